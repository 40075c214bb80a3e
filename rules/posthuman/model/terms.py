"""The terms that all parts of Posthuman share, and the numbers printed on its sheets."""

from typing import Literal, get_args

Terrain = Literal["rural", "urban", "mountain", "wilderness"]
Stat = Literal["strength", "speed", "mind", "melee", "shooting"]
Level = Literal[1, 2, 3]
"""The level of an encounter deck (PH-12.9)."""
Kind = Literal["mutant", "human", "animal"]
"""The kind of an enemy."""
Action = Literal["camp", "forage", "scout", "move", "nothing"]
"""An action that a human declares (PH-10.1, PH-10.2)."""
Step = Literal["camp", "forage", "scout", "move", "mutant"]
"""The step in which a mutant action is played (PH-18.4)."""
Hurt = Literal["health", "morale"]
ItemDeck = Literal["equipment", "weapons"]
WeaponClass = Literal["blade", "blunt", "polearm", "pistol", "rifle", "shotgun", "bow", "thrown"]
Special = Literal["attack", "critical", "knockdown", "wound", "effect"]
"""What a die that shows a special counts as (PH-15.17)."""
MeleeFace = Literal["miss", "warrior", "block", "attack", "critical", "special"]
ShootingFace = Literal["range1", "range2", "range3", "special", "skill", "miss"]

LEVELS: tuple[Level, ...] = (1, 2, 3)
TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
STATS: tuple[Stat, ...] = get_args(Stat)
RANGED = ("pistol", "rifle", "shotgun", "bow", "thrown")
"""The classes of weapons that shoot; all others are melee weapons."""

MELEE_DIE: tuple[MeleeFace, ...] = get_args(MeleeFace)
"""Six sides, each face once (PH-15.10, PH-24.1)."""
DEFENCE_DIE: tuple[MeleeFace, ...] = ("block", "block", "block", "miss", "attack", "special")
SHOOTING_DIE: tuple[ShootingFace, ...] = get_args(ShootingFace)
"""Six sides, each face once (PH-14.11, PH-24.1)."""

TRACK_END = 8
"""The last place of the health and morale tracks (PH-5.2)."""
JOURNEY_END = 10
"""The last space of the journey track (PH-12.9)."""
BACKPACK_SLOTS = 6
"""How many slots a backpack has (PH-5.14)."""
HAND_LIMIT = 3
"""The most item cards that a human may hold (PH-20.9), and a mutant's hand limit at first
(PH-18.2)."""
HEALTH_FROM_CAMP = 2
"""How much health camping gives (PH-11.1)."""
HUNGER_COSTS: tuple[dict[Hurt, int], ...] = (
    {},
    {"morale": 1},
    {"health": 1, "morale": 1},
    {"health": 1, "morale": 2},
)
"""What each slot of the hunger track costs each turn; slot 0 is full (PH-5.13a)."""


def find_level(position: int) -> Level:
    """Find the level of a space of the journey track, 1 to 10 (PH-12.9a); the start has level 1."""
    return 1 if position <= 4 else 2 if position <= 7 else 3
