"""What is answered in private says to everybody what it is about: in every way to play each game.
Random games are held to it as well (tools/random_games.py)."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.engine import Illegal, Prompt, Table
from tests.drivers import bot_play, open_table, random_play
from tests.kit.laws import waited_for, without_public_words

GAMES_EACH = 3
"""At least, and one for each way to play; more where hardly anything was secret."""
MOST_EACH = 12
SECRET = 10
"""More questions than these are looked at, at every number of seats."""
CASES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]


def list_ways(key: str, seats: int) -> list[dict[str, Any]]:
    """The ways to play that a table of so many may switch on, one at a time; first none of them."""
    fields = GAMES[key].options.model_fields.items()
    found: list[dict[str, Any]] = [{}]
    for name in (name for name, field in fields if field.annotation is bool):
        with suppress(Illegal):  # not for so many
            open_table(key, seats, "ways", {name: True})
            found.append({name: True})
    return found


def play_games(key: str, seats: int) -> Iterator[Iterator[Table[Any]]]:
    """Random games, every third one of bots; of each the table after each entry. In all ways to
    play: the first games are in one way each."""
    found = list_ways(key, seats)
    for number in range(max(MOST_EACH, len(found))):
        yield _play_game(key, seats, number, found[number % len(found)])


def _play_game(key: str, seats: int, number: int, options: dict[str, Any]) -> Iterator[Table[Any]]:
    table = open_table(key, seats, f"about {number}", options)
    rnd = Random(f"{key} {seats} {number}")
    for _ in bot_play(table) if number % 3 == 2 else random_play(table, rnd):
        yield table


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_what_is_answered_in_private_says_what_it_is_about(key: str, seats: int) -> None:
    found, secret = set(), 0
    enough = max(GAMES_EACH, len(list_ways(key, seats)))
    for number, game in enumerate(play_games(key, seats)):
        if number >= enough and secret > SECRET:
            break
        for table in game:
            secret += len(waited_for(table))
            found |= set(without_public_words(table))
    assert not found
    assert secret > SECRET


@pytest.mark.parametrize("key", GAMES)
def test_a_question_without_such_words_is_named(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check itself: where a game says nothing of its secret questions, each is a fault."""
    honest = Table.choice

    def ask_silently(self: Table[Any], *args: Any, **kinds: Any) -> Prompt[str]:
        return honest(self, *args, **{**kinds, "about": ""})

    monkeypatch.setattr(Table, "choice", ask_silently)
    seats = GAMES[key].seats[-1]
    for table in chain.from_iterable(play_games(key, seats)):
        if named := without_public_words(table):
            asked = {prompt.text[:60] for prompt in waited_for(table)}
            assert any(repr(text) in named[0] for text in asked)
            return
    raise AssertionError("nothing was found")
