"""Ways over a graph: how far a node is. A node is anything hashable. A function gives the nodes
that one can step to, so closed doors, means of travel and changing prices count.

All results are deterministic: of nodes that are equally far, those that a function lists first come
first."""

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from heapq import heappop, heappush
from typing import TypeAlias, TypeVar

N = TypeVar("N", bound=Hashable)

Neighbours: TypeAlias = Callable[[N], Iterable[N]]
"""Gives the nodes that a node leads to in one step."""
Ways: TypeAlias = Callable[[N], Iterable[tuple[N, int]]]
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
    settled: dict[N, int] = {}
    # The running number decides between equal costs: nodes need not be comparable, and the node
    # found first goes first.
    ahead: list[tuple[int, int, N]] = [(0, 0, start)]
    found = 0
    while ahead:
        cost, _, at = heappop(ahead)
        if at in settled:
            continue
        settled[at] = cost
        for node, price in ways(at):
            if node not in settled and (most is None or cost + price <= most):
                found += 1
                heappush(ahead, (cost + price, found, node))
    return settled
