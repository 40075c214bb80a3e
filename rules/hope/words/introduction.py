"""What newcomers read: before the game, at their first questions, and about their character."""

from __future__ import annotations

from rules.engine.messages import LateTexts
from rules.hope.model.state import State
from rules.hope.view import View
from rules.hope.words import Message

LESSONS = LateTexts(
    {
        "world": Message("lesson-world"),
        "scene": Message("lesson-scene"),
        "act": Message("lesson-act"),
        "avoid": Message("lesson-avoid"),
        "tell": Message("lesson-tell"),
        "support": Message("lesson-support"),
        "refuse": Message("lesson-refuse"),
        "accept": Message("lesson-accept"),
        "hope": Message("lesson-hope"),
        "use": Message("lesson-use"),
        "pass": Message("lesson-pass"),
        "give": Message("lesson-give"),
        "choose": Message("lesson-choose"),
        "heir": Message("lesson-heir"),
        "gift": Message("lesson-gift"),
        "join": Message("lesson-join"),
        "speak": Message("lesson-speak"),
        "standing": Message("lesson-standing"),
        "veil": Message("lesson-veil"),
        "character": Message("lesson-character"),
    }
)
VERBS = LateTexts(
    {
        "scene": Message("verb-scene"),
        "act": Message("verb-act"),
        "avoid": Message("verb-avoid"),
        "support": Message("verb-support"),
        "refuse": Message("verb-refuse"),
        "accept": Message("verb-accept"),
        "hope": Message("verb-hope"),
        "use": Message("verb-use"),
        "give": Message("verb-give"),
        "choose": Message("verb-choose"),
        "pass": Message("verb-pass"),
        "heir": Message("verb-heir"),
        "gift": Message("verb-gift"),
        "join": Message("verb-join"),
        "tell": Message("verb-tell"),
        "speak": Message("verb-speak"),
        "world": Message("verb-world"),
        "character": Message("verb-character"),
        "standing": Message("verb-standing"),
        "veil": Message("verb-veil"),
        "look": Message("verb-look"),
    }
)


def role_key(s: State, seat: int) -> str:
    """Return the key of the seat's role: the Personality, which no other character has (HI-2.1).
    Return "" if the seat has no character."""
    character = s.people[seat] if s.phase != "world" else None
    return character.personality.card if character is not None else ""


def introduce_role(view: View) -> str:
    """Introduce the viewer's character and its bonds (HI-2.1 to HI-2.4)."""
    assert view.seat is not None
    person = view.people[view.seat]
    assert person.personality is not None
    told = [
        Message(
            "you-are",
            character=person.name,
            personality=_lower_article(person.personality.name),
            portrait=person.personality.text,
        )
    ]
    if person.traits:
        told.append(Message("known-for", traits=", ".join(t.name for t in person.traits)))
    for bond in person.bonds:
        if bond.partners:
            told.append(Message("ties-you", relationship=bond.card.name, partners=bond.partners))
    return " ".join(map(str, [*told, Message("you-want")]))


def _lower_article(name: str) -> str:
    """Return a Personality's name for the middle of a sentence: "the Tinker"."""
    return name[0].lower() + name[1:] if name.startswith("The ") else name
