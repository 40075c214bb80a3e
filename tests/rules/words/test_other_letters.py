"""Only the words of a language differ: in one with other letters everything goes as in English."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from rules import GAMES
from tests.rules.words.other_letters import to_english
from tests.rules.words.seen_games import OTHER

MOVES = 40


def test_all_games_are_the_same_letter_by_letter() -> None:
    command = [sys.executable, "-m", "tests.rules.words.seen_games", str(MOVES)]
    running = [
        subprocess.Popen([*command, *words], stdout=subprocess.PIPE, text=True)
        for words in ((), (OTHER,))
    ]
    in_english, in_other = (one.communicate()[0] for one in running)
    assert [one.returncode for one in running] == [0, 0]
    assert in_other != in_english == to_english(in_english)
    english, other = (
        [json.loads(line) for line in text.splitlines()]
        for text in (in_english, to_english(in_other))
    )
    assert [line[:2] for line in other] == [line[:2] for line in english]
    assert {line[0] for line in english} >= {*GAMES} - {"cistern"}
    assert [
        (*one[:2], _find_difference(one[2], two[2]))
        for one, two in zip(english, other, strict=True)
        if one != two
    ] == []


def _find_difference(one: Any, other: Any) -> Any:
    """The first part in which two values differ, after its place."""
    if isinstance(one, dict) and isinstance(other, dict):
        one, other = list(one.items()), list(other.items())
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        for place, parts in enumerate(zip(one, other, strict=False)):
            if parts[0] != parts[1]:
                return place, *_find_difference(*parts)
    return one, other
