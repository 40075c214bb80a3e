"""Moving (AF-10.1 to AF-10.9). Wren stands on the first space of a row of six, Bodkin on the
last, unless a row says otherwise."""

from typing import Any

from rules.aftermath.model.state import Member
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.context import Here
from rules.aftermath.play.turn import movement, routes
from tests.rules.aftermath.build import A
from tests.rules.aftermath.rows import Check, make_rows


def move_to(h: Here, to: Any) -> Any:
    options = movement.list_move_options(h.s, A)
    return movement.resolve_move(h, A, next(one for one in options if one.id == f"move-{to}"))


def find_reached(h: Here, m: int = 0) -> dict[int, tuple[str, ...]]:
    """Where a member gets, each with the least cards."""
    basis = routes.find_basis(h.s, Member(m))
    spaces = routes.list_reachable(basis) if basis else ()
    return {space: routes.find_route(basis, space)[1] for space in spaces}


def list_ways(h: Here, space: int) -> list[str]:
    """The sets of cards that pay for a way."""
    basis = routes.find_basis(h.s, A)
    assert basis is not None
    return ["+".join(cards) for _, cards in routes.list_payments(basis, space)]


SCRIPTS: dict[str, Any] = {
    "moves": move_to,
    "path": lambda h: next(e.data["path"] for e in h.t.events if e.kind == "move"),
    "reaches": lambda h, m=0: sorted(find_reached(h, m)),
    "pays": lambda h, space: find_reached(h)[space],
    "ways": list_ways,
    "options": lambda h: [one.id for one in movement.list_move_options(h.s, A)],
    "hurries": lambda h: lasting.start_lasting(h.s, A, "quick-feet"),
}


rows = make_rows(SCRIPTS, before="bodkin at=6")


@rows("""
AF-10.1 values add up | wren green-1a yellow-2a | pays 4 | gives green-1a yellow-2a
AF-10.2 AF-6.2 a dashed line costs one | wren green-1a yellow-2a | pays 3 | gives yellow-2a
AF-10.1 goes | wren green-1a yellow-2a | moves 4 | at 4; hand nothing
AF-10.1 in one press | wren green-2a yellow-2a green-3a | moves 3 | at 3; hand yellow-2a green-3a
AF-10.1 dearer, as chosen | wren green-2a yellow-2a green-3a | moves otherwise; move-space:3;
    is options 0 1; 1 | at 3; hand green-2a green-3a
AF-10.1 no more than is needed | wren green-1a yellow-2a white-3a | ways 3
    | gives yellow-2a white-3a
AF-10.1 by which way | page dash 1-2-3-4 red 1-4; bodkin at=none; wren red-1a yellow-3a
    | moves otherwise; move-space:4 | detail 1 space 2 and the space 3;
    labels Red strength 1 Yellow instinct 3
AF-10.1 where there is one choice | page dash 1-2; bodkin at=none; wren green-1a yellow-1a
    | moves otherwise | topics move-cards
AF-10.1 others | wren green-1a yellow-1a | options | gives move-2 move-3 move-otherwise
AF-10.1 alike | wren green-1a green-1b | options | gives move-2 move-3
AF-10.1 one | wren green-1a | options | gives move-2
no cards | - | options | gives nothing
AF-10.1 the lowest numbers | page dash 1-3-4 1-2-4; wren green-2a | moves 4 then path | gives 2 4
AF-10.1 the cheapest | page dash 1-2-3-4-5-6 red 1-4; wren red-1a | moves 4 then path | gives 4
AF-10.1 dashed is cheaper | page dash 1-2-3-4-5-6 red 1-6; wren green-3a | moves 4 then path
    | gives 2 3 4
AF-10.3 white | page dash 1-2-3-4-5-6 white 1-5; wren green-3a | reaches | gives 2 3 4
AF-10.3 double | page dash 1-2-3-4-5-6 double 1-5; wren green-3a | reaches | gives 2 3 4
AF-10.4 past an enemy | wren green-2a; latch-rat 2 | moves 3 | at 3
AF-10.4 from one | wren green-1a; latch-rat 1 | moves 2 | at 2
AF-10.4 to one | wren green-1a; latch-rat 2 | moves 2 | at 2
AF-10.5 its colour | page dash 1-2-3-4-5-6 red 1-6; wren red-1a | reaches | gives 2 6
AF-10.5 green | page dash 1-2-3-4-5-6 green 1-6; wren green-1a | reaches | gives 2 6
AF-10.5 blue | page dash 1-2-3-4-5-6 blue 1-6; wren blue-1a | reaches | gives 2 6
AF-10.6 AF-6.3 instinct has no lines | page dash 1-2-3-4-5-6 green 1-5 blue 1-6; wren yellow-3a
    | reaches | gives 2 3 4 5 6
AF-10.6 AF-6.3 another | page dash 1-2-3-4-5-6 red 1-6; wren green-2a | reaches | gives 2 3
AF-10.6 costs three | page dash 1-2-3-4-5-6 red 1-6; wren green-3a | reaches | gives 2 3 4 6
AF-10.5 two colours | page dash 1-2-3-4-5-6 red 1-5; wren red-1a green-1a | reaches | gives 2 3 5
AF-10.5 one colour | page dash 1-2-3-4-5-6 red 1-5; wren red-1a red-1b | reaches | gives 2 3 4 5 6
AF-10.7 a heroic card | page dash 1-2-3-4-5-6 red 1-6; wren white-2a | reaches | gives 2 3
AF-10.7 costs three | page dash 1-2-3-4-5-6 red 1-6; wren white-3a | reaches | gives 2 3 4 6
AF-8.13 an influence card | page dash 1-2-3 red 1-4-5-6-7; wren influence-wren red-1a; bodkin at=2
    | pays 7 | gives influence-wren red-1a
AF-8.14 saved | page dash 1-2-3-4 red 1-5-6-7; wren influence-wren red-1a red-2a; bodkin at=2
    | pays 4 | gives red-1a red-2a
AF-8.13 alone | page dash 1-2-3 red 1-4-5-6-7; wren influence-wren red-1a; bodkin at=2
    | moves otherwise; move-space:2 1 | influence no; hand red-1a
AF-10.8 ends where something is read | space 3 poi=1; entry 1; wren green-3a | reaches | gives 2 3
AF-10.8 read already | space 3 poi=1; entry 1; read 1; wren green-3a | moves 4 | at 4
AF-10.9 and the rest is lost | space 3 poi=1; entry 1 {dial: {food: 1}}; wren green-3a | moves 3
    | at 3; food 7; hand nothing
AF-10.9 again | space 3 poi=1; entry 1; wren green-2a green-1a | acts; move-3 move-4 | at 4
AF-10.8 moved elsewhere | space 3 poi=1; entry 1 {move: {space: 1}}; wren green-2a | moves 3 | at 1
AF-6.16 past a fire | wren green-2a; tokens 2 fire | moves 3 | wounds 0
AF-6.16 moved into it by what is read | space 3 poi=1; entry 1 {move: {space: 6}}; tokens 6 fire;
    wren green-2a | moves 3 | at 6; wounds 1
AF-6.16 into it | wren green-1a; tokens 2 fire | moves 2 | wounds 1; statuses burning
AF-15.8 tangled | wren green-3a statuses=tangled | options | gives nothing
AF-22.8 quick feet | wren green-1a green-2a | hurries then pays 5 | gives green-1a
AF-22.8 once | wren green-1a green-2a | hurries then moves 5 | at 5; lasting nothing
AF-26.2 a flood | wren green-3a; environment flood | reaches | gives 2 3
AF-26.2 a live rail | page dash 1-2-3-4-5-6 red 1-3; environment live-rail; wren red-2a | options
    | gives move-2 move-3 move-3-around move-4
AF-26.2 around it | page dash 1-2-3-4-5-6 red 1-3; environment live-rail; wren red-2a
    | moves 3-around then path | gives 2 3; at 3
AF-26.2 hurt | page dash 1-2-3-4-5-6 red 1-3; environment live-rail; wren red-2a blue-1a | moves 3;
    dice 2; live-rail:blue-1a | at 3; wounds 1
AF-26.2 felled | page dash 1-2-3-4-5-6 red 1-3; environment live-rail; wren red-2a wounds=3
    | moves 3 | defeated yes; at none
AF-10.1 around with others | page dash 1-2-3-4-5-6 red 1-3; environment live-rail;
    wren red-2a yellow-3a | moves otherwise; move-space:3-around move-cards:1 | at 3; hand red-2a
AF-24.5 a rope | item fork power=rope kind=tool; page dash 1-2-3-4-5-6 red 1-6;
    wren green-2a wears=fork | pays 6 | gives green-2a
AF-24.5 its colour with a rope | item fork power=rope kind=tool; page dash 1-2-3-4-5-6 red 1-6;
    wren red-1a wears=fork | reaches | gives 2 6
AF-24.5 its owner alone | item fork power=rope kind=tool; page dash 1-2-3-4-5-6 red 1-6;
    wren wears=fork; bodkin at=1 green-2a | reaches 1 | gives 2 3
AF-26.3 cramped, the big | environment cramped; bodkin at=1 green-3a | reaches 1 | gives 2
AF-26.3 cramped, a coloured line | page dash 1-2 red 1-3; environment cramped; bodkin at=1 green-3a
    | reaches 1 | gives 2 3
AF-26.3 cramped, the small | environment cramped; wren green-2a | reaches | gives 2 3
AF-17.9 to the exit | page dash 1-2-3-4-5-6; visit exit_used=A; wren green-1a green-2a | options
    | gives move-2 move-3 move-4 move-out
AF-17.9 as far as cards go | page dash 1-2-3-4-5-6; visit exit_used=A; wren green-1a green-2a
    | moves out | at 4; hand nothing
AF-17.9 at the exit | page dash 1-2-3-4-5-6; visit exit_used=A; wren green-1a at=6 | options
    | gives move-5
AF-26.2 as the menu says | page dash 1-2-3-4-5-6 red 1-3; environment live-rail; wren red-2a | acts
    | detail move-3 over the live rail
what is met | space 2 poi=1 hide; entry 1; latch-rat 2; finds 2 t4a; wren green-1a | acts | detail
    move-2 Pay green agility 1. There: something to read, Latch Rat, 1 scavenge token,
    a place to hide
""")
def test_moving(check: Check) -> None:
    check()
