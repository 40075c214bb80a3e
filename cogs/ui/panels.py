"""A person's private panel of a table is one message: when a newer one is shown, the older one is
deleted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import LayoutView

import pictures
from cogs.ui.attachments import Attachments
from cogs.ui.errors import Said, say, show_in_place
from cogs.ui.media import files
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
        self._attachments = Attachments()

    async def say(
        self,
        interaction: discord.Interaction[Any],
        view: LayoutView,
        shown: Sequence[pictures.Picture],
    ) -> Said:
        """Send a panel with these pictures, as `errors.say` does."""
        said = await say(interaction, view, *files(shown))
        if said.message is not None:
            self._attachments.note(said.message, shown)
        return said

    async def show_in_place(
        self,
        interaction: discord.Interaction[Any],
        view: LayoutView,
        shown: Sequence[pictures.Picture],
    ) -> None:
        """Show a panel with these pictures in the message that was pressed on, as
        `errors.show_in_place` does. Pictures that the message has are not sent again."""
        message_id = interaction.message.id if interaction.message is not None else 0
        await self._attachments.edited(
            message_id, shown, lambda listed: show_in_place(interaction, view, *listed)
        )

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
