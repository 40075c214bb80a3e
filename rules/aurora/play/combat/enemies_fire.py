"""Enemies Fire: one Outcome card for all of them (LA-11.31 to LA-11.36)."""

from rules.aurora.model.decks import ENEMIES
from rules.aurora.model.state import AUTOMA
from rules.aurora.play.automa import board
from rules.aurora.play.combat import ambush, outcomes
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import damage
from rules.aurora.words import Message
from rules.engine import Play


def enemies_fire(h: Here) -> Play[None]:
    """Draw one Outcome card for all Enemies; each uses the row of its pair on its whole Region."""
    s = h.s
    if not s.foes:
        return
    outcome = outcomes.draw_outcome(h)
    area = outcomes.area_on_top(h)
    told = Message("enemies-fire", area=damage.name_area(area))
    if s.automa is not None:
        told = Message("enemies-fire-at-automa", area=damage.name_area(area), row=outcome.letter)
    h.tell(told, kind="fire", outcome=outcome.id)
    for foe in sorted(s.foes, key=lambda foe: ENEMIES[foe.card].number):
        enemy = ENEMIES[foe.card]
        row = outcome.enemies[enemy.group]
        if row == "miss":
            told = Message("enemy-misses", name=enemy.name)
            h.tell(told, kind="fire", card=enemy.id)
        elif row == "ambush":
            told = Message("ambushes-again", region=foe.region, card=enemy.id, name=enemy.name)
            h.tell(told, kind="ambush")
            yield from ambush.resolve_strike(h, foe, gives=1)
        else:
            targets = ambush.list_struck_convoys(s, foe)
            if targets:
                told = Message("enemy-fires", name=enemy.name, damage=int(row), region=foe.region)
                h.tell(told, kind="hits")
            if AUTOMA in targets:
                board.apply_damage(h, int(row), letter=outcome.letter, why=enemy.name)
            hit = [who for who in targets if who != AUTOMA]
            damage.tell_spared(h, hit, area)
            yield from h.together(
                [damage.resolve_damage(h, who, int(row), area, why=enemy.name) for who in hit]
            )
