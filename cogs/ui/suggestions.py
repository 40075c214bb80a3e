"""Make the suggestions of autocompletes."""

import asyncio
import functools
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from discord import app_commands

from cogs.ui import limits
from cogs.ui.errors import SECONDS_FOR_TABLE
from cogs.ui.refusals import CALL_ERRORS, is_session_closed
from rules.engine.clipping import clip_text
from storage import StorageFailed
from tables.errors import UserError
from tables.wording.languages import list_offered_languages

log = logging.getLogger(__name__)

Suggest: TypeAlias = Callable[..., Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def make_choices(pairs: list[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Make suggestions of those (name, value) pairs that match what has been typed. Names that
    begin with the typed text come first."""
    wanted = typed.casefold().strip()
    found = [pair for pair in pairs if wanted in pair[0].casefold() or wanted == pair[1].casefold()]
    found.sort(key=lambda pair: not pair[0].casefold().startswith(wanted))
    return [
        app_commands.Choice(name=clip_text(name or "—", limits.CHOICE_NAME), value=value)
        for name, value in found[: limits.SUGGESTIONS]
        if 0 < len(value) <= limits.CHOICE_VALUE
    ]


async def suggest_languages(_: object, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the languages that people may choose."""
    return make_choices([(name, code) for code, name in list_offered_languages().items()], typed)


class LateSuggestionFilter(logging.Filter):
    """Turns discord.py's error about suggestions that came too late into one line at INFO. Discord
    rejects suggestions if the user has typed on, or if it asked twice, so the error is common and
    not ours."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, CALL_ERRORS) and not is_session_closed(error):
            return True
        log.info("Nobody waits for these suggestions any more: %s", error)
        return False


LATE_SUGGESTION_FILTER = LateSuggestionFilter()


def wrap_suggester(suggest: Suggest) -> Suggest:
    """Wrap an autocomplete so that it suggests nothing if it raises UserError (there is no table
    here, the bot is shutting down), if storage cannot be read, or if it waits longer for the table
    than Discord would. The command itself then says why."""

    @functools.wraps(suggest)
    async def suggested(*arguments: Any) -> list[app_commands.Choice[str]]:
        try:
            async with asyncio.timeout(SECONDS_FOR_TABLE):
                return await suggest(*arguments)
        except (UserError, TimeoutError, StorageFailed):
            return []

    return suggested
