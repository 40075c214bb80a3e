"""Ledger section 30. tests/test_random_games.py holds random games against the invariants; here
each of them is shown to catch what breaks it, and a good position to pass."""

from collections.abc import Callable

import pytest

from rules.engine import Event, Table
from rules.posthuman.model.decks import SCARS
from rules.posthuman.model.fight_state import Clash, Fight, Foe
from rules.posthuman.model.state import Human, Mutant, State
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import scars
from tests.drivers import open_table
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.invariants import Laws
from tests.rules.posthuman.positions import split_words, take_statement
from tests.rules.posthuman.rows import pairs

Break = Callable[[State], object]
BLANKS = [one for one in SCARS if SCARS[one].is_blank]


def open_good_table() -> Table[State]:
    """A table in its first turn: everything lies where it belongs."""
    table: Table[State] = open_table("posthuman", 3, "good")
    while not table.state.turn:
        table.lapse_prompt(table.needed_prompts[0].id)
    return table


def open_turned_table() -> Table[State]:
    """The same, and the last seat is a mutant."""
    table = open_good_table()
    s = table.state
    cards = s.mutant_actions.pile
    human = s.human(2)
    mutant = Mutant(human_stats=dict(human.stats), turned_on=1, hand=[cards.pop(), cards.pop()])
    scars.become_mutant(Here(table), 2)
    s.mutant(2).hand, s.mutant(2).turned_on = mutant.hand, 0
    return table


def find_broken_law(table: Table[State], how: Break, *events: Event) -> str:
    """The number of the law that is broken by it; "" where none is."""
    laws = Laws(table)
    how(table.state)
    try:
        laws.check(events)
    except AssertionError as error:
        return str(error).split("\n")[0].split(":")[0]
    return ""


def test_a_good_position_passes() -> None:
    assert find_broken_law(open_good_table(), lambda s: None) == ""


def find_ada(s: State) -> Human:
    return s.human(0)


def change_position(statements: str) -> Break:
    """A change to a position, written as in positions.py."""

    def change(s: State) -> None:
        road = Road(s.seats)
        road.state = s
        for statement in statements.split("; "):
            take_statement(road, *split_words(statement))

    return change


@pairs("""
PH-30.1 | {health=0/morale=9/health=9} | PH-30.1
PH-30.2 | {strength=6/mind=6} health=1 morale=1 | PH-30.2
PH-30.3 | {hunger=4/hunger=-1/food=-1/ammo=-1/counters=-1} | PH-30.3
PH-30.4 | {speed=6/melee=1} health=1 morale=1 | PH-30.4
PH-30.8 | has thick-neck hare-legs long-stride owl-eyes many-voices | PH-30.8
PH-30.9 | place={11/1} | PH-30.9
# A tile that hangs on nothing; somebody who is nowhere, or beyond what is completed.
PH-30.11 | lays church 4,4 | PH-30.11
PH-30.12 | {at=7,7/zone=0} | PH-30.12
PH-30.12 | on cattle-market {done=0 zone=1/done=0} | PH-30.12
PH-30.13 | state {season=watched/event=dark-days} | PH-30.13
PH-30.14 | {struck 0 Ambush/struck 0 Ambush; struck 0 Ambush} | PH-30.14
PH-30.16 | fight the-swan round=4 | PH-30.16
""")
def test_each_invariant_catches_what_breaks_it(said: str, told: str) -> None:
    assert find_broken_law(open_good_table(), change_position(said)) == told


def _fight(clash: Clash) -> Break:
    def begin(s: State) -> None:
        s.fights[0] = Fight(
            encounter="the-swan", level=1, foes=[Foe(card="the-swan", health=1)], clash=clash
        )
        s.encounters[1].pile.remove("the-swan")

    return begin


BREAKS: list[tuple[str, Break]] = [
    ("PH-30.5", lambda s: s.skills.pile.append(s.skills.pile[0])),
    ("PH-30.5", lambda s: find_ada(s).skills.append(s.skills.pile[0])),
    ("PH-30.5", lambda s: s.events.pile.append("no such card")),
    ("PH-30.5", lambda s: s.encounters[1].pile.clear()),
    ("PH-30.6", lambda s: find_ada(s).hand.extend(s.equipment.pile.pop() for _ in range(20))),
    ("PH-30.7", lambda s: find_ada(s).gear.extend(s.equipment.pile.pop() for _ in range(30))),
    ("PH-30.11", lambda s: s.tiles.append(s.tiles[0])),
    ("PH-30.16", _fight(Clash(foe=0, theirs=["miss"]))),
    ("PH-30.16", _fight(Clash(foe=0, rerolled=[1, 1]))),
    ("PH-30.17", lambda s: setattr(s.players[1], "human", None)),
]


@pytest.mark.rule("PH-30.5", "PH-30.6", "PH-30.7", "PH-30.11", "PH-30.16", "PH-30.17")
@pytest.mark.parametrize(("number", "how"), BREAKS, ids=[number for number, _ in BREAKS])
def test_each_invariant_also_catches_what_no_statement_can_say(number: str, how: Break) -> None:
    assert find_broken_law(open_good_table(), how) == number


MUTANT_BREAKS: list[tuple[str, Break]] = [
    ("PH-30.8", lambda s: s.mutant(2).mutations.append(BLANKS[0])),
    ("PH-30.6", lambda s: s.mutant(2).hand.extend(s.mutant_actions.pile)),
    ("PH-30.17", lambda s: s.drawn_tiles.update({2: [s.tiles.pop()]})),
    ("PH-30.17", lambda s: s.fights.update({2: Fight(encounter="", level=1)})),
]


@pytest.mark.rule("PH-30.6", "PH-30.8", "PH-30.17")
@pytest.mark.parametrize(
    ("number", "how"), MUTANT_BREAKS, ids=[number for number, _ in MUTANT_BREAKS]
)
def test_what_a_mutant_may_not_have_is_caught(number: str, how: Break) -> None:
    assert find_broken_law(open_turned_table(), lambda s: None) == ""
    assert find_broken_law(open_turned_table(), how) == number


@pytest.mark.rule("PH-30.14")
@pytest.mark.parametrize(("title", "number"), [("Charge", ""), ("Ambush", "PH-30.14")])
def test_a_title_twice_on_one_human_is_caught(title: str, number: str) -> None:
    """Where each of two mutants has acted once."""
    table = open_good_table()
    for seat in (1, 2):
        scars.become_mutant(Here(table), seat)
        table.state.mutant(seat).acted = True
    assert find_broken_law(table, lambda s: s.struck.extend([(0, "Ambush"), (0, title)])) == number


@pytest.mark.rule("PH-30.9", "PH-30.10")
def test_progress_that_goes_backwards_is_caught() -> None:
    """The place on the track, a completed tile, a foraged one; and a step forward must be told."""
    table = open_good_table()
    s = table.state
    find_ada(s).place = 3
    assert find_broken_law(table, lambda s: setattr(find_ada(s), "place", 2)) == "PH-30.9"
    told = Event("Ada gains 1 journey point.", kind="jp", data={"seat": 0})
    find_ada(s).place = 3
    assert find_broken_law(table, lambda s: setattr(find_ada(s), "place", 4), told) == ""
    find_ada(s).place = 3
    assert find_broken_law(table, lambda s: setattr(find_ada(s), "place", 5), told) == "PH-30.9"
    laid = find_ada(s).map["0,0"]
    laid.foraged = True
    assert find_broken_law(table, lambda s: setattr(laid, "foraged", False)) == "PH-30.10"


@pytest.mark.rule("PH-30.18", "PH-30.20")
def test_a_game_without_humans_that_goes_on_is_caught() -> None:
    """Everybody has turned, and somebody is asked all the same."""
    table = open_turned_table()
    s = table.state
    for seat in (0, 1):
        scars.become_mutant(Here(table), seat)
        s.mutant(seat).turned_on = 0
    with pytest.raises(AssertionError, match=r"^PH-30\.20"):
        Laws(table)
