"""Round the table."""

from rules.kit.seats import clockwise


def test_clockwise() -> None:
    assert clockwise(4, 2) == [2, 3, 0, 1]
    assert clockwise(4, 2, {0, 3}) == [3, 0]
