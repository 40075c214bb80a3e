"""Makes shards resume their session even after they failed to connect."""

from discord import shard
from discord.gateway import ReconnectWebSocket

from cogs.shards.pace import SessionPace


class ResumingShard(shard.Shard):
    """A shard that resumes its session after it failed to connect, as a client without shards does.
    discord.py's own shard would begin a new session and lose what was pressed meanwhile. It would
    also end the whole bot if that connection, too, is closed at once. A new session waits for its
    turn."""

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Connect again, for the same session or a new one."""
        pace = getattr(self._client, "pace", None)
        if isinstance(pace, SessionPace) and not exc.resume:
            await pace.wait_for_turn(self.id)
        await super().reidentify(exc)

    async def reconnect(self) -> None:
        """Connect again, and resume the session if there is one."""
        await self.reidentify(ReconnectWebSocket(self.id, resume=self.ws.session_id is not None))


def install_resuming_shard() -> None:
    """Make discord.py use `ResumingShard`. The only way is to replace its class by name."""
    shard.Shard = ResumingShard  # type: ignore[misc]  # to mypy a class is a constant
