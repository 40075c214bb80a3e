"""Make one seat's private pictures: the Scene that only it reads, and its cards with what they do,
which this module draws."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from pictures.artist import ALT_CHARACTERS, clip
from pictures.drawing import Drawing
from pictures.hope import scene_card
from pictures.hope.marks.colours import PALE, SEALED, WIDTH, make_inks
from pictures.hope.marks.icons import draw_hand_die, draw_icon
from pictures.hope.people import cards, cast
from pictures.hope.people.cards import Small
from pictures.hope.words import Message, descriptions, facts
from pictures.kit.canvas import blend, encode_png, stamp, write
from pictures.kit.panels import draw_plate
from pictures.kit.players import draw_mark, draw_player, make_marks, measure_player_width
from pictures.kit.signs import draw_acting_player_arrow
from pictures.kit.text import (
    measure_line_step,
    measure_text,
    wrap_text,
    write_fitted,
    write_lines,
    write_paragraph,
)
from pictures.kit.tones import CREAM, EMBER, EMBER_HOT, INK, TABLE
from rules.engine import Prompt
from rules.hope.model.decks import DECKS
from rules.hope.view import CardView, PersonView, View

MARGIN, GAP = 16, 12
TITLE = 34


@dataclass(frozen=True, slots=True)
class Hand:
    """The facts of the picture of one seat's cards."""

    person: PersonView
    players: tuple[str, ...]
    commons: tuple[CardView, ...]
    gift: CardView | None
    shown: tuple[str, ...]
    """Hidden parts of a Scene that a card has shown to this seat."""
    usable: tuple[str, ...]
    """The ids of the cards that can answer the seat's current question."""
    light: int


def list_private_pictures(view: View, prompt: Prompt[Any] | None) -> tuple[Drawing, ...]:
    """List the seat's private pictures: the Scene, if the seat has drawn one, and its cards."""
    if view.seat is None or view.phase == "world":
        return ()
    found = []
    own, person = view.private, view.people[view.seat]
    _, light = facts.find_country_and_light(view)
    if own.card and view.scene is not None:
        card = DECKS.scenes[own.card]
        odds = own.odds if view.scene.given or view.scene.last_hope else None
        reading = scene_card.read_card(card, light, str(own.reading), odds)
        title = str(Message("picture-scene"))
        found.append(Drawing("scene", title, reading, scene_card.draw, scene_card.describe_card))
    if person.alive or own.gift is not None:
        hand = Hand(
            person,
            tuple(one.player for one in view.people),
            tuple(view.commons) if person.alive else (),
            own.gift,
            tuple(map(str, own.shown)),
            _list_usable_cards(prompt),
            light,
        )
        found.append(Drawing("hand", str(Message("picture-hand")), hand, draw_hand, describe_cards))
    return tuple(found)


def _list_usable_cards(prompt: Prompt[Any] | None) -> tuple[str, ...]:
    """List the ids of the cards that a question's options use."""
    options = prompt.options if prompt is not None else ()
    used = [option.id.removeprefix("use:") for option in options if option.verb == "use"]
    return tuple(dict.fromkeys(one.partition(".")[0] for one in used))


# -- the cards -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Large:
    """A card as it is drawn large, with its rule."""

    small: Small
    rule: str
    now: bool = False
    """Whether the card can answer the current question."""


def describe_cards(hand: Hand) -> str:
    """Describe the seat's cards."""
    person = hand.person
    state = descriptions.describe_person_briefly(person, facts.format_plain_text(person.name))
    parts = [str(Message("your-cards", state=state)), *_list_shown(hand)]
    parts += [
        facts.describe_rule(large.small.name, large.rule) for large in _list_large_cards(hand)
    ]
    return clip(" ".join(parts), ALT_CHARACTERS)


def _list_shown(hand: Hand) -> list[str]:
    return [str(Message("you-were-shown", shown=shown)) for shown in hand.shown]


def _list_large_cards(hand: Hand) -> list[Large]:
    person = hand.person
    signs = make_marks(hand.players)
    found = []
    if hand.gift is not None:
        found.append(
            Large(Small(hand.gift.name, EMBER_HOT, INK, "trait"), str(hand.gift.rule), True)
        )
    if person.alive:
        bonds = [bond.card for bond in person.bonds]
        own = [person.personality] if person.personality is not None else []
        views = [*own, *person.assets, *bonds, *person.traits]
        for view in views:
            small = next(
                one for one in cards.list_held_cards(person, signs) if one.name == view.name
            )
            found.append(Large(small, str(view.rule), view.id in hand.usable))
    found += [
        Large(cards.make_asset_card(one), str(one.rule), one.id in hand.usable)
        for one in hand.commons
    ]
    return found


HEAD = 196
ACROSS = (WIDTH - 2 * MARGIN - GAP) // 2


def draw_hand(hand: Hand) -> bytes:
    """Draw the seat's cards as a PNG."""
    placed, low = _place_cards(_list_large_cards(hand), HEAD + _measure_shown(hand))
    picture = Image.new("RGB", (WIDTH, low + MARGIN), TABLE)
    _draw_head(picture, hand)
    y = HEAD
    for shown in _list_shown(hand):
        room, height = WIDTH - 2 * MARGIN, 2 * measure_line_step(32)
        end = write_paragraph(picture, (MARGIN, y), shown, 32, EMBER_HOT, room=room, height=height)
        y = round(end)
    for card, x, top in placed:
        _draw_card(picture, card, x, top)
    return encode_png(picture, make_inks("any", hand.light))


def _measure_shown(hand: Hand) -> int:
    room = WIDTH - 2 * MARGIN
    return sum(
        len(wrap_text(shown, 32, room)[:2]) * measure_line_step(32) for shown in _list_shown(hand)
    )


def _draw_head(picture: Image.Image, hand: Hand) -> None:
    person = hand.person
    (face,) = cast.find_faces([person])
    mark = make_marks(hand.players)[person.seat]
    stamp(picture, draw_player(mark, face, 160, away=not person.alive), MARGIN, 16)
    x = MARGIN + measure_player_width(160) + 24
    room = WIDTH - MARGIN - x
    end = write_fitted(picture, (x, 44), person.name, 46, CREAM, room=room - 260, bold=True)
    write_fitted(picture, (end + 18, 47), person.player, 32, PALE, room=WIDTH - MARGIN - end - 18)
    if not person.alive:
        return
    label = str(Message("humanity-label"))
    write(picture, (x, 98), label, 32, PALE)
    left = x + measure_text(label, 32) + 16
    for n in range(5):
        stamp(picture, draw_hand_die(44, CREAM if n < person.humanity else None), left + n * 50, 76)
    at = float(x)
    for small in cards.list_conditions(person):
        across = round(measure_text(small.name, cards.LETTERS)) + 2 * cards.PAD + cards.ICON + 12
        if at + across > WIDTH - MARGIN:
            break
        stamp(picture, cards.draw_small_card(small, across), at, 132)
        at += across + 10


def _place_cards(every: Sequence[Large], top: int) -> tuple[list[tuple[Large, int, int]], int]:
    """Place each card in the shorter of two columns. Return cards with x and y, and the y where
    they end."""
    lows = [top, top]
    found = []
    for card in every:
        side = 0 if lows[0] <= lows[1] else 1
        found.append((card, MARGIN + side * (ACROSS + GAP), lows[side]))
        lows[side] += _measure_card(card) + GAP
    return found, max(lows)


def _measure_card(card: Large) -> int:
    return 62 + len(wrap_text(card.rule, 30, ACROSS - 32)) * measure_line_step(30) + 12


def _draw_card(picture: Image.Image, card: Large, x: int, y: int) -> None:
    small, high = card.small, _measure_card(card)
    edge = EMBER if card.now else blend(small.ground, INK, 0.5)
    stamp(picture, draw_plate(ACROSS, high, small.ground, edge), x, y)
    if card.now:  # a wider edge, for readers who cannot tell the colours apart
        stamp(picture, draw_plate(ACROSS - 10, high - 10, small.ground, edge), x + 5, y + 5)
    right = x + ACROSS - 16
    for mark in reversed(small.marks):
        stamp(picture, draw_mark(mark, cards.MARK), right - cards.MARK, y + 9)
        right -= cards.MARK + 6
    if small.figure:
        stamp(picture, draw_icon(small.figure, 40, small.ink), right - 40, y + 13)
        right -= 50
    at = x + 16
    if card.now:
        stamp(picture, draw_acting_player_arrow(36), at, y + 16)
        at += 46
    name = facts.label_card(small.name, small.uses, is_turned=small.ground == SEALED)
    write_fitted(picture, (at, y + 34), name, TITLE, small.ink, room=right - at, bold=True)
    lines = wrap_text(card.rule, 30, ACROSS - 32)
    write_lines(picture, (x + 16, y + 62), lines, 30, small.ink)
