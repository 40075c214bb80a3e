"""How soon a crowd is answered, and how soon it sees its cards change, under Discord's rate limits.

    python3 -m uv run --group bench python -m benchmarks.crowd

A hundred tables of all games in fifty channels, half of them in threads of those channels, each
with two people (and a bot where three are needed) who think ten seconds on the average before they
answer. The bot runs in a process of its own, with its painter; the sandbox and all people are in
this one, and the sandbox has Discord's rate limits.

The first line is the time from sending an interaction to having its acknowledgement. The second is
the delay of a card: from the commit of what has changed at a table until Discord has taken a card
that shows it, for every change that asks for one. What changes within a second of a card's last
edit is held back until that second is over (see `cogs/outbox/throttle.py`), so a delay of a second
is in good order.
"""

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import monotonic
from typing import Any
from unittest.mock import patch

import bot
from benchmarks.interactions import Place, Watched, wait_for_commands
from rules.engine import GAMES
from sandbox import Player, Sandbox, point_at, threads
from sandbox.models import ChannelType
from sandbox.rest.ratelimits import Unannounced, Verdict
from storage import Card, Commit, OutboxRow, Store
from tests.e2e.house import gather_table
from tests.e2e.people import Person, Stuck
from tests.template_game import list_player_games

THOUGHT = 10.0
"""Seconds that a person thinks, on the average."""
GATHERING = 8
"""So many tables are opened at once."""
LONGEST = 10.0
"""No card may be later than this, in seconds."""
ACKNOWLEDGED = 0.1
"""The goal for the 99th percentile of the time to acknowledge, in seconds."""


# -- in the bot's process ------------------------------------------------------------------------


class Noted(Watched):
    """Emberkeep, writing down when each edition of a table is committed and when it is shown."""

    def __init__(self, store: Store, **options: Any) -> None:
        super().__init__(store, **options)
        note_editions(store, Path(os.environ["EDITIONS"]))


def note_editions(store: Store, notes: Path) -> None:
    """Write a line for each commit that wants a card, and for each card that Discord has taken."""
    commit, posted, save_card = store.save_commit, store.save_posted, store.save_card

    def note_edition(what: str, table_id: int, edition: int) -> None:
        with notes.open("a") as file:
            print(json.dumps([what, table_id, edition, monotonic()]), file=file)

    async def commit_and_note(change: Commit) -> int:
        edition = await commit(change)
        if any(post.kind == "card" for post in change.outbox):
            note_edition("committed", change.table_id, edition)
        return edition

    async def post_and_note(post: OutboxRow, *, card: Card | None = None) -> None:
        if card is not None:
            note_edition("shown", post.table_id, card.edition)
        await posted(post, card=card)

    async def save_and_note(table_id: int, card: Card) -> None:
        note_edition("shown", table_id, card.edition)
        await save_card(table_id, card)

    vars(store).update(
        save_commit=commit_and_note, save_posted=post_and_note, save_card=save_and_note
    )


# -- at the sandbox ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Change:
    """What was committed at a table, and the seconds until a card showed it; None: none has."""

    table: int
    edition: int
    at: float
    took: float | None


def read_changes(notes: Path, began: float, ended: float) -> list[Change]:
    """Read the changes of a period, with their delays."""
    committed: list[tuple[int, int, float]] = []
    shown: dict[int, list[tuple[int, float]]] = defaultdict(list)
    for line in notes.read_text().splitlines():
        what, table, edition, at = json.loads(line)
        if what == "shown":
            shown[table].append((edition, at))
        elif began <= at < ended:
            committed.append((table, edition, at))
    return [
        Change(t, e, at, min((max(s - at, 0.0) for n, s in shown[t] if n >= e), default=None))
        for t, e, at in committed
    ]


class Town(Place):
    """A sandbox with rate limits, many channels, and a thread in each."""

    module = "benchmarks.crowd"

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        super().__init__(sandbox, folder)
        self.editions = folder / "editions"
        os.environ["EDITIONS"] = str(self.editions)
        self.refused: Counter[str] = Counter()
        """Calls that came too often, by what there was too much of."""
        limits = sandbox.limits
        count, over = limits.count_call, limits.count_use

        def count_and_note(method: str, template: str, path: Mapping[str, str]) -> Verdict:
            verdict = count(method, template, path)
            if verdict.wait:
                self.refused[f"{method} {template}"] += 1
            return verdict

        def count_use_and_note(what: Unannounced, key: str) -> float:
            wait = over(what, key)
            if wait:
                self.refused[what.name] += 1
            return wait

        vars(limits).update(count=count_and_note, over=count_use_and_note)

    def make_homes(self, number: int, groups: list[list[str]]) -> list[str]:
        """Make a channel or a thread for each group of people. Two groups share a channel."""
        world, found = self.sandbox.world, []
        for n in range(number):
            both = groups[2 * n : 2 * n + 2]
            channel = self.make_channel(f"table-{n}", [user for users in both for user in users])
            parent, starter = world.find_channel(channel), both[1][0]
            fields = {"name": f"more-{n}", "type": int(ChannelType.THREAD)}
            thread = threads.start_thread(world, starter, parent, fields)
            found += [channel, thread.id]
        return found


async def answer_after_thought(person: Person) -> None:
    """Wait for a question, think for a while, and give one answer."""
    await person.player.wait_until(
        lambda: person.is_over or person.is_called or person.has_to_read, None
    )
    if person.is_over:
        await asyncio.Event().wait()
    await asyncio.sleep(person.rnd.uniform(0, 2 * THOUGHT))
    if person.has_to_read:
        await person.go_on()
    elif person.is_called:
        with contextlib.suppress(Stuck):  # the others think for so long that it looks like that
            await person.take_turn()


async def play_crowd(tables: int, seconds: float) -> list[str]:
    """Let the crowd play, print the result, and return the goals that were missed."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        town = Town(await stack.enter_async_context(await Sandbox.start()), folder)
        groups = [[town.add_newcomer(f"P{n}.{k}") for k in range(2)] for n in range(tables)]
        homes = town.make_homes(tables // 2, groups)
        everybody: list[list[Person]] = []
        async with town.serve_bot("emberkeep"):
            for n, (users, home) in enumerate(zip(groups, homes, strict=True)):
                everybody.append([])
                for user in users:
                    player = Player.join(town.sandbox.base_url, user)
                    await stack.enter_async_context(player)
                    await wait_for_commands(player)
                    game = list_player_games()[n % len(list_player_games())]
                    everybody[-1].append(Person(player, home, Random(user), game))
            room = asyncio.Semaphore(GATHERING)

            async def begin_table(people: list[Person]) -> None:
                async with room:
                    least = GAMES[people[0].game].seats[0]
                    await gather_table(people, people[0].game, max(0, least - len(people)), {})

            await asyncio.gather(*map(begin_table, everybody))
            print(f"{tables} tables have begun.", flush=True)
            people = [person for each in everybody for person in each]
            began = monotonic()
            await town.measure_act("crowd", people, answer_after_thought, seconds)
            ended, took = monotonic(), sorted(town.clock.took)
            await wait_until_shown(town, began, ended)
            return print_times(took, read_changes(town.editions, began, ended), town.refused)


async def wait_until_shown(town: Town, began: float, ended: float) -> None:
    """Wait until each change is shown or overdue."""
    while monotonic() < ended + LONGEST:
        if all(change.took is not None for change in read_changes(town.editions, began, ended)):
            return
        await asyncio.sleep(0.5)


def print_times(took: list[float], made: list[Change], refused: Counter[str]) -> list[str]:
    """Print the times, and return the goals that were missed."""
    late = [change for change in made if change.took is None or change.took > LONGEST]
    delays = sorted(change.took for change in made if change.took is not None)
    acknowledged = find_centile(took, 99)
    print(f"\nacknowledged: {len(took)}, median {ms(median(took))}, 99th {ms(acknowledged)}")
    print(
        f"cards: {len(made)} changes, median {ms(median(delays))}, "
        f"90th {ms(find_centile(delays, 90))}, 99th {ms(find_centile(delays, 99))}, "
        f"longest {ms(delays[-1])}, later than {LONGEST:.0f} s or never: {len(late)}"
    )
    print(f"refused as too fast: {dict(refused) or 'nothing'}")
    missed = [f"table {c.table}, edition {c.edition}: {c.took}" for c in late]
    if acknowledged > ACKNOWLEDGED:
        missed.append(f"99th percentile to acknowledge {ms(acknowledged)}")
    return missed


def find_centile(ordered: list[float], hundredth: int) -> float:
    """Find the value that `hundredth` of a hundred do not exceed."""
    return quantiles(ordered, n=100, method="inclusive")[hundredth - 1]


def ms(seconds: float) -> str:
    return f"{1000 * seconds:.0f} ms"


def serve_bot(url: str) -> int:
    """Run the bot in this process."""
    point_at(url)
    with patch.object(bot, "Emberkeep", Noted):
        return bot.main(["--sync"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="an even number")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--serve", nargs=2, metavar=("BOT", "URL"), help="be a bot's process")
    asked = parser.parse_args()
    if asked.serve:
        return serve_bot(asked.serve[1])
    missed = asyncio.run(play_crowd(asked.tables, asked.seconds))
    for goal in missed:
        print(f"Missed: {goal}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
