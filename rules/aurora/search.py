"""How strong bots search Last Aurora: what a seat may not know, dealt anew (LA-22); which answers
may be good; and how a position is likely to end."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp
from typing import Any

from rules.engine import Answer, Chance, Prompt
from rules.engine.search import Search
from rules.kit.redeal import redeal

from . import bot
from .decks import DECKS, HELD
from .ending import standings
from .state import State
from .view_models import View

TOPICS = frozenset({"turn", "drive", "way", "fire", "bonus", "loot"})
"""What is searched: the great decisions, which others follow from."""


class AuroraSearch(Search[State]):
    """Hidden are the decks but for their backs, what was left out, the others' hands and Loot, and
    what is the Automa's."""

    horizon = 40
    most = 4
    margin = 1.5

    def redeal(self, state: State, seat: int, rng: Chance) -> None:
        if state.phase in ("setup", "over"):
            return
        automa = state.automa
        others = [player for n, player in enumerate(state.players) if n != seat]
        # First which of the marked cards were left out, then how the deck lies.
        redeal(rng, state.left_out, state.deck.pile, alike=_marked)
        redeal(rng, state.deck.pile, alike=_period)
        top = state.outcomes.pile[-1:]
        below = state.outcomes.pile[:-1]
        redeal(rng, below)
        state.outcomes.pile[:] = [*below, *top]
        hands = [player.hand for player in others]
        theirs = [] if automa is None else [automa.objects]
        redeal(rng, state.objects.pile, *hands, *theirs, alike=_kind)
        loot = [cards for player in others for cards in player.dealt]
        if automa is not None:
            loot.append(automa.loot)
            redeal(rng, automa.deck.pile, automa.pile)
        redeal(rng, *[deck.pile for deck in state.loot], *loot, alike=_pair)
        for cards in state.hitpoints:
            redeal(rng, cards)

    def searches(self, view: View, prompt: Prompt[Any]) -> bool:
        # What the others are dealt they choose from at the same time, and those cards stay theirs.
        if prompt.topic == "loot" and len(view.players) > 1:
            return False
        return prompt.topic in TOPICS and prompt.most == 1

    def plausible(self, view: View, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        return bot.MIDDLING.ranked(view, prompt)

    def worth(self, state: State, seat: int) -> float:
        if state.seats == 1:
            return max(0.0, min(1.0, standings(state)[0] / 20))
        points = standings(state)
        near = [
            0.0 if player.out else exp(_prospects(state, n, points[n]))
            for n, player in enumerate(state.players)
        ]
        return near[seat] / sum(near) if any(near) else 0.0


def _prospects(state: State, seat: int, points: float) -> float:
    """How near a seat is to winning: the logarithm of its share, up to a constant. The weights were
    fitted to who won 300 games of bots."""
    player, over = state.players[seat], state.round / 6
    found = (0.49 * over - 0.1) * points + (0.15 * over - 0.09) * state.place(seat)
    return found + 0.31 * len(player.crew) + 0.76 * len(player.columns) + 0.09 * player.fury


def _marked(card: str) -> Hashable:
    """Left out were marked cards alone, so many of each period."""
    exploration = DECKS.exploration[card]
    return exploration.period, exploration.marked


def _period(card: str) -> Hashable:
    """What the back of a card shows."""
    return DECKS.exploration[card].period


def _kind(card: str) -> Hashable:
    """Only Objects are dealt from their deck."""
    return "object" if HELD[card].kind == "object" else card


def _pair(card: str) -> Hashable:
    return DECKS.loot[card].pair
