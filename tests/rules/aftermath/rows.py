"""Rules as rows of a table: the rule's number, a position, what is played there, what is answered,
and what is then so.

    row("AF-15.7", wren("poisoned"), end_turn, luck=[3], toxic=1)

A position is a `later` party, made when the row is played. An answer is an option of the open
question, "a&b" two of them, "1:stay" an option for Ben, "recover:red-2a" one for the question of
that topic, LAPSE lets a deadline pass, DEFAULTS all of them. Facts are `told`, `offers` and
`lacks`, those of `_FACTS`, dials, fields of the first character or its box, of another's
(`bodkin_wounds`), of the colony, the page or the state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from rules.aftermath.model.decks import CHARACTERS
from rules.aftermath.model.state import Member
from rules.aftermath.model.terms import DIALS
from tests.rules.aftermath.build import Case, Party, Script

LAPSE, DEFAULTS = "lapse", "defaults"
RULE = pytest.mark.rule
"""In rows, whose numbers are written out where they are called."""
_FACTS: dict[str, Callable[[Case], Any]] = {
    "options": lambda case: case.options,
    "default": lambda case: case.prompt().default,
    "topics": lambda case: case.topics(),
    "waits_for": lambda case: case.waits_for,
    "over": lambda case: case.over,
    "returned": lambda case: case.returned,
    "ended": lambda case: case.ended and type(case.ended),
    "picked": lambda case: case.luck.picked,
    "batteries_left": lambda case: case.s.batteries_left,
    "enemy_ids": lambda case: [one.id for one in case.s.visit.enemies],
    "wounds_of_enemies": lambda case: [one.wounds for one in case.s.visit.enemies],
    "read": lambda case: [str(event.data["passage"]) for event in case.told("passage")],
    "read_first": lambda case: str(case.told("passage")[0].data["passage"]),
    "kinds": lambda case: [event.kind for event in case.told()],
}
"""What a row may say of a case, besides fields."""


class Later:
    """A party that is made when it is played: methods of Party, whose arguments may be functions
    that make them then."""

    def __init__(self, make: Callable[[], Party]) -> None:
        self.make = make

    def __getattr__(self, method: str) -> Callable[..., Later]:
        def record(*given: Any, **named: Any) -> Later:
            return Later(lambda: getattr(self.make(), method)(*map(_make, given), **named))

        return record


def _make(given: Any) -> Any:
    return given() if callable(given) else given


def later(*characters: Any, **fields: Any) -> Later:
    """A party of these characters; fields are those of Party."""
    return Later(
        lambda: Party(*characters, **{name: _make(given) for name, given in fields.items()})
    )


@dataclass
class Row:
    """What a row says."""

    party: Later
    script: Script
    answers: Sequence[str]
    luck: Sequence[Any]
    facts: dict[str, Any]

    def check(self) -> None:
        """Play the row, and compare what is so afterwards."""
        case = self.party.make().play(self.script, *self.luck)
        for answer in self.answers:
            give_answer(case, answer)
        found = {name: find_fact(case, name, wanted) for name, wanted in self.facts.items()}
        assert found == self.facts, case.texts()


def row(
    rules: str, party: Later, script: Script, *answers: str, luck: Sequence[Any] = (), **facts: Any
) -> Any:
    """A row about these rules, or about a saying if it names none."""
    numbers = [one for one in rules.split() if one.startswith("AF-")]
    marks = [RULE(*numbers)] if numbers else []
    return pytest.param(Row(party, script, answers, luck, facts), marks=marks, id=rules)


def case(numbers: str, *values: Any) -> Any:
    """Values of a parametrized test that prove these rules."""
    return pytest.param(*values, marks=RULE(*numbers.split()), id=numbers)


def by_first(play: Callable[..., Any], *given: Any, **named: Any) -> Script:
    """Play this of the first character."""
    return lambda h: play(h, Member(0), *given, **named)


def give_answer(case: Case, answer: str) -> None:
    whom, _, chosen = answer.rpartition(":")
    if answer == DEFAULTS:
        case.defaults()
    elif chosen == LAPSE:
        case.lapse(int(whom) if whom else None)
    elif not whom or whom.isdigit():
        case.pick(*chosen.split("&"), by=int(whom) if whom else None)
    else:
        case.says(whom, *(chosen.split("&") if chosen else ()))


def find_fact(case: Case, name: str, wanted: Any) -> Any:
    if name in _FACTS:
        return _FACTS[name](case)
    if name == "told":
        return wanted if case.said(wanted) else case.texts()
    if name in ("offers", "lacks"):
        return wanted if (wanted in case.options) is (name == "offers") else case.options
    if name in DIALS:
        return case.dial(name)
    who, _, field = name.partition("_")
    if who not in CHARACTERS:
        who, field = case.s.party[0].id, name
    if field == "worn":
        return case.worn(who)
    played = [one for one in case.s.party if one.id == who]
    holders = (*played, case.s.colony, case.s.here, case.s, case.box(who))
    return getattr(next(one for one in holders if hasattr(one, field)), field)
