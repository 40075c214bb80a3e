"""Decks: cards face down in a hidden order, and their discards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from rules.engine import Chance, Table

C = TypeVar("C")


@dataclass(slots=True)
class Deck(Generic[C]):
    """A pile face down, its top card last, and the discards, the newest last. A deck is a field of
    a position (`assets: Deck[str] = field(default_factory=Deck)`), where tests find it by its type:
    everybody may know which cards are in the pile, nobody may know their order.

    When a card is needed and the pile is empty, the discards are shuffled into a new pile, unless
    the draw says `reshuffle=False`; if there are no discards either, the deck is empty."""

    pile: list[C] = field(default_factory=list)
    discards: list[C] = field(default_factory=list)

    @classmethod
    def of(cls, cards: Iterable[C]) -> Deck[C]:
        """Make a deck of these cards in this order, the last on top; usually `shuffle` follows."""
        return cls(list(cards))

    @property
    def cards(self) -> list[C]:
        """All cards in the pile and the discards. If there are none, nothing can be drawn even
        after a reshuffle."""
        return [*self.pile, *self.discards]

    def shuffle(self, rng: Chance) -> None:
        """Shuffle the pile; the discards stay."""
        self.pile = rng.shuffle(self.pile)

    def renew_pile(self, rng: Chance, *, keep: int = 0) -> None:
        """If the pile is empty, shuffle the discards into a new one, except the newest `keep`."""
        if not self.pile:
            spent = len(self.discards) - keep
            self.pile = rng.shuffle(self.discards[: max(0, spent)])
            self.discards = self.discards[max(0, spent) :]

    def draw(self, t: Table[Any], *, reshuffle: bool = True, keep: int = 0) -> C | None:
        """Take the top card for somebody to see, which reveals something hidden. Return None if no
        card is left. `keep`: how many of the newest discards stay discards in a reshuffle."""
        card = self.take_unseen(t.rng, reshuffle=reshuffle, keep=keep)
        if card is not None:
            t.note_reveal()
        return card

    def draw_up_to(self, t: Table[Any], count: int, *, reshuffle: bool = True) -> list[C]:
        """Draw up to `count` cards, fewer if the deck runs out. Return them in the order drawn."""
        drawn: list[C] = []
        while len(drawn) < count and (card := self.draw(t, reshuffle=reshuffle)) is not None:
            drawn.append(card)
        return drawn

    def take_unseen(self, rng: Chance, *, reshuffle: bool = True, keep: int = 0) -> C | None:
        """Take the top card unseen: it stays hidden from everybody, wherever it goes. Return None
        if no card is left."""
        if reshuffle:
            self.renew_pile(rng, keep=keep)
        return self.pile.pop() if self.pile else None

    def look_at_top(self, t: Table[Any], count: int, *, reshuffle: bool = False) -> list[C]:
        """Return the top cards without moving them, the top one first, which reveals something
        hidden. With `reshuffle` the discards first replace an empty pile. To put cards back in
        another order, draw them and `put_on_top`."""
        if reshuffle:
            self.renew_pile(t.rng)
        seen = self.pile[::-1][:count]
        if seen:
            t.note_reveal()
        return seen

    def discard(self, *cards: C) -> None:
        """Put cards on the discards, one after the other."""
        self.discards += cards

    def put_on_top(self, *cards: C) -> None:
        """Put cards on the pile, one after the other: the last ends on top."""
        self.pile += cards

    def shuffle_in(self, rng: Chance, *cards: C) -> None:
        """Shuffle cards into the pile, so that nobody knows where they are."""
        self.pile = rng.shuffle([*self.pile, *cards])
