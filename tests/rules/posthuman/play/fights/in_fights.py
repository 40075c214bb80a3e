"""Fights of Posthuman in few words: who stands before whom, and the plays of a fight.

    PH-15.25 | one-foe; has knife; dice SMM MMM | -> foe.health=5

Ada fights; every stat is 3 and an enemy has 7 health, unless a row says otherwise.
"""

from collections.abc import Callable
from typing import Any

from rules.engine import Play
from rules.posthuman.model.terms import Level
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.fights import combat, melee, shooting
from rules.posthuman.play.travel import encounters


def until_fallen(play: Callable[[Here], Play[Any]]) -> Callable[[Here], Play[str]]:
    """The play, which returns "done", or "fallen" where Ada is knocked out or turns."""

    def run(h: Here) -> Play[str]:
        try:
            yield from play(h)
        except Fallen:
            return "fallen"
        return "done"

    return run


FIGHT = until_fallen(lambda h: combat.resolve_combat(h, 0))
"""The whole combat that Ada is in."""
SHOOTING = until_fallen(lambda h: shooting.play_shooting_round(h, 0))
ROUND = until_fallen(lambda h: melee.play_melee_round(h, 0, 1))
STRIKE = until_fallen(lambda h: melee.resolve_engagement(h, 0, 0))
"""One engagement with the first enemy; the human's melee dice fall before its defence dice."""


def meet_encounter(level: Level = 1, *, evadable: bool = True) -> Callable[[Here], Play[str]]:
    """Ada draws an encounter and resolves it."""
    return until_fallen(lambda h: encounters.resolve_encounter(h, 0, level, evadable=evadable))


POSITIONS = {
    # Ada is in melee with these, the first of whom she has met.
    "melee": "fight {} stage=melee round=1",
    "one-foe": "combat foe health=7 {}; melee foe",
    "two-foes": "combat foe health=7; minion kin health=7; melee foe kin",
}
