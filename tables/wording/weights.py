"""How much there is to learn before the first game, in words."""

from rules.engine.late_texts import LateTexts
from tables.words import Message

WEIGHTS = LateTexts(
    {
        "light": Message("weight-light"),
        "medium": Message("weight-medium"),
        "heavy": Message("weight-heavy"),
    }
)


def describe_weight_and_length(weight: str, length: str) -> str:
    """Say how much there is to learn, and how long a game is."""
    return str(Message("weight-and-length", weight=WEIGHTS[weight], length=length))
