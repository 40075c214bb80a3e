"""Abilities that work on after they have been used (AF-22.8 to AF-22.11): what of them is in force
for somebody, what uses them up, and the one place where they end."""

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
"""What lasts until its user's next turn. Roar lasts through the next enemy turn, and all others
until the end of the turn."""


def start_lasting(s: State, m: Member, does: Does, *, enemy: Enemy | None = None) -> None:
    """An ability of a member works on from now, `enemy` being the one that it is about."""
    one = Lasting(does=does, until="turn", enemy=enemy.number if enemy is not None else None)
    if does in NEXT_TURN:
        one.until = "next-turn"
    elif does == "roar":
        one.until = "enemy-turn"
    s.find_character(m).lasting.append(one)


def count_in_force(s: State, m: Member, does: Does) -> int:
    """How many times over an ability of a member is in force: it may be used more than once
    (AF-10.29)."""
    return sum(one.does == does for one in s.find_character(m).lasting)


def used_up(s: State, m: Member, does: Does) -> None:
    """What was for the member's next action of its kind is over: that action has been done."""
    s.find_character(m).lasting = [one for one in s.find_character(m).lasting if one.does != does]


# -- what other chapters add ---------------------------------------------------------------------


def extra_move(s: State, m: Member) -> int:
    """Points that the member's next Move has more (Quick Feet); then `used_up`."""
    return QUICK_FEET * count_in_force(s, m, "quick-feet")


def extra_scavenge(s: State, m: Member) -> int:
    """What the member's next Scavenge has more (Rummage); then `used_up`."""
    return RUMMAGE * count_in_force(s, m, "rummage")


def calm_bonus(s: State, m: Member) -> int:
    """By how much the member's next Communicate is easier (Calm Word); then `used_up`."""
    return CALM_WORD * count_in_force(s, m, "calm-word")


def range_bonus(s: State, m: Member) -> int:
    """How much further the member's next ranged attack reaches (Long Shot); then `used_up`."""
    return LONG_SHOT * count_in_force(s, m, "long-shot")


def dug_in(s: State, m: Member) -> int:
    """What the member's defences have more (Dig In). Digging in again changes nothing."""
    return DIG_IN if count_in_force(s, m, "dig-in") else 0


def roared_at(s: State, enemy: Enemy) -> bool:
    """Whether an enemy uses its first action in the next enemy turn (Roar)."""
    return any(
        one.does == "roar" and one.enemy == enemy.number for c in s.party for one in c.lasting
    )


# -- how they end --------------------------------------------------------------------------------


def turn_begins(s: State, m: Member) -> None:
    """The member's next turn has come."""
    s.find_character(m).lasting = [
        one for one in s.find_character(m).lasting if one.until != "next-turn"
    ]


def turn_ends(s: State) -> None:
    """The turn is over, whoever's it was."""
    for c in s.party:
        c.lasting = [one for one in c.lasting if one.until != "turn"]


def enemy_turn_ends(s: State) -> None:
    """The enemies have acted."""
    for c in s.party:
        c.lasting = [one for one in c.lasting if one.until != "enemy-turn"]


def page_left(s: State) -> None:
    """What an ability said of somebody on the page is over with it."""
    for c in s.party:
        c.lasting = [one for one in c.lasting if one.enemy is None]
