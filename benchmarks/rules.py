"""How fast the rules are: random games of every game, beside catanatron's random game.

    python3 -m uv run --group bench python -m benchmarks.rules

Prints decisions a second of processor time for each, and the ratio to catanatron in the same run.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from catanatron import Color, Game, RandomPlayer

import rules
from rules.engine import Illegal, Prompt, Table

SEATS = 4


def catan(number: int) -> int:
    """One random game of catanatron with four players; returns its ticks, a decision each."""
    players = [
        RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    ]
    game = Game(players, seed=number)
    ticks = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        ticks += 1
    return ticks


def ours(key: str, number: int) -> int:
    """One random game of ours, optional questions left alone; returns the decisions taken."""
    rnd = Random(number)
    table = opened(key, number)
    decisions = 0
    while prompts := table.prompts:
        prompt = next(p for p in prompts if not p.optional)
        answer_somehow(table, prompt, rnd)
        decisions += 1
    return decisions


def opened(key: str, number: int) -> Table[Any]:
    """A new table with four seats, or as many as the game has."""
    seats = min(SEATS, rules.GAMES[key].seats[-1])
    return Table.open(key, names=[f"P{n}" for n in range(seats)], seed=str(number))


def answer_somehow(table: Table[Any], prompt: Prompt[Any], rnd: Random) -> None:
    """Any answer; where its parts do not fit each other, the default."""
    answer: Any = prompt.default
    if prompt.kind == "choice":
        count = rnd.randint(prompt.least, prompt.most)
        answer = [option.id for option in rnd.sample(prompt.options, count)]
    elif prompt.kind == "number":
        answer = rnd.randint(prompt.least, prompt.most)
    try:
        table.answer(prompt.id, answer)
    except Illegal:
        table.answer(prompt.id, prompt.default)


def rate(play: Callable[[int], int], games: int) -> float:
    """Decisions a second over so many games, after one to warm up."""
    play(10_000)
    began = process_time()
    decisions = sum(play(number) for number in range(games))
    return decisions / (process_time() - began)


def positions(key: str, games: int) -> Iterator[Table[Any]]:
    """Tables on the way through random games."""
    for number in range(games):
        rnd = Random(number)
        table = opened(key, number)
        while prompts := table.prompts:
            answer_somehow(table, next(p for p in prompts if not p.optional), rnd)
            if rnd.random() < 0.05:
                yield table


def milliseconds(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return (perf_counter() - began) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    games = parser.parse_args().games
    peer = rate(catan, max(3, games // 5))
    print(f"{'game':12} {'decisions/s':>12} {'x catanatron':>13} {'load ms':>8} {'view ms':>8}")
    print(f"{'catanatron':12} {peer:12,.0f} {1:13.2f}")
    for key in rules.GAMES:
        speed = rate(lambda number, key=key: ours(key, number), games)  # type: ignore[misc]
        loads, views = [], []
        for table in positions(key, 5):
            text = table.dump()
            loads.append(milliseconds(lambda text=text: Table.load(text)))  # type: ignore[misc]
            views.append(milliseconds(lambda table=table: table.view(0)))  # type: ignore[misc]
        print(
            f"{key:12} {speed:12,.0f} {speed / peer:13.2f}"
            f" {median(loads):8.2f} {median(views):8.2f}"
        )


if __name__ == "__main__":
    main()
