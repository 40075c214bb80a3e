"""The whole picture: the road above, the Enemies, the Zone, and beneath them the Convoys."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from pictures.kit.canvas import png
from pictures.kit.tones import TABLE
from rules.aurora.view import PlayerView, View

from . import condensed, convoys, foes, head, legend, machine, route, slots
from .colours import inks
from .layout import WIDTH

GAP = 8
TALL = 1900
"""So high a picture may be with the marks explained at its foot. On a phone a higher one would have
to be drawn smaller than the card is wide."""

Part = tuple[int, Callable[[Image.Image, int], None]]
"""How high something is, and what draws it from its upper edge on."""


def draw(view: View) -> bytes:
    """The table as a PNG, 1080 pixels wide."""
    parts = list(_parts(view))
    height = sum(high for high, _ in parts)
    strip = legend.strip()
    explained = view.phase != "over" and height + strip.height <= TALL
    picture = Image.new("RGB", (WIDTH, height + strip.height * explained), TABLE)
    top = 0
    for high, drawn in parts:
        drawn(picture, top)
        top += high
    if explained:
        picture.paste(strip, (0, height))
    return png(picture, inks(), 6)


def _parts(view: View) -> list[Part]:
    """From the top to the foot."""
    parts: list[Part] = [
        (head.height(view), lambda picture, _: head.draw(picture, view)),
        (route.HEIGHT + GAP, lambda picture, top: route.draw(picture, view, top)),
        (foes.height(view), lambda picture, top: foes.draw(picture, view, top)),
        (slots.height(view) + GAP, lambda picture, top: slots.draw(picture, view, top)),
        *(_convoy(view, p) for p in view.players),
    ]
    if (automa := view.automa) is not None:
        parts.append((machine.HIGH, lambda picture, top: machine.draw(picture, view, automa, top)))
    return parts


def _convoy(view: View, p: PlayerView) -> Part:
    if condensed.suits(view, p):
        lines = condensed.lines(view, p)
        return condensed.height(lines) + GAP, lambda picture, top: condensed.draw(
            picture, view, p, lines, top
        )
    laid = convoys.plan(view, p)
    return convoys.height(laid) + GAP, lambda picture, top: convoys.draw(
        picture, view, p, laid, top
    )
