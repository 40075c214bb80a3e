"""Rates each space for a Human who looks two turns ahead; strong bots use it. The weights were
found in games between bots whose weights differed by chance: see docs/bots.md."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import exp

from rules.kit.counts import can_cover
from rules.survive.bot.player import can_win_crate, view_home
from rules.survive.model.board import BIT, GRID, SPACES, Space, find_ends, make_mask
from rules.survive.model.components import (
    CHART,
    ELEMENTS,
    HARVEST,
    HOMES,
    MONTHS_TO_WIN,
    VILLAGES,
    YIELDS,
    Cards,
    Colour,
    Element,
    Size,
)
from rules.survive.play.humans.building import find_next_step
from rules.survive.view import PlayerView, View

WIN_WORTH = 10_000.0
HOME_WORTH = 40.0
"""What it is worth to land at home next turn with all that is needed."""
MONTH, CRATE = 3.0, 8.0
"""What a built Month is worth, and a Month from a Crate, which costs no cards."""
CARD_WORTHS = (1.6, 1.1, 0.9, 0.4)
"""What one more card is worth, by how many of its element the Human holds."""
LACKING_CARD_WORTH = 6.0
"""What a card of a missing element is worth once the Human has all Months; any other card is then
worth SPARE_CARD_WORTH."""
SPARE_CARD_WORTH = 0.3
MISSED_CARD_FACTOR = 0.4
"""How much more a card is worth if Defenses still to be built need it, and how much less each card
is worth the nearer the twelve Months are."""
FOUND, FOUND_HOME, FOUND_VILLAGE = 2.6, 80.0, 20.0
"""What an unexplored space brings, and how much more if it is the Home Village or another
Village."""
ENOUGH_VILLAGES = 3
UNEXPLORED_WORTH = 12.0
"""What an unexplored space is worth if the Human lacks only the Home Village."""
LAIR, LAIR_AMONG_MANY = {2: 1000.0, 3: 120.0}, 40.0
"""What changing sides costs when all players are even, by the number of players. Of two players,
each does best to let the other explore and so change sides sooner or later; with more players, it
is likelier that somebody reaches home first."""
AHEAD, SAFE = 0.3, 0.95
"""How much each Month of lead counts, and how likely a Human without a rival Human wins."""
KILL, FIGHT = 3.0, -3.0
"""What a Monster on the space is worth: one whose death brings a Crate, and any other."""
HUNTED, BITTEN = 0.075, 0.125
"""How much less each card is worth for each Zombie, or the Vampire, that may come next turn."""
NEXT, AFTER = 0.8, 0.5
"""How much the next turn counts, and how much the turn after that counts within it."""

ROLLS = range(1, 6)


@dataclass(frozen=True, slots=True)
class Holdings:
    """What a Human has, now or after a move that the bot considers."""

    hand: Cards
    months: int
    cubes: Mapping[Size, int]
    defenses: Mapping[Space, Mapping[Colour, Size]]

    @property
    def is_ready(self) -> bool:
        return self.months >= MONTHS_TO_WIN

    @property
    def has_every_element(self) -> bool:
        return all(self.hand.values())


def find_hand_after_paying(hand: Cards, cost: Cards) -> Cards | None:
    """Find the hand after paying, swapping three cards for one if needed. Return None if the hand
    cannot pay."""
    if can_cover(hand, cost):
        return {element: hand[element] - cost[element] for element in ELEMENTS}
    left = {element: hand[element] - cost[element] for element in ELEMENTS}
    for element in ELEMENTS:
        while left[element] < 0:
            given = find_most_spare(left)
            if left[given] < 3:
                return None
            left[given] -= 3
            left[element] += 1
    return left


def find_most_spare(hand: Mapping[Element, int]) -> Element:
    """Find the element with the most cards; among equals, the first in ELEMENTS."""
    return max(ELEMENTS, key=lambda element: hand[element])


class Foresight:
    """What ending on each space is worth to one Human."""

    def __init__(self, view: View, me: PlayerView) -> None:
        assert me.hand is not None
        assert me.colour is not None
        self.view, self.me, self.colour = view, me, me.colour
        self.home = view_home(view, me)
        tokens = view.tokens
        dear = [a for a, t in tokens.items() if t in ("mountain", "city", "graveyard")]
        self.barred = make_mask(dear) | (BIT[view.white] if view.white else 0)
        self.closed = BIT[view.dark] if view.dark else 0
        self.haunted = make_mask(view.zombies.values()) | (BIT[view.vampire] if view.vampire else 0)
        self.now = Holdings(me.hand, me.months, me.cubes, view.defenses)
        own = [a for a, there in view.defenses.items() if there.get(self.colour) == "basic"]
        self.upgradable = any(tokens.get(a) in VILLAGES for a in own)
        self.unknown, self.sought = self._rate_unexplored()
        self._later: dict[Space, float] | None = None

    # -- a move, and what follows ----------------------------------------------------------------

    def rate_end(self, end: Space) -> float:
        """Rate ending this turn on this space: what it brings, and what the next two turns may
        bring."""
        now, token = self.now, self.view.tokens.get(end)
        if end == self.home:
            built = self.build_everything(end, now)
            if built.is_ready and built.has_every_element:
                return WIN_WORTH
        found = self.rate_gain(end, now)
        after = replace(now, months=now.months + self.view.crates.get(end, 0))
        if token in YIELDS and not self.haunted & BIT[end]:
            after = replace(after, hand=self._add_gathered(end, now))
            found -= self._estimate_danger(end, sum(after.hand.values()))
        if token is not None:
            after = self.build_everything(end, after)
        later = self.rate_next_turns()
        there = [(w + AFTER * later[space], BIT[space]) for w, space in self._rate_ends(after, end)]
        there.sort(reverse=True)
        return found + NEXT * self._estimate_best_end(end, there)

    def rate_next_turns(self) -> dict[Space, float]:
        """Rate a turn that begins on each space, with the hand of today."""
        if self._later is None:
            known = self._rate_ends(self.now, None)
            there = sorted(((worth, BIT[space]) for worth, space in known), reverse=True)
            self._later = {space: self._estimate_best_end(space, there) for _, space in known}
        return self._later

    def _estimate_best_end(self, start: Space, there: list[tuple[float, int]]) -> float:
        """Find the worth of the best space in reach, averaged over the six faces of the die.
        `there`: worths and bits of spaces, the best first."""
        total = 0.0
        for roll in ROLLS:
            ends = find_ends(start, roll, self.barred, self.closed) & ~self.barred
            if ends:
                total += next((worth for worth, bit in there if ends & bit), 0.0)
        return total / 6

    def _rate_ends(self, held: Holdings, but: Space | None) -> list[tuple[float, Space]]:
        """Rate what ending on each space but `but` would bring with these holdings. Spaces that are
        alike are rated once."""
        found, known = [], dict[tuple[object, bool | None], float]()
        for space in SPACES:
            if BIT[space] & (self.barred | self.closed) or space == but:
                continue
            token = self.view.tokens.get(space)
            if self._is_special(space):
                found.append((self.rate_gain(space, held), space))
                continue
            there = held.defenses.get(space)
            sort = (token, None if not there else self.colour in there)
            if sort not in known:
                known[sort] = self.rate_gain(space, held)
            found.append((known[sort], space))
        return found

    def _is_special(self, space: Space) -> bool:
        if space in self.view.crates or self.haunted & BIT[space]:
            return True
        return self.view.tokens.get(space) in VILLAGES

    # -- what a space brings ---------------------------------------------------------------------

    def rate_gain(self, space: Space, held: Holdings) -> float:
        """Rate what ending on this space brings at once."""
        token = self.view.tokens.get(space)
        found = 0.0 if held.is_ready else CRATE * self.view.crates.get(space, 0)
        if self.haunted & BIT[space]:
            return found + (KILL if can_win_crate(self.view, self.me, space) else FIGHT)
        if token is None:
            seeks = held.is_ready and held.has_every_element and self.home is None
            return found + (self.sought if seeks else self.unknown)
        after = held
        if token in YIELDS:
            after = replace(held, hand=self._add_gathered(space, held))
            count = sum(after.hand.values()) - sum(held.hand.values())
            found += count * self._rate_card(YIELDS[token], held)
        built = self.build_everything(space, after)
        found += MONTH * (built.months - after.months)
        if space == self.home and built.is_ready and built.has_every_element:
            found += HOME_WORTH
        return found

    def _add_gathered(self, space: Space, held: Holdings) -> Cards:
        element = YIELDS[self.view.tokens[space]]
        count = HARVEST[self.colour in held.defenses.get(space, {})]
        return {**held.hand, element: held.hand[element] + count}

    def _rate_card(self, element: Element, held: Holdings) -> float:
        """Rate one more card of this element."""
        have = held.hand[element]
        if held.is_ready:
            return SPARE_CARD_WORTH if have else LACKING_CARD_WORTH
        basic, improved, fortified = (held.cubes[s] for s in ("basic", "improved", "fortified"))
        asked: Cards = {
            "crops": 1 + basic,
            "wood": 1 + basic + fortified,
            "water": 1 + 2 * improved + fortified,
            "rock": 1 + improved + 2 * fortified,
        }
        worth = CARD_WORTHS[min(have, 3)] + MISSED_CARD_FACTOR * max(
            -1.0, min(1.0, (asked[element] - have) / 3)
        )
        return worth * (1 - MISSED_CARD_FACTOR * held.months / MONTHS_TO_WIN)

    def build_everything(self, space: Space, held: Holdings) -> Holdings:
        """Return the holdings after the Human builds all that they can on this space, step by
        step."""
        token = self.view.tokens.get(space)
        while not held.is_ready:
            there = held.defenses.get(space, {})
            step = find_next_step(token, there, self.colour, held.cubes)
            if step is None or not (token in VILLAGES or self._can_spare_basic(held)):
                break
            hand = find_hand_after_paying(held.hand, CHART[step])
            if hand is None:
                break
            cubes = {**held.cubes, step: held.cubes[step] - 1}
            if before := there.get(self.colour):
                cubes[before] += 1
            defenses = {**held.defenses, space: {**there, self.colour: step}}
            held = Holdings(hand, held.months + 1, cubes, defenses)
        return held

    def _can_spare_basic(self, held: Holdings) -> bool:
        """Whether a Basic may go to an Element space. The last is kept for a Village while larger
        cubes could replace it there, unless it brings the last Month or another comes back
        anyway."""
        larger = held.cubes["improved"] + held.cubes["fortified"]
        if held.cubes["basic"] > 1 or not larger or held.months + 1 >= MONTHS_TO_WIN:
            return True
        return self.upgradable and held.cubes["improved"] > 0

    def _rate_unexplored(self) -> tuple[float, float]:
        """Rate an unexplored space, first for any Human and then for one who seeks only home. It
        mostly brings two cards or a wall, but a Lair costs the Human everything."""
        view, me, bag = self.view, self.me, self.view.bag
        left = max(1, sum(bag.values()))
        home = bag[HOMES[self.colour]]
        villages = sum(bag[token] for token in VILLAGES) - home
        known = sum(token in VILLAGES for token in view.tokens.values())
        if known >= ENOUGH_VILLAGES + home:
            villages = 0
        cost = 2 * self.estimate_win() * LAIR.get(len(view.players), LAIR_AMONG_MANY)
        lairs = (bag["city"] + bag["graveyard"]) / left
        found = FOUND + (FOUND_HOME * home + FOUND_VILLAGE * villages) / left
        return found - lairs * (cost + 0.5 * me.cards), UNEXPLORED_WORTH - lairs * cost / 2

    def estimate_win(self) -> float:
        """Estimate from public facts how likely this Human wins against the foremost other
        Human."""
        rivals = [p for p in self.view.players if p.role == "human" and p.seat != self.me.seat]
        if not rivals:
            return SAFE

        def come(player: PlayerView) -> int:
            return player.months + 2 * (view_home(self.view, player) is not None)

        lead = come(self.me) - max(map(come, rivals))
        return 1 / (1 + exp(-AHEAD * lead))

    def _estimate_danger(self, end: Space, cards: int) -> float:
        """Estimate what the Monsters that may come next turn cost a Human with this many cards."""
        if self.colour in self.view.defenses.get(end, {}):
            return 0.0
        hunters = sum(0 < GRID.count_steps(at, end) <= 4 for at in self.view.zombies.values())
        bitten = self.view.vampire and 0 < GRID.count_steps(self.view.vampire, end) <= 6
        return cards * (HUNTED * hunters + (BITTEN if bitten else 0.0))
