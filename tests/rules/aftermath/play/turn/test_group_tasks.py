"""Group tasks: cards alone, by and by (AF-9)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.effects.performing import apply_effects, read_entry
from rules.aftermath.play.page import leaving
from rules.aftermath.play.turn import actions, group_tasks
from tests.rules.aftermath.build import A, B, Party, Script
from tests.rules.aftermath.model.own_book import effects, item, page

ENTRIES: dict[str, Any] = {
    "1": [{"dial": {"food": 1}}],
    "2": [{"task": {"name": "Turn the wheel", "attribute": "agility", "each": 3, "entry": 3}}],
    "3": [{"dial": {"scrap": 1}}],
}


def party(*cards: str, **fields: Any) -> Party:
    """Wren holds these cards, at a task of strength 7, unless fields of Task say otherwise; it
    brings 1 food."""
    made = Party("wren", "bodkin", page=page(entries=ENTRIES)).holds("wren", *cards)
    given = {"attribute": "strength", "difficulty": 7, **fields}
    return made.task(given.pop("attribute"), given.pop("difficulty"), **given)


def adds() -> Script:
    """Wren takes the action."""
    return lambda h: group_tasks.ask_contribution(h, A)


def starts(**fields: Any) -> Script:
    """Wren reads of a task, whose entry brings 1 scrap."""
    written = {"name": "Turn the wheel", "attribute": "agility", "each": 4, "entry": 3, **fields}
    return lambda h: apply_effects(h, effects({"task": written}), A, "The wheel")


# -- contributing --------------------------------------------------------------------------------


@pytest.mark.rule("AF-9.1")
def test_cards_alone_count() -> None:
    # Bodkin's own bonus in strength is 2, and the ring adds 1.
    made = party().holds("bodkin", "red-3a").wears("bodkin", item(("strength", 1)))
    case = made.play(lambda h: group_tasks.ask_contribution(h, B)).says("task", "red-3a", seat=1)
    assert case.s.visit.task is not None
    assert case.s.visit.task.dial == 3
    assert case.luck.picked == []


@pytest.mark.rule("AF-9.2")
def test_any_number_of_cards_by_default_none() -> None:
    case = party("red-1a", "red-2a", "red-3a").play(adds())
    assert (case.prompt("task").default, case.prompt().secret) == ([], True)
    case.pick("red-1a", "red-3a")
    assert case.of("wren").hand == ["red-2a"]
    case = party("red-1a").play(adds()).defaults()
    assert case.of("wren").hand == ["red-1a"]
    assert case.s.visit.task is not None
    assert (case.s.visit.task.dial, case.s.visit.task.card) == (0, None)


@pytest.mark.rule("AF-9.2")
def test_it_is_offered_in_ones_own_turn() -> None:
    made = party("red-1a", "green-1a").stands("bodkin", 2)
    assert "task" in [one.id for one in actions.list_turn_options(made.state, A)]
    assert "task" not in [one.id for one in actions.list_turn_options(made.state, B)]
    made = party("green-2a", "blue-2a")
    assert "task" not in [one.id for one in actions.list_turn_options(made.state, A)]


@pytest.mark.rule("AF-9.3")
def test_the_first_card_has_the_attribute_and_stays_in_the_slot() -> None:
    case = party("red-2a", "green-2a", "blue-1a").play(adds())
    assert case.options == ["red-2a", "green-2a"]
    assert case.refused("green-2a") == "AF-9.3"
    case.pick("red-2a", "green-2a")
    task = case.s.visit.task
    assert task is not None
    assert (task.card, task.dial) == ("red-2a", 4)
    assert case.s.deck.discards == ["green-2a"]


@pytest.mark.rule("AF-9.4")
def test_a_heroic_card_may_be_the_first() -> None:
    case = party("white-2a").play(adds()).says("task", "white-2a")
    assert case.s.visit.task is not None
    assert case.s.visit.task.card == "white-2a"


@pytest.mark.rule("AF-9.5")
def test_later_cards_fit_the_card_in_the_slot_and_are_discarded() -> None:
    made = party("red-1a", "blue-2a", "blue-3a", "white-2b", "white-1a", card="red-2a", dial=2)
    case = made.play(adds())
    assert case.options == ["red-1a", "blue-2a", "white-2b"]
    case.pick("red-1a", "blue-2a")
    task = case.s.visit.task
    assert task is not None
    assert (task.card, task.dial) == ("red-2a", 5)
    assert case.s.deck.discards == ["red-1a", "blue-2a"]


@pytest.mark.rule("AF-9.5")
def test_cards_that_do_not_fit_the_first_are_refused() -> None:
    case = party("red-1a", "red-2a", "blue-2a").play(adds())
    assert case.refused("red-1a", "blue-2a") == "AF-9.5"


@pytest.mark.rule("AF-9.6")
def test_enough_is_a_success_and_clears_the_slot() -> None:
    case = party("red-3b", card="red-3a", dial=4).play(adds()).says("task", "red-3b")
    assert (case.dial("food"), case.s.visit.task) == (7, None)
    assert sorted(case.s.deck.discards) == ["red-3a", "red-3b"]


@pytest.mark.rule("AF-9.6")
def test_one_short_is_not_enough() -> None:
    case = party("red-2b", card="red-3a", dial=4).play(adds()).says("task", "red-2b")
    assert case.dial("food") == 6
    assert case.s.visit.task is not None
    assert case.s.visit.task.dial == 6


@pytest.mark.rule("AF-8.13")
@pytest.mark.rule("AF-8.14")
def test_an_influence_card_begins_as_a_three_and_goes_out_of_play() -> None:
    made = party("influence-wren", "red-1a", "blue-3a", "blue-2a")
    case = made.play(adds()).says("task", "influence-wren")
    task = case.s.visit.task
    assert task is not None
    assert (task.dial, case.of("wren").influence) == (3, False)
    assert group_tasks.list_fitting_cards(case.s, A) == ["red-1a", "blue-3a"]


@pytest.mark.rule("AF-24.5")
def test_a_prybar_counts_one_more_once_a_turn() -> None:
    made = party("red-1a", "red-1b", "red-2a").wears("wren", "nail-file").set(turns=3)
    case = made.play(adds()).says("task", "red-1a")
    assert case.s.visit.task is not None
    assert case.s.visit.task.dial == 2

    def again(h: Any) -> Any:
        yield from group_tasks.contribute_cards(h, A, ["red-1a"])
        yield from group_tasks.contribute_cards(h, A, ["red-1b"])
        h.s.turns = 4
        yield from group_tasks.contribute_cards(h, A, ["red-2a"])

    case = made.play(again)
    assert case.s.visit.task is not None
    assert case.s.visit.task.dial == (1 + 1) + 1 + (2 + 1)


# -- where and how long --------------------------------------------------------------------------


@pytest.mark.rule("AF-9.8")
def test_contributors_stand_on_the_map_where_the_task_says() -> None:
    assert group_tasks.open_to(party("red-1a").state, A)
    assert not group_tasks.open_to(party("red-1a").stands("wren", None).state, A)
    assert not group_tasks.open_to(party("red-1a", spaces=[2, 3]).state, A)
    assert group_tasks.open_to(party("red-1a", spaces=[2, 3]).stands("wren", 3).state, A)


@pytest.mark.rule("AF-9.7")
def test_it_lapses_when_the_page_is_left() -> None:
    made = party(card="red-3a", dial=3).member("wren", exited=True, at=None)
    made.member("bodkin", exited=True, at=None)
    case = made.play(leaving.clear_page)
    assert case.s.visit.task is None
    assert case.s.deck.discards == ["red-3a"]
    assert case.dial("food") == 6


@pytest.mark.rule("AF-9.10")
@pytest.mark.parametrize("each", [3, 4, 5])
def test_the_difficulty_grows_with_the_party(each: int) -> None:
    for names in (("wren", "bodkin"), ("wren", "bodkin", "cog", "marl")):
        made = Party(*names, page=page(entries=ENTRIES)).member("bodkin", defeated=True, at=None)
        case = made.play(starts(each=each, spaces=[4]))
        task = case.s.visit.task
        assert task is not None
        assert (task.difficulty, task.dial, task.card) == (each * len(names), 0, None)
        assert (task.attribute, task.spaces, task.entry) == ("agility", [4], "3")


# -- one at a time -------------------------------------------------------------------------------


@pytest.mark.rule("AF-9.9")
def test_the_bookkeeper_keeps_the_first_by_default() -> None:
    case = party(card="red-3a", dial=3).bookkeeper("bodkin").play(starts())
    assert (case.prompt("two-tasks").seat, case.prompt().default) == (1, ["keep"])
    case.defaults()
    assert case.s.visit.task is not None
    assert (case.s.visit.task.name, case.s.visit.task.dial) == ("Lift the lid", 3)


@pytest.mark.rule("AF-9.9")
def test_the_entry_of_what_was_not_begun_counts_as_unread() -> None:
    def reading(h: Any) -> Any:
        yield from read_entry(h, "2", A)

    case = party().play(reading).says("two-tasks", "keep")
    assert case.s.read[case.s.visit.page] == []
    case = party().play(reading).says("two-tasks", "drop")
    assert case.s.read[case.s.visit.page] == ["2"]


@pytest.mark.rule("AF-9.9")
def test_the_first_may_be_given_up() -> None:
    case = party(card="red-3a", dial=3).play(starts()).says("two-tasks", "drop")
    task = case.s.visit.task
    assert task is not None
    assert (task.name, task.dial, task.card) == ("Turn the wheel", 0, None)
    assert case.s.deck.discards == ["red-3a"]


def test_the_same_task_again_changes_nothing() -> None:
    made = Party("wren", "bodkin", page=page(entries=ENTRIES))
    made.task("agility", 8, name="Turn the wheel", entry="3", dial=5)
    case = made.play(starts())
    assert case.over
    assert case.s.visit.task is not None
    assert case.s.visit.task.dial == 5


def test_a_task_whose_entry_cannot_be_read_again_does_not_come() -> None:
    made = Party("wren", "bodkin", page=page(entries=ENTRIES))
    made.state.read[made.state.visit.page] = ["3"]
    assert made.play(starts()).s.visit.task is None
