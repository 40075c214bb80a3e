"""Draw the people: a column each, with what they have put in, how they fare and their cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from pictures.hope.marks.colours import MARGIN, PALE, WIDTH
from pictures.hope.marks.icons import draw_hand_die
from pictures.hope.people import answers, cards
from pictures.hope.people.cards import Small
from pictures.hope.words import Message
from pictures.hope.words.facts import describe_fate
from pictures.kit.canvas import stamp, write
from pictures.kit.panels import draw_plate
from pictures.kit.players import Mark
from pictures.kit.text import (
    measure_line_step,
    measure_text,
    wrap_text,
    write_fitted,
    write_paragraph,
)
from pictures.kit.tones import CREAM, EMBER, PLATE, PLATE_LIT, SOOT
from rules.hope.view import PersonView, View

GAP = 3
PAD = 4
NAME, PLAYER = 40, 36
HUMANITY_HEIGHT = 82
"""How high the Humanity of a person is drawn."""
FULL = 5
DEAD_WIDTH_SHARE = 0.72
"""How wide the column of a dead person is, as a share of the others' width."""


@dataclass(frozen=True, slots=True)
class Column:
    """Where a column lies: its left edge and its width."""

    left: int
    wide: int

    @property
    def middle(self) -> float:
        return self.left + self.wide / 2

    @property
    def inner_width(self) -> int:
        """How wide the room between the column's edges is."""
        return self.wide - 2 * PAD


def lay_out_evenly(many: int) -> list[Column]:
    """Lay out this many columns of equal width."""
    return _lay_out_shares([1] * many)


def lay_out_columns(people: Sequence[PersonView]) -> list[Column]:
    """Lay out the people's columns; those of the living are wider, as they hold cards."""
    return _lay_out_shares([DEAD_WIDTH_SHARE if is_gone(person) else 1 for person in people])


def _lay_out_shares(shares: Sequence[float]) -> list[Column]:
    room = WIDTH - 2 * MARGIN - (len(shares) - 1) * GAP
    found, left = [], MARGIN
    for share in shares:
        wide = int(room * share / sum(shares))
        found.append(Column(left, wide))
        left += wide + GAP
    return found


def is_gone(person: PersonView) -> bool:
    """Whether the character of the seat is dead or gone."""
    return not person.alive and person.cause is not None


def list_shown_cards(person: PersonView, marks: list[Mark], wide: int, room: int) -> list[Small]:
    """List the cards of a person that fit; if some do not, a last card says how many more."""
    every = [*cards.list_conditions(person), *cards.list_held_cards(person, marks)]
    kept: list[Small] = []
    used = 0
    for card in every:
        used += cards.measure_height(card, wide) + cards.GAP
        if used > room:
            break
        kept.append(card)
    if len(kept) == len(every):
        return kept
    while kept and _measure_cards(kept, wide) + cards.LINE + 10 > room:
        kept.pop()
    more = str(Message("cards-more", count=len(every) - len(kept)))
    return [*kept, Small(more, PLATE, PALE)]


def _measure_cards(found: list[Small], wide: int) -> int:
    return sum(cards.measure_height(card, wide) + cards.GAP for card in found)


def measure_answers(view: View) -> int:
    """Measure how high the answers are, which is the same in all columns."""
    laid = zip(view.people, lay_out_columns(view.people), strict=True)
    found = [answers.list_rows(view, person, column.inner_width) for person, column in laid]
    return max(sum(row.row_height for row in each) for each in found)


def measure_columns(view: View, marks: list[Mark], room: int) -> int:
    """Measure how high the columns are, if each one's cards may be `room` pixels high."""
    under = 0
    for person, column in zip(view.people, lay_out_columns(view.people), strict=True):
        wide = column.inner_width
        if person.alive:
            shown = list_shown_cards(person, marks, wide, room)
            under = max(under, HUMANITY_HEIGHT + _measure_cards(shown, wide))
        elif is_gone(person):
            lines = wrap_text(describe_fate(person), 30, wide)
            under = max(under, len(lines) * measure_line_step(30))
    return 6 + NAME + PLAYER + measure_answers(view) + under + 8


def draw(picture: Image.Image, view: View, marks: list[Mark], top: int, room: int) -> None:
    """Draw all columns, with their upper edge at `top`."""
    tall, answered = measure_columns(view, marks, room), measure_answers(view)
    for person, column in zip(view.people, lay_out_columns(view.people), strict=True):
        lit = person.seat in view.awaited
        ground = draw_plate(column.wide, tall, PLATE_LIT if lit else PLATE, EMBER if lit else SOOT)
        stamp(picture, ground, column.left, top)
        x, y = column.left + PAD, top + 6
        at = (x, y + NAME / 2)
        write_fitted(picture, at, person.name, 34, CREAM, room=column.inner_width, bold=True)
        if person.name != person.player:
            at = (x, y + NAME + PLAYER / 2 - 2)
            write_fitted(picture, at, person.player, 30, PALE, room=column.inner_width)
        y += NAME + PLAYER
        answers.draw(picture, x, y, answers.list_rows(view, person, column.inner_width))
        y += answered
        if person.alive:
            _draw_humanity(picture, person, column, y)
            found = list_shown_cards(person, marks, column.inner_width, room)
            _draw_cards(picture, found, column, y + HUMANITY_HEIGHT)
        elif is_gone(person):
            words = describe_fate(person)
            write_paragraph(picture, (x, y), words, 30, PALE, room=column.inner_width, height=200)


def _draw_humanity(picture: Image.Image, person: PersonView, column: Column, y: int) -> None:
    """Draw the Humanity that a person has left."""
    x, right = column.left + PAD, column.left + column.wide - PAD
    label = Message("humanity-label")
    if x + measure_text(str(label), 30) + measure_text("0", 34) > right:
        label = label.find_variant("short") or label
    write(picture, (x, y + 18), str(label), 30, PALE)
    write(picture, (right, y + 18), str(person.humanity), 34, CREAM, anchor="rm", bold=True)
    size = min(40, (column.inner_width - 4 * 3) // FULL)
    for n in range(FULL):
        die = draw_hand_die(size, CREAM if n < person.humanity else None)
        stamp(picture, die, x + n * (size + 3), y + 38)


def _draw_cards(picture: Image.Image, found: list[Small], column: Column, y: int) -> None:
    for card in found:
        stamp(picture, cards.draw_small_card(card, column.inner_width), column.left + PAD, y)
        y += cards.measure_height(card, column.inner_width) + cards.GAP
