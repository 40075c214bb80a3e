"""Attack options in the menu of a turn (AF-10.16 to AF-10.18)."""

from collections.abc import Sequence

from rules.aftermath.model.card_sets import has_starting_card
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.cards import bonuses
from rules.aftermath.play.combat import combat
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.play.page import maps
from rules.aftermath.play.turn.skill_tests import suggest_test
from rules.aftermath.words import Message
from rules.engine import Option, Play


def list_attack_options(s: State, m: Member) -> list[Option]:
    """List an option for each figure and each way in which the member's cards let it attack."""
    hand = s.party[m].hand
    ways = [way for way, kind in combat.KINDS.items() if has_starting_card(hand, kind.attribute)]
    found = combat.list_targets(s, m) if ways else ()
    return [_make_option(s, m, target) for target in found if target.way in ways]


def _make_option(s: State, m: Member, target: combat.Target) -> Option:
    enemy, way = target.enemy, target.way
    aim = s.party[m].aim if way == "shoot" else 0
    trial, kind = combat.make_attack(s, m, enemy, way, aim), combat.KINDS[way]
    bonus = bonuses.sum_bonus(s, m, kind.attribute, kind.scope)
    at = maps.name_space(s, target.space) if len(set(enemy.at)) > 1 else 0
    life = enemies.count_life(s, enemy) - enemy.wounds
    return suggest_test(
        s,
        trial,
        f"{way}-{enemy.number}-{target.space}",
        Message(kind.label, enemy=enemies.label_enemy(s, enemy), space=at),
        Message("attack-detail", count=aim, bonus=bonus, difficulty=trial.difficulty, life=life),
        others=bool(aim),
        enemy=enemy.number,
        space=target.space,
        bonus=bonus,
        life=life,
    )


def resolve_attack_option(
    way: combat.Way, h: Here, m: Member, chosen: str, cards: Sequence[str] | None
) -> Play[None]:
    """Carry out an option of `list_attack_options`. `chosen`: the enemy's number and the space, as
    in the option's id."""
    number, _, space = chosen.partition("-")
    enemy = h.s.find_enemy(int(number))
    assert enemy is not None
    if way == "fight":
        yield from combat.resolve_melee(h, m, enemy, cards)
    else:
        yield from combat.resolve_shot(h, m, enemy, int(space), cards)
