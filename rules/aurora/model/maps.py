"""The road from space 100 to the last quay: spaces, links, and what they cost (LA-10, LA-19)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from typing import Literal, TypeAlias

from rules.aurora.model.cards import Shortcut
from rules.aurora.model.decks import DECKS

Space = str
"""The id of a space: a number, with a letter if roads run side by side (102, 104a), or Q1 to Q8."""
START: Space = "100"
QUAYS: tuple[Space, ...] = tuple(f"Q{n}" for n in range(1, 9))
LAST: Space = QUAYS[-1]
TUNNELS = (("108a", "109a"), ("117a", "118a"), ("108b", "109b"), ("117b", "118b"))


@cache
def find_space_number(space: Space) -> int:
    """Count the steps from space 100 on standard roads (LA-19.1)."""
    if space.startswith("Q"):
        return 122 + int(space[1:])
    found = re.match(r"\d+", space)
    assert found is not None
    return int(found[0])


@cache
def find_region(space: Space) -> int:
    """Find which Region board the space is on: 1 to 3 (LA-19.2)."""
    at = find_space_number(space)
    return 1 if at <= 108 else 2 if at <= 117 else 3


def find_aurora_space(aurora: int, red: bool) -> int:
    """Find the number of the space beside the Aurora (LA-19.3). `aurora` is its place on the track;
    the red track begins 2 spaces further on."""
    return 122 + aurora + (2 if red else 0)


def find_aurora_quay(aurora: int, red: bool) -> int:
    """Find the number of the quay beside the Aurora: 3 for Q3 (LA-19.3)."""
    return find_aurora_space(aurora, red) - 122


@dataclass(frozen=True)
class Link:
    """A way between two spaces, in both directions. Every kind costs 1 movement point."""

    ends: tuple[Space, Space]
    kind: Literal["road", "tunnel", "shortcut"]
    shortcut: Shortcut | None = None

    @cached_property
    def id(self) -> str:
        return "-".join(self.ends)

    def find_other_end(self, space: Space) -> Space:
        return self.ends[1] if self.ends[0] == space else self.ends[0]

    @property
    def is_rough(self) -> bool:
        return self.shortcut is not None and self.shortcut.rough

    @property
    def has_avalanche(self) -> bool:
        return self.shortcut is not None and self.shortcut.avalanche

    @cached_property
    def is_perilous(self) -> bool:
        """Whether crossing the link costs more than a step, or closes the link."""
        s = self.shortcut
        return s is not None and bool(s.damage or s.contamination or s.avalanche)


Way: TypeAlias = tuple[Link, Space]
"""A link that leads from a space, and the space at its other end."""


@dataclass(frozen=True)
class Map:
    """Three Region boards side by side."""

    links: dict[Space, tuple[Link, ...]]
    by_id: dict[str, Link]
    waypoints: tuple[Space, ...]
    closed: tuple[Space, ...]
    """Open ends of half-collapsed tunnels; a Closed Tunnel counter lies on each (LA-2.3)."""

    @cached_property
    def ways(self) -> dict[Space, tuple[Way, ...]]:
        """The ways from each space."""
        return {
            space: tuple((link, link.find_other_end(space)) for link in links)
            for space, links in self.links.items()
        }

    @cached_property
    def ways_ahead(self) -> dict[Space, tuple[Way, ...]]:
        """The ways from each space that lead to a higher number."""
        return {
            space: tuple(
                way for way in ways if find_space_number(way[1]) > find_space_number(space)
            )
            for space, ways in self.ways.items()
        }

    @cached_property
    def default_next_spaces(self) -> dict[Space, Space]:
        """Each space -> the next one for a player who does not choose: by standard roads and open
        tunnels, on branch a unless it ends at a Closed Tunnel (LA-10.7)."""
        found: dict[Space, Space] = {}
        for space, ways in self.ways_ahead.items():
            on = [end for link, end in ways if not link.shortcut and end not in self.dead_ends]
            if on:
                found[space] = min(on)
        return found

    @cached_property
    def dead_ends(self) -> frozenset[Space]:
        """Spaces from which every road ahead ends at a Closed Tunnel (LA-20.27)."""
        found: set[Space] = set()
        for space in sorted(self.links, key=find_space_number, reverse=True):
            ahead = [end for link, end in self.ways_ahead[space] if not link.shortcut]
            if all(other in found for other in ahead) if ahead else space in self.closed:
                found.add(space)
        return frozenset(found)

    def list_spaces(self) -> Iterator[Space]:
        return iter(self.links)

    def list_avalanches(self) -> list[str]:
        """List the ids of the Avalanche Shortcuts."""
        return [link.id for link in self.by_id.values() if link.has_avalanche]


@cache
def make_map(sides: tuple[str, str, str]) -> Map:
    """Make the map of three Region sides, such as ("1A", "2B", "3A")."""
    links: list[Link] = []
    waypoints: list[Space] = []
    for side in sides:
        board = DECKS.regions[side]
        for chain in board.roads:
            spaces = chain.split("-")
            links += [Link((a, b), "road") for a, b in pairwise(spaces)]
        links += [Link(cut.ends, "shortcut", cut) for cut in board.shortcuts]
        waypoints += board.waypoints
    there = {space for link in links for space in link.ends}
    closed: list[Space] = []
    for west, east in TUNNELS:
        if west in there and east in there and not _is_collapsed(sides, west, east):
            links.append(Link((west, east), "tunnel"))
        else:
            closed += [end for end in (west, east) if end in there]
    around: dict[Space, list[Link]] = {space: [] for space in sorted(there, key=_find_sort_key)}
    for link in links:
        for end in link.ends:
            around[end].append(link)
    return Map(
        {space: tuple(found) for space, found in around.items()},
        {link.id: link for link in links},
        tuple(waypoints),
        tuple(closed),
    )


def _is_collapsed(sides: tuple[str, str, str], west: Space, east: Space) -> bool:
    if west.endswith("a"):
        return False
    left, right = (
        DECKS.regions[sides[find_region(west) - 1]],
        DECKS.regions[sides[find_region(east) - 1]],
    )
    return bool(left.east or right.west)


def _find_sort_key(space: Space) -> tuple[int, str]:
    return find_space_number(space), space
