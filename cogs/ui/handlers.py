"""Find and call the handlers of buttons, selects and forms. A component's or a form's custom_id
contains the name of its handler, so messages and forms from before a restart work too.

discord.py's own dispatch parses every component of the message pressed on and calls the one that
was used. Nothing here needs those objects, so `Dispatcher` looks at the custom_id alone.
"""

import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord.ext import commands

from cogs.ui import errors
from cogs.ui.forms import parse_ticked_values, parse_typed_text
from cogs.ui.language import use_user_language
from cogs.ui.surrogates import strip_surrogates
from cogs.words import Message
from tables.actions.returning import give_place_back
from tables.errors import UserError
from tables.log_context import CURRENT_WORK, Work

_NUMBER = re.compile(r"[0-9]{1,19}")
_LARGEST_STORED_NUMBER = (1 << 63) - 1
"""The largest number that the database can store."""
NOT_OURS = Message("not-ours")


@dataclass(frozen=True, slots=True)
class Pressed:
    """A component that was used, or a form that was submitted: its custom_id's table, and the parts
    after the handler's name. `values`: what was picked in a select or ticked in a form. `words`:
    what was typed into a form; None if no form was submitted."""

    table: int
    rest: tuple[str, ...]
    values: tuple[str, ...] = ()
    words: str | None = None

    def find_part(self, index: int) -> str:
        """Return the part with this index. Raises UserError if the custom_id has no such part."""
        if index >= len(self.rest):
            raise UserError(NOT_OURS)
        return self.rest[index]

    def parse_part_number(self, index: int) -> int:
        """Return the part with this index as a number. Raises UserError if it is not a number."""
        return parse_number(self.find_part(index))

    def find_picked_value(self) -> str:
        """Return the first value that was picked in a select. Raises UserError if none was."""
        if not self.values:
            raise UserError(NOT_OURS)
        return self.values[0]

    def find_typed_text(self) -> str:
        """Return what was typed into the form. Raises UserError if no form was submitted."""
        if self.words is None:
            raise UserError(NOT_OURS)
        return self.words


def parse_number(part: str) -> int:
    """Turn a part of a custom_id into a number. Raises UserError if it is not a number, or is too
    large for the database."""
    if not _NUMBER.fullmatch(part) or int(part) > _LARGEST_STORED_NUMBER:
        raise UserError(NOT_OURS)
    return int(part)


Handle: TypeAlias = Callable[[discord.Interaction[Any], Pressed], Awaitable[None]]
Act: TypeAlias = Callable[[Any, int], Awaitable[None]]
"""Does something for the user of an interaction at the table with this id."""
First: TypeAlias = Callable[[discord.Interaction[Any]], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Handler:
    """How a press is handled. `first`: acknowledges the press before `handle` waits for a table; if
    None, `handle` does so itself. `returns`: whether the press ends the user's absence from their
    table before `handle` is called. It is False if `handle` sees to that, or if the press only
    looks."""

    handle: Handle
    first: First | None
    returns: bool


HANDLERS: dict[str, Handler] = {}
"""The handlers by name. A press names its handler in its custom_id."""


def register_handler(
    name: str, first: First | None = errors.acknowledge, *, returns: bool = True
) -> Callable[[Handle], Handle]:
    """Register the function as the handler of the buttons, selects and forms with this name.
    `first` and `returns`: as in `Handler`; if `first` is None, `returns` has no effect. Raises
    ValueError if the name is taken."""

    def register(function: Handle) -> Handle:
        if name in HANDLERS:  # the new one would silently replace the other
            raise ValueError(f"Two handlers are called {name}.")
        HANDLERS[name] = Handler(function, first, returns and first is not None)
        return function

    return register


def register_table_handler(
    name: str, first: First | None = errors.acknowledge, *, returns: bool = True
) -> Callable[[Act], Act]:
    """Register, as `register_handler` does, a function that needs only the table's id, so that a
    command can call it too."""

    def register_act(act: Act) -> Act:
        register_handler(name, first, returns=returns)(
            lambda interaction, pressed: act(interaction, pressed.table)
        )
        return act

    return register_act


_OWN_CUSTOM_ID = re.compile(rf"ek[src]?:{_NUMBER.pattern}:[a-z]+(:[^:]*)*")


class Dispatcher(commands.Cog):
    """Passes each press, pick and submitted form to its handler, even if from before a restart."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge a press, if its custom_id is one of ours, and call its handler. Tell the user
        about errors that it raises."""
        interaction.data = data = strip_surrogates(interaction.data or {})
        identifier = str(data.get("custom_id", ""))
        if not _OWN_CUSTOM_ID.fullmatch(identifier):
            return
        _, number, name, *rest = identifier.split(":")
        table = min(int(number), _LARGEST_STORED_NUMBER)  # no table has that number
        pressed = Pressed(table, tuple(rest), tuple(data.get("values", ())))
        if interaction.type is discord.InteractionType.modal_submit:
            values, words = parse_ticked_values(data), parse_typed_text(data)
            pressed = Pressed(table, tuple(rest), values, words)
        CURRENT_WORK.set(Work(table or None, interaction=interaction.id))
        await use_user_language(interaction)
        try:
            found = HANDLERS.get(name)
            if found is None:  # a button from a newer or older version
                raise UserError(Message("button-unused"))
            if found.first is not None:
                await found.first(interaction)
            if found.returns and table:
                with suppress(UserError):  # the handler says what is wrong
                    await give_place_back(interaction.client.sessions, table, interaction.user.id)
            await found.handle(interaction, pressed)
        except Exception as error:
            await errors.report_error(interaction, error)
