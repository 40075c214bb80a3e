"""If Discord refuses the bot altogether, it posts nothing for a while, and loses nothing."""

from datetime import timedelta
from typing import Any

import aiohttp
import discord
import pytest

from cogs.admin.health import MANY_REFUSED
from cogs.outbox.publisher import CARD_FOLLOWS
from cogs.outbox.silence import (
    CALLS_UNTIL_SILENCE,
    COUNTING_PERIOD,
    LONGEST_SILENCE,
    USUAL_SILENCE,
    Silence,
)
from cogs.ui.refusals import is_banned
from sandbox import Sandbox
from tests.clock import Clock
from tests.cogs.play import Camp, read_text


def make_refusal(status: int, code: int = 0, **headers: str) -> discord.HTTPException:
    """What discord.py raises for such a response."""
    answer: Any = type("Answer", (), {"status": status, "reason": "", "headers": headers})()
    return discord.HTTPException(answer, {"code": code, "message": "no"} if code else "no")


@pytest.mark.parametrize(
    ("error", "altogether"),
    [
        (make_refusal(429), True),
        (make_refusal(429, Via="1.1 google"), False),
        (make_refusal(403), False),
        (make_refusal(403, 50013, Via="1.1 google"), False),
        (make_refusal(401, Via="1.1 google"), True),
        (make_refusal(401, 50027, Via="1.1 google"), False),
        (make_refusal(503), False),
    ],
)
def test_one_refused_call_is_not_a_ban(error: discord.HTTPException, altogether: bool) -> None:
    assert is_banned(error) is altogether


def test_a_ban_is_logged_once_and_calls_stop_before_one(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    clock.stop()
    silence = Silence(lambda: clock.now)
    for seconds in ("90", "60", "120"):
        silence.begin_silence(make_refusal(429, **{"Retry-After": seconds}))
    assert silence.silent_until == clock.now + timedelta(seconds=120)
    assert len(caplog.records) == 1
    for said, length in [
        ("90", timedelta(seconds=90)),
        ("", USUAL_SILENCE),
        ("86400", LONGEST_SILENCE),
    ]:
        silence = Silence(lambda: clock.now)
        silence.begin_silence(make_refusal(429, **{"Retry-After": said} if said else {}))
        assert silence.silent_until == clock.now + length
        clock.now += length
        assert silence.silent_until is None
    silence = Silence(lambda: clock.now)
    for _ in range(CALLS_UNTIL_SILENCE):
        silence.count_response(404)
        silence.count_response(429, "shared")
    assert silence.refused_count == 0
    for _ in range(CALLS_UNTIL_SILENCE - 1):
        silence.count_response(403)
    assert silence.silent_until is None
    clock.now += timedelta(seconds=1)
    silence.count_response(401)
    assert silence.silent_until == clock.now + COUNTING_PERIOD
    clock.now += COUNTING_PERIOD
    assert silence.silent_until is None
    assert silence.refused_count == 0


async def test_refused_calls_are_counted_as_they_are_made(clock: Clock) -> None:
    silence = Silence(lambda: clock.now)
    traces = [aiohttp.TraceConfig()]
    silence.listen_to_trace(traces[0])
    async with (
        await Sandbox.start() as sandbox,
        aiohttp.ClientSession(sandbox.base_url, trace_configs=traces) as session,
    ):
        for token, refused in ((sandbox.token, 0), ("of another bot", 1)):
            await session.get("/api/v10/users/@me", headers={"Authorization": f"Bot {token}"})
            assert silence.refused_count == refused


async def health(camp: Camp) -> str:
    """What the operator is told of the bot."""
    camp.bot.named_owners = frozenset([camp.ada.id])
    await camp.lend_admin(camp.ada)
    return await camp.ask(camp.ada, "admin health")


async def test_the_operator_is_warned_before_a_ban(camp: Camp) -> None:
    for _ in range(MANY_REFUSED - 1):
        camp.bot.publisher.silence.count_response(403)
    assert "calls within ten minutes" not in await health(camp)
    camp.bot.publisher.silence.count_response(403)
    assert f"refused {MANY_REFUSED} calls within ten minutes" in await health(camp)


@pytest.mark.parametrize("status", [401, 429])
async def test_posts_queued_during_a_ban_go_out_afterwards(camp: Camp, status: int) -> None:
    """The operator is told, and no further call is made."""
    camp.sessions.watches.clear()
    await camp.begin(camp.ben)
    camp.clock.stop()
    path = f"/channels/{camp.channel.id}/messages"
    camp.env.inject_error("*", path + "*", status=status, code=0, times=None)
    acted = await camp.press(camp.ada, camp.card(), "Draw a card")
    assert acted.endswith(str(CARD_FOLLOWS))
    assert "Nothing is posted until" in camp.trouble.pop().getMessage()

    why = {401: "no longer accepts my token", 429: "refuses all my calls for a while"}[status]
    assert why in await health(camp)
    calls = sum(e.path.startswith(path) for e in camp.env.http_requests)
    await camp.act(camp.ben, "Gather wood")
    assert await camp.bot.scheduler.run_round() == camp.clock.now + USUAL_SILENCE
    assert sum(e.path.startswith(path) for e in camp.env.http_requests) == calls

    camp.env.backend.faults.clear()
    camp.clock.now += USUAL_SILENCE
    await camp.bot.scheduler.run_round()
    assert "How far do you walk?" in read_text(camp.card())
    assert not (await camp.row()).is_lagging
