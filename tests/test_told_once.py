"""What a game tells is told once: no line comes twice for one reason in what an answer brings, none
repeats the one before, and the words of the world are not heard again so soon."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from rules.engine import GAMES, Event, Table
from rules.engine.events import find_passage
from rules.kit.content import _read_yaml
from tests.drivers import bot_play, open_table, random_answer
from tests.template_game import find_path

GAMES_EACH = [2, pytest.param(8, marks=pytest.mark.soak)]
ANSWERS = 400
APART = 10
"""So many other lines of the world are told before one is heard again."""
SENTENCE = re.compile(r"(?<=[.!?]) +")
SHORT = 2
"""A sentence of so many words is no more than a result: "0 hits."."""
ENDS = re.compile(r"[.!?…”\u2019]\s*$")
LEAST = 20
"""A text of the content that is shorter is a name, and not a line."""


def open_games(key: str, games: int) -> Iterator[Table[Any]]:
    """Tables of that game, at every number of seats."""
    seats = GAMES[key].seats
    for number in range(games):
        yield open_table(key, seats[number % len(seats)], f"told {number}")


def play_game(table: Table[Any], number: int) -> Iterator[Sequence[Event]]:
    """What each answer of a game brings, by bots and by dice in turn. Nothing is taken back: what
    was told before an undo may well be told again."""
    yield table.opening
    if number % 2:
        for count, (_, events) in enumerate(bot_play(table)):
            if count == ANSWERS:
                return
            yield events
    rnd = Random(f"told {number}")
    for _ in range(ANSWERS):
        if table.result is not None:
            return
        prompt = rnd.choice(table.needed_prompts if rnd.random() < 0.8 else table.prompts)
        yield table.answer(prompt.id, random_answer(prompt, rnd))


Told = list[tuple[int, list[Sequence[Event]]]]
"""Of each game how many sat there, and what each answer brought."""


@pytest.fixture(scope="module", params=GAMES_EACH)
def games(request: pytest.FixtureRequest) -> int:
    """How many games are played."""
    return int(request.param)


@pytest.fixture(scope="module", params=sorted(GAMES))
def course(request: pytest.FixtureRequest, games: int) -> tuple[str, Told]:
    """A game's key, and what was told in its games, which are played once for all tests."""
    tables = enumerate(open_games(request.param, games))
    return request.param, [
        (len(each.names), list(play_game(each, number))) for number, each in tables
    ]


def list_heard(events: Sequence[Event], reader: int | None) -> list[Event]:
    """What somebody at the table, or a spectator, gets to read of it."""
    return [event for event in events if event.seats is None or reader in event.seats]


def find_repeats(events: Sequence[Event]) -> Iterator[str]:
    """Lines that repeat a sentence of the line before, and such as come again in the same turn or
    phase after the same line as before. What comes again for another reason may be told again:
    two Zombies attack, and their victim loses nothing to either."""
    told: set[tuple[int, str, str]] = set()
    for before, event in pairwise(events):
        if before.step != event.step:
            continue
        if event.kind == "round":  # one in which nothing was asked is in the same step
            told.clear()
        said = {part for part in SENTENCE.split(before.text) if part.count(" ") >= SHORT}
        for sentence in SENTENCE.split(event.text):
            if sentence in said:
                yield f"said already: {before.text} / {event.text}"
        line = (event.step, _join_texts(before), _join_texts(event))
        if line in told:
            yield f"again: {before.text} / {event.text}"
        told.add(line)


def _join_texts(event: Event) -> str:
    return f"{event.text}\n{find_passage(event)}"


def test_a_repeated_line_is_found() -> None:
    """The same sentence in the next line; a line for the same reason again, and not for another."""
    roll, tie = Event("Ada rolls 3. It is a tie."), Event("Ben rolls 3. It is a tie.")
    assert list(find_repeats([roll, tie])) == [f"said already: {roll.text} / {tie.text}"]
    red, blue = Event("Red attacks Ada."), Event("Blue attacks Ada.")
    loses = Event("Ada loses nothing.")
    assert list(find_repeats([red, loses, blue, loses])) == []
    assert list(find_repeats([red, loses, red, loses])) == [f"again: {red.text} / {loses.text}"]


def test_no_game_repeats_a_line(course: tuple[str, Told]) -> None:
    found: dict[str, None] = {}
    for seats, answers in course[1]:
        for events in answers:
            for reader in (None, *range(seats)):
                found |= dict.fromkeys(find_repeats(list_heard(events, reader)))
    assert not found, "\n".join(found)


@cache
def read_written(key: str) -> frozenset[str]:
    """Every text of a game's content that reads like a line."""
    texts: set[str] = set()
    for path in find_path(f"rules/{key}/content").rglob("*.yaml"):
        texts.update(_list_texts(_read_yaml(path)))
    return frozenset(texts)


def _list_texts(content: Any) -> Iterator[str]:
    if isinstance(content, dict):
        content = list(content.values())
    if isinstance(content, list):
        for part in content:
            yield from _list_texts(part)
    elif isinstance(content, str) and len(content) >= LEAST and ENDS.search(content):
        yield " ".join(content.split())


def find_lore(event: Event, lines: frozenset[str]) -> str:
    """The words of the world that an event tells: a passage, or what stands in the content word for
    word and is told whole, alone or after what happened; "" where there are none."""
    passage = " ".join(find_passage(event).split())
    if passage:
        return passage
    words = event.text.split(" ")
    ends = (" ".join(words[start:]) for start in range(len(words)))
    return next((end for end in ends if end in lines), "")


def test_lore_is_found_in_a_line() -> None:
    lines = frozenset({"Socks. Nobody speaks for a while."})
    assert (
        find_lore(Event("A Crate lands on D4. Socks. Nobody speaks for a while."), lines) in lines
    )
    assert find_lore(Event("A Crate lands on D4 and waits there."), lines) == ""
    assert find_lore(Event("The Hall.", None, "passage", {"passage": "It is dark."}), lines)


def test_no_lore_is_repeated_within_the_next_ten(course: tuple[str, Told]) -> None:
    lines, total = read_written(course[0]), 0
    found: dict[str, None] = {}
    for _, answers in course[1]:
        before: list[str] = []
        for events in answers:
            for event in list_heard(events, None):
                if line := find_lore(event, lines):
                    if line in before[-APART:]:
                        ago = before[::-1].index(line) + 1
                        found[f"{ago} lines ago: {event.text[:60]} / {line[:100]}"] = None
                    before.append(line)
        total += len(before)
    assert total, "The game has no words of its own to tell."
    assert not found, "\n".join(found)
