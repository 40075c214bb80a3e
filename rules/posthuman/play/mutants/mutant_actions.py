"""Mutant actions: which humans they may be played on, how they are laid with an order, and what
happens when they are played (PH-18.1 to PH-18.10, PH-18.15 to PH-18.18)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from rules.engine import Option, Play, Text
from rules.engine.messages import Either
from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.language.models import AddMinion, Data, Plain
from rules.posthuman.effects.language.words import describe_for_target
from rules.posthuman.effects.modifiers import is_protected
from rules.posthuman.model.cards import MutantAction
from rules.posthuman.model.decks import MUTANT_ACTIONS, SCARS
from rules.posthuman.model.state import Mutant, Order, State
from rules.posthuman.model.terms import Step
from rules.posthuman.play.context import Here
from rules.posthuman.play.mutants.attacks import resolve_attack, resolve_charge
from rules.posthuman.play.mutants.mutations import best_weapon
from rules.posthuman.words import Message
from rules.posthuman.words.terms import either_terrain, name_action

Moment = Literal["start", "encounter", "fight", "placed"]
"""A moment of a human's action: the action begins, an encounter has been drawn, a combat begins, or
a scouted tile is laid."""
NOTHING = "none"


# -- whom it may hit -----------------------------------------------------------------------------


def moment_of(card: MutantAction) -> Moment:
    """Find the moment of a human's action at which a card works: when an encounter has been drawn,
    when a combat begins, or else at the start."""
    if any(isinstance(one, AddMinion) for one in card.do):
        return "fight"
    if any(
        isinstance(one, Plain) and one.do in ("extra_encounter", "replace_encounter")
        for one in card.do
    ):
        return "encounter"
    return "start"


def is_legal_target(s: State, card: MutantAction, target: int) -> bool:
    """Whether an action may be played on this seat now: a human on one of the card's terrains
    (PH-18.5), not at home if the card has terrains (PH-18.15), not the target of an action of that
    title this turn (PH-18.6), and not protected by a card."""
    human = s.players[target].human
    if human is None or (target, card.title) in s.struck:
        return False
    if card.terrains and (human.on_start or human.terrain not in card.terrains):
        return False
    return not is_protected(s, target)


def list_leaders(s: State, mutant: int, among: Iterable[int]) -> list[int]:
    """Order humans by their place on the journey track, the first one first; ties go clockwise from
    the mutant (PH-18.10)."""
    return sorted(among, key=lambda seat: (-s.human(seat).place, (seat - mutant) % s.seats))


def list_preferred_targets(s: State, mutant: int, among: Iterable[int]) -> list[int]:
    """List those of the humans whom a mutant's order names, in its order; without names, all of
    them, leaders first (PH-18.9)."""
    targets = s.mutant(mutant).order.targets
    ranked = list_leaders(s, mutant, among)
    return [seat for seat in targets if seat in ranked] if targets else ranked


def legal_targets(s: State, mutant: int, card: MutantAction) -> list[int]:
    """List the humans on whom a card may be played in the mutant step, the leader first."""
    return list_leaders(s, mutant, [seat for seat in s.humans if is_legal_target(s, card, seat)])


# -- the order of a laid card ----------------------------------------------------------------------


def is_active(s: State, seat: int) -> bool:
    """Whether a mutant acts this turn: it does not in the turn in which it turned (PH-18.23)."""
    mutant = s.players[seat].mutant
    return mutant is not None and mutant.turned_on != s.turn


@cache
def describe_timing(one: str) -> Message:
    """Describe when and where a card is played, such as "Move; rural or urban"."""
    card = MUTANT_ACTIONS[one]
    steps = Either(tuple([name_action(step) for step in card.step]))
    if not card.terrains:
        return Message("played-at", steps=steps)
    return Message("played-at-on", steps=steps, terrains=either_terrain(card.terrains))


def describe_effects(card: MutantAction) -> list[Text]:
    """Describe what an action does, one line for each effect: its attack, charge and scar, then the
    card's primitives."""
    found: list[Text] = [Message("one-round-of-melee")] if card.attack else []
    if card.charge:
        found.append(Message("charge-wounds", n=card.charge))
    if card.scar:
        found.append(Message("leaves-scar"))
    return [*found, *map(describe_for_target, card.do)]


def order_options(h: Here, seat: int) -> list[Option]:
    """List the orders that a laid card may have: its target, and whether it is played, asks first,
    or is kept for the mutants' step (PH-18.9)."""
    humans = h.s.humans
    found = []
    ways = (("fire", "order-to-play"), ("ask", "order-to-ask"), ("hold", "order-to-hold"))
    for when, key in ways:
        for target in [None, *humans] if len(humans) > 1 else [None]:
            label = Message(key, whom=name_prey(h, target))
            data = {"when": when, "target": target}
            found.append(
                Option(f"{when}{'' if target is None else target}", "prey", label, "", data)
            )
    return found


def name_prey(h: Here, target: int | None) -> Text:
    """Name the target of an order; without one, it is whoever leads."""
    humans = h.s.humans
    if target is not None:
        return h.name_seat(target)
    return Message("the-leader") if len(humans) > 1 else h.name_seat(humans[0])


def give_order(h: Here, seat: int, value: str) -> None:
    """Set the order that was chosen among `order_options`; the weapon stays the same."""
    order = h.mutant(seat).order
    for when in ("fire", "ask", "hold"):
        if value.startswith(when):
            target = value.removeprefix(when)
            order.when = when
            order.targets = [int(target)] if target else []


# -- playing it ----------------------------------------------------------------------------------


def play_laid_card(h: Here, seat: int, target: int, step: Step) -> Play[None]:
    """Play a mutant's laid card on a human, with the weapon that its order names. Raises Fallen if
    this ends what the human does."""
    mutant = h.mutant(seat)
    one = mutant.laid
    assert one is not None
    card, weapon = MUTANT_ACTIONS[one], mutant.order.weapon
    spend_action(h, seat)
    h.s.struck.append((target, card.title))
    title = Message(
        "plays-action", player=h.name_seat(seat), card=card.name, target=h.name_seat(target)
    )
    h.read_out(one, card.text, title)
    if card.attack:
        yield from resolve_attack(h, seat, target, card, weapon if weapon else best_weapon(mutant))
    if card.charge:
        yield from resolve_charge(h, seat, target, card)
    do: list[Data] = [*card.do, *list_mutation_effects(mutant, card.title)]
    if do and h.s.players[target].human is not None:
        yield from carry_out(h, target, do, card.name, source=one)


def spend_action(h: Here, seat: int) -> None:
    """Spend a mutant's action of this turn, and discard its laid card, played or not (PH-18.3,
    PH-18.7)."""
    mutant = h.mutant(seat)
    if mutant.laid is not None:
        h.s.mutant_actions.discard(mutant.laid)
    mutant.laid, mutant.order, mutant.acted = None, Order(), True


def list_mutation_effects(mutant: Mutant, title: str) -> list[Data]:
    """List what a mutant's own mutations add to its actions of this title (PH-25.9)."""
    return [
        one
        for scar in mutant.mutations
        for rider in SCARS[scar].riders
        if rider.title == title
        for one in rider.do
    ]
