"""Moving (AF-10.1 to AF-10.9)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.play.combat import lasting
from rules.aftermath.play.context import Here
from rules.aftermath.play.turn import actions, movement, routes
from tests.rules.aftermath.build import A, Party, Script
from tests.rules.aftermath.model.own_book import item, page
from tests.rules.aftermath.rows import Later, Row, by_first, later, row

DASH = [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)]


def on(*cards: str, dash: Any = DASH, **lines: Any) -> Later:
    """Wren with these cards on the first space of a row of six; Bodkin is on the last."""
    made = later(page=lambda: page({"dash": dash, **lines})).stands("bodkin", len(dash) + 1)
    return made.holds("wren", *cards)


def reads(*cards: str, does: Any = (), read: bool = False) -> Later:
    """Such a page, on whose third space something is to be read, unless it has been `read`."""
    spaces = {6: {"exit": "A"}} if read else {3: {"poi": "1"}, 6: {"exit": "A"}}
    entries = {} if read else {"1": [*does]}
    made = later(page=lambda: page(spaces=spaces, entries=entries))
    return made.stands("bodkin", 6).holds("wren", *cards)


def outward(*cards: str) -> Later:
    """Such a page, after Bodkin has left by the exit on the last space."""

    def make() -> Party:
        party = reads(*cards, read=True).make().stands("bodkin", None)
        party.state.visit.exit_used = "A"
        return party

    return Later(make)


def reached(h: Here) -> dict[int, tuple[str, ...]]:
    """Where Wren gets, each with the least cards."""
    return {way.space: cards for way, cards in routes.find_routes(h.s, A)}


def gets_to(space: int) -> Script:
    return lambda h: space in reached(h)


def pays(space: int) -> Script:
    """With which cards she gets there."""
    return lambda h: reached(h)[space]


def offered(h: Here) -> list[str]:
    """The moves that Wren is offered."""
    return [option.id for option in movement.list_move_options(h.s, A)]


def moves(to: str) -> Script:
    """Wren moves."""

    def play(h: Here) -> Any:
        options = movement.list_move_options(h.s, A)
        chosen = next(option for option in options if option.id == f"move-{to}")
        return movement.resolve_move(h, A, chosen)

    return play


def paths(h: Here, to: str) -> Any:
    yield from moves(to)(h)
    return next(event.data["path"] for event in h.t.events if event.kind == "move")


def goes(to: str) -> Script:
    """Wren moves, and the play says over which spaces."""
    return lambda h: paths(h, to)


def quick(h: Here) -> Any:
    lasting.start_lasting(h.s, A, "quick-feet")
    cards = reached(h)[5]
    yield from moves("5")(h)
    return cards


def rope() -> str:
    return item(power="rope", kind="tool", slot="paw")


ACT = by_first(actions.resolve_actions)
AWAY = "move-otherwise"
FORK = [(1, 4)]
SIX = [(1, 6)]
RED_RAIL = on("red-2a", red=[(1, 3)]).environment("live-rail")
OUTWARD = ["move-2", "move-3", "move-4", "move-out"]
THREE = on("green-1a", "green-2a", "yellow-2a")
TWO = on("green-2a", "yellow-2a", "green-3a")
BACK = [{"move": {"space": 1}}]
LONG = [(1, 4), (4, 5), (5, 6), (6, 7)]
INFLUENCE = on("influence-wren", "red-1a", dash=[(1, 2), (2, 3)], red=LONG).stands("bodkin", 2)
ROWS = [
    # points and lines
    row("AF-10.1", on("green-1a", "yellow-2a"), pays(4), returned=("green-1a", "yellow-2a")),
    row("AF-10.2", on("green-1a", "yellow-2a"), pays(3), returned=("yellow-2a",)),
    row("AF-10.1 goes", on("green-1a", "yellow-2a"), moves("4"), at=4, hand=[]),
    row("AF-10.1 in one press", TWO, moves("3"), hand=["yellow-2a", "green-3a"]),
    row("AF-10.1 dearer", TWO, moves("otherwise"), "move-space:3", options=["0", "1"]),
    row(
        "AF-10.1 which", TWO, moves("otherwise"), "move-space:3", "1", hand=["green-2a", "green-3a"]
    ),
    row(
        "AF-10.1 others", on("green-1a", "yellow-1a"), offered, returned=["move-2", "move-3", AWAY]
    ),
    row("AF-10.1 alike", on("green-1a", "green-1b"), offered, returned=["move-2", "move-3"]),
    row("AF-10.1 one", on("green-1a"), offered, returned=["move-2"]),
    row(
        "AF-10.1 lowest",
        on("green-2a", dash=[(1, 3), (3, 4), (1, 2), (2, 4)]),
        goes("4"),
        returned=[2, 4],
    ),
    row("AF-10.1 cheapest", on("red-1a", red=FORK), goes("4"), returned=[4]),
    row("AF-10.1 dashed", on("green-3a", red=SIX), goes("4"), returned=[2, 3, 4]),
    row("AF-10.3 white", on("green-3a", white=[(1, 5)]), gets_to(5), returned=False),
    row("AF-10.3 double", on("green-3a", double=[(1, 5)]), gets_to(5), returned=False),
    row("AF-10.4", on("green-2a").faces("latch-rat", 2), moves("3"), at=3),
    row("AF-10.4 from one", on("green-1a").faces("latch-rat", 1), moves("2"), at=2),
    row("AF-10.4 to one", on("green-1a").faces("latch-rat", 2), moves("2"), at=2),
    row("AF-10.5", on("red-1a", red=SIX), gets_to(6), returned=True),
    row("AF-10.6", on("green-2a", red=SIX), gets_to(6), returned=False),
    row("AF-10.6 three", on("green-3a", red=SIX), gets_to(6), returned=True),
    row("AF-10.5 two colours", on("red-1a", "green-1a", red=[(1, 5)]), gets_to(6), returned=False),
    row("AF-10.5 one colour", on("red-1a", "red-1b", red=[(1, 5)]), gets_to(6), returned=True),
    row("AF-10.7", on("white-2a", red=SIX), gets_to(6), returned=False),
    row("AF-10.7 three", on("white-3a", red=SIX), gets_to(6), returned=True),
    row("AF-8.13", INFLUENCE, pays(7), returned=("influence-wren", "red-1a")),
    row("AF-8.13 alone", INFLUENCE, moves("otherwise"), "move-space:2", "1", influence=False),
    # how a move ends
    row("AF-10.8", reads("green-3a"), gets_to(4), returned=False),
    row("AF-10.9", reads("green-3a", does=[{"dial": {"food": 1}}]), moves("3"), food=7, hand=[]),
    row("AF-10.9 again", reads("green-2a", "green-1a"), ACT, "move-3", "move-4", at=4),
    row("AF-10.8 elsewhere", reads("green-2a", does=BACK), moves("3"), at=1),
    row("AF-6.16 passed", on("green-2a").tokens(2, "fire"), moves("3"), wounds=0),
    row("AF-6.16", on("green-1a").tokens(2, "fire"), moves("2"), wounds=1, statuses=["burning"]),
    # what helps and what hinders
    row("AF-15.8", on("green-3a").member("wren", statuses=["tangled"]), offered, returned=[]),
    row("AF-22.8", on("green-1a", "green-2a"), quick, returned=("green-1a",), lasting=[], at=5),
    row("AF-26.2 flood", on("green-3a").environment("flood"), gets_to(4), returned=False),
    row("AF-26.2", on("green-3a").environment("flood"), gets_to(3), returned=True),
    row(
        "AF-26.2 rail", RED_RAIL, offered, returned=["move-2", "move-3", "move-3-around", "move-4"]
    ),
    row("AF-26.2 around", RED_RAIL, goes("3-around"), returned=[2, 3], at=3),
    row(
        "AF-26.2 hurt",
        RED_RAIL.holds("wren", "blue-1a"),
        moves("3"),
        "live-rail:blue-1a",
        luck=[2],
        at=3,
        wounds=1,
    ),
    row(
        "AF-26.2 not",
        RED_RAIL.holds("wren", "blue-1a"),
        moves("3"),
        "live-rail:blue-1a",
        luck=[4],
        at=3,
        wounds=0,
    ),
    row(
        "AF-10.1 around",
        RED_RAIL.holds("wren", "yellow-3a"),
        moves("otherwise"),
        "move-space:3-around",
        "move-cards:1",
        hand=["red-2a"],
    ),
    row("AF-24.5", on("green-2a", red=SIX).wears("wren", rope), pays(6), returned=("green-2a",)),
    row("no cards", on(), offered, returned=[]),
    row("to the exit", outward("green-1a", "green-2a"), offered, returned=OUTWARD),
    row("as far as", outward("green-1a", "green-2a"), moves("out"), at=4, hand=[]),
    row("at the exit", outward("green-1a").stands("wren", 6), offered, returned=["move-5"]),
]


@pytest.mark.parametrize("row", ROWS)
def test_moving(row: Row) -> None:
    row.check()


@pytest.mark.rule("AF-10.8")
def test_once_it_is_read_the_way_goes_through() -> None:
    party = reads("green-3a").make()
    party.set(read={party.state.visit.page: ["1"]})
    assert party.play(moves("4")).of("wren").at == 4


def test_an_option_says_what_is_met() -> None:
    spaces = {2: {"poi": "1", "hide": True}, 6: {"exit": "A"}}
    party = later(page=lambda: page(spaces=spaces, entries={"1": []})).stands("bodkin", 6).make()
    party.faces("latch-rat", 2).finds(2, "t4a").holds("wren", "green-1a")
    (option,) = movement.list_move_options(party.state, A)
    assert option.detail == (
        "Pay green agility 1: something to read, Latch Rat, 1 scavenge token, a place to hide"
    )
