"""What the options promise, for `tests/kit/promises.py`."""

from rules.survive.model.components import ELEMENTS
from rules.survive.view import View

NOUNS = ("Crop", "Water", "Wood", "Rock")
WORDS = {
    "swap": r"\|Swap (?P<pays>.*?) for (?P<gains>.*?) //",
    "defense": r"\|(?:Build|Upgrade).* // Pay (?P<pays>.*?): the Defense",
    "attack": r" // Pay (?P<pays>.*?): (?P<gains>[^/]*)",
}
"""How each kind of option says what it costs and gives."""
SEED = "kept"
"""Of games in which somebody attacks, which is rare."""


def count(view: View, seat: int) -> dict[str, int]:
    """The cards in the seat's hand."""
    hand = view.players[seat].hand or {}
    return {noun: hand[element] for noun, element in zip(NOUNS, ELEMENTS, strict=True) if hand}
