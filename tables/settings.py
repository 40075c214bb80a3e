"""The settings of a server and of a table: kept as JSON, validated here."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

LONGEST_WAIT = 336
"""The longest wait for a reminder, in hours: two weeks. A player who has not come back by then has
not merely forgotten."""

By = Literal["channel", "dm"]


class Reminding(BaseModel):
    """How players are reminded of their turns: after `after` hours (0: never), then every `every`
    hours, at most `times` times, not in `quiet` hours (such as "22:00-08:00", or "off"). None: as
    at the next level up (table, server, default)."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    after: int | None = Field(default=None, ge=0, le=LONGEST_WAIT)
    every: int | None = Field(default=None, ge=1, le=LONGEST_WAIT)
    times: int | None = Field(default=None, ge=1, le=10)
    quiet: str | None = None
    by: By | None = None


USUAL_REMINDING = Reminding(after=24, every=24, times=3, quiet="22:00-08:00", by="channel")
"""The defaults for reminders."""

Each = Literal["decision", "game"]
"""Whether the time is for each decision, or a bank for the whole game."""
Then = Literal["default", "bot", "vote"]
"""What happens when the time is up: the question's default, a bot's move for this turn, or a vote
of the other players."""

SHORTEST, LONGEST = timedelta(minutes=10), timedelta(days=30)


class Deadline(BaseModel):
    """How long players may think, and what happens then. `since`: when the rule was set at a table
    in play; time counts from then on."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    each: Each = "decision"
    minutes: int = Field(ge=1, le=LONGEST // timedelta(minutes=1))
    then: Then = "default"
    since: AwareDatetime | None = None

    @property
    def limit(self) -> timedelta:
        return timedelta(minutes=self.minutes)

    @property
    def free_time(self) -> timedelta:
        """The time of each decision that is not taken from the bank, so a player has it even when
        the bank is empty."""
        return max(self.limit / 24, timedelta(minutes=1))

    def make_restarted(self, now: datetime) -> Deadline:
        """Copy the rule, with time counting from now on."""
        return self.model_copy(update={"since": now})


class ServerSettings(BaseModel):
    """What server managers have set for all its tables. `zone`: the time zone for players
    who have not set their own."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    openers: tuple[int, ...] = ()
    """The roles that may open tables; () for everybody."""
    places: tuple[int, ...] = ()
    """The channels (threads included) where tables may be; () for all."""
    most: int | None = Field(default=None, ge=1)
    """How many tables may be open at a time; None for any number."""
    words_only: bool = False
    """Whether new tables begin without pictures."""
    archive: bool = True
    """Whether a thread is archived a day after its table has ended."""
    reminders: Reminding = Reminding()
    zone: str | None = None
    greeted: bool = False
    """Whether the server has been shown the welcome message with the games."""
    language: str | None = None
    """The language that new tables begin with; None: Discord's for the server."""
    deadline: Deadline | None = None
    """The deadline rule that new tables start with."""


class TableSettings(BaseModel):
    """What a table has set for itself: the `settings` of its row."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    words_only: bool = False
    reminders: Reminding = Reminding()
    deadline: Deadline | None = None
    language: str | None = None
    """The language of what everybody at the table reads (`TableRow.language`)."""
    packs_from_file: bool = False
    """Whether the table's packs came with an imported file, without anybody here letting them in.
    The table's campaign goes on with them; no other table begins with them."""
