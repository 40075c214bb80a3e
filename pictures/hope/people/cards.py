"""Draw a person's small cards: who they are, what they carry, whom they are tied to."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from pictures.hope.marks.colours import BLOOD, DOOM, PALE, SEALED, WHEAT
from pictures.hope.marks.icons import draw_icon
from pictures.hope.words import Message
from pictures.kit.canvas import Colour, Pen, blend, stamp, write
from pictures.kit.fonts import cut_to_width, make_writable
from pictures.kit.players import Mark, draw_mark
from pictures.kit.text import measure_text, wrap_text
from pictures.kit.tones import CREAM, INK, PAPER, PAPER_SHADE
from rules.hope.model.decks import DECKS
from rules.hope.model.terms import STAGES
from rules.hope.view import BondView, CardView, PersonView

LETTERS, LINE = 30, 34
PAD = 4
ICON = 32
MARK = 48
"""How large a player's mark is: its letter is as high as the words."""
DOTS_WIDTH = 12
"""How wide the dots are that say how many uses are left."""
GAP = 4
MOST_NAME_LINES = 4
"""How many lines a name may have."""


@dataclass(frozen=True, slots=True)
class Small:
    """A small card: its name, the colours of ground and letters, and the figures beside the
    name."""

    name: str
    ground: Colour
    ink: Colour = INK
    figure: str = ""
    marks: tuple[Mark, ...] = ()
    """The marks of the players to whom the card ties its owner."""
    uses: int = 0
    """How often the card can still be used; drawn only if more than once."""


@lru_cache(maxsize=1024)
def wrap_card_name(card: Small, wide: int) -> tuple[str, ...]:
    """Wrap a card's name in four lines at most, with room for figures to the right of the last."""
    room, aside = wide - 2 * PAD, _measure_aside(card)
    found = wrap_text(make_writable(card.name, "?"), LETTERS, room)
    if len(found) < MOST_NAME_LINES and measure_text(found[-1], LETTERS) > room - aside:
        found.append("")
    found = (
        [*found[: MOST_NAME_LINES - 1], " ".join(found[MOST_NAME_LINES - 1 :])]
        if len(found) > MOST_NAME_LINES
        else found
    )
    last = len(found) - 1
    return tuple(
        cut_to_width(one, LETTERS, room - aside if n == last else room)
        for n, one in enumerate(found)
    )


def _measure_aside(card: Small) -> int:
    """Measure how wide the figures beside the name are."""
    uses = DOTS_WIDTH if card.uses > 1 else 0
    return (ICON + 2) * bool(card.figure) + uses + (MARK + 2) * len(card.marks)


def _measure_last_line(card: Small) -> int:
    """Return how high the last line is: higher if marks stand in it."""
    return MARK if card.marks else LINE


def measure_height(card: Small, wide: int) -> int:
    """Measure how high a card of this width is."""
    return (len(wrap_card_name(card, wide)) - 1) * LINE + _measure_last_line(card) + 10


@lru_cache(maxsize=512)
def draw_small_card(card: Small, wide: int) -> Image.Image:
    """Draw the card."""
    tall, written = measure_height(card, wide), wrap_card_name(card, wide)
    pen = Pen(wide, tall, finer=2)
    pen.box((0, 0, wide, tall), card.ground, blend(card.ground, INK, 0.5), width=2, corner=8)
    image = pen.finish_stamp()
    right, middle = wide - PAD, tall - 5 - _measure_last_line(card) / 2
    for n, line in enumerate(written):
        y = middle if n == len(written) - 1 else 5 + LINE * (n + 0.5)
        write(image, (PAD, y), line, LETTERS, card.ink)
    for mark in reversed(card.marks):
        stamp(image, draw_mark(mark, MARK), right - MARK, middle - MARK / 2)
        right -= MARK + 2
    if card.figure:
        stamp(image, draw_icon(card.figure, ICON, card.ink), right - ICON, middle - ICON / 2 - 1)
        dots = Pen(DOTS_WIDTH, ICON)
        for n in range(card.uses if card.uses > 1 else 0):
            dots.disc(DOTS_WIDTH / 2, ICON / 2 + 11 * (n - (card.uses - 1) / 2), 4, card.ink)
        stamp(image, dots.finish_stamp(), right - ICON - DOTS_WIDTH, middle - ICON / 2 - 1)
    return image


# -- which cards somebody has ----------------------------------------------------------------------


def list_held_cards(person: PersonView, marks: Sequence[Mark]) -> list[Small]:
    """List a person's cards: Personality, Assets, Relationships and Traits; those that are turned
    over come last."""
    found = [] if person.personality is None else [_make_card(person.personality, CREAM)]
    found += [make_asset_card(card) for card in person.assets]
    found += [_make_bond_card(bond, marks) for bond in person.bonds]
    found += [_make_card(card, PAPER) for card in person.traits]
    return sorted(found, key=lambda card: card.ground == SEALED)


def list_conditions(person: PersonView) -> list[Small]:
    """List a person's conditions as cards, with what each adds to the hardship of their Scenes."""
    found = []
    if person.doomed:
        found.append(Small(str(Message("condition-doomed")), DOOM, CREAM, "doom"))
    if person.harm:
        hurt = Message("condition", condition=STAGES["harm"][person.harm], hardship=person.harm)
        found.append(Small(str(hurt), BLOOD, CREAM, "harm"))
    if person.hunger:
        stage = STAGES["hunger"][person.hunger]
        hungry = Message("condition", condition=stage, hardship=person.hunger)
        found.append(Small(str(hungry), WHEAT, INK, "hunger"))
    return found + [Small(str(status), SEALED, PALE) for status in person.statuses]


def make_asset_card(card: CardView) -> Small:
    """Make the card of an Asset, with a figure for the kind of thing that it is."""
    asset = DECKS.assets.get(card.id)
    figure = asset.tags[0] if asset is not None else "tool"
    if not card.fresh:
        return Small(card.name, SEALED, PALE, figure, uses=card.uses)
    return Small(card.name, PAPER_SHADE, INK, figure, uses=card.uses)


def _make_card(card: CardView, ground: Colour) -> Small:
    return Small(card.name, ground) if card.fresh else Small(card.name, SEALED, PALE)


def _make_bond_card(bond: BondView, marks: Sequence[Mark]) -> Small:
    tied = tuple(marks[seat] for seat in bond.seats)
    figure = "" if tied else "bond"  # if none of the partners lives
    if bond.card.fresh:
        return Small(bond.card.name, PAPER, INK, figure, tied)
    return Small(bond.card.name, SEALED, PALE, figure, tied)
