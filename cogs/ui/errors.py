"""One door for everything that goes wrong, and for what the bot says to one person.

A player's mistake is a sentence with the way out. Ours is an apology with a reference, under which
the log holds the trace.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import app_commands
from discord.ui import ActionRow, LayoutView, TextDisplay

from cogs.ui import limits
from cogs.ui.mentions import NOBODY
from cogs.ui.message import MessageView
from cogs.ui.refusals import (
    ALREADY_ACKNOWLEDGED,
    PASSING,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    passes,
    unreachable,
)
from rules.engine import Illegal
from rules.engine.clipping import clip
from storage import StorageError, StorageFailed
from tables import text
from tables.errors import ShuttingDown, UserError, explain_not_saved

log = logging.getLogger(__name__)

NOBODY_THERE = frozenset({UNKNOWN_MESSAGE, UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED})
"""Whoever acted has put our answer away, has been told that we are late, or gets their answer from
another delivery of the same interaction."""
MOMENT = 0.2
"""Seconds that somebody waits for an answer without being told that it is on its way."""
LATE = timedelta(seconds=1)
"""So old an interaction has waited long enough: Discord gives it up after three seconds."""
PATIENCE = 2.0
"""Seconds that what must be answered by its content itself (a form, suggestions) may wait for a
table; Discord does not wait for it beyond three."""
UNTOLD = "That counts, but I failed to show what came of it: `/board` has the table as it stands."

Suggest: TypeAlias = Callable[..., Coroutine[Any, Any, list[app_commands.Choice[str]]]]


class TooLate(Exception):
    """Discord no longer takes an acknowledgement: the player has been told that it failed."""


async def acknowledge(interaction: discord.Interaction[Any], *, thinking: bool = False) -> None:
    """Begin to tell Discord that we are at it, which must be done within three seconds, and go on
    meanwhile: what somebody does is written beside that call, not after its way there and back.
    `say` waits for it, and `acknowledged`. It says that the press has arrived, and no more: it is
    taken when something shows that, which is after it is written. One that has been waiting already
    is waited for here: its person may have been told that it failed. Raises TooLate. `thinking`: an
    ephemeral answer follows; otherwise the message pressed on stays as it is."""
    if "telling" in interaction.extras or interaction.response.is_done():
        return
    interaction.client.under_way.add(asyncio.current_task())
    announce(interaction, thinking=thinking)
    if _late(interaction):
        await interaction.extras["telling"]


def _late(interaction: discord.Interaction[Any]) -> bool:
    return discord.utils.utcnow() - interaction.created_at > LATE


async def acknowledged(interaction: discord.Interaction[Any]) -> bool:
    """Wait until Discord has heard that we are at it, if that is on its way. Whether it has."""
    try:
        if telling := interaction.extras.get("telling"):
            await telling
        return True
    except (TooLate, *PASSING) as failure:
        log.info("Discord took no acknowledgement for %s: %s", _what(interaction), failure)
        return False


def still_wanted(interaction: discord.Interaction[Any]) -> None:
    """Before something is written: raises TooLate, where it is known by now that the person has
    been told that it failed."""
    telling = interaction.extras.get("telling")
    if telling and telling.done() and isinstance(telling.exception(), TooLate):
        raise TooLate


async def promise(interaction: discord.Interaction[Any]) -> None:
    """An answer to this person alone follows, by `say`. What is ready in a moment is answered
    outright, which takes one call of Discord's instead of two; where it takes longer, Discord is
    told meanwhile that we are at it. For what changes nothing. Raises TooLate."""
    if "promised" in interaction.extras:
        return
    if _late(interaction):
        await acknowledge(interaction, thinking=True)
        return
    interaction.client.under_way.add(asyncio.current_task())
    loop = asyncio.get_running_loop()
    interaction.extras["promised"] = loop.call_later(MOMENT, announce, interaction)


def announce(interaction: discord.Interaction[Any], *, thinking: bool = True) -> None:
    """Begin to tell Discord that we are at it."""
    telling = asyncio.create_task(_defer(interaction, thinking), name="acknowledgement")
    telling.add_done_callback(lambda told: told.cancelled() or told.exception())
    interaction.extras["telling"] = telling


async def _defer(interaction: discord.Interaction[Any], thinking: bool) -> None:
    """A second delivery of the same interaction has been acknowledged already, which is well.
    Raises TooLate."""
    try:
        await interaction.response.defer(ephemeral=True, thinking=thinking)
    except discord.HTTPException as error:
        if error.code == UNKNOWN_INTERACTION:
            raise TooLate from error
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
        interaction.extras["again"] = True
    except discord.InteractionResponded:
        pass


async def _keep_promise(interaction: discord.Interaction[Any]) -> None:
    """Now the answer comes: see to it that nothing else is said first. Where Discord failed to hear
    that we are at it, it may hear the answer. Raises TooLate."""
    if promised := interaction.extras.get("promised"):
        promised.cancel()
    if telling := interaction.extras.get("telling"):
        try:
            await telling
        except PASSING as failure:
            log.info("Discord took no acknowledgement for %s: %s", _what(interaction), failure)


@dataclass(frozen=True, slots=True)
class Said:
    """A message to one person, as long as its interaction's token lasts."""

    interaction: discord.Interaction[Any]
    message_id: int | None
    """None: Discord has not told it."""
    message: discord.WebhookMessage | None = None
    """Where it is another than the interaction's own answer."""

    async def take_away(self) -> None:
        """Delete it. Raises what Discord answers."""
        if self.message is not None:
            await self.message.delete()
        else:
            await self.interaction.delete_original_response()


async def say(
    interaction: discord.Interaction[Any], said: str | LayoutView, *files: discord.File
) -> Said:
    """Say something to this person alone, whichever way the interaction stands."""
    await _keep_promise(interaction)
    view = said if isinstance(said, LayoutView) else _note(said)
    response, sent, message_id = interaction.response, None, None
    if not response.is_done() and "again" not in interaction.extras:
        answer = await response.send_message(
            view=view, files=list(files), ephemeral=True, allowed_mentions=NOBODY
        )
        message_id = answer.message_id
    elif (
        response.type is discord.InteractionResponseType.deferred_channel_message
        and "said" not in interaction.extras
    ):
        edited = await interaction.edit_original_response(
            view=view, attachments=list(files), allowed_mentions=NOBODY
        )
        message_id = edited.id
    else:
        sent = await interaction.followup.send(
            view=view, files=list(files), ephemeral=True, allowed_mentions=NOBODY, wait=True
        )
        message_id = sent.id
    interaction.extras["said"] = True
    return Said(interaction, message_id, sent)


@contextlib.asynccontextmanager
async def watch(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """Whatever is raised inside is told to the person, and goes no further."""
    try:
        yield
    except Exception as error:
        await tell(interaction, error)


@contextlib.asynccontextmanager
async def afterwards(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """What is done inside follows upon a change that is written. If it fails (the message pressed
    on has been dismissed, Discord is down, we are leaving, storage cannot be read, we have made a
    mistake in showing it), the change counts all the same, and nobody may be told otherwise."""
    words = UNTOLD
    try:
        yield
        return
    except (TooLate, *PASSING) as failure:
        log.info("Not all that came of %s could be told: %s", _what(interaction), failure)
        return
    except UserError:
        words = "That counts. The card follows as soon as I am back."
    except StorageFailed as failure:
        log.warning("What came of %s could not be told: %s", _what(interaction), failure)
    except Exception as failure:
        if _left(failure):
            return
        log.exception("What came of %s could not be told.", _what(interaction))
    with contextlib.suppress(*PASSING):
        await say(interaction, words)


class Unsuggested(logging.Filter):
    """discord.py tells of every suggestion that Discord no longer takes (somebody has typed on, or
    Discord asked twice) as an error with a trace: it is one line, for those who look closely."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, PASSING) and not _left(error):
            return True
        log.info("Nobody waits for these suggestions any more: %s", error)
        return False


UNSUGGESTED = Unsuggested()


def quietly(suggest: Suggest) -> Suggest:
    """Where an autocomplete meets a Mistake (there is no table here, we are leaving), or waits for
    the table longer than Discord would, it suggests nothing; the command itself says why."""

    @functools.wraps(suggest)
    async def suggested(*arguments: Any) -> list[app_commands.Choice[str]]:
        try:
            async with asyncio.timeout(PATIENCE):
                return await suggest(*arguments)
        except (UserError, TimeoutError):
            return []

    return suggested


async def tell(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Tell the person what went wrong."""
    cause = _cause(error)
    unknown = isinstance(cause, discord.NotFound) and cause.code == UNKNOWN_INTERACTION
    if isinstance(cause, TooLate) or unknown:  # a form, too, may come too late to be opened
        log.info("Discord took no acknowledgement for %s any more.", interaction.id)
        return
    if isinstance(cause, discord.HTTPException) and cause.code in NOBODY_THERE:
        log.info("Nobody waits for an answer to %s: %s", _what(interaction), cause)
        return
    if _left(cause):
        log.info("We have left before %s was answered.", _what(interaction))
        return
    rows: Sequence[ActionRow[LayoutView]] = ()
    words = _excuse(cause)
    if isinstance(cause, UserError):
        rows = cause.rows
    if words is None:
        reference = secrets.token_hex(3)
        log.error("Reference %s: %s", reference, _what(interaction), exc_info=cause)
        words = (
            "That went wrong, and it is our fault, not yours. Nothing at the table has changed. "
            f"Please try again; if it happens again, tell the bot's owner the reference "
            f"`{reference}`."
        )
    if not _refused(cause) and await _written(interaction):
        words = UNTOLD  # by another delivery of it, or before it went wrong
    try:
        await say(interaction, _note(words, *rows))
    except (*PASSING, TooLate, RuntimeError) as failure:  # the last: our session is closed
        log.info("Nobody could be told about %s: %s", _what(interaction), failure)


def _refused(error: BaseException | None) -> bool:
    """Whether the table or its rules said no, and nothing failed."""
    if not isinstance(error, UserError | Illegal):
        return False
    while error is not None:
        if isinstance(error, StorageFailed | ShuttingDown):
            return False
        error = error.__cause__
    return True


async def _written(interaction: discord.Interaction[Any]) -> bool:
    """Whether what the person did is in a journal: then nobody may tell them that it is not."""
    try:
        return bool(await interaction.client.store.counted(interaction.id))
    except StorageError:
        return False


def _left(error: BaseException | None) -> bool:
    """Whether we have left Discord meanwhile: aiohttp says so in no class of its own."""
    return isinstance(error, RuntimeError) and str(error) == "Session is closed"


def _cause(error: Exception) -> Exception:
    while isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError):
        inner = error.original if isinstance(error, app_commands.CommandInvokeError) else None
        if not isinstance(inner, Exception):
            break
        error = inner
    return error


def _excuse(error: Exception) -> str | None:
    """What to tell of an error that is no fault of ours; None for those that are."""
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
        return f"I cannot make sense of {text.quote(str(error.value))} there."
    if isinstance(error, app_commands.CheckFailure):
        return "That command is not yours to use."
    theirs = discord.HTTPException | discord.RateLimited | aiohttp.ClientError
    if isinstance(error, theirs) and passes(error):
        return "Discord failed me just now, so nothing has changed at the table. Please try again."
    if isinstance(error, StorageFailed):
        return explain_not_saved(error)
    if isinstance(error, discord.HTTPException):
        return unreachable(error)
    return None


def _note(words: str, *rows: ActionRow[LayoutView]) -> LayoutView:
    view = MessageView()
    view.add_item(TextDisplay(clip(words, limits.TEXT)))
    for row in rows:
        view.add_item(row)
    return view


def _what(interaction: discord.Interaction[Any]) -> str:
    command = interaction.command.qualified_name if interaction.command else None
    data: Any = interaction.data or {}
    # What comes after the table and the door says what was answered, which no log may know.
    identifier = ":".join(str(data.get("custom_id") or "").split(":")[:3])
    return f"{command or identifier or interaction.type.name} by user {interaction.user.id}"
