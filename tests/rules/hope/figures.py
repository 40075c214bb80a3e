"""What is counted in a game of bots (HI-20.15 to HI-20.17), and bots to compare (HI-20.18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rules.engine import Answer, Chance, Event, Prompt, Table
from rules.hope import Hope
from rules.hope.bot import Mind
from rules.hope.state import State


class Minded(Hope):
    """The game at a table whose bots mind one another more, or less, than ours do."""

    def __init__(self, others: float) -> None:
        self.mind = Mind(others)

    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        return self.mind.answer(view, prompt, rng)


class Random(Hope):
    """The game at a table of dice: any answer to any choice, and half of the offers left be."""

    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        if prompt.kind != "choice" or (prompt.optional and rng.below(2)):
            return [] if prompt.optional else prompt.default
        return [rng.pick(prompt.options).id]


PLAYERS = {"cooperative": Minded(0.5), "selfish": Minded(0.0), "random": Random()}


def count(table: Table[State], told: Sequence[Event]) -> Counter[str]:
    """The facts of one finished game."""
    assert table.result is not None
    s = table.state
    facts: Counter[str] = Counter()
    alive = len(s.living)
    facts["characters"] = s.born
    facts["arrived characters"] = alive
    facts["arrived groups"] = int(alive > 0)
    facts["everybody"] = int(alive == s.seats)
    facts["wiped out before round four"] = int(not alive and s.round < 4)
    facts["wiped out before round two"] = int(not alive and s.round < 2)
    facts["dice left"] = sum(s.at(seat).humanity for seat in s.living)
    for grave in s.graves:
        facts[f"dead in {grave.round}"] += 1
        facts[f"dead of {grave.cause}"] += 1
    for event in told:
        if event.kind == "draw" and "deck" in event.data:
            facts["drawn"] += 1
        elif event.kind == "avoid":
            facts["avoided"] += 1
        elif event.kind == "result":
            facts["rolls"] += 1
            facts["rolls won"] += int(event.data["success"])
        elif event.kind == "dice":
            facts["dice"] += len(event.data["faces"])
        elif event.kind in ("support", "refuse"):
            facts["asked"] += 1
            facts["supported"] += int(event.kind == "support")
    return facts


def told(total: Counter[str]) -> str:
    """The figures of HI-20.15 to HI-20.17 in one line."""
    games, dead = total["games"], max(1, sum(total[f"dead in {n}"] for n in range(1, 6)))
    rolls = max(1, total["rolls"])

    def share(what: str) -> str:
        return f"{100 * total[what] / games:.0f}"

    by_round = "/".join(f"{total[f'dead in {n}'] / games:.2f}" for n in range(1, 6))
    causes = ", ".join(
        f"{cause} {100 * total[f'dead of {cause}'] / dead:.0f}"
        for cause in ("humanity", "hunger", "harm", "fate")
    )
    return (
        f"arrive {share('arrived groups')}, everybody {share('everybody')}, "
        f"of the characters {100 * total['arrived characters'] / max(1, total['characters']):.0f}; "
        f"wiped out before round 4: {share('wiped out before round four')}; "
        f"dead by round {by_round}; of 100 deaths {causes}; "
        f"dice left {total['dice left'] / games:.1f}; "
        f"rolls won {100 * total['rolls won'] / rolls:.0f} with {total['dice'] / rolls:.1f} dice; "
        f"avoided {100 * total['avoided'] / max(1, total['drawn']):.0f}; "
        f"supported {100 * total['supported'] / max(1, total['asked']):.0f}"
    )
