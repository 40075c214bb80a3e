"""How often people are asked: games of bots, and what is put to each person in a round.

python -m tests.questions posthuman --games 300
python -m tests.questions aurora --games 50 --seats 3

Counted are the questions that a table waits for; free actions beside them are not. A game's
figures.py may say in which round a position is (`round_of`; otherwise `state.round` counts), and of
which sort a person's round was, such as one with a fight (`sort_of`, from its events; or `sort_at`,
from the position in which somebody was first asked in it).
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from multiprocessing import Pool
from statistics import fmean, median
from typing import Any

import rules
from rules.engine import Event, Table
from tests.drivers import bot_play, of_game, opened
from tests.random_games import CORES

Round = tuple[int, int]
"""A seat, and the number of a round."""


def rounds(table: Table[Any], key: str) -> Iterator[tuple[str, int]]:
    """Play a table to its end by bots: for each person and round its sort and the number of
    questions."""
    figures = of_game(key, "figures")
    round_of: Callable[[Any], int] = getattr(figures, "round_of", lambda state: state.round)
    sort_of: Callable[[int, list[Event]], str] = getattr(figures, "sort_of", lambda *_: "")
    sort_at: Callable[[int, Any], str] | None = getattr(figures, "sort_at", None)
    seats = range(len(table.names))
    asked: Counter[Round] = Counter()
    sorts: dict[Round, str] = {}
    told: dict[int, list[Event]] = defaultdict(list)
    waited = {prompt.id for prompt in table.needed}
    now = round_of(table.state)
    for entry, events in bot_play(table):
        if entry.prompt in waited:
            asked[entry.seat, now] += 1
        told[now] += events
        now = round_of(table.state)
        waited = {prompt.id for prompt in table.needed}
        for seat in seats if sort_at is not None else ():
            sorts.setdefault((seat, now), sort_at(seat, table.state))
    for number in sorted(told):
        for seat in seats:
            yield sorts.get((seat, number)) or sort_of(seat, told[number]), asked[seat, number]


def one_game(job: tuple[str, int, int]) -> list[tuple[str, int]]:
    """The rounds of one game."""
    key, seats, number = job
    return list(rounds(opened(key, seats, f"questions {number}"), key))


def main() -> None:
    """Print medians, means and the most, a sort of round a line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(rules.GAMES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, help="every number of seats in turn otherwise")
    chosen = parser.parse_args()
    counts = list(rules.GAMES[chosen.game].seats)
    jobs = [
        (chosen.game, chosen.seats or counts[number % len(counts)], number)
        for number in range(chosen.games)
    ]
    found: dict[str, list[int]] = defaultdict(list)
    with Pool(CORES) as pool:
        for game in pool.imap_unordered(one_game, jobs):
            for sort, questions in game:
                found[sort].append(questions)
    for sort, questions in sorted(found.items()):
        print(
            f"{sort or 'a round'}: {len(questions)} counted, median {median(questions):g}, "
            f"mean {fmean(questions):.1f}, at most {max(questions)}"
        )


if __name__ == "__main__":
    main()
