"""What every game with campaigns must keep to, whatever its saves hold."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.engine import Entry, Game, Table
from tests.tiny import register_tiny

GAMES_PLAYED = 4
NAMES = ("Zenobia", "Quillon", "Wilhelmina", "Yorick", "Xanthippe", "Vladimir", "Ulrika")
OTHERS = tuple(f"{name} the Other" for name in NAMES)


@pytest.fixture(params=[*(key for key, game in GAMES.items() if game.can_carry), "tiny"])
def game(request: pytest.FixtureRequest) -> Iterator[Game[Any]]:
    """Each game with campaigns in turn, and the tests' own."""
    before = dict(GAMES)
    register_tiny()
    yield GAMES[request.param]
    GAMES.clear()
    GAMES.update(before)


def play_game(
    game: Game[Any], seats: int, seed: str, save: str | None
) -> tuple[Table[Any], list[Entry]]:
    """A game played to its end by bots, and its journal."""
    table = Table.open(game, names=NAMES[:seats], seed=seed, save=save)
    journal = []
    while table.prompts:
        prompt = table.needed_prompts[0]
        answer = table.choose_bot_answer(prompt)
        journal.append(Entry("answer", prompt.seat, prompt.id, answer))
        table.answer(prompt.id, answer if answer is not None else [])
    return table, journal


def test_a_chapter_opens_from_any_save_with_any_number_of_seats(game: Game[Any]) -> None:
    carried = 0
    for number in range(GAMES_PLAYED):
        rnd = Random(number)
        save: str | None = None
        for chapter in range(3):
            table, _ = play_game(game, rnd.choice(game.seats), f"{number}/{chapter}", save)
            save = table.carried_save
            carried += save is not None
            for seats in game.seats if save is not None else ():
                opened = Table.open(game, names=NAMES[:seats], seed="s", save=save)
                assert opened.prompts
                assert Table.load(opened.dump()).dump() == opened.dump()
    assert carried > GAMES_PLAYED


def test_a_save_names_nobody(game: Game[Any]) -> None:
    """The same answers under other names give the same save."""
    for number in range(GAMES_PLAYED):
        seats = game.seats[number % len(game.seats)]
        table, journal = play_game(game, seats, f"names {number}", None)
        again = Table.open(game, names=OTHERS[:seats], seed=table.seed)
        again.replay_entries(journal)
        assert again.carried_save == table.carried_save
        assert not [name for name in NAMES if name in (table.carried_save or "")]


def test_a_save_is_the_same_after_a_load_and_a_replay(game: Game[Any]) -> None:
    table, journal = play_game(game, game.seats[-1], "again", None)
    again = Table.open(game, names=table.names, seed=table.seed)
    again.replay_entries(journal)
    assert Table.load(table.dump()).carried_save == again.carried_save == table.carried_save
