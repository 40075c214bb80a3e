"""When an effect counts (PH-25.15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..cards import Weapon
from ..decks import CARDS, FOLLOWERS, WEAPONS, enemy_of, kind_of
from ..state import Human, State
from ..terms import Level, level_of
from .models import AmountIs, Condition, Flag, Number, WordIs


def holds(s: State, seat: int, condition: Condition) -> bool:
    """Whether a condition is met for a human now. None is for a mutant, who has no place and owns
    nothing, but for `solo` and the number of players."""
    human = s.players[seat].human
    if isinstance(condition, Flag) and condition.do == "solo":
        return s.solo is not condition.no
    if isinstance(condition, AmountIs) and condition.do == "players_at_least":
        return s.seats >= condition.n
    if human is None:
        return False
    if isinstance(condition, AmountIs):
        return _AMOUNTS[condition.do](s, seat, human, condition.n)
    if isinstance(condition, WordIs):
        return any(word in condition.of for word in _words(s, seat, human, condition.do))
    return _FLAGS[condition.do](s, seat, human) is not condition.no


def all_hold(s: State, seat: int, conditions: Iterable[Condition]) -> bool:
    """Whether all conditions are met for a human now."""
    return all(holds(s, seat, condition) for condition in conditions)


def level_now(s: State, seat: int) -> Level:
    """The level of the encounter at hand, or else of the next space of the journey (PH-12.11)."""
    fight = s.fights.get(seat)
    return fight.level if fight is not None else level_of(min(10, s.human(seat).place + 1))


def party(human: Human) -> int:
    """How many a human's party counts: itself, its active melee allies, and what cards say without
    a condition (PH-15.4)."""
    size = 1 + sum(FOLLOWERS[one].ally for one in human.followers)
    for one in (*human.skills, *human.gear, *human.followers):
        for effect in CARDS[one].effects:
            if effect.passive and not effect.if_:
                size += sum(p.n for p in effect.do if isinstance(p, Number) and p.do == "party")
    return size


def _round(s: State, seat: int) -> int:
    fight = s.fights.get(seat)
    return fight.round if fight is not None else int(seat in s.assaults)


def _standing(s: State, seat: int) -> int:
    fight = s.fights.get(seat)
    return len(fight.alive) if fight is not None else 0


_AMOUNTS: dict[str, Callable[[State, int, Human, int], bool]] = {
    "position_at_least": lambda s, seat, human, n: human.place >= n,
    "enemies_at_least": lambda s, seat, human, n: _standing(s, seat) >= n,
    "health_at_most": lambda s, seat, human, n: human.health <= n,
    "morale_at_most": lambda s, seat, human, n: human.morale <= n,
    "hunger_at_least": lambda s, seat, human, n: human.hunger >= n,
    "has_food": lambda s, seat, human, n: human.food >= n,
    "has_ammo": lambda s, seat, human, n: human.ammo >= n,
    "party_at_least": lambda s, seat, human, n: party(human) >= n,
    "round_is": lambda s, seat, human, n: _round(s, seat) == n,
    "level_is": lambda s, seat, human, n: level_now(s, seat) == n,
}


def _words(s: State, seat: int, human: Human, what: str) -> Iterable[str]:
    if what == "terrain":
        return (human.terrain,)
    if what == "enemy":
        fight = s.fights.get(seat)
        return [enemy_of(foe.card).kind for foe in fight.alive] if fight is not None else ()
    if what == "season":
        return (s.season, kind_of(s.season)) if s.season is not None else ()
    return _weapons(human)


def _weapons(human: Human) -> list[str]:
    """The active weapons, in the words of conditions."""
    found: list[str] = [] if human.melee else ["none"]
    for one in human.melee:
        found += ["melee", *_described(WEAPONS[one])]
    if human.ranged is not None:
        found += ["ranged", *_described(WEAPONS[human.ranged])]
    return found


def _described(weapon: Weapon) -> tuple[str, str]:
    return weapon.of, "one-handed" if weapon.hands == 1 else "two-handed"


_FLAGS: dict[str, Callable[[State, int, Human], bool]] = {
    "start": lambda s, seat, human: human.on_start,
    "safe_house": lambda s, seat, human: human.in_safe_house,
    "tile_completed": lambda s, seat, human: human.tile.completed,
    "caught": lambda s, seat, human: seat in s.fights and s.fights[seat].caught,
    "won": lambda s, seat, human: seat in s.fights and s.fights[seat].won,
    "in_company": lambda s, seat, human: bool(s.same_terrain(seat)),
}
