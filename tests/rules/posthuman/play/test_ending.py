"""How it ends: arrivals, points, and mutants alone (PH-21, PH-23.1)."""

from typing import Any

import pytest

from rules.engine import Play, Result
from rules.engine.languages import speak
from rules.posthuman.model.state import Phase
from rules.posthuman.play.context import Here
from rules.posthuman.play.ending import (
    count_score_parts,
    describe_achievement,
    end_check,
    if_all_turned,
)
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.rows import Row, row


def at_once(h: Here) -> Play[None]:
    if_all_turned(h)
    raise AssertionError("It goes on.")
    yield


def place_on_track(*places: int, turned: int = 0, phase: Phase = "act") -> Road:
    """Humans on these spaces; the first of them have turned."""
    road = Road(len(places), phase=phase)
    for seat, place in enumerate(places):
        road.human(seat, place=place)
    for seat in range(turned):
        road.mutant(seat)
    return road


# fmt: off
ENDS = [
    row("PH-21.1", lambda: place_on_track(9, 8), "-> winners=none"),
    row("PH-21.1 PH-21.7", lambda: place_on_track(0, 0, 0, turned=3), "-> winners=Ada,Ben,Cleo",
        play=at_once),
    # Not before the end of the turn: who has arrived waits for what others have declared.
    row("PH-21.1",
        lambda: place_on_track(10, 0, phase="trade").human(1, health=3).declares(1, "camp"),
        ".. -> says='gains 2 health' winners=Ada", play=None),
    # The fourth to turn ends the game.
    row("PH-1.6", lambda: place_on_track(0, 0, 0, 0, turned=3), "-> winners=none"),
    row("PH-1.6", lambda: place_on_track(0, 0, 0, 0, turned=4), "-> winners=Ada,Ben,Cleo,Dov"),
    # One alone on 10 wins, whatever others have.
    row("PH-21.2", lambda: place_on_track(9, 10, 0).human(0, bought=5),
        "-> winners=Ben why='Ben has reached the Fortress.'"),
    # Turning takes the place away, and a knockout does not.
    row("PH-21.3", lambda: place_on_track(10, 0, 0, turned=1), "-> winners=none"),
    row("PH-21.3", lambda: place_on_track(10, 0).human(0, health=1, hunger=3).stands(0),
        "-> winners=Ada"),
    # Of several on 10, most points win; then the wider map, completed or not; then both.
    row("PH-21.4",
        lambda: place_on_track(10, 10, 9).human(0, learnt=1).human(1, bought=1).human(2, bought=9),
        "-> winners=Ben scores=0:10,1:10,2:9 says='Ada: 1 point (skills 1).' "
        "says='Ben: 2 points (stats 2).'"),
    row("PH-21.6 PH-21.6a", lambda: place_on_track(10, 10).lays(1, "clinic", "0,1", done=0),
        "-> winners=Ben why='Ada and Ben have reached the Fortress. "
        "Ben has 0 points, like others, but more tiles.'"),
    row("PH-21.6 PH-21.6a",
        lambda: place_on_track(10, 10).lays(1, "clinic", "0,1", done=0).lays(0, "farm", "0,1"),
        "-> winners=Ada,Ben why='Ada and Ben have reached the Fortress. "
        "Ada and Ben have the most points: 0.'"),
    # Alone: 10 points at the end of a turn; the Fortress is the last turn; turning is a loss.
    row("PH-21.10 PH-21.12", lambda: place_on_track(10), "-> winners=Ada"),
    row("PH-21.10 PH-21.12", lambda: place_on_track(10).event("fortress"), "-> winners=Ada"),
    row("PH-21.10", lambda: place_on_track(9).event("fortress"), "-> winners=nobody"),
    row("PH-21.10", lambda: place_on_track(9).event("hurricane"), "-> winners=none"),
    row("PH-21.10", lambda: place_on_track(0, turned=1), "-> winners=nobody"),
    # Two players: an arrival, or both have turned.
    row("PH-23.1", lambda: place_on_track(0, 0, turned=1), "-> winners=none"),
    row("PH-23.1", lambda: place_on_track(0, 10, turned=1), "-> winners=Ben"),
    row("PH-23.1", lambda: place_on_track(0, 0, turned=2), "-> winners=Ada,Ben"),
]
# fmt: on


@pytest.mark.parametrize("row", ENDS)
def test_the_end(row: Row) -> None:
    row.check(end_check)


@pytest.mark.rule("PH-21.2", "PH-21.4")
@pytest.mark.parametrize(
    ("places", "achieved"),
    [
        (
            (9, 10),
            (
                "gained 9 of 10 journey points, with 0 tiles and no scars",
                "reached the Fortress with 0 tiles and no scars",
            ),
        ),
        ((10, 10), 2 * ("reached the Fortress with 0 tiles and no scars: 0 points (no points)",)),
    ],
)
def test_what_players_have_achieved(places: tuple[int, ...], achieved: tuple[str, ...]) -> None:
    state = place_on_track(*places).state
    result = Result((), {}, "")
    assert tuple(describe_achievement(state, seat, result) for seat in (0, 1)) == achieved
    with speak("de"):
        assert "hatte 0 Plättchen und keine Narben" in describe_achievement(state, 1, result)


POINTS = [
    (lambda road: road.has(0, own_cards.follower()), 2),
    (lambda road: road.hides(0, own_cards.follower()), 2),
    (lambda road: road.human(0, hunger=2), -2),
    (lambda road: road.human(0, bought=3), 6),
    (lambda road: road.human(0, strength=5), 0),
    (lambda road: road.human(0, learnt=2), 2),
    (lambda road: road.human(0, counters=8), 2),
    (lambda road: road.human(0, counters=2), 0),
    (lambda road: road.has(0, own_cards.scar(changes=[{"stat": "melee", "n": 1}])), -1),
    (lambda road: road.has(0, own_cards.scar()), 0),
]


@pytest.mark.rule("PH-21.4", "PH-21.5")
@pytest.mark.parametrize(("owns", "points"), POINTS)
def test_what_counts(owns: Any, points: int) -> None:
    assert sum(count_score_parts(owns(Road(2)).state, 0).values()) == points
