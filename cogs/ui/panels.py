"""A person's panel of a table is one message: a newer one takes the older one's place."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any

import discord

from cogs.ui.errors import Said
from cogs.ui.refusals import PASSING

log = logging.getLogger(__name__)

MOST = 5000
"""Panels that are remembered. One that is forgotten stays until its reader dismisses it."""


class Panels:
    """Where each person's panels are."""

    def __init__(self) -> None:
        self._shown: OrderedDict[tuple[int, int, bool], Said] = OrderedDict()
        """By user, table, and whether it is "More"."""

    def shown(
        self,
        interaction: discord.Interaction[Any],
        table_id: int,
        said: Said,
        *,
        more: bool = False,
    ) -> None:
        """The user's panel of the table has been shown: the one before it goes, unless it is the
        same message. Nobody waits for that; where Discord does not take it any more, it stays until
        they dismiss it. `more`: it is the message behind "More", of which there is one too; what
        is answered there makes it the panel."""
        user = interaction.user.id
        beside = self._shown.get((user, table_id, not more))
        if beside is not None and beside.message_id == said.message_id:
            del self._shown[user, table_id, not more]
        key = (user, table_id, more)
        before = self._shown.pop(key, None)
        self._shown[key] = said
        while len(self._shown) > MOST:
            self._shown.popitem(last=False)
        if before is None or (before.message_id or 0) == said.message_id:
            return
        if not before.interaction.is_expired():
            away = asyncio.create_task(_take_away(before), name="older panel")
            interaction.client.under_way.add(away)


async def _take_away(said: Said) -> None:
    try:
        await said.take_away()
    except PASSING as failure:
        log.info("An older panel stays: %s", failure)
