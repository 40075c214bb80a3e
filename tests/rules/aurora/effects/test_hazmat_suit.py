"""LA-16.5, LA-16.6: the Hazmat Suit, which is played at once or a little later."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road, drive

SUIT, TORCH, IV = "hazmat-suit-1", "welding-torch-1", "decontamination-iv-bag-1"


def ill(*cards: str, crew: str = "leader") -> Case:
    """Ada, who may have a Bonus Action, is in the Storehouse. Where its counter would kill, she is
    about to say whether somebody takes it; else what she takes."""
    road = Road(2).zone("contaminated-storehouse").crew(0, active=crew, rest="medic")
    case = road.hand(0, *cards).damaged(0, "2b2").play()
    return case.go("explore:1", "later")


@pytest.mark.rule("LA-16.5")
def test_the_suit_prevents_a_counter() -> None:
    """At once, from the card of a slot; it goes to the Object discards."""
    case = ill(SUIT, crew="co-pilot").go(SUIT)
    assert case.p(0).crew_of("red-co-pilot").counters == 0
    assert case.s.objects.discards == [SUIT]


@pytest.mark.rule("LA-16.5", "LA-16.6")
def test_the_suit_prevents_counters_from_any_source() -> None:
    """An ambush, a waypoint, a Shortcut: out of turn or in it."""
    road = Road(2, "ambush").zone("the-final-howl").order(1, 0).at(0, "118a").hand(0, SUIT)
    case = road.play().pick("0", by=0).pick(SUIT, by=0)
    assert [one.counters for one in case.p(0).crew] == [0, 0, 0]
    case = drive("100", SUIT).waypoints(s101="C").play().go("101").also(SUIT)
    assert case.p(0).crew_of("red-leader").counters == 0
    road = Road(2, "movement", sides=("1B", "2A", "3A")).order(1, 0).at(0, "102a").hand(0, SUIT)
    case = road.crew(0, active="leader").stow(0, "S F").play().go("105").also(SUIT)
    assert (case.p(0).crew_of("red-leader").counters, case.p(0).space) == (0, "105")


@pytest.mark.rule("LA-16.6")
def test_the_suit_takes_a_counter_back_before_death() -> None:
    """The Co-Pilot has his counter and is at 0. Ada gathers, thinks better of it, and plays the
    Suit before the action is over: he lives."""
    case = ill(SUIT, crew="co-pilot").go("red-co-pilot", "0")
    assert case.prompt.text == "Take a Bonus Action now?"
    case.also(SUIT)
    assert case.p(0).crew_of("red-co-pilot").counters == 0
    case.go("none")
    assert case.zones(0)["exhausted"] == {"co-pilot"}


@pytest.mark.rule("LA-16.6")
def test_the_suit_until_the_end_of_the_turn() -> None:
    """After the action it still takes the counter back; once the turn is over it does not."""
    case = ill(SUIT).go("0", "none")
    assert case.prompt.seat == 0
    assert SUIT in case.free(0)
    case.also(SUIT)
    assert case.p(0).crew_of("red-leader").counters == 0
    case = ill(SUIT).go("0", "none", "done")
    assert SUIT not in case.free(0)
    while case.s.round == 1:
        assert SUIT not in case.free(0)
        case.lapse()
    assert case.p(0).crew_of("red-leader").counters == 1


@pytest.mark.rule("LA-16.6")
def test_the_suit_until_the_end_of_a_step_of_all() -> None:
    """Ada has named her Leader; as long as Ben has not answered the Howl she may take it back."""
    case = Road(2, "ambush").zone("the-final-howl").hand(0, SUIT).play()
    case.pick("0", by=0).pick("red-leader", by=0)
    assert case.p(0).crew_of("red-leader").counters == 1
    case.pick(SUIT, by=0)
    assert case.p(0).crew_of("red-leader").counters == 0
    assert [p.seat for p in case.table.prompts if not p.optional] == [1]


@pytest.mark.rule("LA-16.6")
def test_the_suit_is_not_played_by_default_nor_betrayed() -> None:
    """An absent player keeps it. Whoever holds any card is asked as one who holds the Suit, in
    secret; nobody is asked to wait for it."""
    case = ill(SUIT, crew="co-pilot")
    while case.prompt.seat == 0:
        case.lapse()
    assert (case.zones(0)["exhausted"], case.p(0).hand) == (set(), [SUIT]), "the Co-Pilot is dead"
    for card, options in ((SUIT, ["red-co-pilot", SUIT]), (TORCH, ["red-co-pilot", "hurry"])):
        case = ill(card, crew="co-pilot")
        assert case.prompt.secret
        assert case.prompt.text.endswith("Who takes 1 Contamination?")
        assert case.options == options
    case = ill(SUIT)
    assert case.p(0).crew_of("red-leader").counters == 1, "he lives, and she is not asked"
    suit = next(p for p in case.asked(0) if SUIT in [o.id for o in p.options])
    assert suit.optional
    assert suit.secret


@pytest.mark.rule("LA-5.13", "LA-16.6")
def test_what_the_suit_has_taken_off_the_bag_does_not_take_off_again() -> None:
    """Ada has opened the IV Bag and is asked whose counter comes off. She puts the Suit on the
    Leader: of the two only the Medic is left to name."""
    road = Road(2).zone("contaminated-storehouse").crew(0, active="leader", rest="medic+1")
    case = road.hand(0, SUIT, IV).play()
    case.go("explore:1", "later", "0", "none")
    case.also(IV)
    assert case.options == ["red-leader", "medic"]
    case.also(SUIT)
    assert case.options == ["medic"]
    case.go("medic")
    assert [one.counters for one in case.p(0).crew] == [0, 0]


@pytest.mark.rule("LA-16.6")
def test_two_suits_take_two_counters_off() -> None:
    """Both Suits are put on at once, the second before the first has found its wearer."""
    road = Road(2).zone("contaminated-storehouse").crew(0, active="leader medic", rest="driver")
    case = road.hand(0, SUIT, "hazmat-suit-2").play()
    for one in case.p(0).crew[:2]:
        one.counters = one.fresh = 1
    case.also(SUIT)
    assert case.options == ["red-leader", "medic"]
    case.also("hazmat-suit-2").pick("red-leader")
    assert case.options == ["medic"]
    case.pick("medic")
    assert [one.counters for one in case.p(0).crew] == [0, 0, 0]
