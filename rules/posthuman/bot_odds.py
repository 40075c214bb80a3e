"""What a fight would come to, as a bot reckons it: the shooting round and three rounds of melee,
enemy by enemy, without re-rolls and cards (PH-14, PH-15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from math import comb, factorial
from typing import NamedTuple

from .cards import Enemy
from .decks import CONTENT, encounters_of, enemy_of
from .terms import Level, Special
from .view_models import FoeView, HumanView

ROUNDS = 3
MOST = 9
"""Wounds beyond this are not told apart."""
OTHER, HARD, LIGHT, BLOCK = range(4)
Roll = tuple[int, int, int]
"""Criticals, attacks and blocks of a roll."""
Outcomes = tuple[tuple[int, int, float], ...]
"""Wounds dealt, wounds suffered, and how likely that is."""


class Side(NamedTuple):
    """What one side of a clash brings."""

    dice: int
    melee: int
    wounds: int
    special: Special


class Foe(NamedTuple):
    """An enemy as far as it is reckoned with."""

    speed: int
    health: int
    melee: int
    wounds: int
    special: Special
    dice: int
    range: int
    skill: bool

    @classmethod
    def of(cls, enemy: Enemy | FoeView) -> Foe:
        """One in a fight, or as printed."""
        return cls(
            enemy.speed,
            enemy.health,
            enemy.melee,
            enemy.wounds,
            enemy.special,
            enemy.dice,
            enemy.range,
            enemy.skill_shot,
        )


class Fighter(NamedTuple):
    """A human as far as it is reckoned with."""

    melee: int
    speed: int
    wounds: int
    special: Special
    party: int
    shots: int
    """Dice to shoot with; 0 without gun or ammo."""
    hits: float
    """How likely each of them hits."""

    @classmethod
    def of(cls, human: HumanView) -> Fighter:
        """With the weapons that are active."""
        wounds, special = 1, "wound"
        shots, hits = 0, 0.0
        stats = human.effective
        for card in human.gear:
            if not card.active:
                continue
            gun = card.shooting
            if gun is None and card.wounds:
                wounds, special = max(wounds, card.wounds), card.special or "effect"
            elif gun is not None and not gun.stuns and gun.ammo <= human.ammo:
                shots = min(3, max(0, stats["shooting"] - 1)) + gun.dice
                hits = (min(3, gun.range) + 1.2 + (stats["shooting"] > 4)) / 6
        wounds += max(0, min(5, stats["strength"]) - 3)
        return cls(stats["melee"], stats["speed"], wounds, special, 1, shots, hits)


class Estimate(NamedTuple):
    """What a fight comes to."""

    won: float
    suffered: tuple[float, ...]
    """How likely so many wounds are, by number."""

    def knocked_out(self, health: int) -> float:
        """How likely so much health is not enough."""
        return sum(self.suffered[health:])

    @property
    def wounds(self) -> float:
        """How many on average."""
        return sum(n * odds for n, odds in enumerate(self.suffered))


# -- a clash -------------------------------------------------------------------------------------


@cache
def _rolls(dice: int, hard: int, light: int) -> tuple[tuple[Roll, float], ...]:
    """All that so many dice may show, `hard` and `light` being the faces of each that count."""
    faces = (hard, light, 1, 5 - hard - light)
    found = []
    for c, a, b in product(range(dice + 1), repeat=3):
        rest = dice - c - a - b
        if rest < 0:
            continue
        ways = factorial(dice) // (factorial(c) * factorial(a) * factorial(b) * factorial(rest))
        odds = ways * faces[0] ** c * faces[1] ** a * faces[2] ** b * faces[3] ** rest / 6**dice
        if odds:
            found.append(((c, a, b), odds))
    return tuple(found)


def _of_side(side: Side) -> tuple[tuple[Roll, float], ...]:
    hard = 1 + (side.special == "critical")
    light = 1 + (side.special in ("attack", "knockdown")) + (side.melee > 4)
    return _rolls(max(1, side.dice), hard, light)


@lru_cache(maxsize=4096)
def clash(mine: Side, theirs: Side) -> Outcomes:
    """One engagement (PH-15.13 to PH-15.20)."""
    found: Counter[tuple[int, int]] = Counter()
    for ((c, a, b), p), ((k, x, y), q) in product(_of_side(mine), _of_side(theirs)):
        left, hard = max(0, c + a - y), max(0, c - y)
        their_left, their_hard = max(0, k + x - b), max(0, k - b)
        dealt = mine.wounds + hard if left and left >= their_left else 0
        suffered = theirs.wounds + their_hard if their_left and their_left >= left else 0
        found[dealt, suffered] += p * q  # type: ignore[assignment]
    return tuple((dealt, suffered, odds) for (dealt, suffered), odds in found.items())


# -- a fight -------------------------------------------------------------------------------------


def _shots(dice: int, odds: float) -> list[float]:
    return [comb(dice, n) * odds**n * (1 - odds) ** (dice - n) for n in range(dice + 1)]


@lru_cache(maxsize=20_000)
def _duel(
    me: Fighter, foe: Foe, caught: bool, outnumbered: bool, aimed: bool, fired: bool
) -> tuple[float, tuple[float, ...]]:
    """One enemy: how likely it dies, and the wounds that it deals. `aimed`: I shoot at it;
    `fired`: the shooting round is over."""
    mine = _shots(me.shots, me.hits) if aimed and not caught else [1.0]
    hit = (min(3, foe.range) + 1 + foe.skill) / 6
    now: dict[tuple[int, int], float] = {}
    for n, p in enumerate(mine):
        left = max(0, foe.health - n)
        shoots = foe.dice if not fired and (left or me.speed <= foe.speed) else 0
        for m, q in enumerate(_shots(shoots, hit)):
            now[left, m] = now.get((left, m), 0.0) + p * q
    their_dice = 3 + (foe.melee > me.melee) + outnumbered
    for number in range(1, ROUNDS + 1):
        dice = 1 if caught and number == 1 else 3 + (me.melee > foe.melee)
        found = clash(
            Side(dice, me.melee, me.wounds, me.special),
            Side(their_dice, foe.melee, foe.wounds, foe.special),
        )
        then: dict[tuple[int, int], float] = {}
        for (health, suffered), p in now.items():
            if not health:
                then[0, suffered] = then.get((0, suffered), 0.0) + p
                continue
            for dealt, hurt, q in found:
                at = max(0, health - dealt), min(MOST, suffered + hurt)
                then[at] = then.get(at, 0.0) + p * q
        now = then
    dead = sum(p for (health, _), p in now.items() if not health)
    hurt_by = [0.0] * (MOST + 1)
    for (_, suffered), p in now.items():
        hurt_by[min(MOST, suffered)] += p
    return dead, tuple(hurt_by)


def fight(
    me: Fighter,
    foes: Sequence[Foe],
    *,
    caught: bool = False,
    shoots: bool = True,
    fired: bool = False,
) -> Estimate:
    """A whole fight, against all of them."""
    living = [foe for foe in foes if foe.health > 0]
    won, suffered = 1.0, [1.0] + [0.0] * MOST
    for number, foe in enumerate(living):
        aimed = shoots and not fired and number == 0
        dead, hurt = _duel(me, foe, caught, len(living) > me.party, aimed, fired)
        won *= dead
        both = [0.0] * (MOST + 1)
        for n, p in enumerate(suffered):
            for m, q in enumerate(hurt):
                both[min(MOST, n + m)] += p * q
        suffered = both
    return Estimate(won, tuple(suffered))


# -- a deck --------------------------------------------------------------------------------------


@cache
def _fights_of(level: Level) -> tuple[tuple[Foe, ...], ...]:
    """The enemies of each fight of a level, with a middling minion for each that joins."""
    found = []
    for one in encounters_of(level):
        combat = CONTENT.encounters[one].combat
        if combat is None:
            continue
        minion = Foe(3, 2, 2, 1, "attack", 0, 1, False)
        found.append((Foe.of(enemy_of(one)), *[minion] * (combat.humans + combat.mutants)))
    return tuple(found)


@lru_cache(maxsize=2048)
def usual(me: Fighter, level: Level) -> tuple[float, Estimate]:
    """The share of fights among the encounters of a level, and what those come to on average."""
    fights = _fights_of(level)
    found = [fight(me, foes) for foes in fights]
    suffered = [sum(one.suffered[n] for one in found) / len(found) for n in range(MOST + 1)]
    won = sum(one.won for one in found) / len(found)
    return len(fights) / len(encounters_of(level)), Estimate(won, tuple(suffered))
