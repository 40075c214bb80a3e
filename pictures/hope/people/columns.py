"""The people: a column each, with what they have put in, how they fare and their cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from pictures.hope import facts
from pictures.hope.marks.colours import MARGIN, PALE, WIDTH
from pictures.hope.marks.icons import cube
from pictures.hope.people import answers, cards
from pictures.hope.people.cards import Small
from pictures.kit.canvas import stamp, write
from pictures.kit.panels import plate
from pictures.kit.players import Mark
from pictures.kit.text import paragraph, say, step, wrapped
from pictures.kit.tones import CREAM, EMBER, PLATE, PLATE_LIT, SOOT
from rules.hope.view import PersonView, View

GAP = 3
PAD = 4
NAME, PLAYER = 40, 36
STOCK = 82
"""Of the Humanity that somebody has."""
FULL = 5
GRAVE = 0.72
"""How wide a column is of somebody who is no more, in parts of the others'."""


@dataclass(frozen=True, slots=True)
class Column:
    """Where a column lies, from the left."""

    left: int
    wide: int

    @property
    def middle(self) -> float:
        return self.left + self.wide / 2

    @property
    def room(self) -> int:
        """Between its edges."""
        return self.wide - 2 * PAD


def even(many: int) -> list[Column]:
    """So many columns, as wide as each other."""
    return _laid([1] * many)


def across(people: Sequence[PersonView]) -> list[Column]:
    """The columns of a table: the living have cards, and need more room than the dead."""
    return _laid([GRAVE if gone(person) else 1 for person in people])


def _laid(shares: Sequence[float]) -> list[Column]:
    room = WIDTH - 2 * MARGIN - (len(shares) - 1) * GAP
    found, left = [], MARGIN
    for share in shares:
        wide = int(room * share / sum(shares))
        found.append(Column(left, wide))
        left += wide + GAP
    return found


def born(person: PersonView) -> bool:
    """Whether there is, or was, a character in the seat."""
    return person.alive or person.cause is not None


def gone(person: PersonView) -> bool:
    """Whether the character of the seat is no more."""
    return born(person) and not person.alive


def told(person: PersonView) -> str:
    """What is said of somebody who is not on the road any more."""
    if person.cause is None:
        return ""
    free = "; a place is free" if person.grace else ""
    return f"{facts.CAUSES[person.cause]}, round {person.died}{free}"


def shown(person: PersonView, marks: list[Mark], wide: int, room: int) -> list[Small]:
    """As many of the cards as there is room for, and at last how many more there are."""
    every = [*cards.conditions(person), *cards.held(person, marks)]
    kept: list[Small] = []
    used = 0
    for card in every:
        used += cards.high(card, wide) + cards.GAP
        if used > room:
            break
        kept.append(card)
    if len(kept) == len(every):
        return kept
    while kept and _tall(kept, wide) + cards.LINE + 10 > room:
        kept.pop()
    return [*kept, Small(f"and {len(every) - len(kept)} more", PLATE, PALE)]


def _tall(found: list[Small], wide: int) -> int:
    return sum(cards.high(card, wide) + cards.GAP for card in found)


def band(view: View) -> int:
    """How high the answers are, which is the same in all columns."""
    laid = zip(view.people, across(view.people), strict=True)
    found = [answers.rows(view, person, column.room) for person, column in laid]
    return max(sum(row.high for row in each) for each in found)


def high(view: View, marks: list[Mark], room: int) -> int:
    """How high the columns are, if their cards may take so much."""
    under = 0
    for person, column in zip(view.people, across(view.people), strict=True):
        if person.alive:
            tall = STOCK + _tall(shown(person, marks, column.room, room), column.room)
        else:
            tall = len(wrapped(told(person), 30, column.room)) * step(30) if gone(person) else 0
        under = max(under, tall)
    return 6 + NAME + PLAYER + band(view) + under + 8


def draw(picture: Image.Image, view: View, marks: list[Mark], top: int, room: int) -> None:
    """All columns, their upper edge here."""
    tall, answered = high(view, marks, room), band(view)
    for person, column in zip(view.people, across(view.people), strict=True):
        lit = person.seat in view.awaited
        ground = plate(column.wide, tall, PLATE_LIT if lit else PLATE, EMBER if lit else SOOT)
        stamp(picture, ground, column.left, top)
        x, y = column.left + PAD, top + 6
        say(picture, (x, y + NAME / 2), person.name, 34, CREAM, room=column.room, bold=True)
        if person.name != person.player:
            say(picture, (x, y + NAME + PLAYER / 2 - 2), person.player, 30, PALE, room=column.room)
        y += NAME + PLAYER
        answers.draw(picture, x, y, answers.rows(view, person, column.room))
        y += answered
        if person.alive:
            _fares(picture, person, column, y)
            found = shown(person, marks, column.room, room)
            _cards(picture, found, column, y + STOCK)
        elif gone(person):
            words = told(person)
            paragraph(picture, (x, y), words, 30, PALE, room=column.room, height=200)


def _fares(picture: Image.Image, person: PersonView, column: Column, y: int) -> None:
    """The Humanity that somebody has left."""
    x, right = column.left + PAD, column.left + column.wide - PAD
    write(picture, (x, y + 18), "Humanity", 30, PALE)
    write(picture, (right, y + 18), str(person.humanity), 34, CREAM, anchor="rm", bold=True)
    size = min(40, (column.room - 4 * 3) // FULL)
    for n in range(FULL):
        die = cube(size, CREAM if n < person.humanity else None)
        stamp(picture, die, x + n * (size + 3), y + 38)


def _cards(picture: Image.Image, found: list[Small], column: Column, y: int) -> None:
    for card in found:
        stamp(picture, cards.drawn(card, column.room), column.left + PAD, y)
        y += cards.high(card, column.room) + cards.GAP
