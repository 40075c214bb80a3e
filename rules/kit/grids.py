"""Grids: cells named by a letter and a number, and their neighbours; and tiles laid on cells, whose
exits must face each other."""

from collections.abc import Iterable, Sequence
from re import IGNORECASE
from re import compile as pattern
from typing import Literal, TypeAlias

Cell: TypeAlias = str
"""A cell, such as "D4": the letter of the column, the number of the row."""
Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
"""The sides, clockwise. North is towards the first row, west towards the first column."""

_STEP: dict[Side, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


_OPPOSITE: dict[Side, Side] = {"N": "S", "E": "W", "S": "N", "W": "E"}


def find_opposite_side(side: Side) -> Side:
    """Return the side of the neighbouring cell that faces this side."""
    return _OPPOSITE[side]


class Grid:
    """A board of `columns` x `rows`, such as Grid("ABCDEFG", 7): cells A1 to G7. Pieces step over
    the sides of a cell, never over its corners."""

    def __init__(self, columns: Sequence[str], rows: int) -> None:
        self._places = {
            f"{letter}{row + 1}": (column, row)
            for column, letter in enumerate(columns)
            for row in range(rows)
        }
        self.cells: tuple[Cell, ...] = tuple(self._places)
        """All cells in coordinate order, column by column."""
        self.sides: dict[Cell, dict[Side, Cell]] = {}
        """Cell -> side -> the cell beyond that side, in the order N, E, S, W; sides at the edge are
        left out."""
        self.neighbours: dict[Cell, tuple[Cell, ...]] = {}
        """Cell -> its neighbours in coordinate order."""
        order = {cell: index for index, cell in enumerate(self.cells)}
        for cell, (column, row) in self._places.items():
            beyond: dict[Side, Cell] = {}
            for side, (across, down) in _STEP.items():
                if 0 <= column + across < len(columns) and 0 <= row + down < rows:
                    beyond[side] = f"{columns[column + across]}{row + down + 1}"
            self.sides[cell] = beyond
            self.neighbours[cell] = tuple(sorted(beyond.values(), key=order.__getitem__))
        letters, numbers = "".join(columns), "|".join(str(row) for row in range(rows, 0, -1))
        self._plain = pattern(rf"\b([{letters}])\s*({numbers})\b", IGNORECASE)
        self._reversed = pattern(rf"\b({numbers})\s*([{letters}])\b", IGNORECASE)

    def count_steps(self, one: Cell, other: Cell) -> int:
        """Count the steps between two cells of an empty board."""
        (column, row), (across, down) = self._places[one], self._places[other]
        return abs(column - across) + abs(row - down)

    def normalise_cells(self, text: str) -> str:
        """Rewrite the cells that somebody typed in a text: "4d" and "d 4" become "D4". The rest of
        the text stays as it is."""
        text = self._reversed.sub(lambda m: m[2].upper() + m[1], text)
        return self._plain.sub(lambda m: m[1].upper() + m[2], text)


def turn_exits(exits: Iterable[Side], quarters: int) -> tuple[Side, ...]:
    """Return the exits of a tile turned clockwise by this many quarters, in the order N, E, S,
    W."""
    now = {SIDES[(SIDES.index(side) + quarters) % 4] for side in exits}
    return tuple(side for side in SIDES if side in now)


def list_fitting_turns(exits: Iterable[Side], towards: Side) -> list[int]:
    """List the clockwise turns, in quarters, that give a tile an exit on this side; of turns with
    the same exits, only the first."""
    found: dict[tuple[Side, ...], int] = {}
    exits = tuple(exits)
    for quarters in range(4):
        now = turn_exits(exits, quarters)
        if towards in now:
            found.setdefault(now, quarters)
    return list(found.values())
