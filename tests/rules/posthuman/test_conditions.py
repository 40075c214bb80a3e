"""When an effect counts, and what it costs (PH-25.15)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from rules.posthuman.effects.carry_out import usable, use
from rules.posthuman.effects.conditions import holds
from rules.posthuman.effects.models import Condition

from .build import Road
from .own_cards import combat, follower, gear, skill, tile

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
        ("start", {}, {"at": "0,1"}),
        ({"start": {"no": True}}, {"at": "0,1"}, {}),
        ("safe_house", {"at": "0,1", "zone": 0}, {"at": "0,1", "zone": None}),
        ("tile_completed", {}, {"at": "0,2", "zone": 0}),
        ({"position_at_least": 4}, {"place": 4}, {"place": 3}),
        ({"level_is": 2}, {"place": 4}, {"place": 3}),
        ({"health_at_most": 2}, {"health": 2}, {"health": 3}),
        ({"morale_at_most": 2}, {"morale": 2}, {"morale": 3}),
        ({"hunger_at_least": 2}, {"hunger": 2}, {"hunger": 1}),
        ({"has_food": 2}, {"food": 2}, {"food": 1}),
        ({"has_ammo": 2}, {"ammo": 2}, {"ammo": 1}),
    ],
)
def test_conditions_of_somebodys_own(raw: Any, met: dict[str, Any], unmet: dict[str, Any]) -> None:
    def road(fields: dict[str, Any]) -> Road:
        house = tile(zones=({"figures": 1, "kind": "safe"},))
        return Road(1).lays(0, house, "0,1").lays(0, tile(), "0,2", done=0).human(0, **fields)

    condition = _CONDITIONS.validate_python(raw)
    assert holds(road(met).state, 0, condition)
    assert not holds(road(unmet).state, 0, condition)


@pytest.mark.rule("PH-25.15")
@pytest.mark.parametrize(
    ("raw", "met", "unmet"),
    [
        ({"enemies_at_least": 2}, {}, {"dead": 1}),
        ({"enemy": ["mutant"]}, {}, {"dead": 1}),
        ({"round_is": 2}, {"round": 2}, {"round": 1}),
        ({"level_is": 3}, {"level": 3}, {"level": 2}),
        ("caught", {"caught": True}, {}),
        ("won", {"won": True}, {}),
    ],
)
def test_conditions_of_a_fight(raw: Any, met: dict[str, Any], unmet: dict[str, Any]) -> None:
    def road(dead: int = 0, level: int = 1, **fields: Any) -> Road:
        made = Road(1).fight(0, combat(kind="human"), combat(kind="mutant"), **fields)
        made.state.fights[0].level = level
        if dead:
            made.state.fights[0].foes[1].health = 0
        return made

    condition = _CONDITIONS.validate_python(raw)
    assert holds(road(**met).state, 0, condition)
    assert not holds(road(**unmet).state, 0, condition)
    assert not holds(Road(1).state, 0, condition)


@pytest.mark.rule("PH-25.15")
@pytest.mark.parametrize(
    ("words", "cards"),
    [
        (["pistol"], ["kalt-9mm"]),
        (["ranged"], ["kalt-9mm"]),
        (["two-handed"], ["hunting-bow"]),
        (["melee"], ["knife"]),
        (["blade", "blunt"], ["knife"]),
        (["one-handed"], ["knife"]),
        (["none"], ["kalt-9mm"]),
    ],
)
def test_conditions_of_active_weapons(words: list[str], cards: list[str]) -> None:
    condition = _CONDITIONS.validate_python({"weapon": words})
    assert holds(Road(1).has(0, *cards).state, 0, condition)
    inactive = Road(1).has(0, *cards).human(0, ranged=None, melee=[])
    assert holds(inactive.state, 0, condition) is (words == ["none"])


@pytest.mark.rule("PH-25.15")
def test_conditions_of_the_table_and_of_company() -> None:
    def met(road: Road, raw: Any) -> bool:
        return holds(road.state, 0, _CONDITIONS.validate_python(raw))

    assert met(Road(1), "solo") and not met(Road(2), "solo")
    assert met(Road(3), {"players_at_least": 3}) and not met(Road(2), {"players_at_least": 3})
    winter = {"season": ["dark-days"]}
    assert met(Road(1).event("dark-days"), winter) and not met(Road(1), winter)
    apart = Road(2).lays(1, tile(terrain="urban"), "0,1").stands(1, "0,1")
    assert met(Road(2), "in_company") and not met(apart, "in_company")
    ally = follower(ally=True)
    assert met(Road(1).has(0, ally), {"party_at_least": 2})
    assert not met(Road(1).hides(0, ally), {"party_at_least": 2})


@pytest.mark.rule("PH-25.15")
@pytest.mark.parametrize(
    ("cost", "fields", "left"),
    [
        ({"food": 2}, {"food": 3}, {"food": 1 + 1}),
        ({"ammo": 1}, {"ammo": 1}, {"ammo": 0}),
        ({"health": 2}, {"health": 3}, {"health": 1}),
        ({"morale": 1}, {"morale": 2}, {"morale": 1}),
        ({"xp": 2}, {"counters": 3}, {"counters": 1}),
        ({"action": 1}, {"declared": "camp"}, {"declared": "nothing"}),
    ],
)
def test_costs_are_paid_in_full_or_not_at_all(
    cost: dict[str, int], fields: dict[str, Any], left: dict[str, Any]
) -> None:
    one = skill(at("anytime", FOOD, cost=[cost]))
    road = Road(1).has(0, one).human(0, **fields)
    (found,) = usable(road.state, 0, "anytime")
    case = road.play(lambda h: use(h, 0, found))
    assert {name: getattr(case.human(), name) for name in left} == left
    ((name, value),) = fields.items()
    less: Any = None if name == "declared" else value - 1 - (name in ("food", "counters"))
    assert usable(Road(1).has(0, one).human(0, **{name: less}).state, 0, "anytime") == []


@pytest.mark.rule("PH-25.15")
def test_an_item_is_paid_of_ones_own_choice() -> None:
    one = skill(at("anytime", FOOD, cost=[{"item": 1}]))
    thing, other = gear(), gear()
    road = Road(1).has(0, one, thing).holds(0, other)
    (found,) = usable(road.state, 0, "anytime")
    case = road.play(lambda h: use(h, 0, found)).pick(other)
    assert (case.human().gear, case.human().hand) == ([thing], [])
    assert case.s.equipment.discards == [other]
    assert usable(Road(1).has(0, one).state, 0, "anytime") == []


@pytest.mark.rule("PH-25.15")
@pytest.mark.parametrize(("held", "secret"), [(2, True), (1, True), (0, False)])
def test_which_item_is_paid_is_asked_in_private_where_one_is_in_hand(
    held: int, secret: bool
) -> None:
    one = skill(at("anytime", FOOD, cost=[{"item": 1}]))
    things = [gear(), gear()]
    road = Road(1).has(0, one, *things[held:]).holds(0, *things[:held])
    (found,) = usable(road.state, 0, "anytime")
    prompt = road.play(lambda h: use(h, 0, found)).prompt("give_up")
    assert prompt.secret == secret
    assert bool(prompt.about) == secret
