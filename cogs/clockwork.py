"""The clocks of tables in memory: which run, and what a change at the table does to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from storage import Bank, Post, Seat, Store, Upkeep, Wait

from .clocks import Clock, Holder, charged, clocks
from .customs import Deadline
from .live import Live
from .people import People
from .quiet import Night


class Clockwork:
    """Winds what `clocks` reckons: it knows who sits where, and when they are away or asleep."""

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people

    async def running(self, live: Live) -> list[Clock]:
        """The clocks that run at a table, as it stands; () where none do. Those of somebody who
        has gone quiet do not run, nor any where nobody is left who would wait for another."""
        rule = live.settings.deadline
        if rule is None or live.table is None or live.row.status != "playing" or live.resting:
            return []
        waits = [
            mark
            for mark in live.marks.values()
            if mark.seat in live.people and mark.seat not in live.table.absent
        ]
        holders = await self._holders(live, waits)
        return clocks(rule, waits, live.banks, holders, self._store.now())

    async def _holders(self, live: Live, waits: Sequence[Wait]) -> Mapping[int, Holder]:
        """Those who are waited for, by their seats."""
        users = {seat.number: seat.user_id for seat in live.row.seats}
        found = {}
        for seat in {wait.seat for wait in waits}:
            if (user := users[seat]) is not None:
                night = await self.night(live, user)
                found[seat] = Holder(await self._people.aways(user), night)
        return found

    async def after(
        self, live: Live, upkeep: Upkeep, seats: Sequence[Seat] | None, now: datetime
    ) -> Upkeep:
        """The upkeep, with what follows for clocks from what the engine has done, and from who sits
        where now. It is called before anything of that is noted in `live`."""
        assert live.table is not None
        before = {seat.number: seat for seat in live.row.seats}
        new = {s.number for s in seats or () if s.user_id != before[s.number].user_id}
        # Whoever has just come back has their time before them.
        back = live.gone - live.table.absent - new
        banks = [Bank(seat, timedelta(0), now) for seat in sorted(new)]
        rule = live.settings.deadline
        if rule is not None and rule.each == "game":
            banks += await self._charge(live, rule, live.people - live.gone - new, now)
        return replace(
            upkeep,
            banks=[*banks, *upkeep.banks],
            afresh=[*upkeep.afresh, *sorted(new)],
            granted=[*upkeep.granted, *sorted(back)],
        )

    async def _charge(
        self, live: Live, rule: Deadline, seats: Iterable[int], now: datetime
    ) -> list[Bank]:
        """The banks of those seats some of whose questions stand open no more."""
        closed = [mark for prompt, mark in live.marks.items() if prompt not in live.waits]
        found = []
        for seat in sorted({mark.seat for mark in closed}.intersection(seats)):
            own = [mark for mark in live.marks.values() if mark.seat == seat]
            holder = (await self._holders(live, own)).get(seat, Holder())
            found.append(charged(rule, own, live.banks.get(seat), now, holder.aways))
        return found

    async def warn(self, live: Live, prompts: Sequence[str], post: Post) -> None:
        """Somebody is to be warned that the time for these questions runs out: once."""
        await self._store.warn(live.id, prompts, post)
        now = self._store.now()
        for prompt in prompts:
            live.marks[prompt] = replace(live.marks[prompt], warned=now)

    async def night(self, live: Live, user_id: int) -> Night:
        """When the user is not to be disturbed by that table."""
        wishes = await self._people.wishes(user_id, live.settings, live.row.guild_id)
        return wishes.night
