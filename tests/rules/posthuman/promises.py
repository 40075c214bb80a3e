"""What the options promise, for `tests/kit/promises.py`."""

from rules.posthuman.view_models import View

NOUNS = ("health", "morale", "food", "ammo", "XP")
WORDS = {
    "way": r"^way\|.* // Pay (?P<pays>[^:%]*): gain (?P<gains>[^:%]*)\.$",
    "exchange": r"^exchange\|Pay (?P<pays>.*?): gain (?P<gains>.*?) //",
    "narrative": (
        r"^narrative\|.* // (?:Pay (?P<pays>[^.%]*)\. ?)?"
        r"(?:Gain (?P<gains>(?!a follower)[^.%]*)\.)?$"
    ),
    "camp": r"^camp\|[^/]*, for yourself // Gain (?P<gains>[^:;]*)\.$",
    "shoot": r" // Pay (?P<pays>\d ammo)\.",
    "spend": r"^spend\|Pay (?P<pays>\d XP): ",
}
"""How each kind of option says what it costs and gives."""


def find_limits(view: View, seat: int) -> dict[str, int]:
    """The most that the human in the seat can have."""
    own = view.human(seat)
    return {str(hurt): most for hurt, most in own.limits.items()} if own is not None else {}


def count(view: View, seat: int) -> dict[str, int]:
    """What the human in the seat has."""
    own = view.human(seat)
    if own is None:
        return {}
    return dict(zip(NOUNS, (own.health, own.morale, own.food, own.ammo, own.xp), strict=True))
