"""Plays random games of any game, and checks each against the game's laws. The long run:

    python -m tools.random_games survive --games 20000 [--seed TEXT]

A game that fails prints the command that plays it again, alone.
"""

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing import Pool
from random import Random
from typing import Any, Protocol

import rules
from rules.engine import Entry, Event, Illegal, Prompt, Table
from tests.ahead import Ahead
from tests.drivers import (
    Temper,
    bot_play,
    list_readers,
    of_game,
    open_table,
    random_play,
    show_table,
    take_entry,
)
from tests.kit.laws import CommonLaws, waited_for, without_public_words
from tests.packs import list_pack_texts

LOADED_EVERY, LOADED_FIRST = 50, 10
"""At the tenth answer, and every fiftieth after it, the table is put away and taken out again."""
TOLD_EVERY = 7
"""The same where a game is played again from its journal."""
REPLAYED_EVERY = 5
"""Every so-many-th game is played again from its journal."""
BOT_GAME_DIGIT = 2
"""Of every ten games one is of bots, the one with this last figure. At each number of seats the
second game of three has players of whom all is to be expected."""
PROCESS_COUNT = 2

Tally = Counter[str]


class Laws(Protocol):
    """What tests/rules/<game>/invariants.py brings as `Laws`: made when a table opens, asked after
    every answer. The file may also bring `options(rnd, seats)` for random games, and `BELOW_ZERO`,
    which dicts of numbers in its position may hold negative ones (see tests/kit/laws.py)."""

    def __init__(self, table: Table[Any]) -> None: ...

    def check(self, events: Sequence[Event]) -> None: ...


def play_one(
    key: str, seed: str, number: int, seats: int | None = None, packs: Sequence[str] = ()
) -> Tally:
    """Play the game of that number: seats, options, players and dice all come from seed and number.
    `packs`: the texts of those that are played with.
    Raises AssertionError where it breaks a law."""
    rnd = Random(f"{seed}/{number}")
    game = rules.GAMES[key]
    seats = seats or game.seats[number % len(game.seats)]
    laws = of_game(key, "invariants")
    options = laws.options(rnd, seats) if hasattr(laws, "options") else {}
    table = open_table(game, seats, f"{seed}/{number}", options, packs=packs)
    held = laws.Laws(table)
    common = CommonLaws(table, getattr(laws, "BELOW_ZERO", ()))
    first = table.dump()
    tally: Tally = Counter(games=1)
    journal: list[Entry] = []
    told: list[Event] = []
    answered: dict[str, int] = {}
    step = table.step
    ahead = Ahead(table, Random(f"ahead/{seed}/{number}")) if number % 3 == 1 else None
    restless = Temper.make_restless(seats) if number // len(game.seats) % 3 == 1 else None
    by_bots = number % 10 == BOT_GAME_DIGIT
    players = bot_play(table) if by_bots else random_play(table, rnd, ahead, restless)
    checked: dict[int, Prompt[Any]] = {}
    check_face(table, checked)
    for entry, events in players:
        journal.append(entry)
        told += events
        tally[f"{entry.kind} entries"] += 1
        check_face(table, checked)
        tally["secret questions"] += len(waited_for(table))
        check_closed(table, entry, step, answered)
        step = table.step
        held.check(events)
        common.check()
        if len(journal) % LOADED_EVERY == LOADED_FIRST:
            check_loaded(table)
            tally["loads"] += 1
    assert table.result is not None
    check_loaded(table)
    if number % REPLAYED_EVERY == 0:
        again: Table[Any] = Table.load(first, journal)
        assert again.lost == ()
        assert show_table(again) == show_table(table), (
            "The same seed and answers gave another game."
        )
        check_told(first, journal, told)
        tally["replays"] += 1
    return tally


def check_told(first: str, journal: Sequence[Entry], told: Sequence[Event]) -> None:
    """Check that a table that is stored and loaded again and again tells the same."""
    table: Table[Any] = Table.load(first)
    again: list[Event] = []
    for revision, entry in enumerate(journal, 1):
        again += take_entry(table, entry)
        if revision % TOLD_EVERY == 0:
            table = Table.load(table.dump())
    assert again == told, "A table that was taken out tells something else."


def check_loaded(table: Table[Any]) -> None:
    """Check that a stored table loads as it was: questions, views, and the dump itself."""
    seen = show_table(table)
    again: Table[Any] = Table.load(seen["dump"])
    assert again.lost == ()
    assert show_table(again) == seen, "A table taken out again shows something else."


def check_face(table: Table[Any], checked: dict[int, Prompt[Any]]) -> None:
    """Check what callers rely on: somebody can act, and every question can be shown, answered and
    left to its default. `checked`: the questions that were, by their `id()`: one that stays open
    stays as it is."""
    if table.result is not None:
        assert table.prompts == ()
        return
    assert table.waiting_seats, "Nobody is waited for, and the game is not over."
    ids = [prompt.id for prompt in table.prompts]
    assert len(set(ids)) == len(ids), f"Two questions are called alike: {ids}"
    for prompt in table.prompts:
        if id(prompt) not in checked:
            _check_prompt(table, prompt)
            checked[id(prompt)] = prompt
    silent = without_public_words(table)
    assert not silent, f"What is answered in private says to nobody what it is about: {silent}"


def check_closed(table: Table[Any], entry: Entry, step: int, answered: dict[str, int]) -> None:
    """Check that an answered question is not open again, so that a second click on an old button
    answers nothing: but for those whose answers an undo has taken back. `step`: the one in which
    the entry was written; `answered`: the same for every question that has been answered."""
    if entry.kind == "undo" or entry.answer == ["agree"]:
        stand = {answer[2] for answer in json.loads(table.dump())["now"]["answers"]}
        for prompt, when in list(answered.items()):
            if when >= table.step and prompt not in stand:
                del answered[prompt]
    elif entry.is_decision:
        answered[entry.prompt] = step
    again = answered.keys() & {prompt.id for prompt in table.prompts}
    assert not again, f"Answered, and open again: {again}"


def _check_prompt(table: Table[Any], prompt: Prompt[Any]) -> None:
    assert prompt.seat in list_readers(table), prompt
    assert prompt.text, prompt
    try:
        prompt.read(prompt.default)
    except Illegal as error:
        raise AssertionError(f"The default of {prompt} is refused: {error}") from error
    if prompt.kind != "choice":
        assert prompt.least <= prompt.most, prompt
        return
    ids = [option.id for option in prompt.options]
    assert len(set(ids)) == len(ids) > 0, prompt
    assert 0 <= prompt.least <= prompt.most <= len(ids), prompt
    verbs = {*table.game.verbs, "undo"}
    for option in prompt.options:
        assert option.id.isascii(), option
        assert 0 < len(option.id) <= 40, option
        assert 0 < len(option.label) <= 80, option
        assert len(option.detail) <= 100, option
        assert option.verb in verbs, option


# -- the long run ----------------------------------------------------------------------------------


def _try_game(job: tuple[str, str, int, Sequence[str]]) -> tuple[int, Tally, str]:
    key, seed, number, packs = job
    try:
        return number, play_one(key, seed, number, None, packs), ""
    except Exception:
        return number, Counter(games=1), traceback.format_exc()


def _run_games(
    key: str, seed: str, numbers: Sequence[int], packs: Sequence[str]
) -> Iterator[tuple[int, Tally, str]]:
    jobs = [(key, seed, number, packs) for number in numbers]
    if len(jobs) == 1:
        yield _try_game(jobs[0])
        return
    with Pool(PROCESS_COUNT) as pool:
        yield from pool.imap_unordered(_try_game, jobs, chunksize=10)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games asked for. Returns 1 if one failed, otherwise 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.random_games", description=__doc__)
    parser.add_argument("game", choices=list(rules.GAMES))
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", default="emberkeep", help="any text; the same text, same games")
    parser.add_argument("--only", type=int, help="the number of one game to play again")
    parser.add_argument("--pack", action="store_true", help="with the sample of tests/packs/")
    chosen = parser.parse_args(arguments)
    packs = list_pack_texts(chosen.game) if chosen.pack else []
    numbers = range(chosen.games) if chosen.only is None else [chosen.only]
    total: Tally = Counter()
    failed = 0
    began = time.monotonic()
    for done, (number, tally, trace) in enumerate(
        _run_games(chosen.game, chosen.seed, numbers, packs), 1
    ):
        total += tally
        if trace:
            failed += 1
            print(trace)
            command = make_repeat_command(chosen.game, chosen.seed, number)
            print("Again: ", command + (" --pack" if packs else ""), flush=True)
        if done % 1000 == 0:
            print(f"{done} games, {time.monotonic() - began:.0f} s, {failed} failed", flush=True)
    for what, count in sorted(total.items()):
        print(f"{what:>20}: {count}")
    print(f"{'failed':>20}: {failed}")
    return 1 if failed else 0


def make_repeat_command(key: str, seed: str, number: int) -> str:
    """Make the command that repeats one game."""
    return f"python -m tools.random_games {key} --seed '{seed}' --only {number}"


if __name__ == "__main__":
    sys.exit(main())
