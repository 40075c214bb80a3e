"""What is read back from storage beside the tables themselves: checkpoints, logs, statistics, and
the settings of players. Plain frozen values, as in `models`."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from rules.engine import Entry, Event


@dataclass(frozen=True, slots=True)
class Saved:
    """What a table is loaded from: `Table.load(saved.checkpoint, saved.since, saved.packs)`.
    `packs`: the contents of those that it plays with."""

    checkpoint: str
    since: list[Entry]
    packs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event, as its reader may know it. `id` grows with time; `edition` is the table's when it
    was logged; `revision` the number of the journal entry that it came of (None: of none, such as
    the opening, or unknown); `about`: the seats that it is about."""

    id: int
    edition: int
    event: Event
    at: datetime
    revision: int | None = None
    about: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """A step of a game, as its reader may know it: its number, the first line logged in it, the
    seats that it is about (most often mentioned first), and its round, where the events say."""

    number: int
    first: str
    about: tuple[int, ...]
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """Up to which edition and revision a user has seen a table, and when they looked."""

    edition: int
    revision: int
    at: datetime


@dataclass(frozen=True, slots=True)
class HandMessage:
    """The direct message that shows a seat's hand to its holder."""

    table_id: int
    seat: int
    user_id: int
    channel_id: int
    message_id: int
    edition: int


@dataclass(frozen=True, slots=True)
class Played:
    """Statistics of one game: how many tables were finished; how many of them the person won (in a
    server: any person); how many people there were on average; how many answers they gave, and the
    median time that a question waited for one; when the last game ended."""

    game: str
    tables: int
    wins: int
    people: float
    answers: int
    wait: timedelta | None
    last: datetime


@dataclass(frozen=True, slots=True)
class Counts:
    """Totals: tables by status (`over`: ended or closed), posts that are overdue (`late`, the
    oldest since then), and posts that are not due yet."""

    gathering: int
    playing: int
    over: int
    late: int
    waiting: int
    oldest: datetime | None


@dataclass(frozen=True, slots=True)
class PlayerSettings:
    """What a player has set, for all tables. `nudge_hours`: after how many hours they are reminded;
    0 = never. `nudge_every`: after how many hours again. `quiet`: quiet hours such as
    "22:00-08:00", or "off". `nudge_by`: "channel" or "dm". In these, None = as the table does.
    `dms_closed`: Discord has refused our direct messages, and none is tried until something shows
    that they may arrive; `dms_refused`: its code for why, 0 where the last one arrived. `zone`:
    their time zone's name; None = never set. `lessons`: whether each kind of question is explained
    when they first meet it. `stand_in`: what answers for them when their time is up: "default", or
    the strength of a bot; None = as the table has it."""

    hand_by_dm: bool = False
    words_only: bool = False
    dms_closed: bool = False
    nudge_hours: int | None = None
    zone: str | None = None
    nudge_every: int | None = None
    quiet: str | None = None
    nudge_by: str | None = None
    lessons: bool = True
    dms_refused: int = 0
    stand_in: str | None = None
