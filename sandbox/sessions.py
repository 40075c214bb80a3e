"""A bot's connections to the gateway, and its sessions, which outlive them."""

import zlib
from collections import deque
from dataclasses import dataclass, field

from aiohttp import web

from sandbox import limits
from sandbox.packing import pack_json


class Socket:
    """One connection of a bot, compressed if the bot asked for that."""

    def __init__(self, ws: web.WebSocketResponse, compressed: bool) -> None:
        self.ws = ws
        self._zlib = zlib.compressobj() if compressed else None
        self._heard: deque[float] = deque(maxlen=limits.GATEWAY_PAYLOADS)

    def count_payload(self, now: float) -> bool:
        """Count a payload from the bot, and return whether it has sent too many within a minute."""
        full = len(self._heard) == limits.GATEWAY_PAYLOADS
        too_much = full and now - self._heard[0] < limits.GATEWAY_SECONDS
        self._heard.append(now)
        return too_much

    async def send_payload(
        self, op: int, data: object, seq: int | None = None, event: str | None = None
    ) -> None:
        text = pack_json({"op": op, "d": data, "s": seq, "t": event})
        if self.ws.closed:
            return
        if self._zlib:
            pressed = self._zlib.compress(text) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
            await self.ws.send_bytes(pressed)
        else:
            await self.ws.send_str(text.decode())


@dataclass(slots=True, eq=False)
class Session:
    """The state of one shard of a bot, which is kept between its connections.

    `shard`: the shard's number and the count of shards.
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

    def has_guild(self, guild_id: str | None) -> bool:
        """Whether this shard gets a guild's events, or direct messages if `guild_id` is None."""
        return self.shard[0] == (shard_of(guild_id, self.shard[1]) if guild_id else 0)

    def push_event(self, event: str, data: object) -> None:
        """Number an event and queue it, for `Gateway` to send."""
        self.seq += 1
        self.sent.append((self.seq, event, data))
        self.outgoing.append((self.seq, event, data))


def shard_of(guild_id: str, count: int) -> int:
    """Find the number of the shard, of `count`, that gets a guild's events."""
    return (int(guild_id) >> 22) % count
