"""Discord's answers are counted as they pass."""

from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web

from cogs.monitoring.calls import Calls, mask_ids
from cogs.monitoring.metrics import Metrics

ID = 1234567890123456789
ANSWERS = {
    f"/api/v10/interactions/{ID}/to.ken/callback": (204, {}, ""),
    f"/api/v10/channels/{ID}/messages": (403, {}, '{"code": 50013, "message": "no"}'),
    f"/api/v10/channels/{ID}": (429, {"X-RateLimit-Scope": "shared"}, '{"retry_after": 1}'),
    "/api/v10/users/@me": (200, {"X-RateLimit-Remaining": "0"}, "{}"),
    "/api/v10/gateway": (502, {}, "<html>bad gateway</html>"),
}


@pytest.fixture
async def discord_url() -> AsyncIterator[str]:
    """A server that answers as in ANSWERS."""

    async def answer(request: web.Request) -> web.Response:
        status, headers, text = ANSWERS[request.path]
        return web.Response(status=status, headers=headers, text=text)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield "http://{}:{}".format(*runner.addresses[0])
    await runner.cleanup()


def heard_by(calls: Calls) -> aiohttp.TraceConfig:
    trace = aiohttp.TraceConfig()
    calls.listen_to_trace(trace)
    return trace


async def test_calls_are_counted_by_status(discord_url: str) -> None:
    metrics = Metrics()
    calls = Calls(metrics)
    calls.note_interaction(ID, "component")
    async with aiohttp.ClientSession(trace_configs=[heard_by(calls)]) as session:
        for path in [*ANSWERS, *ANSWERS]:
            async with session.post(discord_url + path) as answer:
                await answer.text()
    count = metrics.registry.get_sample_value
    by_route = {"method": "POST", "route": "/channels/{id}/messages"}
    assert count("emberkeep_discord_call_seconds_count", by_route) == 2
    acknowledged = "emberkeep_acknowledgement_seconds_count"
    assert count(acknowledged, {"kind": "component"}) == 1  # the second is of nothing that waits
    for status, code in (("403", "50013"), ("429", "0"), ("502", "0")):
        assert count("emberkeep_discord_refusals_total", {"status": status, "code": code}) == 2
    for scope in ("shared", "spent"):
        assert count("emberkeep_discord_rate_limits_total", {"scope": scope}) == 2


async def test_calls_without_an_answer_are_counted() -> None:
    metrics = Metrics()
    async with aiohttp.ClientSession(trace_configs=[heard_by(Calls(metrics))]) as session:
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get("http://127.0.0.1:1/api/v10/users/@me")
    (family,) = [f for f in metrics.registry.collect() if f.name == "emberkeep_discord_refusals"]
    assert [sample.labels["status"] for sample in family.samples if sample.value] == ["0"]


def test_routes_in_metrics_name_no_id_and_no_token() -> None:
    assert mask_ids(f"/api/v10/webhooks/{ID}/se-cret/messages/@original") == (
        "/webhooks/{id}/{token}/messages/@original"
    )
    assert mask_ids(f"/api/v10/channels/{ID}/messages/{ID}") == "/channels/{id}/messages/{id}"
    assert mask_ids("/api/v10/users/@me") == "/users/@me"
