"""Loads tables from storage into memory."""

import asyncio
from collections.abc import Sequence
from typing import Any, TypeVar

from rules.engine import GAMES, Table
from storage import Store, TableRow
from tables.errors import UnloadableTable
from tables.session import TableSession
from tables.words import Message

T = TypeVar("T", bound=Table[Any])


async def load_session(store: Store, row: TableRow) -> TableSession:
    """Load the table of that row with everything that storage keeps about it. Raises
    StorageError."""
    saved = await store.find_saved_game(row.id)
    if saved is None:
        return TableSession(row, None)
    table: Table[Any] = await asyncio.to_thread(
        Table.load, saved.checkpoint, saved.since, packs=saved.packs
    )
    session = TableSession(row, table, table.checkpoint_revision)
    for post in await store.list_due_posts(row.id):
        session.calls.to_ping |= set(post.body.get("ping", ()))
    session.reminders.update_reminders(await store.list_reminders(row.id))
    session.questions.waits = {wait.prompt: wait for wait in await store.list_waits([row.id])}
    session.questions.banks = {bank.seat: bank for bank in await store.list_banks(row.id)}
    session.seating.reserved = {kept.seat: kept for kept in await store.list_reserved_seats(row.id)}
    session.seating.votes = {vote.seat: vote for vote in await store.list_seat_votes(row.id)}
    session.presets = await store.find_presets(row.id)
    session.seating.absent_before = table.absent_seats
    session.calls.roles_told = await store.find_told_roles(row.id)
    # Questions that storage does not know were asked at this time at the latest.
    session.note_open_questions(row.changed_at)
    session.calls.made = session.calls.open
    return session


def make_begun_table(kind: type[T], row: TableRow, packs: Sequence[str]) -> T:
    """Make the table as it was when its game began, to replay its journal. `kind`: Table, or
    Recorded, which notes all draws; `packs`: the contents of the table's packs. Raises Illegal if
    the rules no longer accept the table's options, save or a pack."""
    return kind.open(
        row.game,
        names=[seat.name for seat in row.seats],
        seed=row.seed,
        options=row.options,
        save=row.save,
        packs=packs,
    )


def describe_lost_answers(table: Table[Any]) -> str:
    """Say which answers players must give again after an upgrade of the rules."""
    given = "; ".join(f"{table.name_seat(seat)}: {words}" for seat, words in table.lost)
    return str(Message("rules-changed", answers=given))


def require_installed_game(row: TableRow) -> TableRow:
    """Return the same row. Raises UnloadableTable if its game is not installed."""
    if row.game not in GAMES:
        raise UnloadableTable(Message("game-not-installed"))
    return row
