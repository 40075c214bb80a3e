"""What both sides bring to an engagement: the dice of the last roll after all changes, with their
weapons and figures (PH-15.17, PH-15.20, PH-15.28, PH-18.20)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.posthuman.effects.conditions import all_hold
from rules.posthuman.effects.language.models import Cancel, Effect, Face
from rules.posthuman.effects.language.models import Side as Whose
from rules.posthuman.effects.modifiers import find_modifiers
from rules.posthuman.effects.sources import on_special
from rules.posthuman.model.cards import Enemy
from rules.posthuman.model.decks import WEAPONS, enemy_of
from rules.posthuman.model.state import Assault, Foe, State
from rules.posthuman.model.terms import Special
from rules.posthuman.play.fights import engagements
from rules.posthuman.play.fights.engagements import Cancels, Side
from rules.posthuman.play.mutants.mutations import FISTS, find_claw_weapon
from rules.posthuman.play.people import sheet

_BETTER: tuple[Special, ...] = ("critical", "knockdown", "effect")
"""The specials of melee weapons, the best first (PH-15.28)."""


def find_enemy(s: State, seat: int, foe: Foe) -> Enemy:
    """Find the figures that a foe fights with: those of its card, or in an Attack! the mutant's
    stats with its weapon (PH-5.7, PH-18.19)."""
    fight = s.get_combat(seat)
    if not isinstance(fight, Assault):
        return enemy_of(foe.card)
    weapon = find_claw_weapon(fight.weapon)
    return Enemy.model_construct(
        kind="mutant",
        speed=sheet.clamp_effective_stat(s, fight.mutant, "speed"),
        health=foe.health,
        melee=sheet.clamp_effective_stat(s, fight.mutant, "melee"),
        wounds=weapon.wounds + sheet.strength_bonus(s, fight.mutant),
        special=weapon.special,
        effects=weapon.effects,
    )


def my_side(s: State, seat: int) -> Side:
    """Make the human's side: its dice of the last roll after all changes, with its weapons
    (PH-15.20, PH-15.28)."""
    clash = s.get_combat(seat).clash
    assert clash is not None
    wounds, special = find_melee_attack(s, seat)
    faces = engagements.apply_face_changes(clash.mine, _find_face_changes(s, seat, "player"))
    defence = tuple(clash.defence)
    return Side(
        melee=sheet.clamp_effective_stat(s, seat, "melee"),
        wounds=wounds + sheet.strength_bonus(s, seat),
        special=special,
        faces=faces,
        defence=defence,
        void=engagements.find_cancelled_dice(faces, defence, _find_cancels(s, seat, "player")),
    )


def their_side(s: State, seat: int) -> Side:
    """Make the enemy's side: its dice of the last roll after all changes."""
    fight = s.get_combat(seat)
    clash = fight.clash
    assert clash is not None
    enemy = find_enemy(s, seat, fight.foes[clash.foe])
    faces = engagements.apply_face_changes(clash.theirs, _find_face_changes(s, seat, "enemy"))
    defence = tuple(clash.their_defence)
    return Side(
        melee=enemy.melee,
        wounds=enemy.wounds,
        special=enemy.special,
        faces=faces,
        defence=defence,
        void=engagements.find_cancelled_dice(faces, defence, _find_cancels(s, seat, "enemy")),
        is_mutant_player=isinstance(fight, Assault),
    )


def find_melee_attack(s: State, seat: int) -> tuple[int, Special]:
    """Find the wounds and the special of a human's active melee weapons: the most wounds and the
    best special of any. Without a weapon they are those of fists (PH-15.24a, PH-15.28)."""
    weapons = [WEAPONS[one] for one in s.human(seat).melee]
    if not weapons:
        return FISTS.wounds, FISTS.special
    specials = [weapon.special for weapon in weapons if weapon.special is not None]
    best: Special = next((kind for kind in _BETTER if kind in specials), "effect")
    return max(weapon.wounds for weapon in weapons), best


def _find_face_changes(s: State, seat: int, side: Whose) -> list[Face]:
    return [one for one in find_modifiers(s, seat, "melee_result", Face) if one.side == side]


def _find_cancels(s: State, seat: int, side: Whose) -> list[Cancel]:
    return [one for one in find_modifiers(s, seat, "melee_result", Cancel) if one.side == side]


def special_cancels(s: State, seat: int) -> Cancels:
    """Find what each special of kind `effect` cancels, on both sides (PH-15.17)."""
    fight = s.get_combat(seat)
    assert fight.clash is not None
    enemy = on_special(find_enemy(s, seat, fight.foes[fight.clash.foe]))
    own = [effect for one in with_effect(s, seat)[:1] for effect in on_special(WEAPONS[one])]
    return Cancels(
        mine=_find_effect_cancels(s, seat, enemy), theirs=_find_effect_cancels(s, seat, own)
    )


def _find_effect_cancels(s: State, seat: int, effects: Iterable[Effect]) -> tuple[Cancel, ...]:
    return tuple(
        one
        for effect in effects
        if all_hold(s, seat, effect.if_)
        for one in effect.do
        if isinstance(one, Cancel)
    )


def with_effect(s: State, seat: int) -> list[str]:
    """List the active melee weapons whose special is an effect, if none of them has a better
    special (PH-15.28)."""
    if find_melee_attack(s, seat)[1] != "effect":
        return []
    return [one for one in s.human(seat).melee if WEAPONS[one].special == "effect"]
