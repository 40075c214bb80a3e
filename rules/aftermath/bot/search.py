"""How strong bots search Aftermath: how they deal again what a seat may not know, which answers
they try, and how they rate positions."""

from collections.abc import Hashable, Sequence
from math import exp
from typing import Any

from rules.aftermath.bot import turn
from rules.aftermath.bot.views import USUAL, Asked
from rules.aftermath.model.decks import ACTIONS, BOOK, SCAVENGE
from rules.aftermath.model.state import State
from rules.aftermath.view import see_hands, see_mission, see_party, see_travel
from rules.aftermath.view_models import ColonyView, View
from rules.aftermath.view_page import see_page
from rules.engine import Answer, Chance, Prompt, Result
from rules.engine.search import Search
from rules.kit.redeal import redeal_cards

DARK_COLOURS = ("black", "calamity")
"""Colours of cards that no hand keeps."""
HARDIEST = ("bodkin", "marl", "wren", "cog")
"""Characters in the order of how many missions bots complete with them; found in games of bots
alone, who played any two (docs/bots.md)."""
LARGEST_LAG = 1.5
"""The most by which an answer may be worse than the best, by the rules of thumb, to be tried."""


class AftermathSearch(Search[State]):
    """The search. Hidden from a seat are the decks, the prizes of scavenge tokens, and the others'
    hands and standing orders."""

    horizon = 30
    most = 4
    margin = 1.0

    def redeal_hidden(self, state: State, seat: int, rng: Chance) -> None:
        page = state.here
        on_page = [] if page is None else [tokens for _, tokens in sorted(page.scavenge.items())]
        redeal_cards(rng, *on_page, state.scavenge, alike=_find_token_back)
        hands = [one.hand for one in state.party if one.seat != seat]
        # First deal what the others hold, then shuffle the deck.
        redeal_cards(rng, *hands, state.deck.pile, alike=_find_card_class)
        redeal_cards(rng, state.deck.pile)
        redeal_cards(rng, state.colony.items.pile)
        redeal_cards(rng, state.colony.encounters.pile)
        for one in state.party:
            if one.seat != seat:
                one.standing = None

    def view(self, state: State, seat: int, names: tuple[str, ...]) -> View:
        return _view_for_bot(state, seat, names)

    def give_advice(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer | None:
        """Choose the characters with whom bots do best; search for everything else."""
        if prompt.topic != "character":
            return None
        left = {option.id for option in prompt.options}
        return [one for one in HARDIEST if one in left][: prompt.least]

    def is_worth_searching(self, view: View, prompt: Prompt[Any]) -> bool:
        """Whether enemies attack in this turn: in such turns missions fail."""
        page = view.page
        return prompt.topic == "act" and page is not None and page.situation == "hostile"

    def list_plausible_answers(
        self, view: View, prompt: Prompt[Any], rng: Chance
    ) -> Sequence[Answer]:
        return turn.rank_actions(Asked(view, prompt, USUAL))

    def list_answers_to_try(self, view: View, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        """List the answers that are worth nearly as much as the best by the rules of thumb."""
        return turn.rank_actions(Asked(view, prompt, USUAL), within=LARGEST_LAG)

    def find_lap(self, state: State) -> Hashable:
        """Return the turn and the page."""
        return state.turns, None if state.here is None else state.here.page

    def rate_result(self, result: Result, state: State, seat: int) -> float:
        return 1.0 if result.winners else 0.0

    def rate_position(self, state: State, seat: int) -> float:
        """Estimate the chance that the mission succeeds."""
        if state.outcome:
            return 1.0 if state.outcome == "success" else 0.0
        return 1 / (1 + exp(-_rate_prospects(state)))


def _rate_prospects(state: State) -> float:
    """Rate how well a mission goes at the start of a turn, as the logarithm of the odds. The
    weights were fitted to 21,500 turns of 728 missions of bots alone (logistic regression).
    Missions fail when the whole party falls on the last page, so life and threats weigh more on
    it."""
    here, party = state.here, state.party
    lives = [0 if one.defeated else max(0, one.life_left) for one in party]
    life = sum(lives) / sum(one.card.life for one in party)
    pages = BOOK.missions[state.played].pages if state.played in BOOK.missions else ()
    deep = max([pages.index(page) + 1 for page in state.visited if page in pages], default=0)
    sound = min(lives) > 1
    if here is None:
        return 0.9 * life + 0.4 * sound - 0.15 * (len(pages) - deep) + 0.5
    objectives = sum(tokens.count("objective") for tokens in here.tokens.values())
    hand = sum(len(one.hand) for one in party) / len(party)
    last = bool(pages) and here.page == pages[-1]
    if here.situation != "hostile" or not last:
        found = 1.0 + 0.9 * life + 0.4 * sound - 0.15 * (len(pages) - deep) + 0.95 * last
        return found - 0.3 * objectives - 0.1 * len(here.enemies) + 0.04 * hand
    gone = sum(one.exited for one in party) / len(party)
    found = 0.7 + 2.9 * life + life**2 + 0.56 * sound + 0.15 * hand + 0.87 * gone
    return found - 0.34 * len(here.threats) - 0.14 * len(here.enemies) - 0.9 * objectives


def _view_for_bot(s: State, seat: int, names: tuple[str, ...]) -> View:
    """Make a view without what only people look at. Of the colony it has only the dials and the
    most people that it can have; a bot that looked at anything else would fail."""
    colony: dict[str, Any] = {"dials": s.colony.dials, "cap": s.population_cap}
    shown: dict[str, Any] = {
        "seat": seat,
        "turn": s.turns,
        "party": see_party(s, names),
        "page": None if s.here is None else see_page(s),
        "colony": ColonyView.model_construct(**colony),
        "mission": see_mission(s),
        "travel": see_travel(s),
        "visited": s.visited,
        "votes": s.votes,
        "proposed": s.camp,
        "hands": see_hands(s, seat),
    }
    return View.model_construct(**shown)


def _find_token_back(token: str) -> Hashable:
    """Return what the back of a token shows."""
    return SCAVENGE[token].difficulty


def _find_card_class(card: str) -> Hashable:
    """Return the class within which a card may be dealt again: influence cards stay with their
    characters, and threats and the calamity are in no hand."""
    action = ACTIONS[card]
    if action.influence:
        return card
    return "dark" if action.colour in DARK_COLOURS else "held"
