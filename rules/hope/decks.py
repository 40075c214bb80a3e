"""The decks that are played with, loaded once; and where one looks to find something in them."""

from __future__ import annotations

from .cards import MOMENTS, Moment, Powered, Printed, load
from .effects.models import TERRAINS, Terrain

DECKS = load()

SCENES, ASSETS = DECKS.scenes, DECKS.assets

SCENE_DECKS: dict[Terrain, list[str]] = {
    terrain: [card.id for card in SCENES.values() if card.terrain == terrain]
    for terrain in TERRAINS
}
"""Unshuffled."""

POWERS: dict[Moment, dict[str, list[Printed]]] = {moment: {} for moment in MOMENTS}
"""By their moment, and then by the card's id, all powers there are. What somebody holds is looked
up here all the time, and mostly there is nothing."""


def find_powers(card: Powered) -> None:
    """Put a card's powers where they are looked up."""
    for one in card.printed:
        for moment in (None, one.power.when or one.power.window):
            POWERS[moment].setdefault(card.id, []).append(one)


for _deck in (DECKS.personalities, DECKS.traits, DECKS.relationships, DECKS.assets):
    for _card in _deck.values():
        find_powers(_card)


def named(card: str) -> str:
    """What an Asset, a Trait or a Personality is called, by its id."""
    if card in ASSETS:
        return ASSETS[card].name
    return DECKS.traits[card].name if card in DECKS.traits else DECKS.personalities[card].name
