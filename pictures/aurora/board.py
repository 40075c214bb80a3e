"""The whole picture: the road above, the Enemies, the Zone, and beneath them the Convoys."""

from __future__ import annotations

from PIL import Image

from pictures.canvas import png
from pictures.tones import TABLE
from rules.aurora.view import View

from . import convoys, foes, head, legend, machine, route, slots
from .colours import inks
from .layout import WIDTH

GAP = 10
TALL = 2800
"""So high a picture may be with the marks explained at its foot."""


def draw(view: View) -> bytes:
    """The table as a PNG, 1080 pixels wide."""
    tops = [head.height(view), route.HEIGHT, foes.height(view), slots.height(view)]
    plans = [convoys.plan(view, p) for p in view.players]
    automa = machine.HIGH if view.automa is not None else 0
    height = sum(tops) + sum(map(convoys.height, plans)) + GAP * (len(plans) + 2) + automa
    strip = legend.strip()
    explained = height + strip.height <= TALL
    picture = Image.new("RGB", (WIDTH, height + strip.height * explained), TABLE)
    head.draw(picture, view)
    top = tops[0]
    route.draw(picture, view, top)
    top += route.HEIGHT + GAP
    foes.draw(picture, view, top)
    top += tops[2]
    slots.draw(picture, view, top)
    top += tops[3] + GAP
    for p, laid in zip(view.players, plans, strict=True):
        convoys.draw(picture, view, p, laid, top)
        top += convoys.height(laid) + GAP
    if view.automa is not None:
        machine.draw(picture, view, view.automa, top)
        top += automa
    if explained:
        picture.paste(strip, (0, height))
    return png(picture, inks(), 6)
