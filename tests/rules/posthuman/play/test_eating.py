"""Eating and hunger (PH-9)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.posthuman.play.eating import count_useful_food, eating_phase, find_slot_after
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.rows import LAPSE, follow, row


def ada(**human: Any) -> Any:
    """Ada alone."""
    return lambda: Road(1).human(0, **human)


def housed(*cards: dict[str, int], **human: Any) -> Any:
    """Ada alone, in the safe house at the end of a completed tile, with followers."""

    def made() -> Road:
        house = own_cards.tile(zones=({"figures": 1, "kind": "safe"},), supply=0)
        road = Road(1).lays(0, house, "0,1").stands(0, "0,1", zone=0, fresh=True)
        return road.human(0, **human).has(0, *[own_cards.follower(**each) for each in cards])

    return made


def both(**orders: str) -> Road:
    return Road(3).human(0, food=2).human(1, food=1).mutant(2).stands_by(0, **orders)


FED = {"upkeep": 1}
EATING = [
    # All humans at once, and nothing happens before all have answered.
    row("PH-9.1", lambda: both(eat="always").stands_by(1, eat="always"), "0:0", hunger=0, food=2),
    row(
        "PH-9.1",
        lambda: both(eat="always").stands_by(1, eat="always"),
        *("0:0", "1:1"),
        **{"hunger": 1, "food": 2, "ben_hunger": 0, "ben_food": 0},
    ),
    # Eating moves the marker back, and not eating moves it on.
    row("PH-9.2", ada(food=5, hunger=2), "0", hunger=3, food=5),
    row("PH-9.2", ada(food=5, hunger=2), "1", hunger=1, food=4),
    row("PH-9.2", ada(food=5, hunger=2), "2", hunger=0, food=3),
    # As much as is of use; one food keeps the full full.
    row("PH-9.3", ada(food=5, hunger=1), offers=["1", "0"]),
    row("PH-9.3", ada(food=5, hunger=3), offers=["1", "0", "2", "3"]),
    row("PH-9.3", ada(food=2, hunger=3), offers=["1", "0", "2"]),
    row("PH-9.3", lambda: both(eat="always").human(1, food=0), "1", hunger=0, food=1),
    # In a safe house nobody goes hungrier, and food counts all the same.
    row("PH-9.3 PH-9.4", housed(food=5, hunger=2), "0", offers=["0", "1", "2"], hunger=2, food=5),
    row("PH-9.4", housed(food=5, hunger=2), "2", hunger=0, food=3),
    row("PH-9.4 PH-9.8", housed(food=5), over=True, food=5),
    # The marker moves first; then its slot works, every turn, in a safe house too.
    row("PH-9.5", ada(food=2, hunger=2), "2", health=6, morale=6),
    row("PH-9.5 PH-5.13a", housed(hunger=0), health=6, morale=6),
    row("PH-9.5 PH-5.13a", housed(hunger=1), health=6, morale=5),
    row("PH-9.5 PH-5.13a", housed(hunger=2), health=5, morale=5),
    row("PH-9.5 PH-5.13a", housed(hunger=3), health=5, morale=4),
    # Beyond the last slot: a knockout.
    row(
        "PH-9.6 PH-19.4",
        ada(hunger=3, place=4),
        **{
            "fallen": True,
            "health": 1,
            "morale": 1,
            "hunger": 0,
            "food": 1,
            "scars": 2,
            "place": 4,
        },
    ),
    # Camping outside does not feed, and followers eat in a safe house too, or leave.
    row("PH-9.7", lambda: Road(1).declares(0, "camp"), hunger=1),
    row("PH-9.7", housed(FED, food=1), food=0, followers=1),
    row("PH-9.7", housed(FED), followers=0),
    # Who is full eats 1 food unasked, but not in a safe house, nor with somebody to feed.
    row("PH-9.8 PH-7.6", ada(food=3), over=True, hunger=0, food=2, told=["Ada eats 1 food."]),
    row("PH-9.8", lambda: both().human(0, food=3), told=["Ada and Ben eat 1 food each."]),
    row("PH-9.8 PH-27.17", lambda: ada(food=1)().has(0, own_cards.follower(**FED)), topics=["eat"]),
    # Silence eats one if there is any, and nothing in a safe house.
    row("PH-9.8", ada(food=3, hunger=2), LAPSE, food=2, hunger=1),
    row("PH-9.8", ada(food=1, hunger=2), LAPSE, food=0, hunger=1),
    row("PH-9.8", housed(food=3, hunger=2), LAPSE, food=3),
    # Health and morale drop together: one knockout.
    row(
        "PH-9.9 PH-19.5a",
        ada(hunger=2, health=1, morale=2),
        **{"health": 1, "morale": 1, "scars": 2, "knockouts": 1},
    ),
]


@pytest.mark.parametrize(("road", "answers", "then"), EATING)
def test_eating(road: Any, answers: tuple[str, ...], then: dict[str, Any]) -> None:
    follow(eating_phase, road, answers, then)


@pytest.mark.rule("PH-9.3")
@pytest.mark.parametrize(("food", "hunger", "useful"), [(5, 0, 1), (0, 2, 0)])
def test_as_much_as_is_of_use(food: int, hunger: int, useful: int) -> None:
    assert count_useful_food(ada(food=food, hunger=hunger)().state.human(0)) == useful


@pytest.mark.rule("PH-9.8")
def test_an_answer_can_be_taken_back_until_all_are_in() -> None:
    road = Road(2).human(0, food=2, hunger=1).human(1, food=2, hunger=1)
    case = road.play(eating_phase)
    case.answer("0", seat=0)
    case.table.undo(0)
    case.answer("1", seat=0)
    case.answer("1", seat=1)
    assert case.human(0).hunger == 0


def test_what_becomes_of_the_marker_is_said_before_one_eats() -> None:
    case = ada(food=2, hunger=3)().play(eating_phase)
    assert case.option("0").detail == "You starve and are knocked out."
    assert case.option("1").detail == "Hunger 2: you lose 1 health and 1 morale."
    assert find_slot_after(case.human(), 2) == 1


def test_the_question_keeps_up_with_what_is_done_beside_it() -> None:
    tin = own_cards.gear({"at": "anytime", "do": [{"food": 2}], "ask": True}, once=True)
    case = ada(food=1, hunger=3)().has(0, tin).play(eating_phase, free=True)
    assert case.options == ["1", "0"]
    case.pick(f"{tin}/0", by=0)
    assert case.options == ["1", "0", "2", "3"]
