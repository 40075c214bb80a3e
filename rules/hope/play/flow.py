"""Setup and the five rounds, in the rulebook's order (HI-1, HI-3, HI-15)."""

from rules.engine import Play, Table
from rules.hope.model.state import MOST_DICE, State
from rules.hope.play import death, ending, free_actions, latecomers, legacy, powers, setup
from rules.hope.play.context import Here
from rules.hope.play.scene import act_or_avoid, drawing
from rules.hope.words import Message
from rules.kit.turns import Gone


def play_step(t: Table[State]) -> Play[None]:
    """Play one step: the setup in the first step, and one turn in each later step."""
    h = Here(t, free_actions.list_free_offers, free_actions.carry_out)
    if t.state.phase == "world":
        yield from setup.ask_world(h)
        yield from setup.deal_cards(h)
        t.state.phase = "turns"
    else:
        yield from resolve_turn(h)


def resolve_turn(h: Here) -> Play[None]:
    """Play one seat's place in the round: every step of a turn, in order (HI-3.6, HI-3.7)."""
    s = h.s
    yield from death.remove_doomed(h)
    yield from legacy.resolve_legacies(h)
    yield from latecomers.seat_latecomers(h)
    if not s.living_seats:
        yield from ending.resolve_defeat(h)
    if s.is_alive(s.turn):
        try:
            yield from drawing.resolve_drawing(h, s.turn)
        except Gone:
            act_or_avoid.drop_scene(h)
        yield from legacy.resolve_legacies(h)
        if not s.living_seats:
            yield from ending.resolve_defeat(h)
    yield from _pass_on(h)


def _pass_on(h: Here) -> Play[None]:
    """Pass the turn to the left (HI-1.3, HI-3.4, HI-3.5); when nobody else has a turn in this round
    (HI-3.3, HI-14.9), end the round or the game (HI-15.1, HI-15.2)."""
    s = h.s
    s.place += 1
    later = [(s.first + place) % s.seats for place in range(s.place, s.seats)]
    if any(s.is_alive(seat) or s.players[seat].grace == "taken" for seat in later):
        return
    if s.round >= s.rounds:
        s.place -= 1
        while len(s.not_doomed(s.living_seats)) < len(s.living_seats):
            yield from death.remove_doomed(h)
            yield from legacy.resolve_legacies(h)
        if s.living_seats:
            yield from ending.resolve_arrival(h)
        yield from ending.resolve_defeat(h)
    if s.hope < MOST_DICE:
        s.hope += 1
        h.t.tell(Message("hope-grows", hope=s.hope), kind="hope", n=1)
    powers.turn_back(s)
    if s.round == latecomers.LAST_OFFER:
        latecomers.close_offers(h)
    s.round += 1
    s.place = 0
    told = Message("round-begins", round=s.round, rounds=s.rounds)
    h.t.tell(told, kind="round", round=s.round)
