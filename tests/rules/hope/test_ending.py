"""HI-15: the end of a round, and of the journey."""

from __future__ import annotations

import pytest

from .build import Case, Road, passive, roll, trait

NOTHING = {"op": "tell", "line": "Nothing comes of this at all."}


def last(road: Road) -> Case:
    """The last turn of the last round, in which nothing happens."""
    return road.round(5).turn(2).draws(roll(1)).play().avoids()


@pytest.mark.rule("HI-15.1", "HI-15.2")
def test_hope_joins_at_each_rounds_end_but_the_last() -> None:
    case = Road(3).turn(2).draws(roll(1)).play().avoids()
    assert (case.state.hope, case.state.round) == (2, 2)
    assert last(Road(3).hope(2)).state.hope == 2
    full = Road(3).hope(5).turn(2).draws(roll(1)).play().avoids()
    assert full.state.hope == 5


@pytest.mark.rule("HI-15.2", "HI-12.5")
def test_cards_for_once_a_round_turn_back() -> None:
    often = trait(passive("i_avoid", NOTHING, use="round"))
    rare = trait(passive("i_avoid", NOTHING, use="once"))
    road = Road(3).turn(2).person(2, traits=[often, rare]).draws(roll(1))
    case = road.play().avoids()
    assert [held.spent for held in case.person(2).traits] == [[], [0]]


@pytest.mark.rule("HI-15.3", "HI-15.4", "HI-15.5")
def test_the_living_have_arrived_and_tell() -> None:
    case = last(Road(4).dead(1).turn(3))
    case = Road(4).dead(1).round(5).turn(3).draws(roll(1)).play().avoids()
    told = []
    while case.table.result is None:
        prompt = case.prompt()
        told.append(prompt.seat)
        case.table.answer(prompt.id, f"Seat {prompt.seat} grows beans.")
    assert told == [0, 2, 3, 1], "the living clockwise, then the dead"
    assert case.table.result.winners == (0, 2, 3)
    assert case.table.result.scores == {}
    assert "Ada, Cleo and Dov reach Port" in case.table.result.why
    (end,) = (entry for entry in case.state.story if entry.kind == "end")
    assert [t.seat for t in end.told] == [0, 2, 3, 1]


@pytest.mark.rule("HI-15.4", "HI-17.1")
def test_silence_is_no_hindrance_at_the_end() -> None:
    case = last(Road(3))
    while case.table.result is None:
        case.lapse(case.table.prompts[0].seat)
    assert case.table.result.winners == (0, 1, 2)


@pytest.mark.rule("HI-15.6")
def test_when_all_are_gone_it_is_over_in_mid_round() -> None:
    starve = {"op": "hunger", "n": 2, "per": "each"}
    road = Road(3).round(2)
    for seat in range(3):
        road.person(seat, hunger=1)
    case = road.draws(roll(1, refuse=[starve])).play().avoids()
    assert case.state.phase == "end"
    assert case.waits_for == {0, 1, 2}
    case.say("We nearly had it.", 1)
    case.lapse(0)
    case.lapse(2)
    assert case.table.result is not None
    assert case.table.result.winners == ()
    assert "round 2" in case.table.result.why
