"""A bot's connections to the gateway, and the sessions that outlive them."""

import zlib
from collections import deque
from dataclasses import dataclass, field

from aiohttp import web

from sandbox import limits
from sandbox.packing import packed


class Socket:
    """One connection of a bot, compressed if it asked for that."""

    def __init__(self, ws: web.WebSocketResponse, compressed: bool) -> None:
        self.ws = ws
        self._zlib = zlib.compressobj() if compressed else None
        self._heard: deque[float] = deque(maxlen=limits.GATEWAY_PAYLOADS)

    def hears_too_much(self, now: float) -> bool:
        """Note a payload of the bot's; whether it has sent more than it may in a minute."""
        full = len(self._heard) == limits.GATEWAY_PAYLOADS
        too_much = full and now - self._heard[0] < limits.GATEWAY_SECONDS
        self._heard.append(now)
        return too_much

    async def send(
        self, op: int, data: object, seq: int | None = None, event: str | None = None
    ) -> None:
        text = packed({"op": op, "d": data, "s": seq, "t": event})
        if self.ws.closed:
            return
        if self._zlib:
            pressed = self._zlib.compress(text) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
            await self.ws.send_bytes(pressed)
        else:
            await self.ws.send_str(text.decode())


@dataclass(slots=True, eq=False)
class Session:
    """What is remembered of one shard of a bot between its connections.

    `shard`: its number, and of how many.
    """

    id: str
    intents: int
    shard: tuple[int, int] = (0, 1)
    seq: int = 0
    sent: deque[tuple[int, str, object]] = field(
        default_factory=lambda: deque(maxlen=limits.SESSION_EVENTS)
    )
    socket: Socket | None = None
    outgoing: deque[tuple[int, str, object]] = field(default_factory=deque)
    sending: bool = False
    lost_at: float | None = None

    def hears(self, guild_id: str | None) -> bool:
        """Whether events of a guild are for this shard; without a guild, direct messages."""
        return self.shard[0] == (shard_of(guild_id, self.shard[1]) if guild_id else 0)

    def push(self, event: str, data: object) -> None:
        """Take in an event; `Gateway` sends it."""
        self.seq += 1
        self.sent.append((self.seq, event, data))
        self.outgoing.append((self.seq, event, data))


def shard_of(guild_id: str, count: int) -> int:
    """The shard that a guild's events go to."""
    return (int(guild_id) >> 22) % count
