"""When an effect counts, and what it costs (PH-25.15)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from rules.posthuman.effects.carry_out import list_uses, use_card
from rules.posthuman.effects.conditions import is_condition_met
from rules.posthuman.effects.models import Condition
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import combat, skill, tile
from tests.rules.posthuman.rows import RULE

_CONDITIONS: TypeAdapter[Any] = TypeAdapter(Condition)
IN, OUT = {"at": "0,1", "zone": 0}, {"at": "0,1", "zone": None}


def alone(**fields: Any) -> Road:
    """Ada, with a safe house north of home."""
    house = tile(zones=({"figures": 1, "kind": "safe"},))
    return Road(1).lays(0, house, "0,1").human(0, **fields)


def fighting(dead: int = 0, **fields: Any) -> Road:
    """Ada before a human and a mutant, the last of whom may be dead."""
    made = Road(1).fight(0, combat(kind="human"), combat(kind="mutant"), **fields)
    if dead:
        made.state.fights[0].foes[1].health = 0
    return made


def together(cell: str) -> Road:
    return Road(2).lays(1, tile(terrain="urban"), "0,1").stands(1, cell)


def when(rules: str, raw: Any, met: Any, *unmet: Any) -> Any:
    """A row: a condition that holds in one position, and in others does not."""
    return pytest.param(raw, met, unmet, marks=RULE(rules))


# fmt: off
CONDITIONS = [
    when("PH-25.15", {"terrain": ["rural"]}, alone, lambda: alone(at="0,1")),
    when("PH-25.15", "safe_house", lambda: alone(**IN), lambda: alone(**OUT)),
    when("PH-25.15", {"safe_house": {"no": True}}, lambda: alone(**OUT), lambda: alone(**IN)),
    when("PH-25.15", "in_company", lambda: Road(2), lambda: together("0,1"), alone),
    when("PH-25.15", {"enemies_at_least": 2}, fighting, lambda: fighting(dead=1), alone),
    when("PH-25.15", {"enemy": ["mutant"]}, fighting, lambda: fighting(dead=1), alone),
    when("PH-25.15", {"round_is": 2}, lambda: fighting(round=2), lambda: fighting(round=1), alone),
    when("PH-25.15", "caught", lambda: fighting(caught=True), fighting, alone),
    when("PH-25.15", "won", lambda: fighting(won=True), fighting, alone),
]
# fmt: on


@pytest.mark.parametrize(("raw", "met", "unmet"), CONDITIONS)
def test_conditions(raw: Any, met: Any, unmet: Any) -> None:
    condition = _CONDITIONS.validate_python(raw)
    assert is_condition_met(met().state, 0, condition)
    assert not [one for one in unmet if is_condition_met(one().state, 0, condition)]


@pytest.mark.rule("PH-25.15")
@pytest.mark.parametrize(
    ("name", "cost", "had"), [("food", 2, 2), ("ammo", 1, 1), ("health", 2, 3), ("morale", 1, 2)]
)
def test_costs_are_paid_in_full_or_not_at_all(name: str, cost: int, had: int) -> None:
    road = Road(1).has(0, skill({"at": "anytime", "do": [{"xp": 1}], "cost": [{name: cost}]}))
    (found,) = list_uses(road.human(0, **{name: had}).state, 0, "anytime")
    case = road.play(lambda h: use_card(h, 0, found))
    assert (getattr(case.human(), name), case.human().counters) == (had - cost, 1)
    assert list_uses(road.human(0, **{name: had - 1}).state, 0, "anytime") == []
