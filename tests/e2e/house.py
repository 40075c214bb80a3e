"""A Discord of the tests' own, a bot at it (in this process, or in one that can be killed), and
people who sit down at tables.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import bot
from cogs.registry import Emberkeep
from sandbox import Player, Sandbox, membership, point_at, threads
from sandbox.bodies import Body
from sandbox.models import Channel, ChannelType, Overwrite
from sandbox.permissions import Permission
from sandbox.seed import add_player
from sandbox.seeing import join_texts
from sandbox.world import Change
from storage import Place, Store
from tests.e2e import bot_process, given_beforehand
from tests.e2e.bot_process import LOT, Brisk
from tests.e2e.ledger import UNWRITTEN, Ledger
from tests.e2e.people import Person, Stuck, find_components, play_together
from tests.forked import Forked, Process
from tests.last_events import ended_events

ROOT = Path(__file__).parents[2]
SOON = 300.0
"""Seconds for the bot to come or go: a few do, but on a busy machine nobody knows how many."""

TOLD = {"words_only": "words only", "packs": "The table plays with"}
"""What is said where an option is set that is the table's own."""


class ProcessEnded(Exception):
    """The bot's process ended before it was connected."""


class House:
    """A sandbox, and the ledger that listens there. `data`: where the bot keeps its database, if
    not beside the logs; or the address of one at a server."""

    forks = False
    """Whether the bot's processes are forks of one that has loaded all of it already."""

    def __init__(self, sandbox: Sandbox, folder: Path, data: Place | None = None) -> None:
        self.sandbox = sandbox
        self.folder = folder
        self.data = data if isinstance(data, Path) else folder
        self.ledger = Ledger(
            sandbox, data if isinstance(data, str) else self.data / bot.DATABASE_FILE
        )
        self.process: Process | None = None
        self._news = asyncio.Event()
        self._starts = count()
        sandbox.world.add_listener(self._note_change)

    @classmethod
    @asynccontextmanager
    async def open(
        cls, folder: Path, data: Place | None = None, *, shards: int = 1
    ) -> AsyncIterator[House]:
        """`shards`: so many Discord wants of the bot, and there is a server on each."""
        record = folder / "record.jsonl"
        async with await Sandbox.start(record=record, shards=shards, guilds=shards) as sandbox:
            sandbox.world.starts.spacing = 0  # a bot that was killed is back at once
            house = cls(sandbox, folder, data)
            try:
                yield house
            finally:
                await house.kill_bot()

    # -- the bot ---------------------------------------------------------------------------------

    def _note_change(self, change: Change) -> None:
        if change.what == "gateway":
            self._news.set()

    async def wait_until_online(self, online: bool = True) -> None:
        """Wait until a bot is connected, or none is."""
        async with asyncio.timeout(SOON):
            while self.sandbox.gateway.online != online:
                await self.wait_for_news()

    async def wait_for_news(self) -> None:
        """Wait for a bot to come or go."""
        self._news.clear()
        await self._news.wait()

    @property
    def has_shown_all(self) -> bool:
        """Whether every table's card shows all that there is."""
        return not self.ledger.query(
            "SELECT 1 FROM tables WHERE card_edition < edition"
            " UNION ALL SELECT 1 FROM outbox WHERE kind = 'card'"
        )

    async def wait_until_shown(self) -> None:
        """Wait until all is shown: at Discord's pace the last card may come late, and a bot that is
        asked to leave does not wait for it."""
        try:
            async with asyncio.timeout(SOON):
                while not self.has_shown_all:
                    await asyncio.sleep(0.1)  # nobody tells when another process's database changes
        except TimeoutError:
            raise AssertionError(f"Not shown:\n{self._describe_unshown()}") from None

    def _describe_unshown(self) -> str:
        """What keeps the cards back, for whoever reads of it."""
        texts = (
            "SELECT id, guild_id, channel_id, edition, card_edition, status FROM tables"
            " WHERE card_edition < edition",
            "SELECT table_id, edition, kind, due, tries FROM outbox",
            "SELECT * FROM pauses WHERE until IS NULL",
        )
        return "\n".join(f"{text}: {self.ledger.query(text)}" for text in texts)

    async def run_bot(self, *asked: str) -> Process:
        """Start a bot in a process of its own, with such a command line."""
        database = self.ledger.database
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": self.sandbox.token,
            "EMBERKEEP_DATA": str(self.data),
            "EMBERKEEP_DATABASE": database if isinstance(database, str) else "",
            "EMBERKEEP_LOG_LEVEL": os.environ.get("EMBERKEEP_LOG_LEVEL", "WARNING"),
        }
        if LOT in environment:  # no table of a process may have the secret of another's
            environment[LOT] += f", process {next(self._starts)}"
        log_file = self.folder / "bot.log"
        if self.forks:
            given = (bot_process.main, self.sandbox.base_url, *asked)
            return await Forked.start(
                *given, folder=self.folder, environment=environment, said=log_file, log=log_file
            )
        command = (sys.executable, "-m", bot_process.__name__, self.sandbox.base_url, *asked)
        with log_file.open("a") as log:
            return await asyncio.create_subprocess_exec(
                *command, cwd=self.folder, env=environment, stdout=log, stderr=log
            )

    async def start_bot(self) -> Process:
        """Start the bot in a process of its own. Raises Left."""
        self.process = process = await self.run_bot()
        online = asyncio.create_task(self.wait_until_online())
        left = asyncio.create_task(process.wait())
        try:
            await asyncio.wait([online, left], return_when=asyncio.FIRST_COMPLETED)
            if not online.done():
                raise ProcessEnded(f"It left with {process.returncode}.\n{self.log[-2000:]}")
            await online
        finally:
            online.cancel()
            left.cancel()
            await asyncio.gather(online, left, return_exceptions=True)
        return process

    async def kill_bot(self) -> None:
        """Kill the bot's process. What it had heard and not done is lost."""
        process, self.process = self.process, None
        self.ledger.close()
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()
        self.sandbox.gateway.forget_sessions()

    async def dismiss_bot(self) -> tuple[int, float]:
        """Send SIGTERM to the bot. Returns its exit code and the seconds that it took."""
        process, self.process = self.process, None
        assert process is not None
        began = asyncio.get_running_loop().time()
        process.send_signal(signal.SIGTERM)
        code = await asyncio.wait_for(process.wait(), SOON)
        return code, asyncio.get_running_loop().time() - began

    @property
    def log(self) -> str:
        """What the bot's processes have complained of."""
        return (self.folder / "bot.log").read_text(encoding="utf-8")

    @asynccontextmanager
    async def run_here(self, seed: str = "", *, ready: bool = True) -> AsyncIterator[Emberkeep]:
        """The bot in this process, for tests that look into it. With a seed, its tables have it.
        `ready`: every shard is; else one is connected."""
        restore = point_at(self.sandbox.base_url)
        store = await Store.open(self.ledger.database)
        keeper = Brisk(store, sync_at_start=True, seed=seed)
        stop = asyncio.Event()
        staying = asyncio.create_task(bot._stay_connected(keeper, self.sandbox.token, stop))
        try:
            await self.wait_until_online()
            if ready:
                await keeper.wait_until_ready()
            yield keeper
        finally:
            stop.set()
            await staying
            await ended_events()
            await store.close()
            restore()

    @asynccontextmanager
    async def play_small_game(
        self, seed: int, channel: str | None = None
    ) -> AsyncIterator[tuple[Emberkeep, list[Person]]]:
        """Two people at a table, with the bot in this process. After the block they play to the
        end, and what they were told must agree with what is written."""
        seats = self.seat_people("canary", Random(seed), people=2, channel=channel)
        async with self.run_here() as keeper, seats as people:
            yield keeper, people
            await play_together(people)
            await self.wait_until_shown()
        assert self.ledger.check_all()["tables ended"] == 1

    # -- places and people -----------------------------------------------------------------------

    def make_channel(
        self,
        name: str,
        people: Sequence[str] = (),
        *,
        server: int = 0,
        kind: ChannelType = ChannelType.TEXT,
    ) -> str:
        """A new channel on a server. With people, it is theirs alone, so that nobody else hears of
        it."""
        world = self.sandbox.world
        guild = list(world.guilds.values())[server]
        channel = Channel(
            id=world.ids.make_id(), type=kind, guild_id=guild.id, name=name, position=9
        )
        if people:
            view = int(Permission.VIEW_CHANNEL)
            channel.overwrites[guild.id] = Overwrite(id=guild.id, kind=0, deny=view)
            for who in (*people, world.bot_id):
                channel.overwrites[who] = Overwrite(id=who, kind=1, allow=view)
        world.add_channel(channel)
        return channel.id

    def make_thread(self, name: str, people: Sequence[str] = ()) -> str:
        """Make a thread of a text channel that everybody sees. With people, it is private."""
        world = self.sandbox.world
        parent = world.find_channel(self.make_channel(f"{name}-parent"))
        kind = ChannelType.PRIVATE_THREAD if people else ChannelType.THREAD
        fields = {"name": name, "type": int(kind)}
        starter = self.add_newcomer("Starter")
        thread = threads.start_thread(world, starter, parent, fields)
        for who in people:
            assert thread.thread is not None
            membership.add_member(world, starter, thread, thread.thread, who)
        return thread.id

    def make_forum_post(self, name: str) -> str:
        """Make a post in the forum."""
        world = self.sandbox.world
        (forum,) = (c for c in world.channels.values() if c.type == ChannelType.FORUM)
        body = Body({"content": "Who plays?"}, {})
        return threads.start_post(
            world, self.add_newcomer("Starter"), forum, {"name": name}, body
        ).id

    def add_newcomer(self, name: str) -> str:
        """Add a newcomer to all servers. Returns their id."""
        world = self.sandbox.world
        user = add_player(world, name)
        for guild in world.guilds.values():
            world.add_member(guild, user.id)
        return user.id

    @asynccontextmanager
    async def seat_people(
        self,
        game: str,
        rnd: Random,
        *,
        people: int = 2,
        bots: int = 0,
        channel: str | None = None,
        server: int = 0,
        who: Sequence[str] = (),
        options: dict[str, str] | None = None,
        kind: type[Person] = Person,
        campaign: str = "",
        beforehand: bool = False,
        **opening: str,
    ) -> AsyncIterator[list[Person]]:
        """A table that has begun: opened, joined and started by its people, in a channel of their
        own or the one named. `who`: users that sit there; else newcomers of some kind. `campaign`:
        the name of one that begins with it. `beforehand`: they add words to the dice, let bots of
        any strength sit down, and answer ahead. `opening`: what else is said as it is opened."""
        async with AsyncExitStack() as stack:
            fresh = range(people - len(who))
            ids = [*who, *(self.add_newcomer(f"{game}{rnd.randrange(10**6)}") for _ in fresh)]
            channel = channel or self.make_channel(
                f"{game}-{rnd.randrange(10**6)}", ids, server=server
            )
            everybody = []
            for user in ids:
                player = await stack.enter_async_context(Player.join(self.sandbox.base_url, user))
                await player.wait_until(
                    lambda p=player: p.seen.commands and p.seen.bot_online, SOON
                )
                everybody.append(kind(player, channel, Random(rnd.random()), game))
            for person in everybody if beforehand else ():
                person.beforehand = given_beforehand.answer_ahead
            await gather_table(everybody, game, bots, options or {}, campaign, **opening)
            yield everybody


async def gather_table(
    people: list[Person],
    game: str,
    bots: int,
    options: dict[str, str],
    campaign: str = "",
    **opening: str,
) -> None:
    """Open a table, sit down, set its options, begin. What a kill swallows is done again."""
    first, *others = people
    opening |= {"game": game, "name": campaign} if campaign else {"game": game}
    command = "campaign start" if campaign else "game open"
    await insist_on(first, command, lambda: first.card is not None, **opening)
    for other in others:
        await insist_on(other, "game join", lambda o=other: is_sitting(first, o))
    for number in range(bots):
        strength = first.rnd.choice(given_beforehand.STRENGTHS) if first.beforehand else "middling"
        done = partial(_has_more_bots, first, number)
        await insist_on(first, "game bot", done, strength=strength)
    for name, value in options.items():
        told = TOLD.get(name, " is now ")
        await insist_on(first, "game options", None, told=told, name=name, value=value)
    for person in people:
        if person.beforehand is not None:
            await given_beforehand.add_word(person)
    await insist_on(first, "game start", lambda: not is_lobby(first))


async def insist_on(
    person: Person, command: str, done: Any, *, told: str = "", **options: Any
) -> None:
    """Run a command again and again until its effect is seen."""
    said: list[str] = []
    for _ in range(200):  # it does not count where the machine is too busy, or the bot away
        await person.wait_until(lambda: person.seen.bot_online)
        if done is not None and done():
            return
        result = await person.unless_gone(
            person.player.run_command(command, person.channel, **options)
        )
        if result is None or result.state != "replied":
            continue
        if "about to restart" in result.text:
            await person.wait_for(lambda: not person.seen.bot_online, 2)
            continue
        if result.text.startswith(UNWRITTEN):
            await person.wait_for(lambda: False, 2)  # until there is room again
            continue
        said.append(result.text)
        if done is None and told in result.text.replace("`", "").replace("\\", ""):
            return
        if done is not None:
            await person.wait_for(done, 2)
        if len(said) == 20:
            break
    raise Stuck(f"/{command} comes to nothing: {said[-3:]}. The card:\n{read_card(person)}")


def read_card(person: Person) -> str:
    return join_texts(person.card) if person.card else ""


def _has_more_bots(person: Person, number: int) -> bool:
    """Whether more than `number` bots sit at the table."""
    return read_card(person).lower().count("bot)") > number


def is_lobby(person: Person) -> bool:
    return person.card is None or any(find_components(person.card, "leave"))


def is_sitting(first: Person, other: Person) -> bool:
    name = other.player.seen.me["global_name"]
    return bool(re.search(rf"\d\. {name}\b", read_card(first))) or not is_lobby(first)
