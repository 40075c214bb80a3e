"""LA-6, LA-7: the Exploration Zone, and the Turn Order."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road

FIVE = ("driver", "medic", "snowcat", "road-train", "frozen-farm")
RED, GREEN, YELLOW, BLUE = range(4)


def taken(*zone: str) -> Road:
    """A Zone from which Ada, whose whole crew is the Renegade, takes the card of a slot."""
    return Road(2).zone(*zone).crew(0, active="renegade")


def take(road: Road, slot: int = 1) -> Case:
    case = road.play().go(f"explore:{slot}", "later")
    while case.prompt.seat == 0:
        case.lapse()
    return case


# -- the Zone ------------------------------------------------------------------------------------


@pytest.mark.rule("LA-6.1", "LA-6.4")
def test_the_others_slide_and_one_comes_on_the_right() -> None:
    """The card of slot 2 is taken: three slide left, the top card comes into slot 5."""
    case = take(taken(*FIVE).deck("orphan", "shooter"), 2)
    assert case.slots() == ["driver", "snowcat", "road-train", "frozen-farm", "orphan"]
    assert case.s.deck.pile == ["shooter"]


@pytest.mark.rule("LA-6.1")
def test_the_empty_slot_furthest_right() -> None:
    """Two slots are refilled at the end of a round: the first card comes into slot 5, the next
    into slot 4."""
    case = Road(2, "end").zone("driver", "medic", "snowcat").deck("orphan", "shooter").play()
    assert case.slots() == ["driver", "medic", "snowcat", "shooter", "orphan"]


@pytest.mark.rule("LA-6.2")
def test_tokens_come_with_the_card() -> None:
    """A Location brings both its blocks, a Merchant 1 Fuel, a Trailer nothing."""
    for card, blocks in (("rail-yard", ["FF", "FA"]), ("merchant-1", ["F"]), ("bunk-wagon", [])):
        case = take(taken(*FIVE).deck(card))
        slot = case.s.zone[4]
        assert slot is not None
        assert (slot.card, slot.blocks) == (card, blocks)


@pytest.mark.rule("LA-6.3")
def test_an_event_happens_and_another_card_follows() -> None:
    """The storm is here at once and lies on the pile; so does the next; then comes the Orphan."""
    case = take(taken(*FIVE).deck("heavy-snowstorm-1", "early-departure", "orphan", "shooter"))
    assert (case.s.storm, case.s.red) == (True, True)
    assert case.s.common == ["heavy-snowstorm-1", "early-departure"]
    assert case.slots()[4] == "orphan"


@pytest.mark.rule("LA-6.4")
def test_a_card_that_stays_lets_nothing_slide() -> None:
    """Half of the Rail Yard is taken: it lies where it lay."""
    case = take(taken("driver", "rail-yard", "snowcat", "road-train", "medic"), 2)
    assert case.slots() == ["driver", "rail-yard", "snowcat", "road-train", "medic"]


@pytest.mark.rule("LA-6.5", "LA-8.8")
def test_an_enemy_cannot_be_explored() -> None:
    """It is offered to nobody, slides with the others, and is there until phase 4."""
    case = taken("driver", "warwolves", *FIVE[1:4]).play()
    assert [o for o in case.options if "explore" in o] == [f"explore:{n}" for n in (1, 3, 4, 5)]
    case.go("explore:1", "later", "none")
    assert case.slots()[0] == "warwolves"
    assert "explore:1" not in case.options
    while case.s.phase in ("exploration", "rest", "movement"):
        assert "warwolves" in case.slots()
        case.lapse()
    assert "warwolves" not in case.slots()


@pytest.mark.rule("LA-6.6")
def test_without_a_deck_slots_stay_empty() -> None:
    """Four cards are left and nothing comes; the fifth slot cannot be explored."""
    case = take(taken(*FIVE).deck())
    assert case.slots() == ["medic", "snowcat", "road-train", "frozen-farm", ""]
    road = Road(2).zone(*FIVE[1:]).deck().crew(0, active="renegade")
    assert "explore:5" not in road.play().options


@pytest.mark.rule("LA-6.7")
def test_the_cost_belongs_to_the_slot() -> None:
    """The Snowcat in slot 2 is out of reach for a Co-Pilot; once it has slid to slot 1 it is not,
    and what it can be explored with is slot 1's Bonus Action."""
    road = taken("driver", "snowcat").crew(1, active="co-pilot").damaged(1, "1b2")
    assert "explore:2" not in road.order(1, 0).play().options
    case = take(road.order(0, 1))
    assert case.slots()[0] == "snowcat"
    assert case.prompt.seat == 1
    assert case.view().zone[0].cost == 1
    case.go("explore:1")
    assert "1.1" in case.options
    assert "2.1" not in case.options


# -- the Turn Order ------------------------------------------------------------------------------


@pytest.mark.rule("LA-7.1", "LA-8.1")
def test_left_turn_order() -> None:
    """The rulebook's: Red, Blue, Green, Yellow; then again."""
    case = Road(4).order(RED, BLUE, GREEN, YELLOW).play()
    seats = []
    for _ in range(8):
        seats.append(case.prompt.seat)
        case.lapse()  # a Break
    assert seats == [RED, BLUE, GREEN, YELLOW] * 2


@pytest.mark.rule("LA-7.2")
def test_right_turn_order() -> None:
    """The rulebook's: Yellow, Green, Blue, Red, each asked where to drive."""
    road = Road(4, "movement").order(RED, BLUE, GREEN, YELLOW)
    for seat in range(4):
        road.stow(seat, "S S S F")
    case = road.play()
    seats = []
    while case.s.phase == "movement":
        seats.append(case.prompt.seat)
        case.go("stay")
    assert seats == [YELLOW, GREEN, BLUE, RED]


def sorted_from(order: tuple[int, ...], *spaces: str) -> list[int]:
    """The Turn Order after a Movement Phase in which nobody has Fuel."""
    road = Road(len(spaces), "movement").order(*order)
    for seat, space in enumerate(spaces):
        road.at(seat, space)
    return road.play().s.order


@pytest.mark.rule("LA-7.3", "LA-7.4")
def test_the_rulebooks_new_turn_order() -> None:
    """Red on 106, Green and Blue on 102, Yellow on 108: Blue, who was left of Green, stays so."""
    order = sorted_from((RED, BLUE, GREEN, YELLOW), "106", "102", "108a", "102")
    assert order == [BLUE, GREEN, RED, YELLOW]


@pytest.mark.rule("LA-7.3")
def test_quays_are_further_than_roads() -> None:
    """Q1 has number 123: it is beyond 122, and Q2 beyond it."""
    assert sorted_from((0, 1, 2), "Q2", "122", "Q1") == [1, 2, 0]


@pytest.mark.rule("LA-7.5")
def test_parallel_roads_of_one_number() -> None:
    """104a and 104b are one number: whoever was left stays left."""
    assert sorted_from((0, 1, 2), "104b", "104a", "103a") == [2, 0, 1]
    assert sorted_from((1, 0, 2), "104b", "104a", "103a") == [2, 1, 0]
