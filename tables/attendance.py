"""The people at a table, as snapshots show them and bots wait for them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from storage import Away
from tables.people.lessons import Learner
from tables.time.deadlines import Clock


@dataclass(frozen=True, slots=True)
class Attendance:
    """The people at a table at the moment `at`. `clocks`: those that run; `aways`: by seat, the
    absence of a player who is away; `learners`: by seat, what its player knows already."""

    at: datetime | None = None
    clocks: tuple[Clock, ...] = ()
    aways: Mapping[int, Away] = field(default_factory=dict)
    learners: Mapping[int, Learner] = field(default_factory=dict)
