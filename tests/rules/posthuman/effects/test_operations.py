"""What primitives do, when they count, and what they take from others (PH-25.14, PH-25.15,
PH-26.1)."""

from collections.abc import Callable

import pytest
from pydantic import TypeAdapter

from rules.engine import Play
from rules.posthuman.effects.carry_out import list_uses, use_card
from rules.posthuman.effects.conditions import is_condition_met
from rules.posthuman.effects.models import Condition
from rules.posthuman.effects.spelling import Data
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.inventory import discard_item
from rules.posthuman.play.people.scars import become_mutant
from tests.rules.posthuman.build import Script, ask_idly
from tests.rules.posthuman.effects.carried import carry_for_ada
from tests.rules.posthuman.positions import read_road, read_value
from tests.rules.posthuman.rows import Check, make_rows

POSITIONS = {
    # Primitives are carried out for Ada, or by a card of hers.
    "do": "play does {}",
    "card-does": "has card; play does-by card {}",
    "vs-does": "has looting; play does-by looting.1 {}",
    "draws": "do {draw: {deck: equipment, n: 2, keep: 1}}",
    "looks": "do {peek: {deck: encounter, n: 1, discard: 1}}",
    "ways": "do {choose: [{label: Pay food, cost: [{food: 2}], do: [{xp: 1}]}, "
    "{label: Walk on, do: []}, {label: Pay blood, cost: [{health: 1}], do: [{ammo: 1}]}]}",
    "one-way": "do {choose: [{label: Pay food, cost: [{food: 2}], do: [{xp: 1}]}]}",
    "hungry": "two; do {hunger: {n: 1, whom: all}} {food: 1}",
    # All have 3 morale; Cleo is in town.
    "sad": "three; morale=3; Ben morale=3; Cleo morale=3 on clinic",
    "two-cards": "alone; {} one other",
    # All are hurt and at home; Ben has a big thing and a small one.
    "helped": "{}; health=3 morale=3; Ben health=3 morale=3",
    "robbed": "two; gear big size=2; gear small; Ben has big small",
}
PLAYS = {"does": carry_for_ada, "does-by": lambda card, *do: carry_for_ada(*do, source=card)}
rows = make_rows(POSITIONS, ask_idly, PLAYS)


@rows("""
# Amounts come and go within their limits, and are told if they change something.
PH-25.14 | alone; health={3/6}; do {health: {2/1}} | -> health={5/6} news={1/0}
PH-25.14 | alone; morale=3; do {morale: -1} | -> morale=2 news=1
PH-25.14 | alone; food={1/0}; do {food: {2/-1}} | -> food={3/0} news={1/0}
PH-25.14 | alone; ammo=1; do {ammo: 2} | -> ammo=3 news=1
PH-25.14 | alone; hunger={1/1/0}; do {hunger: {1/-2/-1}} | -> hunger={2/0/0} news={1/1/0}
PH-25.14 | alone; counters=1; do {xp: 1} | -> counters=2 news=1
PH-25.14 | alone; place={3/10}; do {jp: 1} | -> place={4/10} news={1/0}
PH-25.16 | alone; food=1 ammo=1 counters=1; do {food: -3} {ammo: -2} {xp: -3}
    -> food=0 ammo=0 counters=0
PH-25.14 | alone; gear vest {anytime: {prevent: 1}}; has vest; do {wounds: {n: 2, target: player}}
    -> health=5
PH-25.16 | alone; do {{health/morale}: {-6/-7}} | .. -> fallen
PH-25.14 PH-9.6 | alone; hunger=3; do {hunger: 1} | .. -> fallen health=1 morale=1 hunger=0
# Only the fall of whose card it is ends it; Ada would find food, and a knockout gives 1.
PH-19.9 PH-9.6 | hungry; hunger=3 | .. -> fallen Ben.fallen=no hunger=0 Ben.hunger=1 food=1
PH-19.9 PH-9.6 | hungry; Ben hunger=3 | .. -> fallen=no Ben.fallen hunger=1 Ben.hunger=0 food=1
PH-25.16 | two; Ben morale=1; do {morale: {n: -1, whom: all}}
    .. -> fallen=no Ben.fallen morale=5
# For whom it is.
PH-25.14 | sad; do {morale: {n: 1, whom: {self/other/here/all}}}
    -> over all.morale={4,3,3/3,4,3/4,4,3/4,4,4}
PH-25.14 | sad; do {morale: {n: 1, whom: chosen}} | 1 -> over all.morale=3,4,3
PH-25.14 | three; {Ada/Ben} has thick-neck hare-legs long-stride owl-eyes;
        stack scars many-voices second-teeth brow-horn; do {scar: {n: 1, whom: all}}
    .. -> mutants={Ada/Ben} burdens=1,1
# Scars are drawn, and healed by one's own choice.
PH-25.14 PH-17.1 | alone; scar one other; stack scars one other; do {scar: 2} {food: 1}
    -> scars=one,other food=1
PH-25.14 PH-17.5 | two; scar one; scar other name=Other changes=[{stat: melee, n: 1}];
        has one other;
        do {heal_scar: 1}
    -> secret details='No mutation, no effect.','A mutation: melee +1.' |
        1 -> scars=one used.scars=other Ben.misses=Other
# Cards are drawn and kept, lost by choice, and looked at in secret.
PH-25.14 | alone; gear one other; stack equipment one other; draws
    other -> hand=other used.equipment=one
PH-25.14 | alone; supply one food=1; supply other ammo=1; stack supply one other;
        do {draw: {deck: supply, n: 2, keep: 1}}
    -> details='1 food.,1 ammo.' | other -> food=0 ammo=1 used.supply=one,other
PH-25.14 | alone; skill one; stack skills one; do {draw: {deck: skills}} | -> skills=one
PH-25.16 | alone; only equipment; only skills;
        do {draw: {deck: equipment, n: 2, keep: 1}} {draw: {deck: skills}} {food: 1}
    -> hand=0 skills=0 food=1
PH-25.14 | two-cards {gear/skill/follower}; has one other;
        do {discard: {kind: {item/skill/follower}, n: 1}}
    other -> {gear/skills/followers}=one
PH-25.14 | two-cards {gear/skill/follower}; has one other;
        do {discard: {kind: {item/skill/follower}, n: 5}}
    other -> {gear/skills/followers}=0
PH-25.14 | two-cards gear; holds one other; do {discard: {kind: hand, n: {1/5}}}
    other -> hand={one/0}
PH-25.14 | alone; food=3 ammo=1; do {discard: {kind: food, n: 2}} {discard: {kind: ammo, n: 2}}
    -> food=1 ammo=0
PH-25.14 PH-30.5 | two-cards gear; has one other; do {discard: {kind: item}}; free
    0:drop:one -> options=other | other -> used.equipment=one,other
PH-25.14 PH-1.10 | two; event one two six; stack events one two six;
        do {peek: {deck: events, n: 3, discard: 1}}
    -> secret asks='the next events. Discard one?' | one -> asks='Which comes first?' |
        six -> top.events=six,two used.events=one Ben.misses='Own card'
PH-25.14 | alone; event one two; stack events one two; do {peek: {deck: events, n: 2, discard: 2}}
    keep -> asks='Which comes first?' told.peek=1
# Alone, nobody sees an event again.
PH-8.11 PH-25.14 | alone; only events fortress; used events bad-water;
        do {peek: {deck: events, n: 2}}
    -> over top.events=fortress used.events=bad-water
# Who is asked nothing about the cards is told what they are.
PH-25.14 | alone; event one; stack events one; do {peek: {deck: events, n: 1}} | -> told.peek=2
PH-25.14 PH-25.7 | alone; combat easy speed=4 health=2; stack level1 easy; looks
    -> has=easy detail.easy='(human): speed 4, health 2, melee 3, 1 wound per hit.'
PH-25.14 PH-25.7 | alone; story tale {} {}; stack level1 tale; looks
    -> has=tale detail.tale='A story with a choice.'
PH-25.14 | alone; place=4; combat hard level=2; stack level2 hard; looks | -> has=hard
# Of several ways those that can be paid; by default the first that costs nothing.
PH-25.14 PH-8.10 | alone; food=2; ways
    -> options=0,1,2 detail.0='Pay 2 of your 2 food' | 0 -> food=0 counters=1
PH-25.14 PH-8.10 | alone; strength={4/7}; do {choose: [{label: Lift, do: [{test: {stat: strength,
        passed: [{food: 1}], failed: [{health: -1}]}}]}, {label: Leave, do: []}]}
    -> detail.0='{67/100}% (strength {4/7}): gain 1 food; if you fail: lose 1 health.'
PH-25.14 PH-8.10 | alone; food=1; ways
    -> options=1,2 asks='what do you do? You cannot afford “Pay food” (2 food).'
PH-8.10 | alone; food=2; ways | . -> food=2 health=6 counters=0 ammo=0
PH-8.10 | alone; food=2; one-way | -> options=0,none | . -> food=2 counters=0
PH-8.10 | alone; one-way | -> over
PH-25.14 PH-20.1 | alone; do {test: {stat: mind, pass: [{food: 1}], fail: [{health: -1}]}};
        dice d{3/4}
    -> food={1/0} health={6/5}
# The human with the most or the least; with `alone`, a tie brings nothing.
PH-25.14 PH-8.5 | three; Ben {place/health/food/ammo/counters/hunger}={4/7/1/1/1/1};
        do {compare: {which: most, then: [{morale: -1}],
        metric: {place/health/food/ammo/xp/hunger}}}
    -> all.morale=6,5,6
PH-25.14 PH-8.5 | three; Ben {place/health/food/ammo/counters/hunger}={4/7/1/1/1/1};
        do {compare: {which: least, then: [{morale: -1}],
        metric: {place/health/food/ammo/xp/hunger}}}
    -> all.morale=5,6,5
PH-25.14 | three; Ben morale=7; do {compare: {metric: morale, which: {most/least}, then: [{jp: 1}]}}
    -> all.place={0,1,0/1,0,1}
PH-25.14 PH-26.6 | {three/two}; place=2;
        do {compare: {metric: place, which: least, alone: true, then: [{food: 1}]}}
    -> all.food={0,0,0/0,1}
PH-26.6 | two; Ben lays clinic 0,1; do {compare: {metric: tiles, which: most, then: [{food: 1}]}}
    -> all.food=0,1
PH-25.14 | two; has thick-neck; do {compare: {metric: scars, which: most, then: [{food: 1}]}}
    -> all.food=1,0
PH-8.3 PH-26.7 | three; event kept keepable=yes; in-force kept; Cleo health=2;
        play does-by kept {keep: {metric: health, which: least}}
    -> Cleo.events=kept event=none
# Others must agree, and by default agree to what is benign.
PH-11.4 PH-11.5 | helped two; skill card benign=yes; card-does {health: {n: 1, whom: other}}
    -> topics=consent waits=Ben | . -> Ben.health=4
PH-11.4 PH-11.5 | helped two; skill card; card-does {health: {n: 1, whom: other}}
    . -> Ben.health=3
# Who is asked reads what the card does to them.
PH-11.4 | helped two; skill card {camp: {health: {n: 1, whom: other}}};
        card-does {health: {n: 1, whom: other}}
    -> detail.yes='Gain 1 health.'
PH-11.4 | helped three; Cleo morale=3; skill card benign=yes; card-does {morale: {n: 1, whom: here}}
    -> waits=Ben,Cleo | 1:no 2:yes -> all.morale=4,3,4
""")
def test_operations(check: Check) -> None:
    check()


_CONDITIONS: TypeAdapter[Data] = TypeAdapter(Condition)
# fmt: off
CONDITIONS = [
    # What must be so; where it is, and where it is not, between slashes.
    ("{terrain: [rural]}", "alone", "in-town"),
    ("safe_house", "house zone=0", "house / alone"),
    ('{safe_house: {"no": true}}', "house", "house zone=0"),
    ("in_company", "two", "two; clinic Ben / alone"),
    ("{enemies_at_least: 2}", "pair", "pair; enemy 1 health=0 / alone"),
    ("{enemy: [mutant]}", "pair", "pair; enemy 1 health=0 / alone"),
    ("{round_is: 2}", "pair; already round=2", "pair; already round=1 / alone"),
    ("caught", "pair; already caught=yes", "pair / alone"),
    ("won", "pair; already won=yes", "pair / alone"),
]
# fmt: on
PLACES = {
    "in-town": "alone; on clinic",
    "clinic": "{} on clinic",
    "house": "alone; tile house zones=1safe; on house {}",
    # A human and a mutant enemy.
    "pair": "alone; combat foe kind=human; minion kin kind=mutant; fight foe kin",
}


@pytest.mark.rule("PH-25.15")
@pytest.mark.parametrize(("raw", "met", "unmet"), CONDITIONS)
def test_conditions(raw: str, met: str, unmet: str) -> None:
    condition = _CONDITIONS.validate_python(read_value(raw))
    assert is_condition_met(read_road(met, PLACES).state, 0, condition)
    for other in unmet.split(" / "):
        assert not is_condition_met(read_road(other, PLACES).state, 0, condition)


@pytest.mark.rule("PH-25.15")
@pytest.mark.parametrize(
    ("name", "cost", "had"), [("food", 2, 2), ("ammo", 1, 1), ("health", 2, 3), ("morale", 1, 2)]
)
def test_costs_are_paid_in_full_or_not_at_all(name: str, cost: int, had: int) -> None:
    skilled = f"alone; skill deal {{anytime: {{xp: 1}}, cost: {{{name}: {cost}}}}}; has deal"
    road = read_road(f"{skilled}; {name}={had}")
    (found,) = list_uses(road.state, 0, "anytime")
    case = road.play(lambda h: use_card(h, 0, found))
    assert (getattr(case.human(), name), case.human().counters) == (had - cost, 1)
    poorer = read_road(f"{skilled}; {name}={had - 1}")
    assert list_uses(poorer.state, 0, "anytime") == []


def rob_meanwhile(raw: Data, happens: Callable[[Here], object]) -> Script:
    """Ada robs somebody, and something happens once Dov has answered."""

    def other(h: Here) -> Play[None]:
        yield from ask_idly(h, 3)
        happens(h)

    return lambda h: h.together([carry_for_ada(raw, source="looting.1")(h), other(h)])


def eat_bens_food(h: Here) -> None:
    h.human(1).food = 0


HAPPENS = {
    "eats": eat_bens_food,
    "turns": lambda h: become_mutant(h, 1),
    "drops": lambda h: discard_item(h, 1, "one"),
}
theft_rows = make_rows(
    POSITIONS, ask_idly, {**PLAYS, "meanwhile": lambda what, raw: rob_meanwhile(raw, HAPPENS[what])}
)


@theft_rows("""
# With dice, a higher sum of die and speed takes a small thing.
PH-26.1 PH-11.4 | robbed; vs-does {steal: {kind: item, size: 1, contest: true}}; dice d{43/33}
    -> gear={small/0} Ben.gear={big/big,small}
PH-26.1 PH-11.4 | robbed; speed=4; vs-does {steal: {kind: item, size: 1, contest: true}}; dice d33
    -> gear=small
# Nothing that does not fit; of two copies of a card one is offered.
PH-26.1 PH-20.12 | two; gear big other size=3; has big other; gear small; Ben has small;
        vs-does {steal: {kind: item, size: 1}}
    -> Ben.gear=small
PH-26.1 PH-20.12 | two; gear small; Ben has knife knife small;
        vs-does {steal: {kind: item, size: 1}}
    -> options=knife.1,small
# Its size is that of the card: a pack, which has none, is too small.
PH-26.1 | two; Ben has post-bag; vs-does {steal: {kind: item, size: 1}} | -> Ben.gear=post-bag
# The thief says from whom.
PH-26.1 | three; Ben food=1; Cleo food=1; vs-does {steal: {kind: food}}
    -> asks='who do you take it from?' | 2 -> food=1 all.food=1,1,0
# Nobody in a camo tent, and nobody elsewhere.
PH-26.3 | two; Ben food=1 has camo-tent; Ben declares {camp/move}; vs-does {steal: {kind: food}}
    -> Ben.food={1/0}
PH-26.1 | two; Ben food=1 on observatory; vs-does {steal: {kind: food}} | -> Ben.food=1
# What has changed meanwhile: the food is gone, its owner has turned, or the thing is gone.
PH-26.1 | four; has looting; Ben food=1; Cleo food=1; play meanwhile eats {steal: {kind: food}}
    3:on 0:1 -> over food=0 Cleo.food=1 says='no longer has what Ada wanted'
PH-26.1 | four; has looting; Ben food=1; Cleo food=1; play meanwhile turns {steal: {kind: food}}
    3:on 0:1 -> over food=0
PH-26.1 | four; has looting; gear one two; Ben has one two;
        play meanwhile drops {steal: {kind: item, size: 1}}
    3:on 0:one -> over gear=0 Ben.gear=two
""")
def test_stealing(check: Check) -> None:
    check()
