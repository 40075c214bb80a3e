"""Numbers and nouns agree in all that games say: questions, options, events, and the words beside
the picture."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pictures.artist import find_artist
from rules.engine import GAMES, Answer, Prompt, Table
from tests.drivers import open_table, random_answer

GAMES_EACH = [3, pytest.param(16, marks=pytest.mark.soak)]
ANSWERS = 250
LOOKED_AT_EVERY = 25
WORDS = "QuietHours."
"""What players say here: words that cannot be mistaken for the game's."""

NUMBER = r"(?<![\w.:+/*#\u2013-])"
ONE = re.compile(rf"{NUMBER}1 ([A-Za-z]+s)\b")
MANY = re.compile(rf"{NUMBER}(?:[2-9]|\d\d+) ([A-Za-z]+)\b(?!'| shots| boxes)")
"""Of "2 skill shots" and "2 Survivor boxes" the noun is the second word."""
A = re.compile(r"\ba ([aeiouAEIOU]\w*)")
AN = re.compile(r"\ban ([^aeiouAEIOU\W]\w*)")
IN_S = {"is"}
"""A verb, after the number of a round."""
NAMES = {"Riderwolves", "Travelers", "Warwolves"}
"""Cards that are called so, after the number of where they lie."""
SPOKEN_OTHERWISE = re.compile(r"(?:one|once|uni|us[eu]|eu|hour|honest|heir|hono)", re.IGNORECASE)
"""Begins with a vowel that is written and not heard, or the other way about."""


def list_lines(table: Table[Any], started: int, read: dict[int, Prompt[Any]]) -> Iterator[str]:
    """Every line that anybody reads of how the table stands. `read`: the questions that were read
    before, by their `id()`."""
    for prompt in table.prompts:
        if id(prompt) in read:
            continue
        read[id(prompt)] = prompt
        yield prompt.text
        for option in prompt.options:
            yield from (option.label, option.detail)
    if started % LOOKED_AT_EVERY == 0:
        shown = find_artist(table.game.key)
        for seat in (None, *range(len(table.names))):
            view = table.view(seat)
            drawings = (*shown.pictures(view), *shown.private(view, None))
            alts = [drawing.alt(drawing.facts) for drawing in drawings]
            for words in (*alts, shown.panel(view), shown.words(view), shown.hand(view)):
                yield from words.splitlines()
    if table.result is not None:
        yield table.result.why


def make_reply(prompt: Prompt[Any], rnd: Random) -> Answer:
    if prompt.kind != "text":
        return random_answer(prompt, rnd)
    return WORDS if prompt.least <= len(WORDS) <= prompt.most else prompt.default


def list_all_lines(key: str, games: int) -> Iterator[str]:
    """All lines of random games, at every number of seats."""
    game = GAMES[key]
    for number in range(games):
        rnd = Random(f"words {number}")
        table = open_table(key, game.seats[number % len(game.seats)], f"words {number}")
        read: dict[int, Prompt[Any]] = {}
        yield from (event.text for event in table.opening)
        for count in range(ANSWERS):
            yield from list_lines(table, count, read)
            if table.result is not None:
                break
            prompt = rnd.choice(table.needed_prompts if rnd.random() < 0.8 else table.prompts)
            yield from (event.text for event in table.answer(prompt.id, make_reply(prompt, rnd)))


@pytest.mark.parametrize("games", GAMES_EACH)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_numbers_and_articles_agree_with_their_nouns(key: str, games: int) -> None:
    """One is singular, more are plural, and "an" stands before a vowel. A word is known to have a
    plural where the game counts several of it somewhere."""
    lines = list(dict.fromkeys(list_all_lines(key, games)))
    several = {word for line in lines for word in MANY.findall(line) if word.endswith("s")}
    wrong: dict[str, str] = {}
    for line in lines:
        for word in ONE.findall(line):
            if word not in IN_S | NAMES and not word.endswith("ss"):
                wrong.setdefault(f"1 {word}", line)
        for word in MANY.findall(line):
            if f"{word}s" in several:
                wrong.setdefault(f"many {word}", line)
        for found, article in ((A, "a"), (AN, "an")):
            for word in found.findall(line):
                if not SPOKEN_OTHERWISE.match(word):
                    wrong.setdefault(f"{article} {word}", line)
    assert not wrong, "\n".join(f"{what}: {line[:200]}" for what, line in wrong.items())
