"""Whatever a game brings for somebody who has never heard of it is there, short and in place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.engine import Game, Prompt, Table
from tests.drivers import is_petition, open_table, random_play

SENTENCE = re.compile(r"[.?!][)”]?(?=\s|$)")
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Each game in turn."""
    return GAMES[request.param]


def played(game: Game[Any], seats: int, seed: str) -> Iterator[tuple[Table[Any], Prompt[Any]]]:
    """A game of bots: each question that the table waits for, before it is answered."""
    table = Table.open(game, names=NAMES[:seats], seed=seed)
    while table.prompts:
        prompt = table.needed_prompts[0]
        yield table, prompt
        answer = table.bot_answer(prompt)
        assert answer is not None
        table.answer(prompt.id, answer)


@pytest.mark.parametrize(
    ("text", "most"), [("goal", 280), ("course", 500), ("length", 240), ("blurb", 100)]
)
def test_each_text_is_there_and_fits(game: Game[Any], text: str, most: int) -> None:
    said = getattr(game, text)
    assert 20 <= len(said) <= most
    assert said[-1] in ".!?"
    assert "  " not in said


def test_a_lesson_is_two_sentences(game: Game[Any]) -> None:
    for verb, lesson in game.lessons.items():
        assert verb in game.verbs
        assert len(SENTENCE.findall(lesson)) == 2, lesson
        assert len(lesson) <= 280


def test_whatever_a_player_must_answer_has_a_lesson(game: Game[Any]) -> None:
    without = set()
    for seats in (game.seats[0], game.seats[-1]):
        for _, prompt in played(game, seats, f"lessons {seats}"):
            verbs = {prompt.verb, *(option.verb for option in prompt.options)} - {""}
            if not verbs & game.lessons.keys():
                without.add((prompt.text[:60], *sorted(verbs)))
    assert not without


def test_whatever_may_be_answered_has_a_lesson_of_its_own_kind(game: Game[Any]) -> None:
    """Of every question that stands open, with random answers too; each of its verbs."""
    without = set()
    for number in range(6):
        table = open_table(game, game.seats[-1 if number % 2 else 0], f"lessons {number}")
        for _ in random_play(table, Random(number)):
            for prompt in table.prompts:
                if prompt.optional and not is_petition(prompt):
                    verbs = {prompt.verb, *(option.verb for option in prompt.options)} - {""}
                    without |= verbs - game.lessons.keys()
    assert not without


def test_every_player_is_told_who_they_are(game: Game[Any]) -> None:
    seats = game.seats[-1]
    told: set[int] = set()
    for table, _ in played(game, seats, "roles"):
        for seat in range(seats):
            if game.role_key(table.state, seat):
                told.add(seat)
                text = game.introduce_role(table.view(seat))
                assert text.startswith("You ")
                assert len(text) <= 600
    has_roles = type(game).role_key is not Game.role_key
    assert told == (set(range(seats)) if has_roles else set())
