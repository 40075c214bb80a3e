"""Primitives that change how something is worked out, for as long as they hold (PH-25.14)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from rules.posthuman.effects.language.spelling import Data, Die, Scope, Side, Whom
from rules.posthuman.model.terms import MeleeFace, Stat, WeaponClass


class Forbid(Data):
    """Something may not be done this turn (by the conditions of its effect)."""

    do: Literal["forbid"]
    what: tuple[Literal["camp", "forage", "scout", "move", "evade", "shoot", "trade"], ...]


class StatBonus(Data):
    """A stat is higher or lower (PH-5.6)."""

    do: Literal["stat"]
    stat: Stat
    n: int
    scope: Scope = "always"


class RollBonus(Data):
    """Added to an evade roll, or to a stat in tests (of one stat where it is named)."""

    do: Literal["roll"]
    what: Literal["evade", "test"]
    n: int
    stat: Stat | None = None


class Dice(Data):
    """More dice, or fewer, of a kind for a side."""

    do: Literal["dice"]
    die: Die
    n: int
    side: Side = "player"
    scope: Scope = "always"


class SetDice(Data):
    """A side has exactly so many melee dice in that round."""

    do: Literal["set_dice"]
    n: int
    round: Literal[1, 2, 3] = 1
    side: Side = "player"


class Reroll(Data):
    """Roll up to `n` dice again; `own` or the enemy's. `forced`: those that show the face."""

    do: Literal["reroll"]
    dice: tuple[Die, ...]
    n: int = 1
    whose: Side = "player"
    forced: MeleeFace | None = None


class Face(Data):
    """A face of the melee dice of a side counts as another: `{face: {from: miss, to: block}}`."""

    do: Literal["face"]
    from_: MeleeFace = Field(alias="from")
    to: MeleeFace
    n: int = 1
    """How many dice at most."""
    side: Side = "player"


class Cancel(Data):
    """So many dice of the other side that show the face do not count; blocks of melee dice only
    (PH-15.16)."""

    do: Literal["cancel"]
    face: MeleeFace
    n: int = 1
    side: Side = "enemy"
    """Whose dice are cancelled."""


class Prevent(Data):
    """So many wounds less are suffered, once a combat unless the limit says otherwise."""

    do: Literal["prevent"]
    n: int = 1
    what: Literal["melee", "shooting", "any"] = "any"
    whom: Whom = "self"


class Number(Data):
    """A number is higher or lower. `swap`: dice that may be swapped a round. `range`: of the
    weapon, up to 3. `weapon_dice`: its own dice, never below 1 (PH-14.16). `slots` of the backpack,
    `hand` cards, `pick_tile`: draw so many tiles, keep 1.
    `supply_cards`: drawn at once in a forage. `melee_weapons`: how many may be active (PH-13.1)."""

    do: Literal[
        "swap",
        "range",
        "weapon_dice",
        "slots",
        "hand",
        "pick_tile",
        "supply_cards",
        "melee_weapons",
    ]
    n: int


class Expert(Data):
    """Skill shots with weapons of a class hit (PH-14.10)."""

    do: Literal["expert"]
    of: tuple[WeaponClass, ...]


Modifier: TypeAlias = (
    StatBonus
    | RollBonus
    | Dice
    | SetDice
    | Reroll
    | Face
    | Cancel
    | Prevent
    | Number
    | Expert
    | Forbid
)
"""What changes how something is worked out, while its card is in play or as its scope says."""
