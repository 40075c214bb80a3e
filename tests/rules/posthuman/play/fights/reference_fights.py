"""The reference fights, by which the figures of the enemies are tuned (PH-27.10): a plain
simulation of the shooting round and three melee rounds (PH-14, PH-15), in which all decisions take
their defaults and nothing is evaded. It knows the effects that encounters bear, and no others.

    python -m tests.rules.posthuman.play.fights.reference_fights [--fights 3000] [--each]
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rules.posthuman.effects.language.models import (
    Amount,
    AmountIs,
    Cancel,
    Data,
    Dice,
    Effect,
    Flag,
    Hook,
    Side,
    Test,
)
from rules.posthuman.model.cards import Encounter, Enemy, Shooting
from rules.posthuman.model.terms import MELEE_DIE, SHOOTING_DIE, Level, Special
from tests.rules.posthuman.model.printed import LEVELS, combats, minions

ROUNDS = 3
SHOOTING_DICE = {2: 1, 3: 2, 4: 3}
"""By the stat (PH-5.12); no reference fighter has 5, at which skill shots hit."""
BLOCKED_FIRST = ("critical", "critical special", "knockdown special", "attack")
"""What the player blocks by default (PH-15.14); after these, other specials."""
ENEMY_BLOCKS_FIRST = ("critical", "attack")
"""What enemies block (PH-15.15); after these, specials."""


@dataclass(frozen=True)
class Fighter:
    """Somebody whose fights are counted; what is not named is as PH-27.10 has it for A."""

    melee: int = 3
    strength: int = 3
    speed: int = 3
    mind: int = 3
    shooting: int = 3
    wounds: int = 1
    special: Special = "knockdown"
    gun: Shooting | None = None


REFERENCE: dict[Level, Fighter] = {
    1: Fighter(),
    2: Fighter(melee=4, wounds=2, gun=Shooting(dice=1, range=2, ammo=1, specials=(1, 2, 3))),
    3: Fighter(
        melee=4,
        strength=4,
        wounds=2,
        special="critical",
        gun=Shooting(dice=2, range=3, ammo=2, specials=(1, 2, 4)),
    ),
}
"""A, B and C, by the level that they are measured against."""


@dataclass(frozen=True)
class Figures:
    """What many fights came to: mean health lost, shares of fights won and of KOs."""

    wounds: float
    won: float
    ko: float


@dataclass
class Foe:
    """An enemy in a fight. `down`: it has been knocked down in the round before."""

    card: Enemy
    health: int
    shot: bool = False
    down: bool = False


class Fight:
    """One fight of a fighter against an encounter, run by `run`."""

    def __init__(self, fighter: Fighter, encounter: Encounter, chance: random.Random) -> None:
        assert encounter.combat is not None
        combat = encounter.combat
        cards = [combat.enemy]
        for kind, number in (("human", combat.humans), ("mutant", combat.mutants)):
            deck = minions("human" if kind == "human" else "mutant")
            cards += [one.enemy for one in chance.sample(deck, number)]
        self.fighter = fighter
        self.foes = [Foe(card, card.health) for card in cards]
        self.chance = chance
        self.health = fighter.strength + 3
        self.morale = fighter.mind + 3
        self.lost = 0
        self.round = 0
        self.down = False
        self.net = 0
        self.heavy = 0

    @property
    def living(self) -> list[Foe]:
        """The enemies that still stand."""
        return [foe for foe in self.foes if foe.health > 0]

    @property
    def out(self) -> bool:
        """Whether the fighter is knocked out."""
        return self.health <= 0 or self.morale <= 0

    def run(self) -> None:
        """Shooting, then up to three rounds of melee (PH-14.1)."""
        for effect in self.effects("combat_start"):
            self.happen(effect.do)
        self.shooting()
        for self.round in range(1, ROUNDS + 1):
            if not self.out and self.living:
                self.melee()

    # -- effects -----------------------------------------------------------------------------

    def effects(self, *hooks: Hook) -> list[Effect]:
        """Those of living enemies that hold now. Nobody here has ever been caught evading."""
        return [
            effect
            for foe in self.living
            for effect in foe.card.effects
            if effect.at in hooks and all(self.holds(one) for one in effect.if_)
        ]

    def holds(self, condition: Data) -> bool:
        """Whether a condition does."""
        if isinstance(condition, AmountIs) and condition.do == "round_is":
            return self.round == condition.n
        assert isinstance(condition, Flag) and condition.do == "caught", condition
        return condition.no

    def happen(self, primitives: Sequence[Data]) -> None:
        """What strikes the fighter: morale, and dice for the rest of the fight. Food does not
        count here."""
        for one in primitives:
            if isinstance(one, Test):
                stat = self.fighter.mind + one.modifier
                self.happen(one.passed if self.chance.randint(1, 6) <= stat else one.failed)
            elif isinstance(one, Amount) and one.do == "morale":
                self.morale += one.n
            elif isinstance(one, Dice):
                assert (one.side, one.scope) == ("player", "combat")
                self.heavy += one.n

    def bonus(self, side: Side, *hooks: Hook) -> int:
        """Dice that effects add to a side's roll at a moment."""
        return sum(
            one.n
            for effect in self.effects(*hooks)
            for one in effect.do
            if isinstance(one, Dice) and one.side == side
        )

    # -- shooting (PH-14) --------------------------------------------------------------------

    def shooting(self) -> None:
        """Those who are faster first, those who are as fast together with the fighter."""
        speed = self.fighter.speed
        faster = [foe for foe in self.living if foe.card.speed > speed]
        self.suffer(self.shots(faster))
        for foe in faster:
            foe.shot = True
        if self.out:
            return
        equal = self.shots([foe for foe in self.living if foe.card.speed == speed])
        self.shoot()
        self.suffer(equal)
        if not self.out:
            self.suffer(self.shots([foe for foe in self.living if foe.card.speed < speed]))
            self.net = self.bonus("player", "shoot_result")

    def shots(self, foes: Sequence[Foe]) -> int:
        """The hits of enemies (PH-14.13)."""
        hits = 0
        for foe in foes:
            good = [f"range{n}" for n in range(1, foe.card.range + 1)] + ["special"]
            if foe.card.skill_shot:
                good.append("skill")
            hits += sum(self.chance.choice(SHOOTING_DIE) in good for _ in range(foe.card.dice))
        return hits

    def shoot(self) -> None:
        """All dice at one enemy: the one that has most dice and has not shot yet, else the weakest
        (PH-14.9)."""
        gun = self.fighter.gun
        if gun is None or not self.living:
            return
        waiting = [foe for foe in self.living if foe.card.dice and not foe.shot]
        if waiting:
            target = max(waiting, key=lambda foe: foe.card.dice)
        else:
            target = min(self.living, key=lambda foe: foe.health)
        dice = SHOOTING_DICE[self.fighter.shooting] + gun.dice + self.bonus("player", "shoot_roll")
        faces = Counter(self.chance.choice(SHOOTING_DIE) for _ in range(max(1, dice)))
        hits = faces["range1"]
        hits += faces["range2"] * (gun.range >= 2) + faces["range3"] * (gun.range >= 3)
        target.health -= hits + special_hits(gun.specials, faces["special"])

    def suffer(self, wounds: int) -> None:
        """Health that is lost; below 0 counts as 0 (PH-19.7)."""
        lost = min(wounds, self.health)
        self.health -= lost
        self.lost += lost

    # -- melee (PH-15) -----------------------------------------------------------------------

    def melee(self) -> None:
        """A round: the weakest first, each living enemy once (PH-15.2)."""
        hindered, self.down = self.down, False
        downed = [foe for foe in self.foes if foe.down]
        for foe in downed:
            foe.down = False
        order = sorted(self.living, key=lambda foe: foe.health)
        for foe in order:
            if not self.out:
                self.engage(foe, hindered, foe in downed)

    def engage(self, foe: Foe, hindered: bool, downed: bool) -> None:
        """One engagement."""
        fighter, card = self.fighter, foe.card
        mine = 3 + (fighter.melee > card.melee) - hindered + self.bonus("player", "melee_roll")
        mine += self.heavy + (self.net if self.round == 1 else 0)
        theirs = 3 + (card.melee > fighter.melee) - downed + self.bonus("enemy", "melee_roll")
        theirs += len(self.living) > 1
        my_dice = self.roll(mine, fighter.special)
        their_dice = self.roll(theirs, card.special)
        for effect in card.effects:
            if effect.at == "melee_result" and card.special != "effect":
                cancel(my_dice, effect.do)
        my_blocks, their_blocks = my_dice.pop("block", 0), their_dice.pop("block", 0)
        block(their_dice, my_blocks, BLOCKED_FIRST)
        block(my_dice, their_blocks, ENEMY_BLOCKS_FIRST)
        if card.special == "effect":
            self.special_effects(card, their_dice["effect special"])
        self.compare(foe, my_dice, their_dice)

    def special_effects(self, card: Enemy, times: int) -> None:
        """What a special that is an effect does, once for each that was not blocked."""
        for effect in card.effects * times:
            assert effect.at == "melee_result"
            self.happen(effect.do)

    def compare(self, foe: Foe, my_dice: Counter[str], their_dice: Counter[str]) -> None:
        """Who deals wounds, and how many (PH-15.19 to PH-15.22)."""
        mine, theirs = attacks(my_dice), attacks(their_dice)
        if not (mine or theirs):
            return
        if mine >= theirs:
            strength = max(0, self.fighter.strength - 3)
            foe.health -= self.fighter.wounds + strength + extra(my_dice)
            foe.down = my_dice["knockdown special"] > 0
        if theirs >= mine:
            self.suffer(foe.card.wounds + extra(their_dice))
            self.down = self.down or their_dice["knockdown special"] > 0

    def roll(self, dice: int, special: Special) -> Counter[str]:
        """Faces of at least one die, without misses and warriors, which are misses to all who have
        less than melee 5."""
        faces = Counter[str]()
        for _ in range(max(1, dice)):
            face = self.chance.choice(MELEE_DIE)
            faces[f"{special} special" if face == "special" else face] += 1
        del faces["miss"], faces["warrior"]
        return faces


def special_hits(table: Sequence[int], count: int) -> int:
    """Hits for so many specials; beyond the table one each (PH-14.12)."""
    return 0 if count == 0 else table[min(count, len(table)) - 1] + max(0, count - len(table))


def block(dice: Counter[str], blocks: int, first: Sequence[str]) -> None:
    """Take dice away in an order, and then whatever is left."""
    for _ in range(blocks):
        there = [face for face in (*first, *dice) if dice[face] > 0]
        if there:
            dice[there[0]] -= 1


def cancel(dice: Counter[str], primitives: Sequence[Data]) -> None:
    """Take away what an effect cancels."""
    for one in primitives:
        if isinstance(one, Cancel):
            dice[one.face] = max(0, dice[one.face] - one.n)


def attacks(dice: Counter[str]) -> int:
    """Dice that are attacks (PH-15.17)."""
    special = ("attack special", "critical special", "knockdown special")
    return sum(dice[face] for face in ("attack", "critical", *special))


def extra(dice: Counter[str]) -> int:
    """Wounds beyond the weapon's, where any are dealt."""
    return sum(dice[face] for face in ("critical", "critical special", "wound special"))


def measure(
    level: Level, fighter: Fighter, fights: int, encounters: Sequence[Encounter]
) -> Figures:
    """The figures of so many fights, spread evenly over the encounters; the same each time."""
    chance = random.Random(f"reference fights {level}")
    done = []
    for number in range(fights):
        fight = Fight(fighter, encounters[number % len(encounters)], chance)
        fight.run()
        done.append(fight)
    return Figures(
        wounds=sum(fight.lost for fight in done) / fights,
        won=sum(not fight.living and not fight.out for fight in done) / fights,
        ko=sum(fight.out for fight in done) / fights,
    )


def reference(level: Level, fights: int = 3000) -> Figures:
    """The reference fighter of a level against its combats."""
    return measure(level, REFERENCE[level], fights, combats(level))


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fights", type=int, default=3000)
    parser.add_argument("--each", action="store_true", help="each encounter by itself too")
    given = parser.parse_args()
    for level in LEVELS:
        rows = [("all", reference(level, given.fights))]
        if given.each:
            rows += [
                (one.id, measure(level, REFERENCE[level], given.fights, [one]))
                for one in combats(level)
            ]
        for name, row in rows:
            print(f"{level} {name:20} {row.wounds:5.2f} {row.won:6.1%} {row.ko:6.1%}")


if __name__ == "__main__":
    main()
