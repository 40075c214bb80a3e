"""What the leak watcher looks for in what the bot sends of Hope Inhumanity: what stands on Scenes
and Traits until they are read, and on each one's own sheet (HI-4.5, HI-17.2)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from pictures import artist
from rules.engine import Event, Table
from rules.hope.decks import DECKS

ALONE = re.compile(
    r'(?:If you are away: |\*\*You were shown\*\* |with the dice now in: about )[^\\"\n]+'
)
"""The lines that are shown to one seat alone."""
BREAK = re.compile(r'\\[ntr"]|[.!?…:;|*>()“”"\\\n]')
SENTENCE = 20
"""So many characters of a card are its own."""


def _sentences(text: str) -> set[str]:
    """The parts of a text, or of a body, between two stops."""
    return {part.strip() for part in BREAK.split(text)}


def _unread() -> Iterator[str]:
    """What stands on the Scenes and Traits, and nowhere else."""
    for scene in DECKS.scenes.values():
        yield scene.title
        parts = (scene.accept, scene.refuse, scene.all_refuse, scene.all_accept, scene.split)
        sections = [part for part in (*parts, scene.succeed, scene.fail) if part is not None]
        for text in (scene.callout, scene.prompt, *(section.line for section in sections)):
            yield from (part for part in _sentences(text) if len(part) >= SENTENCE)
    for trait in DECKS.traits.values():
        yield trait.name
        yield from (part for part in _sentences(trait.text) if len(part) >= SENTENCE)


UNREAD = frozenset(_unread())


def find(text: str) -> Iterable[str]:
    """What of a text, or of a body that was sent, may be hidden from somebody."""
    return _sentences(text) & UNREAD | set(ALONE.findall(text))


def read(table: Table[Any], reader: int | None, events: Iterable[Event]) -> set[str]:
    """What of that a reader may read now: what they have in hand, are asked or have been told."""
    drawn: Any = artist("hope")
    view = table.view(reader)
    asked = [p for p in table.prompts if p.seat == reader or not p.secret]
    texts = [view.model_dump_json(), drawn.hand(view)]
    texts += [f"{event.text}\n{event.data.get('quote', '')}" for event in events]
    texts += [prompt.text for prompt in asked]
    texts += [f"{o.label}\n{o.detail}" for prompt in asked for o in prompt.options]
    return set(find("\n".join(texts)))
