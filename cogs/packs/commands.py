"""`/pack`: cards that people have written, for a server or for tables in direct messages."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.client import Interaction
from cogs.lobby.permissions import manages
from cogs.packs import descriptions
from cogs.packs.playtest_messages import PlaytestMessages
from cogs.ui.components import note
from cogs.ui.errors import acknowledge, say
from cogs.ui.files import say_files
from cogs.ui.once import once
from cogs.ui.refusals import PASSING
from cogs.ui.suggestions import choices, quietly
from rules import GAMES
from rules.kit.packs import LARGEST, PackError, template
from storage import Shelf, ShelvedPack
from tables.errors import UserError
from tables.packs import shelves
from tables.packs.checked import Checked
from tables.packs.outcomes import outcome
from tables.packs.worker_tasks import Unfit, check
from tables.wording import packs, text
from tables.workers import jobs

BUDGET = 20.0
"""Seconds within which a file must have been read."""
WHY = 900
"""Characters of what is wrong with a pack."""

pack = app_commands.Group(
    name="pack", description="Cards of your own for a game: bring them, try them, turn them on."
)


def takers() -> list[tuple[str, str]]:
    """The title and key of each game that takes packs."""
    return [(game.title, game.key) for game in GAMES.values() if game.pack_cards is not None]


@pack.command(name="template", description="A file with one card of each kind, explained.")
@app_commands.describe(game="For which game")
async def show_template(interaction: Interaction, game: str) -> None:
    """A pack to begin from, for this person alone."""
    await acknowledge(interaction, thinking=True)
    _allowed(interaction)
    try:
        content = template(game)
    except PackError as refused:
        raise UserError(text.plain(str(refused))) from refused
    said = (
        "Here is a pack with one card of each kind. Change the words and the numbers, copy a card "
        "to add another, and bring the file back with `/pack upload`. Beside each field it says "
        "what may stand there."
    )
    await say_files(interaction, said, {f"pack-{game}.yaml": content})


@show_template.autocomplete("game")
@quietly
async def _games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return choices(takers(), typed)


@pack.command(name="upload", description="Upload a pack: a YAML or ZIP file of at most 256 KB.")
@app_commands.describe(file="The pack; /pack template gives you one to begin with")
async def upload(interaction: Interaction, file: discord.Attachment) -> None:
    """Check a pack, and have bots play with it."""
    await acknowledge(interaction, thinking=True)
    shelf = _own_shelf(interaction)
    if file.size > LARGEST:
        raise UserError(
            f"That file is too large: a pack takes {LARGEST // 1024} KB at most, and this has "
            f"{-(-file.size // 1024)} KB."
        )
    client = interaction.client
    await once(interaction)
    client.playtests.uploads.note(interaction.user.id, client.store.now())
    found = await _checked(interaction, await _content(file))
    brought = await shelves.put(client.store, shelf, found)
    if outcome(brought) is not None:
        await say(interaction, note(f"{descriptions.progress(brought, None)}\n{_known(brought)}"))
        return
    posted = interaction.channel_id is not None and await PlaytestMessages(client).post(
        shelf, brought, interaction.channel_id
    )
    client.sessions.alarm.expect(client.store.now())
    where = "The message in this channel" if posted else "`/pack show`"
    await say(
        interaction,
        f"{packs.named(brought)} can be read: {packs.counted(packs.about(brought).counts)}. Now "
        f"bots play with it, which takes a few minutes. {where} shows how far they are, and then "
        "what the pack does to the game.",
    )


def _known(brought: ShelvedPack) -> str:
    return "Bots have played with these very cards before, so they need not play again."


@pack.command(name="list", description="The packs here, and which of them tables may choose.")
async def listed(interaction: Interaction) -> None:
    """A line for each pack on the shelf."""
    await acknowledge(interaction, thinking=True)
    shelf = _shelf(interaction)
    found = await interaction.client.store.packs.on(shelf)
    played = interaction.client.playtests.played
    head = "**Packs in this server**" if shelf.guild_id is not None else "**Your packs**"
    if not found:
        end = "There are none. `/pack template` gives you a file to begin with."
    else:
        end = "-# Under **Options**, a table chooses from those that are on."
    lines = [descriptions.line(each, played(each.digest)) for each in found]
    await say(interaction, "\n".join([head, *lines, end]))


@pack.command(name="show", description="Who wrote a pack, what it holds, and what bots found.")
@app_commands.describe(pack="Which pack")
async def show(interaction: Interaction, pack: str) -> None:
    """All about one pack; its cards as a file for those who may change it, since everybody else
    plays with them."""
    await acknowledge(interaction, thinking=True)
    shelf, client = _shelf(interaction), interaction.client
    found = await shelves.named(client.store, shelf, pack)
    words = descriptions.whole(found, client.playtests.played(found.digest))
    if not _may_take_away(interaction, found):
        words += (
            "\n-# Only whoever uploaded it, and those who manage the server, can read its cards."
        )
        await say(interaction, note(words))
        return
    content = await client.store.packs.body(found.digest)
    if content is None:
        raise UserError(packs.GONE)
    number, tried = packs.short(found.digest), outcome(found)
    files = {f"pack-{number}.json": content}
    if tried is not None and tried.cards:
        files[f"pack-{number}-cards.txt"] = tried.cards
    words += "\n-# If it does not belong here, `/pack remove` removes it."
    await say_files(interaction, words, files)


@pack.command(name="on", description="Let tables choose a pack.")
@app_commands.describe(pack="Which pack")
async def turn_on(interaction: Interaction, pack: str) -> None:
    """Tables may choose it."""
    await acknowledge(interaction, thinking=True)
    shelf, client = _own_shelf(interaction), interaction.client
    found = await shelves.named(client.store, shelf, pack)
    await once(interaction)
    await shelves.turn_on(client.store, shelf, found)
    await _told(
        interaction,
        shelf,
        found,
        f"{packs.named(found)} is on. Tables of {packs.game_of(found)} choose it by **Options**, "
        "before they begin.",
    )


@pack.command(name="off", description="Keep further tables from choosing a pack.")
@app_commands.describe(pack="Which pack")
async def turn_off(interaction: Interaction, pack: str) -> None:
    """Tables may choose it no more."""
    await acknowledge(interaction, thinking=True)
    shelf, client = _own_shelf(interaction), interaction.client
    found = await shelves.named(client.store, shelf, pack)
    await once(interaction)
    await shelves.turn_off(client.store, shelf, found)
    said = f"{packs.named(found)} is off: no further table can choose it."
    await _told(interaction, shelf, found, said + await _still(interaction, shelf, found))


@pack.command(name="remove", description="Remove a pack.")
@app_commands.describe(pack="Which pack")
async def remove(interaction: Interaction, pack: str) -> None:
    """Take it off the shelf; bots that play with it stop."""
    await acknowledge(interaction, thinking=True)
    shelf, client = _shelf(interaction, always=True), interaction.client
    found = await shelves.named(client.store, shelf, pack)
    if not _may_take_away(interaction, found):
        raise UserError(
            "Only whoever uploaded that pack, or somebody with the permission Manage Server, "
            "can remove it."
        )
    await once(interaction)
    await shelves.remove(client.store, shelf, found)
    await client.playtests.removed(found.digest)
    await PlaytestMessages(client).gone(shelf, found)
    said = f"{packs.named(found)} has been removed."
    await say(interaction, said + await _still(interaction, shelf, found))


@show.autocomplete("pack")
@turn_on.autocomplete("pack")
@turn_off.autocomplete("pack")
@remove.autocomplete("pack")
@quietly
async def _packs(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Those that the command could do something with."""
    command = interaction.command.name if interaction.command is not None else ""
    wanted = {"on": False, "off": True}.get(command)
    found = await interaction.client.store.packs.on(_shelf(interaction, always=True))
    played = interaction.client.playtests.played

    def label(pack: ShelvedPack) -> str:
        state = descriptions.state(pack, played(pack.digest))
        return f"{packs.titled(pack)} · {state} · {packs.short(pack.digest)}"

    fitting = [each for each in found if wanted in (None, each.enabled)]
    return choices([(label(each), each.digest) for each in fitting], typed)


# -- who may, and what is told -------------------------------------------------------------------


def _allowed(interaction: Interaction) -> None:
    """Raises UserError where the bot's owner has turned packs off."""
    if not interaction.client.sessions.packs_allowed:
        raise UserError(shelves.OFF)


def _shelf(interaction: Interaction, *, always: bool = False) -> Shelf:
    """The shelf that the user means by where they are. Raises UserError. `always`: even where packs
    are turned off, since what is there can still be taken away."""
    if not always:
        _allowed(interaction)
    return Shelf(interaction.guild_id, interaction.user.id)


def _own_shelf(interaction: Interaction) -> Shelf:
    """The same, for a change. Raises UserError where it is not the user's to make."""
    shelf = _shelf(interaction)
    if shelf.guild_id is not None and not manages(interaction):
        raise UserError(
            "Only somebody with the permission Manage Server can do that: a pack is read by "
            "everybody here. In a direct message to me you have packs of your own, for your tables "
            "there."
        )
    return shelf


def _may_take_away(interaction: Interaction, found: ShelvedPack) -> bool:
    if interaction.guild_id is None or manages(interaction):
        return True
    return found.uploader_id == interaction.user.id


async def _told(interaction: Interaction, shelf: Shelf, found: ShelvedPack, said: str) -> None:
    """Say what has changed, and bring the pack's message up to date."""
    await say(interaction, said)
    store = interaction.client.store
    if (now := await store.packs.find(shelf, found.digest)) is not None:
        await PlaytestMessages(interaction.client).show(shelf, now)


async def _still(interaction: Interaction, shelf: Shelf, found: ShelvedPack) -> str:
    """Which tables go on with a pack that others cannot choose any more, in a sentence."""
    number = await interaction.client.store.packs.playing(shelf, found.digest)
    if not number:
        return ""
    tables = "One open table has" if number == 1 else f"{number} open tables have"
    goes = "goes" if number == 1 else "go"
    return (
        f" {tables} chosen it and {goes} on with it, as do a rematch and the next chapter; `/game "
        "end` closes a table."
    )


async def _checked(interaction: Interaction, content: bytes) -> Checked:
    """The pack in a file, read in a process of its own. Raises UserError."""
    client = interaction.client
    games: list[Any] = [*GAMES.values()]
    try:
        async with client.files.turn():
            found = await client.workers.run(BUDGET, check, content, games)
    except jobs.TooLong as late:
        raise UserError(
            f"I could not read that file to its end in {BUDGET:.0f} seconds, which is all that a "
            "pack may take. Nothing was kept."
        ) from late
    if isinstance(found, Unfit):
        raise UserError(
            f"That pack cannot be played with. {text.plain(found.why, WHY)}\n"
            "Fix that and upload it again; nothing was kept."
        )
    return found


async def _content(file: discord.Attachment) -> bytes:
    try:
        return await file.read()
    except PASSING as error:
        raise UserError("Discord would not give me that file. Please try again.") from error
