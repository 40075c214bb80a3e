"""Makes bots wait for newcomers. Bots finish the turn in which the game begins; then people who
play it for the first time can read what has happened, and who they are, before the bots go on."""

from datetime import datetime, timedelta

from tables.session import TableSession

TIME_FOR_FIRST_READ = timedelta(minutes=10)
"""How long bots wait after the last change. A player who comes later finds a short summary."""


def is_waiting_for_readers(session: TableSession) -> bool:
    """Whether the bots have stopped until people have read how the game begins."""
    stopped = session.read_step not in (-1, session.running_game.step)
    return stopped and has_first_readers(session, session.attendance.at)


def has_first_readers(session: TableSession, now: datetime | None) -> bool:
    """Whether it is the bots' turn while all people present, new to the game, may still be
    reading."""
    table, game = session.table, session.game
    if table is None or table.result is not None or session.row.status != "playing":
        return False
    if not session.bot_seats or session.people_seats & table.waiting_seats:
        return False
    if now is None or now - session.row.changed_at >= TIME_FOR_FIRST_READ:
        return False
    readers = session.people_seats - table.absent_seats - session.attendance.aways.keys()
    return bool(readers) and all(
        seat in session.attendance.learners
        and session.attendance.learners[seat].is_new_to(game)
        and game.find_role_key(table.state, seat)
        for seat in readers
    )
