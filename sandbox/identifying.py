"""Decides whether the gateway accepts an IDENTIFY, by its intents and its shard."""

from enum import IntEnum

from sandbox.intents import KNOWN_INTENTS, PRIVILEGED
from sandbox.models import JSON
from sandbox.world import World


class Close(IntEnum):
    """The codes with which the gateway closes a connection."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    RATE_LIMITED = 4008
    INVALID_SHARD = 4010
    SHARDING_REQUIRED = 4011
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


def find_refusal(world: World, data: JSON) -> Close | None:
    """Find the code that refuses an IDENTIFY. Return None if its intents and shard are right."""
    intents = data.get("intents")
    if not isinstance(intents, int) or isinstance(intents, bool) or intents & ~KNOWN_INTENTS:
        return Close.INVALID_INTENTS
    if intents & PRIVILEGED & ~world.enabled_intents:
        return Close.DISALLOWED_INTENTS
    shard = read_shard(data)
    if shard is None:
        return Close.INVALID_SHARD
    if shard[1] < world.starts.shards:
        return Close.SHARDING_REQUIRED
    return None


def read_shard(data: JSON) -> tuple[int, int] | None:
    """Read the shard from an IDENTIFY as (number, count), by default (0, 1). Return None if the
    value is not valid."""
    given = data.get("shard", [0, 1])
    if not isinstance(given, list) or len(given) != 2:
        return None
    number, count = given
    if not isinstance(number, int) or not isinstance(count, int) or not 0 <= number < count:
        return None
    return number, count
