"""Describes for the bot's operator how the bot is doing."""

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
"""How many of the posts that Discord did not take the report lists."""
MANY_REFUSED = BANNED // 20
"""A number of refused calls in ten minutes that closed direct messages do not explain."""
LITTLE = 512 * 1024 * 1024
"""Free bytes on the disk below which the report warns the operator."""


async def describe_health(bot: EmberkeepClient) -> str:
    """Describe the bot's state in a few lines, first what needs the operator's attention."""
    store, now = bot.store, bot.store.now()
    began = perf_counter()
    counts = await store.count_totals()
    took = perf_counter() - began
    free = await asyncio.to_thread(_count_free_bytes, store.path)
    used = f"{_format_bytes(await store.count_bytes())} used by the database"
    lines = [
        f"**Emberkeep {DESCRIBED}**, started {_format_time(bot.began)}, "
        f"Python {platform.python_version()}, discord.py {discord.__version__}.",
        *connection.describe_connections(bot),
        f"The database answers in {took * 1000:.0f} ms.",
        f"Tables: {counts.playing} in play, {counts.gathering} gathering, {counts.over} over; "
        f"{bot.sessions.loaded_count} in memory.",
        *await _describe_sleeping(bot),
        f"Queue: {text.format_count(counts.late, 'post')} to go out now"
        + (f" (the oldest was due {_format_time(counts.oldest)})" if counts.oldest else "")
        + f", {counts.waiting} later; {_format_waiting_dms(bot)} for their turn.",
        f"Next due at a table: {_format_time(await store.next_table_due(), 'nothing')}.",
        f"Disk: {used}, which is the {store.name}."
        if free is None
        else f"Disk: {used}, {_format_bytes(free)} free.",
        await _describe_backups(bot),
    ]
    cares = connection.list_connection_concerns(bot)
    if free is not None and free < LITTLE:
        cares.append("The disk is nearly full; when it is, no answer can be counted.")
    if counts.oldest and (now - counts.oldest).total_seconds() > 3600:
        cares.append("Something has not gone out for an hour; the log says why.")
    if bot.backups is not None and bot.backups.failed:
        cares.append(f"The last backup failed: {text.format_plain(bot.backups.failed, 200)}")
    cares += _describe_refusals(bot)
    cares += _not_taken(bot)
    return "\n".join([*(f"⚠️ {care}" for care in cares), *lines])


def _describe_refusals(bot: EmberkeepClient) -> list[str]:
    """Describe whether Discord refuses the bot altogether, or soon may. Return no lines if not."""
    silence = bot.publisher.silence
    if (until := silence.silent_until) is not None:
        return [
            f"Nothing is posted until {discord.utils.format_dt(until, 't')}: "
            f"{text.format_plain(silence.why, 200)}. What waits goes out then."
        ]
    if silence.refused_count >= MANY_REFUSED:
        return [
            f"Discord has refused {silence.refused_count} "
            "calls within ten minutes (the log says which); "
            f"at {BANNED} it bans this machine's address for a while."
        ]
    return []


def _not_taken(bot: EmberkeepClient) -> list[str]:
    """List the posts that were dropped because Discord would not take them, the newest first."""
    found = bot.publisher.given_up.list_dropped()
    lines = [
        (
            f"Discord took no {text.format_plain(kind)} of table "
            f"{table} ({_format_time(at)}): {text.format_plain(why, 150)}"
        )
        for table, kind, at, why in found[:LISTED]
    ]
    if len(found) > LISTED:
        more = text.format_count(len(found) - LISTED, "more post")
        lines.append(f"Discord took none of {more} either; the log has them.")
    return lines


def _format_waiting_dms(bot: EmberkeepClient) -> str:
    waiting = bot.publisher.direct.pace.waiting_count
    return f"{text.format_count(waiting, 'direct message')} wait{'s' if waiting == 1 else ''}"


async def _describe_sleeping(bot: EmberkeepClient) -> list[str]:
    """Describe how many servers with open tables the bot cannot reach. Return no lines if there are
    none."""
    pauses = (await bot.sessions.pauses.list_lasting_pauses()).values()
    removed = sum(each.removed for each in pauses)
    kinds = {"that the bot was removed from": removed, "with an outage": len(pauses) - removed}
    counted = [
        f"{text.format_count(count, 'server')} {what}" for what, count in kinds.items() if count
    ]
    return [f"Asleep: the tables of {text.join_names(counted)}."] if counted else []


async def _describe_backups(bot: EmberkeepClient) -> str:
    if bot.store.path is None:
        return "Backups: none are made here; PostgreSQL's own tools make them (docs/operations.md)."
    if bot.backups is None:
        return "Backups: none are made."
    made = await asyncio.to_thread(bot.backups.list_backups)
    due = await bot.backups.due()
    last = f"{len(made)} kept, the last {_format_time(made[-1][0])}" if made else "none yet"
    return f"Backups: {last}; " + (f"the next {_format_time(due)}." if due else "no more are made.")


def _count_free_bytes(path: Path | None) -> int | None:
    """Count the free bytes on the disk of that file. Return None if there is no file, since the
    disk is then the database server's."""
    return None if path is None else shutil.disk_usage(path.parent).free


def _format_time(at: datetime | None, otherwise: str = "never") -> str:
    return discord.utils.format_dt(at, "R") if at else otherwise


def _format_bytes(number: float) -> str:
    for unit in ("bytes", "KB", "MB"):
        if number < 1024:
            return f"{number:.0f} {unit}"
        number /= 1024
    return f"{number:.1f} GB"
