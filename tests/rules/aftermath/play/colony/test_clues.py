"""Which missions come to light (AF-19.29, AF-19.30), and which is next (AF-19.34, AF-20.5)."""

from typing import Any

import pytest

from rules.aftermath.model.decks import BOOK
from rules.aftermath.play.colony.clues import resolve_clues
from rules.aftermath.play.colony.next_mission import (
    ask_next_mission,
    decide_to_go_on,
    list_next_missions,
)
from tests.rules.aftermath.build import Party
from tests.rules.aftermath.rows import Check, make_rows

SCRIPTS: dict[str, Any] = {
    "clues": resolve_clues,
    "next": ask_next_mission,
    "offer": lambda h: list_next_missions(h.s),
    "go-on": decide_to_go_on,
}


rows = make_rows(SCRIPTS, before="phase clues; colony open=")


@rows("""
AF-19.29 none | - | clues | open nothing; read nothing
AF-19.29 one | dials clue=1 | clues | open 5 7
AF-19.29 two | dials clue=2 | clues | open 5 6 7
AF-19.29 three | dials clue=3 | clues | open 5 6 7 8
AF-19.30 first | colony done=1 | clues | open 2
AF-19.30 second | colony done=1,2 | clues | open 3
AF-19.30 third | colony done=1,2,3 | clues | open 4
AF-19.29 AF-19.30 known | dials clue=1; colony done=1,5 open=2 | clues | open 2 7
AF-19.34 AF-20.14 | colony open=7,5,3 | offer | gives 3 5 7 0
AF-19.35 | - | offer | gives 0
AF-19.34 | colony open=5,2 | next; 0:5 1:5 | assigned 5
AF-19.35 voted | colony open=5,2 | next; 0:0 1:0 | assigned 0
AF-2.20 | colony open=5,2 | next; defaults | assigned 2
AF-19.35 alone | - | next | assigned 0
AF-20.5 on | colony won=yes done=1,2,3 | go-on; 0:on 1:on | gives yes; read nothing
AF-20.5 ends | colony won=yes done=1,2,3 | go-on; defaults | gives no;
    told Tinderbox has come through.; told The light over the water.
AF-20.5 not won | colony done=1 | go-on | gives yes
AF-20.5 none left | colony won=yes done=1,2,3,4 | go-on | gives no
""")
def test_clues_and_the_next_mission(check: Check) -> None:
    check()


@pytest.mark.rule("AF-19.29", "AF-19.30")
def test_a_newly_opened_mission_is_told() -> None:
    case = Party(phase="clues").colony(open=[], done=[1]).dials(clue=1).play(resolve_clues)
    told = [event.data["passage"] for event in case.told("passage")]
    cards = [BOOK.missions[n] for n in (2, 5, 7)]
    assert sorted(map(str, told)) == sorted(f"{one.story}\n\n{one.goal}" for one in cards)
