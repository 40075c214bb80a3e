"""Faults that a test can switch on: errors and losses as the real Discord has them.

Another process switches them on by `POST /sandbox/faults` with `{"fault": <method>, ...}`, and the
command line by `--fault "<method> key=value ..."`.
"""

import inspect
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field

from sandbox import seed
from sandbox.gateway import Gateway
from sandbox.models import JSON, Overwrite, User
from sandbox.permissions import Permission
from sandbox.world import World


@dataclass(slots=True)
class RestFault:
    """Answers some REST calls with an error. With `after`, the call takes effect all the same."""

    status: int
    route: re.Pattern[str]
    times: int | None
    fraction: float
    dice: random.Random
    retry_after: float
    is_global: bool
    after: bool
    delay: float

    def hit_call(self, call: str) -> bool:
        """Decide whether this call is hit. A hit uses up one of `times`."""
        if self.times == 0 or not self.route.search(call):
            return False
        if self.fraction < 1 and self.dice.random() >= self.fraction:
            return False
        if self.times is not None:
            self.times -= 1
        return True


@dataclass(slots=True)
class Delivery:
    """How many of the next interactions to drop, duplicate or delay, and by how many seconds."""

    drop: int = 0
    duplicate: int = 0
    delay: int = 0
    seconds: float = 0.0


@dataclass(slots=True)
class Faults:
    """All faults that can be switched on."""

    world: World
    gateway: Gateway
    rules: list[RestFault] = field(default_factory=list)
    delivery: Delivery = field(default_factory=Delivery)

    # REST

    def rest(
        self,
        status: int = 500,
        route: str = "",
        *,
        times: int | None = 1,
        fraction: float = 1.0,
        seed: int = 0,
        retry_after: float = 0.05,
        is_global: bool = False,
        after: bool = False,
        delay: float = 0.0,
    ) -> None:
        """Answer the next `times` calls (None: all), or a seeded fraction of them, with a status.

        `route` is a regexp searched in e.g. "POST /channels/123/messages". With status 0 the call
        is only delayed. With `after` the call takes effect before it fails.
        """
        self.rules.append(
            RestFault(
                status=status,
                route=re.compile(route),
                times=times,
                fraction=fraction,
                dice=random.Random(seed),
                retry_after=retry_after,
                is_global=is_global,
                after=after,
                delay=delay,
            )
        )

    def find_hit(self, call: str) -> RestFault | None:
        """Find the first fault that hits a call, and count the hit. Return None if none hits."""
        return next((rule for rule in self.rules if rule.hit_call(call)), None)

    def clear(self) -> None:
        """Switch off all faults of REST calls and of interactions."""
        self.rules.clear()
        self.delivery = Delivery()

    # Interactions

    def drop_interactions(self, times: int = 1) -> None:
        """Lose the next interactions on their way to the bot."""
        self.delivery.drop = times

    def duplicate_interactions(self, times: int = 1) -> None:
        """Deliver the next interactions twice."""
        self.delivery.duplicate = times

    def delay_interactions(self, seconds: float, times: int = 1) -> None:
        """Deliver the next interactions late, by the sandbox's clock."""
        self.delivery.delay, self.delivery.seconds = times, seconds

    def deliver_interaction(self, send: Callable[[], bool]) -> bool:
        """Call `send` once, twice, later or never. Returns True if the call is late or left out."""
        if self.delivery.drop:
            self.delivery.drop -= 1
            return True
        if self.delivery.delay:
            self.delivery.delay -= 1
            self.world.clock.call_later(self.delivery.seconds, send)
            return True
        if self.delivery.duplicate:
            self.delivery.duplicate -= 1
            send()
        return send()

    # The gateway

    async def close_gateway(
        self, code: int = 4000, resumable: bool = True, shard: int | None = None
    ) -> None:
        """Close the connections of all shards or one. Forget the sessions unless `resumable`."""
        await self.gateway.close_sockets(code, resumable, shard)

    async def ask_to_reconnect(self, shard: int | None = None) -> None:
        """Ask all shards of the bot, or one, to reconnect and resume."""
        await self.gateway.ask_to_reconnect(shard)

    def forget_sessions(self, shard: int | None = None) -> None:
        """Forget the sessions of all shards or one. Open connections get no more events."""
        self.gateway.forget_sessions(shard)

    # Guilds, by id or name

    def begin_outage(self, guild: str) -> None:
        """Make a guild unavailable."""
        self.world.begin_outage(self.world.find_guild_named(guild))

    def end_outage(self, guild: str) -> None:
        """Make a guild available again."""
        self.world.end_outage(self.world.find_guild_named(guild))

    def remove_bot(self, guild: str) -> None:
        """Remove the bot from a guild."""
        self.world.remove_member(self.world.find_guild_named(guild), self.world.bot_id)

    def invite_bot(self, guild: str) -> None:
        """Let the bot join a guild, also after it was removed."""
        seed.invite_bot(self.world, self.world.find_guild_named(guild))

    # The world

    def close_dms(self, user: str, closed: bool = True) -> None:
        """Make DMs to a user fail with 50007, or succeed again if not `closed`."""
        found = self._find_user(user)
        found.dm_closed = closed
        self.world.save_user(found)

    def delete_message(self, channel: str, message: str) -> None:
        self.world.remove_message(self.world.find_message(channel, message))

    def delete_channel(self, channel: str) -> None:
        self.world.remove_channel(self.world.find_channel(channel))

    def remove_member(self, user: str) -> None:
        """Remove a user, or the bot, from all guilds."""
        who = self._find_user(user).id
        for guild in self.world.guilds.values():
            if who in guild.members:
                self.world.remove_member(guild, who)

    def deny(self, channel: str, *permissions: str, user: str = "") -> None:
        """Deny permissions (by Discord's names) in a channel to a user, by default to the bot."""
        self._write_overwrite(channel, user, permissions, denied=True)

    def grant(self, channel: str, *permissions: str, user: str = "") -> None:
        """Allow permissions in a channel to a user, by default to the bot."""
        self._write_overwrite(channel, user, permissions, denied=False)

    def _write_overwrite(
        self, channel: str, user: str, names: tuple[str, ...], denied: bool
    ) -> None:
        bits = Permission(0)
        for name in names:
            bits |= Permission[name.upper()]
        who = self._find_user(user).id if user else self.world.bot_id
        where = self.world.find_channel(channel)
        found = where.overwrites.get(who) or Overwrite(id=who, kind=1)
        allow, deny = (int(bits), 0) if not denied else (0, int(bits))
        found.allow = found.allow & ~deny | allow
        found.deny = found.deny & ~allow | deny
        self.world.set_overwrite(where, found)

    def _find_user(self, name: str) -> User:
        found = self.world.find_user_named(name)
        if found is None:
            raise ValueError(f"There is no user {name!r}.")
        return found

    # By name, for other processes and the command line

    async def apply_fault(self, spec: JSON) -> None:
        """Switch on the fault in a specification such as `{"fault": "rest", "status": 503}`."""
        options = dict(spec)
        name = options.pop("fault", None)
        if name not in APPLICABLE:
            raise ValueError(f"There is no fault {name!r}; there are {', '.join(APPLICABLE)}.")
        names = options.pop("permissions", [])
        done = getattr(self, name)(*([options.pop("channel"), *names] if names else []), **options)
        if inspect.isawaitable(done):
            await done


APPLICABLE = (
    "rest",
    "clear",
    "drop_interactions",
    "duplicate_interactions",
    "delay_interactions",
    "close_gateway",
    "ask_to_reconnect",
    "forget_sessions",
    "begin_outage",
    "end_outage",
    "remove_bot",
    "invite_bot",
    "close_dms",
    "delete_message",
    "delete_channel",
    "remove_member",
    "deny",
    "grant",
)
