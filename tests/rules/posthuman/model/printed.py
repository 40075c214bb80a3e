"""What is printed on the cards: decks as lists, and rows that say what is on a card, or what would
be wrong if it were.

    PH-25.7 | encounters the-swan combat humans=1 | no minions

A row names the deck, the card and perhaps a part of it, and then fields and effects as positions
do (positions.py)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import reduce
from typing import Any

from rules.posthuman.effects.models import Choose, Compare, Effect, Test
from rules.posthuman.effects.spelling import Data
from rules.posthuman.model.cards import Card, Encounter, Enemy, Minion
from rules.posthuman.model.content import Content
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.terms import Kind, Level
from tests.rules.posthuman.positions import divide_words, read_effect, split_words


def list_combats(level: Level) -> list[Encounter]:
    """The fights of a level."""
    return [c for c in CONTENT.encounters.values() if c.level == level and c.combat is not None]


def list_enemies(level: Level) -> list[Enemy]:
    return [card.combat.enemy for card in list_combats(level) if card.combat is not None]


def list_minions(kind: Kind) -> list[Minion]:
    """The minions of a kind, each physical card."""
    return list_copies(card for card in CONTENT.minions.values() if card.enemy.kind == kind)


def list_copies(cards: Iterable[Card]) -> list[Any]:
    """Every card as often as there are copies of it."""
    return [card for card in cards for _ in range(card.copies)]


def list_hooks(card: Card) -> set[str]:
    """The moments at which a card works."""
    return {effect.at for effect in card.effects}


def list_primitives(found: Iterable[Effect]) -> list[Data]:
    """All that effects do, also inside choices and tests."""
    return [one for effect in found for outer in effect.do for one in _find_inside(outer)]


def _find_inside(one: Data) -> Iterator[Data]:
    yield one
    inner: list[Data] = []
    if isinstance(one, Choose):
        inner = [primitive for way in one.of for primitive in way.do]
    elif isinstance(one, Test):
        inner = [*one.passed, *one.failed]
    elif isinstance(one, Compare):
        inner = list(one.then)
    for primitive in inner:
        yield from _find_inside(primitive)


# -- rows ------------------------------------------------------------------------------------------


def change_content(content: Content, said: str) -> Content:
    """The content with other fields or effects on a card, on several ("runner+gamer"), or on a part
    of one; or without it."""
    (deck, names, *path), fields, does = divide_words(split_words(said))
    cards = {**getattr(content, deck)}
    if does:
        fields["effects"] = [read_effect(one) for one in does]
    for name in names.split("+"):
        card = cards.pop(name)
        if path == ["gone"]:
            continue
        whole = card.model_dump(by_alias=True)
        keys = (int(key) if key.isdigit() else key for key in path)
        reduce(lambda part, key: part[key], keys, whole).update(fields)
        cards[name] = type(card).model_validate(whole)
    return replace(content, **{deck: cards})
