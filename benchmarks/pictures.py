"""How long each kind of picture takes to draw at its fullest, and how large it is.

    python3 -m uv run --group bench python -m benchmarks.pictures

Milliseconds of processor time at the median (a picture is drawn on one thread), and of the clock;
the first one of the process; the time for the alt text that goes with it; kilobytes of PNG.
Goal: under 80 ms and 200 KB.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from time import perf_counter, thread_time
from typing import Any

from pictures.artist import artist
from pictures.chart import CHARTER
from pictures.painting import Draws
from rules.engine import GAMES
from tests.pictures import positions, test_aurora, test_chart, test_hope

GOAL = 80.0
ROOM = 200_000


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of picture: what draws it, and the most that there can be to draw."""

    name: str
    of: Draws
    view: Any


def kinds() -> Iterator[Kind]:
    """Every kind of picture of every game, at its fullest; and one of each game at its opening."""
    for key, kind, view in fullest():
        of = artist(key)
        assert of is not None
        yield Kind(f"{key}, {kind}", of, view)
    names = [name * 8 for name in test_chart.NAMES]
    yield Kind("chart, 6 seats, 900 answers", CHARTER, test_chart.chart(6, 900, name=names[0]))


def fullest() -> Iterator[tuple[str, str, Any]]:
    """By game and kind, a view."""
    for key, game in GAMES.items():
        seats = game.seats[-1]
        names = test_hope.NAMES[:seats]
        state = game.setup(seats, game.options())
        yield key, "laid out", game.view(state, None, names)
    names = positions.ABSURD
    yield "survive", "everything on one space", positions.view(positions.crowded(), None, names)
    spread = positions.crowded(coffins=True)
    yield "survive", "the same with the coffins", positions.view(spread, None, names)
    yield "hope", "thirty dice, five people", test_hope.fullest()
    for phase in ("exploration", "ambush", "fire", "end"):
        state = test_aurora.fullest(4, phase)
        yield "aurora", f"all of the box, {phase}", test_aurora.view(state)
    yield "aurora", "one and the Automa", test_aurora.view(test_aurora.fullest(1))
    yield "aurora", "over", test_aurora.view(test_aurora.ended(4))


@dataclass(frozen=True, slots=True)
class Taken:
    """Milliseconds: of processor time for the first time in this process, and at the median after
    that; and of the clock."""

    first: float
    worked: float
    passed: float


def taken(work: Callable[[Any], object], view: Any, times: int) -> Taken:
    """How long it takes to do that to a view."""
    worked, passed = [], []
    for _ in range(times + 1):
        thread, clock = thread_time(), perf_counter()
        work(view)
        worked.append(1000 * (thread_time() - thread))
        passed.append(1000 * (perf_counter() - clock))
    return Taken(worked[0], median(worked[1:]), median(passed[1:]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=21)
    times = parser.parse_args().times
    print(
        f"{'picture':36} {'ms':>6} {'clock':>6} {'first':>6} {'alt':>5} {'KB':>6}"
        f" {'x 80 ms':>8} {'x 200 KB':>8}"
    )
    for kind in kinds():
        drawn = taken(kind.of.draw, kind.view, times)
        alt = taken(kind.of.alt, kind.view, times)
        size = len(kind.of.draw(kind.view))
        print(
            f"{kind.name:36} {drawn.worked:6.1f} {drawn.passed:6.1f} {drawn.first:6.1f}"
            f" {alt.worked:5.1f} {size / 1000:6.1f} {drawn.worked / GOAL:8.2f} {size / ROOM:8.2f}"
        )


if __name__ == "__main__":
    main()
