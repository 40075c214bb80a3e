"""What newcomers read: before the game, at their first questions, and about their characters."""

from rules.aftermath.model.decks import ITEMS
from rules.aftermath.model.state import State
from rules.aftermath.view_models import MemberView, View
from rules.aftermath.words import Message
from rules.aftermath.words.labels import name_item
from rules.engine.late_texts import name_texts

LESSONS = name_texts(
    Message,
    "lesson",
    "discard move fight shoot talk scavenge recover ability encourage equip task defend "
    "character choose visit exit nest end colony",
)
VERBS = name_texts(
    Message,
    "verb",
    "character discard move fight shoot talk scavenge recover ability encourage equip task "
    "defend choose visit exit nest end colony hand look",
)


def find_role_key(s: State, seat: int) -> str:
    """Return which characters a seat plays, joined by "+"; "" before they are chosen."""
    return "+".join(s.party[member].id for member in s.list_members_of_seat(seat))


def introduce_role(view: View) -> str:
    """Write a line for each character that the viewer plays, and one for the mission."""
    mission = Message("your-mission", goal=view.mission.goal, hours=view.mission.allowance)
    return "\n".join(str(one) for one in (*map(_describe_member, view.list_own_members()), mission))


def _describe_member(one: MemberView) -> Message:
    items = [name_item(ITEMS[item.id]) for item in one.items if item.equipped]
    return Message(
        "you-are",
        character=one.name,
        species=one.species,
        role=one.role,
        short=one.short,
        items=items or "none",
        abilities=[ability.name for ability in one.abilities] or "none",
        goal=one.goal,
    )
