"""Trade among humans (PH-10.7 to PH-10.15)."""

from collections.abc import Sequence
from typing import Any

import pytest

from rules.posthuman import GAME
from rules.posthuman.play.trading.trading import LONG, trade_phase
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import gear, tile
from tests.rules.posthuman.rows import Row, row


def prove_trade(
    rules: str, road: Any, text: str, wishes: Sequence[int] | None = None, **options: Any
) -> Any:
    """A row about the phase, in which all want to trade unless it is said who does."""

    def make_road() -> Road:
        whole: Road = road()
        whole.state.wishes = list(whole.state.humans if wishes is None else wishes)
        return whole

    return row(rules, make_road, text, **options)


def prove_turn(rules: str, road: Any, text: str) -> Any:
    """A row about a turn, from the declaration on."""
    return row(rules, road, text, play=None)


def place_traders(seats: int = 2, **ada: Any) -> Any:
    return lambda: Road(seats).human(0, **ada)


def place_on_mountain(road: Road, *seats: int, terrain: Any = "mountain") -> Road:
    """Some stand on a mountain, and not at home in the country."""
    for seat in seats:
        road.lays(seat, tile(terrain=terrain, zones=()), "0,1").stands(seat, "0,1")
    return road


def give_goods() -> Road:
    road = Road(2).human(0, food=2, ammo=1, counters=4).human(1, food=1)
    return road.has(0, "knife", "stealth", "brindle", "protector").holds(0, "gunscope")


def fill_backpack(free: str = "knife", owner: int = 0) -> Road:
    """Somebody has this, and the other a full backpack."""
    return Road(2).has(owner, free).has(1 - owner, "nail-club", "hunting-bow", "sleeping-bag")


def give_sized_things(small: int, *fillers: int) -> Any:
    """Ada has a thing of size 3; Ben's backpack is full, with a small thing."""
    return lambda: (
        Road(2)
        .has(0, gear(id="big", size=3))
        .has(1, gear(id="small", size=small), *[gear(size=one) for one in fillers])
    )


def overfill_ada() -> Road:
    road = Road(2).human(0, food=2).has(0, gear(size=3), gear(size=2)).has(1, "knife")
    return road.holds(0, gear(id="late"))


def place_flare() -> Road:
    """Ada, who has a flare, and Cleo are on a mountain, Ben at home."""
    road = Road(3).human(1, food=2).human(2, food=1).has(0, "flare").stands_by(0, trade="ask")
    return place_on_mountain(road, 0, 2)


def place_lonely_ben(**orders: str) -> Any:
    return lambda: place_on_mountain(Road(2).has(0, "flare").stands_by(0, **orders), 1)


def place_before_declaration(seats: int = 2, **ada: Any) -> Any:
    return lambda: Road(seats, phase="declare").human(0, **{"food": 3, **ada})


# fmt: off
DEALS = [
    # Humans on the same terrain, wherever their tiles are, trade items, food and ammo.
    prove_trade("PH-10.7", lambda: place_on_mountain(Road(4).human(0, food=1), 2).mutant(3),
        "-> waits=Ada,Ben Ada.options=done,offer:1"),
    prove_trade("PH-10.7", lambda: place_on_mountain(Road(2).human(0, food=1), 1, terrain="rural"),
        "-> waits=Ada,Ben"),
    prove_trade("PH-10.7 PH-10.7a", give_goods,
        "0:offer:1 -> Ada.options=give:knife.1,give:gunscope.1,"
        "give-food:1,give-food:2,give-ammo:1,get-food:1,back"),
    # An offer is accepted or declined; nothing is set aside for it.
    prove_trade("PH-10.11", lambda: Road(2).human(0, food=3).human(1, ammo=4).has(1, "knife"),
        "0:offer:1 0:give-food:2&get:knife.1&get-ammo:3 -> "
        "says.trade='Ada offers Ben 2 food for Knife and 3 ammo.' | 1:yes:1 -> food=1 ammo=3 "
        "gear=knife.1 Ben.food=2 Ben.ammo=1 Ben.gear=0 Ben.melee=0"),
    prove_trade("PH-10.11", place_traders(food=3),
        "0:offer:1 0:give-food:2 1:no:1 -> food=3 deals=0 says.trade='Ben declines'"),
    prove_trade("PH-10.11", place_traders(3, food=2),
        "0:offer:1 0:give-food:2 0:offer:2 0:give-food:2 1:yes:1 -> "
        "Ben.food=2 Cleo.lacks=yes:2 "
        "Cleo.detail.no:2='Ada does not have enough food or ammo for the deal.'"),
    prove_trade("PH-10.11", lambda: Road(2).human(0, food=3).human(1, ammo=3),
        "0:offer:1 0:give-food:1 0:offer:1 0:give-food:1&get-ammo:1 1:yes:2 0:undo:1 -> "
        "Ben.food=1 ammo=1 Ben.lacks=yes:1"),
    prove_trade("PH-10.11", lambda: Road(2).human(0, food=3).human(1, food=3),
        "0:offer:1 -> Ada.refuses.give-food:1&get-food:2=PH-10.11"),
    prove_trade("PH-10.11", place_traders(food=3), "0:offer:1 0:back -> deals=0 Ada.has=offer:1"),
    prove_trade("PH-10.11", lambda: Road(2).has(0, "knife", "lead-pipe"),
        "0:offer:1 0:give:knife.1 "
        "0:drop:knife.1 -> Ben.detail.no:1='Ada no longer has what was offered.'", free=True),
    prove_trade("PH-10.11", fill_backpack,
        "0:offer:1 0:give:knife.1 1:yes:1 0:drop:knife.1 1:sleeping-bag.1 -> "
        "says.trade='The deal fails. Ada no longer has what was offered.' Ben.gear=3", free=True),
    prove_trade("PH-10.11", lambda: Road(3).human(0, food=3).human(1, ammo=3).human(2, food=1),
        "0:offer:1 0:give-food:2 1:yes:1 -> Cleo.detail.offer:0='1 food' "
        "Cleo.detail.offer:1='Has 2 food and 3 ammo.'"),
    # Until all are done, which a new offer undoes; silence is done.
    prove_trade("PH-10.12", place_traders(food=3),
        "0:offer:1 0:give-food:1 0:done -> waits=Ben | 1:done -> over deals=0 food=3"),
    prove_trade("PH-10.12", place_traders(food=3),
        "1:done -> waits=Ada | 0:offer:1 0:give-food:1 -> waits=Ada,Ben "
        "| 1:yes:1 -> Ben.food=1"),
    prove_trade("PH-10.12", place_traders(food=3), "0:. 1:. -> over"),
    prove_trade("PH-10.13", lambda: place_on_mountain(Road(2).human(0, food=1), 1), "-> over"),
    prove_trade("PH-10.13", place_traders(), "-> over"),
    prove_trade("PH-10.13", lambda: Road(1).has(0, "flare"), "-> over"),
    prove_trade("PH-10.13", lambda: Road(2).has(0, "flare").mutant(1), "-> over"),
    # Cards in play and in hand go into play; those in hand are shown to the partner alone.
    prove_trade("PH-10.8 PH-10.9", lambda: Road(2).has(0, "knife").holds(0, "kalt-9mm"),
        "0:offer:1 0:give:knife.1&give:kalt-9mm.1 1:yes:1 -> gear=0 hand=0 "
        "Ben.gear=knife.1,kalt-9mm.1 Ben.hand=0 Ben.ranged=kalt-9mm.1"),
    prove_trade("PH-10.14", lambda: Road(3).holds(0, "gunscope"), "0:offer:1 0:give:gunscope.1 -> "
        "says.trade='Ada offers Ben a card from hand as a gift.' Ben.hears=Gunscope "
        "Cleo.misses=Gunscope Ben.secret Ben.sees=Gunscope Cleo.blind=Gunscope blind=Gunscope | "
        "1:yes:1 -> says.deal='Ben accepts: Ada gives Gunscope, and Ben gives nothing.'"),
    prove_trade("PH-10.15", lambda: Road(2).has(0, "kalt-9mm").mounts(0, "kalt-9mm", "gunscope"),
        "0:offer:1 0:give:kalt-9mm.1 1:yes:1 -> Ben.mounts=kalt-9mm.1:gunscope.1 mounts=0 "
        "ranged=none"),
    # Who accepts may make room for it, and who offers must have it.
    prove_trade("PH-10.9a", fill_backpack, "0:offer:1 0:give:knife.1 1:yes:1 -> Ben.topics=room "
        "Ben.options=nail-club.1,hunting-bow.1,sleeping-bag.1,back | "
        "1:sleeping-bag.1 -> Ben.gear=nail-club.1,hunting-bow.1,knife.1 removed=sleeping-bag.1"),
    prove_trade("PH-10.9a", fill_backpack,
        "0:offer:1 0:give:knife.1 1:yes:1 1:drop:sleeping-bag.1 -> "
        "Ben.topics=trade | 1:yes:1 -> Ben.gear=nail-club.1,hunting-bow.1,knife.1", free=True),
    prove_trade("PH-10.9a", give_sized_things(1, 3, 2),
        "0:offer:1 0:give:big 1:yes:1 -> Ben.refuses.small=PH-10.9a "
        "Ben.refuses.small='You still need 2 more slots' | 1:back -> gear=big Ben.has=yes:1"),
    prove_trade("PH-10.9a", give_sized_things(2, 3, 1), "0:offer:1 0:give:big 1:yes:1 -> "
        "Ben.refuses.small='You still need 1 more slot'"),
    prove_trade("PH-10.9a", lambda: fill_backpack(owner=1),
        "0:offer:1 -> Ada.refuses.get:knife.1=PH-10.9a | "
        "0:get:knife.1&give:nail-club.1 1:yes:1 -> gear=hunting-bow.1,sleeping-bag.1,knife.1"),
    prove_trade("PH-10.9a PH-10.11", overfill_ada,
        "0:offer:1 0:give-food:1&get:knife.1 -> Ben.has=yes:1 | "
        "0:play:late -> Ben.lacks=yes:1 Ben.detail.no:1='Ada has no room for the cards.'",
        free=True),
    # A flare lets its owner trade with everybody until the phase ends, and leaves the game.
    prove_trade("PH-10.10 PH-10.10a", place_flare,
        "-> Ada.options=done,offer:2,flare.1/0 waits=Ada,Cleo | "
        "0:flare.1/0 -> removed=flare.1 waits=Ada,Ben,Cleo Ada.options=done,offer:1,offer:2 "
        "Ben.options=done,offer:0 | 1:offer:0 1:give-food:2 0:yes:1 -> food=2"),
    prove_trade("PH-10.10a", place_flare, "0:flare.1/0 0:done 1:done 2:done -> over flags=0"),
    # Who has one and nobody near is asked only after having said so, in an order too.
    prove_trade("PH-10.13 PH-10.13a", place_lonely_ben(), "-> over", []),
    prove_trade("PH-10.13a", place_lonely_ben(trade="ask"),
        "-> waits=Ada | 0:keep -> over orders=0", []),
    prove_trade("PH-10.13a", place_lonely_ben(trade="keep"), "-> over", []),
    prove_turn("PH-10.13a",
        lambda: place_on_mountain(place_before_declaration()().human(1, food=3).has(0, "flare"), 0),
        "-> Ada.stands.wish=optional,secret,aside | 0:ask-again 0:scout 1:scout -> "
        "waits=Ada phase=trade | 0:keep -> phase=act"),
    # Nobody is asked who has not said so; a wish is open, and can be taken back.
    prove_turn("PH-10.13a", place_before_declaration(3), "0:scout 1:scout 2:scout -> phase=act"),
    prove_turn("PH-10.13a", place_before_declaration(),
        "0:wish 0:no-wish 0:scout 1:scout -> phase=act"),
    prove_turn("PH-10.13a PH-10.12", lambda: place_before_declaration(3)().human(1, ammo=3),
        "0:wish -> says.trade='Ada wants to trade this turn.' | 0:scout 1:scout 2:scout -> "
        "waits=Ada | 0:offer:1 0:give-food:1&get-ammo:2 -> waits=Ada,Ben Ben.default=done "
        "Ben.asks='Ada offers you a deal. What do you do?' "
        "Ben.options=done,yes:1,no:1,offer:0,offer:2 | 1:yes:1 -> ammo=2 Ben.food=1 waits=Ada | "
        "0:done -> phase=act wishes=0"),
    prove_turn("PH-10.13a", lambda: place_on_mountain(place_before_declaration()(), 1),
        "-> Ada.stands.wish="),
    prove_turn("PH-10.13a", lambda: place_before_declaration(1)().has(0, "flare"),
        "-> Ada.stands.wish="),
]
# fmt: on


@pytest.mark.parametrize("row", DEALS)
def test_trading(row: Row) -> None:
    row.check(trade_phase)


def bargain_again(case: Case, answers: int) -> Case:
    """Ada begins an offer to Ben and takes it back, again and again."""
    for _ in range(answers // 2):
        case.answer("offer:1", seat=0)
        case.answer("back", seat=0)
    return case


@pytest.mark.rule("PH-10.12")
def test_offers_leave_the_question_of_a_third_person_as_it_is() -> None:
    road = Road(3).human(0, food=3).human(2, food=1)
    road.state.wishes = [0, 1, 2]
    case = road.play(trade_phase)
    stood = case.prompt(seat=2)
    case.pick("offer:1", by=0).pick("give-food:2", by=0)
    assert case.prompt(seat=2) is stood


@pytest.mark.rule("PH-10.12")
def test_a_long_phase_goes_on_in_another_step_as_it_stood() -> None:
    road = Road(3, phase="trade").human(0, food=3).human(1, ammo=3).human(2, food=1)
    road.state.wishes = [0, 1, 2]
    case = road.play(game=GAME).pick("done", by=2).pick("offer:1", by=0).pick("give-food:2", by=0)
    began = case.table.step
    bargain_again(case, LONG - 4).pick("offer:1", by=0)
    assert case.table.step == began  # in the middle of an offer no step ends
    case.pick("back", by=0)
    assert (case.table.step, case.s.phase, case.waits_for) == (began + 1, "trade", {0, 1})
    case.pick("yes:1", by=1)
    assert (case.human(0).food, case.human(1).food) == (1, 2)
    case.pick("offer:2", by=0).pick("give-food:1", by=0)
    assert case.waits_for == {0, 1, 2}  # who was done is asked again
    for seat in (0, 1, 2):
        case.pick("done", by=seat)
    assert case.s.phase != "trade"
    assert (case.s.deals, case.s.done_trading) == ([], [])
    assert case.human(0).food == 1


@pytest.mark.rule("PH-10.10")
def test_who_trades_from_afar_still_does_when_a_long_phase_goes_on() -> None:
    road = place_on_mountain(Road(2, phase="trade").human(0, food=3).has(0, "flare"), 1)
    case = road.stands_by(0, trade="ask").play(game=GAME).pick("flare.1/0", by=0)
    began = case.table.step
    bargain_again(case, LONG)
    assert case.table.step == began + 1
    assert "offer:1" in [option.id for option in case.prompt(seat=0).options]
