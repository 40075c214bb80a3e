"""How a game ended, as its last card tells it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.engine import Table

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Ending:
    """`epilogue`: how the story ends; "": it does not say. `standings`: by seat, what its player
    has achieved."""

    epilogue: str = ""
    standings: Mapping[int, str] = field(default_factory=dict)


def ending_of(table: Table[Any]) -> Ending | None:
    """None while the game goes on. A position of long ago may lack what the game would tell: then
    its scores must do."""
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
