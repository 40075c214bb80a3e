"""Mutant actions: whom they hit, and how they are played in others' actions (PH-18.1, PH-18.4 to
PH-18.10, PH-18.15 to PH-18.18, PH-23.5)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine import Option, Play
from rules.kit.turns import until_gone
from rules.posthuman.model.decks import MUTANT_ACTIONS
from rules.posthuman.model.terms import Step
from rules.posthuman.play.actions.foraging import resolve_forage
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.mutants import mutants, reactions
from rules.posthuman.play.mutants.mutant_actions import legal_targets, play_laid_card
from rules.posthuman.play.travel.encounters import resolve_encounter
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import combat, gear, minion, scar
from tests.rules.posthuman.play.mutants.prey import deed, health, lay, party, steps, town


def begin(road: Road, *seats: int, step: Step = "move", moment: Any = "start") -> Case:
    """Humans come to a moment of their actions, one after the other."""

    def action(h: Here) -> Play[None]:
        for seat in seats:
            try:
                yield from reactions.resolve_reactions(h, seat, step, moment)
            except Fallen:
                continue

    return road.play(action)


def plays(case: Case) -> list[str]:
    """Whom the one open menu of a mutant lets it hit."""
    return [one for one in case.options if one.startswith("play")]


# -- whom a card may hit -------------------------------------------------------------------------


@pytest.mark.rule("PH-18.1", "PH-18.5")
def test_a_card_hits_humans_on_its_terrains_wherever_their_maps_are() -> None:
    road = town(town(town(Road(4), 0), 1, "rural"), 2, "wilderness").mutant(3)
    lay(road, 3, deed(step="mutant", terrains=["urban", "wilderness"]))
    assert plays(steps(road)) == ["play-0", "play-2"]


@pytest.mark.rule("PH-18.15", "PH-18.15a")
def test_who_stands_at_home_cannot_be_hit_by_a_card_with_terrains() -> None:
    def hits(*terrains: str) -> list[str]:
        road = Road(2).mutant(1)
        return plays(steps(lay(road, 1, deed(step="mutant", terrains=list(terrains)))))

    assert Road(1).state.human(0).terrain == "rural"
    assert hits("rural") == []
    assert hits() == ["play-0"]


@pytest.mark.rule("PH-18.6", "PH-18.6a")
def test_no_second_action_of_a_title_hits_a_human_in_a_turn() -> None:
    road = party(2, 1)
    road.state.struck = [(0, "howl")]
    assert legal_targets(road.state, 2, MUTANT_ACTIONS[deed(title="Howl")]) == [1]
    assert legal_targets(road.state, 2, MUTANT_ACTIONS[deed(title="Scratch")]) == [0, 1]


@pytest.mark.rule("PH-18.6", "PH-30.14")
def test_of_two_mutants_with_one_title_the_second_does_not_hit_the_same_human() -> None:
    road = party(1, 2)
    lay(lay(road, 1, deed()), 2, deed())
    case = begin(road, 0)
    assert health(case, 0) == [5]
    assert sorted(seat for seat in (1, 2) if case.mutant(seat).laid is None) == [1]


@pytest.mark.rule("PH-26.3")
def test_cards_may_keep_mutants_away() -> None:
    def hits(card: str, action: Any) -> list[str]:
        road = town(Road(2).has(0, card), 0).mutant(1).declares(0, action)
        return plays(steps(lay(road, 1, deed(step="mutant", title="Howl"))))

    tent = gear({"at": "camp", "do": ["no_target"]})
    assert hits(tent, "camp") == []
    assert hits(tent, "move") == ["play-0"]


# -- reactions (PH-18.4, PH-18.8 to PH-18.10, PH-23.5) -------------------------------------------


@pytest.mark.rule("PH-18.4", "PH-18.9")
def test_a_laid_card_is_played_in_the_step_that_it_names_without_a_question() -> None:
    case = begin(lay(party(1, 1), 1, deed(step="move")), 0)
    assert case.over
    assert health(case, 0) == [5]
    assert case.texts("passage") == ["Ben plays Howl on Ada."]
    case = begin(lay(party(1, 1), 1, deed(step="forage")), 0)
    assert health(case, 0) == [6]


@pytest.mark.rule("PH-18.7")
def test_a_card_played_is_discarded_and_the_action_of_the_turn_spent() -> None:
    card = deed()
    case = begin(lay(party(2, 1), 2, card), 0, 1)
    assert case.s.mutant_actions.discards == [card]
    assert case.mutant(2).laid is None
    assert case.mutant(2).acted
    assert health(case, 0, 1) == [5, 6]


@pytest.mark.rule("PH-18.8")
def test_the_closest_mutant_reacts_first() -> None:
    road = Road(4)
    town(road, 0).mutant(1).mutant(2).mutant(3)
    assert reactions.by_distance(road.state, 0)[2] == 2
    lay(lay(road, 2, deed(title="Far")), 3, deed(title="Near"))
    titles = [text.split(" plays ")[1] for text in begin(road, 0).texts("passage")]
    assert titles == ["Near on Ada.", "Far on Ada."]


@pytest.mark.rule("PH-18.8a")
def test_of_two_as_close_the_next_clockwise_comes_first() -> None:
    road = Road(4)
    town(road, 2).mutant(0).mutant(1).mutant(3)
    assert reactions.by_distance(road.state, 2) == [3, 1, 0]


@pytest.mark.rule("PH-18.9")
def test_an_order_names_its_targets() -> None:
    case = begin(lay(party(2, 1), 2, deed(), 1), 0, 1)
    assert health(case, 0, 1) == [6, 5]


@pytest.mark.rule("PH-18.9")
def test_hold_is_no_reaction() -> None:
    case = begin(lay(party(1, 1), 1, deed(), when="hold"), 0)
    assert case.over
    assert health(case, 0) == [6]
    assert case.mutant(1).laid is not None


@pytest.mark.rule("PH-18.9", "PH-18.10")
def test_ask_opens_a_window_for_that_mutant_alone_which_times_out_to_hold() -> None:
    case = begin(lay(party(2, 1), 2, deed(), when="ask"), 0)
    assert case.waits_for == {2}
    assert case.prompt("reaction").secret
    case.lapse()
    assert health(case, 0) == [6]
    case = begin(lay(party(2, 1), 2, deed(), when="ask"), 0)
    case.pick("fire")
    assert health(case, 0) == [5]


@pytest.mark.rule("PH-18.10")
def test_the_leader_is_the_legal_human_highest_on_the_track() -> None:
    road = party(3, 1).human(1, place=4).human(2, place=2)
    case = begin(lay(road, 3, deed()), 0, 1, 2)
    assert health(case, 0, 1, 2) == [6, 5, 6]
    road = party(3, 1).human(1, place=4).human(2, place=2).declares(1, "camp")
    case = begin(lay(road, 3, deed()), 0, 2)
    assert health(case, 0, 1, 2) == [6, 6, 5]


@pytest.mark.rule("PH-18.10")
def test_of_two_on_one_place_the_next_clockwise_from_the_mutant_leads() -> None:
    road = Road(3)
    town(town(road, 0), 2).mutant(1)
    assert legal_targets(road.state, 1, MUTANT_ACTIONS[deed()]) == [2, 0]


@pytest.mark.rule("PH-18.10")
def test_the_order_may_be_changed_until_it_fires() -> None:
    road = lay(party(2, 1), 2, deed())

    def action(h: Here) -> Play[None]:
        h.stand(lambda seat: mutants.list_offers(h, seat), lambda *it: mutants.carry_out(h, *it))
        yield from h.choose(0, "Where?", _two())
        yield from reactions.resolve_reactions(h, 0, "move", "start")
        yield from h.choose(0, "Where?", _two())
        yield from reactions.resolve_reactions(h, 1, "move", "start")
        yield from h.choose(0, "Where?", _two())

    case = road.play(action)
    case.pick("fire1", by=2)
    case.pick("a", by=0)
    assert health(case, 0, 1) == [6, 6]
    assert "hold" in case.free(2)
    case.pick("a", by=0)
    assert health(case, 0, 1) == [6, 5]
    assert "hold" not in case.free(2)


def _two() -> list[Any]:
    return [Option("a", "go", "Here"), Option("b", "go", "There")]


@pytest.mark.rule("PH-23.5")
def test_in_speed_pace_a_reaction_delays_nobody_else() -> None:
    road = lay(party(2, 1), 2, deed(), 0, when="ask")
    reached: list[int] = []

    def one(h: Here, seat: int) -> Play[None]:
        yield from reactions.resolve_reactions(h, seat, "move", "start")
        reached.append(seat)

    case = road.play(lambda h: h.together([one(h, 0), one(h, 1)]))
    assert case.waits_for == {2}
    assert reached == [1]
    case.pick("hold")
    assert reached == [1, 0]


@pytest.mark.rule("PH-18.23")
def test_who_turned_this_turn_does_nothing_more_in_it() -> None:
    road = lay(party(1, 1), 1, deed())
    road.state.mutant(1).turned_on = road.state.turn
    assert health(begin(road, 0), 0) == [6]
    assert steps(road).over


# -- where in an action --------------------------------------------------------------------------


@pytest.mark.rule("PH-25.10")
@pytest.mark.parametrize(
    ("do", "moment"),
    [
        ({"health": -1}, "start"),
        ({"do": "extra_encounter"}, "encounter"),
        ({"do": "replace_encounter"}, "encounter"),
        ({"do": "reroll_passed"}, "start"),
        ({"add_minion": {"kind": "mutant"}}, "fight"),
    ],
)
def test_a_card_works_where_in_the_action_it_belongs(do: dict[str, Any], moment: str) -> None:
    road = lay(party(1, 1), 1, deed(do))
    fits = [
        m
        for m in ("start", "encounter", "fight")
        if reactions.is_reaction_due(road.state, 1, 0, "move", m)
    ]
    assert fits == [moment]


# -- what happens --------------------------------------------------------------------------------


@pytest.mark.rule("PH-25.9")
def test_mutations_ride_on_their_owners_actions_of_a_title() -> None:
    rider = scar(riders=[{"title": "howl", "do": [{"morale": -2}]}])

    def morale(title: str) -> int:
        road = town(Road(2), 0).mutant(1, rider)
        return begin(lay(road, 1, deed(title=title)), 0).human(0).morale

    assert [morale("Howl"), morale("Growl")] == [4, 6]


@pytest.mark.rule("PH-18.17")
def test_a_knockout_by_a_mutant_costs_its_two_scars_and_the_wounds_none() -> None:
    case = begin(lay(party(2, 1), 2, deed({"health": -2}), 0), 0)
    assert case.human(0).scars == []
    case = begin(lay(party(2, 1).human(0, health=2), 2, deed({"health": -2}), 0), 0)
    case.defaults()
    assert len(case.human(0).scars) == 2


@pytest.mark.rule("PH-27.12")
def test_fouled_ground_costs_the_action() -> None:
    def foraged(*laid: str) -> bool:
        road = town(Road(2), 0).declares(0, "forage").mutant(1)
        for card in laid:
            lay(road, 1, card)
        case = road.play(lambda h: resolve_forage(h, 0, asked=True)).defaults()
        return case.human().map["0,1"].foraged

    foul = deed({"forbid": {"what": ["forage", "scout"]}}, step="forage")
    assert [foraged(), foraged(foul)] == [True, False]


@pytest.mark.rule("PH-27.12")
@pytest.mark.parametrize("does", ["extra_encounter", "replace_encounter"])
def test_a_mutant_may_send_more_or_something_else(does: str) -> None:
    first, second = combat(name="Crow"), combat(name="Dog")
    road = lay(party(1, 1), 1, deed({"do": does})).stacks("level1", first, second)
    case = road.human(0, health=6, melee=5).play(lambda h: until_gone(resolve_encounter(h, 0, 1)))
    assert case.s.fights[0].encounter == (second if does == "replace_encounter" else first)
    case.defaults()
    met = [text for text in case.texts("passage") if "meets" in text]
    assert met == ["Ada meets Crow.", "Ada meets Dog."]


@pytest.mark.rule("PH-27.12")
def test_a_mutant_may_call_its_kin_to_a_fight() -> None:
    kin = minion(kind="mutant")
    card = deed({"add_minion": {"kind": "mutant"}})
    road = lay(party(1, 1), 1, card).stacks("level1", combat()).stacks("mutant", kin)
    case = road.play(lambda h: until_gone(resolve_encounter(h, 0, 1)))
    case.says("evade", "fight")
    assert [foe.card for foe in case.s.fights[0].foes][1:] == [kin]


@pytest.mark.rule("PH-26.1")
def test_what_a_mutant_steals_is_merely_lost() -> None:
    road = party(1, 1).human(0, food=3)
    case = begin(lay(road, 1, deed({"steal": {"kind": "food", "n": 2}})), 0)
    assert case.human(0).food == 1


@pytest.mark.rule("PH-18.18")
def test_a_mutant_takes_the_weapon_that_it_likes() -> None:
    tooth = {"name": "Tooth", "wounds": 1, "special": "critical"}
    horn = {"name": "Horn", "wounds": 3, "special": "knockdown"}
    weapons = [scar(weapon=tooth), scar(weapon=horn)]
    road = town(Road(2), 0).mutant(1, *weapons)
    case = steps(lay(road, 1, deed(step="mutant", attack=True)))
    assert [case.option(one).data["weapon"] for one in plays(case)] == [weapons[1], weapons[0]]
    case.pick(plays(case)[1])
    assert any("with Tooth" in text for text in case.texts("melee"))


def test_playing_is_told_with_the_words_of_the_card() -> None:
    card = deed()
    road = lay(party(1, 1), 1, card)
    case = road.play(lambda h: play_laid_card(h, 1, 0, "move"))
    (passage,) = case.told("passage")
    assert passage.data["passage"] == MUTANT_ACTIONS[card].text


@pytest.mark.rule("PH-18.11")
@pytest.mark.parametrize(
    ("terrains", "asked"), [([], "Who does it hit"), (["rural"], "has no target")]
)
def test_a_mutant_is_told_whether_its_card_can_hit(terrains: list[str], asked: str) -> None:
    """Ada stands at home, where no card with terrains hits her."""
    case = steps(lay(Road(2).mutant(1), 1, deed(step="mutant", terrains=terrains)))
    assert asked in case.prompt("mutant").text
