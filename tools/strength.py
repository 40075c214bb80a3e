"""Plays tournaments of easy, middling and strong bots, and counts who beats whom.

    python -m tools.strength survive --pair strong middling --games 200
    python -m tools.strength survive --table          what has been played so far, with intervals
    python -m tools.strength survive --pace           how many playouts 300 ms give

Every game stands by itself: its number gives its seed, its seats and who sits where, so a run that
is interrupted goes on where it was. Results are kept, a line a game, in the file named by --file.
A strong bot has a fixed number of playouts, so that the same number gives the same game anywhere.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from pydantic import TypeAdapter

import rules
from rules.engine import Answer, Prompt, Table
from rules.engine.search import STRENGTHS, Strength
from rules.kit.search import is_worth_searching, think_through
from tables.thinking.search_job import Budget
from tests.drivers import ENDLESS, bot_play, open_table

Pair = tuple[Strength, Strength]
PLAYOUTS_FOR_ANSWER = 60
"""How many copies a strong bot plays on for one answer."""


@dataclass(frozen=True)
class Played:
    """A game that was played: who sat where, and who won. `won`: of each seat its share of the
    victory."""

    game: str
    pair: Pair
    number: int
    playouts: int
    seats: tuple[Strength, ...]
    won: tuple[float, ...]
    scores: dict[str, float]
    seconds: float
    campaign: int = 1
    """So many chapters were to be played, one after the other, as long as the campaign goes on."""
    chapters: int = 1
    """So many were; `won` is then the share of them that was won."""


_PLAYED = TypeAdapter(Played)


def choose_answer(
    table: Table[Any], prompt: Prompt[Any], strength: Strength, playouts: int
) -> Answer | None:
    """Choose a bot's answer. Returns None if it skips an optional question."""
    if strength == "strong" and is_worth_searching(table, prompt):
        return think_through(table, prompt.id, most=playouts).answer
    return table.choose_bot_answer(prompt, strength)


def play_table(table: Table[Any], seats: Sequence[Strength], playouts: int) -> None:
    """Let bots of these strengths play a table to its end as they do in production: needed
    questions first, in order, and each optional question once."""
    left_be: set[tuple[str, ...]] = set()
    for _ in range(ENDLESS):
        if table.result is not None:
            return
        _answer_one(table, seats, playouts, left_be)
    raise AssertionError("The bots come to no end.")


def _answer_one(
    table: Table[Any], seats: Sequence[Strength], playouts: int, left_be: set[tuple[str, ...]]
) -> None:
    offers = [p for p in table.prompts if p.optional and _list_offered(p) not in left_be]
    for prompt in [*offers, *table.needed_prompts]:
        left_be.add(_list_offered(prompt))
        answer = choose_answer(table, prompt, seats[prompt.seat], playouts)
        if answer is not None:
            table.answer(prompt.id, answer)
            return
    raise AssertionError(f"No bot can answer {table.needed_prompts}.")


def _list_offered(prompt: Prompt[Any]) -> tuple[str, ...]:
    return (prompt.id, *[option.id for option in prompt.options])


def assign_seats(pair: Pair, seats: int, number: int) -> tuple[Strength, ...]:
    """Seat the two kinds of bot alternately, and the other way round in the next game. Where all
    play together, or alone, the table is of one kind."""
    return tuple(pair[(seat + number) % 2] for seat in range(seats))


def play_one(job: tuple[str, Pair, int, int, int, bool, int]) -> Played:
    """Play one game of a tournament, or one campaign."""
    key, pair, number, playouts, seats, alike, campaign = job
    kinds = (pair[number % 2],) * seats if alike else assign_seats(pair, seats, number)
    began = perf_counter()
    if campaign > 1:
        wins = list(play_chapters(key, kinds, number, playouts, campaign))
        won = [sum(wins) / len(wins)] * seats
        took = perf_counter() - began
        return Played(key, pair, number, playouts, kinds, tuple(won), {}, took, campaign, len(wins))
    # Two games with each seed: the kinds change places, so that luck favours neither.
    table = open_table(key, seats, f"strength {number // 2}")
    play_table(table, kinds, playouts)
    result = table.result
    assert result is not None
    won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]
    if alike:
        won = [float(bool(result.winners))] * seats
    return Played(
        key,
        pair,
        number,
        playouts,
        kinds,
        tuple(won),
        {str(seat): float(score) for seat, score in result.scores.items()},
        perf_counter() - began,
    )


def play_chapters(
    key: str, kinds: Sequence[Strength], number: int, playouts: int, most: int
) -> Iterator[bool]:
    """Play a campaign of bots of one kind. Yields for each chapter whether it was won."""
    save = None
    for chapter in range(most):
        table = open_table(key, len(kinds), f"strength {number // 2}, chapter {chapter}", save=save)
        play_table(table, kinds, playouts)
        assert table.result is not None
        yield bool(table.result.winners)
        save = table.carried_save
        if save is None:
            return


# -- counting --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Share:
    """The share of the victories that one kind has won, with its 95% confidence interval
    (Wilson's)."""

    share: float
    low: float
    high: float
    games: int


def estimate_share(found: float, of: int) -> Share:
    """Estimate the share of `found` successes (which may be halves) of `of` games."""
    if not of:
        return Share(0.0, 0.0, 1.0, 0)
    z, p = 1.96, found / of
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    reach = z / (1 + z * z / of) * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    return Share(p, max(0.0, middle - reach), min(1.0, middle + reach), of)


def estimate_against(games: Sequence[Played], kind: str) -> Share:
    """Estimate the share of the victories that one kind won against the other at the same tables,
    over the games that anybody won."""
    decided = [game for game in games if sum(game.won)]
    found = sum(
        sum(won for seat, won in zip(game.seats, game.won, strict=True) if seat == kind)
        / sum(game.won)
        for game in decided
    )
    return estimate_share(found, len(decided))


def estimate_alone(games: Sequence[Played], kind: str) -> Share:
    """Estimate how often tables of one kind win. In campaigns, each chapter counts."""
    mine = [game for game in games if game.seats[0] == kind]
    found = sum(game.won[0] * game.chapters for game in mine)
    return estimate_share(round(found), sum(game.chapters for game in mine))


# -- pace ------------------------------------------------------------------------------------------

QUESTIONS, APART = 12, 7
"""So many questions are thought about for the pace, each so many after the one before."""


def measure_pace(key: str, seats: int, seconds: float) -> list[int]:
    """Measure how many playouts fit into this much processor time, loading the table included, at
    questions from games of bots; scale up where a strong bot is sure sooner."""
    found: list[int] = []
    passed = 0
    for number in range(QUESTIONS):
        table = open_table(key, seats, f"pace {number}")
        for _ in bot_play(table):
            prompt = next(
                (one for one in table.needed_prompts if is_worth_searching(table, one)), None
            )
            if table.result is not None or len(found) == QUESTIONS:
                break
            passed += prompt is not None
            if prompt is not None and passed % APART == 0:
                began, dump = process_time(), table.dump()
                thought = think_through(
                    Table[Any].load(dump), prompt.id, _make_deadline(began + seconds)
                )
                if thought.playouts:
                    found.append(round(thought.playouts * seconds / (process_time() - began)))
    return sorted(found)


def _make_deadline(until: float) -> Callable[[], bool]:
    return lambda: process_time() >= until


# -- running ---------------------------------------------------------------------------------------


def read_games(path: Path) -> list[Played]:
    """Read the games that have been played so far."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return [_PLAYED.validate_json(line) for line in lines]


def choose_seats(key: str, seats: int | None) -> int:
    """Choose the seats of a tournament: those asked for, or two, or the fewest possible."""
    game = rules.GAMES[key]
    return seats or (2 if 2 in game.seats else game.seats[-1] // 2 * 2)


def describe_games(games: Sequence[Played]) -> Iterator[str]:
    """Describe each game, number of seats, budget and pair in a line."""
    groups: dict[tuple[Any, ...], list[Played]] = {}
    for one in games:
        alike = len(set(one.seats)) == 1
        what = (one.game, len(one.seats), one.playouts, one.pair, alike, one.campaign)
        groups.setdefault(what, []).append(one)
    yield "| game | seats | playouts | pair | games | result |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for (game, seats, playouts, (one, other), alike, _), group in sorted(groups.items()):
        if alike:
            parts = [
                f"{kind} wins {_format_share(estimate_alone(group, kind))}" for kind in (one, other)
            ]
            found = "; ".join(parts)
        else:
            found = f"{one} takes {_format_share(estimate_against(group, one))}"
        yield f"| {game} | {seats} | {playouts} | {one} - {other} | {len(group)} | {found} |"


def _format_share(of: Share) -> str:
    low, high = round(100 * of.low), round(100 * of.high)
    return f"{100 * of.share:.0f} % ({low} to {high}, of {of.games})"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    parser.add_argument("game", choices=list(rules.GAMES))
    parser.add_argument("--pair", nargs=2, default=("strong", "middling"), choices=STRENGTHS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS_FOR_ANSWER)
    parser.add_argument("--alike", action="store_true", help="tables of one kind each")
    parser.add_argument("--chapters", type=int, default=1, help="campaigns of so many chapters")
    parser.add_argument("--file", type=Path, default=Path("strength.jsonl"))
    parser.add_argument("--table", action="store_true", help="only tell what was played so far")
    parser.add_argument("--pace", action="store_true", help="only tell how quick a search is")
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args(arguments)
    seats = choose_seats(chosen.game, chosen.seats)
    if chosen.pace:
        found = measure_pace(chosen.game, seats, Budget().seconds or 0.0)
        print(f"{chosen.game}, {seats} seats: {median(found):.0f} playouts", found)
        return 0
    alike = chosen.alike or seats == 1 or chosen.chapters > 1
    pair = tuple(chosen.pair)
    key = (chosen.game, pair, chosen.playouts, seats, alike, chosen.chapters)
    have = [one for one in read_games(chosen.file) if _make_key(one) == key]
    if not chosen.table:
        done = {one.number for one in have}
        numbers = [n for n in range(chosen.first, chosen.first + chosen.games) if n not in done]
        jobs = [(*key[:2], n, chosen.playouts, seats, alike, chosen.chapters) for n in numbers]
        with Pool(chosen.processes) as pool, chosen.file.open("a", encoding="utf-8") as file:
            for one in pool.imap_unordered(play_one, jobs):
                have.append(one)
                file.write(json.dumps(asdict(one)) + "\n")
                file.flush()
    print("\n".join(describe_games(have)))
    return 0


def _make_key(one: Played) -> tuple[Any, ...]:
    alike = len(set(one.seats)) == 1
    return one.game, one.pair, one.playouts, len(one.seats), alike, one.campaign


if __name__ == "__main__":
    sys.exit(main())
