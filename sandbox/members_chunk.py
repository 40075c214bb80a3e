"""Makes the gateway's answer to a bot that asks for a guild's members (REQUEST_GUILD_MEMBERS)."""

from sandbox import wire
from sandbox.models import JSON
from sandbox.world import World


def make_members_chunk(world: World, asked: JSON) -> JSON:
    """Make the data of GUILD_MEMBERS_CHUNK, for members by id or by the start of their username."""
    guild = world.guilds[str(asked.get("guild_id"))]
    ids = asked.get("user_ids")
    wanted = [ids] if isinstance(ids, str | int) else ids
    query = str(asked.get("query") or "").lower()
    found: list[str] = []
    missing: list[str] = []
    if wanted is not None:
        for user_id in map(str, wanted):
            (found if user_id in guild.members else missing).append(user_id)
    else:
        found = [i for i in guild.members if world.users[i].username.startswith(query)]
        found = found[: asked.get("limit") or None]
    answer: JSON = {
        "guild_id": guild.id,
        "members": [wire.encode_member(world, guild.members[i]) for i in found],
        "not_found": missing,
        "chunk_index": 0,
        "chunk_count": 1,
        "presences": [],
    }
    return answer | ({"nonce": asked["nonce"]} if "nonce" in asked else {})
