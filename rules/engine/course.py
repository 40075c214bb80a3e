"""How a game went: what it measured after each answer, and the moments that decided it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from .events import Event
from .journal import Entry
from .table import Table

MOST_MOMENTS = 4
"""The most moments told of one game."""
HEAVY_WEIGHT = 6
"""From this weight on, an event is a moment, whatever it changes (see `Retold`)."""


@dataclass(frozen=True, slots=True)
class Point:
    """The measured numbers, one for each seat, after this many journal entries; and the present
    round, if the game counts rounds. `weight`: how much that entry decided the game, as its book
    says (`Retold.weight`)."""

    revision: int
    values: tuple[float, ...]
    round: int | None = None
    weight: int = 0
    heavy_round: int | None = None
    """The round in which the event happened that weighs most, if the game counts rounds."""


@dataclass(frozen=True, slots=True)
class DecidingMoment:
    """An answer that changed much: its number in the journal, and the seat whose measure changed
    most. `for_good`: from here on nobody was ahead of the winners. `round`: the round in which the
    answer was given or its heaviest event happened, if the game counts rounds."""

    revision: int
    seat: int
    before: float
    after: float
    for_good: bool = False
    round: int | None = None


def measure_course(table: Table[Any], entries: Iterable[Entry]) -> list[Point]:
    """Replay a journal at a table that has just opened, and return what was measured on the way.
    Answers that were taken back are left out. Return [] if the game measures nothing. Raises
    Illegal if an entry does not fit."""
    found: list[tuple[tuple[int, int], Point]] = []

    def note(events: Iterable[Event]) -> None:
        measured = table.game.measure_progress(table.state)
        place = table.place_in_play
        while found and found[-1][0] > place:
            found.pop()
        now = table.game.find_round(table.state)
        weight, heavy_round = _find_heaviest(table, events, found[-1][1].round if found else now)
        if measured is None and not (found and weight):
            return
        values = found[-1][1].values if measured is None else tuple(measured)
        if found and found[-1][0] == place:
            if found[-1][1].values == values:
                return  # an entry that changes nothing, such as a request to undo
            found.pop()  # an undo left a later answer of another play standing
        found.append((place, Point(table.revision, values, now, weight, heavy_round)))

    note(())
    for entry in entries:
        note(table.apply_entry(entry))
    return [point for _, point in found]


def _find_heaviest(
    table: Table[Any], events: Iterable[Event], before: int | None
) -> tuple[int, int | None]:
    """Find the weight of the heaviest public event, and its round. `before`: the round in which the
    events begin; one whose kind has the number of the new round in its data begins that."""
    now, at, found = table.game.find_round(table.state), before, (0, before)
    for event in events:
        at = now if now is not None and event.data.get(event.kind) == now else at
        weight = table.game.retell_event(event).weight if event.seats is None else 0
        found = max(found, (weight, at), key=lambda each: each[0])
    return found


def find_deciding_moments(points: Sequence[Point], winners: Sequence[int]) -> list[DecidingMoment]:
    """Find the few answers that decided a game, in order: the heaviest, the largest changes, and
    the one after which the winners were never behind. Between equal answers, prefer the later."""
    heavy = {point.revision: point.weight for point in points if point.weight >= HEAVY_WEIGHT}
    changes = [_find_change(one, other) for one, other in pairwise(points)]
    large = sorted(
        (each for each in changes if each.before != each.after or each.revision in heavy),
        key=lambda each: (
            -heavy.get(each.revision, 0),
            -abs(each.after - each.before),
            -each.revision,
        ),
    )
    chosen = {moment.revision: moment for moment in large[: MOST_MOMENTS - 1]}
    lead = _find_lasting_lead(points, winners)
    if lead is not None:
        chosen[lead.revision] = lead
    return sorted(chosen.values(), key=lambda moment: moment.revision)


def _find_change(one: Point, other: Point) -> DecidingMoment:
    pairs = list(zip(one.values, other.values, strict=True))
    seat = max(range(len(pairs)), key=lambda seat: abs(pairs[seat][1] - pairs[seat][0]))
    return DecidingMoment(other.revision, seat, *pairs[seat], round=_find_moment_round(one, other))


def _find_moment_round(one: Point, other: Point) -> int | None:
    """Find the round of a moment: that of its heaviest event if it is heavy enough, else the round
    before the entry."""
    return other.heavy_round if other.weight >= HEAVY_WEIGHT else one.round


def _find_lasting_lead(points: Sequence[Point], winners: Sequence[int]) -> DecidingMoment | None:
    """Find the moment when the winners took the lead for good. Return None if that means nothing:
    they led from the start, were behind at the end, or everybody has won."""
    if not winners or not points or len(winners) == len(points[0].values):
        return None

    def ahead(point: Point) -> bool:
        losers = [value for seat, value in enumerate(point.values) if seat not in winners]
        return min(point.values[seat] for seat in winners) >= max(losers)

    behind = [number for number, point in enumerate(points) if not ahead(point)]
    if not behind or behind[-1] == len(points) - 1:
        return None
    one, other = points[behind[-1]], points[behind[-1] + 1]
    seat = min(winners, key=lambda seat: one.values[seat])
    return DecidingMoment(
        other.revision,
        seat,
        one.values[seat],
        other.values[seat],
        True,
        _find_moment_round(one, other),
    )
