"""Make every game's own commands from its verbs, such as `/aurora explore`."""

from functools import lru_cache
from typing import Any

from discord import app_commands

from cogs.client import Interaction
from cogs.table.answering import take_seated_snapshot
from cogs.table.commands import answer_in_words, suggest_answers
from cogs.table.look_buttons import show_game_page
from cogs.table.lookup import find_table_id_here, take_user_snapshot
from cogs.ui import limits
from cogs.ui.commands import Choices, Command, show_thinking, suggest_for
from cogs.views.plain import find_artist
from cogs.words import Message
from rules.engine import Game
from rules.engine.clipping import clip_text
from rules.engine.late_texts import LateTexts
from tables.errors import UserError


def make_verb_group(game: Game[Any]) -> app_commands.Group:
    """Make the game's commands: one for each verb, in the game's order, at most as many as Discord
    takes. All bots in a process share the same group."""
    return _make_cached_group(game, frozenset(find_artist(game.key).pages))


@lru_cache(maxsize=16)
def _make_cached_group(game: Game[Any], pages: frozenset[str]) -> app_commands.Group:
    made = app_commands.Group(
        name=game.key, description=clip_text(game.blurb, limits.COMMAND_DESCRIPTION)
    )
    for verb in list(game.verbs)[: limits.GROUP_SUBCOMMANDS]:
        make_command = _make_page_command if verb in pages else _make_answer_command
        made.add_command(make_command(game, verb))
    return made


def _make_command_texts(game: Game[Any], verb: str) -> dict[str, Any]:
    """Make the name and description of a verb's command, each with its translations. Its message
    has both in other languages."""
    verbs = game.verbs
    extras = {"message": verbs.get_message(verb)} if isinstance(verbs, LateTexts) else {}
    told = clip_text(verbs[verb], limits.COMMAND_DESCRIPTION)
    return {
        "name": app_commands.locale_str(verb, **extras),
        "description": app_commands.locale_str(told, **extras),
    }


def _make_page_command(game: Game[Any], verb: str) -> Command:
    @app_commands.command(**_make_command_texts(game, verb))
    async def show_verb_page(interaction: Interaction) -> None:
        await show_thinking(interaction)
        table_id = await _find_table_id_of_game(interaction, game)
        await take_seated_snapshot(interaction, table_id)
        await show_game_page(interaction, await take_user_snapshot(interaction, table_id), verb)

    return show_verb_page


def _make_answer_command(game: Game[Any], verb: str) -> Command:
    @app_commands.command(**_make_command_texts(game, verb))
    @app_commands.describe(choice=str(Message("option-answer-by-verb-choice")))
    async def answer_with_verb(
        interaction: Interaction, choice: app_commands.Range[str, 1, limits.OPTION_TEXT]
    ) -> None:
        await show_thinking(interaction)
        await _find_table_id_of_game(interaction, game)
        await answer_in_words(interaction, choice, verb)

    @suggest_for("choice", answer_with_verb)
    async def suggest_for_verb(interaction: Interaction, typed: str) -> Choices:
        return await suggest_answers(interaction, typed, verb)

    return answer_with_verb


async def _find_table_id_of_game(interaction: Interaction, game: Game[Any]) -> int:
    """Find the id of the channel's table, if it plays this game. Raises UserError if it plays
    another game."""
    table_id = await find_table_id_here(interaction)
    snapshot = await take_user_snapshot(interaction, table_id)
    if snapshot.row.game != game.key:
        raise UserError(
            Message(
                "other-game", playing=snapshot.game.title, game=game.title, key=snapshot.game.key
            )
        )
    return table_id
