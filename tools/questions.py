"""Counts, in games of bots, how often each person is asked in a round, and how often for nothing.

python -m tools.questions posthuman --games 200
python -m tools.questions aurora --games 50 --seats 3 --topics

Counted are the questions that a table waits for; free actions beside them are not. Of these:
one answer: those with one possible answer, and nothing open beside them, unless that is a secret,
    with their share of all that was asked;
for nothing: those where the same follows whatever is answered, found by trying each `--try`th;
presses: what a person presses to answer, the way to their panel and to a form included;
calls: how often they come to be waited for, by what somebody else did.

A game's figures.py may say in which round a position is (`round_of`; or else the game's own says);
which topic begins an action (`ACTION`; its presses are counted with all questions up to the next);
and of which sort a person's round was, such as one with a fight (`sort_of`, from its events; or
`sort_at`, from the position in which somebody was first asked in it, or else at its end).
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing import Pool
from statistics import fmean, median
from typing import Any

import rules
from cogs.ui import limits
from cogs.views.questions import can_choose_several_or_none, list_tickable_options
from rules.engine import Entry, Event, Prompt, Table
from tests.drivers import bot_play, of_game, open_table
from tests.idle_questions import changes_nothing, has_one_answer
from tools.random_games import PROCESS_COUNT

EXAMPLES_PRINTED = 20
"""Idle questions whose words are printed."""
Round = tuple[int, int]
"""A seat, and the number of a round."""
Job = tuple[str, int, int, int]
"""A game's key, seats, the game's number, and of how many questions one is tried."""


@dataclass
class Asked:
    """What one person was asked in one round of some sort."""

    sort: str = ""
    topics: Counter[str] = field(default_factory=Counter)
    """How many questions of each topic."""
    one_answer: Counter[str] = field(default_factory=Counter)
    tried: int = 0
    for_nothing: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)
    """The words of those, and of those with one answer."""
    presses: int = 0
    actions: list[int] = field(default_factory=list)
    """Of each action, the presses that it took."""
    calls: int = 0

    @property
    def questions(self) -> int:
        return self.topics.total()


class Count:
    """A game of bots, and what was asked in it."""

    def __init__(self, table: Table[Any], key: str, every: int) -> None:
        figures = of_game(key, "figures")
        self._round_of: Callable[[Any], int] = getattr(
            figures, "round_of", lambda s: table.game.find_round(s) or 0
        )
        self._sort_of: Callable[[int, list[Event]], str] = getattr(
            figures, "sort_of", lambda *_: ""
        )
        self._action: str = getattr(figures, "ACTION", "")
        self._sort_at: Callable[[int, Any], str] | None = getattr(figures, "sort_at", None)
        self._table = table
        self._every = every
        self._seen = 0
        self._rounds: dict[Round, Asked] = defaultdict(Asked)
        self._panel: set[int] = set()
        """Seats whose own panel is open: since they came to be waited for, they opened it."""

    def play_game(self) -> list[Asked]:
        """Play the game, and count what each person was asked in each round."""
        told: dict[int, list[Event]] = defaultdict(list)
        text, asked, waiting = self._take_stock()
        alone = self._find_forced(asked)
        self._count_calls(waiting)
        for entry, events in bot_play(self._table):
            if entry.prompt in asked:
                self._count_question(asked[entry.prompt], entry, text, alone=entry.prompt in alone)
            told[self._now] += events
            before = waiting
            text, asked, waiting = self._take_stock()
            alone = self._find_forced(asked)
            self._panel &= waiting
            self._count_calls(waiting - before - {entry.seat})
        return self._sort_rounds(told)

    def _take_stock(self) -> tuple[str, dict[str, Prompt[Any]], set[int]]:
        """Return the table's dump (if its next question is to be tried), the prompts that the table
        waits for, and their seats."""
        self._now = self._round_of(self._table.state)
        for seat in range(len(self._table.names)) if self._sort_at else ():
            assert self._sort_at is not None
            found = self._rounds[seat, self._now]
            found.sort = found.sort or self._sort_at(seat, self._table.state)
        self._seen += 1
        text = self._table.dump() if self._every and self._seen % self._every == 0 else ""
        needed = {prompt.id: prompt for prompt in self._table.needed_prompts}
        return text, needed, {prompt.seat for prompt in needed.values()}

    def _find_forced(self, asked: dict[str, Prompt[Any]]) -> set[str]:
        """Find the questions that have only one answer."""
        return {key for key, prompt in asked.items() if has_one_answer(self._table, prompt)}

    def _count_calls(self, seats: set[int]) -> None:
        for seat in seats:
            self._rounds[seat, self._now].calls += 1

    def _count_question(self, prompt: Prompt[Any], entry: Entry, text: str, *, alone: bool) -> None:
        found = self._rounds[prompt.seat, self._now]
        topic = prompt.topic or prompt.rule
        found.topics[topic] += 1
        pressed = count_presses(prompt, entry)
        found.presses += pressed
        if topic == self._action:
            found.actions.append(pressed)
        elif found.actions:
            found.actions[-1] += pressed
        if prompt.secret and prompt.seat not in self._panel:
            self._panel.add(prompt.seat)
            found.presses += 1
        found.one_answer[topic] += alone
        idle = bool(text) and not prompt.secret and changes_nothing(text, prompt)
        found.tried += bool(text)
        found.for_nothing[topic] += idle
        if text and (alone or idle):
            options = " / ".join(option.label for option in prompt.options)
            found.examples.append(f"{topic}: {prompt.text} [{options}]")

    def _sort_rounds(self, told: dict[int, list[Event]]) -> list[Asked]:
        seats = range(len(self._table.names))
        for number in sorted(told):
            for seat in seats:
                found = self._rounds[seat, number]
                found.sort = found.sort or self._sort_of(seat, told[number])
        return list(self._rounds.values())


def count_presses(prompt: Prompt[Any], entry: Entry) -> int:
    """Count the presses that an answer takes once its question is on the screen."""
    if prompt.kind == "text":
        return 1 if prompt.as_it_is and entry.answer == prompt.default else 2
    if prompt.kind == "number":
        return 1 if prompt.most - prompt.least < limits.SELECT_OPTIONS else 2
    if (
        can_choose_several_or_none(prompt)
        and len(list_tickable_options(prompt)) > limits.SELECT_OPTIONS
    ):
        return 2
    return 1


def count_one_game(job: Job) -> list[Asked]:
    """Count the rounds of one game."""
    key, seats, number, every = job
    return Count(open_table(key, seats, f"questions {number}"), key, every).play_game()


def describe_rounds(sort: str, rounds: Sequence[Asked]) -> str:
    """Describe one sort of round in a line."""
    counts = [each.questions for each in rounds]
    tried = sum(each.tried for each in rounds)
    alone = sum(each.one_answer.total() for each in rounds)
    idle = sum(each.for_nothing.total() for each in rounds)
    share = alone / max(1, sum(counts))
    actions = [each for one in rounds for each in one.actions]
    an_action = f", an action {median(actions):g} at the median" if actions else ""
    return (
        f"{sort or 'a round'}: {len(counts)} counted, median {median(counts):g}, "
        f"mean {fmean(counts):.1f}, at most {max(counts)}; "
        f"presses median {median(each.presses for each in rounds):g}, "
        f"mean {fmean(each.presses for each in rounds):.1f}{an_action}; "
        f"calls {fmean(each.calls for each in rounds):.1f}; "
        f"{alone} with one answer ({share:.1%}); of {tried} tried {idle} for nothing"
    )


def list_topics(rounds: Sequence[Asked]) -> list[str]:
    """Describe each topic in a line, the most frequent first."""
    total, alone, idle = (
        sum((getattr(each, name) for each in rounds), Counter[str]())
        for name in ("topics", "one_answer", "for_nothing")
    )
    return [
        f"    {topic}: {count / len(rounds):.2f}"
        + (f", {alone[topic]} with one answer" if alone[topic] else "")
        + (f", {idle[topic]} for nothing" if idle[topic] else "")
        for topic, count in total.most_common()
    ] + [f"    idle: {example}" for each in rounds for example in each.examples][:EXAMPLES_PRINTED]


def main() -> None:
    """Print a line for each sort of round."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.questions",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=sorted(rules.GAMES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, help="every number of seats in turn otherwise")
    parser.add_argument("--try", type=int, default=5, dest="every", help="0: none is tried")
    parser.add_argument("--topics", action="store_true", help="also what they are about")
    chosen = parser.parse_args()
    counts = list(rules.GAMES[chosen.game].seats)
    jobs = [
        (chosen.game, chosen.seats or counts[number % len(counts)], number, chosen.every)
        for number in range(chosen.games)
    ]
    found: dict[str, list[Asked]] = defaultdict(list)
    with Pool(PROCESS_COUNT) as pool:
        for game in pool.imap_unordered(count_one_game, jobs):
            for each in game:
                found[each.sort].append(each)
    for sort, rounds in sorted(found.items()):
        print(describe_rounds(sort, rounds))
        if chosen.topics:
            print(*list_topics(rounds), sep="\n")


if __name__ == "__main__":
    main()
