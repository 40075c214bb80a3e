"""The axes of a chart: values upwards, rounds across, and labels that do not overlap."""

from collections import Counter
from collections.abc import Sequence

from .text import measure_text

MOST_STEPS = 6
"""How many lines cross a chart at most, without the lowest."""
LEAST_LABEL_DISTANCE = 26
"""The least distance between the labels of two rounds, in pixels."""
LABEL_SIZE = 30


class Values:
    """Places values between two heights. `steps` are the values that have a line across: round
    numbers that include zero."""

    def __init__(self, values: Sequence[float], top: float, bottom: float) -> None:
        low, high = min(0.0, *values), max(1.0, *values)
        step = next(s for s in _list_steps() if (high - low) / s <= MOST_STEPS)
        least, most = int(low // step), -int(-high // step)
        self.steps = [n * step for n in range(least, most + 1)]
        self._top, self._bottom = top, bottom

    def place_value(self, value: float) -> float:
        """Find the y of a value."""
        share = (value - self.steps[0]) / (self.steps[-1] - self.steps[0])
        return self._bottom - share * (self._bottom - self._top)


def _list_steps() -> list[float]:
    return [part * 10.0**power for power in range(9) for part in (1, 2, 5)]


class Rounds:
    """Places points from left to right. All rounds are equally wide, and the points of a round are
    spread evenly over it. If some points have no round, the numbers of the answers are used
    instead.

    `rounds`: the round of each point, in order, never falling; `revisions`: the number of each
    point's answer. `ticks`: the x and the text of each label.
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
        """Find the x of a point."""
        return self._left + self._places[point] * (self._right - self._left)

    def _list_ticks(
        self, least: int, most: int, first: float, last: float
    ) -> list[tuple[float, str]]:
        """List as many round numbers as have room for a label, always with the first number."""
        each = (self._right - self._left) / (last - first)
        step = next(
            int(s)
            for s in _list_steps()
            if s * each >= measure_text(str(most), LABEL_SIZE) + LEAST_LABEL_DISTANCE
        )
        numbers = [least, *(n for n in range(0, most + 1, step) if n >= least + step / 2)]
        if step > 1 and len(numbers) > 1 and (numbers[1] - least) * each < LEAST_LABEL_DISTANCE * 2:
            del numbers[1]
        return [(self._left + (n - first) * each, str(n)) for n in numbers]


def _place_within_rounds(rounds: Sequence[int]) -> list[float]:
    """Place each point: the number of its round, plus the share of the round's points that came
    before it. The last point of all is at the end of its round."""
    places, sizes, before = [], Counter(rounds), Counter[int]()
    for number in rounds:
        places.append(number + before[number] / sizes[number])
        before[number] += 1
    places[-1] = rounds[-1] + 1.0
    return places


def spread_heights(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    """Find heights near the wanted ones that are at least `apart` from each other, and between
    `top` and `bottom` if there is room for all."""
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
