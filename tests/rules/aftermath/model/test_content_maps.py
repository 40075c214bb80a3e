"""AF-28.1 to AF-28.3: what every map of the book must be like, by counting."""

from __future__ import annotations

from collections.abc import Iterable
from math import dist

import pytest

from rules.aftermath.model.book import Page
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.terms import Line
from rules.kit.graphs import count_steps

PAGES = [pytest.param(page, id=str(page.id)) for page in BOOK.pages.values()]
COLOURED: tuple[Line, ...] = ("red", "green", "blue")
CROSSABLE: tuple[Line, ...] = ("dash", *COLOURED)
FIRST_PAGE = 2
"""It is smaller than the others."""
Pair = tuple[int, int]


def pairs(page: Page, kinds: Iterable[Line]) -> list[Pair]:
    """The lines of some kinds."""
    return [pair for kind in kinds for pair in page.lines.get(kind, ())]


def away(page: Page, start: int, kinds: Iterable[Line]) -> dict[int, int]:
    """How many lines of some kinds each space is away."""
    ways: dict[int, list[int]] = {space.id: [] for space in page.spaces}
    for a, b in pairs(page, kinds):
        ways[a].append(b)
        ways[b].append(a)
    return count_steps(start, lambda one: ways[one])


def nearest(page: Page, space: int) -> int:
    """How far a space is from the nearest start, for characters and enemies."""
    starts = [one.id for one in page.spaces if one.start]
    return min(away(page, start, CROSSABLE)[space] for start in starts)


@pytest.mark.rule("AF-28.1")
@pytest.mark.parametrize("page", PAGES)
class TestSize:
    def test_spaces(self, page: Page) -> None:
        spaces = {space.id for space in page.spaces}
        assert spaces == set(range(1, len(page.spaces) + 1))
        if page.id == FIRST_PAGE:
            assert len(spaces) == 10
        else:
            assert 12 <= len(spaces) <= 18

    def test_lines_to_each_space(self, page: Page) -> None:
        lines = pairs(page, ("dash", "red", "green", "blue", "white", "double"))
        assert 2.4 <= 2 * len(lines) / len(page.spaces) <= 3.2

    def test_longest_shortest_path(self, page: Page) -> None:
        far = max(max(away(page, space.id, CROSSABLE).values()) for space in page.spaces)
        assert 5 <= far <= 8

    def test_dashed_lines_join_all_spaces(self, page: Page) -> None:
        assert len(away(page, 1, ("dash",))) == len(page.spaces)


@pytest.mark.rule("AF-28.2")
@pytest.mark.parametrize("page", PAGES)
class TestLines:
    def test_how_many_of_each_kind(self, page: Page) -> None:
        assert 2 <= len(pairs(page, COLOURED)) <= 4
        assert 2 <= len(pairs(page, ("white",))) <= 4
        assert 1 <= len(pairs(page, ("double",))) <= 3

    def test_a_coloured_line_is_a_short_cut(self, page: Page) -> None:
        for a, b in pairs(page, COLOURED):
            assert away(page, a, ("dash",))[b] >= 2, (a, b)

    def test_a_coloured_line_is_not_the_only_way_to_an_exit(self, page: Page) -> None:
        exits = {space.id for space in page.spaces if space.exit}
        for start in (space.id for space in page.spaces if space.start):
            assert exits <= set(away(page, start, ("dash",)))


@pytest.mark.rule("AF-28.2")
def test_half_of_the_pages_have_two_colours() -> None:
    many = [
        page.id
        for page in BOOK.pages.values()
        if sum(bool(page.lines.get(colour)) for colour in COLOURED) >= 2
    ]
    assert len(many) >= 12


@pytest.mark.rule("AF-28.3")
@pytest.mark.parametrize("page", PAGES)
class TestMarks:
    def test_starts(self, page: Page) -> None:
        assert 1 <= sum(space.start for space in page.spaces) <= 2

    def test_enemies_start_at_a_distance(self, page: Page) -> None:
        far = [nearest(page, space.id) for space in page.spaces if space.enemy]
        assert 1 <= len(far) <= 2
        assert min(far) >= 3

    def test_scavenge_tokens(self, page: Page) -> None:
        assert 3 <= sum(space.scavenge for space in page.spaces) <= 5

    def test_points_of_interest(self, page: Page) -> None:
        points = [page.find_entry(space.poi) for space in page.spaces if space.poi]
        assert 3 <= len(points) <= 5
        assert sum(entry.repeat for entry in points) <= 1

    def test_hiding_spots_and_objectives(self, page: Page) -> None:
        assert 1 <= sum(space.hide for space in page.spaces) <= 3
        assert sum(bool(space.objective) for space in page.spaces) <= 2

    def test_exits_are_at_a_distance(self, page: Page) -> None:
        assert 1 <= len(page.exits) <= 2
        assert min(nearest(page, space.id) for space in page.spaces if space.exit) >= 4


@pytest.mark.parametrize("page", PAGES)
def test_spaces_are_drawn_apart(page: Page) -> None:
    """So that their names can stand beneath them."""
    for space in page.spaces:
        assert all(0 <= one <= 100 for one in space.at)
        others = [one.at for one in page.spaces if one is not space]
        assert min(dist(space.at, other) for other in others) >= 14
    labels = [space.label for space in page.spaces]
    assert len(set(labels)) == len(labels)
