"""The players of the simulated fortnight: their time zones, sleep, and absences."""

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from random import Random
from zoneinfo import ZoneInfo

ZONES = (
    None,  # never said where they live
    "Europe/Berlin",  # clocks go back on 25 October 2026
    "America/New_York",  # on 1 November
    "Australia/Sydney",  # forward on 4 October
    "Asia/Kolkata",  # never
    "America/St_Johns",  # half an hour beside the others
)
KINDS = ("steady", "slow", "quiet", "back", "leaver", "away")
LONGEST_AWAY = 5.0
"""Days for which somebody is away who says so."""
NIGHTS = ("22:00-08:00", "23:30-06:15", "off")
"""Quiet hours: the usual ones, shorter ones, none."""


@dataclass(slots=True)
class Person:
    """A player who looks at their tables now and then while awake, and answers whatever waits.
    `gone`: the days from and until which they do nothing; `leaves`: the day on which they give
    their seats away; `says`: they use `/me away` before they are gone, with `open_end` without an
    end."""

    id: int
    zone: str | None
    night: str
    by_dm: bool
    hours: tuple[float, float]
    """How long from one look to the next."""
    gone: tuple[float, float] | None = None
    leaves: float | None = None
    kind: str = "steady"
    says: bool = False
    open_end: bool = False

    def is_gone(self, now: datetime, began: datetime) -> bool:
        """Whether they are gone now."""
        if self.gone is None:
            return False
        first, last = (began + timedelta(days=day) for day in self.gone)
        return first <= now < last

    @property
    def wall(self) -> ZoneInfo:
        """Their time zone."""
        return ZoneInfo(self.zone or "UTC")

    def is_asleep(self, at: datetime) -> bool:
        """Whether it is within their quiet hours. This is worked out in another way than the bot's,
        from the local time, minute by minute if need be."""
        if self.night == "off":
            return False
        start, end = (time.fromisoformat(part) for part in self.night.split("-"))
        now = at.astimezone(self.wall).time()
        return now >= start or now < end

    def next_look(self, now: datetime, began: datetime, rnd: Random) -> datetime | None:
        """When they look in again; None: never."""
        at = now + timedelta(hours=rnd.uniform(*self.hours))
        first, last = (began + timedelta(days=day) for day in self.gone or (-1, -1))
        for _ in range(48):
            if first <= at < last:
                at = last + timedelta(minutes=rnd.uniform(1, 600))
            elif 1 <= at.astimezone(self.wall).hour < 7:  # in bed, whatever they have said
                at += timedelta(minutes=30)
            else:
                return at.astimezone(UTC)
        return None


def crowd(many: int, rnd: Random) -> list[Person]:
    """That many people: most steady, some slow, some who stop answering, come back, or leave."""
    return [_person(10_000 + number, rnd) for number in range(many)]


def _person(user: int, rnd: Random) -> Person:
    kind = rnd.choices(KINDS, [10, 4, 2, 3, 1, 3])[0]
    person = Person(
        user,
        rnd.choice(ZONES),
        rnd.choices(NIGHTS, [6, 2, 1])[0],
        rnd.random() < 0.3,
        (20, 44) if kind == "slow" else (4, 18),
        kind=kind,
    )
    if kind == "quiet":
        person.gone = (rnd.uniform(1, 10), 1000)
    elif kind == "back":
        first = rnd.uniform(1, 7)
        person.gone = (first, first + rnd.uniform(2.5, 7))
    elif kind == "away":
        first = rnd.uniform(1, 8)
        person.gone = (first, first + rnd.uniform(2, LONGEST_AWAY))
        person.says, person.open_end = True, rnd.random() < 0.3
    elif kind == "leaver":
        person.leaves = rnd.uniform(2, 10)
    return person
