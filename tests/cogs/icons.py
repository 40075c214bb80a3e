"""All icons, as if Discord had them."""

from __future__ import annotations

from itertools import count

from cogs.views.icons import Icons
from pictures.icons import icons
from rules import GAMES

FIRST = 1_100_000_000_000_000_001


def all_icons() -> Icons:
    """Every icon of every game, under ids as long as Discord's."""
    numbers = count(FIRST)
    found = Icons()
    found.know({f"{key}_{name}_{0:08x}": next(numbers) for key in GAMES for name in icons(key)})
    return found
