"""SV-7: the element chart and the Bank."""

from collections import Counter

import pytest

from tests.rules.survive.build import Board, Case
from tests.rules.survive.rows import Check, make_rows

ELEMENTS = ("crops", "water", "wood", "rock")
CHART = {
    "basic": {"crops": 1, "wood": 1},
    "improved": {"water": 2, "rock": 1},
    "fortified": {"water": 1, "wood": 1, "rock": 2},
    "attack a Zombie": {"wood": 1, "rock": 1},
    "attack the Vampire": {"crops": 1, "water": 1, "wood": 1},
    "defend against a Zombie": {"water": 1, "rock": 1},
    "defend against the Vampire's attack": {"crops": 1, "water": 1},
    "defend against the Vampire's suck": {"crops": 1, "water": 1},
}
"""The table of SV-7.1."""
TRIED = {
    "basic": ("A1 lake, A2 blue village; red A1; blue", "1", "A2 build"),
    "improved": ("A1 lake, A2 blue village; red A1 basic A2; blue", "1", "A2 build"),
    "fortified": ("A1 lake, A2 blue village; red A1 improved A2; blue", "1", "A2 build"),
    "attack a Zombie": ("A1 lake, A2 lake; red A1; blue; green zombies white A2", "1", "A2"),
    "attack the Vampire": ("A1 lake, A2 lake; red A1; blue; green vampire A2 1 drops", "1", "A2"),
    "defend against a Zombie": ("A1 lake, A2 lake; green zombies white A1; red A2", "2", "A2"),
    "defend against the Vampire's attack": (
        "A1 lake, B2 lake; green vampire A1 1 drops; red B2",
        "1",
        "B2 attack",
    ),
    "defend against the Vampire's suck": (
        "A1 lake, B2 lake; green vampire A1 1 drops; red B2",
        "1",
        "B2 suck",
    ),
}
"""Where Ruth, who is Red, does that: the position, the roll, and what is answered."""
DONE = {"build": "build", "attack": "attack", "defend": "defense"}


def try_act(act: str, hand: dict[str, int]) -> tuple[bool, Case]:
    """Whether Ruth does it with this hand, and the table afterwards."""
    board, roll, answers = TRIED[act]
    cards = " ".join(f"{count} {element}" for element, count in hand.items())
    case = Board(f"{board}; red {cards}").play(roll)
    for answer in answers.split():
        if answer in case.options:
            case.go(answer)
    return bool(case.told(DONE.get(act.split(maxsplit=1)[0], "build"))), case


@pytest.mark.rule("SV-7.1", "SV-7.2", "SV-7.3")
@pytest.mark.parametrize("act", CHART)
def test_each_act_costs_what_the_chart_says(act: str) -> None:
    """The cards of the line do it and all go back to the Bank; a spare card is kept."""
    done, case = try_act(act, CHART[act])
    assert done
    assert case.state.bank == dict.fromkeys(ELEMENTS, 15)
    done, case = try_act(act, dict(Counter(CHART[act]) + Counter({"rock": 1})))
    assert done
    assert case.state.bank == {**dict.fromkeys(ELEMENTS, 15), "rock": 14}


@pytest.mark.rule("SV-7.1", "SV-7.3")
@pytest.mark.parametrize(
    ("act", "missing"), [(act, element) for act, cost in CHART.items() for element in cost]
)
def test_no_other_card_replaces_a_missing_one(act: str, missing: str) -> None:
    """One card of the line is missing, and there are five of every other element."""
    hand = {element: 5 for element in ELEMENTS if element != missing}
    done, _ = try_act(act, {**hand, missing: CHART[act][missing] - 1})
    assert not done


rows = make_rows()


@rows("""
SV-7.2 used cards can be taken again | A1 lake, A2 blue village, G1 lake, G2 lake; blue G1;
    red A1 15 water 1 rock basic A2; turn red
    | 1 1 > A2 build -> pile water 2 | done G2 -> blue hand 1 water; pile water 1
SV-7.5 SV-19.1 a hand is its owner's | A1 lake; red A1 2 crops 3 rock; blue A1 1 wood; green zombies
    | 3 -> red sees players.0.hand 2 crops, 3 rock; all see players.0.hand none;
    {blue/green/all} sees players.0.hand none; {blue/green/all} sees players.0.cards 5;
    {blue/green/all} sees players.0.progress none; red sees players.1.hand none
SV-7.6 collecting is public | A1 red village, A2 lake; red A1; blue
    | 1 > A2 -> publishes cards; says Ruth collects 1 Water.
SV-7.6 discovering | A1 red village; red A1; blue
    | 1 {forest/prairie} > A2 -> publishes cards; says Ruth takes 2 {Wood/Crops}.
SV-7.6 building and swapping | A1 lake, A2 blue village; red A1 1 crops 1 wood 3 rock; blue
    | 1 > A2 build -> says 1 Crop and 1 Wood | swap-rock-water -> says 3 Rock for 1 Water
SV-7.6 SV-9.3 attacking | A1 lake, A2 lake; red A1 1 wood 1 rock; green zombies original A2
    | 1 > A2 -> says Ruth pays 1 Wood and 1 Rock to attack the Original Zombie.;
    says The Original Zombie is destroyed at A2.
SV-7.6 SV-9.5 the Vampire | A1 lake, A2 lake; red A1 1 crops 1 water 1 wood;
    green vampire A2 1 drops
    | 1 > A2 -> says Ruth pays 1 Crop, 1 Water and 1 Wood to attack the Vampire.
SV-7.6 defending | A1 lake, A2 lake; green zombies original A1; red A2 1 water 1 rock
    | 2 > A2 -> says 1 Water and 1 Rock
SV-7.6 losing blindly | A1 lake, A2 lake; green zombies original A1; red A2 3 wood 2 crops
    | 2 lose:wood+crops > A2 -> says 1 Crop and 1 Wood
SV-7.6 and to the sky | A1 lake; red A1 3 wood 2 crops; blue
    | meteorite-A1 -> says 2 Crops and 3 Wood
SV-7.6 in singular and plural | D4 lake, D5 prairie; blue D4 3 rock 1 wood; red D5 1 rock
    | 1 > D5 -> says Ben collects 1 Crop.; label swap-rock-crops Swap 3 Rock for 1 Crop;
    detail build Pay 1 Crop and 1 Wood: the Defense at D5 is worth 1 Month
    | trade-1 -> label crops-1 1 Crop | rock-1 -> label crops-1 1 Crop; lacks crops-2
SV-6.5 a short pile is the cause | D4 lake; blue D4; red {15/14} crops
    | 1 prairie > D5 -> says {The Crops pile is empty, so Ben takes nothing./Ben takes 1 Crop, the
    last in the Crops pile.}
""")
def test_the_bank(check: Check) -> None:
    check()
