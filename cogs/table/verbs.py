"""Every game's own commands, made from its verbs, such as `/aurora explore`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from discord import app_commands

from cogs.client import Interaction
from cogs.table.answering import own
from cogs.table.commands import answer_by_word, suggest
from cogs.table.look_buttons import show_page
from cogs.table.lookup import look, table_here
from cogs.ui import limits
from cogs.ui.errors import acknowledge
from cogs.views.plain import artist
from rules.engine import Game
from rules.engine.clipping import clip
from tables.errors import UserError


def group(game: Game[Any]) -> app_commands.Group:
    """The game's commands: one for each verb, in the game's order, as many as Discord takes. All
    bots in a process have the same."""
    return _made(game, frozenset(artist(game.key).pages))


@lru_cache(maxsize=16)
def _made(game: Game[Any], pages: frozenset[str]) -> app_commands.Group:
    made = app_commands.Group(name=game.key, description=clip(game.blurb, limits.DESCRIPTION))
    for verb, told in list(game.verbs.items())[: limits.SUBCOMMANDS]:
        description = clip(told, limits.DESCRIPTION)
        if verb in pages:
            made.add_command(_page(game, verb, description))
        else:
            made.add_command(_answer(game, verb, description))
    return made


def _page(game: Game[Any], verb: str, told: str) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=verb, description=told)
    async def look_up(interaction: Interaction) -> None:
        await acknowledge(interaction, thinking=True)
        table_id = await _table_of(interaction, game)
        await own(interaction, table_id)
        await show_page(interaction, await look(interaction, table_id), verb)

    return look_up


def _answer(game: Game[Any], verb: str, told: str) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=verb, description=told)
    @app_commands.describe(choice="Which of the things you may do now")
    async def act(
        interaction: Interaction, choice: app_commands.Range[str, 1, limits.OPTION_TEXT]
    ) -> None:
        await acknowledge(interaction, thinking=True)
        await _table_of(interaction, game)
        await answer_by_word(interaction, choice, verb)

    @act.autocomplete("choice")
    async def offered(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(interaction, typed, verb)

    return act


async def _table_of(interaction: Interaction, game: Game[Any]) -> int:
    """The channel's table, if it plays this game. Raises UserError."""
    table_id = await table_here(interaction)
    snapshot = await look(interaction, table_id)
    if snapshot.row.game != game.key:
        raise UserError(
            f"This table plays {snapshot.game.title}, not {game.title}. "
            f"Use `/act`, or `/{snapshot.game.key}`."
        )
    return table_id
