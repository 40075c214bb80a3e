"""How strong bots search Posthuman: how they redeal what a seat may not know, which answers they
try, and how near to the Fortress a position is."""

from __future__ import annotations

from collections.abc import Hashable, MutableSequence, Sequence
from math import exp
from typing import Any

from rules.engine import Answer, Chance, Prompt
from rules.engine.search import Search
from rules.kit.redeal import redeal_cards
from rules.posthuman.bot import strong
from rules.posthuman.bot.quick_view import view_for_bot
from rules.posthuman.model.decks import SCARS, STARTING, WEAPONS
from rules.posthuman.model.state import Human, Order, State
from rules.posthuman.play.people.experience import count_xp
from rules.posthuman.play.travel.movement import STAY
from rules.posthuman.view_models import View

TOPICS = frozenset({"declare", "destination", "way", "camp", "lay"})
"""Topics of the questions that are searched: great decisions, on which others depend."""
LAST_TURN = 17
"""The turn after which a solo game may have no other."""


class PosthumanSearch(Search[State]):
    """Posthuman as the search sees it. Hidden are the decks and the stack of tiles, others' hands,
    the faces of their scars and of followers that lie face down, and standing orders; also, from
    humans, what mutants hold and have laid."""

    horizon = 40
    most = 4
    rounds = 40
    margin = 1.0

    def redeal(self, state: State, seat: int, rng: Chance) -> None:
        _deal_items(state, seat, rng)
        others = [state.human(n) for n in state.humans if n != seat]
        scars: list[MutableSequence[str]] = [human.scars for human in others]
        drawn = [n for n in state.mutants if n != seat and state.mutant(n).drawn is not None]
        held = [[str(state.mutant(n).drawn)] for n in drawn]
        redeal_cards(rng, *scars, *held, state.scars.pile, alike=_find_scar_kind)
        for n, one in zip(drawn, held, strict=True):
            state.mutant(n).drawn = one[0]
        followers = [human.hidden_followers for human in others]
        redeal_cards(rng, *followers, state.followers.pile)
        looked_at = [tiles for n, tiles in sorted(state.drawn_tiles.items()) if n != seat]
        redeal_cards(rng, *looked_at, state.tiles)
        if seat not in state.mutants:
            _deal_to_mutants(state, rng)
        _shuffle_decks(state, rng)
        for n, player in enumerate(state.players):
            if n != seat:
                player.standing.clear()

    def view(self, state: State, seat: int, names: tuple[str, ...]) -> View | None:
        return None if state.players[seat].human is None else view_for_bot(state, seat)

    def give_advice(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer | None:
        return strong.give_advice(view, prompt, rng)

    def find_lap(self, state: State) -> Hashable:
        """Return the number of the lap: a turn, counted from when all have eaten and are about to
        declare."""
        return state.turn - (state.phase in ("build", "event"))

    def is_worth_searching(self, view: View, prompt: Prompt[Any]) -> bool:
        return prompt.topic in TOPICS and prompt.most == 1

    def rate_position(self, state: State, seat: int) -> float:
        if state.seats == 1:
            human = state.players[seat].human
            return 0.0 if human is None else _estimate_arrival(state, human)
        near = [exp(_rate_prospects(state, n)) for n in range(state.seats)]
        return near[seat] / sum(near)

    def list_plausible(self, view: View, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        return [[option.id] for option in prompt.options]

    def list_tried(self, view: View, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        """List all answers but staying, as a human who stays loses a turn."""
        return [[option.id] for option in prompt.options if option.id != STAY]


def _deal_items(state: State, seat: int, rng: Chance) -> None:
    """Redeal hidden item cards within their decks. Cards named in an offer stay, as its partner has
    seen them."""
    named = {card for deal in state.deals for card in deal.give}

    def deck(card: str) -> Hashable:
        if card in STARTING or card in named:
            return card
        return "a weapon" if card in WEAPONS else "equipment"

    hands = [state.human(n).hand for n in state.humans if n != seat]
    redeal_cards(rng, *hands, state.weapons.pile, state.equipment.pile, alike=deck)


def _deal_to_mutants(state: State, rng: Chance) -> None:
    """Redeal what mutants hold and have laid, and forget their orders: no human knows them."""
    mutants = [state.mutant(n) for n in state.mutants]
    laid = [[mutant.laid] if mutant.laid is not None else [] for mutant in mutants]
    redeal_cards(rng, *[mutant.hand for mutant in mutants], *laid, state.mutant_actions.pile)
    for mutant, cards in zip(mutants, laid, strict=True):
        if cards:
            mutant.laid, mutant.order = cards[0], Order()


def _shuffle_decks(state: State, rng: Chance) -> None:
    """Shuffle all draw piles."""
    decks = [state.events, state.supply, state.skills, state.equipment, state.weapons]
    decks += [state.followers, state.scars, state.mutant_actions]
    decks += [deck for _, deck in sorted(state.encounters.items())]
    decks += [deck for _, deck in sorted(state.minions.items())]
    for deck in decks:
        redeal_cards(rng, deck.pile)


def _find_scar_kind(scar: str) -> Hashable:
    """Return whether a scar is blank: others can see what a mutation does, so they know the blank
    ones."""
    return SCARS[scar].is_blank


PLACES = (0.0, 0.16, 0.38, 0.58, 0.8, 1.15, 1.46, 1.87, 2.59, 3.75, 5.0)
"""What each space of the journey track is worth."""
HUNTER = 4.1
"""What having turned is worth, if nobody else has."""


def _rate_prospects(state: State, seat: int) -> float:
    """Rate how near a seat is to winning at the beginning of a turn, as the logarithm of its share
    up to a constant. The weights were fitted to who won 1,900 two-player games of bots."""
    human = state.players[seat].human
    if human is None:
        return HUNTER
    found = PLACES[human.place] + 0.13 * human.health + 0.05 * human.morale
    found += 0.12 * min(human.food, 6) - 0.12 * human.hunger - 0.2 * len(human.mutations)
    found += 0.27 * human.stats["melee"] + 0.21 * human.stats["speed"]
    found += 0.11 * human.stats["shooting"] + 0.09 * (len(human.gear) + len(human.hand))
    return found + 0.04 * count_xp(state, seat) - _in_the_way(human)


def _in_the_way(human: Human) -> float:
    """Rate the drawback that the road goes on over dead zones, or nowhere from here."""
    if not human.tile.is_completed:
        return 0.47 * sum(zone.kind == "dead" for zone in human.tile.card.zones[human.tile.done :])
    if human.find_empty_exits():
        return 0.0
    ways = [human.map[cell] for cell in human.find_connected_tiles().values()]
    return 0.0 if any(not way.is_completed for way in ways) else 1.1


def _estimate_arrival(state: State, human: Human) -> float:
    """Estimate the chance that a solo player arrives in time. The weights were fitted to 500
    games."""
    left, need = LAST_TURN - state.turn, 10 - human.place
    worth = 0.2 + 0.22 * left - 0.51 * need - 0.91 * need / max(1, left + 1)
    worth += 0.32 * human.health + 0.09 * human.morale + 0.21 * min(human.food, 6)
    worth -= 0.07 * human.hunger + 0.21 * len(human.mutations)
    return 1 / (1 + exp(-worth))
