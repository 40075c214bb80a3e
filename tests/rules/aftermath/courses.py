"""Campaigns without their missions: chance decides how each mission ends and what it brings home,
and the Colony Phase does the rest (AF-28.9)."""

from dataclasses import dataclass
from random import Random

from rules.aftermath.model.decks import STRUCTURES
from rules.aftermath.model.terms import NEW_COLONY, Structure
from rules.aftermath.play import dials
from rules.aftermath.play.colony import building, hardship, upkeep
from rules.aftermath.play.colony.verdict import FAILURE_MORALE, SUCCESS_MORALE
from rules.aftermath.play.context import Here
from rules.engine import Play
from tests.rules.aftermath.build import Party

MISSIONS = 10
NET = 4
"""Food, and scrap, that a mission brings home."""
ORDER: tuple[Structure, ...] = (
    "larder",
    "palisade",
    "orchard",
    "watchtower",
    "hall",
    "infirmary",
    "workshop",
    "warren",
)


@dataclass(frozen=True, slots=True)
class Strength:
    """How well somebody plays: the share of missions that succeed, and how many hours too long they
    take on the average."""

    success: float
    overrun: float


@dataclass(slots=True)
class Course:
    """What became of a campaign: the missions that it lasted, and the structures at its end."""

    missions: int = 0
    structures: int = 0
    lost: bool = False


def play_campaign(strength: Strength, seed: int) -> Course:
    """A campaign of ten missions."""
    rnd, course = Random(seed), Course()
    party = Party("wren", "bodkin", seats=1, phase="verdict").dials(**NEW_COLONY)
    party.colony(flags={"seeds": 1})

    def ten(h: Here) -> Play[None]:
        for _ in range(MISSIONS):
            if h.s.colony.infinite:
                return
            course.missions += 1
            yield from _play_phase(h, strength, rnd)

    colony = party.play(ten, seed=str(seed)).defaults().s.colony
    course.structures, course.lost = len(colony.built), colony.infinite
    return course


def _play_phase(h: Here, strength: Strength, rnd: Random) -> Play[None]:
    """What a mission brings, and a Colony Phase in which everything possible is built."""
    colony = h.s.colony
    yield from dials.change_dials(h, {"food": NET}, "The mission")
    yield from dials.change_dials(h, {"scrap": NET}, "The mission")
    success = SUCCESS_MORALE + ("hall" in colony.built)
    won = rnd.random() < strength.success
    yield from dials.change_dials(h, {"morale": success if won else FAILURE_MORALE}, "Verdict")
    colony.dials["time"] = hardship.find_time_allowance(h.s) + _draw_hours(rnd, strength.overrun)
    yield from hardship.resolve_hardship(h)
    yield from upkeep.resolve_upkeep(h)
    yield from upkeep.resolve_work(h)
    able = building.list_buildable(h.s)
    for one in [one for one in ORDER if one in able][:1]:
        dials.pay_costs(h, {"scrap": STRUCTURES[one].cost}, "Building")
        colony.built.append(one)


def _draw_hours(rnd: Random, mean: float) -> int:
    """An overrun: from none to twice as much as that, so that the mean is right."""
    low = int(2 * mean)
    most = low + (rnd.random() < 2 * mean - low)
    return rnd.randint(0, most)
