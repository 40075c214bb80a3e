"""How the Last Automa fires, and what that brings it (LA-20.36 to LA-20.42)."""

from rules.aurora.model.decks import DECKS, ENEMIES
from rules.aurora.model.maps import find_region
from rules.aurora.model.state import AUTOMA, Automa, Foe, State
from rules.aurora.play.automa import board
from rules.aurora.play.combat import loot, outcomes
from rules.aurora.play.context import Here
from rules.aurora.words import Message


def fire_weapons(h: Here) -> None:
    """Fire the Automa's Weapons, the rightmost first, while it has Ammo (LA-20.36, LA-20.37)."""
    s = h.s
    a = board.require_automa(s)
    a.fired = []
    while a.ammo:
        foe = _choose_target(s, a)
        weapon = _find_next_weapon(a)
        if foe is None or weapon is None:
            return
        row, column = weapon
        a.fired.append(f"{row}{column}")
        a.ammo -= 1
        outcome = outcomes.draw_outcome(h)
        points = outcome.weapons[board.WEAPONS[weapon] - 1]
        told = Message(
            "automa-fires",
            weapon=board.WEAPONS[weapon],
            row=row,
            column=column,
            card=foe.card,
            name=ENEMIES[foe.card].name,
            damage=points,
            jams="yes" if outcome.jams else "no",
        )
        h.tell(told, kind="fire", outcome=outcome.id)
        if outcome.jams:
            a.rows[row][column - 1] = True
        _inflict_damage(h, foe, points)


def _find_next_weapon(a: Automa) -> tuple[str, int] | None:
    found = [
        (row, column)
        for row, column in board.WEAPONS
        if board.is_box_working(a, row, column) and f"{row}{column}" not in a.fired
    ]
    return min(found, key=lambda box: (-box[1], box[0])) if found else None


def _choose_target(s: State, a: Automa) -> Foe | None:
    """Choose the Enemy by the arrow of the first Action card revealed in the Exploration Phase:
    right the highest, left the lowest (LA-20.23, LA-20.36). Return None if no Enemy is in the
    Region."""
    here = [foe for foe in s.foes if foe.region == find_region(a.space)]
    here.sort(key=lambda foe: ENEMIES[foe.card].number)
    if not here:
        return None
    right = bool(a.explored) and DECKS.actions[a.revealed[0]].arrow == "right"
    return here[-1] if right else here[0]


def _inflict_damage(h: Here, foe: Foe, points: int) -> None:
    for reward in foe.fill_boxes(points):
        if reward == loot.TARGET:
            _take_aim(h.s, foe)
        elif reward == loot.FAME:
            board.change_fame(h, 1)
        elif reward != "-":
            board.gain_tokens(h, reward)
    if not foe.boxes_left:
        loot.defeat_enemy(h, foe)


def _take_aim(s: State, foe: Foe) -> None:
    """Put a Target counter of the Automa on the Enemy. If none is left on its board, all its
    counters on other Enemies move here (LA-20.40, LA-20.41)."""
    if s.counters_left(AUTOMA):
        foe.add_target_of(AUTOMA)
        return
    for other in s.foes:
        if other is not foe:
            foe.targets[AUTOMA] = foe.targets.get(AUTOMA, 0) + other.targets.pop(AUTOMA, 0)
