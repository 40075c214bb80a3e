"""Group tasks: cards alone, by and by (AF-9). The task at hand brings 1 food, the wheel 1 scrap."""

from typing import Any

from rules.aftermath.model.state import Member
from rules.aftermath.play.context import Here
from rules.aftermath.play.page import leaving
from rules.aftermath.play.turn import actions, group_tasks
from tests.rules.aftermath.build import A
from tests.rules.aftermath.rows import Check, make_rows


def next_turn(h: Here) -> None:
    h.s.turns += 1


SCRIPTS: dict[str, Any] = {
    "add": lambda h, m=0: group_tasks.ask_contribution(h, Member(m)),
    "contribute": lambda h, card: group_tasks.contribute_cards(h, A, [card]),
    "fits": lambda h: group_tasks.list_fitting_cards(h.s, A),
    "open": lambda h: group_tasks.can_contribute(h.s, A),
    "can": lambda h, m: "task" in [one.id for one in actions.list_turn_options(h.s, Member(m))],
    "next-turn": next_turn,
    "page-left": leaving.clear_page,
}


contributing_rows = make_rows(SCRIPTS, before="entry 1 {dial: {food: 1}}")
WHEEL = "entry 2 {task: {name: Wheel, attribute: agility, each: 4, entry: 3}}"
beginning_rows = make_rows(SCRIPTS, before=f"entry 1; {WHEEL}; entry 3")


@contributing_rows("""
AF-9.1 cards alone | item pin bonus=strength+1; bodkin red-3a wears=pin; task strength 7 | add 1;
    red-3a | task.dial 3; picked nothing
AF-9.2 in secret, by default none, any number | wren red-1a red-2a red-3a; task strength 7 | add;
    is default nothing; is secret yes; red-1a&red-3a | hand red-2a; task.dial 4
AF-9.2 none | wren red-1a; task strength 7 | add; defaults | hand red-1a; task.dial 0;
    task.card none
AF-9.2 in her turn | wren red-1a green-1a; task strength 7 | can 0 | gives yes
AF-9.2 without cards | wren red-1a green-1a; task strength 7 | can 1 | gives no
AF-9.2 without the attribute | wren green-2a blue-2a; task strength 7 | can 0 | gives no
AF-9.3 the attribute first | wren red-2a green-2a blue-1a; task strength 7 | add
    | options red-2a green-2a; refuses green-2a AF-9.3
AF-9.3 stays in the slot | wren red-2a green-2a blue-1a; task strength 7 | add; red-2a&green-2a
    | task.card red-2a; task.dial 4; discards green-2a
AF-9.4 a heroic card | wren white-2a; task strength 7 | add; white-2a | task.card white-2a
AF-9.5 later ones fit the slot | wren red-1a blue-2a blue-3a white-2b white-1a;
    task strength 7 card=red-2a dial=2 | add | options red-1a blue-2a white-2b
AF-9.5 and are discarded | wren red-1a blue-2a; task strength 9 card=red-2a dial=2 | add;
    red-1a&blue-2a | task.card red-2a; task.dial 5; discards red-1a blue-2a
AF-9.5 the first of the hand | wren red-1a red-2a blue-2a; task strength 7 | add
    | refuses red-1a&blue-2a AF-9.5
AF-9.6 enough | wren red-3b; task strength 7 card=red-3a dial=4 | add; red-3b | food 7; task none;
    discards red-3b red-3a
AF-9.6 one short | wren red-2b; task strength 7 card=red-3a dial=4 | add; red-2b | food 6;
    task.dial 6
AF-8.13 AF-8.14 an influence card begins as a three | wren influence-wren red-1a blue-3a blue-2a;
    task strength 7 | add then fits; influence-wren | task.dial 3; influence no;
    gives red-1a blue-3a
AF-24.5 a prybar | wren red-1a red-2a wears=nail-file; state turns=3; task strength 7 | add; red-1a
    | task.dial 2
AF-24.5 once a turn | wren red-1a red-1b red-2a wears=nail-file; task strength 7 | contribute red-1a
    then contribute red-1b then next-turn then contribute red-2a | task.dial 6
AF-9.8 on the map | wren red-1a; task strength 7 | open | gives yes
AF-9.8 off it | wren red-1a at=none; task strength 7 | open | gives no
AF-9.8 elsewhere | wren red-1a; task strength 7 spaces=[2,3] | open | gives no
AF-9.8 where it says | wren red-1a at=3; task strength 7 spaces=[2,3] | open | gives yes
AF-9.7 the page is left | gone wren bodkin; task strength 7 card=red-3a dial=3 | page-left
    | task none; discards red-3a; food 6
""")
def test_contributing(check: Check) -> None:
    check()


@beginning_rows("""
AF-9.10 three each | fallen bodkin | does {task: {name: Wheel, attribute: agility, each: 3, entry:
    3, spaces: [4]}} | task.difficulty 6; task.dial 0; task.card none; task.attribute agility;
    task.spaces 4; task.entry 3
AF-9.10 four each | - | does {task: {name: Wheel, attribute: agility, each: 4, entry: 3}}
    | task.difficulty 8
AF-9.10 five each of four | party 4 | does {task: {name: Wheel, attribute: agility, each: 5, entry:
    3}} | task.difficulty 20
AF-9.9 the bookkeeper chooses | bookkeeper bodkin; task strength 7 card=red-3a dial=3 | reads 2
    | topics two-tasks; waits_for 1; default keep
AF-9.9 the first by default | task strength 7 card=red-3a dial=3 | reads 2; defaults
    | task.attribute strength; task.dial 3; entries_read nothing
AF-9.9 AF-3.9 an objective that brings it stays | space 2 objective=4; entry 4 {read: 2};
    wren red-1a red-1b; tokens 2 objective; task strength 7 card=red-3a dial=3
    | acts; move-2; keep | entries_read nothing; lies 2:objective
AF-9.9 the second | task strength 7 card=red-3a dial=3 | reads 2; drop | task.name Wheel;
    task.dial 0; task.card none; discards red-3a; entries_read 2
the same again | task agility 8 name=Wheel entry=3 dial=5 | reads 2 | over yes; task.dial 5
one that is done | read 3 | reads 2 | task none
""")
def test_beginning(check: Check) -> None:
    check()
