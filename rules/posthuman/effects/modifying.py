"""Primitives that change how something is worked out while they last (PH-25.14)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from rules.posthuman.effects.language.spelling import Data, Die, Scope, Side, Whom
from rules.posthuman.model.terms import MeleeFace, Stat, WeaponClass


class Forbid(Data):
    """Forbid some actions this turn, while the conditions of the effect are met."""

    do: Literal["forbid"]
    what: tuple[Literal["camp", "forage", "scout", "move", "evade", "shoot", "trade"], ...]


class StatBonus(Data):
    """Raise or lower a stat (PH-5.6)."""

    do: Literal["stat"]
    stat: Stat
    n: int
    scope: Scope = "always"


class RollBonus(Data):
    """Add to an evade roll, or to a stat in tests: to any stat, or only to `stat` if that is
    given."""

    do: Literal["roll"]
    what: Literal["evade", "test"]
    n: int
    stat: Stat | None = None


class Dice(Data):
    """Give a side more or fewer dice of a kind."""

    do: Literal["dice"]
    die: Die
    n: int
    side: Side = "player"
    scope: Scope = "always"


class SetDice(Data):
    """Give a side exactly `n` melee dice in that round."""

    do: Literal["set_dice"]
    n: int
    round: Literal[1, 2, 3] = 1
    side: Side = "player"


class Reroll(Data):
    """Re-roll up to `n` of the player's or the enemy's dice. `forced`: only those with this face,
    and they must be re-rolled."""

    do: Literal["reroll"]
    dice: tuple[Die, ...]
    n: int = 1
    whose: Side = "player"
    forced: MeleeFace | None = None


class Face(Data):
    """Count one face of a side's melee dice as another: `{face: {from: miss, to: block}}`."""

    do: Literal["face"]
    from_: MeleeFace = Field(alias="from")
    to: MeleeFace
    n: int = 1
    """The most dice that it changes."""
    side: Side = "player"


class Cancel(Data):
    """Cancel up to `n` dice that show the face; blocks are cancelled on melee dice only
    (PH-15.16)."""

    do: Literal["cancel"]
    face: MeleeFace
    n: int = 1
    side: Side = "enemy"
    """The side whose dice are cancelled."""


class Prevent(Data):
    """Prevent `n` of the wounds suffered, once in a combat unless the limit says otherwise."""

    do: Literal["prevent"]
    n: int = 1
    what: Literal["melee", "shooting", "any"] = "any"
    whom: Whom = "self"


class Number(Data):
    """Raise or lower a number. `swap`: dice that may be swapped in a round. `range`: of the weapon,
    up to 3. `weapon_dice`: the weapon's own dice, never below 1 (PH-14.16). `slots`: of the
    backpack. `hand`: cards held. `pick_tile`: tiles to draw, of which 1 is kept. `supply_cards`:
    drawn at once in a forage. `melee_weapons`: how many may be active (PH-13.1)."""

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
    """Let skill shots with weapons of these classes hit (PH-14.10)."""

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
"""A primitive that changes how something is worked out, while its card is in play or for its
scope."""
