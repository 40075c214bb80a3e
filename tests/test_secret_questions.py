"""Every secret question tells everybody what it is about, in every way to play each game. Random
games are held to it as well, at every number of seats (tools/random_games.py)."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.engine import Illegal, Prompt, Table
from tests.drivers import open_table, random_play
from tests.kit.laws import waited_for, without_public_words

WAYS = [
    (key, name)
    for key, game in GAMES.items()
    for name, field in game.options.model_fields.items()
    if field.annotation is bool
]
"""Each game with each option that can be switched on."""
SECRET = 10
"""More questions than these are looked at in each."""
MOST_EACH = 16


def play_games(key: str, **options: bool) -> Iterator[Table[Any]]:
    """The table after each entry of random games, with as many players as these options allow."""
    for number in range(MOST_EACH):
        table = _open_table(key, f"about {number}", options)
        for _ in random_play(table, Random(f"{key} {number}")):
            yield table


def _open_table(key: str, seed: str, options: dict[str, bool]) -> Table[Any]:
    for seats in reversed(GAMES[key].seats):
        try:
            return open_table(key, seats, seed, options)
        except Illegal:  # not for so many
            continue
    raise AssertionError(f"Nobody can play {key} so: {options}")


@pytest.mark.parametrize(("key", "way"), WAYS)
def test_a_secret_question_tells_everybody_what_it_is_about(key: str, way: str) -> None:
    found, secret = set(), 0
    for table in play_games(key, **{way: True}):
        secret += len(waited_for(table))
        found |= set(without_public_words(table))
        if table.result is not None and secret > SECRET:
            break
    assert not found
    assert secret > SECRET


@pytest.mark.parametrize("key", GAMES)
def test_a_secret_question_without_public_words_is_found(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check itself: where a game says nothing of its secret questions, each is a fault."""
    honest = Table.choice

    def ask_silently(self: Table[Any], *args: Any, **kinds: Any) -> Prompt[str]:
        return honest(self, *args, **{**kinds, "about": ""})

    monkeypatch.setattr(Table, "choice", ask_silently)
    for table in play_games(key):
        if named := without_public_words(table):
            asked = {prompt.text[:60] for prompt in waited_for(table)}
            assert any(repr(text) in named[0] for text in asked)
            return
    raise AssertionError("nothing was found")
