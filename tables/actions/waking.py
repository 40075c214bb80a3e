"""Lets tables go on where they stood when their server can be reached again."""

import logging
from datetime import timedelta

from rules.engine import Event
from storage import Pause, Post, Reminder
from tables.actions.presence import format_moment
from tables.committing import Change
from tables.errors import UserError, find_storage_error
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.words import Message

log = logging.getLogger(__name__)


async def end_server_pause(sessions: TableSessions, guild_id: int) -> None:
    """End the pause of a server that can be reached again, and make due what has waited for it.
    After a removal, each open table gets a new card, which pings the players whom it waits for, and
    their reminders start again. Does nothing if there is no pause. If this raises StorageError, the
    server still counts as unreachable."""
    pause = await sessions.pauses.find_current_pause(guild_id)
    if pause is None:
        return
    for row in await sessions.store.list_active_tables_newest_first(guild_id):
        if pause.removed:
            await _wake_table(sessions, row.id, pause)
    await sessions.pauses.end_pause(guild_id)
    for row in await sessions.store.list_active_tables_newest_first(guild_id):
        if (
            sessions.find_loaded_session(row.id) is not None
        ):  # storage has given its votes more time
            async with sessions.lock_and_unload(row.id):
                pass
    sessions.alarm.note_due(sessions.store.now())
    length = timedelta(seconds=int((sessions.store.now() - pause.since).total_seconds()))
    log.info("Server %s can be reached again, after %s.", guild_id, length)


async def _wake_table(sessions: TableSessions, table_id: int, pause: Pause) -> None:
    """Give the table a new card; if its game has begun, also log the pause and restart its
    reminders."""
    try:
        async with sessions.lock_table(table_id) as session:
            if session.table is None:
                posts = await sessions.make_posts(session, fresh=True)
                session.row = await sessions.store.save_gathering(
                    session.id, session.row.edition, outbox=posts
                )
            else:
                await _call_players(sessions, session, pause)
    except UserError as refusal:
        if failure := find_storage_error(refusal):
            raise failure from failure.__cause__
        log.info("Table %s sleeps on: %s", table_id, refusal)  # such as a missing game


async def _call_players(sessions: TableSessions, session: TableSession, pause: Pause) -> None:
    """Write the pause into the log, ping the players whom the table waits for with a new card, and
    start their reminders again."""
    now = sessions.store.now()
    called = await sessions.people.find_present_users(session.awaited)
    card = Post("card", {"ping": sorted(called), "fresh": True}, "card")
    since, until = (format_moment(at, None) for at in (pause.since, now))
    words = Message("was-not-here", since=since, now=until)
    told = Event(words, kind="away")
    await sessions.save_changes(session, Change(events=[told], waited=frozenset(), posts=[card]))
    known = [session.reminders.get(user, Reminder(user)) for user in sorted(session.awaited)]
    restarted = [each.make_restarted(now) for each in known if not (each.muted or each.stalled)]
    await sessions.store.queue_reminders(session.row, restarted)
    for each in restarted:
        session.reminders.update_reminders([each])
