"""How enemies move (AF-12.5 to AF-12.8, AF-12.12), and whom they can attack from their space
(AF-12.9, AF-12.10)."""

from collections.abc import Sequence

from rules.aftermath.model.cards import Action
from rules.aftermath.model.state import Enemy, Member, State
from rules.aftermath.play.combat.defeating import wound_enemy
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.play.enemies.torn import ask_preferred
from rules.aftermath.play.page import maps
from rules.aftermath.play.page.hazards import is_on_fire, spring_trap
from rules.aftermath.words import Message
from rules.engine import Play, Text


def move_enemy(h: Here, enemy: Enemy, token: int, action: Action, does: Text = "") -> Play[bool]:
    """Move one figure of an enemy as its action says. `does`: the action in words, which the
    message of the move includes. Return whether a trap has stopped the figure, so that it does not
    attack (AF-6.18)."""
    s, start = h.s, enemy.at[token]
    if action.special == "flee":
        path = find_flight(s, enemy, start, action.speed)
    else:
        path = yield from _find_approach(h, enemy, start, action.speed)
    traps = [n for n, space in enumerate(path, 1) if "trap" in s.visit.tokens.get(space, ())]
    path = path[: min(traps, default=len(path))]
    if path:
        enemy.at[token] = path[-1]
    _tell_move(h, enemy, start, enemy.at[token], does)
    stopped = bool(traps) and spring_trap(h, enemy, path[-1])
    if path:
        yield from apply_fire(h, enemy, token)
    return stopped


def apply_fire(h: Here, enemy: Enemy, token: int = 0) -> Play[None]:
    """Wound an enemy figure, without defence, if it has ended a movement on a fire (AF-6.16). No
    member did it, so the active member gains what its defeat brings (AF-11.5)."""
    if is_on_fire(h.s, enemy.at[token]):
        yield from wound_enemy(h, enemy, Message("fire"), token=token)


def _tell_move(h: Here, enemy: Enemy, start: int, to: int, does: Text) -> None:
    """Tell an enemy's move; without `does`, as for a swarm's tokens, only if the figure moved."""
    if start == to and not does:
        return
    who, cause = enemies.name_enemy(h.s, enemy), does or 0
    if start == to:
        told = Message("enemy-stays", cause=cause, enemy=who)
    else:
        told = Message("enemy-moves", cause=cause, enemy=who, space=maps.name_space(h.s, to))
    h.tell(told, kind="enemy-move", enemy=enemy.number, start=start, space=to)


# -- toward the nearest (AF-12.5 to AF-12.8) -----------------------------------------------------


def find_nearest(s: State, enemy: Enemy, start: int) -> list[Member]:
    """Find the members nearest to an enemy on `start`; return several if they are equally near, and
    none if it can reach nobody (AF-12.7). Hidden members count only if all members within its reach
    are hidden (AF-12.8)."""
    away = maps.find_enemy_distances(s, start, enemy.card.fly)
    reached = {m: away[at] for m in s.on_map if (at := s.party[m].at) is not None and at in away}
    seen = [m for m in reached if not maps.is_hidden(s, m)] or list(reached)
    least = min((reached[m] for m in seen), default=0)
    return [m for m in seen if reached[m] == least]


def _find_approach(h: Here, enemy: Enemy, start: int, speed: int) -> Play[list[int]]:
    """Find the spaces that an enemy enters on its way to the nearest member; [] if a member is on
    its space (AF-12.5). Ask the bookkeeper which member only if the path depends on it."""
    s = h.s
    if s.list_members_at(start) or not speed:
        return []
    paths = {m: find_path(s, enemy, start, m, speed) for m in find_nearest(s, enemy, start)}
    if not paths:
        return []
    if len({tuple(one) for one in paths.values()}) == 1:
        return next(iter(paths.values()))
    chosen = yield from ask_preferred(h, enemy, list(paths), "torn-move")
    return paths[chosen]


def find_path(s: State, enemy: Enemy, start: int, m: Member, speed: int) -> list[int]:
    """Find the spaces that an enemy enters, in order, as it takes the shortest path to a member; if
    paths are equally short, the one with the lowest numbers (AF-12.12). It stops once it has moved
    its speed or entered a space with a character."""
    goal, fly = s.party[m].at, enemy.card.fly
    assert goal is not None
    found: list[int] = []
    for at in _find_way(s, start, goal, fly)[:speed]:
        found.append(at)
        if s.list_members_at(at):
            break
    return found


def _find_way(s: State, start: int, goal: int, fly: bool) -> list[int]:
    """Find the spaces of a shortest way for an enemy; of several the one with the lowest numbers
    (AF-12.12)."""
    away = maps.find_enemy_distances(s, goal, fly)
    at, found = start, list[int]()
    while at != goal:
        at = next(one for one in maps.open_to_enemies(s, at, fly) if away.get(one) == away[at] - 1)
        found.append(at)
    return found


def find_flight(s: State, enemy: Enemy, start: int, speed: int) -> list[int]:
    """Find the spaces that a fleeing enemy enters (AF-12.18): to the space within its speed where
    the nearest member is furthest, of equal spaces the closest and then the lowest number."""
    fly = enemy.card.fly
    taken = [at for m in s.on_map if (at := s.party[m].at) is not None]
    from_all = [maps.find_enemy_distances(s, at, fly) for at in taken]
    if not from_all:
        return []
    far = len(maps.list_spaces(s))
    reach = maps.find_enemy_distances(s, start, fly)

    def find_nearest_member_distance(space: int) -> int:
        return min(steps.get(space, far) for steps in from_all)

    best = min(
        (space for space, away in reach.items() if away <= speed),
        key=lambda space: (-find_nearest_member_distance(space), reach[space], space),
    )
    return _find_way(s, start, best, fly)


# -- whom it attacks (AF-12.9, AF-12.10) ---------------------------------------------------------


def list_targets(s: State, space: int, reach: int) -> list[Member]:
    """List the members whom an enemy on a space can attack: the closest within range and sight,
    several if equally near. A hidden member is a target only in the same space."""
    away: dict[Member, int] = {}
    for m in s.on_map:
        at = s.party[m].at
        assert at is not None
        seen = 0 if at == space else maps.find_sight_distance(s, space, at, None)
        if seen is not None and seen <= reach and (at == space or not maps.is_hidden(s, m)):
            away[m] = seen
    least = min(away.values(), default=0)
    return [m for m in away if away[m] == least]


def ask_target(h: Here, enemy: Enemy, space: int, reach: int) -> Play[Member | None]:
    """Find whom an enemy attacks; return None if nobody is in reach. If several members are equally
    near, the preference or the bookkeeper decides (AF-12.11)."""
    found: Sequence[Member] = list_targets(h.s, space, reach)
    if not found:
        return None
    return (yield from ask_preferred(h, enemy, found, "torn-attack"))
