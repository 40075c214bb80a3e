"""Taking others' things: who can be robbed, of what, and what others do meanwhile (PH-26.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import TypeAdapter

from rules.engine import Option, Play
from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.language.models import Data, Primitive
from rules.posthuman.play.asking import until_fallen
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.inventory import discard_item
from rules.posthuman.play.people.turning import become_mutant
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.effects.test_operations import camps, carried
from tests.rules.posthuman.own_cards import gear, skill, tile

_PRIMITIVES: TypeAdapter[Data] = TypeAdapter(Primitive)


@pytest.mark.rule("PH-26.1", "PH-11.4")
def test_looting_takes_food_or_ammo_without_asking_its_owner() -> None:
    road = Road(2).human(0, health=3).has(0, "looting")
    assert camps(road).over  # Ben has nothing yet
    road.human(1, food=2, ammo=3)
    for way, taken in enumerate([(1, 0), (0, 2)]):
        case = camps(road)
        looting = [one for one in case.options if one.startswith("looting")]
        case.pick(looting[way])
        assert case.over  # and Ben was not asked
        assert (case.human(0).food, case.human(0).ammo) == taken
        assert (case.human(1).food, case.human(1).ammo) == (2 - taken[0], 3 - taken[1])


@pytest.mark.rule("PH-26.1")
@pytest.mark.parametrize(("mine", "theirs", "taken"), [(4, 3, True), (3, 3, False)])
def test_raiding_takes_a_small_thing_where_die_and_speed_are_higher(
    mine: int, theirs: int, taken: bool
) -> None:
    small, big = gear(size=1), gear(size=2)
    steal = {"steal": {"kind": "item", "size": 1, "contest": True}}
    road = Road(2).has(1, big, small).has(0, "raiding")
    source = road.state.human(0).skills[0]
    case = carried(road, steal, source=source, luck=(mine, theirs))
    assert case.human(0).gear == ([small] if taken else [])
    assert case.human(1).gear == ([big] if taken else [big, small])


@pytest.mark.rule("PH-26.1")
def test_speed_counts_in_a_raid() -> None:
    steal = {"steal": {"kind": "item", "size": 1, "contest": True}}
    small = gear(size=1)
    road = Road(2).human(0, speed=4).has(1, small).has(0, "raiding")
    case = carried(road, steal, source=road.state.human(0).skills[0], luck=(3, 3))
    assert case.human(0).gear == [small]


@pytest.mark.rule("PH-26.1", "PH-20.12", "PH-30.7")
def test_nothing_is_taken_that_does_not_fit() -> None:
    steal = {"steal": {"kind": "item", "size": 1}}
    road = Road(2).has(0, gear(size=3), gear(size=3)).has(1, gear(size=1))
    case = carried(road, steal, source=skill(vs=True))
    assert len(case.human(1).gear) == 1


def robbing(road: Road, steal: dict[str, Any], meanwhile: Callable[[Here], None]) -> Case:
    """Ada robs somebody, and what happens meanwhile does so once Dov has answered."""
    source = road.take("looting")

    def other(h: Here) -> Play[None]:
        yield from h.choose(3, "Ready?", [Option(one, "choose", one) for one in ("yes", "no")])
        meanwhile(h)

    def played(h: Here) -> Play[None]:
        theft = carry_out(h, 0, [_PRIMITIVES.validate_python(steal)], "Test", source=source)
        yield from h.together([until_fallen(theft), other(h)])

    return road.play(played)


@pytest.mark.rule("PH-26.1")
def test_of_whoever_has_been_robbed_meanwhile_nothing_is_taken() -> None:
    def eats(h: Here) -> None:
        h.human(1).food = 0

    case = robbing(Road(4).human(1, food=1).human(2, food=1), {"steal": {"kind": "food"}}, eats)
    case.pick("yes", by=3).pick("1", by=0)
    assert case.over
    assert (case.human(0).food, case.human(2).food) == (0, 1)
    assert not any("takes" in event.text for event in case.told("steal"))


@pytest.mark.rule("PH-26.1")
def test_nobody_is_robbed_who_has_turned_meanwhile() -> None:
    road = Road(4).human(1, food=1).human(2, food=1)
    case = robbing(road, {"steal": {"kind": "food"}}, lambda h: become_mutant(h, 1))
    case.pick("yes", by=3).pick("1", by=0)
    assert case.over
    assert case.human(0).food == 0


@pytest.mark.rule("PH-26.1")
def test_what_is_gone_meanwhile_is_not_taken() -> None:
    first, second = gear(size=1), gear(size=1)
    road = Road(4).has(1, first, second)
    steal = {"steal": {"kind": "item", "size": 1}}
    case = robbing(road, steal, lambda h: discard_item(h, 1, first))
    case.pick("yes", by=3).pick(first, by=0)
    assert case.over
    assert (case.human(0).gear, case.human(1).gear) == ([], [second])


@pytest.mark.rule("PH-26.3", "PH-11.4")
def test_nobody_is_robbed_in_a_camo_tent_while_camping() -> None:
    steal = {"steal": {"kind": "food"}}
    for declared, left in (("camp", 1), ("move", 0)):
        road = Road(2).human(1, food=1).has(1, "camo-tent").has(0, "looting")
        road.state.human(1).declared = declared
        case = carried(road, steal, source=road.state.human(0).skills[0])
        assert case.human(1).food == left


@pytest.mark.rule("PH-26.1")
def test_only_those_on_the_same_terrain_are_within_reach() -> None:
    road = Road(2).human(1, food=1).has(0, "looting")
    road.lays(1, tile(terrain="mountain", zones=({"figures": 1, "kind": "dead"},)), "0,1")
    case = carried(road.stands(1, "0,1"), {"steal": {"kind": "food"}}, source="looting.1")
    assert case.human(1).food == 1


def test_of_two_copies_of_a_card_one_is_offered() -> None:
    road = Road(2).has(1, "knife", "knife", gear(size=1))
    case = carried(road, {"steal": {"kind": "item", "size": 1}}, source=skill(vs=True))
    labels = [option.label for option in case.prompt("steal").options]
    assert len(labels) == 2
    assert len(set(labels)) == len(labels)
