"""`/pack`: manages cards that people have written, for a server or for tables in direct
messages."""

from typing import Any

import discord
from discord import app_commands

from cogs.client import Interaction
from cogs.lobby.opening import is_server_manager
from cogs.packs import descriptions
from cogs.packs.playtest_messages import PlaytestMessages
from cogs.ui.commands import Choices, make_command, suggest_for
from cogs.ui.errors import send_reply
from cogs.ui.files import load_attachment, send_files
from cogs.ui.once import count_interaction_once
from cogs.ui.suggestions import make_choices
from cogs.words import Message
from rules import GAMES
from rules.kit.packs import MOST_FILE_BYTES, PackError, make_template
from storage import Shelf, ShelvedPack
from tables.errors import UserError
from tables.packs import shelves
from tables.packs.checked import CheckedPack
from tables.packs.outcomes import find_playtest_outcome
from tables.packs.worker_tasks import UnfitPack, check_pack
from tables.wording import packs, text
from tables.workers import jobs

JOB_SECONDS = 20.0
"""Seconds within which the worker must have read a file."""
REASON_CHARACTERS = 900
"""The most characters shown of what is wrong with a pack."""

pack = app_commands.Group(name="pack", description=str(Message("commands-pack")))


def list_pack_games() -> list[tuple[str, str]]:
    """List the title and key of each game that takes packs."""
    return [(game.title, game.key) for game in GAMES.values() if game.pack_cards is not None]


@make_command("command-pack-template", pack, game="option-pack-template-game")
async def show_template(interaction: Interaction, game: str) -> None:
    """Send a pack to begin from, which only this person sees."""
    _check_packs_allowed(interaction)
    try:
        content = make_template(game)
    except PackError as refused:
        raise UserError(text.format_plain(str(refused))) from refused
    await send_files(interaction, Message("pack-template"), {f"pack-{game}.yaml": content})


@suggest_for("game", show_template)
async def _suggest_games(_: Interaction, typed: str) -> Choices:
    return make_choices(list_pack_games(), typed)


@make_command("command-pack-upload", pack, file="option-pack-upload-file")
async def upload(interaction: Interaction, file: discord.Attachment) -> None:
    """Check a pack, put it on the shelf, and have bots play with it."""
    shelf = _find_editable_shelf(interaction)
    if file.size > MOST_FILE_BYTES:
        raise UserError(
            Message("pack-too-large", most=MOST_FILE_BYTES // 1024, size=-(-file.size // 1024))
        )
    client = interaction.client
    await count_interaction_once(interaction)
    client.playtests.uploads.count_upload(interaction.user.id, client.store.now())
    found = await _check_pack(interaction, await load_attachment(file))
    brought = await shelves.put_on_shelf(client.store, shelf, found)
    if find_playtest_outcome(brought) is not None:
        told = descriptions.describe_progress(brought, None)
        await send_reply(interaction, f"{told}\n{Message('tested-before')}")
        return
    posted = interaction.channel_id is not None and await PlaytestMessages(client).post_progress(
        shelf, brought, interaction.channel_id
    )
    client.sessions.alarm.note_due(client.store.now())
    said = Message(
        "pack-read",
        pack=packs.format_pack_name(brought),
        cards=packs.format_card_counts(packs.parse_pack_about(brought).counts),
        where="message" if posted else "command",
    )
    await send_reply(interaction, said)


@make_command("command-pack-list", pack)
async def list_packs(interaction: Interaction) -> None:
    """Show a line for each pack on the shelf."""
    shelf = _find_shelf(interaction)
    found = await interaction.client.store.packs.list_shelf_packs(shelf)
    played = interaction.client.playtests.count_games_played
    head = Message("packs-of-yours" if shelf.guild_id is None else "packs-of-server")
    end = Message("choose-from-on" if found else "no-packs")
    lines = [descriptions.format_pack_line(each, played(each.digest)) for each in found]
    await send_reply(interaction, "\n".join([str(head), *lines, str(end)]))


@make_command("command-pack-show", pack, pack="option-pack-show-pack")
async def show(interaction: Interaction, pack: str) -> None:
    """Show all about one pack. People who may change it get its cards as a file; everybody else
    plays with them."""
    shelf, client = _find_shelf(interaction), interaction.client
    found = await shelves.find_named_pack(client.store, shelf, pack)
    words = descriptions.describe_pack(found, client.playtests.count_games_played(found.digest))
    if not _can_remove_pack(interaction, found):
        await send_reply(interaction, f"{words}\n{Message('pack-cards-closed')}")
        return
    content = await client.store.packs.find_pack_body(found.digest)
    if content is None:
        raise UserError(packs.PACK_GONE)
    number, tried = packs.shorten_digest(found.digest), find_playtest_outcome(found)
    files = {f"pack-{number}.json": content}
    if tried is not None and tried.cards:
        files[f"pack-{number}-cards.txt"] = tried.cards
    await send_files(interaction, f"{words}\n{Message('pack-removal-hint')}", files)


@make_command("command-pack-on", pack, pack="option-pack-on-pack")
async def turn_on(interaction: Interaction, pack: str) -> None:
    """Let tables choose the pack."""
    shelf, found = await _begin_pack_change(interaction, pack)
    await shelves.turn_pack_on(interaction.client.store, shelf, found)
    named = {"pack": packs.format_pack_name(found), "game": packs.find_pack_game_title(found)}
    await _report_change(interaction, shelf, found, str(Message("pack-is-on", **named)))


@make_command("command-pack-off", pack, pack="option-pack-off-pack")
async def turn_off(interaction: Interaction, pack: str) -> None:
    """Let no further table choose the pack."""
    shelf, found = await _begin_pack_change(interaction, pack)
    await shelves.turn_pack_off(interaction.client.store, shelf, found)
    said = str(Message("pack-is-off", pack=packs.format_pack_name(found)))
    said += await _describe_open_table_count(interaction, shelf, found)
    await _report_change(interaction, shelf, found, said)


async def _begin_pack_change(interaction: Interaction, named: str) -> tuple[Shelf, ShelvedPack]:
    """Count the interaction, and return the shelf and the pack that the user names. Raises
    UserError if they may not change it."""
    shelf = _find_editable_shelf(interaction)
    found = await shelves.find_named_pack(interaction.client.store, shelf, named)
    await count_interaction_once(interaction)
    return shelf, found


@make_command("command-pack-remove", pack, pack="option-pack-remove-pack")
async def remove(interaction: Interaction, pack: str) -> None:
    """Take the pack off the shelf, and stop bots that play with it."""
    shelf, client = _find_shelf(interaction, always=True), interaction.client
    found = await shelves.find_named_pack(client.store, shelf, pack)
    if not _can_remove_pack(interaction, found):
        raise UserError(Message("only-uploader"))
    await count_interaction_once(interaction)
    await shelves.remove_pack(client.store, shelf, found)
    await client.playtests.stop_removed_pack(found.digest)
    await PlaytestMessages(client).show_removed(shelf, found)
    said = str(Message("pack-removed", pack=packs.format_pack_name(found)))
    await send_reply(
        interaction, said + await _describe_open_table_count(interaction, shelf, found)
    )


@suggest_for("pack", show, turn_on, turn_off, remove)
async def _suggest_packs(interaction: Interaction, typed: str) -> Choices:
    """Suggest the packs that the command could act on."""
    command = interaction.command.name if interaction.command is not None else ""
    wanted = {"on": False, "off": True}.get(command)
    shelf = _find_shelf(interaction, always=True)
    found = await interaction.client.store.packs.list_shelf_packs(shelf)
    played = interaction.client.playtests.count_games_played

    def label(pack: ShelvedPack) -> str:
        state = descriptions.describe_state(pack, played(pack.digest))
        return f"{packs.label_pack(pack)} · {state} · {packs.shorten_digest(pack.digest)}"

    fitting = [each for each in found if wanted in (None, each.enabled)]
    return make_choices([(label(each), each.digest) for each in fitting], typed)


# -- who may, and what is told -------------------------------------------------------------------


def _check_packs_allowed(interaction: Interaction) -> None:
    """Raise UserError if the bot's owner has turned packs off."""
    if not interaction.client.sessions.packs_allowed:
        raise UserError(shelves.PACKS_OFF)


def _find_shelf(interaction: Interaction, *, always: bool = False) -> Shelf:
    """Find the shelf of the server or the direct messages that the user is in. Raises UserError.
    `always`: even if packs are turned off, since packs can still be removed then."""
    if not always:
        _check_packs_allowed(interaction)
    return Shelf(interaction.guild_id, interaction.user.id)


def _find_editable_shelf(interaction: Interaction) -> Shelf:
    """Find the shelf that the user wants to change. Raises UserError if they may not."""
    shelf = _find_shelf(interaction)
    if shelf.guild_id is not None and not is_server_manager(interaction):
        raise UserError(Message("only-managers-packs"))
    return shelf


def _can_remove_pack(interaction: Interaction, found: ShelvedPack) -> bool:
    """Whether the user manages the server, uploaded the pack, or is in direct messages."""
    if interaction.guild_id is None or is_server_manager(interaction):
        return True
    return found.uploader_id == interaction.user.id


async def _report_change(
    interaction: Interaction, shelf: Shelf, found: ShelvedPack, said: str
) -> None:
    """Tell the user what has changed, and bring the pack's message up to date."""
    await send_reply(interaction, said)
    store = interaction.client.store
    if (now := await store.packs.find_shelf_pack(shelf, found.digest)) is not None:
        await PlaytestMessages(interaction.client).refresh_progress(shelf, now)


async def _describe_open_table_count(
    interaction: Interaction, shelf: Shelf, found: ShelvedPack
) -> str:
    """Say how many open tables keep a pack that others can no longer choose. Return "" if none
    does."""
    number = await interaction.client.store.packs.count_tables_with_pack(shelf, found.digest)
    if not number:
        return ""
    return f" {Message('tables-with-pack', tables=number)}"


async def _check_pack(interaction: Interaction, content: bytes) -> CheckedPack:
    """Read and check the pack in a file, in a worker process. Raises UserError."""
    client = interaction.client
    games: list[Any] = [*GAMES.values()]
    try:
        async with client.files.wait_for_turn():
            found = await client.workers.run_work(JOB_SECONDS, check_pack, content, games)
    except jobs.JobTooLong as late:
        raise UserError(Message("pack-too-long", seconds=f"{JOB_SECONDS:.0f}")) from late
    if isinstance(found, UnfitPack):
        raise UserError(Message("pack-unfit", why=text.format_plain(found.why, REASON_CHARACTERS)))
    return found
