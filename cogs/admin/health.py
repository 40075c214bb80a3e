"""How the bot is doing: for whoever runs it."""

from __future__ import annotations

import asyncio
import platform
import shutil
from datetime import datetime
from pathlib import Path
from time import perf_counter

import discord

from cogs.admin import connection
from cogs.admin.version import DESCRIBED
from cogs.client import EmberkeepClient
from cogs.outbox.silence import BANNED
from tables.wording import text

LISTED = 5
"""How many of the posts that Discord did not take are listed."""
MANY_REFUSED = BANNED // 20
"""So many refused calls in ten minutes are more than people's closed direct messages explain."""
LITTLE = 512 * 1024 * 1024
"""Free bytes on the disk below which the operator is warned."""


async def report(bot: EmberkeepClient) -> str:
    """The bot's state in a few lines; first what needs the operator's attention."""
    store, now = bot.store, bot.store.now()
    began = perf_counter()
    counts = await store.counts()
    took = perf_counter() - began
    free = await asyncio.to_thread(_free, store.path)
    used = f"{_bytes(await store.size())} used by the database"
    lines = [
        f"**Emberkeep {DESCRIBED}**, started {_when(bot.began)}, "
        f"Python {platform.python_version()}, discord.py {discord.__version__}.",
        *connection.lines(bot),
        f"The database answers in {took * 1000:.0f} ms.",
        f"Tables: {counts.playing} in play, {counts.gathering} gathering, {counts.over} over; "
        f"{bot.sessions.held} in memory.",
        *await _asleep(bot),
        f"Queue: {text.many(counts.late, 'post')} to go out now"
        + (f" (the oldest was due {_when(counts.oldest)})" if counts.oldest else "")
        + f", {counts.waiting} later; {_turns(bot)} for their turn.",
        f"Next due at a table: {_when(await store.next_table_due(), 'nothing')}.",
        f"Disk: {used}, which is the {store.name}."
        if free is None
        else f"Disk: {used}, {_bytes(free)} free.",
        await _backups(bot),
    ]
    cares = connection.cares(bot)
    if free is not None and free < LITTLE:
        cares.append("The disk is nearly full; when it is, no answer can be counted.")
    if counts.oldest and (now - counts.oldest).total_seconds() > 3600:
        cares.append("Something has not gone out for an hour; the log says why.")
    if bot.backups is not None and bot.backups.failed:
        cares.append(f"The last backup failed: {text.plain(bot.backups.failed, 200)}")
    cares += _refusals(bot)
    cares += _not_taken(bot)
    return "\n".join([*(f"⚠️ {care}" for care in cares), *lines])


def _refusals(bot: EmberkeepClient) -> list[str]:
    """Whether Discord refuses the bot altogether, or is about to."""
    silence = bot.publisher.silence
    if (until := silence.until) is not None:
        return [
            f"Nothing is posted until {discord.utils.format_dt(until, 't')}: "
            f"{text.plain(silence.why, 200)}. What waits goes out then."
        ]
    if silence.refused >= MANY_REFUSED:
        return [
            f"Discord has refused {silence.refused} calls within ten minutes (the log says which); "
            f"at {BANNED} it bans this machine's address for a while."
        ]
    return []


def _not_taken(bot: EmberkeepClient) -> list[str]:
    """The posts that were dropped because Discord would not take them, the newest first."""
    found = bot.publisher.given_up.listed()
    lines = [
        f"Discord took no {text.plain(kind)} of table {table} ({_when(at)}): {text.plain(why, 150)}"
        for table, kind, at, why in found[:LISTED]
    ]
    if len(found) > LISTED:
        more = text.many(len(found) - LISTED, "more post")
        lines.append(f"Discord took none of {more} either; the log has them.")
    return lines


def _turns(bot: EmberkeepClient) -> str:
    waiting = bot.publisher.direct.pace.waiting
    return f"{text.many(waiting, 'direct message')} wait{'s' if waiting == 1 else ''}"


async def _asleep(bot: EmberkeepClient) -> list[str]:
    """How many servers with open tables cannot be reached, if there are any."""
    pauses = (await bot.sessions.pauses.lasting()).values()
    removed = sum(each.removed for each in pauses)
    kinds = {"that the bot was removed from": removed, "with an outage": len(pauses) - removed}
    counted = [f"{text.many(count, 'server')} {what}" for what, count in kinds.items() if count]
    return [f"Asleep: the tables of {text.listed(counted)}."] if counted else []


async def _backups(bot: EmberkeepClient) -> str:
    if bot.store.path is None:
        return "Backups: none are made here; PostgreSQL's own tools make them (docs/operations.md)."
    if bot.backups is None:
        return "Backups: none are made."
    made = await asyncio.to_thread(bot.backups.made)
    due = await bot.backups.due()
    last = f"{len(made)} kept, the last {_when(made[-1][0])}" if made else "none yet"
    return f"Backups: {last}; " + (f"the next {_when(due)}." if due else "no more are made.")


def _free(path: Path | None) -> int | None:
    """Free bytes where that file is; None where there is none, since the disk is the server's."""
    return None if path is None else shutil.disk_usage(path.parent).free


def _when(at: datetime | None, otherwise: str = "never") -> str:
    return discord.utils.format_dt(at, "R") if at else otherwise


def _bytes(number: float) -> str:
    for unit in ("bytes", "KB", "MB"):
        if number < 1024:
            return f"{number:.0f} {unit}"
        number /= 1024
    return f"{number:.1f} GB"
