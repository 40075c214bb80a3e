"""The Vampire's turn on a number, and where it may end (SV-15). monsters.py says what becomes of
its blood, its Coffins and its death."""

from rules.engine import Option, Play, Text
from rules.survive.model.board import BIT, Space, list_spaces, make_mask
from rules.survive.model.components import (
    COLOURS,
    VILLAGES,
    ZOMBIES,
    Token,
    name_zombie,
    name_zombie_first,
    read_zombie,
)
from rules.survive.model.state import State
from rules.survive.play import absence
from rules.survive.play.context import Here, ask_seat
from rules.survive.play.crates import trample_crates
from rules.survive.play.ending import award_vampire_win
from rules.survive.play.humans.combat import hold_off
from rules.survive.play.humans.discovery import resolve_vampire_discovery
from rules.survive.play.humans.movement import (
    SpaceDescriber,
    describe_place,
    describe_spaces,
    find_defended_spaces,
    find_ends_ignoring_others,
    list_move_options,
)
from rules.survive.play.monsters.monsters import add_coffin, gain_drops, kill_zombie, list_coffins
from rules.survive.words import Message
from rules.survive.words.news import begin_news


def play_vampire_turn(t: Here, seat: int, points: int) -> Play[None]:
    """Move the Vampire, and do what the space brings. Without a destination, the turn is forfeit
    (SV-15.3)."""
    s = t.state
    at = s.vampire
    assert at is not None
    ends = find_vampire_ends(s, points)
    if not ends:
        t.tell(Message("vampire-forfeits"), kind="forfeit", seat=seat)
        return
    s.to_move = True
    options = list_move_options(ends, describe_ends(s))
    text = Message("vampire-goes-where", roll=s.roll, points=points)
    default = absence.choose_vampire_destination(s, ends)
    asked = t.choice(seat, text, options, default=default, topic="vampire-move", rule="SV-4.19")
    space = yield from ask_seat(t, asked)
    s.to_move = False
    begin_news(s)
    s.vampire = space
    s.trail = [(at, space)]
    told = Message("goes", who=Message("the-vampire"), start=at, end=space)
    t.tell(told, kind="move", seat=seat, space=space)
    trample_crates(t, Message("the-vampire"), space)
    colour = s.find_village_colour(space)
    if space not in s.tokens:
        resolve_vampire_discovery(t, seat)
    elif colour is not None:
        _enter_village(t, space)
        add_coffin(t, colour, space)
    elif s.tokens[space] == "graveyard":
        _save_coffins(t, seat, space)
        award_vampire_win(t, seat)
    elif s.humans_on(space) or s.zombies_on(space):
        yield from _ask_act(t, seat, space)


def _enter_village(t: Here, space: Space) -> None:
    """Pay one Blood Drop for each Defense in the Village, whatever its size (SV-15.10)."""
    s = t.state
    price = len(s.defenses.get(space, ()))
    if price:
        s.drops -= price
        told = Message("defenses-cost-drops", price=price, space=space, drops=s.drops)
        t.tell(told, kind="blood", drops=s.drops)


def _save_coffins(t: Here, seat: int, graveyard: Space) -> None:
    """Move every Coffin on the board to the Graveyard (SV-15.31, SV-15.32)."""
    s = t.state
    loose = [colour for colour in COLOURS if s.coffins.get(colour, graveyard) != graveyard]
    for colour in loose:
        s.coffins[colour] = graveyard
    if loose:
        left = len(COLOURS) - len(s.saved_colours())
        told = Message("coffins-saved", **list_coffins(loose))
        t.tell(told, kind="coffin", seat=seat, left=left)


def _ask_act(t: Here, seat: int, space: Space) -> Play[None]:
    """Ask whether the Vampire sucks blood or attacks, and do it (SV-15.7, SV-15.8, SV-15.15)."""
    s = t.state
    humans, zombies = s.humans_on(space), len(s.zombies_on(space))
    gains = [Message("drops-from-humans")] if humans else []
    gains += [Message("drops-from-zombies", drops=zombies)] if zombies else []
    options = [Option("suck", "suck", Message("suck"), Message("suck-gains", gains=gains))]
    if t.state.drops:
        options.append(Option("attack", "attack", Message("attack"), Message("attack-costs")))
    text = Message("vampire-does-what", space=space)
    action = yield from ask_seat(
        t,
        t.choice(
            seat,
            text,
            options,
            default="suck",
            topic="vampire",
            data={"at": space},
            rule="SV-15.15",
        ),
    )
    if action == "suck":
        _suck_blood(t, space)
    else:
        yield from _resolve_attacks(t, seat, space)


def _suck_blood(t: Here, space: Space) -> None:
    """Suck blood once from every Human and Zombie on the space (SV-15.16 to SV-15.20)."""
    s = t.state
    victims: list[Text] = [t.name_seat(victim) for victim in s.humans_on(space)]
    victims += [name_zombie(zombie) for zombie in s.zombies_on(space)]
    t.tell(Message("sucks-blood", space=space, victims=victims), kind="attack", space=space)
    gained = 0
    for victim in s.humans_on(space):
        if not hold_off(t, victim, "defend vampire"):
            gained += 2
    gained += len(s.zombies_on(space))
    gain_drops(t, gained)


def _resolve_attacks(t: Here, seat: int, space: Space) -> Play[None]:
    """Attack at least once, one target at a time and for a Drop each, until the player stops
    (SV-15.21 to SV-15.23)."""
    s = t.state
    again = False
    while s.drops:
        options = [
            Option(s.players[human].colour, "attack", t.name_seat(human))
            for human in s.humans_on(space)
        ]
        here = s.zombies_on(space)
        options += [
            Option(f"zombie-{zombie}", "attack", name_zombie_first(zombie))
            for zombie in ZOMBIES
            if zombie in here
        ]
        if not options:
            return
        first = options[0].id
        if again:
            options.append(Option("done", "done", Message("enough"), Message("attack-no-more")))
        target = yield from ask_seat(
            t,
            t.choice(
                seat,
                Message("vampire-attacks-whom", drops=s.drops),
                options,
                default="done" if again else first,
                topic="vampire-target",
                rule="SV-15.23",
            ),
        )
        if target == "done":
            return
        again = True
        s.drops -= 1
        _resolve_strike(t, space, target)


def _resolve_strike(t: Here, space: Space, target: str) -> None:
    """Resolve one attack on this target (SV-15.24 to SV-15.26)."""
    s = t.state
    if target.startswith("zombie-"):
        zombie = read_zombie(target.removeprefix("zombie-"))
        t.tell(Message("vampire-attacks", whom=name_zombie(zombie)), kind="attack")
        kill_zombie(t, zombie)
        return
    (victim,) = (human for human in s.humans_on(space) if s.players[human].colour == target)
    told = Message("vampire-attacks", whom=t.name_seat(victim))
    t.tell(told, kind="attack", seat=victim)
    if not hold_off(t, victim, "defend vampire"):
        add_coffin(t, s.players[victim].colour, space)


# -- where it may end ----------------------------------------------------------------------------


def find_vampire_ends(s: State, points: int) -> int:
    """Find the Vampire's legal destinations, as a bit set (SV-15.6 to SV-15.12). It passes its
    Graveyard for 1 point (SV-4.7)."""
    assert s.vampire is not None
    dear = s.costly_spaces() & ~s.find_token_spaces("graveyard")
    within = find_ends_ignoring_others(
        s, s.vampire, points, dear, ("city",)
    ) & ~find_defended_spaces(s)
    villages = list_spaces(within & s.find_token_spaces(*VILLAGES))
    return within & ~make_mask([village for village in villages if not _can_enter(s, village)])


def _can_enter(s: State, village: Space) -> bool:
    """Whether the Vampire may end in a Village (SV-15.9, SV-15.10)."""
    occupied = s.humans_on(village) or s.zombies_on(village)
    held = len(s.defenses.get(village, ()))
    return not occupied and s.find_village_colour(village) not in s.coffins and s.drops >= held


def describe_ends(s: State) -> SpaceDescriber:
    """Return what says in a few words what the Vampire would find on a space."""
    prey = s.human_spaces() | make_mask(s.zombies.values())
    prices = {space: len(there) for space, there in s.defenses.items()}

    def brings(space: Space, token: Token) -> Message:
        if token in VILLAGES:
            said = {"colour": VILLAGES[token], "price": prices.get(space, 0)}
            return describe_place("place-of-coffin", token, **said)
        if token == "graveyard":
            return describe_place("place-to-save-coffins", token)
        return describe_place("place-to-suck" if prey & BIT[space] else "token", token)

    return describe_spaces(s, brings)
