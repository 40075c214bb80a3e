"""A snapshot has its own copies of what it shows."""

from __future__ import annotations

import pytest

from rules.engine import GAMES
from tables.snapshot import copy_view
from tests.drivers import bot_play, opened


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_copied_view_is_the_same_and_shares_nothing(key: str) -> None:
    """Whatever a game puts into its views comes through, to the last type of a number."""
    table = opened(key, GAMES[key].seats[-1], "copied")
    for number, _ in zip(range(400), bot_play(table), strict=False):
        if number % 20 == 0:
            for seat in (None, *range(len(table.names))):
                view = table.view(seat)
                assert repr(copy_view(view)) == repr(view)
                assert copy_view(view) is not view


def test_half_a_character_is_copied_too() -> None:
    """Which JSON has no word for."""
    game = GAMES["survive"]
    view = game.view(game.setup(1, game.options()), 0, ("\ud800",))
    assert repr(copy_view(view)) == repr(view)
    assert copy_view(view) is not view
