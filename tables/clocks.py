"""The clocks of tables in memory: which of them run, and how a change at the table affects them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from storage import Bank, Post, Seat, Store, Upkeep, Wait
from tables.pauses import PauseCache
from tables.people.users import PeopleCache
from tables.session import TableSession
from tables.settings import Deadline
from tables.time.deadlines import Clock, Holder, charge_bank, make_clocks
from tables.time.quiet_hours import Night


class Clocks:
    """Makes tables' clocks by `deadlines.make_clocks`, which needs to know who sits at which seat,
    who is away, when nobody could play, and everybody's quiet hours."""

    def __init__(self, store: Store, people: PeopleCache, pauses: PauseCache) -> None:
        self._store = store
        self._people = people
        self._pauses = pauses

    async def list_running_clocks(self, session: TableSession) -> list[Clock]:
        """List the clocks that run at a table now. None runs for an absent player, or at a table
        where everybody is absent, because nobody there waits for anybody."""
        rule = session.settings.deadline
        if (
            rule is None
            or session.table is None
            or session.row.status != "playing"
            or session.is_resting
        ):
            return []
        waits = [
            mark
            for mark in session.questions.waits.values()
            if mark.seat in session.people_seats and mark.seat not in session.table.absent_seats
        ]
        holders = await self._find_holders(session, waits)
        return make_clocks(rule, waits, session.questions.banks, holders, self._store.now())

    async def _find_holders(
        self, session: TableSession, waits: Sequence[Wait]
    ) -> Mapping[int, Holder]:
        """Find, by seat, the players whose answers these questions wait for. While the bot cannot
        reach a table's server, its players count as away."""
        users = {seat.number: seat.user_id for seat in session.row.seats}
        pauses = await self._pauses.list_outages(session.row.guild_id)
        found = {}
        for seat in {wait.seat for wait in waits}:
            if (user := users[seat]) is not None:
                night = await self.find_night(session, user)
                found[seat] = Holder((*await self._people.list_absences(user), *pauses), night)
        return found

    async def add_clock_changes(
        self, session: TableSession, upkeep: Upkeep, seats: Sequence[Seat] | None, now: datetime
    ) -> Upkeep:
        """Add to the upkeep the changes to clocks that follow from what the engine has just done
        and from a change of seats. Call this before the session is updated, because it compares the
        session with the engine."""
        assert session.table is not None
        new: set[int] = set()
        if seats is not None:
            before = {seat.number: seat for seat in session.row.seats}
            new = {s.number for s in seats if s.user_id != before[s.number].user_id}
        # A player who has just returned gets their full time again.
        back = session.seating.absent_before - session.table.absent_seats - new
        banks = [Bank(seat, timedelta(0), now) for seat in sorted(new)]
        rule = session.settings.deadline
        if rule is not None and rule.each == "game":
            banks += await self._charge_banks(
                session, rule, session.people_seats - session.seating.absent_before - new, now
            )
        if not (new or back or banks):  # true of nearly every answer
            return upkeep
        return replace(
            upkeep,
            banks=[*banks, *upkeep.banks],
            afresh=[*upkeep.afresh, *sorted(new)],
            granted=[*upkeep.granted, *sorted(back)],
        )

    async def _charge_banks(
        self, session: TableSession, rule: Deadline, seats: Iterable[int], now: datetime
    ) -> list[Bank]:
        """Make the new time banks of these seats, but only of those whose question has just
        closed."""
        needed = {prompt.id for prompt in session.running_game.needed_prompts}
        closed = [mark for prompt, mark in session.questions.waits.items() if prompt not in needed]
        found = []
        for seat in sorted({mark.seat for mark in closed}.intersection(seats)):
            own = [mark for mark in session.questions.waits.values() if mark.seat == seat]
            holder = (await self._find_holders(session, own)).get(seat, Holder())
            found.append(
                charge_bank(rule, own, session.questions.banks.get(seat), now, holder.aways)
            )
        return found

    async def queue_warning(
        self, session: TableSession, prompts: Sequence[str], post: Post
    ) -> None:
        """Queue the warning that time is running out for these questions, and mark them as
        warned."""
        await self._store.save_warning(session.id, prompts, post)
        now = self._store.now()
        for prompt in prompts:
            session.questions.waits[prompt] = replace(session.questions.waits[prompt], warned=now)

    async def find_night(self, session: TableSession, user_id: int) -> Night:
        """Find the hours in which that table must not disturb the user."""
        wishes = await self._people.find_reminder_settings(
            user_id, session.settings, session.row.guild_id
        )
        return wishes.night
