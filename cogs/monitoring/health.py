"""Finds whether the bot can do its work now (it is connected to Discord, not shut out by it, and
able to write) and what an operator must see to soon."""

import asyncio

from cogs.client import EmberkeepClient
from storage import StorageError

SECONDS_TO_WRITE = 5.0
"""Seconds within which storage must write."""


async def explain_unready(bot: EmberkeepClient) -> str | None:
    """Explain in one line why the bot cannot do its work. Return None if it can."""
    if bot.publisher.closing or bot.is_closed():
        return "The bot is shutting down."
    if not bot.is_ready():
        return "The bot is still connecting to Discord."
    if down := [str(number) for number, shard in bot.shards.items() if shard.is_closed()]:
        return f"The connection to Discord is lost (shard {', '.join(down)})."
    silence = bot.publisher.silence
    if (until := silence.silent_until) is not None:
        return f"Nothing is posted until {until.isoformat(timespec='seconds')}: {silence.why}"
    try:
        async with asyncio.timeout(SECONDS_TO_WRITE):
            await bot.store.check_writable()
    except TimeoutError:
        return f"The database has not written anything for {SECONDS_TO_WRITE:.0f} seconds."
    except StorageError as failure:
        return " ".join(str(failure).split())
    return None


def list_warnings(bot: EmberkeepClient) -> list[str]:
    """List what needs the operator's attention although the bot works, a line each."""
    if bot.backups is None or not bot.backups.failed:
        return []
    return [f"The last backup failed: {' '.join(bot.backups.failed.split())}"]
