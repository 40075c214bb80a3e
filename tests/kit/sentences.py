"""What stands on cards that only some may know, found again in what a reader gets: for games whose
`eyes` look for texts (tests/e2e)."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from pictures import find_artist
from rules.engine import Event, Table

_BREAK = re.compile(r'\\[ntr"]|[.!?…:;|*>()“”"\\\n]')
_OWN = 20
"""So many characters of a card are its own."""


def sentences(text: str) -> set[str]:
    """The parts of a text, or of a body that was sent, between two stops."""
    return {part.strip() for part in _BREAK.split(str(text))}


def list_own_sentences(texts: Iterable[str]) -> Iterator[str]:
    """Those of some cards' texts that are long enough to be found nowhere else."""
    for text in texts:
        yield from (part for part in sentences(text) if len(part) >= _OWN)


def join_readable_texts(
    game: str, table: Table[Any], reader: int | None, events: Iterable[Event], told: str
) -> str:
    """All that a reader may read now: their view and hand, what they are asked and what they have
    been told. `told`: where an event's data keep a text to be read as a whole."""
    drawn: Any = find_artist(game)
    view = table.view(reader)
    asked = [p for p in table.prompts if p.seat == reader or not p.secret]
    texts = [view.model_dump_json(), drawn.hand(view)]
    texts += [f"{event.text}\n{event.data.get(told, '')}" for event in events]
    texts += [prompt.text for prompt in asked]
    texts += [f"{o.label}\n{o.detail}" for prompt in asked for o in prompt.options]
    return "\n".join(texts)
