"""The odds of a fight, as options show them (PH-14.10, PH-15.12 to PH-15.19). They count the dice
only, not what cards and mind may change after the roll."""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from math import comb
from typing import NamedTuple, Self

from rules.posthuman.model.fight_state import Foe
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import DEFENCE_DIE, MELEE_DIE, SHOOTING_DIE, MeleeFace, Special
from rules.posthuman.play.fights.dice import (
    Gun,
    count_enemy_defence,
    count_enemy_melee,
    count_human_defence,
    count_human_melee,
    find_enemy,
    find_melee_attack,
)
from rules.posthuman.play.fights.engagements import Mark, Side
from rules.posthuman.play.people import sheet

_ATTACKS: tuple[Mark, ...] = ("critical", "attack", "knockdown")
Chances = Mapping[tuple[int, int], float]
"""(attacks, blocks) -> chance."""


# -- shots ---------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def find_hit_chances(gun: Gun, dice: int) -> tuple[float, ...]:
    """Find the chance of each number of hits, from 0 on."""
    plain = [face for face in SHOOTING_DIE if face != "special"]
    values = Counter(gun.count_hits([face]) for face in plain)
    found: dict[int, float] = defaultdict(float)
    for specials in range(dice + 1):
        others: dict[int, float] = {0: 1.0}
        for _ in range(dice - specials):
            after: dict[int, float] = defaultdict(float)
            for hits, chance in others.items():
                for value, faces in values.items():
                    after[hits + value] += chance * faces / len(SHOOTING_DIE)
            others = after
        ways = comb(dice, specials) / len(SHOOTING_DIE) ** specials
        for hits, chance in others.items():
            found[hits + gun.count_hits(["special"] * specials)] += ways * chance
    return tuple(found.get(hits, 0.0) for hits in range(max(found) + 1))


def find_percent_to_deal(gun: Gun, dice: int, wounds: int) -> int:
    """Find the chance, in percent, that this many dice deal at least this many wounds."""
    return round(100 * sum(find_hit_chances(gun, dice)[wounds:]))


# -- melee ---------------------------------------------------------------------------------------


class Rolled(NamedTuple):
    """The dice that a side is about to roll in an engagement, and what decides how they count."""

    melee: int
    """The side's melee stat, clamped to 1 to 5."""
    special: Special
    dice: int
    defence: int = 0

    def swap_dice(self, n: int) -> Self:
        """Return the dice after so many melee dice are swapped for defence dice."""
        swapped = min(n, self.dice)
        return self._replace(dice=self.dice - swapped, defence=self.defence + swapped)


def count_dice(s: State, seat: int, foe: Foe) -> tuple[Rolled, Rolled]:
    """Count the dice of a human and of the other side, before any are swapped."""
    enemy = find_enemy(s, seat, foe)
    melee, special = sheet.clamp_effective_stat(s, seat, "melee"), find_melee_attack(s, seat)[1]
    mine = Rolled(
        melee, special, count_human_melee(s, seat, foe).total, count_human_defence(s, seat).total
    )
    dice, defence = count_enemy_melee(s, seat, foe).total, count_enemy_defence(s, seat).total
    return mine, Rolled(enemy.melee, enemy.special, dice, defence)


@lru_cache(maxsize=1024)
def _estimate_chances(side: Rolled) -> Chances:
    found: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for die in [MELEE_DIE] * side.dice + [DEFENCE_DIE] * side.defence:
        after: dict[tuple[int, int], float] = defaultdict(float)
        for (attacks, blocks), chance in found.items():
            for more, faces in _count_faces(side.melee, side.special, die):
                after[attacks + more[0], blocks + more[1]] += chance * faces / len(die)
        found = after
    return found


@cache
def _count_faces(
    melee: int, special: Special, die: tuple[MeleeFace, ...]
) -> Collection[tuple[tuple[int, int], int]]:
    """Count the faces of a die by what they count as, in (attacks, blocks)."""

    def value(face: MeleeFace) -> tuple[int, int]:
        one = Side(melee=melee, wounds=0, special=special, faces=(face,))
        return int(one.find_mark(0) in _ATTACKS), one.blocks

    return Counter(map(value, die)).items()


@lru_cache(maxsize=1024)
def find_percents_to_strike(mine: Rolled, theirs: Rolled) -> tuple[int, int]:
    """Find the chances, in percent, that the human deals wounds in an engagement, and that it
    suffers some."""
    deals = suffers = 0.0
    for (attacks, blocks), chance in _estimate_chances(mine).items():
        for (against, shields), other in _estimate_chances(theirs).items():
            left, right = attacks - shields, against - blocks
            if 0 < left >= right:
                deals += chance * other
            if 0 < right >= left:
                suffers += chance * other
    return round(100 * deals), round(100 * suffers)
