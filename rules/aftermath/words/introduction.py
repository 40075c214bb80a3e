"""What newcomers read: before the game, at their first questions, and about their characters."""

from __future__ import annotations

from rules.aftermath.model.state import State
from rules.aftermath.view_models import MemberView, View
from rules.aftermath.words import Message
from rules.aftermath.words.labels import list_bonuses, name_item
from rules.engine.messages import LateTexts

LESSONS = LateTexts(
    {
        "discard": Message("lesson-discard"),
        "move": Message("lesson-move"),
        "fight": Message("lesson-fight"),
        "shoot": Message("lesson-shoot"),
        "talk": Message("lesson-talk"),
        "scavenge": Message("lesson-scavenge"),
        "recover": Message("lesson-recover"),
        "ability": Message("lesson-ability"),
        "encourage": Message("lesson-encourage"),
        "equip": Message("lesson-equip"),
        "task": Message("lesson-task"),
        "defend": Message("lesson-defend"),
        "character": Message("lesson-character"),
        "choose": Message("lesson-choose"),
        "visit": Message("lesson-visit"),
        "exit": Message("lesson-exit"),
        "nest": Message("lesson-nest"),
        "end": Message("lesson-end"),
        "colony": Message("lesson-colony"),
    }
)
VERBS = LateTexts(
    {
        "character": Message("verb-character"),
        "discard": Message("verb-discard"),
        "move": Message("verb-move"),
        "fight": Message("verb-fight"),
        "shoot": Message("verb-shoot"),
        "talk": Message("verb-talk"),
        "scavenge": Message("verb-scavenge"),
        "recover": Message("verb-recover"),
        "ability": Message("verb-ability"),
        "encourage": Message("verb-encourage"),
        "equip": Message("verb-equip"),
        "task": Message("verb-task"),
        "defend": Message("verb-defend"),
        "choose": Message("verb-choose"),
        "visit": Message("verb-visit"),
        "exit": Message("verb-exit"),
        "nest": Message("verb-nest"),
        "end": Message("verb-end"),
        "colony": Message("verb-colony"),
        "hand": Message("verb-hand"),
        "look": Message("verb-look"),
    }
)


def role_key(s: State, seat: int) -> str:
    """Return which characters a seat plays, joined by "+"; "" before they are chosen."""
    return "+".join(s.find_character(member).id for member in s.of_seat(seat))


def introduce_role(view: View) -> str:
    """Describe whom the viewer plays, what the characters want and what they can do."""
    return " ".join(str(_describe_member(one)) for one in view.list_own_members())


def _describe_member(one: MemberView) -> Message:
    items = [name_item(item.name) for item in one.items if item.equipped]
    return Message(
        "you-are",
        character=one.name,
        species=one.species.lower(),
        role=one.role.lower(),
        bonuses=list_bonuses(one.bonus),
        life=one.life,
        short=one.short,
        items=items or "none",
        abilities=[ability.name for ability in one.abilities] or "none",
        goal=one.goal,
    )
