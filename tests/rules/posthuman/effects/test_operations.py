"""What single primitives do (PH-25.14), and cards that the rulebook names (PH-26.1, PH-26.3)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.language.models import Data, Primitive
from rules.posthuman.play.actions.camping import camp_step
from rules.posthuman.play.asking import until_fallen
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import combat, event, follower, gear, scar, skill, supply, tile

_PRIMITIVES: TypeAdapter[Data] = TypeAdapter(Primitive)


def carried(
    road: Road, *do: Any, source: str = "", seat: int = 0, luck: tuple[int, ...] = ()
) -> Case:
    """Primitives carried out for somebody, by a card where one is named."""
    found = [_PRIMITIVES.validate_python(one) for one in do]
    return road.play(
        lambda h: until_fallen(carry_out(h, seat, found, "Test", source=source)), *luck
    )


def camps(road: Road, *luck: Any) -> Case:
    """Ada camps; the others do not."""
    return road.declares(0, "camp").play(lambda h: camp_step(h, [0]), *luck)


# -- amounts -------------------------------------------------------------------------------------


@pytest.mark.rule("PH-25.14")
@pytest.mark.parametrize(
    ("do", "field", "before", "after"),
    [
        ({"health": 2}, "health", 3, 5),
        ({"morale": -1}, "morale", 3, 2),
        ({"food": 2}, "food", 1, 3),
        ({"ammo": 2}, "ammo", 1, 3),
        ({"hunger": 1}, "hunger", 1, 2),
        ({"hunger": -2}, "hunger", 1, 0),
        ({"xp": 1}, "counters", 1, 2),
        ({"jp": 1}, "place", 3, 4),
        ({"jp": 1}, "place", 10, 10),
        ({"health": 1}, "health", 6, 6),
        ({"food": -1}, "food", 0, 0),
        ({"hunger": -1}, "hunger", 0, 0),
    ],
)
def test_amounts_are_told_where_they_change_something(
    do: dict[str, int], field: str, before: int, after: int
) -> None:
    case = carried(Road(1).human(0, **{field: before}), do)
    assert getattr(case.human(), field) == after
    assert len(case.told()) == (before != after)


@pytest.mark.rule("PH-25.14", "PH-9.6")
def test_hunger_beyond_the_last_slot_is_a_knockout() -> None:
    case = carried(Road(1).human(0, hunger=3), {"hunger": 1}).defaults()
    assert case.fallen()
    assert (case.human().health, case.human().morale, case.human().hunger) == (1, 1, 0)


@pytest.mark.rule("PH-19.9", "PH-9.6")
@pytest.mark.parametrize(("starving", "food"), [(0, 0), (1, 1)])
def test_only_the_fall_of_whose_card_it_is_ends_it(starving: int, food: int) -> None:
    """All go hungry, and the card's owner would find food."""
    road = Road(2).human(0, food=0).human(starving, hunger=3)
    case = carried(road, {"hunger": {"n": 1, "whom": "all"}}, {"food": 1}).defaults()
    assert [case.fallen(seat) for seat in (0, 1)] == [starving == 0, starving == 1]
    assert [case.human(seat).hunger for seat in (0, 1)] == [starving, 1 - starving]
    assert case.human().food == food + (starving == 0)  # who is knocked out is given 1


@pytest.mark.rule("PH-25.14", "PH-17.1")
def test_scars_are_drawn_and_healed_by_ones_own_choice() -> None:
    one, two = scar(), scar(changes=[{"stat": "melee", "n": 1}])
    assert carried(Road(1).stacks("scars", one, two), {"scar": 2}).human().scars == [one, two]
    case = carried(Road(2).has(0, one, two), {"heal_scar": 1})
    assert case.prompt().secret
    case.pick("1")
    assert case.human().scars == [one]
    assert case.s.scars.discards == [two]
    assert not case.said("Own card", to=1)


@pytest.mark.rule("PH-25.14")
def test_amounts_for_others_and_for_all() -> None:
    def morale(whom: str, *picks: str) -> list[int]:
        road = Road(3).lays(2, tile(terrain="urban"), "0,1").stands(2, "0,1")
        for seat in range(3):
            road.human(seat, morale=3)
        case = carried(road, {"morale": {"n": 1, "whom": whom}})
        for pick in picks:
            case.pick(pick)
        assert case.over
        return [case.human(seat).morale for seat in range(3)]

    assert morale("self") == [4, 3, 3]
    assert morale("other") == [3, 4, 3]
    assert morale("chosen", "1") == [3, 4, 3]
    assert morale("here") == [4, 4, 3]
    assert morale("all") == [4, 4, 4]


@pytest.mark.rule("PH-25.16")
def test_whoever_else_falls_by_it_is_knocked_out_too() -> None:
    road = Road(2).human(1, morale=1)
    case = carried(road, {"morale": {"n": -1, "whom": "all"}}).defaults()
    assert case.fallen(1) and not case.fallen(0)
    assert case.human(0).morale == 5


# -- cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("PH-25.14")
def test_drawing_some_and_keeping_one() -> None:
    one, other = gear(), gear()
    road = Road(1).stacks("equipment", one, other)
    case = carried(road, {"draw": {"deck": "equipment", "n": 2, "keep": 1}}).pick(other)
    assert (case.human().hand, case.s.equipment.discards) == ([other], [one])
    food, ammo = supply(food=1), supply(ammo=1)
    road = Road(1).stacks("supply", food, ammo)
    case = carried(road, {"draw": {"deck": "supply", "n": 2, "keep": 1}}).pick(ammo)
    assert (case.human().food, case.human().ammo) == (0, 1)
    known = skill()
    case = carried(Road(1).stacks("skills", known), {"draw": {"deck": "skills"}})
    assert case.human().skills == [known]


@pytest.mark.rule("PH-25.14")
@pytest.mark.parametrize("kind", ["item", "hand", "skill", "follower"])
def test_losing_cards_of_ones_own_choice_as_far_as_there_are_any(kind: str) -> None:
    make: Any = {"item": gear, "hand": gear, "skill": skill, "follower": follower}[kind]
    one, other = make(), make()
    road = Road(1)
    (road.holds if kind == "hand" else road.has)(0, one, other)
    field = {"item": "gear", "hand": "hand", "skill": "skills", "follower": "followers"}[kind]
    lose = {"discard": {"kind": kind, "n": 1}}
    case = carried(road, lose).pick(other)
    assert getattr(case.human(), field) == [one]
    case = carried(road, {"discard": {"kind": kind, "n": 5}}).pick(other)
    assert getattr(case.human(), field) == []


@pytest.mark.rule("PH-25.14")
def test_losing_goods() -> None:
    road = Road(1).human(0, food=3, ammo=1)
    do = [{"discard": {"kind": "food", "n": 2}}, {"discard": {"kind": "ammo", "n": 2}}]
    case = carried(road, *do)
    assert (case.human().food, case.human().ammo) == (1, 0)


@pytest.mark.rule("PH-25.14", "PH-1.10")
def test_looking_at_a_deck_puts_it_back_in_another_order_and_may_discard() -> None:
    first, second, third = (event() for _ in range(3))
    road = Road(2).stacks("events", first, second, third)
    case = carried(road, {"peek": {"deck": "events", "n": 3, "discard": 1}})
    assert case.prompt().secret
    case.pick(first).pick(third)
    assert case.s.events.pile[-2:] == [second, third]
    assert case.s.events.discards == [first]
    assert not case.said("Own card", to=1)


@pytest.mark.rule("PH-25.14")
def test_looking_at_encounters_is_at_the_level_at_hand() -> None:
    easy, hard = combat(level=1), combat(level=2)
    peek = {"peek": {"deck": "encounter", "n": 1, "discard": 1}}
    road = Road(1).stacks("level1", easy).stacks("level2", hard)
    assert easy in carried(road, peek).options
    assert hard in carried(road.human(0, place=4), peek).options


# -- choices (PH-8.10) ---------------------------------------------------------------------------

WAYS = {
    "choose": [
        {"label": "Pay food", "cost": [{"food": 2}], "do": [{"xp": 1}]},
        {"label": "Walk on", "do": []},
        {"label": "Pay blood", "cost": [{"health": 1}], "do": [{"ammo": 1}]},
    ]
}


@pytest.mark.rule("PH-25.14", "PH-8.10")
def test_of_several_ways_those_are_offered_that_can_be_paid() -> None:
    case = carried(Road(1).human(0, food=2), WAYS)
    assert case.options == ["0", "1", "2"]
    case.pick("0")
    assert (case.human().food, case.human().counters) == (0, 1)
    assert carried(Road(1).human(0, food=1), WAYS).options == ["1", "2"]


@pytest.mark.rule("PH-8.10")
def test_by_default_the_first_way_that_costs_nothing_is_gone() -> None:
    case = carried(Road(1).human(0, food=2), WAYS)
    case.lapse()
    assert (case.human().food, case.human().health) == (2, 6)


@pytest.mark.rule("PH-8.10")
def test_where_every_way_costs_one_may_decline_and_by_default_does() -> None:
    paid = {"choose": [{"label": "Pay food", "cost": [{"food": 2}], "do": [{"xp": 1}]}]}
    case = carried(Road(1).human(0, food=2), paid)
    assert case.options == ["0", "none"]
    case.lapse()
    assert (case.human().food, case.human().counters) == (2, 0)
    assert carried(Road(1), paid).over  # nothing can be paid, so nothing is asked


@pytest.mark.rule("PH-25.14", "PH-20.1")
@pytest.mark.parametrize(("face", "food", "health"), [(3, 1, 6), (4, 0, 5)])
def test_a_test_leads_to_what_its_outcome_says(face: int, food: int, health: int) -> None:
    do = {"test": {"stat": "mind", "pass": [{"food": 1}], "fail": [{"health": -1}]}}
    case = carried(Road(1), do, luck=(face,))
    assert (case.human().food, case.human().health) == (food, health)


# -- comparisons ---------------------------------------------------------------------------------


@pytest.mark.rule("PH-25.14", "PH-8.5")
@pytest.mark.parametrize(
    ("metric", "fields"),
    [
        ("place", {"place": 4}),
        ("health", {"health": 7}),
        ("morale", {"morale": 7}),
        ("food", {"food": 1}),
        ("ammo", {"ammo": 1}),
        ("xp", {"counters": 1}),
        ("hunger", {"hunger": 1}),
    ],
)
def test_whoever_has_most_or_least(metric: str, fields: dict[str, int]) -> None:
    road = Road(3).human(1, **fields)
    do = {"metric": metric, "then": [{"jp": 1}]}
    base = fields.get("place", 0)
    case = carried(road, {"compare": {**do, "which": "most"}})
    assert [case.human(seat).place for seat in range(3)] == [0, base + 1, 0]
    case = carried(road, {"compare": {**do, "which": "least"}})
    assert [case.human(seat).place for seat in range(3)] == [1, base, 1]


@pytest.mark.rule("PH-25.14", "PH-26.6")
def test_alone_means_that_a_tie_brings_nothing() -> None:
    do = {"metric": "place", "which": "least", "alone": True, "then": [{"food": 1}]}
    case = carried(Road(3).human(0, place=2), {"compare": do})
    assert [case.human(seat).food for seat in range(3)] == [0, 0, 0]
    case = carried(Road(2).human(0, place=2), {"compare": do})
    assert [case.human(seat).food for seat in range(2)] == [0, 1]


@pytest.mark.rule("PH-26.6", "PH-25.14")
def test_tiles_on_the_map_and_scars_are_counted() -> None:
    road = Road(2).lays(1, tile(), "0,1").has(0, scar())
    do = {"which": "most", "then": [{"food": 1}]}
    tiles = carried(road, {"compare": {**do, "metric": "tiles"}})
    assert (tiles.human(0).food, tiles.human(1).food) == (0, 1)
    scars = carried(road, {"compare": {**do, "metric": "scars"}})
    assert (scars.human(0).food, scars.human(1).food) == (1, 0)


@pytest.mark.rule("PH-8.3", "PH-26.7")
def test_an_event_is_kept_by_one_human() -> None:
    one = event(keepable=True)
    road = Road(3).event(one).human(2, health=2)
    keep = {"keep": {"metric": "health", "which": "least"}}
    case = carried(road, keep, source=one)
    assert case.human(2).events == [one]
    assert case.s.event is None


@pytest.mark.rule("PH-25.14")
@pytest.mark.parametrize("turns", [0, 1])
def test_what_is_for_all_reaches_the_others_too_where_one_turns_by_it(turns: int) -> None:
    road = Road(3).human(turns, scars=[scar(changes=[{"stat": "mind", "n": 1}]) for _ in range(5)])
    road.stacks("scars", *[scar(changes=[{"stat": "mind", "n": 1}]) for _ in range(3)])
    case = carried(road, {"scar": {"n": 1, "whom": "all"}}).defaults()
    assert case.s.mutants == [turns]
    assert [len(case.human(seat).scars) for seat in case.s.humans] == [1, 1]


# -- helping others (PH-26.1, PH-11.4, PH-11.5) --------------------------------------------------


@pytest.mark.rule("PH-11.4", "PH-11.5", "PH-26.1")
@pytest.mark.parametrize(("benign", "health"), [(True, 4), (False, 3)])
def test_others_must_agree_and_by_default_agree_to_what_is_benign(
    benign: bool, health: int
) -> None:
    road = Road(2).human(1, health=3)
    one = skill(benign=benign)
    case = carried(road.has(0, one), {"health": {"n": 1, "whom": "other"}}, source=one)
    assert case.prompt("consent").seat == 1
    case.lapse()
    assert case.human(1).health == health


@pytest.mark.rule("PH-11.4")
def test_whoever_declines_gets_nothing() -> None:
    road = Road(3)
    for seat in range(3):
        road.human(seat, morale=3)
    one = skill(benign=True)
    case = carried(road.has(0, one), {"morale": {"n": 1, "whom": "here"}}, source=one)
    assert case.waits_for == {1, 2}
    case.says("consent", "no", seat=1)
    case.says("consent", "yes", seat=2)
    assert [case.human(seat).morale for seat in range(3)] == [4, 3, 4]


@pytest.mark.rule("PH-26.1")
@pytest.mark.parametrize(("card", "other", "own"), [("storytelling", 4, 4), ("psychologist", 5, 3)])
def test_storytelling_and_the_psychologist_comfort_others(card: str, other: int, own: int) -> None:
    road = Road(2).has(0, card).human(0, morale=3).human(1, morale=3)
    case = camps(road)
    chosen = next(o.id for o in case.prompt().options if o.id.startswith(card))
    case.pick(chosen)
    case.defaults()
    assert (case.human(0).morale, case.human(1).morale) == (own, other)


@pytest.mark.rule("PH-25.14", "PH-30.5")
def test_what_has_gone_beside_the_question_is_not_lost_twice() -> None:
    """Ada is to lose an item, and first drops one of her own accord."""
    one, other = gear(), gear()
    lose = _PRIMITIVES.validate_python({"discard": {"kind": "item"}})
    road = Road(1).has(0, one, other)
    case = road.play(lambda h: carry_out(h, 0, [lose], "Test"), free=True)
    case.pick(f"drop:{one}", by=0)
    assert case.options == [other]
    case.pick(other)
    assert case.s.equipment.discards == [one, other]
