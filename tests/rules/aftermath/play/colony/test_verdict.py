"""How the mission ended is read, and what it brings (AF-18, AF-19.2 to AF-19.4)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.model.decks import BOOK
from rules.aftermath.play.colony.verdict import resolve_verdict
from rules.aftermath.play.context import Here
from tests.rules.aftermath.model import own_book
from tests.rules.aftermath.rows import Later, Row, later, row


def ended(mission: int, outcome: str, *sides: int, **colony: Any) -> Later:
    party = later(phase="verdict").set(played=mission, outcome=outcome, sides=[*sides])
    party = party.dials(morale=7, population=7, food=6).colony(assigned=mission, **colony)
    return party.knows("wren", "spotter").knows("bodkin", "shoulder-barge")


def text(entry: int) -> str:
    return str(BOOK.colony[str(entry)].text)


def rewarded(number: int, dial: str, n: int) -> Any:
    """The verdict, and the mission has this reward."""

    def script(h: Here) -> Any:
        own_book.mission(number, reward=[{"dial": {dial: n}}])
        return resolve_verdict(h)

    return script


END, TOLD = resolve_verdict, [text(12), text(6)]
FORAGED = ended(0, "success").set(clues=1).dials(clue=2)
ROWS = [
    *[row("AF-18.1", ended(n, "success"), END, read_first=text(n)) for n in range(1, 9)],
    *[row("AF-18.2 AF-19.2", ended(n, "fail"), END, read=[text(n + 10)]) for n in range(1, 9)],
    row("AF-19.35 success", ended(0, "success"), END, read=[text(9)]),
    row("AF-19.35 failure", ended(0, "fail"), END, read=[text(19)]),
    row(
        "AF-18.8",
        ended(2, "fail", 6),
        rewarded(6, "population", 2),
        population=9,
        morale=6,
        done=[6],
        read=TOLD,
    ),
    row("AF-19.3", ended(1, "success"), rewarded(1, "food", 3), morale=8, food=9),
    row("AF-19.26", ended(1, "success", built=["hall"]), END, morale=9),
    row("AF-18.9 AF-19.3", ended(1, "fail"), END, morale=5, open=[1], done=[]),
    row("AF-1.12 AF-19.35", FORAGED, END, clue=3, morale=7, done=[], over=True),
    row("AF-19.4", ended(1, "success"), END, topics=["learn", "learn"]),
    row(
        "AF-19.4 chosen",
        ended(1, "success"),
        resolve_verdict,
        "0:vanish",
        "1:bristle",
        abilities=["spotter", "vanish"],
        bodkin_abilities=["shoulder-barge", "bristle"],
    ),
    row("AF-19.4 a side mission", ended(7, "success"), END, "0:1", "1:1", waits_for={1}),
    row(
        "AF-19.4 one",
        ended(7, "success"),
        resolve_verdict,
        "0:1",
        "1:1",
        "roar",
        abilities=["spotter"],
        bodkin_abilities=["shoulder-barge", "roar"],
    ),
    row("AF-19.4 not failing", ended(3, "fail"), END, over=True),
]


@pytest.mark.parametrize("row", ROWS)
def test_the_verdict(row: Row) -> None:
    row.check()
