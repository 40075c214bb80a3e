"""What bots calculate: how good cards are for a test, what a hand is worth for defences, and how
much harm it could do to enemies in reach."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from rules.aftermath.model.card_sets import Bonuses, Cards, list_useful_sets, sum_with_bonus
from rules.aftermath.model.terms import ATTRIBUTES, Attribute
from rules.aftermath.play.turn.odds import estimate_success

CARD_WORTH = 0.3
"""What any card is worth by itself: the card drawn to replace it may be a threat."""
ATTACKS_PLANNED = 3
"""How many attacks in one turn a bot plans ahead."""


@dataclass(frozen=True, slots=True)
class Guard:
    """What a character must expect to defend against until its next turn. `strength`: of the
    attacks; `cost`: what a hit would cost; `bonus`: the defence bonus for each attribute."""

    strength: int
    cost: float
    bonus: tuple[int, ...]

    def rate_hand(self, hand: Sequence[str]) -> float:
        """Rate a hand kept until the character's next turn."""
        own = CARD_WORTH * len(hand)
        if self.cost <= 0:
            return own
        return own + self.cost * estimate_best_defence(
            tuple(sorted(hand)), self.strength, self.bonus
        )

    def rate_card_cost(self, hand: Sequence[str], cards: Sequence[str]) -> float:
        """Rate what a hand loses if these cards are played."""
        return self.rate_hand(hand) - self.rate_hand(remove_cards(hand, cards))


@dataclass(frozen=True, slots=True)
class Aim:
    """A test that a bot may take, and the gain from success: an attack on an enemy, or another."""

    attribute: Attribute | None
    difficulty: int
    bonus: Bonuses
    gain: float
    opposed: bool = True
    enemy: int = 0
    """The number of the enemy that is attacked."""


def remove_cards(hand: Sequence[str], cards: Sequence[str]) -> tuple[str, ...]:
    """Return a hand without some cards."""
    return tuple(one for one in hand if one not in cards)


@cache
def find_legal_sets(hand: tuple[str, ...], attribute: Attribute | None) -> tuple[Cards, ...]:
    """Find the sets of a sorted hand that are worth considering."""
    return tuple(list_useful_sets(hand, attribute))


@cache
def estimate_best_defence(hand: tuple[str, ...], strength: int, bonus: tuple[int, ...]) -> float:
    """Estimate how likely the best cards of a sorted hand fend off an attack, from 0 to 1."""
    plus: Bonuses = dict(zip(ATTRIBUTES, bonus, strict=True))
    return max(
        (
            estimate_success(sum_with_bonus(one, None, plus), strength, opposed=True)
            for one in find_legal_sets(hand, None)
        ),
        default=0.0,
    )


def choose_best_cards(hand: Sequence[str], aim: Aim, guard: Guard) -> tuple[float, float, Cards]:
    """Choose the most valuable cards for a test. Return their value less their cost, the chance of
    success, and the cards; (0, 0, ()) if no cards are worth playing."""
    found: tuple[float, float, Cards] = (0.0, 0.0, ())
    for cards in find_legal_sets(tuple(sorted(hand)), aim.attribute):
        total = sum_with_bonus(cards, aim.attribute, aim.bonus)
        likely = estimate_success(total, aim.difficulty, opposed=aim.opposed)
        worth = likely * aim.gain - guard.rate_card_cost(hand, cards)
        if worth > found[0]:
            found = worth, likely, cards
    return found


def rate_attacks(hand: Sequence[str], aims: Sequence[Aim], guard: Guard) -> float:
    """Rate what a hand can do to enemies in a turn, with the best attacks one after the other."""
    worth, left = 0.0, tuple(hand)
    for _ in range(ATTACKS_PLANNED):
        tried = [choose_best_cards(left, aim, guard) for aim in aims]
        value, _, cards = max(tried, default=(0.0, 0.0, ()))
        if not cards:
            break
        worth, left = worth + value, remove_cards(left, cards)
    return worth
