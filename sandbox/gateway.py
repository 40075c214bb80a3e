"""The gateway: keeps the shards' sessions, sends their events in order, resumes and closes."""

import asyncio
import secrets
from collections import deque
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from typing import Any

from aiohttp import WSMsgType, web

from sandbox import dispatch, limits, wire
from sandbox.dispatch import Dispatch
from sandbox.identifying import Close, find_refusal, read_shard
from sandbox.intents import make_application_flags
from sandbox.members_chunk import make_members_chunk
from sandbox.models import JSON, Guild
from sandbox.packing import unpack_json
from sandbox.sessions import Session, Socket
from sandbox.world import Change, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE = range(5)
RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = range(6, 12)


class Gateway:
    """Keeps all sessions, and sends them the world's changes as events."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.sessions: dict[str, Session] = {}
        self.gate = asyncio.Event()  # while this is cleared, new connections wait for HELLO
        self.gate.set()
        self._sockets: set[web.WebSocketResponse] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        world.add_listener(self._send_change)

    @property
    def online(self) -> bool:
        """Whether a bot is connected now."""
        return bool(self.online_shards)

    @property
    def online_shards(self) -> set[int]:
        """The numbers of the shards that are connected now."""
        return {session.shard[0] for session in self.sessions.values() if session.socket}

    # What the world and the tests make happen

    def _send_change(self, change: Change) -> None:
        for event in dispatch.make_events(self.world, change):
            self.send_event(event)

    def send_event(self, event: Dispatch) -> bool:
        """Send an event to the sessions of its shard. Returns whether the shard has a session."""
        self._drop_expired()
        hearing = [s for s in self.sessions.values() if s.has_guild(event.guild_id)]
        for session in hearing:
            self._send_to(session, event)
        return bool(hearing)

    def has_session_for(self, guild_id: str | None) -> bool:
        """Whether a session gets this guild's events, or direct messages if `guild_id` is None."""
        return any(session.has_guild(guild_id) for session in self.sessions.values())

    def _send_to(self, session: Session, event: Dispatch) -> None:
        data = dispatch.filter_event(event, session.intents, self.world.bot_id)
        if data is not None:
            session.push_event(event.name, data)
            self._start_sending(session)

    async def close_sockets(
        self, code: int = 4000, resumable: bool = True, shard: int | None = None
    ) -> None:
        """Close every connection, or those of one shard. Forget the sessions too unless
        `resumable`."""
        if shard is None:
            sockets = list(self._sockets)
        else:
            sockets = [socket.ws for _, socket in self._list_connections(shard)]
        for session, _ in list(self._list_connections(shard)):
            self._lose_connection(session)
        if not resumable:
            self.forget_sessions(shard)
        for ws in sockets:
            await ws.close(code=code)

    def _list_connections(self, shard: int | None) -> Iterator[tuple[Session, Socket]]:
        for session in self._list_sessions(shard):
            if session.socket:
                yield session, session.socket

    def _list_sessions(self, shard: int | None) -> list[Session]:
        return [s for s in self.sessions.values() if shard in (None, s.shard[0])]

    async def close(self) -> None:
        """Close all connections, and cancel what is still being sent."""
        self.gate.set()
        for ws in list(self._sockets):
            await ws.close(code=1001)
        for task in list(self._tasks):
            task.cancel()

    async def ask_to_reconnect(self, shard: int | None = None) -> None:
        """Send RECONNECT to every connection, or to those of one shard."""
        for _, socket in list(self._list_connections(shard)):
            await socket.send_payload(RECONNECT, None)

    async def invalidate_sessions(self) -> None:
        """Send INVALID_SESSION to all shards, and forget their sessions."""
        for _, socket in list(self._list_connections(None)):
            await socket.send_payload(INVALID, False)
        self.forget_sessions()

    def forget_sessions(self, shard: int | None = None) -> None:
        """Forget all sessions, or those of one shard. Connections stay open but get no events."""
        for session in self._list_sessions(shard):
            del self.sessions[session.id]
        self.world.tell_listeners(Change("gateway"))

    def _drop_expired(self) -> None:
        horizon = self.world.clock.now() - limits.SESSION_SECONDS
        for session in list(self.sessions.values()):
            if session.lost_at is not None and session.lost_at < horizon:
                del self.sessions[session.id]

    # Connections

    async def serve_connection(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection of a bot."""
        ws = web.WebSocketResponse(max_msg_size=0, timeout=1.0)
        await ws.prepare(request)
        socket = Socket(ws, request.query.get("compress") == "zlib-stream")
        self._sockets.add(ws)
        session: Session | None = None
        try:
            await self.gate.wait()
            await socket.send_payload(HELLO, {"heartbeat_interval": limits.HEARTBEAT_MILLISECONDS})
            async for frame in ws:
                if frame.type is not WSMsgType.TEXT:
                    continue
                try:
                    payload = unpack_json(frame.data)
                except ValueError:
                    payload = None
                if not isinstance(payload, dict):
                    await ws.close(code=Close.DECODE_ERROR)
                    break
                if socket.count_payload(self.world.clock.now()):
                    await ws.close(code=Close.RATE_LIMITED)
                    break
                session = await self._receive_payload(socket, session, payload)
        finally:
            self._sockets.discard(ws)
            self._note_hang_up(session, socket)
        return ws

    async def _receive_payload(
        self, socket: Socket, session: Session | None, payload: JSON
    ) -> Session | None:
        op, given = payload.get("op"), payload.get("d")
        data: JSON = given if isinstance(given, dict) else {}
        if op == HEARTBEAT:
            # A thread of discord.py's notes when it has sent a heartbeat. If the answer came before
            # that note, discord.py would take it for a late answer to the heartbeat before.
            self.world.clock.call_later(
                limits.HEARTBEAT_ANSWER_SECONDS,
                lambda: self._start_task(_acknowledge_heartbeat(socket)),
            )
        elif op in (IDENTIFY, RESUME):
            if session:
                await socket.ws.close(code=Close.ALREADY_AUTHENTICATED)
            elif data.get("token") != self.token:
                await socket.ws.close(code=Close.AUTHENTICATION_FAILED)
            elif op == IDENTIFY:
                return await self._begin_session(socket, data)
            else:
                return await self._resume_session(socket, data)
        elif session is None:
            await socket.ws.close(code=Close.NOT_AUTHENTICATED)
        elif op == MEMBERS and str(data.get("guild_id")) in self._find_home_guilds(session):
            session.push_event("GUILD_MEMBERS_CHUNK", make_members_chunk(self.world, data))
            self._start_sending(session)
        elif op not in (PRESENCE, VOICE, MEMBERS):
            await socket.ws.close(code=Close.UNKNOWN_OPCODE)
        return session

    async def _begin_session(self, socket: Socket, data: JSON) -> Session | None:
        refused, shard = find_refusal(self.world, data), read_shard(data)
        if refused or shard is None:
            await socket.ws.close(code=refused or Close.INVALID_SHARD)
            return None
        if self.world.starts.exhausted:
            # Discord then ends all sessions and resets the token
            await self.close_sockets(Close.AUTHENTICATION_FAILED, resumable=False)
            return None
        if not self.world.starts.take_start(shard[0]):
            await socket.send_payload(INVALID, False)
            return None
        session = Session(secrets.token_hex(16), data["intents"], shard, socket=socket)
        self.sessions[session.id] = session
        session.push_event("READY", self._make_ready(session, "shard" in data))
        for guild_id, guild in self._find_home_guilds(session).items():
            if guild_id in self.world.outages:
                self._send_to(session, dispatch.make_outage_event(guild_id))
            else:
                self._send_to(session, dispatch.make_guild_create(self.world, guild))
        self._start_sending(session)
        self.world.tell_listeners(Change("gateway"))
        return session

    def _make_ready(self, session: Session, sharded: bool) -> JSON:
        flags = make_application_flags(self.world.enabled_intents)
        ready = {
            "v": 10,
            "user": wire.encode_own_user(self.world),
            "guilds": [{"id": i, "unavailable": True} for i in self._find_home_guilds(session)],
            "session_id": session.id,
            "resume_gateway_url": self.world.address.replace("http", "ws", 1) + "/gateway",
            "application": {"id": self.world.bot_id, "flags": flags},
            "session_type": "normal",
            "private_channels": [],
            "user_settings": {},
        }
        return ready | ({"shard": list(session.shard)} if sharded else {})

    def _find_home_guilds(self, session: Session) -> dict[str, Guild]:
        """Find the bot's guilds whose events go to this session's shard."""
        bot, guilds = self.world.bot_id, self.world.guilds
        return {
            i: each for i, each in guilds.items() if bot in each.members and session.has_guild(i)
        }

    async def _resume_session(self, socket: Socket, data: JSON) -> Session | None:
        self._drop_expired()
        session = self.sessions.get(str(data.get("session_id")))
        seq = data.get("seq") or 0
        missed = [event for event in session.sent if event[0] > seq] if session else []
        if session is None or (session.seq > seq and (not missed or missed[0][0] != seq + 1)):
            await socket.send_payload(INVALID, False)
            return None
        session.socket, session.lost_at = socket, None
        session.outgoing = deque(missed)
        session.push_event("RESUMED", {"_trace": []})
        self._start_sending(session)
        self.world.tell_listeners(Change("gateway"))
        return session

    def _note_hang_up(self, session: Session | None, socket: Socket) -> None:
        if session and session.socket is socket:
            if socket.ws.close_code in (1000, 1001):
                # a client that closes normally will not resume this session
                self.sessions.pop(session.id, None)
            self._lose_connection(session)

    def _lose_connection(self, session: Session) -> None:
        session.socket, session.lost_at = None, self.world.clock.now()
        self.world.tell_listeners(Change("gateway"))

    # Sending, strictly in order

    def _start_sending(self, session: Session) -> None:
        if not session.sending:
            session.sending = True
            self._start_task(self._send_outgoing(session))

    def _start_task(self, sending: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(sending)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send_outgoing(self, session: Session) -> None:
        try:
            while session.outgoing and session.socket:
                seq, event, data = session.outgoing.popleft()
                await session.socket.send_payload(DISPATCH, data, seq, event)
        except ConnectionError:
            pass  # the event was lost, and a resume sends it again
        finally:
            session.sending = False
        if session.outgoing and session.socket:
            self._start_sending(session)


async def _acknowledge_heartbeat(socket: Socket) -> None:
    with suppress(ConnectionError):  # the bot has hung up meanwhile
        await socket.send_payload(ACK, None)
