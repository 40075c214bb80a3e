"""The grid: 49 spaces named by letter and number (SV-1.1, SV-1.2), and the walks over it (SV-4)."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TypeAlias

from rules.kit.grids import Cell, Grid

Space: TypeAlias = Cell

COLUMNS = "ABCDEFG"
ROWS = "1234567"
GRID = Grid(COLUMNS, len(ROWS))
"""The grid, which reads "4d" as D4 (SV-1.2) and knows neighbours: up, down, left, right, never
diagonally (SV-4.1)."""
SPACES: tuple[Space, ...] = GRID.cells
"""All spaces in coordinate order."""
BIT: dict[Space, int] = {space: 1 << index for index, space in enumerate(SPACES)}
"""Space -> its bit; the bit set of several spaces has all their bits."""


def make_mask(these: Iterable[Space]) -> int:
    """Make the bit set of these spaces."""
    bits = 0
    for space in these:
        bits |= BIT[space]
    return bits


@cache
def _find_walks(start: Space, length: int) -> dict[int, tuple[int, ...]]:
    """Find, for the bit of each space where a walk of `length` steps may end, the bit sets of the
    spaces that such walks pass through. No walk enters a space twice, its start included (SV-4.3,
    SV-4.4)."""
    passed: dict[int, set[int]] = {}

    def walk(at: Space, left: int, through: int, seen: int) -> None:
        for ahead in GRID.neighbours[at]:
            bit = BIT[ahead]
            if seen & bit:
                continue
            if left == 1:
                passed.setdefault(bit, set()).add(through)
            else:
                walk(ahead, left - 1, through | bit, seen | bit)

    walk(start, length, 0, BIT[start])
    return {end: tuple(sorted(ways)) for end, ways in passed.items()}


@cache
def _find_touched(start: Space, points: int) -> int:
    """Find the spaces that a move of this many points could touch, as a bit set."""
    return make_mask({space for space in SPACES if GRID.count_steps(start, space) <= points})


def find_lowest_space(bits: int) -> Space:
    """Find the space with the lowest coordinate in a bit set that is not empty."""
    return SPACES[(bits & -bits).bit_length() - 1]


def find_ends(start: Space, points: int, dear: int, closed: int) -> int:
    """Find the spaces on which a piece can end by using all of its points, as a bit set.

    Entering a space costs 1 point (SV-4.5), but passing through one in `dear` costs 2 (SV-4.6). The
    space where the piece ends always costs 1 (SV-4.9), and the one that it leaves costs nothing
    (SV-4.10). The piece cannot pass or end on a space in `closed` (SV-4.14). Both are bit sets."""
    # Spaces further away make no difference, nor do prices of spaces that nobody can pass. So
    # few different calls are left that the cache has most answers.
    near, passed = _find_touched(start, points), _find_touched(start, points - 1)
    return _find_ends(start, points, dear & passed & ~BIT[start], closed & near)


@lru_cache(maxsize=1 << 16)
def _find_ends(start: Space, points: int, dear: int, closed: int) -> int:
    ends = 0
    for steps in range(points, points // 2, -1):
        surcharge = points - steps
        if surcharge > dear.bit_count():
            break
        barred = closed if surcharge else closed | dear
        for end, ways in _find_walks(start, steps).items():
            if (ends | closed) & end:
                continue
            for through in ways:
                if not through & barred and (
                    not surcharge or (through & dear).bit_count() == surcharge
                ):
                    ends |= end
                    break
    return ends


@lru_cache(maxsize=1 << 16)
def list_spaces(bits: int) -> tuple[Space, ...]:
    """List the spaces of a bit set, in coordinate order."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(SPACES[lowest.bit_length() - 1])
        bits ^= lowest
    return tuple(found)
