"""Ways over a graph, against the plainest reckoning there is."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rules.kit import graphs

nodes = st.integers(0, 6)
edges = st.dictionaries(st.tuples(nodes, nodes), st.integers(0, 4), max_size=20)


def ways_of(edges: dict[tuple[int, int], int]) -> dict[int, list[tuple[int, int]]]:
    return {at: [(end, price) for (a, end), price in edges.items() if a == at] for at in range(7)}


def by_relaxing(edges: dict[tuple[int, int], int]) -> dict[int, int]:
    """Bellman and Ford's."""
    found = {0: 0}
    for _ in range(7):
        for (one, other), price in edges.items():
            if one in found and found[one] + price < found.get(other, 1000):
                found[other] = found[one] + price
    return found


@given(edges)
def test_the_least_costs(edges: dict[tuple[int, int], int]) -> None:
    ways = ways_of(edges)
    costs = graphs.find_costs(0, ways.__getitem__)
    assert costs == by_relaxing(edges)
    assert list(costs.values()) == sorted(costs.values())


@given(edges, st.integers(0, 8))
def test_no_further_than_the_points_reach(edges: dict[tuple[int, int], int], most: int) -> None:
    ways = ways_of(edges)
    within = {node: cost for node, cost in by_relaxing(edges).items() if cost <= most}
    assert graphs.find_costs(0, ways.__getitem__, most) == within
    plain = dict.fromkeys(edges, 1)
    away = {node: count for node, count in by_relaxing(plain).items() if count <= most}
    neighbours = {at: [end for end, _ in ends] for at, ends in ways.items()}
    assert graphs.count_steps(0, neighbours.__getitem__, most) == away


@given(edges, st.sets(st.integers(0, 6)))
def test_the_cheapest_way_costs_the_least(
    edges: dict[tuple[int, int], int], goals: set[int]
) -> None:
    costs = by_relaxing(edges)
    way = graphs.find_cheapest(0, goals, ways_of(edges).__getitem__)
    if way is None:
        assert not goals & costs.keys()
        return
    end = way[-1] if way else 0
    assert end in goals
    paid = sum(edges[step] for step in pairwise([0, *way]))
    assert paid == min(costs[goal] for goal in goals & costs.keys())


def test_of_equal_ways_the_first_listed() -> None:
    around = {"a": "bc", "b": "d", "c": "d", "d": ""}
    assert graphs.find_cheapest("a", "d", lambda at: [(end, 1) for end in around[at]]) == ["b", "d"]
    assert list(graphs.count_steps("a", around.__getitem__)) == ["a", "b", "c", "d"]


def test_a_goal_out_of_reach() -> None:
    ways = {"a": [("b", 3)], "b": []}
    assert graphs.find_cheapest("a", "b", ways.__getitem__, most=2) is None
    assert graphs.find_cheapest("a", "a", ways.__getitem__) == []
