"""Rules as rows of a table, to be read beside the rulebook: the rules' numbers, a position
(positions.py), and what is answered and so afterwards.

    LA-10.3 | phase movement; stow SSSFF | 102 -> space 102; stores F | stay -> asks 1
        stay -> space 100

A line with four spaces before it is another play from the same position, one with eight goes on
with the line above, and one that begins with # is a remark. After `|` the same play goes on.

Answers are words. "102" is one of the open question, or is left out if nobody asks for what a turn
may go without (`Case.go`); "a&b" are two options of one question. "+mre-1" is given to an optional
question, "1=feed:medic" to a question of Ben's, and "!explore:1" is that option and no more.
"swap:0b2&2b0" restows while a question names boxes too. "." lets the deadline pass, and ".." all
deadlines of the round.

What is so is a fact of facts.py or of the position, and its value. It is Ada's; `space_1` is Ben's.
Several things are words in any order: "active leader medic+1", with the counters after the plus.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest

from tests.kit.rows import read_plays
from tests.rules.aurora.build import Case
from tests.rules.aurora.facts import find_fact
from tests.rules.aurora.positions import sit_down_at

RULE = pytest.mark.rule
"""In rows, whose numbers are written out where they are called."""
Check = Callable[[], None]


def make_rows(names: Mapping[str, str] | None = None) -> Callable[[str], Any]:
    """A decorator that runs a test once for each play of a text, with a function that checks it.
    `names`: what positions are called in this chapter."""

    def read_rows(text: str) -> Any:
        found = []
        for numbers, position, play in read_plays(text):
            check = partial(check_play, position, play, names or {})
            marks = [RULE(*numbers.split())]
            found.append(pytest.param(check, id=f"{numbers} {play}", marks=marks))
        return pytest.mark.parametrize("check", found)

    return read_rows


rows = make_rows()


def check_play(position: str, play: str, names: Mapping[str, str]) -> None:
    """Play from a position, and check what the play says."""
    case = sit_down_at(position, names)
    for stage in play.split(" | "):
        answers, _, facts = stage.rpartition("->")
        case.give_answers(answers)
        for fact in facts.split("; "):
            name, _, wanted = fact.strip().partition(" ")
            found = find_fact(case, name)
            assert _fits(found, wanted.strip()), f"{fact}, and not {found}: {_describe(case)}"


def _fits(found: Any, wanted: str) -> bool:
    if callable(found):
        return bool(found(wanted))
    if isinstance(found, dict):
        found = [f"{key}:{_as_word(value)}" for key, value in found.items()]
    if isinstance(found, list | tuple):
        return sorted(" ".join(map(str, found)).split()) == sorted(wanted.split())
    return str(_as_word(found)) == wanted


def _as_word(found: Any) -> Any:
    if isinstance(found, dict):
        return "+".join(f"{seat}x{number}" for seat, number in found.items())
    return ("no", "yes")[found] if isinstance(found, bool) else found


def _describe(case: Case) -> tuple[list[str], list[tuple[int, list[str]]]]:
    """What was told, and what is open, for the message of a row that fails."""
    asked = [(p.seat, [option.id for option in p.options]) for p in case.table.prompts]
    return [event.text for event in case.table.told], asked
