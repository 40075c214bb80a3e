"""Finds whose setting counts for reminders and warnings to a player: first the player's, then the
table's, then the server's, then the default."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from storage import PlayerSettings
from tables.settings import USUAL_REMINDING, By, Reminding, ServerSettings, TableSettings
from tables.time.quiet_hours import Night, parse_quiet_hours
from tables.time.timezones import DEFAULT_ZONE_NAME, find_zone_or_utc

Source = Literal["player", "table", "server", "usual"]

REMINDER_FIELDS = ("after", "every", "times", "quiet", "by")


@dataclass(frozen=True, slots=True)
class ChosenSetting:
    """The value of a setting, and whose setting it is."""

    value: Any
    source: Source


@dataclass(frozen=True, slots=True, eq=False)
class EffectiveSettings:
    """The settings that apply to one person at one table: each field of Reminding, and the time
    zone. The same settings give the same object, so that callers can cache what they work out from
    it."""

    said: dict[str, ChosenSetting]
    zone: ChosenSetting
    table_after: int
    """The value of `after` for a person at that table who has set nothing themselves."""

    @property
    def reminded_by(self) -> By:
        """How reminders reach the person: in the table's channel or by direct message."""
        by: By = self.said["by"].value
        return by

    @property
    def night(self) -> Night:
        """The person's quiet hours."""
        return Night(parse_quiet_hours(self.said["quiet"].value), find_zone_or_utc(self.zone.value))


def make_own_reminding(player: PlayerSettings) -> Reminding:
    """Make a Reminding of what a player has set themselves."""
    return Reminding.model_validate(
        {
            "after": player.nudge_hours,
            "every": player.nudge_every,
            "quiet": player.quiet,
            "by": player.nudge_by,
        }
    )


@lru_cache(maxsize=5000)
def find_effective_settings(
    player: PlayerSettings, table: TableSettings, server: ServerSettings
) -> EffectiveSettings:
    """Find the settings that apply: the player's, else the table's, else the server's, else the
    default. The result is cached, because every answer needs it and it hardly ever changes."""
    mine = make_own_reminding(player)
    if mine.after == 0:  # then the table alone sets when it is told of a stall
        mine = mine.model_copy(update={"every": None})
    levels: list[tuple[Source, Reminding]] = [
        ("player", mine),
        ("table", table.reminders),
        ("server", server.reminders),
        ("usual", USUAL_REMINDING),
    ]
    zones: list[tuple[Source, str | None]] = [
        ("player", player.zone),
        ("server", server.zone),
        ("usual", DEFAULT_ZONE_NAME),
    ]
    first = next(ChosenSetting(value, source) for source, value in zones if value)
    after = _find_setting(levels[1:], "after").value
    return EffectiveSettings(
        {name: _find_setting(levels, name) for name in REMINDER_FIELDS}, first, after
    )


def _find_setting(levels: Sequence[tuple[Source, Reminding]], name: str) -> ChosenSetting:
    return next(
        ChosenSetting(value, source)
        for source, level in levels
        if (value := getattr(level, name)) is not None
    )
