"""How long somebody may think: the arithmetic of it, and nothing else.

Time used is what has passed, less the time that the person was away. With a time per decision each
question has a deadline of its own; with a bank, all that a seat is asked at once counts once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from storage import Away, Bank, Wait
from tables.quiet_hours import NEVER, Night
from tables.settings import Deadline

SOONEST, EARLIEST = timedelta(minutes=5), timedelta(hours=12)
"""Somebody is warned a quarter of the time before it is up: not less than this, and not more; and
never before half of it is over, unless that is at night."""
EVE = timedelta(minutes=30)
"""What cannot wait for the morning comes so long before quiet hours begin: time enough to act."""
LATE = timedelta(minutes=5)
"""What comes later than this after its time comes late: we were not running, say."""
ZERO = timedelta(0)


@dataclass(frozen=True, slots=True)
class Clock:
    """The time that a seat has for some questions. `expires` None: it stands still, and nobody
    knows how long. `warns`: when the holder is to be warned; None: they are not (any more)."""

    seat: int
    prompts: tuple[str, ...]
    expires: datetime | None
    warns: datetime | None = None

    @property
    def due(self) -> datetime | None:
        """When something is to be done about it. Nobody's time is up who is to be warned first."""
        return self.warns or self.expires


@dataclass(frozen=True, slots=True)
class Holder:
    """What the clocks of somebody who sits at a table go by: when they are away, and when they are
    not to be disturbed."""

    aways: Sequence[Away] = ()
    night: Night = NEVER

    def away(self, at: datetime) -> bool:
        """Whether they are away at that moment."""
        return any(a.since <= at and (a.until is None or at < a.until) for a in self.aways)


def elapsed(since: datetime, now: datetime, aways: Sequence[Away]) -> timedelta:
    """The time used between the two, by somebody who was away then and then."""
    if now <= since:
        return ZERO
    return (now - since) - sum((_overlap(a, since, now) for a in _apart(aways)), ZERO)


def end(since: datetime, allowed: timedelta, aways: Sequence[Away]) -> datetime | None:
    """When so much time will have been used; None: never, while they are away."""
    at, left = since, allowed
    for away in _apart(aways):
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


def _overlap(away: Away, since: datetime, now: datetime) -> timedelta:
    begins = max(away.since, since)
    ends = now if away.until is None else min(away.until, now)
    return max(ends - begins, ZERO)


def _apart(aways: Sequence[Away]) -> list[Away]:
    """The same time away, in order and without overlap."""
    found: list[Away] = []
    for away in sorted(aways, key=lambda each: each.since):
        last = found[-1] if found else None
        if last is None or (last.until is not None and last.until < away.since):
            found.append(away)
        elif last.until is not None:
            until = None if away.until is None else max(last.until, away.until)
            found[-1] = Away(last.since, until)
    return [away for away in found if away.until is None or away.until > away.since]


def lead(limit: timedelta) -> timedelta:
    """How long before its end somebody is warned of it."""
    return min(max(SOONEST, min(EARLIEST, limit / 4)), limit / 2)


def clocks(
    rule: Deadline,
    waits: Sequence[Wait],
    banks: Mapping[int, Bank],
    holders: Mapping[int, Holder],
    now: datetime,
) -> list[Clock]:
    """The clocks that run at a table, by what it waits for; those of people away stand still, and
    warnings keep people's nights. Where the others have been asked about somebody, no clock of
    theirs runs on."""
    seats = {wait.seat for wait in waits}
    found: list[Clock] = []
    for seat in sorted(seats):
        own = [wait for wait in waits if wait.seat == seat]
        holder = holders.get(seat, Holder())
        if rule.each == "decision":
            open_ = [wait for wait in own if not _voted(rule, wait)]
            found += [_clock(rule.limit, [wait], _start(rule, wait), holder, now) for wait in open_]
        elif not any(_voted(rule, wait) for wait in own):
            bank = banks.get(seat)
            start = running_since(rule, own, bank)
            found.append(_clock(left(rule, bank) + rule.free, own, start, holder, now))
    return found


def _clock(
    allowed: timedelta, waits: Sequence[Wait], start: datetime, holder: Holder, now: datetime
) -> Clock:
    seat, prompts = waits[0].seat, tuple(wait.prompt for wait in waits)
    notice = lead(allowed)
    expires = end(start, allowed, holder.aways)
    usual = end(start, allowed - notice, holder.aways)
    if expires is None or usual is None:
        return Clock(seat, prompts, None)
    warns = _waking(usual, start, expires, notice, holder)
    warned = [w.warned for w in waits if w.warned is not None and w.warned >= start]
    if not warned:
        if warns is not None and now - warns > LATE:
            warns = holder.night.ends(now)
        return Clock(seat, prompts, expires, warns)
    # A warning that came late (we were not running, say) still leaves the time it speaks of.
    speaks_of = notice if warns is None else min(notice, expires - warns)
    late = end(max(warned), speaks_of, holder.aways)
    return Clock(seat, prompts, None if late is None else max(expires, late))


def _waking(
    usual: datetime, start: datetime, expires: datetime, notice: timedelta, holder: Holder
) -> datetime | None:
    """When somebody is warned who is usually warned then. What falls in their quiet hours waits for
    the morning, where half of the notice is left by then; else it comes on the eve. Where they were
    asked later than that, it comes in the morning if the time is not up by then, or not at all."""
    night = holder.night
    near = usual if night.holds(usual) else usual + EVE
    if not night.holds(near):
        return usual
    eve = night.began(near) - EVE
    fits = eve > start and not night.holds(eve) and not holder.away(eve)
    if not night.holds(usual):  # just before the night, where a little delay would be too much
        return eve if fits else usual
    left = expires - night.ends(usual)
    if left >= notice / 2 or (not fits and left >= SOONEST):
        return expires - left
    return eve if fits else None


def _voted(rule: Deadline, wait: Wait) -> bool:
    return wait.voted is not None and wait.voted >= _start(rule, wait)


def _start(rule: Deadline, wait: Wait) -> datetime:
    return max(time for time in (wait.since, wait.granted, rule.since) if time is not None)


# -- banks ---------------------------------------------------------------------------------------


def running_since(rule: Deadline, waits: Sequence[Wait], bank: Bank | None) -> datetime:
    """From when on the seat uses time that its bank does not yet count."""
    start = min(_start(rule, wait) for wait in waits)
    return start if bank is None else max(start, bank.counted)


def left(rule: Deadline, bank: Bank | None) -> timedelta:
    """What a bank holds, by what it has counted since the rule was made."""
    known = bank is not None and (rule.since is None or bank.counted >= rule.since)
    return max(rule.limit - (bank.used if bank and known else ZERO), ZERO)


def charged(
    rule: Deadline, waits: Sequence[Wait], bank: Bank | None, now: datetime, aways: Sequence[Away]
) -> Bank:
    """The bank of a seat some of whose questions have just been answered, or closed."""
    start = running_since(rule, waits, bank)
    used = max(elapsed(start, now, aways) - rule.free, ZERO)
    before = rule.limit - left(rule, bank)
    return Bank(waits[0].seat, min(before + used, rule.limit), now)
