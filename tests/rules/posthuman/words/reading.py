"""What the tests of the content share: effects as the ledger gives them, and what is on a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rules.posthuman.effects.language.models import Choose, Compare, Data, Effect, Test
from rules.posthuman.model.cards import Card


def effects(*raw: dict[str, Any]) -> tuple[Effect, ...]:
    """Effects from what a card's file would say."""
    return tuple([Effect.model_validate(one) for one in raw])


def does(card: Card) -> tuple[Effect, ...]:
    """What a card does, without the words that are told for it, and with plain labels."""
    return effects(*[one.model_dump(by_alias=True) | {"text": ""} for one in card.effects])


def hooks(card: Card) -> set[str]:
    """The moments at which a card works."""
    return {effect.at for effect in card.effects}


def primitives(found: Iterable[Effect]) -> list[Data]:
    """All that effects do, also inside choices and tests."""
    return [one for effect in found for outer in effect.do for one in _inside(outer)]


def _inside(one: Data) -> Iterator[Data]:
    yield one
    inner: list[Data] = []
    if isinstance(one, Choose):
        inner = [primitive for way in one.of for primitive in way.do]
    elif isinstance(one, Test):
        inner = [*one.passed, *one.failed]
    elif isinstance(one, Compare):
        inner = list(one.then)
    for primitive in inner:
        yield from _inside(primitive)


def physical(cards: Iterable[Card]) -> list[Any]:
    """Every card as often as there are copies of it."""
    return [card for card in cards for _ in range(card.copies)]
