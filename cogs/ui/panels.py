"""Keep private messages about a table from piling up and going stale. A newer message replaces an
older one of its kind, and a message whose question is closed loses its buttons or is deleted."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import discord
from discord.ui import ActionRow, Container, LayoutView, Section, TextDisplay

import pictures
from cogs.ui.attachments import Attachments
from cogs.ui.components import Press, divide_into_rows
from cogs.ui.errors import SentReply, send_reply, show_in_place
from cogs.ui.media import make_files
from cogs.ui.refusals import CALL_ERRORS
from cogs.words import Message
from rules.engine import Prompt
from tables.recent import Recent
from tables.session import is_same_question
from tables.snapshot import Snapshot

log = logging.getLogger(__name__)

MESSAGES_REMEMBERED = 2000
"""How many messages are remembered. A forgotten message stays until its reader dismisses it."""
Kind = Literal["panel", "more", "menu", "hand", "undo", "refusal"]
"""The kinds of private message: a person's own panel, the message behind its button "More", the
card's menu, their hand, the offer to take an answer back, and why something was refused."""
Key: TypeAlias = tuple[int, int, Kind]
"""A user, a table (or the channel of a refusal), and a kind."""
MOVED_ON = Message("moved-on")


@dataclass(frozen=True, slots=True)
class ShownMessage:
    """A private message to one person. `fits`: whether its buttons are still of use at a table in
    the given state. `after`: what it shows once they are not; if None, it is deleted."""

    said: SentReply
    fits: Callable[[Snapshot], bool] = lambda _: True
    after: LayoutView | None = None


class Panels:
    """Remembers the private messages that each person has of each table, so that they can be
    changed."""

    def __init__(self) -> None:
        self._shown: Recent[Key, ShownMessage] = Recent(MESSAGES_REMEMBERED)
        """The last message that each user has of each table and kind."""
        self._attachments = Attachments()
        self._editions: Recent[int, int] = Recent(MESSAGES_REMEMBERED)
        """By table, the last edition that its messages were held against."""

    async def send_panel(
        self,
        interaction: discord.Interaction[Any],
        view: LayoutView,
        shown: Sequence[pictures.Picture],
    ) -> SentReply:
        """Send a panel with these pictures, as `errors.send_reply` does."""
        said = await send_reply(interaction, view, *make_files(shown))
        if said.message is not None:
            self._attachments.note_pictures(said.message, shown)
        return said

    async def show_in_place(
        self,
        interaction: discord.Interaction[Any],
        view: LayoutView,
        shown: Sequence[pictures.Picture],
    ) -> None:
        """Show a panel with these pictures in the message that was pressed on, as
        `errors.show_in_place` does. Pictures that the message already has are not sent again."""
        message_id = interaction.message.id if interaction.message is not None else 0
        await self._attachments.edit_pictures(
            message_id, shown, lambda listed: show_in_place(interaction, view, *listed)
        )

    def note_shown_message(
        self,
        interaction: discord.Interaction[Any],
        table_id: int,
        shown: ShownMessage,
        kind: Kind = "panel",
    ) -> None:
        """Note that the user has been shown a message of this kind. Delete the one before it in the
        background, unless it is the same message. After an answer given in the message behind
        "More", that message becomes the panel."""
        user, said = interaction.user.id, shown.said
        for other in [key for key in self._shown if key[:2] == (user, table_id)]:
            if self._shown[other].said.message_id == said.message_id and other[2] != kind:
                del self._shown[other]
        before = self._shown.pop((user, table_id, kind), None)
        self._shown[user, table_id, kind] = shown
        if before is not None and before.said.message_id not in (None, said.message_id):
            _change_message_in_background(before.said)
        if kind != "refusal":
            self.delete_last_refusal(interaction)

    def note_refusal(self, interaction: discord.Interaction[Any], said: SentReply) -> None:
        """Note the message that told the user why something was refused, and delete the refusal
        before it in the same channel."""
        self.note_shown_message(
            interaction, interaction.channel_id or 0, ShownMessage(said), "refusal"
        )

    def delete_last_refusal(self, interaction: discord.Interaction[Any]) -> None:
        """Delete the user's last refusal in this channel, because they have done or seen something
        else."""
        key: Key = (interaction.user.id, interaction.channel_id or 0, "refusal")
        if (refusal := self._shown.pop(key, None)) is not None:
            _change_message_in_background(refusal.said)

    def forget_pressed_message(self, interaction: discord.Interaction[Any]) -> None:
        """Forget the message that the user has pressed on, because it now says something else and
        must not be changed or deleted later."""
        pressed_on = interaction.message.id if interaction.message is not None else 0
        for key in [key for key, shown in self._shown.items() if key[0] == interaction.user.id]:
            if self._shown[key].said.message_id == pressed_on:
                del self._shown[key]

    def list_tables(self) -> set[int]:
        """List the tables about which there are messages that can still be changed."""
        return {
            table_id
            for (_, table_id, kind), shown in self._shown.items()
            if kind != "refusal" and not shown.said.interaction.is_expired()
        }

    def is_behind(self, table_id: int, edition: int) -> bool:
        """Whether the table has changed since `retire_buttons` last checked its messages."""
        return self._editions.get(table_id, -1) < edition

    def retire_buttons(self, now: Snapshot) -> None:
        """Remove outdated buttons from the messages about this table, or delete those messages."""
        self._editions[now.id] = now.row.edition
        for key, shown in [*self._shown.items()]:
            if key[1] != now.id or shown.fits(now):
                continue
            if shown.after is None:
                del self._shown[key]
            else:
                self._shown[key] = ShownMessage(shown.said)
            _change_message_in_background(shown.said, shown.after)


def make_revision_check(number: int) -> Callable[[Snapshot], bool]:
    """Make a `fits` for a message that is of use only until anything else happens at the table."""
    return lambda now: now.row.revision == number


def make_question_check(
    seat: int, prompts: Sequence[Prompt[Any]], *, nothing_else: bool = False
) -> Callable[[Snapshot], bool]:
    """Make a `fits` for a message that asks a seat these questions. The message fits as long as all
    those that must be answered are open, or, if none must be, all of them. `nothing_else`: if none
    of them must be answered, it also stops fitting once the seat must answer anything else."""
    needed = [prompt for prompt in prompts if not prompt.optional]

    def fits(now: Snapshot) -> bool:
        own = [prompt for prompt in now.prompts if prompt.seat == seat]
        if nothing_else and not needed and not all(prompt.optional for prompt in own):
            return False
        return all(
            any(one.id == other.id or is_same_question(one, other) for other in own)
            for one in needed or prompts
        )

    return fits


def remove_answers(view: LayoutView, table_id: int) -> LayoutView:
    """Replace the answers in a message with the button "Your move", and return the message."""
    for box in view.children:
        if isinstance(box, Container):
            for part in [*box.children]:
                if isinstance(part, ActionRow | Section):
                    box.remove_item(part)
            box.add_item(TextDisplay(str(MOVED_ON)))
            box.add_item(*divide_into_rows([Press(table_id, "yours", label=Message("your-move"))]))
    return view


def _change_message_in_background(said: SentReply, after: LayoutView | None = None) -> None:
    """Show this view in an older message, or delete the message if there is no view."""
    if not said.interaction.is_expired():
        task = asyncio.create_task(_change_message(said, after), name="older message")
        said.interaction.client.under_way.add(task)


async def _change_message(said: SentReply, after: LayoutView | None) -> None:
    """Show this view in an older message, or delete it if there is no view. Discord may refuse."""
    try:
        await (said.delete_reply() if after is None else said.edit_reply(after))
    except CALL_ERRORS as failure:
        log.info("An older message could not be changed: %s", failure)
