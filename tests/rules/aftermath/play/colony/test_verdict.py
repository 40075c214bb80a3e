"""How the mission ended is read, and what it brings (AF-18, AF-19.2 to AF-19.4)."""

from typing import Any

import pytest

from rules.aftermath.model.decks import BOOK
from rules.aftermath.play.colony.verdict import resolve_verdict
from rules.aftermath.play.context import Here
from tests.rules.aftermath.model import own_book
from tests.rules.aftermath.positions import read_position
from tests.rules.aftermath.rows import Check, make_rows


def reward_mission(h: Here, number: int, dial: str, n: int) -> Any:
    """The verdict, and the mission has this reward."""
    own_book.add_mission(number, reward=[{"dial": {dial: n}}])
    return resolve_verdict(h)


AT_HOME = (
    "phase verdict; state played=1 outcome=success; dials morale=7 population=7 food=6; "
    "colony assigned=1; wren knows=spotter; bodkin knows=shoulder-barge"
)
rows = make_rows({"verdict": resolve_verdict, "rewarded": reward_mission}, before=AT_HOME)


@rows("""
AF-18.8 another done on the way | state played=2 outcome=fail sides=6 | rewarded 6 population 2
    | population 9; morale 6; done 6
AF-19.3 a success | - | rewarded 1 food 3 | morale 8; food 9
AF-19.26 the hall | colony built=hall | verdict | morale 9
AF-18.9 AF-19.3 a failure | state outcome=fail | verdict | morale 5; open 1; done nothing
AF-1.12 AF-19.35 a forage | state played=0 clues=1; dials clue=2 | verdict | clue 3; morale 7;
    done nothing; over yes
AF-19.4 both learn, as chosen | - | verdict; is topics learn learn; 0:vanish 1:bristle
    | abilities spotter vanish; bodkin_abilities shoulder-barge bristle
AF-19.4 after a side mission one, whom they vote for | state played=7; colony assigned=7 | verdict;
    0:1 1:1; is waits_for 1; roar | abilities spotter; bodkin_abilities shoulder-barge roar
AF-19.4 nobody by failing | state played=3 outcome=fail; colony assigned=3 | verdict | over yes
""")
def test_the_verdict(check: Check) -> None:
    check()


@pytest.mark.rule("AF-18.1", "AF-18.2", "AF-19.2", "AF-19.35")
@pytest.mark.parametrize("mission", range(9))
def test_the_entry_of_the_outcome_is_read(mission: int) -> None:
    for outcome, entry in (("success", mission or 9), ("fail", (mission or 9) + 10)):
        position = f"phase verdict; state played={mission} outcome={outcome}"
        case = read_position(f"{position}; colony assigned={mission}").play(resolve_verdict)
        assert case.told("passage")[0].data["passage"] == BOOK.colony[str(entry)].text


@pytest.mark.rule("AF-18.8")
def test_missions_done_on_the_way_are_read_after_the_one_played() -> None:
    case = read_position("phase verdict; state played=2 outcome=fail sides=6").play(resolve_verdict)
    told = [event.data["passage"] for event in case.told("passage")]
    assert told == [BOOK.colony["12"].text, BOOK.colony["6"].text]
