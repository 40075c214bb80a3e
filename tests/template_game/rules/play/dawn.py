"""Dawn: the weather changes what the cistern holds (CI-3.2)."""

from rules.engine import Table
from rules.kit.dice import D6
from tests.template_game.rules.model.cards import MORNINGS
from tests.template_game.rules.model.state import State
from tests.template_game.rules.words import Message

SUN, RAIN = 2, 5
"""Sun up to this number, and rain from this one on."""
CHANGE = 2


def name_weather(die: int) -> str:
    """The weather of a die's number, as catalogs have it."""
    return "sun" if die <= SUN else "rain" if die >= RAIN else "clouds"


def roll_weather(t: Table[State]) -> None:
    """Begin a day with its weather."""
    s = t.state
    s.day += 1
    s.acted = 0
    s.weather = t.rng.pick(D6)
    before = s.cistern
    if s.weather <= SUN:
        s.cistern = max(0, s.cistern - CHANGE)
    elif s.weather >= RAIN:
        s.cistern += CHANGE
    number = s.mornings.draw(t)
    assert number is not None, "there are more lines than days"
    told = Message(
        "dawn",
        day=s.day,
        die=s.weather,
        weather=name_weather(s.weather),
        litres=abs(s.cistern - before),
        now=s.cistern,
        morning=MORNINGS[number],
    )
    t.tell(
        told,
        kind="dawn",
        dice=[s.weather],
        day=s.day,
        change=s.cistern - before,
        litres=s.cistern,
        morning=number,
    )
    s.phase = "turns"
