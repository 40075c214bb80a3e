"""How strong bots search Aftermath: what a seat may not know, dealt anew; which answers may be
good; and how well a mission goes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from rules.engine import Answer, Chance, Prompt, Result
from rules.engine.search import Search
from rules.kit.redeal import redeal

from . import bot_turn
from .bot_views import USUAL, Asked
from .decks import ACTIONS, SCAVENGE
from .state import State
from .view_models import View

DARK = ("black", "calamity")
"""What no hand keeps."""


class AftermathSearch(Search[State]):
    """Hidden are the decks, the prizes of scavenge tokens, the others' hands and their standing
    orders."""

    horizon = 30
    most = 4
    margin = 2.0

    def redeal(self, state: State, seat: int, rng: Chance) -> None:
        page = state.here
        on_page = [] if page is None else [tokens for _, tokens in sorted(page.scavenge.items())]
        redeal(rng, *on_page, state.scavenge, alike=_difficulty)
        hands = [one.hand for one in state.party if one.seat != seat]
        # First what the others hold, then how the deck lies.
        redeal(rng, *hands, state.deck.pile, alike=_held)
        redeal(rng, state.deck.pile)
        redeal(rng, state.colony.items.pile)
        redeal(rng, state.colony.encounters.pile)
        for one in state.party:
            if one.seat != seat:
                one.standing = None

    def searches(self, view: View, prompt: Prompt[Any]) -> bool:
        return prompt.topic == "act" and view.page is not None

    def plausible(self, view: View, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        return bot_turn.ranked(Asked(view, prompt, USUAL))

    def outcome(self, result: Result, state: State, seat: int) -> float:
        return 1.0 if result.winners else 0.0

    def worth(self, state: State, seat: int) -> float:
        """How much life is left to the party, and how far it has come; a failed mission is next to
        nothing."""
        if state.outcome:
            return 0.95 if state.outcome == "success" else 0.05
        if not state.party:
            return 0.5
        most = sum(one.card.life for one in state.party)
        left = sum(0 if one.defeated else max(0, one.left) for one in state.party)
        down = sum(one.defeated for one in state.party)
        come = min(10, len(state.visited) + state.clues)
        return 0.2 + 0.4 * left / most + 0.03 * come - 0.1 * down / len(state.party)


def _difficulty(token: str) -> Hashable:
    """What the back of a token shows."""
    return SCAVENGE[token].difficulty


def _held(card: str) -> Hashable:
    """Influence cards are their characters' own, and threats are never kept."""
    action = ACTIONS[card]
    if action.influence:
        return card
    return "dark" if action.colour in DARK else "held"
