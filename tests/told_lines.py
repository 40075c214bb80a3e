"""What games tell is read aloud at a table: whole sentences, in words that players know. Games of
bots, and of players who answer anything."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, islice
from random import Random

import pytest

from rules.engine import GAMES, Event
from tests.drivers import bot_play, open_table, random_play

FEW_OR_MANY = pytest.mark.parametrize("games", [4, pytest.param(40, marks=pytest.mark.soak)])
"""How many games are listened to."""
ANSWERS = 300
FEWEST = 300
"""So many different lines are told in them at least."""
SENTENCE = re.compile(r"[A-Z0-9“].*[.!?”]", re.DOTALL)
RAW = re.compile(r"\w_\w|[{}\[\]<>|]|\S=|=\S|\bNone\b|\bTrue\b|\bFalse\b|  ")
"""Names and marks of the code."""


@cache
def play_steps(key: str, games: int) -> tuple[tuple[Event, ...], ...]:
    """What each answer brought, in games at every number of seats."""
    return tuple(_play_games(key, games))


def _play_games(key: str, games: int) -> Iterator[tuple[Event, ...]]:
    seats = GAMES[key].seats
    for number in range(games):
        table = open_table(key, seats[number % len(seats)], f"told {number}")
        yield table.opening
        moves = random_play(table, Random(f"told {number}")) if number % 3 else bot_play(table)
        yield from (events for _, events in islice(moves, ANSWERS))


def find_odd(key: str, games: int) -> list[str]:
    """Lines that are no sentence, or that speak the language of the code."""
    lines = dict.fromkeys(event.text for event in chain.from_iterable(play_steps(key, games)))
    assert len(lines) > FEWEST
    return [line for line in lines if not SENTENCE.fullmatch(line) or RAW.search(line)]
