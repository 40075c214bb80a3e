"""The map of a page, prepared for look-up by the rules: its spaces by number, the lines of each,
the distances between spaces, and the entries on spaces.

Everything cached here depends only on the printed page and on its changed lines, which are both in
the cache key. A page is compared by identity, since its number may come to mean another page.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from rules.aftermath.model.book import Entry, Page, Space
from rules.aftermath.model.terms import Line
from rules.aftermath.words import Message
from rules.aftermath.words.labels import name_space
from rules.kit.graphs import count_steps

Ways = Mapping[int, Line]
"""The lines of one space: neighbour -> kind of line, neighbours in rising order."""


@dataclass(frozen=True, slots=True, eq=False)
class Lines:
    """The lines of a page, as printed or as changed; compared by identity, as a cache key."""

    of: Mapping[int, Ways]
    """For each space its lines, in rising order."""
    kinds: tuple[Line, ...]
    """The kinds of line that the page has."""


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """What is printed on a page's map; compared by identity, as a cache key."""

    page: Page
    spaces: Mapping[int, Space]
    """Spaces by number, in rising order."""
    names: Mapping[int, Message]
    """Labels of the spaces as used within a sentence: "the far gate"."""
    lines: Lines
    objectives: Mapping[int, Entry]
    """The entries of objectives, by space."""
    pois: Mapping[int, Entry]
    """The entries of points of interest, by space."""
    exits: Mapping[int, str]
    """Space -> the letter of its exit, for spaces that have one, in rising order."""
    cover: frozenset[int]
    """Hiding spots."""
    blind: frozenset[tuple[int, int]]
    """Pairs that are out of sight of each other whatever the lines, in both orders."""


_known: dict[int, Layout] = {}
"""Layouts worked out already, by the page's number."""


def find_layout(page: Page) -> Layout:
    """Find the layout of a page, working it out the first time."""
    known = _known.get(page.id)
    if known is None or known.page is not page:
        known = _known[page.id] = _make_layout(page)
    return known


def _make_layout(page: Page) -> Layout:
    spaces = {one.id: one for one in sorted(page.spaces, key=lambda one: one.id)}
    found: dict[int, dict[int, Line]] = {one: {} for one in spaces}
    for kind, pairs in page.lines.items():
        for a, b in pairs:
            found[a][b] = found[b][a] = kind
    entries = {entry.id: entry for entry in page.entries}
    return Layout(
        page=page,
        spaces=spaces,
        names={number: name_space(one) for number, one in spaces.items()},
        lines=_make_lines(found),
        objectives={
            number: entries[one.objective] for number, one in spaces.items() if one.objective
        },
        pois={number: entries[one.poi] for number, one in spaces.items() if one.poi},
        exits={number: one.exit for number, one in spaces.items() if one.exit},
        cover=frozenset([number for number, one in spaces.items() if one.hide]),
        blind=frozenset([pair for a, b in page.blind for pair in ((a, b), (b, a))]),
    )


def _make_lines(found: Mapping[int, Mapping[int, Line]]) -> Lines:
    rows = {one: {to: ways[to] for to in sorted(ways)} for one, ways in found.items()}
    return Lines(rows, tuple(sorted({kind for ways in rows.values() for kind in ways.values()})))


def find_lines(printed: Layout, changed: Mapping[str, Line]) -> Lines:
    """Find the lines of a page, with changed lines applied ("3-7", the lower number first)."""
    return _apply_line_changes(printed, tuple(changed.items())) if changed else printed.lines


@lru_cache(maxsize=1024)
def _apply_line_changes(printed: Layout, changed: tuple[tuple[str, Line], ...]) -> Lines:
    found = {one: dict(ways) for one, ways in printed.lines.of.items()}
    for pair, kind in changed:
        a, b = (int(end) for end in pair.split("-"))
        found[a][b] = found[b][a] = kind
    return _make_lines(found)


@lru_cache(maxsize=8192)
def find_distances(of: Lines, start: int, over: frozenset[Line]) -> Mapping[int, int]:
    """Find how many lines of these kinds each space is away from `start`, nearest first. Spaces out
    of reach are left out."""
    return count_steps(start, lambda one: [to for to, kind in of.of[one].items() if kind in over])
