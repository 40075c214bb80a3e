"""Everything in the box, loaded once, and the cards by their ids."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from rules.aurora.model.cards import Enemy, Face, Part, Played, Survivor, load_decks
from rules.kit.content import DeckText

DECKS = load_decks()
COLOURS = ("red", "green", "yellow", "blue")
"""The players' colours; each has its own Special Fury ability (LA-18.4)."""
START_CARDS = ("hauler", "crew-car", "flatbed", "cold-maiden", "co-pilot", "leader")

AnyCard = Face | Played
C = TypeVar("C")

CARDS: dict[str, AnyCard] = {
    **DECKS.exploration,
    **DECKS.objects,
    **DECKS.loot,
    **{
        f"{colour}-{key}": replace(card, id=f"{colour}-{key}", colour=colour)
        for colour in COLOURS
        for key, card in DECKS.starting.items()
    },
}


def _find_cards_of(kind: type[C]) -> dict[str, C]:
    return {key: card for key, card in CARDS.items() if isinstance(card, kind)}


PARTS = _find_cards_of(Part)
SURVIVORS = _find_cards_of(Survivor)
HELD = _find_cards_of(Played)
ENEMIES = _find_cards_of(Enemy)


def list_one_of_each(cards: Iterable[str]) -> list[str]:
    """List the first card of each name, because two of one name are one choice."""
    return list({name_of(card): card for card in reversed(list(cards))}.values())[::-1]


def name_of(card: str) -> DeckText:
    """Return the name at the head of a card."""
    return CARDS[card].name
