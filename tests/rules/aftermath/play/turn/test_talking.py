"""Communicating, and the special rules of safe encounters (AF-10.10 to AF-10.15, AF-23.27,
AF-23.28)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.model.state import Member
from rules.aftermath.model.terms import BLACK_DIE, WHITE_DIE
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.context import Here
from rules.aftermath.play.turn import talking
from tests.rules.aftermath.build import A
from tests.rules.aftermath.model.own_book import enemy, item
from tests.rules.aftermath.rows import Later, Row, by_first, later, row


def meets(*strangers: Any, encounter: str = "", safe: bool = True) -> Later:
    """Wren, with an instinct card of 2 (and a bonus of 1), among strangers."""
    party = later().holds("wren", "yellow-2a").stands("bodkin", 6)
    for one in strangers:
        party = party.faces(one, 1, encounter=encounter, safe=safe)
    return party


def swarm() -> str:
    return enemy(swarm=2, most=8, communicate=3, life=1)


def pedlars(scrap: int, safe: bool = True) -> Later:
    return meets("pin-vole", encounter="pedlars", safe=safe).dials(scrap=scrap)


def offered(h: Here) -> list[str]:
    """What Wren can do among them."""
    return [option.id for option in talking.list_talk_options(h.s, A)]


def difficulties(h: Here) -> list[int]:
    return [talking.find_talk_difficulty(h.s, A, one) for one in h.s.visit.enemies]


def calm(h: Here) -> Any:
    lasting.start_lasting(h.s, A, "calm-word")
    before = difficulties(h)
    yield from talking.resolve_talk(h, A, 1)
    return before


def can_buy(h: Here) -> bool:
    return talking.can_buy(h.s, A)


TALK, FEED = by_first(talking.resolve_talk, 1), by_first(talking.feed_stranger, 1)
CARD = "talk:yellow-2a"
RAT = meets("latch-rat")
HUNGRY = meets("latch-rat", encounter="hungry-strangers").threats("black-1a")
TRACK = meets("latch-rat", "pin-vole").threats("black-1a", "black-2a")
LOST = meets("latch-rat", encounter="lost-folk")
REDS = later().holds("wren", "red-3a").faces("latch-rat", 1, safe=True)
DICE = [WHITE_DIE, BLACK_DIE]
JACKDAWS = meets("pin-vole", encounter="jackdaw-court")

ROWS = [
    # who can be talked to
    row("AF-10.10", RAT.faces("pin-vole", 2, safe=True), offered, returned=["talk-1"]),
    row("AF-10.10 hostile", meets("latch-rat", safe=False), offered, returned=[]),
    row("AF-10.11", REDS, offered, returned=[]),
    row("AF-10.15", meets("house-centipede", swarm, "latch-rat"), offered, returned=["talk-3"]),
    row("AF-15.9", RAT.member("wren", statuses=["frightened"]), offered, returned=[]),
    # the test: 2 of the card, 1 of Wren's own, against 4 of a Latch Rat and the black die
    row("AF-10.10", RAT, TALK, CARD, luck=[3, 3], picked=DICE),
    row("AF-10.10 enough", RAT, TALK, CARD, luck=[4, 3], situation="safe", enemies=[]),
    row("AF-10.13", TRACK, TALK, CARD, luck=[4, 1], population=8, situation="safe"),
    row("AF-10.12 it leaves", TRACK, TALK, CARD, luck=[4, 1], enemy_ids=["pin-vole"]),
    row("AF-10.12 a threat", TRACK, TALK, CARD, luck=[4, 1], threats=["black-1a"]),
    row("AF-10.12 none", RAT, TALK, CARD, luck=[4, 1], population=8),
    row("AF-22.6", RAT, TALK, CARD, luck=[4, 1], marl_strays=1),
    row("AF-10.14", TRACK, TALK, CARD, luck=[1, 3], situation="hostile", population=7),
    row("AF-10.14 all stay", TRACK, TALK, CARD, luck=[1, 3], enemy_ids=["latch-rat", "pin-vole"]),
    row("AF-10.14 not tried", RAT, TALK, "talk:", situation="safe", hand=["yellow-2a"]),
    row("AF-22.11", RAT, calm, CARD, luck=[1, 3], returned=[1], lasting=[]),
    row("AF-26.3", RAT.environment("truce-bells"), difficulties, returned=[2]),
    # safe encounters
    row("AF-23.27 lost folk", LOST.faces("latch-rat", 1, safe=True), difficulties, returned=[3, 4]),
    row("AF-23.27 pedlars", pedlars(2), can_buy, returned=True),
    row("AF-23.27 poor", pedlars(1), can_buy, returned=False),
    row("AF-23.27 hostile", pedlars(2, safe=False), can_buy, returned=False),
    row("AF-23.27 away", pedlars(2).stands("wren", 2), can_buy, returned=False),
    row("AF-23.28 the hungry", HUNGRY, offered, returned=["talk-1", "feed-1"]),
    row("AF-23.28 no food", HUNGRY.dials(food=0), offered, returned=["talk-1"]),
    row("AF-23.28 fed", HUNGRY, FEED, food=5, population=8, enemies=[], threats=[], marl_strays=1),
    row("AF-23.28 no card", HUNGRY, FEED, hand=["yellow-2a"]),
    row("AF-23.28 jackdaws", JACKDAWS, TALK, CARD, luck=[1, 3], situation="hostile", scrap=1),
    row("AF-23.28 others", LOST, TALK, CARD, luck=[1, 3], scrap=2),
]


@pytest.mark.parametrize("row", ROWS)
def test_talking(row: Row) -> None:
    row.check()


@pytest.mark.rule("AF-23.27")
def test_pedlars_sell_an_item_once_a_turn() -> None:
    party = pedlars(5).make()
    party.state.colony.items.pile.append(pin := item())
    case = party.play(by_first(talking.buy_item)).defaults()
    assert (case.worn("wren"), case.dial("scrap")) == ([pin], 3)
    assert not talking.can_buy(case.s, A)
    case.s.find_character(Member(1)).at = 1
    assert talking.can_buy(case.s, Member(1))  # another's turn, another's purchase
