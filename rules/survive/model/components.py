"""What is in the box, and what things cost (SV-1, SV-7.1)."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from rules.kit import words

Colour = Literal["red", "blue", "yellow", "green", "white"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""Colour order (SV-1.6)."""

Element = Literal["crops", "water", "wood", "rock"]
ELEMENTS: tuple[Element, ...] = get_args(Element)
ELEMENT_NOUNS: dict[Element, str] = {
    "crops": "Crop/Crops",
    "water": "Water/Water",
    "wood": "Wood/Wood",
    "rock": "Rock/Rock",
}
"""For one card and for several."""
Cards: TypeAlias = dict[Element, int]
"""How many cards of each element; all four keys are present."""

Size = Literal["basic", "improved", "fortified"]
SIZES: tuple[Size, ...] = get_args(Size)
CUBES: dict[Size, int] = {"basic": 5, "improved": 2, "fortified": 1}
"""Each Human's cubes (SV-1.9)."""
WORTH: dict[Size, int] = {"basic": 1, "improved": 2, "fortified": 3}
"""Months of Survival of a Defense (SV-1.11, SV-1.12)."""

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
"""The Grab Bag (SV-1.3)."""
TOKEN_NAMES: dict[Token, str] = {
    "prairie": "Prairie",
    "lake": "Lake",
    "forest": "Forest",
    "rocky": "Rocky Landscape",
    "mountain": "Mountain",
    "city": "Zombie City",
    "graveyard": "Vampire Graveyard",
    "village-red": "Red Village",
    "village-blue": "Blue Village",
    "village-yellow": "Yellow Village",
    "village-green": "Green Village",
    "village-white": "White Village",
}
YIELDS: dict[Token, Element] = {
    "prairie": "crops",
    "lake": "water",
    "forest": "wood",
    "rocky": "rock",
}
"""The Element spaces (SV-1.4)."""
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
"""The element chart (SV-7.1)."""


def count_cards(**counts: int) -> Cards:
    """So many cards of the named elements, none of the others."""
    return {element: counts.get(element, 0) for element in ELEMENTS}


def of_element(count: int, element: Element) -> str:
    """ "1 Crop", "2 Crops", "2 Rock"."""
    return words.count_noun(count, ELEMENT_NOUNS[element])


def in_words(these: Cards) -> str:
    """ "2 Crops and 1 Rock"; "no cards"."""
    return words.list_counts(these, ELEMENT_NOUNS, "no cards")


def found_name(token: Token) -> str:
    """A place in a sentence: "a Lake", but "Zombie City" and "the Red Village"."""
    if token == "city":
        return TOKEN_NAMES[token]
    return f"{'the' if TOKENS[token] == 1 else 'a'} {TOKEN_NAMES[token]}"


def zombie_name(zombie: Zombie) -> str:
    """ "the Original Zombie", "the Red Zombie"."""
    return f"the {zombie.title()} Zombie"


def the_zombie(zombie: Zombie) -> str:
    """The same at the beginning of a sentence."""
    return words.capitalize_first(zombie_name(zombie))


def read_zombie(name: str) -> Zombie:
    """The Zombie of that name."""
    return ZOMBIES[ZOMBIES.index(name)]


def read_element(name: str) -> Element:
    """The element of that name."""
    return ELEMENTS[ELEMENTS.index(name)]
