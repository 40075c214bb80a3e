"""Decks: cards face down in a hidden order, and their discards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from rules.engine import Chance, Table

C = TypeVar("C")


@dataclass(slots=True)
class Deck(Generic[C]):
    """A pile face down, its top card last, and the discards beside it, the newest last. It is a
    field of a position (`assets: Deck[str] = field(default_factory=Deck)`), where tests find it by
    its type: everybody may know which cards are somewhere in a pile, nobody in which order.

    The discards become a new pile when a card is needed and it is empty, unless a draw says
    `reshuffle=False`; a deck that has no discards is merely empty."""

    pile: list[C] = field(default_factory=list)
    discards: list[C] = field(default_factory=list)

    @classmethod
    def of(cls, cards: Iterable[C]) -> Deck[C]:
        """These cards in this order, the last on top; `shuffle` comes next as a rule."""
        return cls(list(cards))

    @property
    def cards(self) -> list[C]:
        """All cards of the deck, wherever they lie. Empty: there is nothing to draw, not even
        after a reshuffle."""
        return [*self.pile, *self.discards]

    def shuffle(self, rng: Chance) -> None:
        """Shuffle the pile; the discards stay."""
        self.pile = rng.shuffle(self.pile)

    def renew_pile(self, rng: Chance, *, keep: int = 0) -> None:
        """If the pile is empty, shuffle the discards into a new one, but for the newest `keep`."""
        if not self.pile:
            spent = len(self.discards) - keep
            self.pile = rng.shuffle(self.discards[: max(0, spent)])
            self.discards = self.discards[max(0, spent) :]

    def draw(self, t: Table[Any], *, reshuffle: bool = True, keep: int = 0) -> C | None:
        """Take the top card for somebody to see: something hidden has come out. None where there
        is none left. `keep`: how many of the newest discards stay where they are in a reshuffle."""
        card = self.take_unseen(t.rng, reshuffle=reshuffle, keep=keep)
        if card is not None:
            t.reveal()
        return card

    def draw_up_to(self, t: Table[Any], count: int, *, reshuffle: bool = True) -> list[C]:
        """Draw so many, as far as there are any, in the order drawn."""
        drawn: list[C] = []
        while len(drawn) < count and (card := self.draw(t, reshuffle=reshuffle)) is not None:
            drawn.append(card)
        return drawn

    def take_unseen(self, rng: Chance, *, reshuffle: bool = True, keep: int = 0) -> C | None:
        """Take the top card without looking: it stays hidden from everybody, wherever it goes."""
        if reshuffle:
            self.renew_pile(rng, keep=keep)
        return self.pile.pop() if self.pile else None

    def look_at_top(self, t: Table[Any], count: int, *, reshuffle: bool = False) -> list[C]:
        """Look at the top cards where they lie, the top one first: something hidden has come out.
        With `reshuffle` the discards first replace an empty pile. To put cards back in another
        order, draw them and `put_on_top`."""
        if reshuffle:
            self.renew_pile(t.rng)
        seen = self.pile[::-1][:count]
        if seen:
            t.reveal()
        return seen

    def discard(self, *cards: C) -> None:
        """Put cards on the discards, one after the other."""
        self.discards += cards

    def put_on_top(self, *cards: C) -> None:
        """Put cards on the pile, one after the other: the last comes to lie on top."""
        self.pile += cards

    def shuffle_in(self, rng: Chance, *cards: C) -> None:
        """Shuffle cards into the pile, so that nobody knows where they are."""
        self.pile = rng.shuffle([*self.pile, *cards])
