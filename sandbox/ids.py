"""Makes snowflakes: ids that sort by the time of their making."""

from sandbox.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Makes ids, each greater than the last, even if the clock stands still or goes back."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def make_id(self) -> str:
        timed = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(timed, self._last + 1)
        return str(self._last)

    def make_id_on(self, shard: int, count: int) -> str:
        """Make the next id for a guild whose events go to this shard of `count`."""
        milliseconds = (int(self.make_id()) >> 22) + 1
        milliseconds += (shard - milliseconds) % count
        self._last = milliseconds << 22
        return str(self._last)

    def advance_past(self, snowflake: str) -> None:
        """Never return this id or a smaller one from now on."""
        self._last = max(self._last, int(snowflake))


def find_creation_time(snowflake: str) -> float:
    """Find when an id was made, in seconds since 1970."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000
