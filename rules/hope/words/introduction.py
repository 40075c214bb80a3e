"""What newcomers read: before the game, at their first questions, and about their character."""

from rules.engine.late_texts import name_texts
from rules.hope.model.state import State
from rules.hope.view import View
from rules.hope.words import Message

LESSONS = name_texts(
    Message,
    "lesson",
    "world scene act avoid tell support refuse accept hope use pass give choose heir gift "
    "join speak standing veil character",
)
VERBS = name_texts(
    Message,
    "verb",
    "scene act avoid support refuse accept hope use give choose pass heir gift join tell "
    "speak world character standing veil look",
)


def find_role_key(s: State, seat: int) -> str:
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
            personality=person.personality.name,
            portrait=person.personality.text,
        )
    ]
    if person.traits:
        told.append(Message("known-for", traits=", ".join(t.name for t in person.traits)))
    for bond in person.bonds:
        if bond.partners:
            told.append(Message("ties-you", relationship=bond.card.name, partners=bond.partners))
    return " ".join(map(str, [*told, Message("you-want")]))
