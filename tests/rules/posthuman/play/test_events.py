"""Events, and those that the rulebook names (PH-8, PH-26.6, PH-26.7)."""

from __future__ import annotations

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

MORALE = {"at": "event", "do": [{"morale": -1}]}


def drawn(road: Road, *events: str) -> Case:
    """The event phase, one after the other, with these events on top."""

    def phases(h: Here) -> Play[None]:
        for _ in events:
            yield from event_phase(h)

    return road.stacks("events", *events).play(phases)


def comes(event: str, seats: int = 1, **ada: Any) -> Any:
    """This event comes to Ada and others."""
    return lambda: Road(seats).human(0, **ada).stacks("events", event)


def housed(road: Road, seat: int) -> Road:
    """Somebody in the safe house at the end of a completed tile."""
    house = own_cards.tile(zones=({"figures": 1, "kind": "safe"},), supply=0)
    return road.lays(seat, house, "0,1").stands(seat, "0,1", zone=0, fresh=True)


def made(seats: int = 1, *effects: dict[str, Any], **event: Any) -> Any:
    """An event of the test's own comes."""
    return lambda: Road(seats).stacks("events", own_cards.event(*effects, **event))


def guided() -> Road:
    road = Road(3).human(0, place=3).human(1, place=2, food=2, ammo=4).human(2, place=5)
    return road.stacks("events", "guide")


def forages(*, foraged: bool = False) -> Road:
    road = Road(2).stacks("supply", own_cards.supply(food=2)).stacks("events", "dark-days")
    road.state.human(1).map["0,0"].foraged = True
    road.state.human(0).map["0,0"].foraged = foraged
    return road


def explorers() -> Road:
    road = Road(3).lays(0, "farm", "0,1").lays(2, "clinic", "0,1")
    return road.stacks("events", "great-explorer")


def companions() -> Road:
    road = Road(3).lays(2, "clinic", "0,1").stands(2, "0,1").stacks("events", "togetherness")
    return road.human(0, morale=3).human(1, morale=3).human(2, morale=3)


def used_up(seats: int) -> Road:
    road = Road(seats).only("events")
    road.state.events.discards = [own_cards.event(MORALE)]
    return road


# fmt: off
EVENTS = [
    # The top event is resolved without a word, but for what has another moment.
    row("PH-8.1 PH-8.1a", made(2, MORALE), "-> over morale=5 Ben.morale=5"),
    row("PH-8.1", made(1, {"at": "tile_done", "do": [{"food": 1}]}), "-> food=0"),
    # Some are kept, and the Guide must be paid at once.
    row("PH-8.3 PH-26.7", lambda: Road(3).human(1, health=2).stacks("events", "protector"),
        "-> Ben.events=protector"),
    row("PH-8.3 PH-26.7", lambda: Road(3).human(2, counters=2).stacks("events", "killer-instinct"),
        "-> Cleo.events=killer-instinct"),
    row("PH-8.4 PH-26.6", guided, "1:1 -> Ben.place=3 Ben.food=0 Ben.ammo=4 Ben.events=0"),
    row("PH-8.4 PH-26.6", guided, "1:2 -> Ben.place=3 Ben.food=2 Ben.ammo=0 Ben.events=0"),
    row("PH-8.4 PH-8.10", guided, ". -> over Ben.place=2 Ben.food=2 Ben.events=0"),
    row("PH-26.6", comes("guide", 2, food=2), "-> over"),
    row("PH-26.6", explorers, "-> counters=1 Ben.counters=0 Cleo.counters=1"),
    # The last human is compared with nobody, unless it is alone; then the solo text counts.
    *(
        row("PH-8.5 PH-30.20",
            lambda one=one: Road(2).human(0, food=4, place=1).mutant(1).stacks("events", one),
            "-> over place=1 counters=0 events=0 event=none")
        for one in ("guide", "great-explorer", "protector", "killer-instinct")
    ),
    row("PH-8.5a", comes("protector"), "-> events=protector"),
    row("PH-8.5a", comes("killer-instinct"), "-> events=killer-instinct"),
    row("PH-21.11", made(1, MORALE, solo=[{"at": "event", "do": [{"food": 1}]}]),
        "-> morale=6 food=1"),
    # Togetherness rewards humans on the same terrain, or a lone human; mutants do not count.
    row("PH-26.6", companions, "-> morale=4 Ben.morale=4 Cleo.morale=3"),
    row("PH-26.6", comes("togetherness", morale=3), "-> morale=4"),
    row("PH-8.6", lambda: comes("togetherness", 2, morale=3)().mutant(1), "-> morale=3"),
    row("PH-8.6", lambda: made(2, MORALE)().mutant(1), "-> morale=5"),
    # The caravan: all at once, openly, what they can pay; silence declines.
    row("PH-26.6 PH-8.10", comes("trader-caravan", 2, food=3), "-> waits=Ada secret=no"),
    row("PH-26.6 PH-8.10", lambda: comes("trader-caravan", 2, food=3)().human(1, food=3, ammo=2),
        "1:3 -> Ben.food=2 Ben.ammo=4 waits=Ada"),
    row("PH-26.6 PH-8.10", comes("trader-caravan", food=3), ". -> food=3 ammo=0"),
    row("PH-26.6", comes("trader-caravan", food=2), "-> options=0,1,3"),
    row("PH-26.6", comes("trader-caravan", food=3, ammo=2), "0 -> food=3 ammo=2 over"),
    row("PH-26.6", comes("trader-caravan", food=3, ammo=2), "1 . -> food=1 ammo=2 hand=1"),
    row("PH-26.6", comes("trader-caravan", food=3, ammo=2), "2 . -> food=0 ammo=2 hand=1"),
    row("PH-26.6", comes("trader-caravan", food=3, ammo=2), "3 -> food=2 ammo=4 hand=0"),
    row("PH-26.6", comes("trader-caravan", food=3, ammo=2), "4 -> food=4 ammo=0 hand=0"),
    # A free action where it can be done; silence declines.
    row("PH-8.7 PH-26.7", forages, "yes -> food=2 foraged"),
    row("PH-8.7 PH-8.10", forages, ". -> food=0 foraged=no"),
    row("PH-8.7", lambda: forages(foraged=True), "-> over"),
    row("PH-26.7", lambda: housed(forages(foraged=True), 1), "-> morale=5 Ben.morale=6"),
    row("PH-8.8", lambda: Road(1).human(0, food=1, hunger=1).event("hurricane"), "0 -> hunger=2",
        play=eating_phase),
    # In a hurricane only a safe house can be camped in.
    row("PH-26.7", lambda: housed(Road(2), 1).human(0, health=2).event("hurricane"),
        "-> legal=nothing Ben.legal=camp,nothing waits=Ben", play=declare_phase),
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
    case = drawn(Road(2), first, then)
    assert (case.s.season, case.s.event, case.human().morale) == (first, then, 5)
    expire_event(case.s)
    assert (case.s.season, case.s.event, case.s.events.discards) == (first, None, [then])
    case = drawn(Road(2), first, other)
    assert (case.s.season, case.s.events.discards) == (other, [first])


@pytest.mark.rule("PH-8.3", "PH-8.3a")
def test_an_event_that_is_kept_stays_beyond_the_turn_and_is_public() -> None:
    case = drawn(Road(2).human(1, health=2), "protector")
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
