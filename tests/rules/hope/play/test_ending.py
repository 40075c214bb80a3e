"""HI-15: the end of a round, and of the journey."""

from __future__ import annotations

import pytest

from rules.hope.model.decks import DECKS
from tests.rules.hope.build import Case, Road, roll
from tests.rules.hope.rows import check, rows


def last(road: Road) -> Case:
    """The last turn of the last round, in which nothing happens."""
    return road.round(5).turn(2).draws(roll(1)).play().avoids()


@rows("""
HI-15.1 HI-15.2 | a Hope die joins at the end of a round | turn Cleo; Cleo avoids | hope 2; round 2
HI-15.1 HI-11.4 | there are five at most | turn Cleo; hope 5; Cleo avoids | hope 5
HI-15.1 | none joins after the last round | round 5; turn Cleo; hope 2; Cleo avoids | hope 2;
        phase end
HI-15.2 HI-12.5 | cards for once a round turn back | turn Cleo; Cleo trait i_avoid tell use=round;
        Cleo trait i_avoid tell use=once; Cleo avoids | spent - - [],[0]
""")
def test_ends_of_rounds(play: str, then: str) -> None:
    check(play, then)


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
        case.run_out(case.table.prompts[0].seat)
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
    case.run_out(0)
    case.run_out(2)
    assert case.table.result is not None
    assert case.table.result.winners == ()
    assert "round 2" in case.table.result.why


@pytest.mark.rule("HI-15.3", "HI-15.4", "HI-15.5")
def test_one_who_arrives_alone_reaches_it() -> None:
    case = Road(3).dead(0, 1).round(5).turn(2).draws(roll(1)).play().avoids()
    (entry,) = (entry for entry in case.state.story if entry.kind == "end")
    assert (entry.title, entry.round) == ("Arrival", 5)
    assert entry.line in [one.line for one in DECKS.voice.arrival]
    assert entry.line in case.texts()
    prompt = case.prompt()
    assert (prompt.seat, prompt.text) == (2, "Cleo has arrived. What good do they find there?")
    case.run_out(2)
    assert entry.told == [], "nothing said, nothing filed"
    assert case.waits_for == {0, 1}
    assert case.prompt(1).text == "Do you have a last line for the lost?"
    case.say("We were three.", 1)
    assert case.texts()[-1] == "Ben has the last word:"
    assert case.waits_for == {0}
    case.run_out(0)
    assert case.table.result is not None
    assert case.table.result.why == "Cleo reaches Port."
    assert [told.text for told in entry.told] == ["We were three."]


@pytest.mark.rule("HI-15.6")
def test_nobody_arrives_where_nobody_is_left() -> None:
    kill = {"op": "kill", "target": "all", "per": "once"}
    case = Road(3).round(4).draws(roll(1, refuse=[kill])).play().avoids()
    (entry,) = (entry for entry in case.state.story if entry.kind == "end")
    assert (entry.title, entry.round) == ("Nobody", 4)
    assert entry.line in [one.line for one in DECKS.voice.lost]
    assert entry.line in case.texts()
    assert case.waits_for == {0, 1, 2}
    for seat in (1, 0, 2):
        case.run_out(seat)
    assert case.table.result is not None
    assert case.table.result.why == "Nobody reached Port. The road ended in round 4."
    told = case.table.game.write_story(case.state, case.table.names, case.table.result)
    _, _, end = told.partition("## The end\n\n")
    assert end.split("\n\n")[1:3] == [case.table.result.why, "## The lost"]


@pytest.mark.rule("HI-15.4")
def test_the_living_tell_clockwise_from_the_last_drawers_left() -> None:
    road = Road(4).round(5).draws(roll(1))
    road.state.first = 2
    case = road.turn(1).play().avoids()
    told = []
    while case.table.result is None:
        told.append(case.prompt().seat)
        case.run_out()
    assert told == [2, 3, 0, 1]
