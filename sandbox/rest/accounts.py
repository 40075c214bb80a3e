"""The REST calls about the bot itself, users, guilds and their members."""

from sandbox import limits, wire
from sandbox.errors import Code, refuse
from sandbox.models import Guild
from sandbox.rest.routes import Answer, Call, route


@route("GET", "/gateway", open_to_all=True)
def gateway(call: Call) -> Answer:
    return {"url": call.world.address.replace("http", "ws", 1) + "/gateway"}


@route("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Answer:
    starts = call.world.starts
    url = call.world.address.replace("http", "ws", 1) + "/gateway"
    return {"url": url, "shards": starts.shards, "session_start_limit": starts.told()}


@route("GET", "/applications/@me")
@route("GET", "/oauth2/applications/@me")
def application(call: Call) -> Answer:
    return wire.application(call.world)


@route("GET", "/users/@me")
def me(call: Call) -> Answer:
    return wire.me(call.world)


@route("GET", "/users/@me/guilds")
def my_guilds(call: Call) -> Answer:
    bot = call.world.bot_id
    return [wire.my_guild(g, bot) for g in call.world.guilds.values() if bot in g.members]


@route("GET", "/users/{user_id}")
def user(call: Call) -> Answer:
    return wire.user(call.world.user(call.path["user_id"]))


def _guild(call: Call) -> Guild:
    guild = call.world.guild(call.path["guild_id"])
    if call.world.bot_id not in guild.members:
        raise refuse(Code.MISSING_ACCESS)
    return guild


@route("GET", "/guilds/{guild_id}")
def guild(call: Call) -> Answer:
    found = _guild(call)
    counts = {}
    if call.query.get("with_counts", "").lower() in ("true", "1"):
        counts = {"approximate_member_count": len(found.members), "approximate_presence_count": 1}
    return wire.guild(found) | counts


@route("GET", "/guilds/{guild_id}/roles")
def roles(call: Call) -> Answer:
    return [wire.role(role) for role in _guild(call).roles.values()]


@route("GET", "/guilds/{guild_id}/members")
def members(call: Call) -> Answer:
    limit = call.number("limit", 1, limits.MEMBERS_PAGE)
    after = int(call.query.get("after", "0"))
    later = [m for m in _guild(call).members.values() if int(m.user_id) > after]
    later.sort(key=lambda m: int(m.user_id))
    return [wire.member(call.world, m) for m in later[:limit]]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def member(call: Call) -> Answer:
    found = _guild(call).members.get(call.path["user_id"])
    if found is None:
        raise refuse(Code.UNKNOWN_MEMBER)
    return wire.member(call.world, found)
