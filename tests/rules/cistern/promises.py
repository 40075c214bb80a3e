"""What the options promise, for `tests/kit/promises.py`."""

from tests.template_game.rules.view import View

NOUNS = ("litre",)
WORDS = {"draw": r"turn\|Draw (?P<gains>.*?) //", "siphon": r" // Lose (?P<pays>\d+ litres?)\."}
"""How each kind of option says what it costs and gives."""


def count(view: View, seat: int) -> dict[str, int]:
    """The water in the seat's jars."""
    return {"litre": view.jars[seat]}
