"""Batteries: how members gain, place and hand over batteries (AF-14.10 to AF-14.14)."""

from rules.aftermath.effects.models import Count
from rules.aftermath.effects.performing import register_for_members
from rules.aftermath.model.decks import ITEMS
from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.aftermath.words.labels import name_item
from rules.engine import Text


def gain_batteries(h: Here, m: Member, n: int, cause: Text) -> int:
    """Give a member up to n batteries from the supply, and tell everybody; it holds them until it
    places them (AF-1.6, AF-14.14). Return how many it gained."""
    gained = max(0, min(n, h.s.batteries_left))
    h.s.party[m].batteries += gained
    told = Message("gains-batteries", cause=cause or 0, member=h.name_member(m), count=gained)
    h.tell_of(m, told, kind="battery", n=gained)
    return gained


def find_battery_room(s: State, m: Member) -> list[Worn]:
    """List the equipped items of a member that can take one more battery (AF-14.11)."""
    return [one for one in s.find_box(m).equipped if one.batteries < ITEMS[one.item].battery]


def place_battery(h: Here, m: Member, item: str) -> None:
    """Place a held battery on an equipped item that has room for it (AF-14.10)."""
    worn = next(one for one in find_battery_room(h.s, m) if one.item == item)
    h.s.party[m].batteries -= 1
    worn.batteries += 1
    told = Message("places-battery", member=h.name_member(m), item=name_item(ITEMS[item]))
    h.tell_of(m, told, kind="battery", item=item, n=worn.batteries)


def give_battery(h: Here, giver: Member, receiver: Member) -> None:
    """Move a held battery from one member to another (AF-14.14)."""
    h.s.party[giver].batteries -= 1
    h.s.party[receiver].batteries += 1
    told = Message("hands-over-battery", member=h.name_member(giver), other=h.name_member(receiver))
    h.tell_of(giver, told, kind="battery", to=receiver)


@register_for_members("battery")
def _apply_battery(h: Here, m: Member, effect: Count, cause: Text) -> None:
    """Give batteries to the affected members."""
    gain_batteries(h, m, effect.n, cause)
