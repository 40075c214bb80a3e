"""Fights of Posthuman in few words: who stands before whom, and the plays of a fight.

    row("PH-15.25", before("knife"), "-> foe.health=5", "SMM MMM")

Ada (seat 0) fights; every stat is 3 and an enemy has 7 health, unless a test says otherwise.
"""

from collections.abc import Callable, Sequence
from typing import Any

from rules.engine import Play
from rules.posthuman.model.terms import Level
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.fights import combat, melee, shooting
from rules.posthuman.play.travel import encounters
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import blade, gear, minion
from tests.rules.posthuman.own_cards import combat as combat_card

Fields = dict[str, Any]
OF_FIGHT = {"round", "caught", "mind_used", "knocked_down", "scarred"}


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
SHOOTING = until_fallen(lambda h: shooting.shooting_round(h, 0))
ROUND = until_fallen(lambda h: melee.melee_round(h, 0, 1))
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


def place_in_fight(
    *has: Any,
    foes: Sequence[str | Fields] = ({},),
    orders: dict[str, str] | None = None,
    stage: Any = "melee",
    **ada: Any,
) -> Callable[[], Road]:
    """Ada in a fight. `has`: cards by id, blades by their wounds, gear by its effect; `foes`: cards
    by id, or how they differ from others, or the fight does."""

    def make_road() -> Road:
        makers: dict[type, Any] = {str: str, int: lambda n: blade(wounds=n), dict: gear}
        road = Road(1).human(0, **ada).stands_by(0, **(orders or {}))
        road.has(0, *[makers.get(type(one), lambda make: make())(one) for one in has])
        fight: Fields = {"stage": stage, "round": int(stage == "melee")}
        enemies: list[str] = []
        for foe in foes:
            figures = {} if isinstance(foe, str) else {"health": 7, **foe}
            for name in OF_FIGHT & figures.keys():
                fight[name] = figures.pop(name)
            make: Any = minion if enemies else combat_card
            enemies.append(foe if isinstance(foe, str) else make(**figures))
        return road.fight(0, *enemies, **fight)

    return make_road
