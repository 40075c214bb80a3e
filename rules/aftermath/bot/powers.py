"""When bots use abilities, and on whom."""

from collections.abc import Callable
from dataclasses import replace

from rules.aftermath.bot.fights import list_aims, list_offered_aims
from rules.aftermath.bot.odds import Aim, Guard, choose_best_cards, rate_attacks, remove_cards
from rules.aftermath.bot.views import Asked
from rules.aftermath.model.cards import Does, Scope
from rules.engine import Answer, Option

SPOTTED = 2
FURTHER = 2
CALMED = 3
RUMMAGED = 2
DUG_IN = 2
MANY_ATTACKS = 0.7
"""How many expected attacks make it worthwhile to prepare for them."""
CHEAP = 2
HEALED = 2.5


def rate_ability(asked: Asked, option: Option) -> float:
    """Rate an ability on the menu, less the value of the cards that pay for it."""
    does: Does = option.data["does"]
    cards = tuple(option.data["cards"])
    found = _WORTHS.get(does)
    if found is None:
        return -1.0
    return found(asked, cards) - asked.guard.rate_card_cost(asked.hand, cards)


# -- attacking -----------------------------------------------------------------------------------


def _rate_spotter(asked: Asked, cards: tuple[str, ...]) -> float:
    """Rate Spotter, which helps if cards for attacks are left afterwards."""
    aims = list_offered_aims(asked)
    if not aims:
        return -1.0
    number = min(aims, key=lambda one: -one.difficulty).enemy
    easier = [
        replace(aim, difficulty=aim.difficulty - SPOTTED) if aim.enemy == number else aim
        for aim in aims
    ]
    left = remove_cards(asked.hand, cards)
    now = rate_attacks(asked.hand, aims, asked.guard)
    return (
        rate_attacks(left, easier, asked.guard)
        - now
        + asked.guard.rate_card_cost(asked.hand, cards)
    )


def _rate_long_shot(asked: Asked, cards: tuple[str, ...]) -> float:
    at = asked.me.at
    if at is None or list_offered_aims(asked):
        return -1.0
    return rate_attacks(
        remove_cards(asked.hand, cards), list_aims(asked, at, further=FURTHER), asked.guard
    )


def _rate_ricochet(asked: Asked, cards: tuple[str, ...]) -> float:
    shots = [one for one in list_offered_aims(asked) if one.attribute == "agility"]
    worth = rate_attacks(remove_cards(asked.hand, cards), shots, asked.guard)
    return worth if len(asked.page.enemies) > 1 else -1.0


# -- before enemies act --------------------------------------------------------------------------


def _rate_when_attacked(worth: float) -> Callable[[Asked, tuple[str, ...]], float]:
    """Make a rating of an ability that helps against expected attacks."""
    return lambda asked, cards: worth if asked.expected_attacks >= MANY_ATTACKS else -1.0


def _rate_beside_enemies(worth: float) -> Callable[[Asked, tuple[str, ...]], float]:
    """Make a rating of an ability that helps against enemies in the same space."""

    def found(asked: Asked, cards: tuple[str, ...]) -> float:
        near = any(asked.me.at in one.at for one in asked.page.enemies)
        return (
            worth if near and asked.is_hostile and asked.expected_attacks >= MANY_ATTACKS else -1.0
        )

    return found


def _rate_dig_in(asked: Asked, cards: tuple[str, ...]) -> float:
    if asked.expected_attacks < MANY_ATTACKS:
        return -1.0
    left = remove_cards(asked.hand, cards)
    safer = Guard(
        asked.guard.strength - DUG_IN, asked.guard.cost * asked.expected_attacks, asked.guard.bonus
    )
    return safer.rate_hand(left) - asked.guard.rate_hand(left)


def _rate_guardian(asked: Asked, cards: tuple[str, ...]) -> float:
    weak = [
        one
        for one in asked.list_members_on_map
        if one.member != asked.me.member
        and one.at == asked.me.at
        and asked.count_life_left(one) <= 1
    ]
    return 2.5 if weak and asked.is_hostile and asked.count_life_left(asked.me) > CHEAP else -1.0


def _rate_bluff(asked: Asked, cards: tuple[str, ...]) -> float:
    """Rate Bluff: it is good if removing a threat stops the threats from taking effect."""
    page = asked.page
    limit = len(page.enemies) if asked.is_hostile else 4
    return 2.5 if len(page.threats) == limit else -1.0


# -- where it is quiet ---------------------------------------------------------------------------


def _rate_easier_tests(
    verb: str, scope: Scope, by: int, gain: Callable[[Option], float]
) -> Callable[[Asked, tuple[str, ...]], float]:
    """Make a rating of an ability that makes instinct tests on the menu easier."""

    def value(asked: Asked, option: Option, hand: tuple[str, ...], by: int) -> float:
        opposed = bool(option.data.get("opposed"))
        bonus, difficulty = asked.sum_bonus("instinct", scope), option.data["difficulty"] - by
        aim = Aim("instinct", difficulty, bonus, gain(option), opposed=opposed)
        return choose_best_cards(hand, aim, asked.guard)[0]

    def found(asked: Asked, cards: tuple[str, ...]) -> float:
        left, worth = remove_cards(asked.hand, cards), -1.0
        for option in asked.prompt.options:
            if option.verb == verb and "difficulty" in option.data:
                more = value(asked, option, left, by) - value(asked, option, asked.hand, 0)
                worth = max(worth, more + asked.guard.rate_card_cost(asked.hand, cards))
        return worth

    return found


def _rate_poultice(asked: Asked, cards: tuple[str, ...]) -> float:
    here = [one for one in asked.view.party if one.at == asked.me.at]
    return HEALED if any(one.wounds + one.toxic >= CHEAP for one in here) else -1.0


_WORTHS: dict[Does, Callable[[Asked, tuple[str, ...]], float]] = {
    "spotter": _rate_spotter,
    "long-shot": _rate_long_shot,
    "ricochet": _rate_ricochet,
    "vanish": _rate_when_attacked(2.0),
    "bristle": _rate_beside_enemies(2.5),
    "roar": _rate_beside_enemies(2.0),
    "second-wind": lambda asked, _: HEALED if asked.me.wounds else -1.0,
    "rummage": _rate_easier_tests(
        "scavenge", "scavenge", RUMMAGED, lambda one: 1.5 + one.data["difficulty"] / 3
    ),
    "bluff": _rate_bluff,
    "jury-rig": lambda asked, _: -1.0 if asked.is_hostile else 2.0,
    "dig-in": _rate_dig_in,
    "calm-word": _rate_easier_tests("talk", "communicate", CALMED, lambda one: 5.0),
    "poultice": _rate_poultice,
    "guardian": _rate_guardian,
}


# -- questions about them ------------------------------------------------------------------------


def choose_spotted_enemy(asked: Asked) -> Answer:
    """Choose the enemy with the highest defence."""
    return [max(asked.prompt.options, key=lambda one: one.data["defence"]).id]


def choose_guarding(asked: Asked) -> Answer:
    """Take the attack if the guardian has more life than the target."""
    data = asked.prompt.data
    return ["yes" if data["own"] > data["life"] else "no"]
