"""The round, phase by phase: a step of play is one turn, or one phase of all (LA-1.1)."""

from __future__ import annotations

from typing import Any

from rules.engine import Offer, Play, Prompt, Table

from . import (
    ambush,
    automa_turns,
    firing,
    free,
    loot,
    moving,
    phases,
    playing,
    rounds,
    setting_out,
)
from .decks import HELD
from .state import AUTOMA, Phase, State
from .turn import Here, guarded


def step(t: Table[State]) -> Play[None]:
    """One step from where the game stands."""
    h = Here(t, playing.over_the_limit, beside, aside)
    phase = t.state.phase
    if phase == "setup":
        setting_out.set_up(h)
        _begin_round(h)
    elif phase == "exploration":
        yield from _explore(h)
    elif phase == "rest":
        yield from _rest(h)
    elif phase == "movement":
        yield from _move(h)
    elif phase == "ambush":
        yield from ambush.ambush(h)
        _enter(h, "fire")
    elif phase == "fire":
        yield from firing.convoys_fire(h)
        _enter(h, "enemies")
    elif phase == "enemies":
        yield from ambush.enemies_fire(h)
        _enter(h, "end")
    else:
        yield from rounds.end_of_round(h)
        _begin_round(h)


def beside(h: Here, seat: int) -> list[Offer]:
    """What stands open to a seat beside the questions: stowing, the Flare, Loot while Convoys fire,
    and alone the Automa's ends of the round."""
    if h.player(seat).out:
        return []
    found = [*free.beside(h, seat), *automa_turns.beside(h)]
    if h.s.phase == "fire" and h.acting is not None and h.player(seat).dealt:
        found.append(("loot", loot.prompt(h, seat, optional=True)))
    return found


def aside(h: Here, role: str, prompt: Prompt[Any], value: Any) -> Play[None]:
    """Carry out what was answered of it."""
    if role == "loot":
        loot.keep(h, prompt.seat, value)
    elif role == "cancel":
        automa_turns.cancel(h, value)
    else:
        yield from free.aside(h, role, prompt, value)


# -- rounds and phases ---------------------------------------------------------------------------


def _begin_round(h: Here) -> None:
    s = h.s
    h.tell(f"Round {s.round}.", kind="round", round=s.round)
    if s.automa is not None:
        automa_turns.draw_pile(h)
    _enter(h, "exploration")


def _enter(h: Here, phase: Phase) -> None:
    s = h.s
    s.phase = phase
    s.queue = list(s.order) if phase == "exploration" else s.rights
    for seat in s.living:
        phases.fresh_start(s.players[seat])


def _explore(h: Here) -> Play[None]:
    """The turn of whoever is first in the queue, who then goes to its end (LA-8.1 to LA-8.5)."""
    s = h.s
    who = s.queue[0]
    if who == AUTOMA:
        automa_turns.explore(h)
    else:
        yield from guarded(phases.exploration_turn(h, who))
        for one in s.players[who].crew:
            one.fresh = 0
    if who in s.queue:
        s.queue.remove(who)
        s.queue.append(who)
    if _nobody_active(s):
        _enter(h, "rest")


def _nobody_active(s: State) -> bool:
    """Whether the Exploration Phase is over (LA-8.2, LA-20.10)."""
    waiting = s.automa is not None and bool(s.automa.pile)
    return not waiting and not any(
        one.zone == "active" for p in s.players if not p.out for one in p.crew
    )


def _rest(h: Here) -> Play[None]:
    yield from phases.rest(h)
    if h.s.automa is not None:
        automa_turns.rest(h)
    yield from _late_flare(h)
    _enter(h, "movement")


def _late_flare(h: Here) -> Play[None]:
    """Who has not said no fires the SOS Flare at the last moment (LA-16.20)."""
    s = h.s
    if s.recall and not s.keeps_flare:
        for seat in s.living:
            if any(HELD[card].key == "sos-flare" for card in s.players[seat].hand):
                yield from free.fire_the_flare(h, seat)
    s.recall = False


def _move(h: Here) -> Play[None]:
    """One Convoy moves; after the last the order is sorted and the storm has passed (LA-10.1,
    LA-10.21, LA-10.23)."""
    s = h.s
    who = s.queue[0]
    if who == AUTOMA:
        yield from guarded(automa_turns.move(h))
    else:
        yield from guarded(moving.movement_turn(h, who))
        for one in s.players[who].crew:
            one.fresh = 0
    if who in s.queue:
        s.queue.remove(who)
    if not s.queue:
        if s.storm:
            s.storm = False
            h.tell("The storm has blown over.", kind="event")
        moving.sort_turn_order(h)
        _enter(h, "ambush")
