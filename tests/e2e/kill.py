"""Games through real sockets while the bot is killed at any moment and started again:

    python -m tests.e2e.kill --games 200 [--game hope] [--seed N] [--kills N] [--at-once N]

Many tables are played at once. The bot is a process of its own, which is killed (SIGKILL) at a
seeded choice of its own calls to Discord: before the answer, or a moment later. What was said to
the players is held against what is written (see ledger.py); every game must come to its end.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from random import Random

from tests.e2e.canary import register_canary
from tests.e2e.house import House
from tests.e2e.ledger import Exchange
from tests.e2e.people import Person, Stuck, play

SLOW = 60.0
"""Seconds a game, and something goes round and round."""


class Killer:
    """Kills the bot again and again, and starts it."""

    def __init__(self, house: House, rnd: Random, most: int, every: int) -> None:
        self.kills = 0
        self._house = house
        self._rnd = rnd
        self._most = most
        self._every = every
        self._countdown = 0
        self._now = asyncio.Event()
        house.ledger.heard = self._heard
        self._load()

    def _load(self) -> None:
        # Now and then in the first moments, while it takes up what the last kill left.
        early = self._rnd.random() < 0.2
        self._countdown = self._rnd.randint(2, 30 if early else 2 * self._every)

    def _heard(self, _: Exchange) -> None:
        self._countdown -= 1
        if self._countdown == 0 and self.kills < self._most:
            if self._rnd.random() < 0.5:
                self._strike()
            else:
                asyncio.get_running_loop().call_later(self._rnd.random() / 20, self._strike)

    def _strike(self) -> None:
        process = self._house.process
        if process is not None and process.returncode is None:
            process.kill()
            self._now.set()

    async def run(self) -> None:
        """Start the bot, and after each kill start it again."""
        while True:
            starting = asyncio.create_task(self._house.start())
            struck = asyncio.create_task(self._now.wait())
            try:
                await asyncio.wait([starting, struck], return_when=asyncio.FIRST_COMPLETED)
                if not struck.done():  # else it did not live to be connected
                    await starting
                    await struck
            finally:
                starting.cancel()
                struck.cancel()
                await asyncio.gather(starting, struck, return_exceptions=True)
            self._now.clear()
            await self._house.kill()
            self.kills += 1
            self._load()


GAMES = {"survive": 5, "hope": 3, "aurora": 3, "canary": 2}
"""What is played where no game is named, and how often."""


def seats(house: House, rnd: Random, key: str) -> AbstractAsyncContextManager[list[Person]]:
    """A table of a game, with people and bots, made so that it is over before long."""
    options = {}
    people, bots = rnd.randint(1, 3), rnd.randint(0, 2)
    if key == "survive":
        options["last_dawn"] = str(rnd.randint(20, 24))
    elif key == "hope":
        options["short"] = "yes"
        bots = rnd.randint(max(0, 3 - people), 4 - people)  # it takes three
    elif key == "aurora":
        bots = min(bots, 4 - people)  # one person and no bot is the game against the Automa
    else:
        bots = min(bots, 1)
    if key != "canary" and rnd.random() < 0.8:
        options["words_only"] = "yes"
    return house.seated(key, rnd, people=people, bots=bots, options=options)


async def game(house: House, rnd: Random, found: Counter[str], key: str | None = None) -> None:
    """One whole game; without a key, of one kind or another."""
    key = key or rnd.choices(list(GAMES), list(GAMES.values()))[0]
    async with seats(house, rnd, key) as people:
        await play(people)
        channel = people[0].channel
        for person in people:
            found.update({f"answers by {door}": n for door, n in person.doors.items()})
    found[f"games of {key}"] += 1
    house.sandbox.world.remove_channel(house.sandbox.world.channel(channel))


async def run(
    games: int,
    seed: int,
    folder: Path,
    *,
    kills: int,
    at_once: int,
    every: int,
    key: str | None = None,
) -> Counter[str]:
    """Play so many games under so many kills; the counts. Raises AssertionError at any loss."""
    rnd = Random(seed)
    found: Counter[str] = Counter()
    register_canary()
    async with House.open(folder) as house:
        house.ledger.keep = False
        killer = Killer(house, rnd, kills, every)
        room = asyncio.Semaphore(at_once)

        async def one(number: int) -> None:
            async with room:
                try:
                    await game(house, Random(f"{seed}/{number}"), found, key)
                except* Stuck as stuck:
                    house.ledger.faults.append(f"Game {number}: {stuck.exceptions}")

        killing = asyncio.create_task(killer.run())
        playing = asyncio.gather(*(one(number) for number in range(games)))
        await asyncio.wait([killing, playing], return_when=asyncio.FIRST_COMPLETED)
        if killing.done():
            playing.cancel()
            await killing
        async with asyncio.timeout(SLOW * games):
            await playing
        killing.cancel()
        await asyncio.gather(killing, return_exceptions=True)
        if house.process is None or not house.sandbox.gateway.online:
            await house.kill()
            await house.start()
        code, _ = await house.dismiss()
        assert code == 0, house.log
        found += house.ledger.reckon()
        found["kills"] = killer.kills
        found["calls"] = house.ledger.calls.total()
        found["complaints in the bot's log"] = house.log.count(" ERROR ")
        assert found["tables ended"] == found["tables"] == games
    return found


def report(found: Counter[str], seconds: float) -> str:
    lines = [f"{count:>8}  {what}" for what, count in sorted(found.items())]
    lines.append(f"{found['journaled'] / found['sent']:>8.1%}  of what was sent is written")
    lines.append(f"{seconds:>8.0f}  seconds")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.kill", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--game", choices=GAMES, help="this one alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=1000, help="at most so many")
    parser.add_argument("--at-once", type=int, default=12, help="tables at the same time")
    parser.add_argument("--every", type=int, default=250, help="calls between kills, about")
    parser.add_argument("--folder", type=Path, help="keep the database and the log here")
    chosen = parser.parse_args(arguments)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as spare:
        folder = chosen.folder or Path(spare)
        folder.mkdir(parents=True, exist_ok=True)
        found = asyncio.run(
            run(
                chosen.games,
                chosen.seed,
                folder,
                kills=chosen.kills,
                at_once=chosen.at_once,
                every=chosen.every,
                key=chosen.game,
            )
        )
    print(report(found, time.monotonic() - began))
    return 0


if __name__ == "__main__":
    sys.exit(main())
