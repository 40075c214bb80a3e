"""The twenty abilities by id: when each is useful, and what it does. The module of each character
registers its abilities here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from rules.aftermath.model.cards import Does
from rules.aftermath.model.state import Enemy, Member, State
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.engine import Play, asks_nothing

Useful: TypeAlias = Callable[[State, Member], bool]
Doing: TypeAlias = Callable[[Here, Member], "Play[None]"]


@dataclass(frozen=True, slots=True)
class Power:
    """An ability. `useful`: whether using it would change anything now; `do`: carries it out after
    it has been paid for."""

    useful: Useful
    do: Doing


POWERS: dict[Does, Power] = {}


def register_power(does: Does, useful: Useful) -> Callable[[Doing], Doing]:
    """Register what an ability does, and when it is useful."""

    def register(do: Doing) -> Doing:
        assert does not in POWERS, does
        POWERS[does] = Power(useful, do)
        return do

    return register


def register_lasting_power(does: Does, useful: Useful, told: str) -> None:
    """Register an ability that does nothing at once but stays in force for a while. `told`: the
    message about it."""

    @asks_nothing
    def start_power(h: Here, m: Member) -> None:
        lasting.start_lasting(h.s, m, does)
        h.tell_of(m, Message(told, member=h.name_member(m)), kind="lasting", does=does)

    register_power(does, useful)(start_power)


def enemies_here(s: State, m: Member) -> list[Enemy]:
    """List the enemies in a member's space, by slot."""
    at = s.find_character(m).at
    return [] if at is None else s.enemies_at(at)


def fellows_here(s: State, m: Member) -> list[Member]:
    """List the other members in a member's space."""
    at = s.find_character(m).at
    return [] if at is None else [other for other in s.list_members_at(at) if other != m]
