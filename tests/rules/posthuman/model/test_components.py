"""The table: seats, what is never scarce, the order of play, and decks (PH-1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.posthuman import Posthuman
from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.language.models import Draw
from rules.posthuman.model.state import State
from rules.posthuman.play.context import Here
from rules.posthuman.play.events import event_phase
from rules.posthuman.play.fights.operations import draw_encounter
from rules.posthuman.play.people import experience, followers, inventory, item_choices, sheet
from tests.rules.posthuman.build import NAMES, Road
from tests.rules.posthuman.own_cards import combat, event, follower, gear, scar, skill, supply

GAME = Posthuman()


@pytest.mark.rule("PH-1.3")
def test_one_to_four_play() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]


@pytest.mark.rule("PH-1.4")
def test_goods_and_counters_never_run_out() -> None:
    """Four people with more of everything than is in the box."""

    def play(h: Here) -> None:
        for seat in range(4):
            sheet.gain_goods(h, seat, food=30, ammo=30)
            experience.gain_xp(h, seat, 15)

    case = Road(4).play(play)
    assert [(h.food, h.ammo, h.counters) for h in map(case.human, range(4))] == [(30, 30, 15)] * 4


@pytest.mark.rule("PH-1.7", "PH-7.2")
def test_clockwise_goes_up_the_seats_and_begins_at_the_starting_player() -> None:
    s = Road(4).state
    s.first = 2
    assert s.list_seats_clockwise() == [2, 3, 0, 1]


# -- decks (PH-1.8, PH-1.9) ----------------------------------------------------------------------


def _items(s: State) -> list[str]:
    return s.human(0).hand


def _skills(s: State) -> list[str]:
    return s.human(0).skills


def _followers(s: State) -> list[str]:
    return s.human(0).hidden_followers


@pytest.mark.rule("PH-1.8")
@pytest.mark.parametrize(
    ("deck", "make", "play", "where"),
    [
        ("equipment", gear, lambda h: item_choices.draw_items(h, 0, "equipment"), _items),
        ("skills", skill, lambda h: experience.draw_skills(h, 0, 1, 0, ""), _skills),
        ("followers", follower, lambda h: followers.draw_follower(h, 0), _followers),
    ],
)
def test_an_empty_deck_is_made_anew_of_its_discards_and_gives_nothing_without_any(
    deck: str,
    make: Callable[[], str],
    play: Callable[[Here], object],
    where: Callable[[State], list[str]],
) -> None:
    one = make()
    road = Road(1).only(deck)
    getattr(road.state, deck).discards.append(one)
    case = road.play(play)
    assert where(case.s) == [one]
    assert getattr(case.s, deck).cards == []
    assert where(Road(1).only(deck).play(play).s) == []


@pytest.mark.rule("PH-1.9", "PH-1.8")
def test_used_supply_cards_come_back() -> None:
    road = Road(1).only("supply")
    road.state.supply.discards.append(supply(food=2))
    draw_one = Draw(do="draw", deck="supply")
    case = road.play(lambda h: carry_out(h, 0, [draw_one], "Test"))
    assert case.human().food == 2
    assert len(case.s.supply.discards) == 1


@pytest.mark.rule("PH-1.8", "PH-8.11")
@pytest.mark.parametrize(("seats", "again"), [(2, True), (1, False)])
def test_events_come_back_but_not_alone(seats: int, again: bool) -> None:
    one = event({"at": "event", "do": [{"food": 1}]})
    road = Road(seats).only("events")
    road.state.events.discards.append(one)
    case = road.play(event_phase)
    assert (case.human().food, case.s.event) == ((1, one) if again else (0, None))


@pytest.mark.rule("PH-1.8", "PH-20.13")
def test_starting_items_are_never_drawn_again() -> None:
    road = Road(1).has(0, "knife").only("weapons")
    (knife,) = road.state.human(0).gear

    def play(h: Here) -> object:
        inventory.discard_item(h, 0, knife)
        return item_choices.draw_items(h, 0, "weapons")

    case = road.play(play)
    assert case.human().hand == []
    assert knife in case.s.removed


@pytest.mark.rule("PH-1.8", "PH-16.9")
def test_an_encounter_deck_without_any_card_brings_nobody() -> None:
    road = Road(1).only("level1").fight(0, combat(level=2))
    road.state.fights[0].level = 1
    assert road.play(lambda h: draw_encounter(h, h.s.fights[0])).returned is False


# -- what hides in them (PH-1.10) ----------------------------------------------------------------


def turned_over(s: State) -> State:
    """The same position, every pile upside down."""
    other = s.model_copy(deep=True)
    other.tiles.reverse()
    for pile in (
        other.events,
        other.supply,
        other.skills,
        other.equipment,
        other.weapons,
        other.followers,
        other.scars,
        other.mutant_actions,
        *other.encounters.values(),
        *other.minions.values(),
    ):
        pile.pile.reverse()
    return other


@pytest.mark.rule("PH-1.10")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_the_order_of_a_deck(seat: int | None) -> None:
    s = Road(2).has(0, "knife").holds(0, "gunscope").mutant(1).state
    assert GAME.view(s, seat, NAMES[:2]) == GAME.view(turned_over(s), seat, NAMES[:2])


@pytest.mark.rule("PH-1.10")
def test_sizes_and_discards_are_public_but_of_scars_their_number_alone() -> None:
    thing, wound = gear(), scar(name="Own Scar")
    road = Road(2)
    before = GAME.view(road.state, None, NAMES[:2])
    road.state.equipment.discards.append(thing)
    road.state.equipment.pile.pop()
    with_thing = GAME.view(road.state, None, NAMES[:2])
    assert with_thing.decks["equipment"] == before.decks["equipment"] - 1
    assert with_thing.discards["equipment"] == [thing]
    road.state.scars.discards.append(wound)
    text = GAME.view(road.state, None, NAMES[:2]).model_dump_json()
    assert wound not in text and "Own Scar" not in text
