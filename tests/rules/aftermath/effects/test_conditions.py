"""What effects, entries and options ask for (AF-25.12)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.effects.conditions import is_condition_met
from rules.aftermath.effects.models import Condition
from tests.rules.aftermath.build import Party
from tests.rules.aftermath.model.own_book import item

pytestmark = pytest.mark.rule("AF-25.12")


def true(here: Party, **asked: Any) -> bool:
    return is_condition_met(here.state, Condition.model_validate(asked))


def test_nothing_asked_for_always_holds() -> None:
    assert true(Party())


@pytest.mark.parametrize(("n", "so"), [(1, False), (2, True), (3, True)])
def test_a_flag_is_at_least_so_high(n: int, so: bool) -> None:
    assert true(Party().flags(heard=n), flag={"heard": 2}) is so


def test_flags_of_the_campaign_count_too() -> None:
    assert true(Party().colony(flags={"letter1": 1}), flag={"letter1": 1})


def test_a_flag_must_not_be_set() -> None:
    assert true(Party(), no=["heard"])
    assert not true(Party().flags(heard=1), no=["heard"])
    assert not true(Party().colony(flags={"heard": 1}), no=["heard", "seen"])


@pytest.mark.parametrize(("n", "so"), [(2, False), (3, True), (4, True)])
def test_a_dial_is_at_least_so_high(n: int, so: bool) -> None:
    assert true(Party().dials(food=n), dial={"food": 3}) is so


def test_a_character_is_present() -> None:
    assert true(Party("wren", "bodkin"), character="bodkin")
    assert not true(Party("wren", "bodkin"), character="cog")


def test_an_item_is_equipped_by_somebody_on_the_map() -> None:
    wand = item(noisy=True)
    party = Party().wears("bodkin", wand)
    assert true(party, item=wand)
    assert true(party, item="noisy")
    assert not true(party, item="two-paw")
    assert not true(party.stands("bodkin", None), item=wand)
    assert not true(Party().packs("bodkin", item()), item="accessory")


@pytest.mark.parametrize(("n", "so"), [(2, True), (3, True), (4, False)])
def test_the_party_is_at_least_so_large(n: int, so: bool) -> None:
    assert true(Party("wren", "bodkin", "cog"), party=n) is so


def test_the_situation() -> None:
    assert true(Party(), situation="safe")
    assert not true(Party(), situation="hostile")
    assert true(Party().faces("latch-rat", 6), situation="hostile")


@pytest.mark.parametrize(
    ("colony", "holding"),
    [
        ({"assigned": 2, "open": [2, 5]}, {"assigned", "open"}),
        ({"assigned": 2, "open": []}, {"assigned", "open"}),
        ({"assigned": 1, "open": [1, 2]}, {"open"}),
        ({"assigned": 1, "open": [1], "done": [2]}, {"done"}),
        ({"assigned": 1, "open": [1]}, set()),
    ],
)
def test_a_mission_is_assigned_open_or_done(colony: dict[str, Any], holding: set[str]) -> None:
    party = Party().colony(**colony)
    found = {to for to in ("assigned", "open", "done") if true(party, mission={2: to})}
    assert found == holding


def test_a_mission_that_was_done_on_the_way_is_done() -> None:
    party = Party().colony(open=[1, 5]).set(sides=[5])
    assert true(party, mission={5: "done"})
    assert not true(party, mission={5: "open"})


@pytest.mark.rule("AF-3.17")
def test_the_first_visit_of_the_page() -> None:
    party = Party()
    assert true(party, first_visit=True)
    assert not true(party, first_visit=False)
    party.state.visit.revisit = True
    assert not true(party, first_visit=True)
    assert true(party, first_visit=False)


def test_a_structure_is_built() -> None:
    assert true(Party().colony(built=["hall"]), structure="hall")
    assert not true(Party(), structure="hall")


def test_all_that_is_asked_for_must_hold() -> None:
    party = Party().flags(heard=1)
    assert true(party, flag={"heard": 1}, party=2)
    assert not true(party, flag={"heard": 1}, party=3)
