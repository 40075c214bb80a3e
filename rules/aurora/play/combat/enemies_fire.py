"""Enemies Fire: one Outcome card for all of them (LA-11.31 to LA-11.36)."""

from collections.abc import Sequence

from rules.aurora.model.cards import Area, Outcome
from rules.aurora.model.decks import ENEMIES
from rules.aurora.model.state import AUTOMA, Foe, State
from rules.aurora.play.automa import board
from rules.aurora.play.combat import ambush, outcomes
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import damage
from rules.aurora.words import Message, list_with
from rules.engine import Play


def fire_enemies(h: Here) -> Play[None]:
    """Draw one Outcome card for all Enemies; each uses the row of its pair on its whole Region."""
    s = h.s
    if not s.foes:
        return
    outcome = outcomes.draw_outcome(h)
    area = outcomes.read_area_on_top(h)
    foes = sorted(s.foes, key=lambda foe: ENEMIES[foe.card].number)
    h.tell(_describe_fire(s, foes, outcome, area), kind="fire", outcome=outcome.id)
    for foe in foes:
        enemy = ENEMIES[foe.card]
        row = outcome.enemies[enemy.group]
        if row == "ambush":
            yield from ambush.resolve_strike(h, foe, gives=1)
        elif row != "miss":
            targets = ambush.list_struck_convoys(s, foe)
            if AUTOMA in targets:
                board.apply_damage(h, int(row), letter=outcome.letter, why=enemy.name)
            hit = [who for who in targets if who != AUTOMA]
            damage.tell_nothing_to_damage(h, hit, area)
            yield from h.together(
                [damage.resolve_damage(h, who, int(row), area, why=enemy.name) for who in hit]
            )


def _describe_fire(s: State, foes: Sequence[Foe], outcome: Outcome, area: Area | None) -> Message:
    """Say which Enemies fire at the Convoys of each Region, and what their rows bring."""
    firing = [foe for foe in foes if ambush.list_struck_convoys(s, foe)]
    rows = [outcome.enemies[ENEMIES[foe.card].group] for foe in firing]
    regions: dict[int, list[Message]] = {}
    for foe, row in zip(firing, rows, strict=True):
        brings = Message("enemy-brings", name=ENEMIES[foe.card].name, row=row)
        regions.setdefault(foe.region, []).append(brings)
    return Message(
        "enemies-fire",
        regions=[
            Message("fire-in-region", region=region, enemies=list_with("comma", brings))
            for region, brings in sorted(regions.items())
        ],
        count=len(regions),
        area=damage.name_area(area) if set(rows) - {"miss", "ambush"} else "none",
        row="none" if s.automa is None else outcome.letter,
    )
