"""Draw the table when no page is in play: the signal box, the mission, what the colony has, and the
party."""

from functools import lru_cache

from PIL import Image

from pictures.aftermath.map.ground.places import draw_ground
from pictures.aftermath.marks import dials
from pictures.aftermath.marks.colours import INSIDE, MARGIN, WIDTH, make_inks_with
from pictures.aftermath.people.heads import draw_head
from pictures.aftermath.words import Message, facts
from pictures.kit.canvas import encode_png, stamp, write
from pictures.kit.grounds import list_colours
from pictures.kit.panels import draw_badge, draw_panel, draw_tab
from pictures.kit.text import measure_line_step, measure_paragraph, write_fitted, write_paragraph
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, TABLE
from rules.aftermath.view_models import MemberView, View

GROUND_NUMBER = 0
"""The number of the ground that the picture is painted on."""
PAINTED, ROW = 700, 128
WORDS_X = MARGIN + 126
"""The x at which the words beside a face begin."""
TEXT_WIDTH = INSIDE - 150
WIDE_TEXT = INSIDE - 36
MOST_LINES = 4
"""How many lines are written at most of what a character carries and of what is built."""


def draw(view: View) -> bytes:
    """Draw the table between pages as a PNG."""
    rows = [_measure_member(one) for one in view.party]
    mission = 122 + measure_paragraph(describe_built(view), 30, WIDE_TEXT, MOST_LINES)
    high = PAINTED + dials.HIGH + 20 + mission + sum(rows) + MARGIN
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    picture.paste(draw_ground(GROUND_NUMBER).crop((0, 0, WIDTH, PAINTED)), (0, 0))
    stamp(picture, draw_tab(INSIDE, 108, TABLE), MARGIN, PAINTED - 128)
    write(picture, (MARGIN + 24, PAINTED - 94), facts.label_turn(view), 46, EMBER_HOT, bold=True)
    chapter = str(Message("chapter", chapter=view.colony.chapter))
    write_fitted(picture, (MARGIN + 24, PAINTED - 46), chapter, 34, CREAM, room=INSIDE - 40)
    dials.draw(
        picture, facts.list_dial_numbers(view), PAINTED + 8, alarm=facts.find_alarming_dials(view)
    )
    y = PAINTED + dials.HIGH + 20
    _draw_mission(picture, view, y, mission)
    y += mission
    for one, row in zip(view.party, rows, strict=True):
        _draw_member(picture, one, y, row)
        y += row
    return encode_png(picture, _make_inks())


@lru_cache(maxsize=1)
def _make_inks() -> Image.Image:
    return make_inks_with(list_colours(draw_ground(GROUND_NUMBER)))


def describe_built(view: View) -> str:
    """Say in words what is built in the colony."""
    stands = [one.name for one in view.colony.structures if one.built]
    if view.colony.improvements:
        stands.append(str(Message("improvements", improvements=len(view.colony.improvements))))
    return str(Message("built", built=facts.list_things(stands, "nothing-yet")))


def _draw_mission(picture: Image.Image, view: View, top: int, high: int) -> None:
    stamp(picture, draw_panel(INSIDE, high - 10), MARGIN, top)
    kind = Message("sign-mission", mission="main" if view.mission.main else "other")
    sign = draw_badge(str(kind), 30, EMBER_HOT)
    stamp(picture, sign, MARGIN + 18, top + 14)
    x, room = MARGIN + sign.width + 34, INSIDE - sign.width - 50
    write_fitted(picture, (x, top + 34), view.mission.name, 36, CREAM, room=room, bold=True)
    at, height = (MARGIN + 18, top + 62), MOST_LINES * measure_line_step(30)
    end = write_paragraph(picture, at, describe_built(view), 30, ASH, room=WIDE_TEXT, height=height)
    more = str(Message("in-broken-pile", items=len(view.colony.broken)))
    place = (MARGIN + 18, end + measure_line_step(30) / 2)
    write_fitted(picture, place, more, 30, ASH, room=WIDE_TEXT)


def describe_member(one: MemberView) -> str:
    """Say how a character is, and what they carry."""
    items = facts.list_things(item.name for item in one.items)
    return str(Message("member-carries", state=facts.describe_member_life(one), items=items))


def _measure_member(one: MemberView) -> int:
    text = measure_paragraph(describe_member(one), 30, TEXT_WIDTH, MOST_LINES)
    return ROW + text - measure_line_step(30)


def _draw_member(picture: Image.Image, one: MemberView, top: int, high: int) -> None:
    stamp(picture, draw_panel(INSIDE, high - 10), MARGIN, top)
    stamp(picture, draw_head(one.id, one.seat, 96, grey=one.defeated), MARGIN + 12, top + 11)
    name = facts.label_member_in_picture(one)
    write_fitted(picture, (WORDS_X, top + 36), name, 36, CREAM, room=TEXT_WIDTH, bold=True)
    height = MOST_LINES * measure_line_step(30)
    at = (WORDS_X, top + 64)
    write_paragraph(picture, at, describe_member(one), 30, ASH, room=TEXT_WIDTH, height=height)
