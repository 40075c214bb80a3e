"""Draw the private picture: the hand of each own character as cards, and its standing order."""

from PIL import Image

from pictures.aftermath.marks.colours import CARDS, INSIDE, MARGIN, WIDTH, make_inks
from pictures.aftermath.marks.figures import FIGURES
from pictures.aftermath.people.heads import draw_head
from pictures.aftermath.words import Message, facts
from pictures.kit.canvas import Pen, encode_png, stamp, write
from pictures.kit.text import write_fitted
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, INK, TABLE
from rules.aftermath.model.terms import Colour as Kind
from rules.aftermath.view_models import CardView, HandView
from rules.engine.by_language import cache_by_language

HEAD, HIGH, GAP = 106, 286, 14
CARDS_IN_ROW = 5
WIDE = (INSIDE - (CARDS_IN_ROW - 1) * GAP) // CARDS_IN_ROW


def draw(held: facts.Held) -> bytes:
    """Draw the hands, one below the other, as a PNG."""
    high = MARGIN + sum(_measure_hand(hand) for hand in held.hands)
    picture = Image.new("RGB", (WIDTH, max(high, 140)), TABLE)
    y = MARGIN
    for n, hand in enumerate(held.hands):
        _draw_hand(picture, hand, held.characters[n], held.seats[n], y)
        y += _measure_hand(hand)
    return encode_png(picture, make_inks())


def _measure_hand(hand: HandView) -> int:
    return HEAD + -(-len(hand.cards) // CARDS_IN_ROW) * (HIGH + GAP) + 8


def _draw_hand(picture: Image.Image, hand: HandView, character: str, seat: int, top: int) -> None:
    stamp(picture, draw_head(character, seat, 84), MARGIN, top + 6)
    head = str(Message("hand-head", member=hand.name))
    write_fitted(picture, (MARGIN + 104, top + 32), head, 40, CREAM, room=520, bold=True)
    told = str(Message("defends-without-you", order=hand.standing or "ask"))
    write_fitted(picture, (MARGIN + 104, top + 74), told, 30, ASH, room=INSIDE - 110)
    if not hand.cards:
        none = str(Message("no-cards-here"))
        write(picture, (WIDTH - MARGIN, top + 32), none, 36, ASH, anchor="rm")
    for n, one in enumerate(hand.cards):
        x = MARGIN + n % CARDS_IN_ROW * (WIDE + GAP)
        stamp(picture, _draw_action_card(one), x, top + HEAD + n // CARDS_IN_ROW * (HIGH + GAP))


def _draw_action_card(one: CardView) -> Image.Image:
    return _draw_card_face(one.colour, one.value, influence=one.influence)


@cache_by_language
def _draw_card_face(colour: Kind, value: int, *, influence: bool) -> Image.Image:
    """Draw a card: a large number, a figure for its attribute, and both in words."""
    tone = CARDS[colour]
    dark = colour in {"black", "calamity"}
    ink = CREAM if dark else INK
    pen = Pen(WIDE, HIGH)
    pen.box((0, 0, WIDE, HIGH), INK, corner=18)
    pen.box((5, 5, WIDE - 5, HIGH - 5), EMBER_HOT if influence else tone, corner=15)
    pen.box((13, 13, WIDE - 13, HIGH - 13), tone, corner=11)
    u = 0.98
    FIGURES[colour](pen, u, (WIDE - 100 * u) / 2, 92, ink)
    if value:
        pen.letter(52, 56, str(value), 74, ink)
        pen.letter(WIDE - 46, 56, facts.find_letter(colour), 46, ink)
    face = pen.finish_stamp()
    told = Message("influence") if influence else Message("card-kind", colour=colour)
    named = Message("anything") if influence else Message("colour", colour=colour)
    word, name = str(told), str(named)
    write_fitted(face, (WIDE / 2, 214), word, 32, ink, room=WIDE - 24, bold=True, anchor="mm")
    write_fitted(face, (WIDE / 2, 250), name, 30, ink, room=WIDE - 24, anchor="mm")
    return face
