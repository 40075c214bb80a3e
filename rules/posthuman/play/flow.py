"""The course of the game: setup, and the phases of a turn in their order (PH-7, PH-23.2 to
PH-23.5). A step of play is a phase, or part of a long one."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from rules.engine import Offer, Play, Prompt, Table
from rules.posthuman.effects.carry_out import fire_for_all
from rules.posthuman.effects.modifiers import expire_effects
from rules.posthuman.model import characters
from rules.posthuman.model.state import Phase, State
from rules.posthuman.model.terms import Action
from rules.posthuman.play import eating, ending, events, setup
from rules.posthuman.play.actions import actions, declaring, free_actions
from rules.posthuman.play.context import Fallen, Here, until_fallen, while_standing
from rules.posthuman.play.mutants import mutants
from rules.posthuman.play.people import building
from rules.posthuman.play.trading import trading
from rules.posthuman.words import Message

ORDER: tuple[Action, ...] = ("forage", "scout", "move")
"""The order of actions in the action phase, after camping (PH-7.1)."""


def play_step(t: Table[State]) -> Play[None]:
    """Play one step from the current phase."""
    h = Here(t)
    phase = t.state.phase
    # Fights end within a step. A position placed from the middle of one may still hold some.
    t.state.fights.clear()
    t.state.assaults.clear()
    h.offer_free_actions(
        lambda seat: list_free_offers(h, seat), lambda *answered: resolve_free_offer(h, *answered)
    )
    if phase == "build":
        yield from _resolve_build_phase(h)
    elif phase == "event":
        yield from _begin_turn(h)
    elif phase == "declare":
        yield from declaring.declare_phase(h)
        _enter_phase_or_end(h, "trade")
    elif phase == "trade":
        if (yield from trading.trade_phase(h)):
            _enter_phase_or_end(h, "camp")
    elif phase == "camp":
        yield from _resolve_camp_phase(h)
    elif phase == "act":
        yield from _resolve_action_phase(h)
    else:
        yield from mutants.play_mutant_step(h)
        yield from _end_turn(h)


def _enter_phase_or_end(h: Here, phase: Phase) -> None:
    """Go to the next phase, or end the game if no human is left (PH-21.1)."""
    ending.end_if_all_turned(h)
    h.s.phase = phase


# -- what is free at any time --------------------------------------------------------------------


def list_free_offers(h: Here, seat: int) -> list[Offer]:
    """List what a seat may do now beside answering questions."""
    player = h.s.players[seat]
    if player.mutant is not None:
        return mutants.list_offers(h, seat)
    if player.human is None:
        return []
    wish = partial(trading.offer_wish, h, seat)
    return [*free_actions.list_offers(h, seat), ("wish", wish)]


def resolve_free_offer(h: Here, role: str, prompt: Prompt[Any], value: Any) -> Play[None]:
    """Carry out an answer to a free offer. If this makes the last human turn, end the game."""
    if h.s.players[prompt.seat].mutant is not None:
        mutants.carry_out(h, role, prompt, value)
    elif role == "wish":
        trading.apply_trade_order(h, prompt.seat, value)
    else:
        yield from until_fallen(free_actions.carry_out(h, role, prompt, value))
        ending.end_if_all_turned(h)


# -- the phases ----------------------------------------------------------------------------------


def _resolve_build_phase(h: Here) -> Play[None]:
    """Do everything before the first turn (PH-2, PH-3, PH-4, PH-22)."""
    s = h.s
    setup.set_up(h)
    if s.custom:
        yield from building.resolve_building(h)
    else:
        yield from characters.choose_characters(h)
    if s.short:
        yield from setup.apply_head_start(h)
    _enter_phase_or_end(h, "event")


def _begin_turn(h: Here) -> Play[None]:
    """Begin a turn, with the event and eating (PH-7.1)."""
    s = h.s
    s.turn += 1
    for seat in s.humans:
        h.human(seat).declared = None
    h.tell(Message("turn", turn=s.turn), kind="turn", turn=s.turn)
    yield from events.play_event_phase(h)
    ending.end_if_all_turned(h)
    yield from eating.play_eating_phase(h)
    _enter_phase_or_end(h, "declare")


def _resolve_camp_phase(h: Here) -> Play[None]:
    """Let all campers camp at once; those who can no longer camp have lost the action (PH-7.1,
    PH-10.2)."""
    campers = list(_find_declared(h, "camp"))
    yield from actions.play_camp_step(h, campers)
    _enter_phase_or_end(h, "act")


def _resolve_action_phase(h: Here) -> Play[None]:
    """Let humans forage, scout and move: side by side, or at strict pace one after the other
    (PH-7.1, PH-11.14, PH-23.4)."""
    doing = [(seat, action) for action in ORDER for seat in _find_declared(h, action)]
    if h.s.strict:
        for seat, action in doing:
            yield from _resolve_action(h, seat, action)
    else:
        yield from h.together([_resolve_action(h, seat, action) for seat, action in doing])
    _enter_phase_or_end(h, "mutants")


def _find_declared(h: Here, action: Action) -> Iterator[int]:
    """List the seats that have declared an action, clockwise from the starting player (PH-7.2)."""
    for seat in h.s.list_seats_clockwise():
        human = h.s.players[seat].human
        if human is not None and human.declared == action:
            yield seat


def _resolve_action(h: Here, seat: int, action: Action) -> Play[None]:
    """Play a human's action, unless a knockout since then has cancelled it (PH-7.3, PH-10.2,
    PH-19.9)."""
    human = h.s.players[seat].human
    if human is None or human.declared != action:
        return
    try:
        yield from while_standing(h, seat, actions.perform_action(h, seat, action))
    except Fallen:
        ending.end_if_all_turned(h)


def _end_turn(h: Here) -> Play[None]:
    """End a turn: turn-end effects, the end check, and the end of what lasts one turn (PH-7.4)."""
    s = h.s
    ending.end_if_all_turned(h)
    yield from fire_for_all(h, "turn_end")
    yield from ending.end_check(h)
    events.expire_event(s)
    for seat in s.humans:
        expire_effects(s, seat, "turn")
        h.human(seat).declared = None
    s.phase = "event"
