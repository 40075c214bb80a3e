"""How a game ended, as its last card tells it."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.engine import Table

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a game. `epilogue`: how the story ends; "": the game tells none. `standings`: by
    seat, what its player has achieved."""

    epilogue: str = ""
    standings: Mapping[int, str] = field(default_factory=dict)


def describe_ending(table: Table[Any]) -> Ending | None:
    """Describe how the game ended. Return None while it goes on. If the game fails on an old
    position that lacks something, return an empty Ending; the card then shows only scores."""
    if table.result is None:
        return None
    game, state, result = table.game, table.state, table.result
    try:
        seats = range(len(table.names))
        standings = {seat: game.describe_achievement(state, seat, result) for seat in seats}
        return Ending(game.write_epilogue(state, result), standings)
    except Exception:
        log.exception("How this game of %s ended cannot be told.", game.key)
        return Ending()
