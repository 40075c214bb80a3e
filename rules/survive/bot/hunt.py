"""Rates each space for a Vampire that looks one turn ahead; strong bots use it. The weights were
found in games between bots whose weights differed by chance: see docs/bots.md."""

from functools import cached_property

from rules.survive.bot.player import rate_vampire_end
from rules.survive.model.board import BIT, SPACES, Space, find_ends, make_mask
from rules.survive.model.components import VILLAGES, YIELDS
from rules.survive.view import View

NEXT_TURN_SHARE = 0.4
"""How much the next turn counts."""
THIRSTY, SATED = 8.0, 3.0
"""What blood is worth to a Vampire with at most one Drop, and to one with more."""
VAMPIRE_POINTS = range(2, 7)
"""How many points the Vampire may move: one more than the roll."""


class Hunt:
    """What ending on each space is worth to the Vampire, from the view of its player."""

    def __init__(self, view: View) -> None:
        self.view = view
        tokens, white = view.tokens, BIT[view.white] if view.white else 0
        shut = make_mask([a for a, t in tokens.items() if t in ("mountain", "city")]) | white
        self.dear = shut | make_mask([a for a, t in tokens.items() if t == "graveyard"])
        self.closed = BIT[view.dark] if view.dark else 0
        walled = [
            p.space
            for p in view.players
            if p.space
            and tokens.get(p.space) in YIELDS
            and p.colour in view.defenses.get(p.space, {})
        ]
        self.barred = shut | make_mask(walled)

    def rate_end(self, end: Space) -> float:
        """Rate ending this turn on this space, with what the next turn may bring."""
        return self._rate_gain(end) + NEXT_TURN_SHARE * self._rate_next_turn(end)

    def _rate_gain(self, end: Space) -> float:
        return rate_vampire_end(self.view, end, THIRSTY, SATED)

    def _rate_next_turn(self, start: Space) -> float:
        """Find the worth of the best space in reach, averaged over the six faces of the die."""
        total = 0.0
        for points in VAMPIRE_POINTS:
            ends = find_ends(start, points, self.dear, self.closed) & ~self.barred
            total += next((worth for worth, bit in self._best_spaces if ends & bit), 0.0)
        return total / (len(VAMPIRE_POINTS) + 1)

    @cached_property
    def _best_spaces(self) -> list[tuple[float, int]]:
        """The worth and the bit of each open space, the best first."""
        shut = self.barred | self.closed
        spaces = [space for space in SPACES if not BIT[space] & shut and self._is_open(space)]
        return sorted(((self._rate_gain(space), BIT[space]) for space in spaces), reverse=True)

    def _is_open(self, space: Space) -> bool:
        """Whether the space is no Village, or a Village that the Vampire could enter now."""
        view, token = self.view, self.view.tokens.get(space)
        if token not in VILLAGES:
            return True
        if VILLAGES[token] in view.coffins or any(p.space == space for p in view.players):
            return False
        return len(view.defenses.get(space, ())) <= view.drops
