"""Converts values to columns and back."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple, get_args

from rules.engine import Entry, Event, Message, journal
from rules.engine.journal import EntryKind

from .dice import Mixed, Word
from .models import Campaign, Card, Chapter, JournalRow, OutboxRow, Pause, Reminder, Seat, TableRow
from .packs import TablePack
from .records import LoggedEvent, Turn

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)

_ENTRY_KINDS: dict[str, EntryKind] = {kind[0]: kind for kind in get_args(EntryKind)}

Row = Sequence[Any]

_TABLE_COLUMNS = """
    id, channel_id, guild_id, opener_id, game, options, settings, seed, status, revision,
    edition, card_message_id, card_edition, opened_at, changed_at,
    (SELECT coalesce(json_group_array(json_array(number, user_id, name, bot, strength)), '[]')
     FROM (SELECT * FROM seats WHERE table_id = tables.id ORDER BY number) AS held),
    (SELECT body FROM saves WHERE table_id = tables.id),
    (SELECT json_array(campaigns.id, name, number, carried, retired)
     FROM chapters JOIN campaigns ON campaigns.id = campaign_id
     WHERE table_id = tables.id),
    (SELECT json_group_array(json_array(user_id, word, void))
     FROM (SELECT * FROM words WHERE table_id = tables.id ORDER BY at, user_id) AS given),
    (SELECT json_array(secret, number, words, marks) FROM mixed_seeds
     WHERE table_id = tables.id),
    (SELECT coalesce(json_group_array(json_array(digest, about)), '[]')
     FROM (SELECT packs.digest, about FROM table_packs
           JOIN packs ON packs.digest = table_packs.digest
           WHERE table_id = tables.id ORDER BY place) AS played)"""

SELECT_TABLE = f"SELECT {_TABLE_COLUMNS} FROM tables "
"""Selects tables with their seats and campaigns in one statement. Callers append a WHERE."""

TABLE_AND_POSTS = f"""
    SELECT {_TABLE_COLUMNS},
    (SELECT coalesce(
        json_group_array(json_array(id, table_id, edition, kind, body, due, tries, user_id)),
        '[]')
     FROM (SELECT * FROM outbox WHERE table_id = ?1 AND due <= ?2 ORDER BY due, id) AS waiting)
    FROM tables WHERE id = ?1"""
"""Selects the table with the id ?1, and its posts that are due by the time ?2, oldest first."""

SELECT_CAMPAIGN = """
    SELECT id, guild_id, channel_id, game, name, save, carried, retired, opened_at
    FROM campaigns """


class EntryRow(NamedTuple):
    """A row of the journal without its table."""

    revision: int
    kind: str
    seat: int
    prompt: str
    answer: str | None
    version: str
    interaction_id: int | None
    at: int
    asked_at: int | None


class LineRow(NamedTuple):
    """A row of the log without its table."""

    id: int
    edition: int
    text: str
    seats: int | None
    kind: str
    data: str | None
    at: int
    revision: int | None
    about: int
    step: int | None


SERVER_REACHABLE = (
    "NOT EXISTS (SELECT 1 FROM pauses WHERE pauses.guild_id = tables.guild_id"
    " AND pauses.until IS NULL)"
)
"""The SQL condition that the bot can reach a table's server."""

POST_AWAKE = (
    "NOT EXISTS (SELECT 1 FROM pauses JOIN tables ON tables.guild_id = pauses.guild_id"
    " WHERE tables.id = outbox.table_id AND pauses.until IS NULL)"
)
"""The SQL condition that the bot can reach the server of a queued post's table."""

SELECT_PAUSES = "SELECT guild_id, since, until, removed FROM pauses "

SELECT_REMINDERS = """
    SELECT user_id, since, sent, sent_at, snoozed_until, muted, stalled, channel_id, message_id
    FROM reminders """

SELECT_OUTBOX = "SELECT id, table_id, edition, kind, body, due, tries, user_id FROM outbox "


ID_IN_LIST = "IN (SELECT CAST(value AS BIGINT) FROM json_each(?))"
"""The SQL condition that an id is in a list, which is given as JSON."""


pack_json = journal.pack_json
"""Write a JSON value as compact text."""


def to_milliseconds(time: datetime) -> int:
    """Convert a time to milliseconds since 1970. `time` must be aware."""
    return (time - _EPOCH) // _MILLISECOND


def span_to_milliseconds(span: timedelta) -> int:
    """Convert a span of time to milliseconds."""
    return span // _MILLISECOND


def to_milliseconds_or_none(time: datetime | None) -> int | None:
    """Convert a time to milliseconds since 1970. Return None if there is no time."""
    return None if time is None else to_milliseconds(time)


def from_milliseconds(at: int) -> datetime:
    """Convert milliseconds since 1970 to a time; the inverse of `to_milliseconds`."""
    return _EPOCH + at * _MILLISECOND


def from_milliseconds_or_none(at: int | None) -> datetime | None:
    """Convert milliseconds since 1970 to a time. Return None if there is no time."""
    return None if at is None else from_milliseconds(at)


def milliseconds_to_span(length: int) -> timedelta:
    """Convert milliseconds to a span of time; the inverse of `span_to_milliseconds`."""
    return length * _MILLISECOND


def make_seat_mask(seats: tuple[int, ...] | None) -> int | None:
    """Convert the seats that may read an event to bits, bit n for seat n; None: everybody."""
    return None if seats is None else sum(1 << seat for seat in set(seats))


def parse_table(row: Row) -> TableRow:
    """Make a TableRow from a row that SELECT_TABLE selected."""
    table_id, channel_id, guild_id, opener_id, game, options, settings, seed = row[:8]
    status, revision, edition, card_message, card_edition, opened_at, changed_at = row[8:15]
    seats, save, chapter, words, mixed, packs = row[15:]
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
        tuple(
            Seat(number, user, name, bool(bot), strength)
            for number, user, name, bot, strength in json.loads(seats)
        ),
        None if card_edition < 0 else Card(card_message, card_edition),
        from_milliseconds(opened_at),
        from_milliseconds(changed_at),
        save,
        None if chapter is None else _parse_chapter(*json.loads(chapter)),
        tuple(Word(user, word, bool(void)) for user, word, void in json.loads(words or "[]")),
        None if mixed is None else _parse_mixed(*json.loads(mixed)),
        tuple(TablePack(digest, json.loads(about)) for digest, about in json.loads(packs)),
    )


def _parse_mixed(secret: str, number: int, words: str, marks: str) -> Mixed:
    return Mixed(secret, number, tuple(json.loads(words)), tuple(json.loads(marks)))


def _parse_chapter(campaign_id: int, name: str, number: int, carried: int, retired: int) -> Chapter:
    return Chapter(campaign_id, name, number, carried, bool(retired))


def parse_campaign(row: Row) -> Campaign:
    """Make a Campaign from a row that SELECT_CAMPAIGN selected."""
    campaign_id, guild_id, channel_id, game, name, save, carried, retired, opened_at = row
    where = (campaign_id, guild_id, channel_id)
    return Campaign(*where, game, name, save, carried, bool(retired), from_milliseconds(opened_at))


def parse_entry(kind: str, seat: int, prompt: str, answer: str | None) -> Entry:
    """Make a journal entry from its columns."""
    return Entry(_ENTRY_KINDS[kind], seat, prompt, None if answer is None else json.loads(answer))


def parse_journal_row(table_id: int, row: EntryRow) -> JournalRow:
    """Make the JournalRow for readers from a stored EntryRow."""
    line = parse_entry(row.kind, row.seat, row.prompt, row.answer)
    return JournalRow(
        table_id, row.revision, line, row.version, row.interaction_id, from_milliseconds(row.at)
    )


_MESSAGE_KEY = "message"
"""The key of the event's message in a log row's data. Rows older than messages lack this key."""


def pack_event_data(event: Event) -> str | None:
    """Pack an event's data and message as text for its log row. Return None if it has neither."""
    saved = dict(event.data)
    for name, value in saved.items():
        if isinstance(value, Message):
            saved[name] = {_MESSAGE_KEY: value.dump()}
    if event.message is not None:
        saved[_MESSAGE_KEY] = event.message.dump()
    return pack_json(saved) if saved else None


def parse_event(row: LineRow) -> LoggedEvent:
    """Make the LoggedEvent for readers from a stored LineRow."""
    readers = None if row.seats is None else parse_seat_mask(row.seats)
    data = json.loads(row.data) if row.data else {}
    saved = data.pop(_MESSAGE_KEY, None)
    message = None if saved is None else Message.load(saved)
    for name, value in data.items():
        if isinstance(value, dict) and value.keys() == {_MESSAGE_KEY}:
            data[name] = Message.load(value[_MESSAGE_KEY])
    told = Event(row.text, readers, row.kind, data, row.step or 0, message)
    return LoggedEvent(
        row.id,
        row.edition,
        told,
        from_milliseconds(row.at),
        row.revision,
        parse_seat_mask(row.about),
    )


def parse_seat_mask(bits: int) -> tuple[int, ...]:
    """Convert bits to the seats that they stand for; the inverse of `make_seat_mask`."""
    return tuple(n for n in range(bits.bit_length()) if bits >> n & 1)


def _has_round(line: LineRow) -> bool:
    """Whether a line says which round it is: its message, or its data if it has no message."""
    data = json.loads(line.data or "{}")
    return "round" in (data[_MESSAGE_KEY][1] if _MESSAGE_KEY in data else data)


def list_turns(log: Iterable[LineRow]) -> list[Turn]:
    """List the turns, one for each step of the game that the log lines belong to, in order. Each
    has its first line, the seats that its lines are about, and its round."""
    steps: dict[int, list[LineRow]] = {}
    for line in log:
        if line.step is not None:
            steps.setdefault(line.step, []).append(line)
    made: list[Turn] = []
    now: int | None = None
    for number, lines in sorted(steps.items()):
        rounds = [json.loads(line.data).get("round") for line in lines if line.data]
        now = max((begun for begun in rounds if isinstance(begun, int)), default=now)
        told = Counter(seat for line in lines for seat in parse_seat_mask(line.about))
        about = tuple(seat for seat, _ in told.most_common())
        first = parse_event(lines[0])
        made.append(Turn(number, first, about, None if _has_round(lines[0]) else now))
    return made


def parse_pause(row: Row) -> Pause:
    """Make a Pause from a row that SELECT_PAUSES selected."""
    guild_id, since, until, removed = row
    return Pause(
        guild_id, from_milliseconds(since), from_milliseconds_or_none(until), bool(removed)
    )


def parse_reminder(row: Row) -> Reminder:
    """Make a Reminder from a row that SELECT_REMINDERS selected."""
    user, since, sent, sent_at, snoozed, muted, stalled, channel, message = row
    return Reminder(
        user,
        from_milliseconds_or_none(since),
        sent,
        from_milliseconds_or_none(sent_at),
        from_milliseconds_or_none(snoozed),
        bool(muted),
        bool(stalled),
        channel,
        message,
    )


def parse_post(row: Row) -> OutboxRow:
    """Make an OutboxRow from a row that SELECT_OUTBOX selected."""
    post_id, table_id, edition, kind, body, due, tries, user_id = row
    return OutboxRow(
        post_id, table_id, edition, kind, json.loads(body), from_milliseconds(due), tries, user_id
    )
