"""The day: dawn, a turn each, dusk (CI-3.1)."""

from typing import TypeAlias

from rules.engine import Play, Table
from tests.template_game.rules.model.state import State
from tests.template_game.rules.play import dawn, dusk, ending, setup, turns

Here: TypeAlias = Table[State]


def play_step(t: Here) -> Play[None]:
    """One phase of the day, or one turn."""
    s = t.state
    if s.phase == "setup":
        setup.deal_cards(t)
    elif s.phase == "dawn":
        dawn.roll_weather(t)
    elif s.phase == "turns":
        assert s.turn is not None
        yield from turns.take_turn(t, s.turn)
        s.acted += 1
        if s.acted == s.seats:
            s.phase = "dusk"
    else:
        yield from dusk.pour_water(t)
        if s.cistern == 0 or s.day == s.days:
            ending.end_game(t)
        s.phase = "dawn"
