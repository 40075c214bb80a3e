"""The six dials, and how a campaign is lost (AF-1, AF-20)."""

from typing import Any

import pytest

from rules.aftermath.model.terms import HIGHEST_VALUES, NEW_COLONY
from rules.aftermath.play import dials
from rules.aftermath.play.context import Here
from rules.engine import Play
from tests.rules.aftermath.build import Party
from tests.rules.aftermath.rows import Check, make_rows


def turn_dial(h: Here, dial: Any, *by: int) -> Play[None]:
    """A dial is turned by each of these."""
    for n in by:
        yield from dials.change_dials(h, {dial: n}, "The ledge")


def pair_words(*words: Any) -> dict[Any, int]:
    return dict(zip(words[::2], words[1::2], strict=True))


SCRIPTS: dict[str, Any] = {
    "turn": turn_dial,
    "forage": lambda h, n: dials.change_dials(h, {"clue": n}, "The ledge", unlimited=True),
    "all": lambda h, *by: dials.change_dials(h, pair_words(*by), "It"),
    "affords": lambda h, *cost: dials.can_afford(h.s, pair_words(*cost)),
    "pay": lambda h, *cost: dials.pay_costs(h, pair_words(*cost), "It"),
}


rows = make_rows(SCRIPTS)


@rows("""
AF-1.14 AF-1.10 a loss takes what there is | dials food=2 | turn food -5 | food 0;
    told food -2 (now 0).
AF-1.10 nothing | dials food=0 | turn food -1 | told The ledge: food stays at 0.
AF-1.9 several | dials food=1 scrap=1 | all food 2 scrap -1
    | told It: scrap -1 (now 0), food +2 (now 3).
AF-1.11 fifteen people | dials population=14 | turn population 9 | population 15
AF-1.11 the warren | dials population=14; colony built=warren | turn population 9 | population 20
AF-1.12 clue rises once | dials clue=0 | turn clue 2 1 | clue 2; told The ledge: clue stays at 2
    because it has already risen in this mission.
AF-1.12 full before | dials clue=10 | turn clue 1 -2 1 | clue 9
AF-1.12 AF-24.6 twice with a radio | colony improvements=crystal-radio | turn clue 1 1 1 | clue 2;
    clues 2
AF-1.12 AF-19.35 and foraging | colony improvements=crystal-radio | forage 1 then forage 1 | clue 2;
    clues 0
AF-1.14 {too little/enough} | dials food={1/2} | affords food 2 | gives {no/yes}
AF-1.14 of all | dials food=2 scrap=0 | affords food 1 scrap 1 | gives no
AF-1.14 time | dials time=0 | affords time 1 | gives yes
AF-1.13 not the last morale | dials morale=1 | affords morale 1 | gives no
AF-1.14 paid | dials time=3 food=2 | pay time 1 food 2 | time 4; food 0
AF-20.7 {food/scrap/clue/time} | dials {food/scrap/clue/time}=1 | turn {food/scrap/clue/time} -1
    | ended none; lost no
AF-1.13 AF-20.6 AF-20.7 at once, morale | seats 1; dials morale=1 population=9 | turn morale -1;
    is topics infinite-lives; is morale 0; lost | ended CampaignLost; lost yes
AF-20.7 population | seats 1; dials morale=9 population=1 | turn population -1; lost
    | ended CampaignLost
AF-20.8 AF-20.9 on | seats 1; dials morale=1 population=9 | turn morale -1; on | morale 5;
    population 5; infinite yes; ended none
AF-20.9 population | seats 1; dials morale=9 population=1 | turn population -1; on | morale 5;
    population 5
AF-20.8 default | seats 1; dials morale=1 population=9 | turn morale -1; lapse | infinite yes;
    ended none
AF-20.8 again | seats 1; colony infinite=yes; dials morale=1 population=9 | turn morale -1
    | over yes; morale 5; population 5
AF-20.8 a vote | dials morale=1 population=9 | turn morale -1; 0:lost 1:lost | ended CampaignLost
AF-20.10 what is won stays won | seats 1; colony won=yes; dials morale=1 | turn morale -1; lost
    | won yes; lost yes
""")
def test_dials(check: Check) -> None:
    check()


@pytest.mark.rule("AF-1.8", "AF-1.9", "AF-1.10")
@pytest.mark.parametrize("dial", HIGHEST_VALUES)
def test_a_dial_rises_by_the_amount_but_not_above_its_maximum(dial: Any) -> None:
    most = {"time": 20, "clue": 10, "scrap": 30, "food": 30, "population": 20, "morale": 15}[dial]
    case = Party().dials(**{dial: 3}).play(lambda h: turn_dial(h, dial, 2))
    assert case.s.colony.dials == {**NEW_COLONY, dial: 5}
    party = Party().dials(**{dial: most - 1}).colony(built=["warren"])
    case = party.play(lambda h: turn_dial(h, dial, 3))
    assert case.dial(dial) == most
    assert case.said(f"The ledge: {dial} +1 (now {most}).")
