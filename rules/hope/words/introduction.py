"""What newcomers read: before the game, at their first questions, and about their character."""

from __future__ import annotations

from rules.hope.model.state import State
from rules.hope.view import PersonView, View

GOAL = (
    "Arrive. Whoever is alive after the last round has made it, and it need not be everybody: "
    "there is no score and no single winner. What you remember afterwards is who helped whom, "
    "and what it cost them."
)
COURSE = (
    "On your turn you draw a Scene that only you can read. Turn away from it, and everybody "
    "suffers a little; or act, tell the others as much as you like without numbers, and put in "
    "Humanity dice. The others support you with dice of their own, or refuse. Then all dice are "
    "rolled: enough 4s, 5s and 6s, and those who helped share what it brings; too few, and they "
    "share the harm."
)
LENGTH = (
    "Five rounds, or three in the short game, one Scene each. You are asked 20 to 35 times, mostly "
    "whether you support: a week at a few answers a day, or an evening of about two hours."
)
SHORT_LENGTH = (
    "Three rounds, one Scene each. You are asked 15 to 25 times, mostly whether you support: some "
    "five days at a few answers a day, or an evening of an hour and a half."
)
LESSONS = {
    "world": (
        "Before you set out, the group agrees how the world ended and where it hopes to go. "
        "It changes no number, only the tale."
    ),
    "scene": (
        "Each deck holds Scenes of one kind of country. "
        "What you draw is read by you alone; pick what fits the story so far."
    ),
    "act": (
        "Acting puts your dice in: each shows a success half the time, and you need as many as the "
        "hardship. The others may add dice, but never more each than you did."
    ),
    "avoid": (
        "Turning away costs no dice, but everybody alive suffers the card's refusal, you too. "
        "It ends your turn."
    ),
    "tell": (
        "What you tell is read by all and kept in the tale, in your own words or as printed. "
        "Before a roll leave the numbers out: the others decide by what you tell them."
    ),
    "support": (
        "Dice you give are gone, whatever they show. "
        "If the Scene succeeds you share the reward, if it fails you share the harm."
    ),
    "refuse": (
        "Refusing keeps your dice, and keeps you out of reward and harm alike. "
        "You suffer only what the card says of those who refuse."
    ),
    "accept": (
        "Everybody answers this openly, whoever drew it last, and each answer has its price. "
        "Once given it stands."
    ),
    "hope": (
        "Hope dice are rolled with the others, belong to everybody, and are gone once used. "
        "A roll you can win without them is worth winning without them."
    ),
    "use": (
        "Your cards and things say when they may be used; most of them work once. "
        "You are asked now because this is such a moment."
    ),
    "pass": ("You could do something here, and need not. Passing costs nothing."),
    "give": (
        "A thing of yours may change hands at any quiet time. Dice, Traits and conditions may not."
    ),
    "choose": ("A card leaves this to you. What you pick happens at once."),
    "heir": ("Your character is dead, and their things are left. Say who carries them on."),
    "gift": (
        "The dead may leave a Trait to somebody who lives, and it need not be a kind one. "
        "Once you have drawn it, it must be given."
    ),
    "join": (
        "Whoever dies early may come back as somebody new, with three Humanity. It is offered once."
    ),
    "speak": (
        "You may say a line as your character while a Scene is open; it is kept in the tale. "
        "It changes nothing but the tale."
    ),
    "standing": (
        "What you set here is done in your place while you are away, and only you see it. "
        "It can be changed at any time."
    ),
    "veil": (
        "What is told of a veiled theme is covered until somebody chooses to read it. "
        "Nobody learns who veiled it, and anybody may."
    ),
    "character": (
        "Name your character and say a line about them, or leave it to the cards. "
        "The others see it in the tale."
    ),
}


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
    parts = [f"You are {person.name}, {_lower_article(person.personality.name)}: "]
    parts.append(person.personality.text)
    if person.traits:
        parts.append(f" You are known for this: {', '.join(t.name for t in person.traits)}.")
    parts += [f" {bond}" for bond in _describe_bonds(person)]
    parts.append(" You want to live through the last round, and to look the others in the eye.")
    return "".join(parts)


def _lower_article(name: str) -> str:
    """Return a Personality's name for the middle of a sentence: "the Tinker"."""
    return name[0].lower() + name[1:] if name.startswith("The ") else name


def _describe_bonds(person: PersonView) -> list[str]:
    return [
        f"{bond.card.name} ties you to {' and '.join(bond.partners)}."
        for bond in person.bonds
        if bond.partners
    ]
