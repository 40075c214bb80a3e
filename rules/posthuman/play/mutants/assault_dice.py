"""What a mutant strikes with, and the dice of both sides in its Attack! (PH-18.18 to PH-18.20)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kit.words import count_noun
from rules.posthuman.effects.language.models import Cancel, Data, Dice, Die, Face, SetDice, Side
from rules.posthuman.effects.modifiers import find_modifiers
from rules.posthuman.model.cards import MutantWeapon
from rules.posthuman.model.decks import SCARS
from rules.posthuman.model.state import Assault, Mutant, State
from rules.posthuman.model.terms import Special
from rules.posthuman.play.fights.dice.counts import Count, melee_base
from rules.posthuman.play.fights.dice.fight import find_named_modifiers
from rules.posthuman.play.fights.engagements import Side as Faces
from rules.posthuman.play.fights.engagements import apply_face_changes, find_cancelled_dice
from rules.posthuman.play.fights.sides import find_melee_attack
from rules.posthuman.play.people import sheet

FISTS = MutantWeapon(name="Fists", wounds=1, special="wound")
"""Of whoever has no weapon, human or mutant (PH-15.24a)."""
_BEST: tuple[Special, ...] = ("critical", "knockdown", "attack", "wound", "effect")


def find_claw_weapon(scar: str | None) -> MutantWeapon:
    """The weapon on a scar; without a scar the fists."""
    weapon = SCARS[scar].weapon if scar is not None else None
    return weapon if weapon is not None else FISTS


def weapons_of(mutant: Mutant) -> list[str]:
    """The mutations that are a weapon, the best first: by wounds, then by what their special
    does."""
    found = [scar for scar in mutant.mutations if SCARS[scar].weapon is not None]
    return sorted(
        found,
        key=lambda one: (-find_claw_weapon(one).wounds, _BEST.index(find_claw_weapon(one).special)),
    )


@dataclass(slots=True)
class Counts:
    """The numbers of dice of both sides."""

    mine: Count
    """The human's melee dice, before any swap."""
    defence: Count
    """The human's defence dice by cards."""
    theirs: Count
    """The mutant's melee dice."""


def count_assault_dice(s: State, target: int, *, stunned: bool = False) -> Counts:
    """How many dice a human and the mutant that attacks it roll: by both melee stats and by cards;
    nobody is outnumbered (PH-18.20). `stunned`: a shot has left the mutant one die (PH-14.17)."""
    seat = s.assaults[target].mutant
    human, mutant = (
        sheet.clamp_effective_stat(s, target, "melee"),
        sheet.clamp_effective_stat(s, seat, "melee"),
    )
    mine, theirs = melee_base(human, mutant), melee_base(mutant, human)
    defence = Count(0, least=0)
    _add_modifiers(s, target, mine, "melee", "player")
    _add_modifiers(s, target, defence, "defence", "player")
    _add_modifiers(s, target, theirs, "melee", "enemy")
    if stunned:
        theirs.fix_total(1, "entangled")
    return Counts(mine, defence, theirs)


def _add_modifiers(s: State, target: int, dice: Count, die: Die, side: Side) -> None:
    """What cards of the human and mutations of the mutant add; on a mutation, too, the human is the
    `player`."""
    seat = s.assaults[target].mutant
    for whose in (target, seat):
        for name, one in find_named_modifiers(s, whose, "melee_roll", Data):
            if isinstance(one, Dice) and one.die == die and one.side == side:
                dice.add(one.n, name)
            elif isinstance(one, SetDice) and (die, one.side, one.round) == ("melee", side, 1):
                dice.fix_total(one.n, name)


# -- the faces as they count ---------------------------------------------------------------------


def human_side(s: State, target: int, assault: Assault) -> Faces:
    """What the human has rolled. Its wounds do nothing to a mutant, which has no health
    (PH-18.20)."""
    melee = find_modifiers(s, target, "melee_result", Face)
    faces = apply_face_changes(assault.clash.mine, [one for one in melee if one.side == "player"])
    defence = tuple(assault.clash.defence)
    return Faces(
        melee=sheet.clamp_effective_stat(s, target, "melee"),
        wounds=0,
        special=find_melee_attack(s, target)[1],
        faces=faces,
        defence=defence,
    )


def mutant_side(s: State, target: int, assault: Assault) -> Faces:
    """What the mutant has rolled, with its weapon and its strength (PH-5.7)."""
    weapon = find_claw_weapon(assault.weapon)
    faces = apply_face_changes(
        assault.clash.theirs,
        [one for one in find_modifiers(s, target, "melee_result", Face) if one.side == "enemy"],
    )
    cancels = [
        one for one in find_modifiers(s, target, "melee_result", Cancel) if one.side == "enemy"
    ]
    return Faces(
        melee=sheet.clamp_effective_stat(s, assault.mutant, "melee"),
        wounds=weapon.wounds + sheet.strength_bonus(s, assault.mutant),
        special=weapon.special,
        faces=faces,
        void=find_cancelled_dice(faces, (), cancels),
    )


def describe_dice_reasons(
    s: State, target: int, dice: Counts, names: tuple[str, str], swap: int
) -> list[str]:
    """Why each side rolls so many dice, a line each: the human's name, then the mutant's."""
    mine = dice.mine.describe_roll(names[0])
    mine += f", {swap} of them in defence" if swap else ""
    if dice.defence.total:
        mine += f", and {count_noun(dice.defence.total, 'defence die/defence dice')} by cards"
    by = find_claw_weapon(s.assaults[target].weapon).name
    return [mine, dice.theirs.describe_roll(f"{names[1]}, with {by},")]
