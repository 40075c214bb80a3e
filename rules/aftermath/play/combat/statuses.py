"""Statuses: how characters gain and lose them (AF-15).

The effect of each status is in the module that it changes: Badly Hurt and Stunned with the draw
step, Tangled and Soaked with Moves, Frightened with attacks and talks, Inspired with tests,
Camouflaged with hiding.
"""

from functools import cache

from rules.aftermath.effects.models import GiveStatus
from rules.aftermath.effects.performing import register_for_members
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import Attribute, Status
from rules.aftermath.play.cards import bonuses
from rules.aftermath.play.cards.action_deck import choose_discards
from rules.aftermath.play.context import Here
from rules.aftermath.play.page import maps
from rules.aftermath.play.page.environments import is_in_force
from rules.aftermath.words import Message
from rules.engine import Play, Text

REMOVAL: dict[Status, tuple[Attribute, int]] = {
    "badly-hurt": ("resistance", 6),
    "poisoned": ("resistance", 6),
    "tangled": ("strength", 5),
    "frightened": ("instinct", 5),
    "soaked": ("agility", 4),
    "burning": ("agility", 5),
}
"""The tests that remove statuses; no test removes the others."""


@cache
def name_status(status: Status) -> Message:
    """Return the name of a status, such as "Badly Hurt"."""
    return Message("status", status=status)


def gain_status(h: Here, m: Member, status: Status, cause: Text) -> None:
    """Give a member a status card and tell everybody (AF-15.1). Do nothing if it has that status
    (AF-15.2) or is defeated. If no card is left (AF-15.3) or it is immune, only say so."""
    c = h.s.party[m]
    if c.defeated or status in c.statuses:
        return
    why, clothes = _find_immunity_cause(h.s, m, status)
    if not why and not h.s.copies_left(status):
        why = "none-left"
    data = {"cause": cause or 0, "member": h.name_member(m), "status": status}
    if why:
        told = Message("is-spared", **data, why=why, clothes=clothes)
        h.tell_of(m, told, kind="spared", status=status)
        return
    c.statuses.append(status)
    h.tell_of(m, Message("gains-status", **data), kind="status", status=status, gained=True)


def _find_immunity_cause(s: State, m: Member, status: Status) -> tuple[str, Text]:
    """Explain why a member is immune to a status, and by which clothes; return "" if it is not.
    Fireproof clothes prevent Soaked and Burning (AF-24.4), water and rain prevent Burning
    (AF-15.11, AF-26.2)."""
    if status in ("soaked", "burning") and bonuses.has_power(s, m, "fireproof"):
        clothes = next(item for item in bonuses.list_equipped(s, m) if item.power == "fireproof")
        return "clothes", clothes.name
    if status == "burning" and is_in_force(s, "rain"):
        return "rain", ""
    if status == "burning" and _is_in_water(s, m):
        return "water", ""
    return "", ""


def _is_in_water(s: State, m: Member) -> bool:
    at = s.party[m].at
    return at is not None and maps.is_water(s, at)


def lose_status(h: Here, m: Member, status: Status, cause: Text) -> None:
    """Remove a member's status and tell everybody; do nothing if it does not have it."""
    c = h.s.party[m]
    if status in c.statuses:
        c.statuses.remove(status)
        told = Message("loses-status", cause=cause or 0, member=h.name_member(m), status=status)
        h.tell_of(m, told, kind="status", status=status, gained=False)


def find_removal_test(s: State, m: Member, status: Status) -> tuple[Attribute, int] | None:
    """Find the test that removes a member's status (AF-10.26): its attribute and difficulty, 1
    lower for each other member in the space (AF-10.27). Return None if there is none."""
    if status not in REMOVAL or status not in s.party[m].statuses:
        return None
    attribute, difficulty = REMOVAL[status]
    at = s.party[m].at
    helpers = 0 if at is None else len(s.list_members_at(at)) - 1
    return attribute, difficulty - helpers


# -- how they end by themselves ------------------------------------------------------------------


def douse_in_water(h: Here, m: Member) -> None:
    """Remove Burning from a member in water (AF-15.11). Called when a movement has ended."""
    if _is_in_water(h.s, m):
        lose_status(h, m, "burning", Message("water"))


def resolve_stun(h: Here, m: Member) -> Play[None]:
    """Make a Stunned member discard a card of its choice, by default the lowest, and remove the
    status (AF-15.12). Called in the draw step after threats are placed."""
    if "stunned" in h.s.party[m].statuses:
        yield from choose_discards(h, m, 1, name_status("stunned"))
        lose_status(h, m, "stunned", "")


# -- what effects say ----------------------------------------------------------------------------


@register_for_members("status")
def _apply_status(h: Here, m: Member, effect: GiveStatus, cause: Text) -> None:
    """Give the affected members a status."""
    gain_status(h, m, effect.status, cause)
