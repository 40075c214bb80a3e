"""What the options promise, for `tests/kit/promises.py`."""

from collections import Counter

from rules.aftermath.view_models import View

ATTRIBUTES = {
    "red": "strength",
    "yellow": "instinct",
    "green": "agility",
    "blue": "resistance",
    "white": "heroic",
}


def name_card(colour: str, value: int) -> str:
    """How options call a card: "green agility 2", or "green 2" where there is little room."""
    return f"{colour}(?: {ATTRIBUTES[colour]})? {value}"


NOUNS = (
    *("food", "scrap", "clue", "morale", "hour"),
    *(name_card(colour, value) for colour in ATTRIBUTES for value in (1, 2, 3)),
)
WORDS = {
    "entry": r"^entry-choice\|.*Pay (?P<pays>.*?)\.",
    "colony": r"^[^|]*\|.*: (?P<pays>\d+ scrap) //",
    "travel": r"^travel\|.* // .*: (?P<pays>\d+ hours?)",
    "parts": r"\|Take it apart for (?P<gains>\d+ scrap)",
    "action": r"^act\|.* // (?:Pay|Play|.*Add) (?P<cards>(?:green|red|blue|yellow|white) [^:(.]*)",
    "card": r"^(?:discard|encourage|fight|shoot|defend|test)\|(?P<cards>\w+ \w+ \d) //",
}
"""How each kind of option says what it costs and gives."""


HOURS = 100
"""More than a mission can take."""
VOTES = ("entry-choice", "travel", "build", "repair")


def count(view: View, seat: int) -> dict[str, int]:
    """The colony's dials, hours that have not passed, and the cards in one's characters' hands."""
    hands = [hand for hand in view.hands if view.party[hand.member].seat == seat]
    cards = [card for hand in hands for card in hand.cards if card.colour in ATTRIBUTES]
    held = Counter(name_card(card.colour, card.value) for card in cards)
    dials = {str(dial): n for dial, n in view.colony.dials.items()}
    return {**held, **dials, "hour": HOURS - dials["time"]}
