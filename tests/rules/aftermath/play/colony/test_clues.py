"""Which missions come to light (AF-19.29, AF-19.30), and which is next (AF-19.34, AF-20.5)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.play.colony.clues import comes_open, resolve_clues
from rules.aftermath.play.colony.next_mission import ask_next_mission, goes_on, on_offer
from tests.rules.aftermath.build import Case, Party


def party(clue: int = 0, **colony: Any) -> Party:
    fields: dict[str, Any] = {"open": [], **colony}
    return Party(phase="clues").dials(clue=clue).colony(**fields)


@pytest.mark.rule("AF-19.29")
@pytest.mark.parametrize(
    ("clue", "opened"), [(0, []), (1, [5, 7]), (2, [5, 6, 7]), (3, [5, 6, 7, 8])]
)
def test_clues_open_side_missions(clue: int, opened: list[int]) -> None:
    assert comes_open(party(clue).state) == opened
    case = party(clue).play(resolve_clues)
    assert case.s.colony.open == opened
    assert len(case.told("passage")) == len(opened)


@pytest.mark.rule("AF-19.30")
@pytest.mark.parametrize(
    ("done", "opened"), [([], []), ([1], [2]), ([1, 2], [3]), ([1, 2, 3], [4])]
)
def test_main_missions_open_one_after_the_other(done: list[int], opened: list[int]) -> None:
    assert comes_open(party(done=done).state) == opened


@pytest.mark.rule("AF-19.29", "AF-19.30")
def test_what_is_open_or_done_does_not_open_again() -> None:
    assert comes_open(party(1, done=[1, 5], open=[2]).state) == [7]


@pytest.mark.rule("AF-19.34", "AF-20.14")
def test_the_lowest_main_mission_then_side_missions_then_foraging() -> None:
    assert on_offer(party(open=[7, 5, 3]).state) == [3, 5, 7, 0]
    assert on_offer(party(open=[]).state) == [0]


def voted(**colony: Any) -> Case:
    return party(**colony).play(ask_next_mission)


@pytest.mark.rule("AF-19.34", "AF-2.20")
def test_the_party_votes_for_the_next_mission() -> None:
    assert voted(open=[5, 2]).pick("5", by=0).pick("5", by=1).s.colony.assigned == 5
    assert voted(open=[5, 2]).pick("0", by=0).pick("0", by=1).s.colony.assigned == 0
    assert voted(open=[5, 2]).defaults().s.colony.assigned == 2
    assert voted(open=[]).s.colony.assigned == 0


@pytest.mark.rule("AF-19.35")
@pytest.mark.parametrize("opened", [[], [1], [8, 2, 5]])
def test_foraging_is_always_on_offer(opened: list[int]) -> None:
    assert on_offer(party(open=opened).state)[-1] == 0
    assert voted(open=opened).defaults().s.colony.assigned == min([*opened, 9]) % 9


@pytest.mark.rule("AF-20.5")
def test_a_won_campaign_ends_unless_the_party_would_go_on() -> None:
    won = {"won": True, "done": [1, 2, 3]}
    stopped = party(**won).play(goes_on).defaults()
    assert stopped.returned is False
    assert [event.text for event in stopped.told("passage")] == [
        "Tinderbox has come through.",
        "The light over the water.",
        "Who is there, and who is not.",
        "The town.",
    ]
    on = party(**won).play(goes_on).pick("on", by=0).pick("on", by=1)
    assert on.returned is True
    assert on.told("passage") == []


@pytest.mark.rule("AF-20.5")
def test_nobody_is_asked_before_it_is_won_or_when_nothing_is_left() -> None:
    assert party(done=[1]).play(goes_on).returned is True
    assert party(won=True, done=[1, 2, 3, 4]).play(goes_on).returned is False
