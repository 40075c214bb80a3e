"""What the leak watcher looks for in what the bot sends of Posthuman: what stands on encounters
that nobody has met, on scars, on mutant actions and on face-down followers (PH-1.10, PH-17.5,
PH-18.22a, PH-20.7c)."""

from collections.abc import Iterable, Iterator
from typing import Any

from rules.engine import Event, Table
from rules.kit.content import DeckText
from rules.posthuman.model.cards import Encounter
from rules.posthuman.model.decks import CONTENT
from tests.kit.sentences import join_readable_texts, list_own_sentences, sentences
from tests.packs import list_prose


def _list_told_texts(card: Encounter) -> Iterator[DeckText]:
    yield card.text
    if card.narrative is not None:
        for option in card.narrative.options:
            yield option.told
            yield option.told_failed


def _list_hidden_sentences() -> Iterator[str]:
    """What stands on the cards that only some may know, and nowhere else."""
    texts = [line for card in CONTENT.encounters.values() for line in _list_told_texts(card)]
    texts += [card.text for card in CONTENT.scars.values()]
    texts += [card.text for card in CONTENT.mutant_actions.values()]
    texts += [card.text for card in CONTENT.followers.values()]
    return list_own_sentences(
        [*map(str, texts), *list_prose("posthuman", "text", "told", "told_failed")]
    )


UNREAD = frozenset(_list_hidden_sentences())


def find(text: str) -> Iterable[str]:
    """The parts of a text, or of a body that was sent, that may be hidden from somebody."""
    return sentences(text) & UNREAD


def read(table: Table[Any], reader: int | None, events: Iterable[Event]) -> set[str]:
    """The parts of that which a reader may read now: what they hold, are asked or have been
    told."""
    return set(find(join_readable_texts("posthuman", table, reader, events, "passage")))
