"""What the leak watcher looks for in what the bot sends of Last Aurora: the names of the cards that
are held or dealt face down (LA-22)."""

import re
from collections.abc import Iterable
from typing import Any

from rules.aurora.model.decks import CARDS, DECKS, HELD
from rules.engine import Event, Table

HIDDEN = {str(card.name) for card in (*HELD.values(), *DECKS.loot.values())}
NAMED = re.compile("|".join(sorted(map(re.escape, HIDDEN), key=len, reverse=True)))


def find(text: str) -> Iterable[str]:
    """The parts of a text, or of a body that was sent, that may be hidden from somebody."""
    return NAMED.findall(text)


def read(table: Table[Any], reader: int | None, events: Iterable[Event]) -> set[str]:
    """The parts of that which a reader may read now: cards that lie open, that they see or are told
    of."""
    view = table.view(reader).model_dump_json()
    told = [name for event in events for name in find(event.text)]
    return {*told, *(str(card.name) for card in CARDS.values() if f'"{card.id}"' in view)}
