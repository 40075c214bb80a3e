"""The dice of a fight: how many each side rolls and why, what shots hit, and what both sides bring
to an engagement (PH-13.9, PH-14.7, PH-14.10 to PH-14.16, PH-15.3 to PH-15.7, PH-15.17, PH-15.20,
PH-15.28, PH-18.20)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TypeVar

from rules.engine import Text
from rules.kit.words import format_signed
from rules.posthuman.effects.conditions import count_party, is_every_condition_met
from rules.posthuman.effects.models import Cancel, Dice, Effect, Expert, Face, SetDice
from rules.posthuman.effects.modifiers import (
    find_modifiers,
    find_sourced_modifiers,
    find_special_effects,
    sum_number_bonus,
)
from rules.posthuman.effects.spelling import Data, Die
from rules.posthuman.effects.spelling import Side as Whose
from rules.posthuman.model.cards import Enemy
from rules.posthuman.model.decks import WEAPONS, find_enemy_card, name_of
from rules.posthuman.model.fight_state import Assault, Foe
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import MeleeFace, ShootingFace, Special
from rules.posthuman.play.fights import engagements
from rules.posthuman.play.fights.engagements import BASE_DICE, Cancels, Side
from rules.posthuman.play.people import sheet
from rules.posthuman.play.people.scars import FISTS, find_claw_weapon
from rules.posthuman.words import Message, join_with_commas

_BETTER: tuple[Special, ...] = ("critical", "knockdown", "effect")
"""The specials of melee weapons, the best first (PH-15.28)."""


def find_enemy(s: State, seat: int, foe: Foe) -> Enemy:
    """Find the figures that a foe fights with: those of its card, or in an Attack! the mutant's
    stats with its weapon (PH-5.7, PH-18.19)."""
    fight = s.get_combat(seat)
    if not isinstance(fight, Assault):
        return find_enemy_card(foe.card)
    weapon = find_claw_weapon(fight.weapon)
    return Enemy.model_construct(
        kind="mutant",
        speed=sheet.clamp_effective_stat(s, fight.mutant, "speed"),
        health=foe.health,
        melee=sheet.clamp_effective_stat(s, fight.mutant, "melee"),
        wounds=weapon.wounds + sheet.count_stat_bonus(s, fight.mutant, "strength"),
        special=weapon.special,
        effects=weapon.effects,
    )


def make_human_side(s: State, seat: int) -> Side:
    """Make the human's side: its dice of the last roll after all changes, with its weapons
    (PH-15.20, PH-15.28)."""
    clash = s.get_combat(seat).clash
    assert clash is not None
    wounds, special = find_melee_attack(s, seat)
    wounds += sheet.count_stat_bonus(s, seat, "strength")
    melee = sheet.clamp_effective_stat(s, seat, "melee")
    side = Side(melee=melee, wounds=wounds, special=special)
    return _change_dice(s, seat, side, "player", rolled=clash.mine, defence=clash.defence)


def make_enemy_side(s: State, seat: int) -> Side:
    """Make the enemy's side: its dice of the last roll after all changes."""
    fight = s.get_combat(seat)
    clash = fight.clash
    assert clash is not None
    enemy = find_enemy(s, seat, fight.foes[clash.foe])
    side = Side(
        melee=enemy.melee,
        wounds=enemy.wounds,
        special=enemy.special,
        is_mutant_player=isinstance(fight, Assault),
    )
    return _change_dice(s, seat, side, "enemy", rolled=clash.theirs, defence=clash.their_defence)


def _change_dice(
    s: State,
    seat: int,
    side: Side,
    whose: Whose,
    *,
    rolled: Sequence[MeleeFace],
    defence: Sequence[MeleeFace],
) -> Side:
    """Give a side its dice, with what cards change about them."""
    changes = find_modifiers(s, seat, "melee_result", Face)
    cancels = find_modifiers(s, seat, "melee_result", Cancel)
    faces = engagements.apply_face_changes(rolled, [one for one in changes if one.side == whose])
    away = [one for one in cancels if one.side == whose]
    void = engagements.find_cancelled_dice(faces, defence, away)
    return replace(side, faces=faces, defence=tuple(defence), void=void)


def find_melee_attack(s: State, seat: int) -> tuple[int, Special]:
    """Find the wounds and the special of a human's active melee weapons: the most wounds and the
    best special of any. Without a weapon they are those of fists (PH-15.24a, PH-15.28)."""
    weapons = [WEAPONS[one] for one in s.human(seat).melee]
    if not weapons:
        return FISTS.wounds, FISTS.special
    specials = [weapon.special for weapon in weapons if weapon.special is not None]
    best: Special = next((kind for kind in _BETTER if kind in specials), "effect")
    return max(weapon.wounds for weapon in weapons), best


def find_special_cancels(s: State, seat: int) -> Cancels:
    """Find what each special of kind `effect` cancels, on both sides (PH-15.17)."""
    fight = s.get_combat(seat)
    assert fight.clash is not None
    enemy = find_special_effects(find_enemy(s, seat, fight.foes[fight.clash.foe]))
    own = [
        effect
        for one in list_effect_weapons(s, seat)[:1]
        for effect in find_special_effects(WEAPONS[one])
    ]
    return Cancels(
        mine=_find_effect_cancels(s, seat, enemy), theirs=_find_effect_cancels(s, seat, own)
    )


def _find_effect_cancels(s: State, seat: int, effects: Iterable[Effect]) -> tuple[Cancel, ...]:
    return tuple(
        one
        for effect in effects
        if is_every_condition_met(s, seat, effect.if_)
        for one in effect.do
        if isinstance(one, Cancel)
    )


def list_effect_weapons(s: State, seat: int) -> list[str]:
    """List the active melee weapons whose special is an effect, if none of them has a better
    special (PH-15.28)."""
    if find_melee_attack(s, seat)[1] != "effect":
        return []
    return [one for one in s.human(seat).melee if WEAPONS[one].special == "effect"]


@dataclass(slots=True)
class Count:
    """A number of dice, with a reason for each part. If `fixed` is set it is the number, whatever
    the parts are (PH-13.9, PH-14.17)."""

    base: int
    parts: list[tuple[int, Text]] = field(default_factory=list)
    fixed: int | None = None
    why_fixed: Text = ""
    least: int = 1

    def add(self, n: int, why: Text) -> None:
        """Add `n` dice, or take some if `n` is negative."""
        if n:
            self.parts.append((n, why))

    def fix_total(self, n: int, why: Text) -> None:
        """Fix the number of dice; if it is fixed more than once, the smallest number holds."""
        if self.fixed is None or n < self.fixed:
            self.fixed, self.why_fixed = n, why

    @property
    def total(self) -> int:
        """How many dice are rolled: the fixed number or the sum of the parts, but at least `least`
        (PH-15.6)."""
        if self.fixed is not None:
            return max(self.least, self.fixed)
        return max(self.least, self.base + sum([n for n, _ in self.parts]))

    def describe_roll(self, who: Text, die: Die = "melee") -> Message:
        """Describe the roll, such as "Ada rolls 3 melee dice (3, +1 melee 4 against 3, -1 knocked
        down)"."""
        total = self.total
        if self.fixed is not None:
            return Message("rolls-fixed", who=who, n=total, die=die, why=self.why_fixed)
        if not self.parts:
            return Message("rolls", who=who, n=total, die=die)
        parts = [Message("dice-for", change=format_signed(n), why=why) for n, why in self.parts]
        told = join_with_commas(parts)
        return Message("rolls-for", who=who, n=total, die=die, base=self.base, parts=told)


def count_melee_base(own: int, other: int) -> Count:
    """Count the dice that the melee stats give: one more for the side with the higher stat
    (PH-15.3)."""
    dice = Count(BASE_DICE)
    if own > other:
        dice.add(1, _compare_melee(own, other))
    return dice


@cache
def _compare_melee(own: int, other: int) -> Message:
    return Message("better-at-melee", own=own, other=other)


@dataclass(frozen=True, slots=True, kw_only=True)
class Gun:
    """The figures that decide what a shooter's dice hit."""

    range: int
    specials: tuple[int, ...] = ()
    """Hits by the number of specials; empty: each special hits once (PH-14.13)."""
    skill: int = 0
    """Hits of a skill shot: 0, 1, or 2 for an expert with shooting 5."""

    def count_hits(self, faces: Sequence[ShootingFace]) -> int:
        """Count how often the faces hit one target (PH-14.10, PH-14.12)."""
        specials = sum(face == "special" for face in faces)
        return sum(self._count_hit(face) for face in faces) + self._count_special_hits(specials)

    def _count_hit(self, face: ShootingFace) -> int:
        if face == "skill":
            return self.skill
        needed = {"range1": 1, "range2": 2, "range3": 3}.get(face)
        return int(needed is not None and self.range >= needed)

    def _count_special_hits(self, count: int) -> int:
        if count == 0 or not self.specials:
            return count
        listed = min(count, len(self.specials))
        return self.specials[listed - 1] + count - listed

    def find_wasted_dice(self, faces: Sequence[ShootingFace]) -> list[int]:
        """Find the places of the dice that hit nothing."""
        return [
            place
            for place, face in enumerate(faces)
            if face != "special" and not self._count_hit(face)
        ]


def list_splits(dice: int, targets: Iterable[int]) -> list[dict[int, int]]:
    """List all ways to divide dice among targets, those with a single target first (PH-14.8)."""
    order = list(targets)
    return sorted(_split_dice(dice, order), key=len) if order and dice else []


def _split_dice(dice: int, targets: list[int]) -> Iterable[dict[int, int]]:
    first, *others = targets
    if not others:
        yield {first: dice}
        return
    for here in range(dice, -1, -1):
        own = {first: here} if here else {}
        if here == dice:
            yield own
        else:
            for rest in _split_dice(dice - here, others):
                yield own | rest


M = TypeVar("M", bound=Data)
KNOCKED_DOWN, CAUGHT = Message("after-fall"), Message("caught-in-flight")
ENTANGLED = Message("after-net")


def find_named_modifiers(s: State, seat: int, hook: str, kind: type[M]) -> list[tuple[Text, M]]:
    """Find the modifiers of class `kind` that count at a hook now, each with the name of its
    card."""
    return [(name_of(card), one) for card, one in find_sourced_modifiers(s, seat, hook, kind)]


def _add_dice(s: State, seat: int, dice: Count, die: Die, side: Whose) -> None:
    hook = "shoot_roll" if die == "shooting" else "melee_roll"
    for name, one in find_named_modifiers(s, seat, hook, Dice):
        if one.die == die and one.side == side:
            dice.add(one.n, name)


def _fix_dice(s: State, seat: int, dice: Count, side: Whose) -> None:
    for name, one in find_named_modifiers(s, seat, "melee_roll", SetDice):
        if one.side == side and one.round == s.get_combat(seat).round:
            dice.fix_total(one.n, name)


# -- melee ---------------------------------------------------------------------------------------


def is_caught_now(s: State, seat: int) -> bool:
    """Whether a human has only one die in this round, because it was caught as it fled
    (PH-13.8)."""
    fight = s.get_combat(seat)
    return fight.caught and fight.round == 1


def count_human_melee(s: State, seat: int, foe: Foe) -> Count:
    """Count a human's melee dice against one enemy, before any are swapped."""
    fight, enemy = s.get_combat(seat), find_enemy(s, seat, foe)
    dice = count_melee_base(sheet.clamp_effective_stat(s, seat, "melee"), enemy.melee)
    _add_dice(s, seat, dice, "melee", "player")
    if 0 < fight.knocked_down == fight.round:
        dice.add(-1, KNOCKED_DOWN)
    _fix_dice(s, seat, dice, "player")
    if is_caught_now(s, seat):
        dice.fix_total(1, CAUGHT)
    return dice


def count_human_defence(s: State, seat: int) -> Count:
    """Count the defence dice that cards give a human, without those swapped in. A human who is
    caught has none (PH-13.9)."""
    dice = Count(0, least=0)
    if not is_caught_now(s, seat):
        _add_dice(s, seat, dice, "defence", "player")
    return dice


def count_enemy_melee(s: State, seat: int, foe: Foe) -> Count:
    """Count an enemy's melee dice against a human, with one more while the living enemies outnumber
    the human's party (PH-15.4, PH-15.5)."""
    fight, enemy = s.get_combat(seat), find_enemy(s, seat, foe)
    dice = count_melee_base(enemy.melee, sheet.clamp_effective_stat(s, seat, "melee"))
    standing, own = len(fight.living_foes), count_party(s.human(seat))
    if standing > own:
        dice.add(1, Message("outnumbering", foes=standing, party=own))
    _add_dice(s, seat, dice, "melee", "enemy")
    if 0 < foe.knocked_down == fight.round:
        dice.add(-1, KNOCKED_DOWN)
    _fix_dice(s, seat, dice, "enemy")
    if foe.stunned and fight.round == 1:
        dice.fix_total(1, ENTANGLED)
    return dice


def count_enemy_defence(s: State, seat: int) -> Count:
    """Count the enemies' defence dice, which only cards give."""
    dice = Count(0, least=0)
    _add_dice(s, seat, dice, "defence", "enemy")
    return dice


def count_swaps(s: State, seat: int) -> int:
    """Find how many melee dice a human may replace by defence dice in a round (PH-5.8, PH-15.7)."""
    return max(
        0,
        sheet.count_stat_bonus(s, seat, "speed") + sum_number_bonus(s, seat, "melee_roll", "swap"),
    )


# -- shooting ------------------------------------------------------------------------------------


def count_human_shooting(s: State, seat: int) -> Count:
    """Count a human's shooting dice: from the stat, the active ranged weapon, and cards. A change
    of the weapon's own dice cannot lower them below 1 (PH-14.7, PH-14.16)."""
    dice = Count(sheet.count_shooting_dice(s, seat), least=0)
    weapon = s.human(seat).ranged
    if weapon is not None and (gun := WEAPONS[weapon].shooting) is not None:
        change = sum_number_bonus(s, seat, "shoot_roll", "weapon_dice")
        dice.add(max(min(gun.dice, 1), gun.dice + change), name_of(weapon))
    _add_dice(s, seat, dice, "shooting", "player")
    return dice


def make_human_gun(s: State, seat: int) -> Gun:
    """Find what faces hit when a human shoots with its active ranged weapon, whose range is 1 to 3
    after all changes. A skill shot hits with shooting 5, and for an expert (PH-14.10, PH-26.3)."""
    weapon = WEAPONS[s.human(seat).ranged or ""]
    assert weapon.shooting is not None
    expert = any(weapon.of in one.of for one in find_modifiers(s, seat, "shoot_roll", Expert))
    reach = weapon.shooting.range + sum_number_bonus(s, seat, "shoot_roll", "range")
    return Gun(
        range=max(1, min(3, reach)),
        specials=weapon.shooting.specials,
        skill=int(sheet.clamp_effective_stat(s, seat, "shooting") >= 5) + int(expert),
    )


def count_enemy_shooting(s: State, seat: int, foe: Foe) -> Count:
    """Count an enemy's shooting dice, printed and from cards. An enemy with none printed has none
    (PH-14.13)."""
    printed = find_enemy_card(foe.card).dice
    dice = Count(printed, least=0)
    if printed:
        _add_dice(s, seat, dice, "shooting", "enemy")
    return dice


def make_enemy_gun(foe: Foe) -> Gun:
    """Find what faces hit when an enemy shoots: each special hits, and a skill shot only with the
    mark (PH-14.13)."""
    enemy = find_enemy_card(foe.card)
    return Gun(range=enemy.range, skill=int(enemy.skill_shot))
