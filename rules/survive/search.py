"""How strong bots search Survive!: what a seat may not know, dealt anew; which answers may be good;
and how near a position is to winning."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from rules.engine import Answer, Chance, Prompt, Search
from rules.kit.counts import spread

from . import bot
from .components import ELEMENTS, MONTHS_TO_WIN, Cards
from .ending import progress
from .state import State
from .view import View


class SurviveSearch(Search[State]):
    """What is hidden is who of the others holds which cards, and what two others trade."""

    horizon = 40
    rounds = 40

    def redeal(self, state: State, seat: int, rng: Chance) -> None:
        others = [n for n in range(state.seats) if n != seat]
        held = dict.fromkeys(ELEMENTS, 0)
        for other in others:
            for element in ELEMENTS:
                held[element] += state.players[other].hand[element]
        pool = rng.shuffle(spread(held))
        for other in others:
            hand = state.players[other].hand
            dealt = [pool.pop() for _ in range(sum(hand.values()))]
            for element in ELEMENTS:
                hand[element] = dealt.count(element)
        offer = state.offer
        if offer is not None and seat not in (state.turn, offer.to):
            _deal(offer.give, rng)
            _deal(offer.take, rng)

    def searches(self, view: View, prompt: Prompt[Any]) -> bool:
        return view.phase == "turns"

    def plausible(self, view: View, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        return bot.ranked(view, prompt)

    def worth(self, state: State, seat: int) -> float:
        if state.seats == 1:
            return progress(state, seat) / 100
        near = [exp(_nearness(state, n)) for n in range(state.seats)]
        return near[seat] / sum(near)


def _deal(cards: Cards, rng: Chance) -> None:
    """Other cards, as many."""
    dealt = [rng.pick(ELEMENTS) for _ in range(sum(cards.values()))]
    for element in ELEMENTS:
        cards[element] = dealt.count(element)


def _nearness(state: State, seat: int) -> float:
    """How near a seat is to winning: the logarithm of a share."""
    player = state.players[seat]
    if player.role != "human":
        return progress(state, seat) / 10
    found = 5 * progress(state, seat) / 60
    found += 0.08 * min(8, state.hand_size(seat))
    if state.home(seat) is not None:
        found += 0.4
    if state.months(seat) >= MONTHS_TO_WIN:
        found += 0.6
    elif any(state.pays(seat, step) for step in ("basic", "improved", "fortified")):
        found += 0.15
    return found
