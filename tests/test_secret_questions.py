"""What is answered in private says to everybody what it is about: in random games of every game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.engine import Illegal, Prompt, Table
from rules.engine.prompts import ABOUT
from tests.drivers import bot_play, opened, random_play

GAMES_EACH = 12
CASES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]


def waited_for(table: Table[Any]) -> list[Prompt[Any]]:
    """The secret questions that are shown to everybody as open: somebody waits for them."""
    return [p for p in table.asked if p.secret and (p.calls or not p.optional)]


def ways(key: str, seats: int) -> list[dict[str, Any]]:
    """The ways to play that a table of so many may switch on, one at a time; first none of them."""
    fields = GAMES[key].options.model_fields.items()
    found: list[dict[str, Any]] = [{}]
    for name in (name for name, field in fields if field.annotation is bool):
        with suppress(Illegal):  # not for so many
            opened(key, seats, "ways", {name: True})
            found.append({name: True})
    return found


def played(key: str, seats: int) -> Iterator[Table[Any]]:
    """Random games, every third one of bots, after each entry; in all ways to play."""
    found = ways(key, seats)
    for number in range(GAMES_EACH):
        table = opened(key, seats, f"about {number}", found[number % len(found)])
        rnd = Random(f"{key} {seats} {number}")
        for _ in bot_play(table) if number % 3 == 2 else random_play(table, rnd):
            yield table


def faults(table: Table[Any]) -> list[str]:
    """The questions without public words, or with such as do not fit."""
    found = []
    for prompt in waited_for(table):
        about = prompt.about
        fits = 10 <= len(about) <= ABOUT and about[-1] not in ".?!" and "\n" not in about
        if not fits:
            found.append(f"{prompt.text[:60]!r} is about {about!r}")
    return found


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_what_is_answered_in_private_says_what_it_is_about(key: str, seats: int) -> None:
    found, secret = set(), 0
    for table in played(key, seats):
        secret += len(waited_for(table))
        found |= set(faults(table))
    assert not found
    assert secret > 10


@pytest.mark.parametrize("key", GAMES)
def test_a_question_without_such_words_is_named(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check itself: where a game says nothing of its secret questions, each is a fault."""
    honest = Table.choice

    def silent(self: Table[Any], *args: Any, **kinds: Any) -> Prompt[str]:
        return honest(self, *args, **{**kinds, "about": ""})

    monkeypatch.setattr(Table, "choice", silent)
    seats = GAMES[key].seats[-1]
    for table in played(key, seats):
        if named := faults(table):
            asked = {prompt.text[:60] for prompt in waited_for(table)}
            assert any(repr(text) in named[0] for text in asked)
            return
    raise AssertionError("nothing was found")
