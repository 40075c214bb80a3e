"""What the leak watcher looks for in what the bot sends of Posthuman: what stands on encounters
that nobody has met, on scars, on mutant actions and on face-down followers (PH-1.10, PH-17.5,
PH-18.22a, PH-20.7c)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from pictures import artist
from rules.engine import Event, Table
from rules.posthuman.cards import Encounter
from rules.posthuman.decks import CONTENT

BREAK = re.compile(r'\\[ntr"]|[.!?…:;|*>()“”"\\\n]')
SENTENCE = 20
"""So many characters of a card are its own."""


def _sentences(text: str) -> set[str]:
    """The parts of a text, or of a body, between two stops."""
    return {part.strip() for part in BREAK.split(text)}


def _told(card: Encounter) -> Iterator[str]:
    yield card.text
    if card.narrative is not None:
        for option in card.narrative.options:
            yield option.told
            yield option.told_failed


def _unread() -> Iterator[str]:
    """What stands on the cards that only some may know, and nowhere else."""
    texts = [line for card in CONTENT.encounters.values() for line in _told(card)]
    texts += [card.text for card in CONTENT.scars.values()]
    texts += [card.text for card in CONTENT.mutant_actions.values()]
    texts += [card.text for card in CONTENT.followers.values()]
    for text in texts:
        yield from (part for part in _sentences(text) if len(part) >= SENTENCE)


UNREAD = frozenset(_unread())


def find(text: str) -> Iterable[str]:
    """What of a text, or of a body that was sent, may be hidden from somebody."""
    return _sentences(text) & UNREAD


def read(table: Table[Any], reader: int | None, events: Iterable[Event]) -> set[str]:
    """What of that a reader may read now: what they hold, are asked or have been told."""
    drawn: Any = artist("posthuman")
    view = table.view(reader)
    asked = [p for p in table.prompts if p.seat == reader or not p.secret]
    texts = [view.model_dump_json(), drawn.hand(view)]
    texts += [f"{event.text}\n{event.data.get('passage', '')}" for event in events]
    texts += [prompt.text for prompt in asked]
    texts += [f"{o.label}\n{o.detail}" for prompt in asked for o in prompt.options]
    return set(find("\n".join(texts)))
