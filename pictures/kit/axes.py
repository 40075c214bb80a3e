"""The axes of a chart: values upwards, rounds across, and labels that keep apart."""

from __future__ import annotations

from collections.abc import Sequence

from .text import measure_text

MOST_STEPS = 6
"""Lines across a chart, but for the lowest."""
APART = 26
"""Pixels between two labels of rounds at least."""
LETTERS = 30


class Values:
    """Where values lie between two heights, and those that have a line across: round numbers, zero
    among them."""

    def __init__(self, values: Sequence[float], top: float, bottom: float) -> None:
        low, high = min(0.0, *values), max(1.0, *values)
        step = next(s for s in _list_steps() if (high - low) / s <= MOST_STEPS)
        least, most = int(low // step), -int(-high // step)
        self.steps = [n * step for n in range(least, most + 1)]
        self._top, self._bottom = top, bottom

    def place_value(self, value: float) -> float:
        """How far down."""
        share = (value - self.steps[0]) / (self.steps[-1] - self.steps[0])
        return self._bottom - share * (self._bottom - self._top)


def _list_steps() -> list[float]:
    return [part * 10.0**power for power in range(9) for part in (1, 2, 5)]


class Rounds:
    """Where points lie from left to right: each round is as wide as every other, and its points
    share it evenly. Where not all points have a round, by the number of the answer.

    `rounds`: of each point, in order, never falling; `revisions`: their answers' numbers. `ticks`:
    where a label stands, and what it says.
    """

    def __init__(
        self, rounds: Sequence[int | None], revisions: Sequence[int], left: float, right: float
    ) -> None:
        self._left, self._right = left, right
        known = [number for number in rounds if number is not None]
        self.rounds = bool(known) and None not in rounds[rounds.index(known[0]) :]
        if self.rounds:
            places = _place_within_rounds([known[0] if n is None else n for n in rounds])
            first, last = float(known[0]), float(known[-1] + 1)
        else:
            places = [float(n) for n in revisions]
            first, last = places[0], max(places[-1], places[0] + 1)
        self._places = [(place - first) / (last - first) for place in places]
        self.ticks = self._list_ticks(
            int(first), int(last) - (1 if self.rounds else 0), first, last
        )

    def place_point(self, point: int) -> float:
        """How far across a point lies."""
        return self._left + self._places[point] * (self._right - self._left)

    def _list_ticks(
        self, least: int, most: int, first: float, last: float
    ) -> list[tuple[float, str]]:
        """As many round numbers as have room, the first among them."""
        each = (self._right - self._left) / (last - first)
        step = next(
            int(s) for s in _list_steps() if s * each >= measure_text(str(most), LETTERS) + APART
        )
        numbers = [least, *(n for n in range(0, most + 1, step) if n >= least + step / 2)]
        if step > 1 and len(numbers) > 1 and (numbers[1] - least) * each < APART * 2:
            del numbers[1]
        return [(self._left + (n - first) * each, str(n)) for n in numbers]


def _place_within_rounds(rounds: Sequence[int]) -> list[float]:
    """Each point's place: its round, and how many of that round's points came before it. The last
    point of all is the end."""
    places = []
    for n, number in enumerate(rounds):
        before, all_of_it = rounds[:n].count(number), rounds.count(number)
        places.append(number + before / all_of_it)
    places[-1] = rounds[-1] + 1.0
    return places


def spread_heights(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    """Heights near those wanted, so far from each other at least, and between two bounds if there
    is room for all."""
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    found = list(wanted)
    at = top
    for n in order:
        at = found[n] = max(at, wanted[n])
        at += apart
    limit = bottom
    for n in reversed(order):
        found[n] = min(found[n], limit)
        limit = found[n] - apart
    return found
