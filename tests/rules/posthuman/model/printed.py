"""What is printed on the cards: decks as lists, and effects as the ledger has them."""

from collections.abc import Iterable, Iterator
from statistics import mean
from typing import Any

from pytest import approx

from rules.kit.content import read_deck
from rules.posthuman.effects.models import Choose, Compare, Effect, Test
from rules.posthuman.effects.spelling import Data
from rules.posthuman.model.cards import Card, Encounter, Enemy, Minion, Narrative
from rules.posthuman.model.content import FOLDER
from rules.posthuman.model.terms import Kind, Level
from tests.rules.posthuman.rows import figure

LEVELS: tuple[Level, ...] = (1, 2, 3)


def _read_level(level: Level) -> dict[str, Encounter]:
    return {
        **read_deck(FOLDER / f"combats_{level}.yaml", Encounter, level=level),
        **read_deck(FOLDER / f"narratives_{level}.yaml", Encounter, level=level),
    }


ENCOUNTERS = {level: _read_level(level) for level in LEVELS}
"""By themselves, without the cards that they are dealt with."""
ENCOUNTER_CARDS = {one: card for deck in ENCOUNTERS.values() for one, card in deck.items()}
MINIONS = read_deck(FOLDER / "minions.yaml", Minion)


def list_combats(level: Level) -> list[Encounter]:
    """The fights of a level."""
    return [card for card in ENCOUNTERS[level].values() if card.combat is not None]


def list_enemies(level: Level) -> list[Enemy]:
    return [card.combat.enemy for card in list_combats(level) if card.combat is not None]


def list_narratives(level: Level) -> list[Narrative]:
    """The stories of a level."""
    return [card.narrative for card in ENCOUNTERS[level].values() if card.narrative is not None]


def list_minions(kind: Kind) -> list[Minion]:
    """The minions of a kind, each physical card."""
    return list_copies(card for card in MINIONS.values() if card.enemy.kind == kind)


def list_copies(cards: Iterable[Card]) -> list[Any]:
    """Every card as often as there are copies of it."""
    return [card for card in cards for _ in range(card.copies)]


def measure_spread(cards: Iterable[Any], field: str, middle: float | None = None) -> Any:
    """The least, the most and the mean of a figure; the mean need only be near `middle`."""
    found = [getattr(card, field) for card in cards]
    ends = (min(found), max(found))
    return ends if middle is None else (*ends, mean(found) == approx(middle, abs=0.1))


# -- effects ---------------------------------------------------------------------------------------


def make_effects(*raw: dict[str, Any]) -> tuple[Effect, ...]:
    """Effects from what a card's file would say."""
    return tuple([Effect.model_validate(one) for one in raw])


def strip_words(card: Card) -> tuple[Effect, ...]:
    """What a card does, without the words that are told for it, and with plain labels."""
    return make_effects(*[one.model_dump(by_alias=True) | {"text": ""} for one in card.effects])


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


def prove_card(rules: str, card: Card, *raw: dict[str, Any], **fields: Any) -> Any:
    """A row: what a card does, and what else is on it."""
    return figure(
        rules,
        lambda: (strip_words(card), {name: getattr(card, name) for name in fields}),
        (make_effects(*raw), fields),
    )
