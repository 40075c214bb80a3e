"""The situation, safe or hostile, and how enemies leave play (AF-5.1 to AF-5.5, AF-11.1 to
AF-11.3)."""

from rules.aftermath.effects.models import RemoveEnemies, SetSituation
from rules.aftermath.effects.performing import register_operation
from rules.aftermath.model.state import Enemy, Member
from rules.aftermath.model.terms import Situation
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.words import Message
from rules.engine import Text


def change_situation(h: Here, to: Situation, cause: Text = "") -> None:
    """Make the situation safe or hostile, and tell everybody if it changes (AF-5.1). It cannot
    become hostile if no enemy is in play (AF-5.5)."""
    visit = h.s.visit
    if to == "hostile" and not visit.enemies:
        to = "safe"
    if visit.situation != to:
        visit.situation = to
        told = Message("situation-changes", cause=cause or 0, situation=to)
        h.tell(told, kind="situation", situation=to)


def check_safe(h: Here) -> None:
    """Make the situation safe if no enemy is left (AF-5.4, AF-11.8)."""
    if not h.s.visit.enemies:
        change_situation(h, "safe", Message("no-enemy-left"))


def remove_enemy(h: Here, enemy: Enemy) -> None:
    """Remove an enemy's figures and card from play: the card goes back to the supply, cards below
    it slide up, and threat cards stay where they are (AF-11.1 to AF-11.3). The caller grants what a
    defeat brings."""
    visit = h.s.visit
    visit.enemies = [one for one in visit.enemies if one is not enemy]
    h.s.enemy_supply.append(enemy.id)
    check_safe(h)


# -- what effects say ----------------------------------------------------------------------------


@register_operation("situation")
def _apply_situation(h: Here, effect: SetSituation, by: Member, cause: Text) -> None:
    """Make the situation safe or hostile."""
    change_situation(h, effect.to, cause)


@register_operation("remove_enemies")
def _remove_enemies(h: Here, effect: RemoveEnemies, by: Member, cause: Text) -> None:
    """Remove all enemies, or those of a type. Nobody has defeated them, so nobody gains anything
    (AF-11.5)."""
    for enemy in list(h.s.visit.enemies):
        if effect.type in (None, enemy.card.type):
            who = enemies.name_enemy_card(enemy.card)
            told = Message("enemy-leaves", cause=cause or 0, enemy=who)
            h.tell(told, kind="enemy", enemy=enemy.number)
            remove_enemy(h, enemy)
