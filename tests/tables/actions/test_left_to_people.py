"""What ends a mission is left by bots to the people of their party who are there."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.aftermath.effects.models import MakeEncounter, Task
from rules.aftermath.model.book import list_nested_effects
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.pieces import Brought
from rules.aftermath.model.state import State
from rules.aftermath.play.page import exits
from rules.engine import GAMES, Answer, Table
from tables.actions.bots import BatchPlayer
from tables.ahead import PresetAnswers
from tables.thinking.brain import Brain
from tests.rules.aftermath.build import Party
from tests.rules.aftermath.model.own_book import add_page, own_book

DONE = [{"mission": {"n": 1, "to": "success"}}]
LATE = 200
"""A turn in which any bot would go home."""


class Silent(PresetAnswers):
    """Nobody has answered ahead."""

    def __init__(self) -> None:
        pass

    def answer_by_presets(self) -> Any:
        return []


@pytest.fixture(autouse=True)
def _own_book() -> Iterator[None]:
    with own_book():
        yield


def on_the_exit(*, ends: bool = True, bodkin: str = "") -> Table[State]:
    """Wren stands on the exit of a page, and would leave. Bodkin is on the page too, or is
    `bodkin`."""
    number = add_page(
        None, {1: {"start": True, "exit": "A"}}, entries={"EXIT-A": DONE if ends else ()}
    )
    party = Party(page=number).holds("wren", "green-1a").set(turns=LATE)
    if bodkin:
        party.member("bodkin", at=None, **{bodkin: True})
    party.state.visit.exit_used = "A" if bodkin == "exited" else ""
    return in_turn(party)


def in_turn(party: Party) -> Table[State]:
    """Wren's menu there."""
    table = Table.place(GAMES["aftermath"], party.state, "seed")
    while table.needed_prompts[0].topic != "act":
        table.lapse_prompt(table.needed_prompts[0].id)
    return table


def ask_bot(table: Table[State], away: bool = False) -> Answer | None:
    """What the bot in the first seat answers; a person, who may be away, sits in the other."""
    prompt = next(one for one in table.needed_prompts if one.seat == 0)
    absent: dict[int, Any] = {1: None} if away else {}
    return BatchPlayer(
        table, {0: "middling"}, absent, None, Brain(None), Silent()
    ).choose_bot_answer(prompt)


def test_a_bot_leaves_the_exit_that_ends_a_mission_to_people() -> None:
    table = on_the_exit()
    assert table.choose_bot_answer(table.needed_prompts[0]) == ["exit"], "alone it would"
    assert ask_bot(table) == ["end"]


@pytest.mark.parametrize(
    "position", [{"ends": False}, {"bodkin": "defeated"}, {"bodkin": "exited"}], ids=str
)
def test_a_bot_leaves_if_nobody_loses_by_it(position: dict[str, Any]) -> None:
    assert ask_bot(on_the_exit(**position)) == ["exit"]


def test_a_bot_does_not_wait_for_absent_people() -> None:
    assert ask_bot(on_the_exit(), away=True) == ["exit"]


def test_a_bot_votes_to_go_home_once_people_do() -> None:
    party = Party(phase="leaving").set(turns=LATE)
    for one in party.state.party:
        one.at, one.exited = None, True
    table = Table.place(GAMES["aftermath"], party.state, "seed")
    assert table.needed_prompts[0].topic == "travel"
    assert table.choose_bot_answer(table.needed_prompts[0]) == ["home"], "alone it would"
    assert str(ask_bot(table)).startswith("['walk-")
    table.answer(next(one.id for one in table.needed_prompts if one.seat == 1), ["home"])
    assert ask_bot(table) == ["home"]


def beside_the_end(kind: str, *, ends: bool = True) -> Table[State]:
    """One action of Wren's is worth most, and what it brings about ends the mission, by way of
    another entry: an objective next to her, a group task, the loot of the last enemy or an
    objective that this loot puts under her."""
    entries = {"1": [{"read": 2}], "2": DONE if ends else [], "3": [{"read": 2}]}
    gains: dict[str, int] = {"objective": 1} if kind == "put" else {"read": 2}
    loot = [{"encounter": {"enemies": ["latch-rat"], "loot": [gains]}}]
    below = {"objective": "1"} if kind == "put" else {}
    spaces: dict[int, dict[str, Any]] = {1: {"start": True, **below}, 2: {"objective": "1"}}
    number = add_page(None, spaces, entries={**entries, "START": loot})
    party = Party(page=number).holds("wren", "red-3a", "red-3b", "red-2a").set(turns=LATE)
    if kind == "objective":
        party.tokens(2, "objective")
    elif kind == "task":
        party.task("strength", 6, entry="3")
    else:
        party.faces("latch-rat", 1)
        party.state.visit.enemies[0].brought = party.state.visit.enemies[0].wounds = 1
        party.state.visit.encounters.append(Brought(number=1, loot="START/0"))
    return in_turn(party)


@pytest.mark.parametrize(
    ("kind", "verb"), [("objective", "move"), ("task", "task"), ("loot", "fight"), ("put", "fight")]
)
def test_a_bot_leaves_mission_ending_entries_to_people(kind: str, verb: str) -> None:
    """In whichever way the entry comes to be read (pages 17, 19, 21, 23 and 24 end so)."""

    def does(table: Table[State], answer: Any) -> str:
        (chosen,) = answer
        return next(one.verb for one in table.needed_prompts[0].options if one.id == chosen)

    table = beside_the_end(kind)
    assert does(table, table.choose_bot_answer(table.needed_prompts[0])) == verb, "alone it would"
    assert does(table, ask_bot(table)) != verb
    assert does(table, ask_bot(table, away=True)) == verb
    harmless = beside_the_end(kind, ends=False)
    assert does(harmless, ask_bot(harmless)) == verb


@pytest.mark.parametrize(
    ("number", "kinds"),
    [
        (17, {"objective", "exit"}),
        (19, {"loot"}),
        (21, {"loot"}),
        (23, {"exit"}),
        (24, {"task", "loot"}),
    ],
)
def test_the_bot_knows_what_ends_the_books_missions(number: int, kinds: set[str]) -> None:
    book = BOOK.pages[number]
    found = set()
    for one in [each for entry in book.entries for each in list_nested_effects(entry.do)]:
        if isinstance(one, Task) and exits.can_end_mission(number, str(one.entry)):
            found.add("task")
        if isinstance(one, MakeEncounter) and exits.can_effects_end_mission(number, one.loot):
            found.add("loot")
    if any(one.objective and exits.can_end_mission(number, one.objective) for one in book.spaces):
        found.add("objective")
    if any(exits.can_end_mission(number, one.entry) for one in book.exits):
        found.add("exit")
    assert found == kinds
