"""A step of play: setup, or one turn; and the round (SV-3, SV-2.16)."""

from rules.engine import Play
from rules.survive.model.components import SURVIVE
from rules.survive.model.state import GM
from rules.survive.play.context import Here, TurnOver, name_player
from rules.survive.play.dice import MOVEMENT_DIE
from rules.survive.play.ending import award_zombie_win, end_at_last_dawn, lapse_calls, offer_calls
from rules.survive.play.humans.turn import play_human_turn
from rules.survive.play.monsters.vampire import play_vampire_turn
from rules.survive.play.monsters.zombies import play_zombie_turn
from rules.survive.play.setup import choose_colours, set_up
from rules.survive.play.survive_roll import resolve_survive_roll
from rules.survive.words import Message


def play_step(t: Here) -> Play[None]:
    """Play one step: the colours and the setup, and after that one turn."""
    if t.state.phase == "colours":
        yield from choose_colours(t)
        set_up(t)
    else:
        offer_calls(t)
        yield from play_turn(t)


# -- the turn (SV-3) -----------------------------------------------------------------------------


def play_turn(t: Here) -> Play[None]:
    """Roll and play a turn: a number moves the roller's pieces, SURVIVE! is the whole turn (SV-3.1,
    SV-3.6 to SV-3.9)."""
    s = t.state
    seat = s.turn
    s.roll = t.rng.pick(MOVEMENT_DIE)
    name = name_player(t, seat)
    if s.roll == SURVIVE:
        told = Message("rolls-survive", round=s.round, player=name)
    else:
        told = Message("rolls", round=s.round, player=name, face=s.roll)
    t.tell(told, kind="roll", seat=seat, roll=s.roll, dice=[s.roll])
    try:
        if s.roll == SURVIVE:
            resolve_survive_roll(t, seat)
        else:
            yield from _play_role_turn(t, seat, int(s.roll))
    except TurnOver:
        s.to_move = False
        s.zombies_to_move = []
    if seat == s.zombie_player:
        award_zombie_win(t, seat)
    _pass_on(t)


def _play_role_turn(t: Here, seat: int, number: int) -> Play[None]:
    """Play a turn on a number: Humans move the number, Zombies one less, the Vampire one more
    (SV-3.3 to SV-3.5). Without a piece on the board nothing happens (SV-3.15 to SV-3.17)."""
    s = t.state
    role = "zombie" if seat == GM else s.players[seat].role
    if role == "human":
        yield from play_human_turn(t, seat, number)
    elif role == "zombie" and s.zombies:
        yield from play_zombie_turn(t, seat, number - 1)
    elif role == "vampire" and s.vampire is not None:
        yield from play_vampire_turn(t, seat, number + 1)
    else:
        t.tell(Message("no-piece", player=name_player(t, seat)), kind="forfeit")


def _pass_on(t: Here) -> None:
    """Pass the turn clockwise, and count the rounds (SV-2.14, SV-2.16), up to the last dawn."""
    s = t.state
    s.roll = None
    after = (s.turn + 1) % s.seats
    if s.turn != GM and (after != s.first or s.hunted):
        s.turn = GM if after == s.first else after
        return
    if s.round >= s.last_dawn:
        end_at_last_dawn(t)
    lapse_calls(t)
    s.turn = s.first
    s.round += 1
