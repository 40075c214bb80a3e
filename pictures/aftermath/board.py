"""Draw the picture on the card: whose turn it is and where, the dials, the page, and its
threats."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from pictures.aftermath import home
from pictures.aftermath.map import page, strip, ways
from pictures.aftermath.map.ground.places import HIGH, draw_ground
from pictures.aftermath.marks import dials
from pictures.aftermath.marks.colours import HOSTILE, INSIDE, MARGIN, SAFE, WIDTH, make_inks_with
from pictures.aftermath.marks.figures import draw_scavenge_token, draw_space_mark, draw_way_out
from pictures.aftermath.people.heads import draw_head
from pictures.aftermath.words import Message, facts
from pictures.kit.canvas import Pen, encode_png, stamp, write
from pictures.kit.grounds import list_colours
from pictures.kit.legends import draw_legend
from pictures.kit.panels import draw_badge, draw_panel
from pictures.kit.phrases import format_plain_name
from pictures.kit.text import measure_text, write_fitted
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, INK, TABLE
from rules.aftermath.model.decks import BOOK
from rules.aftermath.view_models import PageView, SpaceView, View
from rules.engine.by_language import cache_by_language

HEAD = 112
_OUTER = frozenset(place.page for place in BOOK.locations.values())
"""The pages whose titles name their locations."""
MARKS = ("poi", "repeat", "objective", "hide", "water", "start", "enemy")
"""The marks of spaces, in the order of the legend."""


def draw(view: View) -> bytes:
    """Draw the table as a PNG, 1080 pixels wide."""
    if view.page is None:
        return home.draw(view)
    shown = view.page
    words = _draw_legend(_find_present_marks(shown.spaces))
    top = HEAD + dials.HIGH
    high = top + _measure_page(view, shown) + strip.SHORT_PANEL_HEIGHT + words.height + 6
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    _draw_head(picture, view, shown)
    dials.draw(picture, facts.list_dial_numbers(view), HEAD, alarm=facts.find_alarming_dials(view))
    y = _draw_page(picture, view, shown, top)
    strip.draw_party(picture, view, y)
    picture.paste(words, (0, y + strip.SHORT_PANEL_HEIGHT))
    return encode_png(picture, make_page_inks(shown.page))


def draw_page_alone(view: View) -> bytes:
    """Draw the page and its threats as a PNG, without the party and the colony, so that the picture
    fits on a phone beside a question."""
    assert view.page is not None
    picture = Image.new("RGB", (WIDTH, _measure_page(view, view.page)), TABLE)
    _draw_page(picture, view, view.page, 0)
    return encode_png(picture, make_page_inks(view.page.page))


def _measure_page(view: View, shown: PageView) -> int:
    below = strip.check_height(shown, facts.describe_urgent(view)) + strip.measure_track(shown)
    return HIGH + 10 + below + strip.measure_notes(view, shown)


def _draw_page(picture: Image.Image, view: View, shown: PageView, top: int) -> int:
    """Draw the page in its frame, and below it what comes next, the threats and the notes. Return
    the y at which that ends."""
    pressing = facts.describe_urgent(view)
    picture.paste(page.draw(view, shown), (0, top))
    picture.paste(_draw_moulding(HIGH), (0, top), _draw_moulding(HIGH))
    y = top + HIGH + 10
    strip.draw_check(picture, shown, pressing, y)
    y += strip.check_height(shown, pressing)
    strip.draw_threat_track(picture, shown, y)
    y += strip.measure_track(shown)
    strip.draw_notes(picture, view, shown, y)
    return y + strip.measure_notes(view, shown)


@lru_cache(maxsize=3)
def make_page_inks(number: int) -> Image.Image:
    """Make the palette of a page's picture."""
    return make_inks_with(list_colours(draw_ground(number)))


def _draw_head(picture: Image.Image, view: View, shown: PageView) -> None:
    stamp(picture, draw_panel(INSIDE, HEAD - 12, lit=True), MARGIN, 6)
    active = view.party[view.active]
    stamp(picture, draw_head(active.id, active.seat, 84, lit=True), MARGIN + 10, 14)
    hostile = shown.situation == "hostile"
    word = str(Message("sign-situation", situation=shown.situation))
    sign = draw_badge(word, 34, HOSTILE if hostile else SAFE)
    right = WIDTH - MARGIN - 18
    stamp(picture, sign, right - sign.width, 12)
    x = MARGIN + 108
    room = right - sign.width - 20 - x
    title = facts.label_turn(view)
    end = write_fitted(picture, (x, 34), title, 42, EMBER_HOT, room=room, bold=True)
    name = format_plain_name(active.player)
    if end + 60 < right - sign.width:
        write_fitted(picture, (end + 16, 36), name, 32, ASH, room=right - sign.width - end - 30)
    number = str(Message("page-number", page=shown.page))
    write(picture, (right, 80), number, 30, ASH, anchor="rm")
    outer = shown.title == shown.location or shown.page in _OUTER
    place = shown.title if outer else f"{shown.title}, {shown.location}"
    write_fitted(picture, (x, 80), place, 34, CREAM, room=right - measure_text(number, 30) - 20 - x)


@lru_cache(maxsize=2)
def _draw_moulding(high: int) -> Image.Image:
    pen = Pen(WIDTH, high, finer=1)
    pen.box((0, 0, WIDTH, high), None, TABLE, width=14)
    pen.box((6, 6, WIDTH - 6, high - 6), None, EMBER, width=3, corner=10)
    pen.box((12, 12, WIDTH - 12, high - 12), None, INK, width=2, corner=8)
    return pen.finish_stamp()


@cache_by_language
def _draw_legend(present: frozenset[str]) -> Image.Image:
    """Draw what the lines mean, and what the marks on this page mean."""
    marks = [
        (ways.draw_sample("dash"), Message("legend-step")),
        (ways.draw_samples(("red", "green", "blue")), Message("legend-lines")),
        (ways.draw_sample("white"), Message("legend-seen-over")),
        (ways.draw_sample("double"), Message("legend-no-sight")),
    ]
    signs = {
        **{name: draw_space_mark(name, 38) for name in MARKS},
        "scavenge": draw_scavenge_token(6, 40),
        "exit": draw_way_out("A", 36),
        "closed": draw_way_out("A", 36, closed=True),
    }
    marks += [
        (sign, Message("legend-mark", mark=name)) for name, sign in signs.items() if name in present
    ]
    return draw_legend([(sign, str(text)) for sign, text in marks], MARGIN)


def _find_present_marks(spaces: Sequence[SpaceView]) -> frozenset[str]:
    """Find the marks that are on at least one space."""
    found: set[str] = set()
    for one in spaces:
        names = ("repeat", "objective", "hide", "water", "start", "enemy", "scavenge", "exit")
        found |= {name for name in (*names, "closed") if getattr(one, name)}
        found |= {"poi"} if one.poi and not one.repeat else set()
    return frozenset(found)
