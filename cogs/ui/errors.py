"""Acknowledging interactions, replying to one person, and telling them what went wrong.

Whatever goes wrong is told from here. For a player's own error that is one sentence with what to do
instead; for a bug it is an apology with a reference, under which the log has the traceback.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ui import ActionRow, LayoutView, TextDisplay

from cogs.ui import limits
from cogs.ui.interaction_state import state_of
from cogs.ui.mentions import NOBODY
from cogs.ui.message import MessageView
from cogs.ui.refusals import (
    ALREADY_ACKNOWLEDGED,
    PASSING,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    explain_unreachable,
    is_transient,
    session_closed,
)
from rules.engine import Illegal
from rules.engine.clipping import clip_text
from storage import Counted, StorageError, StorageFailed
from tables.cache.elsewhere import Elsewhere
from tables.errors import UserError, explain_not_saved, is_refusal
from tables.wording import text

log = logging.getLogger(__name__)

NOBODY_THERE = frozenset({UNKNOWN_MESSAGE, UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED})
"""Codes after which nobody waits for our reply: the user has dismissed the message, Discord has
told them that the interaction failed, or another delivery of the same interaction replies."""
MOMENT = 0.05
"""Seconds within which a reply is sent outright; one that takes longer is deferred first."""
LATE = timedelta(seconds=1)
"""The age from which an interaction is acknowledged before anything else: Discord gives it up after
three seconds."""
PATIENCE = 2.0
"""Seconds for which opening a form or suggesting choices may wait for a table. Neither can be
deferred, and Discord gives up after three."""
UNTOLD = "That counts, but I failed to show what came of it: `/board` has the table as it stands."


class TooLate(UserError):
    """Discord no longer takes an acknowledgement: the player has been told that it failed, and is
    told nothing more."""

    def __init__(self) -> None:
        super().__init__("Discord takes no answer to that any more.")


class Told(UserError):
    """The player has been told already what was wrong, and sees what there is to do instead."""


async def acknowledge(interaction: discord.Interaction[Any], *, thinking: bool = False) -> None:
    """Begin to acknowledge the interaction, which Discord wants within three seconds, and return
    without waiting for it, so that what the user did is written while the call is under way.
    `send_reply` and `await_acknowledgement` wait for the call. An acknowledgement only says that
    the press has arrived; that it counts is shown after it has been written.

    An interaction that is late already is waited for here, because Discord may have told the user
    that it failed. Raises TooLate. `thinking`: an ephemeral reply follows; otherwise the message
    pressed on stays as it is."""
    state = state_of(interaction)
    if state.acknowledgement is not None or interaction.response.is_done():
        return
    interaction.client.under_way.add(asyncio.current_task())
    begin_acknowledging(interaction, thinking=thinking)
    if _is_late(interaction):
        await _await_begun(interaction)


def _is_late(interaction: discord.Interaction[Any]) -> bool:
    return discord.utils.utcnow() - interaction.created_at > LATE


async def await_acknowledgement(interaction: discord.Interaction[Any]) -> bool:
    """Wait for the acknowledgement, if one is on its way. Returns whether Discord took it."""
    try:
        await _await_begun(interaction)
        return True
    except (TooLate, *PASSING) as failure:
        log.info("Discord took no acknowledgement for %s: %s", _label_call(interaction), failure)
        return False


def still_wanted(interaction: discord.Interaction[Any]) -> None:
    """Called before something is written. Raises TooLate where we know by now that Discord has told
    the user that the interaction failed."""
    call = state_of(interaction).acknowledgement
    if call is not None and call.done() and isinstance(call.exception(), TooLate):
        raise TooLate


async def promise_reply(interaction: discord.Interaction[Any]) -> None:
    """Say that an ephemeral reply by `send_reply` follows. One that is ready within `MOMENT` is
    sent outright, in one call instead of two; where it takes longer, the interaction is deferred
    meanwhile. Only for what changes nothing. Raises TooLate."""
    state = state_of(interaction)
    if state.promise is not None:
        return
    if _is_late(interaction):
        await acknowledge(interaction, thinking=True)
        return
    interaction.client.under_way.add(asyncio.current_task())
    loop = asyncio.get_running_loop()
    state.promise = loop.call_later(MOMENT, begin_acknowledging, interaction)


def begin_acknowledging(interaction: discord.Interaction[Any], *, thinking: bool = True) -> None:
    """Begin the call that acknowledges the interaction; `await_acknowledgement` waits for it."""
    call = asyncio.create_task(_defer_response(interaction, thinking), name="acknowledgement")
    # Reading its exception keeps asyncio from complaining where nobody waits for the call.
    call.add_done_callback(lambda made: made.cancelled() or made.exception())
    state_of(interaction).acknowledgement = call


async def _await_begun(interaction: discord.Interaction[Any]) -> None:
    """Wait for the acknowledgement, if one has been begun. Raises TooLate, or what Discord
    answers."""
    if (call := state_of(interaction).acknowledgement) is not None:
        await call


async def _defer_response(interaction: discord.Interaction[Any], thinking: bool) -> None:
    """Acknowledge. Where another delivery of the same interaction has done so, that is noted.
    Raises TooLate, or what else Discord answers."""
    try:
        await interaction.response.defer(ephemeral=True, thinking=thinking)
    except discord.HTTPException as error:
        if error.code == UNKNOWN_INTERACTION:
            raise TooLate from error
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
        state_of(interaction).delivered_before = True
    except discord.InteractionResponded:
        pass


async def _before_reply(interaction: discord.Interaction[Any]) -> None:
    """Stop a promised acknowledgement that has not begun, and wait for one that has. Where it
    failed, the reply itself may still get through. Raises TooLate."""
    if (promise := state_of(interaction).promise) is not None:
        promise.cancel()
    try:
        await _await_begun(interaction)
    except PASSING as failure:
        log.info("Discord took no acknowledgement for %s: %s", _label_call(interaction), failure)


@dataclass(frozen=True, slots=True)
class Said:
    """An ephemeral reply that was sent. It can be deleted while its interaction's token lasts."""

    interaction: discord.Interaction[Any]
    message_id: int | None
    """None where Discord's answer did not name it."""
    message: discord.WebhookMessage | discord.InteractionMessage | None = None
    """The message as Discord has it, if its answer had that."""

    async def edit_reply(self, view: LayoutView) -> None:
        """Show that in it, beside the pictures that it has. Raises what Discord answers."""
        if self.message is not None:
            await self.message.edit(view=view, allowed_mentions=NOBODY)
        else:
            await self.interaction.edit_original_response(view=view, allowed_mentions=NOBODY)

    async def take_away(self) -> None:
        """Delete it. Raises what Discord answers."""
        if self.message is not None:
            await self.message.delete()
        else:
            await self.interaction.delete_original_response()


async def send_reply(
    interaction: discord.Interaction[Any], said: str | LayoutView, *files: discord.File
) -> Said:
    """Send this person an ephemeral reply, in the way that the interaction still allows: its first
    response, the one that was deferred, or a follow-up. Raises TooLate, or what Discord answers."""
    await _before_reply(interaction)
    state = state_of(interaction)
    view = said if isinstance(said, LayoutView) else _make_note(said)
    response = interaction.response
    sent: discord.WebhookMessage | discord.InteractionMessage | None
    if not response.is_done() and not state.delivered_before:
        answer = await response.send_message(
            view=view, files=list(files), ephemeral=True, allowed_mentions=NOBODY
        )
        sent = answer.resource if isinstance(answer.resource, discord.InteractionMessage) else None
    elif (
        response.type is discord.InteractionResponseType.deferred_channel_message
        and not state.replied
    ):
        sent = await interaction.edit_original_response(
            view=view, attachments=list(files), allowed_mentions=NOBODY
        )
    else:
        sent = await interaction.followup.send(
            view=view, files=list(files), ephemeral=True, allowed_mentions=NOBODY, wait=True
        )
    state.replied = True
    return Said(interaction, sent.id if sent is not None else None, sent)


async def show_in_place(
    interaction: discord.Interaction[Any],
    view: LayoutView,
    *attachments: discord.Attachment | discord.File,
) -> discord.Message:
    """Show this in the message that was pressed on, instead of what it showed, with no attachments
    but these; returns it as Discord has it then. It waits for the acknowledgement: before that,
    Discord knows no message that the press could edit. Raises what Discord answers."""
    await await_acknowledgement(interaction)
    shown = await interaction.edit_original_response(
        view=view, attachments=attachments, allowed_mentions=NOBODY
    )
    state_of(interaction).replied = True
    return shown


@contextlib.asynccontextmanager
async def catch_errors(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """Tell the person of any exception raised inside, and swallow it."""
    try:
        yield
    except Exception as error:
        await report_error(interaction, error)


@contextlib.asynccontextmanager
async def tolerate_show_errors(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """For showing the outcome of a change that is already written. Whatever fails inside (the
    message pressed on was dismissed, Discord is down, the bot is shutting down, storage cannot be
    read, our code has a bug), the change counts, so the person must not be told that it does
    not."""
    words = UNTOLD
    try:
        yield
        return
    except (TooLate, *PASSING) as failure:
        log.info(
            "The outcome of %s could not be shown in full: %s", _label_call(interaction), failure
        )
        return
    except UserError:
        words = "That counts. The card follows as soon as I am back."
    except StorageFailed as failure:
        log.warning("The outcome of %s could not be shown: %s", _label_call(interaction), failure)
    except Exception as failure:
        if session_closed(failure):
            return
        log.exception("The outcome of %s could not be shown.", _label_call(interaction))
    with contextlib.suppress(*PASSING):
        await send_reply(interaction, words)


async def report_error(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Tell the person what went wrong, or that what they did counts if it was written all the
    same."""
    cause = _unwrap_error(error)
    if isinstance(cause, Elsewhere):
        try:
            await interaction.client.hand_over(interaction, cause.guild_id)
            return
        except UserError as failure:
            cause = failure
    unknown = isinstance(cause, discord.NotFound) and cause.code == UNKNOWN_INTERACTION
    if isinstance(cause, Told | TooLate) or unknown:  # unknown: opening a form came too late
        log.info("There is nothing to tell about %s any more.", interaction.id)
        return
    if isinstance(cause, discord.HTTPException) and cause.code in NOBODY_THERE:
        log.info("Nobody waits for a reply to %s: %s", _label_call(interaction), cause)
        return
    if session_closed(cause):
        log.info("The bot shut down before it replied to %s.", _label_call(interaction))
        return
    if await _told_by_another(interaction, cause):
        log.info("What was handed over has been counted already: %s", _label_call(interaction))
        return
    words, rows = _find_excuse(cause), cause.rows if isinstance(cause, UserError) else ()
    if words is None:
        reference = secrets.token_hex(3)
        log.error("Reference %s: %s", reference, _label_call(interaction), exc_info=cause)
        words = (
            "That went wrong, and it is our fault, not yours. Nothing at the table has changed. "
            f"Please try again; if it happens again, tell the bot's owner the reference "
            f"`{reference}`."
        )
    if not is_refusal(cause) and await _is_counted(interaction):
        words = UNTOLD  # written by another delivery, or before the error
    elif (unwritten := _find_storage_failure(cause)) and state_of(interaction).waits:
        state_of(interaction).unwritten = unwritten  # whoever runs it tells, and tries again
        return
    elif unwritten:
        interaction.client.refused[interaction.id] = True
    try:
        said = await send_reply(interaction, _make_note(words, *rows))
        if is_refusal(cause):
            interaction.client.panels.note_refusal(interaction, said)
    except (*PASSING, TooLate, RuntimeError) as failure:  # RuntimeError: session closed
        log.info("The error in %s could not be told: %s", _label_call(interaction), failure)


async def _told_by_another(interaction: discord.Interaction[Any], cause: Exception) -> bool:
    """Whether another process handed this over that has counted here already: while a shard changes
    hands, both hear of it. Whoever pressed once is not told that once is enough; but one who waits
    for an answer to a command, because a process ended before it gave one, gets it."""
    state = state_of(interaction)
    pressed = interaction.type is discord.InteractionType.component
    heard_twice = state.waits and (pressed or state.delivered_before)
    if not heard_twice or not is_refusal(cause):
        return False
    return isinstance(cause.__cause__, Counted) or await _is_counted(interaction)


def _find_storage_failure(error: BaseException | None) -> StorageFailed | None:
    """The failure of storage behind an error, if there is one."""
    while error is not None and not isinstance(error, StorageFailed):
        error = error.__cause__
    return error


async def _is_counted(interaction: discord.Interaction[Any]) -> bool:
    """Whether what the person did was counted, in which case they must not be told that it
    failed."""
    try:
        return bool(await interaction.client.store.is_counted(interaction.id))
    except StorageError:
        return False


def _unwrap_error(error: Exception) -> Exception:
    while isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError):
        inner = error.original if isinstance(error, app_commands.CommandInvokeError) else None
        if not isinstance(inner, Exception):
            break
        error = inner
    return error


def _find_excuse(error: Exception) -> str | None:
    """What to tell the person of an error that is not a bug of ours; None where it is one."""
    if isinstance(error, UserError | Illegal):
        return str(error)
    if isinstance(error, app_commands.NoPrivateMessage):
        return "This works in a server's channel, not in a direct message."
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return (
            "This command has changed since Discord last heard of it. Reload Discord (Ctrl+R), "
            "or ask the bot's owner to run `/admin sync`."
        )
    if isinstance(error, app_commands.TransformerError):
        return f"I cannot make sense of {text.format_quote(str(error.value))} there."
    if isinstance(error, app_commands.CheckFailure):
        return "That command is not yours to use."
    theirs = discord.HTTPException | discord.RateLimited | aiohttp.ClientError
    if isinstance(error, theirs) and is_transient(error):
        return "Discord failed me just now, so nothing has changed at the table. Please try again."
    if isinstance(error, StorageFailed):
        return explain_not_saved(error)
    if isinstance(error, discord.HTTPException):
        return explain_unreachable(error)
    return None


def _make_note(words: str, *rows: ActionRow[LayoutView]) -> LayoutView:
    view = MessageView()
    view.add_item(TextDisplay(clip_text(words, limits.TEXT)))
    for row in rows:
        view.add_item(row)
    return view


def _label_call(interaction: discord.Interaction[Any]) -> str:
    command = interaction.command.qualified_name if interaction.command else None
    data: Any = interaction.data or {}
    # Only the table and the handler's name: the rest says what was answered, which is secret.
    identifier = ":".join(str(data.get("custom_id") or "").split(":")[:3])
    return f"{command or identifier or interaction.type.name} by user {interaction.user.id}"
