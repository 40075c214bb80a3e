"""Positions of The Last Cistern that hold more than any game will, to be played on from."""

from rules.kit.decks import Deck
from tests.template_game.rules.model.cards import DECK
from tests.template_game.rules.model.state import State


def positions() -> list[State]:
    """Nearly all cards in two hands, and more water than there can be."""
    half = len(DECK) // 2
    hands = [list(DECK[:half]), list(DECK[half:-1])]
    state = State(9, [188, 99], hands, 120, Deck([], list(DECK[-1:])))
    state.phase, state.day, state.weather = "turns", 9, 6
    return [state]
