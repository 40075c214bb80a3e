"""discord.py tells of a lost connection in tasks that nobody waits for; a loop that closes on them
complains, in whichever test comes next."""

import asyncio
from typing import Any

import discord


class LeavesQuietly(discord.Client):
    """Tells of no event once it is leaving: by then discord.py has no loop left to run it in."""

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)


async def ended_events() -> None:
    """The events that are on their way come to their end."""
    events = [task for task in asyncio.all_tasks() if task.get_name().startswith("discord.py:")]
    await asyncio.gather(*events, return_exceptions=True)
