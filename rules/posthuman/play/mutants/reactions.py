"""Reactions: laid mutant actions that are played during a human's own action (PH-18.8 to PH-18.10).

A reaction belongs to that one action and runs as part of it, so that it delays nobody else
(PH-23.5). No pause gives a laid card away: its order says what happens, and only the order `ask`
asks a question, which only its mutant gets."""

from __future__ import annotations

from rules.engine import Option, Play
from rules.posthuman.model.decks import MUTANT_ACTIONS
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import Step
from rules.posthuman.play.context import Here
from rules.posthuman.play.mutants.mutant_actions import (
    Moment,
    is_active,
    is_legal_target,
    list_preferred_targets,
    moment_of,
    play_laid_card,
)
from rules.posthuman.words import Message


def resolve_reactions(h: Here, seat: int, step: Step, moment: Moment) -> Play[None]:
    """Play the laid cards that are due at this moment of a human's action, the closest mutant's
    first. Raises Fallen if the human is knocked out by one, or turns."""
    s = h.s
    if moment == "start" and s.mutants and s.phase in ("camp", "act") and seat not in s.begun:
        s.begun.append(seat)
    for mutant in by_distance(s, seat):
        if not is_reaction_due(s, mutant, seat, step, moment):
            continue
        if s.mutant(mutant).order.when == "ask":
            laid = s.mutant(mutant).laid
            wanted = yield from _ask_reaction(h, mutant, seat)
            if not wanted or s.mutant(mutant).laid != laid:
                continue
            if not is_reaction_due(s, mutant, seat, step, moment):
                continue
        yield from play_laid_card(h, mutant, seat, step)


def by_distance(s: State, seat: int) -> list[int]:
    """List the mutants by their distance from a human, counted either way round. If two are equally
    close, the next clockwise from the human comes first (PH-18.8)."""

    def distance(mutant: int) -> tuple[int, int]:
        clockwise = (mutant - seat) % s.seats
        return min(clockwise, s.seats - clockwise), clockwise

    return sorted(s.mutants, key=distance)


def is_reaction_due(s: State, mutant: int, seat: int, step: Step, moment: str) -> bool:
    """Whether a mutant's laid card is to be played, or asked about, in this human's action now."""
    here = s.players[mutant].mutant
    if here is None or here.laid is None or here.acted or not is_active(s, mutant):
        return False
    card = MUTANT_ACTIONS[here.laid]
    if step not in card.step or moment_of(card) != moment or here.order.when == "hold":
        return False
    if not is_legal_target(s, card, seat):
        return False
    to_come = [
        other
        for other in s.humans
        if other not in s.begun
        and s.human(other).declared == step
        and is_legal_target(s, card, other)
    ]
    return list_preferred_targets(s, mutant, {seat, *to_come})[:1] == [seat]


def _ask_reaction(h: Here, mutant: int, seat: int) -> Play[bool]:
    laid = h.mutant(mutant).laid
    assert laid is not None
    name = MUTANT_ACTIONS[laid].name
    options = [
        Option("hold", "prey", Message("hold-it")),
        Option(
            "fire",
            "prey",
            Message("card-on", card=name, target=h.name_seat(seat)),
            data={"card": laid, "target": seat},
        ),
    ]
    chosen = yield from h.choose(
        mutant,
        Message("play-now", target=h.name_seat(seat), card=name),
        options,
        default="hold",
        secret=True,
        about=Message("about-reacting", player=h.name_seat(mutant), target=h.name_seat(seat)),
        topic="reaction",
        data={"target": seat},
        rule="PH-18.9",
    )
    return chosen == "fire"
