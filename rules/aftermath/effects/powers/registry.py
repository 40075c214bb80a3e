"""The twenty abilities by id: when each is useful, and what it does. The module of each character
registers its abilities here."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from inspect import isgeneratorfunction
from typing import Any, TypeAlias

from rules.aftermath.model.cards import Does
from rules.aftermath.model.state import Enemy, Member, State
from rules.aftermath.model.terms import Line
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.context import Here
from rules.aftermath.play.page import maps
from rules.aftermath.words import Message
from rules.engine import Play, asks_nothing
from rules.kit.graphs import count_steps

Useful: TypeAlias = Callable[[State, Member], bool]
Doing: TypeAlias = Callable[[Here, Member], "Play[None] | None"]


@dataclass(frozen=True, slots=True)
class Power:
    """An ability. `useful`: whether using it would change anything now; `do`: carries it out after
    it has been paid for."""

    useful: Useful
    do: Callable[[Here, Member], Play[None]]


POWERS: dict[Does, Power] = {}


def register_power(does: Does, useful: Useful) -> Callable[[Doing], Doing]:
    """Register what an ability does, and when it is useful."""

    def register(do: Doing) -> Doing:
        assert does not in POWERS, does
        play: Any = do if isgeneratorfunction(do) else asks_nothing(do)
        POWERS[does] = Power(useful, play)
        return do

    return register


def register_lasting_power(does: Does, useful: Useful, told: str) -> None:
    """Register an ability that does nothing at once but stays in force for a while. `told`: the
    message about it."""

    def start_power(h: Here, m: Member) -> None:
        lasting.start_lasting(h.s, m, does)
        h.tell_of(m, Message(told, member=h.name_member(m)), kind="lasting", does=does)

    register_power(does, useful)(start_power)


def list_enemies_here(s: State, m: Member) -> list[Enemy]:
    """List the enemies in a member's space, by slot."""
    at = s.party[m].at
    return [] if at is None else s.enemies_at(at)


def find_landings(s: State, start: int, far: int, but: Collection[Line] = ()) -> list[int]:
    """List the other spaces within `far` steps over any lines except `but`, in rising order."""
    reached = count_steps(
        start, lambda one: (to for to, line in maps.find_ways(s, one).items() if line not in but)
    )
    return sorted(to for to, away in reached.items() if 0 < away <= far)
