"""Dawn: the weather changes what the cistern holds (CI-3.2)."""

from rules.engine import Table
from rules.kit.dice import D6
from rules.kit.words import count_noun
from tests.template_game.rules.model.cards import MORNINGS
from tests.template_game.rules.model.state import State

SUN, RAIN = 2, 5
"""Sun up to this number, and rain from this one on."""
CHANGE = 2


def roll_weather(t: Table[State]) -> None:
    """Begin a day with its weather."""
    s = t.state
    s.day += 1
    s.acted = 0
    s.weather = t.rng.pick(D6)
    before = s.cistern
    if s.weather <= SUN:
        s.cistern = max(0, s.cistern - CHANGE)
        what = f"Sun: the cistern loses {count_noun(before - s.cistern, 'litre')}"
    elif s.weather >= RAIN:
        s.cistern += CHANGE
        what = f"Rain: the cistern gains {CHANGE} litres"
    else:
        what = "Clouds: the cistern stays as it is"
    number = s.mornings.draw(t)
    assert number is not None, "there are more lines than days"
    t.tell(
        f"Day {s.day}, die {s.weather}. {what} (now {s.cistern}). {MORNINGS[number]}",
        kind="dawn",
        dice=[s.weather],
        day=s.day,
        change=s.cistern - before,
        litres=s.cistern,
        morning=number,
    )
    s.phase = "turns"
