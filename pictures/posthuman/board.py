"""Draw the picture on the card: the turn, the season and event, the road, and each player's
panel."""

from PIL import Image

from pictures.kit.canvas import encode_png, stamp, write
from pictures.kit.panels import draw_badge
from pictures.kit.phrases import write_capitals
from pictures.kit.text import measure_line_step, wrap_text, write_fitted, write_lines
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, TABLE
from pictures.posthuman import journey, panels
from pictures.posthuman.marks.colours import MARGIN, WIDTH
from pictures.posthuman.panels import GAP
from pictures.posthuman.words import Message, facts
from rules.posthuman.model.terms import JOURNEY_END
from rules.posthuman.view_models import CardView, View

HEAD, STRIP = 84, 54
ACROSS = WIDTH - 2 * MARGIN - 12


def draw(view: View) -> bytes:
    """Draw the table as a PNG, 1080 pixels wide."""
    strips = [card for card in (view.season, view.event) if card is not None]
    rows = panels.list_rows(view.seats)
    top = HEAD + sum(map(_measure_strip, strips))
    high = top + journey.HIGH + GAP + sum(map(panels.measure_height, rows)) + MARGIN - GAP
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    _draw_head(picture, view)
    y = HEAD
    for card in strips:
        _draw_event_strip(picture, card, y, season=card is view.season)
        y += _measure_strip(card)
    journey.draw(picture, view.seats, top)
    y = top + journey.HIGH + GAP
    for row in rows:
        panels.draw(picture, row, view.seats, y)
        y += panels.measure_height(row)
    return encode_png(picture, journey.make_table_palette())


def _draw_head(picture: Image.Image, view: View) -> None:
    if view.phase == "build":
        write(picture, (MARGIN + 6, 44), str(Message("head-before")), 44, CREAM, bold=True)
        return
    turn = str(Message("head-turn", turn=view.turn))
    end = write(picture, (MARGIN + 6, 44), turn, 46, CREAM, bold=True)
    sign = draw_badge(write_capitals(Message("stage", stage=view.phase)), 30, EMBER_HOT)
    stamp(picture, sign, end + 22, 44 - sign.height / 2)
    leader = _describe_leader(view)
    if leader:
        room = WIDTH - MARGIN - end - sign.width - 50
        at = (WIDTH - MARGIN - 6, 46)
        write_fitted(picture, at, leader, 32, EMBER_HOT, room=room, anchor="rm")


def _describe_leader(view: View) -> str:
    """Describe which human is furthest on the journey, and how far."""
    humans = [player for player in view.seats if player.human is not None]
    if not humans:
        return str(Message("nobody-is-human"))
    most = max(player.human.place for player in humans if player.human is not None)
    if view.solo:
        return str(Message("place-alone", place=most, goal=JOURNEY_END))
    ahead = [
        facts.label_player_plainly(p)
        for p in humans
        if p.human is not None and p.human.place == most
    ]
    if len(ahead) > 1:
        return str(Message("share", players=len(ahead), place=most))
    return str(Message("leads", player=ahead[0], place=most))


def _wrap_rules(card: CardView) -> list[str]:
    """Break what a card does into lines; none if it does nothing."""
    return wrap_text("; ".join(card.rules), 30, ACROSS) if card.rules else []


def _measure_strip(card: CardView) -> int:
    return STRIP + measure_line_step(30) * len(_wrap_rules(card))


def _draw_event_strip(picture: Image.Image, card: CardView, top: int, *, season: bool) -> None:
    """Draw one strip: the event of the turn or the season, and below it what it does."""
    what = str(Message("sign-season" if season else "sign-event"))
    sign = draw_badge(what, 30, EMBER if season else EMBER_HOT)
    stamp(picture, sign, MARGIN, top + 5)
    x = MARGIN + sign.width + 14
    room = WIDTH - MARGIN - x
    write_fitted(picture, (x, top + 25), card.name, 32, CREAM, room=room, bold=True)
    write_lines(picture, (MARGIN + 6, top + STRIP - 6), _wrap_rules(card), 30, ASH)
