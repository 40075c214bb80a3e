"""How strong bots search Last Aurora: how they deal again what a seat may not know (LA-22), which
answers they try, and how they rate a position."""

from collections.abc import Hashable, Sequence
from math import exp
from typing import Any

from rules.aurora.bot import player as bot
from rules.aurora.bot.prospects import estimate_solo_win, estimate_win_share
from rules.aurora.bot.quick_view import view_for_bot
from rules.aurora.effects.hidden_cards import FLARES
from rules.aurora.model.decks import DECKS, HELD
from rules.aurora.model.state import AUTOMA, State
from rules.aurora.view_models import View
from rules.engine import Answer, Chance, Prompt, Result
from rules.engine.search import Search
from rules.kit.redeal import redeal_cards

TOPICS = frozenset({"turn", "party", "break", "drive", "way", "fire", "bonus", "loot"})
"""Topics of the questions that are searched: the great decisions, which others follow from."""


class AuroraSearch(Search[State]):
    """The search of Last Aurora. Hidden are the decks except their backs, the cards left out, the
    other players' hands and Loot, and the Automa's cards."""

    horizon = 40
    most = 4
    margin = 1.5

    def redeal_hidden(self, state: State, seat: int, rng: Chance) -> None:
        if state.phase in ("setup", "over"):
            return
        automa = state.automa
        others = [player for n, player in enumerate(state.players) if n != seat]
        # First redeal which marked cards were left out, then the order of the deck.
        redeal_cards(rng, state.left_out, state.deck.pile, alike=_find_marked_class)
        redeal_cards(rng, state.deck.pile, alike=_find_period)
        top = state.outcomes.pile[-1:]
        below = state.outcomes.pile[:-1]
        redeal_cards(rng, below)
        state.outcomes.pile[:] = [*below, *top]
        loot = [cards for player in others for cards in (*player.dealt, player.kept)]
        loot += [deck.pile for deck in state.loot]
        held = [state.objects.pile, *(player.hand for player in others)]
        if automa is not None:
            loot.append(automa.loot)
            held.append(automa.objects)
            redeal_cards(rng, automa.deck.pile, automa.pile)
        # First redeal what lies in hands, where nothing else can be, then all Loot elsewhere.
        redeal_cards(rng, *loot, *held, alike=_find_held_kind)
        redeal_cards(rng, *loot, alike=_find_pair)
        for player in others:
            player.places = {}
        state.keeps_flare &= not FLARES.isdisjoint(state.players[seat].hand)
        for cards in state.hitpoints:
            numbers = rng.shuffle(sorted(card[0] for card in cards))
            cards[:] = [number + rng.pick("ab") for number in numbers]

    def view(self, state: State, seat: int, names: tuple[str, ...]) -> View:
        return view_for_bot(state, seat)

    def is_worth_searching(self, view: View, prompt: Prompt[Any]) -> bool:
        # The other players choose from their Loot at the same time, and those cards stay theirs.
        if prompt.topic == "loot" and len(view.players) > 1:
            return False
        return prompt.topic in TOPICS and prompt.most == 1

    def give_advice(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer | None:
        """Advise only in a solo game, where it pays to leave Fuel for Survivors, whom the Automa
        would otherwise take."""
        return bot.ALONE.choose_answer(view, prompt, rng) if view.automa is not None else None

    def list_plausible_answers(
        self, view: View, prompt: Prompt[Any], rng: Chance
    ) -> Sequence[Answer]:
        return bot.MIDDLING.rank_options(view, prompt)

    def list_answers_to_try(self, view: View, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        return (bot.MIDDLING if view.automa is None else bot.ALONE).rank_options(view, prompt)

    def find_lap(self, state: State) -> Hashable:
        """Return the round in a solo game, because its ratings were fitted to positions at the
        start of a round; otherwise None."""
        return state.round if state.seats == 1 else None

    def rate_position(self, state: State, seat: int) -> float:
        return estimate_solo_win(state) if state.seats == 1 else estimate_win_share(state, seat)

    def rate_result(self, result: Result, state: State, seat: int) -> float:
        """Rate a solo game by the points won or lost by, so that few tries tell more."""
        if state.seats > 1:
            return super().rate_result(result, state, seat)
        if state.players[seat].out:
            return 0.0
        ahead = result.scores[seat] - sum(state.scores[AUTOMA].values())
        return 1 / (1 + exp(0.5 - ahead))


def _find_marked_class(card: str) -> Hashable:
    """Return the period and the mark, because only marked cards, a number of each period, were left
    out."""
    exploration = DECKS.exploration[card]
    return exploration.period, exploration.marked


def _find_period(card: str) -> Hashable:
    """Return what the back of a card shows."""
    return DECKS.exploration[card].period


def _find_held_kind(card: str) -> Hashable:
    """Return the pair of Special Loot, None for all Objects, and the card itself for others."""
    return HELD[card].pair if card in HELD else card


def _find_pair(card: str) -> Hashable:
    return DECKS.loot[card].pair
