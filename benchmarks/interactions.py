"""How fast interactions are acknowledged, through discord.py, beside a bot of ten lines.

    python3 -m uv run --group bench python -m benchmarks.interactions

The bot runs in a process of its own, at a sandbox in this one, where people do what they do as soon
as they are answered (but for the last two rows):

- `ok`: a bot of ten lines that answers a command with "ok";
- `hand`: Emberkeep, by *Your move*: it shows a person their own, as "ok" is shown;
- `rush`: Emberkeep, while a few tables play, each card with its picture;
- `play`: all tables at once, each card with its picture, and people think for ten seconds;
- `chat`: the same, and they think for five.

Columns: how many people; interactions a second; milliseconds until the sandbox has the
acknowledgement (median and 99th percentile); milliseconds of processor time for each, the bot's and
its painter's; how often the bot's event loop stood still for more than 50 ms, for how long at most,
and how often that was its own work (the rest is other programs' time, on a busy machine); and how
often the sandbox's loop stood still as long: then the times to acknowledge are its own.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import monotonic, process_time
from typing import Any
from unittest.mock import patch

import discord
from discord import app_commands

import bot
from cogs.outbox.throttle import TIME_BETWEEN_EDITS
from rules.engine import GAMES
from sandbox import Player, Sandbox, point_at
from sandbox.interaction import Type
from sandbox.interactions import Outcome
from tests.e2e.bot_process import Brisk
from tests.e2e.house import SOON, House, gather_table
from tests.e2e.people import Person
from tests.template_game import list_player_games

STALL = 0.05
LOOK = 0.005
FEW = 16
"""So many people press as fast as they are answered."""
THOUGHT = {"play": 10.0, "chat": 5.0}
"""Seconds that a person thinks, on the average, by the row: no table that goes on for days is as
fast."""
GATHERING = 16
"""So many tables are opened at once."""


# -- in the bot's process ------------------------------------------------------------------------


async def probe_loop(file: Path) -> None:
    """Write down whenever the event loop stands still: when, for how long, and for how much of
    that time this process was at work."""
    with file.open("a", buffering=1) as found:
        while True:
            began, worked = monotonic(), process_time()
            await asyncio.sleep(LOOK)
            late = monotonic() - began - LOOK
            if late > STALL:
                found.write(json.dumps([monotonic(), late, process_time() - worked]) + "\n")


def read_stalls(file: Path, began: float, passed: float) -> list[list[float]]:
    """Read what a probe wrote down in a period."""
    found = [json.loads(line) for line in file.read_text().splitlines()]
    return [each for each in found if began < each[0] < began + passed]


class Watched(Brisk):
    """Emberkeep with a probe in its event loop, and cards that change no faster than in Discord."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.publisher.tempo.spacing = TIME_BETWEEN_EDITS

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.looking = asyncio.create_task(probe_loop(Path(os.environ["STALLS"])))


def run_ok_bot(token: str) -> None:
    """Run the bot of ten lines."""
    client = discord.Client(intents=discord.Intents(guilds=True))
    tree = app_commands.CommandTree(client)
    probes: list[asyncio.Task[None]] = []  # kept, so that none is collected

    @tree.command(description="Answers.")
    async def ok(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("ok", ephemeral=True)

    @client.event
    async def setup_hook() -> None:
        await tree.sync()
        probes.append(asyncio.create_task(probe_loop(Path(os.environ["STALLS"]))))

    client.run(token, log_level=30)


def serve_bot(which: str, url: str) -> int:
    """Run one of the bots in this process."""
    point_at(url)
    if which == "ok":
        run_ok_bot(os.environ["DISCORD_TOKEN"])
        return 0
    with patch.object(bot, "Emberkeep", Watched):
        return bot.main(["--sync"])


# -- at the sandbox ------------------------------------------------------------------------------


@dataclass
class Clock:
    """When each interaction was sent, and how long it took until it was acknowledged."""

    sent: dict[str, float] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)

    def note_outcome(self, outcome: Outcome) -> None:
        """Note an outcome that the sandbox tells."""
        number = outcome.interaction.id
        if outcome.interaction.type is Type.AUTOCOMPLETE:
            return
        if outcome.state == "sent":
            self.sent[number] = monotonic()
        elif (began := self.sent.pop(number, None)) is not None:
            self.took.append(float("inf") if outcome.state == "failed" else monotonic() - began)


class Place(House):
    """A sandbox with many people, and one bot or the other. `module`: what serves them."""

    module = "benchmarks.interactions"

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        """Without the ledger of the end-to-end tests, which looks into the database at every call,
        and without a recording."""
        self.sandbox = sandbox
        self.folder = folder
        self.process = None
        self.clock = Clock()
        self.stalls, self.here = folder / "stalls", folder / "here"
        self.looking = asyncio.create_task(probe_loop(self.here))
        self._news = asyncio.Event()
        sandbox.world.add_listener(self._note_change)
        sandbox.interactions.add_watcher(self.clock.note_outcome)

    @asynccontextmanager
    async def serve_bot(self, which: str) -> AsyncIterator[None]:
        """Run one of the bots, and wait until it is online."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.sandbox.token,
            "EMBERKEEP_DATA": str(self.folder),
            "EMBERKEEP_LOG_LEVEL": "WARNING",
            "STALLS": str(self.stalls),
        }
        command = (sys.executable, "-m", self.module)
        self.process = await asyncio.create_subprocess_exec(
            *command, "--serve", which, self.sandbox.base_url, env=environment
        )
        try:
            await self.wait_until_online()
            yield
        finally:  # or it would stay behind and try to connect for ever
            await self.kill_bot()
        await self.wait_until_online(False)

    def measure_work(self) -> tuple[float, float]:
        """Measure the seconds of processor time that the bot and its painter have used."""
        assert self.process is not None
        bot = self.process.pid
        painters = Path(f"/proc/{bot}/task/{bot}/children").read_text().split()
        return _measure_process(bot), sum(map(_measure_process, painters))

    async def measure_act(
        self,
        name: str,
        people: Sequence[Person],
        act: Callable[[Person], Awaitable[object]],
        seconds: float,
    ) -> float:
        """Let everybody act again and again for a while. Prints a row and returns the rate."""
        self.clock.took.clear()
        began, worked = monotonic(), self.measure_work()

        async def act_for_ever(person: Person) -> None:
            while True:
                await act(person)

        acting = [asyncio.create_task(act_for_ever(person)) for person in people]
        await asyncio.wait(acting, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        passed = monotonic() - began
        took = sorted(1000 * each for each in self.clock.took)
        for task in acting:
            task.cancel()
        outcomes = await asyncio.gather(*acting, return_exceptions=True)
        if failed := [outcome for outcome in outcomes if isinstance(outcome, Exception)]:
            raise failed[0]
        if len(took) < 2:
            raise SystemExit(f"{name}: too little was done in {seconds:.0f} s to tell anything")
        each = [
            1000 * (n - m) / len(took) for m, n in zip(worked, self.measure_work(), strict=True)
        ]
        stalls = read_stalls(self.stalls, began, passed)
        own = [late for _, late, busy in stalls if busy > late / 2]
        here = read_stalls(self.here, began, passed)
        rate = len(took) / passed
        print(
            f"{name:5} {len(people):7} {rate:8.1f} {median(took):8.1f}"
            f" {quantiles(took, n=100)[98]:8.1f} {each[0]:8.1f} {each[1]:8.1f}"
            f" {len(stalls):7} {1000 * max((s[1] for s in stalls), default=0):9.0f} {len(own):5}"
            f" {len(here):8}",
            flush=True,
        )
        return rate


def _measure_process(process: int | str) -> float:
    parts = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def wait_for_commands(player: Player) -> None:
    """Wait until the player sees the bot's commands."""
    await player.wait_until(lambda: player.seen.commands, SOON)


async def ask_ok(person: Person) -> None:
    """Have one exchange with the bot of ten lines."""
    result = await person.player.run_command("ok", person.channel)
    if result.message is not None:
        await person.player.dismiss_message(result.message)


async def look_at_hand(person: Person) -> None:
    """Look once at the person's own hand."""
    card = person.card
    assert card is not None
    result = await person.player.press_button(card, "Your move")
    if result.message is not None:
        await person.player.dismiss_message(result.message)


async def answer_at_once(person: Person) -> None:
    """Give one answer as soon as there is a question."""
    await person.wait_until(lambda: person.is_over or person.is_called)
    if person.is_over:
        await asyncio.Event().wait()
    await person.take_turn()


async def answer_after_thought(person: Person, thought: float) -> None:
    """Give one answer after `thought` seconds, on average."""
    await asyncio.sleep(person.rnd.uniform(0, 2 * thought))
    await answer_at_once(person)


async def run_comparison(tables: int, seconds: float) -> None:
    """Run the whole comparison."""
    print(
        f"{'':5} {'people':>7} {'a second':>8} {'median':>8} {'99th':>8} {'bot ms':>8}"
        f" {'painter':>8} {'stalls':>7} {'longest':>9} {'own':>5} {'sandbox':>8}"
    )
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        place = Place(await stack.enter_async_context(await Sandbox.start()), folder)
        place.sandbox.limits.remove_limits()  # what is measured is the bot, not how long it waits
        seats = [[place.add_newcomer(f"P{n}.{k}") for k in range(2)] for n in range(tables)]
        channels = [place.make_channel(f"table-{n}", users) for n, users in enumerate(seats)]
        games = list(islice(cycle(list_player_games()), tables))
        everybody: list[list[Person]] = []
        async with place.serve_bot("ok"):
            for users, channel, game in zip(seats, channels, games, strict=True):
                everybody.append([])
                for user in users:
                    player = Player.join(place.sandbox.base_url, user)
                    await stack.enter_async_context(player)
                    await wait_for_commands(player)
                    everybody[-1].append(Person(player, channel, Random(user), game))
            first = [people[0] for people in everybody]
            ok = await place.measure_act("ok", first[:FEW], ask_ok, seconds)
        async with place.serve_bot("emberkeep"):
            room = asyncio.Semaphore(GATHERING)

            async def begin_table(people: list[Person], game: str) -> None:
                async with room:
                    least = GAMES[game].seats[0]
                    await gather_table(people, game, max(0, least - len(people)), {})

            await asyncio.gather(*map(begin_table, everybody, games))
            hand = await place.measure_act("hand", first[:FEW], look_at_hand, seconds)
            both = [person for people in everybody for person in people]
            rush = await place.measure_act("rush", both[:FEW], answer_at_once, seconds)
            for name, thought in THOUGHT.items():
                await place.measure_act(
                    name, both, partial(answer_after_thought, thought=thought), 2 * seconds
                )
    print(f"\nhand / ok {hand / ok:.2f}, rush / ok {rush / ok:.2f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument(
        "--seconds", type=float, default=8, help="for each row; twice for the last two"
    )
    parser.add_argument("--serve", nargs=2, metavar=("BOT", "URL"), help="be a bot's process")
    asked = parser.parse_args()
    if asked.serve:
        return serve_bot(*asked.serve)
    asyncio.run(run_comparison(asked.tables, asked.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
