"""Helpers of the tests of reminders."""

from typing import Any

import discord

from tests.cogs.play import Camp, list_labels, read_text


def list_standing(channel: Any) -> list[discord.Message]:
    """The reminders that stand in a channel."""
    if channel is None:
        return []
    return [
        m for m in channel.history() if "Remind me later" in list_labels(m) and not is_hidden(m)
    ]


def list_stalls(camp: Camp) -> list[discord.Message]:
    """The messages in a channel that its table has stalled."""
    return [message for message in camp.channel.history() if "come to a halt" in read_text(message)]


def is_hidden(message: Any) -> bool:
    return bool(message.flags.ephemeral)


def list_letters(camp: Camp, player: Any) -> list[discord.Message]:
    """The reminders that stand in somebody's direct messages."""
    return list_standing(player.user.dm_channel)


def list_sends(camp: Camp, word: str = "later") -> list[Any]:
    """Every request that sent a reminder, wherever."""
    return [
        e.json
        for e in camp.env.http_requests
        if e.method == "POST" and e.path.endswith("/messages") and f":{word}:" in str(e.json)
    ]


async def find_card(camp: Camp) -> discord.Message:
    """The table's card, whatever was posted after it."""
    shown = (await camp.row()).card
    return next(m for m in camp.channel.history() if shown and m.id == shown.message_id)
