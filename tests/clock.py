"""Time that passes when a test says so."""

from datetime import UTC, datetime, timedelta

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)


class Clock:
    """A clock that stands still until a test lets time pass. Made with None it is the wall's, until
    a test stops it."""

    def __init__(self, now: datetime | None = datetime(2026, 3, 1, 12, tzinfo=UTC)) -> None:
        self._now = now

    def __call__(self) -> datetime:
        return self.now

    @property
    def now(self) -> datetime:
        return self._now or datetime.now(UTC)

    @now.setter
    def now(self, now: datetime) -> None:
        self._now = now

    def stop(self) -> datetime:
        """Stand still from now on, at a whole second; return that time."""
        self.now = self.now.replace(microsecond=0)
        return self.now

    def pass_by(self, **time: float) -> datetime:
        """Let that much time pass, given as for timedelta; return the new time."""
        self.now += timedelta(**time)
        return self.now
