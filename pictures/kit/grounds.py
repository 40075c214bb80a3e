"""Painted grounds for maps, drawn from simple shapes with depth, light and grain.

A ground is muted at the end, so that lines, tokens and letters over it are easy to read.
"""

import math
from collections.abc import Callable, Sequence
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from .canvas import Colour, Point, blend

MIST_SCALE = 4
"""How many times smaller light and mist are painted, as they have no sharp edges."""


class Ground:
    """A picture in the making, measured in pixels of the finished one. The same seed gives the same
    random details."""

    def __init__(
        self, wide: int, high: int, shades: Sequence[Colour], seed: int = 0, finer: int = 2
    ) -> None:
        self.wide, self.high = wide, high
        self.chance = Random(seed)
        self._finer = finer
        column = Image.new("RGB", (1, 64))
        for y in range(64):
            column.putpixel((0, y), find_shade(shades, y / 63))
        tall = column.resize((1, high * finer), Image.Resampling.BICUBIC)
        self.image = tall.resize((wide * finer, high * finer), Image.Resampling.NEAREST)

    def _make_pen(self, alpha: int = 255) -> ImageDraw.ImageDraw:
        return ImageDraw.Draw(self.image, "RGB" if alpha == 255 else "RGBA")

    def _scale_points(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._finer, y * self._finer) for x, y in points]

    def shape(self, points: Sequence[Point], fill: Colour, alpha: int = 255) -> None:
        """Draw a filled outline."""
        self._make_pen(alpha).polygon(self._scale_points(points), fill=_make_ink(fill, alpha))

    def box(
        self,
        box: tuple[float, float, float, float],
        fill: Colour,
        alpha: int = 255,
        *,
        corner: float = 0,
    ) -> None:
        """Draw a filled rectangle. `box`: left, top, right, bottom."""
        left, top, right, bottom = (n * self._finer for n in box)
        if right <= left or bottom <= top:
            return
        radius = min(corner * self._finer, (right - left) / 2, (bottom - top) / 2)
        self._make_pen(alpha).rounded_rectangle(
            (left, top, right, bottom), radius, fill=_make_ink(fill, alpha)
        )

    def oval(self, box: tuple[float, float, float, float], fill: Colour, alpha: int = 255) -> None:
        """Draw a filled ellipse that touches the sides of that rectangle."""
        self._make_pen(alpha).ellipse([n * self._finer for n in box], fill=_make_ink(fill, alpha))

    def disc(self, x: float, y: float, radius: float, fill: Colour, alpha: int = 255) -> None:
        """Draw a filled circle round (x, y)."""
        self.oval((x - radius, y - radius, x + radius, y + radius), fill, alpha)

    def ring(self, x: float, y: float, radius: float, tone: Colour, width: float) -> None:
        """Draw an empty circle round (x, y)."""
        edges = (x - radius, y - radius, x + radius, y + radius)
        self._make_pen().ellipse(
            [n * self._finer for n in edges], outline=tone, width=max(1, round(width * self._finer))
        )

    def line(self, points: Sequence[Point], tone: Colour, width: float, alpha: int = 255) -> None:
        """Draw a stroke through the points."""
        thick = max(1, round(width * self._finer))
        self._make_pen(alpha).line(
            self._scale_points(points), fill=_make_ink(tone, alpha), width=thick, joint="curve"
        )

    # -- depth and light ---------------------------------------------------------------------------

    def push_back(self, blur: float, into: Colour | None = None, share: float = 0.0) -> None:
        """Make what is painted so far look farther away: blur it, and mix in this share of the
        colour `into`."""
        small = self._halve_image().filter(ImageFilter.GaussianBlur(blur / 2))
        if into is not None:
            small = Image.blend(small, Image.new("RGB", small.size, into), share)
        self.image = small.resize(self.image.size, Image.Resampling.BILINEAR)

    def _halve_image(self) -> Image.Image:
        return self.image.reduce(2)

    def add_glow(
        self,
        draw: Callable[[ImageDraw.ImageDraw, float], None],
        box: tuple[float, float, float, float],
        blur: float,
    ) -> None:
        """Blur what `draw` draws within the box, and add it as light. `draw` gets a pen on a black
        picture whose corner is the box's, and the scale from finished pixels to that picture's."""
        left, top = max(0, int(box[0])), max(0, int(box[1]))
        right, bottom = min(self.wide, int(box[2])), min(self.high, int(box[3]))
        size = (
            max(1, int(box[2] - box[0]) // MIST_SCALE),
            max(1, int(box[3] - box[1]) // MIST_SCALE),
        )
        if right <= left or bottom <= top:
            return
        light = Image.new("RGB", size, (0, 0, 0))
        draw(ImageDraw.Draw(light), 1 / MIST_SCALE)
        light = light.filter(ImageFilter.GaussianBlur(blur / MIST_SCALE))
        x, y = int(box[0]), int(box[1])
        right_end, low_end = (right - x) / MIST_SCALE, (bottom - y) / MIST_SCALE
        part = (
            (left - x) / MIST_SCALE,
            (top - y) / MIST_SCALE,
            min(right_end, size[0]),
            min(low_end, size[1]),
        )
        fine = self._finer
        place = (left * fine, top * fine, right * fine, bottom * fine)
        wide, high = place[2] - place[0], place[3] - place[1]
        soft = light.resize((wide, high), Image.Resampling.BILINEAR, part)
        self.image.paste(ImageChops.screen(self.image.crop(place), soft), place[:2])

    def add_lamp(self, x: float, y: float, radius: float, tone: Colour) -> None:
        """Add a round light that is brightest in its middle."""
        far = radius * 1.8

        def draw(pen: ImageDraw.ImageDraw, u: float) -> None:
            for share in (1.0, 0.62, 0.3):
                r, middle = radius * share * u, far * u
                bright = blend((0, 0, 0), tone, 0.4 + (1 - share) * 0.85)
                pen.ellipse((middle - r, middle - r, middle + r, middle + r), fill=bright)

        self.add_glow(draw, (x - far, y - far, x + far, y + far), radius * 0.35)

    def add_light_shaft(self, points: Sequence[Point], tone: Colour, blur: float = 18) -> None:
        """Add a beam of light in the outline that the points make."""
        left, top = min(x for x, _ in points) - 3 * blur, min(y for _, y in points) - 3 * blur
        right, low = max(x for x, _ in points) + 3 * blur, max(y for _, y in points) + 3 * blur

        def draw(pen: ImageDraw.ImageDraw, u: float) -> None:
            pen.polygon([((x - left) * u, (y - top) * u) for x, y in points], fill=tone)

        self.add_glow(draw, (left, top, right, low), blur)

    def add_mist(self, top: float, bottom: float, tone: Colour, share: float) -> None:
        """Add a bank of mist that is thickest half way between `top` and `bottom`."""
        mask = Image.new("L", (1, 64))
        for y in range(64):
            along = (y / 63 * self.high - top) / max(1.0, bottom - top)
            thick = math.sin(math.pi * along) if 0 < along < 1 else 0
            mask.putpixel((0, y), round(255 * share * thick))
        bank = mask.resize(self.image.size, Image.Resampling.BILINEAR)
        self.image.paste(tone, (0, 0), bank)

    def add_motes(self, number: int, tone: Colour, alpha: int = 60, size: float = 2.2) -> None:
        """Scatter specks at random: dust in the air, snow or stars."""
        for _ in range(number):
            x, y = self.chance.random() * self.wide, self.chance.random() * self.high
            self.disc(x, y, size * (0.4 + self.chance.random()), tone, alpha)

    # -- the end -----------------------------------------------------------------------------------

    def finish_picture(
        self, dark: Colour, *, share: float = 0.2, colours: int = 150
    ) -> Image.Image:
        """Return the finished picture: mixed with this share of `dark`, its edges in shadow, and
        reduced to this number of colours."""
        return self.finish_in_palette(dark, share, colours).convert("RGB")

    def finish_in_palette(self, dark: Colour, share: float, colours: int) -> Image.Image:
        """Return the same with a palette, which takes a third of the memory."""
        image = self.image.reduce(self._finer)
        image = Image.blend(image, Image.new("RGB", image.size, dark), share)
        image.paste(dark, (0, 0), self._make_shadow_mask())
        plain = Image.Dither.NONE
        # One pixel in 64 is enough to choose the colours by, and keeps those of small lights.
        size = (max(1, image.width // 8), max(1, image.height // 8))
        few = image.resize(size, Image.Resampling.NEAREST)
        chosen = few.quantize(colours, Image.Quantize.MEDIANCUT, 2, dither=plain)
        return image.quantize(palette=chosen, dither=plain)

    def _make_shadow_mask(self) -> Image.Image:
        across, down = self.wide // 12, self.high // 12
        mask = Image.new("L", (across, down), 130)
        ImageDraw.Draw(mask).rounded_rectangle(
            (across * 0.08, down * 0.07, across * 0.92, down * 0.93), radius=across * 0.2, fill=0
        )
        soft = mask.filter(ImageFilter.GaussianBlur(across * 0.09))
        return soft.resize((self.wide, self.high), Image.Resampling.BICUBIC)


def _make_ink(tone: Colour, alpha: int) -> tuple[int, ...]:
    return tone if alpha == 255 else (*tone, alpha)


def list_colours(picture: Image.Image) -> list[Colour]:
    """List the colours of a finished ground, for the palette of a picture that shows it."""
    found = picture.getcolors(4096) or []
    return [(tone[0], tone[1], tone[2]) for _, tone in found if isinstance(tone, tuple)]


def find_shade(shades: Sequence[Colour], along: float) -> Colour:
    """Find the colour at a place along these colours: 0 is the first and 1 the last."""
    place = along * (len(shades) - 1)
    first = min(int(place), len(shades) - 2)
    return blend(shades[first], shades[first + 1], place - first)


def make_wave(left: float, right: float, y: float, high: float, long: float) -> list[Point]:
    """Return the points of a wave from left to right."""
    many = max(2, round((right - left) / long * 12))
    steps = [(right - left) * n / many for n in range(many + 1)]
    return [(left + step, y + high * math.sin(2 * math.pi * (step / long))) for step in steps]
