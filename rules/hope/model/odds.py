"""How likely a roll is to succeed (HI-20.1)."""

from functools import cache
from math import comb

from rules.hope.model.state import OpenScene, State


@cache
def estimate_chance(dice: int, hardship: int) -> float:
    """Return the chance of at least `hardship` successes on this many dice; half of a die's faces
    succeed."""
    if hardship <= 0:
        return 1.0
    return float(sum(comb(dice, n) for n in range(hardship, dice + 1)) / 2**dice)


def estimate_success(s: State, scene: OpenScene, more: int = 0) -> float:
    """Return the chance of success with the dice committed now and `more` dice (HI-T.4)."""
    c = s.people[scene.drawer]
    hardship = scene.scene.hardship + sum(n for _, n in scene.parts)
    hardship += c.penalty if c is not None else 0
    hardship += sum(omen.n for omen in s.omens if omen.seat in (None, scene.drawer))
    sure = sum(scene.sure.values())
    dice = sum(scene.given.values()) + len(scene.last_hope) + scene.free + more
    return estimate_chance(max(0, dice - sure), hardship - sure)
