"""Environments come, are in force, and end; what fire and live rails do (AF-6.16, AF-26.1 to
AF-26.3)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.play.context import MissionEnds
from rules.aftermath.play.page import hazards
from tests.rules.aftermath.build import A, Script
from tests.rules.aftermath.model.own_book import effects, item, page
from tests.rules.aftermath.rows import Later, Row, by_first, later, row


def comes(name: str, *, ends: bool = False) -> Script:
    """An entry brings an environment, or ends it."""
    made = {"environment": {"name": name, "ends": ends}}
    return lambda h: apply_effects(h, effects(made), A, "A thing")


def lights(h: Any) -> Any:
    """An entry puts a fire on the second space."""
    return apply_effects(h, effects({"place": {"token": "fire", "spaces": [2]}}), A, "A thing")


def rail(*hand: str, live: bool = True) -> Later:
    """Wren on the first space, from which a live rail leads to the third."""
    lines = {"dash": [(1, 2), (2, 3)], "red": [(1, 3)]}
    party = later(page=lambda: page(lines)).holds("wren", *hand)
    return party.environment("live-rail") if live else party


def crosses(to: int) -> Script:
    return by_first(hazards.resolve_crossing, 1, to)


def coat() -> str:
    return item(power="fireproof", slot="body")


STOP = by_first(hazards.end_of_movement)
NIGHT = later().environment("night")
FIRES = later().tokens(2, "fire", "trap").tokens(3, "fire")
IN_FIRE = later().tokens(1, "fire")
WATER = later(page=lambda: page(None, {1: {"water": True, "start": True}}))
LAST = IN_FIRE.member("wren", wounds=3).member("bodkin", defeated=True, at=None)
BLUE, PLAYED = rail("blue-3a"), "live-rail:blue-3a"
ROWS = [
    row("AF-26.1", later(), comes("night"), environments=["night"], told="Night"),
    row("AF-26.1 ends", NIGHT, comes("night", ends=True), environments=[]),
    row("AF-26.1 a third", NIGHT.environment("frost"), comes("rain"), told="Rain does not come"),
    row("AF-26.1 two", NIGHT.environment("frost"), comes("rain"), environments=["night", "frost"]),
    row("AF-26.1 again", NIGHT, comes("night"), environments=["night"], kinds=[]),
    row("not there", NIGHT, comes("rain", ends=True), environments=["night"], kinds=[]),
    row("AF-26.2 rain", FIRES, comes("rain"), tokens={2: ["trap"]}),
    row("AF-26.2", later().member("wren", statuses=["burning"]), comes("rain"), statuses=[]),
    row("AF-26.2 no fire", later().environment("rain"), lights, tokens={}),
    row("AF-26.2 night", NIGHT, lights, tokens={2: ["fire"]}),
    *[row("AF-26.3", later(), comes(one), environments=[one]) for one in ("clatter", "cramped")],
    *[row("AF-26.3", later(), comes(one), environments=[one]) for one in ("frost", "hush")],
    row("AF-26.3 bells", later(), comes("truce-bells"), environments=["truce-bells"]),
    # fire and water
    row("AF-6.16", IN_FIRE, STOP, wounds=1, statuses=["burning"], bodkin_wounds=0),
    row("AF-6.16 beside it", FIRES, STOP, wounds=0, statuses=[]),
    row("AF-6.16 felled", IN_FIRE.member("wren", wounds=3), STOP, defeated=True, statuses=[]),
    row("fireproof", IN_FIRE.wears("wren", coat), STOP, wounds=1, statuses=[]),
    row("AF-15.11", WATER.member("wren", statuses=["burning"]), STOP, statuses=[]),
    row("AF-13.12", LAST, STOP, ended=MissionEnds),
    # the live rail
    row("AF-26.2 rail", BLUE, crosses(3), PLAYED, luck=[2], returned=True, wounds=0),
    row("AF-26.2 fails", BLUE, crosses(3), PLAYED, luck=[1], returned=True, wounds=1),
    row("AF-26.2 no card", BLUE, crosses(3), "live-rail:", returned=True, wounds=1),
    row("AF-26.2 cannot", rail(), crosses(3), wounds=1),
    row("AF-26.2 felled", rail().member("wren", wounds=3), crosses(3), returned=False),
    row("AF-26.2 dashed", BLUE, crosses(2), returned=True, wounds=0),
    row("AF-26.2 dead", rail("blue-3a", live=False), crosses(3), returned=True, wounds=0),
]


@pytest.mark.parametrize("row", ROWS)
def test_environments(row: Row) -> None:
    row.check()
