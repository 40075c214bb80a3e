"""What the games let people answer ahead: every declaration is whole, and whatever it answers is
legal. Random games and the search for leaks play with answers given ahead as well."""

import re
from collections import Counter
from typing import Any

import pytest

from cogs.ui import limits
from rules import GAMES
from rules.engine import Game, Table, ahead
from tests.ahead import examine_game
from tests.drivers import open_table
from tests.tiny import TINY

KEYS = sorted(GAMES)
ID = re.compile(r"[A-Za-z0-9_.,+-]{1,20}")
ENTRIES = 250
"""After so many a game is left: to look through every question takes longer than to play."""


@pytest.mark.parametrize("key", KEYS)
def test_every_kind_of_preset_is_declared_completely(key: str) -> None:
    game = GAMES[key]
    kinds = game.presets
    assert len({kind.key for kind in kinds}) == len(kinds)
    for kind in ahead.list_kinds(game):
        assert ID.fullmatch(kind.key), kind.key
        assert 0 < len(kind.asked) <= 80 and kind.asked[-1] not in ".:?", kind.asked
        assert kind.verbs - {"", "undo", "use", "pass"} <= game.verbs.keys(), kind.key


@pytest.mark.parametrize("key", KEYS)
def test_every_answer_given_ahead_is_legal(key: str) -> None:
    game = GAMES[key]
    found: Counter[str] = Counter()
    for number in range(2):
        found += examine_game(game, number, ENTRIES)
    assert sum(found[kind.key] > 0 for kind in game.presets) >= min(2, len(game.presets)), found


@pytest.mark.parametrize("game", [*(GAMES[key] for key in KEYS), TINY], ids=[*KEYS, "tiny"])
@pytest.mark.parametrize("many", [0, -1])
def test_offered_presets_fit_discords_limits(game: Game[Any], many: int) -> None:
    table: Table[Any] = open_table(game, game.seats[many], "offered")
    for seat in range(len(table.names)):
        for each in ahead.list_offered(table, seat):
            assert len(each.answers) <= limits.SELECT_OPTIONS
            assert len(each.conditions) < limits.SELECT_OPTIONS
            for choices in (each.answers, each.conditions):
                assert len({choice.id for choice in choices}) == len(choices)
                for choice in choices:
                    assert ID.fullmatch(choice.id) and choice.id != "-", choice
                    assert 0 < len(choice.label) <= 80 and len(choice.detail) <= 100, choice
