"""Abilities that keep working after use (AF-22.8 to AF-22.11): which of them are in force, what
uses them up, and when they end."""

from __future__ import annotations

from rules.aftermath.model.cards import Does
from rules.aftermath.model.pieces import Lasting
from rules.aftermath.model.state import Enemy, Member, State

QUICK_FEET = 3
LONG_SHOT = 2
RUMMAGE = 2
CALM_WORD = 3
DIG_IN = 2
NEXT_TURN: tuple[Does, ...] = ("bristle", "dig-in", "guardian")
"""Abilities that last until their user's next turn. Roar lasts through the next enemy turn, and all
others until the end of the turn."""


def start_lasting(s: State, m: Member, does: Does, *, enemy: Enemy | None = None) -> None:
    """Put a member's ability in force from now on; `enemy`: the enemy it was used on, if any."""
    one = Lasting(does=does, until="turn", enemy=enemy.number if enemy is not None else None)
    if does in NEXT_TURN:
        one.until = "next-turn"
    elif does == "roar":
        one.until = "enemy-turn"
    s.find_character(m).lasting.append(one)


def count_in_force(s: State, m: Member, does: Does) -> int:
    """Count how many times an ability of a member is in force: it can be used more than once
    (AF-10.29)."""
    there = s.party[m].lasting
    return sum([one.does == does for one in there]) if there else 0


def used_up(s: State, m: Member, does: Does) -> None:
    """End an ability of a member that worked for one action, because that action is done."""
    one = s.party[m]
    if one.lasting:
        one.lasting = [other for other in one.lasting if other.does != does]


# -- what other chapters add ---------------------------------------------------------------------


def extra_move(s: State, m: Member) -> int:
    """Return the extra points of the member's next Move (Quick Feet); then call `used_up`."""
    return QUICK_FEET * count_in_force(s, m, "quick-feet")


def extra_scavenge(s: State, m: Member) -> int:
    """Return the bonus of the member's next Scavenge (Rummage); then call `used_up`."""
    return RUMMAGE * count_in_force(s, m, "rummage")


def calm_bonus(s: State, m: Member) -> int:
    """Return how much easier the member's next Communicate is (Calm Word); then call `used_up`."""
    return CALM_WORD * count_in_force(s, m, "calm-word")


def range_bonus(s: State, m: Member) -> int:
    """Return the extra range of the member's next shot (Long Shot); then call `used_up`."""
    return LONG_SHOT * count_in_force(s, m, "long-shot")


def dug_in(s: State, m: Member) -> int:
    """Return the bonus on a member's defences (Dig In). Digging in twice adds nothing."""
    return DIG_IN if count_in_force(s, m, "dig-in") else 0


def roared_at(s: State, enemy: Enemy) -> bool:
    """Whether an enemy must use its first action in the next enemy turn (Roar)."""
    return any(
        one.does == "roar" and one.enemy == enemy.number for c in s.party for one in c.lasting
    )


# -- how they end --------------------------------------------------------------------------------


def turn_begins(s: State, m: Member) -> None:
    """End the abilities that last until the member's next turn."""
    s.find_character(m).lasting = [
        one for one in s.find_character(m).lasting if one.until != "next-turn"
    ]


def turn_ends(s: State) -> None:
    """End everybody's abilities that last until the end of the turn."""
    for c in s.party:
        c.lasting = [one for one in c.lasting if one.until != "turn"]


def enemy_turn_ends(s: State) -> None:
    """End the abilities that last through the enemy turn."""
    for c in s.party:
        c.lasting = [one for one in c.lasting if one.until != "enemy-turn"]


def page_left(s: State) -> None:
    """End the abilities that were used on an enemy of the page."""
    for c in s.party:
        c.lasting = [one for one in c.lasting if one.enemy is None]
