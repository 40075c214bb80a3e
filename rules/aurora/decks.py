"""Everything in the box, loaded once, and the cards by their ids."""

from __future__ import annotations

from typing import TypeVar

from .cards import Enemy, Face, Part, Played, Survivor, load

DECKS = load()
COLOURS = ("red", "green", "yellow", "blue")
"""The players' colours, each with a Special Fury ability of its own (LA-18.4)."""
START_CARDS = ("hauler", "crew-car", "flatbed", "cold-maiden", "co-pilot", "leader")

AnyCard = Face | Played
C = TypeVar("C")

CARDS: dict[str, AnyCard] = {
    **DECKS.exploration,
    **DECKS.objects,
    **DECKS.loot,
    **{
        f"{colour}-{key}": card.model_copy(update={"id": f"{colour}-{key}", "colour": colour})
        for colour in COLOURS
        for key, card in DECKS.starting.items()
    },
}


def _of(kind: type[C]) -> dict[str, C]:
    return {key: card for key, card in CARDS.items() if isinstance(card, kind)}


PARTS = _of(Part)
SURVIVORS = _of(Survivor)
HELD = _of(Played)
ENEMIES = _of(Enemy)


def name_of(card: str) -> str:
    """What stands at the head of a card."""
    return CARDS[card].name
