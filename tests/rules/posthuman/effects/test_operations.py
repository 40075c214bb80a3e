"""What primitives do, when they count, and what they take from others (PH-25.14, PH-25.15,
PH-26.1)."""

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import TypeAdapter

from rules.engine import Play
from rules.posthuman.effects.carry_out import list_uses, use_card
from rules.posthuman.effects.conditions import is_condition_met
from rules.posthuman.effects.models import Condition
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.inventory import discard_item
from rules.posthuman.play.people.scars import become_mutant
from tests.rules.posthuman.build import Road, Script, ask_idly
from tests.rules.posthuman.effects.carried import FOOD, carry_for_ada, prove_effect
from tests.rules.posthuman.own_cards import combat, event, follower, gear, scar, skill, supply, tile
from tests.rules.posthuman.rows import RULE, Row, row


def place_ada(**fields: Any) -> Any:
    return lambda: Road(1).human(0, **fields)


def hurt_all(seats: int = 3) -> Road:
    """All have 3 morale; Cleo is in town."""
    road = Road(seats).lays(seats - 1, tile(terrain="urban"), "0,1").stands(seats - 1, "0,1")
    for seat in range(seats):
        road.human(seat, morale=3)
    return road


def give_two_cards(make: Any, field: str) -> Any:
    """Ada has two cards of a kind."""

    def give_cards() -> Road:
        cards = make(id="one"), make(id="other")
        return Road(1).holds(0, *cards) if field == "hand" else Road(1).has(0, *cards)

    return give_cards


def give_mutations(turns: int) -> Road:
    """Somebody has five mutations, and only mutations come."""
    changes = [{"stat": "mind", "n": 1}]
    road = Road(3).human(turns, scars=[scar(changes=changes) for _ in range(5)])
    return road.stacks("scars", *[scar(changes=changes) for _ in range(3)])


def give_helping_card(seats: int = 2, *, benign: bool = True) -> Road:
    """Ada has a card; all are hurt and at home."""
    road = Road(seats).has(0, skill(benign=benign, id="card"))
    for seat in range(seats):
        road.human(seat, health=3, morale=3)
    return road


def give_two_scars() -> Road:
    changed = scar(id="other", changes=[{"stat": "melee", "n": 1}])
    return Road(2).has(0, scar(id="one"), changed)


def write_comparison(
    which: str, then: Any = None, metric: str = "place", **more: Any
) -> dict[str, Any]:
    return {"compare": {"metric": metric, "which": which, "then": [then or {"jp": 1}], **more}}


DRAW = {"draw": {"deck": "equipment", "n": 2, "keep": 1}}
PEEK = {"peek": {"deck": "events", "n": 3, "discard": 1}}
LOOK = {"peek": {"deck": "encounter", "n": 1, "discard": 1}}
PAID = {"label": "Pay food", "cost": [{"food": 2}], "do": [{"xp": 1}]}
BLOOD = {"label": "Pay blood", "cost": [{"health": 1}], "do": [{"ammo": 1}]}
WAYS = {"choose": [PAID, {"label": "Walk on", "do": []}, BLOOD]}
TEST = {"test": {"stat": "mind", "pass": [FOOD], "fail": [{"health": -1}]}}
HUNGER = [{"hunger": {"n": 1, "whom": "all"}}, FOOD]
# fmt: off
OPERATIONS = [
    # Amounts come and go within their limits, and are told if they change something.
    *(
        prove_effect("PH-25.14", {what: n}, place_ada(**{field: before}),
            f"-> {field}={after} news={int(before != after)}")
        for what, n, field, before, after in (
            ("health", 2, "health", 3, 5), ("health", 1, "health", 6, 6),
            ("morale", -1, "morale", 3, 2), ("food", 2, "food", 1, 3), ("food", -1, "food", 0, 0),
            ("ammo", 2, "ammo", 1, 3), ("hunger", 1, "hunger", 1, 2), ("xp", 1, "counters", 1, 2),
            ("hunger", -2, "hunger", 1, 0), ("hunger", -1, "hunger", 0, 0),
            ("jp", 1, "place", 3, 4), ("jp", 1, "place", 10, 10),
        )
    ),
    prove_effect("PH-25.16", [{"food": -3}, {"ammo": -2}, {"xp": -3}],
        place_ada(food=1, ammo=1, counters=1), "-> food=0 ammo=0 counters=0"),
    prove_effect("PH-25.14", {"wounds": {"n": 2, "target": "player"}},
        lambda: Road(1).has(0, gear({"at": "anytime", "do": [{"prevent": 1}]})), "-> health=5"),
    prove_effect("PH-25.16", {"health": -6}, place_ada(), ".. -> fallen"),
    prove_effect("PH-25.16", {"morale": -7}, place_ada(), ".. -> fallen"),
    prove_effect("PH-25.14 PH-9.6", {"hunger": 1}, place_ada(hunger=3),
        ".. -> fallen health=1 morale=1 hunger=0"),
    # Only the fall of whose card it is ends it; Ada would find food, and a knockout gives 1.
    prove_effect("PH-19.9 PH-9.6", HUNGER, lambda: Road(2).human(0, hunger=3),
        ".. -> fallen Ben.fallen=no hunger=0 Ben.hunger=1 food=1"),
    prove_effect("PH-19.9 PH-9.6", HUNGER, lambda: Road(2).human(1, hunger=3),
        ".. -> fallen=no Ben.fallen hunger=1 Ben.hunger=0 food=1"),
    prove_effect("PH-25.16", {"morale": {"n": -1, "whom": "all"}},
        lambda: Road(2).human(1, morale=1), ".. -> fallen=no Ben.fallen morale=5"),
    # For whom it is.
    *(
        prove_effect("PH-25.14", {"morale": {"n": 1, "whom": whom}}, hurt_all,
            f"{pick} -> over all.morale={then}")
        for whom, pick, then in (("self", "", "4,3,3"), ("other", "", "3,4,3"),
            ("chosen", "1", "3,4,3"), ("here", "", "4,4,3"), ("all", "", "4,4,4"))
    ),
    *(
        prove_effect("PH-25.14", {"scar": {"n": 1, "whom": "all"}},
            lambda turns=turns: give_mutations(turns), f".. -> mutants={name} burdens=1,1")
        for turns, name in ((0, "Ada"), (1, "Ben"))
    ),
    # Scars are drawn, and healed by one's own choice.
    prove_effect("PH-25.14 PH-17.1", [{"scar": 2}, {"food": 1}],
        lambda: Road(1).stacks("scars", scar(id="one"), scar(id="other")),
        "-> scars=one,other food=1"),
    prove_effect("PH-25.14 PH-17.5", {"heal_scar": 1}, give_two_scars,
        "-> secret | 1 -> scars=one used.scars=other Ben.misses='Own card'"),
    # Cards are drawn and kept, lost by choice, and looked at in secret.
    prove_effect("PH-25.14", DRAW,
        lambda: Road(1).stacks("equipment", gear(id="one"), gear(id="other")),
        "other -> hand=other used.equipment=one"),
    prove_effect("PH-25.14", {"draw": {"deck": "supply", "n": 2, "keep": 1}},
        lambda: Road(1).stacks("supply", supply(food=1), supply(ammo=1)),
        "-> details='1 food.,1 ammo.' | own-1 -> food=0 ammo=1 used.supply=own-0,own-1"),
    prove_effect("PH-25.14", {"draw": {"deck": "skills"}},
        lambda: Road(1).stacks("skills", skill(id="one")), "-> skills=one"),
    prove_effect("PH-25.16", [DRAW, {"draw": {"deck": "skills"}}, FOOD],
        lambda: Road(1).only("equipment").only("skills"), "-> hand=0 skills=0 food=1"),
    *(
        prove_effect("PH-25.14", {"discard": {"kind": kind, "n": n}}, give_two_cards(make, field),
            f"other -> {field}={left}")
        for kind, make, field in (("item", gear, "gear"), ("hand", gear, "hand"),
            ("skill", skill, "skills"), ("follower", follower, "followers"))
        for n, left in ((1, "one"), (5, "0"))
    ),
    prove_effect("PH-25.14",
        [{"discard": {"kind": "food", "n": 2}}, {"discard": {"kind": "ammo", "n": 2}}],
        place_ada(food=3, ammo=1), "-> food=1 ammo=0"),
    prove_effect("PH-25.14 PH-30.5", {"discard": {"kind": "item"}}, give_two_cards(gear, "gear"),
        "0:drop:one -> options=other | other -> used.equipment=one,other", free=True),
    prove_effect("PH-25.14 PH-1.10", PEEK,
        lambda: Road(2).stacks("events", event(id="one"), event(id="two"), event(id="three")),
        "-> secret asks='the next events. Discard one?' | one -> asks='Which comes first?' | "
        "three -> top.events=three,two used.events=one Ben.misses='Own card'"),
    prove_effect("PH-25.14", {"peek": {"deck": "events", "n": 2, "discard": 2}},
        lambda: Road(1).stacks("events", event(), event()), "keep -> asks='Which comes first?'"),
    prove_effect("PH-25.14", LOOK, lambda: Road(1).stacks("level1", combat(id="easy")),
        "-> has=easy"),
    prove_effect("PH-25.14", LOOK,
        lambda: Road(1).human(0, place=4).stacks("level2", combat(id="hard", level=2)),
        "-> has=hard"),
    # Of several ways those that can be paid; by default the first that costs nothing.
    prove_effect("PH-25.14 PH-8.10", WAYS, place_ada(food=2),
        "-> options=0,1,2 detail.0='Pay 2 of your 2 food' | 0 -> food=0 counters=1"),
    prove_effect("PH-25.14 PH-8.10", WAYS, place_ada(food=1),
        "-> options=1,2 asks='what do you do? You cannot pay 2 food for “Pay food”.'"),
    prove_effect("PH-8.10", WAYS, place_ada(food=2), ". -> food=2 health=6 counters=0 ammo=0"),
    prove_effect("PH-8.10", {"choose": [PAID]}, place_ada(food=2),
        "-> options=0,none | . -> food=2 counters=0"),
    prove_effect("PH-8.10", {"choose": [PAID]}, place_ada(), "-> over"),
    prove_effect("PH-25.14 PH-20.1", TEST, place_ada(), "-> food=1 health=6", "d3"),
    prove_effect("PH-25.14 PH-20.1", TEST, place_ada(), "-> food=0 health=5", "d4"),
    # Who has most or least; alone means that a tie brings nothing.
    *(
        prove_effect("PH-25.14 PH-8.5", write_comparison(which, {"morale": -1}, metric),
            lambda field=field, n=n: Road(3).human(1, **{field: n}), f"-> all.morale={then}")
        for metric, field, n in (("place", "place", 4), ("health", "health", 7),
            ("food", "food", 1), ("ammo", "ammo", 1), ("xp", "counters", 1),
            ("hunger", "hunger", 1))
        for which, then in (("most", "6,5,6"), ("least", "5,6,5"))
    ),
    prove_effect("PH-25.14", write_comparison("most", metric="morale"),
        lambda: Road(3).human(1, morale=7), "-> all.place=0,1,0"),
    prove_effect("PH-25.14", write_comparison("least", metric="morale"),
        lambda: Road(3).human(1, morale=7), "-> all.place=1,0,1"),
    prove_effect("PH-25.14 PH-26.6", write_comparison("least", FOOD, alone=True),
        lambda: Road(3).human(0, place=2), "-> all.food=0,0,0"),
    prove_effect("PH-25.14 PH-26.6", write_comparison("least", FOOD, alone=True),
        lambda: Road(2).human(0, place=2), "-> all.food=0,1"),
    prove_effect("PH-26.6", write_comparison("most", FOOD, "tiles"),
        lambda: Road(2).lays(1, tile(), "0,1"), "-> all.food=0,1"),
    prove_effect("PH-25.14", write_comparison("most", FOOD, "scars"),
        lambda: Road(2).has(0, scar()), "-> all.food=1,0"),
    prove_effect("PH-8.3 PH-26.7", {"keep": {"metric": "health", "which": "least"}},
        lambda: Road(3).event(event(keepable=True, id="kept")).human(2, health=2),
        "-> Cleo.events=kept event=none", source="kept"),
    # Others must agree, and by default agree to what is benign.
    prove_effect("PH-11.4 PH-11.5", {"health": {"n": 1, "whom": "other"}}, give_helping_card,
        "-> topics=consent waits=Ben | . -> Ben.health=4", source="card"),
    prove_effect("PH-11.4 PH-11.5", {"health": {"n": 1, "whom": "other"}},
        lambda: give_helping_card(benign=False), ". -> Ben.health=3", source="card"),
    prove_effect("PH-11.4", {"morale": {"n": 1, "whom": "here"}}, lambda: give_helping_card(3),
        "-> waits=Ben,Cleo | 1:no 2:yes -> all.morale=4,3,4", source="card"),
]
# fmt: on


@pytest.mark.parametrize("row", OPERATIONS)
def test_operations(row: Row) -> None:
    row.check(ask_idly)


_CONDITIONS: TypeAdapter[Any] = TypeAdapter(Condition)
IN, OUT = {"at": "0,1", "zone": 0}, {"at": "0,1", "zone": None}


def place_alone(**fields: Any) -> Road:
    """Ada, with a safe house north of home."""
    house = tile(zones=({"figures": 1, "kind": "safe"},))
    return Road(1).lays(0, house, "0,1").human(0, **fields)


def place_before_two(dead: int = 0, **fields: Any) -> Road:
    """Ada before a human and a mutant, the last of whom may be dead."""
    made = Road(1).fight(0, combat(kind="human"), combat(kind="mutant"), **fields)
    if dead:
        made.state.fights[0].foes[1].health = 0
    return made


def place_together(cell: str) -> Road:
    return Road(2).lays(1, tile(terrain="urban"), "0,1").stands(1, cell)


def prove_condition(rules: str, raw: Any, met: Any, *unmet: Any) -> Any:
    """A row: a condition that holds in one position, and in others does not."""
    return pytest.param(raw, met, unmet, marks=RULE(rules))


# fmt: off
CONDITIONS = [
    prove_condition("PH-25.15", {"terrain": ["rural"]}, place_alone, lambda: place_alone(at="0,1")),
    prove_condition("PH-25.15", "safe_house", lambda: place_alone(**IN),
        lambda: place_alone(**OUT)),
    prove_condition("PH-25.15", {"safe_house": {"no": True}}, lambda: place_alone(**OUT),
        lambda: place_alone(**IN)),
    prove_condition("PH-25.15", "in_company", lambda: Road(2), lambda: place_together("0,1"),
        place_alone),
    prove_condition("PH-25.15", {"enemies_at_least": 2}, place_before_two,
        lambda: place_before_two(dead=1), place_alone),
    prove_condition("PH-25.15", {"enemy": ["mutant"]}, place_before_two,
        lambda: place_before_two(dead=1), place_alone),
    prove_condition("PH-25.15", {"round_is": 2}, lambda: place_before_two(round=2),
        lambda: place_before_two(round=1), place_alone),
    prove_condition("PH-25.15", "caught", lambda: place_before_two(caught=True), place_before_two,
        place_alone),
    prove_condition("PH-25.15", "won", lambda: place_before_two(won=True), place_before_two,
        place_alone),
]
# fmt: on


@pytest.mark.parametrize(("raw", "met", "unmet"), CONDITIONS)
def test_conditions(raw: Any, met: Any, unmet: Any) -> None:
    condition = _CONDITIONS.validate_python(raw)
    assert is_condition_met(met().state, 0, condition)
    assert not [one for one in unmet if is_condition_met(one().state, 0, condition)]


@pytest.mark.rule("PH-25.15")
@pytest.mark.parametrize(
    ("name", "cost", "had"), [("food", 2, 2), ("ammo", 1, 1), ("health", 2, 3), ("morale", 1, 2)]
)
def test_costs_are_paid_in_full_or_not_at_all(name: str, cost: int, had: int) -> None:
    road = Road(1).has(0, skill({"at": "anytime", "do": [{"xp": 1}], "cost": [{name: cost}]}))
    (found,) = list_uses(road.human(0, **{name: had}).state, 0, "anytime")
    case = road.play(lambda h: use_card(h, 0, found))
    assert (getattr(case.human(), name), case.human().counters) == (had - cost, 1)
    assert list_uses(road.human(0, **{name: had - 1}).state, 0, "anytime") == []


FOOD, ITEM = {"steal": {"kind": "food"}}, {"steal": {"kind": "item", "size": 1}}
RAID = {"steal": {"kind": "item", "size": 1, "contest": True}}


def prove_theft(
    rules: str, raw: dict[str, Any], road: Callable[[], Road], text: str, luck: str = ""
) -> Any:
    """A row about a theft by Ada, with a VS card."""
    return prove_effect(
        rules, raw, lambda: road().has(0, "looting"), text, luck, source="looting.1"
    )


def place_robbed_ben(**ada: int) -> Any:
    """Ben has a big thing and a small one."""
    return lambda: Road(2).human(0, **ada).has(1, gear(id="big", size=2), gear(id="small"))


def place_camping_ben(action: Any, *cards: str) -> Any:
    return lambda: Road(2).human(1, food=1).has(1, *cards).declares(1, action)


def far_away() -> Road:
    road = Road(2).human(1, food=1)
    road.lays(1, tile(terrain="mountain", zones=({"figures": 1, "kind": "dead"},)), "0,1")
    return road.stands(1, "0,1")


def rob_meanwhile(raw: dict[str, Any], happens: Callable[[Here], object]) -> Script:
    """Ada robs somebody, and something happens once Dov has answered."""

    def other(h: Here) -> Play[None]:
        yield from ask_idly(h, 3)
        happens(h)

    return lambda h: h.together([carry_for_ada(raw, source="looting.1")(h), other(h)])


def two_rich() -> Road:
    return Road(4).human(1, food=1).human(2, food=1)


def eat_bens_food(h: Here) -> None:
    h.human(1).food = 0


# fmt: off
THEFTS = [
    # With dice, a higher sum of die and speed takes a small thing.
    prove_theft("PH-26.1 PH-11.4", RAID, place_robbed_ben(), "-> gear=small Ben.gear=big", "d43"),
    prove_theft("PH-26.1 PH-11.4", RAID, place_robbed_ben(), "-> gear=0 Ben.gear=big,small", "d33"),
    prove_theft("PH-26.1 PH-11.4", RAID, place_robbed_ben(speed=4), "-> gear=small", "d33"),
    # Nothing that does not fit; of two copies of a card one is offered.
    prove_theft("PH-26.1 PH-20.12", ITEM,
        lambda: Road(2).has(0, gear(size=3), gear(size=3)).has(1, gear(id="small")),
        "-> Ben.gear=small"),
    prove_theft("PH-26.1 PH-20.12", ITEM,
        lambda: Road(2).has(1, "knife", "knife", gear(id="small")), "-> options=knife.1,small"),
    # Nobody in a camo tent, and nobody elsewhere.
    prove_theft("PH-26.3", FOOD, place_camping_ben("camp", "camo-tent"), "-> Ben.food=1"),
    prove_theft("PH-26.3", FOOD, place_camping_ben("move", "camo-tent"), "-> Ben.food=0"),
    prove_theft("PH-26.1", FOOD, far_away, "-> Ben.food=1"),
    # What has changed meanwhile: the food is gone, its owner has turned, or the thing is gone.
    row("PH-26.1", two_rich,
        "3:on 0:1 -> over food=0 Cleo.food=1 says='no longer has what Ada wanted'",
        play=rob_meanwhile(FOOD, eat_bens_food)),
    row("PH-26.1", two_rich, "3:on 0:1 -> over food=0",
        play=rob_meanwhile(FOOD, lambda h: become_mutant(h, 1))),
    row("PH-26.1", lambda: Road(4).has(1, gear(id="one"), gear(id="two")),
        "3:on 0:one -> over gear=0 Ben.gear=two",
        play=rob_meanwhile(ITEM, lambda h: discard_item(h, 1, "one"))),
]
# fmt: on


@pytest.mark.parametrize("row", THEFTS)
def test_stealing(row: Row) -> None:
    row.check(ask_idly)
