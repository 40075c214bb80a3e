"""SV-16: conversion."""

from __future__ import annotations

import pytest

from rules.survive.model.components import CUBES
from tests.rules.survive.build import Board, Case

RICH = "3 crops, 2 water, 4 wood, 1 rock"


def human_finds(token: str) -> Case:
    """Ben, with cards, Crates and Defenses, walks into a Lair on A1; Red has a Defense beside
    his in Blue's Village."""
    board = Board("A2 lake, D4 blue village, E4 lake, G1 lake")
    board.human("blue", "A2", hand=RICH, crates=2).human("red", "G1").human("green", "G1")
    board.defense("D4", blue="improved", red="basic").defense("E4", blue="basic")
    case = board.play("1", token)
    case.go("A1")
    return case


@pytest.mark.rule("SV-16.1", "SV-16.14", "SV-5.9")
def test_a_human_in_zombie_city_becomes_the_zombie_player_without_a_choice() -> None:
    """The Original Zombie stands there, the turn is over, and next round it moves."""
    case = human_finds("city")
    assert case.player("blue").role == "zombie"
    assert case.said("Ben is now the Zombie player.")
    assert case.state.zombies == {"original": "A1"}
    assert case.whose == "red"
    case.then("mountain", "3", "mountain", "3").go("G4")
    case.go("E2")
    assert case.whose == "blue"
    assert "stay" in case.options


@pytest.mark.rule("SV-16.1")
def test_a_human_in_the_graveyard_becomes_the_vampire() -> None:
    case = human_finds("graveyard")
    assert case.player("blue").role == "vampire"
    assert case.said("Ben is now the Vampire.")
    assert (case.state.vampire, case.state.drops) == ("A1", 0)
    assert case.whose == "red"


@pytest.mark.rule("SV-16.2")
@pytest.mark.parametrize("lair", ["city", "graveyard"])
def test_a_converted_humans_belongings_leave(lair: str) -> None:
    """Cards to the Bank, Defenses off the board, Crates out of the game."""
    case = human_finds(lair)
    assert case.hand("blue") == {}
    assert set(case.bank().values()) == {15}
    assert case.player("blue").crates == 0
    assert (case.state.crates_left, case.state.crates_out) == (10, 2)
    assert case.state.defenses == {"D4": {"red": "basic"}}


@pytest.mark.rule("SV-16.3")
def test_avatar_and_cubes_leave_for_good() -> None:
    """Nothing of Blue's stands anywhere, and no discovery makes a Monster a Human: its own
    Village just replicates."""
    case = human_finds("city")
    assert case.player("blue").space == ""
    assert case.player("blue").cubes == CUBES
    board = Board("D4 lake, A1 city").zombie_player("blue", original="D4").human("red")
    case = board.play("2", "village-blue")
    case.go("D5")
    assert case.player("blue").role == "zombie"
    assert case.state.zombies == {"original": "D5", "blue": "D5"}


@pytest.mark.rule("SV-16.4", "SV-16.5", "SV-5.13")
def test_a_zombie_in_the_graveyard_makes_its_player_the_vampire() -> None:
    """All Zombies leave, those that had not moved too, and the turn ends."""
    board = Board("D4 lake, D7 lake, A1 city").zombie_player("blue", original="D4", red="D7")
    case = board.human("green").play("2", "graveyard")
    case.go("original", "D5")
    assert case.player("blue").role == "vampire"
    assert case.state.zombies == {}
    assert case.state.zombies_to_move == []
    assert (case.state.vampire, case.state.drops) == ("D5", 0)
    assert case.whose == "green"


@pytest.mark.rule("SV-16.6", "SV-5.13")
def test_the_vampire_in_zombie_city_becomes_the_zombie_player() -> None:
    """Drops and all Coffins go, saved ones too."""
    board = Board("D4 lake, A7 graveyard, G1 lake").human("green")
    board.vampire_player("blue", "D4", drops=4, red="A7", white="G1").turn("blue")
    case = board.play("1", "city")
    case.go("D6")
    assert case.player("blue").role == "zombie"
    assert (case.state.vampire, case.state.drops, case.state.coffins) == (None, 0, {})
    assert case.state.zombies == {"original": "D6"}


@pytest.mark.rule("SV-16.7", "SV-16.8")
def test_the_second_lair_opens_the_other_role_and_the_first_stays() -> None:
    """City and Graveyard are one token each: with the City found, only the Graveyard is left."""
    board = Board("A2 lake, D4 city, G1 lake").human("blue", "A2")
    board.zombie_player("red", original="D4", red="G1").human("green")
    assert board.state.bag["city"] == 0
    assert board.state.bag["graveyard"] == 1
    case = board.play("1", "graveyard")
    case.go("A1")
    assert [case.player(colour).role for colour in ("blue", "red", "green")] == [
        "vampire",
        "zombie",
        "human",
    ]
    assert case.state.zombies == {"original": "D4", "red": "G1"}


@pytest.mark.rule("SV-16.9")
def test_a_lair_left_without_owner_stays_a_dear_road_where_nobody_ends() -> None:
    """Blue was the Zombie player and is now the Vampire: it may not end on the old City, and
    passing costs 2."""
    board = Board("D4 lake, D5 city, A7 graveyard").vampire_player("blue", "D4").human("green")
    case = board.play("2")
    assert "D6" in case.ends  # D5 for 2, D6 for 1
    assert "D5" not in case.ends
    assert "D5" not in Board("D4 lake, D5 city").human("green", "D4").play("1").ends
    assert "D5" not in Board("D4 lake, D5 graveyard").human("green", "D4").play("1").ends
    zombies = Board("D4 lake, D5 graveyard, A1 city").zombie_player("blue", original="D4")
    assert "D5" not in zombies.human("green").play("2").ends


@pytest.mark.rule("SV-16.9")
def test_nothing_respawns_on_a_lair_without_owner() -> None:
    board = Board("D4 city, A7 graveyard").vampire_player("blue", "A7").human("green")
    case = board.play("SURVIVE!", "A", "SURVIVE!", "Crate")
    assert case.state.zombies == {}


@pytest.mark.rule("SV-16.10", "SV-16.11")
def test_at_a_table_of_two_zombie_and_vampire_play_on() -> None:
    """No Human is left, both Lairs are found, and the turns go round by the same rules."""
    board = Board("D4 city, A7 graveyard").zombie_player("red", original="D4")
    case = board.vampire_player("blue", "A7").play("2", "lake", "1", "lake", "2")
    case.go("D5")
    assert case.whose == "blue"
    case.go(sorted(case.ends)[0])
    assert case.whose == "red"
    assert case.state.round == 2
    assert case.state.bag["city"] == case.state.bag["graveyard"] == 0


@pytest.mark.rule("SV-16.11")
def test_one_monster_role_alone_plays_on_to_its_victory() -> None:
    """Two at the table, one of them the Zombie player: six Zombies at home still win."""
    six = dict.fromkeys(("original", "red", "blue", "yellow", "green"), "D4")
    table = Board("D4 city, D5 lake").zombie_player("red", **six, white="D5").human("blue")
    case = table.play("2")
    for zombie in six:
        case.go(zombie, "stay")
    case.go("D4")
    assert case.over


@pytest.mark.rule("SV-16.12", "SV-16.13")
def test_a_converted_players_village_and_colour_stay_in_play() -> None:
    """Red's Defense in Blue's Village stands; the Blue Coffin and the Blue Zombie come from it."""
    case = human_finds("graveyard")
    assert case.state.tokens["D4"] == "village-blue"
    assert case.state.defenses["D4"] == {"red": "basic"}
    board = Board("D4 blue village, D2 lake, A7 graveyard").vampire_player("blue", "D2")
    vampire = board.human("green").play("1")
    vampire.go("D4")
    assert vampire.state.coffins == {"blue": "D4"}
    board = Board("D4 blue village, D3 lake, A1 city").zombie_player("blue", original="D3")
    zombies = board.human("green").play("2")
    zombies.go("D4")
    assert zombies.state.zombies["blue"] == "D4"
