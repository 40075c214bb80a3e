"""Drawing: shapes with smooth edges, and pictures put together from them."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw

from .fonts import BOLD, BOLDER, load_typeface

Colour: TypeAlias = tuple[int, int, int]
Point: TypeAlias = tuple[float, float]

FINER = 4
"""A Pen draws this many times larger than is shown: that makes the edges smooth."""


def rgb(text: str) -> Colour:
    """ "#e8d6b0" as numbers."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """So much of the other colour in the one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


class Pen:
    """A small drawing, on nothing or on a ground of one colour, which for a large one is much the
    faster. Positions and widths are in the pixels of the finished stamp."""

    def __init__(
        self, width: int, height: int, finer: int = FINER, ground: Colour | None = None
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
        """A filled outline, its edge drawn on the line."""
        corners = [(x * self._finer, y * self._finer) for x, y in points]
        if fill is not None:
            self._draw.polygon(corners, fill=(*fill, alpha))
        if edge is not None and width:
            self.line([*points, points[0], points[1]], edge, width, alpha=alpha)

    def line(
        self, points: Sequence[Point], fill: Colour, width: float, *, alpha: int = 255
    ) -> None:
        """A line with round joints and ends."""
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
        """A circle round a middle."""
        self.oval(
            (x - radius, y - radius, x + radius, y + radius), fill, edge, width=width, alpha=alpha
        )

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
        """A rectangle, its corners rounded."""
        left, top, right, bottom = (n * self._finer for n in box)
        self._draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            radius=corner * self._finer,
            fill=None if fill is None else (*fill, alpha),
            outline=None if edge is None else (*edge, alpha),
            width=max(1, round(width * self._finer)),
        )

    def letter(self, x: float, y: float, text: str, size: float, fill: Colour) -> None:
        """Bold letters round a middle."""
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
        """The stamp, with smooth edges."""
        return self._image.reduce(self._finer)


def stamp(onto: Image.Image, what: Image.Image, x: float, y: float) -> None:
    """Press a stamp on a picture, its upper left corner here."""
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
    """A line of text, anchored at a point as Pillow anchors it; returns where it ends."""
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
    """So many shades from each colour to the ground: smooth edges need them."""
    return [
        blend(one, ground, step / (steps + 1)) for one in colours for step in range(1, steps + 1)
    ]


def make_palette(colours: Iterable[Colour]) -> Image.Image:
    """These colours, which are 256 at most, for `encode_png`."""
    chosen = list(dict.fromkeys(colours))
    assert len(chosen) <= 256, f"a PNG's palette holds 256 colours, not {len(chosen)}"
    held = Image.new("P", (1, 1))
    held.putpalette([part for colour in chosen for part in colour])
    return held


def encode_png(picture: Image.Image, colours: Image.Image, level: int = 5) -> bytes:
    """The picture as a PNG file in the palette's colours. `level`: how hard it is packed. Pillow
    lets other threads go on meanwhile."""
    few = picture.quantize(palette=colours, dither=Image.Dither.NONE)
    held = io.BytesIO()
    few.save(held, "PNG", compress_level=level)
    return held.getvalue()
