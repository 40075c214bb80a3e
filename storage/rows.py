"""How values are laid down in columns and read from them again."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, get_args

from rules.engine import Entry, Event, journal
from rules.engine.journal import EntryKind

from .models import Card, JournalRow, LoggedEvent, OutboxRow, Reminder, Seat, TableRow, Turn

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)

_KINDS: dict[str, EntryKind] = {kind[0]: kind for kind in get_args(EntryKind)}

Row = Sequence[Any]

TABLE = """
    SELECT id, channel_id, guild_id, opener_id, game, options, settings, seed, status, revision,
           edition, card_message_id, card_edition, opened_at, changed_at,
           (SELECT json_group_array(json_array(number, user_id, name, bot))
            FROM (SELECT * FROM seats WHERE table_id = tables.id ORDER BY number))
    FROM tables """
"""Reads tables with their seats at one moment; goes on with WHERE."""

JOURNAL = """
    SELECT table_id, revision, kind, seat, prompt, answer, version, interaction_id, at
    FROM journal """

EVENTS = "SELECT id, edition, text, seats, kind, data, at, revision, about, step FROM events "

REMINDERS = """
    SELECT user_id, since, sent, sent_at, snoozed_until, muted, stalled, channel_id, message_id
    FROM reminders """

OUTBOX = "SELECT id, table_id, edition, kind, body, key, due, tries FROM outbox "


packed = journal.packed
"""A JSON value as compact text."""


def milliseconds(time: datetime) -> int:
    """Since 1970. `time` must be aware."""
    return (time - _EPOCH) // _MILLISECOND


def length(span: timedelta) -> int:
    """In milliseconds."""
    return span // _MILLISECOND


def milliseconds_or_none(time: datetime | None) -> int | None:
    """The same, where there may be no time."""
    return None if time is None else milliseconds(time)


def moment(at: int) -> datetime:
    """The other way."""
    return _EPOCH + at * _MILLISECOND


def moment_or_none(at: int | None) -> datetime | None:
    """The same, where there may be no time."""
    return None if at is None else moment(at)


def span(length: int) -> timedelta:
    """So many milliseconds."""
    return length * _MILLISECOND


def mask(seats: tuple[int, ...] | None) -> int | None:
    """Who may read an event: bit n for seat n; None for everybody."""
    return None if seats is None else sum(1 << seat for seat in set(seats))


def table(row: Row) -> TableRow:
    """A row of TABLE."""
    table_id, channel_id, guild_id, opener_id, game, options, settings, seed = row[:8]
    status, revision, edition, card_message, card_edition, opened_at, changed_at, seats = row[8:]
    return TableRow(
        table_id,
        channel_id,
        guild_id,
        opener_id,
        game,
        json.loads(options),
        json.loads(settings),
        seed,
        status,
        revision,
        edition,
        tuple(Seat(number, user, name, bool(bot)) for number, user, name, bot in json.loads(seats)),
        None if card_edition < 0 else Card(card_message, card_edition),
        moment(opened_at),
        moment(changed_at),
    )


def entry(kind: str, seat: int, prompt: str, answer: str | None) -> Entry:
    """A journal entry from its columns."""
    return Entry(_KINDS[kind], seat, prompt, None if answer is None else json.loads(answer))


def journal_row(row: Row) -> JournalRow:
    """A row of JOURNAL."""
    table_id, revision, kind, seat, prompt, answer, version, interaction_id, at = row
    line = entry(kind, seat, prompt, answer)
    return JournalRow(table_id, revision, line, version, interaction_id, moment(at))


def event(row: Row) -> LoggedEvent:
    """A row of EVENTS."""
    event_id, edition, text, readable, kind, data, at, revision, about, step = row
    readers = None if readable is None else seats(readable)
    told = Event(text, readers, kind, json.loads(data) if data else {}, step or 0)
    return LoggedEvent(event_id, edition, told, moment(at), revision, seats(about))


def seats(bits: int) -> tuple[int, ...]:
    """The other way than `mask`."""
    return tuple(n for n in range(bits.bit_length()) if bits >> n & 1)


def turns(found: Iterable[Row]) -> list[Turn]:
    """Each from a step, the first words in it, the seats that each of its events tells of, and the
    round that begins in it, if one does."""
    made: list[Turn] = []
    now: int | None = None
    for number, first, abouts, begins in found:
        now = begins if isinstance(begins, int) else now
        told = Counter(seat for bits in abouts.split(",") for seat in seats(int(bits)))
        made.append(Turn(number, first, tuple(seat for seat, _ in told.most_common()), now))
    return made


def reminder(row: Row) -> Reminder:
    """A row of REMINDERS."""
    user, since, sent, sent_at, snoozed, muted, stalled, channel, message = row
    return Reminder(
        user,
        moment_or_none(since),
        sent,
        moment_or_none(sent_at),
        moment_or_none(snoozed),
        bool(muted),
        bool(stalled),
        channel,
        message,
    )


def post(row: Row) -> OutboxRow:
    """A row of OUTBOX."""
    post_id, table_id, edition, kind, body, key, due, tries = row
    return OutboxRow(
        post_id, table_id, edition, kind, json.loads(body), key or "", moment(due), tries
    )
