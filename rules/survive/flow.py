"""Setup and the turn, in the rulebook's order (SV-2, SV-3)."""

from __future__ import annotations

from rules.engine import Option, Play

from . import lore
from .board import SPACES, Space, distance
from .components import (
    COLOURS,
    LETTER_DIE,
    MOVEMENT_DIE,
    NUMBER_DIE,
    SURVIVE,
    Colour,
)
from .ending import lapse_calls, last_dawn, offer_calls, zombies_win
from .event import highest_roll, survive_event
from .humans import human_turn
from .state import GM
from .turn import Here, TurnOver, who
from .vampire import vampire_turn
from .zombies import zombie_turn


def step(t: Here) -> Play[None]:
    """One step of play: the colours and the setup, then a turn each."""
    if t.state.phase == "colours":
        yield from choose_colours(t)
        set_up(t)
    else:
        offer_calls(t)
        yield from turn(t)


# -- setup (SV-2) --------------------------------------------------------------------------------


def choose_colours(t: Here) -> Play[None]:
    """Each player picks a free colour, openly, first come, first served (SV-2.7)."""
    s = t.state
    while len(s.picked) < s.seats:
        free = [c for c in COLOURS if c not in [s.players[seat].colour for seat in s.picked]]
        if len(free) == 1:
            (last,) = (seat for seat in range(s.seats) if seat not in s.picked)
            _take_colour(t, last, free[0])
            return
        options = [Option(colour, "colour", colour.title()) for colour in free]
        prompt, colour = yield from t.ask_any(
            [
                t.choice(
                    seat,
                    "Which colour is yours? The Village of that colour will be your home.",
                    options,
                    default=free[0],
                    rule="SV-2.7",
                )
                for seat in range(s.seats)
                if seat not in s.picked
            ]
        )
        _take_colour(t, prompt.seat, colour)


def _take_colour(t: Here, seat: int, colour: Colour) -> None:
    t.state.players[seat].colour = colour
    t.state.picked.append(seat)
    t.tell(f"{t.name(seat)} plays {colour.title()}.", kind="colour", seat=seat)


def set_up(t: Here) -> None:
    """The White Meteorite falls, everybody wakes beside it, and somebody begins."""
    s = t.state
    s.white = _coordinates(t)
    line = lore.of_place(s, "white-meteorite")
    t.tell(f"The White Meteorite lies on {s.white}. {line}", kind="setup", space=s.white)
    for seat, player in enumerate(s.players):
        player.space = s.white
        t.tell(f"{t.name(seat)}: {lore.of_role(s, 'human')}", kind="role", seat=seat)
    if s.hunted:
        _place_city(t)
    s.first = s.turn = highest_roll(t, list(range(s.seats)))
    s.round = 1
    s.phase = "turns"
    t.tell(f"{t.name(s.first)} begins. The last dawn is after round {s.last_dawn}.", kind="setup")


def _coordinates(t: Here) -> Space:
    """Both coordinate dice, again while either shows SURVIVE! (SV-2.8, SV-2.9)."""
    while True:
        letter, number = t.rng.pick(LETTER_DIE), t.rng.pick(NUMBER_DIE)
        t.tell(f"The coordinate dice show {letter} and {number}.", kind="dice")
        if SURVIVE not in (letter, number):
            return letter + number


def _place_city(t: Here) -> None:
    """Hunted: Zombie City stands from the start, four steps away or more (SV-20.3)."""
    s = t.state
    city = t.rng.pick([space for space in SPACES if distance(space, s.white) >= 4])
    s.tokens[city] = "city"
    s.bag["city"] = 0
    s.zombies["original"] = city
    t.tell(f"Zombie City stands at {city}, and something has already left it.", kind="setup")


# -- the turn (SV-3) -----------------------------------------------------------------------------


def turn(t: Here) -> Play[None]:
    """Roll; a number moves the roller's pieces, SURVIVE! is the whole turn (SV-3.1, SV-3.6)."""
    s = t.state
    seat = s.turn
    s.roll = t.rng.pick(MOVEMENT_DIE)
    stop = "" if s.roll == SURVIVE else "."
    text = f"Round {s.round}: {who(t, seat)} rolls {s.roll}{stop}"
    t.tell(text, kind="roll", seat=seat, roll=s.roll)
    try:
        if s.roll == SURVIVE:
            survive_event(t, seat)
        else:
            yield from _by_number(t, seat, int(s.roll))
    except TurnOver:
        s.to_move = False
        s.zombies_to_move = []
    if seat == s.zombie_player:
        zombies_win(t, seat)
    _pass_on(t)


def _by_number(t: Here, seat: int, number: int) -> Play[None]:
    """Humans move the number, Zombies one less, the Vampire one more (SV-3.3 to SV-3.5)."""
    s = t.state
    role = "zombie" if seat == GM else s.players[seat].role
    if role == "human":
        yield from human_turn(t, seat, number)
    elif role == "zombie" and s.zombies:
        yield from zombie_turn(t, seat, number - 1)
    elif role == "vampire" and s.vampire is not None:
        yield from vampire_turn(t, seat, number + 1)
    else:
        t.tell(f"{who(t, seat)} has no piece on the board; nothing moves.", kind="forfeit")


def _pass_on(t: Here) -> None:
    """Clockwise to the next, a round at a time (SV-2.14, SV-2.16), up to the last dawn."""
    s = t.state
    s.roll = None
    after = (s.turn + 1) % s.seats
    if s.turn != GM and (after != s.first or s.hunted):
        s.turn = GM if after == s.first else after
        return
    if s.round == s.last_dawn:
        last_dawn(t)
    lapse_calls(t)
    s.turn = s.first
    s.round += 1
