"""AF-24: the items, their kinds, bonuses and keywords."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.aftermath.model import decks
from rules.aftermath.model.cards import Item, Scope

DECK = [item for item in decks.ITEMS.values() if not item.starting and not item.unique]
UNIQUE = [item for item in decks.ITEMS.values() if item.unique]
SCOPES: tuple[Scope, ...] = (
    "agility",
    "strength",
    "resistance",
    "instinct",
    "melee",
    "ranged",
    "defence",
    "scavenge",
    "communicate",
    "recover",
)


def own(item: Item, scope: Scope) -> int:
    """What an item adds to a scope without batteries."""
    return sum(one.n for one in item.bonus if one.to == scope and not one.powered)


def bonuses(item: Item) -> dict[str, int]:
    """All that an item adds without batteries."""
    return {scope: own(item, scope) for scope in SCOPES if own(item, scope)}


def kind(name: str) -> list[Item]:
    return [item for item in DECK if item.kind == name]


def each(items: list[Item]) -> list[tuple[dict[str, int], tuple[str, ...]]]:
    """What items add, and their keywords but batteries."""
    words = ("noisy", "two_paw")
    return [(bonuses(item), tuple(w for w in words if getattr(item, w))) for item in items]


def test_the_item_deck() -> None:
    assert sorted(decks.item_deck()) == sorted(item.id for item in DECK)


@pytest.mark.rule("AF-2.15")
def test_the_item_deck_is_51_without_the_starting_items() -> None:
    assert len(decks.item_deck()) == 47


@pytest.mark.rule("AF-24.1", "AF-24.2")
def test_bonuses_and_costs_lie_in_their_ranges() -> None:
    for item in decks.ITEMS.values():
        assert 1 <= item.repair <= 4
        assert all(one.to in SCOPES and 1 <= one.n <= 2 for one in item.bonus)
        whole = sum(bonuses(item).values())
        if whole and item.kind != "ranged" and item.slot != "stash":
            assert abs(item.repair - 2 * whole) <= 1, item.id
    assert {item.battery for item in decks.ITEMS.values()} == {0, 1, 2}
    assert any(item.big_only for item in DECK)


@pytest.mark.rule("AF-22.3", "AF-22.4", "AF-22.5", "AF-22.6")
def test_the_starting_items() -> None:
    items = {item.starting: item for item in decks.ITEMS.values() if item.starting}
    sling, pike, pistol, shield = (items[one] for one in ("wren", "bodkin", "cog", "marl"))
    assert len(items) == 4
    assert all(item.slot == "paw" and not item.two_paw for item in items.values())
    assert (sling.kind, sling.range, bonuses(sling)) == ("ranged", 2, {"ranged": 1})
    assert (pike.kind, bonuses(pike)) == ("melee", {"melee": 1})
    assert (pistol.kind, pistol.range, bonuses(pistol)) == ("ranged", 3, {})
    (powered,) = pistol.bonus
    assert (pistol.battery, powered.to, powered.n, powered.powered) == (1, "ranged", 2, True)
    assert bonuses(shield) == {"defence": 1}
    assert sum(item.battery > 0 for item in items.values()) == 1


@pytest.mark.rule("AF-24.3")
def test_the_melee_weapons() -> None:
    found = each(kind("melee"))
    assert len(found) == 8
    assert sum(adds == {"melee": 1} and "two_paw" not in words for adds, words in found) == 6
    assert [words for adds, words in found if adds == {"melee": 2}] == [("noisy",), ("two_paw",)]


@pytest.mark.rule("AF-24.3")
def test_the_ranged_weapons() -> None:
    found = kind("ranged")
    assert Counter(item.range for item in found) == {2: 4, 3: 2, 4: 1}
    assert [item.noisy for item in found if item.range == 4] == [True]
    assert all(bonuses(item) in ({}, {"ranged": 1}) for item in found)


@pytest.mark.rule("AF-24.4")
def test_what_is_worn_on_the_head() -> None:
    found = kind("head")
    adds = [bonuses(item) for item in found]
    assert len(found) == 5
    assert sum(one in ({"instinct": 1}, {"scavenge": 1}) for one in adds) == 3
    assert adds.count({"communicate": 1}) == 1
    (lamp,) = (item for item in found if item.power == "sees")
    assert lamp.battery == 1 and not bonuses(lamp)


@pytest.mark.rule("AF-24.4")
def test_what_is_worn_on_the_body() -> None:
    found = kind("body")
    assert len(found) == 6
    assert [bonuses(item) for item in found].count({"defence": 1}) == 4
    assert [item.noisy for item in found if bonuses(item) == {"defence": 2}] == [True]
    assert [item.power for item in found if not bonuses(item)] == ["fireproof"]


@pytest.mark.rule("AF-24.5")
def test_tools_for_the_paws() -> None:
    found = kind("tool")
    assert all(item.slot == "paw" for item in found)
    assert Counter(str(bonuses(item) or item.power) for item in found) == {
        "{'scavenge': 2}": 2,
        "{'strength': 1}": 1,
        "{'defence': 1}": 1,
        "rope": 1,
        "prybar": 1,
    }


@pytest.mark.rule("AF-24.5")
def test_accessories() -> None:
    found = kind("accessory")
    assert all(item.slot == "accessory" for item in found)
    assert len(found) == 7
    attributes = [bonuses(item) for item in found if item.power is None]
    assert attributes.count({"communicate": 1}) == 1
    assert sum(list(one.values()) == [1] and "communicate" not in one for one in attributes) == 2
    powers = [item.power for item in found if item.power]
    assert sorted(powers) == ["backpack", "charm", "muffler", "salve"]
    assert not any(bonuses(item) for item in found if item.power)


@pytest.mark.rule("AF-24.6")
def test_improvements() -> None:
    assert {item.name: item.repair for item in kind("improvement")} == {
        "Rain Barrel": 2,
        "Snare Line": 2,
        "Bunks": 3,
        "Loom": 3,
        "Forge": 3,
        "Map Wall": 3,
        "Alarm Bell": 4,
        "Crystal Radio": 4,
    }
    for item in kind("improvement"):
        assert item.slot == "stash" and item.power == item.id == str(item.name).lower().replace(
            " ", "-"
        )


@pytest.mark.rule("AF-24.7")
def test_eight_battery_items_and_five_noisy_ones() -> None:
    worn = [item for item in decks.ITEMS.values() if item.slot != "stash" and not item.unique]
    assert len(worn) == 43
    assert sum(item.battery > 0 for item in worn) == 8
    assert sum(item.noisy for item in worn) == 5


@pytest.mark.rule("AF-24.8")
@pytest.mark.parametrize("scope", SCOPES)
def test_no_set_of_items_gives_more_than_4(scope: Scope) -> None:
    """The best of head, body and accessory, and of two paws: one item for both, or two."""
    items = [item for item in decks.ITEMS.values() if item.slot != "stash"]
    most = 0
    for slot in ("head", "body", "accessory"):
        most += max(own(item, scope) for item in items if item.slot == slot)
    paws = sorted(own(i, scope) for i in items if i.slot == "paw" and not i.two_paw)
    both = max(own(item, scope) for item in items if item.two_paw)
    assert most + max(both, sum(paws[-2:])) <= 4


@pytest.mark.rule("AF-26.13")
def test_unique_items_come_by_discoveries() -> None:
    brought = [card.item for card in decks.DISCOVERIES.values() if card.kind == "item"]
    assert sorted(brought) == sorted(item.id for item in UNIQUE)
    assert len(set(brought)) == 12
