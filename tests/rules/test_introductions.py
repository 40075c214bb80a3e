"""Everything that introduces a game to newcomers is there, short and in place."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.engine import Game, Prompt, Table
from tests.drivers import is_petition, open_table, random_play
from tests.golden import pass_positions

SENTENCE = re.compile(r"[.?!][)”]?(?=\s|$)")


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Each game in turn."""
    return GAMES[request.param]


@pytest.mark.parametrize(
    ("text", "most"), [("goal", 280), ("course", 500), ("length", 240), ("blurb", 100)]
)
def test_each_introductory_text_exists_and_fits(game: Game[Any], text: str, most: int) -> None:
    said = getattr(game, text)
    assert 20 <= len(said) <= most
    assert said[-1] in ".!?"
    assert "  " not in said


def test_a_lesson_is_two_sentences(game: Game[Any]) -> None:
    for verb, lesson in game.lessons.items():
        assert verb in game.verbs
        assert len(SENTENCE.findall(lesson)) == 2, lesson
        assert len(lesson) <= 280


def pass_tables(game: Game[Any]) -> Iterator[Table[Any]]:
    """The tables of kept games and of a random one, after each entry."""
    yield from pass_positions(game.key)
    table = open_table(game, game.seats[-1], "lessons")
    for _ in random_play(table, Random("lessons")):
        yield table


def test_every_question_has_a_lesson(game: Game[Any]) -> None:
    """Each question that a player must answer has at least one; each verb of an optional question
    has its own."""
    without, seen = set(), dict[int, Prompt[Any]]()
    for table in pass_tables(game):
        for prompt in table.prompts:
            if id(prompt) in seen or is_petition(prompt):
                continue
            seen[id(prompt)] = prompt
            verbs = {prompt.verb, *(option.verb for option in prompt.options)} - {""}
            if prompt.optional:
                without |= verbs - game.lessons.keys()
            elif not verbs & game.lessons.keys():
                without.add((prompt.text[:60], *sorted(verbs)))
    assert not without


def test_every_player_is_told_their_role(game: Game[Any]) -> None:
    table, seats = open_table(game, game.seats[-1], "roles"), range(game.seats[-1])
    told: dict[int, str] = {}
    for _ in random_play(table, Random("roles")):
        for seat in seats:
            if game.find_role_key(table.state, seat):
                told[seat] = game.introduce_role(table.view(seat))
                assert told[seat].startswith("You ")
                assert len(told[seat]) <= 600
        if told.keys() == {*seats}:
            break
    has_roles = type(game).find_role_key is not Game.find_role_key
    assert told.keys() == ({*seats} if has_roles else set())
