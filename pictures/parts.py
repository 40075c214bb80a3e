"""Find the modules that a game brings for its pictures."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


@lru_cache(maxsize=2048)
def find_part(game_key: str, part: str = "") -> ModuleType | None:
    """Import `pictures/<game>/`, or a part of it such as "cover". Return None if there is none."""
    package = f"{__package__}.{game_key}"
    found = find_spec(package) if game_key.isidentifier() else None
    if found is None:
        return None
    if not part:
        return import_module(package)
    if found.submodule_search_locations is None or find_spec(f"{package}.{part}") is None:
        return None  # the game's pictures are a single module, or it has no such part
    return import_module(f"{package}.{part}")
