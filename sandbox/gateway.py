"""The gateway: sessions, their events in order, resuming, and closing on demand."""

import asyncio
import secrets
import zlib
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from sandbox import dispatch, limits, wire
from sandbox.dispatch import Dispatch
from sandbox.models import JSON
from sandbox.packing import packed, unpacked
from sandbox.world import Change, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE = range(5)
RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = range(6, 12)
NOT_AUTHENTICATED, AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED = 4003, 4004, 4005
DECODE_ERROR, UNKNOWN_OPCODE = 4002, 4001


class Socket:
    """One connection of a bot, compressed if it asked for that."""

    def __init__(self, ws: web.WebSocketResponse, compressed: bool) -> None:
        self.ws = ws
        self._zlib = zlib.compressobj() if compressed else None

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
    """What is remembered of a bot between its connections."""

    id: str
    intents: int
    seq: int = 0
    sent: deque[tuple[int, str, object]] = field(
        default_factory=lambda: deque(maxlen=limits.SESSION_EVENTS)
    )
    socket: Socket | None = None
    outgoing: deque[tuple[int, str, object]] = field(default_factory=deque)
    sending: bool = False
    lost_at: float | None = None

    def push(self, event: str, data: object) -> None:
        """Take in an event; `Gateway.pump` sends it."""
        self.seq += 1
        self.sent.append((self.seq, event, data))
        self.outgoing.append((self.seq, event, data))


class Gateway:
    """All sessions, fed from the world's changes."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.sessions: dict[str, Session] = {}
        self.gate = asyncio.Event()  # cleared, it leaves new connections waiting for HELLO
        self.gate.set()
        self._sockets: set[web.WebSocketResponse] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        world.listen(self._changed)

    @property
    def online(self) -> bool:
        """Whether a bot is connected now."""
        return any(session.socket for session in self.sessions.values())

    # What the world and the tests make happen

    def _changed(self, change: Change) -> None:
        for event in dispatch.events(self.world, change):
            self.send(event)

    def send(self, event: Dispatch) -> bool:
        """Give an event to every session that wants it; whether there is any session at all."""
        self._drop_expired()
        for session in self.sessions.values():
            data = dispatch.fitting(event, session.intents, self.world.bot_id)
            if data is not None:
                session.push(event.name, data)
                self._pump(session)
        return bool(self.sessions)

    async def close_sockets(self, code: int = 4000, resumable: bool = True) -> None:
        """Hang up on every connection, and perhaps forget what could be resumed."""
        if not resumable:
            self.forget_sessions()
        sockets = list(self._sockets)
        for session in list(self.sessions.values()):
            if session.socket:
                self._lose(session)
        for ws in sockets:
            await ws.close(code=code)

    async def close(self) -> None:
        """End all connections and what is still being sent."""
        self.gate.set()
        for ws in list(self._sockets):
            await ws.close(code=1001)
        for task in list(self._tasks):
            task.cancel()

    async def ask_to_reconnect(self) -> None:
        """Send RECONNECT to every connection."""
        for session in list(self.sessions.values()):
            if session.socket:
                await session.socket.send(RECONNECT, None)

    async def invalidate(self, resumable: bool = False) -> None:
        """Send INVALID_SESSION to every connection."""
        for session in list(self.sessions.values()):
            if session.socket:
                await session.socket.send(INVALID, resumable)
        if not resumable:
            self.forget_sessions()

    def forget_sessions(self) -> None:
        """From now on nothing can be resumed; connections stay, but hear no more."""
        self.sessions.clear()
        self.world.tell(Change("gateway"))

    def _drop_expired(self) -> None:
        horizon = self.world.clock.now() - limits.SESSION_SECONDS
        for session in list(self.sessions.values()):
            if session.lost_at is not None and session.lost_at < horizon:
                del self.sessions[session.id]

    # Connections

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection of a bot."""
        ws = web.WebSocketResponse(max_msg_size=0, timeout=1.0)
        await ws.prepare(request)
        socket = Socket(ws, request.query.get("compress") == "zlib-stream")
        self._sockets.add(ws)
        session: Session | None = None
        try:
            await self.gate.wait()
            await socket.send(HELLO, {"heartbeat_interval": limits.HEARTBEAT_MILLISECONDS})
            async for frame in ws:
                if frame.type is not WSMsgType.TEXT:
                    continue
                try:
                    payload = unpacked(frame.data)
                except ValueError:
                    payload = None
                if not isinstance(payload, dict):
                    await ws.close(code=DECODE_ERROR)
                    break
                session = await self._receive(socket, session, payload)
        finally:
            self._sockets.discard(ws)
            self._hung_up(session, socket)
        return ws

    async def _receive(
        self, socket: Socket, session: Session | None, payload: JSON
    ) -> Session | None:
        op, given = payload.get("op"), payload.get("d")
        data: JSON = given if isinstance(given, dict) else {}
        if op == HEARTBEAT:
            # discord.py notes when it has sent a heartbeat on a thread of its own. An answer that
            # was there before would be taken for a late one to the heartbeat before it.
            self.world.clock.call_later(
                limits.HEARTBEAT_ANSWER_SECONDS, lambda: self._begin(_acknowledge(socket))
            )
        elif op in (IDENTIFY, RESUME):
            if session:
                await socket.ws.close(code=ALREADY_AUTHENTICATED)
            elif data.get("token") != self.token:
                await socket.ws.close(code=AUTHENTICATION_FAILED)
            elif op == IDENTIFY:
                return await self._identify(socket, data)
            else:
                return await self._resume(socket, data)
        elif session is None:
            await socket.ws.close(code=NOT_AUTHENTICATED)
        elif op == MEMBERS and str(data.get("guild_id")) in self.world.guilds:
            session.push("GUILD_MEMBERS_CHUNK", self._members(data))
            self._pump(session)
        elif op not in (PRESENCE, VOICE, MEMBERS):
            await socket.ws.close(code=UNKNOWN_OPCODE)
        return session

    async def _identify(self, socket: Socket, data: JSON) -> Session:
        session = Session(secrets.token_hex(16), data.get("intents") or 0, socket=socket)
        self.sessions[session.id] = session
        ready = {
            "v": 10,
            "user": wire.me(self.world),
            "guilds": [{"id": guild_id, "unavailable": True} for guild_id in self._home_guilds()],
            "session_id": session.id,
            "resume_gateway_url": self.world.address.replace("http", "ws", 1) + "/gateway",
            "application": {"id": self.world.bot_id, "flags": wire.INTENT_FLAGS},
            "session_type": "normal",
            "private_channels": [],
            "user_settings": {},
        }
        if "shard" in data:
            ready["shard"] = data["shard"]
        session.push("READY", ready)
        for guild_id in self._home_guilds():
            guild = self.world.guilds[guild_id]
            session.push("GUILD_CREATE", dispatch.guild_create(self.world, guild, session.intents))
        self._pump(session)
        self.world.tell(Change("gateway"))
        return session

    def _home_guilds(self) -> list[str]:
        bot = self.world.bot_id
        return [guild.id for guild in self.world.guilds.values() if bot in guild.members]

    async def _resume(self, socket: Socket, data: JSON) -> Session | None:
        self._drop_expired()
        session = self.sessions.get(str(data.get("session_id")))
        seq = data.get("seq") or 0
        missed = [event for event in session.sent if event[0] > seq] if session else []
        if session is None or (session.seq > seq and (not missed or missed[0][0] != seq + 1)):
            await socket.send(INVALID, False)
            return None
        session.socket, session.lost_at = socket, None
        session.outgoing = deque(missed)
        session.push("RESUMED", {"_trace": []})
        self._pump(session)
        self.world.tell(Change("gateway"))
        return session

    def _members(self, asked: JSON) -> JSON:
        guild = self.world.guilds[str(asked.get("guild_id"))]
        ids = asked.get("user_ids")
        wanted = [ids] if isinstance(ids, str | int) else ids
        query = str(asked.get("query") or "").lower()
        found: list[str] = []
        missing: list[str] = []
        if wanted is not None:
            for user_id in map(str, wanted):
                (found if user_id in guild.members else missing).append(user_id)
        else:
            found = [i for i in guild.members if self.world.users[i].username.startswith(query)]
            found = found[: asked.get("limit") or None]
        answer: JSON = {
            "guild_id": guild.id,
            "members": [wire.member(self.world, guild.members[i]) for i in found],
            "not_found": missing,
            "chunk_index": 0,
            "chunk_count": 1,
            "presences": [],
        }
        return answer | ({"nonce": asked["nonce"]} if "nonce" in asked else {})

    def _hung_up(self, session: Session | None, socket: Socket) -> None:
        if session and session.socket is socket:
            if socket.ws.close_code in (1000, 1001):
                # a client that says goodbye will not come back for this session
                self.sessions.pop(session.id, None)
            self._lose(session)

    def _lose(self, session: Session) -> None:
        session.socket, session.lost_at = None, self.world.clock.now()
        self.world.tell(Change("gateway"))

    # Sending, strictly in order

    def _pump(self, session: Session) -> None:
        if not session.sending:
            session.sending = True
            self._begin(self._drain(session))

    def _begin(self, sending: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(sending)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _drain(self, session: Session) -> None:
        try:
            while session.outgoing and session.socket:
                seq, event, data = session.outgoing.popleft()
                await session.socket.send(DISPATCH, data, seq, event)
        except ConnectionError:
            pass  # lost on the way: a resume sends it again
        finally:
            session.sending = False
        if session.outgoing and session.socket:
            self._pump(session)


async def _acknowledge(socket: Socket) -> None:
    with suppress(ConnectionError):  # hung up meanwhile
        await socket.send(ACK, None)
