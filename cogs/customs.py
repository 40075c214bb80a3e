"""What is customary in a server and at a table: chosen there, kept as JSON, checked here."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

LONGEST_WAIT = 336
"""Hours: a fortnight. Who has not come back by then has not forgotten."""

By = Literal["channel", "dm"]


class Reminding(BaseModel):
    """How forgotten turns are brought to mind. `after` so many hours (0: never), again `every` so
    many, so many `times`, not in `quiet` hours (such as "22:00-08:00", or "off"). None: as it is
    one step further out, at the table, in the server, by default."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    after: int | None = Field(default=None, ge=0, le=LONGEST_WAIT)
    every: int | None = Field(default=None, ge=1, le=LONGEST_WAIT)
    times: int | None = Field(default=None, ge=1, le=10)
    quiet: str | None = None
    by: By | None = None


USUAL = Reminding(after=24, every=24, times=3, quiet="22:00-08:00", by="channel")
"""Where nobody has said anything."""


class ServerSettings(BaseModel):
    """What those who manage a server have chosen for all its tables. `zone`: the time zone of those
    of its players who never said theirs."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    openers: tuple[int, ...] = ()
    """The roles whose holders may open tables; () for everybody."""
    places: tuple[int, ...] = ()
    """The channels, with their threads, where tables may stand; () for everywhere."""
    most: int | None = Field(default=None, ge=1)
    """How many tables may be open at a time; None for any number."""
    words_only: bool = False
    """Whether new tables begin without pictures."""
    archive: bool = True
    """Whether a thread is archived a day after its table has ended."""
    reminders: Reminding = Reminding()
    zone: str | None = None


class TableSettings(BaseModel):
    """What a table has chosen for itself: its row's `settings`."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    words_only: bool = False
    reminders: Reminding = Reminding()
