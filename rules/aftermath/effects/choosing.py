"""Finds the members that an effect applies to (AF-25.11)."""

from rules.aftermath.effects.models import Who
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import Member
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.engine import Play


def find_affected(h: Here, who: Who, by: Member) -> Play[list[Member]]:
    """Find the members that an effect applies to, lowest first: `by` itself; all; those on its
    space; all others; one whom its player chooses, by default the lowest; a random one; or each.
    Defeated members are left out, and so are those who have left the map while others are on it
    (AF-4.5)."""
    there = list_present(h)
    if who == "active":
        own = not h.reading and not h.s.party[by].defeated
        return [by] if own or by in there else []
    if who == "here":
        at = h.s.party[by].at
        return (
            [by]
            if at is None and by in there
            else h.s.list_members_at(at)
            if at is not None
            else []
        )
    if who == "others":
        return [member for member in there if member != by]
    if who == "random":
        # Pick by id, so that nobody can take the pick for the face of a die.
        ids = {h.s.party[member].id: member for member in there}
        return [ids[h.t.rng.pick(list(ids))]] if len(there) > 1 else there
    if who == "chosen":
        chosen = yield from h.choose_member(
            by, Message("choose-whom"), there, topic="whom", rule="AF-17.11"
        )
        return [] if chosen is None else [chosen]
    return there


def list_present(h: Here) -> list[Member]:
    """List the members that an effect may apply to: those on the map (AF-4.5). If nobody is on the
    map while START, the entry of an exit or the colony's chapter is read, list all members who are
    not defeated."""
    if h.s.on_map or not _is_off_map(h):
        return h.s.on_map
    return [member for member in h.s.members if not h.s.party[member].defeated]


def _is_off_map(h: Here) -> bool:
    if h.s.here is None or not h.reading:
        return True
    number, entry_id = h.reading[0]
    page = BOOK.pages[number]
    return entry_id == page.start or any(entry_id == exit_.entry for exit_ in page.exits)
