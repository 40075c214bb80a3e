"""Buttons and selects whose custom_id has all that the handler needs, so that they work after a
restart.

A custom_id reads `ek:<table>:<handler>:<more>...`. After the handler's name (see
`cogs.ui.handlers`) most have a prompt and an option. An id that is long, or has characters other
than letters, digits and a few signs, is replaced by a digest.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, TypeAlias

import discord
from discord.ui import (
    ActionRow,
    Button,
    ChannelSelect,
    Item,
    LayoutView,
    RoleSelect,
    Section,
    Select,
    TextDisplay,
)

from cogs.ui import limits
from cogs.ui.message import MessageView
from rules.engine.clipping import clip_text
from rules.engine.messages import Text

Row: TypeAlias = ActionRow[Any] | Section[Any] | TextDisplay[Any]
"""A row of a message's components: buttons, a list, words, or words with a button beside them."""
CHANNEL_DEFAULT = discord.SelectDefaultValueType.channel
ROLE_DEFAULT = discord.SelectDefaultValueType.role

_SIMPLE_ID = re.compile(r"[A-Za-z0-9_.,+-]{1,24}")
DIGEST_MARK = "~"
"""How a digest begins that stands for an id. No simple id has this character."""
SHORT_ID_PATTERN = re.compile(rf"{_SIMPLE_ID.pattern}|{DIGEST_MARK}[0-9a-f]{{16}}")
"""The pattern of all ids that `shorten_id` returns."""


@lru_cache(maxsize=4000)
def shorten_id(identifier: str) -> str:
    """Return the id as a custom_id contains it: unchanged if short and simple, else a digest of
    it."""
    if _SIMPLE_ID.fullmatch(identifier):
        return identifier
    return DIGEST_MARK + sha256(identifier.encode()).hexdigest()[:16]


def make_custom_id(table: int, name: str, *rest: str, kind: str = "ek") -> str:
    """Make a component's custom_id, which is never longer than Discord allows."""
    return ":".join([kind, str(table), name, *(shorten_id(part) for part in rest)])


class Press(Button[LayoutView]):
    """A button. `table`, `name` and `rest` form its custom_id."""

    def __init__(
        self,
        table: int,
        name: str,
        *rest: str,
        label: Text,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        super().__init__(
            label=clip_text(str(label) or "—", limits.BUTTON_LABEL),
            style=style,
            disabled=disabled,
            custom_id=make_custom_id(table, name, *rest),
        )


class Pick(Select[LayoutView]):
    """A select of up to 25 options."""

    def __init__(
        self,
        table: int,
        name: str,
        *rest: str,
        options: Sequence[discord.SelectOption],
        placeholder: Text,
        least: int = 1,
        most: int = 1,
    ) -> None:
        super().__init__(
            custom_id=make_custom_id(table, name, *rest, kind="eks"),
            options=list(options),
            placeholder=clip_text(str(placeholder), limits.SELECT_PLACEHOLDER),
            min_values=least,
            max_values=most,
        )


class PickRoles(RoleSelect[LayoutView]):
    """A select of the server's roles. `chosen` are ticked at first. Its values are role ids."""

    def __init__(self, name: str, *, chosen: Sequence[int], placeholder: Text, most: int) -> None:
        super().__init__(
            custom_id=make_custom_id(0, name, kind="ekr"),
            placeholder=clip_text(str(placeholder), limits.SELECT_PLACEHOLDER),
            default_values=[
                discord.SelectDefaultValue(id=role, type=ROLE_DEFAULT) for role in chosen
            ],
            min_values=0,
            max_values=most,
        )


class PickChannels(ChannelSelect[LayoutView]):
    """A select of the server's channels of these `kinds`. `chosen` are ticked at first. Its values
    are channel ids."""

    def __init__(
        self,
        name: str,
        *,
        kinds: Sequence[discord.ChannelType],
        chosen: Sequence[int],
        placeholder: Text,
        most: int,
    ) -> None:
        ticked = [
            discord.SelectDefaultValue(id=channel, type=CHANNEL_DEFAULT) for channel in chosen
        ]
        super().__init__(
            custom_id=make_custom_id(0, name, kind="ekc"),
            channel_types=list(kinds),
            placeholder=clip_text(str(placeholder), limits.SELECT_PLACEHOLDER),
            default_values=ticked,
            min_values=0,
            max_values=most,
        )


def walk_row(row: Row) -> Iterator[Item[Any]]:
    """Walk over a row and all that is in it."""
    yield row
    if not isinstance(row, TextDisplay):
        yield from row.walk_children()


def divide_into_rows(buttons: Sequence[Press]) -> list[Row]:
    """Divide buttons into rows of five."""
    return [
        ActionRow[Any](*buttons[start : start + limits.ROW_BUTTONS])
        for start in range(0, len(buttons), limits.ROW_BUTTONS)
    ]


def make_note(text: Text, *rows: Row) -> LayoutView:
    """Make a short message, with buttons below its text if `rows` are given."""
    return MessageView(TextDisplay(clip_text(str(text), limits.MESSAGE_TEXT)), *rows)


def walk_payload(components: Any) -> Iterator[dict[str, Any]]:
    """Yield every component in a message's or modal's raw data, at any depth."""
    if isinstance(components, dict):
        yield components
        for key in ("components", "component", "accessory"):
            yield from walk_payload(components.get(key))
    elif isinstance(components, list):
        for part in components:
            yield from walk_payload(part)
