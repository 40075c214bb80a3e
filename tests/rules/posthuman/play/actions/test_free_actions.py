"""What is free at any time, and declaring (PH-7.6, PH-10)."""

import pytest

from rules.posthuman.play.actions import free_actions
from rules.posthuman.play.actions.declaring import declare_phase
from rules.posthuman.play.fights.evading import fight_or_evade
from rules.posthuman.play.people.scars import draw_scars
from rules.posthuman.play.travel.encounters import resolve_encounter
from rules.posthuman.play.travel.movement import resolve_move
from tests.rules.posthuman.build import Road, ask_idly
from tests.rules.posthuman.rows import Check, make_rows

FIGHTS = ("evade", "shoot", "target", "swap", "reroll", "blocks")
KINDS = {*FIGHTS, "eat", "level", "destination", "pause", "narrative", "evolve", "found"}
POSITIONS = {
    "salve": "two; gear salve name=Salve {anytime: {health: 2}, cost: {discard: 1}}; {} has salve",
    "ordered": f"mind=4 speed=4; orders {' '.join(f'{kind}=default' for kind in FIGHTS)}",
    # Onto a tile that lies there, with a choice of levels and a fight.
    "before-move": "alone; declares move; combat foe health=2 wounds=0 speed=5 level=2; "
    "stack level2 foe; tile near far; lays near 0,1 done=0; lays far 1,0; "
    "ammo=4 place=4 has kalt-9mm; "
    "orders eat=default level=default destination=default evolve=default found=default",
}


free_rows = make_rows(
    POSITIONS,
    ask_idly,
    {
        "draw-scar": lambda h: draw_scars(h, 0, 1, "Test"),
        "fight-or-evade": lambda h: fight_or_evade(h, 0),
        "move": lambda h: resolve_move(h, 0),
        "encounter": lambda h: resolve_encounter(h, 0, 1),
    },
    before="free",
)


@free_rows("""
# Things are used by their owner, out of turn and openly; Ada's question stays as it was.
PH-20.16 PH-7.5 | salve Ben; Ben health=2
    -> Ben.stands.use=optional | 1:salve/0 -> Ben.health=4 Ada.hears='Ben uses Salve' waits=Ada |
        off -> returned=off
PH-7.5 | salve Ben; Ben health=2 | .. -> Ben.health=2 returned=on
PH-25.13 PH-20.16 | salve Ada; health=2; combat foe; fight foe | -> Ada.stands.use=
PH-20.16 PH-5.3 | salve Ada | -> Ada.stands.use= Ada.stands.spend=
PH-20.16 PH-20.9a | two; gear thing; Ben holds thing | -> Ben.stands.gear=optional,secret
PH-20.16 PH-5.3 | salve Ada; health=2 | 0:drop:salve -> Ada.stands.use= health=2
PH-18.23 | two; Ben turned | -> Ben.free=
# No default turns anybody mutant.
PH-7.5 | three; has thick-neck hare-legs; stack scars long-stride; play draw-scar
    -> topics=evolve default=stay
# An order is given and taken back in secret.
PH-7.6 | two | -> Ben.stands.standing=optional,secret,aside |
        1:evade-fight -> Ben.orders=evade:fight Ada.misses='always fight'
        Ben.hears='Fight or evade: always fight.' Ben.bars=evade-fight |
        1:evade-evade -> Ben.orders=evade:evade | 1:evade-ask -> Ben.orders=0
PH-7.6 PH-9.8 | alone
    0:eat-always -> Ada.hears='Eating: also ask me when I am full. Otherwise I eat 1 food for you if
        that keeps you full.' Ada.labels.eat-ask='ask me when I am full' | 0:eat-ask -> orders=0
# It answers at once, and without it one is asked.
PH-7.6 | alone; combat foe speed=1; fight foe; orders evade=fight; play fight-or-evade
    -> returned=no
PH-7.6 | alone; combat foe speed=1; fight foe; orders evade=evade; play fight-or-evade; dice d61
    -> returned
PH-7.6 | alone; combat foe speed=1; fight foe; play fight-or-evade | -> topics=evade
PH-7.6 | before-move; ordered; play move | -> over
PH-7.6 | alone; combat foe health=3 wounds=0 speed=5; stack level1 foe; ordered; play encounter
    -> over
""")
def test_what_is_free_at_any_time(check: Check) -> None:
    check()


@pytest.mark.rule("PH-7.6")
def test_every_kind_of_decision_has_a_standing_order_and_all_fit_one_menu() -> None:
    assert set(free_actions.ORDERS) == KINDS
    case = Road(1).play(ask_idly, free=True)
    for kind, values in free_actions.ORDERS.items():
        case.pick(f"{kind}-{next(iter(values))}", by=0)
    (orders,) = [prompt for prompt in case.asked(0) if prompt.topic == "standing"]
    assert len({option.label for option in orders.options}) == len(orders.options) <= 25


DECLARING = {
    # Cleo has turned, and holds an action.
    "cleo-turned": "three; Cleo turned; deed card title='Own deed' step=[move,mutant] "
    "terrains=[rural] {}; Cleo holds card",
    "foraged": "two; health=3 forages",
}


declaring_rows = make_rows(DECLARING, declare_phase)


@declaring_rows("""
# All pick in secret, and all is shown together.
PH-10.1 | two | -> waits=Ada,Ben | 0:scout -> told.declared=0 |
        1:move -> says.declared='Ada scouts; Ben moves on.' all.declared=scout,move
PH-10.3 | two | 0:scout 0:undo 0:move 1:move -> declared=move
PH-10.6 | cleo-turned | 0:scout -> Ben.blind=':"scout' Cleo.blind=':"scout' blind=':"scout'
# Only what is possible now, or nothing; silence camps, or does nothing.
PH-10.2 | foraged
    -> Ada.options=camp,scout,move,nothing Ben.options=forage,scout,move,nothing
        Ada.refuses.forage=PH-10.2 Ben.refuses.camp=PH-10.2
        Ada.secret Ben.secret
PH-10.2 | two; in-force hurricane | -> over declared=nothing
PH-10.3 | foraged | 0:. 1:. -> all.declared=camp,nothing
# Each says what it gives here and now.
PH-11.1 | foraged | -> Ada.detail.camp='Gain 2 health (now 5 of 6). No encounter.'
PH-11.1 PH-5.4 | alone; health=5 | -> detail.camp='Gain 1 health'
PH-11.11 PH-6.17 | alone; only tiles farm | -> detail.scout='at 1 exit'
PH-11.8 PH-26.8 | alone; on silo fresh={no/yes}
    -> detail.forage={'1 supply card,'/'2 supply cards,'}
PH-11.1 PH-5.4 | alone; morale=5
    -> options=forage,scout,move,camp,nothing detail.camp='health is full. No encounter.'
PH-12.2 PH-12.10 | alone | -> detail.move='Go to a new tile. Encounters, usually 1 journey point.'
PH-12.2 PH-12.10 | alone; lays clinic 0,1 done=0
    -> detail.move='Go to a new or an unfinished tile. Encounters, usually 1 journey point.'
PH-12.2 PH-6.8 PH-12.10 | alone; on clinic zone=0 fresh=yes
    -> detail.move='a new tile (encounters, usually 1 journey point) or a finished one (no point)'
# Who has no food reads what hunger will cost, unless a safe house feeds them.
PH-9.2 PH-9.5 | alone; food=0 hunger=1
    -> asks='You have no food. If you find none, next turn you lose 1 health and 1 morale.'
PH-9.2 PH-9.6 | alone; food=0 hunger=3 | -> asks='next turn you are knocked out.'
PH-9.2 | alone; food=1 hunger=3 | -> asks='What do you do this turn?' unasked=food
PH-9.4 | alone; food=0 hunger=3; tile house zones=1safe; on house zone=0
    -> asks='What do you do this turn?' unasked=food
# A mutant lays a card face down, with an order, which mutants alone know; silence lays none.
PH-10.4 | cleo-turned
    2:card>leader 0:move 1:move -> Cleo.laid=card Cleo.hand=0
        says='Cleo lays a card face down.' unsaid='Own deed' Ada.blind='Own deed'
PH-10.6 PH-18.22a | cleo-turned; Ben turned
    2:card>leader 0:move -> Ben.sees='Own deed' Ada.blind='Own deed'
PH-10.5 | cleo-turned
    -> Cleo.secret Cleo.options=none,card>leader,card>0,card>1,card>ask,card>hold |
        2:. 0:move 1:move -> Cleo.laid=none Cleo.hand=card
    2:card>{leader/1/ask/hold} 0:move 1:move -> Cleo.order={fire:/fire:1/ask:/hold:}
PH-18.23 | three; Cleo turned turned_on=1; deed card; Cleo holds card | -> waits=Ada,Ben
# A card says on which terrains it works.
PH-10.4 | cleo-turned terrains=[urban,wilderness]
    -> Cleo.detail.card>leader='Urban or wilderness, when they '
PH-10.4 | cleo-turned terrains=[] | -> Cleo.detail.card>leader='the leader: When they '
""")
def test_declaring(check: Check) -> None:
    check()
