"""Calamities (AF-3.13, AF-3.14, AF-7.7, AF-7.8)."""

from __future__ import annotations

from rules.aftermath.effects.performing import read_entry
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import BLACK_DIE
from rules.aftermath.play.context import Here
from rules.aftermath.words.labels import page_name
from rules.engine import Play
from rules.kit.words import capitalize_first


def find_calamity_value(s: State) -> int:
    """What the roll must reach on this page: 1 more with the Watchtower (AF-19.21)."""
    return s.visit.printed_page.calamity.value + ("watchtower" in s.colony.built)


def resolve_calamity(h: Here, by: Member) -> Play[None]:
    """The calamity card was drawn and is discarded. Unless this page's calamity is resolved
    already, in this mission, the black die and the time must reach the page's value: then its entry
    is read, once a mission (AF-3.13, AF-3.14, AF-7.7). A roll that fails leaves it for a later card
    (AF-7.8)."""
    if h.s.here is None:
        return
    page = h.s.here.page
    if page in h.s.calamities:
        told = (
            f"The calamity card: {page_name(h.s.here.printed_page.title)} "
            "has had its calamity already."
        )
        h.tell(told, kind="calamity", member=by, resolved=False)
        return
    die, time, wanted = h.t.rng.pick(BLACK_DIE), h.s.colony.dials["time"], find_calamity_value(h.s)
    comes = die + time >= wanted
    end = "the calamity comes" if comes else "it does not come yet"
    told = f"The calamity card: a {die} and time {time} come to {die + time}, against {wanted}. "
    told += f"{capitalize_first(end)}."
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
