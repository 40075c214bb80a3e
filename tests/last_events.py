"""discord.py tells of a lost connection in tasks that nobody waits for; a loop that closes on them
complains, in whichever test comes next."""

from __future__ import annotations

import asyncio


async def ended_events() -> None:
    """The events that are on their way come to their end."""
    events = [task for task in asyncio.all_tasks() if task.get_name().startswith("discord.py:")]
    await asyncio.gather(*events, return_exceptions=True)
