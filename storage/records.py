"""What is read back from storage beside the tables themselves: checkpoints, logs, statistics, and
the settings of players. Plain frozen values, as in `models`."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from rules.engine import Entry, Event


@dataclass(frozen=True, slots=True)
class Saved:
    """Where a table goes on from: `Table.load(saved.checkpoint, saved.since)`."""

    checkpoint: str
    since: list[Entry]


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """Something that happened, as its reader may know it. `id` grows with time; `edition` is the
    table's that it came with; `revision` the number of the journal entry that it came of (None:
    of none, such as the opening, or nobody knows any more); `about` the seats that it tells of."""

    id: int
    edition: int
    event: Event
    at: datetime
    revision: int | None = None
    about: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """A step of a game, as its reader may know it: its number, what was told first in it, of which
    seats it tells (of whom it tells most, first), and which round it is, where the events say."""

    number: int
    first: str
    about: tuple[int, ...]
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """As of which edition and revision somebody has seen a table, and when that was."""

    edition: int
    revision: int
    at: datetime


@dataclass(frozen=True, slots=True)
class HandMessage:
    """The DM message that shows a seat's hand to the user who holds the seat."""

    table_id: int
    seat: int
    user_id: int
    channel_id: int
    message_id: int
    edition: int


@dataclass(frozen=True, slots=True)
class Played:
    """What has been played of one game: how many tables came to their end; how many of them the
    person won (or, in a server, any person); how many people sat there on average; how many answers
    were given, and how long a question waited for one, as a median; when the last game ended."""

    game: str
    tables: int
    wins: int
    people: float
    answers: int
    wait: timedelta | None
    last: datetime


@dataclass(frozen=True, slots=True)
class Counts:
    """How much there is: tables by status (`over`: ended or closed), posts that are `late` (due by
    now, the oldest since then) and posts that wait for their time."""

    gathering: int
    playing: int
    over: int
    late: int
    waiting: int
    oldest: datetime | None


@dataclass(frozen=True, slots=True)
class PlayerSettings:
    """What a player has chosen, everywhere. `nudge_hours`: after how long a forgotten turn is
    brought to mind; 0 = never, None = as the table does. `dms_closed` is what Discord told us.
    `zone`: the time zone they live in, by its name in the time zone database; None = never said.
    `nudge_every`: after how many hours again; `quiet`: when never, such as "22:00-08:00", or "off";
    `nudge_by`: "channel" or "dm". None = as the table does. `lessons`: whether each kind of
    question explains itself when they first meet it."""

    hand_by_dm: bool = False
    words_only: bool = False
    dms_closed: bool = False
    nudge_hours: int | None = None
    zone: str | None = None
    nudge_every: int | None = None
    quiet: str | None = None
    nudge_by: str | None = None
    lessons: bool = True
