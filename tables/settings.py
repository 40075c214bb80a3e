"""What is customary in a server and at a table: chosen there, kept as JSON, checked here."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

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

Each = Literal["decision", "game"]
"""The time is for each decision, or a bank for the whole game."""
Then = Literal["default", "bot", "vote"]
"""When it is up: the question's default, a bot for this turn, or a vote of the others."""

SHORTEST, LONGEST = timedelta(minutes=10), timedelta(days=30)


class Deadline(BaseModel):
    """How long somebody may think, and what happens then. `since`: when it was made at a table in
    play; time counts from then on."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    each: Each = "decision"
    minutes: int = Field(ge=1, le=LONGEST // timedelta(minutes=1))
    then: Then = "default"
    since: AwareDatetime | None = None

    @property
    def limit(self) -> timedelta:
        return timedelta(minutes=self.minutes)

    @property
    def free(self) -> timedelta:
        """So much of each decision is not taken from a bank: an empty one leaves that."""
        return max(self.limit / 24, timedelta(minutes=1))

    def from_now(self, now: datetime) -> Deadline:
        """The same, counting from now on."""
        return self.model_copy(update={"since": now})


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
    greeted: bool = False
    """Whether the server has been shown the games, as whoever adds the bot is."""

    deadline: Deadline | None = None
    """What new tables begin with."""


class TableSettings(BaseModel):
    """What a table has chosen for itself: its row's `settings`."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    words_only: bool = False
    reminders: Reminding = Reminding()
    deadline: Deadline | None = None
