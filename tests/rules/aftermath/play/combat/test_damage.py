"""Wounds, defeat and coming back (AF-13.6 to AF-13.14)."""

from collections.abc import Iterator
from typing import Any

from rules.aftermath.play.combat.damage import (
    has_party_left,
    heal_member,
    return_defeated,
    wound_member,
)
from rules.aftermath.play.context import Here
from tests.rules.aftermath.build import A, B, C
from tests.rules.aftermath.rows import Check, make_rows


def fell_both(h: Here) -> Iterator[Any]:
    for one in (A, C):
        yield from wound_member(h, one, 1, "The ledge")
    return has_party_left(h.s)


SCRIPTS: dict[str, Any] = {
    "wound": lambda h: wound_member(h, A, 1, "The ledge"),
    "toxic": lambda h: wound_member(h, A, 1, "The ledge", toxic=True),
    "fell-both": fell_both,
    "gone": lambda h: has_party_left(h.s),
    "return": lambda h: return_defeated(h, A),
    "heal": lambda h: heal_member(h, B, 3, "It"),
    "heal-toxic": lambda h: heal_member(h, B, 3, "It", toxic=True),
}
rows = make_rows(SCRIPTS)


@rows("""
AF-13.6 1 left | wren wounds=1 toxic=1 | wound | wounds 2; toxic 1; at 1; time 0
AF-13.6 | wren wounds=1 toxic=2 | wound | defeated yes; at none; time 1
AF-13.7 AF-22.9 but a roar | lasting wren dig-in roar; wren wounds=3 | wound | in_force roar
AF-13.6 toxic | wren wounds=3 | toxic | defeated yes
AF-13.7 | wren green-2a wounds=3 aim=2 batteries=1 statuses=tangled | wound | wounds 0; aim 0;
    batteries 0; statuses nothing; hand green-2a
AF-13.7 things | item hat battery=2; wren wounds=3 wears=hat+2 packs=pin | wound | worn hat;
    pack pin; batteries_left 8
no more wounds | fallen wren | wound | wounds 0; time 0
AF-13.12 AF-18.2 | party 3; wren wounds=3; bodkin defeated=yes; cog wounds=3 | fell-both
    | ended MissionEnds
AF-13.14 one stands | party 3; wren wounds=3; cog wounds=3 | fell-both | ended none; gives no
AF-13.13 | wren wounds=3; gone bodkin | wound | ended none; defeated yes
AF-4.15 | fallen wren; gone bodkin | gone | gives yes
AF-4.15 not | fallen wren | gone | gives no
AF-13.9 hostile | fallen wren; jackdaw 6 | return | defeated yes
AF-13.9 | fallen wren; jackdaw 6 safe | return | defeated no; at 1
AF-13.10 AF-1.17 | party 3; fallen wren; bodkin at=4; cog at=2 | return; is waits_for 0;
    is options 4 2; 2 | at 2; statuses badly-hurt
AF-13.10 default | party 3; fallen wren; bodkin at=4; cog at=2 | return; defaults | at 4
AF-13.10 together | fallen wren | return | at 1; over yes; told Wren is back, next to Bodkin.
AF-13.11 | fallen wren; gone bodkin | return | defeated yes; statuses nothing
heals | bodkin wounds=2 toxic=2 | heal | bodkin_wounds 0; bodkin_toxic 2
heals toxic | bodkin wounds=2 toxic=2 | heal-toxic | bodkin_wounds 1; bodkin_toxic 0
AF-12.20 | wren green-3a | does {wound: 1} | wounds 1; over yes
AF-25.8 | - | does {wound: {who: all, n: 2}} | all_wounds 2 2
AF-25.8 heal | bodkin wounds=2 toxic=2 | does {heal: {who: others}} | bodkin_wounds 1;
    bodkin_toxic 2
AF-25.8 toxic | - | does {wound: {toxic: true}} | wounds 0; toxic 1
""")
def test_damage(check: Check) -> None:
    check()
