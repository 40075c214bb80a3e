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
from datetime import timedelta
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import app_commands
from discord.ui import ActionRow, LayoutView, TextDisplay

from rules.engine import Illegal
from storage import StorageError, StorageFailed, StorageFull

from . import limits, text
from .face import Face

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_INTERACTION = 10003, 10008, 10062
ALREADY_ACKNOWLEDGED = 40060
NOBODY_THERE = frozenset({UNKNOWN_MESSAGE, UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED})
"""Whoever acted has put our answer away, has been told that we are late, or gets their answer from
another delivery of the same interaction."""
NO_ACCESS, DMS_CLOSED, NO_PERMISSION = 50001, 50007, 50013
ARCHIVED_THREAD = 50083
TOO_MANY = 429
TOO_OLD = 30046
"""A message older than an hour may be changed only so often, in its whole channel."""
PASSING = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""What talking to Discord may raise."""


MOMENT = 0.2
"""Seconds that somebody waits for an answer without being told that it is on its way."""
LATE = timedelta(seconds=1)
"""So old an interaction has waited long enough: Discord gives it up after three seconds."""
UNTOLD = "That counts, but I failed to show what came of it: `/board` has the table as it stands."

Suggest: TypeAlias = Callable[..., Coroutine[Any, Any, list[app_commands.Choice[str]]]]


class Mistake(Exception):
    """A player asked for what cannot be. The text says why and what would work; `rows` may hold
    buttons that lead on."""

    def __init__(self, words: str, *rows: ActionRow[LayoutView]) -> None:
        super().__init__(words)
        self.rows = rows


class Leaving(Mistake):
    """Nothing new is begun any more."""


class TooLate(Exception):
    """Discord no longer takes an acknowledgement: the player has been told that it failed."""


async def acknowledge(interaction: discord.Interaction[Any], *, thinking: bool = False) -> None:
    """Tell Discord within three seconds that we are at it. `thinking`: an ephemeral answer follows;
    otherwise the message pressed on stays as it is. A second delivery of the same interaction has
    been acknowledged already, which is well. Raises TooLate."""
    interaction.client.under_way.add(asyncio.current_task())
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


async def promise(interaction: discord.Interaction[Any]) -> None:
    """An answer to this person alone follows, by `say`. What is ready in a moment is answered
    outright, which takes one call of Discord's instead of two; where it takes longer, Discord is
    told meanwhile that we are at it. For what changes nothing: until it is acknowledged, nobody
    knows whether Discord still waits for us. Raises TooLate."""
    if discord.utils.utcnow() - interaction.created_at > LATE:
        await acknowledge(interaction, thinking=True)
        return
    interaction.client.under_way.add(asyncio.current_task())
    loop = asyncio.get_running_loop()
    interaction.extras["promised"] = loop.call_later(MOMENT, announce, interaction)


def announce(interaction: discord.Interaction[Any]) -> None:
    """The answer takes longer than a moment: begin to tell Discord that we are at it."""
    told = acknowledge(interaction, thinking=True)
    interaction.extras["telling"] = asyncio.create_task(told, name="acknowledgement")


async def _keep_promise(interaction: discord.Interaction[Any]) -> None:
    """Now the answer comes: see to it that nothing else is said first. Raises TooLate."""
    if promised := interaction.extras.pop("promised", None):
        promised.cancel()
    if telling := interaction.extras.pop("telling", None):
        await telling


async def say(
    interaction: discord.Interaction[Any], said: str | LayoutView, *files: discord.File
) -> None:
    """Say something to this person alone, whichever way the interaction stands."""
    await _keep_promise(interaction)
    view = said if isinstance(said, LayoutView) else _note(said)
    response = interaction.response
    if not response.is_done() and "again" not in interaction.extras:
        await response.send_message(
            view=view, files=list(files), ephemeral=True, allowed_mentions=text.NOBODY
        )
    elif (
        response.type is discord.InteractionResponseType.deferred_channel_message
        and "said" not in interaction.extras
    ):
        await interaction.edit_original_response(
            view=view, attachments=list(files), allowed_mentions=text.NOBODY
        )
    else:
        await interaction.followup.send(
            view=view, files=list(files), ephemeral=True, allowed_mentions=text.NOBODY
        )
    interaction.extras["said"] = True


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
    except PASSING as failure:
        log.info("Not all that came of %s could be told: %s", _what(interaction), failure)
        return
    except Mistake:
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
    """Where an autocomplete meets a Mistake (there is no table here, we are leaving), it suggests
    nothing; the command itself says why."""

    @functools.wraps(suggest)
    async def suggested(*arguments: Any) -> list[app_commands.Choice[str]]:
        try:
            return await suggest(*arguments)
        except Mistake:
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
    if isinstance(cause, Mistake):
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
    if not isinstance(error, Mistake | Illegal):
        return False
    while error is not None:
        if isinstance(error, StorageFailed | Leaving):
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
    if isinstance(error, Mistake | Illegal):
        return str(error)
    if isinstance(error, app_commands.NoPrivateMessage):
        return "This works in a server's channel, not in a direct message."
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return (
            "This command has changed since Discord last heard of it. Reload Discord (Ctrl+R), "
            "or ask the bot's owner to run `/sync`."
        )
    if isinstance(error, app_commands.TransformerError):
        return f"I cannot make sense of {text.quote(str(error.value))} there."
    if isinstance(error, app_commands.CheckFailure):
        return "That command is not yours to use."
    limited = isinstance(error, discord.HTTPException) and error.status == TOO_MANY
    if limited or isinstance(error, discord.DiscordServerError | aiohttp.ClientError):
        return "Discord failed me just now, so nothing has changed at the table. Please try again."
    if isinstance(error, StorageFailed):
        return unwritten(error)
    if isinstance(error, discord.HTTPException):
        return unreachable(error)
    return None


def unwritten(error: StorageFailed) -> str:
    """What it means to a player that nothing could be written, in words."""
    if isinstance(error, StorageFull):
        return (
            "My disk is full, so I could not write that down, and what is not written does not "
            "count. All stands as it stood; tell the bot's owner, then try again."
        )
    return (
        "I could not write that down, and what is not written does not count. "
        "All stands as it stood; try again in a minute."
    )


def unreachable(error: discord.HTTPException) -> str | None:
    """Why Discord would not let the bot post, in words; None where it is another matter."""
    if error.code in (NO_PERMISSION, NO_ACCESS):
        return (
            "I may not post in this table's channel. Somebody who manages it can give me "
            "View Channel, Send Messages (in threads too), Attach Files and Read Message History; "
            "then the next move brings the card back. The table itself is safe."
        )
    if error.code == UNKNOWN_CHANNEL:
        return (
            "This table's channel has been deleted. The table is kept: `/game move`, in another "
            "channel of the server, goes on with it there."
        )
    if error.code == ARCHIVED_THREAD:
        return "This table's thread is archived. Open it again, and the next move brings the card."
    return None


def unstored(error: BaseException) -> StorageError | None:
    """What storage refused, where the error is that, or a table's refusal for that reason."""
    if isinstance(error, Mistake):
        error = error.__cause__ or error
    return error if isinstance(error, StorageError) else None


def lasting(error: discord.HTTPException) -> bool:
    """Whether Discord refuses until somebody changes something: to try again is no use."""
    return error.code == DMS_CLOSED or unreachable(error) is not None


def _note(words: str, *rows: ActionRow[LayoutView]) -> LayoutView:
    view = Face()
    view.add_item(TextDisplay(limits.clip(words, limits.TEXT)))
    for row in rows:
        view.add_item(row)
    return view


def _what(interaction: discord.Interaction[Any]) -> str:
    command = interaction.command.qualified_name if interaction.command else None
    data: Any = interaction.data or {}
    # What comes after the table and the door says what was answered, which no log may know.
    identifier = ":".join(str(data.get("custom_id") or "").split(":")[:3])
    return f"{command or identifier or interaction.type.name} by user {interaction.user.id}"
