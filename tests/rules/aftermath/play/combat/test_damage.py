"""Wounds, defeat and coming back (AF-13.6 to AF-13.14)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.play.combat.damage import all_gone, heal_member, return_defeated, wound_member
from rules.aftermath.play.context import Here, MissionEnds
from tests.rules.aftermath.build import A, B, C, Party, Script
from tests.rules.aftermath.model.own_book import effects, item
from tests.rules.aftermath.rows import DEFAULTS, Later, Row, by_first, later, row


def wren(*others: str, **fields: Any) -> Later:
    """Wren, of whom this is so, and the others."""
    return later("wren", *(others or ("bodkin",))).member("wren", **fields)


def out(*others: str) -> Later:
    return wren(*(others or ("bodkin", "cog")), defeated=True, at=None)


def wounds(n: int = 1, **more: Any) -> Script:
    """Wren takes wounds."""
    return by_first(wound_member, n, "The ledge", **more)


def heals(**more: Any) -> Script:
    return lambda h: heal_member(h, B, 3, **more)


def does(*written: Any) -> Script:
    return lambda h: apply_effects(h, effects(*written), A, "The ledge")


def both(h: Here) -> Any:
    for one in (A, C):
        yield from wound_member(h, one, 1, "The ledge")
    return all_gone(h.s)


BACK, GONE = by_first(return_defeated), lambda h: all_gone(h.s)
MARKED = wren(wounds=3, aim=2, batteries=1, statuses=["tangled"]).holds("wren", "green-2a")
APART = out().stands("bodkin", 4).stands("cog", 2)
SORE = later().member("bodkin", wounds=2, toxic=2)
LAST = wren("bodkin", "cog", wounds=3).member("cog", wounds=3)
ALONE = out("bodkin").member("bodkin", exited=True, at=None)
EXITED = wren(wounds=3).member("bodkin", exited=True, at=None)
ROWS = [
    row("AF-13.6 1 left", wren(wounds=1, toxic=1), wounds(), wounds=2, toxic=1, at=1, time=0),
    row("AF-13.6", wren(wounds=1, toxic=2), wounds(), defeated=True, at=None, time=1),
    row("AF-13.6 toxic", wren(wounds=3), wounds(toxic=True), defeated=True),
    row("AF-13.7", MARKED, wounds(), wounds=0, aim=0, batteries=0, statuses=[]),
    row("AF-13.7 hand", MARKED, wounds(), hand=["green-2a"]),
    row("no more wounds", wren(defeated=True, at=None), wounds(), wounds=0, time=0),
    row("AF-13.12 AF-18.2", LAST.member("bodkin", defeated=True), both, ended=MissionEnds),
    row("AF-13.14", LAST, both, ended=None, returned=False),
    row("AF-13.13", EXITED, wounds(), ended=None, defeated=True),
    row("AF-4.15", EXITED.member("wren", defeated=True, at=None), GONE, returned=True),
    row("AF-4.15 not", out("bodkin"), GONE, returned=False),
    row("AF-13.9 hostile", out("bodkin").faces("jackdaw", 6), BACK, defeated=True),
    row("AF-13.9", out("bodkin").faces("jackdaw", 6, safe=True), BACK, defeated=False, at=1),
    row("AF-13.10", APART, BACK, waits_for={0}, options=["4", "2"]),
    row("AF-13.10 AF-1.17", APART, BACK, "2", at=2, statuses=["badly-hurt"]),
    row("AF-13.10 default", APART, BACK, DEFAULTS, at=4),
    row("AF-13.10 together", out(), BACK, at=1, over=True),
    row("AF-13.11", ALONE, BACK, defeated=True, statuses=[]),
    row("heals", SORE, heals(), returned=2, bodkin_wounds=0, bodkin_toxic=2),
    row("heals toxic", SORE, heals(toxic=True), returned=3, bodkin_wounds=1, bodkin_toxic=0),
    row("AF-12.20", later().holds("wren", "green-3a"), does({"wound": 1}), wounds=1, over=True),
    row("AF-25.8", later(), does({"wound": {"who": "all", "n": 2}}), wounds=2, bodkin_wounds=2),
    row("AF-25.8 heal", SORE, does({"heal": {"who": "others"}}), bodkin_wounds=1, bodkin_toxic=2),
    row("AF-25.8 toxic", later(), does({"wound": {"toxic": True}}), wounds=0, toxic=1),
]


@pytest.mark.parametrize("row", ROWS)
def test_damage(row: Row) -> None:
    row.check()


@pytest.mark.rule("AF-13.7")
def test_items_stay_without_their_batteries() -> None:
    lamp, pin = item(battery=2), item()
    party = Party().wears("wren", lamp, batteries=2).packs("wren", pin).member("wren", wounds=3)
    case = party.play(wounds())
    assert (case.worn("wren"), case.box("wren").pack) == ([lamp], [pin])
    assert (case.box("wren").equipped[0].batteries, case.s.batteries_left) == (0, 8)
