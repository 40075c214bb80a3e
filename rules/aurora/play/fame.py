"""The Fame Track (LA-5.1 to LA-5.4)."""

from rules.aurora.model.players import FAME
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy, damage
from rules.aurora.words import NO_CAUSE, Message
from rules.engine import Option, Play, Text


def change_fame(h: Here, seat: int, points: int, *, why: Text = NO_CAUSE) -> Play[None]:
    """Move the player on the Fame Track. Each point above the top is an optional Repair, each below
    the bottom 1 Damage (LA-5.1 to LA-5.4)."""
    p = h.find_player(seat)
    before, p.fame = p.fame, min(FAME[-1], max(FAME[0], p.fame + points))
    moved = abs(p.fame - before)
    if moved:
        does = "gains-fame" if points > 0 else "loses-fame"
        told = Message(does, player=h.name_seat(seat), moved=moved, fame=p.fame, why=why)
        h.tell(told, kind="fame", seat=seat)
    for _ in range(abs(points) - moved):
        if points > 0:
            yield from _repair_instead(h, seat)
        else:
            yield from damage.resolve_damage(h, seat, 1, why=Message("no-fame", why=why))


def _repair_instead(h: Here, seat: int) -> Play[None]:
    """Offer one Repair for a Fame Point above the top of the track (LA-5.3)."""
    p = h.find_player(seat)
    if not p.list_damaged_boxes():
        return
    options = [
        *(
            Option(r, "repair", convoy.label_box(p, r), damage.describe_box_kind(p, r))
            for r in convoy.choose_default_repairs(p, 99)
        ),
        Option("none", "choose", Message("no-repair")),
    ]
    chosen = yield from h.choose(seat, Message("repair-instead"), options, rule="LA-5.3")
    if chosen != "none":
        p.fill_box(chosen, "")
        damage.tell_repairs(h, seat, [chosen], Message("fame-at-top"))
