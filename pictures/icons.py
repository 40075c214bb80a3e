"""Each game's icons: small pictures beside its terms in messages."""

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeAlias

from PIL import Image

from rules.engine import Text

from .artist import find_part
from .drawing import Drawing
from .kit.canvas import Colour, Pen, stamp
from .kit.tokens import Figure, Shape, draw_token
from .kit.tones import find_ink

ICON_SIDE = 128
"""The side of an icon in pixels."""
FIGURE_SHARE = 0.78
"""The share of a ground's side that the figure on it takes."""

Draw: TypeAlias = Callable[[int], Image.Image]
"""A function that draws a square picture with sides of this many pixels."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A picture, and every form of the word that it marks, separated by "|". It marks a word in
    lower case only if that word comes with a number ("2 food", "agility +3")."""

    draw: Draw
    said: Text

    @property
    def words(self) -> tuple[str, ...]:
        """The forms of the word that the icon marks."""
        return tuple(form.strip() for form in str(self.said).split("|"))


Icons: TypeAlias = Mapping[str, Icon]
"""A game's icons by name. The names are in lower case."""


def on_ground(figure: Figure | str, ground: Colour, shape: Shape = "square") -> Draw:
    """Make a function that draws a figure or a letter on a background, so that it is visible on any
    page."""

    def draw(size: int) -> Image.Image:
        if isinstance(figure, str):
            return draw_token(figure, size, ground, shape, find_ink(ground))
        pen, u = Pen(size, size), size * FIGURE_SHARE / 100
        edge = size * (1 - FIGURE_SHARE) / 2
        figure(pen, u, edge, edge, find_ink(ground))
        whole = draw_token("", size, ground, shape).copy()
        stamp(whole, pen.finish_stamp(), 0, 0)
        return whole

    return draw


def make_framed(drawn: Draw, ground: Colour, shape: Shape = "square") -> Draw:
    """Make a function that draws a picture on its own background."""

    def draw(size: int) -> Image.Image:
        whole = draw_token("", size, ground, shape).copy()
        inner = drawn(round(size * FIGURE_SHARE))
        stamp(whole, inner, (size - inner.width) / 2, (size - inner.height) / 2)
        return whole

    return draw


def drawing(game_key: str, name: str) -> Drawing:
    """Make the drawing of a game's icon, ready to be painted."""
    return Drawing(f"icon-{name}", name.capitalize(), (game_key, name), draw, find_icon_alt)


def draw(facts: tuple[str, str]) -> bytes:
    """Draw the icon as a PNG with a transparent ground. `facts`: the game's key and the icon's
    name."""
    game_key, name = facts
    held = io.BytesIO()
    find_icons(game_key)[name].draw(ICON_SIDE).convert("RGBA").save(held, "PNG")
    return held.getvalue()


def find_icon_alt(facts: tuple[str, str]) -> str:
    """Return the first of the words that the icon stands for."""
    return find_icons(facts[0])[facts[1]].words[0]


def hash_pixels(png: bytes) -> str:
    """Return eight hex digits that change with the pixels of the picture, but not with how the PNG
    is compressed."""
    with Image.open(io.BytesIO(png)) as picture:
        return sha256(picture.tobytes()).hexdigest()[:8]


def find_icons(game_key: str) -> Icons:
    """Find the icons of a game by name; an empty mapping if the game has none."""
    found: Icons = getattr(find_part(game_key, "icons"), "ICONS", {})
    return found
