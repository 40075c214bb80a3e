"""Games of bots, counted: how long they are, who wins, what happens in them.

python -m tests.balance survive --games 400
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from multiprocessing import Pool

import rules
from rules.engine import Event
from tests.drivers import bot_play, of_game, opened
from tests.random_games import CORES

Facts = Counter[str]


def play_one(key: str, seats: int, number: int) -> Facts:
    """One game of bots: what the game's own tests/rules/<game>/figures.py counts in it."""
    table = opened(key, seats, f"balance {number}")
    told: list[Event] = []
    for _, events in bot_play(table):
        told += events
    facts: Facts = Counter(of_game(key, "figures").count(table, told))
    facts["games"] = 1
    return facts


def _try(job: tuple[str, int, int]) -> Facts:
    return play_one(*job)


def measure(key: str, seats: int, games: int, run: Callable[..., object] = map) -> Facts:
    """The facts of so many games, added up."""
    total: Facts = Counter()
    for facts in run(_try, [(key, seats, number) for number in range(games)]):  # type: ignore[attr-defined]
        total.update(facts)
    return total


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.balance", description=__doc__)
    parser.add_argument("game", choices=list(rules.GAMES))
    parser.add_argument("--games", type=int, default=400, help="for each number of seats")
    chosen = parser.parse_args(arguments)
    figures = of_game(chosen.game, "figures")
    with Pool(CORES) as pool:
        for seats in rules.GAMES[chosen.game].seats:
            total = measure(chosen.game, seats, chosen.games, pool.imap_unordered)
            print(f"{seats} seats: {figures.told(total)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
