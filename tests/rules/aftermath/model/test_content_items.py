"""AF-24: the items, their kinds, bonuses and keywords."""

from collections import Counter
from typing import get_args

import pytest

from rules.aftermath.model import decks
from rules.aftermath.model.cards import Item, Scope
from tests.rules.aftermath.rows import prove_lines

ALL = [*decks.ITEMS.values()]
DECK = [item for item in ALL if not item.starting and not item.unique]
SCOPES: tuple[Scope, ...] = get_args(Scope)


def count_bonus(item: Item, scope: Scope) -> int:
    """What an item adds to a scope without batteries."""
    return sum(one.n for one in item.bonus if one.to == scope and not one.powered)


def write_item(item: Item) -> str:
    """What an item adds without batteries, what else it can do, and its keywords."""
    words = [f"{scope} {count_bonus(item, scope)}" for scope in SCOPES if count_bonus(item, scope)]
    words += [f"range {item.range}"] if item.range else []
    words += [item.power] if item.power else []
    return " ".join([*words, *(one for one in ("noisy", "two_paw") if getattr(item, one))]) or "-"


@pytest.mark.rule("AF-24.1", "AF-24.2")
def test_bonuses_and_costs_lie_in_their_ranges() -> None:
    for item in ALL:
        assert 1 <= item.repair <= 4
        assert all(1 <= one.n <= 2 for one in item.bonus)
        whole = sum(count_bonus(item, scope) for scope in SCOPES)
        if whole and item.kind != "ranged" and item.slot != "stash":
            assert abs(item.repair - 2 * whole) <= 1, item.id
    assert {item.battery for item in ALL} == {0, 1, 2}
    assert any(item.big_only for item in DECK)


@pytest.mark.rule("AF-22.3", "AF-22.4", "AF-22.5", "AF-22.6")
def test_the_starting_items() -> None:
    items = {item.starting: item for item in ALL if item.starting}
    assert {one: f"{item.kind} {write_item(item)}" for one, item in items.items()} == {
        "wren": "ranged ranged 1 range 2",
        "bodkin": "melee melee 1",
        "cog": "ranged range 3",
        "marl": "tool defence 1",
    }
    (powered,) = items["cog"].bonus
    assert (powered.to, powered.n, powered.powered) == ("ranged", 2, True)
    assert [item.battery for item in items.values()] == [0, 0, 1, 0]
    assert all(item.slot == "paw" and not item.two_paw for item in items.values())


@pytest.mark.parametrize(
    ("kind", "wanted"),
    prove_lines("""
AF-24.3 | melee | melee 1 x5, melee 1 noisy x1, melee 2 noisy x1, melee 2 two_paw x1
AF-24.4 | body | defence 1 x4, defence 2 noisy x1, fireproof x1
AF-24.5 | tool | defence 1 x1, prybar x1, rope x1, scavenge 2 x1, scavenge 2 two_paw x1,
    strength 1 x1
"""),
)
def test_items_of_a_kind(kind: str, wanted: str) -> None:
    found = Counter(write_item(item) for item in DECK if item.kind == kind)
    assert ", ".join(f"{what} x{n}" for what, n in sorted(found.items())) == wanted
    assert {item.slot for item in DECK if item.kind == "tool"} == {"paw"}


@pytest.mark.rule("AF-24.3")
def test_the_ranged_weapons() -> None:
    found = [item for item in DECK if item.kind == "ranged"]
    assert Counter(item.range for item in found) == {2: 4, 3: 2, 4: 1}
    assert [item.noisy for item in found if item.range == 4] == [True]
    assert {count_bonus(item, "ranged") for item in found} == {0, 1}


@pytest.mark.rule("AF-24.4")
def test_head_items() -> None:
    found = Counter(write_item(item) for item in DECK if item.kind == "head")
    assert found["instinct 1"] + found["scavenge 1"] == 3
    assert found["communicate 1"] == found["sees"] == 1
    assert found.total() == 5
    assert [item.battery for item in DECK if item.power == "sees"] == [1]


@pytest.mark.rule("AF-24.5")
def test_accessories() -> None:
    worn = [item for item in DECK if item.kind == "accessory"]
    found = Counter(write_item(item).removesuffix(" noisy") for item in worn)
    powers = {"backpack", "charm", "muffler", "salve", "communicate 1"}
    assert all(found.pop(power) == 1 for power in powers)
    assert {one.split()[1] for one in found.elements()} == {"1"}
    assert found.total() == 2


@pytest.mark.rule("AF-24.6")
def test_improvements() -> None:
    found = [item for item in DECK if item.kind == "improvement"]
    assert ", ".join(f"{item.name} {item.repair}" for item in found) == (
        "Rain Barrel 2, Snare Line 2, Bunks 3, Loom 3, Forge 3, Map Wall 3, Alarm Bell 4, "
        "Crystal Radio 4"
    )
    for item in found:
        assert item.slot == "stash"
        assert item.power == item.id == str(item.name).lower().replace(" ", "-")


@pytest.mark.rule("AF-24.7")
def test_eight_battery_items_and_five_noisy_ones() -> None:
    worn = [item for item in ALL if item.slot != "stash" and not item.unique]
    assert len(worn) == 43
    assert sum(item.battery > 0 for item in worn) == 8
    assert sum(item.noisy for item in worn) == 5


@pytest.mark.rule("AF-24.8")
@pytest.mark.parametrize("scope", SCOPES)
def test_no_set_of_items_gives_more_than_4(scope: Scope) -> None:
    """The best of head, body and accessory, and of two paws: one item for both, or two."""
    items = [item for item in ALL if item.slot != "stash"]
    most = 0
    for slot in ("head", "body", "accessory"):
        most += max(count_bonus(item, scope) for item in items if item.slot == slot)
    paws = sorted(count_bonus(i, scope) for i in items if i.slot == "paw" and not i.two_paw)
    both = max(count_bonus(item, scope) for item in items if item.two_paw)
    assert most + max(both, sum(paws[-2:])) <= 4


@pytest.mark.rule("AF-26.13")
def test_unique_items_come_from_discoveries() -> None:
    brought = [card.item for card in decks.DISCOVERIES.values() if card.kind == "item"]
    assert sorted(brought) == sorted(item.id for item in ALL if item.unique)
    assert len(set(brought)) == 12
