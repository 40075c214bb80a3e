"""Time that passes when a test says so."""

from datetime import UTC, datetime, timedelta

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)


class Clock:
    """Stands still at a moment, until a test lets time pass by. Made with None it is the wall's,
    until a test stops it."""

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
        """Stand still from now on, at a whole second; the time it is then."""
        self.now = self.now.replace(microsecond=0)
        return self.now

    def pass_by(self, **time: float) -> datetime:
        """Let so much time pass, as timedelta has it; the time it is then."""
        self.now += timedelta(**time)
        return self.now
