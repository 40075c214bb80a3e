"""Checks that nobody's time ends too early."""

from collections import Counter
from datetime import datetime, timedelta

from cogs.time.deadlines import Deadlines
from storage import Wait
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.settings import Deadline
from tables.time.deadlines import compute_time_used


class CheckedDeadlines:
    """The bot's own watch over deadlines. What it does too early is noted in `broken`, and what it
    decides for people is counted in `found`."""

    def __init__(
        self, watch: Deadlines, sessions: TableSessions, found: Counter[str], broken: list[str]
    ) -> None:
        self._watch = watch
        self._sessions = sessions
        self._found = found
        self._broken = broken

    async def find_due(self, session: TableSession) -> datetime | None:
        return await self._watch.find_due(session)

    async def run_due(self, table_id: int) -> None:
        async with self._sessions.lock_table(table_id) as session:
            before, revision = dict(session.questions.waits), session.row.revision
            absent, rule = session.running_game.absent_seats, session.settings.deadline
        await self._watch.run_due(table_id)
        if rule is None:
            return
        for line in (await self._sessions.store.list_journal(table_id))[revision:]:
            if line.entry.kind in ("lapse", "stand-in") and line.entry.seat not in absent:
                self._found["decisions missed"] += 1
                await self._check_time(session, line.entry.prompt, before, rule)

    async def _check_time(
        self, session: TableSession, prompt: str, before: dict[str, Wait], rule: Deadline
    ) -> None:
        """Check that the player who missed that decision had used up their time for it."""
        wait = before.get(prompt)
        if wait is None or rule.each == "game":  # a bot's whole move goes on
            return
        user = session.row.seats[wait.seat].user_id
        aways = await self._sessions.people.list_absences(user) if user else ()
        now = self._sessions.store.now()
        if compute_time_used(wait.granted or wait.since, now, aways) < rule.limit - timedelta(
            seconds=1
        ):
            self._broken.append(f"Table {session.id}: the time of {user} ended early, at {now}.")
