"""Acknowledge interactions, reply to one person, and tell them what went wrong.

Every error is reported from here. If the player did something wrong, one sentence says what to do
instead. For a bug, the bot apologises with a reference, under which the log has the traceback.
"""

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
from discord.ui import LayoutView

from cogs.ui.components import make_note
from cogs.ui.interaction_state import ensure_interaction_state
from cogs.ui.mentions import MENTION_NOBODY
from cogs.ui.refusals import (
    ALREADY_ACKNOWLEDGED,
    CALL_ERRORS,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    explain_unreachable,
    is_session_closed,
    is_transient,
)
from cogs.words import Message
from rules.engine import Illegal
from rules.engine.messages import Text
from storage import StorageError, StorageFailed
from tables.errors import CHANGE_UNTOLD, UserError, explain_not_saved, is_refusal
from tables.wording import text

log = logging.getLogger(__name__)

NOBODY_THERE = frozenset({UNKNOWN_MESSAGE, UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED})
"""Error codes after which nobody waits for our reply: the user has dismissed the message, Discord
has told them that the interaction failed, or another delivery of the same interaction replies."""
SECONDS_BEFORE_DEFERRING = 0.05
"""Seconds within which a reply is sent without being deferred. A reply that takes longer is
deferred first."""
LATE_AGE = timedelta(seconds=1)
"""The age from which an interaction is acknowledged before anything else: Discord gives it up after
three seconds."""
SECONDS_FOR_TABLE = 2.0
"""Seconds for which opening a form or suggesting choices may wait for a table. Neither can be
deferred, and Discord gives up after three seconds."""


class TooLate(UserError):
    """Discord no longer takes an acknowledgement. Discord has told the player that the interaction
    failed, so the bot tells them nothing more."""

    def __init__(self) -> None:
        super().__init__(str(Message("too-late")))


class AlreadyTold(UserError):
    """The bot has already told the player what was wrong and shown what they can do instead."""


async def acknowledge(interaction: discord.Interaction[Any], *, thinking: bool = False) -> None:
    """Begin to acknowledge the interaction, as Discord demands within three seconds. Return without
    waiting for the call, so that the user's action is written meanwhile. `send_reply` and
    `await_acknowledgement` wait for the call. An acknowledgement only says that the press has
    arrived, not that it counts.

    If the interaction is late already, wait for the call here, because Discord may have told the
    user that it failed. Raises TooLate. `thinking`: an ephemeral reply follows; otherwise the
    message pressed on stays as it is."""
    state = ensure_interaction_state(interaction)
    if state.acknowledgement is not None or interaction.response.is_done():
        return
    interaction.client.under_way.add(asyncio.current_task())
    begin_acknowledging(interaction, thinking=thinking)
    if _is_late(interaction):
        await _await_call(interaction)


def _is_late(interaction: discord.Interaction[Any]) -> bool:
    """Whether the interaction is so old that Discord may have told the user that it failed."""
    return discord.utils.utcnow() - interaction.created_at > LATE_AGE


async def await_acknowledgement(interaction: discord.Interaction[Any]) -> bool:
    """Wait for the acknowledgement, if one has been begun. Return whether Discord took it."""
    try:
        await _await_call(interaction)
        return True
    except (TooLate, *CALL_ERRORS) as failure:
        log.info(
            "Discord took no acknowledgement for %s: %s", _name_interaction(interaction), failure
        )
        return False


def raise_if_too_late(interaction: discord.Interaction[Any]) -> None:
    """Raise TooLate if we know by now that Discord has told the user that the interaction failed.
    This is called before anything is written."""
    call = ensure_interaction_state(interaction).acknowledgement
    if call is not None and call.done() and isinstance(call.exception(), TooLate):
        raise TooLate


async def promise_reply(interaction: discord.Interaction[Any]) -> None:
    """Promise Discord an ephemeral reply, which `send_reply` sends. If it is not ready within
    `SECONDS_BEFORE_DEFERRING`, the interaction is deferred. Use this only for what changes nothing.
    Raises TooLate."""
    state = ensure_interaction_state(interaction)
    if state.promise is not None:
        return
    if _is_late(interaction):
        await acknowledge(interaction, thinking=True)
        return
    interaction.client.under_way.add(asyncio.current_task())
    loop = asyncio.get_running_loop()
    state.promise = loop.call_later(SECONDS_BEFORE_DEFERRING, begin_acknowledging, interaction)


def begin_acknowledging(interaction: discord.Interaction[Any], *, thinking: bool = True) -> None:
    """Begin the call that acknowledges the interaction. `await_acknowledgement` waits for it."""
    call = asyncio.create_task(_defer_response(interaction, thinking), name="acknowledgement")
    # Reading its exception keeps asyncio from complaining if nobody waits for the call.
    call.add_done_callback(lambda made: made.cancelled() or made.exception())
    ensure_interaction_state(interaction).acknowledgement = call


async def _await_call(interaction: discord.Interaction[Any]) -> None:
    """Wait for the acknowledgement, if one has been begun. Raises what that call raises."""
    if (call := ensure_interaction_state(interaction).acknowledgement) is not None:
        await call


async def _defer_response(interaction: discord.Interaction[Any], thinking: bool) -> None:
    """Acknowledge the interaction. If another delivery of it was acknowledged before, note that.
    Raises TooLate, or discord.py's exception if Discord refuses for another reason."""
    try:
        await interaction.response.defer(ephemeral=True, thinking=thinking)
    except discord.HTTPException as error:
        if error.code == UNKNOWN_INTERACTION:
            raise TooLate from error
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
        ensure_interaction_state(interaction).delivered_before = True
    except discord.InteractionResponded:
        pass


@dataclass(frozen=True, slots=True)
class SentReply:
    """An ephemeral reply that was sent. The bot can delete it until its interaction's token
    expires."""

    interaction: discord.Interaction[Any]
    message_id: int | None
    """None if Discord's answer did not contain the message's id."""
    message: discord.WebhookMessage | discord.InteractionMessage | None = None
    """The message as Discord returned it; None if its answer did not contain the message."""

    async def edit_reply(self, view: LayoutView) -> None:
        """Show this view in the reply, which keeps its pictures. Raises discord.py's exception if
        Discord refuses."""
        if self.message is not None:
            await self.message.edit(view=view, allowed_mentions=MENTION_NOBODY)
        else:
            await self.interaction.edit_original_response(
                view=view, allowed_mentions=MENTION_NOBODY
            )

    async def delete_reply(self) -> None:
        """Delete the reply. Raises discord.py's exception if Discord refuses."""
        if self.message is not None:
            await self.message.delete()
        else:
            await self.interaction.delete_original_response()


async def send_reply(
    interaction: discord.Interaction[Any], said: Text | LayoutView, *files: discord.File
) -> SentReply:
    """Send this person an ephemeral reply in the way that the interaction still allows: as its
    first response, in place of a deferred response, or as a follow-up. Raises TooLate, or
    discord.py's exception if Discord refuses."""
    state = ensure_interaction_state(interaction)
    if state.promise is not None:
        state.promise.cancel()
    try:
        await _await_call(interaction)
    except CALL_ERRORS as failure:  # the reply itself may still get through
        log.info(
            "Discord took no acknowledgement for %s: %s", _name_interaction(interaction), failure
        )
    view = said if isinstance(said, LayoutView) else make_note(said)
    response = interaction.response
    sent: discord.WebhookMessage | discord.InteractionMessage | None
    if not response.is_done() and not state.delivered_before:
        answer = await response.send_message(
            view=view, files=list(files), ephemeral=True, allowed_mentions=MENTION_NOBODY
        )
        sent = answer.resource if isinstance(answer.resource, discord.InteractionMessage) else None
    elif (
        response.type is discord.InteractionResponseType.deferred_channel_message
        and not state.replied
    ):
        sent = await interaction.edit_original_response(
            view=view, attachments=list(files), allowed_mentions=MENTION_NOBODY
        )
    else:
        sent = await interaction.followup.send(
            view=view, files=list(files), ephemeral=True, allowed_mentions=MENTION_NOBODY, wait=True
        )
    state.replied = True
    return SentReply(interaction, sent.id if sent is not None else None, sent)


async def show_in_place(
    interaction: discord.Interaction[Any],
    view: LayoutView,
    *attachments: discord.Attachment | discord.File,
) -> discord.Message:
    """Show this view in the message that was pressed on, with these attachments and no others.
    Return the message as Discord then has it. Wait for the acknowledgement first: until then
    Discord knows no message to edit. Raises discord.py's exception if Discord refuses."""
    await await_acknowledgement(interaction)
    shown = await interaction.edit_original_response(
        view=view, attachments=attachments, allowed_mentions=MENTION_NOBODY
    )
    ensure_interaction_state(interaction).replied = True
    return shown


@contextlib.asynccontextmanager
async def tolerate_show_errors(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """Swallow errors raised while the outcome of a written change is shown. The change counts, so
    the bot must never tell the person that it does not. The message pressed on may have been
    dismissed, Discord or storage may be down, the bot may be shutting down, or there is a bug."""
    words: Text = CHANGE_UNTOLD
    try:
        yield
        return
    except (TooLate, *CALL_ERRORS) as failure:
        log.info(
            "The outcome of %s could not be shown in full: %s",
            _name_interaction(interaction),
            failure,
        )
        return
    except UserError:
        words = Message("counts-later")
    except StorageFailed as failure:
        log.warning(
            "The outcome of %s could not be shown: %s", _name_interaction(interaction), failure
        )
    except Exception as failure:
        if is_session_closed(failure):
            return
        log.exception("The outcome of %s could not be shown.", _name_interaction(interaction))
    with contextlib.suppress(*CALL_ERRORS):
        await send_reply(interaction, words)


async def report_error(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Tell the person what went wrong, or, if what they did was written all the same, that it
    counts."""
    cause = _unwrap_error(error)
    unknown = isinstance(cause, discord.NotFound) and cause.code == UNKNOWN_INTERACTION
    if isinstance(cause, AlreadyTold | TooLate) or unknown:  # unknown: opening a form came too late
        log.info("There is nothing to tell about %s any more.", interaction.id)
        return
    if isinstance(cause, discord.HTTPException) and cause.code in NOBODY_THERE:
        log.info("Nobody waits for a reply to %s: %s", _name_interaction(interaction), cause)
        return
    if is_session_closed(cause):
        log.info("The bot shut down before it replied to %s.", _name_interaction(interaction))
        return
    words, rows = _explain_error(cause), cause.rows if isinstance(cause, UserError) else ()
    if words is None:
        reference = secrets.token_hex(3)
        log.error("Reference %s: %s", reference, _name_interaction(interaction), exc_info=cause)
        words = Message("our-fault", reference=reference)
    if not is_refusal(cause) and await _is_counted(interaction):
        words = CHANGE_UNTOLD  # written by another delivery, or before the error
    try:
        said = await send_reply(interaction, make_note(words, *rows))
        if is_refusal(cause):
            interaction.client.panels.note_refusal(interaction, said)
    except (*CALL_ERRORS, TooLate, RuntimeError) as failure:  # RuntimeError: session closed
        log.info("The error in %s could not be told: %s", _name_interaction(interaction), failure)


async def _is_counted(interaction: discord.Interaction[Any]) -> bool:
    """Whether the person's action was counted, so that the bot must not say that it failed."""
    try:
        return bool(await interaction.client.store.has_journal_entry(interaction.id))
    except StorageError:
        return False


def _unwrap_error(error: Exception) -> Exception:
    while isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError):
        inner = error.original if isinstance(error, app_commands.CommandInvokeError) else None
        if not isinstance(inner, Exception):
            break
        error = inner
    return error


def _explain_error(error: Exception) -> Text | None:
    """Say what to tell the person about an error that is not our bug. Return None if it is a
    bug."""
    if isinstance(error, UserError | Illegal):
        return str(error)
    if isinstance(error, app_commands.NoPrivateMessage):
        return Message("servers-only")
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return Message("command-changed")
    if isinstance(error, app_commands.TransformerError):
        return Message("no-sense", value=text.format_quote(str(error.value)))
    if isinstance(error, app_commands.CheckFailure):
        return Message("not-your-command")
    theirs = discord.HTTPException | discord.RateLimited | aiohttp.ClientError
    if isinstance(error, theirs) and is_transient(error):
        return Message("discord-failed")
    if isinstance(error, StorageFailed):
        return explain_not_saved(error)
    if isinstance(error, discord.HTTPException):
        return explain_unreachable(error)
    return None


def _name_interaction(interaction: discord.Interaction[Any]) -> str:
    """Name the interaction and its user for the log, without the answer, which is secret."""
    command = interaction.command.qualified_name if interaction.command else None
    data: Any = interaction.data or {}
    # Only the table and the handler's name: the rest says what was answered, which is secret.
    identifier = ":".join(str(data.get("custom_id") or "").split(":")[:3])
    return f"{command or identifier or interaction.type.name} by user {interaction.user.id}"
