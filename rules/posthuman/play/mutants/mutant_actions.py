"""Mutant actions: which humans they may be played on, how they are laid with an order, and what
happens when they are played, in the mutants' step or as reactions (PH-18.1 to PH-18.10, PH-18.15
to PH-18.18).

A reaction belongs to a human's own action and runs as part of it, so that it delays nobody else
(PH-23.5). No pause gives a laid card away: its order says what happens, and only the order `ask`
asks a question, which only its mutant gets."""

from collections.abc import Iterable
from functools import cache
from typing import Literal

from rules.engine import Option, Play, Text
from rules.engine.messages import Either
from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.models import AddMinion, Plain
from rules.posthuman.effects.modifiers import is_protected
from rules.posthuman.effects.spelling import Data
from rules.posthuman.effects.words import describe_for_target
from rules.posthuman.model.cards import MutantAction
from rules.posthuman.model.decks import MUTANT_ACTIONS, SCARS
from rules.posthuman.model.state import Mutant, Order, State
from rules.posthuman.model.terms import Step
from rules.posthuman.play.context import Here
from rules.posthuman.play.mutants.attacks import resolve_attack, resolve_charge
from rules.posthuman.play.people import sheet
from rules.posthuman.play.people.scars import (
    find_best_weapon,
    find_claw_weapon,
    list_weapons,
    name_claw_weapon,
)
from rules.posthuman.words import Message, fit_detail, join_terrains, join_with_semicolons

Moment = Literal["start", "encounter", "fight", "placed"]
"""A moment of a human's action: the action begins, an encounter has been drawn, a combat begins, or
a scouted tile is laid."""
NOTHING, WITH, FIRE = "none", "with-", "fire"


# -- whom it may hit -----------------------------------------------------------------------------


def find_moment(card: MutantAction) -> Moment:
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
    """List the humans whom a mutant's order names, in its order, or all humans if it names none
    (PH-18.9)."""
    targets = s.mutant(mutant).order.targets
    ranked = list_leaders(s, mutant, among)
    return [seat for seat in targets if seat in ranked] if targets else ranked


# -- the order of a laid card ----------------------------------------------------------------------


def is_active(s: State, seat: int) -> bool:
    """Whether a mutant acts this turn: it does not in the turn in which it turned (PH-18.23)."""
    mutant = s.players[seat].mutant
    return mutant is not None and mutant.turned_on != s.turn


@cache
def describe_mutant_action(one: str) -> Message:
    """Say in a sentence on whom and when a card is played, and what it does."""
    card = MUTANT_ACTIONS[one]
    does = join_with_semicolons(describe_effects(card))
    acts = tuple([Message("acting", action=step) for step in card.step if step != "mutant"])
    when = Message("played-in-step")
    if acts:
        when = Message("when-acting", acts=Either(acts), late=int("mutant" in card.step))
    if not card.terrains:
        return fit_detail(Message("action-detail-anywhere", when=when, does=does))
    terrains = join_terrains(card.terrains)
    return fit_detail(Message("action-detail", terrains=terrains, when=when, does=does))


def describe_prey(s: State, seat: int) -> Message:
    """Describe a human for a mutant that may attack it."""
    human = s.human(seat)
    return Message("prey", health=human.health, place=human.place, terrain=human.terrain)


def describe_play(action: MutantAction) -> Message:
    """Say when and on whom an action is played, such as "when a human in rural or urban terrain
    moves"."""
    whom = Message("a-human")
    if action.terrains:
        whom = Message("a-human-in", terrains=join_terrains(action.terrains))
    steps = [Message("acts", action=step) for step in action.step if step != "mutant"]
    if not steps:
        if action.terrains:
            return Message("played-in-step-on", whom=whom)
        return Message("played-in-step")
    late = int("mutant" in action.step)
    return Message("played-when", whom=whom, acts=Either(tuple(steps)), late=late)


def describe_effects(card: MutantAction) -> list[Text]:
    """Describe what an action does, one line for each effect: its attack, charge and scar, then the
    card's primitives."""
    found: list[Text] = [Message("one-round-of-melee")] if card.attack else []
    if card.charge:
        found.append(Message("charge-wounds", n=card.charge))
    if card.scar:
        found.append(Message("leaves-scar"))
    return [*found, *map(describe_for_target, card.do)]


def order_options(h: Here, seat: int, laid: str) -> list[Option]:
    """List the orders that a laid card may have: its target, and whether it is played, asks first,
    or is kept for the mutants' step, if it can be played there (PH-18.9); for an Attack! also the
    mutant's other weapons (PH-18.18)."""
    humans, late = h.s.humans, "mutant" in MUTANT_ACTIONS[laid].step
    targets = [None, *humans] if len(humans) > 1 else [None]
    found = []
    ways = [("fire", "order-to-play"), ("ask", "order-to-ask")]
    for when, key in [*ways, ("hold", "order-to-hold")] if late else ways:
        for target in targets:
            label = Message(key, whom=name_prey(h, target))
            data = {"when": when, "target": target}
            found.append(
                Option(f"{when}{'' if target is None else target}", "prey", label, "", data)
            )
    if not late:
        data = {"when": "hold", "target": None}
        found.append(Option("hold", "prey", Message("order-to-drop"), "", data))
    mutant = h.mutant(seat)
    for weapon in list_weapons(mutant) if MUTANT_ACTIONS[laid].attack else ():
        if weapon != (mutant.order.weapon or find_best_weapon(mutant)):
            label = Message("order-weapon", weapon=name_claw_weapon(weapon))
            found.append(Option(f"{WITH}{weapon}", "prey", label, data={"weapon": weapon}))
    return found


def name_prey(h: Here, target: int | None) -> Text:
    """Name the target of an order; without one, it is whoever leads."""
    humans = h.s.humans
    if target is not None:
        return h.name_seat(target)
    return Message("the-leader") if len(humans) > 1 else h.name_seat(humans[0])


def give_order(h: Here, seat: int, value: str) -> None:
    """Set the order that was chosen among `order_options`, or only its weapon."""
    order = h.mutant(seat).order
    if value.startswith(WITH):
        order.weapon = value.removeprefix(WITH)
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
    if h.has_open_option(seat, [FIRE]):  # it is also asked about another human's action
        h.remake_prompts()
    title = Message(
        "plays-action", player=h.name_seat(seat), card=card.name, target=h.name_seat(target)
    )
    h.read_out(one, card.text, title)
    if card.attack:
        yield from resolve_attack(
            h, seat, target, card, weapon if weapon else find_best_weapon(mutant)
        )
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


def resolve_reactions(h: Here, seat: int, step: Step, moment: Moment) -> Play[None]:
    """Play the laid cards that are due at this moment of a human's action, the closest mutant's
    first. Raises Fallen if the human is knocked out by one, or turns."""
    s = h.s
    if moment == "start" and s.mutants and s.phase in ("camp", "act") and seat not in s.begun:
        s.begun.append(seat)
    for mutant in sort_mutants_by_distance(s, seat):
        if not is_reaction_due(s, mutant, seat, step, moment):
            continue
        if s.mutant(mutant).order.when == "ask":
            if not (yield from _ask_reaction(h, mutant, seat)):
                continue
            if not is_reaction_due(s, mutant, seat, step, moment):
                continue
        yield from play_laid_card(h, mutant, seat, step)


def sort_mutants_by_distance(s: State, seat: int) -> list[int]:
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
    if step not in card.step or find_moment(card) != moment or here.order.when == "hold":
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


def list_plays_on(h: Here, seat: int, target: int, key: str, about: Text) -> list[Option]:
    """List the ways to play the laid card on a human: an Attack! with each weapon if the mutant has
    several, the usual one first (PH-18.18). `key`: the id of the first; `about`: its detail."""
    mutant = h.mutant(seat)
    assert mutant.laid is not None
    card = MUTANT_ACTIONS[mutant.laid]
    usual = mutant.order.weapon or find_best_weapon(mutant)
    weapons = list_weapons(mutant) if card.attack and len(list_weapons(mutant)) > 1 else [usual]
    found: list[Option] = []
    for weapon in sorted(weapons, key=lambda one: one != usual):
        data = {"target": target, "card": mutant.laid, "weapon": weapon}
        label, detail = Message("card-on", card=card.name, target=h.name_seat(target)), about
        if card.attack:
            label = Message("card-on-with", **label.data, weapon=name_claw_weapon(weapon))
            wounds = find_claw_weapon(weapon).wounds + sheet.count_stat_bonus(h.s, seat, "strength")
            detail = Message("prey-and-weapon", n=wounds, prey=about)
        one = key if weapon == usual else f"{key}-{weapon}"
        found.append(Option(one, "prey", label, detail, data))
    return found


def _ask_reaction(h: Here, mutant: int, seat: int) -> Play[bool]:
    """Ask whether a mutant plays its laid card on a human now. If it has meanwhile played the card
    on another human, or discarded it, the question says so."""
    laid = h.mutant(mutant).laid
    assert laid is not None
    late = Message("hold-it-detail", late=int("mutant" in MUTANT_ACTIONS[laid].step))
    hold = Option("hold", "prey", Message("hold-it"), late)
    name, target = MUTANT_ACTIONS[laid].name, h.name_seat(seat)

    def ask_about_card() -> Message:
        if h.mutant(mutant).laid != laid:
            return Message("play-no-more", target=target, card=name)
        return Message("play-now", target=target, card=name, prey=describe_prey(h.s, seat))

    def list_reaction_options() -> list[Option]:
        if h.mutant(mutant).laid != laid:
            return [Option("hold", "prey", Message("go-on"))]
        return [hold, *list_plays_on(h, mutant, seat, FIRE, describe_mutant_action(laid))]

    chosen = yield from h.choose(
        mutant,
        ask_about_card,
        list_reaction_options,
        default="hold",
        secret=True,
        about=Message("about-reacting", player=h.name_seat(mutant), target=h.name_seat(seat)),
        topic="reaction",
        data={"target": seat},
        rule="PH-18.9",
    )
    _, _, weapon = chosen.partition("-")
    if weapon:
        h.mutant(mutant).order.weapon = weapon
    return chosen != "hold"
