"""Read figures from text, as SVG has them: shapes in a square of 100, drawn one after the other.

    drop: disc 50,62 28; shape 50,8 76,54 24,54      a figure's name and its shapes
          line 4 50,14 50,42 CREAM                   more of them, or the rest of the last one
    # A line with a sign like this one is a comment.

    disc x,y radius           oval x,y x,y           line width x,y x,y ...
    ring x,y radius width     box x,y x,y corner     shape x,y x,y ...       letter x,y size text

Behind a shape stands its colour, or "ink" for that of the whole figure, which it has without one;
and behind that the colour and width of its edge: `disc 50,50 40 PALE INK 2`. Colours are names,
`#f3cfae`, `none`, or `mix(PALE,INK,0.4)`. Among points `arc(x,y,radius,first,last)`, `star(radius)`
and `mirror(x,y x,y ...)` stand for theirs (`tokens.py`). `3x26,0` draws a shape three times, each
time 26 further to the right, with `2x0,50` all that again lower down; `twice` draws it mirrored
too.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from PIL import Image

from . import tones as house
from .canvas import Colour, Pen, Point, blend, rgb
from .tokens import Figure, lay_out_arc, lay_out_hexagon, lay_out_star, mirror_half, scale_figure
from .tones import INK

Kind: TypeAlias = Literal["disc", "ring", "oval", "box", "line", "shape", "letter"]
_BETWEEN = re.compile(rf"[;\s]+(?=(?:{'|'.join(get_args(Kind))}) )")
_PART = re.compile(r"[a-z]+\([^)]*\)|\S+")
_TIMES = re.compile(r"(\d+)x(-?[\d.]+),(-?[\d.]+)")
_MAKERS: dict[str, Callable[..., list[Point]]] = {
    "star": lay_out_star,
    "hexagon": lay_out_hexagon,
    "arc": lambda x, y, radius, first, last, steps=16: lay_out_arc(
        (x, y), radius, first, last, steps=int(steps)
    ),
}


class Shape(NamedTuple):
    """One shape of a figure. `sizes`: what else its kind needs, such as a radius; `tones`: its
    colour and that of its edge."""

    kind: Kind
    points: Sequence[Point]
    sizes: Sequence[float]
    tones: Sequence[Colour | Literal["ink"] | None]
    width: float
    text: str

    def draw(self, pen: Pen, u: float, left: float, top: float, ink: Colour) -> None:
        """Draw the shape in a square whose upper left corner is given, `u` pixels for a part."""
        places = scale_figure(self.points, u, left, top)
        (x, y), size = places[0], self.sizes[0] * u if self.sizes else 0
        fill, edge = (ink if tone == "ink" else tone for tone in self.tones)
        match self.kind:
            case "disc":
                pen.disc(x, y, size, fill, edge, width=self.width * u)
            case "ring":
                pen.disc(x, y, size, None, fill, width=self.sizes[1] * u)
            case "oval":
                pen.oval((x, y, *places[1]), fill, edge, width=self.width * u)
            case "box":
                pen.box((x, y, *places[1]), fill, edge, width=self.width * u, corner=size)
            case "line":
                pen.line(places, fill or ink, size)
            case "shape":
                pen.shape(places, fill, edge, width=self.width * u)
            case "letter":
                pen.letter(x, y, self.text, size, fill or ink)


def read_figures(text: str, tones: Mapping[str, Any] | None = None) -> dict[str, Figure]:
    """Read figures by name. `tones`: the game's colours by name, beside those of the house, such as
    `vars(colours)`. Raises KeyError for a colour that has no name there."""
    found: dict[str, str] = {}
    name, known = "", vars(house) | dict(tones or {})
    for line in filter(None, map(str.strip, text.splitlines())):
        if line.startswith("# "):
            continue
        named, colon, shapes = line.rpartition(":")
        name = named if colon else name
        found[name] = f"{found.get(name, '')} {shapes}"
    return {name: _make_figure(_read_shapes(shapes, known)) for name, shapes in found.items()}


def read_figure(text: str, tones: Mapping[str, Any] | None = None) -> Figure:
    """Read a single figure, without a name."""
    return read_figures(f"figure: {text}", tones)["figure"]


def _make_figure(shapes: Sequence[Shape]) -> Figure:
    def draw(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
        for shape in shapes:
            shape.draw(pen, u, x, y, ink)

    return draw


def _read_shapes(text: str, known: Mapping[str, Any]) -> list[Shape]:
    parts = _BETWEEN.split(text.strip())
    return [shape for part in parts for shape in _read_shape(part, known)]


def _read_shape(text: str, known: Mapping[str, Any]) -> Iterator[Shape]:
    """Read a shape, and repeat it as often as its line says."""
    kind, *parts = _PART.findall(text)
    assert kind in get_args(Kind), text
    points, numbers, words, width = list[Point](), list[float](), list[str](), 0.0
    moves = [(0.0, 0.0)]
    twice = "twice" in parts
    for part in parts:
        if again := _TIMES.fullmatch(part):
            right, down = float(again[2]), float(again[3])
            moves = [(x + n * right, y + n * down) for x, y in moves for n in range(int(again[1]))]
        elif ("," in part or "(" in part) and not part.startswith("mix("):
            points += _read_points(part)
        elif part[0] in "0123456789." and not words:
            numbers.append(float(part))
        elif part[0] in "0123456789.":
            width = float(part)
        elif part != "twice":
            words.append(part)
    said = words.pop(0) if kind == "letter" else ""
    fill, edge = (_find_tone(word, known) for word in [*words, *("ink", "none")[len(words) :]])
    for across, down in moves:
        moved = [(x + across, y + down) for x, y in points]
        yield Shape(kind, moved, numbers, (fill, edge), width, said)
        if twice:
            mirrored = [(100 - x, y) for x, y in moved]
            if kind in ("oval", "box"):
                (one, top), (other, foot) = mirrored
                mirrored = [(other, top), (one, foot)]
            yield Shape(kind, mirrored, numbers, (fill, edge), width, said)


def _read_points(text: str) -> list[Point]:
    """Read "x,y", or points that a function lays out."""
    name, bracket, given = text.rstrip(")").rpartition("(")
    if not bracket:
        x, y = map(float, text.split(","))
        return [(x, y)]
    if name == "mirror":
        return mirror_half([point for part in given.split() for point in _read_points(part)])
    return _MAKERS[name](*(float(part) for part in given.split(",") if part))


def _find_tone(word: str, known: Mapping[str, Any]) -> Colour | Literal["ink"] | None:
    if word in ("ink", "none"):
        return "ink" if word == "ink" else None
    if word.startswith("mix("):
        one, other, share = word[4:-1].split(",")
        return blend(known[one], known[other], float(share))
    tone: Colour = rgb(word) if word.startswith("#") else known[word]
    return tone


@lru_cache(maxsize=512)
def draw_figure(figure: Figure, size: int, ink: Colour = INK) -> Image.Image:
    """Draw a figure without a ground, in a square of this many pixels."""
    pen = Pen(size, size)
    figure(pen, size / 100, 0, 0, ink)
    return pen.finish_stamp()
