"""What players read while they play: questions whose answers differ, and events that say why."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from rules.aurora.model.state import Slot
from rules.aurora.play.exploration.zone import block_words, in_words
from rules.engine import Event, Prompt
from tests.drivers import bot_play, opened, random_play
from tests.rules.aurora import invariants
from tests.rules.aurora.build import Case, Road
from tests.rules.aurora.rows import Check, table

GAMES = 12

TILES = ("1-1", "2-1", "3-1", "2-2", "5-1")

"""Bonus tiles of which two give 2 treatments."""

POSITIONS = {"drove": "phase movement; order 1 0; active leader co-pilot; stow SSF"}
rows = table(POSITIONS)


@rows("""
# Damage is told with its cause: an Enemy, a place, a Bonus Action, a Shortcut, a mine.
LA-4.13 | phase ambush; zone riderwolves
    0=0b3 -> told Riderwolves: Ada takes 1 Damage on Hauler box 4.
LA-4.13 | zone service-station; active leader
    explore:1 0 1b2 -> told Service Station: Ada takes 1 Damage on Crew Car box 3.
LA-4.13 | zone driver; active leader+1
    explore:1 first:1.2 0b3 -> told Bonus Action: Ada takes 1 Damage on Hauler box 4.
LA-4.13 | drove; at 103b | 106 0 0b3 -> told Shortcut: Ada takes 1 Damage on Hauler box 4.
LA-4.13 | drove; mine 100-101 | 101 0b3&1b2 -> told Land Mine: Ada takes 1 Damage on Crew Car box 3.
LA-4.13 | zone hunting-lodge; active leader; fame -1
    explore:1 later 0 0b3
        -> told Hunting Lodge: no Fame to lose: Ada takes 1 Damage on Hauler box 4.
# So is what the Automa's cards do to the player.
LA-20.20 | solo; phase end; its_revealed AC3 AC6; its_variant no
    0b3 -> told Action card AC3: Ada takes 1 Damage on Hauler box 4.;
        told Action card AC6: Ada loses 1 Fame (now -1).
# Cold Maiden, waypoint, Contamination, Mechanic.
LA-14.4 | active cold-maiden | +cold-maiden: -> told Cold Maiden: Ada gains 1 Fury
LA-10.12 | drove; at 103a; waypoints 104a:F | 104a -> told Waypoint 104a: Ada gains 1 Fuel.
LA-5.11 | zone contaminated-storehouse; active leader medic
    explore:1:leader later -> told Contaminated Storehouse: Ada's Leader takes 1 Contamination.
LA-14.16 | phase rest; active mechanic; damaged 0b3 | -> told Mechanic: Ada repairs Hauler box 4.
# A death is told once, by Contamination, or by Damage to the seat.
LA-5.14 | zone contaminated-storehouse; active co-pilot; rest medic
    explore:1 later 0 none -> told_once Contamination: Ada loses the Co-Pilot.
LA-4.17 | phase ambush; zone riderwolves
    0=0b0 0=red-leader -> told Riderwolves: Ada takes 1 Damage on Hauler box 1.;
        told_once Hauler box 1: Ada loses the Leader.
# Where the Enemies' fire lands; the Automa's row only if there is an Automa.
LA-11.32 | phase enemies; foe warwolves; outcomes 2 4
    -> told The Enemies fire, and their Damage lands in the bottom row.
LA-11.32 | phase enemies; foe warwolves; outcomes 2 1
    -> told The Enemies fire, and their Damage lands on the Truck.
LA-20.34 | solo; phase enemies; foe warwolves; outcomes 2 4
    -> told The Enemies fire, and their Damage lands in the bottom row, or in row A for the Automa.
LA-12.7 | phase end; zone driver medic orphan jackal hermit
    -> told The Convoys leave the Driver behind.
""")
def test_causes_come_first(check: Check) -> None:
    check()


def played(number: int) -> tuple[list[Prompt[object]], list[tuple[Event, ...]]]:
    """A random game, or one of bots: every question, and the events of every answer."""
    rnd = Random(f"words/{number}")
    seats = 1 + number % 4
    table = opened("aurora", seats, f"words/{number}", invariants.options(rnd, seats))
    prompts, told = list(table.prompts), []
    for _, events in bot_play(table) if number % 3 == 2 else random_play(table, rnd):
        told.append(events)
        prompts += table.prompts
    return prompts, told


@pytest.mark.parametrize("number", range(GAMES))
def test_no_two_answers_read_alike_and_nothing_is_told_twice(number: int) -> None:
    """A button shows its label alone, so labels differ. No line comes twice on end."""
    prompts, told = played(number)
    for prompt in prompts:
        labels = Counter(option.label for option in prompt.options)
        assert max(labels.values(), default=1) == 1, (prompt.text, labels)
    for events in told:
        lines = [event.text for event in events]
        assert not [line for line, after in pairwise(lines) if line == after], lines


def labels(case: Case) -> list[str]:
    return [option.label for option in case.prompt.options]


def lines(case: Case) -> list[str]:
    """What all may read, as it came."""
    return [event.text for event in case.told() if event.seats is None]


@pytest.mark.rule("LA-8.24")
def test_two_blocks_alike_are_told_apart() -> None:
    """A Fuel Depot with the same on both sides, and one with two kinds."""
    for blocks, said in ((["FF", "FF"], "2 Fuel (the left block)"), (["FF", "F"], "2 Fuel")):
        road = Road(2).crew(0, active="leader").damaged(0, "0b3")
        road.state.deck.pile.remove("roadside-pump")
        road.state.zone[0] = Slot(card="roadside-pump", blocks=blocks)
        case = road.play().go("explore:1", "later")
        assert labels(case)[0] == said
        assert len({*labels(case)}) == 2


@pytest.mark.rule("LA-11.8")
def test_two_weapons_of_one_rating_are_told_apart() -> None:
    """The Roof Gun and the Crew Car's, both 2; alone the rating says enough."""
    road = Road(2, "fire").foe("riderwolves", hitpoints="2a").stow(0, "S S S A")
    assert labels(road.play())[1:] == ["Weapon 2 at Riderwolves"]
    road.convoy(0, "hauler/roof-gun", "crew-car", "flatbed").stow(0, "S S S A")
    assert labels(road.play())[1:] == [
        "Weapon 2 (Roof Gun box 1) at Riderwolves",
        "Weapon 2 (Crew Car box 3) at Riderwolves",
    ]
    road.convoy(0, "hauler/wolves-cages", "crew-car", "flatbed").stow(0, "S S S P")
    assert labels(road.play())[1:] == [
        "2 damage (Wolves Cages box 1) to Riderwolves",
        "2 damage (Wolves Cages box 2) to Riderwolves",
    ]


@pytest.mark.rule("LA-8.8")
def test_two_of_one_name_in_the_zone_are_told_apart() -> None:
    """Travelers twice, and the Driver between them."""
    case = Road(2).zone("travelers-1", "driver", "travelers-2").crew(0, active="leader").play()
    assert labels(case)[:3] == ["Travelers (slot 1)", "Driver", "Travelers (slot 3)"]


@pytest.mark.rule("LA-5.22")
def test_two_cards_of_one_name_are_one_choice() -> None:
    """Two MRE in hand: one is offered, whichever it is."""
    road = Road(2).crew(0, active="leader", rest="medic").hand(0, "mre-1", "mre-2")
    assert road.play().free(0).count("mre-1") == 1
    assert "mre-2" not in road.play().free(0)


@pytest.mark.rule("LA-14.10")
def test_the_bonus_actions_of_other_slots_say_where_they_are() -> None:
    """An Explorer reaches two tiles with the same Bonus Action."""
    road = Road(2).zone("driver").crew(0, active="leader+1 explorer").tiles(*TILES)
    case = road.play().go("explore:1:leader")
    assert "2 treatments (slot 2)" in labels(case)
    assert len({*labels(case)}) == len(labels(case))


@pytest.mark.rule("LA-8.39")
def test_what_makes_way_for_somebody_is_called_by_its_name() -> None:
    """Not "a anything: Ammo", but what is lost."""
    full = "0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:A 2b1:A 2b2:F"
    road = Road(2).zone("driver").crew(0, active="leader", rest="medic").lies(0, full)
    case = road.play().go("explore:1", "later")
    assert {option.detail for option in case.prompt.options} == {
        "You lose 1 Ammo.",
        "You lose 1 Survivor.",
    }


@pytest.mark.rule("LA-8.14")
def test_who_goes_may_be_nobody() -> None:
    """Of several picks "Never mind" is none: naming nobody turns back, and so does silence."""
    road = Road(2).zone("", "medic").crew(0, active="driver+1 co-pilot orphan")
    case = road.play().go("explore:2:others")
    assert labels(case) == ["Co-Pilot", "Driver", "Orphan"]
    assert (case.prompt.least, case.prompt.default) == (0, [])
    case.pick()
    assert case.options == ["explore:2", "break", "otherwise"]
    assert case.zones(0)["active"] == {"driver", "co-pilot", "orphan"}


@pytest.mark.parametrize(
    ("blocks", "words"),
    [
        ("OO", "2 Objects"),
        ("AO", "1 Ammo and 1 Object"),
        ("FFP", "2 Fuel and 1 Food"),
        ("", "nothing"),
    ],
)
def test_singular_and_plural(blocks: str, words: str) -> None:
    assert str(block_words(blocks)) == words


def test_two_blocks_of_the_same_are_told_once() -> None:
    assert str(in_words("roadside-pump", ("FF", "FF"))) == "2 Fuel in each of two blocks"
    assert str(in_words("roadside-pump", ("F", "P"))) == "1 Fuel, or 1 Food"


def alone(*zone: str, crew: str = "leader", rest: str = "") -> Road:
    return Road(2).zone(*zone).crew(0, active=crew, rest=rest)


@pytest.mark.rule("LA-8.24")
def test_what_a_block_brings_is_one_line() -> None:
    road = alone("frozen-farm")
    road.state.zone[0] = Slot(card="frozen-farm", blocks=["FFP", "A"])
    assert "Ada gains 2 Fuel and 1 Food." in lines(road.play().go("explore:1", "later", "0"))


@pytest.mark.rule("LA-4.15")
def test_where_there_is_nothing_to_hit_is_told_once() -> None:
    """Two Enemies fire at the top row, and nobody has a Device."""
    road = Road(2, "enemies").foe("warwolves").foe("riderwolves", hitpoints="2a").outcomes(2, 3)
    told = [line for line in lines(road.play()) if "no undamaged box" in line]
    (line,) = told
    assert re.fullmatch(
        r"(Ada and Ben|Ben and Ada) have no undamaged box in the top row and take no Damage\.", line
    )


@pytest.mark.rule("LA-13.12")
def test_one_point_is_one_point() -> None:
    """Ada ends with 1 point, and Ben with none."""
    road = Road(2, "end", number=6).at(0, "101").damaged(0, "0b3", "1b2", "2b2")
    road.damaged(1, "0b3", "1b2", "2b2").stow(0, "S S S").stow(1, "S S S")
    case = road.play()
    assert "Ada: 1 point (spaces ahead 1)." in lines(case)
    assert "Ben: 0 points." in lines(case)
    assert case.table.result is not None
    assert case.table.result.why.endswith("Ada has 1 point.")
