"""Finds spaces for members who are moved other than by walking."""

from __future__ import annotations

from collections.abc import Collection

from rules.aftermath.model.state import State
from rules.aftermath.model.terms import Line
from rules.aftermath.play.page import maps
from rules.kit.graphs import count_steps


def find_landings(s: State, start: int, far: int, but: Collection[Line] = ()) -> list[int]:
    """List the other spaces within `far` steps over any lines except `but`, in rising order."""
    reached = count_steps(
        start, lambda one: (to for to, line in maps.find_ways(s, one).items() if line not in but)
    )
    return sorted(to for to, away in reached.items() if 0 < away <= far)
