"""Statuses: how they come and go, and what they do at the end of a turn (AF-15)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.model.state import Member
from rules.aftermath.model.terms import BLACK_DIE, COPIES, NEGATIVE, Status
from rules.aftermath.play.combat import poison_and_fire, statuses
from rules.aftermath.play.context import Here, MissionEnds
from rules.aftermath.play.page import leaving, maps
from rules.aftermath.play.turn import actions, recovering, routes, turn
from tests.rules.aftermath.build import A, B, Party, Script
from tests.rules.aftermath.model.own_book import effects, enemy, item, page
from tests.rules.aftermath.rows import Later, Row, by_first, later, row

ALL: tuple[Status, ...] = get_args(Status)
HAND = ["green-1a", "green-1b", "green-2a", "green-2b", "green-3a"]


def wren(*given: Status, **fields: Any) -> Later:
    """Wren, who is all this already, and Bodkin."""
    return later("wren", "bodkin").member("wren", statuses=[*given], **fields)


def four(*given: Status, **of_others: Status) -> Later:
    """All four characters; Wren is all this, and each other what is said of it."""
    party = later("wren", "bodkin", "cog", "marl").member("wren", statuses=[*given])
    for who, status in of_others.items():
        party = party.member(who, statuses=[status])
    return party


def alone(status: Status) -> Later:
    return wren(status).stands("bodkin", 2)


def armed(*given: Status, safe: bool) -> Later:
    """Wren beside somebody whom she could fight or talk to."""
    party = wren(*given).holds("wren", "red-2a", "yellow-2a")
    return party.faces(lambda: enemy(communicate=3), 1, safe=safe)


def pool(at: int, *given: Status) -> Later:
    """Wren on the second space of a page, in the water, or on the first, beside it."""
    spaces = {1: {"start": True}, 2: {"water": True}}
    party = later("wren", page=lambda: page({"dash": [(1, 2)]}, spaces))
    return party.member("wren", statuses=[*given], at=at)


def becomes(*given: Status) -> Script:
    """Wren becomes all this."""

    def script(h: Here) -> None:
        for one in given:
            statuses.gain_status(h, A, one, "The nettles")

    return script


def does(*written: Any) -> Script:
    """An entry has these effects."""
    return lambda h: apply_effects(h, effects(*written), A, "The weir")


def removal(status: Status, member: Member = A) -> Script:
    return lambda h: statuses.find_removal_test(h.s, member, status)


def can(verb: str) -> Script:
    """Whether Wren may do something in her turn."""
    return lambda h: verb in {one.verb for one in actions.list_turn_options(h.s, A)}


def points(card: str) -> Script:
    return lambda h: routes.sum_points(h.s, A, [card])


def hides(member: Member) -> Script:
    return lambda h: maps.is_hidden(h.s, member)


def offered(h: Here) -> list[str]:
    return [one.id for one in recovering.list_recover_options(h.s, A)]


def noisy() -> str:
    return item(noisy=True)


DRAW, END = by_first(turn.draw_step), by_first(poison_and_fire.end_of_turn)
RECOVER = by_first(recovering.resolve_recovery, "tangled")
LOSE = by_first(statuses.lose_status, "tangled", "The knife")
NEST, STUN = by_first(statuses.lose_negative_statuses), by_first(statuses.resolve_stun)
DOUSE = by_first(statuses.douse_in_water)
CARD = alone("tangled").holds("wren", "red-2a")
STUNNED = wren("stunned").holds("wren", "green-3a", "red-1a")
HURT = {"bodkin": "badly-hurt", "cog": "badly-hurt", "marl": "badly-hurt"}
OTHERS = {"status": {"status": "soaked", "who": "others"}}
DRAWN = ("black-1a", "green-1a", "red-2a", "blue-3a", "red-3a")
THREATENED = wren("stunned").stacks("deck", *DRAWN)
FELLED = ["wound", "defeated", "dial"]
LAST = wren("burning", wounds=3).member("bodkin", defeated=True, at=None)


COMES, GOES = "The nettles: Wren becomes Soaked.", "The knife: Wren is no longer Tangled."

ROWS = [
    # coming and going
    row("AF-15.1", wren(), becomes("soaked"), statuses=["soaked"], told=COMES),
    row("AF-15.2", wren("soaked"), becomes("soaked"), statuses=["soaked"]),
    row("AF-15.3 one", four(cog="inspired"), becomes("inspired"), statuses=[]),
    row("AF-15.3", four(cog="soaked"), becomes("soaked"), statuses=["soaked"]),
    row("AF-15.3 two", four(cog="soaked", marl="soaked"), becomes("soaked"), statuses=[]),
    row("AF-15.3 any", four(**HURT), becomes("badly-hurt"), statuses=["badly-hurt"]),
    row("not the defeated", wren(defeated=True), becomes("tangled"), statuses=[]),
    row("others", four(), does(OTHERS), statuses=[], bodkin_statuses=["soaked"]),
    row("lost", wren("tangled"), LOSE, statuses=[], told=GOES),
    row("AF-26.2 in rain", wren().environment("rain"), becomes("burning"), statuses=[]),
    row("AF-15.11 in water", pool(2), becomes("burning"), statuses=[]),
    row("AF-15.11 beside it", pool(1), becomes("burning"), statuses=["burning"]),
    # shaking them off
    row("AF-15.6", alone("badly-hurt"), removal("badly-hurt"), returned=("resistance", 6)),
    row("AF-15.7", alone("poisoned"), removal("poisoned"), returned=("resistance", 6)),
    row("AF-15.8", alone("tangled"), removal("tangled"), returned=("strength", 5)),
    row("AF-15.9", alone("frightened"), removal("frightened"), returned=("instinct", 5)),
    row("AF-15.10", alone("soaked"), removal("soaked"), returned=("agility", 4)),
    row("AF-15.11", alone("burning"), removal("burning"), returned=("agility", 5)),
    row("AF-10.26 stunned", wren("stunned"), removal("stunned"), returned=None),
    row("AF-10.26 inspired", wren("inspired"), removal("inspired"), returned=None),
    row("AF-10.26 hidden", wren("camouflaged"), removal("camouflaged"), returned=None),
    row("AF-15.4 her own", wren("tangled"), removal("tangled", B), returned=None),
    row("AF-10.27", four("tangled"), removal("tangled"), returned=("strength", 2)),
    row("AF-10.27", four("tangled").stands("cog", 2), removal("tangled"), returned=("strength", 3)),
    row("AF-15.4", CARD, offered, returned=["recover-tangled"]),
    row("AF-15.4", four(cog="soaked").holds("wren", "green-1a"), offered, returned=[]),
    row("AF-10.26 success", CARD, RECOVER, "recover:red-2a", luck=[3], statuses=[]),
    row("AF-10.26 failure", CARD, RECOVER, "recover:red-2a", luck=[2], statuses=["tangled"]),
    row("AF-15.15 a nest", wren("tangled", "inspired"), NEST, statuses=["inspired"]),
    row("AF-15.15 a page", wren("tangled"), leaving.clear_page, statuses=["tangled"]),
    row("AF-15.15 defeat", wren("soaked", wounds=3), does({"wound": {}}), statuses=[]),
    # what they do
    row("AF-15.6 not", wren().stacks("deck", *HAND), DRAW, hand=HAND),
    row("AF-15.6 draws", wren("badly-hurt").stacks("deck", *HAND), DRAW, hand=HAND[:4]),
    row("AF-15.7 a 2", wren("poisoned"), END, luck=[2], toxic=0, picked=[BLACK_DIE]),
    row("AF-15.7 a 3", wren("poisoned"), END, luck=[3], toxic=1, wounds=0),
    row("AF-15.8 not", wren().holds("wren", "green-2a"), can("move"), returned=True),
    row("AF-15.8", wren("tangled").holds("wren", "green-2a"), can("move"), returned=False),
    row("AF-15.9 not", armed(safe=True), can("talk"), returned=True),
    row("AF-15.9 talks", armed("frightened", safe=True), can("talk"), returned=False),
    row("AF-15.9 not", armed(safe=False), can("fight"), returned=True),
    row("AF-15.9 fights", armed("frightened", safe=False), can("fight"), returned=False),
    row("AF-15.10", wren("soaked"), points("green-3a"), returned=2),
    row("AF-15.10 one", wren("soaked"), points("green-1a"), returned=1),
    row("AF-15.11 fire", wren("burning"), END, wounds=1, statuses=["burning"]),
    row("AF-15.11 stopping", pool(2, "burning"), DOUSE, statuses=[]),
    row("AF-15.11 ending", pool(2, "burning"), END, wounds=0, statuses=[]),
    row("AF-15.12", STUNNED, STUN, default=["red-1a"]),
    row("AF-15.12", STUNNED, STUN, "green-3a", hand=["red-1a"], statuses=[]),
    row("AF-15.12 first threats", THREATENED, DRAW, threats=["black-1a"]),
    row("AF-15.12", THREATENED, DRAW, "red-3a", hand=["green-1a", "red-2a", "blue-3a"]),
    row("AF-15.14", wren("camouflaged"), hides(A), returned=True),
    row("AF-15.14 not", wren(), hides(A), returned=False),
    row("AF-15.14 big", four(bodkin="camouflaged"), hides(B), returned=False),
    row("AF-15.14 noisy", wren("camouflaged").wears("wren", noisy), hides(A), returned=False),
    row("AF-15.16", wren("poisoned", "burning"), END, luck=[3], toxic=1, wounds=1),
    row("AF-15.16 own", four(bodkin="burning"), END, bodkin_wounds=0),
    row("felled", wren("poisoned", "burning", wounds=3), END, luck=[3], kinds=FELLED),
    row("AF-15.16 last", LAST, END, ended=MissionEnds),
]


@pytest.mark.parametrize("row", ROWS)
def test_statuses(row: Row) -> None:
    row.check()


@pytest.mark.rule("AF-15.5")
def test_the_cards_there_are() -> None:
    counted = "badly-hurt 4, poisoned 2, tangled 2, frightened 2, soaked 2, burning 2"
    singles = "stunned 1, inspired 1, camouflaged 1"
    assert ", ".join(f"{one} {COPIES[one]}" for one in ALL) == f"{counted}, {singles}"
    assert {*ALL} - {*NEGATIVE} == {"inspired", "camouflaged"}


@pytest.mark.rule("AF-15.16")
def test_what_ends_a_turn_is_after_check_threat_and_before_nesting() -> None:
    number = page(entries={"THREAT": [{"dial": {"food": 1}}]})
    party = Party("wren", "bodkin", page=number).member("wren", statuses=["burning"])
    party.threats("black-1a", "black-1b", "black-2a", "black-2b").only("deck").set(camp=B)
    case = party.play(turn.play_turn)
    assert case.prompt(seat=0).topic == "nest-vote"
    assert case.of("wren").wounds == 1
    kinds = [event.kind for event in case.told()]
    assert kinds.index("dial") < kinds.index("wound")
