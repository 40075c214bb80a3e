"""Cards of the tests' own, known while a test runs and forgotten after it (see conftest.py).

Each maker returns the id of the one physical card, `id="tin"` or one of ours. Effects are written
as in the files: `skill({"at": "melee_roll", "do": [{"dice": {"die": "melee", "n": 1}}]})`."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rules.posthuman.effects import carry_out, modifiers
from rules.posthuman.model import decks
from rules.posthuman.model.cards import (
    Card,
    Encounter,
    Equipment,
    Event,
    Follower,
    Minion,
    MutantAction,
    Scar,
    Skill,
    Supply,
    Tile,
    Weapon,
)
from rules.posthuman.play.actions import declaring
from rules.posthuman.play.mutants import mutant_actions
from rules.posthuman.play.people import inventory, item_choices, sheet
from rules.posthuman.play.trading import deals
from tests.kit.forgotten import forgotten

LINE = "Nobody has said what this is, and nobody asks."
_KNOWN: dict[type[Card], list[dict[str, Any]]] = {
    Tile: [decks.TILES],
    Weapon: [decks.WEAPONS, decks.ITEMS],
    Equipment: [decks.EQUIPMENT, decks.ITEMS],
    Skill: [decks.SKILLS],
    Supply: [decks.SUPPLY],
    Encounter: [decks.ENCOUNTERS],
    Minion: [decks.MINIONS],
    Event: [decks.EVENTS],
    Scar: [decks.SCARS],
    MutantAction: [decks.MUTANT_ACTIONS],
    Follower: [decks.FOLLOWERS],
}

_MADE: list[str] = []
"""The ids of the cards made so far."""


@contextmanager
def own_cards() -> Iterator[None]:
    """Cards made inside are forgotten at the end."""
    try:
        with forgotten([decks.CARDS, *(cards for found in _KNOWN.values() for cards in found)]):
            yield
    finally:
        if _MADE:
            _MADE.clear()
            _forget_caches()


def _forget_caches() -> None:
    """What rules remember of the cards there are."""
    modifiers.list_card_effects.cache_clear()
    modifiers.list_printed_effects.cache_clear()
    modifiers.find_cards_at_hook.cache_clear()
    modifiers.find_held_modifiers.cache_clear()
    modifiers.bearers_of.cache_clear()
    carry_out.list_optional_effects.cache_clear()
    carry_out.use_made.cache_clear()
    declaring.list_lay_options.cache_clear()
    mutant_actions.describe_mutant_action.cache_clear()
    deals.make_item_option.cache_clear()
    inventory.count_added_slots.cache_clear()
    item_choices.describe_item.cache_clear()
    sheet.find_stat_bonuses.cache_clear()
    sheet.find_stat_changers.cache_clear()


def _make_card(model: type[Card], effects: tuple[dict[str, Any], ...], **fields: Any) -> str:
    made: dict[str, Any] = {"id": f"own-{len(_MADE)}", "name": f"Own card {len(_MADE)}", **fields}
    if effects:
        made["effects"] = list(effects)
    card = model.model_validate(made)
    for cards in (decks.CARDS, *_KNOWN[model]):
        cards[card.id] = card
    _MADE.append(card.id)
    _forget_caches()
    return card.id


def skill(*effects: dict[str, Any], **fields: Any) -> str:
    return _make_card(Skill, effects, **{"text": LINE, **fields})


def gear(*effects: dict[str, Any], size: int = 1, **fields: Any) -> str:
    """A piece of equipment."""
    return _make_card(
        Equipment, effects, **{"type": "equipment", "text": LINE, "size": size, **fields}
    )


def blade(
    *effects: dict[str, Any],
    wounds: int = 1,
    special: str = "critical",
    hands: int = 1,
    size: int = 1,
    **fields: Any,
) -> str:
    """A melee weapon."""
    made = {"type": "weapon", "text": LINE, "of": "blade", **fields}
    return _make_card(
        Weapon, effects, wounds=wounds, special=special, hands=hands, size=size, **made
    )


def gun(
    *effects: dict[str, Any],
    dice: int = 1,
    reach: int = 2,
    ammo: int = 1,
    specials: tuple[int, ...] = (1, 2, 3),
    stuns: bool = False,
    size: int = 1,
    hands: int = 1,
    of: str = "pistol",
    **fields: Any,
) -> str:
    """A ranged weapon."""
    shooting = {"dice": dice, "range": reach, "ammo": ammo, "specials": specials, "stuns": stuns}
    made = {"type": "weapon", "text": LINE, "of": of, "size": size, "hands": hands, **fields}
    return _make_card(Weapon, effects, shooting=shooting, **made)


def follower(*effects: dict[str, Any], **fields: Any) -> str:
    return _make_card(Follower, effects, **{"text": LINE, **fields})


def event(*effects: dict[str, Any], **fields: Any) -> str:
    return _make_card(Event, effects, **{"text": LINE, **fields})


def scar(*effects: dict[str, Any], **fields: Any) -> str:
    """A scar: blank without effects, `changes`, `weapon` or `riders`."""
    return _make_card(Scar, effects, **{"text": LINE, **fields})


def mutant_action(*do: Any, title: str = "Own deed", **fields: Any) -> str:
    alike = title.lower().replace(" ", "-").strip("!")
    made = {
        "title": alike,
        "text": LINE,
        "name": title,
        "step": ["mutant"],
        "terrains": ["rural"],
        **fields,
    }
    return _make_card(MutantAction, (), do=list(do), **made)


def tile(
    *effects: dict[str, Any],
    terrain: str = "urban",
    exits: str = "NESW",
    zones: tuple[dict[str, Any], ...] = ({"figures": 1},),
    supply: int = 1,
    **fields: Any,
) -> str:
    """A terrain tile; its zones are written as in the files."""
    return _make_card(
        Tile,
        effects,
        terrain=terrain,
        exits=list(exits),
        zones=list(zones),
        supply=supply,
        **fields,
    )


_ENEMY = {"kind": "human", "speed": 3, "health": 3, "melee": 3}


def combat(level: int = 1, *, effects: tuple[dict[str, Any], ...] = (), **fields: Any) -> str:
    """An encounter that is a fight. `humans`, `mutants`, `reward`, `follower` and `follower_food`
    are the fight's, all else its enemy's: `combat(health=2, kind="mutant")`."""
    of_fight = ("humans", "mutants", "reward", "follower", "follower_food")
    parts = {name: fields.pop(name) for name in of_fight if name in fields}
    of_card = {name: fields.pop(name) for name in ("id", "name") if name in fields}
    enemy = {**_ENEMY, **fields, "effects": list(effects)}
    return _make_card(
        Encounter, (), level=level, text=LINE, combat={"enemy": enemy, **parts}, **of_card
    )


def narrative(
    *options: dict[str, Any], level: int = 1, xp: int = 0, default: int = 0, **fields: Any
) -> str:
    """An encounter that is a story; options are written as in the files (`told` may be left
    out)."""
    full = [
        {
            "label": f"Way {number}",
            "told": LINE,
            **({"told_failed": LINE} if "test" in option else {}),
            **option,
        }
        for number, option in enumerate(options)
    ]
    story = {"options": full, "xp": xp, "default": default}
    return _make_card(Encounter, (), level=level, text=LINE, narrative=story, **fields)


def minion(*, effects: tuple[dict[str, Any], ...] = (), **fields: Any) -> str:
    of_card = {name: fields.pop(name) for name in ("id", "name") if name in fields}
    enemy = {**_ENEMY, **fields, "effects": list(effects)}
    return _make_card(Minion, (), text=LINE, enemy=enemy, **of_card)


def supply(**on: Any) -> str:
    """A supply card, the same on every terrain: `supply(food=1)`."""
    of_card = {name: on.pop(name) for name in ("id",) if name in on}
    terrains = ("rural", "urban", "mountain", "wilderness")
    return _make_card(Supply, (), on=dict.fromkeys(terrains, on or {"food": 1}), **of_card)
