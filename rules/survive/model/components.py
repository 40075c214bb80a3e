"""What is in the box, and what things cost (SV-1, SV-7.1)."""

from functools import cache
from typing import Literal, TypeAlias, get_args

from rules.survive.words import Message

Colour = Literal["red", "blue", "yellow", "green", "white"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""Colour order (SV-1.6)."""

Element = Literal["crops", "water", "wood", "rock"]
ELEMENTS: tuple[Element, ...] = get_args(Element)
Cards: TypeAlias = dict[Element, int]
"""How many cards of each element; all four keys are present."""

Size = Literal["basic", "improved", "fortified"]
SIZES: tuple[Size, ...] = get_args(Size)
CUBES: dict[Size, int] = {"basic": 5, "improved": 2, "fortified": 1}
"""How many cubes of each size a Human has (SV-1.9)."""
WORTH: dict[Size, int] = {"basic": 1, "improved": 2, "fortified": 3}
"""How many Months of Survival each Defense is worth (SV-1.11, SV-1.12)."""

Token = Literal[
    "prairie",
    "lake",
    "forest",
    "rocky",
    "mountain",
    "city",
    "graveyard",
    "village-red",
    "village-blue",
    "village-yellow",
    "village-green",
    "village-white",
]
TOKENS: dict[Token, int] = {
    "prairie": 8,
    "lake": 8,
    "forest": 8,
    "rocky": 8,
    "mountain": 9,
    "city": 1,
    "graveyard": 1,
    "village-red": 1,
    "village-blue": 1,
    "village-yellow": 1,
    "village-green": 1,
    "village-white": 1,
}
"""How many of each token are in the Grab Bag (SV-1.3)."""
TOKEN_NAMES = {token: Message("token", token=token) for token in TOKENS}
YIELDS: dict[Token, Element] = {
    "prairie": "crops",
    "lake": "water",
    "forest": "wood",
    "rocky": "rock",
}
"""Which element each kind of Element space yields (SV-1.4)."""
HARVEST = (1, 2)
"""How many cards an Element space brings a Human who ends there, without and with a Defense of
their own (SV-6.1 to SV-6.3)."""
VILLAGES: dict[Token, Colour] = {
    "village-red": "red",
    "village-blue": "blue",
    "village-yellow": "yellow",
    "village-green": "green",
    "village-white": "white",
}
HOMES: dict[Colour, Token] = {colour: token for token, colour in VILLAGES.items()}

Zombie = Literal["original", "red", "blue", "yellow", "green", "white"]
ZOMBIES: tuple[Zombie, ...] = get_args(Zombie)
"""The Original Zombie and one of each colour, in the order of SV-18.7."""

Role = Literal["human", "zombie", "vampire"]

CARDS_EACH = 15
CRATES = 12
MOST_DROPS = 9
MONTHS_TO_WIN = 12

SURVIVE = "SURVIVE!"

Act = Literal[
    "basic",
    "improved",
    "fortified",
    "attack zombie",
    "attack vampire",
    "defend zombie",
    "defend vampire",
]
CHART: dict[Act, Cards] = {
    "basic": {"crops": 1, "water": 0, "wood": 1, "rock": 0},
    "improved": {"crops": 0, "water": 2, "wood": 0, "rock": 1},
    "fortified": {"crops": 0, "water": 1, "wood": 1, "rock": 2},
    "attack zombie": {"crops": 0, "water": 0, "wood": 1, "rock": 1},
    "attack vampire": {"crops": 1, "water": 1, "wood": 1, "rock": 0},
    "defend zombie": {"crops": 0, "water": 1, "wood": 0, "rock": 1},
    "defend vampire": {"crops": 1, "water": 1, "wood": 0, "rock": 0},
}
"""The element chart: which cards each act costs (SV-7.1)."""


def count_cards(**counts: int) -> Cards:
    """Make a hand with these counts, and none of the other elements."""
    return {element: counts.get(element, 0) for element in ELEMENTS}


@cache
def describe_element_cards(count: int, element: Element) -> Message:
    """Put a number of cards of an element in words: "1 Crop", "2 Crops", "2 Rock"."""
    return Message("element-cards", count=count, element=element)


def describe_cards(these: Cards) -> Message:
    """Put these cards in words: "2 Crops and 1 Rock", or "no cards"."""
    held = [describe_element_cards(count, element) for element, count in these.items() if count]
    return Message("cards", cards=held) if held else Message("no-cards")


@cache
def describe_cost(act: Act) -> Message:
    """Put in words what the chart asks for this act."""
    return describe_cards(CHART[act])


@cache
def name_zombie(zombie: Zombie) -> Message:
    """Name a Zombie within a sentence: "the Original Zombie", "the Red Zombie"."""
    return Message("zombie", zombie=zombie)


@cache
def name_zombie_first(zombie: Zombie) -> Message:
    """Name a Zombie at the beginning of a sentence."""
    return Message("the-zombie", zombie=zombie)


def read_zombie(name: str) -> Zombie:
    """Return the Zombie with this name."""
    return ZOMBIES[ZOMBIES.index(name)]


def read_element(name: str) -> Element:
    """Return the element with this name."""
    return ELEMENTS[ELEMENTS.index(name)]
