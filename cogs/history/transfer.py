"""`/table export` and `/table import`: write a table to a file, and open one from a file."""

import asyncio
import contextlib

import discord

from cogs.client import Interaction
from cogs.history import verify
from cogs.lobby.opening import check_can_open_table, check_can_post
from cogs.table.lookup import reply_and_publish, take_snapshot_here
from cogs.ui.commands import make_command
from cogs.ui.files import load_attachment, send_files
from cogs.ui.once import count_interaction_once
from cogs.words import Message
from rules.engine.languages import PROCESS_LANGUAGE, find_offered, speak
from rules.engine.recording import Tape
from storage import ChannelTaken, ServerFull
from tables.actions.refusals import make_no_room_error
from tables.errors import UserError
from tables.files import draws, import_replay, table_file
from tables.files.import_replay import Replayed, ReplayFailed
from tables.packs.shelves import PACKS_OFF
from tables.snapshot import Snapshot
from tables.workers import jobs

MOST_BYTES = 4 * 1024 * 1024
JOB_SECONDS = 30.0
"""Seconds within which the worker must have played a table again."""


@make_command("command-table-export", whole="option-table-export-whole")
async def export(interaction: Interaction, whole: bool = False) -> None:
    """Export all of an ended table; of one in play, what everybody saw, or `whole` for the bot's
    owner."""
    snapshot = await take_snapshot_here(interaction)
    if snapshot.view is None:
        raise UserError(Message("nothing-to-export"))
    if whole and snapshot.row.is_active:
        await _check_can_see_secrets(interaction, snapshot)
    store = interaction.client.store
    if whole or not snapshot.row.is_active:
        file = await _make_export_file(interaction, snapshot)
    else:
        told = await store.list_events(snapshot.id, None, limit=None)
        file = table_file.make_public_file(snapshot.row, told)
    name = f"{snapshot.game.key}-{snapshot.id}.json"
    what = "export-secret" if whole else "export-public"
    said = Message(what if snapshot.row.is_active else "export-whole")
    await send_files(interaction, said, {name: file.encode_json()})


async def _make_export_file(interaction: Interaction, snapshot: Snapshot) -> table_file.TableFile:
    """Make the complete file. If the game is over, the file has its draws, unless the rules have
    changed too much since to play it again."""
    store = interaction.client.store
    journal, packs = (
        await store.list_journal(snapshot.id),
        await store.packs.list_pack_bodies(snapshot.id),
    )
    tape: Tape | None = None
    if not snapshot.row.is_active:
        with contextlib.suppress(Exception):  # changed rules may trip over old answers in any way
            again = await asyncio.to_thread(draws.record_draws, snapshot.row, journal, packs)
            tape = again.tape
    return await verify.make_complete_file(interaction, snapshot, journal, packs, tape)


@make_command("command-table-import", file="option-table-import-file")
async def import_(interaction: Interaction, file: discord.Attachment) -> None:
    """Open a table from a file, after its game has been replayed to check it."""
    if interaction.channel_id is None:
        raise UserError(Message("table-needs-channel"))
    await count_interaction_once(interaction)
    check_can_post(interaction)
    await check_can_open_table(interaction)
    store = interaction.client.store
    taken = await store.find_active_table(interaction.channel_id)
    if taken is not None:
        raise make_no_room_error(ChannelTaken(taken))
    if file.size > MOST_BYTES:
        raise UserError(Message("file-too-large", most=MOST_BYTES // 1024 // 1024))
    found = table_file.parse_table_file(await load_attachment(file), store.now())
    if found.status == "playing" and not await interaction.client.is_owner(interaction.user):
        raise UserError(Message("file-goes-on"))
    if found.packs and not interaction.client.sessions.packs_allowed:
        raise UserError(Message("file-with-cards", off=PACKS_OFF))
    server = await interaction.client.sessions.people.find_server_settings(interaction.guild_id)
    async with interaction.client.files.wait_for_turn():
        played = await _replay_file(interaction, found)
    arrival = table_file.make_arrival(
        found,
        played,
        channel_id=interaction.channel_id,
        guild_id=interaction.guild_id,
        opener_id=interaction.user.id,
        most=server.most,
    )
    try:
        row = await store.import_table(arrival)
    except (ChannelTaken, ServerFull) as refused:
        raise make_no_room_error(refused) from refused
    await interaction.client.sessions.reschedule_table(row.id)
    opened = {"moves": len(arrival.journal), "status": found.status}
    said = Message("file-opened", **opened)
    if row.chapter is not None and found.status != "playing":
        said = Message("file-opened-campaign", **opened)
    await reply_and_publish(interaction, row.id, said)


async def _replay_file(
    interaction: Interaction, file: table_file.TableFile
) -> Replayed | ReplayFailed:
    """Play the file's game again in a worker process. Raises UserError."""
    try:
        job = table_file.make_replay_job(file)
        with speak(find_offered(file.language) or PROCESS_LANGUAGE):
            return await interaction.client.workers.run_work(
                JOB_SECONDS, import_replay.run_replay, job
            )
    except jobs.JobTooLong as late:
        raise UserError(Message("file-too-long", seconds=f"{JOB_SECONDS:.0f}")) from late


async def _check_can_see_secrets(interaction: Interaction, snapshot: Snapshot) -> None:
    """Raise UserError unless the user runs the bot and has never had a seat at the table."""
    if not await interaction.client.is_owner(interaction.user):
        raise UserError(Message("secrets-owner"))
    if snapshot.seat is not None:
        raise UserError(Message("secrets-sitting"))
    sat = await interaction.client.store.list_all_holders(snapshot.id)
    if interaction.user.id in {seat.user_id for seat in sat}:
        raise UserError(Message("secrets-sat"))
