"""The tables in memory, and the one way to change them.

To change a table: lock it, let the engine act, write the result, and only then tell anybody. If the
engine or the write fails, the table is dropped from memory, and loaded from storage the next time.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from rules.engine import Event
from rules.engine.events import assign_steps
from rules.engine.languages import speak
from rules.engine.packs import PackError
from storage import (
    Arrangement,
    Away,
    Commit,
    GameAfter,
    Post,
    StorageFailed,
    Store,
    TableRow,
    Timing,
)
from storage.commits import NO_CHANGES
from storage.models import NO_UPKEEP
from tables.cache.tables import LockedTable, TableCache
from tables.clocks import Clocks
from tables.committing import Change, Consequences, apply_answers_ahead, note_votes
from tables.errors import UnloadableTable, UserError
from tables.first_read import has_first_readers
from tables.loading import describe_lost_answers, load_session, require_installed_game
from tables.pauses import PauseCache
from tables.people.lessons import Learner
from tables.people.users import PeopleCache
from tables.reminded import make_removal_posts
from tables.session import TableSession
from tables.session_parts import Attendance
from tables.snapshot import Snapshot, take_snapshot
from tables.thinking.brain import Searcher
from tables.watch import Watch
from tables.words import Message

log = logging.getLogger(__name__)

TIME_UNTIL_ARCHIVED = timedelta(days=1)
"""How long after its table has ended, or after the last message in it, a thread is archived."""


class TableSessions(TableCache):
    """All tables in memory, with the methods that write changes to them."""

    def __init__(
        self, store: Store, most: int = 200, seed: str = "", packs_allowed: bool = True
    ) -> None:
        super().__init__(store, most)
        self.people = PeopleCache(store)
        self.pauses = PauseCache(store)
        self.clocks = Clocks(store, self.people, self.pauses)
        self.watches: list[Watch] = []
        self.played_on: set[int] = set()
        """The ids of tables where bots are now playing on, batch by batch."""
        self.misfits: set[int] = set()
        """The ids of tables that could not be loaded because a pack no longer fits the rules."""
        self.searcher: Searcher | None = None
        """Searches for strong bots' answers; None: strong bots answer as middling ones do."""
        self._later: set[asyncio.Task[None]] = set()
        self.on_written: Callable[[str, Commit], None] | None = None
        """Called with a game's key and each commit once it is durable, so that others can count
        commits."""
        self.packs_allowed = packs_allowed
        """Whether the bot's owner lets tables begin with packs of cards that people have
        written."""
        self._seed = seed

    def run_later(self, work: Coroutine[Any, Any, None]) -> None:
        """Start this work as a task, so that it takes a table's lock after the present holder."""
        task = asyncio.create_task(work, name="bots think")
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def finish_later_tasks(self) -> None:
        """Wait until all tasks that `run_later` started have ended."""
        while self._later:
            await asyncio.wait(set(self._later))

    def draw_seed(self) -> str:
        """Make the seed of a new table: the configured seed if there is one, else a random
        secret."""
        return self._seed or secrets.token_hex(16)

    # -- taking a table --------------------------------------------------------------------------

    def lock_for_snapshot(self, table_id: int) -> LockedTable:
        """Lock the table to look at it or to note what was posted. Unlike `lock_table`, this is
        allowed during shutdown too."""
        return LockedTable(self, table_id)

    async def load(self, table_id: int) -> TableSession:
        """Load the table from storage; if answers no longer fit the rules, save it without them.
        Raises UserError."""
        row = await self.store.find_table(table_id)
        if row is None:
            raise UserError(Message("no-such-table"))
        with speak(row.language):
            try:
                session = await load_session(self.store, require_installed_game(row))
            except PackError as misfit:
                if not row.is_active:
                    raise UnloadableTable(Message("unloadable-card")) from misfit
                if table_id not in self.misfits:
                    log.error("Table %s waits because a pack does not fit: %s", table_id, misfit)
                self.misfits.add(table_id)
                raise UnloadableTable(Message("pack-no-longer-fits")) from misfit
            self.misfits.discard(table_id)
            if session.table is not None and session.table.fell_back and row.status == "playing":
                # Write a checkpoint at once: at the next load, the same entries would not fit
                # again, and later ones would be lost with them.
                events = [Event(describe_lost_answers(session.table))] if session.table.lost else []
                await self.save_changes(session, Change(events=events, checkpoint=True))
        return session

    # -- writing ---------------------------------------------------------------------------------

    async def save_changes(self, session: TableSession, change: Change) -> list[Event]:
        """Apply answers given ahead to the new questions, then commit what has been done at a
        locked table, with the posts that follow. Return the events told about those answers. All
        that is written is in the table's language. If this raises, the table is half changed, and
        its lock drops it from memory."""
        with speak(session.row.language):
            came = apply_answers_ahead(session, change)
            commit = await self._make_commit(session, change, came)
            # If this write fails, the changed session is dropped from memory.
            edition = await self.store.save_commit(commit)
            if change.actor.user_id is not None and change.prompt is not None:
                session.acted[change.actor.user_id] = edition
            await self._note_commit(session, commit, edition)
            return came.told

    async def _make_commit(
        self, session: TableSession, change: Change, came: Consequences
    ) -> Commit:
        """Work out what follows from the change: who is next, clocks, reminders and posts. Update
        the table in memory, and return what to write."""
        before = session.awaited if change.waited is None else change.waited
        table, actor, now = session.running_game, change.actor, self.store.now()
        was, ended = session.row.seats, table.result is not None
        upkeep = await self.clocks.add_clock_changes(session, change.upkeep, change.seats, now)
        session.update_row(change.seats, change.settings, now)
        votes: list[Post] = []
        if upkeep is not NO_UPKEEP or change.seats is not None or ended:
            session.apply_upkeep(upkeep, now)
            votes = note_votes(session, upkeep, reseated=change.seats is not None)
        known, calls = session.questions.waits, session.calls
        session.note_open_questions(now)
        called = {user for user, _ in calls.open}
        new = {user for user, _ in calls.open - calls.made} | (session.awaited - before)
        wanted = (calls.to_ping & (session.awaited | called)) | new
        # Don't ping the user who caused this turn, by a free action or an undo for example.
        to_ping = await self.people.find_present_users(wanted - {actor.user_id})
        reminders = session.compute_restarted_reminders(
            known, was, actor.user_id or change.acted, now
        )
        calls.to_ping, calls.made = to_ping, calls.open
        posts = await self.make_posts(
            session, ping=to_ping, fresh=bool(to_ping) or ended, over=ended
        )
        if reminders:  # nearly every answer changes none
            posts += make_removal_posts(session.reminders.update_reminders(reminders))
        posts += [*change.posts, *votes]
        presets = came.presets | session.find_presets_to_drop() if session.presets else came.presets
        beside = NO_CHANGES
        if presets or change.seats is not None or change.settings is not None:
            beside = Arrangement(change.seats, change.settings, presets)
        if change.prompt is not None and actor.user_id is not None:
            learner = Learner(await self.people.list_met_lessons(actor.user_id), None)
            actor = replace(actor, lesson=learner.find_new_lesson(session.game, change.prompt))
        return Commit(
            session.id,
            table.revision - len(came.entries),
            came.entries,
            assign_steps(came.events, table.step),
            came.shares,
            posts,
            actor,
            _make_game_after(session, change),
            beside,
            Timing(
                {prompt: wait.seat for prompt, wait in session.questions.waits.items()},
                await self.find_due(session),
                reminders,
                upkeep,
            ),
        )

    async def _note_commit(self, session: TableSession, commit: Commit, edition: int) -> None:
        """Update the table in memory after its commit has become durable."""
        if self.on_written is not None:
            self.on_written(session.row.game, commit)
        table, actor = session.running_game, commit.actor
        session.presets |= commit.beside.presets
        session.seating.absent_before = table.absent_seats
        if commit.timing.due_at is not None:
            self.alarm.note_due(commit.timing.due_at)
        if commit.game.checkpoint is not None:
            session.saved_at = table.checkpoint_revision
        # Storage may have counted another change too.
        session.row = replace(session.row, edition=edition)
        if commit.game.carried is not None:
            session.note_chapter_end()
        if actor.user_id is not None:
            self.people.note_seen_edition(session.id, actor.user_id, edition)
            if actor.lesson is not None:
                self.people.cache_lesson(actor.user_id, actor.lesson)
            if actor.role is not None:
                session.calls.roles_told[actor.user_id] = actor.role
        if commit.timing.upkeep.seat_votes or commit.timing.upkeep.settled:
            try:  # storage has given the votes their ids
                votes = await self.store.list_seat_votes(session.id)
                session.seating.votes = {vote.seat: vote for vote in votes}
            except StorageFailed as failure:  # the commit still counts
                log.warning("Table %s: its votes could not be read: %s", session.id, failure)
                self.discard_session(session)

    async def make_posts(
        self,
        session: TableSession,
        *,
        ping: Iterable[int] = (),
        fresh: bool = False,
        over: bool = False,
    ) -> list[Post]:
        """Make the posts after a change: the card, and the hands of players who get theirs by
        direct message. `over`: the table has ended, so add the post that archives its thread
        later."""
        posts = [Post("card", {"ping": sorted(ping), "fresh": fresh}, "card")]
        if over:
            posts.append(Post("archive", key="archive", due=self.store.now() + TIME_UNTIL_ARCHIVED))
        for seat in session.row.seats:
            if session.table is not None and seat.user_id is not None:
                player = await self.people.find_player_settings(seat.user_id)
                if player.hand_by_dm and not player.dms_closed:
                    key = f"hand:{seat.number}"
                    posts.append(Post("hand", {"seat": seat.number}, key, user_id=seat.user_id))
        return posts

    # -- time ------------------------------------------------------------------------------------

    async def find_due(self, session: TableSession) -> datetime | None:
        """Find when something is next due at the table. Return None if nothing is."""
        if session.table is None or session.table.result or not session.row.is_active:
            return None
        if await self.pauses.find_current_pause(session.row.guild_id) is not None:
            return self.store.now()  # the real time is worked out once the pause is over
        times = [await watch.find_due(session) for watch in self.watches]
        return min([due for due in times if due is not None], default=None)

    async def reschedule_table(self, table_id: int, *, after: datetime | None = None) -> None:
        """Work out again when something is due at the table, and save that time; at `after` or
        later, if given. Call this when something that the time depends on has changed."""
        async with self.lock_for_snapshot(table_id) as session:
            due = await self.find_due(session)
            if due is not None and after is not None:
                due = max(due, after)
            await self.store.set_due(table_id, due)
        if due is not None:
            self.alarm.note_due(due)

    async def note_role_told(self, session: TableSession, user_id: int, role: str) -> None:
        """Note that the user has been told which role they play. If that cannot be saved, only
        memory keeps it, so a later load has them told again."""
        session.calls.roles_told[user_id] = role
        try:
            await self.store.save_told_role(session.id, user_id, role)
        except StorageFailed as failure:
            log.info("Table %s: could not save that a role was told: %s", session.id, failure)

    async def take_snapshot(
        self, session: TableSession, row: TableRow | None = None, seat: int | None = None
    ) -> Snapshot:
        """Look up the people at a locked table, and take a snapshot of it as the seat may see it,
        in the language spoken now. `row`: a more recent row than the session's own."""
        await self.look_up_attendance(session)
        return take_snapshot(session, row, seat)

    async def take_both_snapshots(
        self, session: TableSession, user_id: int
    ) -> tuple[Snapshot, Snapshot]:
        """Take two snapshots of a locked table: as the user may see it, in the language spoken now,
        without what they could take back, and for its card, as everybody may see it, in the
        table's language."""
        await self.look_up_attendance(session)
        own = take_snapshot(session, seat=session.find_seat(user_id), asks_undo=False)
        with speak(session.row.language):
            return own, take_snapshot(session)

    async def has_first_readers(self, session: TableSession) -> bool:
        """Whether bots wait now for newcomers to read how the game begins."""
        return has_first_readers(session, (await self.look_up_attendance(session)).at)

    async def look_up_attendance(self, session: TableSession) -> Attendance:
        """Look up who is away at a locked table, whose clocks run, and what each player knows, and
        note it. Nobody is away at a table that has ended, and only players of a game in play can be
        new to it."""
        row = session.row
        aways: dict[int, Away] = {}
        learners: dict[int, Learner] = {}
        for seat, user in [(seat.number, seat.user_id) for seat in row.seats if seat.user_id]:
            if row.is_active and (away := await self.people.find_current_absence(user)):
                aways[seat] = away
            if session.table is not None and row.status == "playing":
                role = session.calls.roles_told.get(user)
                learners[seat] = Learner(await self.people.list_met_lessons(user), role)
        running = await self.clocks.list_running_clocks(session)
        session.attendance = Attendance(self.store.now(), tuple(running), aways, learners)
        return session.attendance


def _make_game_after(session: TableSession, change: Change) -> GameAfter:
    """Make the GameAfter of a change: what storage is to keep of the game."""
    table = session.running_game
    moved = (
        change.checkpoint
        or change.seats is not None
        or table.checkpoint_revision != session.saved_at
    )
    return GameAfter(
        session.game.version,
        table.dump() if moved else None,
        table.other_names,
        table.result is not None,
        None if table.result is None else table.result.winners,
        None if session.row.chapter is None else table.carried_save,
    )
