"""Measures calls to Discord: how long each took, what was refused, and when an interaction was
acknowledged.

discord.py sends every call through one aiohttp session, which can be traced.
"""

import json
import re
from time import perf_counter
from types import SimpleNamespace

import aiohttp

from cogs.monitoring.metrics import Metrics
from tables.recent import Recent

MOST_AWAITED_INTERACTIONS = 10_000
"""How many interactions that are not yet acknowledged are remembered."""
SWITCHING_PROTOCOLS, BAD_REQUEST, TOO_MANY = 101, 400, 429
_API = re.compile(r"^/api(?:/v\d+)?")
_ID = re.compile(r"/\d{5,}(?=/|$)")
_SECRET = re.compile(r"^(/(?:interactions|webhooks)/\{id\})/[^/]+")
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


def mask_ids(path: str) -> str:
    """Replace the ids and tokens in a call's path with placeholders, as in
    "/channels/{id}/messages/{id}"."""
    bare = _ID.sub("/{id}", _API.sub("", path))
    return _SECRET.sub(r"\1/{token}", bare)


class Calls:
    """Counts a bot's calls, from the trace of its HTTP session."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._arrived: Recent[int, tuple[float, str]] = Recent(MOST_AWAITED_INTERACTIONS)

    def listen_to_trace(self, trace: aiohttp.TraceConfig) -> None:
        """Listen to each call in that trace."""
        trace.on_request_start.append(self._note_start)
        trace.on_request_end.append(self._note_response)
        trace.on_response_chunk_received.append(self._note_refusal)
        trace.on_request_exception.append(self._note_failure)

    def note_interaction(self, interaction_id: int, kind: str) -> None:
        """Note that an interaction of that kind has arrived and waits to be acknowledged."""
        self._arrived[interaction_id] = (perf_counter(), kind)

    async def _note_start(
        self, _: aiohttp.ClientSession, call: SimpleNamespace, seen: aiohttp.TraceRequestStartParams
    ) -> None:
        call.began = perf_counter()

    async def _note_response(
        self, _: aiohttp.ClientSession, call: SimpleNamespace, seen: aiohttp.TraceRequestEndParams
    ) -> None:
        """Measure how long a call took, and note rate limits and acknowledged interactions."""
        call.status, headers = seen.response.status, seen.response.headers
        if call.status == SWITCHING_PROTOCOLS:
            return  # the gateway's socket, which is no call
        now, path = perf_counter(), seen.url.path
        self._metrics.call.labels(seen.method, mask_ids(path)).observe(now - call.began)
        if call.status == TOO_MANY:
            scope = headers.get("X-RateLimit-Scope", "user")
            self._metrics.rate_limits.labels(scope).inc()
        elif headers.get("X-RateLimit-Remaining") == "0":
            self._metrics.rate_limits.labels("spent").inc()
        if call.status < BAD_REQUEST and (acknowledged := _CALLBACK.search(path)):
            arrived = self._arrived.pop(int(acknowledged[1]), None)
            if arrived is not None:
                began, kind = arrived
                self._metrics.acknowledgement.labels(kind).observe(now - began)

    async def _note_refusal(
        self,
        _: aiohttp.ClientSession,
        call: SimpleNamespace,
        seen: aiohttp.TraceResponseChunkReceivedParams,
    ) -> None:
        if call.status >= BAD_REQUEST:  # the whole answer: discord.py reads it at once
            self._metrics.refusals.labels(str(call.status), find_error_code(seen.chunk)).inc()

    async def _note_failure(
        self,
        _: aiohttp.ClientSession,
        call: SimpleNamespace,
        seen: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._metrics.refusals.labels("0", type(seen.exception).__name__).inc()


def find_error_code(answer: bytes) -> str:
    """Find Discord's code in a refusal. Return "0" if it has none, as with a rate limit."""
    try:
        told = json.loads(answer)
    except ValueError:
        return "0"
    code = told.get("code", 0) if isinstance(told, dict) else 0
    return str(code) if isinstance(code, int) else "0"
