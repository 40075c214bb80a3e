"""The REST calls about the bot itself, users, guilds and their members."""

from sandbox import limits, wire
from sandbox.errors import Code, make_refusal
from sandbox.models import Guild
from sandbox.rest.routes import Answer, Call, route


@route("GET", "/gateway", open_to_all=True)
def get_gateway(call: Call) -> Answer:
    return {"url": call.world.address.replace("http", "ws", 1) + "/gateway"}


@route("GET", "/gateway/bot")
def get_bot_gateway(call: Call) -> Answer:
    starts = call.world.starts
    url = call.world.address.replace("http", "ws", 1) + "/gateway"
    return {"url": url, "shards": starts.shards, "session_start_limit": starts.make_start_limit()}


@route("GET", "/applications/@me")
@route("GET", "/oauth2/applications/@me")
def get_application(call: Call) -> Answer:
    return wire.encode_application(call.world)


@route("GET", "/users/@me")
def get_own_user(call: Call) -> Answer:
    return wire.encode_own_user(call.world)


@route("GET", "/users/@me/guilds")
def list_own_guilds(call: Call) -> Answer:
    bot = call.world.bot_id
    return [wire.encode_own_guild(g, bot) for g in call.world.guilds.values() if bot in g.members]


@route("GET", "/users/{user_id}")
def get_user(call: Call) -> Answer:
    return wire.encode_user(call.world.find_user(call.path["user_id"]))


def _find_guild(call: Call) -> Guild:
    guild = call.world.find_guild(call.path["guild_id"])
    if call.world.bot_id not in guild.members:
        raise make_refusal(Code.MISSING_ACCESS)
    return guild


@route("GET", "/guilds/{guild_id}")
def get_guild(call: Call) -> Answer:
    found = _find_guild(call)
    counts = {}
    if call.query.get("with_counts", "").lower() in ("true", "1"):
        counts = {"approximate_member_count": len(found.members), "approximate_presence_count": 1}
    return wire.encode_guild(found) | counts


@route("GET", "/guilds/{guild_id}/roles")
def list_roles(call: Call) -> Answer:
    return [wire.encode_role(role) for role in _find_guild(call).roles.values()]


@route("GET", "/guilds/{guild_id}/members")
def list_members(call: Call) -> Answer:
    limit = call.read_limit(1, limits.MEMBERS_PAGE)
    after = int(call.query.get("after", "0"))
    later = [m for m in _find_guild(call).members.values() if int(m.user_id) > after]
    later.sort(key=lambda m: int(m.user_id))
    return [wire.encode_member(call.world, m) for m in later[:limit]]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Answer:
    found = _find_guild(call).members.get(call.path["user_id"])
    if found is None:
        raise make_refusal(Code.UNKNOWN_MEMBER)
    return wire.encode_member(call.world, found)
