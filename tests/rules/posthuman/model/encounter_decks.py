"""The decks of encounters and minions by themselves, without those that they are dealt with."""

from __future__ import annotations

from rules.kit.content import read_deck
from rules.posthuman.model.cards import Encounter, Minion, Narrative, NarrativeOption
from rules.posthuman.model.loading import CONTENT
from rules.posthuman.model.terms import Kind, Level

LEVELS: tuple[Level, ...] = (1, 2, 3)


def read(level: Level) -> dict[str, Encounter]:
    """The encounters of a level."""
    return {
        **read_deck(CONTENT / f"combats_{level}.yaml", Encounter, level=level),
        **read_deck(CONTENT / f"narratives_{level}.yaml", Encounter, level=level),
    }


ENCOUNTERS = {level: read(level) for level in LEVELS}
ENCOUNTER_CARDS = {one: card for deck in ENCOUNTERS.values() for one, card in deck.items()}
MINIONS = read_deck(CONTENT / "minions.yaml", Minion)


def combats(level: Level) -> list[Encounter]:
    """The fights of a level."""
    return [card for card in ENCOUNTERS[level].values() if card.combat is not None]


def narratives(level: Level) -> list[Narrative]:
    """The stories of a level."""
    return [card.narrative for card in ENCOUNTERS[level].values() if card.narrative is not None]


def options() -> list[NarrativeOption]:
    """All ways through all stories."""
    return [option for level in LEVELS for one in narratives(level) for option in one.options]


def minions(kind: Kind) -> list[Minion]:
    """The minions of a kind, each physical card."""
    return [
        card for card in MINIONS.values() if card.enemy.kind == kind for _ in range(card.copies)
    ]
