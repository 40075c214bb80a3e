"""A person's private panel of a table is one message: when a newer one is shown, the older one is
deleted."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from cogs.ui.errors import Said
from cogs.ui.refusals import PASSING
from tables.recent import Recent

log = logging.getLogger(__name__)

MOST = 5000
"""How many panels are remembered. A forgotten one stays until its reader dismisses it."""


class Panels:
    """Remembers each person's latest panel of each table, to delete it when there is a newer
    one."""

    def __init__(self) -> None:
        self._shown: Recent[tuple[int, int, bool], Said] = Recent(MOST)
        """By user, table, and whether it is the message behind the button "More"."""

    def shown(
        self,
        interaction: discord.Interaction[Any],
        table_id: int,
        said: Said,
        *,
        more: bool = False,
    ) -> None:
        """Note that the user's panel of the table has been shown, and delete the one before it in
        the background, unless it is the same message. Where Discord refuses, it stays until the
        user dismisses it. `more`: this is the message behind "More", of which there is one too;
        after an answer given in it, that message becomes the panel."""
        user = interaction.user.id
        other = self._shown.get((user, table_id, not more))
        if other is not None and other.message_id == said.message_id:
            del self._shown[user, table_id, not more]
        key = (user, table_id, more)
        before = self._shown.pop(key, None)
        self._shown[key] = said
        if before is None or (before.message_id or 0) == said.message_id:
            return
        if not before.interaction.is_expired():
            deletion = asyncio.create_task(_take_away(before), name="older panel")
            interaction.client.under_way.add(deletion)


async def _take_away(said: Said) -> None:
    try:
        await said.take_away()
    except PASSING as failure:
        log.info("An older panel could not be deleted: %s", failure)
