"""`/table verify`: the proof that all chance came from the seed that was fixed at the start."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from discord import app_commands

from cogs.client import Interaction
from cogs.table.lookup import look, table_here
from cogs.ui.errors import acknowledge, say
from rules.engine import Illegal, Table, hashed
from storage import JournalRow, TablePack, TableRow
from tables.snapshot import Snapshot
from tables.wording import packs as packs_in_words
from tables.wording import text


@app_commands.command(name="verify", description="Check that no roll was bent.")
async def verify(interaction: Interaction) -> None:
    """The seed's hash, and after the end the seed and a replay of the whole journal."""
    await acknowledge(interaction, thinking=True)
    snapshot = await look(interaction, await table_here(interaction))
    await say(interaction, await verified(interaction, snapshot))


async def verified(interaction: Interaction, snapshot: Snapshot) -> str:
    """What can be verified of the table at present, in words."""
    sealed = _sealed(snapshot)
    if snapshot.row.save is not None:
        sealed += f"\n{await _origin(interaction, snapshot.row)}"
    packs = await interaction.client.store.packs.at_table(snapshot.id)
    for pack, content in zip(snapshot.row.packs, packs, strict=True):
        sealed += f"\n{_packed(pack, content)}"
    if snapshot.row.active:
        return (
            f"{sealed}\nEvery roll comes from that seed and your answers. When the game is over "
            "I show the seed, and `/table verify` plays the whole game again from it."
        )
    opened = f"{sealed}\nThe seed: `{text.plain(snapshot.row.seed, 100)}`"
    journal = await interaction.client.store.journal(snapshot.id)
    if snapshot.view is None:
        return f"{opened}\nThe game never began, so there is nothing to replay."
    async with interaction.client.sessions.at(snapshot.id) as session:
        table = session.playing
        fits = await asyncio.to_thread(_replay, snapshot, journal, table, packs)
        carried = table.carried
    if snapshot.row.chapter is not None and carried is not None:
        fits += f"\nWhat it leaves for the next chapter: a save of SHA-256 `{hashed(carried)}`"
    return f"{opened}\n{fits}"


def _sealed(snapshot: Snapshot) -> str:
    """What the table has shown since it opened."""
    if snapshot.row.save is None:
        return f"SHA-256 of the seed, shown since the table opened:\n`{snapshot.seed_hash}`"
    return (
        f"The save it began from has the SHA-256\n`{hashed(snapshot.row.save)}`\n"
        "SHA-256 of that, a slash and the seed, shown since the table opened:\n"
        f"`{snapshot.seed_hash}`"
    )


async def _origin(interaction: Interaction, row: TableRow) -> str:
    """Whether what a table began from is what the chapter before has left."""
    if row.chapter is None:
        return "The table is no chapter itself, so nothing here says where that save is from."
    rows = await interaction.client.store.campaigns.chapters(row.chapter.campaign_id)
    number = row.chapter.number - 1
    before = [
        each
        for each in rows
        if each.id < row.id
        and each.status == "ended"
        and each.chapter
        and each.chapter.number == number
    ]
    if not before:
        return f"Chapter {number} is not among the tables here, so the chain begins with this save."
    async with interaction.client.sessions.at(before[-1].id) as session:
        left = session.playing.carried
    if left == row.save:
        return f"That save is what chapter {number}, table {before[-1].id}, has left."
    return (
        f"Chapter {number}, table {before[-1].id}, leaves another save today: that one was "
        "changed, or the rules have since."
    )


def _end(table: Table[Any]) -> tuple[Any, ...]:
    """A table's final position and result, for comparison. Positions are compared in their stored
    form, because in memory they may differ in caches. The reason why the game ended is left out: it
    is text, and may contain the name of somebody who has been erased since."""
    result = table.result
    score = None if result is None else (result.winners, result.scores)
    return table.state.model_dump_json(), score


def _packed(pack: TablePack, content: str) -> str:
    """A pack that the table plays with, and whether it is what its digest says."""
    said = f"It plays with the pack {packs_in_words.byline(pack)}, of SHA-256\n`{pack.digest}`"
    if hashed(content) != pack.digest:
        said += "\n**What is kept of it is not that any more: it has been changed.**"
    return said


def _replay(
    snapshot: Snapshot, journal: Sequence[JournalRow], table: Table[Any], packs: Sequence[str]
) -> str:
    """Play the game again from its seed, and say whether it comes out the same."""
    names = [seat.name for seat in snapshot.row.seats]
    versions = sorted({row.version for row in journal})
    try:
        again: Table[Any] = Table.open(
            snapshot.row.game,
            names=names,
            seed=snapshot.row.seed,
            options=snapshot.row.options,
            save=snapshot.row.save,
            packs=packs,
        )
        again.replay(row.entry for row in journal)
    except Illegal as misfit:
        return (
            f"The journal no longer fits the rules (it was played under {text.listed(versions)}; "
            f"they are {snapshot.game.version} now): {misfit}"
        )
    if _end(again) == _end(table):
        return f"I have played all {len(journal)} answers again: every roll and the end are equal."
    return (
        f"I have played all {len(journal)} answers again and the end is not the same. "
        f"The rules were {text.listed(versions)} then and are {snapshot.game.version} now."
    )
