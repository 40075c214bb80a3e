"""A commit: what becomes durable at once at a table in play, in parts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from rules.engine import Entry, Event
from rules.engine.presets import Preset
from storage.models import NO_UPKEEP, Post, Reminder, Seat, Upkeep


@dataclass(frozen=True, slots=True)
class Actor:
    """The user whose action leads to a commit, and who sees its result; None: nobody's.
    `interaction_id` belongs to the first entry. `lesson` and `role`: the kind of question and the
    role that were explained to the user for the first time; None: nothing new."""

    user_id: int | None = None
    interaction_id: int | None = None
    lesson: str | None = None
    role: str | None = None


NO_ACTOR = Actor()


@dataclass(frozen=True, slots=True)
class GameAfter:
    """The game after a commit. `version`: of the rules. `checkpoint`: the table's dump, if
    `table.based_at` has moved (or names have changed); None: only append the entries. `called`:
    other names that the events may use for players, each with the seat. `winners`: the seats that
    won, if the game has `ended`. `carried`: what the campaign's next chapter starts from, if this
    one has ended."""

    version: str = ""
    checkpoint: str | None = None
    called: Sequence[tuple[int, str]] = ()
    ended: bool = False
    winners: Sequence[int] | None = None
    carried: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What a commit changes outside the game. `seats` and `settings` None: unchanged. `presets`:
    for each user whose answers given ahead have changed, all that count from now on."""

    seats: Sequence[Seat] | None = None
    settings: dict[str, Any] | None = None
    presets: Mapping[int, tuple[Preset, ...]] = field(default_factory=dict)


NO_CHANGES = Arrangement()
"""An Arrangement that changes nothing, which is the case for nearly every answer."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Whom a table waits for after a commit. `waits`: the questions that it waits for, each with
    its seat; None: unchanged. `due_at`: when it next has something to do; None: never.
    `reminders`: the changed ones. `upkeep`: changes of clocks and seats."""

    waits: Mapping[str, int] | None = None
    due_at: datetime | None = None
    reminders: Sequence[Reminder] = ()
    upkeep: Upkeep = NO_UPKEEP


@dataclass(frozen=True, slots=True)
class Commit:
    """One answer, or several by bots in a row, with all consequences; all of it becomes durable, or
    nothing. `revision`: the table's before the entries. `entries` may be empty, for a new holder of
    a seat or other settings. `shares`: how many of the events came from each entry, in order; ():
    all came from the last."""

    table_id: int
    revision: int
    entries: Sequence[Entry] = ()
    events: Sequence[Event] = ()
    shares: Sequence[int] = ()
    outbox: Sequence[Post] = ()
    actor: Actor = NO_ACTOR
    game: GameAfter = field(default_factory=GameAfter)
    beside: Arrangement = NO_CHANGES
    timing: Timing = field(default_factory=Timing)

    @property
    def revision_after(self) -> int:
        """The table's revision after the entries."""
        return self.revision + len(self.entries)

    @property
    def told_events(self) -> list[tuple[Event, int | None]]:
        """Each event with the revision of the entry that caused it; None: no entry caused it."""
        shares = self.shares or (*[0] * (len(self.entries) - 1), len(self.events))
        made: list[int | None] = [self.revision + n for n in range(1, len(self.entries) + 1)]
        sources = [source for source, many in zip(made, shares, strict=False) for _ in range(many)]
        return list(zip(self.events, sources or [None] * len(self.events), strict=True))
