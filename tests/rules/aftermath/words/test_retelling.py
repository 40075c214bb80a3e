"""What the book of a mission of Aftermath makes of its log."""

from typing import Any, Literal

import pytest

from rules import GAMES
from rules.aftermath import Aftermath, Options
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import FORAGE
from rules.aftermath.words.retelling import retell_event
from rules.engine import Event, Result
from tests.rules.aftermath.build import Party

NOBODY = Result((), {}, "")


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        ("move", "Wren moves to the lamp hut with resistance 2.", ""),
        (
            "chosen",
            "The point rods: Wren chooses “Listen for the count”.",
            "“Listen for the count,” says Wren.",
        ),
        (
            "chosen",
            "The hoard: the party chooses “One more trip”.",
            "“One more trip,” the party decides.",
        ),
        ("test", "Scavenging: instinct 1 and white die 3 come to 4, against 4. Wren succeeds.", ""),
        (
            "test",
            "Shot at the first Pin Vole: agility 2 and white die 3 come to 5, against 6. "
            "Wren fails.",
            "Wren shoots at the first Pin Vole, and misses.",
        ),
        (
            "test",
            "Attack on the Bruiser: strength 2 and white die 4 come to 6, against 6 (5 and "
            "black die 1). Bodkin succeeds.",
            "Bodkin goes for the Bruiser, and it tells.",
        ),
        ("enemy-wound", "The Bruiser takes 1 wound and has 1 life left.", ""),
        ("enemy-wound", "Fire: the Latch Rat is defeated.", "The Latch Rat goes down."),
        (
            "wound",
            "The second Latch Rat hits: Cog takes 1 wound and has 2 life left.",
            "The second Latch Rat hits Cog.",
        ),
        ("wound", "The Buffet hits: Cog takes 1 wound and has 2 life left.", "Cog is hurt."),
        ("status", "After the flight: Cog becomes Badly Hurt.", "Cog is badly hurt."),
        ("status", "Bodkin is no longer Tangled.", ""),
        (
            "broken",
            "The wheelbarrow: the party finds the Bunks, broken.",
            "They find the Bunks, in pieces.",
        ),
        ("fixed", "Fixed: the Latchkey.", "The Latchkey is mended."),
        ("encourage", "Cog encourages Marl with a card.", "Cog has a good word for Marl."),
        (
            "goal",
            "Bodkin has reached his goal: See the Orchard stand at Tinderbox.",
            "Bodkin has reached his goal: to see the Orchard stand at Tinderbox.",
        ),
        ("nest", "Wren proposes to nest when this turn is over.", ""),
    ],
)
def test_what_is_told(kind: str, text: str, said: str) -> None:
    assert retell_event(Event(text, kind=kind, data={"seat": 0})).text == said


def test_a_name_keeps_its_capital_in_the_middle_of_a_sentence() -> None:
    hit = Event("Mother Rust hits: Wren takes 2 wounds.", kind="wound", data={"seat": 0})
    assert retell_event(hit).ways == ("Mother Rust gets Wren.", "Wren is hit by Mother Rust.")
    keeper = Event("The Tollkeeper hits: Wren takes 1 wound.", kind="wound", data={"seat": 0})
    assert retell_event(keeper).ways[1] == "Wren is hit by the Tollkeeper."
    beaten = Event("Mother Rust is defeated.", kind="enemy-wound")
    assert "That is the end of Mother Rust." in retell_event(beaten).ways
    one = Event("One of the Silverfish is defeated.", kind="enemy-wound")
    assert "That is the end of one of the Silverfish." in retell_event(one).ways


@pytest.mark.parametrize(
    ("mission", "outcome", "said"),
    [
        (1, "success", "“A Larder Run” is done, and Tinderbox goes on."),
        (1, "fail", "“A Larder Run” has failed. Tinderbox goes on."),
        (FORAGE, "success", "The forage is done, and Tinderbox goes on."),
        (FORAGE, "fail", "The forage has failed. Tinderbox goes on."),
    ],
)
def test_how_a_mission_ended_is_said_in_a_sentence(
    mission: int, outcome: Literal["success", "fail"], said: str
) -> None:
    state = Aftermath().setup(1, Options())
    state.played, state.outcome = mission, outcome
    assert GAMES["aftermath"].explain_end(state, NOBODY) == said
    state.over = state.colony.won = True
    assert GAMES["aftermath"].explain_end(state, NOBODY) == "Tinderbox has come through."
    state.colony.lost = True
    assert GAMES["aftermath"].explain_end(state, NOBODY) == "Tinderbox is given up."


def test_numbers_are_words_and_a_lot_of_enemies_is_a_turn_of_the_tale() -> None:
    text = "The threat: 2 Pin Voles and 1 Latch Rat come in at the spot among the cabbages."
    told = retell_event(Event(text, kind="encounter"))
    assert told.text == "Two Pin Voles and a Latch Rat come in among the cabbages."
    assert told.weight
    assert told.heading == told.text.rstrip(".")


def test_a_mission_begins_a_chapter_and_a_page_a_part_of_it() -> None:
    mission = Event("The mission: Forage.", kind="passage", data={"passage": "Oats."})
    assert (retell_event(mission).chapter, retell_event(mission).scene) == ("Forage", "Oats.")
    page = retell_event(Event("The party comes to the Buffet.", kind="page", data={"page": 15}))
    assert (page.part, page.text) == ("The Buffet", "")


def test_what_is_offered_for_later_is_read_when_it_is_played() -> None:
    offered = Event("A new mission: The Tank.", kind="passage", data={"passage": "Water."})
    assert retell_event(offered).scene == ""


@pytest.mark.parametrize(
    ("played", "outcome", "colony", "entry"),
    [
        (1, "success", {}, "1"),
        (1, "fail", {}, "11"),
        (0, "success", {}, "9"),
        (8, "fail", {"lost": True}, "23"),
        (4, "success", {"won": True}, "24"),
    ],
)
def test_a_game_closes_with_the_chapter_that_tells_its_end(
    played: int, outcome: Any, colony: dict[str, bool], entry: str
) -> None:
    party = Party().set(played=played, outcome=outcome, over=bool(colony.get("won")))
    party.colony(**colony)
    closing = GAMES["aftermath"].write_epilogue(party.state, NOBODY)
    assert closing == BOOK.colony[entry].text
