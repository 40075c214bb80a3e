"""Defences, and what a hit does (AF-12.13, AF-12.18, AF-12.20, AF-13.1 to AF-13.5). Wren adds 2 to
agility and 1 to instinct."""

from typing import Any

import pytest

from rules.aftermath.model.state import Member
from rules.aftermath.play.combat.defending import resolve_attack, resolve_enemy_attack
from rules.aftermath.play.context import Here
from rules.aftermath.play.party.standing_orders import (
    carry_out_standing_order,
    list_standing_offers,
)
from rules.engine import Play
from tests.rules.aftermath.build import A, Party
from tests.rules.aftermath.rows import Check, make_rows


def resolve_attacks(h: Here, *whom: int) -> Play[None]:
    """These are attacked, and all may give orders meanwhile."""
    h.offer_free_actions(
        lambda seat: list_standing_offers(h, seat),
        lambda role, prompt, value: carry_out_standing_order(h, role, prompt, value) and None,
    )
    for one in whom:
        yield from resolve_attack(h, Member(one), 5, "The trap door")


def suffer_attack(h: Here) -> Any:
    one = h.s.visit.enemies[0]
    return resolve_enemy_attack(h, one, 0, A, one.card.actions[0])


SCRIPTS: dict[str, Any] = {
    "trap": lambda h: resolve_attack(h, A, 5, "The trap door"),
    "ordered": resolve_attacks,
    "struck": suffer_attack,
}


rows = make_rows(SCRIPTS)


@rows("""
AF-12.13 AF-12.20 2, white 2 and bonus 2 against 5 and black 1 | wren green-2a red-3a
    | does {attack: {strength: 5}}; dice 2 1; defend:green-2a | wounds 0; hand red-3a
AF-12.13 AF-12.20 against black 2 | wren green-2a red-3a | does {attack: {strength: 5}}; dice 2 2;
    defend:green-2a | wounds 1; hand red-3a
AF-12.13 {with strength/with resistance/with instinct} | wren {red-3a/blue-3a/yellow-3a} | trap;
    dice 4 1; defend:{red-3a/blue-3a/yellow-3a} | tested.cards {red-3a/blue-3a/yellow-3a}; wounds 0
AF-12.13 AF-13.2 heroically | wren white-1a | trap; dice 2 1; defend:white-1a
    | tested.attribute agility; tested.bonus 2
AF-13.1 AF-13.3 the target alone, in secret | active bodkin; wren green-1a; bodkin red-1a | trap
    | waits_for 0; secret yes; options green-1a; attack.target 0; attack.strength 5
AF-13.1 and then it is over | active bodkin; wren green-1a | trap; defend: | attack none
AF-13.1 AF-17.8 the thrifty default | wren green-1a green-2a green-3a green-3b | trap
    | default green-3a
AF-13.3 without cards | - | trap | wounds 1; tested nothing; over yes;
    says The trap door: Wren takes 1 wound (3 life left).
AF-13.3 played none | wren green-3a | trap; defend: | wounds 1; hand green-3a
AF-13.4 armour, and no weapon | item coat bonus=defence+2; item fork bonus=ranged+2;
    wren blue-1a wears=coat,fork | trap; defend:blue-1a | tested.bonus 2
AF-13.4 in the pack | item coat bonus=defence+2; wren blue-1a packs=coat | trap; defend:blue-1a
    | tested.bonus 0
AF-13.5 an order for thrift | wren green-1a green-3a green-3b standing=thrifty | trap | over yes;
    hand green-1a green-3b
AF-13.5 for all | wren green-1a green-3a green-3b standing=all-out | trap | over yes; hand nothing
AF-13.5 for none | wren green-1a green-3a green-3b standing=none | trap | over yes;
    hand green-1a green-3a green-3b
AF-13.5 given beside a question, carried out | wren green-1a; bodkin red-1a | ordered 1 0;
    0:all-out; is standing all-out; is topics defend; is waits_for 1; defend:red-1a | over yes;
    hand nothing
AF-13.5 not given twice, taken back | wren standing=none; bodkin red-1a | ordered 1;
    is unfree 0 none; is free 0 ask thrifty all-out; 0:ask | free 0 none thrifty; unfree 0 ask
more than once | - | does {attack: {strength: 5, n: 2}} | wounds 2
AF-12.20 all | - | does {attack: {strength: 5, who: all}} | all_wounds 1 1
AF-12.18 AF-12.20 toxic | - | does {attack: {strength: 5, toxic: true}} | wounds 0; toxic 1
""")
def test_defences(check: Check) -> None:
    check()


@pytest.mark.rule("AF-13.5")
def test_only_its_player_sees_a_standing_order() -> None:
    case = (
        Party()
        .holds("bodkin", "red-1a")
        .play(lambda h: resolve_attacks(h, 1))
        .pick("all-out", by=0)
    )
    (told,) = case.told("standing")
    assert told.seats == (0,)


@rows("""
AF-12.13 a hit | enemy foe action=1/0/5 at 1 | struck | wounds 1; gives yes
AF-12.13 a miss | enemy foe action=1/0/5 at 1; wren green-3a | struck; dice 4 1; defend:green-3a
    | wounds 0; gives no
AF-12.18 toxic | enemy foe action=1/0/5:toxic at 1 | struck | wounds 0; toxic 1
AF-12.18 {snare/fright/burn} | enemy foe action=1/0/5:{snare/fright/burn} at 1 | struck
    | statuses {tangled/frightened/burning}
AF-12.18 {a snare that misses/a burn that misses} | enemy foe action=1/0/5:{snare/burn} at 1; wren
    green-3a | struck; dice 4 1; defend:green-3a | statuses nothing
AF-12.18 a snare that defeats | enemy foe action=1/0/5:snare at 1; wren wounds=3 | struck
    | defeated yes; statuses nothing
AF-12.18 a knock that defeats | enemy foe action=1/0/5:knock at 1; wren wounds=3 | struck
    | defeated yes; at none
AF-12.18 a theft that defeats | enemy foe action=1/0/5:steal at 1;
    wren wounds=3 green-1a standing=none | struck | defeated yes; hand green-1a
AF-12.18 stealing, at random | enemy foe action=1/0/5:steal at 1;
    wren green-1a red-2a blue-3a standing=none | dice red-2a; struck | hand green-1a blue-3a;
    discards red-2a
AF-12.18 stealing nothing | enemy foe action=1/0/5:steal at 1 | struck | wounds 1; hand nothing
AF-12.18 a knock over a line that can be crossed | page dash 1-2-3 red 1-4 white 1-5 double 1-6;
    enemy foe action=1/0/5:knock at 1 | struck | waits_for 0; options 2 4; default 2
AF-12.18 a knock | page dash 1-2-3 red 1-4; enemy foe action=1/0/5:knock at 1 | struck; 4 | at 4
AF-12.18 a knock against walls | page white 1-5 dash 5-6; enemy foe action=1/0/5:knock at 1 | struck
    | at 1; wounds 1
AF-6.16 knocked into a fire | enemy foe action=1/0/5:knock at 1; tokens 2 fire | struck | at 2;
    wounds 2; statuses burning
AF-15.14 a hit ends a disguise | enemy foe action=1/0/5 at 1; wren statuses=camouflaged | struck
    | statuses nothing
AF-15.14 a miss does not | enemy foe action=1/0/5 at 1; wren green-3a statuses=camouflaged | struck;
    dice 4 1; defend:green-3a | statuses camouflaged
""")
def test_hits(check: Check) -> None:
    check()
