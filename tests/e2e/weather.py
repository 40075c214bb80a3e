"""What can go wrong around a bot, and when it does: troubles, begun and ended at a seeded choice of
the bot's own calls to Discord, one after the other and several at once.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random

from sandbox.errors import ApiError
from sandbox.faults import Faults
from sandbox.models import ChannelType
from tests.e2e.disk import Disk
from tests.e2e.house import House, ProcessEnded
from tests.e2e.ledger import Exchange
from tests.e2e.people import Person
from tests.e2e.troubles import Troubles

TALK = r" /(channels|webhooks|interactions|users/@me/channels)\b"
"""What the bot says and shows; a process that cannot even log in is started again by others."""


@dataclass(frozen=True)
class Plan:
    """What is played, for how long, and what befalls it."""

    seed: int = 1
    minutes: float = 0.0
    """New tables are opened for so long; 0: until there have been so many `games`."""
    games: int = 0
    key: str | None = None
    """One game alone; else all on the list."""
    faults: Collection[str] = ()
    """The troubles that come, by name."""
    most: int = 1_000_000
    """Of those at most."""
    every: int = 60
    """Calls of the bot's from one to the next, about."""
    at_once: int = 12
    """Tables at the same time."""
    mounts: bool = True
    """Whether a small disk may be mounted, to be filled; else the bot's process is limited."""
    quicker: float = 1.0
    """How many times as often as in earnest Discord lets the bot call."""


class Weather:
    """Brings troubles over a house, and keeps the bot running through them."""

    def __init__(self, house: House, disk: Disk, rnd: Random, plan: Plan) -> None:
        self.house = house
        self.disk = disk
        self.rnd = rnd
        self.found: Counter[str] = Counter()
        self.parties: list[list[Person]] = []
        """Who sits at the tables in play."""
        self._kinds = [kind for kind in TROUBLES if kind in plan.faults]
        self._every = plan.every
        self._left = plan.most
        self._waiting: list[tuple[int, Callable[[], None]]] = []
        self._calls = 0
        self._killed = False
        self._full = False
        self._troubles: set[asyncio.Task[None]] = set()
        house.ledger.listeners.append(self._note_exchange)

    # -- counting --------------------------------------------------------------------------------

    def _note_exchange(self, _: Exchange) -> None:
        self._calls += 1
        due = [each for each in self._waiting if each[0] <= self._calls]
        self._waiting = [each for each in self._waiting if each[0] > self._calls]
        for _, do in due:
            do()

    def call_after(self, calls: int, do: Callable[[], None]) -> None:
        """Do something at the bot's call that is so many from now, before it has its answer."""
        self._waiting.append((self._calls + calls, do))

    async def wait_for_calls(self, least: int, most: int) -> None:
        """Wait for some more calls of the bot's. Where people see nothing happen they ask whether
        it is there, and it calls to answer; so this comes."""
        come = asyncio.Event()
        self.call_after(self.rnd.randint(least, most), come.set)
        await come.wait()

    # -- the bot ---------------------------------------------------------------------------------

    async def keep_running(self) -> None:
        """Start the bot, and start it again whenever it has gone."""
        while True:
            try:
                process = await self.house.start_bot()
            except ProcessEnded:
                process = self.house.process
                assert process is not None
            await process.wait()
            if self._full and process.returncode == 2:
                self.found["starts for which the disk was too full"] += 1
                self.free_disk()
            elif not self._killed:
                self.house.ledger.faults.append(
                    f"The bot left with {process.returncode}.\n{self.house.log[-3000:]}"
                )
            self._killed = False
            await self.house.kill_bot()

    def kill_bot(self) -> None:
        """Kill the bot's process."""
        process = self.house.process
        if process is not None and process.returncode is None:
            self._killed = True
            self.house.ledger.close()
            process.kill()

    def dismiss_bot(self) -> None:
        """Ask the bot's process to leave."""
        process = self.house.process
        if process is not None and process.returncode is None and self.house.sandbox.gateway.online:
            self._killed = True
            process.terminate()

    def fill_disk(self) -> None:
        process = self.house.process
        if process is not None and process.returncode is None:
            self._full = True
            self.disk.fill_up(process.pid)

    def free_disk(self) -> None:
        process = self.house.process
        self._full = False
        self.disk.free_up(process.pid if process is not None else None)

    # -- troubles --------------------------------------------------------------------------------

    @asynccontextmanager
    async def run_troubles(self) -> AsyncIterator[None]:
        """Keep the bot running, and bring troubles over it, for the length of the block."""
        keeping = asyncio.create_task(self.keep_running())
        coming = asyncio.create_task(self._bring_troubles())
        try:
            yield
        finally:
            await _end_task(coming)
            await self.calm_down()
            await _end_task(keeping)

    async def _bring_troubles(self) -> None:
        while self._kinds and self._left > 0:
            # Now and then in the first moments, while it takes up what the last one left.
            early = self.rnd.random() < 0.2
            await self.wait_for_calls(2, 30 if early else 2 * self._every)
            if self._left <= 0:  # it has become calm meanwhile
                return
            kind = self.rnd.choices(self._kinds, [TROUBLES[k][0] for k in self._kinds])[0]
            self._left -= 1
            trouble = asyncio.create_task(self._bring_trouble(kind))
            self._troubles.add(trouble)
            trouble.add_done_callback(self._troubles.discard)

    async def _bring_trouble(self, kind: str) -> None:
        try:
            await TROUBLES[kind][1](self)
        except (LookupError, ApiError):  # what it was for is gone meanwhile
            pass
        else:
            self.found[kind] += 1

    async def calm_down(self) -> None:
        """Bring no more troubles, and end those that there are."""
        self._left = 0
        for trouble in list(self._troubles):
            trouble.cancel()
        await asyncio.gather(*self._troubles, return_exceptions=True)
        self.house.sandbox.faults.clear()

    @property
    def faults(self) -> Faults:
        return self.house.sandbox.faults

    def pick_party(self) -> list[Person]:
        """Pick the people of a table in play. Raises LookupError if there is none."""
        if not self.parties:
            raise LookupError("Nobody plays.")
        return self.rnd.choice(self.parties)


async def _end_task(task: asyncio.Task[None]) -> None:
    """It is stopped, and what it had raised before that is raised here."""
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


TROUBLES = Troubles[Weather]()
trouble = TROUBLES.add_trouble


@trouble("kills", 6)
async def kill_bot(weather: Weather) -> None:
    """Before the answer to a call, or a moment later."""
    if weather.rnd.random() < 0.5:
        weather.call_after(1, weather.kill_bot)
        await weather.wait_for_calls(1, 1)
    else:
        asyncio.get_running_loop().call_later(weather.rnd.random() / 20, weather.kill_bot)


@trouble("departures", 1)
async def dismiss_bot(weather: Weather) -> None:
    """Ask the bot to leave. It is started again."""
    weather.dismiss_bot()


@trouble("spells of 429", 4)
async def limit_calls(weather: Weather) -> None:
    """The bot is told to wait, for one route or for all."""
    everything = weather.rnd.random() < 0.3
    await _fail_some_calls(weather, 429, retry_after=0.1, is_global=everything)


@trouble("spells of 5xx", 6)
async def fail_calls(weather: Weather) -> None:
    """Calls fail, before they took effect or after."""
    after = weather.rnd.random() < 0.5
    await _fail_some_calls(weather, weather.rnd.choice([500, 502, 503]), after=after)


async def _fail_some_calls(weather: Weather, status: int, **how: float | bool) -> None:
    rnd, rules = weather.rnd, weather.faults.rules
    fraction = rnd.choice([0.05, 0.2, 0.5, 1.0])
    weather.faults.rest(
        status,
        TALK,
        times=None,
        fraction=fraction,
        seed=rnd.randrange(1000),
        **how,  # of which there are two, above
    )
    rule = rules[-1]
    try:
        await weather.wait_for_calls(3, 60)
    finally:
        if rule in rules:
            rules.remove(rule)


@trouble("spells of lost interactions", 2)
async def lose_interactions(weather: Weather) -> None:
    weather.faults.drop_interactions(weather.rnd.randint(1, 4))


@trouble("spells of doubled interactions", 6)
async def double_interactions(weather: Weather) -> None:
    weather.faults.duplicate_interactions(weather.rnd.randint(1, 20))


@trouble("spells of late interactions", 2)
async def delay_interactions(weather: Weather) -> None:
    """Those that come after three seconds are none any more."""
    weather.faults.delay_interactions(weather.rnd.uniform(0.1, 4), weather.rnd.randint(1, 4))


@trouble("gateway closed", 3)
async def close_gateway(weather: Weather) -> None:
    if weather.rnd.random() < 0.3:
        await weather.faults.ask_to_reconnect()
    else:
        await weather.faults.close_gateway(4000, resumable=True)


@trouble("sessions forgotten", 2)
async def forget_sessions(weather: Weather) -> None:
    await weather.faults.close_gateway(4000, resumable=False)


@trouble("deleted cards", 4)
async def delete_card(weather: Weather) -> None:
    card = weather.pick_party()[0].card
    if card is None:
        raise LookupError("There is no card.")
    weather.faults.delete_message(card["channel_id"], card["id"])


@trouble("deleted channels", 1)
async def delete_channel(weather: Weather) -> None:
    """Its table is played on by direct message."""
    party = weather.pick_party()
    weather.parties.remove(party)
    weather.faults.delete_channel(party[0].channel)


@trouble("channels where the bot may not speak", 2)
async def mute_bot(weather: Weather) -> None:
    channel = weather.pick_party()[0].channel
    taken = weather.rnd.choice([["send_messages"], ["view_channel"], ["attach_files"]])
    weather.faults.deny(channel, *taken)
    try:
        await weather.wait_for_calls(10, 80)
    finally:
        if channel in weather.house.sandbox.world.channels:
            weather.faults.grant(channel, *taken)


@trouble("closed direct messages", 2)
async def close_direct_messages(weather: Weather) -> None:
    user = weather.rnd.choice(weather.pick_party()).player.id
    weather.faults.close_dms(user)
    try:
        await weather.wait_for_calls(10, 200)
    finally:
        weather.faults.close_dms(user, closed=False)


@trouble("lost direct messages", 2)
async def lose_direct_message(weather: Weather) -> None:
    """Delete the newest of somebody's direct messages."""
    world = weather.house.sandbox.world
    direct = [c.id for c in world.channels.values() if c.type is ChannelType.DM]
    direct = [channel for channel in direct if world.messages.get(channel)]
    if not direct:
        raise LookupError("There are none.")
    channel = weather.rnd.choice(direct)
    weather.faults.delete_message(channel, max(world.messages[channel], key=int))


@trouble("full disks", 3)
async def fill_disk(weather: Weather) -> None:
    weather.fill_disk()
    try:
        await weather.wait_for_calls(5, 80)
    finally:
        weather.free_disk()


BLINDING = frozenset({"deleted cards", "deleted channels", "channels where the bot may not speak"})
"""After these nobody may be shown whose move it is, until somebody asks."""
