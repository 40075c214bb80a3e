"""How long each kind of picture takes to draw at its fullest, and how large it is.

    python3 -m uv run --group bench python -m benchmarks.pictures

Milliseconds of processor time at the median (a picture is drawn on one thread), and of the clock;
the first one of the process; the time for the alt text that goes with it; kilobytes of PNG.
Goal: under 80 ms and 200 KB.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from time import perf_counter, thread_time
from typing import Any

from pictures import Drawing
from pictures.chart import make_drawing
from tests.pictures import test_chart
from tests.pictures.fullest import list_drawings
from tests.template_game import list_player_games

GOAL = 80.0
ROOM = 200_000


def list_pictures() -> Iterator[tuple[str, Drawing]]:
    """List every game's pictures at its opening and at their fullest, and the final chart."""
    for key in list_player_games():
        for kind, drawing in list_drawings(key):
            yield f"{key}, {kind}", drawing
    names = [name * 8 for name in test_chart.NAMES]
    yield "chart, 6 seats, 900 answers", make_drawing(test_chart.make_chart(6, 900, name=names[0]))


@dataclass(frozen=True, slots=True)
class Taken:
    """Milliseconds: of processor time for the first time in this process, and at the median after
    that; and of the clock."""

    first: float
    worked: float
    passed: float


def measure_drawing(work: Callable[[Any], object], facts: Any, times: int) -> Taken:
    """Measure how long the work takes with these facts."""
    worked, passed = [], []
    for _ in range(times + 1):
        thread, clock = thread_time(), perf_counter()
        work(facts)
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
    for name, drawing in list_pictures():
        drawn = measure_drawing(drawing.draw, drawing.facts, times)
        alt = measure_drawing(drawing.alt, drawing.facts, times)
        size = len(drawing.draw(drawing.facts))
        print(
            f"{name:36} {drawn.worked:6.1f} {drawn.passed:6.1f} {drawn.first:6.1f}"
            f" {alt.worked:5.1f} {size / 1000:6.1f} {drawn.worked / GOAL:8.2f} {size / ROOM:8.2f}"
        )


if __name__ == "__main__":
    main()
