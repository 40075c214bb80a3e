"""Trade among humans (PH-10.7 to PH-10.15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rules.engine import Prompt
from rules.posthuman import GAME
from rules.posthuman.play.trading.trading import LONG, trade_phase
from rules.posthuman.view import view_table
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import NAMES, Case, Road


def trades(road: Road, wishes: Sequence[int] | None = None, *, free: bool = False) -> Case:
    """The phase, in which all want to trade unless it is said who does."""
    road.state.wishes = list(road.state.humans if wishes is None else wishes)
    return road.play(trade_phase, free=free)


def offers(case: Case, seat: int, other: int, *parts: str) -> Case:
    """Somebody makes an offer."""
    case.answer(f"offer:{other}", seat=seat)
    case.says("offer", *parts, seat=seat)
    return case


def elsewhere(road: Road, seat: int) -> Road:
    """Somebody stands on a mountain, and not at home in the country."""
    return road.lays(seat, own_cards.tile(terrain="mountain", zones=()), "0,1").stands(seat, "0,1")


def ids(case: Case, seat: int) -> list[str]:
    return [option.id for option in case.prompt(seat=seat).options]


# -- who trades with whom ------------------------------------------------------------------------


@pytest.mark.rule("PH-10.7")
def test_humans_on_the_same_terrain_trade() -> None:
    road = elsewhere(Road(4).human(0, food=1), 2).mutant(3)
    case = trades(road)
    assert case.waits_for == {0, 1}
    assert ids(case, 0) == ["done", "offer:1"]


@pytest.mark.rule("PH-10.7")
def test_the_terrain_counts_and_not_the_tile() -> None:
    road = (
        Road(2)
        .human(0, food=1)
        .lays(1, own_cards.tile(terrain="rural", zones=()), "0,1")
        .stands(1, "0,1")
    )
    assert trades(road).waits_for == {0, 1}


@pytest.mark.rule("PH-10.7", "PH-10.7a")
def test_items_food_and_ammo_are_traded_and_nothing_else() -> None:
    road = Road(2).human(0, food=2, ammo=1, counters=4).human(1, food=1)
    road.has(0, "knife", "stealth", "brindle", "protector").holds(0, "gunscope")
    knife, scope = road.state.human(0).gear[0], road.state.human(0).hand[0]
    case = trades(road)
    case.answer("offer:1", seat=0)
    assert ids(case, 0) == [
        f"give:{knife}",
        f"give:{scope}",
        "give-food:1",
        "give-food:2",
        "give-ammo:1",
        "get-food:1",
        "back",
    ]


# -- a deal --------------------------------------------------------------------------------------


@pytest.mark.rule("PH-10.11")
def test_an_offer_is_accepted_and_both_sides_change_hands() -> None:
    road = Road(2).human(0, food=3, ammo=0).human(1, ammo=4).has(1, "knife")
    knife = road.state.human(1).gear[0]
    case = offers(trades(road), 0, 1, "give-food:2", f"get:{knife}", "get-ammo:3")
    assert "Ada offers Ben 2 food for Knife and 3 ammo." in case.texts("trade")
    case.answer("yes:1", seat=1)
    ada, ben = case.human(0), case.human(1)
    assert (ada.food, ada.ammo, ada.gear) == (1, 3, [knife])
    assert (ben.food, ben.ammo, ben.gear, ben.melee) == (2, 1, [], [])


@pytest.mark.rule("PH-10.11")
def test_an_offer_is_declined_and_nothing_happens() -> None:
    case = offers(trades(Road(2).human(0, food=3)), 0, 1, "give-food:2")
    case.answer("no:1", seat=1)
    assert case.human(0).food == 3
    assert "Ben declines Ada's offer." in case.texts("trade")
    assert case.s.deals == []


@pytest.mark.rule("PH-10.11")
def test_nothing_is_set_aside_and_what_cannot_be_kept_cannot_be_accepted() -> None:
    case = trades(Road(3).human(0, food=2))
    offers(case, 0, 1, "give-food:2")
    offers(case, 0, 2, "give-food:2")
    case.answer("yes:1", seat=1)
    assert case.human(1).food == 2
    assert "yes:2" not in ids(case, 2)
    (why,) = [o.detail for o in case.prompt(seat=2).options if o.id == "no:2"]
    assert why == "Ada does not have enough food or ammo for the deal."


@pytest.mark.rule("PH-10.11")
def test_many_deals_in_any_order_and_offers_taken_back() -> None:
    case = trades(Road(2).human(0, food=3).human(1, ammo=3))
    offers(case, 0, 1, "give-food:1")
    offers(case, 0, 1, "give-food:1", "get-ammo:1")
    case.answer("yes:2", seat=1)
    case.answer("undo:1", seat=0)
    assert (case.human(1).food, case.human(0).ammo) == (1, 1)
    assert not any(option.startswith("yes") for option in ids(case, 1))


@pytest.mark.rule("PH-10.11")
def test_one_number_for_each_of_the_goods() -> None:
    case = trades(Road(2).human(0, food=3).human(1, food=3))
    case.answer("offer:1", seat=0)
    refused = case.refusal(case.prompt("offer"), ["give-food:1", "get-food:2"])
    assert refused.rule == "PH-10.11"


def test_one_may_think_better_of_an_offer() -> None:
    case = trades(Road(2).human(0, food=3))
    case.answer("offer:1", seat=0)
    case.says("offer", "back")
    assert case.s.deals == []
    assert "offer:1" in ids(case, 0)


# -- done ----------------------------------------------------------------------------------------


@pytest.mark.rule("PH-10.12")
def test_it_goes_on_until_all_have_said_done_and_offers_lapse() -> None:
    case = offers(trades(Road(2).human(0, food=3)), 0, 1, "give-food:1")
    case.answer("done", seat=0)
    assert case.waits_for == {1}
    case.answer("done", seat=1)
    assert case.over
    assert case.s.deals == []
    assert case.human(0).food == 3


@pytest.mark.rule("PH-10.12")
def test_a_new_offer_asks_again_who_was_done() -> None:
    case = trades(Road(2).human(0, food=3))
    case.answer("done", seat=1)
    assert case.waits_for == {0}
    offers(case, 0, 1, "give-food:1")
    assert case.waits_for == {0, 1}
    case.answer("yes:1", seat=1)
    assert case.human(1).food == 1


@pytest.mark.rule("PH-10.12")
def test_silence_is_done() -> None:
    case = trades(Road(2).human(0, food=3))
    case.lapse(0)
    case.lapse(1)
    assert case.over


@pytest.mark.rule("PH-10.13")
def test_nobody_is_asked_where_no_two_can_trade() -> None:
    assert trades(elsewhere(Road(2).human(0, food=1), 1)).over
    assert trades(Road(2)).over  # neither has anything to give
    assert trades(Road(1).has(0, "flare")).over
    assert trades(Road(2).has(0, "flare").mutant(1)).over


# -- cards in hand (PH-10.8, PH-10.14) -----------------------------------------------------------


@pytest.mark.rule("PH-10.8")
def test_cards_in_play_and_in_hand_are_given() -> None:
    road = Road(2).has(0, "knife").holds(0, "kalt-9mm")
    (knife,), (kalt,) = road.state.human(0).gear, road.state.human(0).hand
    case = offers(trades(road), 0, 1, f"give:{knife}", f"give:{kalt}")
    case.answer("yes:1", seat=1)
    assert case.human(1).gear == [knife, kalt]
    assert case.human(0).gear == case.human(0).hand == []


@pytest.mark.rule("PH-10.9")
def test_what_is_received_goes_into_play() -> None:
    road = Road(2).holds(0, "kalt-9mm")
    (kalt,) = road.state.human(0).hand
    case = offers(trades(road), 0, 1, f"give:{kalt}")
    case.answer("yes:1", seat=1)
    assert (case.human(1).gear, case.human(1).hand) == ([kalt], [])
    assert case.human(1).ranged == kalt


@pytest.mark.rule("PH-10.14")
def test_a_card_in_hand_is_shown_to_the_partner_alone_until_the_deal() -> None:
    road = Road(3).holds(0, "kalt-9mm")
    (kalt,) = road.state.human(0).hand
    case = offers(trades(road), 0, 1, f"give:{kalt}")
    assert "Ada offers Ben a card from hand as a gift." in case.texts("trade")
    shown = [event for event in case.told("trade") if "Kalt" in event.text]
    assert [event.seats for event in shown] == [(0, 1)]
    assert case.prompt(seat=1).secret
    for reader in (None, 2):
        (deal,) = view_table(case.s, reader, NAMES[:3]).deals
        assert deal.give == []
    case.answer("yes:1", seat=1)
    assert case.texts("deal") == ["Ben accepts: Ada gives Kalt 9mm, and Ben gives nothing."]


# -- room (PH-10.9a) -----------------------------------------------------------------------------


@pytest.mark.rule("PH-10.9a")
def test_who_accepts_may_make_room_for_it() -> None:
    road = Road(2).has(0, "knife").has(1, "nail-club", "hunting-bow", "sleeping-bag")
    (knife,), full = road.state.human(0).gear, list(road.state.human(1).gear)
    case = offers(trades(road), 0, 1, f"give:{knife}")
    case.answer("yes:1", seat=1)
    prompt = case.prompt("room")
    assert [option.id for option in prompt.options] == [*full, "back"]
    case.says("room", full[2])
    assert case.human(1).gear == [*full[:2], knife]
    assert full[2] in case.s.removed  # a starting item


@pytest.mark.rule("PH-10.9a")
def test_without_room_there_is_no_deal() -> None:
    small, big = own_cards.gear(size=1), own_cards.gear(size=3)
    road = Road(2).has(0, big).has(1, small, own_cards.gear(size=3), own_cards.gear(size=2))
    case = offers(trades(road), 0, 1, f"give:{big}")
    case.answer("yes:1", seat=1)
    refused = case.refusal(case.prompt("room"), [small])
    assert refused.rule == "PH-10.9a"
    case.says("room", "back")
    assert case.human(0).gear == [big]
    assert "yes:1" in ids(case, 1)


@pytest.mark.rule("PH-10.9a")
@pytest.mark.parametrize(("size", "short"), [(1, "2 more slots"), (2, "1 more slot")])
def test_who_discards_too_little_is_told_how_much_is_missing(size: int, short: str) -> None:
    small, big = own_cards.gear(size=size), own_cards.gear(size=3)
    fillers = [own_cards.gear(size=3), own_cards.gear(size=3 - size)]
    case = offers(trades(Road(2).has(0, big).has(1, small, *fillers)), 0, 1, f"give:{big}")
    case.answer("yes:1", seat=1)
    refusal = case.refusal(case.prompt("room"), [small])
    assert str(refusal).startswith(f"You still need {short}")


@pytest.mark.rule("PH-10.9a")
def test_who_has_made_room_meanwhile_need_discard_no_more() -> None:
    road = Road(2).has(0, "knife").has(1, "nail-club", "hunting-bow", "sleeping-bag")
    (knife,), full = road.state.human(0).gear, list(road.state.human(1).gear)
    case = offers(trades(road, free=True), 0, 1, f"give:{knife}")
    case.answer("yes:1", seat=1)
    case.answer(f"drop:{full[2]}", seat=1)
    assert "room" not in case.topics(1)
    case.answer("yes:1", seat=1)
    assert case.human(1).gear == [*full[:2], knife]


@pytest.mark.rule("PH-10.9a")
def test_who_offers_must_have_room_as_well() -> None:
    road = Road(2).has(0, "nail-club", "hunting-bow", "sleeping-bag").has(1, "knife")
    full, (knife,) = list(road.state.human(0).gear), road.state.human(1).gear
    case = trades(road)
    case.answer("offer:1", seat=0)
    assert case.refusal(case.prompt("offer"), [f"get:{knife}"]).rule == "PH-10.9a"
    case.says("offer", f"get:{knife}", f"give:{full[0]}")
    case.answer("yes:1", seat=1)
    assert case.human(0).gear == [*full[1:], knife]


# -- the Flare (PH-10.10) ------------------------------------------------------------------------


def with_flare() -> tuple[Case, str]:
    road = elsewhere(Road(3).human(1, food=2).human(2, food=1), 0).has(0, "flare")
    (flare,) = road.state.human(0).gear
    return trades(elsewhere(road.stands_by(0, trade="ask"), 2)), flare


@pytest.mark.rule("PH-10.10", "PH-10.10a")
def test_a_flare_lets_its_owner_trade_with_everybody_and_leaves_the_game() -> None:
    case, flare = with_flare()
    assert ids(case, 0) == ["done", "offer:2", f"{flare}/0"]
    assert case.waits_for == {0, 2}
    case.answer(f"{flare}/0", seat=0)
    assert flare in case.s.removed
    assert case.waits_for == {0, 1, 2}
    assert ids(case, 0) == ["done", "offer:1", "offer:2"]
    assert ids(case, 1) == ["done", "offer:0"]  # and not with Cleo
    offers(case, 1, 0, "give-food:2")
    case.answer("yes:1", seat=0)
    assert case.human(0).food == 2


@pytest.mark.rule("PH-10.10a")
def test_it_lasts_for_the_phase() -> None:
    case, flare = with_flare()
    case.answer(f"{flare}/0", seat=0)
    for seat in range(3):
        case.answer("done", seat=seat)
    assert case.over
    assert case.human(0).flags == {}


@pytest.mark.rule("PH-10.13", "PH-10.13a")
def test_whoever_has_a_flare_and_nobody_near_is_asked_once_they_said_so() -> None:
    road = elsewhere(Road(2).has(0, "flare"), 1)
    assert trades(road, []).over
    case = trades(road.stands_by(0, trade="ask"), [])
    assert case.waits_for == {0}
    case.answer("keep", seat=0)
    assert case.over
    road.state = case.s
    assert trades(road, []).over


@pytest.mark.rule("PH-10.13a")
def test_an_order_of_an_older_position_not_to_be_asked_still_says_so() -> None:
    road = elsewhere(Road(2).has(0, "flare"), 1).stands_by(0, trade="keep")
    assert trades(road, []).over


@pytest.mark.rule("PH-10.13a")
def test_to_be_asked_is_said_beside_everything_else_and_counts_at_once() -> None:
    road = elsewhere(Road(2, phase="declare").human(1, food=3).has(0, "flare"), 0)
    case = road.play(game=GAME)
    (wish,) = wishes_of(case)
    assert (wish.seat, wish.optional, wish.secret, wish.aside) == (0, True, True, True)
    case.table.answer(wish.id, ["ask-again"])
    for seat in (0, 1):
        case.answer("scout", seat=seat)
    assert case.waits_for == {0}
    (keep,) = wishes_of(case)
    assert [option.id for option in keep.options] == ["keep"]
    case.table.answer(keep.id, ["keep"])
    assert "trade" not in case.topics()


def wishes_of(case: Case) -> list[Prompt[Any]]:
    """The questions whether somebody wants to trade."""
    return [p for p in case.table.prompts if p.topic == "wish"]


@pytest.mark.rule("PH-10.13a")
def test_nobody_is_asked_to_trade_who_has_not_said_so() -> None:
    case = Road(3, phase="declare").human(0, food=3).play(game=GAME)
    for seat in range(3):
        case.answer("scout", seat=seat)
    assert "trade" not in case.topics()
    assert case.s.phase == "act"


@pytest.mark.rule("PH-10.13a", "PH-10.12")
def test_who_wants_to_trade_says_so_openly_and_others_are_asked_about_offers_alone() -> None:
    case = Road(3, phase="declare").human(0, food=3).human(1, ammo=3).play(game=GAME)
    case.answer("wish", seat=0)
    assert case.texts("trade") == ["Ada wants to trade this turn."]
    for seat in range(3):
        case.answer("scout", seat=seat)
    assert case.waits_for == {0}
    offers(case, 0, 1, "give-food:1", "get-ammo:2")
    assert case.waits_for == {0, 1}
    prompt = case.prompt("trade", 1)
    assert prompt.text == "Ada offers you a deal. What do you do?"
    assert prompt.default == ["done"]
    case.answer("yes:1", seat=1)
    assert (case.human(0).ammo, case.human(1).food) == (2, 1)
    assert case.waits_for == {0}
    case.answer("done", seat=0)
    assert case.s.phase == "act"
    assert case.s.wishes == []


@pytest.mark.rule("PH-10.13a")
def test_a_wish_can_be_taken_back_until_all_have_declared() -> None:
    case = Road(2, phase="declare").human(0, food=3).play(game=GAME)
    case.answer("wish", seat=0)
    case.answer("no-wish", seat=0)
    for seat in range(2):
        case.answer("scout", seat=seat)
    assert case.s.phase == "act"


@pytest.mark.rule("PH-10.13a")
def test_who_has_nobody_to_trade_with_is_not_offered_it() -> None:
    road = elsewhere(Road(2, phase="declare").human(0, food=3), 1)
    assert wishes_of(road.play(game=GAME)) == []
    assert wishes_of(Road(1, phase="declare").has(0, "flare").play(game=GAME)) == []


@pytest.mark.rule("PH-10.15")
def test_a_weapon_takes_along_what_is_mounted_on_it() -> None:
    road = Road(2).has(0, "kalt-9mm").mounts(0, "kalt-9mm", "gunscope")
    (kalt,) = road.state.human(0).gear
    scope = road.state.human(0).mounts[kalt]
    case = offers(trades(road), 0, 1, f"give:{kalt}")
    case.answer("yes:1", seat=1)
    assert case.human(1).mounts == {kalt: scope}
    assert (case.human(0).mounts, case.human(0).ranged) == ({}, None)


def test_what_is_done_beside_it_counts_at_once() -> None:
    road = Road(2).has(0, "knife", "lead-pipe")
    knife = road.state.human(0).gear[0]
    case = offers(trades(road, free=True), 0, 1, f"give:{knife}")
    case.answer(f"drop:{knife}", seat=0)
    (why,) = [o.detail for o in case.prompt("trade", 1).options if o.id == "no:1"]
    assert why == "Ada no longer has what was offered."


@pytest.mark.rule("PH-10.9a", "PH-10.11")
def test_who_has_filled_the_backpack_meanwhile_cannot_be_given_anything() -> None:
    road = Road(2).human(0, food=2).has(0, own_cards.gear(size=3), own_cards.gear(size=2))
    late = own_cards.gear(size=1)
    road.holds(0, late).has(1, "knife")
    (knife,) = road.state.human(1).gear
    case = offers(trades(road, free=True), 0, 1, "give-food:1", f"get:{knife}")
    assert "yes:1" in ids(case, 1)
    case.answer(f"play:{late}", seat=0)
    (why,) = [o.detail for o in case.prompt("trade", 1).options if o.id == "no:1"]
    assert why == "Ada has no room for the cards."
    assert "yes:1" not in ids(case, 1)


@pytest.mark.rule("PH-10.11")
def test_a_deal_may_fall_through_while_room_is_made() -> None:
    road = Road(2).has(0, "knife", "lead-pipe")
    road.has(1, "nail-club", "hunting-bow", "sleeping-bag")
    knife, full = road.state.human(0).gear[0], list(road.state.human(1).gear)
    case = offers(trades(road, free=True), 0, 1, f"give:{knife}")
    case.answer("yes:1", seat=1)
    case.answer(f"drop:{knife}", seat=0)
    case.says("room", full[2], seat=1)
    assert "The deal fails. Ada no longer has what was offered." in case.texts("trade")
    assert case.human(1).gear == full


def test_who_only_looks_on_reads_what_the_others_have_left() -> None:
    """Offers leave the question of a third person as it is; a deal changes what it says."""
    case = trades(Road(3).human(0, food=3).human(1, ammo=3).human(2, food=1))
    stood = case.prompt(seat=2)
    offers(case, 0, 1, "give-food:2")
    assert case.prompt(seat=2) is stood
    case.answer("yes:1", seat=1)
    has = {o.id: o.detail for o in case.prompt(seat=2).options}
    assert "1 food" in has["offer:0"]
    assert has["offer:1"] == "Has 2 food and 3 ammo."


# -- a long phase --------------------------------------------------------------------------------


def bargains(case: Case, answers: int, seat: int = 0) -> Case:
    """Somebody begins an offer to seat 1 and takes it back, again and again."""
    for _ in range(answers // 2):
        offers(case, seat, 1, "back")
    return case


@pytest.mark.rule("PH-10.12")
def test_a_long_phase_goes_on_in_another_step_as_it_stood() -> None:
    road = Road(3, phase="trade").human(0, food=3).human(1, ammo=3).human(2, food=1)
    road.state.wishes = [0, 1, 2]
    case = road.play(game=GAME)
    case.answer("done", seat=2)
    offers(case, 0, 1, "give-food:2")
    began = case.table.step
    bargains(case, LONG - 4)
    case.answer("offer:1", seat=0)
    assert case.table.step == began  # in the middle of an offer no step ends
    case.says("offer", "back", seat=0)
    assert (case.table.step, case.s.phase) == (began + 1, "trade")
    assert case.waits_for == {0, 1}
    case.answer("yes:1", seat=1)
    assert (case.human(0).food, case.human(1).food) == (1, 2)
    offers(case, 0, 2, "give-food:1")
    assert case.waits_for == {0, 1, 2}  # who was done is asked again
    for seat in (0, 1, 2):
        case.answer("done", seat=seat)
    assert case.s.phase != "trade"
    assert (case.s.deals, case.s.done_trading) == ([], [])
    assert case.human(0).food == 1


@pytest.mark.rule("PH-10.10")
def test_who_trades_from_afar_still_does_when_a_long_phase_goes_on() -> None:
    road = elsewhere(Road(2, phase="trade").human(0, food=3).has(0, "flare"), 1)
    case = road.stands_by(0, trade="ask").play(game=GAME)
    case.answer(next(one for one in ids(case, 0) if one.startswith("flare")), seat=0)
    began = case.table.step
    bargains(case, LONG)
    assert case.table.step == began + 1
    assert "offer:1" in ids(case, 0)
