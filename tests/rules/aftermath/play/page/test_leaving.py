"""Leaving a page by its exits (AF-4.1 to AF-4.15, AF-4.22, AF-4.24). The exit A is on the last of
six spaces in a row."""

from typing import Any

from rules.aftermath.model.state import Member
from rules.aftermath.play.page import leaving
from tests.rules.aftermath.rows import Check, make_rows

SCRIPTS: dict[str, Any] = {
    "exit": lambda h, m=0: leaving.leave_by_exit(h, Member(m)),
    "leave": leaving.leave_page,
}


exiting_rows = make_rows(SCRIPTS, before="page dash 1-2-3-4-5-6; wren green-1a green-1b")
GONE = "visit exit_used=A; wren at=none exited=yes; bodkin at=none exited=yes"
leaving_rows = make_rows(SCRIPTS, before=f"entry EXIT-A {{goto: 8}}; phase leaving; {GONE}")


@exiting_rows("""
AF-4.2 on an exit space | wren at=6 | turn; discard: | offers exit
AF-4.2 at any moment | wren at=6 | turn; discard: move-5 move-6 exit | at none; exited yes
AF-4.2 beside it | wren at=5 | turn; discard: | lacks exit
AF-4.3 the first exit used | space 2 exit=B; space 6 exit=A; wren at=2 | exit | exit_used B;
    ended none
AF-4.3 no other | space 2 exit=B; space 6 exit=A; wren at=6; bodkin at=none; visit exit_used=B
    | turn; discard: | lacks exit
AF-4.3 but that | space 2 exit=B; space 6 exit=A; wren at=6; bodkin at=none; visit exit_used=A
    | turn; discard: | offers exit
AF-4.1 AF-4.4 not before the last one | wren at=6 | exit | ended none; exited yes
AF-4.1 AF-4.4 when all have exited | wren at=6; gone bodkin; visit exit_used=A | exit
    | ended PageLeft
AF-4.1 AF-13.13 the defeated hold nobody up | wren at=6; fallen bodkin | exit | ended PageLeft
AF-4.5 the threat strikes the next one there | party 3; entry THREAT {status: tangled}; wren at=6;
    gone bodkin; threats 1 1 2 2; only deck | turn; discard: exit end | all_statuses - - tangled
AF-4.5 AF-4.7 or nobody | entry THREAT {status: tangled}; wren at=6; gone bodkin; threats 1 1 2 2
    | turn; discard: exit | phase leaving; all_statuses - -
AF-4.7 AF-4.8 an enemy turn too | wren at=6; gone bodkin; latch-rat 3; threats 1 | turn;
    discard: exit | enemies_at 3; threats nothing; discards black-1a
""")
def test_exiting(check: Check) -> None:
    check()


@leaving_rows("""
AF-4.10 the next seat keeps the books | party 3; gone cog; bookkeeper bodkin | leave | bookkeeper 2;
    state_active 2
AF-4.10 round the table | party 3; gone cog; bookkeeper cog | leave | bookkeeper 0
AF-4.11 the hostile hunt, unwounded | latch-rat 3 wounds=1; silverfish 4 5 | leave
    | hunt latch-rat silverfish; supplied latch-rat 1; supplied silverfish 0
AF-4.12 strangers do not | latch-rat 3 safe | leave | hunt nothing; supplied latch-rat 2
AF-4.13 the map is cleared | finds 2 t4a; tokens 3 fire objective; threats 1;
    task strength 8 card=red-1a dial=1 | leave | spent t4a; here none; discards black-1a red-1a
AF-8.14 an influence card of a task | task strength 8 card=influence-wren dial=3 | leave
    | discards nothing
AF-4.14 what they have on them stays | wren wounds=2 toxic=1 statuses=tangled batteries=1 aim=1
    green-1a | leave | wounds 2; toxic 1; statuses tangled; batteries 1; aim 1; hand green-1a
AF-4.13 AF-4.14 AF-4.22 before the exit entry | entry EXIT-A {if: {when: {situation: safe}, then:
    [{dial: {food: 1}}]}}, {goto: 8}; latch-rat 3; threats 1; environment night | leave | food 7;
    to 8
AF-4.14 who was still there | phase leaving; wren at=1 exited=no; bodkin at=1 exited=no; state to=8
    | leave | all_at none none; phase page; to 8
AF-4.22 AF-25.7 the exit used | space 2 exit=B; space 6 exit=A;
    entry EXIT-B {dial: {food: 5}}, {goto: 9} | leave | to 8; food 6
AF-4.22 AF-25.7 or the other | space 2 exit=B; space 6 exit=A;
    entry EXIT-B {dial: {food: 5}}, {goto: 9}; visit exit_used=B | leave | to 9; food 11
AF-4.22 none if the book has sent them on | entry EXIT-A {dial: {food: 5}}; state to=8 | leave
    | to 8; food 6
AF-4.13 what it brings stays behind | entry EXIT-A {threat: 1}, {encounter: {enemies: [latch-rat]}},
    {goto: 8} | leave | hunt latch-rat; here none; never move
AF-4.14 nobody is moved back | entry EXIT-A {move: {space: 2, who: all}}, {goto: 8} | leave
    | never move
AF-4.16 else it travels | entry EXIT-A {dial: {food: 1}} | leave | topics travel travel; food 7
AF-4.24 AF-18.6 or ends the mission | entry EXIT-A {mission: {n: 1, to: success}}, {dial: {food: 5}}
    | leave | ended MissionEnds; ended.outcome success; food 6
""")
def test_leaving(check: Check) -> None:
    check()
