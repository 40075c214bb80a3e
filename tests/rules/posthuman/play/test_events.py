"""Events, and those that the rulebook names (PH-8, PH-26.6, PH-26.7)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.engine import Play
from rules.posthuman.model.state import State
from rules.posthuman.play.actions.declaring import declare_phase
from rules.posthuman.play.actions.legality import legal_actions
from rules.posthuman.play.context import HEARD, Here
from rules.posthuman.play.eating import eating_phase
from rules.posthuman.play.events import event_phase, expire_event
from rules.posthuman.play.people.checks import resolve_test as roll_test
from rules.posthuman.view import view_table
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import NAMES, Case, Road


def drawn(road: Road, *events: str, luck: tuple[Any, ...] = ()) -> Case:
    """The event phase, one after the other, with these events on top."""
    road.stacks("events", *events)

    def phases(h: Here) -> Play[None]:
        for _ in events:
            yield from event_phase(h)

    return road.play(phases, *luck)


MORALE = {"at": "event", "do": [{"morale": -1}]}


@pytest.mark.rule("PH-8.1", "PH-8.1a")
def test_the_top_event_is_revealed_and_resolved_without_a_word() -> None:
    case = drawn(Road(2), own_cards.event(MORALE, name="Drizzle"))
    assert case.over
    assert [case.human(seat).morale for seat in (0, 1)] == [5, 5]
    assert any(event.text == "The event is Drizzle." for event in case.told("passage"))


@pytest.mark.rule("PH-8.2")
def test_a_season_stays_until_the_next_and_a_regular_event_for_its_turn() -> None:
    first = own_cards.event(MORALE, kind="seasonal")
    then = own_cards.event({"at": "evade", "do": [{"roll": {"what": "evade", "n": -1}}]})
    road = Road(2)
    case = drawn(road, first, then)
    assert (case.s.season, case.s.event) == (first, then)
    expire_event(case.s)
    assert (case.s.season, case.s.event) == (first, None)
    assert case.s.events.discards == [then]


@pytest.mark.rule("PH-8.2", "PH-30.13")
def test_a_new_season_replaces_the_old_one() -> None:
    one, other = (own_cards.event(MORALE, kind="seasonal") for _ in range(2))
    case = drawn(Road(2), one, other)
    assert case.s.season == other
    assert case.s.events.discards == [one]


@pytest.mark.rule("PH-8.1")
def test_what_has_another_moment_does_not_happen_yet() -> None:
    case = drawn(Road(1), own_cards.event({"at": "tile_done", "do": [{"food": 1}]}))
    assert case.human().food == 0


def test_what_a_season_does_on_coming_it_does_once() -> None:
    one = own_cards.event(MORALE, kind="seasonal")
    case = drawn(Road(2), one, own_cards.event())
    assert case.human().morale == 5


@pytest.mark.rule("PH-8.3", "PH-26.7")
def test_the_weakest_keeps_the_protector_beyond_the_turn() -> None:
    case = drawn(Road(3).human(1, health=2), "protector")
    assert case.human(1).events == ["protector"]
    expire_event(case.s)
    assert case.human(1).events == ["protector"]
    assert not case.s.events.discards


@pytest.mark.rule("PH-8.3", "PH-26.7")
def test_killer_instinct_goes_to_who_has_most_xp() -> None:
    case = drawn(Road(3).human(2, counters=2), "killer-instinct")
    assert case.human(2).events == ["killer-instinct"]


@pytest.mark.rule("PH-8.3a")
def test_events_kept_are_public() -> None:
    s = Road(2).has(1, "protector").state
    human = view_table(s, None, NAMES[:2]).human(1)
    assert human is not None
    assert [card.name for card in human.events] == ["Protector"]


# -- comparisons ---------------------------------------------------------------------------------


@pytest.mark.rule("PH-8.4", "PH-26.6")
@pytest.mark.parametrize(("way", "food", "ammo"), [("1", 0, 4), ("2", 2, 0)])
def test_who_is_last_alone_may_pay_the_guide(way: str, food: int, ammo: int) -> None:
    road = Road(3).human(0, place=3).human(1, place=2, food=2, ammo=4).human(2, place=5)
    case = drawn(road, "guide")
    assert case.waits_for == {1}
    case.pick(way)
    human = case.human(1)
    assert (human.place, human.food, human.ammo) == (3, food, ammo)
    assert not human.events


@pytest.mark.rule("PH-8.4", "PH-8.10")
def test_the_guide_does_not_wait() -> None:
    case = drawn(Road(2).human(0, place=3).human(1, food=2), "guide")
    case.lapse(1)
    assert case.over
    assert (case.human(1).place, case.human(1).food) == (0, 2)
    assert not case.human(1).events


@pytest.mark.rule("PH-26.6")
def test_the_guide_takes_nobody_where_two_are_last() -> None:
    assert drawn(Road(2).human(0, food=2).human(1, food=2), "guide").over


@pytest.mark.rule("PH-26.6")
def test_the_great_explorer_is_who_has_most_tiles() -> None:
    road = Road(3).lays(0, "farm", "0,1").lays(2, "clinic", "0,1")
    case = drawn(road, "great-explorer")
    assert [case.human(seat).counters for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("PH-8.5", "PH-30.20")
@pytest.mark.parametrize("event", ["guide", "great-explorer", "protector", "killer-instinct"])
def test_the_last_human_is_compared_with_nobody(event: str) -> None:
    case = drawn(Road(2).human(0, food=4, place=1).mutant(1), event)
    assert case.over
    assert (case.human().place, case.human().counters, case.human().events) == (1, 0, [])
    assert case.s.events.discards == [event]
    assert case.s.event is None


@pytest.mark.rule("PH-8.5a")
@pytest.mark.parametrize("event", ["protector", "killer-instinct"])
def test_alone_the_solo_text_goes_before_that(event: str) -> None:
    assert drawn(Road(1), event).human().events == [event]


@pytest.mark.rule("PH-21.11")
def test_alone_a_solo_text_replaces_the_main_text() -> None:
    card = own_cards.event(MORALE, solo=[{"at": "event", "do": [{"food": 1}]}])
    human = drawn(Road(1), card).human()
    assert (human.morale, human.food) == (6, 1)


# -- who is concerned ----------------------------------------------------------------------------


@pytest.mark.rule("PH-26.6")
def test_togetherness_cheers_those_who_share_a_terrain() -> None:
    road = Road(3).lays(2, "clinic", "0,1").stands(2, "0,1")
    for seat in range(3):
        road.human(seat, morale=3)
    case = drawn(road, "togetherness")
    assert [case.human(seat).morale for seat in range(3)] == [4, 4, 3]


@pytest.mark.rule("PH-26.6")
def test_togetherness_alone() -> None:
    assert drawn(Road(1).human(0, morale=3), "togetherness").human().morale == 4


@pytest.mark.rule("PH-8.6")
def test_mutants_are_no_company_and_no_event_is_theirs() -> None:
    assert drawn(Road(2).human(0, morale=3).mutant(1), "togetherness").human().morale == 3
    assert drawn(Road(2).mutant(1), own_cards.event(MORALE)).human().morale == 5


@pytest.mark.rule("PH-26.6", "PH-8.10")
def test_all_deal_with_the_caravan_at_once_openly_and_silence_declines() -> None:
    case = drawn(Road(2).human(0, food=3).human(1, food=3, ammo=2), "trader-caravan")
    assert case.waits_for == {0, 1}
    assert not any(prompt.secret for prompt in case.table.needed_prompts)
    case.answer("3", seat=1)
    assert (case.human(1).food, case.human(1).ammo) == (2, 4)
    case.lapse(0)
    assert case.human(0).food == 3


@pytest.mark.rule("PH-26.6")
@pytest.mark.parametrize(
    ("way", "food", "ammo", "hand"),
    [("0", 3, 2, 0), ("1", 1, 2, 1), ("2", 0, 2, 1), ("3", 2, 4, 0), ("4", 4, 0, 0)],
)
def test_what_the_caravan_sells(way: str, food: int, ammo: int, hand: int) -> None:
    case = drawn(Road(1).human(0, food=3, ammo=2), "trader-caravan")
    case.pick(way)
    if way in ("1", "2"):
        assert len(case.prompt("keep").options) == 2
        case.lapse()
    assert (case.human().food, case.human().ammo) == (food, ammo)
    assert len(case.human().hand) == hand


@pytest.mark.rule("PH-26.6")
def test_who_cannot_pay_is_not_offered_it() -> None:
    case = drawn(Road(1).human(0, food=2), "trader-caravan")
    assert case.options == ["0", "1", "3"]


# -- free actions, and what an event forbids -----------------------------------------------------


@pytest.mark.rule("PH-8.7", "PH-26.7")
def test_dark_days_let_those_forage_who_could() -> None:
    road = Road(2).stacks("supply", own_cards.supply(food=2))
    road.state.human(1).map["0,0"].foraged = True
    case = drawn(road, "dark-days")
    assert case.waits_for == {0}
    case.pick("yes")
    assert case.human(0).food == 2
    assert case.human(0).tile.foraged


@pytest.mark.rule("PH-8.7", "PH-8.10")
def test_a_free_action_is_declined_by_silence() -> None:
    case = drawn(Road(1), "dark-days")
    case.lapse()
    assert not case.human().tile.foraged


def housed(road: Road, seat: int) -> Road:
    """Somebody in the safe house at the end of a completed tile."""
    house = own_cards.tile(zones=({"figures": 1, "kind": "safe"},), supply=0)
    return road.lays(seat, house, "0,1").stands(seat, "0,1", zone=0, fresh=True)


@pytest.mark.rule("PH-26.7")
def test_dark_days_weigh_on_those_outside() -> None:
    case = drawn(housed(Road(2), 1), "dark-days")
    case.defaults()
    assert [case.human(seat).morale for seat in (0, 1)] == [5, 6]


@pytest.mark.rule("PH-26.7")
def test_in_a_hurricane_only_a_safe_house_can_be_camped_in() -> None:
    road = housed(Road(2), 1).human(0, health=2).event("hurricane")
    assert legal_actions(road.state, 0) == ["nothing"]
    assert legal_actions(road.state, 1) == ["camp", "nothing"]
    case = road.play(declare_phase)
    assert case.waits_for == {1}


@pytest.mark.rule("PH-8.8")
def test_a_hurricane_spares_nobody_the_meal() -> None:
    case = Road(1).human(0, food=1, hunger=1).event("hurricane").play(eating_phase)
    assert case.prompt("eat").seat == 0
    case.pick("0")
    assert case.human().hunger == 2


@pytest.mark.rule("PH-8.9", "PH-26.7")
def test_while_watched_a_passed_mind_test_is_rolled_again() -> None:
    road = Road(1).event("watched")
    assert road.play(lambda h: roll_test(h, 0, "mind"), 1, 6).returned is False
    assert road.play(lambda h: roll_test(h, 0, "mind"), 1, 2).returned is True
    assert road.play(lambda h: roll_test(h, 0, "speed"), 1, 6).returned is True


# -- the deck ------------------------------------------------------------------------------------


@pytest.mark.rule("PH-8.11")
def test_the_events_are_shuffled_again_when_they_are_through_but_not_alone() -> None:
    for seats, left in ((2, 0), (1, 1)):
        road = Road(seats).only("events")
        card = own_cards.event(MORALE)
        road.state.events.discards = [card]
        case = road.play(event_phase)
        assert len(case.s.events.discards) == left
        assert case.human().morale == (5 if seats == 2 else 6)


def test_the_words_of_an_event_are_read_once_and_not_again_soon() -> None:
    road = Road(2)
    road.state.heard = [road.only("events", "watched").state.events.pile[-1]]
    again = road.play(event_phase)
    assert again.texts("again") == ["The event is Watched."]
    assert again.told("passage") == []
    others = Road(2).only("events", "watched")
    others.state.heard = [f"other-{n}" for n in range(HEARD)]
    first = others.play(event_phase)
    assert len(first.told("passage")) == 1
    assert (len(first.s.heard), first.s.heard[-1]) == (HEARD, "watched")


def test_a_position_without_wishes_and_readings_loads() -> None:
    """Of version 1, which had neither."""
    old = json.loads(Road(2).state.model_dump_json())
    del old["wishes"], old["heard"]
    s = State.model_validate_json(json.dumps(old))
    assert (s.wishes, s.heard) == ([], [])
