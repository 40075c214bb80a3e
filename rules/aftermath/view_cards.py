"""Cards, items and abilities as a view shows them, each made once."""

from __future__ import annotations

from functools import cache, lru_cache

from rules.aftermath.model.decks import ABILITIES, ACTIONS, ITEMS
from rules.aftermath.model.pieces import Worn
from rules.aftermath.view_models import AbilityView, CardView, ItemView
from rules.aftermath.words.item_words import lines


@cache
def card(one: str) -> CardView:
    """An action card."""
    shown = ACTIONS[one]
    return CardView(id=shown.id, colour=shown.colour, value=shown.value, influence=shown.influence)


def item(one: str, worn: Worn | None = None) -> ItemView:
    """An item, equipped or not."""
    return _item(one, 0 if worn is None else worn.batteries, worn is not None)


@lru_cache(maxsize=2048)
def _item(one: str, batteries: int, equipped: bool) -> ItemView:
    shown = ITEMS[one]
    return ItemView(
        id=one,
        name=shown.name,
        slot=shown.slot,
        text=shown.text,
        does=list(lines(one)),
        batteries=batteries,
        holds=shown.battery,
        equipped=equipped,
    )


@cache
def ability(one: str) -> AbilityView:
    """An ability."""
    shown = ABILITIES[one]
    return AbilityView(id=shown.id, name=shown.name, cost=shown.cost, effect=shown.effect)
