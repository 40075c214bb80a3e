"""What things are worth to a bot, in points; one wound is about one point."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.engine import Answer, Chance, Option, Prompt
from rules.kit.bots import choose_first_fitting
from rules.posthuman.effects.models import Amount, Choose, Cost, Discard, Draw, Effect, Steal
from rules.posthuman.effects.models import Test as Trial
from rules.posthuman.effects.models import Wounds as Wounding
from rules.posthuman.effects.spelling import Data
from rules.posthuman.model.cards import Equipment, Skill, Weapon
from rules.posthuman.model.decks import CARDS, ITEMS, MINIONS, SKILLS, WEAPONS
from rules.posthuman.view_models import HumanView, View

FIGHT_WOUNDS = {1: 1.5, 2: 1.8, 3: 2.8}
"""How many wounds a usual fight costs, by its level (PH-27.10)."""
PRICES = {"food": 0.8, "ammo": 0.35, "xp": 0.6, "jp": 5.0, "scar": -2.0, "heal_scar": 1.5}
DRAWS = {"equipment": 1.0, "weapons": 0.9, "skills": 1.5, "supply": 1.4}


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as a bot sees it."""

    view: View
    prompt: Prompt[Any]
    rng: Chance
    careful: bool
    """Whether the bot plays as the careful player of PH-27.20."""

    @property
    def me(self) -> HumanView:
        """The human in the seat that the question is for; the seat must have one."""
        found = self.view.human(self.prompt.seat)
        assert found is not None
        return found

    @property
    def ids(self) -> list[str]:
        """The ids of the options."""
        return [option.id for option in self.prompt.options]


def choose_best(asked: Asked, worth: dict[str, float]) -> Answer:
    """Choose the option that is worth most, or the first of those that are worth equally much."""
    return [max(asked.ids, key=lambda one: worth.get(one, 0.0))]


def choose_rated(asked: Asked, rate: Callable[[Option], float]) -> Answer:
    """Choose the option that is rated best, or the first of those rated equally."""
    return choose_best(asked, {option.id: rate(option) for option in asked.prompt.options})


def choose_first(asked: Asked, n: int, key: Callable[[str], float]) -> Answer:
    """Choose `n` options, those with the lowest keys, or as many of them as the question allows."""
    return choose_legal_part(asked.prompt, sorted(asked.ids, key=key)[: max(1, n)])


def choose_legal_part(prompt: Prompt[Any], picks: Sequence[str]) -> Answer:
    """Answer with as many of the picks, from the first on, as the question allows; else the
    default."""
    return choose_first_fitting(prompt, (list(picks[:n]) for n in range(len(picks), -1, -1)))


# -- tracks and goods ----------------------------------------------------------------------------


def rate_track(me: HumanView, which: str, n: int) -> float:
    """Rate a move of a track by `n` points: the last points left are worth more than those near the
    limit, and points beyond the limit are worth nothing."""
    have = me.health if which == "health" else me.morale
    limit = me.limits["health" if which == "health" else "morale"]

    def stock(points: int) -> float:
        points = max(0, min(limit, points))
        return (4.0 if points else 0.0) + sum(2.0 if k < 3 else 0.9 for k in range(points))

    return (stock(have + n) - stock(have)) * (1.0 if which == "health" else 0.9)


def rate_goods(me: HumanView, what: str, n: int) -> float:
    """Rate a gain or loss of food or ammo: the last food is worth more."""
    have = me.food if what == "food" else me.ammo
    scarce = 1.6 if what == "food" and have + min(0, n) <= 1 else 1.0
    return PRICES[what] * scarce * max(-have, n)


def rate_primitives(primitives: Iterable[Data], me: HumanView) -> float:
    """Rate what it is worth to a human that these primitives are carried out for it."""
    return sum(_rate_primitive(one, me) for one in primitives)


def _rate_primitive(one: Data, me: HumanView) -> float:
    if isinstance(one, Amount):
        return _rate_amount(one, me)
    if isinstance(one, Draw):
        return DRAWS[one.deck] * (one.keep or one.n)
    if isinstance(one, Trial):
        odds = max(0, min(6, me.effective[one.stat] + one.modifier)) / 6
        return odds * rate_primitives(one.passed, me) + (1 - odds) * rate_primitives(one.failed, me)
    if isinstance(one, Choose):
        return max(0.0, *(rate_primitives(way.do, me) - rate_costs(way.cost, me) for way in one.of))
    if isinstance(one, Steal):
        return PRICES.get(one.kind, 1.0) * one.n
    if isinstance(one, Discard):
        return -0.8 * one.n
    if isinstance(one, Wounding):
        return float(one.n)
    return 0.4


def _rate_amount(one: Amount, me: HumanView) -> float:
    if one.whom == "other":
        return 0.2
    if one.do in ("health", "morale"):
        return rate_track(me, one.do, one.n)
    if one.do in ("food", "ammo"):
        return rate_goods(me, one.do, one.n)
    if one.do == "hunger":
        return -0.9 * max(one.n, -me.hunger)
    return PRICES[one.do] * one.n


def rate_costs(costs: Iterable[Cost], me: HumanView) -> float:
    """Rate what paying costs, as a positive number."""
    total = 0.0
    for cost in costs:
        if cost.do in ("food", "ammo"):
            total -= rate_goods(me, cost.do, -cost.n)
        elif cost.do in ("health", "morale"):
            total -= rate_track(me, cost.do, -cost.n)
        else:
            total += 0.5 * cost.n
    return total


# -- cards ---------------------------------------------------------------------------------------


def find_effect(use: str) -> Effect | None:
    """Find the effect that "card/number" names. Return None if there is no such effect."""
    card, _, number = use.partition(">")[0].partition("+")[0].rpartition("/")
    if card not in CARDS or not number.isdigit():
        return None
    effects = CARDS[card].effects
    return effects[int(number)] if int(number) < len(effects) else None


def rate_item(card: str, me: HumanView) -> float:
    """Rate how good it is to have an item in play."""
    known = ITEMS[card]
    if isinstance(known, Weapon):
        return rate_weapon(known, me)
    return rate_equipment(known)


def rate_weapon(card: Weapon, me: HumanView) -> float:
    """Rate how good a weapon is in this human's hands."""
    special = {"critical": 0.6, "knockdown": 0.4, "effect": 0.4, None: 0.0}[card.special]
    if card.shooting is None:
        return card.wounds + special
    gun = card.shooting
    dice = gun.dice + max(0, me.effective["shooting"] - 1)
    return 0.35 * dice * (1 + gun.range) / 2 - 0.2 * gun.ammo


def rate_equipment(card: Equipment) -> float:
    """Rate how good a piece of equipment is."""
    return 0.8 + 0.5 * sum(effect.at in ("wounds_in", "melee_roll") for effect in card.effects)


def rate_skill(card: Skill) -> float:
    """Rate how good a skill is: skills that help in fights rank above others."""
    helps = {"melee_roll": 3.0, "melee_result": 3.0, "wounds_in": 3.0, "wounds_out": 3.2}
    helps |= {"shoot_roll": 1.6, "evade": 2.0, "test": 1.4, "supply": 1.8, "forage": 1.5}
    return max([helps.get(effect.at, 1.2) for effect in card.effects], default=0.0)


def rate_card(card: str, me: HumanView) -> float:
    """Rate how good it is to have a card of any kind."""
    if card in ITEMS:
        return rate_item(card, me)
    if card in SKILLS:
        return rate_skill(SKILLS[card])
    return 1.0 if card in MINIONS else 0.5


def rate_active_weapon(me: HumanView, *, ranged: bool) -> float:
    """Rate the best active weapon, melee or ranged; fists are worth something too."""
    found = [
        rate_weapon(WEAPONS[card.id], me)
        for card in me.gear
        if card.active and card.id in WEAPONS and WEAPONS[card.id].is_ranged == ranged
    ]
    return max(found, default=0.0 if ranged else 1.2)
