"""SV-12: the Meteorite lands."""

from __future__ import annotations

import pytest

from tests.rules.survive.build import Board, Case, meteorite

S = "SURVIVE!"
FULL = "3 crops, 2 water, 1 wood, 1 rock"


def kinds(case: Case) -> list[str]:
    return [event.kind for event in case.told()]


@pytest.mark.rule("SV-12.1")
def test_there_is_one_dark_meteorite_and_landing_moves_it() -> None:
    case = Board(dark="B2").human("blue").play(*meteorite("E5"))
    assert case.state.dark == "E5"


@pytest.mark.rule("SV-12.2", "SV-7.2")
def test_humans_under_it_lose_all_their_cards_to_the_bank() -> None:
    """Both on the space; the Bank is whole again."""
    case = (
        Board("A1 lake")
        .human("red", "A1", hand=FULL)
        .human("blue", "A1", hand="1 rock")
        .human("green")
        .play(*meteorite("A1"), "3")
    )
    assert case.hand("red") == case.hand("blue") == {}
    assert set(case.bank().values()) == {15}


@pytest.mark.rule("SV-12.3", "SV-12.20", "SV-3.11", "SV-4.15")
def test_humans_under_it_are_stuck_and_forfeit_each_number() -> None:
    """Ben rolls a 3 and a 5 and stays; he collects nothing either."""
    case = (
        Board("A1 lake", dark="A1")
        .human("blue", "A1")
        .human("red", "", hand="1 crops")
        .play("3", "1")
    )
    assert case.whose == "red"
    assert kinds(case)[:2] == ["roll", "forfeit"]
    assert case.player("blue").space == "A1"
    assert case.hand("blue") == {}
    assert case.view().players[0].stuck


@pytest.mark.rule("SV-12.4")
@pytest.mark.parametrize("beside", ["C4", "E4", "D3", "D5"])
def test_humans_beside_it_lose_half_rounded_down_blindly(beside: str) -> None:
    """Of seven cards three, picked by chance from all seven."""
    case = Board(f"{beside} lake").human("blue", beside, hand=FULL)
    played = case.play(*meteorite("D4"), ["crops", "crops", "rock"])
    assert played.hand("blue") == {"crops": 1, "water": 2, "wood": 1}
    things, count = played.luck.sampled[0]
    assert sorted(things) == ["crops"] * 3 + ["rock"] + ["water"] * 2 + ["wood"]
    assert count == 3


@pytest.mark.rule("SV-12.4")
@pytest.mark.parametrize("aside", ["C3", "E5", "D6", "B4"])
def test_diagonally_or_two_steps_away_nobody_loses(aside: str) -> None:
    case = Board(f"{aside} lake").human("blue", aside, hand=FULL).play(*meteorite("D4"))
    assert sum(case.hand("blue").values()) == 7


@pytest.mark.rule("SV-12.4")
def test_one_card_beside_it_is_kept() -> None:
    """Half of one, rounded down, is none."""
    case = Board("D5 lake").human("blue", "D5", hand="1 rock").play(*meteorite("D4"))
    assert case.hand("blue") == {"rock": 1}


@pytest.mark.rule("SV-12.4")
def test_letters_and_rows_do_not_wrap_round_the_edge() -> None:
    """A7 and B1 are far apart, though one follows the other in coordinate order."""
    case = Board("B1 lake").human("blue", "B1", hand=FULL).play(*meteorite("A7"))
    assert sum(case.hand("blue").values()) == 7


@pytest.mark.rule("SV-12.5")
def test_neither_village_nor_defense_protects_the_cards() -> None:
    """Red under it in her Village, Blue beside it behind his own Defense."""
    case = (
        Board("D4 red village, D5 lake")
        .human("red", "D4", hand=FULL)
        .human("blue", "D5", hand="4 wood")
        .defense("D4", red="basic")
        .defense("D5", blue="basic")
        .play(*meteorite("D4"))
    )
    assert case.hand("red") == {}
    assert case.hand("blue") == {"wood": 2}


@pytest.mark.rule("SV-12.6")
def test_monsters_under_it_are_killed() -> None:
    """Two Zombies and the Vampire on the Lake; the Zombie next door lives (SV-12.18)."""
    case = (
        Board("D4 lake, D5 lake, A1 city, A7 graveyard")
        .human("blue")
        .zombie_player("red", original="D4", red="D4", blue="D5")
        .vampire_player("green", "D4", drops=3)
        .play(*meteorite("D4"))
    )
    assert case.state.zombies == {"blue": "D5"}
    assert case.state.vampire is None
    assert case.state.drops == 0


@pytest.mark.rule("SV-12.7")
def test_every_zombie_on_zombie_city_is_killed() -> None:
    case = (
        Board("D4 city, A1 lake")
        .human("blue")
        .zombie_player("red", original="D4", red="D4", white="A1")
        .play(*meteorite("D4"))
    )
    assert case.state.zombies == {"white": "A1"}


@pytest.mark.rule("SV-12.8")
def test_saved_coffins_on_the_graveyard_are_destroyed() -> None:
    """The Vampire is elsewhere and lives, and so does its loose Coffin."""
    case = (
        Board("D4 graveyard, A1 lake, B1 red village")
        .human("blue")
        .vampire_player("green", "A1", green="D4", blue="D4", red="B1")
        .play(*meteorite("D4"))
    )
    assert case.state.coffins == {"red": "B1"}
    assert case.state.vampire == "A1"


@pytest.mark.rule("SV-12.9")
def test_a_loose_coffin_under_it_is_removed() -> None:
    case = (
        Board("D4 graveyard, A1 lake, B1 red village, C1 blue village")
        .human("blue")
        .vampire_player("green", "A1", green="D4", red="B1", blue="C1")
        .play(*meteorite("B1"))
    )
    assert case.state.coffins == {"green": "D4", "blue": "C1"}


@pytest.mark.rule("SV-12.10", "SV-12.11", "SV-6.22")
def test_defenses_under_it_return_to_their_owners_stocks() -> None:
    """Both owners' on a Village; the Months are gone until the cubes are built again."""
    board = (
        Board("D4 red village, A1 lake")
        .human("red", "A1", hand="1 crops, 1 wood")
        .human("blue")
        .defense("D4", red="improved", blue="basic")
    )
    case = board.play(*meteorite("D4"))
    assert case.state.defenses == {}
    assert case.player("red").cubes == {"basic": 5, "improved": 2, "fortified": 1}
    assert case.player("blue").cubes == {"basic": 5, "improved": 2, "fortified": 1}
    assert case.months("red") == case.months("blue") == 0


@pytest.mark.rule("SV-12.11")
def test_a_destroyed_defenses_cube_may_be_built_again() -> None:
    """Red's last Basic cube stood on B1 and is destroyed; she builds it on A1."""
    board = Board("A1 lake, A2 lake, B1 lake, C1 lake, D1 lake, E1 lake, F1 lake")
    board.human("red", "A2", hand="1 crops, 1 wood, 1 rock")
    for space in ("B1", "C1", "D1", "E1", "F1"):
        board.defense(space, red="basic")
    case = board.play(*meteorite("E1"), "1")
    case.go("A1", "build")
    assert case.state.defenses["A1"] == {"red": "basic"}
    assert case.player("red").cubes["basic"] == 0


@pytest.mark.rule("SV-12.12", "SV-13.2")
def test_crates_lying_under_it_are_removed_from_the_game() -> None:
    case = Board().human("blue").crate("A1", 2).play(*meteorite("A1"))
    assert (case.state.crates, case.state.crates_out, case.state.crates_left) == ({}, 2, 10)


@pytest.mark.rule("SV-12.13")
def test_collected_crates_are_never_lost_to_it() -> None:
    board = Board("A1 lake").human("blue", "A1", crates=3, hand=FULL).human("red")
    case = board.play(*meteorite("A1"))
    assert case.player("blue").crates == 3
    assert case.hand("blue") == {}


@pytest.mark.rule("SV-12.14", "SV-12.15", "SV-4.14")
def test_on_an_unexplored_space_it_draws_no_token_and_keeps_everyone_away() -> None:
    """D4 stays unexplored, and neither Human, Zombie nor Vampire beside it may end there."""
    board = Board("D5 lake, A1 city, A7 graveyard").human("blue", "D5")
    case = (
        board.zombie_player("red", original="D5")
        .vampire_player("green", "D5")
        .play(*meteorite("D4"), "2", "3", "1")
    )
    assert "D4" not in case.state.tokens
    assert sum(case.state.bag.values()) == 45
    assert case.whose == "red"
    assert case.ends == {"C5", "D6", "E5"}


@pytest.mark.rule("SV-12.16")
def test_landing_again_where_it_lies_strikes_again() -> None:
    """Ben was stuck under it and has got cards since: they are gone."""
    board = Board("A1 lake", dark="A1").human("blue", "A1", hand=FULL).human("red")
    case = board.play(*meteorite("A1"))
    assert case.state.dark == "A1"
    assert case.hand("blue") == {}


@pytest.mark.rule("SV-12.17")
def test_on_the_white_meteorites_space_it_strikes_humans_still_there() -> None:
    """They lose all and are stuck, from their first move on."""
    board = Board("A1 lake", white="D4").human("red").human("blue", hand=FULL).human("green", "A1")
    case = board.play(*meteorite("D4"), "3", "3")
    assert case.state.dark == "D4"
    assert case.hand("blue") == {}
    assert [event.data["seat"] for event in case.told("forfeit")] == [1]
    assert case.whose == "green"
    assert all(case.view().players[seat].stuck for seat in (0, 1))


@pytest.mark.rule("SV-12.18")
def test_monsters_beside_it_are_unharmed() -> None:
    case = (
        Board("D4 lake, D5 lake, A1 city, A7 graveyard, D3 lake")
        .human("blue")
        .zombie_player("red", original="D5")
        .vampire_player("green", "D3", drops=2)
        .play(*meteorite("D4"))
    )
    assert case.state.zombies == {"original": "D5"}
    assert (case.state.vampire, case.state.drops) == ("D3", 2)


@pytest.mark.rule("SV-12.19")
def test_its_kills_bring_nobody_a_crate() -> None:
    """Ben's own Zombie, the Original and the Vampire die by his roll."""
    case = (
        Board("D4 lake, A1 city, A7 graveyard")
        .human("blue")
        .zombie_player("red", original="D4", blue="D4")
        .vampire_player("green", "D4")
        .play(*meteorite("D4"))
    )
    assert case.player("blue").crates == 0
    assert case.state.crates_left == 12


@pytest.mark.rule("SV-12.21", "SV-3.6")
def test_a_stuck_human_whose_own_event_moves_it_is_free_next_turn() -> None:
    """The SURVIVE! was the whole turn; the next number moves her."""
    case = Board("A1 lake", dark="A1").human("red", "A1").play(*meteorite("G1"), "1")
    assert case.player("red").space == "A1"
    assert case.ends == {"A2", "B1"}
    assert case.state.round == 2


@pytest.mark.rule("SV-12.22", "SV-14.33", "SV-15.34")
def test_a_monster_respawning_under_it_is_placed_stuck_and_alive() -> None:
    """The Original Zombie on Zombie City; on a number it neither moves nor attacks."""
    case = (
        Board("D4 city", dark="D4")
        .human("blue")
        .zombie_player("red")
        .play(S, S, "1", "Crate", "4", "1")
    )
    assert case.state.zombies == {"original": "D4"}
    assert case.whose == "blue"
    assert case.state.dark == "D4"
    vampire = Board("D4 graveyard", dark="D4").human("blue").vampire_player("red")
    case = vampire.play(S, S, "1", "Crate", "4", "1")
    assert case.state.vampire == "D4"
    assert case.whose == "blue"


@pytest.mark.rule("SV-12.23")
def test_a_stuck_zombie_has_nobody_to_attack_and_a_stuck_vampire_forfeits() -> None:
    """A Zombie placed under it: no question, no attack. The Vampire: a forfeit."""
    zombie = Board("D4 city", dark="D4").zombie_player("red", original="D4").human("blue")
    case = zombie.play("4", "1")
    assert case.whose == "blue"
    assert not case.told("attack")
    vampire = Board("D4 graveyard", dark="D4").vampire_player("red", "D4").human("blue")
    case = vampire.play("4", "1")
    assert [event.data["seat"] for event in case.told("forfeit")] == [0]
    assert case.state.vampire == "D4"
