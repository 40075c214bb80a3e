"""How bots judge enemies: whom they can attack from where, and what an attack is worth."""

from collections.abc import Iterable
from functools import lru_cache

from rules.aftermath.bot.odds import Aim, choose_best_cards, rate_attacks, remove_cards
from rules.aftermath.bot.views import Asked
from rules.aftermath.model.terms import Attribute
from rules.aftermath.view_models import FigureView
from rules.engine import Option

HIT = 5.0
LAST_HIT_BONUS = 1.5
"""How much more a hit is worth if it defeats the enemy."""
BOSS = 0.5


def rate_hit(asked: Asked, number: int) -> float:
    """Rate a hit on an enemy."""
    enemy = next(one for one in asked.page.enemies if one.number == number)
    return (
        HIT
        + (LAST_HIT_BONUS if _count_life_left(enemy) == 1 else 0)
        + (BOSS if enemy.type == "boss" else 0)
    )


def _count_life_left(enemy: FigureView) -> int:
    return 1 if enemy.swarm else enemy.life - enemy.wounds


def make_aim(asked: Asked, option: Option) -> Aim:
    """Turn an attack on the menu into an `Aim`."""
    data = option.data
    attribute: Attribute = "strength" if option.verb == "fight" else "agility"
    number = data["enemy"]
    return Aim(attribute, data["difficulty"], data["bonus"], rate_hit(asked, number), enemy=number)


def rate_attack(asked: Asked, option: Option) -> float:
    """Rate an attack on the menu; -1.0 if it is not worth its cards."""
    worth, _, _ = choose_best_cards(asked.hand, make_aim(asked, option), asked.guard)
    return worth or -1.0


def list_offered_aims(asked: Asked) -> list[Aim]:
    """List the enemies that the menu lets the character attack, each with its test and what it
    gains."""
    return [make_aim(asked, one) for one in asked.prompt.options if one.verb in ("fight", "shoot")]


def list_aims(asked: Asked, space: int, *, further: int = 0) -> list[Aim]:
    """List whom the character could attack from a space, as far as a bot knows."""
    seen = asked.find_spaces_in_sight(space, asked.shooting_range + further)
    afraid = "frightened" in asked.me.statuses
    found = []
    for enemy in asked.page.enemies:
        worth = rate_hit(asked, enemy.number)
        if space in enemy.at and not afraid:
            bonus = asked.sum_bonus("strength", "melee")
            found.append(Aim("strength", enemy.defence, bonus, worth, enemy=enemy.number))
        if any(at in seen for at in enemy.at):
            bonus = asked.sum_bonus("agility", "ranged")
            found.append(Aim("agility", enemy.defence, bonus, worth, enemy=enemy.number))
    return found


def rate_attack_position(asked: Asked, space: int, cards: Iterable[str]) -> float:
    """Rate how much more harm the character can do to enemies from a space, after a move with these
    cards, than from its present space."""
    left = remove_cards(asked.hand, tuple(cards))
    then = rate_attacks(left, list_aims(asked, space), asked.guard)
    return then - _rate_offered_attacks(asked)


@lru_cache(maxsize=1)
def _rate_offered_attacks(asked: Asked) -> float:
    """Rate the harm that the character can do from its present space."""
    return rate_attacks(asked.hand, list_offered_aims(asked), asked.guard)
