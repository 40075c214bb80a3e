"""Whole games, read in other words: in a language of other letters everything goes as in English,
and a game that is read in two languages in turn reads as it does in each of them alone."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from typing import Any

import pytest

from tests.rules.words.catalogs import GAMES
from tests.rules.words.other_letters import to_english
from tests.rules.words.seen_games import BOTH, LANGUAGES, OTHER

MOVES = "25"
READERS = (("en", BOTH), ("de",), ("en", OTHER))
"""The first language of a process, and how else it reads."""


@pytest.fixture(scope="module")
def seen() -> dict[str, str]:
    """What each reader sees of all games, by the last word of READERS, and what it
    sees before it has read anything but English."""
    with ThreadPoolExecutor() as readers:
        found = dict(readers.map(_see_games, READERS))
    found["en"], found[BOTH] = found[BOTH].split("\n\n")
    return found


def _see_games(words: tuple[str, ...]) -> tuple[str, str]:
    first, *others = words
    command = [sys.executable, "-m", "tests.rules.words.seen_games", MOVES, *others]
    environment = {**os.environ, "_EMBERKEEP_LANGUAGE": first}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return words[-1], done.stdout


def test_games_in_other_letters_are_the_same_letter_by_letter(seen: dict[str, str]) -> None:
    assert seen[OTHER] != seen["en"] == to_english(seen["en"])
    english, other = (
        [json.loads(line) for line in text.splitlines()]
        for text in (seen["en"], to_english(seen[OTHER]))
    )
    assert [line[:2] for line in other] == [line[:2] for line in english]
    assert {line[0] for line in english} == {*GAMES}
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reader_sees_only_their_language(seen: dict[str, str], language: str) -> None:
    together = [line for line in seen[BOTH].splitlines() if line.endswith(f'"{language}"]')]
    alone = seen[language].splitlines()
    assert alone
    assert [two for two in zip_longest(together, alone) if two[0] != two[1]] == []
