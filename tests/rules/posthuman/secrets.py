"""What a seat may not know in Posthuman beside its decks (PH-6.18, PH-10.6, PH-17.5, PH-18.22a,
PH-20.7c, PH-20.9a), how to deal it anew, and which rule lets a difference be seen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rules.engine import Event
from rules.kit.decks import Deck
from rules.posthuman.decks import EQUIPMENT, SCARS, STARTING, WEAPONS
from rules.posthuman.state import Human, State
from tests.kit.secrets import Dealing


def _swapped(
    cards: list[str], pile: list[str], rnd: Random, alike: Callable[[str], Any] = lambda _: None
) -> None:
    """Each card changes places with one of a pile that is like it in what may be known."""
    for place, card in enumerate(cards):
        others = [n for n, one in enumerate(pile) if alike(one) == alike(card)]
        if others:
            n = rnd.choice(others)
            cards[place], pile[n] = pile[n], card


class TheStackOfTiles(Dealing[State]):
    """The tiles lie in another order."""

    def anew(self, state: State, reader: int | None, rnd: Random) -> None:
        rnd.shuffle(state.tiles)


class _OfOthers(Dealing[State]):
    """What the other humans hold."""

    def of(self, state: State, human: Human, rnd: Random) -> None:
        raise NotImplementedError

    def anew(self, state: State, reader: int | None, rnd: Random) -> None:
        for seat in state.humans:
            if seat != reader:
                self.of(state, state.human(seat), rnd)


class HandsOfItems(_OfOthers):
    """Other cards of the same decks, but for those named in an offer, which its partner has seen
    (PH-10.14)."""

    def of(self, state: State, human: Human, rnd: Random) -> None:
        named = {card for deal in state.deals for card in deal.give}
        for place, card in enumerate(human.hand):
            if card in STARTING or card in named:
                continue
            pile = self._pile(state, card).pile
            if pile:
                n = rnd.randrange(len(pile))
                human.hand[place], pile[n] = pile[n], card

    def _pile(self, state: State, card: str) -> Deck[str]:
        assert card in WEAPONS or card in EQUIPMENT
        return state.weapons if card in WEAPONS else state.equipment


class FacesOfScars(_OfOthers):
    """Other scars: blank for blank, since what a mutation brings about can be seen."""

    def of(self, state: State, human: Human, rnd: Random) -> None:
        _swapped(human.scars, state.scars.pile, rnd, lambda scar: SCARS[scar].blank)


class FollowersFaceDown(_OfOthers):
    """Others who come along."""

    def of(self, state: State, human: Human, rnd: Random) -> None:
        _swapped(human.hidden_followers, state.followers.pile, rnd)


class HandsOfMutants(Dealing[State]):
    """For humans: the mutants hold other actions."""

    def anew(self, state: State, reader: int | None, rnd: Random) -> None:
        if reader is not None and reader in state.mutants:
            return
        for seat in state.mutants:
            _swapped(state.mutant(seat).hand, state.mutant_actions.pile, rnd)


class StandingOrders(Dealing[State]):
    """The others have left other orders."""

    def anew(self, state: State, reader: int | None, rnd: Random) -> None:
        for seat, player in enumerate(state.players):
            if seat != reader:
                player.standing = rnd.choice(({}, {"evade": "default"}, {"swap": "default"}))


DEALS = (
    TheStackOfTiles(),
    HandsOfItems(),
    FacesOfScars(),
    FollowersFaceDown(),
    HandsOfMutants(),
    StandingOrders(),
)

COMES_OUT = {
    "tile",
    "encounter",
    "supply",
    "item",
    "scar",
    "turned",
    "skill",
    "follower",
    "event",
    "minion",
    "mutant-action",
    "gear",
    "trade",
}
"""Events of cards that come out of a deck or a hand."""


def excuse(was: Any, now: Any, one: Event | None, two: Event | None) -> str | None:
    """The rule that lets this first difference be seen; None where it is a leak."""
    if was.entry.kind in ("lapse", "stand-in"):
        return "PH-7.6: a standing order is carried out"
    if any(event.kind in COMES_OUT for event in (*was.events, *now.events)):
        return "PH-1.10: what is drawn or played comes out"
    return None
