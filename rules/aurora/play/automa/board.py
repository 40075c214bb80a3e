"""The Last Automa's board: rows, stores, Survivors and tracks (LA-20). No player decides for the
Automa."""

from collections.abc import Sequence

from rules.aurora.effects import objects
from rules.aurora.model.boxes import list_amounts
from rules.aurora.model.cards import Hit
from rules.aurora.model.players import FAME
from rules.aurora.model.state import AUTOMA, Automa, State
from rules.aurora.play.combat import outcomes
from rules.aurora.play.context import Here
from rules.aurora.words import NO_CAUSE, Message
from rules.engine import Text

ROWS = "ABCD"
COLUMNS = 6
STORE = 7
CREW = 6
WEAPONS = {("A", 1): 1, ("A", 3): 2, ("A", 6): 3, ("C", 2): 1}
"""(row, column) -> rating (LA-20.4)."""
SPEED_BOX = ("A", 4)
BASE_SPEED = 2


def make_board(*, hard: bool, variant: bool) -> Automa:
    """Make the board at the start: all of row A is covered except its leftmost box (LA-20.3)."""
    rows = {row: [False] * COLUMNS for row in ROWS}
    rows["A"] = [False, *[True] * (COLUMNS - 1)]
    return Automa(hard=hard, variant=variant, rows=rows)


def require_automa(s: State) -> Automa:
    """Return the Automa of a solo game."""
    assert s.automa is not None
    return s.automa


# -- boxes ---------------------------------------------------------------------------------------


def apply_damage(h: Here, points: int, letter: str = "", *, why: Text = NO_CAUSE) -> None:
    """Give the Automa Damage: each point in the row of `letter`, or of a drawn Outcome card's
    letter, at the round counter or left of it (LA-20.32 to LA-20.34)."""
    a = require_automa(h.s)
    for _ in range(points):
        row = letter or outcomes.draw_outcome(h).letter
        column = next((c for c in range(a.column, 0, -1) if not a.rows[row][c - 1]), None)
        if column is None:
            if (AUTOMA, row) not in h.already_told:
                h.already_told.add((AUTOMA, row))
                h.tell(Message("automa-row-spent", row=row, why=why), kind="automa")
            continue
        a.rows[row][column - 1] = True
        told = Message("automa-takes-damage", row=row, column=column, why=why)
        h.tell(told, kind="automa")


def repair_damage(h: Here, points: int = 1) -> None:
    """Remove Damage counters: each time the first from the round counter leftwards, column by
    column, top to bottom (LA-20.35)."""
    a = require_automa(h.s)
    for _ in range(points):
        for column in range(a.column, 0, -1):
            row = next((row for row in ROWS if a.rows[row][column - 1]), None)
            if row is not None:
                a.rows[row][column - 1] = False
                h.tell(Message("automa-repairs", row=row, column=column), kind="automa")
                break


def is_box_working(a: Automa, row: str, column: int) -> bool:
    """Whether a box is uncovered and undamaged (LA-20.4)."""
    return not a.rows[row][column - 1]


def count_clean_groups(a: Automa) -> int:
    """Count the groups of three boxes without Damage; covered boxes count as damaged (LA-20.49)."""
    return sum(
        not any(a.rows[row][start : start + 3]) for row in ROWS for start in (0, COLUMNS // 2)
    )


# -- stores, Survivors, Fame ---------------------------------------------------------------------


def gain_tokens(h: Here, what: str, *, why: Text = NO_CAUSE) -> None:
    """Give the Automa tokens such as "FFO": Resources to its stores, Objects unseen to its pile.
    Excess is lost (LA-20.5, LA-20.14)."""
    a = require_automa(h.s)
    came = ""
    for token in what:
        before = a.fuel, a.food, a.ammo, len(a.objects) + a.counted
        if token == "O":
            card = objects.take_top(h)
            a.objects += [] if card is None else [card]
        elif token == "F":
            a.fuel = min(STORE, a.fuel + 1)
        elif token == "P":
            a.food = min(STORE, a.food + 1)
        else:
            a.ammo = min(STORE, a.ammo + 1)
        came += token * (before != (a.fuel, a.food, a.ammo, len(a.objects) + a.counted))
    if came:
        h.tell(Message("automa-gains", amounts=list_amounts(came), why=why), kind="automa")


def gain_survivor(h: Here) -> None:
    """Give the Automa one more Survivor, or treat a contaminated one if it has six (LA-20.16)."""
    a = require_automa(h.s)
    if a.survivors < CREW:
        a.survivors += 1
        h.tell(Message("automa-has-survivors", survivors=a.survivors), kind="automa")
    else:
        treat_survivors(h, 1)


def contaminate_rightmost(h: Here, *, why: Text = NO_CAUSE) -> None:
    """Move the Automa's rightmost Survivor to the Contaminated Zone (LA-20.29)."""
    a = require_automa(h.s)
    if a.contaminated_count < a.survivors:
        a.standing.append(True)
        told = Message("automa-contaminated", count=a.contaminated_count, why=why)
        h.tell(told, kind="automa")


def treat_survivors(h: Here, count: int, *, why: Text = NO_CAUSE) -> None:
    """Bring back `count` contaminated Survivors, standing ones first (LA-20.29, LA-20.46)."""
    a = require_automa(h.s)
    treated = min(count, a.contaminated_count)
    for _ in range(treated):
        a.standing.remove(True in a.standing)
    if treated:
        h.tell(Message("automa-treats", count=treated, why=why), kind="automa")


def change_fame(h: Here, points: int) -> None:
    """Change the Automa's Fame; its Fame Track works like a player's (LA-20.39)."""
    a = require_automa(h.s)
    for _ in range(abs(points)):
        if points > 0 and a.fame == FAME[-1]:
            repair_damage(h)
        elif points < 0 and a.fame == FAME[0]:
            apply_damage(h, 1)
        else:
            a.fame += 1 if points > 0 else -1
            h.tell(Message("automa-fame", fame=a.fame), kind="automa")


def apply_ambush_hits(h: Here, hits: Sequence[Hit], why: Text) -> None:
    """Apply the hits of an ambush to the Automa, ignoring target areas (LA-20.30, LA-20.31)."""
    a = require_automa(h.s)
    for hit in hits:
        if hit.contamination:
            contaminate_rightmost(h, why=why)
        elif hit.damage:
            apply_damage(h, hit.damage, why=why)
        elif not lose_any(h, a, why):
            apply_damage(h, 1, why=why)


def lose_any(h: Here, a: Automa, why: Text) -> bool:
    """Take one Resource from the Automa: Ammo, else Food, else Fuel (LA-20.31). Return whether it
    had any."""
    if a.ammo:
        a.ammo -= 1
        lost = "A"
    elif a.food:
        a.food -= 1
        lost = "P"
    elif a.fuel:
        a.fuel -= 1
        lost = "F"
    else:
        return False
    h.tell(Message("automa-loses", token=lost, why=why), kind="automa")
    return True
