"""The course of a turn, and the two paces (PH-7, PH-23.2 to PH-23.5)."""

from __future__ import annotations

import pytest

from rules.engine import Table
from rules.posthuman import GAME
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import NAMES, Case, Road
from tests.rules.posthuman.turn_frame import defaults_until

QUIET = {"at": "evade", "do": [{"roll": {"what": "evade", "n": 0}}]}


def in_play(road: Road, *luck: object) -> Case:
    """The game from this position on, with events that do nothing."""
    road.only("events", *(own_cards.event(QUIET) for _ in range(3)))
    return road.play(None, *luck, game=GAME)


def fed(seats: int, **fields: object) -> Road:
    """Everybody is about to act, with food for days."""
    road = Road(seats, phase="act")
    for seat in range(seats):
        road.human(seat, food=9)
    for name, value in fields.items():
        setattr(road.state, name, value)
    return road


def one_by_one(case: Case) -> list[int]:
    """The order in which the table waits for people while they act, at one question after the
    other."""
    asked: list[int] = []
    while case.s.phase == "act":
        (seat,) = case.waits_for
        if seat not in asked:
            asked.append(seat)
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
    return asked


# -- phases --------------------------------------------------------------------------------------


@pytest.mark.rule("PH-7.1")
def test_the_phases_come_in_order() -> None:
    road = Road(2, phase="event", turn=3).human(0, food=9, health=3).human(1, food=9, health=3)
    case = in_play(road.stands_by(0, trade="ask", eat="always"))
    assert case.s.turn == 4
    seen = []
    while case.s.turn == 4:
        seen += [topic for topic in dict.fromkeys(case.topics()) if topic not in seen]
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
    assert seen == ["eat", "declare", "trade"]
    kinds = [event.kind for event in case.told()]
    order = ["turn", "event", "eat", "declared", "gain"]
    assert sorted(order, key=kinds.index) == order


FINDER = {"at": "forage", "do": [{"food": 1}], "ask": True}
"""Whoever has it is asked something when it forages."""


@pytest.mark.rule("PH-7.1", "PH-23.4")
def test_camps_come_first_then_in_strict_pace_forage_scout_and_move_one_by_one() -> None:
    road = fed(4, phase="camp", strict=True)
    road.declares(0, "move").declares(1, "scout").declares(2, "forage").declares(3, "camp")
    road.human(3, health=1).has(2, own_cards.skill(FINDER))
    case = in_play(road)
    assert case.human(3).health == 3
    assert one_by_one(case) == [2, 1, 0]


@pytest.mark.rule("PH-7.2", "PH-23.4")
def test_in_strict_pace_clockwise_begins_at_the_starting_player() -> None:
    road = fed(3, first=1, strict=True)
    for seat in range(3):
        road.declares(seat, "scout")
    assert one_by_one(in_play(road)) == [1, 2, 0]


@pytest.mark.rule("PH-23.2", "PH-23.4")
def test_at_speed_all_act_side_by_side() -> None:
    road = fed(3)
    road.declares(0, "move").declares(1, "scout").declares(2, "forage").has(
        2, own_cards.skill(FINDER)
    )
    case = in_play(road)
    assert case.waits_for == {0, 1, 2}
    while 1 in case.waits_for:
        case.table.lapse_prompt(next(p.id for p in case.table.needed_prompts if p.seat == 1))
    assert case.waits_for == {0, 2}


@pytest.mark.rule("PH-23.5")
def test_a_reaction_holds_up_nobody_but_whom_it_is_for() -> None:
    attack = own_cards.mutant_action({"morale": -1}, step=["move"], terrains=["urban"])
    road = fed(3).mutant(2, laid=attack)
    for seat in (0, 1):
        road.lays(seat, own_cards.tile(zones=({"figures": 1}, {"figures": 1})), "0,1", done=1)
        road.stands(seat, "0,1", zone=0).declares(seat, "move")
    road.state.mutant(2).order.when = "ask"
    road.state.mutant(2).order.targets = [0]
    case = in_play(road)
    assert {1, 2} <= case.waits_for
    while 1 in case.waits_for:
        case.table.lapse_prompt(next(p.id for p in case.table.needed_prompts if p.seat == 1))
    assert 2 in case.waits_for


# -- knockouts, and what has become impossible ---------------------------------------------------


@pytest.mark.rule("PH-7.3")
def test_who_falls_by_the_event_or_hunger_still_acts_from_home() -> None:
    storm = own_cards.event({"at": "event", "do": [{"health": -1}]})
    road = Road(2, phase="event").human(0, health=1, food=3).human(1, health=5, hunger=3)
    road.lays(0, "farm", "0,1").stands(0, "0,1").only("events", storm)
    case = road.play(None, game=GAME)
    defaults_until(case, "declare")
    assert case.fallen(0)
    assert case.fallen(1)
    assert case.human(0).on_start
    assert {prompt.seat for prompt in case.table.needed_prompts if prompt.topic == "declare"} == {
        0,
        1,
    }


@pytest.mark.rule("PH-7.3")
def test_who_falls_after_declaring_has_lost_the_action() -> None:
    punch = own_cards.skill(
        {"at": "camp", "do": [{"health": {"n": -1, "whom": "other"}}], "ask": True}, vs=True
    )
    road = fed(2, phase="camp").has(0, punch).human(0, health=3).human(1, health=1)
    road.declares(0, "camp").declares(1, "move")
    case = in_play(road)
    while case.s.phase == "camp":
        prompt = case.table.needed_prompts[0]
        wanted = [o.id for o in prompt.options if punch in o.id or o.id in ("yes", "1")]
        case.table.answer(prompt.id, wanted[:1] or prompt.default)
    assert case.fallen(1)
    assert "destination" not in case.topics(1)
    assert case.s.phase not in ("act", "camp")


@pytest.mark.rule("PH-7.3")
def test_who_falls_while_others_act_has_lost_the_action_too() -> None:
    poison = own_cards.gear({"at": "anytime", "do": [{"morale": -9}], "ask": True}, once=True)
    road = fed(2, strict=True).declares(0, "scout").declares(1, "move").has(1, poison)
    case = in_play(road)
    assert case.waits_for == {0}
    case.pick(f"{poison}/0", by=1)
    defaults_until(case, "declare")
    assert case.fallen(1)
    assert set(case.human(1).map) == {"0,0"}


@pytest.mark.rule("PH-10.2")
def test_an_action_that_has_become_impossible_is_lost() -> None:
    road = fed(2, phase="act").declares(0, "forage")
    road.state.human(0).map["0,0"].foraged = True
    case = in_play(road)
    assert "Ada can no longer forage and loses the action." in case.texts("lost")


# -- the end of the turn -------------------------------------------------------------------------


@pytest.mark.rule("PH-7.4")
def test_turn_end_effects_come_before_the_check_and_the_event_goes_last() -> None:
    wind = own_cards.event({"at": "turn_end", "do": [{"jp": 1}]})
    road = Road(2, phase="mutants").human(0, place=9)
    road.state.event = wind
    case = road.play(None, game=GAME)
    assert case.result is not None
    assert case.result.winners == (0,)
    assert case.s.event == wind


@pytest.mark.rule("PH-7.4")
def test_what_was_for_one_turn_is_over_then() -> None:
    wind = own_cards.event(QUIET)
    road = Road(2, phase="mutants").human(0, used={"a/0": "turn", "b/0": "once"})
    road.human(0, flags={"trade_any": "turn"}).only("events", own_cards.event(QUIET))
    road.state.event = wind
    case = road.play(None, game=GAME)
    assert case.s.turn == 2
    assert case.s.events.discards == [wind]
    assert case.human(0).used == {"b/0": "once"}
    assert case.human(0).flags == {}


@pytest.mark.rule("PH-21.1")
def test_it_is_over_in_the_middle_of_a_turn_when_the_last_human_turns() -> None:
    mutations = [own_cards.scar(changes=[{"stat": "mind", "n": 1}]) for _ in range(5)]
    road = Road(2, phase="event").mutant(1).human(0, hunger=3).has(0, *mutations[:4])
    road.only("events", own_cards.event(QUIET)).only("scars", mutations[4])
    case = road.play(None, game=GAME)
    assert case.result is not None
    assert case.result.winners == (0, 1)
    assert case.s.phase == "event"
    assert not case.told("declared")


# -- silence -------------------------------------------------------------------------------------


@pytest.mark.rule("PH-30.18", "PH-7.5")
@pytest.mark.parametrize("options", [{}, {"custom": True}, {"short": True}, {"strict": True}])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_silence_for_ever_raises_no_error_turns_nobody_by_choice_and_alone_ends(
    seats: int, options: dict[str, bool]
) -> None:
    table = Table.open(GAME, names=NAMES[:seats], seed="s", options=options)
    for _ in range(600):
        if table.result is not None:
            break
        prompt = table.needed_prompts[0]
        if prompt.topic == "evolve":
            assert prompt.default == ["stay"]
        table.lapse_prompt(prompt.id)
    assert seats > 1 or table.result is not None
