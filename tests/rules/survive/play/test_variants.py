"""SV-20: practice, and Hunted."""

from __future__ import annotations

import pytest

from rules.engine import Illegal
from rules.survive import Options
from rules.survive.model.board import GRID, SPACES
from rules.survive.model.components import TOKENS, ZOMBIES
from tests.rules.survive.build import Board, Case, opened
from tests.rules.survive.play.test_ending import QUIET, way, winners


@pytest.mark.rule("SV-20.1")
def test_variants_are_off_unless_chosen() -> None:
    """A table of several opens without any, and Hunted is refused there."""
    assert set(Options.model_fields) == {"last_dawn", "hunted"}
    assert not Options().hunted
    for seats in (2, 3, 4, 5):
        assert not opened(seats).state.hunted
        with pytest.raises(Illegal, match="Hunted") as refused:
            opened(seats, hunted=True)
        assert refused.value.rule == "SV-20.3"


@pytest.mark.rule("SV-20.2", "SV-1.8")
def test_practice_is_the_game_for_one() -> None:
    """Ruth alone, last dawn after 45 rounds, the box as ever; each turn is a round."""
    case = opened(1, "D", "4", "3", "lake")
    case.go("red")
    assert case.state.last_dawn == 45
    assert case.state.bag == TOKENS
    assert not case.state.hunted
    case.go("D7")
    assert (case.turn, case.state.round) == ("red", 2)


@pytest.mark.rule("SV-20.2")
def test_alone_one_goes_on_in_a_new_role_and_wins_by_it() -> None:
    """Converted to Zombie; with all six at home it is won."""
    case = Board("A1 lake").human("red", "A1").play("1", "city")
    case.go("A2")
    assert (case.player("red").role, case.state.zombies) == ("zombie", {"original": "A2"})
    assert case.whose == "red"
    board = Board("D4 city").zombie_player("red", **dict.fromkeys(ZOMBIES[1:], "D4"))
    won = board.play(*QUIET)
    assert (way(won), winners(won)) == ("six", {"red"})


@pytest.mark.rule("SV-20.2")
@pytest.mark.parametrize("hunted", [False, True])
def test_alone_the_last_dawn_without_the_condition_is_no_victory(hunted: bool) -> None:
    """A Crate and a Rock, 7 of 60: nobody wins, and the log says how far Ruth came."""
    board = Board("D4 city, A1 lake").human("red", "A1", hand="1 rock", crates=1).round(45, 45)
    if hunted:
        board.hunted().zombies(original="D4").turn("gm")
    case = board.play(*QUIET)
    assert (way(case), winners(case)) == ("dawn", set())
    assert case.table.result is not None
    assert case.table.result.scores == {0: 7}
    assert case.said("The last dawn breaks. Nobody wins; Ruth's progress is 7 of 60.")


@pytest.mark.rule("SV-20.2", "SV-17.17")
def test_alone_calling_the_end_wins_nothing_either() -> None:
    """The question says so before, and the log after."""
    case = Board().round(2).human("red", crates=1).play("3")
    (call,) = [p for p in case.asked("red") if p.options[0].verb == "call"]
    assert call.text == "Call the end of the game? Then nobody wins."
    case.pick("call", by="red")
    assert (way(case), winners(case)) == ("called", set())
    assert case.said("Ruth ends the game. Nobody wins; Ruth's progress is 4 of 60.")


@pytest.mark.rule("SV-20.2")
def test_alone_the_condition_met_in_the_last_round_wins() -> None:
    """Round 45 of 45: home with all of it."""
    board = Board("A1 lake, A2 red village").round(45, 45)
    board.human("red", "A1", hand="1 crops, 1 water, 1 wood, 1 rock", crates=12)
    case = board.play("1")
    case.go("A2")
    assert (way(case), winners(case)) == ("home", {"red"})


def hunted(*luck: str) -> Case:
    """Ruth alone, the White Meteorite on D4, Zombie City on A1."""
    case = opened(1, "D", "4", "A1", *luck, hunted=True)
    case.go("red")
    return case


@pytest.mark.rule("SV-20.3")
def test_hunted_begins_with_zombie_city_four_steps_away_or_more() -> None:
    """On any such space; the Original stands on it, and the bag holds the other 47 tokens."""
    case = hunted("3")
    far = tuple(space for space in SPACES if GRID.count_steps(space, "D4") >= 4)
    assert far in case.luck.picked
    assert case.state.tokens == {"A1": "city"}
    assert case.state.zombies == {"original": "A1"}
    assert sum(case.state.bag.values()) == 47
    assert case.state.bag["city"] == 0
    assert case.state.last_dawn == 45


@pytest.mark.rule("SV-20.3", "SV-18.7")
def test_the_game_masters_zombies_act_after_the_player_by_the_defaults() -> None:
    """Ruth's turn, then the Zombies' in the same round, without a question; then Ruth again."""
    case = hunted("3", "lake", "2", "forest", "1")
    case.go("D7")
    assert [(e.data["seat"], e.data["roll"]) for e in case.told("roll")] == [
        (0, "3"),
        (-1, "2"),
        (0, "1"),
    ]
    assert case.state.zombies == {"original": "A2"}
    assert case.state.round == 2


@pytest.mark.rule("SV-20.3")
def test_hunted_is_lost_when_the_six_are_home() -> None:
    """Nobody wins."""
    board = Board("D4 city, A1 lake").human("red", "A1").hunted().turn("gm")
    case = board.zombies(**dict.fromkeys(ZOMBIES, "D4")).play("1")
    assert way(case) == "six"
    assert winners(case) == set()


@pytest.mark.rule("SV-20.4")
def test_the_hunted_player_may_become_the_vampire() -> None:
    """And goes on against the Zombies, who keep theirs."""
    board = Board("D4 city, A1 lake").human("red", "A1").hunted().zombies(original="D4")
    case = board.play("1", "graveyard", "1", "1")
    case.go("A2")
    assert case.player("red").role == "vampire"
    assert case.state.vampire == "A2"
    assert case.state.zombies == {"original": "D4"}
    assert case.whose == "red"


@pytest.mark.rule("SV-20.4", "SV-16.9")
def test_a_game_masters_zombie_in_the_graveyard_is_put_back_on_the_city() -> None:
    """It stays the game master's; the Graveyard stays without owner, and the others still move."""
    board = Board("D4 lake, A1 lake, G7 city", white="G1").human("red", "A1").hunted().turn("gm")
    board.zombies(original="D4", white="A1")
    case = board.play("2", "graveyard", "forest", "1")
    assert case.state.tokens["C4"] == "graveyard"
    assert case.state.zombies["original"] == "G7"
    assert case.state.zombies["white"] != "A1"
    assert case.state.zombie_player == -1
    assert case.state.vampire_player is None
