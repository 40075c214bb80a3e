"""How fast the rules are: random games of every game, beside catanatron's random game.

    python3 -m uv run --group bench python -m benchmarks.rules

Prints decisions a second of processor time for each, and the ratio to catanatron in the same run;
"mixed" is decisions to catanatron's choices. Then how long it takes to load a table, at the median
and at the worst: one that was put away, one after a kill, and one put away 30 answers into a step.
Then how long it takes to see it.
benchmarks/README.md says what is counted and why.
"""

import argparse
import gc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

from catanatron import Color, Game, RandomPlayer

import rules
from rules.engine import Answer, Entry, Illegal, Prompt, Table
from tables.garbage import collect_garbage_less_often

SEATS = 4
DEEP = 30
"""Answers that a step holds when it is loaded."""


# -- whole games ---------------------------------------------------------------------------------


@dataclass(slots=True)
class Pace:
    """What was decided in some games, and the processor time it took. A choice is a decision with
    more than one possible answer."""

    decisions: int = 0
    choices: int = 0
    seconds: float = 0

    @property
    def decided(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds

    @property
    def chosen(self) -> float:
        """Choices a second."""
        return self.choices / self.seconds


def play_catan(number: int, pace: Pace) -> None:
    """Play a random game of catanatron with four players. A tick is a decision."""
    players = [
        RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    ]
    game = Game(players, seed=number)
    while game.winning_color() is None and game.state.num_turns < 1000:
        pace.decisions += 1
        pace.choices += len(game.state.playable_actions) > 1
        game.play_tick()


def play_ours(key: str, number: int, pace: Pace) -> None:
    """Play a random game of ours, without its optional questions."""
    rnd = Random(number)
    table = open_table(key, number)
    while needed := table.needed_prompts:
        prompt = needed[0]
        pace.decisions += 1
        pace.choices += prompt.kind == "text" or max(len(prompt.options), prompt.most) > 1
        answer_somehow(table, prompt, rnd)


def open_table(key: str, number: int) -> Table[Any]:
    """Open a table with four seats, or as many as the game has."""
    seats = min(SEATS, rules.GAMES[key].seats[-1])
    return Table.open(key, names=[f"P{n}" for n in range(seats)], seed=str(number))


def answer_somehow(table: Table[Any], prompt: Prompt[Any], rnd: Random) -> Answer:
    """Give a random answer, or the default if the rules refuse it. Returns the answer."""
    answer: Any = prompt.default
    if prompt.kind == "choice":
        if prompt.least == prompt.most == 1:
            answer = [rnd.choice(prompt.options).id]
        else:
            count = rnd.randint(prompt.least, prompt.most)
            answer = [option.id for option in rnd.sample(prompt.options, count)]
    elif prompt.kind == "number":
        answer = rnd.randint(prompt.least, prompt.most)
    try:
        table.answer(prompt.id, answer)
    except Illegal:
        table.answer(prompt.id, prompt.default)
        return prompt.default
    given: Answer = answer
    return given


def run_race(games: int) -> dict[str, Pace]:
    """The pace of catanatron and of every game of ours. They take turns, game by game, so that a
    machine that is busy with other things for a while is so for all of them."""
    plays: dict[str, tuple[Callable[[int, Pace], None], int]] = {"catanatron": (play_catan, 1)}
    # A game of ours is shorter than one of catanatron: several to one.
    plays |= {key: (partial(play_ours, key), 5) for key in rules.GAMES}
    paces = {key: Pace() for key in plays}
    for play, _ in plays.values():
        play(10_000, Pace())  # to warm up
    collect_garbage_less_often()  # as the bot does
    for turn in range(games):
        for key, (play, times) in plays.items():
            gc.collect()  # nobody takes away what somebody else left
            began = process_time()
            for number in range(turn * times, (turn + 1) * times):
                play(number, paces[key])
            paces[key].seconds += process_time() - began
    return paces


# -- loading and seeing --------------------------------------------------------------------------


class Stored:
    """A table as storage has it after a kill: the dump of its last checkpoint, and the journal's
    entries since."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self.dump = table.dump()
        self.since: list[Entry] = []

    def give_answer(self, prompt: Prompt[Any], rnd: Random) -> None:
        """Give a random answer, and keep it in the journal."""
        based_at = self.table.checkpoint_revision
        given = answer_somehow(self.table, prompt, rnd)
        self.since.append(Entry("answer", prompt.seat, prompt.id, given))
        if self.table.checkpoint_revision != based_at:
            self.dump, self.since = self.table.dump(), []


def list_tables_in_play(key: str, wanted: int, *, deep: bool = False) -> Iterator[Stored]:
    """Tables on the way through random games, one of each game; `deep`: with 30 answers in their
    step. Where somebody is asked, those who may act beside it do so until there are as many."""
    found = number = 0
    while found < wanted:
        rnd = Random(number)
        kept = Stored(open_table(key, number))
        number += 1
        for _ in range(rnd.randrange(300)):
            if not kept.table.needed_prompts:
                break
            kept.give_answer(kept.table.needed_prompts[0], rnd)
        if kept.table.needed_prompts and (not deep or grow_step(kept, rnd)):
            found += 1
            yield kept


def grow_step(kept: Stored, rnd: Random) -> bool:
    """Answer what stands open beside the question until the step holds 30 answers; returns whether
    it came to that."""
    table = kept.table
    step, answers = table.place_in_play
    while answers < DEEP:
        beside = [prompt for prompt in table.prompts if prompt.optional]
        if not beside:
            return False
        kept.give_answer(rnd.choice(beside), rnd)
        now, answers = table.place_in_play
        if now != step or table.result is not None:
            return False
    return True


def measure_loading(kept: Stored) -> float:
    """Measure how long it takes to load the stored table, in milliseconds."""
    return measure_milliseconds(partial(Table.load, kept.table.dump()))


def measure_recovery(kept: Stored) -> float:
    """Measure how long it takes to load the table after a kill, in milliseconds."""
    return measure_milliseconds(partial(Table.load, kept.dump, kept.since))


def measure_view(kept: Stored) -> float:
    """Measure how long it takes to make a seat's view, in milliseconds."""
    return measure_milliseconds(partial(kept.table.view, 0))


def measure_milliseconds(work: Callable[[], object]) -> float:
    """Measure the median processor time of five runs."""
    times = []
    for _ in range(5):
        began = process_time()
        work()
        times.append(process_time() - began)
    return median(times) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="of catanatron; five times ours")
    games = parser.parse_args().games
    paces = run_race(games)
    peer = paces["catanatron"]
    print(f"{'':12} {'decisions/s':>12} {'ratio':>6} {'choices/s':>10} {'ratio':>6} {'mixed':>6}")
    for key, pace in paces.items():
        print(
            f"{key:12} {pace.decided:12,.0f} {pace.decided / peer.decided:6.2f}"
            f" {pace.chosen:10,.0f} {pace.chosen / peer.chosen:6.2f}"
            f" {pace.decided / peer.chosen:6.2f}"
        )
    print(
        f"\n{'milliseconds':12} {'load':>6} {'worst':>6} {'killed':>8} {'worst':>6}"
        f" {'30 in':>8} {'worst':>6} {'view':>6}"
    )
    for key in rules.GAMES:
        as_it_comes = [
            (measure_loading(kept), measure_recovery(kept))
            for kept in list_tables_in_play(key, 100)
        ]
        deep = [
            (measure_loading(kept), measure_view(kept))
            for kept in list_tables_in_play(key, 40, deep=True)
        ]
        put_away, killed = zip(*as_it_comes, strict=True)
        loads, views = zip(*deep, strict=True)
        print(
            f"{key:12} {median(put_away):6.2f} {max(put_away):6.2f}"
            f" {median(killed):8.2f} {max(killed):6.2f}"
            f" {median(loads):8.2f} {max(loads):6.2f} {median(views):6.2f}"
        )


if __name__ == "__main__":
    main()
