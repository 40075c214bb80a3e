"""PH-25.3, PH-25.4, PH-26.3, PH-26.4, PH-27.14 to PH-27.16: weapons, equipment, starting items."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from rules.posthuman.effects.language.models import (
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
from rules.posthuman.model.decks import CONTENT, ICONS, STARTING, WEAPONS, kind_of
from rules.posthuman.model.loading import AnyItem
from tests.rules.posthuman.words.reading import does, effects, hooks, physical, primitives

EQUIPMENT: list[Equipment] = physical(CONTENT.equipment.values())
BOUGHT: list[Weapon] = physical(CONTENT.weapons.values())
STRIKING = [one for one in BOUGHT if not one.is_ranged]
SHOOTING = [one for one in BOUGHT if one.is_ranged]
GUNS = ("pistol", "rifle", "shotgun")


# -- weapons -------------------------------------------------------------------------------------


@pytest.mark.rule("PH-27.15", "PH-1.1")
def test_thirty_two_weapons_eighteen_of_them_to_strike_with() -> None:
    assert (len(BOUGHT), len(STRIKING), len(SHOOTING)) == (32, 18, 14)
    one_hand = [one for one in STRIKING if one.hands == 1]
    two_hands = [one for one in STRIKING if one.hands == 2]
    assert (len(one_hand), len(two_hands)) == (11, 7)
    assert {one.wounds for one in one_hand} == {1, 2}
    assert {one.wounds for one in two_hands} == {2, 3}


@pytest.mark.rule("PH-27.15")
def test_half_of_the_melee_weapons_are_critical_a_third_knock_down() -> None:
    specials = Counter(one.special for one in STRIKING)
    assert specials == {"critical": 18 / 2, "knockdown": 18 / 3, "effect": 3}


@pytest.mark.rule("PH-15.18a")
def test_a_special_that_is_an_effect_has_one_and_none_is_a_bare_attack_or_wound() -> None:
    works = (Cancel, Wounds, SetDice, Face)
    for one in STRIKING:
        if one.special == "effect":
            found = [effect for effect in one.effects if effect.at == "melee_result"]
            assert [isinstance(each, works) for each in primitives(found)] == [True], one.id
    hammer = CONTENT.weapons["claw-hammer"].model_dump()
    for special in ("wound", "attack", None):
        with pytest.raises(ValidationError, match="special"):
            Weapon.model_validate(hammer | {"special": special})


@pytest.mark.rule("PH-27.15")
@pytest.mark.parametrize(
    ("of", "cards", "dice", "ammo", "ranges"),
    [
        ({"pistol"}, 4, {1}, {1}, {1, 2}),
        ({"rifle"}, 4, {2}, {2}, {3}),
        ({"shotgun"}, 3, {3}, {2}, {1}),
        ({"bow", "thrown"}, 3, {1}, {0, 1}, {2, 3}),
    ],
)
def test_ranged_weapons(
    of: set[str], cards: int, dice: set[int], ammo: set[int], ranges: set[int]
) -> None:
    found = [one.shooting for one in SHOOTING if one.of in of]
    shots = [shooting for shooting in found if shooting is not None]
    assert len(shots) == cards
    assert {one.dice for one in shots} == dice
    assert {one.ammo for one in shots} == ammo
    assert {one.range for one in shots} == ranges


@pytest.mark.rule("PH-26.4")
def test_the_two_weapons_of_the_rulebook() -> None:
    kalt, bolas = CONTENT.weapons["kalt-a4"], CONTENT.weapons["bolas"]
    assert (kalt.name, kalt.of, kalt.size, kalt.hands) == ("Kalt-A4", "rifle", 2, 2)
    assert kalt.shooting == Shooting(dice=2, range=3, ammo=2, specials=(1, 2, 4))
    assert (bolas.name, bolas.of, bolas.size) == ("Bolas", "thrown", 1)
    assert bolas.shooting is not None and bolas.shooting.stuns
    assert (bolas.shooting.ammo, bolas.shooting.dice, bolas.shooting.range) == (0, 1, 2)
    assert [one.id for one in SHOOTING if one.shooting and one.shooting.stuns] == ["bolas"]


@pytest.mark.rule("PH-25.3")
@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("kalt-a4", {"hands": 3}),
        ("kalt-a4", {"shooting": None}),
        ("kalt-a4", {"shooting": {"dice": 2, "range": 4, "ammo": 2, "specials": [1, 2, 4]}}),
        ("kalt-a4", {"shooting": {"dice": 2, "range": 3, "ammo": 2, "specials": [1, 2]}}),
        ("kalt-a4", {"shooting": {"dice": 4, "range": 3, "ammo": 2, "specials": [1, 2, 4]}}),
        ("machete", {"of": "pistol"}),
        ("machete", {"of": "axe"}),
        ("machete", {"wounds": 0}),
        ("machete", {"wounds": 4}),
    ],
)
def test_what_no_weapon_can_be(kind: str, change: dict[str, Any]) -> None:
    whole = CONTENT.weapons[kind].model_dump(by_alias=True)
    assert Weapon.model_validate(whole)
    with pytest.raises(ValidationError):
        Weapon.model_validate(whole | change)


@pytest.mark.rule("PH-25.3")
def test_every_weapon_takes_room() -> None:
    assert {WEAPONS[one].size for one in WEAPONS} <= {1, 2, 3}


# -- equipment -----------------------------------------------------------------------------------


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
    tools = ("pick_tile", "supply_cards", "food", "ammo")
    if any(isinstance(p, Peek) or getattr(p, "do", None) in tools for p in found):
        return "tool"
    return one.name


def of_sort(sort: str) -> list[Equipment]:
    return [one for one in EQUIPMENT if sort_of(one) == sort]


@pytest.mark.rule("PH-27.14", "PH-1.1")
def test_thirty_seven_pieces_of_equipment_by_what_they_are_for() -> None:
    assert Counter(map(sort_of, EQUIPMENT)) == {
        "medical": 9,
        "armour": 5,
        "mount": 6,
        "comfort": 5,
        "tool": 5,
        "throwable": 4,
        "pack": 2,
        "Camo Tent": 1,
    }


@pytest.mark.rule("PH-27.14")
def test_medicine_gives_two_or_three_health_once() -> None:
    for one in of_sort("medical"):
        (amount,) = primitives(one.effects)
        assert isinstance(amount, Amount) and amount.n in (2, 3), one.id
        assert one.size == 1
        assert [cost.do for effect in one.effects for cost in effect.cost] == ["discard"]


@pytest.mark.rule("PH-27.14")
def test_armour_prevents_a_wound_in_each_combat() -> None:
    for one in of_sort("armour"):
        (effect,) = one.effects
        (prevent,) = effect.do
        assert isinstance(prevent, Prevent) and prevent.n == 1, one.id
        assert effect.limit == "combat" and one.size in (1, 2)


@pytest.mark.rule("PH-27.14")
def test_what_is_thrown_is_thrown_once_and_in_a_combat() -> None:
    for one in of_sort("throwable"):
        assert hooks(one) <= {"combat_start", "round_start"}, one.id
        assert [cost.do for effect in one.effects for cost in effect.cost] == ["discard"]


@pytest.mark.rule("PH-27.14", "PH-25.4")
def test_packs_take_no_room_and_give_two_slots() -> None:
    packs = of_sort("pack")
    assert [(one.size, does(one)) for one in packs] == [
        (0, effects({"at": "anytime", "do": [{"slots": 2}]}))
    ] * 2
    assert all(one.size > 0 for one in EQUIPMENT if one not in packs)


@pytest.mark.rule("PH-26.3")
def test_the_gunscope() -> None:
    scope = CONTENT.equipment["gunscope"]
    assert (scope.name, set(scope.mount)) == ("Gunscope", {"pistol", "rifle"})
    assert scope.effects == effects({"at": "shoot_roll", "do": [{"weapon_dice": -1}, {"range": 1}]})


@pytest.mark.rule("PH-26.3")
def test_the_camo_tent() -> None:
    tent = CONTENT.equipment["camo-tent"]
    assert (tent.name, tent.copies) == ("Camo Tent", 1)
    assert tent.effects == effects({"at": "camp", "do": ["no_target"]})


@pytest.mark.rule("PH-27.14")
def test_mounts_change_a_shot_or_a_blow() -> None:
    for one in of_sort("mount"):
        guns = set(one.mount) <= set(GUNS)
        assert hooks(one) <= ({"shoot_roll"} if guns else {"melee_roll", "wounds_out"}), one.id
        dice = {die for p in primitives(one.effects) if isinstance(p, Reroll) for die in p.dice}
        assert dice <= ({"shooting"} if guns else {"melee"}), one.id


# -- starting items ------------------------------------------------------------------------------

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


@pytest.mark.rule("PH-27.16", "PH-1.1")
def test_twenty_six_starting_items() -> None:
    found = {one.name: (one.icons, one.size, one.price) for one in CONTENT.starting.values()}
    assert found == MARKET
    assert len(STARTING) == 26


@pytest.mark.rule("PH-27.16")
@pytest.mark.parametrize(
    ("players", "knives", "left"), [(1, 1, 10), (2, 2, 16), (3, 2, 22), (4, 3, 26)]
)
def test_each_copy_has_its_own_icon(players: int, knives: int, left: int) -> None:
    """Removed are those whose icon exceeds the number of players."""
    stay = [one for one in STARTING if ICONS[one] <= players]
    assert len(stay) == left
    assert sum(kind_of(one) == "knife" for one in stay) == knives


def test_an_icon_for_each_copy() -> None:
    knife = CONTENT.starting["knife"].model_dump()
    adapter: TypeAdapter[Weapon | Equipment] = TypeAdapter(AnyItem)
    with pytest.raises(ValidationError, match="2 icons for 3 copies"):
        adapter.validate_python(knife | {"icons": (1, 2)})


@pytest.mark.rule("PH-27.16", "PH-15.25a")
@pytest.mark.parametrize(
    ("kind", "wounds", "hands", "special"),
    [
        ("lead-pipe", 1, 1, "knockdown"),
        ("knife", 1, 1, "critical"),
        ("nail-club", 2, 2, "critical"),
    ],
)
def test_starting_weapons_to_strike_with(kind: str, wounds: int, hands: int, special: str) -> None:
    weapon = CONTENT.starting[kind]
    assert isinstance(weapon, Weapon) and not weapon.is_ranged
    assert (weapon.wounds, weapon.hands, weapon.special) == (wounds, hands, special)


@pytest.mark.rule("PH-27.16")
@pytest.mark.parametrize(
    ("kind", "of", "hands", "reach"), [("kalt-9mm", "pistol", 1, 2), ("hunting-bow", "bow", 2, 3)]
)
def test_starting_weapons_to_shoot_with(kind: str, of: str, hands: int, reach: int) -> None:
    weapon = CONTENT.starting[kind]
    assert isinstance(weapon, Weapon)
    assert (weapon.of, weapon.hands) == (of, hands)
    assert weapon.shooting == Shooting(dice=1, range=reach, ammo=1, specials=(1, 2, 3))


@pytest.mark.rule("PH-27.16")
@pytest.mark.parametrize(
    ("kind", "raw"),
    [
        ("flare", {"at": "trade", "cost": [{"discard": 1}], "do": ["trade_any"]}),
        ("painkillers", {"at": "anytime", "cost": [{"discard": 1}], "do": [{"health": 2}]}),
        ("road-map", {"at": "tile_drawn", "do": [{"pick_tile": 2}]}),
        ("sleeping-bag", {"at": "camp", "do": [{"morale": 1}]}),
        (
            "bandages",
            {
                "at": "camp",
                "do": [{"health": {"n": 1, "whom": "chosen"}}],
                "limit": "turn",
                "ask": True,
            },
        ),
    ],
)
def test_starting_equipment(kind: str, raw: dict[str, Any]) -> None:
    item = CONTENT.starting[kind]
    assert isinstance(item, Equipment)
    assert does(item) == effects(raw)
    assert item.once == (kind in ("flare", "painkillers"))
