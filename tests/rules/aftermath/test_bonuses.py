"""What equipped items add, and their powers (AF-8.5, AF-14.2, AF-14.11, AF-14.12, AF-24)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import get_args

import pytest

from rules.aftermath import bonuses, decks, maps, statuses
from rules.aftermath.cards import Item, Scope
from rules.aftermath.state import State
from rules.aftermath.terms import ATTRIBUTES, Attribute

from .build import A, B, Party
from .own_book import item, page


def wren(*worn: str, batteries: int = 0) -> State:
    """Wren (agility +2, instinct +1) with these things equipped."""
    return Party("wren").wears("wren", *worn, batteries=batteries).state


@pytest.mark.rule("AF-8.5")
def test_a_character_adds_its_own_bonus_in_the_attribute_alone() -> None:
    s = wren()
    found = {one: bonuses.bonus(s, A, one, None) for one in ATTRIBUTES}
    assert found == {"agility": 2, "strength": 0, "resistance": 0, "instinct": 1}


@pytest.mark.rule("AF-8.5")
@pytest.mark.parametrize(
    ("scope", "attribute", "expected"),
    [
        ("melee", "strength", 1),
        ("melee", "resistance", 1),
        ("strength", "strength", 1),
        ("strength", "resistance", 0),
        ("ranged", "strength", 0),
    ],
)
def test_items_add_to_the_attribute_or_to_the_action(
    scope: str, attribute: Attribute, expected: int
) -> None:
    s = wren(item((scope, 1)))
    assert bonuses.bonus(s, A, attribute, "melee") == expected


@pytest.mark.rule("AF-8.5")
@pytest.mark.rule("AF-24.2")
def test_all_bonuses_of_all_items_add_up() -> None:
    s = wren(item(("melee", 1), ("strength", 2)), item(("melee", 1), ("defence", 1)))
    assert bonuses.bonus(s, A, "strength", "melee") == 4


@pytest.mark.rule("AF-14.2")
def test_an_item_in_the_pack_adds_nothing_and_does_nothing() -> None:
    tin = item(("melee", 1), power="rope", noisy=True)
    packed = Party("wren").packs("wren", tin).state
    worn = wren(tin)
    for s, does in ((packed, False), (worn, True)):
        assert bonuses.bonus(s, A, "strength", "melee") == int(does)
        assert bonuses.has_power(s, A, "rope") is does
        assert bonuses.noisy(s, A) is does


@pytest.mark.rule("AF-14.11")
@pytest.mark.rule("AF-14.12")
@pytest.mark.parametrize(("batteries", "expected"), [(0, 1), (1, 3), (2, 5)])
def test_each_battery_gives_its_bonus_on_top_of_the_items_own(
    batteries: int, expected: int
) -> None:
    bonus = [{"to": "melee", "n": 1}, {"to": "melee", "n": 2, "powered": True}]
    s = wren(item(bonus=bonus, battery=2), batteries=batteries)
    assert bonuses.bonus(s, A, "strength", "melee") == expected


@pytest.mark.rule("AF-24.4")
@pytest.mark.parametrize("batteries", [0, 1])
def test_the_lamp_sees_through_the_night_only_with_a_battery_on_it(batteries: int) -> None:
    party = Party("wren").wears("wren", "grain-lamp", batteries=batteries).environment("night")
    assert maps.sight(party.state, 1, 3, A) == (2 if batteries else None)


@pytest.mark.rule("AF-24.4")
def test_the_lamp_helps_its_user_alone() -> None:
    party = Party("wren", "bodkin").wears("wren", "grain-lamp", batteries=1).environment("night")
    assert maps.sight(party.state, 1, 3, B) is None


@pytest.mark.rule("AF-24.5")
def test_a_rope_makes_coloured_lines_cost_two() -> None:
    number = page({"dash": [(1, 2)], "red": [(1, 3)]})
    party = Party("wren", "bodkin", page=number).wears("wren", "bootlace")
    assert maps.cost(party.state, A, 1, 3, ["green-3a"]) == 2
    assert maps.cost(party.state, B, 1, 3, ["green-3a"]) == 3
    assert maps.cost(party.state, A, 1, 3, ["red-1a"]) == 1
    assert maps.cost(party.state, A, 1, 2, ["green-3a"]) == 1


@pytest.mark.rule("AF-24.5")
def test_a_backpack_is_a_place_more() -> None:
    assert bonuses.places(wren(), A) == 2
    assert bonuses.places(wren("sock-rucksack"), A) == 3


@pytest.mark.rule("AF-24.5")
def test_the_muffler_silences_what_its_user_has_on() -> None:
    assert bonuses.noisy(wren("chain-flail"), A)
    assert not bonuses.noisy(wren("chain-flail", "mitten-muffler"), A)
    party = Party("wren", "bodkin").wears("bodkin", "mitten-muffler").wears("wren", "chain-flail")
    assert bonuses.noisy(party.state, A)


@pytest.mark.rule("AF-24.4")
def test_who_wears_the_oilskin_becomes_neither_soaked_nor_burning() -> None:
    party = Party("wren", "bodkin").wears("wren", "oilskin-cape")

    def wet_and_warm(h: object) -> None:
        for member in (A, B):
            for status in ("soaked", "burning", "tangled"):
                statuses.become(h, member, status, "The spout")  # type: ignore[arg-type]

    case = party.play(wet_and_warm)
    assert case.of("wren").statuses == ["tangled"]
    assert case.of("bodkin").statuses == ["soaked", "burning", "tangled"]
    assert "Oilskin Cape keeps it off" in case.texts("spared")[0]


# -- what is printed -----------------------------------------------------------------------------

WEARABLE = [one for one in decks.ITEMS.values() if one.kind != "improvement" and not one.unique]


def of_kind(kind: str) -> list[Item]:
    return [one for one in WEARABLE if one.kind == kind and not one.starting]


def sums(items: list[Item]) -> Counter[tuple[str, int]]:
    """How many items there are for each scope and bonus without batteries."""
    return Counter((one.to, one.n) for it in items for one in it.bonus if not one.powered)


@pytest.mark.rule("AF-24.3")
def test_the_weapons() -> None:
    assert len(decks.ITEMS) - 12 == 51
    assert sum(bool(one.starting) for one in decks.ITEMS.values()) == 4
    melee, ranged = of_kind("melee"), of_kind("ranged")
    assert sums(melee) == {("melee", 1): 6, ("melee", 2): 2}
    strong = [(one.noisy, one.two_paw) for one in melee if one.bonus[0].n == 2]
    assert sorted(strong) == [(False, True), (True, False)]
    assert sorted(one.range for one in ranged) == [2, 2, 2, 2, 3, 3, 4]
    assert [one.noisy for one in ranged if one.range == 4] == [True]
    assert all(sum(bonus.n for bonus in one.bonus) <= 1 for one in ranged)


@pytest.mark.rule("AF-24.4")
def test_heads_and_bodies() -> None:
    heads, bodies = of_kind("head"), of_kind("body")
    sharp = [one for one in heads if {b.to for b in one.bonus} <= {"instinct", "scavenge"}]
    assert len(heads) == 5
    assert sum(bool(one.bonus) for one in sharp) == 3
    assert sums(heads)["communicate", 1] == 1
    assert [one.battery for one in heads if one.power == "sees"] == [1]
    assert len(bodies) == 6
    assert sums(bodies) == {("defence", 1): 4, ("defence", 2): 1}
    assert [one.noisy for one in bodies if one.bonus and one.bonus[0].n == 2] == [True]
    assert sum(one.power == "fireproof" for one in bodies) == 1


@pytest.mark.rule("AF-24.5")
def test_tools_and_accessories() -> None:
    tools, rest = of_kind("tool"), of_kind("accessory")
    assert (len(tools), len(rest)) == (6, 7)
    assert sums(tools) == {("scavenge", 2): 2, ("strength", 1): 1, ("defence", 1): 1}
    assert {one.power for one in tools} == {None, "rope", "prybar"}
    attributes = sum(n for (to, _), n in sums(rest).items() if to in ATTRIBUTES)
    assert (attributes, sums(rest)["communicate", 1]) == (2, 1)
    powers = {one.power for one in rest if one.power}
    assert powers == {"backpack", "salve", "charm", "muffler"}


@pytest.mark.rule("AF-24.7")
def test_eight_battery_items_and_five_noisy_ones() -> None:
    assert len(WEARABLE) == 43
    assert sum(one.battery > 0 for one in WEARABLE) == 8
    assert sum(one.noisy for one in WEARABLE) == 5


@pytest.mark.rule("AF-24.2")
def test_bonuses_are_small_and_repairs_cost_about_twice_as_much() -> None:
    for one in WEARABLE:
        assert 1 <= one.repair <= 4
        assert all(bonus.n in (1, 2) for bonus in one.bonus)
        plain = sum(bonus.n for bonus in one.bonus if not bonus.powered)
        assert abs(one.repair - 2 * plain) <= 3, one.id


@pytest.mark.rule("AF-24.1")
def test_every_item_says_what_it_is() -> None:
    for one in decks.ITEMS.values():
        assert one.name
        assert one.kind
        assert one.slot
        assert one.repair
        assert one.bonus or one.power or one.range, one.id


ACTIONS: dict[Scope, tuple[Scope, ...]] = {
    "melee": ("melee", "strength"),
    "ranged": ("ranged", "agility"),
    "scavenge": ("scavenge", "instinct"),
    "communicate": ("communicate", "instinct"),
}
"""Actions that are always tests of the same attribute, with all that adds to them."""


@pytest.mark.rule("AF-24.8")
@pytest.mark.parametrize("scope", get_args(Scope))
def test_no_full_set_of_items_gives_more_than_four(scope: Scope) -> None:
    def gives(one: Item) -> int:
        named = ACTIONS.get(scope, (scope,))
        return sum(bonus.n for bonus in one.bonus if bonus.to in named and not bonus.powered)

    best = {
        slot: max((gives(one) for one in WEARABLE if one.slot == slot), default=0)
        for slot in ("head", "body", "accessory")
    }
    paws = [one for one in WEARABLE if one.slot == "paw"]
    both = max(gives(one) for one in paws if one.two_paw)
    pairs = product([one for one in paws if not one.two_paw], repeat=2)
    single = max(gives(one) + gives(other) for one, other in pairs if one is not other)
    assert sum(best.values()) + max(both, single) <= 4
