"""Points of interest and objectives: when members read their entries (AF-3.4 to AF-3.9,
AF-3.16)."""

from collections.abc import Collection

from rules.aftermath.effects.performing import can_read_entry, read_entry
from rules.aftermath.model.layouts import find_layout
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.context import Here
from rules.engine import Play


def list_waiting_entries(s: State, space: int) -> list[str]:
    """List the entries that a member reads when it enters a space now: the objective's while its
    token lies there (AF-3.9), and the point of interest's, if they may be read (AF-3.6, AF-3.7,
    AF-3.16)."""
    page = s.visit.printed_page
    printed = find_layout(page)
    objective, poi = printed.objectives.get(space), printed.pois.get(space)
    found: list[str] = []
    if objective and _has_objective(s, space) and can_read_entry(s, page, objective):
        found.append(objective.id)
    if poi and can_read_entry(s, page, poi):
        found.append(poi.id)
    return found


def _has_objective(s: State, space: int) -> bool:
    """Whether an objective token lies on a space."""
    return "objective" in s.visit.tokens.get(space, ())


def find_waiting_spaces(s: State) -> frozenset[int]:
    """Find the spaces where a member reads an entry when it enters them now."""
    page = s.visit.printed_page
    printed = find_layout(page)
    found = [at for at, entry in printed.pois.items() if can_read_entry(s, page, entry)]
    if printed.objectives:
        found += [
            at
            for at, one in printed.objectives.items()
            if _has_objective(s, at) and can_read_entry(s, page, one)
        ]
    return frozenset(found)


def enter_space(h: Here, m: Member) -> Play[bool]:
    """Read the entries on a member's space, if it is the member's turn. Call this after each step
    of a movement. Return whether there were any, which ends the movement (AF-3.4, AF-3.5,
    AF-10.9)."""
    at = h.s.party[m].at
    if at is None or m != h.s.active:
        return False
    return (yield from _read_all(h, m, at, list_waiting_entries(h.s, at)))


def read_waiting_entries(h: Here, m: Member) -> Play[bool]:
    """Read entries on a member's space that nobody has read yet, as it may have come there out of
    turn (AF-3.4). Called once a turn, before the actions."""
    at = h.s.party[m].at
    if at is None:
        return False
    seen = h.s.read.get(h.s.visit.page, [])
    return (
        yield from _read_all(
            h, m, at, [one for one in list_waiting_entries(h.s, at) if one not in seen]
        )
    )


def list_objectives(s: State) -> list[int]:
    """List the spaces on which an objective token lies."""
    return [space for space, tokens in s.visit.tokens.items() if "objective" in tokens]


def read_new_objective(h: Here, m: Member, before: Collection[int]) -> Play[None]:
    """Read the objective that was put on a member's space in its turn (AF-3.4, AF-3.9). Called
    after each action. `before`: where objectives lay before it."""
    page, at = h.s.visit.printed_page, h.s.party[m].at
    if at is None or at in before or not _has_objective(h.s, at):
        return
    entry = find_layout(page).objectives[at]
    if entry.id not in h.s.read.get(page.id, ()) and can_read_entry(h.s, page, entry):
        yield from _read_all(h, m, at, [entry.id])


def _read_all(h: Here, m: Member, at: int, entries: list[str]) -> Play[bool]:
    """Read these entries in order, as long as the member stays on the space. An objective's token
    is removed before its entry is read, since the entry may put it back (AF-3.9)."""
    for one in entries:
        if h.s.party[m].at != at:
            break
        if one != find_layout(h.s.visit.printed_page).spaces[at].poi:
            _take_objective(h, at)
        yield from read_entry(h, one, m)
    return bool(entries)


def _take_objective(h: Here, at: int) -> None:
    tokens = h.s.visit.tokens[at]
    tokens.remove("objective")
    if not tokens:
        del h.s.visit.tokens[at]


# -- reading again by choice (AF-3.8) ------------------------------------------------------------


def list_rereadable(s: State, m: Member) -> list[str]:
    """List the repeat entries on a member's space that it may read again, once a turn."""
    at, page = s.party[m].at, s.visit.printed_page
    if at is None or s.party[m].reread:
        return []
    return [one for one in list_waiting_entries(s, at) if page.find_entry(one).repeat]


def reread_entry(h: Here, m: Member) -> Play[None]:
    """Read the entries on the member's space again."""
    one, entries = h.s.party[m], list_rereadable(h.s, m)
    assert one.at is not None
    one.reread = True
    yield from _read_all(h, m, one.at, entries)
