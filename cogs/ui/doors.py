"""The doors behind buttons and selects: functions, each found by the name in a custom_id, whatever
message the component stands in, from before a restart too.

discord.py's own way for components is to make objects of all that is in the message pressed on, and
to call the one. Nobody here needs those; `Doors` goes by the id alone.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord.ext import commands

from cogs.ui import errors
from cogs.ui.surrogates import clean
from tables.errors import UserError

_NUMBER = re.compile(r"[0-9]{1,18}")
NOT_OURS = "That button does not fit what is asked now. Look at the card and choose again."


@dataclass(frozen=True, slots=True)
class Pressed:
    """What a component says when it is used. `values`: what was picked, for a select."""

    table: int
    rest: tuple[str, ...]
    values: tuple[str, ...] = ()

    def part(self, index: int) -> str:
        """What its id says in that place. Raises Mistake where it says nothing there."""
        if index >= len(self.rest):
            raise UserError(NOT_OURS)
        return self.rest[index]

    def number(self, index: int) -> int:
        """The number in that place. Raises Mistake where there is none."""
        if not is_number(part := self.part(index)):
            raise UserError(NOT_OURS)
        return int(part)


def is_number(part: str) -> bool:
    """Whether a part of an id is a number of ours: not so long that storage could not hold it."""
    return _NUMBER.fullmatch(part) is not None


Door: TypeAlias = Callable[[discord.Interaction[Any], Pressed], Awaitable[None]]


First: TypeAlias = Callable[[discord.Interaction[Any]], Awaitable[None]]


DOORS: dict[str, Door] = {}


FIRST: dict[str, First | None] = {}
"""How Discord is told that we are at it, by the door's name, where that is not `acknowledge`. None:
the door does that itself, and `before` too."""


BEFORE: list[Callable[[discord.Interaction[Any], Pressed, str], Awaitable[None]]] = []
"""What is done before somebody goes through a door, by its name."""


def door(name: str, first: First | None = errors.acknowledge) -> Callable[[Door], Door]:
    """Register what happens behind the buttons and selects that carry this name. `first`: what is
    done before anything there waits for a table. Raises ValueError where the name is taken."""

    def register(function: Door) -> Door:
        if name in DOORS:  # its buttons would lead to the other
            raise ValueError(f"Two doors are called {name}.")
        DOORS[name] = function
        FIRST[name] = first
        return function

    return register


_OURS = re.compile(rf"ek[src]?:{_NUMBER.pattern}:[a-z]+(:[^:]*)*")


class Doors(commands.Cog):
    """Whatever is pressed or picked, in messages from before a restart too."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Go through the door of a component of ours."""
        clean(interaction)
        data: Any = interaction.data or {}
        identifier = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.component and _OURS.fullmatch(identifier):
            await enter(interaction, identifier, tuple(data.get("values", ())))


async def enter(
    interaction: discord.Interaction[Any], identifier: str, values: tuple[str, ...] = ()
) -> None:
    """Go through the door that a custom_id names; whatever goes wrong is told in one place."""
    _, table, name, *rest = identifier.split(":")
    found = DOORS.get(name)
    if found is None:  # a button from a newer or older version
        await errors.tell(interaction, UserError("That button is no longer in use."))
        return
    pressed = Pressed(int(table), tuple(rest), values)
    async with errors.watch(interaction):
        first: First | None = FIRST.get(name, errors.acknowledge)
        if first is not None:
            await first(interaction)
            await before(interaction, pressed, name)
        await found(interaction, pressed)


async def before(interaction: discord.Interaction[Any], pressed: Pressed, name: str) -> None:
    """What is done before somebody goes through that door. It may wait for the table."""
    for each in BEFORE:
        await each(interaction, pressed, name)
