"""How strong bots search Survive!: how they deal again what a seat may not know, which answers they
try, and how they rate how near a position is to winning."""

from collections.abc import Sequence
from math import exp
from typing import Any

from rules.engine import Answer, Chance, Prompt
from rules.engine.search import Search
from rules.kit.counts import spread_counts
from rules.survive.bot import player as bot
from rules.survive.bot import strong
from rules.survive.bot.foresight import ROLLS
from rules.survive.model.board import BIT, Space, find_ends
from rules.survive.model.components import COLOURS, ELEMENTS, MONTHS_TO_WIN, ZOMBIES, Cards
from rules.survive.model.state import State
from rules.survive.play.ending import measure_progress
from rules.survive.view import View, view_table


class SurviveSearch(Search[State]):
    """The search of Survive!. Hidden are the cards of each other player, and what two others
    trade."""

    horizon = 12
    most = 4
    margin = 1.5
    rounds = 40

    def redeal_hidden(self, state: State, seat: int, rng: Chance) -> None:
        others = [n for n in range(state.seats) if n != seat]
        held = dict.fromkeys(ELEMENTS, 0)
        for other in others:
            for element in ELEMENTS:
                held[element] += state.players[other].hand[element]
        pool = rng.shuffle(spread_counts(held))
        for other in others:
            hand = state.players[other].hand
            dealt = [pool.pop() for _ in range(sum(hand.values()))]
            for element in ELEMENTS:
                hand[element] = dealt.count(element)
        offer = state.offer
        if offer is not None and seat not in (state.turn, offer.to):
            _deal_cards(offer.give, rng)
            _deal_cards(offer.take, rng)

    def view(self, state: State, seat: int, names: tuple[str, ...]) -> View:
        return view_table(state, seat, names, sheet=False)

    def is_worth_searching(self, view: View, prompt: Prompt[Any]) -> bool:
        return view.phase == "turns"

    def list_plausible_answers(
        self, view: View, prompt: Prompt[Any], rng: Chance
    ) -> Sequence[Answer]:
        return bot.rank_options(view, prompt)

    def give_advice(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer | None:
        return strong.give_advice(view, prompt, rng)

    def list_answers_to_try(self, view: View, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        return [] if strong.has_advice(view, prompt) else bot.rank_options(view, prompt)

    def rate_position(self, state: State, seat: int) -> float:
        if state.seats == 1:
            return measure_progress(state, seat) / 100
        near = [exp(_rate_nearness(state, n)) for n in range(state.seats)]
        return near[seat] / sum(near)


def _deal_cards(cards: Cards, rng: Chance) -> None:
    """Replace these cards by as many random ones."""
    dealt = [rng.pick(ELEMENTS) for _ in range(sum(cards.values()))]
    for element in ELEMENTS:
        cards[element] = dealt.count(element)


def _rate_nearness(state: State, seat: int) -> float:
    """Rate how near a seat is to winning: the logarithm of its share, up to a constant. The weights
    were fitted to who won 700 games of bots for two, from every fourth round of these."""
    role = state.players[seat].role
    if role == "human":
        return _rate_human(state, seat)
    if role == "zombie":
        up, home = len(state.zombies), _count_zombies_in_city(state)
        found = -0.3 + 0.24 * up + (0.1 if "original" in state.zombies else 0.0)
        if up == len(ZOMBIES):
            return found + 0.6 + 0.4 * home
        return found + (0.45 if up == len(ZOMBIES) - 1 else 0.0)
    laid = len(state.coffins)
    found = -0.35 + 0.35 * laid + 0.1 * min(3, state.drops)
    found += 0.2 if state.vampire is not None else 0.0
    if laid == len(COLOURS):
        found += 1.1 if state.drops else 0.15
    return found


def _rate_human(state: State, seat: int) -> float:
    """Rate how near a Human is to winning. A known home counts for more than all but a few
    Months."""
    player, home = state.players[seat], state.find_home(seat)
    months = min(MONTHS_TO_WIN, state.count_months(seat))
    found = 0.6 + 0.85 * months / MONTHS_TO_WIN + 0.14 * player.crates
    found += 0.18 * max(0, months - 9) / 3 - 0.12 * player.cubes["fortified"]
    found += 0.15 * sum(map(bool, player.hand.values())) / len(ELEMENTS)
    if all(other.role != "human" for n, other in enumerate(state.players) if n != seat):
        found += 0.6
    if player.space == state.dark:
        found -= 0.45
    ready = months == MONTHS_TO_WIN
    if home is None:
        return found - (0.8 if ready else 0.0)
    found += 1.1 + (1.1 if ready else 0.0)
    if ready and state.has_full_set(seat):
        found += 0.9 + 0.9 * _find_share_of_rolls_home(state, player.space, home)
    return found


def _find_share_of_rolls_home(state: State, start: Space, home: Space) -> float:
    """Find the share of the rolls that move a Human with which they land at home from this
    space."""
    if start == state.dark:
        return 0.0
    dear, closed, bit = state.costly_spaces(), state.closed_space(), BIT[home]
    return sum(bool(find_ends(start, points, dear, closed) & bit) for points in ROLLS) / len(ROLLS)


def _count_zombies_in_city(state: State) -> int:
    city = state.find_token("city")
    return sum(1 for space in state.zombies.values() if space == city)
