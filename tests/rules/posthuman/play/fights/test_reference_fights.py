"""PH-27.10: the reference fights, by which the figures of the enemies are tuned: a plain simulation
of shooting and three melee rounds (PH-14, PH-15), in which all decisions take their defaults and
nothing is evaded. It knows the effects that encounters bear, and no others.

    python -m tests.rules.posthuman.play.fights.test_reference_fights    the figures of all
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from rules.posthuman.effects.models import Amount, AmountIs, Cancel, Dice, Effect, Flag
from rules.posthuman.effects.models import Test as StatTest
from rules.posthuman.effects.spelling import Data, Hook
from rules.posthuman.effects.spelling import Side as SideName
from rules.posthuman.model.cards import Encounter, Enemy, Shooting
from rules.posthuman.model.terms import LEVELS, MELEE_DIE, SHOOTING_DIE, Level, Special
from rules.posthuman.play.fights.dice import Gun
from rules.posthuman.play.fights.engagements import (
    Side,
    choose_default_blocks,
    choose_enemy_blocks,
    compare_sides,
    find_cancelled_dice,
)
from tests.rules.posthuman.model.printed import list_combats, list_minions


@dataclass(frozen=True)
class Fighter:
    """Somebody whose other stats are 3; with shooting 3, as all have, the stat gives 2 dice."""

    melee: int = 3
    strength: int = 3
    wounds: int = 1
    special: Special = "knockdown"
    gun: Shooting | None = None


PISTOL = Shooting(dice=1, range=2, ammo=1, specials=(1, 2, 3))
RIFLE = Shooting(dice=2, range=3, ammo=2, specials=(1, 2, 4))
REFERENCE: dict[Level, Fighter] = {
    1: Fighter(),
    2: Fighter(melee=4, wounds=2, gun=PISTOL),
    3: Fighter(melee=4, strength=4, wounds=2, special="critical", gun=RIFLE),
}
"""A, B and C, by the level that they are measured against."""
BANDS: dict[Level, tuple[tuple[float, float], ...]] = {
    1: ((1.2, 1.8), (0.70, 0.85), (0, 0.06)),
    2: ((1.4, 2.0), (0.80, 0.90), (0, 0.08)),
    3: ((2.5, 3.3), (0.70, 0.82), (0.10, 0.18)),
}
"""Wounds, share won, share of KOs."""


@dataclass
class Foe:
    """An enemy in a fight. `down`: it has been knocked down in the round before."""

    card: Enemy
    health: int
    shot: bool = False
    down: bool = False


class Fight:
    """One fight of a fighter against an encounter."""

    def __init__(self, fighter: Fighter, encounter: Encounter, chance: random.Random) -> None:
        assert encounter.combat is not None
        combat = encounter.combat
        cards = [combat.enemy]
        cards += [one.enemy for one in chance.sample(list_minions("human"), combat.humans)]
        cards += [one.enemy for one in chance.sample(list_minions("mutant"), combat.mutants)]
        self.fighter, self.chance = fighter, chance
        self.foes = [Foe(card, card.health) for card in cards]
        self.health, self.morale, self.lost = fighter.strength + 3, 6, 0
        self.round = self.net = self.heavy = 0
        self.down = False
        self.run()

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
        for self.round in (1, 2, 3):
            if not self.out and self.living:
                self.melee()

    # -- effects -----------------------------------------------------------------------------

    def effects(self, *hooks: Hook) -> list[Effect]:
        """Those of living enemies that hold now. Nobody here has ever been caught evading."""
        found = [effect for foe in self.living for effect in foe.card.effects]
        return [one for one in found if one.at in hooks and all(map(self.holds, one.if_))]

    def holds(self, condition: Data) -> bool:
        if isinstance(condition, AmountIs) and condition.do == "round_is":
            return self.round == condition.n
        assert isinstance(condition, Flag) and condition.do == "caught", condition
        return condition.no

    def happen(self, primitives: Sequence[Data]) -> None:
        """What strikes the fighter: morale, and dice for the rest of the fight."""
        for one in primitives:
            if isinstance(one, StatTest):
                passed = self.chance.randint(1, 6) <= 3 + one.modifier
                self.happen(one.passed if passed else one.failed)
            elif isinstance(one, Amount) and one.do == "morale":
                self.morale += one.n
            elif isinstance(one, Dice):
                assert (one.side, one.scope) == ("player", "combat")
                self.heavy += one.n

    def bonus(self, side: SideName, *hooks: Hook) -> int:
        """Dice that effects add to a side's roll at a moment."""
        found = [one for effect in self.effects(*hooks) for one in effect.do]
        return sum(one.n for one in found if isinstance(one, Dice) and one.side == side)

    # -- shooting (PH-14) --------------------------------------------------------------------

    def shooting(self) -> None:
        """Faster enemies shoot first, and equally fast ones together with the fighter."""
        faster = [foe for foe in self.living if foe.card.speed > 3]
        self.suffer(self.shots(faster))
        for foe in faster:
            foe.shot = True
        if self.out:
            return
        equal = self.shots([foe for foe in self.living if foe.card.speed == 3])
        self.shoot()
        self.suffer(equal)
        if not self.out:
            self.suffer(self.shots([foe for foe in self.living if foe.card.speed < 3]))
            self.net = self.bonus("player", "shoot_result")

    def hits(self, gun: Gun, dice: int) -> int:
        return gun.count_hits([self.chance.choice(SHOOTING_DIE) for _ in range(dice)])

    def shots(self, foes: Sequence[Foe]) -> int:
        """The hits of enemies (PH-14.13)."""
        cards = [foe.card for foe in foes]
        guns = [(Gun(range=card.range, skill=card.skill_shot), card.dice) for card in cards]
        return sum(self.hits(gun, dice) for gun, dice in guns)

    def shoot(self) -> None:
        """All dice at one enemy: the one that has most dice and has not shot yet, else the weakest
        (PH-14.9)."""
        weapon = self.fighter.gun
        if weapon is None or not self.living:
            return
        waiting = [foe for foe in self.living if foe.card.dice and not foe.shot]
        weakest = min(self.living, key=lambda foe: foe.health)
        target = max(waiting, key=lambda foe: foe.card.dice, default=weakest)
        dice = max(1, 2 + weapon.dice + self.bonus("player", "shoot_roll"))
        target.health -= self.hits(Gun(range=weapon.range, specials=weapon.specials), dice)

    def suffer(self, wounds: int) -> None:
        """Health that is lost; below 0 counts as 0 (PH-19.7)."""
        self.lost += min(wounds, self.health)
        self.health -= min(wounds, self.health)

    # -- melee (PH-15) -----------------------------------------------------------------------

    def melee(self) -> None:
        """A round: the weakest first, each living enemy once (PH-15.2)."""
        hindered, self.down = self.down, False
        downed = [foe for foe in self.foes if foe.down]
        for foe in downed:
            foe.down = False
        for foe in sorted(self.living, key=lambda foe: foe.health):
            if not self.out:
                self.engage(foe, hindered, any(one is foe for one in downed))

    def engage(self, foe: Foe, hindered: bool, downed: bool) -> None:
        fighter, card = self.fighter, foe.card
        mine = 3 + (fighter.melee > card.melee) - hindered + self.bonus("player", "melee_roll")
        mine += self.heavy + (self.net if self.round == 1 else 0)
        theirs = 3 + (card.melee > fighter.melee) - downed + self.bonus("enemy", "melee_roll")
        wounds = fighter.wounds + max(0, fighter.strength - 3)
        me = self.roll(mine, wounds, fighter.melee, fighter.special, card)
        it = self.roll(theirs + (len(self.living) > 1), card.wounds, card.melee, card.special)
        outcome = compare_sides(
            me, it, choose_enemy_blocks(me, it), choose_default_blocks(it, me.blocks)
        )
        for effect in card.effects * outcome.their_effects:
            self.happen(effect.do)
        foe.health -= outcome.dealt
        foe.down = outcome.they_fall
        self.suffer(outcome.suffered)
        self.down = self.down or outcome.i_fall

    def roll(
        self, dice: int, wounds: int, melee: int, special: Special, against: Enemy | None = None
    ) -> Side:
        """At least one die, without those that the other's card cancels."""
        faces = tuple(self.chance.choice(MELEE_DIE) for _ in range(max(1, dice)))
        cards = [against] if against is not None and against.special != "effect" else []
        effects = [one for card in cards for one in card.effects if one.at == "melee_result"]
        cancels = [one for effect in effects for one in effect.do if isinstance(one, Cancel)]
        void = find_cancelled_dice(faces, (), cancels)
        return Side(melee=melee, wounds=wounds, special=special, faces=faces, void=void)


def measure_fights(level: Level, encounters: Sequence[Encounter], fights: int) -> tuple[float, ...]:
    """Mean health lost, the share of fights won and of knockouts; the same each time."""
    chance = random.Random(f"reference fights {level}")
    cards = [encounters[number % len(encounters)] for number in range(fights)]
    done = [Fight(REFERENCE[level], card, chance) for card in cards]
    won = sum(not fight.living and not fight.out for fight in done)
    lost, fallen = sum(fight.lost for fight in done), sum(fight.out for fight in done)
    return (lost / fights, won / fights, fallen / fights)


@pytest.mark.rule("PH-27.10")
@pytest.mark.parametrize("fights", [1000, pytest.param(3000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("level", BANDS)
def test_the_reference_fighter_of_a_level(level: Level, fights: int) -> None:
    figures = measure_fights(level, list_combats(level), fights)
    bands = zip(BANDS[level], figures, strict=True)
    assert all(least <= figure <= most for (least, most), figure in bands), figures


if __name__ == "__main__":
    for level in LEVELS:
        print(level, "all", *measure_fights(level, list_combats(level), 3000))
        for one in list_combats(level):
            print(level, one.id, *measure_fights(level, [one], 3000))
