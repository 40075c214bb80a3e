"""Every game has the same rooms, and none of them is crowded."""

from pathlib import Path

import pytest

from rules import GAMES
from tests.template_game import find_path

MOST = 12
"""Modules in a room, and beside a game's rooms."""
ROOMS = {"model", "content", "play", "effects", "bot", "words"}
DRAWN = {"map", "people", "fights", "plates", "marks", "words"}
"""What each room of `pictures/` draws, or describes."""
ALSO_SHARED = {"golden", "saves", "scenes"}
"""Data beside a game's tests."""


def list_rooms(folder: Path) -> set[str]:
    """The names of the rooms in a game's folder."""
    return {init.parent.name for init in folder.glob("*/__init__.py")} - ALSO_SHARED


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_the_same_rooms(key: str) -> None:
    assert ROOMS - {"effects", "content"} <= list_rooms(find_path(f"rules/{key}")) <= ROOMS
    assert list_rooms(find_path(f"tests/rules/{key}")) <= ROOMS
    assert list_rooms(find_path(f"pictures/{key}")) <= DRAWN


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("house", ["rules", "pictures", "tests/rules"])
def test_no_room_is_crowded(house: str, key: str) -> None:
    game = find_path(f"{house}/{key}")
    inside = [init.parent for init in game.rglob("__init__.py")]
    held = {
        room: [each for each in room.glob("*.py") if each.stem != "__init__"] for room in inside
    }
    if house == "tests/rules":  # what the shared tests ask of a game lies beside its rooms
        held[game] = []
    crowded = {str(room): len(modules) for room, modules in held.items() if len(modules) > MOST}
    assert not crowded
