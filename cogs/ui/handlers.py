"""Handlers of buttons, selects and forms. A press finds its handler by the name in the component's
custom_id, whatever message it is in, and a submitted form by the name in its own; so those from
before a restart work too.

discord.py's own dispatch parses every component of the message pressed on and calls the one that
was used. Nothing here needs those objects, so `Dispatcher` looks at the custom_id alone.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord.ext import commands

from cogs.ui import errors
from cogs.ui.forms import parse_ticked_values, parse_typed_text
from cogs.ui.surrogates import strip_surrogates
from tables import log_context
from tables.actions.returning import welcome_back
from tables.cache.elsewhere import Elsewhere
from tables.errors import UserError

_NUMBER = re.compile(r"[0-9]{1,19}")
_LARGEST = (1 << 63) - 1
"""The largest number that the database holds."""
NOT_OURS = "That button does not fit what is asked now. Look at the card and choose again."


@dataclass(frozen=True, slots=True)
class Pressed:
    """A component that was used, or a form that was submitted, from its custom_id: the table, and
    the parts after the handler's name. `values`: what was picked in a select, or
    ticked in a form. `words`: what was
    typed into a form; None where it is none."""

    table: int
    rest: tuple[str, ...]
    values: tuple[str, ...] = ()
    words: str | None = None

    def find_part(self, index: int) -> str:
        """The part with that index. Raises UserError where there is none."""
        if index >= len(self.rest):
            raise UserError(NOT_OURS)
        return self.rest[index]

    def parse_part_number(self, index: int) -> int:
        """The part with that index, as a number. Raises UserError where it is none."""
        return as_number(self.find_part(index))

    def find_picked_value(self) -> str:
        """What was picked in a select of one. Raises UserError where nothing was."""
        if not self.values:
            raise UserError(NOT_OURS)
        return self.values[0]

    def find_typed_text(self) -> str:
        """What was typed into a form. Raises UserError where this is none."""
        if self.words is None:
            raise UserError(NOT_OURS)
        return self.words


def as_number(part: str) -> int:
    """A part of a custom_id as a number. Raises UserError where it is none, or too large for the
    database."""
    if not _NUMBER.fullmatch(part) or int(part) > _LARGEST:
        raise UserError(NOT_OURS)
    return int(part)


Handle: TypeAlias = Callable[[discord.Interaction[Any], Pressed], Awaitable[None]]
First: TypeAlias = Callable[[discord.Interaction[Any]], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Handler:
    """What a press leads to. `first`: what acknowledges it, before `handle` waits for a table;
    None: `handle` does that. `returns`: whether whoever presses is back at their table before
    `handle` is called; not where it sees to that itself, or anybody may press to look."""

    handle: Handle
    first: First | None
    returns: bool


HANDLERS: dict[str, Handler] = {}
"""By the names in custom_ids, which are all that a press says."""


def handler(
    name: str, first: First | None = errors.acknowledge, *, returns: bool = True
) -> Callable[[Handle], Handle]:
    """Register the function as the handler of the buttons, selects and forms with this name.
    `first` and `returns` as in `Handler`; where there is no `first`, nobody returns either. Raises
    ValueError where the name is taken."""

    def register(function: Handle) -> Handle:
        if name in HANDLERS:  # one would silently replace the other
            raise ValueError(f"Two handlers are called {name}.")
        HANDLERS[name] = Handler(function, first, returns and first is not None)
        return function

    return register


_OURS = re.compile(rf"ek[src]?:{_NUMBER.pattern}:[a-z]+(:[^:]*)*")


class Dispatcher(commands.Cog):
    """Dispatches every press, pick and submitted form, in messages from before a restart too."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Call the handler of a component or form, if it is one of ours."""
        await handle_component(interaction)


async def handle_component(interaction: discord.Interaction[Any]) -> None:
    """Call the handler of the component that was used, or of the form that was submitted, if it is
    one of ours."""
    strip_surrogates(interaction)
    data: Any = interaction.data or {}
    identifier = str(data.get("custom_id", ""))
    if not _OURS.fullmatch(identifier):
        return
    _, number, name, *rest = identifier.split(":")
    table = min(int(number), _LARGEST)  # no table has that number
    log_context.begin_work(table or None, interaction.id)
    submitted = interaction.type is discord.InteractionType.modal_submit
    words = parse_typed_text(data) if submitted else None
    values = parse_ticked_values(data) if submitted else tuple(data.get("values", ()))
    await call_handler(interaction, name, Pressed(table, tuple(rest), values, words))


async def call_handler(interaction: discord.Interaction[Any], name: str, pressed: Pressed) -> None:
    """Call the handler of that name, and tell the user what goes wrong in it."""
    found = HANDLERS.get(name)
    if found is None:  # a button from a newer or older version
        await errors.report_error(interaction, UserError("That button is no longer in use."))
        return
    async with errors.catch_errors(interaction):
        if found.first is not None:
            await found.first(interaction)
            await _only_here(interaction, pressed.table)
        if found.returns and pressed.table:
            with contextlib.suppress(UserError):  # the handler says what is wrong
                await welcome_back(interaction.client.sessions, pressed.table, interaction.user.id)
        await found.handle(interaction, pressed)


async def _only_here(interaction: discord.Interaction[Any], table_id: int) -> None:
    """Raises Elsewhere, where another process looks after the table, or where none is meant after
    the server that this comes from."""
    if table_id:
        row = await interaction.client.sessions.find_row_elsewhere(table_id)
        if row is not None:
            raise Elsewhere(row.guild_id)
    elif not interaction.client.store.shards.has(interaction.guild_id):
        raise Elsewhere(interaction.guild_id)
