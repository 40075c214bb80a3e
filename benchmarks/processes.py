"""Answers a second, played and made durable, by one process and by two over one database.

    python3 -m uv run --group bench python -m benchmarks.processes

Random games as people play them (`benchmarks/commits.py`, without views), at so many tables in all,
which the processes divide.

- `alone`: one process that has the database for itself;
- `one`, `two`: processes that share it, so that each answer takes a lock at the database;
- `half`: one process at half as many tables, as each of `two` has: what `two` would take if the
  other one were not there;
- `ms`: milliseconds of processor time an answer, of the bots' processes together, and of the server
  beside;
- `batch`: answers in a transaction, on average.

They take turns, round after round; each figure is the median of the rounds.
"""

import argparse
import asyncio
import json
import subprocess
import sys
from contextlib import AsyncExitStack, suppress
from itertools import count
from statistics import median
from time import perf_counter, process_time

import psutil

import bot
from benchmarks import commits
from benchmarks.commits import ThroughPlay, answer_all
from storage import Store
from tables.sessions import TableSessions
from tests.postgresql import Server, run_server

WAYS = {"alone": (0, 1), "half": (1, 2), "one": (1, 1), "two": (2, 2)}
"""How many processes share the database (0: one has it for itself), and into how many parts the
tables are divided, of which each has one."""
WORKER = (sys.executable, "-m", "benchmarks.processes", "--work")
WARM = 400
"""So many answers each process gives before it is measured: what the rules and the connection work
out once, each works out for itself."""
FAR = 10_000_000
"""Between the interactions of one process and those of the next."""


async def run_worker(address: str, number: int, of: int, tables: int, answers: int) -> None:
    """Open tables, report that they are ready, and answer at them when told to."""
    commits.INTERACTIONS = count(1 + number * FAR)
    async with AsyncExitStack() as stack:
        store = await Store.open(address, alone=not of, together=bool(of))
        stack.push_async_callback(store.close)
        sessions = TableSessions(store, most=2 * tables)
        players = [ThroughPlay(store, number * tables + each, sessions) for each in range(tables)]
        for player in players:
            await player.open_table()
        await answer_all(players, WARM)
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        batches: list[int] = []
        store.observe_batches(lambda changes, _: batches.append(changes))
        began, used = perf_counter(), process_time()
        await answer_all(players, answers)
        spent = [perf_counter() - began, process_time() - used]
        print(json.dumps([*spent, len(batches)]), flush=True)


def measure_work(server: psutil.Process) -> dict[int, float]:
    """Measure the seconds of processor time that each of the server's processes has used."""
    found = {}
    for each in (server, *server.children(recursive=True)):
        with suppress(psutil.NoSuchProcess):  # whose connection has just been closed
            found[each.pid] = sum(each.cpu_times()[:2])
    return found


def measure_way(
    running: Server, name: str, way: tuple[int, int], tables: int, answers: int
) -> list[float]:
    """Answers a second, milliseconds of processor time an answer, the bots' and the server's, and
    answers a batch. `way`: one of WAYS."""
    processes, parts = way
    several = max(1, processes)
    address = running.make_database(name)
    started = [
        subprocess.Popen(
            [*WORKER, address, *map(str, (number, processes, tables // parts, answers // parts))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(several)
    ]
    for each in started:
        assert each.stdout is not None
        assert each.stdout.readline() == "ready\n"
    database = psutil.Process(running.pid)
    before = measure_work(database)
    for each in started:
        assert each.stdin is not None
        each.stdin.write("go\n")
        each.stdin.flush()
    found = [json.loads(each.stdout.readline()) for each in started if each.stdout is not None]
    beside = sum(seconds - before.get(pid, 0.0) for pid, seconds in measure_work(database).items())
    for each in started:
        each.communicate()
    longest = max(seconds for seconds, _, _ in found)
    used = sum(seconds for _, seconds, _ in found)
    batches = sum(number for _, _, number in found)
    given = several * (answers // parts)
    return [given / longest, 1000 * used / given, 1000 * beside / given, given / batches]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=(16, 64, 256))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--answers", type=int, default=40, help="in a round, at each table")
    parser.add_argument("--work", nargs=5, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    sys.setswitchinterval(bot.THREAD_SWITCH_SECONDS)
    if asked.work:
        address, *numbers = asked.work
        asyncio.run(run_worker(address, *map(int, numbers)))
        return
    print("tables   way    answers/s   ms   (server)  batch")
    with run_server() as running:
        for tables in asked.tables:
            rounds: dict[str, list[list[float]]] = {way: [] for way in WAYS}
            for number in range(asked.rounds):
                for way, parts in WAYS.items():
                    name = f"{way}_{tables}_{number}"
                    found = measure_way(running, name, parts, tables, asked.answers * tables)
                    rounds[way].append(found)
            for way, all_found in rounds.items():
                found = [median(column) for column in zip(*all_found, strict=True)]
                rate, used, beside, batch = found
                told = f"{rate:8,.0f} {used:6.2f} {beside:8.2f} {batch:8.1f}"
                print(f"{tables:6}   {way:6} {told}", flush=True)


if __name__ == "__main__":
    main()
