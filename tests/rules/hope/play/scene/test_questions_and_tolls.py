"""HI-10: Scenes that ask instead of roll."""

from __future__ import annotations

import pytest

from rules.engine import Illegal
from tests.rules.hope.build import Case, Road, asset, power, question, trait

SAD = {"op": "humanity", "n": -1}
HURT = {"op": "harm", "n": 1}
HUNGRY = {"op": "hunger", "n": 1}


@pytest.mark.rule("HI-10.1", "HI-10.2", "HI-10.3")
def test_all_answer_the_drawer_last_and_then_it_is_dealt() -> None:
    case = Road(3).draws(question(accept=[HUNGRY], refuse=[SAD])).play().acts()
    assert case.waits_for == {1, 2}
    case.accept(2)
    assert case.person(2).hunger == 0, "nothing before all have answered"
    with pytest.raises(Illegal):
        case.table.answer("1", ["refuse"])
    assert not case.offers(2, "accept")
    case.refuse(1)
    assert case.waits_for == {0}
    case.accept(0)
    assert [(case.person(n).hunger, case.person(n).humanity) for n in range(3)] == [
        (1, 5),
        (0, 4),
        (1, 5),
    ]


@pytest.mark.rule("HI-10.2", "HI-17.3")
def test_silence_refuses() -> None:
    case = Road(3).draws(question(accept=[HUNGRY], refuse=[SAD])).play().acts()
    case.run_out(1)
    case.run_out(2)
    case.run_out(0)
    assert [case.person(n).humanity for n in range(3)] == [4, 4, 4]


@pytest.mark.rule("HI-10.4", "HI-10.11")
@pytest.mark.parametrize(
    ("yes", "hunger", "harm"),
    [((0, 1, 2), (0, 0, 0), (1, 1, 1)), ((), (2, 2, 2), (0, 0, 0)), ((1,), (0, 1, 0), (1, 1, 1))],
)
def test_group_sections_replace_and_split_comes_on_top(
    yes: tuple[int, ...], hunger: tuple[int, ...], harm: tuple[int, ...]
) -> None:
    card = question(
        accept=[HUNGRY], all_accept=[HURT], refuse=[], all_refuse=[HUNGRY, HUNGRY], split=[HURT]
    )
    case = Road(3).draws(card).play().acts()
    for seat in (1, 2, 0):
        if seat in yes:
            case.accept(seat)
        else:
            case.refuse(seat)
    assert tuple(case.person(n).hunger for n in range(3)) == hunger
    assert tuple(case.person(n).harm for n in range(3)) == harm


@pytest.mark.rule("HI-10.5")
def test_both_answers_have_their_own_words() -> None:
    case = Road(3).draws(question()).play().acts()
    assert [option.label for option in case.prompt(1).options] == ["Share", "Move on"]


@pytest.mark.rule("HI-10.6")
def test_who_lacks_what_it_takes_can_only_refuse() -> None:
    soup = asset(power("free", {"op": "hunger", "n": -1}), tags=["food"])
    road = Road(3).person(1, assets=[soup]).draws(question(accept_needs={"asset": "food"}))
    case = road.play().acts()
    assert case.options(1) == ["accept", "refuse"]
    assert case.options(2) == ["refuse"], "Ben may give Cleo his soup"
    road = Road(3).person(1, humanity=0).draws(question(accept_needs={"humanity": True}))
    case = road.play().acts()
    assert case.waits_for == {2}, "and nobody asks Ben for that"
    assert case.told("answer")[-1].data["seat"] == 1


@pytest.mark.rule("HI-10.8", "HI-10.10")
def test_a_toll_takes_its_dice_and_rolls_nothing() -> None:
    late = trait(power("after_roll", {"op": "success", "n": 1}))
    case = Road(3).person(0, traits=[late]).draws(question(price=2, accept=[HUNGRY])).play().acts()
    case.accept(1).refuse(2).accept(0)
    assert [case.person(n).humanity for n in range(3)] == [3, 3, 5]
    assert [case.person(n).hunger for n in range(3)] == [1, 1, 0]
    assert not case.told("dice")
    assert case.person(0).traits[0].spent == []


@pytest.mark.rule("HI-10.9", "HI-7.4")
def test_last_hope_pays_a_toll_of_one() -> None:
    road = Road(4).hope(1).draws(question(price=1, accept=[HUNGRY]))
    road.person(1, humanity=0, harm=1).person(2, humanity=0).person(0, humanity=0)
    case = road.play().acts()
    case.pick("hope", 1)
    case.pick("hope", 2)
    case.refuse(3)
    refusals = [e.data["seat"] for e in case.told("answer") if not e.data.get("accepts", True)]
    assert refusals[:2] == [3, 0], "the others' claims come first, and Ada can only refuse"
    assert [case.person(n).hunger for n in range(4)] == [0, 0, 1, 0], "the least burdened"
    assert case.state.hope == 0
    road = Road(3).hope(2).person(1, humanity=0).draws(question(price=2))
    assert road.play().acts().waits_for == {2}


def order(case: Case) -> list[tuple[str, int]]:
    """What hit whom, one after the other."""
    told = [event for event in case.table.told if event.kind in ("hunger", "harm", "humanity")]
    return [(event.kind, event.data["seat"]) for event in told]


@pytest.mark.rule("HI-10.11", "HI-10.4")
def test_accept_then_refuse_then_split_the_drawer_first_then_clockwise() -> None:
    card = question(accept=[HUNGRY], refuse=[SAD], split=[HURT])
    case = Road(5).turn(2).draws(card).play().acts()
    case.refuse(1).accept(0).refuse(3).accept(4).accept(2)
    accept = [("hunger", seat) for seat in (2, 4, 0)]
    refuse = [("humanity", seat) for seat in (3, 1)]
    assert order(case) == [*accept, *refuse, *(("harm", seat) for seat in (2, 3, 4, 0, 1))]


@pytest.mark.rule("HI-10.11")
@pytest.mark.parametrize(("yes", "what"), [(True, "hunger"), (False, "harm")])
def test_the_group_sections_keep_that_order_too(yes: bool, what: str) -> None:
    card = question(accept=[], refuse=[], all_accept=[HUNGRY], all_refuse=[HURT], split=[SAD])
    case = Road(4).turn(2).draws(card).play().acts()
    for seat in (1, 0, 3, 2):
        case.pick("accept" if yes else "refuse", seat, "refuse")
    assert order(case) == [(what, seat) for seat in (2, 3, 0, 1)]
