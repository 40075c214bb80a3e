"""Write words so that they fit their room, whatever a name is made of. They are written smaller if
necessary, in several lines if there is room, and cut with an ellipsis only as a last resort.

A picture 1080 pixels wide is shown 390 wide on a phone, so letters of 30 pixels appear there as 11.
Nothing here writes smaller than that unless the caller gives a lower `floor`.
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from .canvas import Colour, Point, write
from .fonts import cut_to_width, load_typeface, make_writable

SMALLEST_LETTERS = 30
"""The least height of letters, in pixels, in a picture 1080 pixels wide."""
PICTURE_WIDTH = 1080
MOST_CHARACTERS = 4000
"""How many characters a text in several lines may have."""
LEADING = 1.22
"""The distance from line to line, as a multiple of the letters' size."""
HYPHENATION_TOLERANCE = 1.03
"""How much longer than a line a word may be before it is hyphenated."""


@lru_cache(maxsize=4096)
def measure_text(text: str, size: int) -> float:
    """Find how long a line is, in pixels."""
    return load_typeface(size).getlength(text)


@lru_cache(maxsize=2048)
def fit_text(
    text: str, size: int, room: int, floor: int = SMALLEST_LETTERS, otherwise: str = "?"
) -> tuple[str, int]:
    """Find what to write of a text, and at which size, so that it fits the room. The size is at
    most `size` and never below `floor`. `otherwise`: what to write if nothing of the text can be
    written."""
    shown = make_writable(text, otherwise)
    largest = max(size, floor)
    for smaller in range(largest, floor - 1, -1):
        if measure_text(shown, smaller) <= room:
            return shown, smaller
    return cut_to_width(shown, floor, room), floor


def write_fitted(
    picture: Image.Image,
    at: Point,
    text: str,
    size: int,
    fill: Colour,
    *,
    room: float = PICTURE_WIDTH,
    bold: bool = False,
    anchor: str = "lm",
    floor: int = SMALLEST_LETTERS,
) -> float:
    """Write a line that fits its room. Return the x at which it ends if it is anchored on its
    left."""
    shown, fits = fit_text(text, size, int(room), floor)
    return write(picture, at, shown, fits, fill, anchor=anchor, bold=bold)


def fit_whole_words(text: str, size: int, room: float) -> str:
    """Shorten a text to as many whole words as fit the room; "" if not even the first one fits."""
    words = text.split()
    while words and measure_text(" ".join(words), size) > room:
        words.pop()
    return " ".join(words)


def wrap_text(text: str, size: int, room: float, *, hyphenate: bool = True) -> list[str]:
    """Break a text into lines that fit. A word that is longer than a line is hyphenated, and if it
    has no place for a hyphen, it has a line to itself."""
    lines = [""]
    words = text.split()
    if hyphenate:
        words = [part for word in words for part in _hyphenate_word(word, size, room)]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        if measure_text(longer, size) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


_SYLLABLE = re.compile(
    r"(?<=\w{3})(?<!c(?=[hk]))(?<!s(?=ch))(?<!p(?=h))(?<!q)"
    r"(?=\w{3})(?=(?:sch|ch|ck|ph|qu|[b-df-hj-np-tv-xzß])[aeiouyäöü])"
)
"""A place for a hyphen: before the last consonant between two vowels, as in German."""


def _hyphenate_word(word: str, size: int, room: float) -> list[str]:
    """Divide a word that is longer than a line into parts that fit, if it has places for it."""
    parts = [word]
    while measure_text(parts[-1], size) > room * HYPHENATION_TOLERANCE:
        places = [found.start() for found in _SYLLABLE.finditer(parts[-1])]
        fitting = [at for at in places if measure_text(f"{parts[-1][:at]}-", size) <= room]
        if not fitting:
            break
        parts[-1:] = [f"{parts[-1][: fitting[-1]]}-", parts[-1][fitting[-1] :]]
    return parts


@lru_cache(maxsize=512)
def lay_out_text(
    text: str, size: int, room: int, height: int, floor: int = SMALLEST_LETTERS
) -> tuple[list[str], int]:
    """Break a text into lines for a box, and find the size at which to write them: the largest that
    fits, never below `floor`. If even that does not fit, cut the text with an ellipsis. There is
    always at least one line."""
    shown = make_writable(text, "", most=MOST_CHARACTERS)
    for smaller in range(max(size, floor), floor - 1, -1):
        lines = wrap_text(shown, smaller, room, hyphenate=False)
        if len(lines) * measure_line_step(smaller) <= height and all(
            measure_text(n, smaller) <= room for n in lines
        ):
            return lines, smaller
    lines = wrap_text(shown, floor, room)
    most = max(1, int(height // measure_line_step(floor)))
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]} …"]
    return [_cut_line(line, floor, room) for line in lines], floor


def _cut_line(line: str, size: int, room: int) -> str:
    if measure_text(line, size) <= room:
        return line
    return (
        cut_to_width(line.removesuffix(" …"), size, room - int(measure_text("…", size))).rstrip("…")
        + "…"
    )


def measure_line_step(size: int) -> int:
    """Find how many pixels apart two lines are."""
    return round(size * LEADING)


def measure_paragraph(text: str, size: int, room: int, most: int) -> int:
    """Find how high a text is that may have this many lines."""
    lines, _ = lay_out_text(text, size, room, most * measure_line_step(size))
    return len(lines) * measure_line_step(size)


def write_paragraph(
    picture: Image.Image,
    at: Point,
    text: str,
    size: int,
    fill: Colour,
    *,
    room: float,
    height: float,
    bold: bool = False,
    floor: int = SMALLEST_LETTERS,
) -> float:
    """Write a text in a box whose upper left corner is `at`. Return the y at which its last line
    ends."""
    lines, fits = lay_out_text(text, size, int(room), int(height), floor)
    return write_lines(picture, at, lines, fits, fill, bold=bold)


def write_lines(
    picture: Image.Image,
    at: Point,
    lines: Sequence[str],
    size: int,
    fill: Colour,
    *,
    step: int = 0,
    anchor: str = "lm",
    bold: bool = False,
) -> float:
    """Write lines beneath each other from `at` down. `step`: the pixels from one to the next, if
    not the usual number. Return the y at which the last one ends."""
    (x, y), step = at, step or measure_line_step(size)
    for line in lines:
        write(picture, (x, y + step / 2), line, size, fill, anchor=anchor, bold=bold)
        y += step
    return y
