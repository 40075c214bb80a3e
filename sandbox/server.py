"""The sandbox's server on loopback, which acts as Discord for the bot and the players."""

import asyncio
from pathlib import Path
from typing import Any, Self

from aiohttp import WSMsgType, web

from sandbox import guard, seed, wire
from sandbox.archiving import Archiving
from sandbox.clock import Clock, RealClock
from sandbox.dispatch import Dispatch
from sandbox.errors import ApiError
from sandbox.faults import Faults
from sandbox.files import Files
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.models import JSON
from sandbox.packing import unpack_json
from sandbox.play.actions import Actions
from sandbox.play.hub import Hub, Socket
from sandbox.record import Recorder
from sandbox.rest.invalid import InvalidRequests
from sandbox.rest.ratelimits import RateLimits
from sandbox.rest.service import Rest
from sandbox.store import Store
from sandbox.words import WRITER_SCRIPT, make_page, write_text
from sandbox.world import World

PAGE_FOLDER = Path(__file__).parent / "page"
PAGE_HEADERS = {"Content-Security-Policy": guard.PAGE_POLICY, "Cache-Control": "no-cache"}
TOKEN = "local-token"
UNKNOWN_PLAYER = 4004


class Sandbox:
    """An embedded Discord. Make one with `await Sandbox.start()`, end it with `await .close()`.

    Tests may read and change `world`, `faults`, `limits`, `invalid_requests`, `gateway` and
    `interactions`. The server refuses calls that come too often, as Discord does. Tests that must
    be quick call `limits.remove_limits()`.
    """

    def __init__(
        self,
        clock: Clock,
        folder: Path | None,
        record: Path | None,
        token: str,
        *,
        shards: int = 1,
        guilds: int = 1,
    ) -> None:
        self.clock = clock
        self.token = token
        self.world = World(clock, Store(folder))
        self.world.starts.shards = shards
        self.world.load_world()
        seed.bring_up_to_date(self.world)
        seed.plant_world(self.world, guilds)
        self.archiving = Archiving(self.world)
        self.gateway = Gateway(self.world, token)
        self.faults = Faults(self.world, self.gateway)
        self.limits = RateLimits(clock)
        self.invalid_requests = InvalidRequests(clock)
        self.interactions = Interactions(self.world, self._deliver_interaction)
        self.recorder = Recorder(record) if record else None
        self.hub = Hub(self.world, self.interactions, self.gateway)
        self.actions = Actions(self.world, self.interactions)
        self._players: set[web.WebSocketResponse] = set()
        self._runner = web.AppRunner(self._make_app(), access_log=None, shutdown_timeout=1.0)

    @classmethod
    async def start(
        cls,
        port: int = 0,
        folder: Path | str | None = None,
        record: Path | str | None = None,
        clock: Clock | None = None,
        token: str = TOKEN,
        *,
        shards: int = 1,
        guilds: int = 1,
    ) -> Self:
        """Start a server on loopback: port 0 picks a free port, no folder keeps all in memory.

        `shards`: how many shards the bot must use. `guilds`: how many guilds the world has at
        least, spread over the shards.
        """
        sandbox = cls(
            clock or RealClock(),
            Path(folder) if folder else None,
            Path(record) if record else None,
            token,
            shards=shards,
            guilds=guilds,
        )
        try:
            await sandbox._runner.setup()
            # on no other address, as anyone who reaches this server can play as any player
            await web.TCPSite(sandbox._runner, "127.0.0.1", port).start()
        except OSError:  # the port is taken
            await sandbox.close()
            raise
        host, bound = sandbox._runner.addresses[0][:2]
        sandbox.world.address = f"http://{host}:{bound}"
        return sandbox

    async def close(self) -> None:
        """Stop the server, and write what is still unwritten."""
        self.interactions.close()
        self.archiving.close()
        for ws in list(self._players):
            await ws.close(code=1001)
        await self.gateway.close()
        await self._runner.cleanup()
        self.world.store.close()
        if self.recorder:
            self.recorder.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def base_url(self) -> str:
        """The address of the page, and the one to give to `Player.join` and `point_at`."""
        return self.world.address

    @property
    def api_url(self) -> str:
        return f"{self.base_url}/api/v10"

    @property
    def gateway_url(self) -> str:
        return self.base_url.replace("http", "ws", 1) + "/gateway"

    def _deliver_interaction(self, payload: JSON) -> bool:
        event = Dispatch("INTERACTION_CREATE", payload)
        guild = self.world.guilds.get(payload.get("guild_id", ""))
        removed = guild is not None and self.world.bot_id not in guild.members
        if removed or not self.gateway.has_session_for(event.guild_id):
            return False
        return self.faults.deliver_interaction(lambda: self.gateway.send_event(event))

    # The routes beside Discord's own

    def _make_app(self) -> web.Application:
        app = web.Application(
            middlewares=[guard.refuse_foreign_pages], client_max_size=64 * 1024 * 1024
        )
        app.on_response_prepare.append(guard.add_security_headers)
        Rest(
            world=self.world,
            interactions=self.interactions,
            faults=self.faults,
            limits=self.limits,
            invalid_requests=self.invalid_requests,
            recorder=self.recorder,
            token=self.token,
        ).add_routes(app)
        Files(self.world).add_routes(app)
        app.add_routes(
            [
                web.get("/gateway", self.gateway.serve_connection),
                web.get("/gateway/", self.gateway.serve_connection),
                web.get("/play", self._serve_player),
                web.get("/players", self._list_players),
                web.post("/sandbox/faults", self._switch_fault),
                web.get("/", self._serve_page),
                web.get("/page/{path:.+}", self._serve_file),
            ]
        )
        return app

    async def _serve_page(self, _: web.Request) -> web.Response:
        return web.Response(
            text=make_page(PAGE_FOLDER), content_type="text/html", headers=PAGE_HEADERS
        )

    async def _serve_file(self, request: web.Request) -> web.FileResponse:
        path = request.match_info["path"]
        try:
            file = WRITER_SCRIPT if path == "js/write_text.js" else (PAGE_FOLDER / path).resolve()
            there = file is WRITER_SCRIPT or (
                file.is_relative_to(PAGE_FOLDER.resolve()) and file.is_file()
            )
        except (ValueError, OSError):  # no file can have this name
            there = False
        if not there:
            raise web.HTTPNotFound
        return web.FileResponse(file, headers=PAGE_HEADERS)

    async def _list_players(self, _: web.Request) -> web.Response:
        people = [wire.encode_user(user) for user in self.world.users.values() if not user.bot]
        return _make_json_response({"players": people, "bot": wire.encode_user(self.world.bot)})

    async def _switch_fault(self, request: web.Request) -> web.Response:
        try:
            spec: JSON = unpack_json(await request.read())
            await self.faults.apply_fault(spec)
        except (ValueError, TypeError, KeyError) as wrong:
            return _make_json_response({"message": str(wrong)}, 400)
        except ApiError as refused:
            return _make_json_response(refused.make_body(), refused.status)
        return _make_json_response({})

    async def _serve_player(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(max_msg_size=64 * 1024 * 1024, heartbeat=30.0, timeout=1.0)
        await ws.prepare(request)
        user = self.world.find_user_named(request.query.get("user", ""))
        if user is None or user.bot:
            await ws.close(code=UNKNOWN_PLAYER)
            return ws
        socket = Socket(ws, user.id)
        writer = asyncio.create_task(socket.write_frames())
        self._players.add(ws)
        self.hub.add_socket(socket)
        try:
            async for frame in ws:
                if frame.type is WSMsgType.TEXT:
                    self._take_action(socket, frame.data)
        finally:
            self._players.discard(ws)
            self.hub.remove_socket(socket)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return ws

    def _take_action(self, socket: Socket, text: str) -> None:
        nonce: Any = None
        try:
            frame = unpack_json(text)
            nonce = frame.get("nonce")
            result = self.actions.carry_out(socket, frame)
        except ApiError as refused:
            message = refused.find_sentence()
            told = {"t": "error", "nonce": nonce, "code": int(refused.code), "message": message}
            socket.queue_frame(told)
        except (ValueError, TypeError, AttributeError, KeyError) as wrong:
            message = write_text("not-understood", why=str(wrong))
            socket.queue_frame({"t": "error", "nonce": nonce, "code": 0, "message": message})
        else:
            if result is not None:
                socket.queue_frame({"t": "ok", "nonce": nonce, **result})


def _make_json_response(answer: JSON, status: int = 200) -> web.Response:
    return web.json_response(answer, status=status)
