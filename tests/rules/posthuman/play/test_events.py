"""Events and eating (PH-8, PH-9)."""

import pytest

from rules.engine import Play
from rules.posthuman.play.actions.declaring import declare_phase
from rules.posthuman.play.context import CARDS_BETWEEN_READINGS, Here
from rules.posthuman.play.eating import play_eating_phase
from rules.posthuman.play.events import expire_event, play_event_phase
from rules.posthuman.view import view_table
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import NAMES, Case, Road
from tests.rules.posthuman.rows import Check, make_rows

POSITIONS = {
    # In the safe house at the end of a completed tile.
    "house": "tile house zones=1safe supply=0; {} on house zone=0 fresh=yes",
    "guided": "three; place=3; Ben place=2 food=2 ammo=4; Cleo place=5; stack events guide",
    "caravan": "{}; stack events trader-caravan",
    "dark-days": "two; supply two-food food=2; stack supply two-food; stack events dark-days; "
    "Ben forages; {}",
    "sad-event": "event sad {event: {morale: -1}}; stack events sad",
}


eating_rows = make_rows(POSITIONS, play_eating_phase)


@eating_rows("""
# All humans at once, and nothing happens before all have answered.
PH-9.1 | three; food=2; Ben food=1; Cleo turned; orders eat=always; Ben orders eat=always
    0:0 -> hunger=0 food=2
    0:0 1:1 -> hunger=1 food=2 Ben.hunger=0 Ben.food=0
# Eating moves the marker back, and not eating moves it on.
PH-9.2 | alone; food=5 hunger=2 | 0 -> hunger=3 food=5
    1 -> hunger=1 food=4 says='hunger now 1'
    2 -> hunger=0 food=3
PH-9.2 | alone; hunger=1 | -> hunger=2 says='Ada has nothing to eat (hunger now 2)'
# As much as is of use; one food keeps the full full.
PH-9.3 | alone; food=5 hunger={1/3} | -> options={1,0/1,0,2,3}
PH-9.3 | alone; food=2 hunger=3 | -> options=1,0,2
PH-9.3 | three; food=2; Ben food=0; Cleo turned; orders eat=always | 1 -> hunger=0 food=1
# In a safe house nobody goes hungrier, and food counts all the same.
PH-9.4 | alone; house Ada; food=5 hunger=2 | 0 -> says='Ada eats in the safe house.'
    2 -> hunger=0 food=3
PH-9.3 PH-9.4 | alone; house Ada; food=5 hunger=2 | -> options=0,1,2 | 0 -> hunger=2 food=5
PH-9.4 PH-9.8 | alone; house Ada; food=5 | -> over food=5
# The marker moves first; then its slot works, every turn, in a safe house too.
PH-9.5 | alone; food=2 hunger=2 | 2 -> health=6 morale=6
PH-9.5 PH-5.13a | alone; house Ada; hunger={0/1/2/3} | -> health={6/6/5/5} morale={6/5/5/4}
# Beyond the last slot: a knockout.
PH-9.6 PH-19.4 | alone; hunger=3 place=4
    -> fallen health=1 morale=1 hunger=0 food=1 scars=2 place=4
# Camping outside does not feed, and followers eat in a safe house too, or leave.
PH-9.7 | alone; declares camp | -> hunger=1
PH-9.7 | alone; house Ada; food={1/0}; follower fed upkeep=1; has fed | -> food=0 followers={1/0}
# Who is full eats 1 food unasked, but not in a safe house, nor with somebody to feed.
PH-9.8 PH-7.6 | alone; food=3 | -> over hunger=0 food=2 says='Ada eats 1 food.'
PH-9.8 | three; food=3; Ben food=1; Cleo turned | -> says='Ada and Ben eat 1 food each.'
PH-9.8 PH-27.17 | alone; food=1; follower fed upkeep=1; has fed | -> topics=eat
# Silence eats one if there is any, and nothing in a safe house.
PH-9.8 | alone; food={3/1} hunger=2 | . -> food={2/0} hunger=1
PH-9.8 | alone; house Ada; food=3 hunger=2 | . -> food=3
# Health and morale drop together: one knockout.
PH-9.9 PH-19.5a | alone; hunger=2 health=1 morale=2
    -> health=1 morale=1 scars=2 told.knockout=1
# An answer can be taken back until all are in.
PH-9.8 | two; food=2 hunger=1; Ben food=2 hunger=1
    0:0 0:undo 0:1 1:1 -> all.hunger=0,0 all.food=1,1
# What becomes of the marker is said before, and it keeps up with what is done beside it.
PH-9.6 PH-5.13a | alone; food=2 hunger=3 | -> detail.0='You starve and are knocked out.'
        detail.1='Hunger 2: you lose 1 health and 1 morale.' detail.2='Hunger 1: you lose 1 morale.'
PH-9.3 | alone; food=1 hunger=3; gear tin once=yes {anytime: {food: 2}, ask: true}; has tin; free
    -> options=1,0 | 0:tin/0 -> options=1,0,2,3
PH-8.8 | alone; food=1 hunger=1; in-force hurricane | 0 -> hunger=2
""")
def test_eating(check: Check) -> None:
    check()


event_rows = make_rows(POSITIONS, play_event_phase, {"declare": declare_phase})


@event_rows("""
# The top event is resolved without a word, but for what has another moment.
PH-8.1 PH-8.1a | two; sad-event | -> over all.morale=5,5
PH-8.1 | alone; event later {tile_done: {food: 1}}; stack events later | -> food=0
# Some are kept, and the Guide must be paid at once.
PH-8.3 PH-26.7 | three; Ben health=2; stack events protector | -> Ben.events=protector
PH-8.3 PH-26.7 | three; Cleo counters=2; stack events killer-instinct
    -> Cleo.events=killer-instinct
PH-8.4 PH-26.6 | guided | 1:1 -> Ben.place=3 Ben.food=0 Ben.ammo=4 Ben.events=0
    1:2 -> Ben.place=3 Ben.food=2 Ben.ammo=0 Ben.events=0
PH-8.4 PH-8.10 | guided | . -> over Ben.place=2 Ben.food=2 Ben.events=0
PH-26.6 | two; food=2; stack events guide | -> over
PH-26.6 | two; place={8/9}; food=2; Ben place=10; stack events guide | -> topics={way/}
PH-26.6 | three; lays farm 0,1; Cleo lays clinic 0,1; stack events great-explorer
    -> all.counters=1,0,1
# The last human is compared with nobody, unless it is alone; then the solo text counts.
PH-8.5 PH-30.20 | two; food=4 place=1; Ben turned;
        stack events {guide/great-explorer/protector/killer-instinct}
    -> over place=1 counters=0 events=0 event=none
PH-8.5a | alone; stack events {protector/killer-instinct} | -> events={protector/killer-instinct}
PH-21.11 | alone; event dry {event: {morale: -1}} solo=[{at: event, do: [{food: 1}]}];
        stack events dry
    -> morale=6 food=1
# Togetherness rewards humans on the same terrain, or a lone human; mutants do not count.
PH-26.6 | three; Cleo on clinic; stack events togetherness;
        morale=3; Ben morale=3; Cleo morale=3
    -> all.morale=4,4,3
PH-26.6 | alone; morale=3; stack events togetherness | -> morale=4
PH-8.6 | two; morale=3; stack events togetherness; Ben turned | -> morale=3
PH-8.6 | two; sad-event; Ben turned | -> morale=5
# The caravan: all at once, openly, what they can pay; silence declines.
PH-26.6 PH-8.10 | caravan two; food=3 | -> waits=Ada secret=no
PH-26.6 PH-8.10 | caravan two; food=3; Ben food=3 ammo=2
    1:3 -> Ben.food=2 Ben.ammo=4 waits=Ada
PH-26.6 PH-8.10 | caravan alone; food=3 | . -> food=3 ammo=0
PH-26.6 | caravan alone; food=2 | -> options=0,1,3
PH-26.6 | caravan alone; food=3 ammo=2 | 0 -> food=3 ammo=2 over
    1 . -> food=1 ammo=2 hand=1
    2 . -> food=0 ammo=2 hand=1
    3 -> food=2 ammo=4 hand=0
    4 -> food=4 ammo=0 hand=0
# A free action where it can be done; silence declines.
PH-8.7 PH-26.7 | dark-days | yes -> food=2 foraged
PH-8.7 PH-8.10 | dark-days | . -> food=0 foraged=no
PH-8.7 | dark-days forages | -> over
# Whom its darkness knocks out may still forage, at home.
PH-8.7 PH-19.9 PH-26.7 | dark-days morale=1 on clinic | 0 yes -> fallen food=3 foraged
PH-26.7 | dark-days forages; house Ben | -> all.morale=5,6
# In a hurricane only a safe house can be camped in.
PH-26.7 | two; house Ben; health=2; in-force hurricane; play declare
    -> legal=nothing Ben.legal=camp,nothing waits=Ben
# A season says what happens once, as it comes, and what lasts.
PH-8.2 | alone; stack events ash-fall
    -> says='Lose 1 morale (once, now). Until the next season, -1 shooting die.'
PH-8.2 | alone; stack events long-spring | -> says='Until the next season, when you camp:'
PH-8.2 PH-26.7 | alone; stack events dark-days | -> says='(once, now).' unsaid='Until'
# The deck is shuffled again when it is through, but not alone.
PH-8.11 | {two/alone}; only events; event sad {event: {morale: -1}}; used events sad
    -> morale={5/6}
""")
def test_an_event(check: Check) -> None:
    check()


MORALE = {"at": "event", "do": [{"morale": -1}]}


def draw_events(road: Road, *events: str) -> Case:
    """The event phase, one after the other, with these events on top."""

    def phases(h: Here) -> Play[None]:
        for _ in events:
            yield from play_event_phase(h)

    return road.stacks("events", *events).play(phases)


@pytest.mark.rule("PH-8.2", "PH-30.13")
def test_a_season_stays_until_the_next_and_a_regular_event_for_its_turn() -> None:
    first, other = (own_cards.event(MORALE, kind="seasonal") for _ in range(2))
    then = own_cards.event({"at": "evade", "do": [{"roll": {"what": "evade", "n": -1}}]})
    case = draw_events(Road(2), first, then)
    assert (case.s.season, case.s.event, case.human().morale) == (first, then, 5)
    season = view_table(case.s, None, NAMES[:2]).season
    assert season is not None
    assert season.rules == [], "what it did once is over"
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


def test_an_events_text_is_read_once_and_not_again_soon() -> None:
    def heard(*cards: str) -> Case:
        road = Road(2).only("events", "watched")
        road.state.heard = [*cards]
        return road.play(play_event_phase)

    again, first = heard("watched"), heard(*(f"other-{n}" for n in range(CARDS_BETWEEN_READINGS)))
    assert (again.texts("again"), again.told("passage")) == (["The event is Watched."], [])
    assert first.texts("passage") == ["The event is Watched."]
    assert (len(first.s.heard), first.s.heard[-1]) == (CARDS_BETWEEN_READINGS, "watched")
