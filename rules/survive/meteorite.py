"""The Meteorite lands (SV-12)."""

from __future__ import annotations

from . import flavour
from .bank import lose_all, lose_half
from .board import GRID, Space
from .components import in_words
from .context import Here
from .crates import lose_crates
from .monsters import kill_vampire, kill_zombie


def meteorite_lands(t: Here, space: Space) -> None:
    """It moves there from wherever it lay (SV-12.1); landing where it lies strikes again
    (SV-12.16)."""
    s = t.state
    s.dark = space
    struck_humans = s.humans_on(space)
    struck_monsters = s.monsters_on(space)
    line = flavour.of_event(
        s,
        "meteorite-human"
        if struck_humans
        else "meteorite-monster"
        if struck_monsters
        else "meteorite-structure"
        if space in s.defenses
        else "meteorite-empty",
    )
    t.tell(f"The dark Meteorite lands on {space}. {line}", kind="meteorite", space=space)
    for seat in struck_humans:
        lost = lose_all(s, seat)
        t.tell(f"{t.name(seat)} loses {in_words(lost)} and is stuck.", kind="cards", seat=seat)
    for beside in GRID.neighbours[space]:
        for seat in s.humans_on(beside):
            lost = lose_half(t, seat)
            t.tell(f"{t.name(seat)}, beside it, loses {in_words(lost)}.", kind="cards", seat=seat)
    for zombie in s.zombies_on(space):
        kill_zombie(t, zombie)
    if s.vampire == space:
        kill_vampire(t)
    for colour in [colour for colour, at in s.coffins.items() if at == space]:
        del s.coffins[colour]
        t.tell(f"The {colour.title()} Coffin is destroyed.", kind="coffin", colour=colour)
    for colour, size in s.defenses.pop(space, {}).items():
        owner = s.seat_of(colour)
        assert owner is not None
        s.players[owner].cubes[size] += 1
        t.tell(
            f"{t.name(owner)}'s {size.title()} Defense is destroyed; the cube goes back to stock.",
            kind="build",
            seat=owner,
        )
    if crushed := lose_crates(s, space):
        what = "A Crate is" if crushed == 1 else f"{crushed} Crates are"
        t.tell(f"{what} crushed at {space}.", kind="crate", space=space)
