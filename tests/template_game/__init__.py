"""The Last Cistern: the template of a game, small and complete. Players never see it.

Its `rules/` and `pictures/` have the rooms and files of every game. The rest of it lies where a
game's tests do: in `tests/rules/cistern/`, `tests/pictures/fullest/`, `tests/golden/` and
`tests/playthroughs/`. docs/new-game.md goes through them step by step.
"""

import sys
from pathlib import Path

from rules.engine import GAMES, register_games
from tests.template_game import pictures
from tests.template_game.rules import GAME

__all__ = ["GAME", "ROOT", "find_name", "find_path", "list_player_games", "register_template"]
ROOT = Path(__file__).parents[2]


def register_template() -> None:
    """Put the template on the list of games, and its pictures where those of games are found."""
    register_games(GAME)
    sys.modules[f"pictures.{GAME.key}"] = pictures


def list_player_games() -> list[str]:
    """The keys of the games that players can open: all but the template."""
    return [key for key in GAMES if key != GAME.key]


def find_name(name: str) -> str:
    """Where a module of a game is: "rules.cistern.view" is among the tests, and any other is where
    its name says."""
    for house in ("rules", "pictures"):
        whole, own = f"{house}.{GAME.key}", f"{__name__}.{house}"
        if name == whole or name.startswith(f"{whole}."):
            return own + name.removeprefix(whole)
    return name


def find_path(path: str) -> Path:
    """The same for a file or folder: "rules/cistern/view.py"."""
    stem, dot, ending = path.partition(".")
    return ROOT / f"{find_name(stem.replace('/', '.')).replace('.', '/')}{dot}{ending}"
