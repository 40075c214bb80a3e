"""The course of a game: characters, pages and turns, and the Colony Phase in its steps (AF-1.2,
AF-19.1). A step of play is a page that is set up, a turn, a page that is left, or a step of the
Colony Phase."""

from __future__ import annotations

from typing import Any

from rules.engine import Offer, Play, Prompt, Table

from . import leaving, nesting, pages, saving, setup, standing_orders, turn
from .colony import building, clues, hardship, next_mission, rest, upkeep, verdict
from .colony.chapter import read_chapter
from .context import CampaignLost, Here, MissionEnds
from .effects import vocabulary  # noqa: F401 - so that every effect is registered
from .state import Phase, State

AFTER: dict[Phase, Phase] = {
    "verdict": "hardship",
    "hardship": "upkeep",
    "upkeep": "work",
    "work": "repair",
    "repair": "build",
    "build": "clues",
    "clues": "rest",
    "rest": "next",
}
"""The order of the Colony Phase (AF-19.1)."""


def step(t: Table[State]) -> Play[None]:
    """One step from where the game stands."""
    h = Here(t)
    h.stand(lambda seat: beside(h, seat), lambda *answered: aside(h, *answered))
    try:
        yield from _step(h)
    except MissionEnds as ended:
        _end_mission(h, ended)
    except CampaignLost:
        h.s.colony.lost = True
        read_chapter(h, 23, "The colony is lost.")
        saving.finish(h)


def _step(h: Here) -> Play[None]:
    """Each of them says what comes next, in `State.phase`."""
    phase = h.s.phase
    if phase == "prepare":
        yield from setup.prepare(h)
    elif phase == "page":
        yield from pages.set_up(h)
    elif phase == "turn":
        yield from turn.turn(h)
    elif phase == "leaving":
        yield from leaving.leave(h)
    else:
        yield from _colony(h, phase)


def _end_mission(h: Here, ended: MissionEnds) -> None:
    """At once: the map is cleared, and the Colony Phase begins (AF-4.24, AF-18.5, AF-18.6)."""
    s = h.s
    s.outcome = ended.outcome
    s.here, s.hunt, s.attack, s.camp = None, [], None, None
    for character in s.party:
        character.at, character.exited, character.defeated = None, False, False
    s.votes = {}
    s.phase = "verdict"


def _colony(h: Here, phase: Phase) -> Play[None]:
    if phase == "verdict":
        yield from verdict.verdict(h)
    elif phase == "hardship":
        yield from hardship.hardship(h)
    elif phase == "upkeep":
        yield from upkeep.upkeep(h)
    elif phase == "work":
        yield from upkeep.work(h)
    elif phase == "repair":
        yield from building.repair(h)
    elif phase == "build":
        yield from building.build(h)
    elif phase == "clues":
        clues.clues(h)
    elif phase == "rest":
        yield from rest.rest(h)
    else:
        yield from _next(h)
    h.s.phase = AFTER[phase]


def _next(h: Here) -> Play[None]:
    """The last step: the next mission is chosen, and the game is over (AF-19.34, AF-20.5)."""
    if (yield from next_mission.goes_on(h)):
        yield from next_mission.choose(h)
    else:
        h.s.over = True
    saving.finish(h)


# -- what is free at any time --------------------------------------------------------------------


def beside(h: Here, seat: int) -> list[Offer]:
    """What stands open to a seat beside the questions: a nest to propose, and standing orders
    (AF-13.5, AF-16.1)."""
    return [*nesting.offered(h, seat), *standing_orders.standing_offers(h, seat)]


def aside(h: Here, role: str, prompt: Prompt[Any], value: Any) -> None:
    """Carry out what was answered of it."""
    if role == "nest":
        nesting.propose(h, h.s.of_seat(prompt.seat)[0])
    else:
        standing_orders.take_standing(h, role, prompt, value)
