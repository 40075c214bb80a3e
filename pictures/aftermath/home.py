"""At home, where there is no page: the signal box, what the colony has, what is being settled."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from pictures.kit.canvas import png, stamp, write
from pictures.kit.panels import badge, panel, tab
from pictures.kit.text import say
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, TABLE
from rules.aftermath.view_models import MemberView, View
from rules.kit.words import count, listed

from . import dials, facts
from .colours import INSIDE, MARGIN, WIDTH, inks_with
from .ground.places import painted, shades
from .heads import head

PAGE = 0
"""Whose ground it is painted on."""
PAINTED, ROW = 700, 128


def draw(view: View) -> bytes:
    """The table between pages as a PNG."""
    high = PAINTED + dials.HIGH + 20 + 160 + len(view.party) * ROW + MARGIN
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    picture.paste(painted(PAGE).crop((0, 0, WIDTH, PAINTED)), (0, 0))
    stamp(picture, tab(INSIDE, 108, TABLE), MARGIN, PAINTED - 128)
    write(picture, (MARGIN + 24, PAINTED - 94), facts.turn(view), 46, EMBER_HOT, bold=True)
    chapter = f"Tinderbox, chapter {view.colony.chapter}"
    say(picture, (MARGIN + 24, PAINTED - 46), chapter, 34, CREAM, room=INSIDE - 40)
    dials.draw(picture, facts.numbers(view), PAINTED + 8, alarm=facts.alarming(view))
    y = PAINTED + dials.HIGH + 20
    _mission(picture, view, y)
    y += 160
    for one in view.party:
        _member(picture, view, one, y)
        y += ROW
    return png(picture, _inks())


@lru_cache(maxsize=1)
def _inks() -> Image.Image:
    return inks_with(shades(PAGE))


def _mission(picture: Image.Image, view: View, top: int) -> None:
    stamp(picture, panel(INSIDE, 150), MARGIN, top)
    kind = "MAIN MISSION" if view.mission.main else "MISSION"
    sign = badge(kind, 30, EMBER_HOT)
    stamp(picture, sign, MARGIN + 18, top + 14)
    x = MARGIN + sign.width + 34
    say(
        picture,
        (x, top + 34),
        view.mission.name,
        36,
        CREAM,
        room=INSIDE - sign.width - 50,
        bold=True,
    )
    built = [one.name for one in view.colony.structures if one.built]
    if view.colony.improvements:
        built.append(count(len(view.colony.improvements), "improvement"))
    told = f"Built: {listed(built) or 'nothing yet'}"
    say(picture, (MARGIN + 18, top + 80), told, 30, ASH, room=INSIDE - 36)
    more = f"{count(len(view.colony.broken), 'item')} in the broken pile"
    say(picture, (MARGIN + 18, top + 118), more, 30, ASH, room=INSIDE - 36)


def _member(picture: Image.Image, view: View, one: MemberView, top: int) -> None:
    stamp(picture, panel(INSIDE, ROW - 10), MARGIN, top)
    stamp(picture, head(one.species, one.seat, 96, grey=one.defeated), MARGIN + 12, top + 11)
    x = MARGIN + 126
    say(picture, (x, top + 36), facts.drawn(one), 36, CREAM, room=INSIDE - 150, bold=True)
    items = listed([item.name for item in one.items]) or "nothing"
    say(picture, (x, top + 82), f"{facts.wounds(one)}; carries {items}", 30, ASH, room=INSIDE - 150)
