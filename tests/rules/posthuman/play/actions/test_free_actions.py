"""What is free at any time, and standing orders (PH-7.5, PH-7.6, PH-20.16)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine import Option, Play, Prompt
from rules.posthuman import Posthuman
from rules.posthuman.play import standing_orders
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights.evading import fight_or_evade
from rules.posthuman.play.travel.encounters import resolve_encounter
from rules.posthuman.play.travel.movement import resolve_move
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import combat, gear, tile
from tests.rules.posthuman.play.people.test_scars import draws, scarred

HEAL = {"at": "anytime", "cost": [{"discard": 1}], "do": [{"health": 2}]}


def waits(h: Here) -> Play[str]:
    """Ada is asked something, and beside it stands what is free."""
    options = [Option("on", "choose", "On"), Option("off", "choose", "Off")]
    return (yield from h.choose(0, "Go on?", options))


def beside(road: Road) -> Case:
    """Ada is asked something; everybody has what is free."""
    return road.play(waits, free=True)


def orders(case: Case, seat: int) -> Prompt[Any]:
    """The question of standing orders."""
    (found,) = [prompt for prompt in case.asked(seat) if prompt.topic == "standing"]
    return found


# -- free actions (PH-20.16) ---------------------------------------------------------------------


@pytest.mark.rule("PH-20.16", "PH-7.5")
def test_things_are_used_by_their_owner_alone_out_of_turn_and_openly() -> None:
    road = Road(2).has(1, gear(HEAL, name="Own salve")).human(1, health=2)
    case = beside(road)
    (prompt,) = [p for p in case.asked(1) if p.topic == "use"]
    assert prompt.optional and not prompt.secret
    case.pick(prompt.options[0].id, by=1)
    assert case.human(1).health == 4
    assert case.said("Ben uses Own salve", to=0)
    assert case.prompt().seat == 0  # Ada's question still stands
    assert beside(road).defaults().human(1).health == 2


@pytest.mark.rule("PH-25.13", "PH-20.16")
def test_what_works_at_any_time_does_not_in_a_fight() -> None:
    road = Road(1).has(0, gear(HEAL)).human(0, health=2).fight(0, combat())
    assert not [p for p in beside(road).asked(0) if p.topic == "use"]


@pytest.mark.rule("PH-20.16")
def test_what_would_change_nothing_is_not_offered() -> None:
    road = Road(1).has(0, gear(HEAL))
    assert not [p for p in beside(road).asked(0) if p.topic in ("use", "spend")]


@pytest.mark.rule("PH-20.16", "PH-20.9a")
def test_what_somebody_holds_is_offered_in_secret() -> None:
    case = beside(Road(2).holds(1, gear()))
    (prompt,) = [p for p in case.asked(1) if p.topic == "gear"]
    assert prompt.secret and prompt.optional


@pytest.mark.rule("PH-20.16", "PH-5.3")
def test_an_answer_that_has_become_impossible_does_nothing() -> None:
    """Two questions of one seat stand open at once; the first answer may take the other's thing."""
    thing = gear(HEAL)
    case = beside(Road(1).has(0, thing).human(0, health=2))
    case.pick(f"drop:{thing}", by=0)
    assert not [p for p in case.asked(0) if p.topic == "use"]
    assert case.human().health == 2


@pytest.mark.rule("PH-16.8", "PH-20.16")
def test_a_free_action_leaves_the_question_it_stood_beside_as_it_was() -> None:
    case = beside(Road(1).has(0, gear(HEAL)).human(0, health=2))
    before = case.prompt().id
    case.pick(next(one for one in case.free(0) if one.endswith("/0")), by=0)
    assert case.prompt().id == before
    assert case.pick("off").returned == "off"


@pytest.mark.rule("PH-18.23")
def test_a_mutant_has_none_of_it() -> None:
    case = beside(Road(2).mutant(1))
    assert case.asked(1) == []


# -- patience runs out (PH-7.5) ------------------------------------------------------------------


@pytest.mark.rule("PH-7.5")
def test_what_nobody_answers_takes_its_default_and_the_game_goes_on() -> None:
    """A whole turn of three people who are away."""
    road = Road(3, phase="event")
    case = road.play(game=Posthuman())
    for _ in range(60):
        if case.s.turn == 3 or case.over:
            break
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
    assert case.s.turn == 3
    assert case.s.mutants == []


@pytest.mark.rule("PH-7.5")
def test_no_default_turns_anybody_mutant() -> None:
    case = scarred(3, "thick-neck", "hare-legs", comes="long-stride").play(draws())
    assert case.prompt("evolve").default == ["stay"]


# -- standing orders (PH-7.6) --------------------------------------------------------------------


@pytest.mark.rule("PH-7.6")
def test_an_order_is_given_and_taken_back_in_secret() -> None:
    case = beside(Road(2))
    prompt = orders(case, 1)
    assert prompt.secret and prompt.optional and prompt.aside
    case.pick("evade-fight", by=1)
    assert case.s.players[1].standing == {"evade": "fight"}
    assert not case.said("always fight", to=0)
    assert case.said("Fight or evade: always fight. I won't ask you any more.", to=1)
    assert "evade-fight" not in [option.id for option in orders(case, 1).options]
    case.pick("evade-evade", by=1)
    assert case.s.players[1].standing == {"evade": "evade"}
    case.pick("evade-ask", by=1)
    assert case.s.players[1].standing == {}


@pytest.mark.rule("PH-7.6")
def test_there_is_one_for_each_kind_of_decision_and_they_fit_one_menu() -> None:
    kinds = {
        "eat",
        "level",
        "destination",
        "evade",
        "shoot",
        "target",
        "swap",
        "reroll",
        "blocks",
        "evolve",
        "found",
    }
    assert set(standing_orders.ORDERS) == kinds
    case = beside(Road(1))
    for kind, values in standing_orders.ORDERS.items():
        case.pick(f"{kind}-{next(iter(values))}", by=0)
    options = orders(case, 0).options
    assert len(options) <= 25
    assert len({option.label for option in options}) == len(options)


@pytest.mark.rule("PH-7.6")
@pytest.mark.parametrize("order", ["fight", "evade"])
def test_an_order_answers_at_once(order: str) -> None:
    road = Road(1).fight(0, combat(speed=1)).stands_by(0, evade=order)
    case = road.play(lambda h: fight_or_evade(h, 0), 6, 1)
    assert case.returned is (order == "evade")


@pytest.mark.rule("PH-7.6")
def test_without_an_order_one_is_asked() -> None:
    road = Road(1).fight(0, combat(speed=1))
    assert road.play(lambda h: fight_or_evade(h, 0)).topics() == ["evade"]


@pytest.mark.rule("PH-7.6")
def test_with_an_order_for_everything_a_whole_move_asks_nothing() -> None:
    """Onto a tile that lies there, with a choice of levels and a fight."""
    foe = combat(health=2, wounds=0, speed=5, level=2)
    road = Road(1).declares(0, "move").stacks("level2", foe)
    road.lays(0, tile(), "0,1", done=0).lays(0, tile(), "1,0").has(0, "kalt-9mm")
    road.human(0, ammo=4, speed=4, mind=4, place=4)
    road.stands_by(0, **dict.fromkeys(standing_orders.ORDERS, "default"))
    case = road.play(lambda h: resolve_move(h, 0))
    assert case.over, [prompt.topic for prompt in case.table.needed_prompts]


@pytest.mark.rule("PH-7.6")
def test_an_order_for_fights_answers_all_of_a_fight() -> None:
    road = Road(1).stacks("level1", combat(health=3, wounds=0, speed=5)).human(0, mind=4, speed=4)
    for kind in ("evade", "shoot", "target", "swap", "reroll", "blocks"):
        road.stands_by(0, **{kind: "default"})
    case = road.play(lambda h: resolve_encounter(h, 0, 1))
    assert case.over, [prompt.topic for prompt in case.table.needed_prompts]


@pytest.mark.rule("PH-7.6", "PH-9.8")
def test_the_order_about_eating_says_that_it_asks_more_and_not_less() -> None:
    case = beside(Road(1))
    case.pick("eat-always", by=0)
    (told,) = [event.text for event in case.told("standing")]
    assert (
        told == "Eating: also ask me when I am full. "
        "Otherwise I eat 1 food for you if that keeps you full."
    )
    labels = {option.id: option.label for option in orders(case, 0).options}
    assert labels["eat-ask"] == "Eating: don't ask me when I am full"
    case.pick("eat-ask", by=0)
    assert case.s.players[0].standing == {}
