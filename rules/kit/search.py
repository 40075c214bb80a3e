"""The search of strong bots: it makes copies of the table in which the hidden things are dealt
again, tries each plausible answer there, lets quick bots play on, and compares the outcomes."""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from rules.engine import Answer, Chance, Prompt, Table
from rules.engine.playout import Playout
from rules.engine.search import Search, keep_fitting

FIRST_TRIALS = 6
"""How often each answer is tried before the worst are dropped."""
MOST_FAILURES = 8
"""After this many copies that could not be played on, the search stops."""


@dataclass(slots=True)
class Tried:
    """An answer, and its worth in each copy, by the number of the copy."""

    answer: Answer
    found: dict[int, float] = field(default_factory=dict)

    @property
    def mean_worth(self) -> float:
        return sum(self.found.values()) / len(self.found) if self.found else 0.0


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of a search. `playouts`: how many copies were played on for it."""

    answer: Answer
    playouts: int = 0


def is_worth_searching(table: Table[Any], prompt: Prompt[Any]) -> bool:
    """Return whether a strong bot searches for an answer to this open question: the game can be
    searched, and it is a needed choice of several options that the game asks."""
    search = table.game.search
    if search is None or prompt.optional or prompt.kind != "choice":
        return False
    if len(prompt.options) < 2 or prompt.id.startswith("u"):
        return False
    # Another seat's open secret question of another kind depends on what that seat really holds,
    # so it cannot be dealt again. Everybody knows that it is open.
    for other in table.asked_prompts:
        if other.secret and other.seat != prompt.seat and other.topic != prompt.topic:
            return False
    return search.is_worth_searching(table.view(prompt.seat), prompt)


def think_through(
    table: Table[Any], prompt_id: str, stop: Callable[[], bool] = lambda: False, most: int = 10_000
) -> Thought:
    """Find a strong bot's answer. Copies are played on until `stop` returns True or there were
    `most`. For a given number of copies, the answer is the same at all tables that look the same to
    the seat. Raises Illegal if the question is not open."""
    prompt = table.find_prompt(prompt_id)
    game, seat = table.game, prompt.seat
    key = f"think/{game.key}/{table.revision}/{prompt.id}"
    view = table.view(seat)
    quick = game.strong_bot(view, prompt, Chance(f"{key}/quick"))
    search: Search[Any] | None = game.search
    if search is None or not is_worth_searching(table, prompt):
        return Thought(quick)
    answers = keep_fitting(
        prompt, [quick, *search.list_answers_to_try(view, prompt, Chance(f"{key}/tried"))]
    )
    answers = answers[: search.most]
    if len(answers) < 2:
        return Thought(quick)
    trials = [Tried(answer) for answer in answers]
    trying = _Trying(table.dump(), prompt, search, key)
    trying.try_answers(trials, lambda: trying.played >= most or stop())
    return Thought(_pick_best(trials, search.margin).answer, trying.played)


@dataclass(slots=True)
class _Trying:
    """A search in progress."""

    dump: str
    prompt: Prompt[Any]
    search: Search[Any]
    key: str
    played: int = 0
    failed: int = 0

    def try_answers(self, trials: list[Tried], stop: Callable[[], bool]) -> None:
        """Try the answers side by side: each round, all that are left are tried at the same copy,
        so that luck favours none."""
        alive = list(trials)
        for number in range(self.search.rounds):
            for trial in alive:
                if stop() or self.failed >= MOST_FAILURES:
                    return
                self.played += 1
                worth = self.play_out(trial.answer, f"{self.key}/{number}")
                if worth is None:
                    self.failed += 1
                else:
                    trial.found[number] = worth
            if number + 1 >= FIRST_TRIALS:
                alive = _keep_contenders(alive, trials[0])
                if len(alive) < 2:
                    return

    def play_out(self, answer: Answer, key: str) -> float | None:
        """Rate an answer in one copy. Return None if the copy could not be played on."""
        search, seat = self.search, self.prompt.seat
        try:
            copy = Playout[Any].make_imagined(self.dump, seat, search, key)
            lap = copy.lap
            copy.play(copy.find_prompt(self.prompt.id), answer)
            copy.play_on(search.horizon, lap)
        except Exception:  # rules may raise anything on cards dealt again in mid-turn
            return None
        if copy.result is not None:
            return search.rate_result(copy.result, copy.state, seat)
        return search.rate_position(copy.state, seat)


def _keep_contenders(alive: list[Tried], quick: Tried) -> list[Tried]:
    """Drop the answers that are clearly behind the best. The quick bot's own answer stays as long
    as another one does, because the other must be shown to be better."""
    best = max(alive, key=lambda trial: trial.mean_worth)
    left = [t for t in alive if t is best or _measure_lead(best, t) < 1.0]
    if quick not in left and best is not quick:
        left.insert(0, quick)
    if left == [quick, best] and _measure_lead(best, quick) >= DECIDING_LEAD:
        return [best]
    return left


DECIDING_LEAD = 3.0
"""By how many standard errors an answer must lead the quick bot's answer to end the search."""


def _measure_lead(one: Tried, other: Tried) -> float:
    """Measure by how many standard errors one answer leads another, in the copies in which both
    were tried."""
    gaps = [value - other.found[n] for n, value in one.found.items() if n in other.found]
    if len(gaps) < 2:
        return 0.0
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    if spread == 0:
        return 0.0 if mean == 0 else DECIDING_LEAD * (1 if mean > 0 else -1)
    return mean / sqrt(spread / len(gaps))


def _pick_best(trials: list[Tried], margin: float) -> Tried:
    """Pick the answer with the best mean; but keep the first, the quick bot's, unless the best
    leads it by `margin`."""
    quick = trials[0]
    for trial in sorted(trials, key=lambda one: -one.mean_worth):
        if trial is quick or _measure_lead(trial, quick) >= margin:
            return trial
    return quick
