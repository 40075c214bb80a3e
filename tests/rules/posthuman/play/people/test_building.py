"""Characters that people build: stats, skills, the market, ammo (PH-4)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.posthuman.model.decks import kind_of
from rules.posthuman.play.people.building import resolve_building
from rules.posthuman.play.people.market import open_market
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.turn_frame import default, making

FIVES = ("melee-5", "speed-5")
"""Ten points."""


def kinds(cards: list[str]) -> list[str]:
    return sorted(kind_of(one) for one in cards)


def built(*stats: tuple[str, ...], skills: tuple[str, ...] = ()) -> Case:
    """Stats chosen seat by seat; `skills`: what lies on top of the deck."""
    case = making(len(stats), resolve_building)
    pile = case.s.skills.pile
    for kind in reversed(skills):
        one = next(card for card in pile if kind_of(card) == kind)
        pile.remove(one)
        pile.append(one)
    for seat, picks in enumerate(stats):
        case.says("stats", *picks, seat=seat)
    return case


def shopping(*stats: tuple[str, ...]) -> Case:
    """As far as the market; everybody keeps the skills drawn first."""
    case = built(*stats)
    for seat in range(len(stats)):
        default(case, seat)
    return case


# -- stats ---------------------------------------------------------------------------------------


@pytest.mark.rule("PH-4.1")
def test_all_start_at_2() -> None:
    case = built((), ())
    assert set(case.human(0).stats.values()) == {2}
    assert set(case.human(0).stats) == {"strength", "speed", "mind", "melee", "shooting"}


@pytest.mark.rule("PH-4.2")
@pytest.mark.parametrize(
    ("picks", "price"),
    [
        (("speed-5", "melee-5", "mind-3"), 12),
        (("speed-4", "melee-4", "mind-4", "shooting-3"), 11),
        (("speed-5", "melee-4", "mind-4"), 11),
    ],
)
def test_ten_points_are_all_there_is(picks: tuple[str, ...], price: int) -> None:
    case = making(2, resolve_building)
    refused = case.refusal(case.prompt("stats", 0), list(picks))
    assert f"costs {price} points" in str(refused)
    assert refused.rule == "PH-4.2"


@pytest.mark.rule("PH-4.2", "PH-4.3")
@pytest.mark.parametrize(
    "picks",
    [
        ("speed-5", "melee-5"),
        ("speed-4", "melee-4", "mind-4"),
        ("speed-5", "melee-4", "mind-3"),
        ("speed-3", "melee-3", "mind-3", "shooting-3", "strength-3"),
        ("melee-4",),
    ],
)
def test_prices_are_totals_and_points_may_be_left(picks: tuple[str, ...]) -> None:
    case = built(picks, ())
    raised = {pick.partition("-")[0]: int(pick[-1]) for pick in picks}
    assert case.human(0).stats == {**dict.fromkeys(case.human(0).stats, 2), **raised}


@pytest.mark.rule("PH-4.3")
def test_no_stat_above_5_or_twice() -> None:
    case = making(2, resolve_building)
    prompt = case.prompt("stats", 0)
    assert not any(option.id.endswith("6") for option in prompt.options)
    refused = case.refusal(prompt, ["melee-3", "melee-4"])
    assert refused.rule == "PH-4.3"


@pytest.mark.rule("PH-4.4")
def test_stats_are_secret_until_all_are_done_and_silence_takes_3() -> None:
    case = making(2, resolve_building)
    assert all(prompt.secret for prompt in case.table.needed_prompts)
    case.says("stats", *FIVES, seat=0)
    assert case.s.players[0].human is None
    assert not case.said("melee 5")
    default(case, 1)
    assert case.human(0).stats["melee"] == 5
    assert set(case.human(1).stats.values()) == {3}


@pytest.mark.rule("PH-5.1")
def test_health_and_morale_come_from_strength_and_mind() -> None:
    human = built(("strength-4", "mind-5"), ()).human(0)
    assert (human.health, human.morale) == (7, 8)


# -- skills --------------------------------------------------------------------------------------


@pytest.mark.rule("PH-4.6")
@pytest.mark.parametrize(("mind", "draw", "keep"), [(2, 2, 1), (3, 3, 2), (4, 4, 3), (5, 5, 3)])
def test_so_many_are_drawn_and_kept(mind: int, draw: int, keep: int) -> None:
    case = built((f"mind-{mind}",) if mind > 2 else (), ())
    prompt = case.prompt("skills", 0)
    assert len(prompt.options) == draw
    assert (prompt.least, prompt.most) == (keep, keep)


@pytest.mark.rule("PH-4.5")
def test_a_double_is_exchanged() -> None:
    case = built((), (), skills=("looting", "looting", "stealth", "raiding", "footwork"))
    drawn = [option.id for option in case.prompt("skills", 0).options]
    assert [kind_of(one) for one in drawn] == ["looting", "stealth"]
    assert kinds(case.s.skills.discards) == ["looting"]


@pytest.mark.rule("PH-4.5", "PH-4.7")
def test_drawn_skills_are_hidden_and_kept_ones_public() -> None:
    case = built((), (), skills=("looting", "stealth", "raiding", "footwork"))
    prompts = {prompt.seat: prompt for prompt in case.table.needed_prompts}
    assert all(prompt.secret for prompt in prompts.values())
    taken = [option.id for option in prompts[0].options][1]
    case.says("skills", taken, seat=0)
    assert not case.said("Stealth")
    default(case, 1)
    assert case.human(0).skills == [taken]
    assert "Ada keeps Stealth." in case.texts("skill")
    assert kinds(case.human(1).skills) == ["raiding"]  # the first drawn
    assert kinds(case.s.skills.discards) == ["footwork", "looting"]


def test_what_is_learnt_later_changes_no_answer_of_the_journal() -> None:
    case = built((), (), skills=("looting", "stealth", "raiding", "footwork"))
    answer = [case.prompt("skills", 0).options[0].id]
    case.table.answer(case.prompt("skills", 0).id, answer)
    default(case, 1)
    case.human(0).skills.append("one-more")
    assert len(answer) == 1


# -- the market ----------------------------------------------------------------------------------


@pytest.mark.rule("PH-4.8", "PH-4.8a")
def test_everybody_has_a_flare_and_seven_food() -> None:
    case = shopping(FIVES, ())
    for seat in (0, 1):
        assert kinds(case.human(seat).gear) == ["flare"]
        assert case.human(seat).food == 7
    assert not any("flare" in option for option in case.options)


@pytest.mark.rule("PH-4.9")
def test_the_fastest_buys_first_and_mind_breaks_ties() -> None:
    case = shopping((), ("speed-3", "mind-3"), ("speed-3", "mind-4"), ("speed-4",))
    order = []
    for _ in range(4):
        order.append(case.prompt().seat)
        case.pick("lead-pipe")
    assert order == [3, 2, 1, 0]


@pytest.mark.rule("PH-4.9")
@pytest.mark.parametrize("lot", [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
def test_mind_breaks_ties_whatever_the_die(lot: list[int]) -> None:
    road = Road(3).human(0, mind=4).human(1, mind=5).human(2, mind=3)
    case = _market(road, lot)
    order = []
    for _ in range(3):
        order.append(case.prompt().seat)
        case.pick("lead-pipe")
    assert order == [1, 0, 2]


@pytest.mark.rule("PH-4.9")
def test_then_a_die_breaks_ties() -> None:
    road = Road(3)
    orders = set()
    for lot in ([2, 0, 1], [1, 2, 0]):
        case = _market(road, lot)
        orders.add(case.prompt().seat)
    assert orders == {2, 1}


def _market(road: Road, *luck: Any) -> Case:
    for seat in range(3):
        road.human(seat, food=7)
    return road.play(open_market, *luck)


@pytest.mark.rule("PH-4.10")
def test_one_item_a_turn_at_its_price_and_no_second_copy() -> None:
    case = shopping(FIVES, ())
    case.pick("kalt-9mm")
    assert case.human(0).food == 5
    assert case.prompt().seat == 1
    case.pick("knife")
    assert case.prompt().seat == 0
    assert "kalt-9mm" not in case.options
    assert "knife" in case.options  # of two copies


@pytest.mark.rule("PH-4.10")
def test_what_costs_too_much_is_not_offered() -> None:
    road = Road(2).human(0, food=1, speed=5).human(1, food=7)
    case = road.play(open_market)
    assert case.prompt().seat == 0
    assert set(case.options) == {"pass", "lead-pipe", "knife", "painkillers", "road-map"}


@pytest.mark.rule("PH-4.11")
def test_a_pass_is_final_and_rounds_go_on_until_all_have_passed() -> None:
    case = shopping(("speed-4",), ("speed-3",), ())
    case.pick("pass")
    case.pick("knife")
    case.pick("knife")
    assert case.prompt().seat == 1
    case.pick("pass")
    prompt = case.prompt("buy", 2)
    assert (prompt.least, prompt.most) == (0, len(prompt.options))  # the rest in one question
    case.pick("painkillers", "lead-pipe")
    assert kinds(case.human(2).gear) == ["flare", "knife", "lead-pipe", "painkillers"]
    assert case.human(2).food == 4
    assert "buy" not in case.topics()


@pytest.mark.rule("PH-4.11")
def test_an_item_must_fit_and_leave_room_to_strike() -> None:
    road = Road(2).human(0, food=7, speed=5).human(1, food=7).has(0, "flare", "bandages")
    road.has(0, "hunting-bow", "sleeping-bag")  # 1 + 1 + 2 + 2 of 6 slots
    assert "painkillers" not in road.play(open_market).prompt("buy").options
    road = Road(2).human(0, food=7, speed=5).human(1, food=7).has(0, "flare", "hunting-bow")
    road.has(0, "sleeping-bag")  # 5 of 6
    case = road.play(open_market)
    assert set(case.options) == {"pass", "lead-pipe", "knife"}


@pytest.mark.rule("PH-4.11")
def test_with_something_to_strike_the_last_slot_may_be_filled() -> None:
    road = Road(2).human(0, food=7, speed=5).human(1, food=7)
    road.has(0, "nail-club", "hunting-bow", "flare")
    case = road.play(open_market)
    assert set(case.options) == {"pass", *("lead-pipe", "knife", "kalt-9mm")} | {
        "painkillers",
        "bandages",
        "road-map",
    }


@pytest.mark.rule("PH-4.10", "PH-4.11")
def test_who_buys_alone_is_held_to_the_same_rules() -> None:
    case = shopping(FIVES)
    prompt = case.prompt("buy")
    refused = case.refusal(prompt, ["nail-club", "hunting-bow", "kalt-9mm", "knife"])
    assert refused.rule == "PH-4.10"
    refused = case.refusal(prompt, ["hunting-bow", "sleeping-bag", "painkillers"])
    assert refused.rule == "PH-4.11"


@pytest.mark.rule("PH-4.12")
def test_silence_buys_nothing() -> None:
    case = shopping(FIVES, ())
    default(case, 0)
    assert case.human(0).food == 7
    default(case, 1)
    assert "buy" not in case.topics()


@pytest.mark.rule("PH-4.13", "PH-4.13a")
def test_food_is_swapped_for_twice_as_much_ammo_by_all_at_once() -> None:
    case = shopping(FIVES, ())
    default(case, 0)
    default(case, 1)
    assert case.topics() == ["ammo", "ammo"]
    case.says("ammo", "3", seat=0)
    assert case.human(0).food == 7  # not before all have answered
    default(case, 1)
    assert (case.human(0).food, case.human(0).ammo) == (4, 6)
    assert (case.human(1).food, case.human(1).ammo) == (7, 0)


def test_nobody_with_food_left_is_asked_about_ammo() -> None:
    case = shopping(FIVES)
    case.pick("kalt-9mm", "knife", "nail-club", "bandages")
    assert case.human(0).food == 0
    assert case.over


@pytest.mark.rule("PH-4.14")
def test_a_lead_pipe_for_who_has_nothing_to_strike_with() -> None:
    case = shopping(FIVES, ())
    case.pick("kalt-9mm")
    case.pick("knife")
    for _ in range(4):
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
    assert kinds(case.human(0).gear) == ["flare", "kalt-9mm", "lead-pipe"]
    assert kinds(case.human(1).gear) == ["flare", "knife"]


@pytest.mark.rule("PH-4.15")
def test_what_was_bought_is_in_play_and_weapons_active() -> None:
    case = shopping(FIVES)
    case.pick("kalt-9mm", "knife")
    case.says("ammo", "1")
    human = case.human(0)
    assert kinds(human.gear) == ["flare", "kalt-9mm", "knife"]
    assert not human.hand
    assert kinds([*human.melee, human.ranged or ""]) == ["kalt-9mm", "knife"]
    assert (human.food, human.ammo) == (3, 2)


def test_the_rest_of_the_market_leaves_the_game() -> None:
    case = shopping(FIVES)
    for _ in range(2):
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
    assert case.s.market == []
    assert "hunting-bow.1" in case.s.removed
