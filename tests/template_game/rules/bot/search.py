"""How strong bots search: the other hand and the pile are dealt again (CI-1.3)."""

from rules.engine import Chance
from rules.engine.search import Search
from rules.kit.redeal import redeal_cards
from tests.template_game.rules.model.state import State


class CisternSearch(Search[State]):
    """What is hidden is which cards the other holds and which lie in the pile."""

    horizon = 12
    rounds = 24

    def redeal_hidden(self, state: State, seat: int, rng: Chance) -> None:
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        redeal_cards(rng, *others, state.deck.pile)
        redeal_cards(rng, state.mornings.pile)

    def rate_position(self, state: State, seat: int) -> float:
        if state.cistern == 0:
            return 0.1
        ahead = state.jars[seat] - state.jars[1 - seat]
        return min(0.95, max(0.05, 0.5 + 0.08 * ahead))
