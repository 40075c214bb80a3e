"""Draw shapes with smooth edges, and put pictures together from them."""

import io
import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw

from .fonts import BOLD, BOLDER, load_typeface

Colour: TypeAlias = tuple[int, int, int]
Point: TypeAlias = tuple[float, float]

DRAWING_SCALE = 4
"""How many times larger than shown a Pen draws, which makes the edges smooth."""


def rgb(text: str) -> Colour:
    """Turn a colour such as "#e8d6b0" into numbers."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def read_colours(text: str) -> tuple[Colour, ...]:
    """Turn several colours into numbers."""
    return tuple(map(rgb, text.split()))


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """Mix two colours: `share` is how much of the other is in the result."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def darken_tone(tone: Colour, share: float) -> Colour:
    """Mix a colour with this share of black."""
    return blend(tone, (0, 0, 0), share)


def lighten_tone(tone: Colour, share: float) -> Colour:
    """Mix a colour with this share of white."""
    return blend(tone, (255, 255, 255), share)


def place_points(
    origin: Point, points: Iterable[Point], size: tuple[float, float] = (1, 1)
) -> list[Point]:
    """Move points to where they are measured from, after stretching them to a size: (0.5, -1) is
    half a width to the right of the origin and a height above it."""
    (x, y), (wide, high) = origin, size
    return [(x + wide * across, y + high * down) for across, down in points]


def place_round(middle: Point, radius: float, angle: float, high: float | None = None) -> Point:
    """Find a point of a circle by its angle, clockwise from the right, or of an ellipse that is
    `high` from its middle to its foot."""
    down = radius if high is None else high
    return middle[0] + radius * math.cos(angle), middle[1] + down * math.sin(angle)


class Pen:
    """Draws a small picture, on nothing or on a ground of one colour. A large picture is drawn much
    faster on a ground. Positions and widths are in the pixels of the finished stamp."""

    def __init__(
        self, width: int, height: int, finer: int = DRAWING_SCALE, ground: Colour | None = None
    ) -> None:
        self._finer = finer
        size = (width * finer, height * finer)
        if ground is None:
            self._image = Image.new("RGBA", size, (0, 0, 0, 0))
        else:
            self._image = Image.new("RGB", size, ground)
        self._draw = ImageDraw.Draw(self._image)

    def shape(
        self,
        points: Sequence[Point],
        fill: Colour | None,
        edge: Colour | None = None,
        *,
        width: float = 0,
        alpha: int = 255,
    ) -> None:
        """Draw a filled outline. Its edge is drawn along the line between the points."""
        corners = [(x * self._finer, y * self._finer) for x, y in points]
        if fill is not None:
            self._draw.polygon(corners, fill=(*fill, alpha))
        if edge is not None and width:
            self.line([*points, points[0], points[1]], edge, width, alpha=alpha)

    def line(
        self, points: Sequence[Point], fill: Colour, width: float, *, alpha: int = 255
    ) -> None:
        """Draw a line with round joints and ends."""
        corners = [(x * self._finer, y * self._finer) for x, y in points]
        thick = max(1, round(width * self._finer))
        self._draw.line(corners, fill=(*fill, alpha), width=thick, joint="curve")
        for x, y in (points[0], points[-1]):
            self.disc(x, y, width / 2, fill, alpha=alpha)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Colour | None,
        edge: Colour | None = None,
        *,
        width: float = 0,
        alpha: int = 255,
    ) -> None:
        """Draw a circle round (x, y)."""
        edges = (x - radius, y - radius, x + radius, y + radius)
        self.oval(edges, fill, edge, width=width, alpha=alpha)

    def oval(
        self,
        box: tuple[float, float, float, float],
        fill: Colour | None,
        edge: Colour | None = None,
        *,
        width: float = 0,
        alpha: int = 255,
    ) -> None:
        left, top, right, bottom = (n * self._finer for n in box)
        self._draw.ellipse(
            (left, top, right, bottom),
            fill=None if fill is None else (*fill, alpha),
            outline=None if edge is None else (*edge, alpha),
            width=max(1, round(width * self._finer)),
        )

    def box(
        self,
        box: tuple[float, float, float, float],
        fill: Colour | None,
        edge: Colour | None = None,
        *,
        width: float = 0,
        corner: float = 0,
        alpha: int = 255,
    ) -> None:
        """Draw a rectangle. `corner`: the radius of its rounded corners."""
        left, top, right, bottom = (n * self._finer for n in box)
        self._draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            radius=corner * self._finer,
            fill=None if fill is None else (*fill, alpha),
            outline=None if edge is None else (*edge, alpha),
            width=max(1, round(width * self._finer)),
        )

    def letter(self, x: float, y: float, text: str, size: float, fill: Colour) -> None:
        """Write bold letters centred on (x, y)."""
        big = max(1, round(size * self._finer))
        self._draw.text(
            (x * self._finer, y * self._finer),
            text,
            font=load_typeface(big),
            fill=(*fill, 255),
            anchor="mm",
            stroke_width=big * BOLDER,
            stroke_fill=(*fill, 255),
        )

    def keep_inside(self, corner: float) -> None:
        """Cut off what lies outside the stamp's own rounded rectangle."""
        mask = Image.new("L", self._image.size, 0)
        size = (0, 0, self._image.width - 1, self._image.height - 1)
        ImageDraw.Draw(mask).rounded_rectangle(size, radius=corner * self._finer, fill=255)
        self._image.paste((0, 0, 0, 0), mask=Image.eval(mask, lambda v: 255 - v))

    def finish_stamp(self) -> Image.Image:
        """Return the stamp at its shown size, with smooth edges."""
        return self._image.reduce(self._finer)


def stamp(onto: Image.Image, what: Image.Image, x: float, y: float) -> None:
    """Paste a stamp onto a picture, its upper left corner at (x, y)."""
    onto.paste(what, (round(x), round(y)), what)


def write(
    onto: Image.Image,
    at: Point,
    text: str,
    size: int,
    fill: Colour,
    *,
    anchor: str = "lm",
    bold: bool = False,
) -> float:
    """Write a line of text anchored at a point as Pillow does. Return the x at which it ends if it
    is anchored on its left."""
    ImageDraw.Draw(onto).text(
        at,
        text,
        font=load_typeface(size),
        fill=fill,
        anchor=anchor,
        stroke_width=size * BOLD if bold else 0,
        stroke_fill=fill if bold else None,
    )
    return at[0] + load_typeface(size).getlength(text)


def list_edge_shades(colours: Iterable[Colour], ground: Colour, steps: int) -> list[Colour]:
    """List this many shades between each colour and the ground: smooth edges need them."""
    return [
        blend(one, ground, step / (steps + 1)) for one in colours for step in range(1, steps + 1)
    ]


def make_palette(colours: Iterable[Colour]) -> Image.Image:
    """Put these colours, at most 256, into a palette for `encode_png`."""
    chosen = list(dict.fromkeys(colours))
    assert len(chosen) <= 256, f"a PNG's palette holds 256 colours, not {len(chosen)}"
    held = Image.new("P", (1, 1))
    held.putpalette([part for colour in chosen for part in colour])
    return held


def encode_png(picture: Image.Image, colours: Image.Image, level: int = 5) -> bytes:
    """Turn the picture into a PNG file in the palette's colours. `level`: how hard the file is
    compressed. Pillow lets other threads run meanwhile."""
    few = picture.quantize(palette=colours, dither=Image.Dither.NONE)
    held = io.BytesIO()
    few.save(held, "PNG", compress_level=level)
    return held.getvalue()
