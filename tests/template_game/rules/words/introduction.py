"""What a newcomer is told: before the game, at the first questions, and about their own role."""

from tests.template_game.rules.model.state import State
from tests.template_game.rules.view import View

GOAL = (
    "Have the most water in your jars when the last day ends. But if the cistern is dry at any "
    "dusk, nobody wins."
)
COURSE = (
    "Each day begins with the weather: sun dries the cistern, rain fills it. Then each keeper "
    "draws water, searches the ruins for a card, or plays a card. At dusk both pour water back in "
    "secret, and the one who pours more takes a card."
)


def format_length(days: int) -> str:
    """How long a game of so many days is."""
    return (
        f"{days} days. Each player is asked twice or three times a day, so about {5 * days // 2} "
        "times: a quarter of an hour, or two days at a few answers a day."
    )


LENGTH = format_length(5)
LESSONS = {
    "draw": (
        "Drawing moves 2 litres from the cistern into your jars. "
        "Leave enough for dusk: a dry cistern loses for both."
    ),
    "search": (
        "Searching the ruins takes the top card of the deck into your hand. "
        "Only you see which it is."
    ),
    "play": (
        "Playing a card does what its button says, and then the card is gone. "
        "It takes the place of drawing or searching this turn."
    ),
    "lid": (
        "The other keeper siphons water from your jars. "
        "A Lid stops it; without one your jars stay open."
    ),
    "pour": (
        "Pouring puts water from your jars back into the cistern, up to 2 litres. "
        "Both choose in secret, and whoever pours more takes a card."
    ),
}
RIMS = ("north", "south")


def role_key(s: State, seat: int) -> str:
    """A keeper of one rim, from the first day on."""
    return RIMS[seat] if s.day else ""


def introduce_role(view: View) -> str:
    """Who the viewer is, and what they want."""
    assert view.seat is not None
    rim, other = RIMS[view.seat], RIMS[1 - view.seat]
    return (
        f"You keep the {rim} rim of the cistern. The keeper of the {other} rim is as thirsty as "
        "you are. Fill your jars, but never let the cistern run dry."
    )
