"""Eating and hunger (PH-9)."""

from __future__ import annotations

import pytest

from rules.posthuman.play.eating import count_useful_food, eating_phase, find_slot_after
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Case, Road


def eats(road: Road, *, free: bool = False) -> Case:
    return road.play(eating_phase, free=free)


def housed(road: Road, seat: int = 0) -> Road:
    """Somebody in the safe house at the end of a completed tile."""
    house = own_cards.tile(zones=({"figures": 1, "kind": "safe"},), supply=0)
    return road.lays(seat, house, "0,1").stands(seat, "0,1", zone=0, fresh=True)


@pytest.mark.rule("PH-9.1")
def test_all_humans_eat_at_once_and_may_eat_nothing() -> None:
    road = Road(3).human(0, food=2).human(1, food=1).mutant(2)
    case = eats(road.stands_by(0, eat="always").stands_by(1, eat="always"))
    assert case.waits_for == {0, 1}
    case.answer("0", seat=0)
    assert case.human(0).hunger == 0  # nothing happens before all have answered
    case.answer("1", seat=1)
    assert (case.human(0).hunger, case.human(0).food) == (1, 2)
    assert (case.human(1).hunger, case.human(1).food) == (0, 0)


@pytest.mark.rule("PH-9.2")
@pytest.mark.parametrize(("n", "slot"), [("0", 3), ("1", 1), ("2", 0)])
def test_eating_moves_the_marker_back_and_not_eating_on(n: str, slot: int) -> None:
    case = eats(Road(1).human(0, food=5, hunger=2))
    case.pick(n)
    assert case.human().hunger == slot
    assert case.human().food == 5 - int(n)


@pytest.mark.rule("PH-9.3")
@pytest.mark.parametrize(
    ("food", "hunger", "offered"), [(5, 0, 1), (5, 1, 1), (5, 3, 3), (2, 3, 2), (0, 2, 0)]
)
def test_as_much_as_is_of_use(food: int, hunger: int, offered: int) -> None:
    road = Road(1).human(0, food=food, hunger=hunger)
    assert count_useful_food(road.state.human(0)) == offered


@pytest.mark.rule("PH-9.3")
def test_one_food_keeps_the_full_full() -> None:
    case = eats(Road(1).human(0, food=3).stands_by(0, eat="always"))
    assert case.options == ["1", "0"]
    case.pick("1")
    assert (case.human().hunger, case.human().food) == (0, 2)


@pytest.mark.rule("PH-9.8", "PH-7.6")
def test_who_is_full_eats_one_food_unasked() -> None:
    case = eats(Road(1).human(0, food=3))
    assert case.over
    assert (case.human().hunger, case.human().food) == (0, 2)
    assert case.texts("eat") == ["Ada eats 1 food."]
    two = eats(Road(2).human(0, food=3).human(1, food=1))
    assert two.texts("eat") == ["Ada and Ben eat 1 food each."]
    housed_and_full = eats(housed(Road(1).human(0, food=3)))
    assert housed_and_full.over
    assert housed_and_full.human().food == 3


@pytest.mark.rule("PH-9.8", "PH-27.17")
def test_who_is_full_and_has_somebody_to_feed_is_asked() -> None:
    road = Road(1).human(0, food=1).has(0, own_cards.follower(upkeep=1))
    assert eats(road).topics() == ["eat"]


@pytest.mark.rule("PH-9.3", "PH-9.4")
def test_in_a_safe_house_nobody_goes_hungrier() -> None:
    road = housed(Road(1).human(0, food=5, hunger=2))
    case = eats(road)
    assert case.options == ["0", "1", "2"]
    case.pick("0")
    assert (case.human().hunger, case.human().food) == (2, 5)
    case = eats(road)
    case.pick("2")
    assert (case.human().hunger, case.human().food) == (0, 3)
    assert eats(housed(Road(1).human(0, food=5))).over  # full: nothing to decide


@pytest.mark.rule("PH-9.5", "PH-5.13a")
@pytest.mark.parametrize(("slot", "health", "morale"), [(0, 6, 6), (1, 6, 5), (2, 5, 5), (3, 5, 4)])
def test_the_slot_works_every_turn(slot: int, health: int, morale: int) -> None:
    case = eats(housed(Road(1).human(0, hunger=slot)))
    assert (case.human().health, case.human().morale) == (health, morale)


@pytest.mark.rule("PH-9.5")
def test_the_marker_moves_first() -> None:
    case = eats(Road(1).human(0, food=2, hunger=2))
    case.pick("2")
    assert (case.human().health, case.human().morale) == (6, 6)


@pytest.mark.rule("PH-9.6", "PH-19.4")
def test_beyond_the_last_slot_hunger_knocks_out() -> None:
    case = eats(Road(1).human(0, hunger=3, place=4))
    human = case.human()
    assert case.fallen()
    assert (human.health, human.morale) == (1, 1)
    assert (human.hunger, human.food, len(human.scars)) == (0, 1, 2)
    assert human.place == 4


@pytest.mark.rule("PH-9.7")
def test_followers_eat_in_a_safe_house_too_or_leave() -> None:
    guest = own_cards.follower(upkeep=1)
    case = eats(housed(Road(1).human(0, food=1).has(0, guest)))
    assert (case.human().food, case.human().followers) == (0, [guest])
    case = eats(housed(Road(1).has(0, guest)))
    assert case.human().followers == []


@pytest.mark.rule("PH-9.7")
def test_who_will_camp_outside_still_goes_hungry() -> None:
    case = eats(Road(1).declares(0, "camp"))
    assert case.human().hunger == 1


@pytest.mark.rule("PH-9.8")
@pytest.mark.parametrize(("food", "left"), [(3, 2), (1, 0)])
def test_silence_eats_one_if_there_is_any(food: int, left: int) -> None:
    case = eats(Road(1).human(0, food=food, hunger=2))
    case.lapse()
    assert (case.human().food, case.human().hunger) == (left, 1)


@pytest.mark.rule("PH-9.8")
def test_silence_eats_nothing_in_a_safe_house() -> None:
    case = eats(housed(Road(1).human(0, food=3, hunger=2)))
    case.lapse()
    assert case.human().food == 3


@pytest.mark.rule("PH-9.8")
def test_an_answer_can_be_taken_back_until_all_are_in() -> None:
    case = eats(Road(2).human(0, food=2, hunger=1).human(1, food=2, hunger=1))
    case.answer("0", seat=0)
    case.table.undo(0)
    case.answer("1", seat=0)
    case.answer("1", seat=1)
    assert case.human(0).hunger == 0


@pytest.mark.rule("PH-9.9", "PH-19.5a")
def test_health_and_morale_drop_together_and_that_is_one_knockout() -> None:
    case = eats(Road(1).human(0, hunger=2, health=1, morale=2))
    human = case.human()
    assert (human.health, human.morale) == (1, 1)
    assert len(human.scars) == 2
    assert len(case.told("knockout")) == 1


def test_what_becomes_of_the_marker_is_said_before_one_eats() -> None:
    case = eats(Road(1).human(0, food=2, hunger=3))
    assert case.option("0").detail == "You starve and are knocked out."
    assert case.option("1").detail == "Hunger 2: you lose 1 health and 1 morale."
    assert find_slot_after(case.human(), 2) == 1


def test_the_question_keeps_up_with_what_is_done_beside_it() -> None:
    tin = own_cards.gear({"at": "anytime", "do": [{"food": 2}], "ask": True}, once=True)
    case = eats(Road(1).human(0, food=1, hunger=3).has(0, tin), free=True)
    assert case.options == ["1", "0"]
    case.pick(f"{tin}/0", by=0)
    assert case.options == ["1", "0", "2", "3"]
