"""SV-11: a rolled SURVIVE!."""

from __future__ import annotations

import pytest

from rules.survive.play.dice import COIN, LETTER_DIE, NUMBER_DIE
from tests.rules.survive.build import Board, Case, crate, meteorite

S = "SURVIVE!"
FULL = "3 crops, 2 water, 1 wood, 1 rock"


def kinds(case: Case) -> list[str]:
    return [event.kind for event in case.told()]


@pytest.mark.rule("SV-11.1")
def test_respawns_come_before_the_dice_and_a_monster_killed_then_waits() -> None:
    """The Original Zombie returns to Zombie City, and the Meteorite of the same event kills it
    there: it stays off the board until the next event."""
    case = Board("D4 city").zombie_player("red").human("blue").play(*meteorite("D4"))
    order = [kind for kind in kinds(case) if kind in ("zombie", "dice", "meteorite")]
    assert order == ["zombie", "dice", "meteorite", "zombie"]
    assert case.state.zombies == {}


@pytest.mark.rule("SV-11.1")
def test_a_monster_killed_by_an_event_does_not_return_in_it() -> None:
    """The Vampire is struck on B2: off the board, though a SURVIVE! was rolled."""
    case = Board("D4 graveyard, B2 lake").human("blue").vampire_player("red", "B2")
    assert case.play(*meteorite("B2")).state.vampire is None


@pytest.mark.rule("SV-11.2", "SV-14.32")
def test_the_original_zombie_returns_and_only_the_original() -> None:
    """With the coloured ones off the board too, just the Original is back on Zombie City."""
    case = Board("D4 city").human("blue").zombie_player("red").play(S, "A", S, "Crate")
    assert case.state.zombies == {"original": "D4"}


@pytest.mark.rule("SV-11.2")
def test_an_original_zombie_on_the_board_stays_where_it_is() -> None:
    case = Board("D4 city, A2 lake").human("blue").zombie_player("red", original="A2")
    assert case.play(S, "A", S, "Crate").state.zombies == {"original": "A2"}


@pytest.mark.rule("SV-11.2", "SV-11.3")
def test_without_a_player_in_the_role_nothing_returns() -> None:
    """Both Lairs are explored, but nobody is Zombie player or Vampire."""
    case = Board("D4 city, C3 graveyard").human("blue").play(S, "A", S, "Crate", "3")
    assert case.state.zombies == {}
    assert case.state.vampire is None


@pytest.mark.rule("SV-11.3")
def test_the_vampire_returns_to_the_graveyard() -> None:
    case = Board("D4 graveyard").human("blue").vampire_player("red").play(S, "A", S, "Crate")
    assert case.state.vampire == "D4"


@pytest.mark.rule("SV-11.4")
@pytest.mark.parametrize("roller", ["blue", "red", "green"])
def test_anybodys_event_brings_them_back(roller: str) -> None:
    """A Human's, the Zombie player's and the Vampire player's."""
    board = (
        Board("D4 city, C3 graveyard").human("blue").zombie_player("red").vampire_player("green")
    )
    case = board.turn(roller).play(S, "A", S, "Crate", "3", "3", "3")
    assert case.state.zombies == {"original": "D4"}
    assert case.state.vampire == "C3"


@pytest.mark.rule("SV-11.5")
def test_the_coordinate_dice_are_rolled_before_the_coin() -> None:
    case = Board().human("blue").play(*crate("A1"))
    assert case.luck.picked[1:4] == [LETTER_DIE, NUMBER_DIE, COIN]


@pytest.mark.rule("SV-11.6")
@pytest.mark.parametrize("space", ["A1", "G3", "D7"])
def test_letter_and_number_name_the_space(space: str) -> None:
    """The Meteorite lands there, or the Crate."""
    assert Board().human("blue").play(*meteorite(space)).state.dark == space
    assert Board().human("blue").play(*crate(space)).state.crates == {space: 1}


@pytest.mark.rule("SV-11.7")
@pytest.mark.parametrize("dice", [("A", S), (S, "1")])
def test_one_icon_and_a_crate_is_nothing(dice: tuple[str, str]) -> None:
    """No Crate leaves the supply, and the dark Meteorite stays."""
    case = Board(dark="B2").human("blue").play(S, *dice, "Crate")
    assert (case.state.dark, case.state.crates, case.state.crates_left) == ("B2", {}, 12)


@pytest.mark.rule("SV-11.8")
@pytest.mark.parametrize("dice", [("A", S), (S, "1")])
def test_one_icon_and_the_meteorite_takes_it_off_the_board(dice: tuple[str, str]) -> None:
    """Nothing lands: a Human on A1 keeps the cards."""
    case = Board("A1 lake", dark="B2").human("blue", "A1", hand=FULL).play(S, *dice, "Meteorite")
    assert case.state.dark is None
    assert sum(case.hand("blue").values()) == 7


@pytest.mark.rule("SV-11.8")
def test_one_icon_and_the_meteorite_with_none_on_the_board_is_nothing() -> None:
    assert Board().human("blue").play(S, "A", S, "Meteorite").state.dark is None


@pytest.mark.rule("SV-11.9")
def test_two_icons_of_a_human_strike_where_the_human_stands() -> None:
    """The Meteorite takes Ben's cards; a Crate is his, alone on the Lake."""
    board = Board("A1 lake").human("blue", "A1", hand=FULL).human("red")
    case = board.play(S, S, S, "Meteorite")
    assert case.state.dark == "A1"
    assert case.hand("blue") == {}
    case = Board("A1 lake").human("blue", "A1").play(S, S, S, "Crate")
    assert case.player("blue").crates == 1


@pytest.mark.rule("SV-11.10")
def test_two_icons_of_the_zombie_player_strike_zombie_city() -> None:
    """Wherever the Zombies stand."""
    case = Board("D4 city, A2 lake").zombie_player("red", original="A2").human("blue")
    assert case.play(S, S, S, "Meteorite").state.dark == "D4"


@pytest.mark.rule("SV-11.10")
def test_two_icons_of_the_game_masters_zombies_strike_zombie_city() -> None:
    case = Board("D4 city, A2 lake").human("red").zombies(original="A2").hunted().turn("gm")
    assert case.play(S, S, S, "Meteorite").state.dark == "D4"


@pytest.mark.rule("SV-11.11")
def test_two_icons_of_the_vampire_player_strike_the_graveyard() -> None:
    """Even while the Vampire is elsewhere."""
    case = Board("D4 graveyard, A2 lake").vampire_player("red", "A2").human("blue")
    assert case.play(S, S, S, "Meteorite").state.dark == "D4"


@pytest.mark.rule("SV-11.12", "SV-13.2")
@pytest.mark.parametrize("role", ["zombie", "vampire"])
def test_a_crate_of_two_icons_on_a_lair_is_discarded(role: str) -> None:
    """It is out of the game: eleven are left, none lies on the board."""
    board = Board("D4 city, C3 graveyard")
    board = board.zombie_player("red") if role == "zombie" else board.vampire_player("red")
    case = board.human("blue").play(S, S, S, "Crate")
    assert (case.state.crates_left, case.state.crates_out, case.state.crates) == (11, 1, {})


@pytest.mark.rule("SV-11.13")
def test_an_event_never_waits() -> None:
    """Struck Humans, blind losses, a Crate to roll for: nobody is asked before Ben's next turn."""
    case = (
        Board("A1 lake, B1 lake")
        .human("red", "A1", hand=FULL)
        .human("blue", "B1", hand=FULL)
        .play(*meteorite("A1"))
    )
    assert case.whose == "blue"
    assert kinds(case).count("roll") == 2
