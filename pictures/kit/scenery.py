"""Draw skies, hills and light for covers: large first, then scaled down so that edges are
smooth."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from .canvas import Colour, Point
from .grounds import find_shade

COVER_SIDE = 400
"""The side of a finished cover in pixels. All positions and sizes are in these."""
DRAWING_SCALE = 3
"""How many times larger than the finished cover it is drawn."""


class Scene:
    """A square picture in the making."""

    def __init__(self, top: Colour, middle: Colour, bottom: Colour) -> None:
        self.image = Image.new("RGB", (1, COVER_SIDE * DRAWING_SCALE))
        for y in range(COVER_SIDE * DRAWING_SCALE):
            self.image.putpixel(
                (0, y), find_shade((top, middle, bottom), y / (COVER_SIDE * DRAWING_SCALE - 1))
            )
        self.image = self.image.resize(
            (COVER_SIDE * DRAWING_SCALE, COVER_SIDE * DRAWING_SCALE), Image.Resampling.NEAREST
        )

    def shape(self, points: Sequence[Point], colour: Colour) -> None:
        """Draw a filled outline."""
        self._make_pen().polygon(
            [(x * DRAWING_SCALE, y * DRAWING_SCALE) for x, y in points], fill=colour
        )

    def box(self, left: float, top: float, right: float, bottom: float, colour: Colour) -> None:
        """Draw a filled rectangle."""
        self._make_pen().rectangle(
            [n * DRAWING_SCALE for n in (left, top, right, bottom)], fill=colour
        )

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Draw a filled circle."""
        edges = (x - radius, y - radius, x + radius, y + radius)
        self._make_pen().ellipse([n * DRAWING_SCALE for n in edges], fill=colour)

    def line(self, points: Sequence[Point], width: float, colour: Colour) -> None:
        """Draw a stroke through the points."""
        spots = [(x * DRAWING_SCALE, y * DRAWING_SCALE) for x, y in points]
        self._make_pen().line(spots, fill=colour, width=round(width * DRAWING_SCALE), joint="curve")

    def add_glow(self, draw: Callable[[Scene], None], blur: float) -> None:
        """Blur what `draw` draws by this many pixels, and add it as light."""
        light = Scene((0, 0, 0), (0, 0, 0), (0, 0, 0))
        draw(light)
        soft = light.image.reduce(DRAWING_SCALE).filter(
            ImageFilter.GaussianBlur(blur)
        )  # no sharp edges
        fine = soft.resize(self.image.size, Image.Resampling.BILINEAR)
        self.image = ImageChops.screen(self.image, fine)

    def encode_png(self) -> bytes:
        """Return the finished picture as a PNG."""
        kept = io.BytesIO()
        small = self.image.resize((COVER_SIDE, COVER_SIDE), Image.Resampling.LANCZOS)
        small.save(kept, "PNG", compress_level=7)
        return kept.getvalue()

    def _make_pen(self) -> ImageDraw.ImageDraw:
        return ImageDraw.Draw(self.image)
