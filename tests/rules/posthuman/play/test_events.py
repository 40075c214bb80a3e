"""Events and eating (PH-8, PH-9)."""

from typing import Any

import pytest

from rules.engine import Play
from rules.posthuman.play.actions.declaring import declare_phase
from rules.posthuman.play.context import HEARD, Here
from rules.posthuman.play.eating import eating_phase
from rules.posthuman.play.events import event_phase, expire_event
from rules.posthuman.view import view_table
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import NAMES, Case, Road
from tests.rules.posthuman.rows import Row, row


def place_ada(**human: Any) -> Any:
    """Ada alone."""
    return lambda: Road(1).human(0, **human)


def camp_in_house(*cards: dict[str, int], **human: Any) -> Any:
    """Ada alone, in the safe house at the end of a completed tile, with followers."""

    def make_road() -> Road:
        house = own_cards.tile(zones=({"figures": 1, "kind": "safe"},), supply=0)
        road = Road(1).lays(0, house, "0,1").stands(0, "0,1", zone=0, fresh=True)
        return road.human(0, **human).has(0, *[own_cards.follower(**each) for each in cards])

    return make_road


def place_ada_and_ben(**orders: str) -> Road:
    return Road(3).human(0, food=2).human(1, food=1).mutant(2).stands_by(0, **orders)


FED = {"upkeep": 1}
TIN = {"at": "anytime", "do": [{"food": 2}], "ask": True}
# fmt: off
EATING = [
    # All humans at once, and nothing happens before all have answered.
    row("PH-9.1", lambda: place_ada_and_ben(eat="always").stands_by(1, eat="always"),
        "0:0 -> hunger=0 food=2"),
    row("PH-9.1", lambda: place_ada_and_ben(eat="always").stands_by(1, eat="always"),
        "0:0 1:1 -> hunger=1 food=2 Ben.hunger=0 Ben.food=0"),
    # Eating moves the marker back, and not eating moves it on.
    row("PH-9.2", place_ada(food=5, hunger=2), "0 -> hunger=3 food=5"),
    row("PH-9.2", place_ada(food=5, hunger=2), "1 -> hunger=1 food=4 says='hunger now 1'"),
    row("PH-9.2", place_ada(food=5, hunger=2), "2 -> hunger=0 food=3"),
    row("PH-9.2", place_ada(hunger=1), "-> hunger=2 says='Ada has nothing to eat (hunger now 2)'"),
    row("PH-9.4", camp_in_house(food=5, hunger=2), "0 -> says='Ada eats in the safe house.'"),
    # As much as is of use; one food keeps the full full.
    row("PH-9.3", place_ada(food=5, hunger=1), "-> options=1,0"),
    row("PH-9.3", place_ada(food=5, hunger=3), "-> options=1,0,2,3"),
    row("PH-9.3", place_ada(food=2, hunger=3), "-> options=1,0,2"),
    row("PH-9.3", lambda: place_ada_and_ben(eat="always").human(1, food=0), "1 -> hunger=0 food=1"),
    # In a safe house nobody goes hungrier, and food counts all the same.
    row("PH-9.3 PH-9.4", camp_in_house(food=5, hunger=2),
        "-> options=0,1,2 | 0 -> hunger=2 food=5"),
    row("PH-9.4", camp_in_house(food=5, hunger=2), "2 -> hunger=0 food=3"),
    row("PH-9.4 PH-9.8", camp_in_house(food=5), "-> over food=5"),
    # The marker moves first; then its slot works, every turn, in a safe house too.
    row("PH-9.5", place_ada(food=2, hunger=2), "2 -> health=6 morale=6"),
    row("PH-9.5 PH-5.13a", camp_in_house(hunger=0), "-> health=6 morale=6"),
    row("PH-9.5 PH-5.13a", camp_in_house(hunger=1), "-> health=6 morale=5"),
    row("PH-9.5 PH-5.13a", camp_in_house(hunger=2), "-> health=5 morale=5"),
    row("PH-9.5 PH-5.13a", camp_in_house(hunger=3), "-> health=5 morale=4"),
    # Beyond the last slot: a knockout.
    row("PH-9.6 PH-19.4", place_ada(hunger=3, place=4),
        "-> fallen health=1 morale=1 hunger=0 food=1 scars=2 place=4"),
    # Camping outside does not feed, and followers eat in a safe house too, or leave.
    row("PH-9.7", lambda: Road(1).declares(0, "camp"), "-> hunger=1"),
    row("PH-9.7", camp_in_house(FED, food=1), "-> food=0 followers=1"),
    row("PH-9.7", camp_in_house(FED), "-> followers=0"),
    # Who is full eats 1 food unasked, but not in a safe house, nor with somebody to feed.
    row("PH-9.8 PH-7.6", place_ada(food=3), "-> over hunger=0 food=2 says='Ada eats 1 food.'"),
    row("PH-9.8", lambda: place_ada_and_ben().human(0, food=3),
        "-> says='Ada and Ben eat 1 food each.'"),
    row("PH-9.8 PH-27.17", lambda: place_ada(food=1)().has(0, own_cards.follower(**FED)),
        "-> topics=eat"),
    # Silence eats one if there is any, and nothing in a safe house.
    row("PH-9.8", place_ada(food=3, hunger=2), ". -> food=2 hunger=1"),
    row("PH-9.8", place_ada(food=1, hunger=2), ". -> food=0 hunger=1"),
    row("PH-9.8", camp_in_house(food=3, hunger=2), ". -> food=3"),
    # Health and morale drop together: one knockout.
    row("PH-9.9 PH-19.5a", place_ada(hunger=2, health=1, morale=2),
        "-> health=1 morale=1 scars=2 told.knockout=1"),
    # An answer can be taken back until all are in.
    row("PH-9.8", lambda: Road(2).human(0, food=2, hunger=1).human(1, food=2, hunger=1),
        "0:0 0:undo 0:1 1:1 -> all.hunger=0,0 all.food=1,1"),
    # What becomes of the marker is said before, and it keeps up with what is done beside it.
    row("PH-9.6 PH-5.13a", place_ada(food=2, hunger=3),
        "-> detail.0='You starve and are knocked out.' "
        "detail.1='Hunger 2: you lose 1 health and 1 morale.' "
        "detail.2='Hunger 1: you lose 1 morale.'"),
    row("PH-9.3",
        lambda: place_ada(food=1, hunger=3)().has(0, own_cards.gear(TIN, id="tin", once=True)),
        "-> options=1,0 | 0:tin/0 -> options=1,0,2,3", free=True),
]
# fmt: on


@pytest.mark.parametrize("row", EATING)
def test_eating(row: Row) -> None:
    row.check(eating_phase)


MORALE = {"at": "event", "do": [{"morale": -1}]}


def draw_events(road: Road, *events: str) -> Case:
    """The event phase, one after the other, with these events on top."""

    def phases(h: Here) -> Play[None]:
        for _ in events:
            yield from event_phase(h)

    return road.stacks("events", *events).play(phases)


def draw_event(event: str, seats: int = 1, **ada: Any) -> Any:
    """This event comes to Ada and others."""
    return lambda: Road(seats).human(0, **ada).stacks("events", event)


def in_safe_house(road: Road, seat: int) -> Road:
    """Somebody in the safe house at the end of a completed tile."""
    house = own_cards.tile(zones=({"figures": 1, "kind": "safe"},), supply=0)
    return road.lays(seat, house, "0,1").stands(seat, "0,1", zone=0, fresh=True)


def draw_own_event(seats: int = 1, *effects: dict[str, Any], **event: Any) -> Any:
    """An event of the test's own comes."""
    return lambda: Road(seats).stacks("events", own_cards.event(*effects, **event))


def draw_guide() -> Road:
    road = Road(3).human(0, place=3).human(1, place=2, food=2, ammo=4).human(2, place=5)
    return road.stacks("events", "guide")


def draw_dark_days(*, foraged: bool = False) -> Road:
    road = Road(2).stacks("supply", own_cards.supply(food=2)).stacks("events", "dark-days")
    road.state.human(1).map["0,0"].foraged = True
    road.state.human(0).map["0,0"].foraged = foraged
    return road


def draw_great_explorer() -> Road:
    road = Road(3).lays(0, "farm", "0,1").lays(2, "clinic", "0,1")
    return road.stacks("events", "great-explorer")


def draw_togetherness() -> Road:
    road = Road(3).lays(2, "clinic", "0,1").stands(2, "0,1").stacks("events", "togetherness")
    return road.human(0, morale=3).human(1, morale=3).human(2, morale=3)


def used_up(seats: int) -> Road:
    road = Road(seats).only("events")
    road.state.events.discards = [own_cards.event(MORALE)]
    return road


# fmt: off
EVENTS = [
    # The top event is resolved without a word, but for what has another moment.
    row("PH-8.1 PH-8.1a", draw_own_event(2, MORALE), "-> over morale=5 Ben.morale=5"),
    row("PH-8.1", draw_own_event(1, {"at": "tile_done", "do": [{"food": 1}]}), "-> food=0"),
    # Some are kept, and the Guide must be paid at once.
    row("PH-8.3 PH-26.7", lambda: Road(3).human(1, health=2).stacks("events", "protector"),
        "-> Ben.events=protector"),
    row("PH-8.3 PH-26.7", lambda: Road(3).human(2, counters=2).stacks("events", "killer-instinct"),
        "-> Cleo.events=killer-instinct"),
    row("PH-8.4 PH-26.6", draw_guide, "1:1 -> Ben.place=3 Ben.food=0 Ben.ammo=4 Ben.events=0"),
    row("PH-8.4 PH-26.6", draw_guide, "1:2 -> Ben.place=3 Ben.food=2 Ben.ammo=0 Ben.events=0"),
    row("PH-8.4 PH-8.10", draw_guide, ". -> over Ben.place=2 Ben.food=2 Ben.events=0"),
    row("PH-26.6", draw_event("guide", 2, food=2), "-> over"),
    row("PH-26.6", draw_great_explorer, "-> counters=1 Ben.counters=0 Cleo.counters=1"),
    # The last human is compared with nobody, unless it is alone; then the solo text counts.
    *(
        row("PH-8.5 PH-30.20",
            lambda one=one: Road(2).human(0, food=4, place=1).mutant(1).stacks("events", one),
            "-> over place=1 counters=0 events=0 event=none")
        for one in ("guide", "great-explorer", "protector", "killer-instinct")
    ),
    row("PH-8.5a", draw_event("protector"), "-> events=protector"),
    row("PH-8.5a", draw_event("killer-instinct"), "-> events=killer-instinct"),
    row("PH-21.11", draw_own_event(1, MORALE, solo=[{"at": "event", "do": [{"food": 1}]}]),
        "-> morale=6 food=1"),
    # Togetherness rewards humans on the same terrain, or a lone human; mutants do not count.
    row("PH-26.6", draw_togetherness, "-> morale=4 Ben.morale=4 Cleo.morale=3"),
    row("PH-26.6", draw_event("togetherness", morale=3), "-> morale=4"),
    row("PH-8.6", lambda: draw_event("togetherness", 2, morale=3)().mutant(1), "-> morale=3"),
    row("PH-8.6", lambda: draw_own_event(2, MORALE)().mutant(1), "-> morale=5"),
    # The caravan: all at once, openly, what they can pay; silence declines.
    row("PH-26.6 PH-8.10", draw_event("trader-caravan", 2, food=3), "-> waits=Ada secret=no"),
    row("PH-26.6 PH-8.10",
        lambda: draw_event("trader-caravan", 2, food=3)().human(1, food=3, ammo=2),
        "1:3 -> Ben.food=2 Ben.ammo=4 waits=Ada"),
    row("PH-26.6 PH-8.10", draw_event("trader-caravan", food=3), ". -> food=3 ammo=0"),
    row("PH-26.6", draw_event("trader-caravan", food=2), "-> options=0,1,3"),
    row("PH-26.6", draw_event("trader-caravan", food=3, ammo=2), "0 -> food=3 ammo=2 over"),
    row("PH-26.6", draw_event("trader-caravan", food=3, ammo=2), "1 . -> food=1 ammo=2 hand=1"),
    row("PH-26.6", draw_event("trader-caravan", food=3, ammo=2), "2 . -> food=0 ammo=2 hand=1"),
    row("PH-26.6", draw_event("trader-caravan", food=3, ammo=2), "3 -> food=2 ammo=4 hand=0"),
    row("PH-26.6", draw_event("trader-caravan", food=3, ammo=2), "4 -> food=4 ammo=0 hand=0"),
    # A free action where it can be done; silence declines.
    row("PH-8.7 PH-26.7", draw_dark_days, "yes -> food=2 foraged"),
    row("PH-8.7 PH-8.10", draw_dark_days, ". -> food=0 foraged=no"),
    row("PH-8.7", lambda: draw_dark_days(foraged=True), "-> over"),
    row("PH-26.7", lambda: in_safe_house(draw_dark_days(foraged=True), 1),
        "-> morale=5 Ben.morale=6"),
    row("PH-8.8", lambda: Road(1).human(0, food=1, hunger=1).event("hurricane"), "0 -> hunger=2",
        play=eating_phase),
    # In a hurricane only a safe house can be camped in.
    row("PH-26.7", lambda: in_safe_house(Road(2), 1).human(0, health=2).event("hurricane"),
        "-> legal=nothing Ben.legal=camp,nothing waits=Ben", play=declare_phase),
    # A season says what happens once, as it comes, and what lasts.
    row("PH-8.2", draw_event("ash-fall"),
        "-> says='Lose 1 morale (once, now). Until the next season, -1 shooting die.'"),
    row("PH-8.2", draw_event("long-spring"), "-> says='Until the next season, when you camp:'"),
    row("PH-8.2 PH-26.7", draw_event("dark-days"), "-> says='(once, now).' unsaid='Until'"),
    # The deck is shuffled again when it is through, but not alone.
    row("PH-8.11", lambda: used_up(2), "-> morale=5"),
    row("PH-8.11", lambda: used_up(1), "-> morale=6"),
]
# fmt: on


@pytest.mark.parametrize("row", EVENTS)
def test_an_event(row: Row) -> None:
    row.check(event_phase)


@pytest.mark.rule("PH-8.2", "PH-30.13")
def test_a_season_stays_until_the_next_and_a_regular_event_for_its_turn() -> None:
    first, other = (own_cards.event(MORALE, kind="seasonal") for _ in range(2))
    then = own_cards.event({"at": "evade", "do": [{"roll": {"what": "evade", "n": -1}}]})
    case = draw_events(Road(2), first, then)
    assert (case.s.season, case.s.event, case.human().morale) == (first, then, 5)
    expire_event(case.s)
    assert (case.s.season, case.s.event, case.s.events.discards) == (first, None, [then])
    case = draw_events(Road(2), first, other)
    assert (case.s.season, case.s.events.discards) == (other, [first])


@pytest.mark.rule("PH-8.3", "PH-8.3a")
def test_an_event_that_is_kept_stays_beyond_the_turn_and_is_public() -> None:
    case = draw_events(Road(2).human(1, health=2), "protector")
    expire_event(case.s)
    assert (case.human(1).events, case.s.events.discards) == (["protector"], [])
    human = view_table(case.s, None, NAMES[:2]).human(1)
    assert human is not None
    assert [card.name for card in human.events] == ["Protector"]


def test_the_words_of_an_event_are_read_once_and_not_again_soon() -> None:
    def heard(*cards: str) -> Case:
        road = Road(2).only("events", "watched")
        road.state.heard = [*cards]
        return road.play(event_phase)

    again, first = heard("watched"), heard(*(f"other-{n}" for n in range(HEARD)))
    assert (again.texts("again"), again.told("passage")) == (["The event is Watched."], [])
    assert first.texts("passage") == ["The event is Watched."]
    assert (len(first.s.heard), first.s.heard[-1]) == (HEARD, "watched")
