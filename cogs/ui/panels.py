"""What a person is shown in private of a table does not pile up, and does not go stale: a newer
message of its kind takes its place, and once a question in it is closed, it loses its buttons."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import discord
from discord.ui import ActionRow, Container, LayoutView, Section, TextDisplay

import pictures
from cogs.ui.attachments import Attachments
from cogs.ui.components import Press, rows_of
from cogs.ui.errors import Said, send_reply, show_in_place
from cogs.ui.media import make_files
from cogs.ui.refusals import PASSING
from rules.engine import Prompt
from tables.recent import Recent
from tables.session import same_question
from tables.snapshot import Snapshot

log = logging.getLogger(__name__)

MOST = 2000
"""How many messages are remembered. A forgotten one stays until its reader dismisses it."""
Kind = Literal["panel", "more", "menu", "hand", "undo", "refusal"]
"""A person's own panel, the message behind its button "More", the card's menu, their hand, the
offer to take an answer back, and why something was refused."""
MOVED_ON = "-# The table has moved on since."


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that one person has been shown. `fits`: whether its buttons are of use at the table
    as it is then. `after`: what it shows once they are not; None: it is deleted."""

    said: Said
    fits: Callable[[Snapshot], bool] = lambda _: True
    after: LayoutView | None = None


class Panels:
    """Remembers what each person has been shown of each table, as long as Discord lets it be
    changed."""

    def __init__(self) -> None:
        self._shown: Recent[tuple[int, int, Kind], Shown] = Recent(MOST)
        """By user, table and kind."""
        self._attachments = Attachments()

    async def send_panel(
        self,
        interaction: discord.Interaction[Any],
        view: LayoutView,
        shown: Sequence[pictures.Picture],
    ) -> Said:
        """Send a panel with these pictures, as `errors.say` does."""
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
        `errors.show_in_place` does. Pictures that the message has are not sent again."""
        message_id = interaction.message.id if interaction.message is not None else 0
        await self._attachments.edit_listed(
            message_id, shown, lambda listed: show_in_place(interaction, view, *listed)
        )

    def note_shown_panel(
        self,
        interaction: discord.Interaction[Any],
        table_id: int,
        shown: Shown,
        kind: Kind = "panel",
    ) -> None:
        """Note what the user has been shown, a message of that kind, and delete the one before it
        in the background, unless it is the same message. After an answer given in the message
        behind "More", that message becomes the panel."""
        user, said = interaction.user.id, shown.said
        for other in [key for key in self._shown if key[:2] == (user, table_id)]:
            if self._shown[other].said.message_id == said.message_id and other[2] != kind:
                del self._shown[other]
        before = self._shown.pop((user, table_id, kind), None)
        self._shown[user, table_id, kind] = shown
        if before is not None and before.said.message_id not in (None, said.message_id):
            _take_away(before.said)
        if kind != "refusal":
            self.went_on(interaction)

    def note_refusal(self, interaction: discord.Interaction[Any], said: Said) -> None:
        """Note that the user has been told why something was refused: the refusal before it in that
        channel goes."""
        self.note_shown_panel(interaction, _channel_of(interaction), Shown(said), "refusal")

    def went_on(self, interaction: discord.Interaction[Any]) -> None:
        """The user has done or seen something else: what was refused before is of no interest."""
        refusal = self._shown.pop((interaction.user.id, _channel_of(interaction), "refusal"), None)
        if refusal is not None:
            _take_away(refusal.said)

    def forget_pressed_on(self, interaction: discord.Interaction[Any]) -> None:
        """The message that the user has pressed on says something else: it stays."""
        pressed_on = interaction.message.id if interaction.message is not None else 0
        for key in [key for key, shown in self._shown.items() if key[0] == interaction.user.id]:
            if self._shown[key].said.message_id == pressed_on:
                del self._shown[key]

    def moved_on(self, now: Snapshot) -> None:
        """Take the buttons from messages about a table that are of no use as it is now."""
        for key, shown in [*self._shown.items()]:
            if key[1] != now.id or shown.fits(now):
                continue
            if shown.after is None:
                del self._shown[key]
                _take_away(shown.said)
            else:
                self._shown[key] = Shown(shown.said)
                _in_background(shown.said, shown.said.edit_reply(shown.after))


def _channel_of(interaction: discord.Interaction[Any]) -> int:
    return interaction.channel_id or 0


def at_revision(number: int) -> Callable[[Snapshot], bool]:
    """For what is of use only until anything else happens at the table."""
    return lambda now: now.row.revision == number


def still_asked(
    seat: int, prompts: Sequence[Prompt[Any]], *, nothing_else: bool = False
) -> Callable[[Snapshot], bool]:
    """For what asks a seat these questions: those of them that must be answered are open, or all of
    them if none must. `nothing_else`: and if none must, nothing else must be answered either."""
    needed = [prompt for prompt in prompts if not prompt.optional]

    def fits(now: Snapshot) -> bool:
        own = [prompt for prompt in now.prompts if prompt.seat == seat]
        if nothing_else and not needed and not all(prompt.optional for prompt in own):
            return False
        return all(
            any(one.id == other.id or same_question(one, other) for other in own)
            for one in needed or prompts
        )

    return fits


def without_answers(view: LayoutView, table_id: int) -> LayoutView:
    """What a message shows, without its answers, and with the way to the present ones."""
    for box in view.children:
        if isinstance(box, Container):
            for part in [*box.children]:
                if isinstance(part, ActionRow | Section):
                    box.remove_item(part)
            box.add_item(TextDisplay(MOVED_ON))
            box.add_item(*rows_of([Press(table_id, "yours", label="Your move")]))
    return view


def _take_away(said: Said) -> None:
    _in_background(said, said.take_away())


def _in_background(said: Said, call: Coroutine[Any, Any, None]) -> None:
    if said.interaction.is_expired():
        call.close()
        return
    task = asyncio.create_task(_change_if_possible(call), name="older message")
    said.interaction.client.under_way.add(task)


async def _change_if_possible(call: Coroutine[Any, Any, None]) -> None:
    try:
        await call
    except PASSING as failure:
        log.info("An older message could not be changed: %s", failure)
