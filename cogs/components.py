"""Buttons and selects whose custom_id says all there is to know: they outlive any restart.

A custom_id reads `ek:<table>:<door>:<more>...`. Its door is a function registered by `@door`; what
follows are, for most doors, a prompt and an option. Ids that are long or odd travel as a digest.

discord.py's own way for such components is to make objects of all that is in the message pressed
on, and to call the one. Nobody here needs those; `Doors` goes by the id alone.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any, TypeAlias

import discord
from discord.ext import commands
from discord.ui import (
    ActionRow,
    Button,
    ChannelSelect,
    LayoutView,
    RoleSelect,
    Select,
    TextDisplay,
)

from . import errors, limits
from .face import Face
from .interaction import Interaction, clean

Row: TypeAlias = "ActionRow[Any]"
NOT_OURS = "That button does not fit what is asked now. Look at the card and choose again."
_NUMBER = re.compile(r"[0-9]{1,18}")
CHANNEL = discord.SelectDefaultValueType.channel
ROLE = discord.SelectDefaultValueType.role


@dataclass(frozen=True, slots=True)
class Pressed:
    """What a component says when it is used. `values`: what was picked, for a select."""

    table: int
    rest: tuple[str, ...]
    values: tuple[str, ...] = ()

    def part(self, index: int) -> str:
        """What its id says in that place. Raises Mistake where it says nothing there."""
        if index >= len(self.rest):
            raise errors.Mistake(NOT_OURS)
        return self.rest[index]

    def number(self, index: int) -> int:
        """The number in that place. Raises Mistake where there is none."""
        if not is_number(part := self.part(index)):
            raise errors.Mistake(NOT_OURS)
        return int(part)


def is_number(part: str) -> bool:
    """Whether a part of an id is a number of ours: not so long that storage could not hold it."""
    return _NUMBER.fullmatch(part) is not None


Door: TypeAlias = Callable[[Interaction, Pressed], Awaitable[None]]
First: TypeAlias = Callable[[Interaction], Awaitable[None]]

DOORS: dict[str, Door] = {}
FIRST: dict[str, First | None] = {}
"""How Discord is told that we are at it, by the door's name, where that is not `acknowledge`. None:
the door does that itself, and `before` too."""
BEFORE: list[Callable[[Interaction, Pressed, str], Awaitable[None]]] = []
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


_SIMPLE = re.compile(r"[A-Za-z0-9_.,+-]{1,24}")
TRAVELLING = re.compile(rf"{_SIMPLE.pattern}|~[0-9a-f]{{16}}")
"""What `ref` may make of an id."""


@lru_cache(maxsize=4000)
def ref(identifier: str) -> str:
    """An id as it travels in a custom_id: itself if short and simple, else a digest of it."""
    if _SIMPLE.fullmatch(identifier):
        return identifier
    return "~" + sha256(identifier.encode()).hexdigest()[:16]


def custom_id(table: int, name: str, *rest: str, kind: str = "ek") -> str:
    """Never longer than Discord allows, whatever the ids."""
    return ":".join([kind, str(table), name, *(ref(part) for part in rest)])


_OURS = re.compile(rf"ek[src]?:{_NUMBER.pattern}:[a-z]+(:[^:]*)*")


class Press(Button[LayoutView]):
    """A button."""

    def __init__(
        self,
        table: int,
        name: str,
        *rest: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        super().__init__(
            label=limits.clip(label or "—", limits.BUTTON_LABEL),
            style=style,
            disabled=disabled,
            custom_id=custom_id(table, name, *rest),
        )


class Pick(Select[LayoutView]):
    """A select of up to 25 options."""

    def __init__(
        self,
        table: int,
        name: str,
        *rest: str,
        options: Sequence[discord.SelectOption],
        placeholder: str,
        least: int = 1,
        most: int = 1,
    ) -> None:
        super().__init__(
            custom_id=custom_id(table, name, *rest, kind="eks"),
            options=list(options),
            placeholder=limits.clip(placeholder, limits.PLACEHOLDER),
            min_values=least,
            max_values=most,
        )


class PickRoles(RoleSelect[LayoutView]):
    """A select of the server's roles; `chosen` are ticked. It gives their ids."""

    def __init__(self, name: str, *, chosen: Sequence[int], placeholder: str, most: int) -> None:
        super().__init__(
            custom_id=custom_id(0, name, kind="ekr"),
            placeholder=limits.clip(placeholder, limits.PLACEHOLDER),
            default_values=[discord.SelectDefaultValue(id=role, type=ROLE) for role in chosen],
            min_values=0,
            max_values=most,
        )


class PickChannels(ChannelSelect[LayoutView]):
    """A select of the server's channels of some kinds; `chosen` are ticked. It gives their ids."""

    def __init__(
        self,
        name: str,
        *,
        kinds: Sequence[discord.ChannelType],
        chosen: Sequence[int],
        placeholder: str,
        most: int,
    ) -> None:
        ticked = [discord.SelectDefaultValue(id=channel, type=CHANNEL) for channel in chosen]
        super().__init__(
            custom_id=custom_id(0, name, kind="ekc"),
            channel_types=list(kinds),
            placeholder=limits.clip(placeholder, limits.PLACEHOLDER),
            default_values=ticked,
            min_values=0,
            max_values=most,
        )


class Doors(commands.Cog):
    """Whatever is pressed or picked, in messages from before a restart too."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Go through the door of a component of ours."""
        clean(interaction)
        data: Any = interaction.data or {}
        identifier = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.component and _OURS.fullmatch(identifier):
            await enter(interaction, identifier, tuple(data.get("values", ())))


async def enter(interaction: Interaction, identifier: str, values: tuple[str, ...] = ()) -> None:
    """Go through the door that a custom_id names; whatever goes wrong is told in one place."""
    _, table, name, *rest = identifier.split(":")
    found = DOORS.get(name)
    if found is None:  # a button from a newer or older version
        await errors.tell(interaction, errors.Mistake("That button is no longer in use."))
        return
    pressed = Pressed(int(table), tuple(rest), values)
    async with errors.watch(interaction):
        first: First | None = FIRST.get(name, errors.acknowledge)
        if first is not None:
            await first(interaction)
            await before(interaction, pressed, name)
        await found(interaction, pressed)


async def before(interaction: Interaction, pressed: Pressed, name: str) -> None:
    """What is done before somebody goes through that door. It may wait for the table."""
    for each in BEFORE:
        await each(interaction, pressed, name)


def rows_of(buttons: Sequence[Press]) -> list[Row]:
    """Buttons, five to a row."""
    return [
        ActionRow[Any](*buttons[start : start + limits.ROW])
        for start in range(0, len(buttons), limits.ROW)
    ]


def note(text: str, *rows: Row) -> LayoutView:
    """A short message with perhaps some buttons: what the bot says to one person."""
    view = Face()
    view.add_item(TextDisplay(limits.clip(text, limits.TEXT)))
    for row in rows:
        view.add_item(row)
    return view


def payload(components: Any) -> Iterator[dict[str, Any]]:
    """Every component in a message's or modal's raw data, however nested."""
    if isinstance(components, dict):
        yield components
        for key in ("components", "component", "accessory"):
            yield from payload(components.get(key))
    elif isinstance(components, list):
        for part in components:
            yield from payload(part)
