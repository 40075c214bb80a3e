"""What the colony eats, and what it makes (AF-19.14 to AF-19.16)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.play.colony.upkeep import resolve_upkeep, resolve_work
from tests.rules.aftermath.build import Party
from tests.rules.aftermath.model import own_book
from tests.rules.aftermath.rows import Later, Row, later, row


def eats(population: int, food: int, *built: str, morale: int = 9) -> Later:
    party = later(phase="upkeep").colony(built=[*built])
    return party.dials(population=population, food=food, morale=morale)


def works(population: int = 4, **colony: Any) -> Later:
    return later(phase="work").dials(population=population, food=0, scrap=0).colony(**colony)


RIGGED = ["rain-barrel", "snare-line"]
ROWS = [
    row("AF-19.14 of one", eats(1, 9), resolve_upkeep, food=8, morale=9),
    row("AF-19.14 of six", eats(6, 9), resolve_upkeep, food=6, morale=9),
    row("AF-19.14 rounded up", eats(7, 9), resolve_upkeep, food=5, morale=9),
    row("AF-19.22", eats(9, 9, "larder"), resolve_upkeep, food=6),
    row("AF-19.22 not below nothing", eats(2, 9, "larder"), resolve_upkeep, food=9),
    row("AF-19.15", eats(8, 2), resolve_upkeep, food=0, morale=7, population=8),
    row("AF-19.15 three missing", eats(8, 1), resolve_upkeep, food=0, morale=6, population=7),
    row("AF-19.36", eats(8, 0, morale=4), resolve_upkeep, topics=["infinite-lives"] * 2),
    row("AF-19.16 of four", works(4), resolve_work, scrap=0, food=0),
    row("AF-19.16 of five", works(5), resolve_work, scrap=1),
    row("AF-19.16 of nine", works(9), resolve_work, scrap=1),
    row("AF-19.16 of ten", works(10), resolve_work, scrap=2),
    row("AF-19.27", works(built=["orchard"]), resolve_work, food=3),
    row("AF-24.6 barrel", works(improvements=["rain-barrel"]), resolve_work, food=1),
    row("AF-24.6 snares", works(improvements=["snare-line"]), resolve_work, food=1),
    row("AF-24.6 both", works(improvements=RIGGED), resolve_work, food=2),
]


@pytest.mark.parametrize("row", ROWS)
def test_upkeep_and_work(row: Row) -> None:
    row.check()


@pytest.mark.rule("AF-26.13")
def test_colonists_do_their_part() -> None:
    cook = own_book.discovery(kind="folk", each_phase=own_book.effects({"dial": {"food": 1}}))
    party = Party(phase="work").dials(food=0).colony(retrieved=[cook])
    assert party.play(resolve_work).dial("food") == 1
