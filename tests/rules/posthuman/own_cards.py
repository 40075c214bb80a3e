"""Cards of the tests' own, known while a test runs and forgotten after it (see conftest.py).

Each maker returns the id of the one physical card, `id="tin"` or one of ours. Effects are written
as in the files: `skill({"at": "melee_roll", "do": [{"dice": {"die": "melee", "n": 1}}]})`."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, TypeAlias

import rules.posthuman.effects
import rules.posthuman.play
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
from rules.posthuman.model.terms import TERRAINS
from tests.kit.forgotten import restore_at_end

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
        with restore_at_end(
            [decks.CARDS, *(cards for found in _KNOWN.values() for cards in found)]
        ):
            yield
    finally:
        if _MADE:
            _MADE.clear()
            _forget_caches()


def _forget_caches() -> None:
    for cached in _find_caches():
        cached.cache_clear()


@cache
def _find_caches() -> list[Any]:
    """Find the functions that remember something of the cards there are."""
    found = {}
    for package in (rules.posthuman.play, rules.posthuman.effects):
        for each in walk_packages(package.__path__, f"{package.__name__}."):
            module = import_module(each.name)
            found |= {id(one): one for one in vars(module).values() if hasattr(one, "cache_clear")}
    return [*found.values()]


Maker: TypeAlias = Callable[..., str]
"""What makes a card of its effects and fields, and returns its id."""


def _make_card(model: type[Card], usual: dict[str, Any], *effects: Any, **fields: Any) -> str:
    """`usual`: the fields that a test need not name."""
    made = {"id": f"own-{len(_MADE)}", "name": f"Own card {len(_MADE)}", **usual, **fields}
    if effects:
        made["effects"] = list(effects)
    card = model.model_validate(made)
    for cards in (decks.CARDS, *_KNOWN[model]):
        cards[card.id] = card
    _MADE.append(card.id)
    _forget_caches()
    return card.id


def _take_fields(fields: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: fields.pop(name) for name in names if name in fields}


_TOLD = {"text": LINE}
_IN_HAND = {**_TOLD, "size": 1, "hands": 1}
_STRIKES = {"type": "weapon", "of": "blade", "wounds": 1, "special": "critical"}
_ON_MAP = {"terrain": "urban", "exits": "NESW", "zones": ({"figures": 1},), "supply": 1}
skill: Maker = partial(_make_card, Skill, _TOLD)
follower: Maker = partial(_make_card, Follower, _TOLD)
event: Maker = partial(_make_card, Event, _TOLD)
scar: Maker = partial(_make_card, Scar, _TOLD)
"""A scar: blank without effects, `changes`, `weapon` or `riders`."""
gear: Maker = partial(_make_card, Equipment, {**_TOLD, "type": "equipment", "size": 1})
"""A piece of equipment."""
blade: Maker = partial(_make_card, Weapon, {**_IN_HAND, **_STRIKES})
"""A melee weapon."""


def add_tile(*effects: Any, **fields: Any) -> str:
    """A terrain tile; its zones are written as in the files, its exits as "NESW"."""
    made = {**_ON_MAP, **fields}
    return _make_card(Tile, {}, *effects, **{**made, "exits": list(made["exits"])})


def add_gun(*effects: Any, reach: int = 2, **fields: Any) -> str:
    """A ranged weapon; `reach` is its range."""
    usual = {"dice": 1, "range": reach, "ammo": 1, "specials": (1, 2, 3)}
    shooting = usual | _take_fields(fields, "dice", "ammo", "specials", "stuns")
    made = {"type": "weapon", "of": "pistol", "shooting": shooting, **fields}
    return _make_card(Weapon, _IN_HAND, *effects, **made)


def mutant_action(*do: Any, title: str = "Own deed", **fields: Any) -> str:
    alike = title.lower().replace(" ", "-").strip("!")
    usual = {"step": ["mutant"], "terrains": ["rural"], **_TOLD}
    return _make_card(MutantAction, usual, title=alike, name=title, do=list(do), **fields)


def _make_enemy(effects: Any, fields: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "human", "speed": 3, "health": 3, "melee": 3, "effects": effects, **fields}


def add_combat(level: int = 1, *, effects: tuple[Any, ...] = (), **fields: Any) -> str:
    """An encounter that is a fight. `humans`, `mutants`, `reward`, `follower` and `follower_food`
    are the fight's, all else its enemy's: `combat(health=2, kind="mutant")`."""
    of_card = _take_fields(fields, "id", "name")
    fight = _take_fields(fields, "humans", "mutants", "reward", "follower", "follower_food")
    fight["enemy"] = _make_enemy(effects, fields)
    return _make_card(Encounter, _TOLD, level=level, combat=fight, **of_card)


def add_minion(*, effects: tuple[Any, ...] = (), **fields: Any) -> str:
    of_card = _take_fields(fields, "id", "name")
    return _make_card(Minion, _TOLD, enemy=_make_enemy(effects, fields), **of_card)


def add_narrative(
    *options: Any, level: int = 1, xp: int = 0, default: int = 0, **fields: Any
) -> str:
    """An encounter that is a story; options are written as in the files (`told` may be left
    out)."""
    full = []
    for number, option in enumerate(options):
        told = {"told": LINE, **({"told_failed": LINE} if "test" in option else {})}
        full.append({"label": f"Way {number}", **told, **option})
    story = {"options": full, "xp": xp, "default": default}
    return _make_card(Encounter, _TOLD, level=level, narrative=story, **fields)


def add_supply(**on: Any) -> str:
    """A supply card, the same on every terrain: `supply(food=1)`."""
    of_card = _take_fields(on, "id")
    return _make_card(Supply, {}, on=dict.fromkeys(TERRAINS, on or {"food": 1}), **of_card)
