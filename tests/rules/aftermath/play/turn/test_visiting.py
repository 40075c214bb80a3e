"""Points of interest and objectives (AF-3.4 to AF-3.9, AF-3.16), on the third space of a row of
six. What is read brings 1 food."""

from typing import Any

from rules.aftermath.play.context import Here
from rules.aftermath.play.turn import visiting
from rules.engine import Play
from tests.rules.aftermath.build import A
from tests.rules.aftermath.rows import Check, make_rows


def walk_steps(h: Here, *steps: int) -> Play[int]:
    """Wren goes from space to space; at which of them a movement ended."""
    for at in steps:
        h.s.party[A].at = at
        if (yield from visiting.enter_space(h, A)):
            return at
    return 0


SCRIPTS: dict[str, Any] = {
    "walk": walk_steps,
    "may-reread": lambda h: bool(visiting.list_rereadable(h.s, A)),
}


GARDEN = "space 3 poi=1; space 6 exit=A; wren green-3a"
once_rows = make_rows(SCRIPTS, before=GARDEN + "; entry 1 {dial: {food: 1}}")
repeating_rows = make_rows(SCRIPTS, before=GARDEN + "; entry 1 repeat {dial: {food: 1}}")
objectives_rows = make_rows(SCRIPTS, before="space 6 exit=A; wren green-3a")


@once_rows("""
AF-3.4 AF-3.5 AF-10.9 | - | walk 2 3 4 | gives 3; food 7
AF-3.4 in one's turn | active bodkin | walk 3 | gives 0; food 6
AF-3.4 there already | wren at=3 | acts | food 7; topics act
AF-3.6 AF-3.7 | read 1 | walk 3 | gives 0; food 6
AF-3.8 no repeat | read 1; wren at=3 | may-reread | gives no
AF-3.8 unread | wren at=3 | may-reread | gives no
AF-3.16 | visited | walk 3 | food 6
""")
def test_what_is_read_once(check: Check) -> None:
    check()


@repeating_rows("""
AF-3.8 | read 1 | walk 3 | gives 3; food 7
AF-3.8 not by itself, again | read 1; wren at=3 | acts; is food 6; visit | food 7
AF-3.8 once | read 1; wren at=3 | acts; visit | lacks visit
AF-3.8 the absent | read 1; wren at=3 | acts; lapse | food 6; over yes
AF-3.8 may | read 1; wren at=3 | may-reread | gives yes
AF-3.16 | visited | walk 3 | food 7
""")
def test_what_repeats(check: Check) -> None:
    check()


@objectives_rows("""
AF-3.9 no token | space 3 objective=2; entry 2 {dial: {food: 1}} | walk 3 | gives 0; food 6
AF-3.9 | space 3 objective=2; entry 2 {dial: {food: 1}}; tokens 3 objective | walk 3 | gives 3;
    food 7; lies nothing
AF-3.9 kept | space 3 objective=2; entry 2 repeat keep_token; tokens 3 objective | walk 3
    | lies 3:objective
AF-3.9 both | space 3 poi=1 objective=2; entry 1 {dial: {food: 1}}; entry 2 {dial: {food: 1}};
    tokens 3 objective | walk 3 | food 8
AF-3.9 put there | space 3 poi=1 objective=2; entry 1 {objective: 3}; entry 2 {dial: {food: 1}}
    | walk 3 | food 6; lies 3:objective
AF-3.4 AF-3.9 put there in one's turn | space 3 poi=1 objective=2; entry 1 {objective: 3};
    entry 2 {dial: {food: 1}}; wren at=2 | acts; move-3 | food 7; lies nothing
AF-3.8 AF-3.9 kept, again | space 3 objective=2; entry 2 repeat {dial: {food: 1}}, keep_token;
    tokens 3 objective; wren at=3 | acts; is food 7; visit | food 8; lies 3:objective; lacks visit
AF-3.9 next turn | space 3 poi=1 objective=2; entry 1; entry 2 {dial: {food: 1}}; read 1;
    tokens 3 objective; wren at=3 | acts | food 7
""")
def test_objectives(check: Check) -> None:
    check()
