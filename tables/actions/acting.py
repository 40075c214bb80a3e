"""Locks a table while a user acts there."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from rules.engine import Illegal
from tables.actions.presence import mark_back
from tables.actions.returning import seated_again
from tables.cache.locks import COUNTED
from tables.errors import UserError
from tables.session import TableSession
from tables.sessions import TableSessions


@contextlib.asynccontextmanager
async def lock_table_for_user(
    sessions: TableSessions, table_id: int, user_id: int, interaction_id: int
) -> AsyncIterator[TableSession]:
    """Lock the table for the duration of the block, in which the user acts by that interaction.
    First mark the user as back and give them their seat again. If the table refuses an interaction
    that Discord has delivered twice, raise an error that says it already counts, in place of the
    refusal. Raises UserError."""
    await mark_back(sessions, user_id, table_id)
    async with sessions.lock_table(table_id) as session:
        try:
            with contextlib.suppress(UserError):  # the user's own action reports the fault
                await seated_again(sessions, session, user_id)
            yield session
        except (Illegal, UserError):
            if await sessions.store.is_counted(interaction_id):
                raise UserError(COUNTED) from None
            raise
