"""SV-13: Crates."""

from __future__ import annotations

import pytest

from tests.rules.survive.build import Board, crate

S = "SURVIVE!"


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
    assert case.said("A Crate lands on D4, where Ben, Gil and Ruth stand.")
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
