"""Put things in lines that fit, and explain the marks of a picture."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from PIL import Image

from .canvas import Colour, stamp, write
from .text import PICTURE_WIDTH, SMALLEST_LETTERS, measure_text
from .tones import ASH, TABLE

Thing = TypeVar("Thing")
GAP_AFTER_MARK = 6
"""The pixels between a mark and its words."""
GAP_BETWEEN_ENTRIES = 17
"""The pixels between the words of a mark and the next mark."""


def flow_into_lines(
    things: Sequence[Thing], room: float, wide: Callable[[Thing], float], gap: float = 0
) -> list[list[Thing]]:
    """Put things in lines, as many in each line as fit. `wide`: finds how much room a thing takes
    with the gap behind it; the last thing of a line needs no gap. A thing wider than a line has a
    line to itself. There is always at least one line."""
    lines: list[list[Thing]] = [[]]
    used = 0.0
    for thing in things:
        takes = wide(thing)
        if lines[-1] and used + takes - gap > room:
            lines.append([])
            used = 0.0
        lines[-1].append(thing)
        used += takes
    return lines


def draw_legend(
    marks: Sequence[tuple[Image.Image, str]],
    margin: int,
    size: int = SMALLEST_LETTERS,
    high: int = 41,
    ground: Colour = TABLE,
) -> Image.Image:
    """Draw a strip as wide as a picture that says what the marks mean."""

    def takes(mark: tuple[Image.Image, str]) -> float:
        return mark[0].width + GAP_AFTER_MARK + measure_text(mark[1], size) + GAP_BETWEEN_ENTRIES

    lines = flow_into_lines(marks, PICTURE_WIDTH - 2 * margin, takes)
    strip = Image.new("RGB", (PICTURE_WIDTH, len(lines) * high + 10), ground)
    for n, line in enumerate(lines):
        x, y = float(margin), n * high + high / 2 + 2
        for mark, text in line:
            stamp(strip, mark, x, y - mark.height / 2)
            x = (
                write(strip, (x + mark.width + GAP_AFTER_MARK, y), text, size, ASH)
                + GAP_BETWEEN_ENTRIES
            )
    return strip
