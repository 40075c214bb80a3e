"""How the book tells the game."""

from rules.engine import Event
from tests.rules.cistern.build import at_dawn, at_turn
from tests.template_game.rules.words.retelling import retell_event


def retell_all(events: list[Event]) -> str:
    return " ".join(text for event in events if (text := retell_event(event).text))


def test_a_theft_and_a_lid_are_told() -> None:
    case = at_turn(jars=(0, 5), hands=("siphon", ""))
    case.answer("play-siphon")
    case.answer("open")
    said = "In the dark Ada puts a hose into a jar of Ben's: three litres."
    assert retell_all(case.told("siphon")) == said
    case = at_turn(jars=(0, 5), hands=("siphon", "lid"))
    case.answer("play-siphon")
    case.answer("close")
    assert retell_all(case.told("lid")) == "Ben hears the hose, and shuts the lid."


def test_weather_and_dusk_are_told() -> None:
    case = at_dawn(6)
    case.answer("draw")
    case.answer("draw")
    case.then(1).pour(1, 0)
    assert retell_all(case.told()) == (
        "Day one brings rain. At dusk the keepers pour back one litre. Day two is white with heat."
    )
