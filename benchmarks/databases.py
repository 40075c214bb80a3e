"""Answers a second, played and made durable, in a file of SQLite's and at a PostgreSQL server.

    python3 -m uv run --group bench python -m benchmarks.databases

Random games of all kinds through the journal and `Store.commit`, as in `benchmarks/commits.py`, at
so many tables at once. The server is started here, with its own settings, on the same disk.

- `sqlite`, `postgresql`: answers a second;
- `ms`: milliseconds of processor time an answer: of the bot with either, what the engine takes of
  it (random games kept nowhere), and of the server beside;
- `ratio`: the bot's time with PostgreSQL, by that with SQLite.

They take turns, round after round; each figure is the median of the rounds.
"""

import asyncio
import tempfile
from pathlib import Path

import psutil

from benchmarks.commits import Column, Memory, Player, answer_all, read_arguments
from storage import Place, Store
from tests.postgresql import run_server


def measure_work(process: psutil.Process) -> float:
    """Measure the seconds of processor time that the server's running processes have used."""
    return sum(sum(each.cpu_times()[:2]) for each in (process, *process.children(recursive=True)))


async def measure_places(
    places: dict[str, Place], process: psutil.Process, tables: int, rounds: int, answers: int
) -> dict[str, Column]:
    """Measure each way to keep games, and the server's own time as the column `server`."""
    columns = {name: Column() for name in ("engine", *places, "server")}
    stores = {name: await Store.open(place) for name, place in places.items()}
    kept: dict[str, Store | Memory] = {"engine": Memory(), **stores}
    players = {
        name: [Player(store, number) for number in range(tables)] for name, store in kept.items()
    }
    for some in players.values():
        for player in some:
            await player.open_table()
    for _ in range(rounds):
        for name, some in players.items():
            before = measure_work(process)
            with columns[name].measure_time(answers):
                await answer_all(some, answers)
            if name == "postgresql":
                columns["server"].loads.append(1000 * (measure_work(process) - before) / answers)
    for store in stores.values():
        await store.close()
    return columns


HEAD = "tables   sqlite  postgresql   ms: engine  sqlite  postgresql  (server)   ratio"


def make_row(tables: int, columns: dict[str, Column]) -> str:
    """Write a row of the table."""
    sqlite, server = columns["sqlite"], columns["postgresql"]
    return (
        f"{tables:6} {sqlite.rate:8,.0f} {server.rate:11,.0f}  {columns['engine'].load:11.2f}"
        f" {sqlite.load:7.2f} {server.load:11.2f} {columns['server'].load:9.2f}"
        f" {server.load / sqlite.load:7.2f}"
    )


def main() -> None:
    asked = read_arguments(__doc__, HEAD)
    with run_server(asked.folder) as running:
        for tables in asked.tables:
            answers = max(50, asked.answers * tables)
            with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
                places: dict[str, Place] = {
                    "sqlite": Path(folder) / "emberkeep.sqlite3",
                    "postgresql": running.make_database(f"tables_{tables}"),
                }
                columns = asyncio.run(
                    measure_places(
                        places, psutil.Process(running.pid), tables, asked.rounds, answers
                    )
                )
            print(make_row(tables, columns), flush=True)


if __name__ == "__main__":
    main()
