"""Declaring: actions and laid cards, in secret until they are shown (PH-10.1 to PH-10.6)."""

from __future__ import annotations

import pytest

from rules.posthuman.play.actions.declaring import declare_phase
from rules.posthuman.view import view_table
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import NAMES, Case, Road


def declares(road: Road) -> Case:
    return road.play(declare_phase)


@pytest.mark.rule("PH-10.1")
def test_all_humans_pick_and_all_is_shown_together() -> None:
    case = declares(Road(2).human(0, health=3))
    assert case.waits_for == {0, 1}
    case.answer("scout", seat=0)
    assert not case.told("declared")
    case.answer("move", seat=1)
    assert case.texts("declared") == ["Ada scouts; Ben moves on."]
    assert [case.human(seat).declared for seat in (0, 1)] == ["scout", "move"]


@pytest.mark.rule("PH-10.2")
def test_only_what_is_possible_now_or_nothing() -> None:
    road = Road(2).human(0, health=3)
    road.state.human(0).map["0,0"].foraged = True
    case = declares(road)
    offered = {prompt.seat: [o.id for o in prompt.options] for prompt in case.table.needed_prompts}
    assert offered[0] == ["camp", "scout", "move", "nothing"]
    assert offered[1] == ["forage", "scout", "move", "nothing"]


@pytest.mark.rule("PH-10.2")
def test_who_can_do_nothing_is_not_asked() -> None:
    case = declares(Road(2).event("hurricane"))
    assert case.over
    assert case.human().declared == "nothing"


@pytest.mark.rule("PH-10.3")
def test_picks_are_secret_and_silence_camps_or_does_nothing() -> None:
    case = declares(Road(2).human(0, health=3))
    assert all(prompt.secret for prompt in case.table.needed_prompts)
    case.lapse(0)
    case.lapse(1)
    assert [case.human(seat).declared for seat in (0, 1)] == ["camp", "nothing"]


@pytest.mark.rule("PH-10.3")
def test_a_pick_may_be_changed_until_all_is_shown() -> None:
    case = declares(Road(2))
    case.answer("scout", seat=0)
    case.table.undo(0)
    case.answer("move", seat=0)
    case.answer("move", seat=1)
    assert case.human(0).declared == "move"


@pytest.mark.rule("PH-10.6")
def test_nobody_sees_a_pick_before() -> None:
    case = declares(Road(3).mutant(2))
    case.answer("scout", seat=0)
    for reader in (None, 1, 2):
        human = view_table(case.s, reader, NAMES[:3]).human(0)
        assert human is not None
        assert human.declared is None


# -- mutants -------------------------------------------------------------------------------------


def with_mutant() -> tuple[Road, str]:
    card = own_cards.mutant_action({"health": -1}, title="Own deed", step=["move", "mutant"])
    return Road(3).mutant(2).holds(2, card), card


@pytest.mark.rule("PH-10.4")
def test_a_mutant_lays_one_card_face_down() -> None:
    road, card = with_mutant()
    case = declares(road)
    case.answer(f"{card}>leader", seat=2)
    for seat in (0, 1):
        case.answer("move", seat=seat)
    mutant = case.mutant(2)
    assert (mutant.laid, mutant.hand) == (card, [])
    assert "Cleo lays a card face down." in case.texts("laid")
    assert not case.said("Own deed")


@pytest.mark.rule("PH-10.6", "PH-18.22a")
def test_what_lies_there_only_mutants_know() -> None:
    road, card = with_mutant()
    road.state.players[1] = Road(2).mutant(1).state.players[1]
    case = declares(road)
    case.answer(f"{card}>leader", seat=2)
    case.answer("move", seat=0)
    assert view_table(case.s, 0, NAMES[:3]).private.plans == []
    plans = view_table(case.s, 1, NAMES[:3]).private.plans
    assert [plan.laid.name for plan in plans if plan.laid is not None] == ["Own deed"]


@pytest.mark.rule("PH-10.5")
def test_laying_is_secret_has_an_order_and_silence_lays_nothing() -> None:
    road, card = with_mutant()
    case = declares(road)
    prompt = case.prompt(seat=2)
    assert prompt.secret
    assert [option.id for option in prompt.options] == [
        "none",
        f"{card}>leader",
        f"{card}>0",
        f"{card}>1",
        f"{card}>ask",
        f"{card}>hold",
    ]
    case.table.lapse_prompt(prompt.id)
    for seat in (0, 1):
        case.answer("move", seat=seat)
    assert case.mutant(2).laid is None


@pytest.mark.rule("PH-10.5")
@pytest.mark.parametrize(
    ("way", "targets", "when"),
    [("leader", [], "fire"), ("1", [1], "fire"), ("ask", [], "ask"), ("hold", [], "hold")],
)
def test_the_order_that_was_picked_goes_with_the_card(
    way: str, targets: list[int], when: str
) -> None:
    road, card = with_mutant()
    case = declares(road)
    case.answer(f"{card}>{way}", seat=2)
    for seat in (0, 1):
        case.answer("move", seat=seat)
    order = case.mutant(2).order
    assert (order.targets, order.when) == (targets, when)


@pytest.mark.rule("PH-18.23")
def test_who_has_turned_this_turn_lays_nothing() -> None:
    road, _ = with_mutant()
    road.state.mutant(2).turned_on = road.state.turn
    assert 2 not in declares(road).waits_for


@pytest.mark.rule("PH-10.4")
def test_a_card_says_on_which_terrains_it_works() -> None:
    hits = own_cards.mutant_action({"health": -1}, step=["move"], terrains=["urban", "wilderness"])
    howl = own_cards.mutant_action({"health": -1}, step=["move"], terrains=[])
    details = {
        card: next(
            option.detail
            for option in declares(Road(3).mutant(2).holds(2, card)).prompt(seat=2).options
            if option.id == f"{card}>leader"
        )
        for card in (hits, howl)
    }
    assert details[hits].startswith("Urban or wilderness: ")
    assert details[hits] == f"Urban or wilderness: {details[howl]}"
