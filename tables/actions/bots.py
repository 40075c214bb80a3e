"""Plays without a person: bots' turns, and moves for players who are absent.

Every change is written to storage before anybody is shown it. A strong bot thinks while the table
is free for others (`play_slow_bots`); if anything happens there meanwhile, its thought is dropped.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any

from rules.engine import Answer, Entry, Event, Prompt, Table
from rules.engine.languages import speak
from rules.engine.search import STRENGTHS, Strength
from rules.kit.votes import BALLOT_KEY
from storage import Actor, StorageError
from tables.ahead import PresetAnswers
from tables.committing import Change
from tables.errors import ShuttingDown, UserError
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.snapshot import Snapshot
from tables.thinking.brain import Brain

log = logging.getLogger(__name__)


BATCH_SECONDS = 0.2
"""How long bots may play before their moves are written and the table is free for others."""


MOST_BATCHES = 500
"""After this many batches without a person, the bots pause until a person acts at the table."""


def has_bot_moves(session: TableSession) -> bool:
    """Whether there may be something to play for bots or absent players: never at a table without
    people."""
    table = session.running_game
    others = session.bot_seats or table.absent_seats
    return bool(others) and table.result is None and bool(session.people_seats)


async def resume_bots(sessions: TableSessions, table_id: int) -> None:
    """Let bots go on that have stopped, for example because the program did. Does nothing while
    `play_bots_after_move` or `play_slow_bots` plays there, because those release the table between
    batches."""
    async with sessions.lock_table(table_id) as session:
        if table_id in sessions.played_on:
            return
        if session.table is not None and session.row.status == "playing":
            await play_bots(sessions, session, session.awaited)


async def play_slow_bots(sessions: TableSessions, table_id: int) -> None:
    """Play on for bots that have to think: batch by batch, with the table free in between. Runs in
    the background. After an unexpected error, the alarm has the table tried again."""
    if table_id in sessions.played_on:
        return
    brain = Brain(sessions.searcher)
    with _mark_playing_on(sessions, table_id):
        for _ in range(MOST_BATCHES):
            async with sessions.lock_table(table_id) as session:
                if session.table is None or session.row.status != "playing":
                    return
                if await _play_batch(sessions, session, session.awaited, None, brain) is None:
                    return
            await brain.run_pending_search()
        _warn_of_batch_limit(table_id)


@contextlib.contextmanager
def _mark_playing_on(sessions: TableSessions, table_id: int) -> Iterator[None]:
    """Mark the table as played on during the block, whose errors are logged instead of raised.
    After an unexpected one the alarm has the table tried again."""
    sessions.played_on.add(table_id)
    try:
        yield
    except ShuttingDown:  # an ordinary restart needs no warning
        log.info("Table %s: bots go on after the restart.", table_id)
    except UserError as failure:  # there is no room, or another process was faster
        log.warning("Table %s: bots interrupted: %s", table_id, failure)
    except Exception:
        log.exception("Table %s: bots failed.", table_id)
        sessions.alarm.schedule_retry(table_id)
    finally:  # before anybody else can take the table
        sessions.played_on.discard(table_id)


@dataclass(frozen=True, slots=True)
class BotMoves:
    """What bots have done after a person's move. `told`: the events; `own` and `card`: the table
    afterwards as that person, and as everybody, may see it."""

    told: Sequence[Event]
    own: Snapshot
    card: Snapshot


async def play_bots_after_move(
    sessions: TableSessions, table_id: int, awaited_before: Set[int], answerer_id: int, edition: int
) -> BotMoves | None:
    """Let bots play after the move of the user `answerer_id`, which is saved and counts even if the
    bots fail. Locks the table again for each batch, so that others may act in between.
    `awaited_before` as for `play_bots`; `edition`: the table's after the user's move. Return None
    if nothing has happened since, or if the bots did not finish."""
    told: list[Event] = []
    left = edition
    brain = Brain(sessions.searcher)
    with _mark_playing_on(sessions, table_id):
        for _ in range(MOST_BATCHES):
            async with sessions.lock_table(table_id) as session:
                if session.row.edition != left:  # somebody has acted since
                    awaited_before = session.awaited
                until = monotonic() + BATCH_SECONDS
                while monotonic() < until:
                    events = await _play_batch(
                        sessions, session, awaited_before, answerer_id, brain
                    )
                    if events is None:
                        if session.row.edition == edition:
                            return None
                        return BotMoves(
                            told, *await sessions.take_both_snapshots(session, answerer_id)
                        )
                    told += events
                    if brain.has_pending_search:
                        break
                left = session.row.edition
            await brain.run_pending_search()
        _warn_of_batch_limit(table_id)
    return None


async def play_bots_safely(
    sessions: TableSessions, session: TableSession, awaited_before: Set[int]
) -> list[Event]:
    """Let bots play at a locked table after a user's move, which is saved and counts even if the
    bots fail. Return the events; [] after a failure, when the bots go on later."""
    try:
        return await play_bots(sessions, session, awaited_before)
    except StorageError as failure:  # there is no room, or another process was faster
        log.warning("Table %s: bots interrupted: %s", session.id, failure)
    except Exception:
        log.exception("Table %s: bots failed.", session.id)
    sessions.discard_session(session)
    return []


async def play_bots(
    sessions: TableSessions,
    session: TableSession,
    awaited_before: Set[int],
    answerer_id: int | None = None,
) -> list[Event]:
    """Let bots play, and act for absent players, until the table needs a person. Return the events.
    Plays nothing at a table without people. `awaited_before`: the users that the table waited for
    before, who need no new ping. `answerer_id`: the user whose answer caused this, who sees the
    result. If a strong bot has to think, the rest is played later, when the table is free."""
    told: list[Event] = []
    brain = Brain(sessions.searcher)
    for _ in range(MOST_BATCHES):
        events = await _play_batch(sessions, session, awaited_before, answerer_id, brain)
        if events is None:
            return told
        told += events
        if brain.has_pending_search:
            if session.id not in sessions.played_on:
                sessions.run_later(play_slow_bots(sessions, session.id))
            return told
    _warn_of_batch_limit(session.id)
    return told


def _warn_of_batch_limit(table_id: int) -> None:
    log.warning("Table %s: bots paused after %s batches.", table_id, MOST_BATCHES)


async def _play_batch(
    sessions: TableSessions,
    session: TableSession,
    awaited_before: Set[int],
    answerer_id: int | None,
    brain: Brain,
) -> list[Event] | None:
    """Play for BATCH_SECONDS, or until a bot has to think, and save the moves. Return the events;
    None if there was nothing to do."""
    if not has_bot_moves(session):
        return None
    # Where all people are absent, wait for them instead of playing to the end for nobody.
    absent = frozenset() if session.is_resting else session.running_game.absent_seats
    playing = BatchPlayer(
        session.running_game,
        {seat.number: seat.strength for seat in session.row.seats if seat.bot},
        {
            number: await find_stand_in_strength(sessions, session, number)
            for number in sorted(absent)
        },
        await _ensure_last_step(sessions, session),
        brain,
        ahead := PresetAnswers(session),
    )
    with speak(session.row.language):
        moved = await asyncio.to_thread(playing.play_moves)
    if not moved:
        return [] if brain.has_pending_search else None
    events = [event for _, told in moved for event in told]
    change = Change(
        [entry for entry, _ in moved],
        events,
        Actor(answerer_id),
        awaited_before,
        shares=[len(each) for _, each in moved],
        ahead=ahead,
    )
    return [*events, *await sessions.save_changes(session, change)]


async def _ensure_last_step(sessions: TableSessions, session: TableSession) -> int | None:
    """Find the last step that bots may finish before newcomers have read it; the first call notes
    it. Return None if bots need not wait."""
    if not await sessions.has_first_readers(session):
        return None
    if session.read_step == -1:
        session.read_step = session.running_game.step
    return session.read_step


async def find_stand_in_strength(
    sessions: TableSessions, session: TableSession, number: int
) -> Strength | None:
    """Find the strength of the bot that answers for the person in a seat when their time is up:
    their own choice, or else the table's. Return None if the question's default is to be carried
    out instead."""
    rule, user_id = session.settings.deadline, session.row.seats[number].user_id
    usual: Strength | None = "middling" if rule is not None and rule.then == "bot" else None
    if user_id is None:
        return usual
    chosen = (await sessions.people.find_player_settings(user_id)).stand_in
    if chosen is None:
        return usual
    return next((strength for strength in STRENGTHS if strength == chosen), None)


@dataclass(slots=True)
class BatchPlayer:
    """Plays moves at a locked table, on a thread. `bots`: the seats of bots; `absent`: the seats of
    absent players, with the strength of the bot that stands in; `last`: begin no later step. An
    answer that somebody gave `ahead` comes before moves of bots and for absent players."""

    table: Table[Any]
    bots: Mapping[int, Strength]
    absent: Mapping[int, Strength | None]
    last: int | None
    brain: Brain
    ahead: PresetAnswers

    def play_moves(self) -> list[tuple[Entry, Sequence[Event]]]:
        """Play for BATCH_SECONDS, or until a bot has to think. Return each entry with its
        events."""
        table = self.table
        moved: list[tuple[Entry, Sequence[Event]]] = []
        until = monotonic() + BATCH_SECONDS
        while table.result is None and monotonic() < until:
            if self.last is not None and table.step > self.last:
                break
            entry = self._choose_next_entry()
            if entry is None:
                break
            moved += [(entry, table.apply_entry(entry)), *self.ahead.answer_by_presets()]
        return moved

    def _choose_next_entry(self) -> Entry | None:
        """Make the next entry of a bot or an absent player. Return None if none can answer now."""
        for prompt in self.table.prompts:
            if prompt.seat in self.bots:
                if BALLOT_KEY in prompt.data and self._has_missing_votes():
                    continue
                given = self.choose_bot_answer(prompt)
                if given is not None:
                    return Entry("answer", prompt.seat, prompt.id, given)
            elif prompt.seat in self.absent and not prompt.optional:
                return make_absent_entry(self.table, prompt, self.absent[prompt.seat], self.brain)
            if self.brain.has_pending_search:
                return None
        return None

    def choose_bot_answer(self, prompt: Prompt[Any]) -> Answer | None:
        """Choose a bot's answer, without the options that the game leaves to people who are
        present. Return None if the bot gives no answer or has to think first."""
        table, strength = self.table, self.bots[prompt.seat]
        left = table.game.find_options_left_to_people(table.state, prompt)
        theirs = {
            option
            for option, seats in left.items()
            if any(seat not in self.bots and seat not in self.absent for seat in seats)
        }
        given = self.brain.choose_answer(table, prompt, strength)
        if given is None or not isinstance(given, list) or not theirs & {*given}:
            return given
        others = tuple(option for option in prompt.options if option.id not in theirs)
        return table.choose_bot_answer(replace(prompt, options=others), strength)

    def _has_missing_votes(self) -> bool:
        """Whether a person who is present has yet to vote: bots vote after people."""
        return any(
            BALLOT_KEY in prompt.data
            and prompt.seat not in self.bots
            and prompt.seat not in self.absent
            for prompt in self.table.needed_prompts
        )


def make_absent_entry(
    table: Table[Any], prompt: Prompt[Any], strength: Strength | None, brain: Brain
) -> Entry | None:
    """Make the entry for an absent player's prompt: a bot's answer, or the default if `strength` is
    None or the bot gives no answer. Return None if the bot has to think first."""
    given = brain.choose_answer(table, prompt, strength) if strength is not None else None
    if brain.has_pending_search:
        return None
    if given is None:
        return Entry("lapse", prompt.seat, prompt.id, prompt.default)
    return Entry("stand-in", prompt.seat, prompt.id, given)
