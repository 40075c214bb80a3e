"""The weapons that mutations give, and the fists of those without (PH-15.24a, PH-18.18)."""

from __future__ import annotations

from rules.engine import Text
from rules.posthuman.model.cards import MutantWeapon
from rules.posthuman.model.decks import SCARS
from rules.posthuman.model.state import Mutant
from rules.posthuman.model.terms import Special
from rules.posthuman.words import Message

FISTS = MutantWeapon(name="fists", wounds=1, special="wound")
"""The weapon of those who have none, human or mutant (PH-15.24a)."""
_BEST: tuple[Special, ...] = ("critical", "knockdown", "attack", "wound", "effect")


def find_claw_weapon(scar: str | None) -> MutantWeapon:
    """Return the weapon of a scar; fists if there is no scar."""
    weapon = SCARS[scar].weapon if scar is not None else None
    return weapon if weapon is not None else FISTS


def name_claw_weapon(scar: str | None) -> Text:
    """Return the name of a scar's weapon, or of fists if there is no scar."""
    weapon = find_claw_weapon(scar)
    return Message("fists") if weapon is FISTS else weapon.name


def weapons_of(mutant: Mutant) -> list[str]:
    """List the mutations that are weapons, the best first: by wounds, then by their special."""

    def rank(scar: str) -> tuple[int, int]:
        weapon = find_claw_weapon(scar)
        return -weapon.wounds, _BEST.index(weapon.special)

    return sorted([scar for scar in mutant.mutations if SCARS[scar].weapon is not None], key=rank)


def best_weapon(mutant: Mutant) -> str | None:
    """Find the weapon that a mutant uses if its order names none (PH-18.18). Return None for
    fists."""
    return next(iter(weapons_of(mutant)), None)
