"""Which shards a process should take and give up, so that all are looked after and none has more
to do than the others. Pure: every process comes to the same plan from the same rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

FIRST = 0
"""The shard that Discord sends all direct messages to."""


def shard_of(guild_id: int | None, count: int) -> int:
    """The shard of a server, of `count`; None: of direct messages."""
    return FIRST if guild_id is None else (guild_id >> 22) % count


@dataclass(frozen=True, slots=True)
class Member:
    """A process that takes part. `beat` grows while it lives. `wants`: the shards that are its own
    while it lives; what nobody wants is spread evenly."""

    number: int
    beat: int
    wants: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Plan:
    """What one process does next: shards to take now, and shards to give up for others."""

    take: tuple[int, ...] = ()
    give: tuple[int, ...] = ()


def plan(number: int, members: Sequence[Member], owners: Mapping[int, int | None]) -> Plan:
    """The plan of the member with that number. `owners`: every shard with its present owner; None:
    it is free."""
    wanted = _wanted(members, owners)
    mine = {shard for shard, owner in owners.items() if owner == number}
    free = {shard for shard, owner in owners.items() if owner is None}
    own = {shard for shard, member in wanted.items() if member == number}
    others = set(wanted) - own
    spread = sorted(mine - wanted.keys())
    quota = _quotas(members, owners, wanted)[number]
    room = max(0, quota - len(spread))
    take = sorted(free & own) + sorted(free - wanted.keys())[:room]
    give = sorted(mine & others) + spread[quota:]
    return Plan(tuple(take), tuple(give))


def _wanted(members: Sequence[Member], shards: Mapping[int, object]) -> dict[int, int]:
    """The shards that a member wants, with its number; where several want one, the first's."""
    wanted: dict[int, int] = {}
    for member in sorted(members, key=lambda each: each.number):
        for shard in member.wants & shards.keys():
            wanted.setdefault(shard, member.number)
    return wanted


def _quotas(
    members: Sequence[Member], owners: Mapping[int, int | None], wanted: Mapping[int, int]
) -> dict[int, int]:
    """By member, how many of the shards that nobody wants it should have: each goes to whoever has
    the fewest by then, and of those to whoever holds the most now, so that little changes hands."""
    has = dict.fromkeys((member.number for member in members), 0)
    for member in wanted.values():
        has[member] += 1
    holds = dict.fromkeys(has, 0)
    for shard, owner in owners.items():
        if owner in holds and shard not in wanted:
            holds[owner] += 1
    quotas = dict.fromkeys(has, 0)
    for _ in range(len(owners) - len(wanted)):
        member = min(has, key=lambda each: (has[each], -holds[each], each))
        has[member] += 1
        quotas[member] += 1
    return quotas


class Silence:
    """Finds out which processes are dead: those whose beat has not grown for `patience` seconds by
    this process's own clock, so that no two clocks need to agree. Where this process itself has
    not listened for `gap` seconds (it slept, or the database was away), everybody gets the whole
    patience again."""

    def __init__(self, patience: float, gap: float) -> None:
        self._patience = patience
        self._gap = gap
        self._listened: float | None = None
        self._heard: dict[int, tuple[int, float]] = {}
        """Member -> its latest beat, and when that was first heard."""

    def listen(self, beats: Mapping[int, int], now: float) -> set[int]:
        """Note the members' beats as of now (seconds by a clock that only grows). Returns those who
        have been silent for too long."""
        if self._listened is None or now - self._listened > self._gap:
            self._heard.clear()
        self._listened = now
        self._heard = {
            member: self._heard[member]
            if member in self._heard and self._heard[member][0] == beat
            else (beat, now)
            for member, beat in beats.items()
        }
        return {
            member for member, (_, since) in self._heard.items() if now - since >= self._patience
        }
