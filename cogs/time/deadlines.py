"""Watches the deadlines of decisions: warns first, and when the time is up, does what the table has
chosen for that."""

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from time import monotonic
from typing import Any

from cogs.shards.bot import ShardedBot
from cogs.time import departures
from cogs.words import Message
from rules.engine import Entry, Event, Prompt, Table
from rules.engine.search import Strength
from storage import Post, Upkeep
from tables import seat_vote
from tables.actions.bots import find_stand_in_strength, make_absent_entry, play_bots
from tables.committing import Change
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.thinking.brain import Brain
from tables.time.deadlines import Clock
from tables.wording.bots import BOT_KINDS

TIME_UNTIL_ABSENCE_CHECK = timedelta(seconds=5)
"""How long after a change to check whether absent people have been played for."""
THINKING_SECONDS = 1.5
"""Seconds for which a strong bot may think about the whole move of a player whose time is up: the
table is locked meanwhile."""
MOST_CLOCKS_AT_ONCE = 100
"""How many deadlines are handled at once: far more than there are seats. The rest wait for the next
run."""


class Deadlines:
    """The watch that warns people, and acts when their time is up. It also moves on a table that
    waits for an absent player, which happens if the bot stopped while the disk was full. The bot
    plays for absent players at once, so they have no clock, and nothing else would move the table
    on."""

    def __init__(self, client: ShardedBot, sessions: TableSessions) -> None:
        self._client = client
        self._sessions = sessions

    async def find_due(self, session: TableSession) -> datetime | None:
        """Find the time of the next warning, expiry or check for an absent player whom the table
        waits for. Return None if there is none."""
        times = [clock.due_at for clock in await self._sessions.clocks.list_running_clocks(session)]
        if session.running_game.absent_seats and session.is_stranded:
            times.append(session.row.changed_at + TIME_UNTIL_ABSENCE_CHECK)
        return min((time for time in times if time is not None), default=None)

    async def run_due(self, table_id: int) -> None:
        """Warn users whose warning is due, act for users whose time is up, and play on for absent
        users."""
        gone = await self._find_departed_users(table_id)
        async with self._sessions.lock_table(table_id) as session:
            for _ in range(MOST_CLOCKS_AT_ONCE):
                now = self._sessions.store.now()
                due = [
                    clock
                    for clock in await self._sessions.clocks.list_running_clocks(session)
                    if clock.due_at is not None and clock.due_at <= now
                ]
                if not due:
                    break
                if session.row.seats[due[0].seat].user_id in gone:
                    await self._ask_for_vote(session, due[0], "gone")
                elif due[0].warns is not None:
                    await self._queue_warning(session, due[0])
                else:
                    await self._expire_clock(session, due[0])
            if session.is_stranded:
                await play_bots(self._sessions, session, session.awaited)

    async def _find_departed_users(self, table_id: int) -> set[int]:
        """Find the users who have left the server, among those whose deadline or warning is due."""
        now = self._sessions.store.now()
        async with self._sessions.lock_table(table_id) as session:
            running = await self._sessions.clocks.list_running_clocks(session)
            due = {c.seat for c in running if c.due_at is not None and c.due_at <= now}
            users, guild_id = session.find_users(due), session.row.guild_id
        return {
            user for user in users if await departures.has_left_server(self._client, guild_id, user)
        }

    # -- the warning -----------------------------------------------------------------------------

    async def _queue_warning(self, session: TableSession, clock: Clock) -> None:
        user = session.row.seats[clock.seat].user_id
        body = {"user": user, "seat": clock.seat, "prompts": list(clock.prompts)}
        key = f"warning:{clock.seat}:{clock.prompts[0]}"
        post = Post("warning", body, key, user_id=user)
        await self._sessions.clocks.queue_warning(session, clock.prompts, post)

    # -- time is up ------------------------------------------------------------------------------

    async def _expire_clock(self, session: TableSession, clock: Clock) -> None:
        """Let the others vote, or answer for the player whose time is up, as the table's rule
        says."""
        rule = session.settings.deadline
        assert rule is not None
        if rule.then == "vote":
            await self._ask_for_vote(session, clock, "expired")
            return
        table = session.running_game
        waited = session.awaited
        strength = await find_stand_in_strength(self._sessions, session, clock.seat)
        moved = await self._make_expired_move(table, clock, strength)
        words = Message("expired-default", player=session.row.seats[clock.seat].name)
        if strength is not None:
            words = Message("expired-bot", **words.data, bot=BOT_KINDS[strength])
        told = [Event(words, kind="deadline"), *_make_absence_events(session, clock.seat)]
        first, *rest = moved
        shares = [len(first[1]) + 1, *(len(events) for _, events in rest)]
        shares[-1] += len(told) - 1
        events = [told[0], *(event for _, brought in moved for event in brought), *told[1:]]
        entries = [entry for entry, _ in moved]
        change = Change(entries, events, shares=shares)
        await self._sessions.save_changes(session, change)
        await play_bots(self._sessions, session, waited)

    async def _make_expired_move(
        self, table: Table[Any], clock: Clock, strength: Strength | None
    ) -> list[tuple[Entry, Sequence[Event]]]:
        """Answer for the player whose time is up, in threads, with little time for a bot to think.
        A strong bot thinks so briefly that players who press a button do not wait for it; a
        middling bot does the rest."""
        step, brain, until = (
            table.step,
            Brain(self._sessions.searcher),
            monotonic() + THINKING_SECONDS,
        )
        moved = await asyncio.to_thread(_answer_after_expiry, table, clock, strength, step, brain)
        while brain.has_pending_search:
            await brain.run_pending_search()
            if monotonic() >= until:
                brain = Brain(None)
            moved += await asyncio.to_thread(
                _answer_after_expiry, table, clock, strength, step, brain
            )
        return moved

    async def _ask_for_vote(self, session: TableSession, clock: Clock, why: seat_vote.Why) -> None:
        """Ask the others to vote how the table goes on. If there are no others, the table waits."""
        seat = session.row.seats[clock.seat]
        assert seat.user_id is not None

        voted = [
            prompt for prompt, mark in session.questions.waits.items() if mark.seat == seat.number
        ]
        if seat.number in session.seating.votes:  # there is a vote about it already
            await self._sessions.save_changes(session, Change(upkeep=Upkeep(voted=voted)))
            return
        if not seat_vote.list_voters(session.row, seat.number):
            words = Message("time-up-alone", player=seat.name, why=why)
            change = Change(events=[Event(words, kind="deadline")], upkeep=Upkeep(voted=voted))
            await self._sessions.save_changes(session, change)
            return
        about = seat_vote.VoteSubject(why=why, holder=seat.user_id, name=seat.name)
        vote = seat_vote.make_seat_vote(seat.number, about, self._sessions.store.now())
        words = Message("time-up-vote", player=seat.name, why=why)
        change = Change(
            events=[Event(words, kind="deadline")],
            upkeep=Upkeep(voted=voted, seat_votes=[vote]),
            posts=[seat_vote.make_vote_post(seat.number)],
        )
        await self._sessions.save_changes(session, change)


def _answer_after_expiry(
    table: Table[Any], clock: Clock, strength: Strength | None, step: int, brain: Brain
) -> list[tuple[Entry, Sequence[Event]]]:
    """Answer for a player whose time is up. Returns each entry with its events. A bot makes the
    whole move: it answers until the step is over, the table waits for others, or it has to
    think."""
    moved: list[tuple[Entry, Sequence[Event]]] = []
    wanted = clock.prompts if strength is None else None
    while (
        table.step == step and (prompt := _find_next_prompt(table, clock.seat, wanted)) is not None
    ):
        entry = make_absent_entry(table, prompt, strength, brain)
        if entry is None:
            break
        moved.append((entry, table.apply_entry(entry)))
    return moved


def _find_next_prompt(
    table: Table[Any], seat: int, wanted: Sequence[str] | None
) -> Prompt[Any] | None:
    """Find the first prompt in `wanted` (None: any) that the table needs the seat to answer. Return
    None if there is none."""
    needed = (prompt for prompt in table.needed_prompts if prompt.seat == seat)
    return next((p for p in needed if wanted is None or p.id in wanted), None)


def _make_absence_events(session: TableSession, seat: int) -> list[Event]:
    """Make the event that tells that the seat has just become absent, or that nobody is left who
    answers. Return no events otherwise."""
    table = session.running_game
    if table.result is not None or seat not in table.absent_seats:
        return []
    if session.is_resting:
        return [Event(Message("nobody-left"), kind="deadline")]
    if seat in session.seating.absent_before:
        return []
    name = session.row.seats[seat].name
    return [Event(Message("missed-three", player=name), kind="deadline")]
