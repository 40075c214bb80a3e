"""The clocks of tables in memory: which run, and what a change at the table does to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from storage import Bank, Post, Seat, Store, Upkeep, Wait
from tables.deadlines import Clock, Holder, charged, clocks
from tables.people import People
from tables.quiet_hours import Night
from tables.session import TableSession
from tables.settings import Deadline


class Clocks:
    """Winds what `clocks` reckons: it knows who sits where, and when they are away or asleep."""

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people

    async def running(self, session: TableSession) -> list[Clock]:
        """The clocks that run at a table, as it stands; () where none do. Those of somebody who
        has gone quiet do not run, nor any where nobody is left who would wait for another."""
        rule = session.settings.deadline
        if (
            rule is None
            or session.table is None
            or session.row.status != "playing"
            or session.resting
        ):
            return []
        waits = [
            mark
            for mark in session.marks.values()
            if mark.seat in session.people and mark.seat not in session.table.absent
        ]
        holders = await self._holders(session, waits)
        return clocks(rule, waits, session.banks, holders, self._store.now())

    async def _holders(self, session: TableSession, waits: Sequence[Wait]) -> Mapping[int, Holder]:
        """Those who are waited for, by their seats."""
        users = {seat.number: seat.user_id for seat in session.row.seats}
        found = {}
        for seat in {wait.seat for wait in waits}:
            if (user := users[seat]) is not None:
                night = await self.night(session, user)
                found[seat] = Holder(await self._people.aways(user), night)
        return found

    async def after(
        self, session: TableSession, upkeep: Upkeep, seats: Sequence[Seat] | None, now: datetime
    ) -> Upkeep:
        """The upkeep, with what follows for clocks from what the engine has done, and from who sits
        where now. It is called before anything of that is noted in `live`."""
        assert session.table is not None
        before = {seat.number: seat for seat in session.row.seats}
        new = {s.number for s in seats or () if s.user_id != before[s.number].user_id}
        # Whoever has just come back has their time before them.
        back = session.gone - session.table.absent - new
        banks = [Bank(seat, timedelta(0), now) for seat in sorted(new)]
        rule = session.settings.deadline
        if rule is not None and rule.each == "game":
            banks += await self._charge(session, rule, session.people - session.gone - new, now)
        return replace(
            upkeep,
            banks=[*banks, *upkeep.banks],
            afresh=[*upkeep.afresh, *sorted(new)],
            granted=[*upkeep.granted, *sorted(back)],
        )

    async def _charge(
        self, session: TableSession, rule: Deadline, seats: Iterable[int], now: datetime
    ) -> list[Bank]:
        """The banks of those seats some of whose questions stand open no more."""
        closed = [mark for prompt, mark in session.marks.items() if prompt not in session.waits]
        found = []
        for seat in sorted({mark.seat for mark in closed}.intersection(seats)):
            own = [mark for mark in session.marks.values() if mark.seat == seat]
            holder = (await self._holders(session, own)).get(seat, Holder())
            found.append(charged(rule, own, session.banks.get(seat), now, holder.aways))
        return found

    async def warn(self, session: TableSession, prompts: Sequence[str], post: Post) -> None:
        """Somebody is to be warned that the time for these questions runs out: once."""
        await self._store.warn(session.id, prompts, post)
        now = self._store.now()
        for prompt in prompts:
            session.marks[prompt] = replace(session.marks[prompt], warned=now)

    async def night(self, session: TableSession, user_id: int) -> Night:
        """When the user is not to be disturbed by that table."""
        wishes = await self._people.wishes(user_id, session.settings, session.row.guild_id)
        return wishes.night
