"""Last Hope: a Hope die in place of Humanity, who gets one, and the drawer's own (HI-7)."""

from __future__ import annotations

from rules.engine import Option, Prompt

from .context import Here
from .state import FULL
from .words import count

TAKE = Option(
    "hope",
    "support",
    "Take a Hope die",
    "Your Last Hope. If there are too few, the least burdened come first.",
)
ROLL = [
    Option("hope-0", "hope", "Roll now"),
    *(
        Option(f"hope-{n}", "hope", f"Roll with {count(n, 'Hope die', 'Hope dice')}")
        for n in range(1, FULL + 1)
    ),
]
"""To roll with no Hope die, with 1 and so on."""


def claims(h: Here) -> list[int]:
    """Those beside the drawer who claim a Hope die: the least burdened by conditions first, ties
    clockwise from the drawer's left. Claims are settled at the lock (HI-7.5)."""
    s, scene = h.s, h.scene
    claimants = [seat for seat in scene.last_hope if seat != scene.drawer and s.lives(seat)]
    order = s.clockwise(scene.drawer, claimants)
    return sorted(order, key=lambda seat: s.at(seat).penalty)


def lock(h: Here) -> Prompt[str]:
    """How many of the Hope dice that remain go in; this closes the table (HI-7.7, HI-6.9)."""
    s, scene = h.s, h.scene
    left = max(0, s.hope - len(claims(h))) if s.hope_for(scene.drawer) else 0
    return h.t.choice(
        scene.drawer,
        "All have answered. Roll, and with how much Hope? Dice used are gone for everyone.",
        ROLL[: left + 1],
        default="hope-0",
        rule="HI-7.7",
    )
