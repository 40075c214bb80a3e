"""Attack options in the menu of a turn (AF-10.16 to AF-10.18)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.aftermath.model.card_sets import has_starting_card
from rules.aftermath.model.state import Enemy, Member, State
from rules.aftermath.model.terms import Attribute
from rules.aftermath.play.cards import bonuses
from rules.aftermath.play.combat import combat
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.play.page import maps
from rules.aftermath.play.turn.skill_tests import suggest
from rules.aftermath.words import Message
from rules.engine import Option, Play

ATTRIBUTE: dict[combat.Way, Attribute] = {"fight": "strength", "shoot": "agility"}
"""The attribute of each way to attack (AF-10.19)."""


def list_attack_options(s: State, m: Member) -> list[Option]:
    """List an option for each figure and each way in which the member's cards let it attack."""
    hand = s.party[m].hand
    ways = [way for way, attribute in ATTRIBUTE.items() if has_starting_card(hand, attribute)]
    found = combat.list_targets(s, m) if ways else ()
    return [_make_option(s, m, target) for target in found if target.way in ways]


def _make_option(s: State, m: Member, target: combat.Target) -> Option:
    enemy, way = target.enemy, target.way
    aim = s.party[m].aim if way == "shoot" else 0
    trial = combat.shot(s, m, enemy, aim) if way == "shoot" else combat.blow(s, m, enemy)
    bonus = bonuses.sum_bonus(s, m, ATTRIBUTE[way], "melee" if way == "fight" else "ranged")
    at = maps.name_space(s, target.space) if len(set(enemy.at)) > 1 else 0
    life = enemies.count_life(s, enemy) - enemy.wounds
    label = "fight-enemy" if way == "fight" else "shoot-enemy"
    return suggest(
        s,
        trial,
        f"{way}-{enemy.number}-{target.space}",
        Message(label, enemy=enemies.label_enemy(s, enemy), space=at),
        Message("attack-detail", count=aim, bonus=bonus, difficulty=trial.difficulty, life=life),
        others=bool(aim),
        enemy=enemy.number,
        space=target.space,
        bonus=bonus,
        life=life,
    )


def resolve_melee_option(
    h: Here, m: Member, chosen: str, cards: Sequence[str] | None
) -> Play[None]:
    """Carry out a melee option of `list_attack_options`. `chosen`: the enemy's number and the
    space, as in the option's id."""
    yield from combat.resolve_melee(h, m, _find_chosen_enemy(h, chosen), cards)


def resolve_ranged_option(
    h: Here, m: Member, chosen: str, cards: Sequence[str] | None
) -> Play[None]:
    """Carry out a ranged option of `list_attack_options`."""
    yield from combat.resolve_shot(
        h, m, _find_chosen_enemy(h, chosen), int(chosen.partition("-")[2]), cards
    )


def _find_chosen_enemy(h: Here, chosen: str) -> Enemy:
    enemy = h.s.find_enemy(int(chosen.partition("-")[0]))
    assert enemy is not None
    return enemy
