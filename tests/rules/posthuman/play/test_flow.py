"""The course of a turn, and the two paces (PH-7, PH-23.2 to PH-23.5)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine import Table
from rules.posthuman import GAME
from tests.rules.posthuman.build import NAMES, Case, Road
from tests.rules.posthuman.own_cards import event, gear, mutant_action, scar, skill, tile
from tests.rules.posthuman.rows import Row, row
from tests.rules.posthuman.turn_frame import defaults_until

QUIET = {"at": "evade", "do": [{"roll": {"what": "evade", "n": 0}}]}
FINDER = {"at": "forage", "do": [{"food": 1}], "ask": True}
"""Who has it is asked something when it forages."""
PUNCH = {"at": "camp", "do": [{"health": {"n": -1, "whom": "other"}}], "ask": True}
POISON = {"at": "anytime", "do": [{"morale": -9}], "ask": True}
STORM = {"at": "event", "do": [{"health": -1}]}
WIND = {"at": "turn_end", "do": [{"jp": 1}]}


def calm(road: Road) -> Road:
    """The next events do nothing."""
    return road.only("events", *(event(QUIET, id=f"quiet-{n}") for n in range(3)))


def fed(*declared: Any, phase: Any = "act", **fields: Any) -> Road:
    """Everybody is about to do what was declared, with food for days."""
    road = calm(Road(len(declared), phase=phase)).stacks("tiles", *(tile() for _ in range(12)))
    for seat, action in enumerate(declared):
        road.human(seat, food=9, declared=action)
    for name, value in fields.items():
        setattr(road.state, name, value)
    return road


def side_by_side(*, strict: bool = False, phase: Any = "act") -> Road:
    road = fed("move", "scout", "forage", "camp", phase=phase, strict=strict)
    return road.human(3, health=1).has(2, skill(FINDER))


def struck(action: str = "move") -> Road:
    """Cleo's order is to be asked whether to hit Ada, who moves on in town, as Ben does."""
    laid = mutant_action({"morale": -1}, step=["move"], terrains=["urban"])
    road = fed(action, action, None).mutant(2, laid=laid)
    for seat in (0, 1):
        road.lays(seat, tile(zones=({"figures": 1}, {"figures": 1})), "0,1", done=1)
        road.stands(seat, "0,1", zone=0)
    order = road.state.mutant(2).order
    order.when, order.targets = "ask", [0]
    return road


def over(*effects: Any, place: int = 0) -> Road:
    """The end of a turn, with an event in force."""
    road = calm(Road(2, phase="mutants")).human(0, place=place)
    road.human(0, used={"aa/0": "turn", "bb/0": "once"}, flags={"trade_any": "turn"})
    road.state.event = event(*effects, id="wind")
    return road


def last_human() -> Road:
    mutations = [scar(changes=[{"stat": "mind", "n": 1}]) for _ in range(5)]
    road = Road(2, phase="event").mutant(1).human(0, hunger=3).has(0, *mutations[:4])
    return calm(road).only("scars", mutations[4])


def falling() -> Road:
    road = Road(2, phase="event").human(0, health=1, food=3).human(1, health=5, hunger=3)
    return road.lays(0, "farm", "0,1").stands(0, "0,1").only("events", event(STORM))


# fmt: off
TURNS = [
    # Camps come first; in strict pace forage, scout and move follow one by one, clockwise.
    row("PH-7.1 PH-23.4", lambda: side_by_side(strict=True, phase="camp"),
        "-> Dov.health=3 waits=Cleo | . -> waits=Ben"),
    row("PH-7.2 PH-23.4", lambda: fed("scout", "scout", "scout", first=1, strict=True),
        "-> waits=Ben | . . . -> waits=Cleo | . . . -> waits=Ada"),
    # At speed all act side by side, and a reaction holds up nobody but whom it is for.
    row("PH-23.2 PH-23.4", side_by_side, "-> waits=Ada,Ben,Cleo | 1:. 1:. 1:. -> waits=Ada,Cleo"),
    row("PH-23.5", struck, "-> waits=Ben,Cleo Cleo.topics=reaction"),
    # Turn-end effects, the check, and only then the event goes with what was for the turn.
    row("PH-7.4", lambda: over(WIND, place=9), "-> winners=Ada event=wind"),
    row("PH-7.4", lambda: over(QUIET), "-> turn=2 used.events=wind used=bb/0:once flags=0"),
    row("PH-21.1", last_human, "-> winners=Ada,Ben phase=event told.declared=0"),
]
# fmt: on


@pytest.mark.parametrize("row", TURNS)
def test_turns(row: Row) -> None:
    row.check(None)


@pytest.mark.rule("PH-7.1")
def test_the_phases_come_in_order() -> None:
    road = Road(2, phase="event", turn=3).human(0, food=9, health=3).human(1, food=9, health=3)
    case = calm(road.stands_by(0, trade="ask", eat="always")).play(game=GAME)
    assert case.s.turn == 4
    seen: list[str] = []
    while case.s.turn == 4:
        seen += [topic for topic in dict.fromkeys(case.topics()) if topic not in seen]
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
    assert seen == ["eat", "declare", "trade"]
    kinds = [event.kind for event in case.told()]
    order = ["turn", "event", "eat", "declared", "gain"]
    assert sorted(order, key=kinds.index) == order


@pytest.mark.rule("PH-7.3")
def test_who_falls_by_the_event_or_hunger_still_acts_from_home() -> None:
    case = defaults_until(falling().play(None, game=GAME), "declare")
    assert (case.fallen(0), case.fallen(1), case.human(0).on_start) == (True, True, True)
    assert sorted(p.seat for p in case.table.needed_prompts if p.topic == "declare") == [0, 1]


@pytest.mark.rule("PH-7.3")
def test_who_falls_after_declaring_has_lost_the_action() -> None:
    road = fed("camp", "move", phase="camp").has(0, skill(PUNCH, vs=True, id="punch"))
    case = road.human(0, health=3).human(1, health=1).play(game=GAME)
    while case.s.phase == "camp":
        prompt = case.table.needed_prompts[0]
        wanted = [o.id for o in prompt.options if "punch" in o.id or o.id in ("yes", "1")]
        case.table.answer(prompt.id, wanted[:1] or prompt.default)
    assert case.fallen(1)
    assert "destination" not in case.topics(1)
    assert case.s.phase not in ("act", "camp")


@pytest.mark.rule("PH-7.3")
def test_who_falls_while_others_act_has_lost_the_action_too() -> None:
    road = fed("scout", "move", strict=True).has(1, gear(POISON, once=True, id="poison"))
    case: Case = road.play(game=GAME)
    assert case.waits_for == {0}
    defaults_until(case.pick("poison/0", by=1), "declare")
    assert (case.fallen(1), {*case.human(1).map}) == (True, {"0,0"})


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
        assert prompt.topic != "evolve" or prompt.default == ["stay"]
        table.lapse_prompt(prompt.id)
    assert seats > 1 or table.result is not None
