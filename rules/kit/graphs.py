"""Ways over a graph: how far a node is, and by which way. A node is anything hashable; a function
gives the nodes that one can step to, so closed doors, means of travel and changing prices count.

All results are deterministic: the nodes that a function lists first are tried first, and of several
shortest ways the one found first is taken."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterable
from heapq import heappop, heappush
from typing import TypeAlias, TypeVar

N = TypeVar("N", bound=Hashable)

Neighbours: TypeAlias = "Callable[[N], Iterable[N]]"
"""Gives the nodes that a node leads to in one step."""
Ways: TypeAlias = "Callable[[N], Iterable[tuple[N, int]]]"
"""Gives the nodes that a node leads to, each with its price: a whole number, not negative."""


def count_steps(start: N, neighbours: Neighbours[N], most: int | None = None) -> dict[N, int]:
    """Count the steps to each node, nearest first, including the start with 0. `most`: go no
    further than this many steps."""
    found = {start: 0}
    ahead = deque([start])
    while ahead:
        at = ahead.popleft()
        if most is not None and found[at] >= most:
            break
        for node in neighbours(at):
            if node not in found:
                found[node] = found[at] + 1
                ahead.append(node)
    return found


def find_costs(start: N, ways: Ways[N], most: int | None = None) -> dict[N, int]:
    """Find the least cost of getting to each node, cheapest first, including the start with 0.
    `most`: leave out nodes that cost more."""
    return {node: cost for node, (cost, _) in _run_dijkstra(start, ways, most).items()}


def find_cheapest(
    start: N, goals: Collection[N], ways: Ways[N], most: int | None = None
) -> list[N] | None:
    """Find the cheapest way to any of the goals: the nodes after the start, up to the goal. Return
    [] if the start is a goal, and None if no way leads to a goal (or none within the cost
    `most`)."""
    settled = _run_dijkstra(start, ways, most, goals)
    at = next((node for node in settled if node in goals), None)
    if at is None:
        return None
    way: list[N] = []
    while at != start:
        way.append(at)
        _, at = settled[at]
    return way[::-1]


def _run_dijkstra(
    start: N, ways: Ways[N], most: int | None, goals: Collection[N] = ()
) -> dict[N, tuple[int, N]]:
    """Run Dijkstra's algorithm: find each node's cost and the node before it, up to the first
    goal."""
    settled: dict[N, tuple[int, N]] = {}
    # The running number decides between equal costs: nodes need not be comparable, and the node
    # found first goes first.
    ahead: list[tuple[int, int, N, N]] = [(0, 0, start, start)]
    found = 0
    while ahead:
        cost, _, at, before = heappop(ahead)
        if at in settled:
            continue
        settled[at] = cost, before
        if at in goals:
            break
        for node, price in ways(at):
            if node not in settled and (most is None or cost + price <= most):
                found += 1
                heappush(ahead, (cost + price, found, node, at))
    return settled
