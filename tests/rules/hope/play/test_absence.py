"""HI-17: standing orders, and what is done for those who are away."""

from __future__ import annotations

import pytest

from tests.drivers import opened as fresh
from tests.rules.hope.build import Road, power, question, roll, trait


@pytest.mark.rule("HI-17.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_defaults_alone_come_to_the_end(seats: int) -> None:
    table = fresh("hope", seats, "nobody there")
    for _ in range(2000):
        if table.result is not None:
            break
        table.lapse_prompt(next(p.id for p in table.prompts if not p.optional))
    assert table.result is not None


@pytest.mark.rule("HI-17.2")
@pytest.mark.parametrize(
    ("order", "given"), [("refuse", 0), ("one", 1), ("keep1", 3), ("keep2", 3), ("keep3", 2)]
)
def test_a_standing_order_stands_in(order: str, given: int) -> None:
    case = Road(3).draws(roll(1)).play()
    if order != "refuse":
        case.pick(f"support-{order}", 1, "standing")
    case.acts(3)
    case.run_out(1)
    assert case.person(1).humanity == 5 - given


@pytest.mark.rule("HI-17.2")
def test_standing_orders_for_questions_and_for_cards() -> None:
    case = Road(3).draws(question(accept=[{"op": "hunger", "n": 1}])).play()
    case.pick("question-accept", 2, "standing")
    case.acts()
    case.run_out(1)
    case.run_out(2)
    case.run_out(0)
    assert [case.person(n).hunger for n in range(3)] == [0, 0, 1]
    skin = trait(power("react", {"op": "prevent", "of": ["harm"]}))
    hurt = {"op": "harm", "n": 1, "target": "drawer", "per": "once"}
    case = Road(3).person(0, traits=[skin]).draws(roll(1, refuse=[hurt])).play()
    case.pick("react", 0, "standing")
    case.avoids()
    assert case.person(0).harm == 0
    assert case.waits_for == {1}


@pytest.mark.rule("HI-17.2")
def test_a_standing_order_is_its_owners_alone() -> None:
    case = Road(3).draws(roll(1)).play()
    before = [case.view(reader).model_dump() for reader in (0, 2, None)]
    prompts = [(p.id, p.text) for p in case.table.prompts if p.seat != 1]
    case.pick("support-keep2", 1, "standing")
    assert [case.view(reader).model_dump() for reader in (0, 2, None)] == before
    assert [(p.id, p.text) for p in case.table.prompts if p.seat != 1] == prompts
    standing = case.view(1).private.standing
    assert standing is not None
    assert standing.support == "keep2"
    assert all(event.seats == (1,) for event in case.told("standing"))


@pytest.mark.rule("HI-17.4", "HI-4.1")
@pytest.mark.parametrize(("humanity", "given"), [(5, 2), (4, 2), (3, 1), (1, 1), (0, 0)])
def test_an_absent_drawer_acts_if_it_can(humanity: int, given: int) -> None:
    case = Road(3).person(0, humanity=humanity).draws(roll(2)).play()
    for _ in range(3):
        case.run_out(0)
    assert case.person(0).humanity == humanity - given
    assert case.waits_for == {1, 2}
    case.refuse(1, 2)
    case.run_out(0)
    assert case.told("result")
    empty = Road(3).person(0, humanity=0).hope(0).draws(roll(2)).play()
    empty.run_out(0)
    empty.run_out(0)
    assert empty.told("avoid")


@pytest.mark.rule("HI-17.5", "HI-12.2")
def test_a_forced_choice_left_open_is_the_next_to_the_left() -> None:
    hurt = {"op": "harm", "n": 1, "target": "chosen_other", "per": "once"}
    case = Road(4).draws(roll(1, refuse=[hurt])).play().avoids()
    case.run_out(0)
    assert [case.person(n).harm for n in range(4)] == [0, 1, 0, 0]
    ways = [{"label": "One way", "effects": [hurt]}, {"label": "Other way", "effects": []}]
    pick = {"op": "choose_one", "ways": ways, "per": "once"}
    case = Road(4).draws(roll(1, refuse=[pick])).play().avoids()
    case.run_out(0)
    assert case.waits_for == {0}, "the first printed way, which asks whom"


@pytest.mark.rule("HI-17.6")
def test_a_seat_keeps_everything_when_somebody_else_takes_it_over() -> None:
    case = Road(3).person(1, humanity=2, hunger=1).play()
    case.pick("support-one", 1, "standing")
    case.table.rename_seat(1, "Zoe")
    person = case.view(1).people[1]
    assert (person.player, person.name, person.humanity) == ("Zoe", "Ben", 2)
    assert case.state.players[1].standing.support == "one"
