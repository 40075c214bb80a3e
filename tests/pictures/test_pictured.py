"""Which picture a question needs: what games declare is there, and the card shows it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cogs.views import plain
from pictures import artist
from rules.engine import GAMES, Prompt, Table
from tests.drivers import opened, random_play
from tests.rules.aurora.build import Road

DECLARING = sorted(key for key, game in GAMES.items() if game.pictured)


def needed(key: str, prompt: Prompt[Any]) -> str:
    return GAMES[key].pictured[prompt.topic].format(seat=prompt.seat)


@pytest.mark.parametrize("key", DECLARING)
def test_every_picture_that_a_question_needs_is_there(key: str) -> None:
    """Whenever such a question is open; and each that is declared is asked in random games."""
    asked = set()
    for number in range(25):
        table: Table[Any] = opened(key, max(GAMES[key].seats), f"pictured {number}")
        for _ in random_play(table, Random(number)):
            for prompt in table.prompts:
                if prompt.topic in GAMES[key].pictured and not prompt.optional:
                    asked.add(prompt.topic)
                    drawn = artist(key).pictures(table.view(None))  # type: ignore[union-attr]  # it has one
                    assert needed(key, prompt) in {drawing.name for drawing in drawn}
    assert len(asked) > 0.8 * len(GAMES[key].pictured), "few are so rare"


def test_the_card_shows_the_picture_that_the_question_needs() -> None:
    """Damage: the Convoy of whoever takes it; a drive: the road; a turn: the Zone."""

    def first(case: Any) -> str:
        names = [one.name for one in plain.in_order("aurora", case.view(), case.table.prompts)]
        assert len(set(names)) == len(names) > 3
        found: str = names[0]
        return found

    fired = Road(2, "movement", sides=("1B", "2A", "3A")).order(1, 0).at(0, "102a")
    case = fired.stow(0, "S F").play()
    assert first(case) == "road"
    assert first(Road(2).zone("frozen-farm").play()) == "zone"
    case = Road(2).zone("service-station").order(1, 0).crew(1, active="leader").play()
    assert first(case.go("explore:1", "0")) == "convoy-1"
