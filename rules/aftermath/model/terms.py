"""Terms that every chapter of Aftermath shares, and the numbers of its dice and dials."""

from typing import Literal, get_args

Attribute = Literal["agility", "strength", "resistance", "instinct"]
Colour = Literal["green", "red", "blue", "yellow", "white", "black", "calamity"]
"""Colours of action cards: an attribute's colour, heroic (white), threat (black), or the one
calamity (AF-21.1)."""
COLOUR_OF: dict[Attribute, Colour] = {
    "agility": "green",
    "strength": "red",
    "resistance": "blue",
    "instinct": "yellow",
}
Dial = Literal["time", "clue", "scrap", "food", "population", "morale"]
HIGHEST_VALUES: dict[Dial, int] = {
    "time": 20,
    "clue": 10,
    "scrap": 30,
    "food": 30,
    "population": 20,
    "morale": 15,
}
"""The highest value of each dial; the lowest is 0 (AF-1.10)."""
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
"""Lines between spaces: dashed; coloured, slow for characters without a card of that colour; white,
which can be seen through but not crossed; double, neither (AF-6.2 to AF-6.5)."""
Situation = Literal["safe", "hostile"]
Negative = Literal[
    "badly-hurt", "poisoned", "tangled", "frightened", "soaked", "burning", "stunned"
]
Status = Literal[Negative, "inspired", "camouflaged"]
"""Statuses of characters (AF-15.5)."""
Token = Literal["fire", "heavy", "trap", "objective"]
"""Tokens that lie on spaces (AF-6)."""
Type = Literal["raider", "crawler", "stinger", "bird", "hunter", "boss"]
"""Types of enemies (AF-23)."""
Weather = Literal["night", "smoke", "rain", "flood", "live-rail"]
Spell = Literal["clatter", "cramped", "frost", "hush", "truce-bells"]
Environment = Literal[Weather, Spell]
"""Environments of pages (AF-26.2, AF-26.3)."""
Season = Literal["autumn", "winter", "spring", "summer"]
SEASONS: tuple[Season, ...] = get_args(Season)
Slot = Literal["head", "body", "paw", "accessory", "stash"]
Structure = Literal[
    "palisade", "watchtower", "larder", "infirmary", "warren", "workshop", "hall", "orchard"
]
"""Structures of the colony (AF-19.20 to AF-19.27)."""

WHITE_DIE = (1, 2, 2, 3, 3, 4)
BLACK_DIE = (1, 1, 2, 2, 3, 3)
CARDS_IN_HAND = 5
MOST_ENEMIES = 5
MOST_NESTED = 8
"""How deep entries may be nested that read other entries (AF-3.19)."""
ITEMS_IN_PACK = 2
"""How many unequipped items a pack holds (AF-14.1)."""
BATTERIES = 8
STATUS_COPIES: dict[Status, int] = {
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
"""How many cards each status has (AF-15.5)."""
NEGATIVE: tuple[Status, ...] = get_args(Negative)
TOKENS: dict[Token, int] = {"objective": 4, "fire": 5, "heavy": 3, "trap": 2}
AIM_TOKENS = 3
"""The number of `TOKENS` for spaces, and of aim tokens for all members (AF-1.5, AF-1.6)."""
ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
DIALS: tuple[Dial, ...] = get_args(Dial)
