"""The twenty abilities by their names: when one is of any use, and what it does. Each is registered
where its character's are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from rules.aftermath.model.cards import Does
from rules.aftermath.model.state import Enemy, Member, State
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.context import Here
from rules.engine import Play, asks_nothing

Useful: TypeAlias = "Callable[[State, Member], bool]"
Doing: TypeAlias = "Callable[[Here, Member], Play[None]]"


@dataclass(frozen=True, slots=True)
class Power:
    """An ability. `useful`: whether it would change anything now; `do`: what happens, once it has
    been paid for."""

    useful: Useful
    do: Doing


POWERS: dict[Does, Power] = {}


def register_power(does: Does, useful: Useful) -> Callable[[Doing], Doing]:
    """Registers what an ability does, and when it is of any use."""

    def register(do: Doing) -> Doing:
        assert does not in POWERS, does
        POWERS[does] = Power(useful, do)
        return do

    return register


def register_lasting_power(does: Does, useful: Useful, words: str) -> None:
    """Registers an ability that does nothing now and works on for a while, which everybody is told:
    `words`, after the character's name."""

    @asks_nothing
    def do(h: Here, m: Member) -> None:
        lasting.start_lasting(h.s, m, does)
        h.tell_of(m, words, kind="lasting", does=does)

    register_power(does, useful)(do)


def enemies_here(s: State, m: Member) -> list[Enemy]:
    """The enemies in a member's space, by slot."""
    at = s.find_character(m).at
    return [] if at is None else s.enemies_at(at)


def fellows_here(s: State, m: Member) -> list[Member]:
    """The others in a member's space."""
    at = s.find_character(m).at
    return [] if at is None else [other for other in s.list_members_at(at) if other != m]
