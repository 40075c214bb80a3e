"""Describes for the bot's operator how the bot is doing."""

import asyncio
import platform
import shutil
from datetime import datetime
from pathlib import Path
from time import perf_counter

import discord

from cogs.admin import connection
from cogs.admin.version import VERSION_AND_COMMIT
from cogs.client import EmberkeepClient
from cogs.outbox.silence import CALLS_UNTIL_BAN
from cogs.words import Message
from tables.wording import text

MOST_DROPPED_POSTS_LISTED = 5
"""How many of the posts that Discord did not take the report lists."""
MANY_REFUSED = CALLS_UNTIL_BAN // 20
"""A number of refused calls in ten minutes that closed direct messages do not explain."""
FREE_BYTES_TO_WARN = 512 * 1024 * 1024
"""Free bytes on the disk below which the report warns the operator."""


async def describe_health(bot: EmberkeepClient) -> str:
    """Describe the bot's state in a few lines, first what needs the operator's attention."""
    store, now = bot.store, bot.store.now()
    began = perf_counter()
    counts = await store.count_tables_and_posts()
    took = perf_counter() - began
    free = await asyncio.to_thread(_count_free_bytes, store.path)
    used = Message("database-used", size=_format_bytes(await store.count_bytes()))
    next_due = _format_time(await store.find_next_table_due(), "nothing")
    lines = [
        Message(
            "health-versions",
            emberkeep=VERSION_AND_COMMIT,
            began=_format_time(bot.began),
            python=platform.python_version(),
            discord=discord.__version__,
        ),
        *connection.describe_connections(bot),
        Message("health-database", milliseconds=f"{took * 1000:.0f}"),
        Message(
            "health-tables",
            playing=counts.playing,
            gathering=counts.gathering,
            over=counts.over,
            loaded=bot.sessions.loaded_count,
        ),
        *await _describe_unreachable_servers(bot),
        Message(
            "health-queue",
            late=counts.late,
            oldest=_format_time(counts.oldest, "none"),
            later=counts.waiting,
            direct=bot.publisher.direct.pace.waiting_count,
        ),
        Message("health-next-due", at=next_due),
        Message("health-disk-of", used=used, name=store.name)
        if free is None
        else Message("health-disk", used=used, free=_format_bytes(free)),
        await _describe_backups(bot),
    ]
    cares = connection.list_connection_warnings(bot)
    if free is not None and free < FREE_BYTES_TO_WARN:
        cares.append(Message("disk-nearly-full"))
    if counts.oldest and (now - counts.oldest).total_seconds() > 3600:
        cares.append(Message("post-stuck"))
    if misfits := sorted(bot.sessions.misfits):
        cares.append(Message("packs-misfit", tables=misfits, count=len(misfits)))
    if bot.backups is not None and bot.backups.failed:
        cares.append(Message("backup-failed", why=text.format_plain(bot.backups.failed, 200)))
    cares += [*_describe_refusals(bot), *_describe_dropped_posts(bot)]
    return "\n".join([*(f"⚠️ {care}" for care in cares), *map(str, lines)])


def _describe_refusals(bot: EmberkeepClient) -> list[Message]:
    """Describe whether Discord refuses the bot altogether, or soon may. Return no lines if not."""
    silence = bot.publisher.silence
    if (until := silence.silent_until) is not None:
        return [
            Message("nothing-posted", until=discord.utils.format_dt(until, "t"), why=silence.why)
        ]
    if silence.refused_count >= MANY_REFUSED:
        return [Message("discord-refuses", count=silence.refused_count, most=CALLS_UNTIL_BAN)]
    return []


def _describe_dropped_posts(bot: EmberkeepClient) -> list[Message]:
    """Describe the newest dropped posts, a line each, and say how many more there are."""
    found = bot.publisher.given_up.list_dropped()
    lines = [
        Message("not-shown", kind=kind, table=table, at=_format_time(at), why=why)
        for table, kind, at, why in found[:MOST_DROPPED_POSTS_LISTED]
    ]
    if len(found) > MOST_DROPPED_POSTS_LISTED:
        lines.append(Message("posts-refused", posts=len(found) - MOST_DROPPED_POSTS_LISTED))
    return lines


async def _describe_unreachable_servers(bot: EmberkeepClient) -> list[Message]:
    """Describe how many servers with open tables the bot cannot reach. Return no lines if there are
    none."""
    pauses = (await bot.sessions.pauses.list_current_pauses()).values()
    removed = sum(each.removed for each in pauses)
    kinds = {"removed": removed, "outage": len(pauses) - removed}
    counted = [
        Message("asleep-servers", servers=count, why=why) for why, count in kinds.items() if count
    ]
    return [Message("asleep", servers=counted)] if counted else []


async def _describe_backups(bot: EmberkeepClient) -> Message:
    if bot.store.path is None:
        return Message("backups-elsewhere")
    if bot.backups is None:
        return Message("no-backups")
    made = await asyncio.to_thread(bot.backups.list_backups)
    due = await bot.backups.find_due()
    last = _format_time(made[-1][0] if made else None)
    return Message("backups", kept=len(made), last=last, next=_format_time(due))


def _count_free_bytes(path: Path | None) -> int | None:
    """Count the free bytes on the disk of that file. Return None if there is no file, since the
    disk is then the database server's."""
    return None if path is None else shutil.disk_usage(path.parent).free


def _format_time(at: datetime | None, otherwise: str = "never") -> str:
    """Format a time relative to now. Return `otherwise` if there is none."""
    return discord.utils.format_dt(at, "R") if at else otherwise


def _format_bytes(number: float) -> Message:
    for unit in ("bytes", "kb", "mb"):
        if number < 1024:
            return Message("size", amount=f"{number:.0f}", unit=unit)
        number /= 1024
    return Message("size", amount=f"{number:.1f}", unit="gb")
