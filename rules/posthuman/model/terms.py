"""The words that every chapter of Posthuman shares, and the figures printed on its sheets."""

from __future__ import annotations

from typing import Literal, get_args

Terrain = Literal["rural", "urban", "mountain", "wilderness"]
Stat = Literal["strength", "speed", "mind", "melee", "shooting"]
Level = Literal[1, 2, 3]
"""Of an encounter deck (PH-12.9)."""
Kind = Literal["mutant", "human", "animal"]
"""Of an enemy."""
Action = Literal["camp", "forage", "scout", "move", "nothing"]
"""What a human declares (PH-10.1, PH-10.2)."""
Step = Literal["camp", "forage", "scout", "move", "mutant"]
"""When a mutant action is played (PH-18.4)."""
Hurt = Literal["health", "morale"]
ItemDeck = Literal["equipment", "weapons"]
WeaponClass = Literal["blade", "blunt", "polearm", "pistol", "rifle", "shotgun", "bow", "thrown"]
Special = Literal["attack", "critical", "knockdown", "wound", "effect"]
"""What a die that shows a special does (PH-15.17)."""
MeleeFace = Literal["miss", "warrior", "block", "attack", "critical", "special"]
ShootingFace = Literal["range1", "range2", "range3", "special", "skill", "miss"]

TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
STATS: tuple[Stat, ...] = get_args(Stat)
RANGED = ("pistol", "rifle", "shotgun", "bow", "thrown")
"""The classes of weapons that shoot; the others strike."""

MELEE_DIE: tuple[MeleeFace, ...] = get_args(MeleeFace)
"""Six sides, each face once (PH-15.10, PH-24.1)."""
DEFENCE_DIE: tuple[MeleeFace, ...] = ("block", "block", "block", "miss", "attack", "special")
SHOOTING_DIE: tuple[ShootingFace, ...] = get_args(ShootingFace)
"""Six sides, each face once (PH-14.11, PH-24.1)."""

TRACK = 8
"""The last place of the health and morale tracks (PH-5.2)."""
GOAL = 10
"""The last space of the journey track (PH-12.9)."""
BACKPACK = 6
"""Slots (PH-5.14)."""
HAND = 3
"""Item cards in a human's hand at most (PH-20.9); a mutant's limit to begin with (PH-18.2)."""
HUNGER: tuple[dict[Hurt, int], ...] = (
    {},
    {"morale": 1},
    {"health": 1, "morale": 1},
    {"health": 1, "morale": 2},
)
"""What each slot of the hunger track costs a turn, slot 0 full (PH-5.13a)."""


def level_of(position: int) -> Level:
    """The level of a space of the journey track, 1 to 10 (PH-12.9a); of the start, level 1."""
    return 1 if position <= 4 else 2 if position <= 7 else 3
