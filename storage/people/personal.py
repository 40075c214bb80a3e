"""Collects everything stored about one person, for them to download.

The journal names seats, not people; `sittings` say who held which seat. So a person can be erased
while every journal stays complete and replays as before: see `erasing`.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from rules.kit.said import find_kept_text
from storage import rows
from storage.changes import teaching
from storage.past import entries as past
from storage.people.traces import Cleaner, Traces, list_own_entries
from storage.rows import EntryRow, LineRow

Read = Callable[..., Awaitable[list[Any]]]

TABLES = """
    SELECT id, game, guild_id, channel_id, status, opened_at, opener_id = ?1 FROM tables
    WHERE opener_id = ?1 OR id IN (SELECT table_id FROM seats WHERE user_id = ?1)
        OR id IN (SELECT table_id FROM sittings WHERE user_id = ?1) ORDER BY id"""
SEATS = """
    SELECT number, name, since, until FROM sittings WHERE user_id = ?1 AND table_id = ?2
    UNION SELECT number, name, NULL, NULL FROM seats WHERE user_id = ?1 AND table_id = ?2
        AND NOT EXISTS (SELECT 1 FROM sittings WHERE user_id = ?1 AND table_id = ?2)
    ORDER BY 1, 3"""
SITTINGS = """
    SELECT number, since, until FROM sittings WHERE user_id = ? AND table_id = ?"""
_HANDS = """
    SELECT table_id, seat, channel_id, message_id FROM hand_messages WHERE user_id = ?
    ORDER BY table_id"""
_REMINDERS = """
    SELECT table_id, sent, sent_at, snoozed_until, muted, channel_id, message_id FROM reminders
    WHERE user_id = ? ORDER BY table_id"""
_DIRECT_CHANNEL = "SELECT channel_id FROM direct_channels WHERE user_id = ?"
_AWAYS = "SELECT since, until FROM aways WHERE user_id = ? ORDER BY since"
_RESERVED_SEATS = "SELECT table_id, seat, name FROM kept WHERE user_id = ? ORDER BY table_id"
SEAT_VOTES = "SELECT id, table_id, body FROM motions ORDER BY id"
_ERASURES = "SELECT at FROM erasures WHERE user_id = ?"
_ROLES = "SELECT table_id, role FROM roles_told WHERE user_id = ? ORDER BY table_id"
_CHAPTER = """
    SELECT name, number FROM chapters JOIN campaigns ON campaigns.id = campaign_id
    WHERE table_id = ?"""
_DICE_WORD = "SELECT word FROM words WHERE user_id = ? AND table_id = ?"
_MIXED_WORDS = "SELECT words FROM mixed_seeds WHERE table_id = ?"
_PACKS = """
    SELECT NULL, user_packs.digest, uploaded_at, packs.about, body
    FROM user_packs JOIN packs ON packs.digest = user_packs.digest WHERE user_id = ?1
    UNION ALL SELECT guild_id, server_packs.digest, uploaded_at, packs.about, NULL
    FROM server_packs JOIN packs ON packs.digest = server_packs.digest WHERE uploader_id = ?1
    ORDER BY 3, 2"""
_PRESETS = """
    SELECT table_id, words, scope FROM presets WHERE user_id = ?
    ORDER BY table_id, kind, condition"""
_LOOKS = "SELECT table_id, revision, at FROM looks WHERE user_id = ? ORDER BY table_id"


# -- shown ---------------------------------------------------------------------------------------


async def export_user(read: Read, user_id: int) -> dict[str, Any]:
    """Collect everything stored about the user, as JSON values."""
    found = await read(_SETTINGS, user_id)
    settings = [dict(zip(_SETTINGS_COLUMNS, row, strict=True)) for row in found]
    lessons = await read(teaching.SELECT_LESSONS, user_id)
    return {
        "user": user_id,
        "settings": settings[0] if settings else None,
        "tables": [
            await _export_table(read, user_id, _Table(*row)) for row in await read(TABLES, user_id)
        ],
        "hands shown in direct messages": [
            {"table": table, "seat": seat, "channel": channel, "message": message}
            for table, seat, channel, message in await read(_HANDS, user_id)
        ],
        "direct message channel": [channel for (channel,) in await read(_DIRECT_CHANNEL, user_id)],
        "tables last looked at": [
            {"table": table, "as it stood after entry": revision, "at": _format_time(at)}
            for table, revision, at in await read(_LOOKS, user_id)
        ],
        "kinds of question met": [lesson for (lesson,) in lessons],
        "roles told": [
            {"table": table, "role": role} for table, role in await read(_ROLES, user_id)
        ],
        "answers given ahead": [
            {
                "table": table,
                "answer": str(find_kept_text(words)),
                "counts to the end of the": scope,
            }
            for table, words, scope in await read(_PRESETS, user_id)
        ],
        "reminders": [
            {
                "table": table,
                "sent": sent,
                "last at": None if at is None else _format_time(at),
                "put off until": None if until is None else _format_time(until),
                "muted": bool(muted),
                "channel": channel,
                "message": message,
            }
            for table, sent, at, until, muted, channel, message in await read(_REMINDERS, user_id)
        ],
        "away": [
            {"from": _format_time(since), "until": None if until is None else _format_time(until)}
            for since, until in await read(_AWAYS, user_id)
        ],
        "seats kept for you": [
            {"table": table, "seat": seat, "name": name}
            for table, seat, name in await read(_RESERVED_SEATS, user_id)
        ],
        "open votes that name you": [
            {"table": table}
            for _, table, body in await read(SEAT_VOTES)
            if has_user_id(json.loads(body), user_id)
        ],
        "packs you have uploaded": [_export_pack(*row) for row in await read(_PACKS, user_id)],
        "being taken out": bool(await read(_ERASURES, user_id)),
    }


def _export_pack(guild: int | None, digest: str, at: int, about: str, body: str) -> dict[str, Any]:
    """Collect what the export says of a pack that the user has uploaded, with its content if it is
    on their own shelf."""
    said = {"server": guild, "at": _format_time(at), "sha256": digest, "about": json.loads(about)}
    return said | {"content": body}


_SETTINGS_COLUMNS = (
    "hand_by_dm",
    "words_only",
    "dms_closed",
    "nudge_hours",
    "zone",
    "nudge_every",
    "quiet",
    "nudge_by",
    "lessons",
    "dms_refused",
    "stand_in",
    "language",
)
_SETTINGS = f"SELECT {', '.join(_SETTINGS_COLUMNS)} FROM players WHERE user_id = ?"


class _Table(NamedTuple):
    """A row of TABLES. `opener`: whether the person opened the table, 1 or 0."""

    id: int
    game: str
    guild_id: int | None
    channel_id: int
    status: str
    opened_at: int
    opener: int


async def _export_table(read: Read, user_id: int, table: _Table) -> dict[str, Any]:
    seats = await read(SEATS, user_id, table.id)
    journal = await read(past.SELECT_JOURNAL, table.id)
    sittings = await read(SITTINGS, user_id, table.id)
    log = await read(past.SELECT_LOG, table.id, -1, -1)
    chapter = await read(_CHAPTER, table.id)
    waiting = await read(_DICE_WORD, user_id, table.id)
    mixed = await read(_MIXED_WORDS, table.id)
    words = [word for (word,) in waiting] + _list_dice_words(mixed, sittings)
    names = [name for _, name, *_ in seats]
    answers, told = await asyncio.to_thread(_find_own_words, names, sittings, journal, log)
    return {
        "table": table.id,
        "game": table.game,
        "server": table.guild_id,
        "channel": table.channel_id,
        "status": table.status,
        "opened at": _format_time(table.opened_at),
        "opened by you": bool(table.opener),
        "campaign": chapter[0][0] if chapter else None,
        "chapter": chapter[0][1] if chapter else None,
        "words for the dice": words,
        "seats": [
            {"seat": number, "name": name, "after entry": since, "until entry": until}
            for number, name, since, until in seats
        ],
        "answers": [
            {
                "entry": given.revision,
                "kind": rows.parse_entry(given.kind, given.seat, given.prompt, given.answer).kind,
                "question": given.prompt,
                "answer": None if given.answer is None else json.loads(given.answer),
                "asked at": None if given.asked_at is None else _format_time(given.asked_at),
                "at": _format_time(given.at),
            }
            for given in answers
        ],
        "words in the log": [
            {"at": _format_time(line.at), "text": line.text, "quote": _read_quote(line)}
            for line in told
        ],
    }


def _list_dice_words(mixed: Sequence[rows.Row], sittings: Sequence[rows.Row]) -> list[str]:
    """List the words for the dice of the seats that the user held when the game began."""
    began = {seat for seat, since, _ in sittings if since == 0}
    given = json.loads(mixed[0][0]) if mixed else []
    return [word for seat, word in enumerate(given) if seat in began and word]


def _find_own_words(
    names: Sequence[str],
    sittings: Sequence[rows.Row],
    journal: Sequence[rows.Row],
    log: Sequence[rows.Row],
) -> tuple[list[EntryRow], list[LineRow]]:
    """Find a person's answers, and the public log lines that contain their words."""
    entries, lines = past.unpack_journal(journal), past.unpack_log(log)
    cleaner = Cleaner(Traces.from_log((), names, sittings, entries, lines))
    told = [line for line in lines if line.seats is None and cleaner.clean_line(line) != line]
    return list_own_entries(entries, sittings), told


def _read_quote(line: LineRow) -> str | None:
    quote = rows.parse_event(line).event.data.get("quote")
    return None if quote is None else str(quote)


def _format_time(at: int) -> str:
    return rows.from_milliseconds(at).isoformat()


def has_user_id(value: Any, user_id: int) -> bool:
    """Whether the user's id occurs anywhere in the value."""
    if isinstance(value, dict):
        return any(has_user_id(part, user_id) for part in value.values())
    if isinstance(value, list):
        return any(has_user_id(part, user_id) for part in value)
    return value in (user_id, str(user_id))
