"""What the leak watcher looks for in what the bot sends of Hope Inhumanity: what stands on Scenes
and Traits until they are read, and on each one's own sheet (HI-4.5, HI-17.2)."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from rules.engine import Event, Table
from rules.hope.model.decks import DECKS
from tests.kit.sentences import join_readable_texts, list_own_sentences, sentences
from tests.packs import list_prose

ALONE = re.compile(
    r"(?:While you're away I'll |\*\*You were shown\*\* "
    r'|Chance with the dice committed so far: )[^\\"\n]+'
)
"""The lines that are shown to one seat alone."""


def _unread() -> Iterator[str]:
    """What stands on the Scenes and Traits, and nowhere else."""
    for scene in DECKS.scenes.values():
        yield str(scene.title)
        parts = (scene.accept, scene.refuse, scene.all_refuse, scene.all_accept, scene.split)
        sections = [part for part in (*parts, scene.succeed, scene.fail) if part is not None]
        texts = (scene.callout, scene.prompt, *(section.line for section in sections))
        yield from list_own_sentences(map(str, texts))
    for trait in DECKS.traits.values():
        yield str(trait.name)
        yield from list_own_sentences([str(trait.text)])
    yield from list_own_sentences(list_prose("hope", "callout", "prompt", "line", "text"))


UNREAD = frozenset(_unread())


def find(text: str) -> Iterable[str]:
    """The parts of a text, or of a body that was sent, that may be hidden from somebody."""
    return sentences(text) & UNREAD | set(ALONE.findall(text.replace("far**", "far")))


def read(table: Table[Any], reader: int | None, events: Iterable[Event]) -> set[str]:
    """The parts of that which a reader may read now: what they have in hand, are asked or have been
    told."""
    return set(find(join_readable_texts("hope", table, reader, events, "quote")))
