"""Serves the REST calls: who may call, faults and rate limits, the answer, the record."""

import asyncio
from collections.abc import Mapping
from typing import Any

from aiohttp import web

from sandbox import bodies
from sandbox.bodies import Body
from sandbox.errors import ApiError, not_found
from sandbox.faults import Faults
from sandbox.interactions import Interactions
from sandbox.packing import packed
from sandbox.record import Recorder
from sandbox.rest import accounts, channels, commands, messages
from sandbox.rest.ratelimits import RateLimits, refusal
from sandbox.rest.routes import ROUTES, Answer, Call, Route
from sandbox.world import World

BASE = "/api/v10"
HANDLERS = (accounts, channels, commands, messages)  # importing them fills ROUTES


class Rest:
    """The API over one world."""

    def __init__(
        self,
        *,
        world: World,
        interactions: Interactions,
        faults: Faults,
        limits: RateLimits,
        recorder: Recorder | None,
        token: str,
    ) -> None:
        self.world = world
        self.interactions = interactions
        self.faults = faults
        self.limits = limits
        self.recorder = recorder
        self.token = token

    def mount(self, app: web.Application) -> None:
        """Add every call to an application; what is left answers 404."""
        # fixed paths before ones with holes: "@me" is no user's id
        for route in sorted(ROUTES, key=lambda r: r.path.count("{")):
            app.router.add_route(route.method, BASE + route.path, self._served(route))
        app.router.add_route("*", BASE + "/{tail:.*}", self._served(None))

    def _served(self, route: Route | None) -> Any:
        async def serve(request: web.Request) -> web.Response:
            return await self._serve(route, request)

        return serve

    async def _serve(self, route: Route | None, request: web.Request) -> web.Response:
        body, status, answer, headers = Body(), 200, None, dict[str, str]()
        try:
            body = await bodies.read(request)
            status, answer, headers = await self._answer(route, request, body)
        except ApiError as refused:
            status, answer = refused.status, refused.body()
        except ConnectionResetError:  # gone in the middle of asking: nobody hears the answer
            return web.Response(status=400)
        if self.recorder:
            path = request.path_qs.removeprefix(BASE)
            self.recorder.note(request.method, path, body.json, status, answer)
        if answer is None:
            return web.Response(status=status, headers=headers)
        # exactly this type: with a charset discord.py would take the answer for plain text
        headers["Content-Type"] = "application/json"
        return web.Response(status=status, body=packed(answer), headers=headers)

    async def _answer(
        self, route: Route | None, request: web.Request, body: Body
    ) -> tuple[int, Any, dict[str, str]]:
        method, path = request.method, request.match_info
        call_text = f"{method} {request.path.removeprefix(BASE)}"
        fault = self.faults.striking(call_text)
        if fault and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault and fault.status == 429:
            answer, told = refusal(fault.retry_after, fault.is_global)
            return 429, answer, told
        if fault and fault.status and not fault.after:
            return fault.status, {"message": "Internal Server Error", "code": 0}, {}
        if route is None:
            raise not_found()
        if not route.open_to_all and request.headers.get("Authorization") != f"Bot {self.token}":
            raise ApiError(401, 0, "401: Unauthorized")
        verdict = self.limits.count(method, route.path, dict(path))
        if not verdict.passes:
            answer, told = refusal(verdict.retry_after, False)
            return 429, answer, verdict.headers | told
        try:
            status, answered = settled(route.handler(self._call(path, request.query, body)))
        except ApiError as refused:
            return refused.status, refused.body(), verdict.headers
        if fault and fault.status:
            return fault.status, {"message": "Internal Server Error", "code": 0}, {}
        return status, answered, verdict.headers

    def _call(self, path: Mapping[str, str], query: Mapping[str, str], body: Body) -> Call:
        return Call(self.world, self.interactions, path, query, body)


def settled(answer: Answer) -> tuple[int, Any]:
    """A handler's answer as status and body."""
    if isinstance(answer, tuple):
        return answer
    return (204, None) if answer is None else (200, answer)
