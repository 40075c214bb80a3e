"""Changes tables, from opening to end. The functions run on the writer's thread, inside a
transaction shared with other changes. Each either does everything it says, or raises; then the
writer rolls its changes back."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import groupby
from operator import itemgetter
from typing import Any

from rules.engine import Event
from storage import rows
from storage.arrivals import Arrival
from storage.changes import chapters, dice_words, messages, pack_changes, play, seating
from storage.changes.naming import make_name_finder
from storage.commits import Commit, GameAfter
from storage.database.connection import Connection
from storage.dice import Mixed, Word
from storage.errors import AlreadyCounted, ChannelTaken, ServerFull, TableChanged
from storage.models import NewCampaign, NewTable, Post, Seat, Status, TableRow

_DAY_OF_IDS = 24 * 3600 * 1000 << 22
"""How much Discord's ids grow in a day."""


def open_table(db: Connection, now: int, new: NewTable) -> TableRow:
    """Create a table that gathers players, with edition 0. Raises ChannelTaken, ServerFull or
    PackGone. For a chapter it may also raise CampaignGone, CampaignMoved or ChapterOpen, which it
    checks first."""
    save = chapters.find_starting_save(db, new)
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
            rows.pack_json(new.options),
            rows.pack_json(new.settings),
            new.seed,
            now,
            now,
        ),
    ).fetchone()
    seating.save_seats(db, table_id, new.seats)
    chapters.save_chapter(db, table_id, new, save, now)
    if new.mixed is not None:
        dice_words.save_mixed(db, table_id, new.mixed)
    pack_changes.save_table_packs(db, table_id, new.packs)
    return _read_table(db, table_id)


def begin_campaign(
    db: Connection,
    now: int,
    table_id: int,
    edition: int,
    new: NewCampaign,
    *,
    outbox: Sequence[Post] = (),
) -> TableRow:
    """Make a gathering table a chapter of a new campaign. Raises TableChanged as `save_gathering`
    does, and CampaignMoved if the table is a chapter already."""
    _save_status(db, table_id, edition, "gathering", now)
    row = _read_table(db, table_id)
    chapters.create_campaign_for_table(db, row, new, now)
    messages.queue_posts(db, table_id, row.edition, outbox, now)
    return _read_table(db, table_id)


def import_table(db: Connection, now: int, arrival: Arrival) -> TableRow:
    """Import a table that has begun, as if each of its entries had been written here at the entry's
    own time. Raises ServerFull. Raises ChannelTaken even if the imported table has ended, since the
    channel's active table would hide it."""
    opened = rows.to_milliseconds(arrival.opened_at)
    pack_changes.save_pack_contents(db, arrival.contents)
    row = open_table(db, opened, arrival.new)
    play.save_journal(
        db,
        [
            (
                Commit(row.id, line.revision - 1, [line.entry], game=GameAfter(line.version)),
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
    known = make_name_finder((*((seat.number, seat.name) for seat in row.seats), *arrival.called))
    for source, told in groupby(arrival.events, key=itemgetter(1)):
        lines = [(event, source or None) for event, _ in told]
        play.save_events(db, [(row.id, source + 1, lines, times[source], known)])
    waits = [(row.id, w.prompt, w.seat, rows.to_milliseconds(w.since)) for w in arrival.waits]
    play.add_waits(db, waits)
    # The questions may be old, but the bot asks the players here only now.
    db.execute(
        "INSERT INTO reminders (table_id, user_id, since)"
        " SELECT table_id, user_id, CAST(? AS BIGINT) FROM seats"
        " WHERE table_id = ? AND user_id IS NOT NULL",
        (now, row.id),
    )
    # So that the bot finds out at once what falls due here, and when.
    set_due(db, row.id, rows.from_milliseconds(now))
    messages.queue_posts(db, row.id, revision + 1, arrival.outbox, now)
    return _read_table(db, row.id)


def save_gathering(
    db: Connection,
    now: int,
    table_id: int,
    edition: int,
    *,
    seats: Sequence[Seat] | None = None,
    options: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
    word: Word | None = None,
    packs: Sequence[str] | None = None,
    outbox: Sequence[Post] = (),
) -> TableRow:
    """Change a gathering table; None leaves a value as it is. `word`: a user's word for the dice,
    which replaces their earlier word; an empty word deletes it. `packs`: the digests of the packs
    that the table plays with. Raises PackGone, and TableChanged if the table is not gathering or
    not at this edition any more."""
    _save_status(db, table_id, edition, "gathering", now)
    if packs is not None:
        db.execute("DELETE FROM table_packs WHERE table_id = ?", (table_id,))
        pack_changes.save_table_packs(db, table_id, packs)
    if options is not None:
        db.execute(
            "UPDATE tables SET options = ? WHERE id = ?", (rows.pack_json(options), table_id)
        )
    seating.save_seats_and_settings(db, table_id, seats, settings)
    if seats is not None:
        dice_words.delete_unseated_words(db, table_id)
    if seats is not None or options is not None or packs is not None:
        dice_words.void_words(db, table_id)
    if word is not None:
        dice_words.save_word(db, table_id, word, now)
    messages.queue_posts(db, table_id, edition + 1, outbox, now)
    return _read_table(db, table_id)


def start_table(
    db: Connection,
    now: int,
    table_id: int,
    edition: int,
    checkpoint: str,
    *,
    seats: Sequence[Seat] | None = None,
    events: Sequence[Event] = (),
    outbox: Sequence[Post] = (),
    waits: Mapping[str, int] | None = None,
    called: Sequence[tuple[int, str]] = (),
    due_at: datetime | None = None,
    seed: str | None = None,
    mixed: Mixed | None = None,
) -> TableRow:
    """Change a table from gathering to playing. `checkpoint`: the dump of the table as the game
    begins (revision 0). `waits`, `called` and `due_at` as in Commit. `seed` and `mixed`: the new
    seed and what it was mixed from, if players gave words for the dice. Raises TableChanged as
    `save_gathering` does."""
    _save_status(db, table_id, edition, "playing", now)
    if seed is not None:
        db.execute("UPDATE tables SET seed = ? WHERE id = ?", (seed, table_id))
    if mixed is not None:
        dice_words.save_mixed(db, table_id, mixed)
    db.execute("DELETE FROM words WHERE table_id = ?", (table_id,))
    set_due(db, table_id, due_at)
    play.save_waits(db, {table_id: (waits or {}, now)})
    seating.save_seats_and_settings(db, table_id, seats, None)
    seating.note_sittings(db, table_id, 0)
    play.save_checkpoints(db, [(table_id, 0, checkpoint)])
    known = make_name_finder((*play.list_seat_names(db, table_id), *called))
    play.save_events(db, [(table_id, edition + 1, [(e, None) for e in events], now, known)])
    messages.queue_posts(db, table_id, edition + 1, outbox, now)
    return _read_table(db, table_id)


def end_table(
    db: Connection, now: int, table_id: int, status: Status, *, outbox: Sequence[Post] = ()
) -> TableRow:
    """End an active table as "ended" or "closed": free its channel and delete its timers. Raises
    TableChanged if the table is not active."""
    moved = db.execute(
        "UPDATE tables SET edition = edition + 1, changed_at = ?"
        " WHERE id = ? AND status IN ('gathering', 'playing') RETURNING edition",
        (now, table_id),
    ).fetchone()
    if moved is None:
        raise TableChanged(table_id)
    save_end(db, table_id, status, now)
    messages.queue_posts(db, table_id, moved[0], outbox, now)
    return _read_table(db, table_id)


def move_table(
    db: Connection,
    now: int,
    table_id: int,
    channel_id: int,
    *,
    events: Sequence[Event] = (),
    outbox: Sequence[Post] = (),
) -> TableRow:
    """Move an active table and its campaign to another channel, where it has no card yet. Raises
    ChannelTaken, or TableChanged if the table is not active."""
    _check_channel_free(db, channel_id)
    moved = db.execute(
        "UPDATE tables SET channel_id = ?, card_message_id = NULL, card_edition = -1,"
        " stall_message_id = NULL, edition = edition + 1, changed_at = ?"
        " WHERE id = ? AND status IN ('gathering', 'playing') RETURNING edition",
        (channel_id, now, table_id),
    ).fetchone()
    if moved is None:
        raise TableChanged(table_id)
    chapters.move_campaign(db, table_id, channel_id)
    known = make_name_finder((*play.list_seat_names(db, table_id),))
    play.save_events(db, [(table_id, moved[0], [(e, None) for e in events], now, known)])
    messages.queue_posts(db, table_id, moved[0], outbox, now)
    return _read_table(db, table_id)


def count_interaction(db: Connection, interaction_id: int) -> None:
    """Count an interaction that leaves no journal entry. Raises AlreadyCounted if it was counted
    before."""
    db.execute("DELETE FROM interactions WHERE id < ?", (interaction_id - _DAY_OF_IDS,))
    given = (interaction_id,)
    counted = db.execute("INSERT INTO interactions (id) VALUES (?) ON CONFLICT DO NOTHING", given)
    if not counted.rowcount:
        raise AlreadyCounted(interaction_id)


def probe_writing(db: Connection) -> None:
    """Write a row and delete it again, to check that storage can write."""
    db.execute("INSERT INTO interactions (id) VALUES (0)")
    db.execute("DELETE FROM interactions WHERE id = 0")


def set_due(db: Connection, table_id: int, due_at: datetime | None) -> None:
    """Set when the table next has something due; None: never. Does nothing if the table is not in
    play."""
    db.execute(
        "UPDATE tables SET rings_at = ? WHERE id = ? AND status = 'playing'",
        (rows.to_milliseconds_or_none(due_at), table_id),
    )


# -- the parts they are made of ------------------------------------------------------------------


def _check_channel_free(db: Connection, channel_id: int) -> None:
    """Check that the channel has no active table. Raises ChannelTaken."""
    where = "WHERE channel_id = ? AND status IN ('gathering', 'playing')"
    taken = db.execute(rows.SELECT_TABLE + where, (channel_id,)).fetchone()
    if taken:
        raise ChannelTaken(rows.parse_table(taken))


def _read_table(db: Connection, table_id: int) -> TableRow:
    return rows.parse_table(db.execute(rows.SELECT_TABLE + "WHERE id = ?", (table_id,)).fetchone())


def _save_status(db: Connection, table_id: int, edition: int, status: Status, now: int) -> None:
    """Give a gathering table this status and its next edition. Raises TableChanged if it is not
    gathering or not at this edition any more."""
    moved = db.execute(
        "UPDATE tables SET status = ?, edition = edition + 1, changed_at = ?"
        " WHERE id = ? AND edition = ? AND status = 'gathering'",
        (status, now, table_id, edition),
    )
    if not moved.rowcount:
        raise TableChanged(table_id)


def save_end(db: Connection, table_id: int, status: Status, now: int) -> None:
    """Save this status of an ended table, and delete what only matters in play."""
    db.execute("UPDATE tables SET status = ?, rings_at = NULL WHERE id = ?", (status, table_id))
    for beside in ("waits", "banks", "kept", "motions", "words", "presets"):
        db.execute(f"DELETE FROM {beside} WHERE table_id = ?", (table_id,))
    # A reminder whose message is still visible must be kept until the message has been deleted.
    db.execute("DELETE FROM reminders WHERE table_id = ? AND message_id IS NULL", (table_id,))
    # Delete posts for later; overdue or postponed posts are still sent.
    db.execute("DELETE FROM outbox WHERE table_id = ? AND due > ? AND tries = 0", (table_id, now))
