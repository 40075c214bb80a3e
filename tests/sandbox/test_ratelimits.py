"""What comes too often is refused as on Discord: by bucket, in all, and where no header warns."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import ManualClock, Player, Sandbox, limits, posting
from sandbox.bodies import Body
from sandbox.seed import add_player
from tests.sandbox.api import Answer, Api
from tests.sandbox.campbot import CampBot, RunningBot, run_bot

DAY = 24 * 3600.0


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def camp(sandbox: Sandbox) -> AsyncIterator[RunningBot]:
    """A bot that does not wait for more than half a minute."""
    async with run_bot(sandbox, CampBot(max_ratelimit_timeout=30.0)) as bot:
        yield bot


def messages(api: Api, count: int) -> list[str]:
    """So many new messages of the bot's, by their ids."""
    world, body = api.sandbox.world, Body({"content": "x"})
    channel = world.find_channel(api.channel)
    return [posting.send_message(world, world.bot_id, channel, body).id for _ in range(count)]


async def until_refused(api: Api, calls: list[tuple[str, str, Any]]) -> tuple[int, Answer, Any]:
    """Make calls one after the other: how many pass before the first that comes too early, and
    what is answered to it."""
    for number, (method, path, body) in enumerate(calls):
        answer, told = await api.ask(method, path, body)
        if answer.status == 429:
            return number, answer, told
        assert answer.status < 300, told
    raise AssertionError("None is refused.")


SOME = {"content": "y"}
BUCKETS: dict[str, tuple[str, float, int, float]] = {
    "editing": ("PATCH", 1.0, 5, 5.0),
    "deleting what is new": ("DELETE", 1.0, 5, 1.0),
    "deleting": ("DELETE", 60.0, 3, 1.0),
    "deleting what is old": ("DELETE", 15 * DAY, 30, 4.0),
}


@pytest.mark.parametrize("bucket", BUCKETS.values(), ids=BUCKETS)
async def test_edits_and_deletions_are_rate_limited(
    api: Api, clock: ManualClock, bucket: tuple[str, float, int, float]
) -> None:
    method, age, limit, per = bucket
    ids = messages(api, limit + 2)
    clock.advance(age)
    body = SOME if method == "PATCH" else None
    calls = [(method, f"/channels/{api.channel}/messages/{number}", body) for number in ids]
    passed, answer, told = await until_refused(api, calls)
    assert passed == limit
    assert answer.headers["X-RateLimit-Limit"] == str(limit)
    assert told["retry_after"] == pytest.approx(per)
    clock.advance(per)
    assert (await api.call(*calls[-1]))[0] < 300


async def test_posting_reports_its_rate_limit(api: Api, clock: ManualClock) -> None:
    path = f"/channels/{api.channel}/messages"
    answer, _ = await api.ask("POST", path, SOME)
    assert answer.headers["X-RateLimit-Remaining"] == "4"
    clock.advance(2.0)
    passed, answer, told = await until_refused(api, [("POST", path, SOME)] * 5)
    assert passed == 4
    words = "You are being rate limited."
    assert told == {"message": words, "code": 0, "retry_after": 3.0, "global": False}
    assert answer.headers["Retry-After"] == "3"
    assert answer.headers["X-RateLimit-Reset-After"] == "3.000"
    assert answer.headers["X-RateLimit-Remaining"] == "0"
    assert answer.headers["X-RateLimit-Scope"] == "user"
    assert answer.headers["Via"]
    elsewhere = next(c.id for c in api.sandbox.world.channels.values() if c.name == "workshop")
    assert (await api.call("POST", f"/channels/{elsewhere}/messages", SOME))[0] == 200
    clock.advance(3.0)
    assert (await api.call("POST", path, SOME))[0] == 200


async def test_a_test_can_turn_rate_limits_off(api: Api) -> None:
    api.sandbox.limits.remove_limits()
    for _ in range(60):
        assert (await api.post(SOME))[0] == 200
    api.sandbox.limits.restore_limits()
    await until_refused(api, [("POST", f"/channels/{api.channel}/messages", SOME)] * 6)


async def test_a_test_can_shorten_the_periods_of_rate_limits(api: Api, clock: ManualClock) -> None:
    api.sandbox.limits.shorten_periods(10.0)
    posts = [("POST", f"/channels/{api.channel}/messages", SOME)] * 6
    _, answer, told = await until_refused(api, posts)
    assert told["retry_after"] == 0.5
    assert answer.headers["X-RateLimit-Reset-After"] == "0.500"
    clock.advance(0.5)
    assert (await api.post(SOME))[0] == 200
    clock.advance(1.0)
    passed, _, told = await until_refused(api, [("GET", "/users/@me", None)] * 51)
    assert (passed, told["retry_after"]) == (50, 0.1)


async def test_fifty_requests_a_second_are_the_global_limit(api: Api, clock: ManualClock) -> None:
    passed, answer, told = await until_refused(api, [("GET", "/users/@me", None)] * 51)
    assert (passed, told["global"], told["retry_after"]) == (50, True, 1.0)
    assert answer.headers["X-RateLimit-Global"] == "true"
    assert answer.headers["X-RateLimit-Scope"] == "global"
    # what belongs to an interaction is not bound to it
    callback = await api.call("POST", "/interactions/1/token/callback", {"type": 6})
    assert (callback[0], callback[1]["code"]) == (404, 10062)
    clock.advance(1.0)
    assert (await api.call("GET", "/users/@me"))[0] == 200


async def test_edits_of_old_messages_are_limited_more_strictly(
    api: Api, clock: ManualClock
) -> None:
    ids = messages(api, 2)
    clock.advance(limits.OLD_MESSAGE_SECONDS + 1)
    (young,) = messages(api, 1)
    path = f"/channels/{api.channel}/messages"
    calls = [("PATCH", f"{path}/{ids[n % 2]}", SOME) for n in range(4)]
    passed, answer, told = await until_refused(api, calls)
    assert (passed, told["code"], told["retry_after"]) == (3, 30046, 6.0)
    assert answer.headers["X-RateLimit-Remaining"] == "1"  # no header has warned
    assert answer.headers["Via"]
    assert (await api.call("PATCH", f"{path}/{young}", SOME))[0] == 200
    clock.advance(6.0)
    assert (await api.call(*calls[0]))[0] == 200


async def test_a_channel_is_renamed_twice_in_ten_minutes(
    camp: RunningBot, clock: ManualClock
) -> None:
    channel = camp.text_channel()
    camp.sandbox.faults.grant(str(channel.id), "manage_channels")
    for number in range(2):
        await channel.edit(name=f"camp-{number}")
    with pytest.raises(discord.RateLimited) as early:
        await channel.edit(name="camp-2")
    assert early.value.retry_after == pytest.approx(600.0)
    await channel.edit(topic="A topic is another matter")
    clock.advance(600.0)
    await channel.edit(name="camp-2")
    assert camp.sandbox.world.channels[str(channel.id)].name == "camp-2"


async def test_opening_direct_messages_too_fast_is_refused(
    camp: RunningBot, clock: ManualClock
) -> None:
    most, per = limits.DM_OPENINGS
    world = camp.sandbox.world
    people = [discord.Object(int(add_player(world, f"P{n}").id)) for n in range(most + 1)]
    for person in people:
        world.add_member(next(iter(world.guilds.values())), str(person.id))
    for person in people[:most]:
        await camp.bot.create_dm(person)
    clock.advance(1.0)
    with pytest.raises(discord.Forbidden) as refused:
        await camp.bot.create_dm(people[most])
    assert refused.value.code == 40003
    camp.bot._connection._private_channels_by_user.clear()
    assert await camp.bot.create_dm(people[0])  # that one is open
    clock.advance(per)
    assert await camp.bot.create_dm(people[most])


async def test_too_many_invalid_requests_cause_a_ban(camp: RunningBot, clock: ManualClock) -> None:
    invalid = camp.sandbox.invalid_requests
    assert (invalid.most, invalid.period) == (10_000, 600.0)
    invalid.most = 4
    channel = camp.text_channel()
    camp.sandbox.faults.deny(str(channel.id), "send_messages")
    for _ in range(2):
        with pytest.raises(discord.Forbidden):
            await channel.send("x")
    clock.advance(600.0)  # those are forgotten
    invalid.note_status(429, "shared")  # and such do not count
    for _ in range(4):
        assert not invalid.banned
        with pytest.raises(discord.Forbidden):
            await channel.send("x")
    with pytest.raises(discord.HTTPException) as banned:
        await camp.bot.fetch_user(int(camp.sandbox.world.bot_id))
    assert (banned.value.status, banned.value.code) == (429, 0)
    assert banned.value.text == "error code: 1015"
    assert "Via" not in banned.value.response.headers
    assert banned.value.response.headers["Retry-After"] == "3600"
    clock.advance(3600.0)
    assert await camp.bot.fetch_user(int(camp.sandbox.world.bot_id))


async def test_each_interactions_webhook_has_its_own_bucket(camp: RunningBot) -> None:
    sandbox = camp.sandbox
    async with Player.join(sandbox.base_url, "Ada") as ada, aiohttp.ClientSession() as session:
        api = Api(sandbox, session)
        tokens = []
        for _ in range(2):
            result = await ada.run_command("slowly")
            tokens.append(sandbox.interactions._known[result.interaction_id].token)
        paths = [f"/webhooks/{api.app}/{token}" for token in tokens]
        # discord.py has sent two there: "First" and "Second"
        passed, _, told = await until_refused(api, [("POST", paths[0], SOME)] * 5)
        assert (passed, told["retry_after"]) == (3, pytest.approx(2.0))
        assert (await api.call("POST", paths[1], SOME))[0] == 200
