"""Cards, items and abilities as a view shows them; each view is made once."""

from functools import cache, lru_cache

from rules.aftermath.model.decks import ABILITIES, ACTIONS, ITEMS
from rules.aftermath.model.pieces import Worn
from rules.aftermath.view_models import AbilityView, CardView, ItemView
from rules.aftermath.words.item_words import describe_item
from rules.kit.secrecy import fill_view


@cache
def view_card(one: str) -> CardView:
    """Make the view of an action card."""
    return fill_view(CardView, ACTIONS[one])


def view_item(one: str, worn: Worn | None = None) -> ItemView:
    """Make the view of an item; with `worn`, of an equipped item."""
    return _view_item(one, 0 if worn is None else worn.batteries, worn is not None)


@lru_cache(maxsize=2048)
def _view_item(one: str, batteries: int, equipped: bool) -> ItemView:
    shown = ITEMS[one]
    return fill_view(
        ItemView,
        id=one,
        name=shown.name,
        slot=shown.slot,
        text=shown.text,
        does=describe_item(one),
        batteries=batteries,
        holds=shown.battery,
        equipped=equipped,
    )


@cache
def view_ability(one: str) -> AbilityView:
    """Make the view of an ability."""
    return fill_view(AbilityView, ABILITIES[one])
