"""The light of a round: from the first morning to the last night of the road."""

from collections.abc import Sequence
from dataclasses import dataclass

from pictures.kit.canvas import Colour, blend, read_colours
from pictures.kit.grounds import Ground

BLACK = (0, 0, 0)
WHITE = (255, 255, 255)


@dataclass(frozen=True, slots=True)
class Light:
    """The colours of a sky, and what they do to the country beneath."""

    sky: tuple[Colour, ...]
    """The tones of the sky, from the top to the horizon."""
    air: Colour
    """The tone of the air, into which distant things fade."""
    sun: Colour
    """The colour of the sun, or the moon."""
    at: tuple[float, float]
    """Where the sun or moon stands, as shares of the picture's width and height."""
    size: float
    dim: float
    """How far every colour of the ground is darkened towards the sky's, 0 to 1."""
    stars: int = 0

    def tint(self, tone: Colour, far: float = 0.0) -> Colour:
        """Tint a colour of the ground for this light. `far`: how much air is before it, 0 to 1."""
        near = blend(tone, blend(self.sky[0], BLACK, 0.55), self.dim)
        return blend(near, self.air, far)


def _make_light(
    tones: str, at: tuple[float, float], size: float, dim: float, stars: int = 0
) -> Light:
    """Make a light. `tones`: those of the sky, of the air, and of the sun or moon."""
    *sky, air, sun = read_colours(tones)
    return Light(tuple(sky), air, sun, at, size, dim, stars)


LIGHTS = (
    _make_light("#5f6f96 #c99a92 #f6cf9a #d9b49c #fff0c8", (0.64, 0.44), 26, 0.22),
    _make_light("#6fa3c2 #a9cbd2 #e3e6cf #c3d2cc #fffbe6", (0.72, 0.20), 24, 0.06),
    _make_light("#8a8aa0 #dcb482 #f3d592 #d8b684 #ffe9a8", (0.36, 0.36), 32, 0.14),
    _make_light("#2f3457 #8a4f63 #ea8a54 #92586a #ffc27a", (0.58, 0.52), 36, 0.42),
    _make_light("#0f1830 #243a5c #4b6280 #37506e #f2f0dc", (0.70, 0.24), 24, 0.58, stars=150),
)
"""The lights of dawn, day, golden evening, dusk and night."""


def find_round_light(number: int, rounds: int) -> int:
    """Find the index of a round's light: the first round is at dawn, the last at night."""
    along = (number - 1) / max(1, rounds - 1)
    return round(min(max(along, 0.0), 1.0) * (len(LIGHTS) - 1))


def draw_sky(g: Ground, light: Light, horizon: float) -> None:
    """Draw stars, sun or moon, and clouds, above a horizon."""
    for _ in range(light.stars):
        x, y = g.chance.random() * g.wide, g.chance.random() ** 1.4 * horizon
        g.disc(x, y, 0.7 + 1.3 * g.chance.random(), WHITE, 190)
    x, y = light.at[0] * g.wide, light.at[1] * g.high
    g.add_lamp(x, y, light.size * 5.5, blend(light.sun, BLACK, 0.62))
    g.add_lamp(x, y, light.size * 2.2, blend(light.sun, BLACK, 0.5))
    g.disc(x, y, light.size, light.sun)
    bright, dark = blend(light.sky[-1], WHITE, 0.35), blend(light.sky[0], light.sky[1], 0.5)
    for n in range(5):
        x = g.wide * (0.08 + 0.23 * n + 0.06 * g.chance.random())
        y = horizon * (0.25 + 0.5 * g.chance.random())
        _draw_cloud(g, (x, y), 90 + 120 * g.chance.random(), (bright, dark))


def _draw_cloud(
    g: Ground, middle: tuple[float, float], long: float, tones: Sequence[Colour]
) -> None:
    """Draw a long thin cloud, lit from below."""
    x, y = middle
    for n in range(9):
        across = (n / 8 - 0.5) * 2
        thick = (1 - across * across) * (6 + 8 * g.chance.random()) + 2
        left = x + across * long
        g.oval((left - 46, y - thick, left + 46, y + thick * 0.7), tones[1], 70)
        g.oval((left - 40, y - thick * 0.2, left + 44, y + thick * 0.9), tones[0], 74)
