"""Paths in a graph, checked against the simplest algorithm."""

from hypothesis import given
from hypothesis import strategies as st

from rules.kit import graphs

nodes = st.integers(0, 6)
edges = st.dictionaries(st.tuples(nodes, nodes), st.integers(0, 4), max_size=20)


def ways_of(edges: dict[tuple[int, int], int]) -> dict[int, list[tuple[int, int]]]:
    return {at: [(end, price) for (a, end), price in edges.items() if a == at] for at in range(7)}


def by_relaxing(edges: dict[tuple[int, int], int]) -> dict[int, int]:
    """The Bellman-Ford algorithm."""
    found = {0: 0}
    for _ in range(7):
        for (one, other), price in edges.items():
            if one in found and found[one] + price < found.get(other, 1000):
                found[other] = found[one] + price
    return found


@given(edges)
def test_find_costs_finds_the_least_costs(edges: dict[tuple[int, int], int]) -> None:
    ways = ways_of(edges)
    costs = graphs.find_costs(0, ways.__getitem__)
    assert costs == by_relaxing(edges)
    assert list(costs.values()) == sorted(costs.values())


@given(edges, st.integers(0, 8))
def test_nodes_beyond_the_limit_are_left_out(edges: dict[tuple[int, int], int], most: int) -> None:
    ways = ways_of(edges)
    within = {node: cost for node, cost in by_relaxing(edges).items() if cost <= most}
    assert graphs.find_costs(0, ways.__getitem__, most) == within
    plain = dict.fromkeys(edges, 1)
    away = {node: count for node, count in by_relaxing(plain).items() if count <= most}
    neighbours = {at: [end for end, _ in ends] for at, ends in ways.items()}
    assert graphs.count_steps(0, neighbours.__getitem__, most) == away


def test_nodes_at_equal_cost_keep_the_listed_order() -> None:
    around = {"a": "bc", "b": "d", "c": "d", "d": ""}
    assert list(graphs.count_steps("a", around.__getitem__)) == ["a", "b", "c", "d"]
    costs = graphs.find_costs("a", lambda at: [(end, 1) for end in around[at]])
    assert list(costs.items()) == [("a", 0), ("b", 1), ("c", 1), ("d", 2)]
