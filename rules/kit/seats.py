"""The order of seats round the table."""

from __future__ import annotations

from collections.abc import Iterable


def clockwise(seats: int, start: int, among: Iterable[int] | None = None) -> list[int]:
    """The seats in the order of play, beginning at `start` itself; only some, where `among` says
    which. The left neighbour of a seat is the next after it."""
    order = [*range(start, seats), *range(start)]
    if among is None:
        return order
    wanted = set(among)
    return [seat for seat in order if seat in wanted]
