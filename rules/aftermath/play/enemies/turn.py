"""The enemy turn: each enemy acts by the threat card under it (AF-12)."""

from rules.aftermath.model.cards import Action
from rules.aftermath.model.decks import ACTIONS
from rules.aftermath.model.state import Enemy, State
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.combat.defending import resolve_enemy_attack
from rules.aftermath.play.context import Here, PageLeft
from rules.aftermath.play.enemies import enemies
from rules.aftermath.play.enemies.movement import ask_target, move_enemy
from rules.aftermath.words import Message
from rules.engine import Play, Text


def resolve_enemy_turn(h: Here) -> Play[None]:
    """Activate each enemy once, from the top slot down (AF-12.1), by the threat that lay under it
    at the start. Enemies that come meanwhile do not act (AF-12.3). Each threat is discarded after
    its activation, and at the end the rest (AF-12.14). If nobody is on the map no enemy acts
    (AF-4.8). Raises PageLeft at the end if loot sends the party on meanwhile (AF-4.6)."""
    s = h.s
    visit = s.visit
    h.tell(Message("enemies-act"), kind="enemy-turn")
    pairs = zip(visit.enemies, visit.threats, strict=False)
    visit.acting = {enemy.number: card for enemy, card in pairs}
    left: PageLeft | None = None
    for number, card in list(visit.acting.items()):
        enemy = s.find_enemy(number)
        if enemy is not None and s.on_map:
            try:
                yield from activate_enemy(h, enemy, ACTIONS[card].value)
            except PageLeft as page:
                left = left or page
        del visit.acting[number]
        if card in visit.threats:
            visit.threats.remove(card)
            s.deck.discard(card)
    s.deck.discard(*visit.threats)
    visit.threats.clear()
    lasting.end_lasting(s.party, "enemy-turn")
    if left is not None:
        raise left


def activate_enemy(h: Here, enemy: Enemy, value: int) -> Play[None]:
    """Let an enemy act by a threat of this value (AF-12.2); a swarm acts with each of its tokens,
    one after the other (AF-12.15, AF-12.16)."""
    s = h.s
    action = find_action(s, enemy, value)
    does = Message("enemy-does", roared=int(lasting.is_roared_at(s, enemy)), value=value)
    if enemy.card.swarm:
        told = Message("swarm-acts", cause=does, enemy=enemies.name_enemy_card(enemy.card))
        h.tell(told, kind="enemy-action", enemy=enemy.number, value=value)
    enemy.guard = action.special == "guard"
    if enemy.guard:
        told = Message("stands-guard", enemy=enemies.name_enemy(s, enemy))
        h.tell(told, kind="enemy", enemy=enemy.number)
    token = 0
    while token < len(enemy.at) and _is_in_play(h, enemy) and s.on_map:
        figures = len(enemy.at)
        yield from _resolve_figure_action(h, enemy, token, action, "" if enemy.card.swarm else does)
        # The acting figure may fall by fire or Bristle: the next figure then has its place.
        token += len(enemy.at) == figures


def find_action(s: State, enemy: Enemy, value: int) -> Action:
    """Find the action that a threat selects (AF-12.2), or the first one if somebody has roared at
    the enemy (AF-22.9)."""
    return enemy.card.actions[0 if lasting.is_roared_at(s, enemy) else value - 1]


def _resolve_figure_action(
    h: Here, enemy: Enemy, token: int, action: Action, does: Text
) -> Play[None]:
    """Let one figure move, find a target and attack (AF-12.4). `does`: the action in words, or ""
    if it has been told."""
    figures = len(enemy.at)
    trapped = yield from move_enemy(h, enemy, token, action, does)
    if trapped or len(enemy.at) != figures or not _is_in_play(h, enemy):
        return
    if action.strength is None or action.special in ("flee", "guard"):
        return
    found = yield from ask_target(h, enemy, enemy.at[token], action.range)
    if found is None:
        told = Message("reaches-nobody", enemy=enemies.name_enemy(h.s, enemy))
        h.tell(told, kind="enemy", enemy=enemy.number)
        return
    yield from resolve_enemy_attack(h, enemy, token, found, action)


def _is_in_play(h: Here, enemy: Enemy) -> bool:
    return any(one is enemy for one in h.s.visit.enemies)
