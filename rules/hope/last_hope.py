"""Who gets a Hope die when there are too few (HI-7.4)."""

from __future__ import annotations

from .turn import Here


def claims(h: Here) -> list[int]:
    """Those beside the drawer who claim a Hope die: the least burdened by conditions first, ties
    clockwise from the drawer's left. Claims are settled at the lock (HI-7.5)."""
    s, scene = h.s, h.scene
    claimants = [seat for seat in scene.last_hope if seat != scene.drawer and s.lives(seat)]
    order = s.clockwise(scene.drawer, claimants)
    return sorted(order, key=lambda seat: s.at(seat).penalty)
