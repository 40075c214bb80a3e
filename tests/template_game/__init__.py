"""The Last Cistern: the template of a game, small and complete. Players never see it.

Its `rules/` and `pictures/` have the rooms and files of every game. The rest of it lies where a
game's tests do: in `tests/rules/cistern/`, `tests/pictures/fullest/`, `tests/golden/` and
`tests/playthroughs/`. docs/new-game.md goes through them step by step.
"""

from __future__ import annotations

import sys

from rules.engine import register_games
from tests.template_game import pictures
from tests.template_game.rules import GAME


def register_template() -> None:
    """Put the template on the list of games, and its pictures where those of games are found."""
    register_games(GAME)
    sys.modules[f"pictures.{GAME.key}"] = pictures
