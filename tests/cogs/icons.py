"""All icons, as if Discord had them."""

from itertools import count

from cogs.views.icons import Icons
from pictures.icons import find_icons
from rules import GAMES

FIRST = 9_000_000_000_000_001
"""As long as Discord's, and yet a number that a page reads whole."""


def all_names() -> dict[str, int]:
    """An emoji for every icon of every game, by its id."""
    names = [f"{key}_{name}_{0:08x}" for key in GAMES for name in find_icons(key)]
    return dict(zip(names, count(FIRST), strict=False))


def all_icons() -> Icons:
    """What puts them beside words."""
    found = Icons()
    found.replace_emojis(all_names())
    return found
