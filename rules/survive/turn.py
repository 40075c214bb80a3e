"""What every chapter uses while a turn runs: the table's type, names, and who decides."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from rules.engine import Play, Prompt, Table

from .state import GM, State

A = TypeVar("A")

Here: TypeAlias = "Table[State]"


class TurnOver(Exception):
    """The turn ends at once, whatever was still to come (SV-5.8, SV-5.9, SV-16.5)."""


def decide(t: Here, prompt: Prompt[A]) -> Play[A]:
    """Ask the seat; the game master's own Zombies do what an absent player's would (SV-20.3). A
    choice of one is none, and nobody is asked (SV-3.14); but a secret list is always asked, or
    going on without the question would betray how short it is (SV-19.5)."""
    single = prompt.kind == "choice" and prompt.least == prompt.most == len(prompt.options) == 1
    sole = single and not prompt.secret
    if prompt.seat == GM or sole:
        answer: A = prompt.read(prompt.default)
        return answer
    return (yield from t.ask(prompt))


def who(t: Here, seat: int) -> str:
    """The player as messages name them: "Ada", or the GM's Zombies as such."""
    return "The game master" if seat == GM else t.name(seat)
