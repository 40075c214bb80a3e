"""The words that every chapter of Aftermath shares, and the figures of its dice and dials."""

from __future__ import annotations

from typing import Literal, get_args

Attribute = Literal["agility", "strength", "resistance", "instinct"]
Colour = Literal["green", "red", "blue", "yellow", "white", "black", "calamity"]
"""Of action cards: an attribute's, heroic (white), threat (black), or the one calamity
(AF-21.1)."""
COLOUR_OF: dict[Attribute, Colour] = {
    "agility": "green",
    "strength": "red",
    "resistance": "blue",
    "instinct": "yellow",
}
Dial = Literal["time", "clue", "scrap", "food", "population", "morale"]
HIGHEST: dict[Dial, int] = {
    "time": 20,
    "clue": 10,
    "scrap": 30,
    "food": 30,
    "population": 20,
    "morale": 15,
}
"""Of each dial; the lowest is 0 (AF-1.10)."""
NEW_COLONY: dict[Dial, int] = {
    "time": 0,
    "clue": 0,
    "scrap": 2,
    "food": 6,
    "population": 7,
    "morale": 7,
}
"""The dials of a new campaign (AF-2.18)."""
Line = Literal["dash", "red", "green", "blue", "white", "double"]
"""Between spaces: dashed, slow for characters unless of one's colour, not to be crossed but seen
through, and neither (AF-6.2 to AF-6.5)."""
Situation = Literal["safe", "hostile"]
Status = Literal[
    "badly-hurt",
    "poisoned",
    "tangled",
    "frightened",
    "soaked",
    "burning",
    "stunned",
    "inspired",
    "camouflaged",
]
"""AF-15.5."""
Token = Literal["fire", "heavy", "trap", "objective"]
"""What lies on spaces (AF-6)."""
Type = Literal["raider", "crawler", "stinger", "bird", "hunter", "boss"]
"""Of enemies (AF-23)."""
Environment = Literal[
    "night",
    "smoke",
    "rain",
    "flood",
    "live-rail",
    "clatter",
    "cramped",
    "frost",
    "hush",
    "truce-bells",
]
"""AF-26.2, AF-26.3."""
Slot = Literal["head", "body", "paw", "accessory", "stash"]
Structure = Literal[
    "palisade", "watchtower", "larder", "infirmary", "warren", "workshop", "hall", "orchard"
]
"""AF-19.20 to AF-19.27."""

WHITE_DIE = (1, 2, 2, 3, 3, 4)
BLACK_DIE = (1, 1, 2, 2, 3, 3)
HAND = 5
MOST_ENEMIES = 5
MOST_NESTED = 8
"""Entries that entries may read, one inside the other (AF-3.19)."""
PACK = 2
"""Places for items that are not equipped (AF-14.1)."""
BATTERIES = 8
COPIES: dict[Status, int] = {
    "badly-hurt": 4,
    "poisoned": 2,
    "tangled": 2,
    "frightened": 2,
    "soaked": 2,
    "burning": 2,
    "stunned": 1,
    "inspired": 1,
    "camouflaged": 1,
}
"""Status cards (AF-15.5)."""
NEGATIVE: tuple[Status, ...] = get_args(Status)[:7]
TOKENS: dict[Token, int] = {"objective": 4, "fire": 5, "heavy": 3, "trap": 2}
AIMS = 3
"""How many there are of tokens on spaces, and of aim tokens with characters (AF-1.5, AF-1.6)."""
ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
DIALS: tuple[Dial, ...] = get_args(Dial)
