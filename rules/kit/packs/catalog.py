"""All cards of a kind by their id: the game's own, and those of packs."""

from collections.abc import Mapping
from typing import Any, TypeVar

from rules.engine import Table
from rules.engine.packs import find_pack_card, is_pack_card

C = TypeVar("C")
D = TypeVar("D")


class Catalog(dict[str, C]):
    """The game's own cards of a kind. Counting and iterating cover only these. Looking up an id,
    `in` and `get` also find the cards of packs in play."""

    def __init__(self, kind: str, cards: Mapping[str, C]) -> None:
        super().__init__(cards)
        self.kind = kind

    def __missing__(self, card: str) -> C:
        return self.make_card(find_pack_card(self.kind, card))

    def make_card(self, card: Any) -> C:
        """Return what this catalog holds for a pack's card."""
        found: C = card
        return found

    def __contains__(self, card: object) -> bool:
        if super().__contains__(card):
            return True
        return isinstance(card, str) and is_pack_card(card) and self.get(card) is not None

    def get(self, card: str, default: Any = None) -> Any:
        if super().__contains__(card) or is_pack_card(card):
            try:
                return self[card]
            except KeyError:
                return default
        return default


def list_added_cards(t: Table[Any], kind: str) -> dict[str, Any]:
    """Return the cards of a kind that a table's packs bring, by id, in the order of packs and
    files."""
    return {one: card for pack in t.packs for one, card in pack.cards.get(kind, {}).items()}
