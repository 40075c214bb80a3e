"""What the leak watcher looks for in what the bot sends of Aftermath: entries of the book that
nobody has read, and discoveries that nobody has made (AF-3.2, AF-26.12)."""

from collections.abc import Iterable, Iterator
from typing import Any

from rules.aftermath.effects.models import Choice, Test, Text
from rules.aftermath.model.book import list_nested_effects
from rules.aftermath.model.decks import BOOK, DISCOVERIES
from rules.engine import Event, Table
from tests.kit.sentences import join_readable_texts, list_own_sentences, sentences
from tests.packs import list_prose


def _list_told_texts() -> Iterator[str]:
    """What the book says: numbered entries and what comes of their choices; the texts of exits may
    be read at any time (AF-3.15)."""
    for page in BOOK.pages.values():
        exits = {one.entry for one in page.exits}
        for entry in page.entries:
            if entry.id not in exits:
                yield entry.text
            for effect in list_nested_effects(entry.do):
                if isinstance(effect, Text):
                    yield effect.words
                elif isinstance(effect, Test):
                    yield effect.told_ok
                    yield effect.told_ko
                elif isinstance(effect, Choice):
                    yield from (way.told for way in effect.of)
    yield from (card.text for card in DISCOVERIES.values())
    yield from list_prose("aftermath", "words", "told", "told_ok", "told_ko", "situation", "setup")


UNREAD = frozenset(list_own_sentences(_list_told_texts()))


def find(text: str) -> Iterable[str]:
    """The parts of a text, or of a body that was sent, that may be hidden from somebody."""
    return sentences(text) & UNREAD


def read(table: Table[Any], reader: int | None, events: Iterable[Event]) -> set[str]:
    """The parts of that which a reader may read now: what they see, are asked or have been told."""
    return set(find(join_readable_texts("aftermath", table, reader, events, "passage")))
