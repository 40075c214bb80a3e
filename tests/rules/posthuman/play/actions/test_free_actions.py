"""What is free at any time, and declaring (PH-7.6, PH-10)."""

from typing import Any

import pytest

from rules.posthuman.play.actions import free_actions
from rules.posthuman.play.actions.declaring import declare_phase
from rules.posthuman.play.fights.evading import fight_or_evade
from rules.posthuman.play.travel.encounters import resolve_encounter
from rules.posthuman.play.travel.movement import resolve_move
from tests.rules.posthuman.build import Road, Script, ask_idly
from tests.rules.posthuman.own_cards import combat, gear, mutant_action, tile
from tests.rules.posthuman.play.people.test_scars import draw_scars_of_ada, place_scarred
from tests.rules.posthuman.rows import Row, row

HEAL = {"at": "anytime", "cost": [{"discard": 1}], "do": [{"health": 2}]}
FIGHTS = ("evade", "shoot", "target", "swap", "reroll", "blocks")
KINDS = {*FIGHTS, "eat", "level", "destination", "evolve", "found"}


def give_salve(seat: int = 0, health: int = 2) -> Any:
    """Somebody of two has a salve."""
    return lambda: (
        Road(2).has(seat, gear(HEAL, id="salve", name="Salve")).human(seat, health=health)
    )


def leave_orders(*kinds: str, road: Road | None = None) -> Road:
    """Ada has a fight before her, and orders for everything that could be asked."""
    road = (road or Road(1)).stacks("level1", combat(health=3, wounds=0, speed=5))
    return road.human(0, mind=4, speed=4).stands_by(0, **dict.fromkeys(kinds, "default"))


def place_before_move() -> Road:
    """Onto a tile that lies there, with a choice of levels and a fight."""
    foe = combat(health=2, wounds=0, speed=5, level=2)
    road = Road(1).declares(0, "move").stacks("level2", foe).lays(0, tile(), "0,1", done=0)
    road.lays(0, tile(), "1,0").has(0, "kalt-9mm").human(0, ammo=4, place=4)
    return leave_orders(*free_actions.ORDERS, road=road)


def face_fight() -> Script:
    return lambda h: fight_or_evade(h, 0)


def place_evader(**orders: str) -> Any:
    return lambda: Road(1).fight(0, combat(speed=1)).stands_by(0, **orders)


# fmt: off
FREE = [
    # Things are used by their owner, out of turn and openly; Ada's question stays as it was.
    row("PH-20.16 PH-7.5", give_salve(1), "-> Ben.stands.use=optional | 1:salve/0 -> "
        "Ben.health=4 Ada.hears='Ben uses Salve' waits=Ada | off -> returned=off"),
    row("PH-7.5", give_salve(1), ".. -> Ben.health=2 returned=on"),
    row("PH-25.13 PH-20.16", lambda: give_salve()().fight(0, combat()), "-> Ada.stands.use="),
    row("PH-20.16 PH-5.3", give_salve(health=6), "-> Ada.stands.use= Ada.stands.spend="),
    row("PH-20.16 PH-20.9a", lambda: Road(2).holds(1, gear()),
        "-> Ben.stands.gear=optional,secret"),
    row("PH-20.16 PH-5.3", give_salve(), "0:drop:salve -> Ada.stands.use= health=2"),
    row("PH-18.23", lambda: Road(2).mutant(1), "-> Ben.free="),
    # No default turns anybody mutant.
    row("PH-7.5", lambda: place_scarred(3, "thick-neck", "hare-legs", comes="long-stride"),
        "-> topics=evolve default=stay", play=draw_scars_of_ada()),
    # An order is given and taken back in secret.
    row("PH-7.6", lambda: Road(2), "-> Ben.stands.standing=optional,secret,aside | "
        "1:evade-fight -> Ben.orders=evade:fight Ada.misses='always fight' "
        "Ben.hears='Fight or evade: always fight.' Ben.bars=evade-fight "
        "| 1:evade-evade -> Ben.orders=evade:evade | 1:evade-ask -> Ben.orders=0"),
    row("PH-7.6 PH-9.8", lambda: Road(1), "0:eat-always -> Ada.hears='Eating: also ask me when I "
        "am full. Otherwise I eat 1 food for you if that keeps you full.' "
        "Ada.labels.eat-ask='ask me when I am full' | 0:eat-ask -> orders=0"),
    # It answers at once, and without it one is asked.
    row("PH-7.6", place_evader(evade="fight"), "-> returned=no", play=face_fight()),
    row("PH-7.6", place_evader(evade="evade"), "-> returned", "d61", play=face_fight()),
    row("PH-7.6", place_evader(), "-> topics=evade", play=face_fight()),
    row("PH-7.6", place_before_move, "-> over", play=lambda h: resolve_move(h, 0)),
    row("PH-7.6", lambda: leave_orders(*FIGHTS), "-> over",
        play=lambda h: resolve_encounter(h, 0, 1)),
]
# fmt: on


@pytest.mark.parametrize("row", FREE)
def test_what_is_free(row: Row) -> None:
    row.check(ask_idly, free=True)


@pytest.mark.rule("PH-7.6")
def test_there_is_an_order_for_each_kind_of_decision_and_they_fit_one_menu() -> None:
    assert set(free_actions.ORDERS) == KINDS
    case = Road(1).play(ask_idly, free=True)
    for kind, values in free_actions.ORDERS.items():
        case.pick(f"{kind}-{next(iter(values))}", by=0)
    (orders,) = [prompt for prompt in case.asked(0) if prompt.topic == "standing"]
    assert len({option.label for option in orders.options}) == len(orders.options) <= 25


def place_on_foraged() -> Road:
    road = Road(2).human(0, health=3)
    road.state.human(0).map["0,0"].foraged = True
    return road


def turn_cleo(**fields: Any) -> Any:
    """Cleo has turned, and holds an action."""

    def make_road() -> Road:
        action = {"title": "Own deed", "step": ["move", "mutant"], "id": "card", **fields}
        return Road(3).mutant(2).holds(2, mutant_action({"health": -1}, **action))

    return make_road


def just_turned() -> Road:
    return Road(3).mutant(2, turned_on=1).holds(2, mutant_action({"health": -1}))


LAYS = "2:card>leader 0:move 1:move"
# fmt: off
DECLARED = [
    # All pick in secret, and all is shown together.
    row("PH-10.1", lambda: Road(2), "-> waits=Ada,Ben | 0:scout -> told.declared=0 | "
        "1:move -> says.declared='Ada scouts; Ben moves on.' all.declared=scout,move"),
    row("PH-10.3", lambda: Road(2), "0:scout 0:undo 0:move 1:move -> declared=move"),
    row("PH-10.6", turn_cleo(),
        "0:scout -> Ben.blind=':\"scout' Cleo.blind=':\"scout' blind=':\"scout'"),
    # Only what is possible now, or nothing; silence camps, or does nothing.
    row("PH-10.2", place_on_foraged, "-> Ada.options=camp,scout,move,nothing "
        "Ben.options=forage,scout,move,nothing Ada.secret Ben.secret"),
    row("PH-10.2", lambda: Road(2).event("hurricane"), "-> over declared=nothing"),
    row("PH-10.3", place_on_foraged, "0:. 1:. -> all.declared=camp,nothing"),
    # Each says what it gives here and now.
    row("PH-11.1", place_on_foraged, "-> Ada.detail.camp='Gain 2 health (now 3 of 6).'"),
    row("PH-11.1 PH-5.4", lambda: Road(1).human(0, health=5), "-> detail.camp='Gain 1 health'"),
    row("PH-11.1 PH-5.4", lambda: Road(1).human(0, morale=5),
        "-> detail.camp='health is full. Use'"),
    row("PH-12.2", lambda: Road(1), "-> detail.move='Go to a new tile.'"),
    row("PH-12.2", lambda: Road(1).lays(0, tile(), "0,1", done=0),
        "-> detail.move='Go to an unfinished tile or a new tile.'"),
    row("PH-12.2 PH-6.8",
        lambda: Road(1).lays(0, tile(), "0,1").stands(0, "0,1", zone=0, fresh=True),
        "-> detail.move='Go to a finished tile (no journey point)'"),
    # A mutant lays a card face down, with an order, which mutants alone know; silence lays none.
    row("PH-10.4", turn_cleo(), f"{LAYS} -> Cleo.laid=card Cleo.hand=0 says='Cleo lays a card face "
        "down.' unsaid='Own deed' Ada.blind='Own deed'"),
    row("PH-10.6 PH-18.22a", lambda: turn_cleo()().mutant(1),
        "2:card>leader 0:move -> Ben.sees='Own deed' Ada.blind='Own deed'"),
    row("PH-10.5", turn_cleo(),
        "-> Cleo.secret Cleo.options=none,card>leader,card>0,card>1,card>ask,"
        "card>hold | 2:. 0:move 1:move -> Cleo.laid=none Cleo.hand=card"),
    *(
        row("PH-10.5", turn_cleo(), f"2:card>{way} 0:move 1:move -> Cleo.order={order}")
        for way, order in (("leader", "fire:"), ("1", "fire:1"), ("ask", "ask:"), ("hold", "hold:"))
    ),
    row("PH-18.23", just_turned, "-> waits=Ada,Ben"),
    # A card says on which terrains it works.
    row("PH-10.4", turn_cleo(terrains=["urban", "wilderness"]),
        "-> Cleo.detail.card>leader='Urban or wilderness: '"),
    row("PH-10.4", turn_cleo(terrains=[]),
        "-> Cleo.detail.card>leader='the leader: The human must'"),
]
# fmt: on


@pytest.mark.parametrize("row", DECLARED)
def test_declaring(row: Row) -> None:
    row.check(declare_phase)
