"""Bots wait for newcomers: they finish the turn in which the game begins, and then somebody who
plays it for the first time reads what has happened, and who they are, before it goes on."""

from __future__ import annotations

from datetime import datetime, timedelta

from tables.session import TableSession

PATIENCE = timedelta(minutes=10)
"""So long bots wait after the last change; whoever comes later finds it told in few lines."""


def reading(session: TableSession, now: datetime | None) -> bool:
    """Whether the table waits for somebody to have read how the game begins: all people at it are
    new to the game, play somebody in it by now, and it is bots' turn."""
    table, game = session.table, session.game
    if table is None or table.result is not None or session.row.status != "playing":
        return False
    if not session.bots or session.people & table.waiting:
        return False
    if now is None or now - session.row.changed_at >= PATIENCE:
        return False
    readers = session.people - table.absent - session.aways.keys()
    return bool(readers) and all(
        seat in session.pupils
        and session.pupils[seat].new_to(game)
        and game.role_key(table.state, seat)
        for seat in readers
    )
