"""SV-11 SURVIVE! events, SV-12 the Meteorite, SV-13 Crates."""

from __future__ import annotations

import pytest

from rules.survive.components import COIN, LETTER_DIE, NUMBER_DIE

from .build import Board, Case

S = "SURVIVE!"
FULL = "3 crops, 2 water, 1 wood, 1 rock"


def meteorite(space: str) -> tuple[str, ...]:
    """A SURVIVE! roll that throws the Meteorite there."""
    return (S, space[0], space[1], "Meteorite")


def crate(space: str) -> tuple[str, ...]:
    """A SURVIVE! roll that throws a Crate there."""
    return (S, space[0], space[1], "Crate")


def kinds(case: Case) -> list[str]:
    return [event.kind for event in case.told()]


# -- SV-11 -----------------------------------------------------------------------------------------


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


# -- SV-12 -----------------------------------------------------------------------------------------


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


# -- SV-13 -----------------------------------------------------------------------------------------


@pytest.mark.rule("SV-13.1")
def test_several_crates_lie_on_the_board_also_on_one_space() -> None:
    case = Board().human("blue").crate("A1").crate("C3").play(*crate("A1"))
    assert case.state.crates == {"A1": 2, "C3": 1}
    assert case.state.crates_left == 9


@pytest.mark.rule("SV-13.1", "SV-13.3")
def test_with_an_empty_supply_a_crate_flip_does_nothing() -> None:
    """Not even where somebody would take it."""
    case = Board("A1 lake").human("blue", "A1").crates_left(0).play(*crate("A1"))
    assert (case.state.crates, case.state.crates_left, case.state.crates_out) == ({}, 0, 12)
    assert case.player("blue").crates == 0


@pytest.mark.rule("SV-13.4")
@pytest.mark.parametrize("where", ["D4 city", "D4 graveyard", "D4 mountain"])
def test_on_a_lair_or_mountain_it_is_removed(where: str) -> None:
    case = Board(where).human("blue").play(*crate("D4"))
    assert (case.state.crates, case.state.crates_left, case.state.crates_out) == ({}, 11, 1)


@pytest.mark.rule("SV-13.4")
def test_on_either_meteorite_it_is_removed() -> None:
    """The dark one on an unexplored space, and the White one with Humans about it."""
    case = Board(white="G7", dark="A1").human("blue").play(*crate("A1"))
    assert (case.state.crates, case.state.crates_out) == ({}, 1)
    case = Board(white="G7").human("blue").play(*crate("G7"))
    assert (case.state.crates, case.state.crates_out, case.player("blue").crates) == ({}, 1, 0)


@pytest.mark.rule("SV-13.5")
@pytest.mark.parametrize("where", ["D4 blue village", "D4 lake"])
def test_the_meteorite_goes_before_village_and_element(where: str) -> None:
    """Ben's own Village, or his Lake with him on it, under the Meteorite: the Crate is lost."""
    case = Board(where, dark="D4").human("blue", "D4").human("red").play(*crate("D4"))
    assert case.player("blue").crates == 0
    assert case.state.crates_out == 1


@pytest.mark.rule("SV-13.6")
def test_on_an_unexplored_space_it_stays_until_collected() -> None:
    """It lies on A1 for two turns; then Ben ends there and has it."""
    case = Board("A2 lake").human("blue", "A2").human("red").play(*crate("A1"), "2")
    assert case.state.crates == {"A1": 1}
    case.then("mountain", "1", "lake").go("G5")
    assert case.state.crates == {"A1": 1}
    case.go("A1")
    assert case.player("blue").crates == 1
    assert case.state.crates == {}


@pytest.mark.rule("SV-13.7")
def test_on_a_humans_village_that_human_takes_it_wherever_they_are() -> None:
    """Red is far away; Ben stands in her Village with his Defense and gets nothing."""
    case = (
        Board("D4 red village, A1 lake")
        .human("red", "A1")
        .human("blue", "D4")
        .defense("D4", blue="basic")
        .play(*crate("D4"))
    )
    assert case.player("red").crates == 1
    assert case.player("blue").crates == 0
    assert case.state.crates_left == 11


@pytest.mark.rule("SV-13.8", "SV-13.9")
def test_on_another_colours_village_it_is_removed_whatever_stands_there() -> None:
    """White plays not at all; Green has become the Zombie player. Ben's Defenses do not help."""
    for village in ("white", "green"):
        case = (
            Board(f"D4 {village} village, A1 city")
            .human("blue", "D4")
            .zombie_player("green")
            .defense("D4", blue="basic")
            .play(*crate("D4"))
        )
        assert case.player("blue").crates == 0
        assert (case.state.crates, case.state.crates_out) == ({}, 1)


@pytest.mark.rule("SV-13.10", "SV-13.11")
def test_on_a_defended_element_the_defenses_owner_takes_it() -> None:
    """Red owns the Defense and is away; Ben and Gil stand there."""
    case = (
        Board("D4 lake, A1 lake")
        .human("blue", "D4")
        .human("green", "D4")
        .human("red", "A1")
        .defense("D4", red="basic")
        .play(*crate("D4"))
    )
    assert [case.player(colour).crates for colour in ("red", "blue", "green")] == [1, 0, 0]


@pytest.mark.rule("SV-13.12", "SV-13.13")
def test_among_several_humans_the_highest_roll_takes_it() -> None:
    """The Movement Die: Ben a 2, Gil a SURVIVE! that counts 0 and starts nothing, Red a 4."""
    board = Board("D4 lake").human("blue", "D4").human("green", "D4").human("red", "D4")
    case = board.play(*crate("D4"), "2", S, "4")
    assert [case.player(colour).crates for colour in ("red", "blue", "green")] == [1, 0, 0]
    assert len([e for e in case.told("dice") if "letter" in e.data]) == 1


@pytest.mark.rule("SV-13.13")
def test_ties_for_a_crate_roll_again_among_the_tied() -> None:
    """Ben and Red 5, Gil 1; then Ben 1 and Red SURVIVE!: Ben has it, and Gil rolled once."""
    board = Board("D4 lake").human("blue", "D4").human("green", "D4").human("red", "D4")
    case = board.play(*crate("D4"), "5", "1", "5", "1", S)
    assert [case.player(colour).crates for colour in ("blue", "green", "red")] == [1, 0, 0]


@pytest.mark.rule("SV-13.13")
def test_all_rolling_survive_is_a_tie_of_noughts() -> None:
    board = Board("D4 lake").human("blue", "D4").human("green", "D4")
    case = board.play(*crate("D4"), S, S, "1", "2")
    assert [case.player(colour).crates for colour in ("blue", "green")] == [0, 1]


@pytest.mark.rule("SV-13.14")
def test_one_human_on_an_element_takes_it_monsters_there_or_not() -> None:
    case = (
        Board("D4 lake, A1 city")
        .human("blue", "D4")
        .zombie_player("red", original="D4")
        .play(*crate("D4"))
    )
    assert case.player("blue").crates == 1


@pytest.mark.rule("SV-13.15")
def test_on_an_element_with_only_monsters_it_is_removed() -> None:
    """A Zombie; or the Vampire."""
    zombie = Board("D4 lake, A1 city").human("blue").zombie_player("red", original="D4")
    vampire = Board("D4 lake, A1 graveyard").human("blue").vampire_player("red", "D4")
    for board in (zombie, vampire):
        case = board.play(*crate("D4"))
        assert (case.state.crates, case.state.crates_out) == ({}, 1)


@pytest.mark.rule("SV-13.16")
def test_on_an_empty_element_it_stays() -> None:
    case = Board("D4 lake").human("blue").play(*crate("D4"))
    assert case.state.crates == {"D4": 1}
    assert case.said("A Crate lands on D4 and waits there.")


@pytest.mark.rule("SV-13.17")
def test_a_human_ending_there_takes_them_all_before_discovering() -> None:
    """Two Crates on unexplored A1, which turns out a Mountain and ends the turn."""
    case = Board("A2 lake").human("blue", "A2").crate("A1", 2).play("1", "mountain")
    events = case.go("A1")
    assert case.player("blue").crates == 2
    assert [e.kind for e in events if e.kind in ("crate", "discovery")] == ["crate", "discovery"]


@pytest.mark.rule("SV-13.17", "SV-4.17")
def test_passing_over_a_crate_does_not_take_it() -> None:
    """From A1 to A3 by A2 or B-row: the Crate on A2 stays."""
    case = Board("A1 lake, A3 lake").human("blue", "A1").crate("A2").play("2")
    case.go("A3")
    assert case.state.crates == {"A2": 1}


@pytest.mark.rule("SV-13.18", "SV-13.2")
def test_a_monster_ending_there_removes_them() -> None:
    """A Zombie on an explored space; the Vampire on an unexplored one."""
    zombie = Board("A1 lake, A2 lake, D4 city").zombie_player("red", original="A2").human("blue")
    case = zombie.crate("A1", 2).play("2")
    case.go("A1")
    assert (case.state.crates, case.state.crates_out) == ({}, 2)
    vampire = Board("A1 lake, D4 graveyard").vampire_player("red", "A1").human("blue")
    case = vampire.crate("A3").play("1", "lake")
    case.go("A3")
    assert (case.state.crates, case.state.crates_out) == ({}, 1)


@pytest.mark.rule("SV-13.8")
def test_a_group_entering_a_village_walks_on_no_crate() -> None:
    """None can lie on a Village: one that falls on an unused colour's is removed at once."""
    case = Board("D4 white village").human("blue").play(*crate("D4"))
    assert case.state.crates == {}


@pytest.mark.rule("SV-13.19")
def test_a_crate_taken_while_discovering_a_lair_is_lost_with_the_rest() -> None:
    """First picked up, then converted: it is out of the game."""
    case = Board("A2 lake").human("blue", "A2").human("red").crate("A1").play("1", "city")
    case.go("A1")
    assert [event.kind for event in case.told()].count("crate") == 1
    assert case.player("blue").crates == 0
    assert (case.state.crates_out, case.state.crates_left) == (1, 11)
