"""What the leak watcher looks for in what the bot sends of The Last Cistern: each keeper's own
cards (CI-1.3)."""

import re
from collections.abc import Iterable
from typing import Any

from pictures import find_artist
from rules.engine import Event, Table
from tests.template_game.rules.model.cards import CARDS

NAMES = "|".join(str(card.name) for card in CARDS.values())
OWN = re.compile(rf"You find a (?:{NAMES})\.|- \*\*(?:{NAMES})\*\*: |Play (?:your )?(?:{NAMES})\b")
"""The lines that are shown to one seat alone."""


def find(text: str) -> Iterable[str]:
    """The parts of a text, or of a body that was sent, that may be hidden from somebody."""
    return OWN.findall(text)


def read(table: Table[Any], reader: int | None, events: Iterable[Event]) -> set[str]:
    """The parts of that which a reader may read now: their hand, what they are asked, and the
    events, which are those told to them."""
    drawn: Any = find_artist("cistern")
    asked = [prompt for prompt in table.prompts if prompt.seat == reader]
    texts = [drawn.hand(table.view(reader)), *(event.text for event in events)]
    texts += [option.label for prompt in asked for option in prompt.options]
    return set(find("\n".join(texts)))
