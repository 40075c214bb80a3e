"""Make slash commands, with names, descriptions and suggestions declared at their functions."""

import functools
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.ui.errors import acknowledge
from cogs.ui.handlers import First
from cogs.ui.suggestions import Suggest, wrap_suggester
from cogs.words import Message

Choices: TypeAlias = list[app_commands.Choice[str]]
Command: TypeAlias = app_commands.Command[Any, ..., None]
Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]


async def show_thinking(interaction: discord.Interaction[Any]) -> None:
    """Acknowledge a command with "thinking", until its ephemeral reply."""
    await acknowledge(interaction, thinking=True)


def make_command(
    about: str,
    group: app_commands.Group | None = None,
    *,
    first: First | None = show_thinking,
    **options: str,
) -> Callable[[Callback], Command]:
    """Make a command of the function, and add it to `group`. `about`: the message that describes
    the command; its last word is the command's name. `first`: acknowledges the interaction before
    the function is called; if None, the function does so itself. `options`: by option, the message
    that describes it."""

    def make(function: Callback) -> Command:
        @functools.wraps(function)
        async def call(interaction: discord.Interaction[Any], **given: Any) -> None:
            if first is not None:
                await first(interaction)
            await function(interaction, **given)

        app_commands.describe(**{name: str(Message(key)) for name, key in options.items()})(call)
        declare = app_commands.command if group is None else group.command
        return declare(name=about.rpartition("-")[2], description=str(Message(about)))(call)

    return make


def suggest_for(option: str, *commands: Command) -> Callable[[Suggest], Suggest]:
    """Let the function suggest values for this option of these commands, as `wrap_suggester`
    does."""

    def register(suggest: Suggest) -> Suggest:
        quiet = wrap_suggester(suggest)
        for command in commands:
            command.autocomplete(option)(quiet)
        return quiet

    return register
