"""What the colony eats, and what it makes (AF-19.14 to AF-19.16)."""

from __future__ import annotations

import pytest

from rules.aftermath.play.colony.upkeep import resolve_upkeep, resolve_work
from tests.rules.aftermath.build import Case, Party
from tests.rules.aftermath.model import own_book


def fed(population: int, food: int, *built: str) -> Case:
    party = Party(phase="upkeep").colony(built=list(built))
    return party.dials(population=population, food=food, morale=9).play(resolve_upkeep)


@pytest.mark.rule("AF-19.14")
@pytest.mark.parametrize(("population", "eaten"), [(1, 1), (6, 3), (7, 4), (8, 4)])
def test_half_the_population_rounded_up(population: int, eaten: int) -> None:
    case = fed(population, 9)
    assert case.dial("food") == 9 - eaten
    assert case.dial("morale") == 9


@pytest.mark.rule("AF-19.22", "AF-19.14")
def test_the_larder_saves_two_but_never_more_than_there_is_to_eat() -> None:
    assert fed(9, 9, "larder").dial("food") == 6
    assert fed(2, 9, "larder").dial("food") == 9


@pytest.mark.rule("AF-19.14", "AF-19.15")
def test_each_missing_food_costs_morale_and_what_there_is_is_eaten() -> None:
    case = fed(8, 2)
    assert case.dial("food") == 0
    assert case.dial("morale") == 7
    assert case.dial("population") == 8


@pytest.mark.rule("AF-19.15")
def test_three_missing_cost_one_of_the_population_too() -> None:
    assert fed(8, 1).dial("population") == 7
    assert fed(8, 1).dial("morale") == 6
    assert fed(8, 2).dial("population") == 8


@pytest.mark.rule("AF-19.36", "AF-20.6")
def test_hunger_can_end_the_campaign() -> None:
    party = Party(phase="upkeep").dials(population=8, food=0, morale=4)
    assert party.play(resolve_upkeep).topics() == ["infinite-lives", "infinite-lives"]


def worked(population: int = 4, **colony: list[str]) -> Case:
    return (
        Party(phase="work")
        .dials(population=population, food=0, scrap=0)
        .colony(**colony)
        .play(resolve_work)
    )


@pytest.mark.rule("AF-19.16")
@pytest.mark.parametrize(("population", "scrap"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_a_scrap_for_every_five(population: int, scrap: int) -> None:
    assert worked(population).dial("scrap") == scrap


@pytest.mark.rule("AF-19.16", "AF-19.27")
def test_the_orchard_gives_three_food() -> None:
    assert worked(built=["orchard"]).dial("food") == 3


@pytest.mark.rule("AF-19.16", "AF-24.6")
@pytest.mark.parametrize("one", ["rain-barrel", "snare-line"])
def test_what_is_rigged_gives_a_food_each(one: str) -> None:
    assert worked(improvements=[one]).dial("food") == 1
    assert worked(improvements=["rain-barrel", "snare-line"]).dial("food") == 2


@pytest.mark.rule("AF-26.13")
def test_colonists_do_their_part() -> None:
    cook = own_book.discovery(kind="folk", each_phase=own_book.effects({"dial": {"food": 1}}))
    assert worked(retrieved=[cook]).dial("food") == 1
