"""Drives by railcar (AF-26.4 to AF-26.11)."""

from __future__ import annotations

from typing import cast

import pytest

from rules.aftermath.model import decks
from rules.aftermath.model.cards import RoadCard
from rules.aftermath.play import railcar, travel
from rules.aftermath.play.context import MissionEnds
from rules.aftermath.play.page.pages import set_up
from tests.rules.aftermath.build import A, B, C, Case, Party
from tests.rules.aftermath.model.own_book import road

FAR = "drive-market-arcade"
"""Three steps from the colony."""


def only_road(**fields: object) -> str:
    """The whole road is this card, so that each step brings it."""
    one = road(copies=1, **fields)
    kept = decks.ROAD[one].model_copy(update={"copies": 3})
    cast("dict[str, RoadCard]", decks.ROAD).clear()
    cast("dict[str, RoadCard]", decks.ROAD)[one] = kept
    return one


def owners(*who: str, seats: int = 1, hull: int = 3) -> Party:
    party = Party(*who, seats=seats, phase="leaving").set(location="signal-box-lane")
    return party.colony(railcar=True, hull=hull)


def drive(party: Party, *luck: object, to: str = FAR, driver: str = "0") -> Case:
    """One player alone chooses the drive, and the driver."""
    case = party.play(travel.resolve_travel, *luck)
    return case.says("travel", to).says("driver", driver)


@pytest.mark.rule("AF-26.4")
def test_twelve_cards_of_road_beside_the_railcars_own() -> None:
    cards = railcar.road_cards()
    assert len(cards) == 12
    assert sum(decks.ROAD[one].enemy for one in cards) == 4
    assert "railcar" not in cards


@pytest.mark.rule("AF-26.4", "AF-25.10")
def test_the_railcar_comes_with_a_hull_of_three() -> None:
    case = Party().play(railcar.gain_railcar)
    assert (case.s.colony.railcar, case.s.colony.hull) == (True, 3)


def test_the_railcar_comes_once() -> None:
    case = Party().colony(railcar=True, hull=1).play(railcar.gain_railcar)
    assert case.s.colony.hull == 1


@pytest.mark.rule("AF-26.5")
def test_a_drive_goes_two_or_three_steps() -> None:
    case = owners().play(travel.resolve_travel)
    drives = {one.removeprefix("drive-") for one in case.options if one.startswith("drive-")}
    assert drives == {
        "brickwell-school",
        "water-tower",
        "station-hall",
        "market-arcade",
        "bus-depot",
        "laundry-works",
    }


@pytest.mark.rule("AF-26.5")
@pytest.mark.parametrize(("owned", "hull"), [(False, 0), (True, 0)])
def test_without_a_railcar_that_runs_there_is_no_drive(owned: bool, hull: int) -> None:
    party = owners().colony(railcar=owned, hull=hull)
    case = party.play(travel.resolve_travel)
    assert not [one for one in case.options if one.startswith("drive-")]


@pytest.mark.rule("AF-26.5")
def test_by_default_the_party_walks() -> None:
    case = owners().play(travel.resolve_travel).defaults()
    assert case.s.steps == 1


@pytest.mark.rule("AF-26.5")
def test_a_drive_takes_one_of_time_and_skips_the_pages_between() -> None:
    only_road()
    case = drive(owners())
    assert case.dial("time") == 1
    assert (case.s.location, case.s.to, case.s.steps) == ("market-arcade", 9, 0)


@pytest.mark.rule("AF-26.6")
@pytest.mark.parametrize(("to", "steps"), [("drive-station-hall", 2), (FAR, 3)])
def test_each_step_brings_a_card(to: str, steps: int) -> None:
    only_road()
    assert len(drive(owners(), to=to).told("road")) == steps


@pytest.mark.rule("AF-26.6")
def test_the_road_is_shuffled_and_no_card_comes_twice() -> None:
    seen = []
    for seed in ("one", "two"):
        party = owners().only("deck")
        table = party.play(travel.resolve_travel, seed=seed)
        table.says("travel", FAR).says("driver", "0").defaults()
        seen.append([event.data["card"] for event in table.told("road")])
    for cards in seen:
        assert all(cards.count(one) <= decks.ROAD[one].copies for one in cards)


@pytest.mark.rule("AF-26.6")
def test_testers_take_turns_from_the_driver_leftward() -> None:
    only_road(attribute="agility", difficulty=1)
    case = owners("wren", "bodkin", "cog", seats=3).play(travel.resolve_travel)
    for seat in range(3):
        case.says("travel", FAR, seat=seat)
    for seat in range(3):
        case.says("driver", "1", seat=seat)
    case.defaults()
    assert [event.data["member"] for event in case.told("draw")] == [B, C, A]


@pytest.mark.rule("AF-26.6")
def test_the_defeated_are_passed_over() -> None:
    s = owners("wren", "bodkin", "cog").member("bodkin", defeated=True).state
    assert railcar.find_next_member(s, A) == C
    assert railcar.find_next_member(s, C) == A


@pytest.mark.rule("AF-26.6")
def test_the_turn_goes_on_to_the_next_where_a_tester_is_defeated() -> None:
    keep_only(decks.ROAD["skate-gang"])
    party = owners("wren", "bodkin", "cog").only("deck").member("wren", wounds=3)
    case = drive(party)
    assert [event.data["member"] for event in case.told("draw")] == [A, B, C]


@pytest.mark.rule("AF-26.6")
def test_a_tester_first_draws_three_cards_threats_and_calamity_without_effect() -> None:
    party = owners().stacks("deck", "black-1a", "calamity", "green-1a", "red-1a")
    case = party.play(lambda h: railcar.draw_for_test(h, A))
    assert case.of("wren").hand == ["green-1a"]
    assert case.s.deck.discards == ["black-1a", "calamity"]
    assert case.s.visit.threats == []
    assert case.s.calamities == []


@pytest.mark.rule("AF-26.6")
@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (2, 3), (3, 2), (5, 0)])
def test_no_hand_grows_past_five(held: int, drawn: int) -> None:
    hand = ["red-1a", "red-1b", "red-2a", "red-2b", "red-3a"][:held]
    party = owners().holds("wren", *hand).stacks("deck", "green-1a", "green-1b", "green-2a")
    case = party.play(lambda h: railcar.draw_for_test(h, A))
    assert len(case.of("wren").hand) == held + drawn


@pytest.mark.rule("AF-26.7")
def test_the_driver_is_voted_for_and_is_the_bookkeeper_by_default() -> None:
    only_road()
    case = owners("wren", "bodkin", seats=2).bookkeeper("bodkin").play(travel.resolve_travel)
    for seat in (0, 1):
        case.says("travel", FAR, seat=seat)
    assert set(case.topics()) == {"driver"}
    case.defaults()
    assert case.said("Bodkin drives")


# -- the cards -----------------------------------------------------------------------------------


@pytest.mark.rule("AF-26.8", "AF-26.9")
@pytest.mark.parametrize(
    ("card", "attribute", "difficulty", "opposed"),
    [
        ("loose-rail", "agility", 6, False),
        ("fallen-branch", "strength", 7, False),
        ("washout", "instinct", 6, False),
        ("tunnel", "instinct", 5, False),
        ("dead-signal", "instinct", 7, False),
        ("spilled-grain", "resistance", 5, False),
        ("skate-gang", "agility", 5, True),
        ("wheel-raiders", "strength", 5, True),
        ("jackdaw-dive", "agility", 4, True),
    ],
)
def test_what_each_card_tests(card: str, attribute: str, difficulty: int, opposed: bool) -> None:
    (kept,) = (one for one in decks.ROAD.values() if one.id == card)
    keep_only(kept)
    tested = {
        "agility": "green-1a",
        "strength": "red-1a",
        "resistance": "blue-1a",
        "instinct": "yellow-1a",
    }
    case = drive(owners().only("deck", tested[attribute]), to="drive-station-hall")
    data = case.prompt("road").data
    assert (data["attribute"], data["difficulty"], data["opposed"]) == (
        attribute,
        difficulty,
        opposed,
    )


def keep_only(card: RoadCard) -> None:
    known = cast("dict[str, RoadCard]", decks.ROAD)
    known.clear()
    known[card.id] = card.model_copy(update={"copies": 3})


def failed(card: str, **dials: int) -> Case:
    """A drive of two steps on which the card comes twice and nobody has a card against it."""
    keep_only(decks.ROAD[card])
    return drive(owners().only("deck").dials(**dials), to="drive-station-hall")


@pytest.mark.rule("AF-26.8", "AF-26.9")
@pytest.mark.parametrize("card", ["loose-rail", "fallen-branch", "wheel-raiders"])
def test_what_costs_the_hull(card: str) -> None:
    assert failed(card).s.colony.hull == 1


@pytest.mark.rule("AF-26.8")
def test_a_clear_run_does_nothing() -> None:
    case = failed("clear-run")
    assert (case.s.colony.hull, case.dial("time"), case.dial("food")) == (3, 1, 6)
    assert not case.told("draw")


@pytest.mark.rule("AF-26.8")
def test_a_tunnel_frightens_the_tester() -> None:
    assert [one.statuses for one in failed("tunnel").s.party] == [["frightened"], ["frightened"]]


@pytest.mark.rule("AF-26.8")
def test_a_dead_signal_takes_time() -> None:
    assert failed("dead-signal").dial("time") == 1 + 2


@pytest.mark.rule("AF-26.8")
def test_spilled_grain_is_food_for_whoever_passes_the_test() -> None:
    assert failed("spilled-grain").dial("food") == 6
    keep_only(decks.ROAD["spilled-grain"])
    party = owners().holds("wren", "blue-3a").only("deck")
    case = drive(party, 3, to="drive-station-hall").says("road", "blue-3a")
    assert case.dial("food") == 8


@pytest.mark.rule("AF-26.9")
def test_a_skate_gang_wounds_the_tester() -> None:
    assert [one.wounds for one in failed("skate-gang").s.party] == [1, 1]


@pytest.mark.rule("AF-26.9")
def test_jackdaws_take_food() -> None:
    assert failed("jackdaw-dive", food=7).dial("food") == 3


@pytest.mark.rule("AF-26.8", "AF-26.10")
def test_at_a_washout_the_drive_ends_where_it_is() -> None:
    case = failed("washout")
    assert len(case.told("road")) == 1
    assert (case.s.location, case.s.to) == ("allotment-rows", 4)


@pytest.mark.rule("AF-26.10")
def test_without_a_hull_the_drive_ends_where_it_is_and_the_railcar_is_a_wreck() -> None:
    keep_only(decks.ROAD["loose-rail"])
    case = drive(owners(hull=1).only("deck"))
    assert (case.s.location, case.s.to, case.s.colony.hull) == ("allotment-rows", 4, 0)
    assert not railcar.is_running(case.s)
    assert case.s.colony.railcar


@pytest.mark.rule("AF-26.11")
def test_whoever_is_defeated_on_a_drive_is_back_on_the_page() -> None:
    keep_only(decks.ROAD["skate-gang"])
    case = drive(owners().only("deck").member("wren", wounds=3), to="drive-station-hall")
    assert case.of("wren").defeated
    assert case.of("bodkin").wounds == 1
    there = Party(phase="page").set(to=8).member("wren", defeated=True).stands("bodkin", None)
    arrived = there.play(set_up).defaults()
    assert not arrived.of("wren").defeated
    assert arrived.of("wren").at == arrived.of("bodkin").at


@pytest.mark.rule("AF-13.12", "AF-26.11")
def test_where_all_are_defeated_on_a_drive_the_mission_fails() -> None:
    keep_only(decks.ROAD["skate-gang"])
    party = owners().only("deck").member("wren", wounds=3).member("bodkin", wounds=5)
    assert isinstance(drive(party, to="drive-station-hall").ended, MissionEnds)
