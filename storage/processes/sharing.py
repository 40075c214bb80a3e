"""Plans which shards each process takes and gives up, so that every shard has an owner and no
process has more to do than the others. Every process makes the same plan from the same rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

FIRST = 0
"""The shard that Discord sends all direct messages to."""


def shard_of(guild_id: int | None, count: int) -> int:
    """Find the shard of a server among `count` shards. `guild_id` None: direct messages."""
    return FIRST if guild_id is None else (guild_id >> 22) % count


@dataclass(frozen=True, slots=True)
class Member:
    """A process that takes part. `beat` grows while the process lives. `wants`: the shards that it
    gets as long as it lives; shards that no process wants are spread evenly."""

    number: int
    beat: int
    wants: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Plan:
    """What one process does next: shards to take now, and shards to give up for others."""

    take: tuple[int, ...] = ()
    give: tuple[int, ...] = ()


def plan(number: int, members: Sequence[Member], owners: Mapping[int, int | None]) -> Plan:
    """Make the plan of the member with this number. `owners`: every shard with its present owner;
    None: the shard is free."""
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
    """Find each wanted shard, with the number of the first member that wants it."""
    wanted: dict[int, int] = {}
    for member in sorted(members, key=lambda each: each.number):
        for shard in member.wants & shards.keys():
            wanted.setdefault(shard, member.number)
    return wanted


def _quotas(
    members: Sequence[Member], owners: Mapping[int, int | None], wanted: Mapping[int, int]
) -> dict[int, int]:
    """Compute how many of the unwanted shards each member should have. Each goes to the member with
    the fewest so far; in a tie, to the one that holds the most now, so that few shards move."""
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
    """Finds the dead processes: those whose beat has not grown for `patience` seconds by this
    process's own clock, so that no two clocks need to agree. If this process itself has not
    listened for more than `gap` seconds (it slept, or the database was away), it starts to measure
    every silence again."""

    def __init__(self, patience: float, gap: float) -> None:
        self._patience = patience
        self._gap = gap
        self._listened: float | None = None
        self._heard: dict[int, tuple[int, float]] = {}
        """Member -> its latest beat, and when this process first heard that beat."""

    def listen(self, beats: Mapping[int, int], now: float) -> set[int]:
        """Note the members' beats at the time `now` (seconds of a clock that only grows). Return
        the members that have been silent too long."""
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
