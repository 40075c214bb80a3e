"""What is kept about one person: shown to them, or taken out.

The journal names seats, not people; `sittings` say whose answers they were. So a person goes, and
every journal stays whole and replays as before.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from rules.engine.naming import renamed, replaced

from . import past, rows, teaching
from .pages import Page, closed, opened
from .rows import EntryRow

Read = Callable[..., Awaitable[list[sqlite3.Row]]]

FORMER = "a former player"
UNSAID = "[taken back]"
SHORTEST = 3
"""Shorter answers are not looked for in the log's sentences: "no" stands in too many."""
NOBODY = 0
"""Stands for an opener who is gone; no user of Discord's has it."""

_TABLES = """
    SELECT id, game, guild_id, channel_id, status, opened_at, opener_id = ?1 FROM tables
    WHERE opener_id = ?1 OR id IN (SELECT table_id FROM seats WHERE user_id = ?1)
        OR id IN (SELECT table_id FROM sittings WHERE user_id = ?1) ORDER BY id"""
_SEATS = """
    SELECT number, name, since, until FROM sittings WHERE user_id = ?1 AND table_id = ?2
    UNION SELECT number, name, NULL, NULL FROM seats WHERE user_id = ?1 AND table_id = ?2
        AND NOT EXISTS (SELECT 1 FROM sittings WHERE user_id = ?1 AND table_id = ?2)
    ORDER BY 1, 3"""
_SITTINGS = """
    SELECT number, since, until FROM sittings WHERE user_id = ? AND table_id = ?"""
_LOG_ROWS = "SELECT id, text, data FROM events WHERE table_id = ? ORDER BY id"
_LOG_PAGES = "SELECT id, body FROM pages WHERE table_id = ? ORDER BY id"
_HANDS = """
    SELECT table_id, seat, channel_id, message_id FROM hand_messages WHERE user_id = ?
    ORDER BY table_id"""
_REMINDERS = """
    SELECT table_id, sent, sent_at, snoozed_until, muted, channel_id, message_id FROM reminders
    WHERE user_id = ? ORDER BY table_id"""
_AWAYS = "SELECT since, until FROM aways WHERE user_id = ? ORDER BY since"
_KEPT = "SELECT table_id, seat, name FROM kept WHERE user_id = ? ORDER BY table_id"
_MOTIONS = "SELECT id, table_id, body FROM motions ORDER BY id"
_LOOKS = "SELECT table_id, revision, at FROM looks WHERE user_id = ? ORDER BY table_id"


# -- shown ---------------------------------------------------------------------------------------


async def known(read: Read, user_id: int) -> dict[str, Any]:
    """Everything about the user, as JSON values."""
    settings = [dict(zip(_CHOSEN, row, strict=True)) for row in await read(_SETTINGS, user_id)]
    hands = await read(_HANDS, user_id)
    return {
        "user": user_id,
        "settings": settings[0] if settings else None,
        "tables": [await _at_table(read, user_id, *row) for row in await read(_TABLES, user_id)],
        "hands shown in direct messages": [
            {"table": table, "seat": seat, "channel": channel, "message": message}
            for table, seat, channel, message in hands
        ],
        "tables last looked at": [
            {"table": table, "as it stood after entry": revision, "at": _when(at)}
            for table, revision, at in await read(_LOOKS, user_id)
        ],
        "reminders": [
            {
                "table": table,
                "sent": sent,
                "last at": None if at is None else _when(at),
                "put off until": None if until is None else _when(until),
                "muted": bool(muted),
                "channel": channel,
                "message": message,
            }
            for table, sent, at, until, muted, channel, message in await read(_REMINDERS, user_id)
        ],
        "away": [
            {"from": _when(since), "until": None if until is None else _when(until)}
            for since, until in await read(_AWAYS, user_id)
        ],
        "seats kept for you": [
            {"table": table, "seat": seat, "name": name}
            for table, seat, name in await read(_KEPT, user_id)
        ],
        "open votes that name you": [
            {"table": table}
            for _, table, body in await read(_MOTIONS)
            if _names(json.loads(body), user_id)
        ],
    }


_CHOSEN = (
    "hand_by_dm",
    "words_only",
    "dms_closed",
    "nudge_hours",
    "zone",
    "nudge_every",
    "quiet",
    "nudge_by",
    "lessons",
)
_SETTINGS = f"SELECT {', '.join(_CHOSEN)} FROM players WHERE user_id = ?"


async def _at_table(  # noqa: PLR0917 - a row
    read: Read,
    user_id: int,
    table_id: int,
    game: str,
    guild_id: int | None,
    channel_id: int,
    status: str,
    opened_at: int,
    opener: int,
) -> dict[str, Any]:
    seats = await read(_SEATS, user_id, table_id)
    journal = await read(past.JOURNAL, table_id)
    answers = _given(past.entries(journal), await read(_SITTINGS, user_id, table_id))
    words = _words(answers)
    told = [
        {
            "at": _when(line.at),
            "text": line.text,
            "quote": json.loads(line.data or "{}").get("quote"),
        }
        for line in (past.lines(await read(past.LOG, table_id, -1, -1)) if words else ())
        if line.seats is None and _tells(line.text, line.data, words)
    ]
    return {
        "table": table_id,
        "game": game,
        "server": guild_id,
        "channel": channel_id,
        "status": status,
        "opened at": _when(opened_at),
        "opened by you": bool(opener),
        "seats": [
            {"seat": number, "name": name, "after entry": since, "until entry": until}
            for number, name, since, until in seats
        ],
        "answers": [
            {
                "entry": given.revision,
                "kind": rows.entry(given.kind, given.seat, given.prompt, given.answer).kind,
                "question": given.prompt,
                "answer": None if given.answer is None else json.loads(given.answer),
                "asked at": None if given.asked_at is None else _when(given.asked_at),
                "at": _when(given.at),
            }
            for given in answers
        ],
        "words in the log": told,
    }


def _when(at: int) -> str:
    return rows.moment(at).isoformat()


# -- taken out -----------------------------------------------------------------------------------


@dataclass(slots=True)
class _Traces:
    """What is left of a person at one table: seats, the names they had, and words they told."""

    seats: set[int] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)


def forget(db: sqlite3.Connection, user_id: int, now: int) -> list[int]:
    """Take the user out. Their tables go on, a bot in their place where the game does, and their
    cards lag. Returns the ids of those tables."""
    tables = [table_id for table_id, *_ in db.execute(_TABLES, (user_id,)).fetchall()]
    for table_id in tables:
        _forget_at(db, table_id, _traces(db, user_id, table_id))
    for table_id in tables:
        _unseat(db, user_id, table_id)
        _unpost(db, user_id, table_id, now)
    db.execute("DELETE FROM hand_messages WHERE user_id = ?", (user_id,))
    db.execute("DELETE FROM looks WHERE user_id = ?", (user_id,))
    db.execute("DELETE FROM reminders WHERE user_id = ?", (user_id,))
    db.execute("DELETE FROM sittings WHERE user_id = ?", (user_id,))
    db.execute("DELETE FROM players WHERE user_id = ?", (user_id,))
    db.execute("DELETE FROM aways WHERE user_id = ?", (user_id,))
    db.execute("DELETE FROM kept WHERE user_id = ?", (user_id,))
    teaching.forget(db, user_id)
    for motion, table_id, body in db.execute(_MOTIONS).fetchall():
        if _names(json.loads(body), user_id):
            db.execute("DELETE FROM motions WHERE id = ?", (motion,))
            tables += [] if table_id in tables else [table_id]
    return tables


def _traces(db: sqlite3.Connection, user_id: int, table_id: int) -> _Traces:
    traces = _Traces()
    for number, name, *_ in db.execute(_SEATS, (user_id, table_id)):
        traces.seats.add(number)
        traces.names.add(name)
    journal = past.entries(db.execute(past.JOURNAL, (table_id,)))
    traces.words = _words(_given(journal, db.execute(_SITTINGS, (user_id, table_id)).fetchall()))
    return traces


def _forget_at(db: sqlite3.Connection, table_id: int, traces: _Traces) -> None:
    for event_id, text, data in db.execute(_LOG_ROWS, (table_id,)).fetchall():
        new = _clean_line(text, data, traces)
        if new != (text, data):
            db.execute("UPDATE events SET text = ?, data = ? WHERE id = ?", (*new, event_id))
    for page_id, body in db.execute(_LOG_PAGES, (table_id,)).fetchall():
        page = opened(body)
        cleaned = [_clean_line(line.text, line.data, traces) for line in page.lines]
        lines = tuple(
            line._replace(text=text, data=data)
            for line, (text, data) in zip(page.lines, cleaned, strict=True)
        )
        if lines != page.lines:
            new_body = closed(Page(page.entries, lines))
            db.execute("UPDATE pages SET body = ? WHERE id = ?", (new_body, page_id))


def _clean_line(text: str, data: str | None, traces: _Traces) -> tuple[str, str | None]:
    packed = data and rows.packed(_clean_values(json.loads(data), traces))
    return _clean(text, traces), packed


def _clean(text: str, traces: _Traces) -> str:
    return replaced(replaced(text, _long(traces.words), UNSAID), traces.names, FORMER)


def _clean_values(value: Any, traces: _Traces, key: str = "") -> Any:
    if isinstance(value, dict):
        return {name: _clean_values(part, traces, name) for name, part in value.items()}
    if isinstance(value, list):
        return [_clean_values(part, traces) for part in value]
    if not isinstance(value, str):
        return value
    if key != "quote":
        return _clean(value, traces)
    # Somebody else's tale may use a word of theirs, and stays; but not their name.
    return UNSAID if _theirs(value, traces.words) else replaced(value, traces.names, FORMER)


def _unseat(db: sqlite3.Connection, user_id: int, table_id: int) -> None:
    ((status,),) = db.execute("SELECT status FROM tables WHERE id = ?", (table_id,))
    held = _traces(db, user_id, table_id).names
    seats = [
        number
        for (number,) in db.execute(
            "UPDATE seats SET user_id = NULL, name = ?, bot = ?"
            " WHERE table_id = ? AND user_id = ? RETURNING number",
            (FORMER, status in ("gathering", "playing"), table_id, user_id),
        ).fetchall()
    ]
    saved = db.execute("SELECT body FROM checkpoints WHERE table_id = ?", (table_id,)).fetchone()
    if saved is not None:
        body = renamed(saved[0], seats, held, FORMER)
        db.execute("UPDATE checkpoints SET body = ? WHERE table_id = ?", (body, table_id))
    db.execute(
        "UPDATE tables SET edition = edition + 1, opener_id = CASE opener_id WHEN ?1 THEN coalesce("
        " (SELECT user_id FROM seats WHERE table_id = ?2 AND user_id IS NOT NULL"
        "  ORDER BY number LIMIT 1), ?3) ELSE opener_id END WHERE id = ?2",
        (user_id, table_id, NOBODY),
    )


def _unpost(db: sqlite3.Connection, user_id: int, table_id: int, now: int) -> None:
    """Nothing that waits to be posted names the user; where the game goes on, its card is due."""
    card: dict[str, Any] = {"ping": [], "fresh": False}
    waiting = "SELECT id, key, body FROM outbox WHERE table_id = ?"
    for post_id, key, text in db.execute(waiting, (table_id,)).fetchall():
        body = json.loads(text)
        if key == "card":
            card = body | {"ping": [user for user in body.get("ping", ()) if user != user_id]}
        elif _names(body, user_id):
            db.execute("DELETE FROM outbox WHERE id = ?", (post_id,))
    db.execute(
        "DELETE FROM outbox WHERE table_id = ?1 AND key IN (SELECT 'hand:' || seat"
        " FROM hand_messages WHERE table_id = ?1 AND user_id = ?2)",
        (table_id, user_id),
    )
    db.execute(
        "INSERT OR REPLACE INTO outbox (table_id, edition, kind, body, key, due)"
        " SELECT id, edition, 'card', ?, 'card', ? FROM tables"
        " WHERE id = ? AND status IN ('gathering', 'playing')",
        (rows.packed(card), now, table_id),
    )


def _names(value: Any, user_id: int) -> bool:
    """Whether the user's id is anywhere in it."""
    if isinstance(value, dict):
        return any(_names(part, user_id) for part in value.values())
    if isinstance(value, list):
        return any(_names(part, user_id) for part in value)
    return value in (user_id, str(user_id))


# -- both ----------------------------------------------------------------------------------------


def _given(journal: Iterable[EntryRow], sittings: Iterable[rows.Row]) -> list[EntryRow]:
    """What somebody has answered who sat in those seats after one entry, up to another."""
    sat = list(sittings)
    return [
        line
        for line in journal
        if line.kind not in ("l", "s")
        and any(
            line.seat == seat
            and since < line.revision
            and (until is None or line.revision <= until)
            for seat, since, until in sat
        )
    ]


def _words(answers: Iterable[EntryRow]) -> set[str]:
    """What was answered in words."""
    told = [json.loads(line.answer) for line in answers if line.answer is not None]
    return {words.strip() for words in told if isinstance(words, str)} - {""}


def _long(words: set[str]) -> list[str]:
    return [word for word in words if len(word) >= SHORTEST]


def _theirs(quote: str, words: set[str]) -> bool:
    """Whether a quotation is made of these words: a game may have put several answers together."""
    lines = {line.strip() for each in words for line in each.split("\n")}
    return bool(quote.strip()) and {line.strip() for line in quote.split("\n")} <= lines | {""}


def _tells(text: str, data: str | None, words: set[str]) -> bool:
    quote = str(json.loads(data or "{}").get("quote", ""))
    return _theirs(quote, words) or replaced(text, _long(words), "") != text
