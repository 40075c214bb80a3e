"""Answers a second, durable, beside boardgame.io's moves in memory. Needs Node.js and npm.

    python3 -m uv run --group bench python -m benchmarks.boardgame_io

- `master`: boardgame.io's `Master` with a store in memory: Tiny Fire (tests/tiny.py) in its
  simplest parts, three players, a view for each and for somebody who watches (`boardgame_io.cjs`);
- `tiny`: random games of all of Tiny Fire, the bot's own way of taking an answer (`play` in
  `benchmarks.commits`), durable, with the same four views;
- `games`: the same with the games of the shelf;
- `no views`: the same without the views, which the bot does not need for an answer.

They take turns, round after round; each figure is the median of the rounds, by the clock and in
processor time. boardgame.io is installed into a temporary folder, which is deleted afterwards.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

import bot
from benchmarks.commits import ThroughPlay, answer_all
from cogs.registry import Emberkeep
from storage import Store
from tables.garbage import collect_garbage_less_often
from tests.template_game import list_player_games
from tests.tiny import register_tiny

VERSION = "0.50.2"
MASTER = Path(__file__).with_name("boardgame_io.cjs")
TABLES = 64


class Measured(NamedTuple):
    """Answers a second, and milliseconds of processor time an answer, over all threads."""

    rate: float
    load: float


def install_peer(folder: Path) -> str:
    """Install boardgame.io in a folder. Returns its version. Raises CalledProcessError."""
    (folder / "package.json").write_text("{}")
    install = ["npm", "install", "--silent", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"]
    subprocess.run(install, cwd=folder, check=True)
    package = folder / "node_modules" / "boardgame.io" / "package.json"
    return str(json.loads(package.read_text())["version"])


def measure_master(folder: Path, moves: int) -> Measured:
    """Measure moves through boardgame.io's master, after as many to warm up."""
    command = ["node", str(MASTER), str(TABLES), str(moves)]
    production = {**os.environ, "NODE_ENV": "production"}
    run = subprocess.run(
        command, cwd=folder, env=production, check=True, capture_output=True, text=True
    )
    rate, load = map(float, run.stdout.split())
    return Measured(rate, load)


async def measure_ours(folder: Path, answers: int, played: list[str], *, views: bool) -> Measured:
    """Measure answers through the bot's own path, after as many to warm up."""
    with tempfile.TemporaryDirectory(dir=folder) as made:
        store = await Store.open(Path(made) / "emberkeep.sqlite3")
        try:
            sessions = Emberkeep(store, live_tables=TABLES).sessions
            players = [
                ThroughPlay(store, number, sessions, played=played, views=views)
                for number in range(TABLES)
            ]
            for player in players:
                await player.open_table()
            await answer_all(players, answers)
            began, worked = perf_counter(), process_time()
            await answer_all(players, answers)
            load = 1000 * (process_time() - worked) / answers
            return Measured(answers / (perf_counter() - began), load)
        finally:
            await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--answers", type=int, default=3200, help="in a round")
    parser.add_argument("--folder", type=Path, help="where to write: on the disk that counts")
    asked = parser.parse_args()
    sys.setswitchinterval(bot.THREAD_SWITCH_SECONDS)
    shelf = list_player_games()
    register_tiny()
    collect_garbage_less_often()  # as the bot does
    found: dict[str, list[Measured]] = {"master": [], "tiny": [], "games": [], "no views": []}
    with tempfile.TemporaryDirectory(dir=asked.folder) as made:
        folder = Path(made)
        print(f"boardgame.io {install_peer(folder)}, {TABLES} tables, three players")
        for _ in range(asked.rounds):
            found["master"].append(measure_master(folder, asked.answers))
            for name, played, views in (
                ("tiny", ["tiny"], True),
                ("games", shelf, True),
                ("no views", shelf, False),
            ):
                run = asyncio.run(measure_ours(folder, asked.answers, played, views=views))
                found[name].append(run)
    for name, runs in found.items():
        pairs = list(zip(runs, found["master"], strict=True))
        rate = median(run.rate / theirs.rate for run, theirs in pairs)
        load = median(theirs.load / run.load for run, theirs in pairs)
        print(
            f"{name:>9} {median(run.rate for run in runs):7,.0f} a second, {rate:.2f} of master;"
            f" {median(run.load for run in runs):.2f} ms, {load:.2f} of master by processor time"
        )


if __name__ == "__main__":
    main()
