"""When an effect counts, and what it costs (PH-25.15)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from rules.posthuman.effects.carry_out import list_uses, use_card
from rules.posthuman.effects.conditions import is_condition_met
from rules.posthuman.effects.language.models import Condition
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import combat, skill, tile

_CONDITIONS: TypeAdapter[Any] = TypeAdapter(Condition)
FOOD = {"food": 1}


def at(hook: str, *do: Any, **more: Any) -> dict[str, Any]:
    """An effect as a card's file writes it."""
    return {"at": hook, "do": list(do), **more}


@pytest.mark.rule("PH-25.15")
@pytest.mark.parametrize(
    ("raw", "met", "unmet"),
    [
        ({"terrain": ["rural"]}, {}, {"at": "0,1"}),
        ("safe_house", {"at": "0,1", "zone": 0}, {"at": "0,1", "zone": None}),
        ({"safe_house": {"no": True}}, {"at": "0,1", "zone": None}, {"at": "0,1", "zone": 0}),
    ],
)
def test_conditions_of_somebodys_own(raw: Any, met: dict[str, Any], unmet: dict[str, Any]) -> None:
    def road(fields: dict[str, Any]) -> Road:
        house = tile(zones=({"figures": 1, "kind": "safe"},))
        return Road(1).lays(0, house, "0,1").human(0, **fields)

    condition = _CONDITIONS.validate_python(raw)
    assert is_condition_met(road(met).state, 0, condition)
    assert not is_condition_met(road(unmet).state, 0, condition)


@pytest.mark.rule("PH-25.15")
@pytest.mark.parametrize(
    ("raw", "met", "unmet"),
    [
        ({"enemies_at_least": 2}, {}, {"dead": 1}),
        ({"enemy": ["mutant"]}, {}, {"dead": 1}),
        ({"round_is": 2}, {"round": 2}, {"round": 1}),
        ("caught", {"caught": True}, {}),
        ("won", {"won": True}, {}),
    ],
)
def test_conditions_of_a_fight(raw: Any, met: dict[str, Any], unmet: dict[str, Any]) -> None:
    def road(dead: int = 0, **fields: Any) -> Road:
        made = Road(1).fight(0, combat(kind="human"), combat(kind="mutant"), **fields)
        if dead:
            made.state.fights[0].foes[1].health = 0
        return made

    condition = _CONDITIONS.validate_python(raw)
    assert is_condition_met(road(**met).state, 0, condition)
    assert not is_condition_met(road(**unmet).state, 0, condition)
    assert not is_condition_met(Road(1).state, 0, condition)


@pytest.mark.rule("PH-25.15")
def test_company_is_another_human_on_the_same_terrain() -> None:
    company = _CONDITIONS.validate_python("in_company")
    apart = Road(2).lays(1, tile(terrain="urban"), "0,1").stands(1, "0,1")
    assert is_condition_met(Road(2).state, 0, company)
    assert not is_condition_met(apart.state, 0, company)


@pytest.mark.rule("PH-25.15")
@pytest.mark.parametrize(
    ("cost", "fields", "left"),
    [
        ({"food": 2}, {"food": 3}, {"food": 1 + 1}),
        ({"ammo": 1}, {"ammo": 1}, {"ammo": 0}),
        ({"health": 2}, {"health": 3}, {"health": 1}),
        ({"morale": 1}, {"morale": 2}, {"morale": 1}),
    ],
)
def test_costs_are_paid_in_full_or_not_at_all(
    cost: dict[str, int], fields: dict[str, int], left: dict[str, int]
) -> None:
    one = skill(at("anytime", FOOD, cost=[cost]))
    road = Road(1).has(0, one).human(0, **fields)
    (found,) = list_uses(road.state, 0, "anytime")
    case = road.play(lambda h: use_card(h, 0, found))
    assert {name: getattr(case.human(), name) for name in left} == left
    ((name, value),) = fields.items()
    less = value - 1 - (name == "food")
    assert list_uses(Road(1).has(0, one).human(0, **{name: less}).state, 0, "anytime") == []
