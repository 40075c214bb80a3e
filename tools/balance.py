"""Plays games of bots and counts how long they are, who wins, and what happens in them.

python -m tools.balance survive --games 400
python -m tools.balance hope --games 400 --compare
python -m tools.balance aurora --games 1000 --first 500000

With --compare also tables of other players, of those that the game's figures.py knows. With --first
other games than those from number 0 on, such as nobody has tuned cards by.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from multiprocessing import Pool
from statistics import fmean, stdev
from typing import Any

import rules
from rules.engine import Event, Game
from tests.drivers import bot_play, of_game, open_table
from tools.random_games import PROCESS_COUNT

Facts = Counter[str]


def play_one(key: str, seats: int, number: int, players: str = "") -> Facts:
    """Play a game of bots and count what tests/rules/<game>/figures.py says to count."""
    table = open_table(_find_game(key, players), seats, f"balance {number}")
    told: list[Event] = []
    for _, events in bot_play(table):
        told += events
    facts: Facts = Counter(of_game(key, "figures").count(table, told))
    facts["games"] = 1
    return facts


def _find_game(key: str, players: str) -> Game[Any]:
    """Find the game to play. A figures.py may bring it as `GAME`, quicker and otherwise the same,
    and as `PLAYERS`, by name, played by other bots and perhaps by fewer of them."""
    figures = of_game(key, "figures")
    game: Game[Any] = figures.PLAYERS[players] if players else rules.GAMES[key]
    return game if players else getattr(figures, "GAME", game)


def _play_job(job: tuple[str, int, int, str]) -> Facts:
    return play_one(*job)


def measure_games(
    key: str,
    seats: int,
    games: int,
    run: Callable[..., Iterable[Facts]] = map,
    players: str = "",
    *,
    first: int = 0,
) -> Facts:
    """Play `games` games, the first of them number `first`, and add up their facts."""
    total: Facts = Counter()
    jobs = [(key, seats, number, players) for number in range(first, first + games)]
    for facts in run(_play_job, jobs):
        total.update(facts)
    return total


SIGNIFICANT_DEVIATIONS = 3
"""So far chance may lead astray: where the ledger's figure holds, about one check in 700 fails."""


def is_share_within(count: int, of: int, least: float, most: float) -> bool:
    """Whether a share lies between two limits, allowing for chance in `of` games."""
    low, high = (SIGNIFICANT_DEVIATIONS * sqrt(p * (1 - p) / of) for p in (least, most))
    return least - low <= count / of <= most + high


def is_average_within(figures: Sequence[float], least: float, most: float) -> bool:
    """Whether an average lies within these limits, allowing for chance. The spread of the figures
    says what chance allows."""
    allowed = SIGNIFICANT_DEVIATIONS * stdev(figures) / sqrt(len(figures))
    return least - allowed <= fmean(figures) <= most + allowed


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("game", choices=list(rules.GAMES))
    parser.add_argument("--games", type=int, default=400, help="for each number of seats")
    parser.add_argument("--compare", action="store_true", help="also tables of other players")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    chosen = parser.parse_args(arguments)
    figures = of_game(chosen.game, "figures")
    tables = ["", *getattr(figures, "PLAYERS", ())] if chosen.compare else [""]
    if chosen.compare and len(tables) == 1:
        parser.error(f"{chosen.game} has no other players")
    with Pool(PROCESS_COUNT) as pool:
        for players in tables:
            if players:
                print(f"{players}:", flush=True)
            for seats in _find_game(chosen.game, players).seats:
                run = pool.imap_unordered
                total = measure_games(
                    chosen.game, seats, chosen.games, run, players, first=chosen.first
                )
                print(f"{seats} seats: {figures.told(total)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
