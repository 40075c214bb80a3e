"""Trade among humans (PH-10.7 to PH-10.15)."""

import pytest

from rules.engine import Play
from rules.posthuman import GAME
from rules.posthuman.play.context import Here
from rules.posthuman.play.trading.trading import ANSWERS_IN_STEP, trade_phase
from tests.rules.posthuman.build import Case
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import Check, make_rows


def trade_gladly(h: Here) -> Play[None]:
    """All want to trade."""
    h.s.wishes = [*h.s.humans]
    return trade_phase(h)


POSITIONS = {
    "peaks": "tile peak ridge terrain=mountain zones=[]",
    # Ben's backpack is full.
    "packed": "two; has knife; Ben has nail-club hunting-bow sleeping-bag",
    # Ada has a thing of size 3; Ben's backpack is full too, with a small thing in it.
    "sized": "gear big size=3; has big; gear small size={}; Ben has small",
    # Ada has a flare. She and Cleo are on a mountain, and Ben is at home.
    "flare": "three; peaks; Ben food=2; Cleo food=1; has flare; orders trade=ask; on peak; "
    "Cleo on ridge",
    "lonely": "two; peaks; has flare; Ben on peak; play unasked",
    "declaring": "{} phase=declare; food=3; play game",
}


trading_rows = make_rows(POSITIONS, trade_gladly, {"unasked": trade_phase})


@trading_rows("""
# Humans on the same terrain, wherever their tiles are, trade items, food and ammo.
PH-10.7 | four; peaks; food=1; Cleo on peak; Dov turned
    -> waits=Ada,Ben Ada.options=done,offer:1
PH-10.7 | two; food=1; tile field terrain=rural zones=[]; Ben on field | -> waits=Ada,Ben
PH-10.7 PH-10.7a | two; food=2 ammo=1 counters=4; Ben food=1; has knife stealth brindle protector;
        holds gunscope
    0:offer:1 -> Ada.options=7 Ada.has=give:knife.1,give:gunscope.1
        Ada.has=give-food:1,give-food:2,give-ammo:1,get-food:1,back
# An offer is accepted or declined; nothing is set aside for it.
PH-10.11 | two; food=3; Ben ammo=4 has knife
    0:offer:1 0:give-food:2&get:knife.1&get-ammo:3
        -> says.trade='Ada offers Ben 2 food for Knife and 3 ammo.' Ben.asks='offers you a deal.'
        Ben.detail.yes:1='Accept: give Knife and 3 ammo, get 2 food from Ada' |
        1:yes:1 -> food=1 ammo=3 gear=knife.1 Ben.food=2 Ben.ammo=1 Ben.gear=0 Ben.melee=0
PH-10.11 | two; food=3
    0:offer:1 0:give-food:2 1:no:1 -> food=3 deals=0 says.trade='Ben declines'
    0:offer:1 0:back -> deals=0 Ada.has=offer:1
PH-10.11 | three; food=2 | 0:offer:1 0:give-food:2 0:offer:2 0:give-food:2 1:yes:1
        -> Ben.food=2 Cleo.lacks=yes:2
        Cleo.detail.no:2='Ada does not have enough food or ammo for the deal.'
PH-10.11 | two; food=3; Ben ammo=3
    0:offer:1 0:give-food:1 0:offer:1 0:give-food:1&get-ammo:1 1:yes:2 0:undo:1
        -> Ben.food=1 ammo=1 Ben.lacks=yes:1
PH-10.11 | two; food=3; Ben food=3 | 0:offer:1 -> Ada.refuses.give-food:1&get-food:2=PH-10.11
PH-10.11 | two; has knife lead-pipe; free | 0:offer:1 0:give:knife.1 0:drop:knife.1
        -> Ben.detail.no:1='Ada no longer has what was offered.'
PH-10.11 | two; food=3; Ben has knife; free
    0:offer:1 0:give-food:1&get:knife.1 -> Ben.has=yes:1 | 1:drop:knife.1 -> Ben.lacks=yes:1
PH-10.11 | packed; free | 0:offer:1 0:give:knife.1 1:yes:1 0:drop:knife.1 1:sleeping-bag.1
        -> says.trade='The deal fails. Ada no longer has what was offered.' Ben.gear=3
PH-10.11 | three; food=3; Ben ammo=3; Cleo food=1 | 0:offer:1 0:give-food:2 1:yes:1
        -> Cleo.detail.offer:0='1 food' Cleo.detail.offer:1='Has 2 food and 3 ammo.'
# Until all are done, which a new offer undoes; silence is done.
PH-10.12 | two; food=3
    0:offer:1 0:give-food:1 0:done -> waits=Ben | 1:done -> over deals=0 food=3
    1:done -> waits=Ada | 0:offer:1 0:give-food:1 -> waits=Ada,Ben | 1:yes:1 -> Ben.food=1
    0:. 1:. -> over
PH-10.13 | two; peaks; food=1; Ben on peak | -> over
PH-10.13 | two | -> over
PH-10.13 | alone; has flare | -> over
PH-10.13 | two; has flare; Ben turned | -> over
# Cards in play and in hand go into play; those in hand are shown to the partner alone.
PH-10.8 PH-10.9 | two; has knife; holds kalt-9mm
    0:offer:1 0:give:knife.1&give:kalt-9mm.1 1:yes:1 -> gear=0 hand=0
        Ben.gear=knife.1,kalt-9mm.1 Ben.hand=0 Ben.ranged=kalt-9mm.1
PH-10.14 | three; holds gunscope
    0:offer:1 0:give:gunscope.1 -> says.trade='Ada offers Ben a card from hand as a gift.'
        Ben.hears=Gunscope Cleo.misses=Gunscope
        Ben.secret Ben.sees=Gunscope Cleo.blind=Gunscope blind=Gunscope |
        1:yes:1 -> says.deal='Ben accepts: Ada gives Gunscope, and Ben gives nothing.'
PH-10.15 | two; has kalt-9mm; mounts kalt-9mm gunscope
    0:offer:1 0:give:kalt-9mm.1 1:yes:1
        -> Ben.mounts=kalt-9mm.1:gunscope.1 mounts=0 ranged=none
# Who accepts may make room for it, and who offers must have it.
PH-10.9a | packed
    0:offer:1 0:give:knife.1 1:yes:1
        -> Ben.topics=room Ben.options=nail-club.1,hunting-bow.1,sleeping-bag.1,back |
        1:sleeping-bag.1 -> Ben.gear=nail-club.1,hunting-bow.1,knife.1 removed=sleeping-bag.1
PH-10.9a | packed; free
    0:offer:1 0:give:knife.1 1:yes:1 1:drop:sleeping-bag.1 -> Ben.topics=trade |
        1:yes:1 -> Ben.gear=nail-club.1,hunting-bow.1,knife.1
PH-10.9a | two; sized 1; gear three size=3; gear two size=2; Ben has three two
    0:offer:1 0:give:big 1:yes:1 -> Ben.refuses.small=PH-10.9a
        Ben.refuses.small='You still need 2 more slots' | 1:back -> gear=big Ben.has=yes:1
PH-10.9a | two; sized 2; gear three size=3; gear one size=1; Ben has three one
    0:offer:1 0:give:big 1:yes:1 -> Ben.refuses.small='You still need 1 more slot'
PH-10.9a | two; Ben has knife; has nail-club hunting-bow sleeping-bag
    0:offer:1 -> Ada.refuses.get:knife.1=PH-10.9a | 0:get:knife.1&give:nail-club.1 1:yes:1
        -> gear=hunting-bow.1,sleeping-bag.1,knife.1
PH-10.9a PH-10.11 | two; food=2; gear three size=3; gear two size=2; gear late; has three two;
        holds late; Ben has knife; free
    0:offer:1 0:give-food:1&get:knife.1 -> Ben.has=yes:1 |
        0:play:late -> Ben.lacks=yes:1 Ben.detail.no:1='Ada has no room for the cards.'
# A flare lets its owner trade with everybody until the phase ends, and leaves the game.
PH-10.10 PH-10.10a | flare
    -> Ada.options=done,offer:2,flare.1/0 waits=Ada,Cleo |
        0:flare.1/0 -> removed=flare.1 waits=Ada,Ben,Cleo Ada.options=done,offer:1,offer:2
        Ben.options=done,offer:0 | 1:offer:0 1:give-food:2 0:yes:1 -> food=2
PH-10.10a | flare | 0:flare.1/0 0:done 1:done 2:done -> over flags=0
# A player with a flare and nobody near is asked only if they wish for it, also by an order.
PH-10.13 PH-10.13a | lonely | -> over
PH-10.13a | lonely; orders trade=ask | -> waits=Ada | 0:keep -> over orders=0
PH-10.13a | lonely; orders trade=keep | -> over
PH-10.13a | declaring two; peaks; Ben food=3; has flare; on peak
    -> Ada.stands.wish=optional,secret,aside | 0:ask-again 0:scout 1:scout -> waits=Ada
        phase=trade | 0:keep -> phase=act
# The game asks only players who wish to trade. Everybody sees a wish, and its player may drop it.
PH-10.13a | declaring three | 0:scout 1:scout 2:scout -> phase=act
PH-10.13a | declaring two | 0:wish 0:no-wish 0:scout 1:scout -> phase=act
PH-10.13a PH-10.12 | declaring three; Ben ammo=3
    0:wish -> says.trade='Ada wants to trade this turn.' | 0:scout 1:scout 2:scout -> waits=Ada |
        0:offer:1 0:give-food:1&get-ammo:2 -> waits=Ada,Ben Ben.default=done
        Ben.asks='Ada offers you a deal. What do you do?'
        Ben.options=done,yes:1,no:1,offer:0,offer:2 |
        1:yes:1 -> ammo=2 Ben.food=1 waits=Ada | 0:done -> phase=act wishes=0
PH-10.13a | declaring two; peaks; Ben on peak | -> Ada.stands.wish=
PH-10.13a | declaring alone; has flare | -> Ada.stands.wish=
""")
def test_trading(check: Check) -> None:
    check()


def bargain_again(case: Case, answers: int) -> Case:
    """Ada begins an offer to Ben and takes it back, again and again."""
    for _ in range(answers // 2):
        case.pick("offer:1", by=0).pick("back", by=0)
    return case


@pytest.mark.rule("PH-10.12")
def test_offers_leave_a_third_players_question_as_it_is() -> None:
    case = read_road("three; food=3; Cleo food=1").play(trade_gladly)
    stood = case.prompt(seat=2)
    case.pick("offer:1", by=0).pick("give-food:2", by=0)
    assert case.prompt(seat=2) is stood


@pytest.mark.rule("PH-10.12")
def test_a_long_trade_phase_continues_unchanged_in_another_step() -> None:
    road = read_road("three phase=trade; food=3; Ben ammo=3; Cleo food=1; state wishes=[0,1,2]")
    case = road.play(game=GAME).pick("done", by=2).pick("offer:1", by=0).pick("give-food:2", by=0)
    began = case.table.step
    bargain_again(case, ANSWERS_IN_STEP - 4).pick("offer:1", by=0)
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
def test_trading_from_afar_still_works_in_the_next_step_of_a_long_phase() -> None:
    road = read_road("two phase=trade; food=3 has flare; orders trade=ask; Ben on observatory")
    case = road.play(game=GAME).pick("flare.1/0", by=0)
    began = case.table.step
    bargain_again(case, ANSWERS_IN_STEP)
    assert case.table.step == began + 1
    assert "offer:1" in [option.id for option in case.prompt(seat=0).options]
