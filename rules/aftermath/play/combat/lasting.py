"""Abilities that keep working after use (AF-22.8 to AF-22.11): which of them are in force, what
uses them up, and when they end."""

from collections.abc import Iterable

from rules.aftermath.model.cards import Does
from rules.aftermath.model.pieces import Lasting, Until
from rules.aftermath.model.state import Character, Enemy, Member, State

BONUS: dict[Does, int] = {
    "quick-feet": 3,
    "long-shot": 2,
    "rummage": 2,
    "calm-word": 3,
    "dig-in": 2,
}
"""What an ability in force adds to the next Move, the range of the next shot, the next Scavenge and
Communicate, and to defences."""
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
    s.party[m].lasting.append(one)


def count_in_force(s: State, m: Member, does: Does) -> int:
    """Count how many times an ability of a member is in force: it can be used more than once
    (AF-10.29)."""
    there = s.party[m].lasting
    return sum([one.does == does for one in there]) if there else 0


def end_used_ability(s: State, m: Member, does: Does) -> None:
    """End an ability of a member that worked for one action, because that action is done."""
    one = s.party[m]
    if one.lasting:
        one.lasting = [other for other in one.lasting if other.does != does]


# -- what other chapters add ---------------------------------------------------------------------


def sum_bonus(s: State, m: Member, does: Does) -> int:
    """Sum what a member's ability adds while it is in force, once for each use (AF-10.29). After an
    action that it has helped, call `end_used_ability`."""
    return BONUS[does] * count_in_force(s, m, does)


def is_roared_at(s: State, enemy: Enemy) -> bool:
    """Whether an enemy must use its first action in the next enemy turn (Roar)."""
    return any(
        one.does == "roar" and one.enemy == enemy.number for c in s.party for one in c.lasting
    )


# -- how they end --------------------------------------------------------------------------------


def end_lasting(party: Iterable[Character], until: Until) -> None:
    """End these members' abilities that last until now."""
    for one in party:
        one.lasting = [other for other in one.lasting if other.until != until]


def end_page_abilities(s: State) -> None:
    """End the abilities that were used on an enemy of the page."""
    for c in s.party:
        c.lasting = [one for one in c.lasting if one.enemy is None]
