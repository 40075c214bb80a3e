"""When bots use their abilities, and on whom."""

from __future__ import annotations

from collections.abc import Callable

from rules.aftermath.bot.fights import aims_from, aims_now
from rules.aftermath.bot.odds import Guard, best, less, strikes
from rules.aftermath.bot.views import Asked
from rules.aftermath.model.cards import Does, Scope
from rules.engine import Answer, Option

SPOTTED = 2
FURTHER = 2
CALMED = 3
RUMMAGED = 2
DUG_IN = 2
MANY = 0.7
"""Attacks expected from which on it is worth while to prepare for them."""
CHEAP = 2
HEALED = 2.5


def power(asked: Asked, option: Option) -> float:
    """What an ability on the menu is worth, less the cards that pay for it."""
    does: Does = option.data["does"]
    cards = tuple(option.data["cards"])
    found = _WORTHS.get(does)
    if found is None:
        return -1.0
    return found(asked, cards) - asked.guard.price(asked.hand, cards)


# -- attacking -----------------------------------------------------------------------------------


def _spotter(asked: Asked, cards: tuple[str, ...]) -> float:
    """It helps whoever has cards for attacks afterwards."""
    aims = aims_now(asked)
    if not aims:
        return -1.0
    number = min(aims, key=lambda one: -one.difficulty).enemy
    easier = [
        aim
        if aim.enemy != number
        else type(aim)(
            aim.attribute, aim.difficulty - SPOTTED, aim.bonus, aim.gain, aim.life, number
        )
        for aim in aims
    ]
    left = less(asked.hand, cards)
    now = strikes(asked.hand, aims, asked.guard)
    return strikes(left, easier, asked.guard) - now + asked.guard.price(asked.hand, cards)


def _long_shot(asked: Asked, cards: tuple[str, ...]) -> float:
    at = asked.me.at
    if at is None or aims_now(asked):
        return -1.0
    return strikes(less(asked.hand, cards), aims_from(asked, at, further=FURTHER), asked.guard)


def _ricochet(asked: Asked, cards: tuple[str, ...]) -> float:
    shots = [one for one in aims_now(asked) if one.attribute == "agility"]
    worth = strikes(less(asked.hand, cards), shots, asked.guard)
    return worth if len(asked.page.enemies) > 1 else -1.0


# -- before enemies act --------------------------------------------------------------------------


def _ready(worth: float) -> Callable[[Asked, tuple[str, ...]], float]:
    """Something that helps against attacks."""
    return lambda asked, cards: worth if asked.attacks >= MANY else -1.0


def _beside(worth: float) -> Callable[[Asked, tuple[str, ...]], float]:
    """Something that helps against enemies in the own space."""

    def found(asked: Asked, cards: tuple[str, ...]) -> float:
        near = any(asked.me.at in one.at for one in asked.page.enemies)
        return worth if near and asked.hostile and asked.attacks >= MANY else -1.0

    return found


def _dig_in(asked: Asked, cards: tuple[str, ...]) -> float:
    if asked.attacks < MANY:
        return -1.0
    left = less(asked.hand, cards)
    safer = Guard(
        asked.guard.strength - DUG_IN, asked.guard.cost * asked.attacks, asked.guard.bonus
    )
    return safer.worth(left) - asked.guard.worth(left)


def _guardian(asked: Asked, cards: tuple[str, ...]) -> float:
    weak = [
        one
        for one in asked.fellows
        if one.member != asked.me.member and one.at == asked.me.at and asked.left(one) <= 1
    ]
    return 2.5 if weak and asked.hostile and asked.left(asked.me) > CHEAP else -1.0


def _bluff(asked: Asked, cards: tuple[str, ...]) -> float:
    """A threat less, where with it enemies would act."""
    page = asked.page
    limit = len(page.enemies) if asked.hostile else 4
    return 2.5 if len(page.threats) == limit else -1.0


# -- where it is quiet ---------------------------------------------------------------------------


def _easier(
    verb: str, scope: Scope, by: int, gain: Callable[[Option], float]
) -> Callable[[Asked, tuple[str, ...]], float]:
    """Something that makes tests of instinct on the menu easier."""

    def value(asked: Asked, option: Option, hand: tuple[str, ...], by: int) -> float:
        return best(
            hand,
            "instinct",
            asked.bonus("instinct", scope),
            option.data["difficulty"] - by,
            opposed=bool(option.data.get("opposed")),
            gain=gain(option),
            guard=asked.guard,
        )[0]

    def found(asked: Asked, cards: tuple[str, ...]) -> float:
        left, worth = less(asked.hand, cards), -1.0
        for option in asked.prompt.options:
            if option.verb == verb and "difficulty" in option.data:
                more = value(asked, option, left, by) - value(asked, option, asked.hand, 0)
                worth = max(worth, more + asked.guard.price(asked.hand, cards))
        return worth

    return found


def _poultice(asked: Asked, cards: tuple[str, ...]) -> float:
    here = [one for one in asked.view.party if one.at == asked.me.at]
    return HEALED if any(one.wounds + one.toxic >= CHEAP for one in here) else -1.0


def _second_wind(asked: Asked, cards: tuple[str, ...]) -> float:
    return HEALED if asked.me.wounds else -1.0


def _jury_rig(asked: Asked, cards: tuple[str, ...]) -> float:
    return 2.0 if not asked.hostile else -1.0


_WORTHS: dict[Does, Callable[[Asked, tuple[str, ...]], float]] = {
    "spotter": _spotter,
    "long-shot": _long_shot,
    "ricochet": _ricochet,
    "vanish": _ready(2.0),
    "bristle": _beside(2.5),
    "roar": _beside(2.0),
    "second-wind": _second_wind,
    "rummage": _easier(
        "scavenge", "scavenge", RUMMAGED, lambda one: 1.5 + one.data["difficulty"] / 3
    ),
    "bluff": _bluff,
    "jury-rig": _jury_rig,
    "dig-in": _dig_in,
    "calm-word": _easier("talk", "communicate", CALMED, lambda one: 5.0),
    "poultice": _poultice,
    "guardian": _guardian,
}


# -- questions about them ------------------------------------------------------------------------


def spotted(asked: Asked) -> Answer:
    """The enemy with most defence."""
    return [max(asked.prompt.options, key=lambda one: one.data["defence"]).id]


def guards(asked: Asked) -> Answer:
    """Whoever has more life takes the attack."""
    data = asked.prompt.data
    return ["yes" if data["own"] > data["life"] else "no"]
