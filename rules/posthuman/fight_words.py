"""A fight in words: enemies, faces of dice, results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.kit.words import count, listed

from .decks import enemy_of, name_of
from .engagements import Outcome, Side
from .state import Fight, Foe
from .terms import MeleeFace, ShootingFace, Special

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
    "wound": "wound",
    "effect": "an effect",
}
_ORDER: tuple[MeleeFace, ...] = ("critical", "special", "attack", "warrior", "block", "miss")


def foe_name(fight: Fight, n: int) -> str:
    """What an enemy is called; of several of one name each has its number."""
    name = name_of(fight.foes[n].card)
    alike = [i for i, foe in enumerate(fight.foes) if name_of(foe.card) == name]
    return name if len(alike) == 1 else f"{name} {alike.index(n) + 1}"


def foe_line(fight: Fight, n: int) -> str:
    """ "2 of 4 health, melee 3, 1 wound." """
    foe = fight.foes[n]
    enemy = enemy_of(foe.card)
    return (
        f"{foe.health} of {enemy.health} health, melee {enemy.melee}, "
        f"{count(enemy.wounds, 'wound')}."
    )


def figures(foe: Foe) -> str:
    """All that is printed on an enemy, in one line."""
    enemy = enemy_of(foe.card)
    told = (
        f"{name_of(foe.card)} ({enemy.kind}): speed {enemy.speed}, health {foe.health}, "
        f"melee {enemy.melee}, {count(enemy.wounds, 'wound')}, special {SPECIALS[enemy.special]}"
    )
    if enemy.dice:
        told += f", {count(enemy.dice, 'shooting die/shooting dice')} at range {enemy.range}"
    return f"{told}."


def shots_in_words(faces: Sequence[ShootingFace]) -> str:
    """ "range 1, miss"."""
    return ", ".join(FACES[face] for face in faces)


def dice_in_words(faces: Iterable[MeleeFace]) -> str:
    """ "critical, 2 attacks, block": what counts most comes first."""
    shown = list(faces)
    counts = [(face, shown.count(face)) for face in _ORDER if face in shown]
    plural = {"miss": "misses"}
    words = [f"{n} {plural.get(face, f'{face}s')}" if n > 1 else face for face, n in counts]
    return ", ".join(words) or "no die"


def marks_in_words(side: Side, places: Iterable[int]) -> str:
    """Dice at some places of a side, as they count: "critical and special (knockdown)"."""
    found = []
    for place in places:
        face = side.dice[place]
        found.append(f"special ({SPECIALS[side.special]})" if face == "special" else FACES[face])
    return (
        listed(
            [
                f"{found.count(one)} {_several(one)}" if found.count(one) > 1 else one
                for one in dict.fromkeys(found)
            ]
        )
        or "nothing"
    )


def rolled_again(before: MeleeFace | ShootingFace, after: MeleeFace | ShootingFace) -> str:
    """What became of a die: "block instead of miss", "miss again"."""
    if before == after:
        return f"{FACES[after]} again"
    return f"{FACES[after]} instead of {FACES[before]}"


def _several(mark: str) -> str:
    """More than one of a mark: "specials (knockdown)", "criticals"."""
    word, space, sort = mark.partition(" ")
    return f"{word}s{space}{sort}"


def verdict(me: str, foe: str, outcome: Outcome) -> str:
    """Who strikes whom: "2 attacks against 1: Ada strikes"."""
    told = f"{count(outcome.my_attacks, 'attack')} against {outcome.their_attacks}"
    if outcome.my_attacks == outcome.their_attacks:
        if not outcome.my_attacks:
            return f"{told}: nobody strikes."
        return f"{told}: both strike."
    return f"{told}: {me if outcome.my_attacks > outcome.their_attacks else foe} strikes."


def what_comes(outcome: Outcome) -> str:
    """What an outcome means for a human, short: "deal 2, suffer 1"."""
    parts = [f"deal {outcome.dealt}", f"suffer {outcome.suffered}"]
    if outcome.i_fall:
        parts.append("be knocked down")
    if outcome.they_fall:
        parts.append("knock it down")
    if outcome.their_effects:
        parts.append(f"{count(outcome.their_effects, 'effect')} against you")
    return listed(parts)
