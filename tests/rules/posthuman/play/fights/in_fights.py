"""Fights of Posthuman in few words: dice by letters, and the plays of a fight.

    case = strikes(Road(1).has(0, "knife"), combat(health=4), mine="CAB", theirs="AMM")
    assert case.foe.health == 4 - 2

Letters of melee dice: Miss, Warrior, Block, Attack, Critical, Special; of shooting dice: 1, 2, 3,
Special, sKill shot, miss X. Ada (seat 0) fights; every stat is 3 unless a test says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from rules.engine import Play
from rules.posthuman.model.fight_state import Clash
from rules.posthuman.model.state import Fight, Foe
from rules.posthuman.model.terms import DEFENCE_DIE, Level, MeleeFace, ShootingFace
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.fights import combat, melee, shooting
from rules.posthuman.play.travel import encounters
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import blade, gear, minion
from tests.rules.posthuman.own_cards import combat as combat_card

_MELEE: dict[str, MeleeFace] = {
    "M": "miss",
    "W": "warrior",
    "B": "block",
    "A": "attack",
    "C": "critical",
    "S": "special",
}
_LETTERS = {face: letter for letter, face in _MELEE.items()}
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


Fields = dict[str, Any]


@dataclass(frozen=True)
class Course:
    """A fight and how its dice fall: a line of a table. `when("a pipe knocks down", "SMM MMM",
    "lead-pipe").gives(dealt=1, down=2)` is a case of a test that compares these with `play()`."""

    name: str
    luck: str
    """Of the engagement with the first enemy; after "round" or "fight" of all of that."""
    has: Sequence[Any]
    """Cards by id, blades by their wounds, gear by its effect."""
    foes: Sequence[str | Fields]
    """Cards by id, or how they differ from an enemy of 7 health, or the fight from others."""
    picks: str
    """Option ids, of several questions with a space between them; of one with a comma."""
    orders: dict[str, str]
    ada: Fields

    def gives(self, **facts: Any) -> Any:
        """What comes of it, as `_list_facts` names it."""
        return pytest.param(self, facts, id=self.name)

    def play(self) -> Fields:
        """All that comes of it. `asked` is what is open once Ada has picked; that goes by default
        then, as do the questions after it."""
        case = self._begin()
        came: Fields = {}
        if case.topics():
            prompt = case.prompt()
            offered = " ".join(option.id for option in prompt.options)
            came = {"offered": offered, "default": prompt.default, "most": prompt.most}
        for pick in self.picks.split():
            case.pick(*pick.split(","))
        came["asked"] = " ".join(case.topics())
        return came | _list_facts(case.defaults())

    def _begin(self) -> Case:
        makers: dict[type, Any] = {str: str, int: lambda n: blade(wounds=n), dict: gear}
        road = Road(1).human(0, **{"food": 5, **self.ada}).stands_by(0, **self.orders)
        road.has(0, *[makers[type(one)](one) for one in self.has])
        fight: Fields = {"stage": "melee", "round": 1}
        enemies = []
        for foe in self.foes:
            figures = {} if isinstance(foe, str) else {"health": 7, **foe}
            for name in {"round", "caught", "mind_used"} & figures.keys():
                fight[name] = figures.pop(name)
            make = minion if enemies else combat_card
            enemies.append(foe if isinstance(foe, str) else make(**figures))
        road.fight(0, *enemies, **fight)
        how, _, luck = self.luck.partition(" ")
        if how == "fight":
            return fights_on(road, *dice(luck.replace(" ", "")))
        if how == "round":
            return round_of(road, *dice(luck.replace(" ", "")))
        play = until_fallen(lambda h: melee.resolve_engagement(h, 0, 0))
        return road.play(play, *dice(self.luck.replace(" ", "")))


def when(
    name: str,
    luck: str,
    *has: Any,
    foes: Sequence[str | Fields] = ({},),
    picks: str = "",
    orders: dict[str, str] | None = None,
    **ada: Any,
) -> Course:
    """A course by its name and its dice; what is not said is as ever."""
    return Course(name, luck, has, foes, picks, orders or {}, ada)


def _list_facts(case: Case) -> Fields:
    """All that can come of a fight."""
    human, told = case.human(), case.told()
    kinds = [event.kind for event in told]
    rolls = [len(event.data["dice"]) for event in told if event.kind == "melee"]
    found: Fields = {kind: kinds.count(kind) for kind in ("kill", "knockdown", "knockout", "won")}
    found |= {
        "suffered": 6 - human.health,
        "eaten": 5 - human.food,
        "scars": len(human.scars),
        "met": [event.data["foe"] for event in told if event.kind == "blow"],
        "rounds": [event.data["round"] for event in told if event.kind == "round"],
        "rolls": rolls,
        "mine": rolls[::2],
        "again": [event.data["places"] for event in told if event.kind == "reroll"],
        "order": [kind for kind in kinds if kind in ("loss", "knockdown")],
        "prevented": case.texts("prevented"),
        "swapped": case.luck.picked.count(DEFENCE_DIE),
    }
    if 0 in case.s.fights:
        fight, clash, first = fight_of(case), clash_of(case), foe(case)
        found |= {"dealt": 7 - first.health, "down": first.knocked_down, "mind": fight.mind_used}
        found |= {"blocked": clash.blocked, "my_blocked": clash.my_blocked}
        found |= {"i_fall": fight.knocked_down}
        sides = clash.mine, clash.defence, clash.theirs
        found["lies"] = ["".join(_LETTERS[face] for face in side) for side in sides]
    return found
