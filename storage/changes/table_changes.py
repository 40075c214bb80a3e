"""Changes tables, from opening to end. The functions run on the writer's thread, inside a
transaction shared with other changes. Each either does everything it says, or raises; then the
writer rolls its changes back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from rules.engine import Event
from storage import rows
from storage.arrivals import Arrival
from storage.changes import (
    chapters,
    dice_words,
    messages,
    pack_changes,
    play,
    presets,
    seating,
    teaching,
    upkeep,
    user_changes,
)
from storage.changes.naming import make_naming
from storage.database.connection import Connection
from storage.dice import Mixed, Word
from storage.errors import ChannelTaken, Counted, ServerFull, Stale
from storage.models import Commit, NewCampaign, NewTable, Post, Seat, Status, TableRow

_DAY_OF_IDS = 24 * 3600 * 1000 << 22
"""How much Discord's ids grow in a day."""


def open_table(db: Connection, new: NewTable, now: int) -> TableRow:
    """Create a table. Raises ChannelTaken, ServerFull or PackGone. For a chapter it may also raise
    CampaignGone, CampaignMoved or ChapterOpen, which it checks first."""
    save = chapters.begins_from(db, new)
    _check_channel_free(db, new.channel_id)
    if new.most is not None:
        counted = (
            "SELECT count(*) FROM tables WHERE guild_id = ? AND status IN ('gathering', 'playing')"
        )
        ((active,),) = db.execute(counted, (new.guild_id,)).fetchall()
        if active >= new.most:
            raise ServerFull(new.most)
    (table_id,) = db.execute(
        "INSERT INTO tables (channel_id, guild_id, opener_id, game, options, settings, seed,"
        " status, opened_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?, 'gathering', ?, ?)"
        " RETURNING id",
        (
            new.channel_id,
            new.guild_id,
            new.opener_id,
            new.game,
            rows.packed(new.options),
            rows.packed(new.settings),
            new.seed,
            now,
            now,
        ),
    ).fetchone()
    seating.seat_players(db, table_id, new.seats)
    chapters.save_chapter(db, table_id, new, save, now)
    if new.mixed is not None:
        dice_words.save_mixed(db, table_id, new.mixed)
    pack_changes.begin_with(db, table_id, new.packs)
    return _find_table(db, table_id)


def begin_campaign(
    db: Connection,
    table_id: int,
    edition: int,
    new: NewCampaign,
    *,
    outbox: Sequence[Post],
    now: int,
) -> TableRow:
    """Make a gathering table a chapter of a new campaign. Raises CampaignMoved or Stale."""
    _save_status(db, table_id, edition, "gathering", now)
    chapters.adopt_table(db, _find_table(db, table_id), new, now)
    messages.queue_posts(db, table_id, edition + 1, outbox, now)
    return _find_table(db, table_id)


def take_in(db: Connection, arrival: Arrival, now: int) -> TableRow:
    """Import a table as if each of its entries had been written here at the entry's own time.
    Raises ChannelTaken or ServerFull."""
    opened = rows.to_milliseconds(arrival.opened_at)
    pack_changes.save_pack_contents(db, arrival.contents)
    row = open_table(db, arrival.new, opened)
    play.write_journal(
        db,
        [
            (
                Commit(row.id, line.revision - 1, [line.entry], version=line.version),
                rows.to_milliseconds(line.at),
            )
            for line in arrival.journal
        ],
    )
    revision = len(arrival.journal)
    db.execute(
        "UPDATE tables SET status = ?, revision = ?, edition = ?, changed_at = ? WHERE id = ?",
        (arrival.status, revision, revision + 1, now, row.id),
    )
    db.executemany(
        "INSERT INTO sittings (table_id, number, user_id, name, since, until)"
        " VALUES (?, ?, ?, ?, 0, 0)",
        [(row.id, seat.number, seat.user_id, seat.name) for seat in arrival.sat],
    )
    seating.note_sittings(db, row.id, 0)
    play.save_checkpoints(db, [(row.id, revision, arrival.checkpoint)])
    times = [opened, *(rows.to_milliseconds(line.at) for line in arrival.journal)]
    known = make_naming((*((seat.number, seat.name) for seat in row.seats), *arrival.called))
    for source, told in groupby(arrival.events, key=itemgetter(1)):
        lines = [(event, source or None) for event, _ in told]
        made = play.make_event_rows(row.id, source + 1, lines, times[source], known)
        play.save_event_rows(db, made)
    waits = [(row.id, w.prompt, w.seat, rows.to_milliseconds(w.since)) for w in arrival.waits]
    play.wait_for(db, waits)
    # The questions may be old, but the bot asks the players here only now.
    db.execute(
        "INSERT INTO reminders (table_id, user_id, since)"
        " SELECT table_id, user_id, CAST(? AS BIGINT) FROM seats"
        " WHERE table_id = ? AND user_id IS NOT NULL",
        (now, row.id),
    )
    set_due(db, row.id, now)  # so that the bot finds out at once what falls due here, and when
    messages.queue_posts(db, row.id, revision + 1, arrival.outbox, now)
    return _find_table(db, row.id)


def save_gathering(
    db: Connection,
    table_id: int,
    edition: int,
    *,
    seats: Sequence[Seat] | None,
    options: dict[str, Any] | None,
    settings: dict[str, Any] | None,
    word: Word | None,
    packs: Sequence[str] | None,
    outbox: Sequence[Post],
    now: int,
) -> TableRow:
    """Change a gathering table; None leaves a value as it is. Raises Stale or PackGone."""
    _save_status(db, table_id, edition, "gathering", now)
    pack_changes.save_table_packs(db, table_id, packs)
    if options is not None:
        db.execute("UPDATE tables SET options = ? WHERE id = ?", (rows.packed(options), table_id))
    seating.save_arrangement(db, table_id, seats, settings)
    if seats is not None:
        dice_words.keep_seated(db, table_id)
    if seats is not None or options is not None or packs is not None:
        dice_words.make_void(db, table_id)
    if word is not None:
        dice_words.save_word(db, table_id, word, now)
    messages.queue_posts(db, table_id, edition + 1, outbox, now)
    return _find_table(db, table_id)


def start_table(
    db: Connection,
    table_id: int,
    edition: int,
    *,
    checkpoint: str,
    seats: Sequence[Seat] | None,
    events: Sequence[Event],
    outbox: Sequence[Post],
    waits: Mapping[str, int],
    called: Iterable[tuple[int, str]],
    due_at: int | None,
    seed: str | None,
    mixed: Mixed | None,
    now: int,
) -> TableRow:
    """Change a table from gathering to playing. Raises Stale."""
    _save_status(db, table_id, edition, "playing", now)
    if seed is not None:
        db.execute("UPDATE tables SET seed = ? WHERE id = ?", (seed, table_id))
    if mixed is not None:
        dice_words.save_mixed(db, table_id, mixed)
    dice_words.delete_words(db, table_id)
    set_due(db, table_id, due_at)
    play.save_waits(db, {table_id: (waits, now)})
    seating.save_arrangement(db, table_id, seats, None)
    seating.note_sittings(db, table_id, 0)
    play.save_checkpoints(db, [(table_id, 0, checkpoint)])
    known = make_naming((*play.find_standings(db, [table_id])[table_id].names, *called))
    lines = [(event, None) for event in events]
    play.save_event_rows(db, play.make_event_rows(table_id, edition + 1, lines, now, known))
    messages.queue_posts(db, table_id, edition + 1, outbox, now)
    return _find_table(db, table_id)


def save_commits(db: Connection, batch: Sequence[tuple[Commit, int]]) -> list[int]:
    """Write these commits, each given with its time. Return their tables' new editions. Raises
    Counted or Stale if a commit cannot be written (Counted if both apply). With several commits, an
    error does not say which of them it concerns: the caller must then try each by itself."""
    group = {commit.table_id: (commit, now) for commit, now in batch}
    if len(group) < len(batch):  # several of one table: one after the other
        return [edition for each in batch for edition in save_commits(db, [each])]
    commits = group.values()
    _refuse_counted(db, commits)
    moved = db.executemany(
        "UPDATE tables SET revision = ?, edition = edition + 1, changed_at = ?, rings_at = ?"
        " WHERE id = ? AND revision = ? AND status = 'playing'",
        [
            (c.revision_after, now, rows.milliseconds_or_none(c.due_at), c.table_id, c.revision)
            for c, now in commits
        ],
    )
    if moved.rowcount < len(group):
        raise Stale(next(iter(group)))
    play.write_journal(db, commits)
    kept = [
        (c.table_id, c.revision_after, c.checkpoint) for c, _ in commits if c.checkpoint is not None
    ]
    play.save_checkpoints(db, kept)
    taken: list[messages.Queued] = []
    for c, now in commits:
        if c.seats is not None or c.settings is not None:
            posts = seating.save_arrangement(db, c.table_id, c.seats, c.settings)
            taken.append((c.table_id, posts, now))
        if c.seats is not None:
            seating.note_sittings(db, c.table_id, c.revision_after)
        upkeep.save_upkeep(db, c.table_id, c.upkeep, now)
        presets.replace_presets(db, c.table_id, c.presets)
    stand = play.find_standings(db, group)
    lines: list[play.EventRow] = []
    for c, now in commits:
        if c.events:
            at = stand[c.table_id]
            known = make_naming((*at.names, *c.called))
            lines += play.make_event_rows(c.table_id, at.edition, c.told_events, now, known)
    play.save_event_rows(db, lines)
    play.save_waits(db, {c.table_id: (c.waits, now) for c, now in commits if c.waits is not None})
    messages.save_reminders(db, [(c.table_id, each) for c, _ in commits for each in c.reminders])
    user_changes.note_looks(
        db,
        [
            (c.table_id, c.looked, stand[c.table_id].edition, c.revision_after, now)
            for c, now in commits
            if c.looked is not None
        ],
    )
    _note_told(db, commits)
    for c, now in commits:
        if c.status is not None and c.status != "playing":
            _save_end(db, c.table_id, c.status, now)
        if c.carried is not None:
            chapters.save_carried(db, c.table_id, c.carried)
        if c.winners is not None:
            won = rows.make_seat_mask(tuple(c.winners))
            db.execute("UPDATE tables SET winners = ? WHERE id = ?", (won, c.table_id))
    editions = {table_id: at.edition for table_id, at in stand.items()}
    messages.queue_all(db, editions, [(c.table_id, c.outbox, now) for c, now in commits] + taken)
    return [editions[table_id] for table_id in group]


def end_table(
    db: Connection, table_id: int, status: Status, outbox: Sequence[Post], now: int
) -> TableRow:
    """End an active table in this status. Raises Stale."""
    moved = db.execute(
        "UPDATE tables SET edition = edition + 1, changed_at = ?"
        " WHERE id = ? AND status IN ('gathering', 'playing') RETURNING edition",
        (now, table_id),
    ).fetchone()
    if moved is None:
        raise Stale(table_id)
    _save_end(db, table_id, status, now)
    messages.queue_posts(db, table_id, moved[0], outbox, now)
    return _find_table(db, table_id)


def move_table(
    db: Connection,
    table_id: int,
    channel_id: int,
    *,
    events: Sequence[Event],
    outbox: Sequence[Post],
    now: int,
) -> TableRow:
    """Move an active table and its campaign to this channel. Raises ChannelTaken or Stale."""
    _check_channel_free(db, channel_id)
    moved = db.execute(
        "UPDATE tables SET channel_id = ?, card_message_id = NULL, card_edition = -1,"
        " stall_message_id = NULL, edition = edition + 1, changed_at = ?"
        " WHERE id = ? AND status IN ('gathering', 'playing') RETURNING edition",
        (channel_id, now, table_id),
    ).fetchone()
    if moved is None:
        raise Stale(table_id)
    chapters.move_campaign(db, table_id, channel_id)
    known = make_naming((*play.find_standings(db, [table_id])[table_id].names,))
    lines = [(event, None) for event in events]
    play.save_event_rows(db, play.make_event_rows(table_id, moved[0], lines, now, known))
    messages.queue_posts(db, table_id, moved[0], outbox, now)
    return _find_table(db, table_id)


def count_interaction(db: Connection, interaction_id: int) -> None:
    """Note that the interaction has been counted. Raises Counted if it was counted before."""
    db.execute("DELETE FROM interactions WHERE id < ?", (interaction_id - _DAY_OF_IDS,))
    given = (interaction_id,)
    counted = db.execute("INSERT INTO interactions (id) VALUES (?) ON CONFLICT DO NOTHING", given)
    if not counted.rowcount:
        raise Counted(interaction_id)


def write_nothing(db: Connection) -> None:
    """Write a row and delete it again, so that the file is written as for any other change."""
    db.execute("INSERT INTO interactions (id) VALUES (0)")
    db.execute("DELETE FROM interactions WHERE id = 0")


def set_due(db: Connection, table_id: int, due_at: int | None) -> None:
    """Set when the table next has something to do. Does nothing if the table is not in play."""
    db.execute(
        "UPDATE tables SET rings_at = ? WHERE id = ? AND status = 'playing'", (due_at, table_id)
    )


# -- the parts they are made of ------------------------------------------------------------------


def _check_channel_free(db: Connection, channel_id: int) -> None:
    """Check that the channel has no active table. Raises ChannelTaken."""
    where = "WHERE channel_id = ? AND status IN ('gathering', 'playing')"
    taken = db.execute(rows.TABLE + where, (channel_id,)).fetchone()
    if taken:
        raise ChannelTaken(rows.parse_table(taken))


def _find_table(db: Connection, table_id: int) -> TableRow:
    return rows.parse_table(db.execute(rows.TABLE + "WHERE id = ?", (table_id,)).fetchone())


def _save_status(db: Connection, table_id: int, edition: int, status: Status, now: int) -> None:
    moved = db.execute(
        "UPDATE tables SET status = ?, edition = edition + 1, changed_at = ?"
        " WHERE id = ? AND edition = ? AND status = 'gathering'",
        (status, now, table_id, edition),
    )
    if not moved.rowcount:
        raise Stale(table_id)


def _refuse_counted(db: Connection, commits: Iterable[tuple[Commit, int]]) -> None:
    """Check that no interaction was counted before, or occurs twice here. Raises Counted. (If a
    database spreads its tables over many servers, a unique index would have to ask all of them.)"""
    given = [c.interaction_id for c, _ in commits if c.interaction_id is not None]
    for number, times in Counter(given).items():
        if times > 1:
            raise Counted(number)
    if given:
        counted = f"SELECT interaction_id FROM journal WHERE interaction_id {rows.IDS}"
        if found := db.execute(counted, (rows.packed(given),)).fetchone():
            raise Counted(found[0])


def _note_told(db: Connection, commits: Iterable[tuple[Commit, int]]) -> None:
    """Save which kinds of questions and which roles were explained to users for the first time."""
    met = [(c.looked, c.lesson) for c, _ in commits if c.looked and c.lesson]
    if met:
        teaching.save_lessons(db, met)
    told = [(c.table_id, c.looked, c.role) for c, _ in commits if c.looked and c.role]
    if told:
        teaching.tell_roles(db, told)


def _save_end(db: Connection, table_id: int, status: Status, now: int) -> None:
    db.execute("UPDATE tables SET status = ?, rings_at = NULL WHERE id = ?", (status, table_id))
    for beside in ("waits", "banks", "kept", "motions", "words", "presets"):
        db.execute(f"DELETE FROM {beside} WHERE table_id = ?", (table_id,))
    # A reminder whose message is still visible must be kept until the message has been deleted.
    db.execute("DELETE FROM reminders WHERE table_id = ? AND message_id IS NULL", (table_id,))
    # Delete posts for later; overdue or postponed posts are still sent.
    db.execute("DELETE FROM outbox WHERE table_id = ? AND due > ? AND tries = 0", (table_id, now))
