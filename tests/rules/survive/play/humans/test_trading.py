"""SV-8: trading and swapping. Ruth (seat 0) arrives in the Village where Ben (1) and Yara (2) are,
and is in her end step."""

import json

import pytest

from rules.survive import GAME
from rules.survive.model.components import ELEMENTS
from tests.rules.survive.build import Board
from tests.rules.survive.rows import Check, make_rows

MET = "A1 lake, A2 white village; red A1 2 wood 1 rock; blue A2 2 water; yellow A2 1 crops"
rows = make_rows(met=MET, alone="A1 lake, A2 white village, G1 lake; red A1; blue G1")


@rows("""
SV-8.1 a trade | met | 1 > A2 trade-1 wood-1 water-2 blue:accept
    -> red hand 1 wood, 1 rock, 2 water; blue hand 1 wood
SV-8.1 SV-8.2 with Humans on the space alone | A1 lake, A2 lake, A3 lake; red A1 3 wood 2 rock;
    blue A2 1 crops; yellow A3 1 crops; green zombies original+blue A2; white vampire A2
    | 1 > A2 original done -> offers trade-1; lacks trade-2 trade-3 trade-4
SV-8.2 not before moving | A1 lake, A2 white village; red A1 1 wood; blue A1 1 rock
    | 1 -> options A2 B1
SV-8.2 in the player's own end step | met | 1 > A2 -> blue open nothing; yellow open nothing
SV-8.3 the other answers out of turn, alone | met | 1 > A2 trade-1 wood-1 water-1
    -> blue may accept refuse; yellow open nothing; asks red; blue has offer optional secret refuse
SV-8.3 a refusal | met | 1 > A2 trade-1 wood-1 water-1 blue:refuse
    -> red hand 2 wood, 1 rock; blue hand 2 water; blue open nothing; offers trade-1
SV-8.3 refused when the turn ends | met | 1 > A2 trade-1 wood-1 water-1 {done/.}
    -> turn blue; blue cannot refuse; blue sees offer none; blue hand 2 water
SV-8.3 SV-18.6 silence makes no offer | met | 1 > A2 trade-1 -> default back
    | . -> blue open nothing; asks red
SV-8.3 SV-18.6 nor in the middle | met | 1 > A2 trade-1 wood-1 -> default back
    | . -> blue open nothing; asks red
SV-8.4 each side gives a card | met | 1 > A2 trade-1 -> refuses nothing Pick 1 to
    | wood-1 -> refuses nothing Pick 1 to
SV-8.4 not to those without cards | met; blue 0 water | 1 > A2 -> lacks trade-1; offers trade-2
SV-8.4 nor by them | met; red 0 wood 0 rock | 1 > A2 -> turn blue
SV-8.4 only cards that she holds | met; red 2 crates; blue 1 crates
    | 1 > A2 trade-1 -> options wood-1 wood-2 rock-1 back; refuses wood-1&wood-2 SV-8.4;
    refuses wood-1&wood-2 one number for each
    | wood-2&rock-1 -> options crops-1 crops-2 water-1 water-2 wood-1 wood-2 rock-1 rock-2 back
SV-8.4 no more than the other has | met
    | 1 > A2 trade-1 wood-1 -> lacks water-3; refuses water-2&crops-1 SV-8.4;
    refuses water-2&crops-1 They have only 2 cards | water-1&crops-1 -> blue may refuse
SV-8.4 SV-8.5 what the other does not hold | met | 1 > A2 trade-1 wood-1 rock-1 -> blue open refuse
SV-8.4 cards spent since | met; red 3 wood | 1 > A2 trade-1 wood-1 water-1 swap-wood-crops
    -> blue open refuse
SV-8.4 SV-19.1 spent openly, and the offer stands | A1 lake, A2 lake; red A1 1 crops 1 wood;
    blue A2 1 rock; green | 1 > A2 trade-1 wood-1 rock-1 build
    -> blue open refuse; all see offer.gives 1; told trade 2
SV-8.4 cards won back since | met; red 3 wood 0 rock 3 crops
    | 1 > A2 trade-1 crops-1 water-1 swap-crops-rock swap-wood-crops blue:accept
    -> red hand 1 rock, 1 water; blue hand 1 water, 1 crops
SV-8.5 SV-7.5 SV-19.1 for its two parties | met | 1 > A2 -> secret yes
    | trade-1 -> secret yes
    | wood-2 -> secret yes
    | water-1 -> blue has offer optional secret refuse;
    red reads 2 Wood for 1 Water; blue reads 2 Wood for 1 Water;
    blue sees offer.give 2 wood; red sees offer.take 1 water; all see offer.gives 2;
    all see offer.takes 1; all see offer.give none; yellow sees offer.take none;
    says Ruth offers Ben a trade: 2 cards for 1 card.
    | blue:accept -> says Ruth gives 2 cards and Ben gives 1 card.
SV-8.6 a new one replaces the old | met | 1 > A2 trade-1 wood-2 water-1 trade-1 wood-1 water-2
    -> blue has offer optional secret refuse
    | blue:accept -> blue hand 1 wood; red hand 1 wood, 1 rock, 2 water
SV-8.6 to another too | met | 1 > A2 trade-1 wood-1 water-1 trade-2 wood-1 crops-1
    -> blue open nothing; yellow may accept refuse
SV-8.3 SV-8.6 what becomes of it is said | met | 1 > A2 -> detail trade-1 Ben holds 2 cards.
    | trade-1 wood-1 water-1 -> detail trade-2 This replaces your offer to Ben.;
    detail done Your offer to Ben lapses.
SV-8.6 not one given up | met | 1 > A2 trade-1 wood-1 water-1 trade-2 back blue:accept
    -> blue hand 1 water, 1 wood
""")
def test_trading(check: Check) -> None:
    check()


@rows("""
SV-8.7 three for one | alone; red 3 crops
    | 1 > A2 swap-crops-{water/wood/rock} -> red hand 1 {water/wood/rock}
SV-8.7 three for one | alone; red 3 water
    | 1 > A2 swap-water-{crops/wood/rock} -> red hand 1 {crops/wood/rock}
SV-8.7 three for one | alone; red 3 wood
    | 1 > A2 swap-wood-{crops/water/rock} -> red hand 1 {crops/water/rock}
SV-8.7 three for one | alone; red 3 rock
    | 1 > A2 swap-rock-{crops/water/wood} -> red hand 1 {crops/water/wood}
SV-8.7 to the Bank | alone; red 3 rock | 1 > A2 swap-rock-wood
    -> bank 15 crops, 15 water, 14 wood, 15 rock
SV-8.7 two are not three | alone; red 2 crops 2 water 2 rock | 1 > A2 -> asks blue
SV-8.8 again | alone; red 9 rock | 1 > A2 swap-rock-wood swap-rock-wood swap-rock-wood
    -> red hand 3 wood; bank 15 crops, 15 water, 12 wood, 15 rock
SV-8.8 only what the Bank has | alone; red 3 rock; blue 15 wood
    | 1 > A2 -> options swap-rock-crops swap-rock-water done
SV-8.8 the three go there first | alone; red 15 rock 3 wood
    | 1 > A2 -> lacks swap-wood-rock | swap-rock-crops -> offers swap-wood-rock
SV-8.9 not before moving | alone; red 9 rock | 1 -> options A2 B1
SV-8.9 nor for a defence | A1 lake, A2 lake; green zombies original A1; red A2 9 rock
    | 2 > A2 -> red hand 5 rock; zombies original A2, red A2
""")
def test_swapping(check: Check) -> None:
    check()


@pytest.mark.rule("SV-8.5", "SV-7.5")
def test_public_events_of_a_trade_name_no_element() -> None:
    case = Board(MET).play("1").go("A2")
    before = len(case.told())
    case.go("trade-1", "wood-2", "water-1").pick("accept", by="blue")
    events = case.told()[before:]
    assert {event.seats for event in events} == {None, (0, 1)}
    told = json.dumps([[e.text, e.data] for e in events if e.seats is None]).lower()
    assert not [element for element in ELEMENTS if element in told]


@pytest.mark.rule("SV-8.6")
def test_a_replaced_offer_can_no_longer_be_answered() -> None:
    case = Board(MET).play("1").go("A2", "trade-1", "wood-2", "water-1")
    (old,) = (asked for asked in case.asked("blue") if asked.calls)
    case.go("trade-1", "wood-1", "water-2")
    assert "no longer open" in str(case.refusal(old, ["accept"]))


@pytest.mark.rule("SV-8.3")
def test_an_unchanged_offer_keeps_its_buttons() -> None:
    """Ruth swaps while Ben thinks: his question is the one he has before him."""
    case = Board(f"{MET}; red 5 wood").play("1").go("A2", "trade-1", "rock-1", "water-1")
    before = [prompt.id for prompt in case.asked("blue")]
    (waited_for,) = [p for p in case.table.asked_prompts if p.calls]
    assert waited_for.id in before
    assert waited_for.text == "Ruth offers you 1 Rock for 1 Water. Do you accept?"
    case.go("swap-wood-crops")
    assert [prompt.id for prompt in case.asked("blue")] == before
    case.pick("accept", by="blue")
    assert case.player("blue").hand == {"crops": 0, "water": 1, "wood": 0, "rock": 1}


def test_the_lesson_of_an_offer_does_not_say_that_nobody_waits() -> None:
    """The panel says "Your answer to this is waited for", and beneath it stands the lesson."""
    case = Board(MET).play("1").go("A2", "trade-1", "wood-1", "water-1")
    (waited_for,) = [p for p in case.table.asked_prompts if p.calls]
    for option in waited_for.options:
        assert "nobody waits" not in GAME.lessons[option.verb]
