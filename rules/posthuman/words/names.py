"""Names of cards as they stand in the middle of a sentence, for the book."""

from __future__ import annotations

from functools import cache

_BARE = ("Row", "Lane", "Road", "Six", "Quay", "Central Station", "Home")
"""Places whose names have these endings take no article."""


def name_within(name: str) -> str:
    """Return a name as it is written in the middle of a sentence."""
    return f"the {name.removeprefix('The ')}" if name.startswith("The ") else name


def foe_within(name: str, *, minion: bool) -> str:
    """Return an enemy's name as it is written in the middle of a sentence. A minion's is a common
    noun."""
    return f"the {name.removeprefix('The ')}" if minion else name_within(name)


@cache
def place_within(name: str, *, bare: bool = True) -> str:
    """Return a place as it is written in the middle of a sentence. `bare`: names that take no
    article get none."""
    if name == "Home":
        return "home"
    if name.startswith("The ") or (bare and name.endswith(_BARE)) or "'s " in name:
        return name_within(name)
    return f"the {name}"


def is_plural(name: str) -> bool:
    """Whether a place's name is a plural, such as "Allotments"."""
    return name.endswith("s") and not name.endswith("ss")
