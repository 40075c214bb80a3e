"""The Fame Track (LA-5.1 to LA-5.4)."""

from __future__ import annotations

from rules.aurora.model.players import FAME
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy, damage
from rules.engine import Option, Play
from rules.kit.words import give_cause


def change_fame(h: Here, seat: int, points: int, *, why: str = "") -> Play[None]:
    """Move the player on the Fame Track. Each point above the top is an optional Repair, each below
    the bottom 1 Damage (LA-5.1 to LA-5.4)."""
    p = h.find_player(seat)
    before, p.fame = p.fame, min(FAME[-1], max(FAME[0], p.fame + points))
    moved = abs(p.fame - before)
    if moved:
        does, comes = ("gains", "makes") if points > 0 else ("loses", "leaves")
        told = f"{does} {moved} Fame, which {comes} {p.fame}."
        h.tell_of(seat, told, kind="fame", why=why)
    for _ in range(abs(points) - moved):
        if points > 0:
            yield from _repair_instead(h, seat)
        else:
            yield from damage.resolve_damage(
                h, seat, 1, why=give_cause(why, "no Fame to lose") if why else "No Fame to lose"
            )


def _repair_instead(h: Here, seat: int) -> Play[None]:
    p = h.find_player(seat)
    if not p.list_damaged_boxes():
        return
    options = [
        *(
            Option(r, "repair", convoy.label_box(p, r), p.find_box(r).label)
            for r in convoy.repair_by_default(p, 99)
        ),
        Option("none", "choose", "No Repair"),
    ]
    chosen = yield from h.choose(
        seat, "Your Fame is as high as it goes: repair 1 box instead?", options, rule="LA-5.3"
    )
    if chosen != "none":
        p.fill_box(chosen, "")
        h.tell_of(
            seat,
            f"repairs {convoy.label_box(p, chosen)}.",
            kind="repair",
            why="Fame as high as it goes",
        )
