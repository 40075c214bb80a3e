"""AF-28.1 to AF-28.3: what every map of the book must be like, by counting."""

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


def list_pairs(page: Page, *kinds: Line) -> list[tuple[int, int]]:
    return [pair for kind in kinds for pair in page.lines.get(kind, ())]


def find_steps(page: Page, start: int, kinds: Iterable[Line]) -> dict[int, int]:
    """How many lines of some kinds each space is away."""
    ways: dict[int, list[int]] = {space.id: [] for space in page.spaces}
    for a, b in list_pairs(page, *kinds):
        ways[a].append(b)
        ways[b].append(a)
    return count_steps(start, lambda one: ways[one])


def find_nearest(page: Page, space: int) -> int:
    """How far a space is from the nearest start, for characters and enemies."""
    starts = [one.id for one in page.spaces if one.start]
    return min(find_steps(page, start, CROSSABLE)[space] for start in starts)


@pytest.mark.rule("AF-28.1")
@pytest.mark.parametrize("page", PAGES)
def test_size(page: Page) -> None:
    spaces = [space.id for space in page.spaces]
    assert sorted(spaces) == [*range(1, len(spaces) + 1)]
    assert len(spaces) == 10 if page.id == FIRST_PAGE else 12 <= len(spaces) <= 18
    lines = list_pairs(page, *CROSSABLE, "white", "double")
    assert 2.4 <= 2 * len(lines) / len(spaces) <= 3.2
    assert 5 <= max(max(find_steps(page, one, CROSSABLE).values()) for one in spaces) <= 8
    assert len(find_steps(page, 1, ["dash"])) == len(spaces)


@pytest.mark.rule("AF-28.2")
@pytest.mark.parametrize("page", PAGES)
def test_lines(page: Page) -> None:
    coloured = list_pairs(page, *COLOURED)
    assert 2 <= len(coloured) <= 4
    assert 2 <= len(list_pairs(page, "white")) <= 4
    assert 1 <= len(list_pairs(page, "double")) <= 3
    for a, b in coloured:
        assert find_steps(page, a, ["dash"])[b] >= 2, "no short cut"
    exits = {space.id for space in page.spaces if space.exit}
    for start in (space.id for space in page.spaces if space.start):
        assert exits <= set(find_steps(page, start, ["dash"]))


@pytest.mark.rule("AF-28.2")
def test_half_of_the_pages_have_two_colours() -> None:
    colours = [sum(bool(page.lines.get(one)) for one in COLOURED) for page in BOOK.pages.values()]
    assert sum(n >= 2 for n in colours) >= 12


@pytest.mark.rule("AF-28.3")
@pytest.mark.parametrize("page", PAGES)
def test_marks(page: Page) -> None:
    spaces = page.spaces
    assert 1 <= sum(space.start for space in spaces) <= 2
    enemies = [find_nearest(page, space.id) for space in spaces if space.enemy]
    assert 1 <= len(enemies) <= 2 and min(enemies) >= 3
    assert 3 <= sum(space.scavenge for space in spaces) <= 5
    points = [page.find_entry(space.poi) for space in spaces if space.poi]
    assert 3 <= len(points) <= 5 and sum(entry.repeat for entry in points) <= 1
    assert 1 <= sum(space.hide for space in spaces) <= 3
    assert sum(bool(space.objective) for space in spaces) <= 2
    assert 1 <= len(page.exits) <= 2
    assert min(find_nearest(page, space.id) for space in spaces if space.exit) >= 4


@pytest.mark.parametrize("page", PAGES)
def test_spaces_are_drawn_apart(page: Page) -> None:
    """So that their names can stand beneath them."""
    for space in page.spaces:
        assert all(0 <= one <= 100 for one in space.at)
        assert min(dist(space.at, one.at) for one in page.spaces if one is not space) >= 14
    assert len({space.label for space in page.spaces}) == len(page.spaces)
