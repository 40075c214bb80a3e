"""A fight in words: enemies, faces of dice, results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.kit.words import capitalize_first, count_noun, list_words
from rules.posthuman.model.decks import enemy_of, name_of
from rules.posthuman.model.state import Assault, Fight
from rules.posthuman.model.terms import MeleeFace, ShootingFace, Special
from rules.posthuman.play.fights.engagements import Outcome, Side

FACES: dict[MeleeFace | ShootingFace, str] = {
    "miss": "miss",
    "warrior": "warrior",
    "block": "block",
    "attack": "attack",
    "critical": "critical",
    "special": "special",
    "range1": "range 1",
    "range2": "range 2",
    "range3": "range 3",
    "skill": "skill shot",
}
SPECIALS: dict[Special, str] = {
    "attack": "attack",
    "critical": "critical",
    "knockdown": "knockdown",
    "wound": "1 wound more",
    "effect": "its own effect",
}
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


def foe_name(fight: Fight, n: int) -> str:
    """Name an enemy; several enemies of the same name get numbers."""
    if isinstance(fight, Assault):
        return fight.name
    name = name_of(fight.foes[n].card)
    alike = [i for i, foe in enumerate(fight.foes) if name_of(foe.card) == name]
    return name if len(alike) == 1 else f"{name} {alike.index(n) + 1}"


def foe_line(fight: Fight, n: int) -> str:
    """Describe an enemy in short ("2 of 4 health, melee 3, 1 wound a blow.")."""
    foe = fight.foes[n]
    enemy = enemy_of(foe.card)
    return (
        f"{foe.health} of {enemy.health} health, melee {enemy.melee}, "
        f"{count_noun(enemy.wounds, 'wound')} a blow."
    )


def describe_foe(fight: Fight, n: int) -> str:
    """Describe everything that is printed on an enemy, in one line."""
    foe = fight.foes[n]
    enemy = enemy_of(foe.card)
    told = (
        f"{foe_name(fight, n)} ({enemy.kind}): speed {enemy.speed}, health {foe.health}, "
        f"melee {enemy.melee}, {count_noun(enemy.wounds, 'wound')} a blow; "
        f"a special is {_describe_special(enemy.special)}"
    )
    if enemy.dice:
        told += f"; shoots with {count_noun(enemy.dice, 'die/dice')} at range {enemy.range}"
    return f"{told}."


def _describe_special(special: Special) -> str:
    """Say what an enemy's special is, such as "a knockdown" or "1 wound more"."""
    words = SPECIALS[special]
    return words if special in ("wound", "effect") else _add_article(words)


def dice_in_words(faces: Iterable[MeleeFace | ShootingFace]) -> str:
    """Put dice into words: "a critical, 2 attacks and a block", or "1 at range 1 and a miss" for
    shots."""
    shown = list(faces)
    return list_words(
        [_format_count(FACES[one], shown.count(one)) for one in _ORDER if one in shown]
    )


def result_in_words(hits: int) -> str:
    """Put a number of hits into words: "2 hits", "no hit"."""
    return count_noun(hits, "hit") if hits else "no hit"


def shots_in_words(faces: Sequence[ShootingFace], hits: int) -> str:
    """Put shots and their hits into words ("A skill shot and 1 at range 3: 1 hit.")."""
    return f"{capitalize_first(dice_in_words(faces))}: {result_in_words(hits)}."


def marks_in_words(side: Side, places: Iterable[int]) -> str:
    """Describe the dice at these places of a side, and say what a special does: "a critical and a
    special (knockdown)"."""
    found = []
    for place in places:
        face = side.dice[place]
        found.append(f"special ({SPECIALS[side.special]})" if face == "special" else FACES[face])
    marks = [_format_count(one, found.count(one)) for one in dict.fromkeys(found)]
    return list_words(marks) or "nothing"


def rolled_again(before: MeleeFace | ShootingFace, after: MeleeFace | ShootingFace) -> str:
    """Say what a die has become by a re-roll: "a block instead of a miss", "a miss again"."""
    was, now = (
        FACES[one] if one.startswith("range") else _add_article(FACES[one])
        for one in (before, after)
    )
    return f"{now} again" if was == now else f"{now} instead of {was}"


def _add_article(word: str) -> str:
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


def _format_count(word: str, n: int) -> str:
    """Put a number of equal faces into words: "a critical", "2 specials (knockdown)", "2 at range
    1"."""
    if word.startswith("range"):
        return f"{n} at {word}"
    if n == 1:
        return _add_article(word)
    face, bracket, sort = word.partition(" (")
    return f"{n} {face}{'es' if face == 'miss' else 's'}{bracket}{sort}"


def describe_verdict(me: str, foe: str, against: Side, outcome: Outcome) -> str:
    """Say who strikes whom after the blocks: "2 attacks against 1: Ada strikes The Boar." A human
    who has more attacks than a mutant in its Attack! only holds it off (PH-15.19, PH-18.20)."""
    mine, theirs = outcome.my_attacks, outcome.their_attacks
    told = f"{count_noun(max(mine, theirs), 'attack')} against {min(mine, theirs) or 'none'}"
    if mine == theirs:
        told = f"{count_noun(mine, 'attack')} each" if mine else "No attack"
    if against.is_mutant_player:
        struck = f"{foe} strikes {me}" if 0 < theirs >= mine else f"{me} holds {foe} off"
    elif mine == theirs:
        struck = "both strike" if mine else "nobody strikes"
    else:
        struck = f"{me} strikes {foe}" if mine > theirs else f"{foe} strikes {me}"
    return f"{told}: {struck}."


def what_comes(against: Side, outcome: Outcome) -> str:
    """Say briefly what an outcome means for a human: "deal 2 and suffer 1 wound". A mutant in its
    Attack! is dealt nothing."""
    parts = [] if against.is_mutant_player else [f"deal {outcome.dealt}"]
    parts.append(f"suffer {count_noun(outcome.suffered, 'wound')}")
    if outcome.i_fall:
        parts.append("be knocked down")
    if outcome.they_fall:
        parts.append("knock it down")
    if outcome.their_effects:
        parts.append(f"bear {count_noun(outcome.their_effects, 'special effect')}")
    return list_words(parts)
