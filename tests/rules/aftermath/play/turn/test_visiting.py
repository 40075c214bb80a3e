"""Points of interest and objectives (AF-3.4 to AF-3.9, AF-3.16)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.play.context import Here
from rules.aftermath.play.turn import actions, visiting
from rules.engine import Play
from tests.rules.aftermath.build import A, Case, Party, Script
from tests.rules.aftermath.model.own_book import page

FED: list[Any] = [{"dial": {"food": 1}}]
"""What an entry does that can be seen to have been read."""


def garden(entry: Any = None, **fields: Any) -> int:
    """A row of six spaces with a point of interest on the third, whose entry gives food."""
    return page(
        spaces={3: {"poi": "1", **fields}, 6: {"exit": "A"}},
        entries={"1": FED if entry is None else entry, **({"2": FED} if fields else {})},
    )


def walks(*steps: int) -> Script:
    """Wren goes from space to space; the play says at which a movement ended."""

    def play(h: Here) -> Play[int]:
        for at in steps:
            h.find_character(A).at = at
            if (yield from visiting.enter_space(h, A)):
                return at
        return 0

    return play


def acts(number: int, **fields: Any) -> Case:
    """Wren's actions, with a card in hand."""
    party = Party(page=number).member("wren", **fields).holds("wren", "green-3a")
    return party.play(lambda h: actions.resolve_actions(h, A))


@pytest.mark.rule("AF-3.4")
@pytest.mark.rule("AF-3.5")
@pytest.mark.rule("AF-10.9")
def test_an_entry_is_read_on_entering_and_ends_the_movement() -> None:
    case = Party(page=garden()).play(walks(2, 3, 4))
    assert (case.returned, case.dial("food")) == (3, 7)


@pytest.mark.rule("AF-3.4")
def test_it_is_read_on_the_members_own_turn_alone() -> None:
    case = Party(page=garden()).active("bodkin").play(walks(3))
    assert (case.returned, case.dial("food")) == (0, 6)


@pytest.mark.rule("AF-3.4")
def test_whoever_was_brought_there_out_of_turn_reads_it_when_its_turn_comes() -> None:
    case = acts(garden(), at=3)
    assert case.dial("food") == 7


@pytest.mark.rule("AF-3.4")
def test_the_turn_goes_on_after_the_reading() -> None:
    case = acts(garden(), at=3)
    assert case.prompt("act").seat == 0


@pytest.mark.rule("AF-3.6")
@pytest.mark.rule("AF-3.7")
def test_an_entry_is_read_once_in_a_mission_by_the_whole_party() -> None:
    number = garden()
    party = Party(page=number).set(read={number: ["1"]})
    case = party.play(walks(3))
    assert (case.returned, case.dial("food")) == (0, 6)


@pytest.mark.rule("AF-3.6")
def test_one_marked_repeat_is_read_again_on_entering() -> None:
    number = garden({"repeat": True, "do": FED})
    case = Party(page=number).set(read={number: ["1"]}).play(walks(3))
    assert (case.returned, case.dial("food")) == (3, 7)


@pytest.mark.rule("AF-3.8")
def test_whoever_is_there_may_read_a_repeat_entry_again_once_a_turn() -> None:
    number = garden({"repeat": True, "do": FED})
    party = Party(page=number).set(read={number: ["1"]}).stands("wren", 3)
    case = party.holds("wren", "green-3a").play(lambda h: actions.resolve_actions(h, A))
    assert case.dial("food") == 6  # not by itself
    case.pick("visit")
    assert case.dial("food") == 7
    assert "visit" not in case.options


@pytest.mark.rule("AF-3.8")
def test_the_absent_do_not_read_it_again() -> None:
    number = garden({"repeat": True, "do": FED})
    party = Party(page=number).set(read={number: ["1"]}).stands("wren", 3)
    case = party.holds("wren", "green-3a").play(lambda h: actions.resolve_actions(h, A))
    case.lapse()
    assert (case.over, case.dial("food")) == (True, 6)


@pytest.mark.rule("AF-3.8")
def test_what_is_not_marked_repeat_is_not_offered_again() -> None:
    number = garden()
    party = Party(page=number).set(read={number: ["1"]}).stands("wren", 3)
    case = party.holds("wren", "green-3a").play(lambda h: actions.resolve_actions(h, A))
    assert "visit" not in case.options


@pytest.mark.rule("AF-3.8")
def test_what_is_still_unread_is_not_read_by_choice_either() -> None:
    party = Party(page=garden()).stands("wren", 3)
    assert not visiting.may_reread(party.state, A)


# -- objectives ----------------------------------------------------------------------------------


@pytest.mark.rule("AF-3.9")
def test_an_objective_is_read_only_while_its_token_lies_there() -> None:
    number = page(spaces={3: {"objective": "2"}, 6: {"exit": "A"}}, entries={"2": FED})
    assert Party(page=number).play(walks(3)).dial("food") == 6
    case = Party(page=number).tokens(3, "objective").play(walks(3))
    assert (case.returned, case.dial("food")) == (3, 7)


@pytest.mark.rule("AF-3.9")
def test_its_token_is_discarded_afterwards() -> None:
    number = page(spaces={3: {"objective": "2"}, 6: {"exit": "A"}}, entries={"2": FED})
    case = Party(page=number).tokens(3, "objective").play(walks(3))
    assert case.s.visit.tokens == {}


@pytest.mark.rule("AF-3.9")
def test_unless_the_entry_says_otherwise() -> None:
    entry = {"repeat": True, "do": ["keep_token"]}
    number = page(spaces={3: {"objective": "2"}, 6: {"exit": "A"}}, entries={"2": entry})
    case = Party(page=number).tokens(3, "objective").play(walks(3))
    assert case.s.visit.tokens == {3: ["objective"]}


@pytest.mark.rule("AF-3.9")
def test_objective_and_point_of_interest_of_a_space_are_both_read() -> None:
    party = Party(page=garden(objective="2")).tokens(3, "objective")
    case = party.play(walks(3))
    assert case.dial("food") == 8


@pytest.mark.rule("AF-3.9")
def test_an_objective_put_under_somebodys_feet_waits_for_the_next_turn_or_entering() -> None:
    number = garden([{"objective": 3}], objective="2")
    case = Party(page=number).play(walks(3))
    assert (case.dial("food"), case.s.visit.tokens) == (6, {3: ["objective"]})
    party = Party(page=number).tokens(3, "objective").set(read={number: ["1"]})
    case = (
        party.stands("wren", 3)
        .holds("wren", "green-3a")
        .play(lambda h: actions.resolve_actions(h, A))
    )
    assert case.dial("food") == 7


# -- revisits ------------------------------------------------------------------------------------


@pytest.mark.rule("AF-3.16")
@pytest.mark.parametrize(("repeat", "food"), [(False, 6), (True, 7)])
def test_on_a_revisit_only_repeat_entries_are_read(repeat: bool, food: int) -> None:
    party = Party(page=garden({"repeat": repeat, "do": FED}))
    party.state.visit.revisit = True
    assert party.play(walks(3)).dial("food") == food
