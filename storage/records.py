"""What storage returns besides the tables themselves: checkpoints, logs, statistics, and the
settings of players. These are plain frozen values, as in `models`."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from rules.engine import Entry, Event


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What a table is loaded from: `Table.load(saved.checkpoint, saved.since, saved.packs)`.
    `packs`: the contents of the packs that the table plays with."""

    checkpoint: str
    since: list[Entry]
    packs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event, as its reader may know it. `id` grows with time. `edition`: the table's edition
    when the event was logged. `revision`: the number of the journal entry that caused it (None: no
    entry, as for the opening, or unknown). `about`: the seats that the event is about."""

    id: int
    edition: int
    event: Event
    at: datetime
    revision: int | None = None
    about: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """A step of a game, as its reader may know it. `first`: the first line logged in the step.
    `about`: the seats that its lines are about, the most mentioned first. `round`: the round, if
    the events up to the step name one and its first line does not."""

    number: int
    first: LoggedEvent
    about: tuple[int, ...]
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """The latest edition and revision of a table that a user has seen, and when they looked."""

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
class PlayStatistics:
    """Statistics of one kind of game. `tables`: how many were finished; `wins`: how many the user
    won (for a server: how many any person won); `people`: the average number of people at a table;
    `answers`: how many answers people gave; `wait`: the median time that a question waited for its
    answer, None if unknown; `last`: when the last game ended."""

    game: str
    tables: int
    wins: int
    people: float
    answers: int
    wait: timedelta | None
    last: datetime


@dataclass(frozen=True, slots=True)
class Counts:
    """Totals: tables by status (`over`: ended or closed), how many posts are overdue (`late`),
    since when the `oldest` of these is due, and how many posts are not due yet (`waiting`)."""

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
    `dms_closed`: Discord has refused our direct messages, and we try none until something shows
    that they may arrive; `dms_refused`: Discord's code for the reason, 0 if the last message
    arrived. `zone`: their time zone's name; None = never set. `lessons`: whether the bot explains
    each kind of question when they first meet it. `stand_in`: what answers for them when their time
    is up: "default", or the strength of a bot; None = as the table has it. `language`: in which
    they read what they see alone; None = as Discord has it."""

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
    language: str | None = None
