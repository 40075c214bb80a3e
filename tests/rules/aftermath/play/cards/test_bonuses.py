"""What equipped items add, and their powers (AF-8.5, AF-14.2, AF-14.11, AF-14.12, AF-24)."""

from __future__ import annotations

import pytest

from rules.aftermath.model.state import State
from rules.aftermath.model.terms import ATTRIBUTES, Attribute, Status
from rules.aftermath.play.cards import bonuses
from rules.aftermath.play.combat import statuses
from rules.aftermath.play.context import Here
from rules.aftermath.play.page import maps
from tests.rules.aftermath.build import A, B, Party
from tests.rules.aftermath.model.own_book import item, page


def wren(*worn: str, batteries: int = 0) -> State:
    """Wren (agility +2, instinct +1) with these things equipped."""
    return Party("wren").wears("wren", *worn, batteries=batteries).state


@pytest.mark.rule("AF-8.5")
def test_a_character_adds_its_own_bonus_in_the_attribute_alone() -> None:
    s = wren()
    found = {one: bonuses.sum_bonus(s, A, one, None) for one in ATTRIBUTES}
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
    assert bonuses.sum_bonus(s, A, attribute, "melee") == expected


@pytest.mark.rule("AF-8.5")
@pytest.mark.rule("AF-24.2")
def test_all_bonuses_of_all_items_add_up() -> None:
    s = wren(item(("melee", 1), ("strength", 2)), item(("melee", 1), ("defence", 1)))
    assert bonuses.sum_bonus(s, A, "strength", "melee") == 4


@pytest.mark.rule("AF-14.2")
def test_an_item_in_the_pack_adds_nothing_and_does_nothing() -> None:
    tin = item(("melee", 1), power="rope", noisy=True)
    packed = Party("wren").packs("wren", tin).state
    worn = wren(tin)
    for s, does in ((packed, False), (worn, True)):
        assert bonuses.sum_bonus(s, A, "strength", "melee") == int(does)
        assert bonuses.has_power(s, A, "rope") is does
        assert bonuses.is_noisy(s, A) is does


@pytest.mark.rule("AF-14.11")
@pytest.mark.rule("AF-14.12")
@pytest.mark.parametrize(("batteries", "expected"), [(0, 1), (1, 3), (2, 5)])
def test_each_battery_gives_its_bonus_on_top_of_the_items_own(
    batteries: int, expected: int
) -> None:
    bonus = [{"to": "melee", "n": 1}, {"to": "melee", "n": 2, "powered": True}]
    s = wren(item(bonus=bonus, battery=2), batteries=batteries)
    assert bonuses.sum_bonus(s, A, "strength", "melee") == expected


@pytest.mark.rule("AF-24.4")
@pytest.mark.parametrize("batteries", [0, 1])
def test_the_lamp_sees_through_the_night_only_with_a_battery_on_it(batteries: int) -> None:
    party = Party("wren").wears("wren", "grain-lamp", batteries=batteries).environment("night")
    assert maps.find_sight_distance(party.state, 1, 3, A) == (2 if batteries else None)


@pytest.mark.rule("AF-24.4")
def test_the_lamp_helps_its_user_alone() -> None:
    party = Party("wren", "bodkin").wears("wren", "grain-lamp", batteries=1).environment("night")
    assert maps.find_sight_distance(party.state, 1, 3, B) is None


@pytest.mark.rule("AF-24.5")
def test_a_rope_makes_coloured_lines_cost_two() -> None:
    number = page({"dash": [(1, 2)], "red": [(1, 3)]})
    party = Party("wren", "bodkin", page=number).wears("wren", "bootlace")
    assert maps.find_step_cost(party.state, A, 1, 3, ["green-3a"]) == 2
    assert maps.find_step_cost(party.state, B, 1, 3, ["green-3a"]) == 3
    assert maps.find_step_cost(party.state, A, 1, 3, ["red-1a"]) == 1
    assert maps.find_step_cost(party.state, A, 1, 2, ["green-3a"]) == 1


@pytest.mark.rule("AF-24.5")
def test_a_backpack_is_a_place_more() -> None:
    assert bonuses.count_pack_places(wren(), A) == 2
    assert bonuses.count_pack_places(wren("sock-rucksack"), A) == 3


@pytest.mark.rule("AF-24.5")
def test_the_muffler_silences_what_its_user_has_on() -> None:
    assert bonuses.is_noisy(wren("chain-flail"), A)
    assert not bonuses.is_noisy(wren("chain-flail", "mitten-muffler"), A)
    party = Party("wren", "bodkin").wears("bodkin", "mitten-muffler").wears("wren", "chain-flail")
    assert bonuses.is_noisy(party.state, A)


@pytest.mark.rule("AF-24.4")
def test_who_wears_the_oilskin_becomes_neither_soaked_nor_burning() -> None:
    party = Party("wren", "bodkin").wears("wren", "oilskin-cape")

    given: tuple[Status, ...] = ("soaked", "burning", "tangled")

    def wet_and_warm(h: Here) -> None:
        for member in (A, B):
            for status in given:
                statuses.gain_status(h, member, status, "The spout")

    case = party.play(wet_and_warm)
    assert case.of("wren").statuses == ["tangled"]
    assert case.of("bodkin").statuses == ["soaked", "burning", "tangled"]
    assert "Oilskin Cape keeps it off" in case.texts("spared")[0]
