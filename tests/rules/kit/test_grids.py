"""Grids, and tiles whose exits face each other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kit import graphs
from rules.kit.grids import SIDES, Grid, Side, find_opposite_side, list_fitting_turns, turn_exits

GRID = Grid("ABCD", 5)
cells = st.sampled_from(GRID.cells)
tiles = st.sets(st.sampled_from(SIDES))


def test_cells_lie_column_by_column_with_their_neighbours() -> None:
    assert GRID.cells[:6] == ("A1", "A2", "A3", "A4", "A5", "B1")
    assert GRID.cells[-1] == "D5"
    assert GRID.sides["A1"] == {"E": "B1", "S": "A2"}
    assert GRID.neighbours["B2"] == ("A2", "B1", "B3", "C2")


@given(cells, cells)
def test_the_distance_is_the_fewest_steps(one: str, other: str) -> None:
    steps = graphs.count_steps(one, GRID.neighbours.__getitem__)
    assert GRID.count_steps(one, other) == steps[other]


@given(cells)
def test_going_back_returns_to_the_same_cell(cell: str) -> None:
    for side, beyond in GRID.sides[cell].items():
        assert GRID.sides[beyond][find_opposite_side(side)] == cell


@pytest.mark.parametrize(
    ("grid", "typed", "read"),
    [
        *((GRID, f"to {typed}, please", "to D4, please") for typed in ("d4", "4D", "D 4", "4 d")),
        (GRID, "E4 and D6 and AB1", "E4 and D6 and AB1"),  # which are no cells
        (Grid("AB", 12), "12b and a1 and A 11", "B12 and A1 and A11"),
    ],
)
def test_cells_are_understood_as_people_type_them(grid: Grid, typed: str, read: str) -> None:
    assert grid.normalise_cells(typed) == read


@given(tiles, st.integers(0, 3))
def test_a_full_turn_leaves_a_tile_as_it_was(exits: set[Side], quarters: int) -> None:
    assert set(turn_exits(turn_exits(exits, quarters), 4 - quarters)) == exits


def test_exits_turn_clockwise() -> None:
    assert turn_exits(["N", "E"], 1) == ("E", "S")
    assert turn_exits(["W"], 1) == ("N",)


def test_fitting_turns_are_those_that_connect() -> None:
    assert list_fitting_turns(["N", "E"], "N") == [0, 3]
    assert list_fitting_turns(["N", "S"], "E") == [1]  # turned by three quarters it lies the same
    assert list_fitting_turns([], "E") == []
