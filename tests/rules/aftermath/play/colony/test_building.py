"""What the colony puts its scrap into (AF-19.17 to AF-19.28)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.model.decks import STRUCTURES
from rules.aftermath.play.colony.building import (
    list_buildable,
    resolve_building,
    resolve_repair_step,
)
from rules.aftermath.play.context import Here
from rules.aftermath.play.turn.repairing import find_repair_cost
from tests.rules.aftermath.build import Case, Party, Script
from tests.rules.aftermath.model import own_book
from tests.rules.aftermath.rows import DEFAULTS, Later, Row, later, row


def home(scrap: int, population: int = 7, seats: int = 1, **colony: Any) -> Later:
    """A colony in which anything may be built for that scrap."""
    party = later("wren", "bodkin", "cog") if seats == 3 else later("wren", seats=1)
    party = party.set(phase="build").dials(scrap=scrap, population=population, morale=5)
    return party.colony(flags={"seeds": 1}).colony(**colony)


def workbench(scrap: int, **colony: Any) -> Later:
    party = later("wren", "bodkin", seats=1, phase="repair")
    return party.dials(scrap=scrap).colony(**colony)


def buildable(h: Here) -> list[str]:
    return list(list_buildable(h.s))


def cap(h: Here) -> int:
    return h.s.population_cap


def cost(repair: int) -> Script:
    """What it costs to fix something."""
    return lambda h: find_repair_cost(h.s, own_book.item(repair=repair))


BUILD, FIX = resolve_building, resolve_repair_step
ALL = [*STRUCTURES]
CHEAP = ["palisade", "watchtower", "larder", "infirmary"]
ROWS = [
    row("AF-19.20 AF-19.21 AF-19.22 AF-19.23", home(4), buildable, returned=[]),
    row("AF-19.20", home(5), BUILD, "palisade", scrap=0, built=["palisade"]),
    row("AF-19.21", home(5), BUILD, "watchtower", scrap=0, built=["watchtower"]),
    row("AF-19.22", home(5), BUILD, "larder", scrap=0, built=["larder"]),
    row("AF-19.23", home(5), BUILD, "infirmary", scrap=0, built=["infirmary"]),
    row("AF-19.24 AF-19.25 AF-19.26", home(5), buildable, returned=CHEAP),
    row("AF-19.24", home(6), BUILD, "warren", scrap=0, built=["warren"]),
    row("AF-19.25", home(6), BUILD, "workshop", scrap=0, built=["workshop"]),
    row("AF-19.26", home(6), BUILD, "hall", scrap=0, built=["hall"]),
    row("AF-19.27 price", home(6), buildable, returned=ALL[:-1]),
    row("AF-19.27", home(7), BUILD, "orchard", scrap=0, built=["orchard"]),
    row("AF-19.27 seeds", home(20, flags={}), buildable, returned=ALL[:-1]),
    row("AF-19.19 once", home(20, built=["palisade"]), buildable, returned=ALL[1:]),
    row("AF-19.19 three", home(20, population=3), buildable, returned=[]),
    row("AF-19.19 four", home(20, population=4), buildable, returned=ALL),
    row("AF-19.18", home(30), BUILD, "hall", built=["hall"], over=True),
    row("AF-19.18 silence", home(9, seats=3), BUILD, DEFAULTS, built=[]),
    row(
        "AF-19.18 votes",
        home(9, seats=3),
        BUILD,
        "0:larder",
        "1:larder",
        "2:hall",
        built=["larder"],
    ),
    row("AF-24.6 loom", home(9, supply=["loom"]), BUILD, "loom", morale=6, improvements=["loom"]),
    row("AF-24.6 bunks", home(9, improvements=["bunks"]), cap, returned=17),
    row("AF-1.11", home(9), cap, returned=15),
    row("AF-19.24 room", home(9, built=["warren"]), cap, returned=20),
    # repairs
    row("AF-19.25 no workshop", home(9), cost(3), returned=3),
    row("AF-19.25 workshop", home(9, built=["workshop"]), cost(3), returned=2),
    row("AF-19.25 never free", home(9, built=["workshop"]), cost(1), returned=1),
    row("AF-26.10", workbench(4, railcar=True, hull=0), FIX, "mend", hull=3, scrap=0),
    row("AF-26.10 dear", workbench(3, railcar=True, hull=0), FIX, over=True),
    row("AF-26.10 whole", workbench(9, railcar=True, hull=1), FIX, over=True),
    row("AF-26.10 none", workbench(9), FIX, over=True),
]


@pytest.mark.parametrize("row", ROWS)
def test_building(row: Row) -> None:
    row.check()


def improvement(repair: int) -> str:
    return own_book.item(repair=repair, slot="stash", kind="improvement")


@pytest.mark.rule("AF-19.28")
def test_any_number_of_improvements_that_can_be_paid_for() -> None:
    one, other = improvement(2), improvement(3)
    case = home(30, supply=[one, other]).make().play(BUILD).pick("hall")
    assert case.options == ["enough", one, other]
    case.pick(one).pick(other)
    assert (case.over, case.dial("scrap")) == (True, 30 - 6 - 2 - 3)
    assert (case.s.colony.improvements, case.s.colony.supply) == ([one, other], [])
    assert home(2, supply=[other]).make().play(BUILD).over
    assert home(3, supply=[other]).make().play(BUILD).options == ["enough", other]


def test_an_improvement_says_what_it_does() -> None:
    case = home(30, supply=["bunks"]).make().play(BUILD)
    assert case.option("bunks").detail == "Room for 2 more in the colony."


def fixing(scrap: int, *broken: str) -> Case:
    party: Party = workbench(scrap).make()
    return party.breaks(*broken).play(FIX)


def test_an_improvement_is_fixed_for_the_colony_and_offered_once() -> None:
    bunks = improvement(1)
    case = fixing(2, bunks)
    assert case.options == ["enough", f"{bunks}.0"]
    assert case.option(f"{bunks}.0").label.endswith(" for the colony")
    assert case.pick(f"{bunks}.0").s.colony.supply == [bunks]


@pytest.mark.rule("AF-19.17")
def test_broken_things_are_fixed_for_their_cost_and_given_to_whom_all_like() -> None:
    pin, pot = own_book.item(repair=3), own_book.item(repair=1, slot="head")
    case = fixing(4, pin, pot)
    assert set(case.options) == {"enough", *(f"{one}.{m}" for one in (pin, pot) for m in (0, 1))}
    case.pick(f"{pin}.1").says("place", "equip")
    assert (case.worn("bodkin"), case.dial("scrap")) == ([pin], 1)
    case.pick("enough")
    assert (case.s.colony.broken, case.over) == ([pot], True)
    assert fixing(2, pin).over
    assert fixing(9, pin).defaults().s.colony.broken == [pin]
