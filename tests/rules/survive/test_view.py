"""Ledger section 23: the facts that the table card and the private sheets are drawn from."""

from __future__ import annotations

import pytest

from tests.rules.survive.build import Board, Case, opened
from tests.rules.survive.play.test_absence import quiet_blue


def busy(*luck: str) -> Case:
    """Something of everything on the board; Blue is to move by a 1."""
    board = Board("D4 lake, D5 blue village, A1 city, A7 graveyard, G1 lake, F1 lake", dark="C1")
    board.human("blue", "D4", hand="1 crops, 1 water, 1 wood", crates=2)
    board.human("yellow", "G1").crate("E1", 2)
    board.defense("D5", blue="improved", yellow="basic")
    board.zombie_player("red", original="F1", white="A1")
    board.vampire_player("green", "F1", drops=3, white="D5", red="A7")
    return board.round(7, 40).play("1", *luck)


def test_public_picture() -> None:
    """Kinds and Village colours, unexplored blank, both Meteorites, Crates, every piece, Defenses
    with owner and size, Coffins loose and saved."""
    view = busy().view()
    assert view.tokens["D5"] == "village-blue"
    assert "D3" not in view.tokens
    assert (view.white, view.dark) == ("G7", "C1")
    assert view.crates == {"E1": 2}
    assert [player.space for player in view.players] == ["D4", "G1", None, None]
    assert view.zombies == {"original": "F1", "white": "A1"}
    assert view.vampire == "F1"
    assert view.defenses == {"D5": {"blue": "improved", "yellow": "basic"}}
    assert view.coffins == {"white": "D5", "red": "A7"}
    assert view.saved == ["red"]


def test_public_side_panel() -> None:
    """Round and last dawn, turn and roll, each Human, both Monsters, Bank, Crates, bag."""
    case = busy()
    view = case.view()
    assert (view.round, view.last_dawn, view.turn, view.roll) == (7, 40, 0, "1")
    blue = view.players[0]
    assert (blue.colour, blue.months, blue.cards, blue.crates) == ("blue", 4, 3, 2)
    assert blue.cubes == {"basic": 5, "improved": 1, "fortified": 1}
    assert not blue.stuck
    assert (view.zombie_player, len(view.zombies), view.vampire_player) == (2, 2, 3)
    assert (view.drops, len(view.coffins), len(view.saved)) == (3, 2, 1)
    assert view.bank == {"crops": 14, "water": 14, "wood": 14, "rock": 15}
    assert view.crates_left == 8
    assert view.bag["lake"] == 5
    assert case.table.waiting_seats == {0}


def test_a_stuck_human_is_shown_as_such() -> None:
    case = Board("D4 lake", dark="D4").human("blue", "D4").human("red").play("1")
    assert [player.stuck for player in case.view().players] == [True, False]


def test_progress_of_monsters_is_public_and_a_humans_is_not() -> None:
    assert [player.progress for player in busy().view().players] == [None, None, 15, 18]


def test_who_is_absent_is_known_of_the_table() -> None:
    case = quiet_blue()
    case.then("mountain", "1").lapse()
    assert case.table.absent_seats == {0}


def test_the_last_moves_are_marked() -> None:
    case = busy()
    case.go("D5")
    assert ("D4", "D5") in case.view().trail


def test_a_colour_is_blank_until_chosen() -> None:
    case = opened(2)
    prompt = next(p for p in case.table.prompts if p.seat == 1 and not p.optional)
    case.table.answer(prompt.id, ["white"])
    assert [player.colour for player in case.view().players] == [None, "white"]


@pytest.mark.rule("SV-7.5", "SV-10.5", "SV-10.6")
def test_private_sheet_of_a_human() -> None:
    """Cards, what they pay, whether each Monster's attack would be defended, destinations with
    what they bring, what is missing."""
    view = busy().view("blue")
    assert view.players[0].hand == {"crops": 1, "water": 1, "wood": 1, "rock": 0}
    assert view.sheet.pays["defend vampire"]
    assert not view.sheet.pays["defend zombie"]
    assert (view.sheet.missing, view.sheet.months_missing) == (["rock"], 8)
    brings = {d.space: d.brings for d in view.sheet.destinations}
    assert brings["D5"] == "Blue Village, your home"


def test_private_sheet_of_the_zombie_player() -> None:
    """Legal destinations of each Zombie yet to move; nobody's cards."""
    board = Board("D4 lake, D5 white village, A1 city").zombie_player(
        "red", original="D4", blue="A1"
    )
    view = board.human("green", hand="2 wood").play("2").view("red")
    by = {(d.piece, d.space): d.brings for d in view.sheet.destinations}
    assert by["original", "D5"] == "White Village: the White Zombie rises"
    assert ("blue", "A2") in by
    assert ("blue", "A1") in by  # to stay
    assert all(player.hand is None for player in view.players)


def test_private_sheet_of_the_vampire() -> None:
    """Destinations with what a Village costs."""
    board = Board("D4 lake, D6 white village, A7 graveyard").vampire_player("red", "D4", drops=2)
    view = board.human("green").defense("D6", green="basic").play("1").view("red")
    brings = {d.space: d.brings for d in view.sheet.destinations}
    assert brings["D6"] == "White Village: pay 1 Blood Drop, place the White Coffin"
    assert all(player.hand is None for player in view.players)


def test_an_open_replication_and_coffin_can_be_read_from_the_picture() -> None:
    """Villages whose Zombie or Coffin is off the board: tokens, zombies and coffins tell."""
    view = busy().view("red")
    assert "blue" not in view.zombies
    assert "blue" not in view.coffins
    assert "village-blue" in view.tokens.values()


@pytest.mark.rule("SV-14.16", "SV-3.4")
@pytest.mark.parametrize(("roll", "enter"), [("2", False), ("3", True)])
def test_villages_for_several_zombies_are_marked_as_far_as_they_get(roll: str, enter: bool) -> None:
    """Two Zombies stand two steps from a Village with two Defenses, and move one less than the
    roll."""
    board = Board("D4 white village, D3 lake, D2 lake, D5 lake, D6 lake, A1 city, G1 lake")
    board.zombie_player("red", original="D2", red="D6")
    for colour in ("blue", "yellow"):
        board.human(colour, "G1").defense("D4", **{colour: "basic"})
    assert ("D4" in board.play(roll).view().reach) is enter
