"""Calamities: when a page's calamity happens (AF-3.13, AF-3.14, AF-7.7, AF-7.8)."""

from rules.aftermath.effects.performing import read_entry
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import BLACK_DIE
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.aftermath.words.labels import name_definite
from rules.engine import Play


def find_calamity_value(s: State) -> int:
    """Find what the roll must reach on this page: 1 more with the Watchtower (AF-19.21)."""
    return s.visit.printed_page.calamity.value + ("watchtower" in s.colony.built)


def resolve_calamity(h: Here, by: Member) -> Play[None]:
    """Resolve a calamity card that a member drew. Unless this page's calamity has happened in this
    mission, roll the black die and add the time: if that reaches the page's value, read its entry,
    once a mission (AF-3.13, AF-3.14, AF-7.7). If not, a later card may bring it (AF-7.8)."""
    if h.s.here is None:
        return
    page = h.s.here.page
    if page in h.s.calamities:
        told = Message("calamity-over", page=name_definite(h.s.here.printed_page))
        h.tell(told, kind="calamity", member=by, resolved=False)
        return
    die, time, wanted = h.t.rng.pick(BLACK_DIE), h.s.colony.dials["time"], find_calamity_value(h.s)
    comes = die + time >= wanted
    told = Message(
        "calamity-comes" if comes else "calamity-waits",
        die=die,
        time=time,
        total=die + time,
        value=wanted,
    )
    h.tell(
        told,
        kind="calamity",
        member=by,
        die=die,
        time=time,
        value=wanted,
        resolved=comes,
        dice=[die],
    )
    if comes:
        h.s.calamities.append(page)
        yield from read_entry(h, h.s.here.printed_page.calamity.entry, by)
