"""The six dials, and how a campaign is lost (AF-1, AF-20)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.model.terms import HIGHEST, NEW_COLONY
from rules.aftermath.play import dials
from rules.aftermath.play.context import CampaignLost, Here
from rules.engine import Play
from tests.rules.aftermath.build import Script
from tests.rules.aftermath.rows import LAPSE, Later, Row, later, row


def at(seats: int | None = None, **stand: int) -> Later:
    """A colony whose dials stand there."""
    return later(seats=seats).dials(**stand)


def falling(dial: str, seats: int = 1, **colony: Any) -> Later:
    return at(seats, **{"population": 9, "morale": 9, dial: 1}).colony(**colony)


def turns(dial: Any, *by: int, **named: Any) -> Script:
    """A dial is turned by each of these."""

    def play(h: Here) -> Play[None]:
        for n in by:
            yield from dials.change_dial(h, dial, n, "The ledge", **named)

    return play


def affords(**cost: Any) -> Script:
    return lambda h: dials.can_afford(h.s, cost)


FERRY: Any = {"time": 1, "food": 2}
WARREN = {"built": ["warren"]}
RADIO = later().colony(improvements=["crystal-radio"])
FEVER = turns("morale", -1)
STAYS = "The ledge: clue stays at 2 because it has already risen in this mission."
ALL = [pytest.param(dial, id=dial) for dial in HIGHEST]
ROWS = [
    row("AF-1.14 AF-1.10", at(food=2), turns("food", -5), food=0, told="food -2 (now 0)."),
    row("nothing", at(food=0), turns("food", -1), told="The ledge: food stays at 0."),
    row(
        "several",
        at(food=1, scrap=1),
        lambda h: dials.change_all(h, {"food": 2, "scrap": -1}, "It"),
        told="It: scrap -1 (now 0), food +2 (now 3).",
    ),
    row("AF-1.11", at(population=14), turns("population", 9), population=15),
    row(
        "AF-1.11 warren", at(population=14).colony(**WARREN), turns("population", 9), population=20
    ),
    row("AF-1.12", at(clue=0), turns("clue", 2, 1), clue=2, told=STAYS),
    row("AF-1.12 full before", at(clue=10), turns("clue", 1, -2, 1), clue=9),
    row("the radio", RADIO, turns("clue", 1, 1, 1), clue=2, clues=2),
    row("foraging", RADIO, turns("clue", 1, 1, unlimited=True), clue=2, clues=0),
    # costs
    row("AF-1.14 short", at(food=1), affords(food=2), returned=False),
    row("AF-1.14", at(food=2), affords(food=2), returned=True),
    row("AF-1.14 all of it", at(food=2, scrap=0), affords(food=1, scrap=1), returned=False),
    row("time can be paid", at(time=0), affords(time=1), returned=True),
    row("not the last", at(morale=1), affords(morale=1), returned=False),
    row("paid", at(time=3, food=2), lambda h: dials.pay_costs(h, FERRY, "It"), time=4, food=0),
    # how a campaign is lost
    row("AF-1.13", falling("morale"), FEVER, topics=["infinite-lives"], morale=0),
    row("AF-20.6 AF-20.7 morale", falling("morale"), FEVER, "lost", ended=CampaignLost, lost=True),
    row(
        "AF-20.7 population",
        falling("population"),
        turns("population", -1),
        "lost",
        ended=CampaignLost,
    ),
    row("AF-20.7 food", at(food=1), turns("food", -1), ended=None, lost=False),
    row("AF-20.7 scrap", at(scrap=1), turns("scrap", -1), ended=None, lost=False),
    row("AF-20.7 clue", at(clue=1), turns("clue", -1), ended=None, lost=False),
    row("AF-20.7 time", at(time=1), turns("time", -1), ended=None, lost=False),
    row(
        "AF-20.8 AF-20.9",
        falling("morale"),
        FEVER,
        "on",
        morale=5,
        population=5,
        infinite=True,
        ended=None,
    ),
    row(
        "AF-20.9 population",
        falling("population"),
        turns("population", -1),
        "on",
        morale=5,
        population=5,
    ),
    row("AF-20.8 default", falling("morale"), FEVER, LAPSE, infinite=True, ended=None),
    row(
        "AF-20.8 again", falling("morale", infinite=True), FEVER, over=True, morale=5, population=5
    ),
    row("AF-20.8 a vote", falling("morale", 2), FEVER, "0:lost", "1:lost", ended=CampaignLost),
    row("AF-20.10", falling("morale", won=True), FEVER, "lost", won=True),
]


@pytest.mark.parametrize("row", ROWS)
def test_dials(row: Row) -> None:
    row.check()


@pytest.mark.rule("AF-1.8", "AF-1.9", "AF-1.10")
@pytest.mark.parametrize("dial", ALL)
def test_a_dial_goes_up_as_said_but_not_above_its_highest(dial: Any) -> None:
    most = {"time": 20, "clue": 10, "scrap": 30, "food": 30, "population": 20, "morale": 15}[dial]
    case = at(**{dial: 3}).make().play(turns(dial, 2))
    assert case.s.colony.dials == {**NEW_COLONY, dial: 5}
    case = at(**{dial: most - 1}).colony(**WARREN).make().play(turns(dial, 3))
    assert case.dial(dial) == most
    assert case.said(f"The ledge: {dial} +1 (now {most}).")
