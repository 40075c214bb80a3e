"""The Zombie player's turn on a number, and where Zombies may end (SV-14). monsters.py says how
they rise and are destroyed."""

from functools import reduce
from operator import or_
from typing import TypeAlias

from rules.engine import Illegal, Option, Play, Text
from rules.survive.model.board import BIT, Space, list_spaces, make_mask
from rules.survive.model.components import (
    VILLAGES,
    ZOMBIES,
    Token,
    Zombie,
    name_zombie_first,
    read_zombie,
)
from rules.survive.model.state import State
from rules.survive.play import absence
from rules.survive.play.absence import STAY
from rules.survive.play.context import Here, ask_seat
from rules.survive.play.crates import trample_crates
from rules.survive.play.humans.combat import hold_off
from rules.survive.play.humans.discovery import resolve_zombie_discovery
from rules.survive.play.humans.movement import (
    SpaceDescriber,
    describe_place,
    describe_spaces,
    find_defended_spaces,
    find_ends_ignoring_others,
    list_move_options,
)
from rules.survive.play.monsters.monsters import add_zombie, replicate_zombie, strike_vampire
from rules.survive.words import Message
from rules.survive.words.news import begin_news

GROUP = "group-"
BACK = "back"
Reach: TypeAlias = dict[Zombie, int]
"""The spaces that each of some Zombies can reach, as bit sets."""
Groups: TypeAlias = dict[Space, list[Zombie]]
"""Villages that several Zombies may enter together, each with those that can reach it."""


def play_zombie_turn(t: Here, owner: int, points: int) -> Play[None]:
    """Move each Zombie on the board once, in the order that the player chooses; each finishes
    before the next begins (SV-14.1, SV-14.3, SV-14.4). Zombies added on the way wait (SV-14.8)."""
    s = t.state
    begin_news(s)
    s.zombies_to_move = [zombie for zombie in ZOMBIES if zombie in s.zombies]
    if not points:
        t.tell(Message("none-moves"), kind="move")
    # The game skips Zombies that can do nothing; the moves of others may open a way for them.
    while True:
        reach = find_reach(s, points)
        groups = find_zombie_groups(s, reach)
        ready = _list_active_zombies(s, reach, groups)
        if not ready:
            break
        chosen = yield from _ask_next_zombie(t, owner, points, ready, groups)
        if chosen.startswith(GROUP):
            yield from _enter_together(t, owner, points, chosen.removeprefix(GROUP))
        else:
            zombie = read_zombie(chosen)
            yield from _move_one(t, owner, zombie, points, ready[zombie])
            s.zombies_to_move.remove(zombie)
    for zombie in s.zombies_to_move if points else ():
        at = s.zombies[zombie]
        t.tell(Message("zombie-waits", zombie=zombie, space=at), kind="move", space=at)
    s.zombies_to_move = []


def _list_active_zombies(s: State, reach: Reach, groups: Groups) -> Reach:
    """List the Zombies still to move that can do anything: move alone or with others, or attack
    where they stand."""
    together = {zombie for able in groups.values() for zombie in able}
    opened = _keep_open_spaces(s, reduce(or_, reach.values(), 0))
    return {
        zombie: within
        for zombie, within in reach.items()
        if zombie in together or within & opened or _list_targets(s, zombie)
    }


def _ask_next_zombie(t: Here, owner: int, points: int, ready: Reach, groups: Groups) -> Play[str]:
    """Ask which Zombie moves next, or which Village several enter together. If the order makes no
    difference, return the first Zombie without asking."""
    s = t.state
    first = absence.choose_next_zombie(ready)
    if _is_order_irrelevant(s, points, ready, groups):
        return first
    options = [
        Option(
            zombie, "move", name_zombie_first(zombie), Message("stands-on", space=s.zombies[zombie])
        )
        for zombie in ready
    ]
    options += [
        Option(
            f"{GROUP}{space}",
            "move",
            Message("several-together", space=space),
            Message(
                "village-with-defenses",
                token=s.tokens[space],
                count=len(s.defenses.get(space, ())),
                zombie=VILLAGES[s.tokens[space]],
            ),
        )
        for space in groups
    ]
    text = Message("which-zombie", roll=s.roll, points=points)
    return (
        yield from ask_seat(
            t, t.choice(owner, text, options, default=first, topic="order", rule="SV-14.3")
        )
    )


def _is_order_irrelevant(s: State, points: int, ready: Reach, groups: Groups) -> bool:
    """Whether the order makes no difference: nobody moves and no Zombie has a choice of victims, or
    all stand on one space and have at most one space to go to, which the first leaves open to the
    others. A Zombie that cannot move yet may find a way later; the game asks about it then."""
    if not points and all(len(_list_targets(s, zombie)) == 1 for zombie in ready):
        return True
    at, *elsewhere = {s.zombies[zombie] for zombie in ready}
    if elsewhere or groups:
        return False
    ends = list_spaces(_keep_open_spaces(s, next(iter(ready.values()))))
    may_stay = s.tokens.get(at) == "city"
    return not ends or (len(ends) == 1 and not may_stay and _is_left_open(s, ends[0]))


def _is_left_open(s: State, space: Space) -> bool:
    """Whether a Zombie that ends on this space leaves it open to the next. A Village closes once
    its Zombie has risen; an unexplored space may turn out to be a Village or a Mountain."""
    token = s.tokens.get(space)
    if token is None:
        return not any(s.bag[closing] for closing in ("mountain", *VILLAGES))
    return token not in VILLAGES


def _move_one(t: Here, owner: int, zombie: Zombie, points: int, within: int) -> Play[None]:
    s = t.state
    at = s.zombies[zombie]
    ends = _keep_open_spaces(s, within)
    if not ends:
        # On a roll of 1, or with nowhere to go, it stays put and attacks (SV-14.5, SV-14.6).
        yield from _resolve_attack(t, owner, zombie)
        return
    options = list_move_options(ends, describe_ends(s))
    if s.tokens.get(at) == "city":
        options.append(Option(STAY, "stay", Message("stay"), Message("need-not-move")))
    destination = yield from ask_seat(
        t,
        t.choice(
            owner,
            Message("zombie-goes-where", zombie=zombie, roll=s.roll, points=points),
            options,
            default=absence.choose_zombie_destination(s, zombie, ends),
            topic="zombie-move",
            rule="SV-4.19",
        ),
    )
    if destination == STAY:
        t.tell(Message("zombie-stays", zombie=zombie), kind="move", zombie=zombie)
        return
    _move_and_note(t, zombie, destination)
    told = Message("goes", who=name_zombie_first(zombie), start=at, end=destination)
    t.tell(told, kind="move", zombie=zombie, space=destination)
    trample_crates(t, name_zombie_first(zombie), destination)
    if destination not in s.tokens:
        resolve_zombie_discovery(t, owner, zombie)
    elif s.find_village_colour(destination) is not None:
        replicate_zombie(t, destination)
    else:
        yield from _resolve_attack(t, owner, zombie)


def _move_and_note(t: Here, zombie: Zombie, space: Space) -> None:
    s = t.state
    s.trail.append((s.zombies[zombie], space))
    s.zombies[zombie] = space


def _enter_together(t: Here, owner: int, points: int, space: Space) -> Play[None]:
    """Ask which Zombies enter a Village together, and move them (SV-14.16, SV-14.17, SV-14.20). The
    player can turn back, and an absent player sends nobody."""
    s = t.state
    able = find_zombie_groups(s, find_reach(s, points))[space]
    least = max(2, len(s.defenses.get(space, ())))
    options = [
        Option(
            zombie,
            "move",
            name_zombie_first(zombie),
            Message("from-space", space=s.zombies[zombie]),
        )
        for zombie in able
    ]
    options.append(Option(BACK, "move", Message("never-mind"), Message("nobody-enters")))

    def fits(chosen: list[str]) -> None:
        if BACK not in chosen and len(chosen) < least:
            raise Illegal(Message("too-few-enter", least=least), rule="SV-14.16")

    named = yield from t.ask(
        t.choices(
            owner,
            Message("who-enters", space=space, least=least),
            options,
            default=[BACK],
            least=1,
            most=len(options),
            check=fits,
            way_out=BACK,
            topic="group",
            rule="SV-14.17",
        )
    )
    if BACK in named:
        return
    group = [read_zombie(name) for name in named]
    for zombie in group:
        _move_and_note(t, zombie, space)
        s.zombies_to_move.remove(zombie)
    names = [Message("zombie-kind", zombie=zombie) for zombie in group]
    t.tell(Message("zombies-enter", zombies=names, space=space), kind="move", space=space)
    replicate_zombie(t, space)


def _list_targets(s: State, zombie: Zombie) -> list[str]:
    """List whom the Zombie may attack where it stands: Humans by colour, and "vampire"
    (SV-14.24)."""
    space = s.zombies[zombie]
    prey = [s.players[seat].colour for seat in s.humans_on(space) if not s.is_sheltered(seat)]
    return [*prey, *(["vampire"] if s.vampire == space else [])]


def _resolve_attack(t: Here, owner: int, zombie: Zombie) -> Play[None]:
    """Let the Zombie attack somebody on its space, if anybody is there (SV-14.23 to SV-14.29)."""
    s = t.state
    space = s.zombies[zombie]
    targets = _list_targets(s, zombie)
    if not targets:
        return
    prey = [seat for seat in s.humans_on(space) if s.players[seat].colour in targets]
    names: dict[str, Text] = {s.players[seat].colour: t.name_seat(seat) for seat in prey}
    names["vampire"] = Message("the-vampire")
    options = [Option(target, "attack", names[target]) for target in targets]
    target = yield from ask_seat(
        t,
        t.choice(
            owner,
            Message("zombie-attacks-whom", zombie=zombie, space=space),
            options,
            default=absence.choose_zombie_target(s, prey),
            topic="target",
            data={
                "at": space,
                "cards": {s.players[seat].colour: s.hand_size(seat) for seat in prey},
            },
            rule="SV-14.25",
        ),
    )
    if target == "vampire":
        t.tell(Message("zombie-attacks-vampire", zombie=zombie), kind="attack")
        strike_vampire(t)
        return
    (victim,) = (seat for seat in prey if s.players[seat].colour == target)
    told = Message("zombie-attacks", zombie=zombie, player=t.name_seat(victim))
    t.tell(told, kind="attack", seat=victim)
    if not hold_off(t, victim, "defend zombie"):
        add_zombie(t, s.players[victim].colour, space)


# -- where they may end --------------------------------------------------------------------------


def find_zombie_ends(s: State, zombie: Zombie, points: int) -> int:
    """Find where this Zombie may end alone, as a bit set (SV-14.10 to SV-14.15)."""
    return _keep_open_spaces(s, _find_zombie_reach(s, zombie, points))


def _keep_open_spaces(s: State, within: int) -> int:
    """Keep those of these spaces where a Zombie may end alone. Both are bit sets."""
    villages = list_spaces(within & s.find_token_spaces(*VILLAGES))
    closed = [village for village in villages if not _can_enter(s, village)]
    return within & ~(find_defended_spaces(s) | make_mask(closed))


def find_reach(s: State, points: int) -> Reach:
    """Find the spaces that each Zombie still to move can reach, as bit sets."""
    return {zombie: _find_zombie_reach(s, zombie, points) for zombie in s.zombies_to_move}


def _find_zombie_reach(s: State, zombie: Zombie, points: int) -> int:
    return find_ends_ignoring_others(
        s, s.zombies[zombie], points, s.costly_spaces(), ("graveyard",)
    )


def _can_enter(s: State, village: Space, together: int = 1) -> bool:
    """Whether `together` Zombies that enter together may end in a Village (SV-14.14 to
    SV-14.16)."""
    if together < len(s.defenses.get(village, ())) or s.vampire == village:
        return False
    return s.find_village_colour(village) not in s.zombies and not s.humans_on(village)


def find_zombie_groups(s: State, reach: Reach) -> Groups:
    """Find the Villages that several of these Zombies may enter together (SV-14.16, SV-14.17)."""
    groups: Groups = {}
    if len(reach) < 2 or not (villages := s.find_token_spaces(*VILLAGES)):
        return groups
    for village in list_spaces(villages):
        able = [zombie for zombie, reached in reach.items() if reached & BIT[village]]
        if len(able) >= 2 and _can_enter(s, village, len(able)):
            groups[village] = able
    return groups


def describe_ends(s: State) -> SpaceDescriber:
    """Return what says in a few words what a Zombie would find on a space."""
    prey = s.human_spaces() | (BIT[s.vampire] if s.vampire is not None else 0)

    def brings(space: Space, token: Token) -> Message:
        if token in VILLAGES:
            return describe_place("place-of-zombie", token, zombie=VILLAGES[token])
        return describe_place("place-of-prey" if prey & BIT[space] else "token", token)

    return describe_spaces(s, brings)
