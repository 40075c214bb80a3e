"""Enemies Fire: one Outcome card for all of them (LA-11.31 to LA-11.36)."""

from __future__ import annotations

from rules.aurora.model.decks import ENEMIES
from rules.aurora.model.state import AUTOMA
from rules.aurora.play.automa import board
from rules.aurora.play.combat import ambush, outcomes
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import damage
from rules.engine import Play


def enemies_fire(h: Here) -> Play[None]:
    """Draw one Outcome card for all Enemies; each uses the row of its pair on its whole Region."""
    s = h.s
    if not s.foes:
        return
    outcome = outcomes.draw_outcome(h)
    area = outcomes.area_on_top(h)
    told = f"The Enemies open fire: Damage {damage.AREAS[area][1]}"
    if s.automa is not None:
        told += f", to the Automa in row {outcome.letter}"
    h.tell(f"{told}.", kind="fire", outcome=outcome.id)
    for foe in sorted(s.foes, key=lambda foe: ENEMIES[foe.card].number):
        enemy = ENEMIES[foe.card]
        row = outcome.enemies[enemy.group]
        if row == "miss":
            h.tell(f"{enemy.name}: no hit.", kind="fire", card=enemy.id)
        elif row == "ambush":
            h.tell(f"{enemy.name}: another ambush in Region {foe.region}.", kind="ambush")
            yield from ambush.resolve_strike(h, foe, gives=1)
        else:
            targets = ambush.list_struck_convoys(s, foe)
            if targets:
                h.tell(f"{enemy.name}: {row} Damage on Region {foe.region}.", kind="fire")
            if AUTOMA in targets:
                board.apply_damage(h, int(row), letter=outcome.letter, why=enemy.name)
            hit = [who for who in targets if who != AUTOMA]
            damage.tell_spared(h, hit, area)
            yield from h.together(
                [damage.resolve_damage(h, who, int(row), area, why=enemy.name) for who in hit]
            )
