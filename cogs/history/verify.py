"""`/table verify`: proves that all chance came from what was fixed at the start."""

import asyncio
from collections.abc import Sequence
from typing import Any

from cogs.client import Interaction
from cogs.table.lookup import take_snapshot_here
from cogs.ui.commands import make_command
from cogs.ui.errors import send_reply
from cogs.ui.files import send_files
from cogs.words import Message
from documents import verifier
from rules.engine import Illegal, Table
from rules.engine.recording import Tape
from rules.engine.seal import hash_text, hash_word
from storage import JournalRow, TablePack, TableRow
from tables.files import draws, table_file
from tables.snapshot import Snapshot
from tables.wording import packs as packs_in_words
from tables.wording import text


@make_command("command-verify")
async def verify(interaction: Interaction) -> None:
    """Show what the dice come from; after the end also the secret, the result of a replay of the
    whole journal, and files with which anybody can check all of it without the bot."""
    await show_proof(interaction, await take_snapshot_here(interaction))


async def show_proof(interaction: Interaction, snapshot: Snapshot) -> None:
    """Send the proof of a table's dice, with the files to check it if the game is finished."""
    if snapshot.row.is_active or snapshot.view is None:
        await send_reply(interaction, await _describe_unfinished_game(interaction, snapshot))
        return
    said, file = await _verify_game(interaction, snapshot)
    name = f"{snapshot.game.key}-{snapshot.id}.json"
    await send_files(
        interaction,
        said,
        {name: file.encode_json(), verifier.FILE_NAME: verifier.make_verifier_page()},
    )


async def _describe_unfinished_game(interaction: Interaction, snapshot: Snapshot) -> str:
    """Describe what can be verified of a table whose game goes on or never began."""
    parts = [_format_table_heading(snapshot), describe_seals(snapshot.row)]
    if snapshot.row.save is not None:
        parts.append(await _describe_save_origin(interaction, snapshot.row))
    packs = await interaction.client.store.packs.list_pack_bodies(snapshot.id)
    parts += map(_describe_pack, snapshot.row.packs, packs)
    if snapshot.row.is_active:
        parts += [describe_dice_source(snapshot.row), str(Message("secret-later"))]
    else:
        secret = text.format_plain(snapshot.row.secret, 100)
        parts.append(str(Message("secret-unbegun", secret=secret)))
    return "\n".join(parts)


async def _verify_game(
    interaction: Interaction, snapshot: Snapshot
) -> tuple[str, table_file.TableFile]:
    """Describe what is verified of a game that is over, and make its file."""
    row, store = snapshot.row, interaction.client.store
    journal, packs = (
        await store.list_journal(snapshot.id),
        await store.packs.list_pack_bodies(snapshot.id),
    )
    async with interaction.client.sessions.lock_table(snapshot.id) as session:
        table = session.running_game
        fits, tape = await asyncio.to_thread(_verify_replay, snapshot, journal, table, packs)
        carried = table.carried_save
    parts = [
        _format_table_heading(snapshot),
        describe_seals(row),
        describe_dice_source(row),
        *map(_describe_pack, row.packs, packs),
        fits,
    ]
    if row.save is not None:
        parts.insert(2, await _describe_save_origin(interaction, row))
    shown = str(Message("the-secret", secret=text.format_plain(row.secret, 100)))
    if row.mixed is not None:
        shown += f"\n{Message('the-seed', seed=text.format_plain(row.seed, 100))}"
    shown += f"\n{Message('the-record', hash=draws.hash_journal(_list_entries(journal)))}"
    if row.chapter is not None and carried is not None:
        shown += f"\n{Message('the-save', hash=hash_text(carried))}"
    parts.append(shown)
    if tape is not None:
        parts.append(str(Message("check-yourself", file=verifier.FILE_NAME)))
    return "\n".join(parts), await make_complete_file(interaction, snapshot, journal, packs, tape)


async def make_complete_file(
    interaction: Interaction,
    snapshot: Snapshot,
    journal: Sequence[JournalRow],
    packs: Sequence[str],
    tape: Tape | None,
) -> table_file.TableFile:
    """Make the complete file of a game that is over, with its draws if `tape` has them."""
    store = interaction.client.store
    told = await store.list_events(snapshot.id, None, limit=None)
    drawn = None if tape is None else draws.make_draws_part(tape, _list_entries(journal), told)
    sat = await store.list_all_holders(snapshot.id)
    return table_file.make_full_file(snapshot.row, journal, sat, packs, drawn)


def _format_table_heading(snapshot: Snapshot) -> str:
    """Write the line that names the game and the table."""
    title = text.format_plain(snapshot.game.title)
    return str(Message("table-heading", game=title, table=snapshot.id))


def describe_seals(row: TableRow) -> str:
    """Describe the seal that the table has shown since it opened."""
    if row.save is None:
        return str(Message("sealed", seal=row.seal))
    return str(Message("sealed-with-save", seal=row.seal, save=hash_text(row.save)))


def describe_dice_source(row: TableRow) -> str:
    """Say which secret and whose words the dice come from, and so who could have chosen the
    rolls."""
    if row.status == "gathering":
        seated = {seat.user_id: text.format_plain(seat.name) for seat in row.seats}
        marked = [
            f"\n- {seated[each.user_id]}: `{hash_word(row.seal, each.word)}`"
            for each in row.words
            if each.user_id in seated and not each.void
        ]
        if not marked:
            return str(Message("dice-will-come"))
        return str(Message("dice-marks", marks="".join(marked)))
    if row.mixed is None:
        return str(Message("nobody-added-word"))
    gave = [seat.name for seat, mark in zip(row.seats, row.mixed.marks, strict=True) if mark]
    names = text.format_plain(text.join_names(gave), 300)
    return str(Message("dice-from-words", words=len(gave), players=names))


async def _describe_save_origin(interaction: Interaction, row: TableRow) -> str:
    """Describe whether the table's save is the one that the chapter before has left."""
    if row.chapter is None:
        return str(Message("no-chapter-origin"))
    rows = await interaction.client.store.campaigns.list_chapters(row.chapter.campaign_id)
    number = row.chapter.number - 1
    ended = [each for each in rows if each.id < row.id and each.status == "ended"]
    before = [each for each in ended if each.chapter and each.chapter.number == number]
    if not before:
        return str(Message("chain-begins", chapter=number))
    async with interaction.client.sessions.lock_table(before[-1].id) as session:
        left = session.running_game.carried_save
    same = "save-of" if left == row.save else "save-changed"
    return str(Message(same, chapter=number, table=before[-1].id))


def _list_entries(journal: Sequence[JournalRow]) -> list[Any]:
    return [line.entry for line in journal]


def _dump_position_and_result(table: Table[Any]) -> tuple[Any, ...]:
    """Take a table's final position and result, for comparison. The position is in its stored form,
    because in memory it has caches. Leave out the reason why the game ended: it is text, and may
    contain the name of an erased player."""
    result = table.result
    score = None if result is None else (result.winners, result.scores)
    return table.state.model_dump_json(), score


def _describe_pack(pack: TablePack, content: str) -> str:
    byline = packs_in_words.format_byline(pack)
    said = str(Message("plays-with-pack", pack=byline, hash=pack.digest))
    if hash_text(content) != pack.digest:
        said += f"\n{Message('pack-changed')}"
    return said


def _verify_replay(
    snapshot: Snapshot, journal: Sequence[JournalRow], table: Table[Any], packs: Sequence[str]
) -> tuple[str, Tape | None]:
    """Play the game again from its seed, and describe whether it comes out the same. Returns also
    the tape of its draws, or None if it does not."""
    versions = text.join_names(sorted({row.version for row in journal}))
    rules = {"old": versions, "now": snapshot.game.version}
    try:
        again = draws.record_draws(snapshot.row, journal, packs)
    except Illegal as misfit:
        return str(Message("journal-misfit", misfit=str(misfit), **rules)), None
    count = len(journal)
    if _dump_position_and_result(again) == _dump_position_and_result(table):
        return str(Message("replayed-equal", answers=count)), again.tape
    return str(Message("replayed-differs", answers=count, **rules)), None
