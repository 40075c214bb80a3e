"""Time zones of players."""

from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from rules.engine.clipping import clip_text
from tables.errors import UserError
from tables.words import Message

DEFAULT_ZONE_NAME = "UTC"
"""The time zone of players who have not set one."""


@cache
def list_zone_names() -> tuple[str, ...]:
    """List the names of all time zones that people live in, as Area/City."""
    return tuple(sorted(name for name in available_timezones() if _is_inhabited(name)))


def _is_inhabited(name: str) -> bool:
    return name == DEFAULT_ZONE_NAME or (
        "/" in name and not name.startswith(("Etc/", "SystemV/", "posix/"))
    )


def find_zone_or_utc(name: str | None) -> ZoneInfo:
    """Find the zone of that name. Return UTC if there is none of that name (any more)."""
    try:
        return ZoneInfo(name or DEFAULT_ZONE_NAME)
    except (KeyError, ValueError, OSError):  # ZoneInfoNotFoundError is a KeyError
        return ZoneInfo(DEFAULT_ZONE_NAME)


def parse_zone_name(words: str) -> str:
    """Find the name of the zone that a user has typed, in full or as its city alone. Raises
    UserError if none or several fit."""
    wanted = words.strip().replace(" ", "_").casefold()
    exact = [name for name in list_zone_names() if name.casefold() == wanted]
    found = exact or [
        name for name in list_zone_names() if name.casefold().rsplit("/")[-1] == wanted
    ]
    if len(found) == 1:
        return found[0]
    if found:
        raise UserError(Message("several-zones", zones=", ".join(found[:8])))
    raise UserError(Message("unknown-zone", said=clip_text(words, 60)))
