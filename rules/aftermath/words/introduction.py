"""What newcomers read: before the game, at their first questions, and about their characters."""

from __future__ import annotations

from rules.aftermath.model.state import State
from rules.aftermath.view_models import MemberView, View
from rules.aftermath.words.labels import format_item_name
from rules.kit.words import list_words

GOAL = (
    "You are small animals in a railway town that the humans left in one night, and you win or "
    "lose together. Do this chapter's mission and bring everybody home. Chapter by chapter, keep "
    "Tinderbox alive until four of your number have done what they set their hearts on."
)
COURSE = (
    "On your turn you draw five cards and play them as you like: to walk, to search, to talk or "
    "fight, in tests of cards and a die. Marked spaces of the page hold paragraphs of the book, "
    "which are read aloud when somebody gets there, and many let you choose. Black cards pile up "
    "as threats: when there are enough, something happens, or the enemies act and you defend "
    "yourself with the cards you kept. Travel costs time, and time is counted at home."
)
LENGTH = (
    "A chapter is one mission and the time at home after it: 25 to 50 turns among you, one to two "
    "weeks at a few answers a day, or an evening of two to three hours. A campaign is about ten "
    "chapters."
)
LESSONS = {
    "discard": (
        "Your turn begins by throwing away what you do not want of the cards you kept. Then you "
        "draw until you hold five."
    ),
    "move": (
        "Cards of any colour are worth their number in steps. A coloured line costs 3, or 1 where "
        "all the cards of the move have its colour."
    ),
    "fight": (
        "Strength cards hit an enemy in your own space; your total must reach its defence and a "
        "black die. Each hit is one wound."
    ),
    "shoot": (
        "Agility cards hit an enemy in sight, one space away or as far as your weapon reaches. "
        "Your total must reach its defence and a black die."
    ),
    "talk": (
        "While it is safe, strangers in your space can be won over with instinct cards. If you "
        "fail, everybody here turns on you."
    ),
    "scavenge": (
        "Reach the number of a token where you stand to search it; higher numbers hide better "
        "things. Begin with an instinct card or a heroic one: all others must share its colour or "
        "number."
    ),
    "recover": (
        "You can shake off what ails you with a test. Each friend in your space makes it easier "
        "by 1."
    ),
    "ability": (
        "White cards pay for what your character alone can do. Pay at least its cost; the rest is "
        "lost."
    ),
    "encourage": (
        "You may give a card from your hand to a friend who holds two or fewer. Distance does not "
        "matter, and nobody else sees it."
    ),
    "equip": (
        "Only what is equipped helps you, and the pack takes two more things. Changing it on your "
        "turn costs a card, whatever you change."
    ),
    "task": (
        "A group task is filled with cards alone, over as many turns as you need. All must share "
        "a colour or a number with the first."
    ),
    "defend": (
        "Something attacks you: play cards to beat its strength and a black die, or take the "
        "wound. The first card may have any colour, all others must share its colour or number."
    ),
    "character": (
        "Each of the animals is good at something else, and what it can do stands beside its name. "
        "You choose again in the next chapter."
    ),
    "choose": (
        "This is yours to choose, or all of yours by a vote. What a way costs or needs stands "
        "beside it."
    ),
    "visit": (
        "This place can be looked at again. It may tell you something else than it did, or give "
        "the same once more."
    ),
    "exit": (
        "You may leave the page here. All others must leave by the same way, and when everybody is "
        "gone the page is left for good or ill."
    ),
    "nest": (
        "While it is safe the party can rest at the end of a turn: food heals wounds, and what "
        "ails you passes. It takes an hour."
    ),
    "end": (
        "You may keep cards for the others' turns, to defend yourself with. Then the threats are "
        "counted."
    ),
    "colony": (
        "You are at home, and this is decided together. What each thing costs and brings stands "
        "beside it."
    ),
}


def role_key(s: State, seat: int) -> str:
    """Return which characters a seat plays, joined by "+"; "" before they are chosen."""
    return "+".join(s.find_character(member).id for member in s.of_seat(seat))


def introduce_role(view: View) -> str:
    """Describe whom the viewer plays, what the characters want and what they can do."""
    return " ".join(_describe_member(one) for one in view.list_own_members())


def _describe_member(one: MemberView) -> str:
    good = list_words([f"{attribute} +{n}" for attribute, n in one.bonus.items()])
    things = (
        list_words([format_item_name(item.name) for item in one.items if item.equipped])
        or "nothing"
    )
    able = list_words([ability.name for ability in one.abilities])
    can = f" and can use {able}" if able else ""
    return (
        f"You are {one.name}, {one.species.lower()} and {one.role.lower()}: {good}, "
        f"life {one.life}. "
        f"{one.short} has {things}{can}. Wants: {one.goal}"
    )
