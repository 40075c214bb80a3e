"""Scars, and what they make of their owner (PH-17)."""

from __future__ import annotations

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

MUTATIONS = ["thick-neck", "hare-legs", "long-stride", "owl-eyes", "many-voices", "second-teeth"]
BLANKS = [one for one in decks.SCARS if decks.SCARS[one].is_blank]


def fill(h: Here, seat: int) -> Play[int]:
    yield from ()
    return refill_hand(h, seat)


def scarred(seats: int, *had: str, comes: str, n: int = 1) -> Case:
    """Ada, who has some scars, draws more; this one comes first."""
    road = Road(seats).has(0, *had).stacks("scars", comes)
    return road.play(lambda h: draw_scars(h, 0, n, "Test"))


def struck(enemy: str, *luck: str, **fight: object) -> Case:
    """Ada, in melee with an enemy, meets it once; luck is her three dice and its three."""
    road = Road(1).fight(0, enemy, stage="melee", round=1, **fight)
    return road.play(lambda h: resolve_engagement(h, 0, 0), *luck)


HIT = ("miss", "miss", "miss", "attack", "miss", "miss")


# -- drawing them (PH-17.1 to PH-17.5) -----------------------------------------------------------


@pytest.mark.rule("PH-17.1")
def test_a_mutants_melee_wounds_leave_one_scar_a_combat() -> None:
    mutant = combat(kind="mutant")
    assert len(struck(mutant, *HIT).human().scars) == 1
    assert struck(mutant, *HIT, scarred=True).human().scars == []
    assert struck(combat(kind="human"), *HIT).human().scars == []


@pytest.mark.rule("PH-17.2")
def test_a_scar_comes_with_the_first_wound_of_an_enemy_that_bears_the_mark() -> None:
    assert len(struck(combat(kind="animal", scar=True), *HIT).human().scars) == 1
    missed = ("miss", "miss", "miss", "miss", "miss", "miss")
    assert struck(combat(kind="mutant"), *missed).human().scars == []
    assert struck(combat(kind="mutant", wounds=0), *HIT).human().scars == []


@pytest.mark.rule("PH-17.3")
def test_blank_scars_do_not_count() -> None:
    assert not decks.SCARS["thick-neck"].is_blank
    case = scarred(3, *BLANKS[:4], "thick-neck", "hare-legs", comes=BLANKS[4])
    assert case.human().mutations == ["thick-neck", "hare-legs"]
    assert case.options == ["stay", "never"]
    case.pick("stay")
    assert case.returned is False


@pytest.mark.rule("PH-17.4")
def test_a_mutation_does_nothing_while_its_owner_is_human() -> None:
    def strength(*scars: str) -> int:
        return sum_effective_stat(Road(1).has(0, *scars).state, 0, "strength")

    assert decks.SCARS["thick-neck"].changes[0].stat == "strength"
    assert strength("thick-neck") == strength()


@pytest.mark.rule("PH-17.5")
def test_a_scars_face_is_told_to_its_owner_alone() -> None:
    case = scarred(2, comes="thick-neck")
    assert [event.seats for event in case.said("Thick Neck", to=0)] == [(0,)]
    assert case.said("Thick Neck", to=1) == []
    assert case.said("draws a scar", to=1)


@pytest.mark.rule("PH-17.5")
def test_a_further_scar_is_told_with_how_many_that_makes() -> None:
    assert scarred(2, BLANKS[0], comes=BLANKS[1]).said("draws a scar (now 2).", to=1)


# -- turning or not (PH-17.6 to PH-17.8) ---------------------------------------------------------


@pytest.mark.rule("PH-17.6")
@pytest.mark.parametrize("had", [2, 3])
def test_with_the_third_and_the_fourth_mutation_one_may_turn(had: int) -> None:
    case = scarred(3, *MUTATIONS[:had], comes=MUTATIONS[5])
    assert case.options == ["stay", "turn", "never"]
    case.pick("turn")
    assert case.returned is True
    assert case.s.mutants == [0]


@pytest.mark.rule("PH-17.6a")
def test_turning_is_decided_in_secret_and_not_by_default() -> None:
    case = scarred(3, *MUTATIONS[:2], comes=MUTATIONS[5])
    prompt = case.prompt("evolve", 0)
    assert prompt.secret
    assert "mutation" not in prompt.about
    case.lapse()
    assert case.returned is False
    assert case.s.humans == [0, 1, 2]


@pytest.mark.rule("PH-17.6a")
def test_being_asked_does_not_betray_that_a_scar_is_a_mutation() -> None:
    had = [*MUTATIONS[:2], BLANKS[0]]
    third = scarred(3, *had, comes=MUTATIONS[5])
    blank = scarred(3, *had, comes=BLANKS[1])
    assert third.prompt().about == blank.prompt().about
    assert [p.id for p in third.table.needed_prompts] == [p.id for p in blank.table.needed_prompts]


@pytest.mark.rule("PH-17.6b")
def test_who_has_suppressed_the_third_is_asked_again_at_the_fourth_alone() -> None:
    case = scarred(3, *MUTATIONS[:3], comes=BLANKS[0])
    assert case.options == ["stay", "never"]
    assert scarred(3, *MUTATIONS[:3], comes=MUTATIONS[5]).options == ["stay", "turn", "never"]


@pytest.mark.rule("PH-17.7", "PH-30.15")
def test_the_fifth_mutation_turns_at_once_and_nothing_more_is_drawn() -> None:
    road = Road(2).has(0, *MUTATIONS[:4]).stacks("scars", MUTATIONS[4], MUTATIONS[5])
    case = road.play(lambda h: draw_scars(h, 0, 2, "Test"))
    assert case.returned is True
    assert case.mutant(0).mutations == MUTATIONS[:5]
    assert case.s.scars.pile[-1] == MUTATIONS[5]


@pytest.mark.rule("PH-17.7")
def test_five_scars_of_which_some_are_blank_turn_nobody() -> None:
    case = scarred(2, *BLANKS[:3], *MUTATIONS[:2], comes=MUTATIONS[5])
    assert case.returned is False


@pytest.mark.rule("PH-17.6a", "PH-7.6")
@pytest.mark.parametrize("scar", [MUTATIONS[5], BLANKS[1]])
def test_who_will_stay_human_says_so_once_and_is_asked_no_more(scar: str) -> None:
    case = scarred(3, *MUTATIONS[:2], BLANKS[0], comes=scar).pick("never")
    assert case.returned is False
    assert case.s.players[0].standing == {"evolve": "never"}
    road = Road(3).has(0, *MUTATIONS[:3]).stands_by(0, evolve="never").stacks("scars", scar)
    assert road.play(lambda h: draw_scars(h, 0, 1, "Test")).returned is False
    last = Road(3).has(0, *MUTATIONS[:4]).stands_by(0, evolve="never")
    last.stacks("scars", MUTATIONS[5])
    assert last.play(lambda h: draw_scars(h, 0, 1, "Test")).returned is True


@pytest.mark.rule("PH-17.8")
@pytest.mark.parametrize("seats", [1, 2])
def test_with_two_players_and_alone_nobody_turns_of_their_own_will(seats: int) -> None:
    case = scarred(seats, *MUTATIONS[:3], comes=MUTATIONS[5])
    assert case.returned is False
    assert case.s.humans == list(range(seats))


@pytest.mark.rule("PH-17.8a")
def test_players_count_not_the_humans_who_are_left() -> None:
    road = Road(3).mutant(2).has(0, *MUTATIONS[:2]).stacks("scars", MUTATIONS[5])
    case = road.play(lambda h: draw_scars(h, 0, 1, "Test"))
    assert case.options == ["stay", "turn", "never"]


# -- turning (PH-17.9 to PH-17.12) ---------------------------------------------------------------


def owner() -> Road:
    """Ada owns something of everything."""
    road = Road(3, turn=4).has(0, "acrobatics", "knife", blade(), gear(), follower(), event())
    road.has(0, combat(), minion(kind="mutant"), *MUTATIONS[:3], BLANKS[0])
    road.holds(0, gear()).hides(0, follower()).human(0, food=3, ammo=2, counters=1, place=5)
    return road.lays(0, tile(), "0,1").stands(0, "0,1")


@pytest.mark.rule("PH-17.9", "PH-30.17")
def test_who_turns_keeps_the_mutations_alone_and_draws_mutant_actions() -> None:
    road = owner()
    before = len(road.state.mutant_actions.pile)
    case = road.play(lambda h: become_mutant(h, 0))
    mutant = case.mutant(0)
    assert case.s.players[0].human is None
    assert set(type(mutant).__slots__).isdisjoint({"food", "ammo", "gear", "map", "place"})
    assert mutant.mutations == MUTATIONS[:3]
    assert BLANKS[0] in case.s.scars.discards
    assert len(mutant.hand) == 3
    assert len(case.s.mutant_actions.pile) == before - 3
    assert mutant.turned_on == 4
    assert any("Thick Neck" in text for text in case.texts("turned"))


@pytest.mark.rule("PH-17.10", "PH-30.5")
def test_what_can_be_used_again_goes_to_its_discards_and_the_rest_leaves_the_game() -> None:
    road = owner()
    human = road.state.human(0)
    starting = [one for one in human.gear if one in decks.STARTING]
    other = [one for one in human.gear if one not in decks.STARTING]
    cards = [*other, *human.hand, *human.skills, *human.followers, *human.hidden_followers]
    cards += [*human.trophies, *human.events]
    laid = human.map["0,1"].tile
    case = road.play(lambda h: become_mutant(h, 0))
    s = case.s
    named = [s.weapons, s.equipment, s.skills, s.followers, s.events, *s.encounters.values()]
    discards = [one for deck in (*named, *s.minions.values()) for one in deck.discards]
    assert sorted(discards) == sorted(cards)
    assert starting
    assert s.removed == [*starting, laid]


@pytest.mark.rule("PH-17.11")
def test_who_turns_ends_its_combat_and_what_it_was_trading() -> None:
    foe, ally = combat(), minion(kind="mutant")
    road = Road(3).fight(0, foe, ally)
    road.state.deals = [
        Deal(number=1, seat=1, partner=0),
        Deal(number=2, seat=0, partner=2),
        Deal(number=3, seat=1, partner=2),
    ]
    case = road.play(lambda h: become_mutant(h, 0))
    assert case.s.fights == {}
    assert case.s.encounters[1].discards == [foe]
    assert case.s.minions["mutant"].discards == [ally]
    assert [deal.number for deal in case.s.deals] == [3]


@pytest.mark.rule("PH-17.12", "PH-5.15", "PH-30.4")
def test_the_signs_of_all_mutations_add_up_and_are_clamped_once() -> None:
    up, down = {"stat": "strength", "n": 1}, {"stat": "strength", "n": -1}
    ups = [scar(changes=[up]) for _ in range(2)]
    downs = [scar(changes=[down]) for _ in range(2)]

    def strength(*scars: str, human: int) -> int:
        road = Road(3).human(0, strength=human).has(0, *scars)
        return road.play(lambda h: become_mutant(h, 0)).mutant(0).stats["strength"]

    assert strength(*ups, downs[0], human=5) == 5
    assert strength(downs[0], *ups, human=5) == 5
    assert strength(*ups, human=5) == 5
    assert strength(*downs, human=2) == 1
    assert strength(downs[0], human=3) == 2


@pytest.mark.rule("PH-17.9", "PH-18.2", "PH-18.2a")
def test_the_hand_limit_is_3_and_mutations_change_it() -> None:
    more = [scar({"at": "anytime", "do": [{"hand": 1}]}) for _ in range(2)]
    less = [scar({"at": "anytime", "do": [{"hand": -2}]}) for _ in range(2)]

    def drawn(*scars: str) -> int:
        return len(Road(3).has(0, *scars).play(lambda h: become_mutant(h, 0)).mutant(0).hand)

    assert [drawn(), drawn(*more), drawn(less[0]), drawn(*less)] == [3, 5, 1, 1]


@pytest.mark.rule("PH-18.2", "PH-18.2a")
@pytest.mark.parametrize(("held", "laid", "drawn"), [(0, False, 3), (1, True, 1), (3, True, 0)])
def test_a_laid_card_counts_against_the_limit_and_nothing_is_discarded(
    held: int, laid: bool, drawn: int
) -> None:
    road = Road(3).mutant(1).holds(1, *[deed() for _ in range(held)])
    case = (lay(road, 1, deed()) if laid else road).play(lambda h: fill(h, 1))
    assert case.returned == drawn
    assert len(case.mutant(1).hand) == held + drawn


# -- the deck (PH-17.13) -------------------------------------------------------------------------


@pytest.mark.rule("PH-17.13")
def test_an_empty_scar_deck_loses_its_blanks_and_is_shuffled() -> None:
    road = Road(2).only("scars")
    road.state.removed = []
    road.state.scars.discards = [BLANKS[0], "thick-neck", BLANKS[1]]
    case = road.play(lambda h: draw_scars(h, 0, 1, "Test"))
    assert case.human().scars == ["thick-neck"]
    assert case.s.removed == [BLANKS[0], BLANKS[1]]
    assert case.s.scars.cards == []


@pytest.mark.rule("PH-17.13a")
def test_with_no_mutation_to_shuffle_no_scar_is_drawn() -> None:
    road = Road(2).only("scars")
    road.state.scars.discards = [BLANKS[0]]
    case = road.play(lambda h: draw_scars(h, 0, 2, "Test"))
    assert case.human().scars == []
    assert case.returned is False


@pytest.mark.rule("PH-17.13a")
def test_who_is_knocked_out_when_no_scar_is_left_turns() -> None:
    """Else a human who never goes on could keep the mutants from their end for ever."""
    road = Road(4).only("scars").mutant(1).has(0, MUTATIONS[0]).human(0, health=0, place=6)
    case = road.play(lambda h: resolve_knockout(h, 0, "Test"))
    assert case.returned is True
    assert case.mutant(0).mutations == MUTATIONS[:1]
    assert case.s.humans == [2, 3]
    (told,) = case.told("no_scar")
    assert told.text == "Knocked out: no scar is left for Ada to draw."


@pytest.mark.rule("PH-17.13a")
def test_the_last_scar_does_for_half_a_knockout() -> None:
    road = Road(4).only("scars", MUTATIONS[0]).human(0, morale=0)
    case = road.play(lambda h: resolve_knockout(h, 0, "Test"))
    case.defaults()
    assert case.mutant(0).mutations == MUTATIONS[:1]


@pytest.mark.rule("PH-1.6")
def test_the_fourth_to_turn_leaves_no_human() -> None:
    road = Road(4).mutant(1).mutant(2).mutant(3).has(0, *MUTATIONS[:4])
    case = (
        road.human(0, health=0)
        .stacks("scars", MUTATIONS[4])
        .play(lambda h: resolve_knockout(h, 0, "Test"))
    )
    assert case.s.humans == []
    assert case.s.mutants == [0, 1, 2, 3]


@pytest.mark.rule("PH-1.6")
def test_the_fourth_turning_ends_the_game() -> None:
    road = Road(4, phase="mutants").mutant(1).mutant(2).has(0, *MUTATIONS[:4])
    road.stacks("scars", MUTATIONS[4]).human(0, health=1).lays(0, tile(), "0,1").stands(0, "0,1")
    deed = mutant_action({"health": -1}, terrains=["urban"])
    case = road.mutant(3, laid=deed).play(game=GAME)
    for seat in (1, 2):
        case.pick("none", by=seat)
    assert not case.over
    case.pick("play-0", by=3)
    assert case.result is not None
    assert case.result.winners == (0, 1, 2, 3)
