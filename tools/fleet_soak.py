"""Plays games through real sockets while three processes that share a database are killed, freeze
and lose it:

    python -m tools.fleet_soak --troubles 100 [--seed N] [--processes 3] [--shards 8]

Tables of all games are played on the servers of eight shards, in channels and by direct message,
some of them with a pack, as in `python -m tools.soak`. When all troubles are over every table must
come to its end. Then what players were told is held against what is written (tests/e2e/ledger.py):
no answer that was shown as taken is missing, none counts twice. It tells for how long
tables stood still.
"""

import argparse
import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

from rules import GAMES
from tests.drivers import of_game
from tests.e2e import hardy, people, shelf_of_packs
from tests.e2e.cards_of_packs import CAME_UP, ENOUGH
from tests.e2e.hardy import Hardy
from tests.e2e.house import House
from tests.e2e.people import Stuck
from tests.e2e.server import Server
from tests.e2e.storm import ASLEEP, Storm
from tests.platforms import LINUX

SELECT_PAUSES = """
    SELECT guild_id, lag(at) OVER (PARTITION BY table_id ORDER BY journal.revision), at
    FROM journal JOIN tables ON tables.id = table_id
"""
"""The server of each answer, the time of the answer before it at its table, and its own, in
milliseconds."""


class Games:
    """The games that are played while the processes fail."""

    def __init__(self, house: House, seed: int, shards: int, key: str | None) -> None:
        self.house = house
        self.found: Counter[str] = Counter()
        self.over = False
        """Whether no more tables are opened."""
        self._seed = seed
        self._shards = shards
        self._key = key
        self._begun = 0

    async def play_games(self) -> None:
        """Play one game after the other."""
        while not self.over:
            self._begun += 1
            number = self._begun
            try:
                await self.play_game(Random(f"{self._seed}/{number}"))
            except* Stuck as stuck:
                self.house.ledger.faults.append(f"Game {number}: {stuck.exceptions}")

    async def play_game(self, rnd: Random) -> None:
        """Play a whole game on a server of any shard, sometimes by direct message."""
        key = self._key or rnd.choice(list(GAMES))
        options = {"words_only": "yes", **of_game(key, "short").options(rnd)}
        options |= shelf_of_packs.choose_pack(key, rnd)
        counts = GAMES[key].seats
        sitting = rnd.randint(max(1, counts.start), min(3, counts[-1]))
        by_message = rnd.random() < 0.3
        # In direct messages nobody says that they have read how it begins, for which bots wait.
        persons = sitting if by_message else rnd.randint(1, sitting)
        server = rnd.randrange(self._shards)
        async with self.house.seat_people(
            key,
            rnd,
            people=persons,
            bots=sitting - persons,
            options=options,
            server=server,
            kind=Hardy,
            beforehand=True,
        ) as party:
            strong = [person for person in party if isinstance(person, Hardy)]
            if by_message:
                await hardy.by_message(strong)
                self.found["games by direct message"] += 1
            else:
                await people.play_together(party)
                self.found["games in a channel"] += 1


async def run_soak(plan: argparse.Namespace, folder: Path) -> str:
    """Run the soak and return its report. Raises AssertionError with what went wrong."""
    shards: int = plan.shards
    asked = [
        ("--shards", ",".join(map(str, range(number, shards, plan.processes))), "--of", str(shards))
        for number in range(plan.processes)
    ]
    async with (
        Server.run_server() as server,
        House.open(folder, server.address, shards=shards) as house,
    ):
        house.forks = LINUX
        house.ledger.keep = False
        await shelf_of_packs.shelve_packs(house)
        storm = Storm(house, server, Random(plan.seed), asked)
        games = Games(house, plan.seed, shards, plan.game)
        async with (
            storm.run_troubles(plan.troubles, plan.pause) as coming,
            asyncio.TaskGroup() as group,
        ):
            for _ in range(plan.at_once):
                group.create_task(games.play_games())
            await coming
            games.over = True
        found = storm.found + games.found
        pauses = [
            ((end - start) / 1000, storm.measure_calm((guild >> 22) % shards, start, end))
            for guild, start, end in house.ledger.query(SELECT_PAUSES)
            if start is not None
        ]
        try:
            found += house.ledger.check_all()
        except AssertionError as wrong:
            raise AssertionError(f"{wrong}\n{make_report(found, pauses)}") from wrong
        print(describe_longest(storm, house, shards))
        found["tables with a pack"] = shelf_of_packs.tables_with_packs(house)
    if found["tables ended"] != found["tables"]:
        raise AssertionError(f"Not every table has come to its end.\n{make_report(found, pauses)}")
    if found["tables with a pack"] >= ENOUGH and not found[CAME_UP]:
        raise AssertionError(f"No card of any pack came up.\n{make_report(found, pauses)}")
    return make_report(found, pauses)


def describe_longest(storm: Storm, house: House, shards: int) -> str:
    """Describe what happened to the processes during the longest standstill of a table whose shard
    still heard Discord: when each trouble began, in seconds after the answer before."""
    calm, start, end = max(
        (storm.measure_calm((guild >> 22) % shards, start, end), start, end)
        for guild, start, end in house.ledger.query(SELECT_PAUSES)
        if start is not None
    )
    began = start / 1000
    during = [
        f"{at - began:.1f} {kind}"
        for at, kind in storm.begun
        if began - ASLEEP[1] < at < end / 1000
    ]
    return f"{calm:.1f} of {end / 1000 - began:.1f} s: {', '.join(during)}"


def make_report(found: Counter[str], pauses: Sequence[tuple[float, float]]) -> str:
    """Write a line for each count, and how long tables stood still: in all, and while their
    server's shard heard Discord without a break."""
    lines = [f"{count:>8}  {what}" for what, count in sorted(found.items())]
    if len(pauses) > 1:
        whole, calm = zip(*pauses, strict=True)
        lines += [
            f"{len(pauses):>8}  answers: a table stood still for "
            f"{statistics.quantiles(seconds, n=100)[-1]:.1f} s before one in a hundred, "
            f"{max(seconds):.1f} s at most{during}"
            for seconds, during in ((whole, ""), (calm, ", while its shard heard Discord"))
        ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the soak and print its report. Returns 1 if something went wrong, otherwise 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.fleet_soak", description=__doc__)
    parser.add_argument("--troubles", type=int, default=100)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two troubles")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--shards", type=int, default=8)
    parser.add_argument("--at-once", type=int, default=6, help="tables at the same time")
    parser.add_argument("--game", choices=[*GAMES], help="this one alone")
    parser.add_argument("--folder", type=Path, help="keep the log there")
    chosen = parser.parse_args(arguments)
    began = time.monotonic()
    with contextlib.ExitStack() as stack:
        folder = chosen.folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.mkdir(parents=True, exist_ok=True)
        try:
            told = asyncio.run(run_soak(chosen, folder))
        except AssertionError as wrong:
            print(wrong)
            return 1
    print(told)
    print(f"{time.monotonic() - began:>8.0f}  seconds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
