"""Round the table."""

from rules.kit.seats import list_clockwise


def test_seats_are_listed_clockwise() -> None:
    assert list_clockwise(4, 2) == [2, 3, 0, 1]
    assert list_clockwise(4, 2, {0, 3}) == [3, 0]
