"""What the options promise, for `tests/kit/promises.py`."""

from rules.aurora.model.players import FURY
from rules.aurora.view_models import View

NOUNS = ("Fury", "Fuel", "Food", "Ammo", "Fame")
WORDS = {
    "Fury": r"^free\|Pay (?P<pays>\d Fury): gain (?P<gains>.*?) //",
    "ability": r": gain (?P<gains>\d Fury) //",
    "Break": r"\|Break: [^/]*?, (?P<gains>[^/]*\d Fury) // ",
    "explore": r"^turn\|[^/]* // Pay (?P<pays>\d Food) to reach skill \d: (?!.* \d Food)",
    "found": r"^turn\|[^,/]* // Needs skill \d: (?!.* for )(?P<gains>\d [^,:;/]*)$",
    "meal": r" // Pay (?P<pays>\d Food): Active again",
    "room": r"\|Throw out (?P<pays>.*?) //",
    "drive": r"^drive\|[^/]* // \d spaces?, (?P<pays>\d Fuel)$",
    "fire": r"^fire\|[^/]* // (?P<pays>\d Ammo); \d+ of",
}
"""How each kind of option says what it costs and gives."""


UNDECIDED = ("room",)


def find_limits(view: View, seat: int) -> dict[str, int]:
    """There is no Fury beyond the top of its track (LA-5.8)."""
    return {"Fury": FURY[-1]}


def count(view: View, seat: int) -> dict[str, int]:
    """What the seat has."""
    own = view.players[seat]
    return dict(zip(NOUNS, (own.fury, own.fuel, own.food, own.ammo, own.fame), strict=True))
