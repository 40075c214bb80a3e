"""A game that is read in two languages in turn reads as it does in each of them alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import zip_longest

import pytest

from tests.rules.words.seen_games import BOTH, LANGUAGES
from tests.template_game import list_player_games

MOVES = 30


@pytest.mark.parametrize("key", list_player_games())
def test_each_reader_reads_one_language(key: str) -> None:
    command = [sys.executable, "-m", "tests.rules.words.seen_games", str(MOVES), key]
    running = [
        subprocess.Popen(
            [*command, *words],
            env={**os.environ, "_EMBERKEEP_LANGUAGE": first},
            stdout=subprocess.PIPE,
            text=True,
        )
        for first, *words in (["en", BOTH], *([language] for language in LANGUAGES))
    ]
    together, *alone = (one.communicate()[0].splitlines() for one in running)
    assert [one.returncode for one in running] == [0, 0, 0]
    for language, lines in zip(LANGUAGES, alone, strict=True):
        found = [line for line in together if json.loads(line)[-1] == language]
        assert lines, key
        assert [two for two in zip_longest(found, lines) if two[0] != two[1]] == []
