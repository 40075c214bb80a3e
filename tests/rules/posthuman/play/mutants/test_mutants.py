"""The mutants' step, and what a mutant may do instead of its card (PH-18.2, PH-18.3, PH-18.11 to
PH-18.14, PH-18.16, PH-18.24)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine import Option, Play
from rules.posthuman.model.decks import SCARS
from rules.posthuman.play.context import Here
from rules.posthuman.play.mutants import mutants, reactions
from rules.posthuman.play.mutants.default_actions import count_tactics_cards, resolve_mutate
from rules.posthuman.play.mutants.mutants import mutant_step
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import scar
from tests.rules.posthuman.play.mutants.prey import deed, health, lay, party, steps, town

BLANK = next(one for one in SCARS if SCARS[one].is_blank)


def alone(*scars: str, hand: int = 3, **fields: Any) -> Road:
    """Ben has turned and holds so many cards; Ada is at home, where nothing hits her."""
    return Road(2).mutant(1, *scars, **fields).holds(1, *[deed() for _ in range(hand)])


# -- the step (PH-18.3, PH-18.4, PH-18.11, PH-18.16) ---------------------------------------------


@pytest.mark.rule("PH-18.3")
def test_a_mutant_acts_once_a_turn() -> None:
    case = steps(alone(acted=True, hand=2))
    assert case.over
    case = steps(alone(hand=2))
    assert case.options == ["consolidate", "mutate", "none"]


@pytest.mark.rule("PH-18.3", "PH-10.6")
def test_a_default_action_forfeits_the_laid_card_which_everybody_then_sees() -> None:
    card = deed(title="Howl")
    case = steps(lay(alone(hand=2), 1, card))
    case.says("mutant", "consolidate").says("consolidate")
    assert card in case.s.mutant_actions.discards
    assert case.said("discards Howl unplayed", to=0)


@pytest.mark.rule("PH-18.3")
def test_who_does_nothing_takes_the_card_back_unseen() -> None:
    card = deed()
    case = steps(lay(alone(hand=2), 1, card))
    case.says("mutant", "none").says("swap_card", "none")
    assert card in case.mutant(1).hand
    assert case.s.mutant_actions.discards == []


@pytest.mark.rule("PH-18.4")
def test_in_strict_pace_mutants_act_clockwise_from_the_starting_player() -> None:
    road = party(1, 3, strict=True)
    road.state.first = 2
    case = steps(road)
    order = []
    while not case.over:
        order += [p.seat for p in case.table.needed_prompts if p.topic == "mutant"]
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
    assert order == [2, 3, 1]


@pytest.mark.rule("PH-18.11")
def test_in_speed_pace_they_decide_side_by_side_and_are_played_clockwise() -> None:
    road = lay(lay(party(1, 2), 1, deed(step="mutant", title="First")), 2, deed(step="mutant"))
    case = steps(road)
    assert case.waits_for == {1, 2}
    case.pick("play-0", by=2).pick("play-0", by=1)
    titles = [text.split(" plays ")[1] for text in case.texts("passage")]
    assert titles == ["First on Ada.", "Howl on Ada."]


@pytest.mark.rule("PH-18.11", "PH-18.7")
def test_whose_target_is_gone_when_its_turn_comes_chooses_again() -> None:
    road = lay(lay(party(1, 2), 1, deed(step="mutant")), 2, deed(step="mutant"))
    case = steps(road)
    case.pick("play-0", by=1).pick("play-0", by=2)
    assert health(case, 0) == [5]
    assert case.prompt("mutant", 2)
    assert case.options == ["consolidate", "mutate", "none"]


@pytest.mark.rule("PH-18.11")
def test_by_default_the_laid_card_hits_the_leader() -> None:
    road = lay(party(2, 1).human(1, place=3), 2, deed(step="mutant"))
    case = steps(road).defaults()
    assert health(case, 0, 1) == [6, 5]


@pytest.mark.rule("PH-18.11")
def test_by_default_one_consolidates_and_discards_nothing() -> None:
    case = steps(alone(hand=1))
    assert case.prompt().default == ["consolidate"]
    case.lapse()
    assert case.prompt("consolidate").default == []
    case.defaults()
    assert case.s.mutant_actions.discards == []
    assert len(case.mutant(1).hand) == 3


@pytest.mark.rule("PH-18.16")
def test_hands_are_filled_at_the_end_of_the_step() -> None:
    case = steps(lay(party(1, 1).holds(1, deed()), 1, deed(step="mutant")))
    case.pick("play-0")
    assert len(case.mutant(1).hand) == 3
    assert case.over


@pytest.mark.rule("PH-18.16", "PH-18.16a")
def test_a_full_hand_may_swap_one_card_and_by_default_does_not() -> None:
    case = steps(alone(acted=True))
    hand = list(case.mutant(1).hand)
    case.pick(hand[0])
    assert case.s.mutant_actions.discards == [hand[0]]
    assert case.mutant(1).hand[:2] == hand[1:]
    assert len(case.mutant(1).hand) == 3
    case = steps(alone(acted=True))
    hand = list(case.mutant(1).hand)
    case.lapse()
    assert case.mutant(1).hand == hand


@pytest.mark.rule("PH-18.3", "PH-18.6")
def test_what_counts_for_a_turn_is_forgotten_after_the_step() -> None:
    road = alone(acted=True, hand=2)
    road.state.struck, road.state.tactics = [(0, "Howl")], [1]
    s = steps(road).s
    assert (s.struck, s.tactics, s.mutant(1).acted) == ([], [], False)


@pytest.mark.rule("PH-18.11")
def test_the_menu_is_its_owners_alone() -> None:
    case = steps(lay(alone(hand=2), 1, deed(title="Howl")))
    prompt = case.prompt()
    assert prompt.secret
    assert "Howl" in prompt.text
    assert "Howl" not in prompt.about


# -- mutate (PH-18.13) ---------------------------------------------------------------------------


def mutates(road: Road, comes: str) -> Case:
    return road.stacks("scars", comes).play(lambda h: resolve_mutate(h, 1))


@pytest.mark.rule("PH-18.13")
def test_a_mutation_may_take_the_place_of_one_in_play() -> None:
    case = mutates(alone("thick-neck", "hare-legs"), "owl-eyes")
    assert case.options == ["keep", "thick-neck", "hare-legs"]
    case.pick("hare-legs")
    assert case.mutant(1).mutations == ["thick-neck", "owl-eyes"]
    assert case.s.scars.discards == ["hare-legs"]


@pytest.mark.rule("PH-18.13")
def test_or_it_is_discarded_as_a_blank_one_is() -> None:
    for comes in ("owl-eyes", BLANK):
        case = mutates(alone("thick-neck"), comes)
        case.lapse()
        assert case.mutant(1).mutations == ["thick-neck"]
        assert case.s.scars.discards == [comes]
    assert mutates(alone("thick-neck"), BLANK).options == ["keep"]


@pytest.mark.rule("PH-17.5")
def test_which_scar_was_discarded_nobody_else_learns() -> None:
    told = []
    public: list[list[str]] = []
    for comes in ("owl-eyes", BLANK):
        case = mutates(alone("thick-neck"), comes)
        told.append((case.prompt().about, case.prompt().secret))
        case.lapse()
        public.append([event.text for event in case.told() if event.seats is None])
    assert told[0] == told[1]
    assert public[0] == public[1]


@pytest.mark.rule("PH-18.13a")
def test_stats_are_made_anew_of_the_human_ones_and_the_mutations_in_play() -> None:
    strong = scar(changes=[{"stat": "strength", "n": 1}])
    case = mutates(alone(strong, strength=5), "hare-legs")
    assert case.mutant(1).stats["strength"] == 5
    case.pick(strong)
    assert case.mutant(1).stats["strength"] == 5
    case = mutates(alone(strong, strength=3), "hare-legs")
    assert case.mutant(1).stats["strength"] == 4
    case.pick(strong)
    assert case.mutant(1).stats["strength"] == 3


@pytest.mark.rule("PH-30.8")
def test_a_mutant_never_keeps_a_blank_scar() -> None:
    case = mutates(alone("thick-neck"), BLANK)
    case.pick("keep")
    assert not any(SCARS[one].is_blank for one in case.mutant(1).mutations)


@pytest.mark.rule("PH-18.2", "PH-30.6")
def test_whose_limit_falls_discards_down_to_it() -> None:
    more = scar({"at": "anytime", "do": [{"hand": 1}]})
    case = mutates(alone(more, hand=4), "hare-legs")
    case.pick(more)
    hand = list(case.mutant(1).hand)
    case.says("hand_limit", hand[2])
    assert case.mutant(1).hand == [*hand[:2], hand[3]]


# -- consolidate (PH-18.14) ----------------------------------------------------------------------


@pytest.mark.rule("PH-18.14")
def test_consolidating_discards_any_number_and_draws_up_to_the_limit() -> None:
    case = steps(alone(hand=2))
    hand = list(case.mutant(1).hand)
    case.says("mutant", "consolidate").says("consolidate", *hand)
    assert case.s.mutant_actions.discards == hand
    assert len(case.mutant(1).hand) == 3


# -- tactics (PH-18.12, PH-18.24) ----------------------------------------------------------------


def planning(road: Road, *begun: int) -> Case:
    """What is free to mutants stands open, while Ada is asked something; some have begun."""

    def action(h: Here) -> Play[None]:
        h.stand(lambda seat: mutants.list_offers(h, seat), lambda *it: mutants.carry_out(h, *it))
        for seat in begun:
            yield from reactions.resolve_reactions(h, seat, "move", "start")
        for _ in range(9):
            yield from h.choose(0, "Where?", [Option("a", "go", "Here"), Option("b", "go", "Up")])

    return road.play(action)


def seer(mind: int) -> Road:
    road = town(alone(mind=mind), 0)
    road.state.phase = "trade"
    return road


@pytest.mark.rule("PH-18.12")
def test_tactics_shows_more_the_better_the_mind() -> None:
    assert [count_tactics_cards(mind) for mind in range(1, 6)] == [1, 1, 2, 2, 3]
    case = planning(seer(mind=5))
    top = case.s.encounters[2].pile[-3:][::-1]
    case.pick("2", by=1)
    assert case.mutant(1).peeked == top
    assert case.mutant(1).acted


@pytest.mark.rule("PH-18.12")
def test_the_cards_go_back_in_any_order_and_one_may_be_discarded() -> None:
    case = planning(seer(mind=3)).pick("1", by=1)
    first, second = case.mutant(1).peeked
    case.pick("o10", by=1)
    assert case.s.encounters[1].pile[-2:] == [first, second]
    case = planning(seer(mind=3)).pick("1", by=1)
    first, second = case.mutant(1).peeked
    below = case.s.encounters[1].pile[-3]
    case.pick("o1x0", by=1)
    assert case.s.encounters[1].pile[-2:] == [below, second]
    assert case.s.encounters[1].discards == [first]


@pytest.mark.rule("PH-18.12a")
def test_what_tactics_shows_mutants_alone_learn() -> None:
    road = Road(3).mutant(1, mind=1).mutant(2)
    town(road, 0).state.phase = "trade"
    case = planning(road).pick("1", by=1)
    (seen,) = case.told("tactics_seen")
    assert seen.seats == (1, 2)
    assert all(
        "Next encounters of level" not in event.text for event in case.told() if event.seats is None
    )


@pytest.mark.rule("PH-18.24")
def test_no_mover_waits_and_a_card_drawn_meanwhile_is_not_put_back() -> None:
    case = planning(seer(mind=3)).pick("1", by=1)
    assert case.waits_for == {0}
    drawn = case.s.encounters[1].pile.pop()
    case.pick("a", by=0)
    assert case.free(1) == []
    assert drawn not in case.s.encounters[1].pile


@pytest.mark.rule("PH-18.24")
def test_tactics_may_be_played_until_the_last_mover_starts() -> None:
    def free(phase: Any, *begun: int, declared: Any = "move") -> bool:
        road = seer(mind=1).declares(0, declared)
        road.state.phase = phase
        return "1" in planning(road, *begun).free(1)

    assert free("trade")
    assert free("act")
    assert not free("event")
    assert not free("act", 0)
    assert not free("trade", declared="camp")


@pytest.mark.rule("PH-18.24a")
def test_tactics_are_free_to_choose_and_secret() -> None:
    case = planning(seer(mind=1))
    (prompt,) = [prompt for prompt in case.asked(1) if prompt.topic == "tactics"]
    assert prompt.optional
    assert prompt.secret


@pytest.mark.rule("PH-18.12")
def test_tactics_are_the_action_of_the_turn() -> None:
    case = planning(lay(seer(mind=1), 1, deed(title="Howl"))).pick("1", by=1)
    assert case.mutant(1).laid is None
    assert case.said("discards Howl unplayed")
    assert "1" not in case.free(1)


def test_the_step_ends_when_nobody_is_human_any_more() -> None:
    road = lay(lay(party(1, 2), 1, deed({"health": -9}, step="mutant")), 2, deed(step="mutant"))
    road.has(0, "thick-neck", "hare-legs", "owl-eyes", "many-voices").stacks("scars", "long-stride")
    case = road.play(mutant_step)
    case.pick("play-0", by=1).pick("play-0", by=2)
    assert case.s.humans == []
    assert case.over
