"""At home, where there is no page: the signal box, what the colony has, what is being settled."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from pictures.aftermath import facts
from pictures.aftermath.map.ground.places import painted, shades
from pictures.aftermath.marks import dials
from pictures.aftermath.marks.colours import INSIDE, MARGIN, WIDTH, inks_with
from pictures.aftermath.people.heads import head
from pictures.kit.canvas import png, stamp, write
from pictures.kit.panels import badge, panel, tab
from pictures.kit.text import laid, paragraph, say, step
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, TABLE
from rules.aftermath.view_models import MemberView, View
from rules.kit.words import count, listed

PAGE = 0
"""Whose ground it is painted on."""
PAINTED, ROW = 700, 128
BESIDE = MARGIN + 126
"""Where what is written beside a face begins."""
TEXT = INSIDE - 150
WIDE_TEXT = INSIDE - 36
LINES = 4
"""At most, of what somebody carries and of what is built."""


def draw(view: View) -> bytes:
    """The table between pages as a PNG."""
    rows = [_height(one) for one in view.party]
    mission = _mission_height(view)
    high = PAINTED + dials.HIGH + 20 + mission + sum(rows) + MARGIN
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    picture.paste(painted(PAGE).crop((0, 0, WIDTH, PAINTED)), (0, 0))
    stamp(picture, tab(INSIDE, 108, TABLE), MARGIN, PAINTED - 128)
    write(picture, (MARGIN + 24, PAINTED - 94), facts.turn(view), 46, EMBER_HOT, bold=True)
    chapter = f"Tinderbox, chapter {view.colony.chapter}"
    say(picture, (MARGIN + 24, PAINTED - 46), chapter, 34, CREAM, room=INSIDE - 40)
    dials.draw(picture, facts.numbers(view), PAINTED + 8, alarm=facts.alarming(view))
    y = PAINTED + dials.HIGH + 20
    _mission(picture, view, y, mission)
    y += mission
    for one, row in zip(view.party, rows, strict=True):
        _member(picture, one, y, row)
        y += row
    return png(picture, _inks())


@lru_cache(maxsize=1)
def _inks() -> Image.Image:
    return inks_with(shades(PAGE))


def built(view: View) -> str:
    """What stands in the colony, in words."""
    stands = [one.name for one in view.colony.structures if one.built]
    if view.colony.improvements:
        stands.append(count(len(view.colony.improvements), "improvement"))
    return f"Built: {listed(stands) or 'nothing yet'}"


def _mission_height(view: View) -> int:
    lines, _ = laid(built(view), 30, WIDE_TEXT, LINES * step(30))
    return 122 + len(lines) * step(30)


def _mission(picture: Image.Image, view: View, top: int, high: int) -> None:
    stamp(picture, panel(INSIDE, high - 10), MARGIN, top)
    kind = "MAIN MISSION" if view.mission.main else "MISSION"
    sign = badge(kind, 30, EMBER_HOT)
    stamp(picture, sign, MARGIN + 18, top + 14)
    x, room = MARGIN + sign.width + 34, INSIDE - sign.width - 50
    say(picture, (x, top + 34), view.mission.name, 36, CREAM, room=room, bold=True)
    at, height = (MARGIN + 18, top + 62), LINES * step(30)
    end = paragraph(picture, at, built(view), 30, ASH, room=WIDE_TEXT, height=height)
    more = f"{count(len(view.colony.broken), 'item')} in the broken pile"
    say(picture, (MARGIN + 18, end + step(30) / 2), more, 30, ASH, room=WIDE_TEXT)


def carries(one: MemberView) -> str:
    """How somebody is, and with what."""
    items = listed([item.name for item in one.items]) or "nothing"
    return f"{facts.wounds(one)}; carries {items}"


def _height(one: MemberView) -> int:
    lines, _ = laid(carries(one), 30, TEXT, LINES * step(30))
    return ROW + (len(lines) - 1) * step(30)


def _member(picture: Image.Image, one: MemberView, top: int, high: int) -> None:
    stamp(picture, panel(INSIDE, high - 10), MARGIN, top)
    stamp(picture, head(one.species, one.seat, 96, grey=one.defeated), MARGIN + 12, top + 11)
    say(picture, (BESIDE, top + 36), facts.drawn(one), 36, CREAM, room=TEXT, bold=True)
    height = LINES * step(30)
    paragraph(picture, (BESIDE, top + 64), carries(one), 30, ASH, room=TEXT, height=height)
