"""The dice of both sides in a fight, with the reasons for their numbers (PH-13.9, PH-14.7,
PH-15.3 to PH-15.7)."""

from __future__ import annotations

from typing import TypeVar

from rules.engine import Text
from rules.posthuman.effects.conditions import count_party
from rules.posthuman.effects.language.models import Data, Dice, Die, Expert, SetDice, Side
from rules.posthuman.effects.modifiers import (
    find_modifiers,
    find_sourced_modifiers,
    sum_number_bonus,
)
from rules.posthuman.model.decks import WEAPONS, enemy_of, name_of
from rules.posthuman.model.state import Foe, State
from rules.posthuman.play.fights.dice.counts import Count, melee_base
from rules.posthuman.play.fights.shots import Gun, gun_range, skill_hits, weapon_dice
from rules.posthuman.play.fights.sides import find_enemy
from rules.posthuman.play.people import sheet
from rules.posthuman.words import Message

M = TypeVar("M", bound=Data)
KNOCKED_DOWN, CAUGHT = Message("after-fall"), Message("caught-in-flight")
ENTANGLED = Message("after-net")


def find_named_modifiers(s: State, seat: int, hook: str, kind: type[M]) -> list[tuple[Text, M]]:
    """Find the modifiers of class `kind` that count at a hook now, each with the name of its
    card."""
    return [(name_of(card), one) for card, one in find_sourced_modifiers(s, seat, hook, kind)]


def _add_dice(s: State, seat: int, dice: Count, die: Die, side: Side) -> None:
    hook = "shoot_roll" if die == "shooting" else "melee_roll"
    for name, one in find_named_modifiers(s, seat, hook, Dice):
        if one.die == die and one.side == side:
            dice.add(one.n, name)


def _fix_dice(s: State, seat: int, dice: Count, side: Side) -> None:
    for name, one in find_named_modifiers(s, seat, "melee_roll", SetDice):
        if one.side == side and one.round == s.get_combat(seat).round:
            dice.fix_total(one.n, name)


# -- melee ---------------------------------------------------------------------------------------


def caught_now(s: State, seat: int) -> bool:
    """Whether a human has only one die in this round, because it was caught as it fled
    (PH-13.8)."""
    fight = s.get_combat(seat)
    return fight.caught and fight.round == 1


def my_melee(s: State, seat: int, foe: Foe) -> Count:
    """Count a human's melee dice against one enemy, before any are swapped."""
    fight, enemy = s.get_combat(seat), find_enemy(s, seat, foe)
    dice = melee_base(sheet.clamp_effective_stat(s, seat, "melee"), enemy.melee)
    _add_dice(s, seat, dice, "melee", "player")
    if 0 < fight.knocked_down == fight.round:
        dice.add(-1, KNOCKED_DOWN)
    _fix_dice(s, seat, dice, "player")
    if caught_now(s, seat):
        dice.fix_total(1, CAUGHT)
    return dice


def my_defence(s: State, seat: int) -> Count:
    """Count the defence dice that cards give a human, without those swapped in. A human who is
    caught has none (PH-13.9)."""
    dice = Count(0, least=0)
    if not caught_now(s, seat):
        _add_dice(s, seat, dice, "defence", "player")
    return dice


def their_melee(s: State, seat: int, foe: Foe) -> Count:
    """Count an enemy's melee dice against a human, with one more while the living enemies outnumber
    the human's party (PH-15.4, PH-15.5)."""
    fight, enemy = s.get_combat(seat), find_enemy(s, seat, foe)
    dice = melee_base(enemy.melee, sheet.clamp_effective_stat(s, seat, "melee"))
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


def their_defence(s: State, seat: int) -> Count:
    """Count the enemies' defence dice, which only cards give."""
    dice = Count(0, least=0)
    _add_dice(s, seat, dice, "defence", "enemy")
    return dice


def most_swaps(s: State, seat: int) -> int:
    """Find how many melee dice a human may replace by defence dice in a round (PH-5.8, PH-15.7)."""
    return max(0, sheet.count_swaps(s, seat) + sum_number_bonus(s, seat, "melee_roll", "swap"))


# -- shooting ------------------------------------------------------------------------------------


def my_shooting(s: State, seat: int) -> Count:
    """Count a human's shooting dice: from the stat, the active ranged weapon, and cards (PH-14.7,
    PH-14.16)."""
    dice = Count(sheet.shooting_dice(s, seat), least=0)
    weapon = s.human(seat).ranged
    if weapon is not None and (gun := WEAPONS[weapon].shooting) is not None:
        change = sum_number_bonus(s, seat, "shoot_roll", "weapon_dice")
        dice.add(weapon_dice(gun.dice, change), name_of(weapon))
    _add_dice(s, seat, dice, "shooting", "player")
    return dice


def my_gun(s: State, seat: int) -> Gun:
    """Find what faces hit when a human shoots with its active ranged weapon (PH-14.10)."""
    weapon = WEAPONS[s.human(seat).ranged or ""]
    assert weapon.shooting is not None
    expert = any(weapon.of in one.of for one in find_modifiers(s, seat, "shoot_roll", Expert))
    return Gun(
        range=gun_range(weapon.shooting.range, sum_number_bonus(s, seat, "shoot_roll", "range")),
        specials=weapon.shooting.specials,
        skill=skill_hits(sheet.clamp_effective_stat(s, seat, "shooting"), expert),
    )


def their_shooting(s: State, seat: int, foe: Foe) -> Count:
    """Count an enemy's shooting dice, printed and from cards. An enemy with none printed has none
    (PH-14.13)."""
    printed = enemy_of(foe.card).dice
    dice = Count(printed, least=0)
    if printed:
        _add_dice(s, seat, dice, "shooting", "enemy")
    return dice


def their_gun(foe: Foe) -> Gun:
    """Find what faces hit when an enemy shoots: each special hits, and a skill shot only with the
    mark (PH-14.13)."""
    enemy = enemy_of(foe.card)
    return Gun(range=enemy.range, skill=int(enemy.skill_shot))
