"""Snowflakes: ids that sort by time."""

from sandbox.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Hands out ids that only ever grow, also across restarts and clocks that stand still."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        timed = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(timed, self._last + 1)
        return str(self._last)

    def next_on(self, shard: int, count: int) -> str:
        """The next id that belongs to a shard of so many, for a guild."""
        milliseconds = (int(self.next()) >> 22) + 1
        milliseconds += (shard - milliseconds) % count
        self._last = milliseconds << 22
        return str(self._last)

    def after(self, snowflake: str) -> None:
        """Never hand out this id or an earlier one."""
        self._last = max(self._last, int(snowflake))


def time_of(snowflake: str) -> float:
    """When an id was made, in seconds since 1970."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000
