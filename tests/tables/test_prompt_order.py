"""In which order somebody finds the questions they may answer."""

from __future__ import annotations

from itertools import permutations

from rules.engine import Prompt
from tables.session import prompt_order


def prompt(name: str, *, optional: bool = True, calls: bool = False, aside: bool = False) -> Prompt:
    return Prompt(name, 0, "?", "text", (), 0, 9, "", optional=optional, calls=calls, aside=aside)


def test_what_is_waited_for_comes_first_and_what_is_seldom_used_last() -> None:
    asked = [
        prompt("the table waits", optional=False),
        prompt("a player waits", calls=True),
        prompt("nobody waits"),
        prompt("seldom used", aside=True),
    ]
    for mixed in permutations(asked):
        assert sorted(mixed, key=prompt_order) == asked
