"""Round the table."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rules.kit.seats import apart, clockwise


def test_clockwise() -> None:
    assert clockwise(4, 2) == [2, 3, 0, 1]
    assert clockwise(4, 2, {0, 3}) == [3, 0]


@given(st.integers(1, 8), st.data())
def test_the_shorter_way_round(seats: int, data: st.DataObject) -> None:
    one, other = (data.draw(st.integers(0, seats - 1)) for _ in range(2))
    order = clockwise(seats, one)
    back = clockwise(seats, other)
    assert apart(seats, one, other) == min(order.index(other), back.index(one))
