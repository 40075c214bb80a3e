"""What the options promise, for `tests/kit/promises.py`."""

from rules.hope.view import View

NOUNS = ("Humanity", "Hunger", "Harm", "Hope")
WORDS = {
    "use": r"\|Use .* // (?P<changes>(?:Humanity|Hunger|Harm|Hope) [+-]\d)\.$",
    "toll": r" // Costs (?P<pays>\d Humanity) di",
}
"""How each kind of option says what it costs and gives."""


def count(view: View, seat: int) -> dict[str, int]:
    """What the character in the seat has, and the group."""
    own = view.people[seat]
    return dict(zip(NOUNS, (own.humanity, own.hunger, own.harm, view.hope), strict=True))
