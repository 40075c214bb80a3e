"""What has happened at home meanwhile (AF-19.5 to AF-19.13)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.model.terms import BLACK_DIE
from rules.aftermath.play.colony.hardship import resolve_hardship
from tests.rules.aftermath.rows import DEFAULTS, Later, Row, later, row


def suffered(time: int, *built: str, mission: int = 1, morale: int = 9, **colony: Any) -> Later:
    """Mission 1 may take 6 hours. Population is 9, food 9."""
    party = later(phase="hardship").set(played=mission).colony(built=[*built], **colony)
    return party.dials(time=time, morale=morale, food=9, population=9)


def left(food: int = 9, morale: int = 9, population: int = 9) -> dict[str, int]:
    return {"food": food, "morale": morale, "population": population}


HARD = resolve_hardship
WARDS = ("palisade", "watchtower")
WORST = suffered(13, "orchard", "infirmary", "larder")
ROWS = [
    row("AF-18.4", suffered(9), HARD, luck=[3], told="6: 3 (black die) + 3 (hours"),
    row("AF-19.5 in time", suffered(1), HARD, luck=[2], told="2: 2 (black die)."),
    row("AF-19.35", suffered(5, mission=0), HARD, luck=[1], told="1: 1 (black die)."),
    row(
        "AF-19.35 late", suffered(6, mission=0), HARD, luck=[1], told="2: 1 (black die) + 1 (hour "
    ),
    row("AF-19.5 morale 4", suffered(6, morale=4), HARD, luck=[1], told="1: 1 (black die)."),
    row(
        "AF-19.5 morale 3", suffered(6, morale=3), HARD, luck=[1], told="2: 1 (black die) + 1 (low"
    ),
    row("AF-19.5 AF-19.20", suffered(6, "palisade"), HARD, luck=[3], told="2: 3 (black die) - 1"),
    row("AF-19.5 AF-19.21", suffered(6, "watchtower"), HARD, luck=[3], told="2: 3 (black die) - 1"),
    row("AF-19.5 both", suffered(6, *WARDS), HARD, luck=[3], told="1: 3 (black die) - 2"),
    row(
        "AF-24.6",
        suffered(6, improvements=["alarm-bell"]),
        HARD,
        luck=[3],
        told="2: 3 (black die) - 1",
    ),
    row("AF-19.6", suffered(6), HARD, luck=[1], **left()),
    row("AF-19.7", suffered(7), HARD, luck=[1], **left(food=7)),
    row("AF-19.8", suffered(8), HARD, luck=[1], **left(morale=8)),
    row("AF-19.9", suffered(9), HARD, luck=[1], **left(food=7, morale=8)),
    row("AF-19.10", suffered(10), HARD, luck=[1], **left(morale=8, population=8)),
    row("AF-19.11", suffered(11), HARD, luck=[1], **left(morale=7, population=8)),
    row("AF-19.12", suffered(12), HARD, luck=[1], **left(morale=7, population=7)),
    row("AF-19.13", suffered(13), HARD, luck=[1], **left(morale=7, population=6)),
    row("AF-19.13 more", suffered(16), HARD, luck=[1], **left(morale=7, population=6)),
    row("AF-19.6 less", suffered(6, *WARDS), HARD, luck=[1], food=9, morale=9),
    row("AF-19.5", suffered(6), HARD, luck=[1], picked=[BLACK_DIE]),
    row(
        "AF-19.13",
        WORST,
        resolve_hardship,
        "0:orchard",
        "1:orchard",
        luck=[1],
        built=["infirmary", "larder"],
    ),
    row(
        "AF-19.13 cheapest",
        WORST,
        resolve_hardship,
        DEFAULTS,
        luck=[1],
        built=["orchard", "infirmary"],
    ),
    row("AF-19.12 spared", suffered(12, "warren"), HARD, luck=[1], built=["warren"]),
    row("AF-19.36", suffered(9, morale=2), HARD, luck=[3], topics=["infinite-lives"] * 2),
]


@pytest.mark.parametrize("row", ROWS)
def test_hardship(row: Row) -> None:
    row.check()
