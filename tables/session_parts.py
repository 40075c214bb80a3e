"""The parts of a table in memory: its open questions, its seats, whom its card has called, and who
is there."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from rules.engine import Prompt
from rules.engine.messages import Text
from storage import Away, Bank, ReservedSeat, SeatVote, Wait
from tables.people.lessons import Learner
from tables.time.deadlines import Clock


@dataclass(slots=True)
class OpenQuestions:
    """The open questions of a table. `waits`: by question that the table waits for, what storage
    keeps about it: since when it is open, warnings, votes and extra time. `banks`: by seat.
    `asked`: the questions as of the last commit, without the free actions beside them."""

    waits: dict[str, Wait] = field(default_factory=dict)
    banks: dict[int, Bank] = field(default_factory=dict)
    asked: tuple[Prompt[Any], ...] = ()


@dataclass(slots=True)
class Seating:
    """What is special about a table's seats. `reserved`: by seat, the former holder for whom the
    table reserves it. `votes`: by seat, the open vote about who plays there. `absent_before`: the
    seats whose players were absent at the last commit."""

    reserved: dict[int, ReservedSeat] = field(default_factory=dict)
    votes: dict[int, SeatVote] = field(default_factory=dict)
    absent_before: frozenset[int] = frozenset()


Call = tuple[int, Text]
"""A user to call although the table does not wait for them, and why: the text of a question whose
answer another player hopes for, or the key of their new role. The same text with other options is
the same call."""


@dataclass(slots=True)
class Calls:
    """The calls of a table. `to_ping`: the users whose turn has come and whom no message has pinged
    yet. `open`: the open calls, none once the game is over; `made`: those that the card has made.
    `roles_told`: by user, the key of the role that they were last told they play."""

    to_ping: set[int] = field(default_factory=set)
    open: frozenset[Call] = frozenset()
    made: frozenset[Call] = frozenset()
    roles_told: dict[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Attendance:
    """The people at a table at the moment `at`, as snapshots show them and bots wait for them.
    `clocks`: those that run; `aways`: by seat, the absence of a player who is away; `learners`: by
    seat, what its player knows already."""

    at: datetime | None = None
    clocks: tuple[Clock, ...] = ()
    aways: Mapping[int, Away] = field(default_factory=dict)
    learners: Mapping[int, Learner] = field(default_factory=dict)
