"""Scars, and what they make of their owner (PH-17)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine import Play
from rules.posthuman import GAME
from rules.posthuman.model import decks
from rules.posthuman.model.state import Deal
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights.knockout import resolve_knockout
from rules.posthuman.play.fights.melee import resolve_engagement
from rules.posthuman.play.people.scars import draw_scars
from rules.posthuman.play.people.sheet import sum_effective_stat
from rules.posthuman.play.people.turning import become_mutant, refill_hand
from tests.rules.posthuman.build import Case, Road
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
from tests.rules.posthuman.play.mutants.prey import deed, lay
from tests.rules.posthuman.rows import LAPSE, follow, row

MUTATIONS = ["thick-neck", "hare-legs", "long-stride", "owl-eyes", "many-voices", "second-teeth"]
BLANKS = [one for one in decks.SCARS if decks.SCARS[one].is_blank]
TURN = ["stay", "turn", "never"]
HIT = ("miss", "miss", "miss", "attack", "miss", "miss")
"""Ada's three dice, and the enemy's."""


def draws(n: int = 1) -> Any:
    return lambda h: draw_scars(h, 0, n, "Test")


def falls(h: Here) -> Play[bool]:
    return (yield from resolve_knockout(h, 0, "Test"))


def meets(h: Here) -> Play[object]:
    return (yield from resolve_engagement(h, 0, 0))


def scarred(seats: int, *had: str, comes: str = MUTATIONS[5]) -> Road:
    """Ada has some scars, and this one comes next."""
    return Road(seats).has(0, *had).stacks("scars", comes)


def against(scarred: bool = False, **enemy: Any) -> Road:
    return Road(1).fight(0, combat(**enemy), stage="melee", round=1, scarred=scarred)


def discarded(*scars: str, seats: int = 2, only: tuple[str, ...] = ()) -> Road:
    """The scar deck is used up but for some; these are its discards."""
    road = Road(seats).only("scars", *only)
    road.state.removed, road.state.scars.discards = [], list(scars)
    return road


def struck(rules: str, scars: int, luck: tuple[str, ...] = HIT, **enemy: Any) -> Any:
    return row(rules, lambda: against(**enemy), play=meets, luck=luck, scars=scars)


SCARS = [
    # One scar a combat, with the first melee wound of an enemy that has the mark.
    struck("PH-17.1", 1, kind="mutant"),
    struck("PH-17.1", 0, kind="mutant", scarred=True),
    struck("PH-17.1 PH-17.2", 0, kind="human"),
    struck("PH-17.2", 1, kind="animal", scar=True),
    struck("PH-17.2", 0, ("miss",) * 6, kind="mutant"),
    struck("PH-17.2", 0, kind="mutant", wounds=0),
    # Blanks are no mutations.
    row(
        "PH-17.3",
        lambda: scarred(3, *BLANKS[:4], "thick-neck", "hare-legs", comes=BLANKS[4]),
        "stay",
        **{"offers": ["stay", "never"], "mutations": MUTATIONS[:2], "returned": False},
    ),
    # With the third and the fourth mutation one may turn; by default one does not.
    row("PH-17.6", lambda: scarred(3, *MUTATIONS[:2]), "turn", offers=TURN, mutants=[0]),
    row("PH-17.6", lambda: scarred(3, *MUTATIONS[:3]), "turn", offers=TURN, returned=True),
    row("PH-17.6a", lambda: scarred(3, *MUTATIONS[:2]), secret=True),
    row("PH-17.6a", lambda: scarred(3, *MUTATIONS[:2]), LAPSE, returned=False, mutants=[]),
    row("PH-17.6b", lambda: scarred(3, *MUTATIONS[:3], comes=BLANKS[0]), options=["stay", "never"]),
    # "never" answers from then on, but not for the fifth mutation.
    row("PH-17.6a PH-7.6", lambda: scarred(3, *MUTATIONS[:2]), "never", orders={"evolve": "never"}),
    row(
        "PH-17.6a PH-7.6",
        lambda: scarred(3, *MUTATIONS[:2], BLANKS[0], comes=BLANKS[1]),
        "never",
        orders={"evolve": "never"},
    ),
    row(
        "PH-17.6a PH-7.6",
        lambda: scarred(3, *MUTATIONS[:3]).stands_by(0, evolve="never"),
        returned=False,
    ),
    row(
        "PH-17.6a PH-7.6",
        lambda: scarred(3, *MUTATIONS[:4]).stands_by(0, evolve="never"),
        returned=True,
    ),
    # The fifth mutation turns at once, and nothing more is drawn. Blanks do not count.
    row(
        "PH-17.7 PH-30.15",
        lambda: scarred(2, *MUTATIONS[:4]).stacks("scars", MUTATIONS[4]),
        play=draws(2),
        **{"returned": True, "mutants": [0], "next_scar": MUTATIONS[5]},
    ),
    row("PH-17.7", lambda: scarred(2, *BLANKS[:3], *MUTATIONS[:2]), returned=False),
    # With two players, and alone, nobody may turn; players count, not humans.
    row("PH-17.8", lambda: scarred(1, *MUTATIONS[:3]), returned=False, mutants=[]),
    row("PH-17.8", lambda: scarred(2, *MUTATIONS[:3]), returned=False, mutants=[]),
    row("PH-17.8a", lambda: scarred(3, *MUTATIONS[:2]).mutant(2), options=TURN),
    # An empty deck loses its blanks and is shuffled; without mutations no scar is drawn.
    row(
        "PH-17.13",
        lambda: discarded(BLANKS[0], "thick-neck", BLANKS[1]),
        **{"scars": ["thick-neck"], "removed": [BLANKS[0], BLANKS[1]]},
    ),
    row("PH-17.13a", lambda: discarded(BLANKS[0]), play=draws(2), scars=0, returned=False),
    # Without a scar for a knockout its human turns, else it could hold up the mutants for ever.
    row(
        "PH-17.13a",
        lambda: discarded(seats=4).mutant(1).has(0, MUTATIONS[0]).human(0, health=0, place=6),
        play=falls,
        **{"returned": True, "mutants": [0, 1]},
        told=["Knocked out: no scar is left for Ada to draw."],
    ),
    row(
        "PH-17.13a",
        lambda: discarded(seats=4, only=(MUTATIONS[0],)).human(0, morale=0),
        play=falls,
        mutants=[0],
    ),
    row(
        "PH-1.6",
        lambda: scarred(4, *MUTATIONS[:4]).mutant(1).mutant(2).mutant(3).human(0, health=0),
        play=falls,
        mutants=[0, 1, 2, 3],
    ),
]


@pytest.mark.parametrize(("road", "answers", "then"), SCARS)
def test_scars(road: Any, answers: tuple[str, ...], then: dict[str, Any]) -> None:
    follow(draws(), road, answers, then)


@pytest.mark.rule("PH-17.4")
def test_a_mutation_does_nothing_while_its_owner_is_human() -> None:
    assert decks.SCARS["thick-neck"].changes[0].stat == "strength"
    assert sum_effective_stat(Road(1).has(0, "thick-neck").state, 0, "strength") == 3


@pytest.mark.rule("PH-17.5")
def test_a_scars_face_is_told_to_its_owner_alone_and_the_number_to_all() -> None:
    case = scarred(2, BLANKS[0], comes="thick-neck").play(draws())
    assert [event.seats for event in case.said("Thick Neck", to=0)] == [(0,)]
    assert case.said("Thick Neck", to=1) == []
    assert case.said("draws a scar (now 2).", to=1)


@pytest.mark.rule("PH-17.6a")
def test_being_asked_does_not_betray_that_a_scar_is_a_mutation() -> None:
    had = [*MUTATIONS[:2], BLANKS[0]]
    third, blank = (scarred(3, *had, comes=c).play(draws()) for c in (MUTATIONS[5], BLANKS[1]))
    assert third.prompt().about == blank.prompt().about
    assert "mutation" not in third.prompt().about
    assert [p.id for p in third.table.needed_prompts] == [p.id for p in blank.table.needed_prompts]


# -- turning (PH-17.9 to PH-17.12) ---------------------------------------------------------------


def turned(road: Road) -> Case:
    return road.play(lambda h: become_mutant(h, 0))


def owner() -> Road:
    """Ada owns something of everything."""
    road = Road(3, turn=4).has(0, "acrobatics", "knife", blade(), gear(), follower(), event())
    road.has(0, combat(), minion(kind="mutant"), *MUTATIONS[:3], BLANKS[0])
    road.holds(0, gear()).hides(0, follower()).human(0, food=3, ammo=2, counters=1, place=5)
    return road.lays(0, tile(), "0,1").stands(0, "0,1")


@pytest.mark.rule("PH-17.9", "PH-30.17")
def test_who_turns_keeps_the_mutations_alone_and_draws_mutant_actions() -> None:
    case = turned(owner())
    mutant = case.mutant(0)
    assert case.s.players[0].human is None
    assert set(type(mutant).__slots__).isdisjoint({"food", "ammo", "gear", "map", "place"})
    assert (mutant.mutations, len(mutant.hand), mutant.turned_on) == (MUTATIONS[:3], 3, 4)
    assert BLANKS[0] in case.s.scars.discards
    assert len(case.s.mutant_actions.pile) == len(owner().state.mutant_actions.pile) - 3
    assert any("Thick Neck" in text for text in case.texts("turned"))


@pytest.mark.rule("PH-17.10", "PH-30.5")
def test_what_can_be_used_again_goes_to_its_discards_and_the_rest_leaves_the_game() -> None:
    road = owner()
    human = road.state.human(0)
    starting = [one for one in human.gear if one in decks.STARTING]
    cards = [one for one in human.gear if one not in decks.STARTING] + human.hand + human.skills
    cards += human.followers + human.hidden_followers + human.trophies + human.events
    laid = human.map["0,1"].tile
    s = turned(road).s
    named = [s.weapons, s.equipment, s.skills, s.followers, s.events, *s.encounters.values()]
    discards = [one for deck in (*named, *s.minions.values()) for one in deck.discards]
    assert sorted(discards) == sorted(cards)
    assert (len(starting), s.removed) == (1, [*starting, laid])


@pytest.mark.rule("PH-17.11")
def test_who_turns_ends_its_combat_and_what_it_was_trading() -> None:
    foe, ally = combat(), minion(kind="mutant")
    road = Road(3).fight(0, foe, ally)
    pairs = [(1, 0), (0, 2), (1, 2)]
    road.state.deals = [Deal(number=n, seat=a, partner=b) for n, (a, b) in enumerate(pairs)]
    s = turned(road).s
    assert (s.fights, [deal.number for deal in s.deals]) == ({}, [2])
    assert (s.encounters[1].discards, s.minions["mutant"].discards) == ([foe], [ally])


@pytest.mark.rule("PH-17.12", "PH-5.15", "PH-30.4")
@pytest.mark.parametrize(
    ("human", "signs", "strength"),
    [(5, "++-", 5), (5, "-++", 5), (5, "++", 5), (2, "--", 1), (3, "-", 2)],
)
def test_the_signs_of_all_mutations_add_up_and_are_clamped_once(
    human: int, signs: str, strength: int
) -> None:
    change = {"+": 1, "-": -1}
    scars = [scar(changes=[{"stat": "strength", "n": change[sign]}]) for sign in signs]
    case = turned(Road(3).human(0, strength=human).has(0, *scars))
    assert case.mutant(0).stats["strength"] == strength


@pytest.mark.rule("PH-17.9", "PH-18.2", "PH-18.2a")
@pytest.mark.parametrize(("hand", "drawn"), [((), 3), ((1, 1), 5), ((-2,), 1), ((-2, -2), 1)])
def test_the_hand_limit_is_3_and_mutations_change_it(hand: tuple[int, ...], drawn: int) -> None:
    scars = [scar({"at": "anytime", "do": [{"hand": n}]}) for n in hand]
    assert len(turned(Road(3).has(0, *scars)).mutant(0).hand) == drawn


@pytest.mark.rule("PH-18.2", "PH-18.2a")
@pytest.mark.parametrize(("held", "laid", "drawn"), [(0, False, 3), (1, True, 1), (3, True, 0)])
def test_a_laid_card_counts_against_the_limit_and_nothing_is_discarded(
    held: int, laid: bool, drawn: int
) -> None:
    road = Road(3).mutant(1).holds(1, *[deed() for _ in range(held)])
    case = (lay(road, 1, deed()) if laid else road).play(lambda h: refill_hand(h, 1))
    assert case.returned == drawn
    assert len(case.mutant(1).hand) == held + drawn


@pytest.mark.rule("PH-1.6")
def test_the_fourth_turning_ends_the_game() -> None:
    road = Road(4, phase="mutants").mutant(1).mutant(2).has(0, *MUTATIONS[:4])
    road.stacks("scars", MUTATIONS[4]).human(0, health=1).lays(0, tile(), "0,1").stands(0, "0,1")
    deed = mutant_action({"health": -1}, terrains=["urban"])
    case = road.mutant(3, laid=deed).play(game=GAME)
    case.pick("none", by=1).pick("none", by=2)
    assert not case.over
    case.pick("play-0", by=3)
    assert case.result is not None
    assert case.result.winners == (0, 1, 2, 3)
