"""PH-25.3, PH-25.4, PH-26.3, PH-26.4, PH-27.14 to PH-27.16: weapons, equipment, starting items."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from rules.posthuman.effects.models import (
    Amount,
    Cancel,
    Face,
    Number,
    Peek,
    Prevent,
    Reroll,
    SetDice,
    Wounds,
)
from rules.posthuman.model.cards import Equipment, Shooting, Weapon
from rules.posthuman.model.content import AnyItem
from rules.posthuman.model.decks import CONTENT, ICONS, STARTING, WEAPONS, kind_of
from tests.rules.posthuman.model.printed import does, effects, hooks, physical, primitives
from tests.rules.posthuman.model.printed import printed as card
from tests.rules.posthuman.rows import figure

EQUIPMENT: list[Equipment] = physical(CONTENT.equipment.values())
BOUGHT: list[Weapon] = physical(CONTENT.weapons.values())
STRIKING = [one for one in BOUGHT if not one.is_ranged]
SHOOTING = [one for one in BOUGHT if one.is_ranged]
GUNS = {"pistol", "rifle", "shotgun"}
TOOLS = ("pick_tile", "supply_cards", "food", "ammo")
START = CONTENT.starting


def shots(of: str) -> tuple[Any, ...]:
    """How many cards of some classes there are, and their figures."""
    found = [one.shooting for one in SHOOTING if one.of in of.split() and one.shooting is not None]
    return (len(found), *({getattr(s, name) for s in found} for name in ("dice", "ammo", "range")))


def sort_of(one: Equipment) -> str:
    """What a piece of equipment is for, by what it does."""
    found = primitives(one.effects)
    if one.mount:
        return "mount"
    if one.once and any(isinstance(p, Amount) and p.do == "health" for p in found):
        return "medical"
    if any(isinstance(p, Amount) and p.do == "morale" for p in found):
        return "comfort"
    if one.once:
        return "throwable"
    if any(isinstance(p, Prevent) for p in found):
        return "armour"
    if any(isinstance(p, Number) and p.do == "slots" for p in found):
        return "pack"
    if any(isinstance(p, Peek) or getattr(p, "do", None) in TOOLS for p in found):
        return "tool"
    return one.name


def of_sort(sort: str) -> list[Equipment]:
    return [one for one in EQUIPMENT if sort_of(one) == sort]


def costs(sort: str) -> set[str]:
    return {cost.do for one in of_sort(sort) for effect in one.effects for cost in effect.cost}


def amounts(sort: str) -> set[tuple[str, int]]:
    found = [p for one in of_sort(sort) for p in primitives(one.effects)]
    return {(getattr(p, "do", ""), getattr(p, "n", 0)) for p in found}


def mounted() -> list[str]:
    """Mounts that change something else than a shot of their gun, or a blow."""
    odd = []
    for one in of_sort("mount"):
        guns = {*one.mount} <= GUNS
        dice = {die for p in primitives(one.effects) if isinstance(p, Reroll) for die in p.dice}
        fits = hooks(one) <= ({"shoot_roll"} if guns else {"melee_roll", "wounds_out"})
        odd += [one.id] * (not fits or not dice <= ({"shooting"} if guns else {"melee"}))
    return odd


def special_effects() -> list[bool]:
    """Whether each special that is an effect has one that works."""
    working = (Cancel, Wounds, SetDice, Face)
    special = [one for one in STRIKING if one.special == "effect"]
    found = [primitives(e for e in one.effects if e.at == "melee_result") for one in special]
    return [len(each) == 1 and isinstance(each[0], working) for each in found]


def left(players: int) -> tuple[int, int]:
    """Starting items whose icon does not exceed the number of players, and knives among them."""
    stay = [one for one in STARTING if ICONS[one] <= players]
    return len(stay), sum(kind_of(one) == "knife" for one in stay)


def sizes(items: Iterable[Any]) -> set[int]:
    return {one.size for one in items}


def shooting(dice: int, reach: int, ammo: int = 1, specials: Any = (1, 2, 3)) -> Shooting:
    return Shooting(dice=dice, range=reach, ammo=ammo, specials=specials)


def used_up(hook: str, do: Any) -> dict[str, Any]:
    return {"at": hook, "cost": [{"discard": 1}], "do": [do]}


SORTS = {"medical": 9, "armour": 5, "mount": 6, "comfort": 5, "tool": 5, "throwable": 4, "pack": 2}
MARKET: dict[str, tuple[tuple[int, ...], int, int]] = {
    "Flare": ((1, 2, 3, 4), 1, 0),
    "Lead Pipe": ((1, 2, 3, 4), 1, 1),
    "Knife": ((1, 2, 4), 1, 1),
    "Nail Club": ((1, 3), 2, 2),
    "Kalt 9mm": ((1, 2, 4), 1, 2),
    "Hunting Bow": ((1, 3), 2, 3),
    "Painkillers": ((1, 2, 3), 1, 1),
    "Bandages": ((1, 3), 1, 2),
    "Road Map": ((1,), 1, 1),
    "Sleeping Bag": ((1, 2), 2, 2),
}
"""Icons, size, cost."""
CHOSEN = {"at": "camp", "do": [{"health": {"n": 1, "whom": "chosen"}}]}
PRINTED = {one.name: (one.icons, one.size, one.price) for one in START.values()}
# fmt: off
ITEMS = [
    # 18 weapons to strike with, 11 of them for one hand, and 14 to shoot with.
    figure("PH-27.15 PH-1.1", lambda: (len(STRIKING), len(SHOOTING)), (18, 14)),
    figure("PH-27.15", lambda: Counter(one.hands for one in STRIKING), {1: 11, 2: 7}),
    figure("PH-27.15", lambda: {one.wounds for one in STRIKING if one.hands == 1}, {1, 2}),
    figure("PH-27.15", lambda: {one.wounds for one in STRIKING if one.hands == 2}, {2, 3}),
    figure("PH-27.15", lambda: Counter(one.special for one in STRIKING),
        {"critical": 9, "knockdown": 6, "effect": 3}),
    figure("PH-15.18a", special_effects, [True] * 3),
    figure("PH-27.15", lambda: shots("pistol"), (4, {1}, {1}, {1, 2})),
    figure("PH-27.15", lambda: shots("rifle"), (4, {2}, {2}, {3})),
    figure("PH-27.15", lambda: shots("shotgun"), (3, {3}, {2}, {1})),
    figure("PH-27.15", lambda: shots("bow thrown"), (3, {1}, {0, 1}, {2, 3})),
    figure("PH-25.3", lambda: sizes(WEAPONS.values()), {1, 2, 3}),
    figure("PH-26.4", lambda: CONTENT.weapons["kalt-a4"].model_copy(update={"text": ""}).shooting,
        shooting(2, 3, 2, (1, 2, 4))),
    card("PH-26.4", CONTENT.weapons["kalt-a4"], name="Kalt-A4", of="rifle", size=2, hands=2),
    card("PH-26.4", CONTENT.weapons["bolas"], name="Bolas", of="thrown", size=1,
        shooting=Shooting(ammo=0, dice=1, range=2, specials=(1, 2, 3), stuns=True)),
    figure("PH-26.4", lambda: [one.id for one in SHOOTING if one.shooting and one.shooting.stuns],
        ["bolas"]),
    # 37 pieces of equipment, by what they are for.
    figure("PH-27.14 PH-1.1", lambda: Counter(map(sort_of, EQUIPMENT)), {**SORTS, "Camo Tent": 1}),
    figure("PH-27.14", lambda: amounts("medical"), {("health", 2), ("health", 3)}),
    figure("PH-27.14", lambda: (sizes(of_sort("medical")), costs("medical")), ({1}, {"discard"})),
    figure("PH-27.14", lambda: amounts("armour"), {("prevent", 1)}),
    figure("PH-27.14", lambda: {e.limit for one in of_sort("armour") for e in one.effects},
        {"combat"}),
    figure("PH-27.14", lambda: sizes(of_sort("armour")), {1, 2}),
    figure("PH-27.14", lambda: {hook for one in of_sort("throwable") for hook in hooks(one)}
        <= {"combat_start", "round_start"}, True),
    figure("PH-27.14", lambda: costs("throwable"), {"discard"}),
    figure("PH-27.14 PH-25.4", lambda: [(one.size, does(one)) for one in of_sort("pack")],
        [(0, effects({"at": "anytime", "do": [{"slots": 2}]}))] * 2),
    figure("PH-25.4", lambda: {sort_of(one) for one in EQUIPMENT if not one.size}, {"pack"}),
    figure("PH-27.14", mounted, []),
    card("PH-26.3", CONTENT.equipment["gunscope"],
        {"at": "shoot_roll", "do": [{"weapon_dice": -1}, {"range": 1}]}, mount=("pistol", "rifle")),
    card("PH-26.3", CONTENT.equipment["camo-tent"], {"at": "camp", "do": ["no_target"]}, copies=1),
    # 26 starting items, each copy with its own icon.
    figure("PH-27.16", lambda: PRINTED, MARKET),
    figure("PH-27.16 PH-1.1", lambda: len(STARTING), 26),
    *(
        figure("PH-27.16 PH-2.1", lambda n=n: left(n), wanted)
        for n, wanted in ((1, (10, 1)), (2, (16, 2)), (3, (22, 2)), (4, (26, 3)))
    ),
    card("PH-27.16 PH-15.25a", START["lead-pipe"], wounds=1, hands=1, special="knockdown"),
    card("PH-27.16 PH-15.25a", START["knife"], wounds=1, hands=1, special="critical"),
    card("PH-27.16", START["nail-club"], wounds=2, hands=2, special="critical"),
    card("PH-27.16", START["kalt-9mm"], of="pistol", hands=1, shooting=shooting(1, 2)),
    card("PH-27.16", START["hunting-bow"], of="bow", hands=2, shooting=shooting(1, 3)),
    card("PH-27.16", START["flare"], used_up("trade", "trade_any"), once=True),
    card("PH-27.16", START["painkillers"], used_up("anytime", {"health": 2}), once=True),
    card("PH-27.16", START["road-map"], {"at": "tile_drawn", "do": [{"pick_tile": 2}]}, once=False),
    card("PH-27.16", START["sleeping-bag"], {"at": "camp", "do": [{"morale": 1}]}, once=False),
    card("PH-27.16", START["bandages"], {**CHOSEN, "limit": "turn", "ask": True}, once=False),
]
# fmt: on


@pytest.mark.parametrize(("find", "wanted"), ITEMS)
def test_the_items(find: Callable[[], Any], wanted: Any) -> None:
    assert find() == wanted


@pytest.mark.rule("PH-25.3", "PH-15.18a")
@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("kalt-a4", {"hands": 3}),
        ("kalt-a4", {"shooting": None}),
        *[
            ("kalt-a4", {"shooting": {"dice": dice, "range": reach, "ammo": 2, "specials": table}})
            for dice, reach, table in ((2, 4, [1, 2, 4]), (2, 3, [1, 2]), (4, 3, [1, 2, 4]))
        ],
        *[("machete", {"of": of}) for of in ("pistol", "axe")],
        *[("machete", {"wounds": wounds}) for wounds in (0, 4)],
        *[("machete", {"special": special}) for special in ("wound", "attack", None)],
    ],
)
def test_what_no_weapon_can_be(kind: str, change: dict[str, Any]) -> None:
    whole = CONTENT.weapons[kind].model_dump(by_alias=True)
    assert Weapon.model_validate(whole)
    with pytest.raises(ValidationError):
        Weapon.model_validate(whole | change)


@pytest.mark.rule("PH-27.16")
def test_an_icon_for_each_copy() -> None:
    adapter: TypeAdapter[Weapon | Equipment] = TypeAdapter(AnyItem)
    with pytest.raises(ValidationError, match="2 icons for 3 copies"):
        adapter.validate_python(START["knife"].model_dump() | {"icons": (1, 2)})
