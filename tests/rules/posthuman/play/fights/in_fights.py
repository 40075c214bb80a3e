"""Fights of Posthuman in few words: dice by letters, and the plays of a fight.

    case = strikes(Road(1).has(0, "knife"), combat(health=4), mine="CAB", theirs="AMM")
    assert case.foe.health == 4 - 2

Letters of melee dice: Miss, Warrior, Block, Attack, Critical, Special; of shooting dice: 1, 2, 3,
Special, sKill shot, miss X. Ada (seat 0) fights; every stat is 3 unless a test says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.engine import Play
from rules.posthuman.model.fight_state import Clash
from rules.posthuman.model.state import Fight, Foe
from rules.posthuman.model.terms import Level, MeleeFace, ShootingFace
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.fights import combat, melee, shooting
from rules.posthuman.play.travel import encounters
from tests.rules.posthuman.build import Case, Road

_MELEE: dict[str, MeleeFace] = {
    "M": "miss",
    "W": "warrior",
    "B": "block",
    "A": "attack",
    "C": "critical",
    "S": "special",
}
_SHOTS: dict[str, ShootingFace] = {
    "1": "range1",
    "2": "range2",
    "3": "range3",
    "S": "special",
    "K": "skill",
    "X": "miss",
}


def dice(letters: str) -> tuple[MeleeFace, ...]:
    """Faces of melee and defence dice."""
    return tuple(_MELEE[letter] for letter in letters)


def shots(letters: str) -> tuple[ShootingFace, ...]:
    """Faces of shooting dice."""
    return tuple(_SHOTS[letter] for letter in letters)


def until_fallen(play: Callable[[Here], Play[Any]]) -> Callable[[Here], Play[str]]:
    """The play, which returns "done", or "fallen" where Ada is knocked out or turns."""

    def run(h: Here) -> Play[str]:
        try:
            yield from play(h)
        except Fallen:
            return "fallen"
        return "done"

    return run


def fights_on(road: Road, *luck: Any, **given: Any) -> Case:
    """The whole combat that Ada is in."""
    return road.play(until_fallen(lambda h: combat.resolve_combat(h, 0)), *luck, **given)


def meets(road: Road, *luck: Any, level: Level = 1, evadable: bool = True, **given: Any) -> Case:
    """Ada draws an encounter and resolves it."""
    play = until_fallen(lambda h: encounters.resolve_encounter(h, 0, level, evadable=evadable))
    return road.play(play, *luck, **given)


def shoots(road: Road, *luck: Any, **given: Any) -> Case:
    """The shooting round alone."""
    return road.play(until_fallen(lambda h: shooting.shooting_round(h, 0)), *luck, **given)


def round_of(road: Road, *luck: Any, number: int = 1, **given: Any) -> Case:
    """One melee round alone."""
    return road.play(until_fallen(lambda h: melee.melee_round(h, 0, number)), *luck, **given)


def strikes(
    road: Road,
    enemy: str,
    *minions: str,
    mine: str = "",
    theirs: str = "",
    number: int = 1,
    **fight: Any,
) -> Case:
    """One engagement with the first enemy in a melee round; the dice fall as the letters say, the
    human's melee dice before its defence dice."""
    road.fight(0, enemy, *minions, stage="melee", round=number, **fight)
    play = until_fallen(lambda h: melee.resolve_engagement(h, 0, 0))
    return road.play(play, *dice(mine), *dice(theirs))


def fight_of(case: Case) -> Fight:
    """The fight that Ada is in."""
    return case.s.fights[0]


def clash_of(case: Case) -> Clash:
    """The clash that Ada's fight has come to."""
    clash = fight_of(case).clash
    assert clash is not None
    return clash


def foe(case: Case, n: int = 0) -> Foe:
    """An enemy in Ada's fight."""
    return fight_of(case).foes[n]
