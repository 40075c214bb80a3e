"""What the options promise, for `tests/kit/promises.py`."""

from __future__ import annotations

from collections import Counter

from rules.aftermath.view_models import View

ATTRIBUTES = {
    "red": "strength",
    "yellow": "instinct",
    "green": "agility",
    "blue": "resistance",
    "white": "heroic",
}

NOUNS = (
    *("food", "scrap", "clue", "morale", "time"),
    *(f"{attribute} {value}" for attribute in ATTRIBUTES.values() for value in (1, 2, 3)),
)
WORDS = {
    "entry": r"^entry-choice\|.*Costs (?P<pays>.*?)\.",
    "colony": r"^[^|]*\|.*, (?P<pays>\d+ scrap) //",
    "travel": r"^travel\|.* // .*(?P<changes>time \+\d)",
    "parts": r"\|Take it apart for (?P<gains>\d+ scrap)",
    "action": r"^act\|.* // (?:Pays|Plays|Adds) (?P<cards>[^:(.]*)",
    "card": r"^(?:discard|encourage|fight|shoot|defend|test)\|(?P<cards>\w+ \d) //",
}
"""How each kind of option says what it costs and gives."""


VOTES = ("entry-choice", "travel", "build", "repair")


def count(view: View, seat: int) -> dict[str, int]:
    """The colony's dials, and the cards in the hands of one's characters."""
    hands = [hand for hand in view.hands if view.party[hand.member].seat == seat]
    cards = [card for hand in hands for card in hand.cards if card.colour in ATTRIBUTES]
    held = Counter(f"{ATTRIBUTES[card.colour]} {card.value}" for card in cards)
    return {**held, **{str(dial): n for dial, n in view.colony.dials.items()}}
