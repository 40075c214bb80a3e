"""What the game tells a newcomer: before the game, at first questions, and about their Convoy."""

from __future__ import annotations

from rules.aurora.model.state import State
from rules.aurora.view_models import View
from rules.aurora.words import Message
from rules.engine.messages import LateTexts

LESSONS = LateTexts(
    {
        "explore": Message("lesson-explore"),
        "break": Message("lesson-break"),
        "feed": Message("lesson-feed"),
        "fury": Message("lesson-fury"),
        "play": Message("lesson-play"),
        "ability": Message("lesson-ability"),
        "stow": Message("lesson-stow"),
        "damage": Message("lesson-damage"),
        "repair": Message("lesson-repair"),
        "contaminate": Message("lesson-contaminate"),
        "choose": Message("lesson-choose"),
        "move": Message("lesson-move"),
        "fire": Message("lesson-fire"),
        "loot": Message("lesson-loot"),
        "discard": Message("lesson-discard"),
        "done": Message("lesson-done"),
        "cancel": Message("lesson-cancel"),
    }
)
VERBS = LateTexts(  # LA-23
    {
        "explore": Message("verb-explore"),
        "break": Message("verb-break"),
        "feed": Message("verb-feed"),
        "fury": Message("verb-fury"),
        "play": Message("verb-play"),
        "ability": Message("verb-ability"),
        "stow": Message("verb-stow"),
        "damage": Message("verb-damage"),
        "repair": Message("verb-repair"),
        "contaminate": Message("verb-contaminate"),
        "choose": Message("verb-choose"),
        "move": Message("verb-move"),
        "fire": Message("verb-fire"),
        "loot": Message("verb-loot"),
        "discard": Message("verb-discard"),
        "done": Message("verb-done"),
        "cancel": Message("verb-cancel"),
        "crew": Message("verb-crew"),
        "convoy": Message("verb-convoy"),
        "pile": Message("verb-pile"),
    }
)


def role_key(s: State, seat: int) -> str:
    """Return the same key for everybody, who all lead a Convoy to the end (LA-1.2)."""
    return "convoy"


def introduce_role(view: View) -> str:
    """Tell the viewer what they lead, in the same words for everybody (LA-1.2, LA-3.2, LA-3.3)."""
    return str(Message("you-lead"))
