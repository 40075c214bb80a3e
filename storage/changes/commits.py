"""Writes commits: answers with all their consequences. These functions run on the writer's thread,
inside a transaction shared with other changes, and write the commits of many tables together."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from storage import rows
from storage.changes import (
    chapters,
    messages,
    play,
    presets,
    seating,
    table_changes,
    teaching,
    upkeep,
    user_changes,
)
from storage.changes.naming import make_name_finder
from storage.commits import NO_CHANGES, Commit
from storage.database.connection import Connection
from storage.errors import AlreadyCounted, TableChanged
from storage.models import NO_UPKEEP, Post


def save_commits(db: Connection, batch: Sequence[tuple[Commit, int]]) -> list[int]:
    """Write these commits, each given with its time. Return their tables' new editions. Raises
    AlreadyCounted or TableChanged if a commit cannot be written (AlreadyCounted if both apply).
    With several commits, an error does not say which of them it concerns: the caller must then try
    each by itself."""
    group = {commit.table_id: (commit, now) for commit, now in batch}
    if len(group) < len(batch):  # several of one table: one after the other
        return [edition for each in batch for edition in save_commits(db, [each])]
    commits = group.values()
    stand = _advance_tables(db, commits)
    play.save_journal(db, commits)
    kept = [
        (c.table_id, c.revision_after, c.game.checkpoint)
        for c, _ in commits
        if c.game.checkpoint is not None
    ]
    if kept:
        play.save_checkpoints(db, kept)
    queued = [(c.table_id, c.outbox, now) for c, now in commits]
    for c, now in commits:  # nearly every answer changes nothing but the game
        if c.beside is not NO_CHANGES:
            queued.append((c.table_id, _save_arrangement(db, c), now))
            if c.beside.seats is not None:
                stand[c.table_id].names = [(seat.number, seat.name) for seat in c.beside.seats]
        if c.timing.upkeep is not NO_UPKEEP:
            upkeep.save_upkeep(db, c.table_id, c.timing.upkeep, now)
    told = [
        (
            c.table_id,
            stand[c.table_id].edition,
            c.told_events,
            now,
            make_name_finder((*stand[c.table_id].names, *c.game.called)),
        )
        for c, now in commits
        if c.events
    ]
    if told:
        play.save_events(db, told)
    waits = {c.table_id: (w, now) for c, now in commits if (w := c.timing.waits) is not None}
    play.save_waits(db, waits)
    reminders = [(c.table_id, each) for c, _ in commits for each in c.timing.reminders]
    if reminders:
        messages.save_reminders(db, reminders)
    looks = [
        (c.table_id, user, stand[c.table_id].edition, c.revision_after, now)
        for c, now in commits
        if (user := c.actor.user_id) is not None
    ]
    user_changes.save_looks(db, looks)
    _save_lessons_and_roles(db, commits)
    for c, now in commits:
        if c.game.ended:
            _save_ending(db, c, now)
    editions = {table_id: at.edition for table_id, at in stand.items()}
    messages.queue_posts_of_tables(db, editions, queued)
    return [editions[table_id] for table_id in group]


@dataclass(slots=True)
class Standing:
    """A table's edition, and the names in its seats."""

    edition: int
    names: list[tuple[int, str]] = field(default_factory=list)


_STANDINGS = f"""
    SELECT (SELECT min(interaction_id) FROM journal WHERE interaction_id {rows.ID_IN_LIST}),
    tables.id, edition, seats.number, seats.name FROM tables
    LEFT JOIN seats ON seats.table_id = tables.id WHERE tables.id {rows.ID_IN_LIST}"""


def _advance_tables(db: Connection, commits: Collection[tuple[Commit, int]]) -> dict[int, Standing]:
    """Advance the tables to the revisions after these commits, and return how they stand. Raises
    AlreadyCounted if an interaction was counted before, or occurs twice here, and TableChanged. (If
    a database spreads its tables over many servers, a unique index of interactions would have to
    ask all of them.)"""
    given = [number for c, _ in commits if (number := c.actor.interaction_id) is not None]
    moved = db.executemany(
        "UPDATE tables SET revision = ?, edition = edition + 1, changed_at = ?, rings_at = ?"
        " WHERE id = ? AND revision = ? AND status = 'playing'",
        [
            (
                c.revision_after,
                now,
                rows.to_milliseconds_or_none(c.timing.due_at),
                c.table_id,
                c.revision,
            )
            for c, now in commits
        ],
    )
    ids = [c.table_id for c, _ in commits]
    found = db.execute(_STANDINGS, (rows.pack_json(given), rows.pack_json(ids)))
    are_stale = moved.rowcount < len(commits)
    counted: int | None = max(given, key=given.count) if len({*given}) < len(given) else None
    stand: dict[int, Standing] = {}
    for known, table_id, edition, number, name in found:
        counted = known or counted
        at = stand.setdefault(table_id, Standing(edition))
        if name is not None:
            at.names.append((number, name))
    if counted is not None:
        raise AlreadyCounted(counted)
    if are_stale:
        raise TableChanged(ids[0])
    return stand


def _save_arrangement(db: Connection, commit: Commit) -> Sequence[Post]:
    """Write what the commit changes outside the game. Return the posts that follow."""
    table_id, beside = commit.table_id, commit.beside
    presets.replace_presets(db, table_id, beside.presets)
    posts = seating.save_seats_and_settings(db, table_id, beside.seats, beside.settings)
    if beside.seats is not None:
        seating.note_sittings(db, table_id, commit.revision_after)
    return posts


def _save_lessons_and_roles(db: Connection, commits: Iterable[tuple[Commit, int]]) -> None:
    """Save which kinds of questions and which roles were explained to users for the first time."""
    actors = [(c.table_id, c.actor, user) for c, _ in commits if (user := c.actor.user_id)]
    met = [(user, actor.lesson) for _, actor, user in actors if actor.lesson]
    if met:
        teaching.save_lessons(db, met)
    told = [(table_id, user, actor.role) for table_id, actor, user in actors if actor.role]
    if told:
        teaching.save_told_roles(db, told)


def _save_ending(db: Connection, commit: Commit, now: int) -> None:
    """Save that the table's game has ended, its winners, and the save that it carries on."""
    table_changes.save_end(db, commit.table_id, "ended", now)
    if commit.game.carried is not None:
        chapters.save_carried(db, commit.table_id, commit.game.carried)
    if commit.game.winners is not None:
        won = rows.make_seat_mask(tuple(commit.game.winners))
        db.execute("UPDATE tables SET winners = ? WHERE id = ?", (won, commit.table_id))
