"""What an option says that it costs and gives is what happens when somebody chooses it."""

from collections import Counter, defaultdict
from random import Random

import pytest

from rules import GAMES
from rules.engine import Option, Prompt
from tests.drivers import of_game, opened
from tests.kit.promises import Kept, Reader, keep_promises

GAMES_EACH, ANSWERS = 12, 500
OFTEN = 4
"""A promise made so often is kept at least every second time. What else comes before the next
question, such as the next turn's meal, makes a difference once in a while."""


@pytest.mark.parametrize("key", sorted(GAMES))
def test_what_options_promise_is_what_happens(key: str) -> None:
    game, promises = GAMES[key], of_game(key, "promises")
    found: defaultdict[object, list[Kept]] = defaultdict(list)
    kinds: Counter[str] = Counter()
    for number in range(GAMES_EACH):
        table = opened(game, game.seats[number % len(game.seats)], f"promises/{number}")
        for one in keep_promises(table, promises, Random(number), ANSWERS):
            found[one.form].append(one)
            kinds[one.kind] += one.promised == one.changed
    for same in found.values():
        broken = [one for one in same if one.promised != one.changed]
        assert len(same) < OFTEN or 2 * len(broken) <= len(same), broken[0]
    assert min(kinds[kind] for kind in promises.WORDS) > 0, kinds


def test_promises_are_read_as_players_read_them() -> None:
    class Words:
        NOUNS = ("Fury", "Food", "strength 3")
        WORDS = {
            "price": r"(?P<pays>[^|]*): (?P<gains>.*) //",
            "change": r" // (?P<changes>.*)",
            "card": r"Pays (?P<cards>.*)",
        }

    def read(label: str, detail: str = "") -> dict[str, int]:
        option = Option("a", "do", label, detail)
        prompt: Prompt[str] = Prompt("p", 0, "?", "choice", (option,), 1, 1, ["a"])
        found = Reader(Words).read_option(prompt, option)  # type: ignore[arg-type]
        return found.promised if found else {}

    assert read("3 Fury: 1 Food and 2 Fury") == {"Fury": -1, "Food": 1}
    assert read("Use it", "Fury -2 and Food +1.") == {"Fury": -2, "Food": 1}
    assert read("Go", "") == {}
