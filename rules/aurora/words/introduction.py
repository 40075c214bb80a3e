"""What the game tells a newcomer: before the game, at first questions, and about their Convoy."""

from rules.aurora.model.state import State
from rules.aurora.view_models import View
from rules.aurora.words import Message
from rules.engine.late_texts import name_texts

LESSONS = name_texts(
    Message,
    "lesson",
    "explore break feed fury play ability stow damage repair contaminate choose move fire "
    "loot discard done cancel",
)
VERBS = name_texts(  # LA-23
    Message,
    "verb",
    "explore break feed fury play ability stow damage repair contaminate choose move fire "
    "loot discard done cancel crew convoy pile",
)


def find_role_key(s: State, seat: int) -> str:
    """Return the same key for everybody, who all lead a Convoy to the end (LA-1.2)."""
    return "convoy"


def introduce_role(view: View) -> str:
    """Tell the viewer what they lead, in the same words for everybody (LA-1.2, LA-3.2, LA-3.3)."""
    return str(Message("you-lead"))
