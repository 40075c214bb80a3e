"""Works out when to remind a player of their turn: arithmetic alone, without tables or Discord."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from storage import Reminder
from tables.time.quiet_hours import Night


@dataclass(frozen=True, slots=True)
class ReminderPace:
    """How often the bot reminds a player at one table. `after`: how long after their turn began;
    None: never. `every`: how long between two reminders; `times`: how many there are in all.
    `silent`: the player wants none, but the bot still tells the table that it has stalled, unless
    `tells` is False."""

    after: timedelta | None
    every: timedelta
    times: int
    night: Night
    silent: bool = False
    tells: bool = True


@dataclass(frozen=True, slots=True)
class Step:
    """The next thing to do, and when (may be in the past): remind the person, or tell the table
    that it has stalled."""

    at: datetime
    does: Literal["remind", "stall"]


def find_next_step(
    since: datetime, pace: ReminderPace, done: Reminder, away: datetime | None = None
) -> Step | None:
    """Find the next thing to do about a turn that began at `since`, given what has been `done`.
    Return None if there is nothing until something changes. `away`: until when the player is
    away."""
    if pace.after is None or done.stalled:
        return None
    at = done.sent_at + pace.every if done.sent and done.sent_at else since + pace.after
    left = max(pace.times - done.sent, 0)
    does: Literal["remind", "stall"] = "remind" if left else "stall"
    if pace.silent or done.muted:
        does, at = "stall", at + pace.every * left
    elif done.snoozed_until is not None:
        does, at = "remind", done.snoozed_until
    if does == "stall" and not pace.tells:
        return None
    at = at if away is None else max(at, away)
    return Step(pace.night.move_after_quiet(at), does)
