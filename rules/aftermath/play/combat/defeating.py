"""Wounding and defeating enemies, and the loot of encounters (AF-11)."""

from rules.aftermath.effects.models import Effect, MakeEncounter
from rules.aftermath.effects.performing import apply_effects, find_effect_at
from rules.aftermath.model.decks import ENCOUNTERS
from rules.aftermath.model.state import Enemy, Member, State
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.play.page.situations import remove_enemy
from rules.aftermath.words import Message
from rules.engine import Play, Text


def wound_enemy(
    h: Here,
    enemy: Enemy,
    cause: Text,
    *,
    by: Member | None = None,
    token: int = 0,
    weapon: str = "",
) -> Play[None]:
    """Wound an enemy once, or remove the swarm's token with index `token` (AF-5.22). With no life
    left it is defeated (AF-11.1). `by`: the member who did it, None if no member did; `weapon`: the
    item it was done with, if any."""
    s, card = h.s, enemy.card
    called, why = enemies.name_enemy(s, enemy), cause or 0
    if card.swarm:
        del enemy.at[token]
        left = len(enemy.at)
        told = Message("token-falls", cause=why, enemy=called, left=left)
        if not left:
            told = Message("last-token-falls", cause=why, name=card.name)
    else:
        enemy.wounds += 1
        left = max(0, enemies.count_life(s, enemy) - enemy.wounds)
        told = Message("wounds-enemy", cause=why, enemy=called, left=left)
        if not left and by is None:
            told = Message("defeats-enemy", cause=why, enemy=called)
        elif not left and by is not None:
            member = h.name_member(by)
            told = Message("member-defeats-enemy", cause=why, enemy=called, member=member)
    h.tell(told, kind="enemy-wound", enemy=enemy.number, left=left, weapon=weapon)
    if not left:
        yield from _defeat_enemy(h, enemy, by)


def _defeat_enemy(h: Here, enemy: Enemy, by: Member | None) -> Play[None]:
    """Remove an enemy from play. If it was the last of its encounter, the member who defeated it
    gains the loot (AF-11.4), or the active member if no member did it (AF-11.5)."""
    s = h.s
    last = is_last(s, enemy)
    remove_enemy(h, enemy)
    if not last:
        return
    effects, cause = find_loot(s, enemy)
    gainer = s.active if by is None else by
    if effects:
        h.tell_of(gainer, Message("takes-loot", member=h.name_member(gainer)), kind="loot")
    yield from apply_effects(h, effects, gainer, cause)


def defeat_spent_enemies(h: Here) -> Play[None]:
    """Defeat enemies with as many wounds as life, because a clue has lowered that (AF-11.1,
    AF-19.29). No member did it, so the active member gains what their defeat brings (AF-11.5)."""
    s = h.s
    for enemy in [] if s.here is None else s.here.enemies:
        if enemy.wounds >= enemies.count_life(s, enemy):
            told = Message("defeats-enemy", cause=0, enemy=enemies.name_enemy(s, enemy))
            h.tell(told, kind="enemy-wound", enemy=enemy.number, left=0, weapon="")
            yield from _defeat_enemy(h, enemy, None)


def is_last(s: State, enemy: Enemy) -> bool:
    """Whether no other enemy of this enemy's encounter is left."""
    others = (one for one in s.visit.enemies if one is not enemy)
    return all(one.brought != enemy.brought for one in others)


def find_loot(s: State, enemy: Enemy) -> tuple[tuple[Effect, ...], Text]:
    """Find the loot of the encounter that brought an enemy, and a name for messages; ((), "") if
    there is none, as for enemies of The Hunt (AF-5.25)."""
    brought = next((one for one in s.visit.encounters if one.number == enemy.brought), None)
    if brought is None or not brought.loot:
        return (), ""
    if brought.loot.startswith("card:"):
        card = ENCOUNTERS[brought.loot.removeprefix("card:")]
        return card.loot, card.name
    effect = find_effect_at(s.visit.printed_page, brought.loot)
    assert isinstance(effect, MakeEncounter)
    return effect.loot, Message("loot")
