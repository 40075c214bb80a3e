"""The order of seats round the table."""

from collections.abc import Iterable


def list_clockwise(seats: int, start: int, among: Iterable[int] | None = None) -> list[int]:
    """List the seats in the order of play, beginning at `start` itself; only those in `among`, if
    given. The left neighbour of a seat comes next after it."""
    order = [*range(start, seats), *range(start)]
    if among is None:
        return order
    wanted = set(among)
    return [seat for seat in order if seat in wanted]
