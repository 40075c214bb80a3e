"""LA-19: the boards as the ledger has them, and what holds of every map they make."""

from itertools import pairwise, product
from typing import Any

import pytest

from rules.aurora.model.cards import Region, load_decks
from rules.aurora.model.maps import find_space_number

DECKS = load_decks()
BOARDS = """
1A roads 100-101-102-103a-104a-105a-106, 102-103b-104b-105b-106-107a-108a, 106-107b-108b.
    Shortcuts 101-104a (Rough); 103b-106 (Dangerous 1 Damage). Waypoints 104a, 105b, 107b.
1B roads 100-101-102a-103a-104a-105, 101-102b-103b-104b-105-106-107-108a, 107-108b.
    Shortcuts 100-103b (Rough); 104a-107 (Avalanche); 102a-105 (Dangerous 1 Contamination).
    Waypoints 103a, 103b, 108b.
2A roads 109a-110-111a-112a-113a-114, 110-111b-112b-113b-114-115-116a-117a, 115-116b-117b.
    Shortcuts 110-113a (Rough); 111b-114 (Dangerous 1 Damage + 1 Contamination);
    114-117a (Rough, Dangerous 1 Damage). Waypoints 112a, 112b, 116b.
2B roads 109a-110a-111a-112, 109b-110b-111b-112-113-114a-115a-116, 113-114b-115b-116-117a.
    Shortcuts 110a-113 (Rough, Avalanche); 110b-113 (Dangerous 2 Damage);
    113-116 (Dangerous 1 Contamination). Waypoints 111a, 111b, 114b, 115a.
3A roads 118a-119a-120, 118b-119b-120-121-122-Q1.
    Shortcuts 119a-122 (Rough); 119b-122 (Dangerous 1 Damage);
    121-Q2 (Rough, Dangerous 1 Damage). Waypoints 119b, 120, 121.
3B roads 118a-119-120-121a-122a-Q1, 120-121b-122b-Q1.
    Shortcuts 119-122a (Avalanche, Dangerous 1 Contamination); 120-Q1 (Rough).
    Waypoints 120, 121b, 122b.
"""
"""The boards as the ledger has them."""
TO_THE_END = "-Q2-Q3-Q4-Q5-Q6-Q7-Q8"
"""The quays, which the ledger writes once for both sides."""


SIDES = list(product(("1A", "1B"), ("2A", "2B"), ("3A", "3B")))
by_map = pytest.mark.parametrize("sides", SIDES, ids=["+".join(sides) for sides in SIDES])


def describe_board(board: Region) -> str:
    """A board as the ledger writes it."""

    def describe_shortcut(shortcut: Any) -> str:
        harm = [
            f"{n} {what}"
            for n, what in ((shortcut.damage, "Damage"), (shortcut.contamination, "Contamination"))
            if n
        ]
        kinds = [
            "Rough" if shortcut.rough else "",
            "Avalanche" if shortcut.avalanche else "",
            f"Dangerous {' + '.join(harm)}" if harm else "",
        ]
        return f"{'-'.join(shortcut.ends)} ({', '.join(filter(None, kinds))})"

    return (
        f"roads {', '.join(board.roads).replace(TO_THE_END, '')}. "
        f"Shortcuts {'; '.join(map(describe_shortcut, board.shortcuts))}. "
        f"Waypoints {', '.join(board.waypoints)}."
    )


def find_boards(sides: tuple[str, ...]) -> list[Region]:
    return [DECKS.regions[side] for side in sides]


def list_spaces(board: Region) -> set[str]:
    return {space for chain in board.roads for space in chain.split("-")}


def list_roads(sides: tuple[str, ...]) -> tuple[set[tuple[str, str]], set[str]]:
    """All standard roads and open tunnels from lower numbers to higher ones, and the ends of half
    collapsed tunnels, where counters lie (LA-19.12)."""
    found = {
        (a, b)
        for board in find_boards(sides)
        for chain in board.roads
        for a, b in pairwise(chain.split("-"))
    }
    counters: set[str] = set()
    for left, right, at in zip(
        find_boards(sides), find_boards(sides)[1:], (108, 117), strict=False
    ):
        found.add((f"{at}a", f"{at + 1}a"))
        ends = {f"{at}b", f"{at + 1}b"} & (list_spaces(left) | list_spaces(right))
        if left.east or right.west:
            counters |= ends
        else:
            assert len(ends) == 2, "an open tunnel has two ends"
            found.add((f"{at}b", f"{at + 1}b"))
    return found, counters


def count_steps(links: set[tuple[str, str]], start: str = "100") -> dict[str, int]:
    """The fewest steps to each space, always forward."""
    far, edge = {start: 0}, [start]
    for here in edge:
        for a, b in links:
            if a == here and b not in far:
                far[b] = far[here] + 1
                edge.append(b)
    return far


@pytest.mark.rule("LA-19.4", "LA-19.6", "LA-19.7", "LA-19.8", "LA-19.9", "LA-19.10", "LA-19.11")
def test_every_board() -> None:
    found = [f"{key} {describe_board(board)}" for key, board in DECKS.regions.items()]
    assert found == BOARDS.replace("\n    ", " ").strip().splitlines()
    for side in ("3A", "3B"):
        assert any(road.endswith("-Q1" + TO_THE_END) for road in DECKS.regions[side].roads)


@pytest.mark.rule("LA-19.2")
def test_each_region_has_its_numbers() -> None:
    """The quays Q1 to Q8 are 123 to 130."""
    for key, board in DECKS.regions.items():
        wanted = {"1": range(100, 109), "2": range(109, 118), "3": range(118, 131)}[key[0]]
        assert {find_space_number(space) for space in list_spaces(board)} == set(wanted), key


@pytest.mark.rule("LA-19.1", "LA-19.13")
@by_map
def test_space_numbers_count_steps_and_the_end_is_thirty_away(sides: tuple[str, ...]) -> None:
    """Only the stub behind a closed tunnel cannot be reached by going forward."""
    links, counters = list_roads(sides)
    far = count_steps(links)
    assert far["Q8"] == 30
    assert all(steps_to == find_space_number(space) - 100 for space, steps_to in far.items())
    everywhere = set().union(*map(list_spaces, find_boards(sides)))
    stub = {"118b", "119b"} if "118b" in counters else set()
    assert everywhere - far.keys() == stub
    assert all(find_space_number(b) == find_space_number(a) + 1 for a, b in links)


@pytest.mark.rule("LA-19.5")
@by_map
def test_a_shortcut_replaces_three_steps_by_one(sides: tuple[str, ...]) -> None:
    links, _ = list_roads(sides)
    for board in find_boards(sides):
        for shortcut in board.shortcuts:
            near, beyond = shortcut.ends
            assert {near, beyond} <= list_spaces(board)
            assert count_steps(links, near)[beyond] == 3, shortcut


@pytest.mark.rule("LA-19.13")
@by_map
def test_the_counters_in_the_box_suffice_for_every_map(sides: tuple[str, ...]) -> None:
    _, closed = list_roads(sides)
    assert len(closed) <= 2
    assert sum(len(board.waypoints) for board in find_boards(sides)) <= 10
    assert all({*board.waypoints} < list_spaces(board) for board in find_boards(sides))
    assert sum(cut.avalanche for board in find_boards(sides) for cut in board.shortcuts) <= 3


@pytest.mark.rule("LA-2.4", "LA-19.12")
def test_where_closed_tunnel_counters_lie() -> None:
    for first in ("1A", "1B"):
        assert list_roads((first, "2A", "3A"))[1] == {"108b"}
        assert list_roads((first, "2A", "3B"))[1] == {"108b", "117b"}
        assert list_roads((first, "2B", "3A"))[1] == {"118b"}
        assert list_roads((first, "2B", "3B"))[1] == set()
    assert "117b" not in list_spaces(DECKS.regions["2B"])
    assert "118b" not in list_spaces(DECKS.regions["3B"])
    edges = {key: (board.west, board.east) for key, board in DECKS.regions.items()}
    shut = {"2A": ("S", ""), "2B": ("", "S"), "3B": ("S", "")}
    assert edges == {**dict.fromkeys(("1A", "1B", "3A"), ("", "")), **shut}
