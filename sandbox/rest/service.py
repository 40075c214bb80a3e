"""Serves the REST calls, with bans, faults, the token check, rate limits and the record."""

import asyncio
import math
from collections.abc import Mapping
from typing import Any

from aiohttp import web

from sandbox import bodies
from sandbox.bodies import Body
from sandbox.errors import ApiError, make_not_found
from sandbox.faults import Faults
from sandbox.interactions import Interactions
from sandbox.packing import pack_json
from sandbox.record import Recorder
from sandbox.rest import accounts, channels, commands, emojis, invalid, messages
from sandbox.rest.invalid import InvalidRequests
from sandbox.rest.ratelimits import RateLimited, RateLimits
from sandbox.rest.routes import ROUTES, Answer, Call, Route
from sandbox.world import World

BASE_PATH = "/api/v10"
HANDLERS = (accounts, channels, commands, emojis, messages)  # importing them fills ROUTES


class Rest:
    """Serves the REST API of one world."""

    def __init__(
        self,
        *,
        world: World,
        interactions: Interactions,
        faults: Faults,
        limits: RateLimits,
        invalid_requests: InvalidRequests,
        recorder: Recorder | None,
        token: str,
    ) -> None:
        self.world = world
        self.interactions = interactions
        self.faults = faults
        self.limits = limits
        self.invalid_requests = invalid_requests
        self.recorder = recorder
        self.token = token

    def add_routes(self, app: web.Application) -> None:
        """Add all routes to an application. Any other path of the API answers 404."""
        # paths without parameters first, so that "@me" is not taken for a user's id
        for route in sorted(ROUTES, key=lambda r: r.path.count("{")):
            app.router.add_route(route.method, BASE_PATH + route.path, self._make_handler(route))
        app.router.add_route("*", BASE_PATH + "/{tail:.*}", self._make_handler(None))

    def _make_handler(self, route: Route | None) -> Any:
        async def serve_route(request: web.Request) -> web.Response:
            return await self._serve_call(route, request)

        return serve_route

    async def _serve_call(self, route: Route | None, request: web.Request) -> web.Response:
        banned = self.invalid_requests.banned
        if banned:
            told = {"Retry-After": str(math.ceil(banned))}
            return web.Response(status=429, text=invalid.BAN_TEXT, headers=told)
        body, status, answer, headers = Body(), 200, None, dict[str, str]()
        try:
            body = await bodies.read_body(request)
            status, answer, headers = await self._answer_call(route, request, body)
        except RateLimited as early:
            status, answer, headers = early.status, early.make_body(), early.make_headers()
        except ApiError as refused:
            status, answer = refused.status, refused.make_body()
        except ConnectionResetError:  # the client hung up, and nobody gets the answer
            return web.Response(status=400)
        self.invalid_requests.note_status(status, headers.get("X-RateLimit-Scope"))
        if self.recorder:
            path = request.path_qs.removeprefix(BASE_PATH)
            self.recorder.note_exchange(request.method, path, body.json, status, answer)
        headers["Via"] = "1.1 google"  # without this, clients take a 429 for a ban by Cloudflare
        if answer is None:
            return web.Response(status=status, headers=headers)
        # exactly this type: with a charset discord.py would take the answer for plain text
        headers["Content-Type"] = "application/json"
        return web.Response(status=status, body=pack_json(answer), headers=headers)

    async def _answer_call(
        self, route: Route | None, request: web.Request, body: Body
    ) -> tuple[int, Any, dict[str, str]]:
        method, path = request.method, request.match_info
        call_text = f"{method} {request.path.removeprefix(BASE_PATH)}"
        fault = self.faults.find_hit(call_text)
        if fault and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault and fault.status == 429:
            raise RateLimited(fault.retry_after, "global" if fault.is_global else "user")
        if fault and fault.status and not fault.after:
            return fault.status, {"message": "Internal Server Error", "code": 0}, {}
        if route is None:
            raise make_not_found()
        if not route.open_to_all and request.headers.get("Authorization") != f"Bot {self.token}":
            raise ApiError(401, 0, "401: Unauthorized")
        if not route.open_to_all:  # calls by an interaction's token do not count
            self.limits.count_for_all()
        verdict = self.limits.count_call(method, route.path, path)
        try:
            if verdict.wait:
                raise RateLimited(verdict.wait)
            status, answered = split_answer(
                route.handler(self._make_call(path, request.query, body))
            )
        except RateLimited as early:
            return early.status, early.make_body(), verdict.headers | early.make_headers()
        except ApiError as refused:
            return refused.status, refused.make_body(), verdict.headers
        if fault and fault.status:
            return fault.status, {"message": "Internal Server Error", "code": 0}, {}
        return status, answered, verdict.headers

    def _make_call(self, path: Mapping[str, str], query: Mapping[str, str], body: Body) -> Call:
        return Call(self.world, self.interactions, self.limits, path, query, body)


def split_answer(answer: Answer) -> tuple[int, Any]:
    """Turn a handler's answer into a status and a body."""
    if isinstance(answer, tuple):
        return answer
    return (204, None) if answer is None else (200, answer)
