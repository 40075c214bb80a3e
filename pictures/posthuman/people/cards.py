"""The private picture of what a seat holds: items, scars, followers face down, mutant actions."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image
from pydantic import BaseModel

from pictures.kit.canvas import Colour, png, stamp
from pictures.kit.panels import card
from pictures.kit.text import laid, paragraph, say, step
from pictures.kit.tones import CREAM, INK, PAPER, TABLE
from pictures.posthuman.facts import does, figures, scar_does
from pictures.posthuman.marks.colours import BLOOD, MARGIN, MUTANT, RUST, SPIRIT, WIDTH, inks
from rules.kit.words import capitalized
from rules.posthuman.view_models import CardView, PlanView, Private, ScarView

GAP = 16
WIDE = (WIDTH - 2 * MARGIN - GAP) // 2
INSIDE = WIDE - 44
HEAD = 62


class Held(BaseModel):
    """What the picture shows: the seat's own cards, and of mutants all their hands."""

    hand: list[CardView]
    scars: list[ScarView]
    followers: list[CardView]
    mutants: list[PlanView]
    names: list[str]
    """Of the mutants."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A card to draw."""

    name: str
    figures: str
    text: str
    edge: Colour

    @property
    def height(self) -> int:
        """Of the whole card."""
        lines, size = laid(self.text, 30, INSIDE, 400)
        return 66 + (40 if self.figures else 0) + len(lines) * step(size) + 18


def held(private: Private, names: list[str]) -> Held:
    """What of a seat's private part there is to see."""
    return Held(
        hand=private.hand,
        scars=private.scars,
        followers=private.hidden_followers,
        mutants=private.plans,
        names=[names[plan.seat] for plan in private.plans],
    )


def worth_showing(private: Private) -> bool:
    """Whether there is a card at all."""
    mutants = any(plan.hand or plan.laid for plan in private.plans)
    return bool(private.hand or private.scars or private.hidden_followers or mutants)


def draw(facts: Held) -> bytes:
    """The cards in two columns, a kind after the other, as a PNG."""
    groups = _groups(facts)
    high = MARGIN + sum(HEAD + _rows_height(cards) for _, cards in groups) + MARGIN
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    y = MARGIN
    for head, cards in groups:
        say(picture, (MARGIN + 6, y + 28), head, 36, CREAM, room=WIDTH - 60, bold=True)
        y += HEAD
        for n in range(0, len(cards), 2):
            pair = cards[n : n + 2]
            tall = max(one.height for one in pair)
            for column, one in enumerate(pair):
                _card(picture, one, (MARGIN + column * (WIDE + GAP), y), tall)
            y += tall + GAP
    return png(picture, inks())


def _groups(facts: Held) -> list[tuple[str, list[Shown]]]:
    found = [
        ("In your hand", [_item(one) for one in facts.hand]),
        ("Your scars", [_scar(one) for one in facts.scars]),
        ("Followers, face down", [_plain(one, SPIRIT) for one in facts.followers]),
    ]
    for name, mutant in zip(facts.names, facts.mutants, strict=True):
        cards = [_plain(one, MUTANT) for one in mutant.hand]
        if mutant.laid is not None:
            cards.insert(0, _plain(mutant.laid, MUTANT, "laid face down"))
        found.append((f"{name}'s mutant actions", cards))
    return [(head, cards) for head, cards in found if cards]


def _item(one: CardView) -> Shown:
    size, weapon = f"size {one.size}", figures(one)
    short = f"{size}, {weapon}" if weapon else size
    return Shown(one.name, short, capitalized(does(one)) or one.text, RUST)


def _scar(one: ScarView) -> Shown:
    return Shown(one.name, "", capitalized(scar_does(one)), BLOOD)


def _plain(one: CardView, edge: Colour, where: str = "") -> Shown:
    return Shown(one.name, where, capitalized(does(one)) or one.text, edge)


def _rows_height(cards: list[Shown]) -> int:
    return sum(max(one.height for one in cards[n : n + 2]) + GAP for n in range(0, len(cards), 2))


def _card(picture: Image.Image, one: Shown, at: tuple[int, int], tall: int) -> None:
    x, y = at
    stamp(picture, card(WIDE, tall, PAPER, one.edge), x, y)
    say(picture, (x + 22, y + 36), one.name, 36, INK, room=INSIDE, bold=True)
    below = y + 62
    if one.figures:
        say(picture, (x + 22, below + 16), one.figures, 30, RUST, room=INSIDE)
        below += 40
    paragraph(picture, (x + 22, below), one.text, 30, INK, room=INSIDE, height=400)
