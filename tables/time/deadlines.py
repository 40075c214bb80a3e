"""How long a player may think: arithmetic alone, without storage or Discord.

The time a player has used is the time that has passed, less the time they were away. With a limit
per decision, each question has its own deadline. With a bank of time for the whole game, time is
counted once however many questions a seat has open.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from storage import Away, Bank, Wait
from tables.settings import Deadline
from tables.time.quiet_hours import NEVER_QUIET, Night

SOONEST, EARLIEST = timedelta(minutes=5), timedelta(hours=12)
"""A player is warned when a quarter of the time is left, but no later than SOONEST and no earlier
than EARLIEST before the end. Only because of quiet hours may a warning come in the first half of
the time."""
TIME_BEFORE_QUIET = timedelta(minutes=30)
"""A warning that cannot wait until quiet hours end is sent this long before they begin, which
leaves time to act on it."""
NO_TIME = timedelta(0)


@dataclass(frozen=True, slots=True)
class Clock:
    """The time that a seat has for some questions. `expires` None: the clock is stopped until the
    player says that they are back. `warns`: when to warn the player; None: no (further) warning."""

    seat: int
    prompts: tuple[str, ...]
    expires: datetime | None
    warns: datetime | None = None

    @property
    def due_at(self) -> datetime | None:
        """When this clock next needs something done: the warning if one is due, else the end. None:
        nothing. No time runs out before the player has had the warning."""
        return self.warns or self.expires


@dataclass(frozen=True, slots=True)
class Holder:
    """What the clocks of a player depend on: when they are away, and their quiet hours."""

    aways: Sequence[Away] = ()
    night: Night = NEVER_QUIET

    def is_away(self, at: datetime) -> bool:
        """Whether the player is away at that moment."""
        return any(a.since <= at and (a.until is None or at < a.until) for a in self.aways)

    def has_left_since(self, at: datetime, now: datetime) -> bool:
        """Whether the player has gone away between these two moments."""
        return any(at <= away.since <= now for away in self.aways)

    def find_return(self, at: datetime) -> datetime:
        """Find when a player who is away at that moment will be back. If they are not away, return
        the moment itself. The player must have said when they will be back."""
        merged = _merge_aways(self.aways)
        return next((a.until for a in merged if a.until and a.since <= at < a.until), at)


def compute_time_used(since: datetime, now: datetime, aways: Sequence[Away]) -> timedelta:
    """Compute the time used between two moments, less the times away."""
    if now <= since:
        return NO_TIME
    return (now - since) - sum((_find_overlap(a, since, now) for a in _merge_aways(aways)), NO_TIME)


def find_end(since: datetime, allowed: timedelta, aways: Sequence[Away]) -> datetime | None:
    """Find when the player will have used that much time. Return None if that depends on when they
    say that they are back."""
    at, left = since, allowed
    for away in _merge_aways(aways):
        if away.until is not None and away.until <= at:
            continue
        if away.since > at:
            if away.since - at >= left:
                break
            left -= away.since - at
        if away.until is None:
            return None
        at = away.until
    return at + left


def _find_overlap(away: Away, since: datetime, now: datetime) -> timedelta:
    begins = max(away.since, since)
    ends = now if away.until is None else min(away.until, now)
    return max(ends - begins, NO_TIME)


def _merge_aways(aways: Sequence[Away]) -> list[Away]:
    """Sort these times away and merge those that overlap."""
    found: list[Away] = []
    for away in sorted(aways, key=lambda each: each.since):
        last = found[-1] if found else None
        if last is None or (last.until is not None and last.until < away.since):
            found.append(away)
        elif last.until is not None:
            until = None if away.until is None else max(last.until, away.until)
            found[-1] = Away(last.since, until)
    return [away for away in found if away.until is None or away.until > away.since]


def find_warning_lead(limit: timedelta) -> timedelta:
    """Find how long before the end of this limit the bot warns the player."""
    return min(max(SOONEST, min(EARLIEST, limit / 4)), limit / 2)


def make_clocks(
    rule: Deadline,
    waits: Sequence[Wait],
    banks: Mapping[int, Bank],
    holders: Mapping[int, Holder],
    now: datetime,
) -> list[Clock]:
    """Make the clocks that run at a table, given the questions it waits for. Clocks of people who
    are away are stopped, and warnings respect quiet hours. A question gets no clock while the
    others vote because its time ran out."""
    seats = {wait.seat for wait in waits}
    found: list[Clock] = []
    for seat in sorted(seats):
        own = [wait for wait in waits if wait.seat == seat]
        holder = holders.get(seat, Holder())
        if rule.each == "decision":
            open_ = [wait for wait in own if not _is_voted_on(rule, wait)]
            found += [
                _make_clock(rule.limit, [wait], _find_start(rule, wait), holder, now)
                for wait in open_
            ]
        elif not any(_is_voted_on(rule, wait) for wait in own):
            bank = banks.get(seat)
            start = find_running_start(rule, own, bank)
            found.append(
                _make_clock(
                    find_time_left_in_bank(rule, bank) + rule.free_time, own, start, holder, now
                )
            )
    return found


def _make_clock(
    allowed: timedelta, waits: Sequence[Wait], start: datetime, holder: Holder, now: datetime
) -> Clock:
    seat, prompts = waits[0].seat, tuple(wait.prompt for wait in waits)
    notice = find_warning_lead(allowed)
    expires = find_end(start, allowed, holder.aways)
    usual = find_end(start, allowed - notice, holder.aways)
    if expires is None or usual is None:
        return Clock(seat, prompts, None)
    warns = _find_warning_time(usual, start, expires, notice, holder)
    warned = [w.warned for w in waits if w.warned is not None and w.warned >= start]
    # Players who have been away since may have missed the warning. The bot also drops one that
    # waits for the end of quiet hours if the player has left by then.
    missed = any(holder.has_left_since(at, now) for at in warned)
    if missed or not warned:
        if missed or (warns is not None and warns <= now):
            warns = holder.night.move_after_quiet(holder.find_return(now))
        return Clock(seat, prompts, expires, warns)
    # After a late warning (the bot was not running, the player was away), the player still gets the
    # time it names.
    speaks_of = notice if warns is None else min(notice, expires - warns)
    late = find_end(max(warned), speaks_of, holder.aways)
    return Clock(seat, prompts, None if late is None else max(expires, late))


def _find_warning_time(
    usual: datetime, start: datetime, expires: datetime, notice: timedelta, holder: Holder
) -> datetime | None:
    """Find when to warn a player whose warning would usually come at `usual`. If that is in quiet
    hours, warn when they end if half of the notice is left then, and otherwise TIME_BEFORE_QUIET
    before they begin. If the question came later than that, warn when quiet hours end, if at least
    SOONEST is left then. Return None if no time fits."""
    night = holder.night
    near = usual if night.is_quiet_at(usual) else usual + TIME_BEFORE_QUIET
    if not night.is_quiet_at(near):
        return usual
    eve = night.move_before_quiet(near) - TIME_BEFORE_QUIET
    fits = eve > start and not night.is_quiet_at(eve) and not holder.is_away(eve)
    if not night.is_quiet_at(
        usual
    ):  # just before the night, where a little delay would be too much
        return eve if fits else usual
    left = expires - night.move_after_quiet(usual)
    if left >= notice / 2 or (not fits and left >= SOONEST):
        return expires - left
    return eve if fits else None


def _is_voted_on(rule: Deadline, wait: Wait) -> bool:
    """Whether a vote about this question was called for since its time began, even if nobody can
    vote."""
    return wait.voted is not None and wait.voted >= _find_start(rule, wait)


def _find_start(rule: Deadline, wait: Wait) -> datetime:
    """Find when the time for a question began: when it was asked, granted again or the rule set,
    whichever came last."""
    return max(time for time in (wait.since, wait.granted, rule.since) if time is not None)


# -- banks ---------------------------------------------------------------------------------------


def find_running_start(rule: Deadline, waits: Sequence[Wait], bank: Bank | None) -> datetime:
    """Find since when the seat has been using time that its bank does not include yet."""
    start = min(_find_start(rule, wait) for wait in waits)
    return start if bank is None else max(start, bank.counted)


def find_time_left_in_bank(rule: Deadline, bank: Bank | None) -> timedelta:
    """Compute the time left in a bank, ignoring what was used before the rule was set."""
    known = bank is not None and (rule.since is None or bank.counted >= rule.since)
    return max(rule.limit - (bank.used if bank and known else NO_TIME), NO_TIME)


def charge_bank(
    rule: Deadline, waits: Sequence[Wait], bank: Bank | None, now: datetime, aways: Sequence[Away]
) -> Bank:
    """Make the bank of a seat after one of its questions has been answered or closed."""
    start = find_running_start(rule, waits, bank)
    used = max(compute_time_used(start, now, aways) - rule.free_time, NO_TIME)
    before = rule.limit - find_time_left_in_bank(rule, bank)
    return Bank(waits[0].seat, min(before + used, rule.limit), now)
