"""Laws of every game, whatever its rules: random games are held against them beside their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Mapping
from typing import Any

from rules.engine import Table

from .positions import decks, inside


def each_once(found: Iterable[Hashable], cards: Collection[Hashable], rule: str) -> None:
    """Every card of the box is in exactly one place. `found`: the cards of all places."""
    places = Counter(found)
    twice = [card for card, count in places.items() if count > 1]
    assert not twice, f"{rule}: in two places: {twice}"
    strange = places.keys() - set(cards)
    assert not strange, f"{rule}: from nowhere: {strange}"
    missing = [card for card in cards if card not in places]
    assert not missing, f"{rule}: nowhere: {missing}"


class CommonLaws:
    """What holds of any table, asked after every answer: no count is negative, and no deck has a
    card more often than all decks together had when they were first seen; a card that had been
    dealt by then may come back once."""

    def __init__(self, table: Table[Any], below_zero: Collection[str] = ()) -> None:
        """`below_zero`: the names of what may well be negative, such as scores, wherever it
        lies."""
        self.table = table
        self.below_zero = set(below_zero)
        self.known: dict[str, Counter[Hashable]] = {}
        """The cards of each deck when it was first seen with any."""
        self.check()

    def check(self) -> None:
        self._counts()
        self._decks()

    def _counts(self) -> None:
        """A dict with numbers alone says how many there are of each."""
        for path, value in inside(self.table.state):
            if isinstance(value, Mapping) and all(type(part) is int for part in value.values()):
                if self.below_zero & set(path.split(".")):
                    continue
                short = {key: count for key, count in value.items() if count < 0}
                assert not short, f"Fewer than none in {path}: {short}"

    def _decks(self) -> None:
        now: Counter[Hashable] = Counter()
        for path, deck in decks(self.table.state).items():
            if deck.cards:
                self.known.setdefault(path, Counter(deck.cards))
                now.update(deck.cards)
        made: Counter[Hashable] = Counter()
        for cards in self.known.values():
            made.update(cards)
        doubled = {card: n for card, n in now.items() if n > max(1, made[card])}
        assert not doubled, f"More often in the decks than there are: {doubled}"
