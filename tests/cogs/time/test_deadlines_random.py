"""Weeks at a table, by chance: people answer, go quiet, go away and come back, vote, and the bot is
restarted. Nobody's time ends too early, nothing is done twice, and no clock is overlooked."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from cogs.lobby import seat_commands
from cogs.time.deadlines import Deadlines
from rules.engine import Illegal
from storage import Store
from tables.actions import lobby, presence, returning, seat_votes
from tables.actions.gathering import Person
from tables.actions.seat_votes import Ballot, SeatVotes
from tables.errors import UserError
from tables.seat_vote import subject_of
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.settings import Deadline, Each, Then
from tables.time import deadlines
from tests.answers import answer
from tests.clock import Clock
from tests.cogs.at_once import reads_at_once
from tests.new_store import NewStore

PEOPLE = {1: "Ada", 2: "Ben", 3: "Cleo"}


class Weeks:
    """A table, and all that chance does to it."""

    def __init__(self, store: Store, clock: Clock, rnd: Random) -> None:
        self.store, self.clock, self.rnd = store, clock, rnd
        self.interactions = 0
        self.rests = self.missed = self.votes = self.ended = 0
        self.start()

    def start(self) -> None:
        """Start the program again: it knows only what is in the database."""
        self.sessions = TableSessions(self.store)
        client: Any = discord.Client(intents=discord.Intents.none())
        self.watch, self.ballots = (Deadlines(client, self.sessions), SeatVotes(self.sessions))
        self.sessions.watches = [self.watch, self.ballots, presence.Returns(self.sessions)]

    async def begin(self, rule: Deadline) -> None:
        row = await lobby.open_table(
            self.sessions, channel_id=1, guild_id=None, user_id=1, name="Ada", game="tiny"
        )
        self.id = row.id
        for user in (2, 3):
            await lobby.sit_down(self.sessions, row.id, user, PEOPLE[user])
        await lobby.set_option(self.sessions, row.id, Person(1, False), "rounds", "6")
        await seat_commands.set_deadline(self.sessions, row.id, rule, "Ada")
        await lobby.start_game(self.sessions, row.id, 1)

    async def ring(self) -> None:
        """Do what is due, as the scheduler does; afterwards nothing is overdue."""
        for _ in range(50):
            if not await self.store.claim_due_tables():
                return
            async with self.sessions.lock_table(self.id) as session:
                before = dict(session.questions.waits)
                absent = session.running_game.absent_seats
            revision = session.row.revision
            for watch in self.sessions.watches:
                await watch.run_due(self.id)
            await self.check(session, before, absent, revision)
            await self.sessions.reschedule_table(self.id)
        raise AssertionError("It rings for ever.")

    async def check(
        self, session: TableSession, before: dict[str, Any], absent: frozenset[int], revision: int
    ) -> None:
        """Of what was missed just now: nobody had time left."""
        rule = session.settings.deadline
        assert rule is not None
        for line in (await self.store.list_journal(self.id))[revision:]:
            entry = line.entry
            if entry.kind not in ("lapse", "stand-in") or entry.seat in absent:
                continue
            self.missed += 1
            mark = before.get(entry.prompt)
            if mark is None or rule.each == "game":  # a bot's whole move goes on
                continue
            user = session.row.seats[entry.seat].user_id
            aways = await self.sessions.people.list_absences(user) if user else ()
            used = deadlines.sum_elapsed(mark.granted or mark.since, self.clock.now, aways)
            assert used >= rule.limit - timedelta(seconds=1)
            assert mark.warned is not None

    async def act(self) -> None:
        """Somebody does something, or nobody does."""
        user = self.rnd.choice(list(PEOPLE))
        self.interactions += 1
        what = self.rnd.random()
        try:
            if what < 0.45:
                await self.answer(user)
            elif what < 0.5:
                hours = self.rnd.choice([5, 30, 100, None])
                until = self.clock.now + timedelta(hours=hours) if hours else None
                await presence.mark_away(self.sessions, user, until)
            elif what < 0.55:
                await returning.end_own_absence(self.sessions, self.id, user)
            elif what < 0.6:
                self.start()
            elif what < 0.75:
                await self.vote(user)
            elif what < 0.78:
                await seat_votes.propose_vote(
                    self.sessions, self.id, self.rnd.randrange(3), user, None
                )
        except (UserError, Illegal):
            pass

    async def answer(self, user: int) -> None:
        await returning.welcome_back(self.sessions, self.id, user)
        async with self.sessions.lock_table(self.id) as session:
            prompts = session.prompts_of(user)
        if prompts:
            first = prompts[0]
            await answer(
                self.sessions,
                self.id,
                user,
                first.id,
                first.default,
                interaction_id=self.interactions,
            )

    async def vote(self, user: int) -> None:
        for each in await self.store.seat_votes(self.id):
            choice = self.rnd.choice([*subject_of(each).choices, "stale"])
            self.votes += 1
            ballot = Ballot(user, PEOPLE[user], choice)
            await seat_votes.cast_vote(self.sessions, self.id, (each.seat, each.id), ballot)

    async def week(self, steps: int) -> None:
        for _ in range(steps):
            row = await self.store.find_table(self.id)
            assert row is not None
            if row.status != "playing":
                self.ended += 1
                return
            await self.act()
            self.clock.pass_by(hours=self.rnd.choice([0, 1, 3, 8, 20]))
            await self.ring()
        async with self.sessions.lock_table(self.id) as session:
            self.rests += session.is_resting


@pytest.mark.parametrize("then", ["default", "bot", "vote"])
@pytest.mark.parametrize("each", ["decision", "game"])
async def test_weeks_by_chance(tmp_path: Path, new_store: NewStore, each: Each, then: Then) -> None:
    missed = ended = votes = 0
    for seed in range(4):
        rnd = Random(f"{each}/{then}/{seed}")
        clock = Clock(datetime.fromisoformat("2026-03-20T12:00:00Z"))
        store = await reads_at_once(await new_store(tmp_path / f"{seed}.sqlite3", clock))
        try:
            weeks = Weeks(store, clock, rnd)
            await weeks.begin(Deadline(minutes=24 * 60, each=each, then=then))
            await weeks.week(120)
        finally:
            await store.close()
        missed, ended, votes = missed + weeks.missed, ended + weeks.ended, votes + weeks.votes
    if then == "vote":
        assert votes
    else:
        assert missed
