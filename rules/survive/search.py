"""How strong bots search Survive!: what a seat may not know, dealt anew; which answers may be good;
and how near a position is to winning."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from rules.engine import Answer, Chance, Prompt
from rules.engine.search import Search
from rules.kit.counts import spread

from . import bot, bot_strong
from .board import GRID
from .components import COLOURS, ELEMENTS, MONTHS_TO_WIN, ZOMBIES, Cards
from .ending import progress
from .state import State
from .view import View, see


class SurviveSearch(Search[State]):
    """What is hidden is who of the others holds which cards, and what two others trade."""

    horizon = 12
    most = 4
    margin = 1.5
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

    def view(self, state: State, seat: int, names: tuple[str, ...]) -> View:
        return see(state, seat, names, sheet=False)

    def searches(self, view: View, prompt: Prompt[Any]) -> bool:
        return view.phase == "turns" and not bot_strong.settled(view, prompt)

    def plausible(self, view: View, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        return bot.ranked(view, prompt)

    def advice(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer | None:
        return bot_strong.advice(view, prompt, rng)

    def tried(self, view: View, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        return bot_strong.ranked(view, prompt) or bot.ranked(view, prompt)

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
    """How near a seat is to winning: the logarithm of its share, up to a constant. The weights were
    fitted to who won 700 games of bots, from every third turn of theirs."""
    role = state.players[seat].role
    if role == "human":
        return _human(state, seat)
    if role == "zombie":
        up, home = len(state.zombies), _in_city(state)
        full = 1.1 + home / 6 if up == len(ZOMBIES) else 0.0
        return -1.4 + 0.14 * up + 0.04 * home + full
    laid = len(state.coffins)
    return -2.4 + 0.52 * laid + 0.1 * state.drops + (1.0 if laid == len(COLOURS) else 0.0)


def _human(state: State, seat: int) -> float:
    player, home = state.players[seat], state.home(seat)
    months = min(MONTHS_TO_WIN, state.months(seat))
    sorts = sum(1 for element in ELEMENTS if player.hand[element]) / len(ELEMENTS)
    found = 1.7 * months / MONTHS_TO_WIN + 0.17 * player.crates
    found += 0.11 * min(10, state.hand_size(seat)) - 0.4 * len(state.zombies)
    found -= 0.35 * player.cubes["improved"] + 0.5 * player.cubes["fortified"]
    if state.vampire is not None:
        found -= 1.5
    far = GRID.distance(player.space, home) / 10 if home and player.space else 0.6
    found -= 0.4 * far
    if home:
        found += 0.3
    if months < MONTHS_TO_WIN:
        return found - 0.2 * sorts
    found += 0.45 * sorts
    if home:
        found += 0.7 + (0.2 if sorts == 1 else 0.0)
    return found


def _in_city(state: State) -> int:
    city = state.where("city")
    return sum(1 for space in state.zombies.values() if space == city)
