"""What a newcomer is told: before the game, at the first questions, and about their own role."""

from rules.engine.late_texts import name_texts
from tests.template_game.rules.model.state import State
from tests.template_game.rules.view import View
from tests.template_game.rules.words import Message

VERBS = name_texts(Message, "verb", "draw search play lid pour")
LESSONS = name_texts(Message, "lesson", "draw search play lid pour")
RIMS = ("north", "south")


def describe_length(days: int) -> Message:
    """How long a game of so many days is."""
    return Message("length", days=days, times=5 * days // 2)


def find_role_key(s: State, seat: int) -> str:
    """A keeper of one rim, from the first day on."""
    return RIMS[seat] if s.day else ""


def introduce_role(view: View) -> str:
    """Who the viewer is, and what they want."""
    assert view.seat is not None
    return str(Message("you-are", rim=RIMS[view.seat]))
