"""The shards whose tables this process looks after."""

from __future__ import annotations

from collections.abc import Iterable

from storage.processes.sharing import shard_of


class Shards:
    """All servers where the process is alone (`count` is None), or those of the shards it `held`
    of `count`. It changes as shards are taken, given up and lost."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count
        self._held: frozenset[int] = frozenset()

    @property
    def alone(self) -> bool:
        """Whether no other process uses the database, so that every table is this one's."""
        return self.count is None

    @property
    def held(self) -> frozenset[int]:
        """The shards held now; none are named where the process is alone."""
        return self._held

    def of(self, guild_id: int | None) -> int:
        """The shard of a server; None: of direct messages."""
        return shard_of(guild_id, self.count or 1)

    def has(self, guild_id: int | None) -> bool:
        """Whether the tables of that server are this process's; None: those in direct messages."""
        return self.count is None or self.of(guild_id) in self._held

    @property
    def has_first(self) -> bool:
        """Whether this process does what one of them does for all, such as backups."""
        return self.has(None)

    def add(self, shards: Iterable[int]) -> None:
        """These are this process's from now on."""
        self._held |= frozenset(shards)

    def remove(self, shards: Iterable[int]) -> None:
        """These are this process's no longer."""
        self._held -= frozenset(shards)

    def where(self, column: str = "guild_id") -> str:
        """A condition of SQL for rows of this process's servers, to follow a WHERE or an AND."""
        if self.count is None:
            return "1 = 1"
        if not self._held:
            return "1 = 0"
        shards = ", ".join(map(str, sorted(self._held)))
        # The remainder written out: "%" marks a parameter for some drivers.
        number = f"({column} >> 22)"
        rest = f"{number} - {number} / {self.count} * {self.count}"
        return f"coalesce({rest}, {shard_of(None, self.count)}) IN ({shards})"
