"""A fight in words: enemies, faces of dice, results."""

from collections.abc import Iterable
from functools import cache

from rules.engine import Text
from rules.engine.late_texts import LateTexts
from rules.posthuman.effects.models import Effect
from rules.posthuman.effects.words import describe_effect
from rules.posthuman.model.decks import CARDS, ENCOUNTERS, find_enemy_card, name_of
from rules.posthuman.model.fight_state import Assault, Fight
from rules.posthuman.model.terms import MeleeFace, ShootingFace
from rules.posthuman.play.fights.engagements import Outcome, Side
from rules.posthuman.words import Message, join_sentences

_ORDER: tuple[MeleeFace | ShootingFace, ...] = (
    "critical",
    "special",
    "attack",
    "warrior",
    "block",
    "skill",
    "range1",
    "range2",
    "range3",
    "miss",
)
"""The order in which faces are named."""
FACES = LateTexts({face: Message("face", face=face) for face in _ORDER})


def name_foe(fight: Fight, n: int) -> Text:
    """Name an enemy; several enemies of the same name get numbers."""
    if isinstance(fight, Assault):
        return fight.name
    name = name_of(fight.foes[n].card)
    alike = [i for i, foe in enumerate(fight.foes) if name_of(foe.card) == name]
    return name if len(alike) == 1 else Message("one-of-foes", foe=name, number=alike.index(n) + 1)


def name_foe_within(fight: Fight, n: int) -> Text:
    """Name an enemy for the middle of a sentence in the book."""
    name = name_foe(fight, n)
    if isinstance(fight, Assault):
        return name
    return Message("within", name=name, form=CARDS[fight.foes[n].card].form)


def label_foe(fight: Fight, n: int) -> Message:
    """Describe an enemy in short ("Health 2 of 4, melee 3, 1 wound per hit.")."""
    foe = fight.foes[n]
    enemy = find_enemy_card(foe.card)
    return Message(
        "foe-line", health=foe.health, full=enemy.health, melee=enemy.melee, n=enemy.wounds
    )


def describe_foe(fight: Fight, n: int) -> Message:
    """Describe everything that is printed on an enemy, in one line."""
    foe = fight.foes[n]
    enemy = find_enemy_card(foe.card)
    return Message(
        "foe-figures",
        foe=name_foe(fight, n),
        kind=enemy.kind,
        speed=enemy.speed,
        health=foe.health,
        melee=enemy.melee,
        n=enemy.wounds,
        special=enemy.special,
        dice=enemy.dice,
        range=enemy.range,
        skilled=int(enemy.skill_shot),
        scar=int(enemy.is_scarring),
        ruled=int(bool(enemy.effects)),
        rules=join_sentences([_make_sentence(effect) for effect in enemy.effects]),
    )


def describe_encounter(card: str) -> Text:
    """Say whether an encounter is a fight, and how hard, or a story; "" for other cards."""
    encounter = ENCOUNTERS.get(card)
    if encounter is None:
        return ""
    if encounter.combat is None:
        return Message("seen-story")
    enemy = encounter.combat.enemy
    return Message(
        "seen-enemy",
        kind=enemy.kind,
        speed=enemy.speed,
        health=enemy.health,
        melee=enemy.melee,
        n=enemy.wounds,
    )


def describe_dice(faces: Iterable[MeleeFace | ShootingFace]) -> Message:
    """Describe dice: "a critical, 2 attacks and a block", or "1 at range 1 and a miss" for
    shots."""
    shown = list(faces)
    return Message(
        "all-of", things=[_count_face(one, shown.count(one)) for one in _ORDER if one in shown]
    )


def _make_sentence(effect: Effect) -> Text:
    return effect.text or Message("capital-sentence", text=describe_effect(effect))


@cache
def _count_face(face: MeleeFace | ShootingFace, n: int) -> Message:
    return Message("equal-dice", face=face, n=n)


def list_marks(side: Side, places: Iterable[int]) -> list[Message]:
    """Describe the dice at these places of a side, and say what a special does: "a critical and a
    special (knockdown)"."""
    found = [side.dice[place] for place in places]
    return [
        Message("equal-specials", special=side.special, n=found.count(face))
        if face == "special"
        else _count_face(face, found.count(face))
        for face in dict.fromkeys(found)
    ] or [Message("nothing")]


def describe_reroll(before: MeleeFace | ShootingFace, after: MeleeFace | ShootingFace) -> Message:
    """Say what a die has become by a re-roll: "a block instead of a miss", "a miss again"."""
    now = Message("one-face", face=after)
    if before == after:
        return Message("face-again", now=now)
    return Message("face-instead", now=now, before=Message("one-face", face=before))


def describe_verdict(me: str, foe: Text, against: Side, outcome: Outcome) -> Message:
    """Say who strikes whom after the blocks: "2 attacks against 1: Ada strikes The Boar." A human
    who has more attacks than a mutant in its Attack! only holds it off (PH-15.19, PH-18.20)."""
    mine, theirs = outcome.my_attacks, outcome.their_attacks
    attacks = Message("attacks-against", n=max(mine, theirs), less=min(mine, theirs))
    if mine == theirs:
        attacks = Message("attacks-each", n=mine)
    if against.is_mutant_player and not 0 < theirs >= mine:
        return Message("holds-off", attacks=attacks, who=me, whom=foe)
    if mine == theirs and not against.is_mutant_player:
        if not mine:
            return Message("nobody-strikes", attacks=attacks)
        return Message("both-strike", attacks=attacks, who=me, whom=foe)
    who, whom = (me, foe) if mine > theirs else (foe, me)
    return Message("strikes", attacks=attacks, who=who, whom=whom)


def list_results(against: Side, outcome: Outcome) -> list[Message]:
    """Say briefly what an outcome means for a human: "deal 2 and suffer 1 wound". A mutant in its
    Attack! is dealt nothing."""
    parts = [] if against.is_mutant_player else [Message("would-deal", n=outcome.dealt)]
    parts.append(Message("would-suffer", n=outcome.suffered))
    if outcome.i_fall:
        parts.append(Message("would-fall"))
    if outcome.they_fall:
        parts.append(Message("would-knock-down"))
    if outcome.their_effects:
        parts.append(Message("would-bear", n=outcome.their_effects))
    return parts
