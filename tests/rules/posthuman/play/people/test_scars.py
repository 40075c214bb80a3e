"""Scars, and what they make of their owner (PH-17)."""

from typing import Any

import pytest

from rules.engine import Play
from rules.posthuman.model import decks
from rules.posthuman.model.state import Deal
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights.knockout import resolve_knockout
from rules.posthuman.play.fights.melee import resolve_engagement
from rules.posthuman.play.people.scars import become_mutant, draw_scars, refill_hand
from tests.rules.posthuman.build import Road, ask_idly
from tests.rules.posthuman.own_cards import (
    blade,
    combat,
    event,
    follower,
    gear,
    minion,
    mutant_action,
    scar,
    tile,
)
from tests.rules.posthuman.play.mutants.prey import lay_action, make_deed
from tests.rules.posthuman.rows import Row, row

MUTATIONS = ["thick-neck", "hare-legs", "long-stride", "owl-eyes", "many-voices", "second-teeth"]
BLANKS = [one for one in decks.SCARS if decks.SCARS[one].is_blank]


def draw_scars_of_ada(n: int = 1) -> Any:
    return lambda h: draw_scars(h, 0, n, "Test")


def suffer_knockout(h: Here) -> Play[bool]:
    return (yield from resolve_knockout(h, 0, "Test"))


def engage_enemy(h: Here) -> Play[object]:
    return (yield from resolve_engagement(h, 0, 0))


def place_scarred(seats: int, *had: str, comes: str = MUTATIONS[5]) -> Road:
    """Ada has some scars, and this one comes next."""
    return Road(seats).has(0, *had).stacks("scars", comes)


def place_in_melee(scarred: bool = False, **enemy: Any) -> Road:
    return Road(1).fight(0, combat(**enemy), stage="melee", round=1, scarred=scarred)


def discard_scars(*scars: str, seats: int = 2, only: tuple[str, ...] = ()) -> Road:
    """The scar deck is used up but for some; these are its discards."""
    road = Road(seats).only("scars", *only)
    road.state.removed, road.state.scars.discards = [], list(scars)
    return road


def prove_scars(rules: str, scars: int, luck: str = "MMM AMM", **enemy: Any) -> Any:
    """A row about an engagement with an enemy, in which Ada is hit unless luck says otherwise."""
    return row(rules, lambda: place_in_melee(**enemy), f"-> scars={scars}", luck, play=engage_enemy)


def turn_ada(h: Here) -> None:
    become_mutant(h, 0)


def make_owner() -> Road:
    """Ada owns something of everything."""
    road = Road(3, turn=4).has(0, "acrobatics", "knife", blade(id="blade"), gear(id="pack"))
    road.has(0, follower(id="open"), event(id="event"), combat(id="foe"), *MUTATIONS[:3], BLANKS[0])
    road.has(0, minion(id="kin", kind="mutant")).holds(0, gear(id="held"))
    road.hides(0, follower(id="hidden")).human(0, food=3, ammo=2, counters=1, place=5)
    return road.lays(0, tile(id="laid"), "0,1").stands(0, "0,1")


def make_traders() -> Road:
    """Ada is in a fight; Ben offers her a deal, she one to Cleo, and Ben one to Cleo."""
    road = Road(3).fight(0, combat(id="foe"), minion(id="kin", kind="mutant"))
    pairs = [(1, 0), (0, 2), (1, 2)]
    road.state.deals = [Deal(number=n, seat=a, partner=b) for n, (a, b) in enumerate(pairs)]
    return road


def give_signed_scars(signs: str, strength: int) -> Road:
    """Ada has mutations that raise and lower strength."""
    made = [scar(changes=[{"stat": "strength", "n": {"+": 1, "-": -1}[sign]}]) for sign in signs]
    return Road(3).human(0, strength=strength).has(0, *made)


def give_hand_limits(*changes: int) -> Road:
    """Ada has mutations that change the limit of the hand."""
    return Road(3).has(0, *[scar({"at": "anytime", "do": [{"hand": n}]}) for n in changes])


def make_hand(held: int, *, laid: bool = False) -> Road:
    road = Road(3).mutant(1).holds(1, *[make_deed() for _ in range(held)])
    return lay_action(road, 1, make_deed()) if laid else road


def refill_mutant_hand(h: Here) -> int:
    return refill_hand(h, 1)


def place_before_fourth() -> Road:
    road = Road(4, phase="mutants").mutant(1).mutant(2).has(0, *MUTATIONS[:4])
    road.stacks("scars", MUTATIONS[4]).human(0, health=1).lays(0, tile(), "0,1").stands(0, "0,1")
    return road.mutant(3, laid=mutant_action({"health": -1}, terrains=["urban"]))


# fmt: off
SCARS = [
    # One scar a combat, with the first melee wound of an enemy that has the mark.
    prove_scars("PH-17.1", 1, kind="mutant"),
    prove_scars("PH-17.1", 0, kind="mutant", scarred=True),
    prove_scars("PH-17.1 PH-17.2", 0, kind="human"),
    prove_scars("PH-17.2", 1, kind="animal", scar=True),
    prove_scars("PH-17.2", 0, "MMM MMM", kind="mutant"),
    prove_scars("PH-17.2", 0, kind="mutant", wounds=0),
    # Blanks are no mutations.
    row("PH-17.3",
        lambda: place_scarred(3, *BLANKS[:4], "thick-neck", "hare-legs", comes=BLANKS[4]),
        "-> options=stay,never | stay -> mutations=thick-neck,hare-legs returned=no"),
    # With the third and the fourth mutation one may turn; by default one does not.
    row("PH-17.6", lambda: place_scarred(3, *MUTATIONS[:2]),
        "-> options=stay,turn,never | turn -> mutants=Ada"),
    row("PH-17.6", lambda: place_scarred(3, *MUTATIONS[:3]),
        "-> options=stay,turn,never | turn -> returned"),
    row("PH-17.6a", lambda: place_scarred(3, *MUTATIONS[:2]), "-> secret"),
    row("PH-17.6a", lambda: place_scarred(3, *MUTATIONS[:2]), ". -> returned=no mutants=nobody"),
    row("PH-17.6b", lambda: place_scarred(3, *MUTATIONS[:3], comes=BLANKS[0]),
        "-> options=stay,never"),
    # "never" answers from then on, but not for the fifth mutation.
    row("PH-17.6a PH-7.6", lambda: place_scarred(3, *MUTATIONS[:2]),
        "never -> orders=evolve:never"),
    row("PH-17.6a PH-7.6", lambda: place_scarred(3, *MUTATIONS[:2], BLANKS[0], comes=BLANKS[1]),
        "never -> orders=evolve:never"),
    row("PH-17.6a PH-7.6", lambda: place_scarred(3, *MUTATIONS[:3]).stands_by(0, evolve="never"),
        "-> returned=no"),
    row("PH-17.6a PH-7.6", lambda: place_scarred(3, *MUTATIONS[:4]).stands_by(0, evolve="never"),
        "-> returned"),
    # The fifth mutation turns at once, and nothing more is drawn. Blanks do not count.
    row("PH-17.7 PH-30.15", lambda: place_scarred(2, *MUTATIONS[:4]).stacks("scars", MUTATIONS[4]),
        f"-> returned mutants=Ada top.scars={MUTATIONS[5]}", play=draw_scars_of_ada(2)),
    row("PH-17.7", lambda: place_scarred(2, *BLANKS[:3], *MUTATIONS[:2]), "-> returned=no"),
    # With two players, and alone, nobody may turn; players count, not humans.
    row("PH-17.8", lambda: place_scarred(1, *MUTATIONS[:3]), "-> returned=no mutants=nobody"),
    row("PH-17.8", lambda: place_scarred(2, *MUTATIONS[:3]), "-> returned=no mutants=nobody"),
    row("PH-17.8a", lambda: place_scarred(3, *MUTATIONS[:2]).mutant(2),
        "-> options=stay,turn,never"),
    # An empty deck loses its blanks and is shuffled; without mutations no scar is drawn.
    row("PH-17.13", lambda: discard_scars(BLANKS[0], "thick-neck", BLANKS[1]),
        f"-> scars=thick-neck removed={BLANKS[0]},{BLANKS[1]}"),
    row("PH-17.13a", lambda: discard_scars(BLANKS[0]), "-> scars=0 returned=no",
        play=draw_scars_of_ada(2)),
    # Without a scar for a knockout its human turns, else it could hold up the mutants for ever.
    row("PH-17.13a",
        lambda: discard_scars(seats=4).mutant(1).has(0, MUTATIONS[0]).human(0, health=0, place=6),
        "-> returned mutants=Ada,Ben says='Knocked out: no scar is left for Ada to draw.'",
        play=suffer_knockout),
    row("PH-17.13a", lambda: discard_scars(seats=4, only=(MUTATIONS[0],)).human(0, morale=0),
        "-> mutants=Ada", play=suffer_knockout),
    row("PH-1.6",
        lambda: place_scarred(4, *MUTATIONS[:4]).mutant(1).mutant(2).mutant(3).human(0, health=0),
        "-> mutants=Ada,Ben,Cleo,Dov", play=suffer_knockout),
    row("PH-1.6", place_before_fourth,
        "1:none 2:none -> over=no | 3:play-0 -> winners=Ada,Ben,Cleo,Dov", play=None),
    # A mutation does nothing while its owner is human, who alone sees it.
    row("PH-17.4", lambda: Road(1).has(0, "hare-legs"), "-> whole_speed=3", play=ask_idly),
    row("PH-17.5", lambda: place_scarred(2, BLANKS[0], comes="thick-neck"),
        "-> Ada.hears='Thick Neck' "
        "Ben.misses='Thick Neck' Ben.hears='draws a scar (now 2).'"),
    # Who turns keeps the mutations alone; what can be used again goes to its discards.
    row("PH-17.9 PH-30.17", make_owner,
        "-> humans=Ben,Cleo Ada.mutations=3 Ada.hand=3 Ada.turned_on=4 "
        "used.scars=scar-white-line says.turned='Thick Neck' says.turned='Long Stride'",
        play=turn_ada),
    row("PH-17.10 PH-30.5", make_owner, "-> used.weapons=blade used.equipment=held,pack "
        "used.skills=acrobatics used.followers=hidden,open used.events=event used.level1=foe "
        "used.mutant=kin removed=knife.1,laid", play=turn_ada),
    row("PH-17.11", make_traders,
        "-> fights=0 deals=1 deal=Ben>Cleo used.level1=foe used.mutant=kin", play=turn_ada),
    # The signs of all mutations add up, and are clamped once.
    *(
        row("PH-17.12 PH-5.15 PH-30.4", lambda args=args: give_signed_scars(*args),
            f"-> Ada.strength={then}", play=turn_ada)
        for *args, then in (("++-", 5, 5), ("-++", 5, 5), ("++", 5, 5), ("--", 2, 1), ("-", 3, 2))
    ),
    row("PH-17.12", lambda: give_signed_scars("-", 3), "-> says.stats='strength -1'",
        play=turn_ada),
    # The hand limit is 3, and mutations change it, but for the last card; laid cards count.
    *(
        row("PH-17.9 PH-18.2 PH-18.2a", lambda hand=hand: give_hand_limits(*hand),
            f"-> Ada.hand={drawn}", play=turn_ada)
        for hand, drawn in (((), 3), ((1, 1), 5), ((-2,), 1), ((-2, -2), 1))
    ),
    row("PH-18.2", lambda: make_hand(0), "-> returned=3 Ben.hand=3", play=refill_mutant_hand),
    row("PH-18.2 PH-18.2a", lambda: make_hand(1, laid=True), "-> returned=1 Ben.hand=2",
        play=refill_mutant_hand),
    row("PH-18.2 PH-18.2a", lambda: make_hand(3, laid=True), "-> returned=0 Ben.hand=3",
        play=refill_mutant_hand),
]
# fmt: on


@pytest.mark.parametrize("row", SCARS)
def test_scars(row: Row) -> None:
    row.check(draw_scars_of_ada())


@pytest.mark.rule("PH-17.6a")
def test_being_asked_does_not_betray_that_a_scar_is_a_mutation() -> None:
    had = [*MUTATIONS[:2], BLANKS[0]]
    third, blank = (
        place_scarred(3, *had, comes=c).play(draw_scars_of_ada()) for c in (MUTATIONS[5], BLANKS[1])
    )
    assert third.prompt().about == blank.prompt().about
    assert "mutation" not in third.prompt().about
    assert [p.id for p in third.table.needed_prompts] == [p.id for p in blank.table.needed_prompts]
