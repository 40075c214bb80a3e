"""What ends a mission is left by bots to the people of their party who are there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rules.aftermath.model.state import State
from rules.engine import GAMES, Answer, Table
from tables.actions.bots import Playing
from tables.ahead import Ahead
from tables.thinking.brain import Brain
from tests.rules.aftermath.build import Party
from tests.rules.aftermath.model.own_book import own_book, page

DONE = [{"mission": {"n": 1, "to": "success"}}]
LATE = 200
"""A turn in which any bot would go home."""


class Silent(Ahead):
    """Nobody has answered ahead."""

    def __init__(self) -> None:
        pass

    def follow(self) -> Any:
        return []


@pytest.fixture(autouse=True)
def _own_book() -> Iterator[None]:
    with own_book():
        yield


def on_the_exit(*, ends: bool = True, bodkin: str = "") -> Table[State]:
    """Wren stands on the exit of a page, and would leave. Bodkin is on the page too, or is
    `bodkin`."""
    number = page(None, {1: {"start": True, "exit": "A"}}, entries={"EXIT-A": DONE if ends else ()})
    party = Party(page=number).holds("wren", "green-1a").set(turns=LATE)
    if bodkin:
        party.member("bodkin", at=None, **{bodkin: True})
    party.state.visit.exit_used = "A" if bodkin == "exited" else ""
    table = Table.place(GAMES["aftermath"], party.state, "seed")
    while table.needed[0].topic != "act":
        table.lapse(table.needed[0].id)
    return table


def answered(table: Table[State], away: bool = False) -> Answer | None:
    """What the bot in the first seat answers; a person, who may be away, sits in the other."""
    prompt = next(one for one in table.needed if one.seat == 0)
    absent: dict[int, Any] = {1: None} if away else {}
    return Playing(table, {0: "middling"}, absent, None, Brain(None), Silent()).bot_answer(prompt)


def test_a_bot_leaves_the_exit_that_ends_a_mission_to_people() -> None:
    table = on_the_exit()
    assert table.bot_answer(table.needed[0]) == ["exit"], "alone it would"
    assert answered(table) == ["end"]


@pytest.mark.parametrize(
    "position", [{"ends": False}, {"bodkin": "defeated"}, {"bodkin": "exited"}], ids=str
)
def test_it_leaves_where_that_takes_nothing_from_anybody(position: dict[str, Any]) -> None:
    assert answered(on_the_exit(**position)) == ["exit"]


def test_it_does_not_wait_for_people_who_are_away() -> None:
    assert answered(on_the_exit(), away=True) == ["exit"]


def test_it_votes_to_go_home_once_people_want_to() -> None:
    party = Party(phase="leaving").set(turns=LATE)
    for one in party.state.party:
        one.at, one.exited = None, True
    table = Table.place(GAMES["aftermath"], party.state, "seed")
    assert table.needed[0].topic == "travel"
    assert table.bot_answer(table.needed[0]) == ["home"], "alone it would"
    assert str(answered(table)).startswith("['walk-")
    table.answer(next(one.id for one in table.needed if one.seat == 1), ["home"])
    assert answered(table) == ["home"]
