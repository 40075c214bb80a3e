"""What is new on the board, and where somebody may go as far as everybody may know."""

from __future__ import annotations

import json

import pytest

from rules.survive import GAME
from rules.survive.model.state import State
from tests.rules.survive.build import Board, crate, meteorite
from tests.rules.survive.test_hidden import beside_zombie


def test_a_move_leaves_a_trail_and_what_it_found_is_new() -> None:
    case = Board("D4 lake, E4 lake").human("blue", "D4").human("red").play("1", "prairie")
    assert case.view().news == []
    case.go("D5")
    seen = case.view()
    assert (seen.trail, seen.news) == ([("D4", "D5")], ["D5"])


def test_a_move_alone_is_in_the_trail_and_not_among_what_is_new() -> None:
    case = Board("D4 lake, E4 mountain, D5 rocky").human("blue", "D4").human("red").play("1")
    case.go("D5")
    assert (case.view().trail, case.view().news) == ([("D4", "D5")], [])


@pytest.mark.rule("SV-19.2")
def test_what_came_down_is_new_and_the_moves_before_are_not() -> None:
    for event, lies in ((crate("C3"), "crates"), (meteorite("C3"), "dark")):
        board = Board("D4 lake, D5 rocky").human("blue", "D4").human("red").play("1", *event)
        board.go("D5")
        seen = board.view()
        assert getattr(seen, lies)
        assert (seen.trail, seen.news) == ([], ["C3"])


def test_a_position_written_before_anything_was_told_to_be_new_is_read() -> None:
    state = Board("D4 lake").human("blue", "D4").state
    written = state.model_dump(mode="json")
    del written["before"]
    read = State.model_validate_json(json.dumps(written))
    assert GAME.view(read, None, ("Ben",)).news == []


@pytest.mark.rule("SV-19.5", "SV-4.23")
def test_where_somebody_may_go_is_shown_to_all_but_for_what_the_hand_decides() -> None:
    """The same for a hand that pays for the attack and for one that does not."""
    for hand in ("1 wood, 1 rock", "2 wood"):
        seen = beside_zombie(hand).view("red")
        assert (seen.reach, seen.contested) == (["C4"], ["D5"])


def test_who_has_moved_may_go_nowhere() -> None:
    """The end step asks what is built."""
    board = Board("D4 lake, D5 lake").human("blue", "D4", hand="1 crops, 1 wood")
    case = board.human("red").play("1")
    assert case.view().reach
    case.go("D5")
    assert (case.whose, case.view().reach) == ("blue", [])


def test_the_reach_of_monsters_is_what_they_are_offered() -> None:
    board = Board("D4 lake, A1 city, A7 graveyard, D5 lake, D3 lake, C4 lake")
    board.human("blue", "G7").zombie_player("red", original="D4")
    case = board.turn("red").play("2")
    assert set(case.view().reach) == case.ends
    board = Board("D4 lake, A7 graveyard").human("blue").vampire_player("red", "D4")
    case = board.turn("red").play("1")
    assert set(case.view().reach) == case.ends
