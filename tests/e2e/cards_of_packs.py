"""Which cards of packs came up at a table: a table that plays with a pack but never sees its cards
proves nothing about packs."""

from typing import Any

from rules.engine import Table

CAME_UP = "cards of packs that came up"
ENOUGH = 20
"""In so many tables with a pack some card comes up, since in a short game one often does."""


class CameUp:
    """Looks at a table while its journal is played again."""

    def __init__(self, table: Table[Any]) -> None:
        self.cards: set[str] = set()
        self.look_at(table)

    def look_at(self, table: Table[Any]) -> None:
        """See which are in somebody's hands, or being resolved."""
        shelf = table.game.pack_cards
        if shelf is not None and table.packs:
            self.cards.update(shelf.list_cards_in_play(table.state))
