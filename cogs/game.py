"""`/game`: open a table, sit down, choose options, begin, end, and see how it stands."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.errors import acknowledge, quietly, say
from cogs.keeper import Interaction
from cogs.suggestions import choices
from cogs.user_errors import Mistake
from rules import GAMES

from . import choosing, gathering, limits, lobby, motions, rematch, text
from .campaigns.words import chapter
from .choosing import WORDS_ONLY
from .components import note
from .departures import left
from .here import look, settle, table_here
from .moves import whose_move
from .newcomers.shelf import show_shelf
from .once import once
from .opening import may_post, open_here
from .shot import Shot

YES = frozenset({"yes", "true", "on", "1"})
NO = frozenset({"no", "false", "off", "0"})

game = app_commands.Group(name="game", description="Open a table, sit down, begin, end.")


def opening() -> app_commands.Command[Any, ..., None]:
    """`/game open`, offering the games there are when the bot starts."""

    @app_commands.command(name="open", description="Open a table here, or see the games first.")
    @app_commands.describe(game="Which game; leave it out to see them all")
    async def open_(interaction: Interaction, game: str | None = None) -> None:
        if game is None:
            await show_shelf(interaction)
            return
        await acknowledge(interaction, thinking=True)
        await open_here(interaction, game)

    if len(GAMES) <= limits.CHOICES:
        return app_commands.choices(
            game=[app_commands.Choice(name=g.title, value=g.key) for g in GAMES.values()]
        )(open_)

    @open_.autocomplete("game")
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return choices([(g.title, g.key) for g in GAMES.values()], typed)

    return open_


@game.command(name="join", description="Take a seat at this channel's table.")
async def join(interaction: Interaction) -> None:
    """Take a seat."""
    await acknowledge(interaction, thinking=True)
    await lobby.join(interaction, await table_here(interaction))


@game.command(name="leave", description="Give your seat up.")
async def leave(interaction: Interaction) -> None:
    """Give the seat up."""
    await acknowledge(interaction, thinking=True)
    await lobby.leave(interaction, await table_here(interaction))


@game.command(name="start", description="Begin the game with those who sit.")
async def start(interaction: Interaction) -> None:
    """Begin."""
    await acknowledge(interaction, thinking=True)
    await lobby.start(interaction, await table_here(interaction))


@game.command(name="end", description="Close the table before the game is over.")
async def end(interaction: Interaction) -> None:
    """Close the table, once confirmed."""
    await acknowledge(interaction, thinking=True)
    await lobby.offer_end(interaction, await table_here(interaction))


@game.command(name="bot", description="Let a bot sit down, leave, or play on for somebody.")
@app_commands.describe(
    remove="Remove a bot instead, before the start", seat="In play: whose seat a bot takes over"
)
async def bot(interaction: Interaction, remove: bool = False, seat: str | None = None) -> None:
    """Bots: more, fewer, or in place of somebody who is gone."""
    await acknowledge(interaction, thinking=True)
    table_id = await table_here(interaction)
    shot = await look(interaction, table_id)
    if shot.row.status != "playing":
        await (lobby.drop_bot if remove else lobby.add_bot)(interaction, table_id)
        return
    await once(interaction)
    number = next((s.number for s in shot.row.seats if str(s.number) == seat and not s.bot), None)
    if number is None:
        raise Mistake("The game has begun. Say whose seat a bot takes over: `/game bot seat:`.")
    said = await motions.propose(
        interaction.client.desk,
        table_id,
        number,
        interaction.user.id,
        None,
        manages=interaction.permissions.manage_channels,
    )
    await settle(interaction, table_id, said)


@bot.autocomplete("seat")
@quietly
async def _seats(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    shot = await look(interaction, await table_here(interaction))
    return choices([(s.name, str(s.number)) for s in shot.row.seats if not s.bot], typed)


@game.command(name="options", description="See or set this table's options, before the start.")
@app_commands.describe(name="Which option", value="What it becomes")
async def options(
    interaction: Interaction, name: str | None = None, value: str | None = None
) -> None:
    """The game's options, whatever they are, and the table's own."""
    await acknowledge(interaction, thinking=True)
    table_id = await table_here(interaction)
    shot = await look(interaction, table_id)
    if name is None or value is None:
        await say(interaction, choosing.in_words(shot.game.options, shot.row.options))
        return
    await once(interaction)
    desk = interaction.client.desk
    if name == WORDS_ONLY:
        on = value.casefold() in YES
        if not on and value.casefold() not in NO:
            raise Mistake(f"`{WORDS_ONLY}` is yes or no.")
        said = await gathering.set_words_only(desk, table_id, on)
    else:
        said = await gathering.set_option(desk, table_id, name, value)
    await settle(interaction, table_id, said)


@options.autocomplete("name")
@quietly
async def _names(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    shot = await look(interaction, await table_here(interaction))
    return choices([(n, n) for n in (*shot.game.options.model_fields, WORDS_ONLY)], typed)


@options.autocomplete("value")
@quietly
async def _values(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    shot = await look(interaction, await table_here(interaction))
    field = shot.game.options.model_fields.get(str(interaction.namespace.name))
    values = choosing.values_of(field) if field else ["yes", "no"]
    return choices([(value, value) for value in values], typed)


@game.command(name="rematch", description="The same people and options again, at a new table.")
async def again(interaction: Interaction) -> None:
    """A new table like this channel's last."""
    await acknowledge(interaction, thinking=True)
    may_post(interaction)
    await rematch.rematch(interaction, await table_here(interaction))


@game.command(name="status", description="How this channel's table stands, and where its card is.")
async def status(interaction: Interaction) -> None:
    """How the table stands. A card that is missing is posted anew."""
    await acknowledge(interaction, thinking=True)
    table_id = await table_here(interaction)
    shot = await look(interaction, table_id)
    lines = [f"**{text.plain(shot.game.title)}**, table {table_id}."]
    if shot.row.chapter is not None:
        lines.append(f"{chapter(shot.row.chapter)}.")
    if shot.row.status == "gathering":
        lines.append(f"Gathering: {shot.names(range(len(shot.row.seats))) or 'nobody yet'}.")
    elif shot.row.status == "playing":
        async with interaction.client.desk.at(table_id) as live:
            lines.append(whose_move(live))
        lines.append(f"Last change {discord.utils.format_dt(shot.row.changed_at, 'R')}.")
        if shot.absent:
            lines.append(f"Away: {shot.names(sorted(shot.absent))}.")
        lines += await _departed(interaction, shot)
    else:
        lines.append("It has ended.")
    if shot.link:
        lines.append(f"[To the card]({shot.link})")
    await say(interaction, note("\n".join(lines)))
    await interaction.client.poster.find_card(table_id)
    await settle(interaction, table_id)


async def _departed(interaction: Interaction, shot: Shot) -> list[str]:
    """Of those the table waits for, the ones who have left the server."""
    seats = [shot.row.seats[seat] for seat in sorted(shot.waiting)]
    gone = [
        seat.number
        for seat in seats
        if seat.user_id and await left(interaction.client, shot.row.guild_id, seat.user_id)
    ]
    if not gone:
        return []
    whom = f"{shot.names(gone)} {'is' if len(gone) == 1 else 'are'}"
    return [f"{whom} not on this server any more. `/table replace` seats somebody else, or a bot."]


def group() -> app_commands.Group:
    """The whole group; `open` is made anew each time, with the games there are."""
    game.remove_command("open")
    game.add_command(opening())
    return game
