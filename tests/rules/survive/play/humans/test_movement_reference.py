"""SV-4: every destination on random boards, against a reference that walks every walk and knows
nothing of rules/survive."""

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rules.survive.model.board import find_ends, list_spaces, make_mask
from tests.rules.survive.build import Board

GRID = [letter + number for letter in "ABCDEFG" for number in "1234567"]
BOX = (
    ["prairie", "lake", "forest", "rocky"] * 8
    + ["mountain"] * 9
    + ["city", "graveyard"]
    + [f"{colour} village" for colour in ("red", "blue", "yellow", "green", "white")]
)
ELEMENTS = ("prairie", "lake", "forest", "rocky")


def beside(space: str) -> list[str]:
    """Up, down, left, right."""
    letter, number = ord(space[0]), int(space[1])
    steps = ((letter - 1, number), (letter + 1, number), (letter, number - 1), (letter, number + 1))
    return [f"{chr(x)}{y}" for x, y in steps if f"{chr(x)}{y}" in GRID]


def walk_ends(start: str, points: int, dear: set[str], closed: set[str]) -> set[str]:
    """Where walks end that use exactly so many points: 1 for the space ended on and 1 or, for a
    dear one, 2 for each passed through, none of them closed and none entered twice."""
    ends = set()

    def onward(walk: list[str], left: int) -> None:
        for ahead in beside(walk[-1]):
            if ahead in walk or ahead in closed:
                continue
            if left == 1:
                ends.add(ahead)
            price = 2 if ahead in dear else 1
            if left > price:
                onward([*walk, ahead], left - price)

    onward([start], points)
    return ends


def tell_walls(colour: str, at: list[str], walls: list[str]) -> str:
    return " ".join([colour, *at, *(f"basic {space}" for space in walls)])


def tell_zombies(colour: str, spaces: list[str]) -> str:
    placed = zip(("original", "blue", "white", "green"), spaces, strict=False)
    return " ".join([f"{colour} zombies", *(f"{name} {space}" for name, space in placed)])


places = st.sampled_from(GRID)
seeds = st.integers(0, 2**32)


@pytest.mark.rule("SV-4.1", "SV-4.2", "SV-4.3", "SV-4.4")
@settings(max_examples=100, deadline=None)
@given(places, st.integers(1, 6), st.sets(places, max_size=14), st.sets(places, max_size=6))
def test_find_ends_agrees_with_walking_every_path(
    start: str, points: int, dear: set[str], closed: set[str]
) -> None:
    """Any start, any points, any dear and closed spaces: the same ends as the reference."""
    found = find_ends(start, points, make_mask(dear), make_mask(closed))
    assert set(list_spaces(found)) == walk_ends(start, points, dear, closed)


class Land:
    """A random board, described for the builder and for the reference."""

    def __init__(self, seed: int) -> None:
        self.rnd = rnd = Random(seed)
        free = rnd.sample(GRID, 49)
        explored = free[1 : rnd.randint(2, 48) + 1]
        self.white = free[0]
        self.kinds = dict(zip(explored, rnd.sample(BOX, len(explored)), strict=True))
        self.dark = rnd.choice([None, rnd.choice(GRID)])
        self.start = rnd.choice(explored)
        self.dear = {self.white} | {
            space for space, kind in self.kinds.items() if kind in ("mountain", "city", "graveyard")
        }
        self.closed = {self.dark} if self.dark else set()

    def describe(self) -> str:
        told = ", ".join(f"{space} {kind}" for space, kind in self.kinds.items())
        return f"{told}; start {self.white}" + (f"; dark {self.dark}" if self.dark else "")

    def ends(self, points: int, own_lair: str = "none", cheap: str = "none") -> set[str]:
        """Where the piece may end, whoever stands there; `cheap` is a kind passed for 1 point."""
        if points < 1 or self.start == self.dark:
            return set()
        dear = {space for space in self.dear if self.kinds.get(space, "") != cheap}
        barred = {"mountain", "city", "graveyard"} - {own_lair}
        return {
            space
            for space in walk_ends(self.start, points, dear, self.closed)
            if space != self.white and self.kinds.get(space) not in barred
        }

    def choose_some(self, most: int) -> list[str]:
        """Some of the Element spaces and Villages; none of them the start."""
        habitable = (*ELEMENTS, "village")
        fit = [s for s, kind in self.kinds.items() if kind.endswith(habitable) and s != self.start]
        return self.rnd.sample(fit, min(len(fit), self.rnd.randint(0, most)))


@pytest.mark.rule("SV-4.11", "SV-4.12", "SV-4.13", "SV-4.14", "SV-4.15", "SV-4.21", "SV-4.23")
@settings(max_examples=60, deadline=None)
@given(seeds, st.integers(1, 5))
def test_a_humans_destinations_on_any_board(seed: int, roll: int) -> None:
    """Against the reference, with another Human, Zombies, a Vampire and any hand."""
    land = Land(seed)
    zombies, vampire, friends = land.choose_some(4), land.choose_some(1), land.choose_some(1)
    has = {card for card in ("crops", "water", "wood", "rock") if land.rnd.random() < 0.7}
    told = f"red {land.start} {' '.join(f'1 {card}' for card in has)}; blue {' '.join(friends)}"
    told += f"; {tell_zombies('green', zombies)}; yellow vampire {' '.join(vampire)}"
    expected = set()
    for space in land.ends(roll):
        pays = (space in zombies and has >= {"wood", "rock"}) or (
            space in vampire and has >= {"crops", "water", "wood"}
        )
        if pays or space not in zombies + vampire:
            expected.add(space)
    _compare(f"{land.describe()}; {told}", str(roll), expected)


@pytest.mark.rule("SV-4.8", "SV-4.9", "SV-14.10", "SV-14.11", "SV-14.14", "SV-14.15", "SV-14.16")
@settings(max_examples=60, deadline=None)
@given(seeds, st.integers(2, 5))
def test_a_lone_zombies_destinations_on_any_board(seed: int, roll: int) -> None:
    """The Red one, against the reference: Humans here and there, walls of one or two owners, the
    Vampire. A Village with one wall lets it in alone, with two it does not; the Red Village,
    whose Zombie is on the board, never."""
    land = Land(seed)
    humans, walls, vampire = land.choose_some(2), land.choose_some(5), land.choose_some(1)
    doubled = [space for space in walls[:2] if land.kinds[space].endswith("village")]
    told = f"red zombies red {land.start}; yellow vampire {' '.join(vampire)}"
    told += f"; {tell_walls('blue', humans[:1], walls)}; {tell_walls('green', humans[1:], doubled)}"
    expected = {"stay"} if land.kinds[land.start] == "city" else set()
    for space in land.ends(roll - 1, own_lair="city"):
        kind = land.kinds.get(space, "")
        if kind.endswith("village"):
            fits = space not in humans + vampire + doubled and kind != "red village"
        else:
            fits = not (space in humans[:1] and space in walls)  # Ben behind his own wall
        if fits:
            expected.add(space)
    _compare(f"{land.describe()}; {told}", str(roll), expected)


@pytest.mark.rule("SV-4.7", "SV-4.9", "SV-15.6", "SV-15.9", "SV-15.11", "SV-15.12")
@settings(max_examples=60, deadline=None)
@given(seeds, st.integers(1, 5), st.integers(0, 2))
def test_the_vampires_destinations_on_any_board(seed: int, roll: int, drops: int) -> None:
    """Against the reference: Humans here and there, walls of one or two owners, Zombies, and the
    Red Coffin on the board."""
    land = Land(seed)
    humans, walls, zombies = land.choose_some(2), land.choose_some(5), land.choose_some(2)
    doubled = [space for space in walls[:2] if land.kinds[space].endswith("village")]
    told = f"red vampire {land.start} {drops} drops coffins red {land.start}"
    told += f"; {tell_walls('blue', humans[:1], walls)}; {tell_walls('green', humans[1:], doubled)}"
    told += f"; {tell_zombies('yellow', zombies)}"
    expected = set()
    for space in land.ends(roll + 1, own_lair="graveyard", cheap="graveyard"):
        kind = land.kinds.get(space, "")
        if kind.endswith("village"):
            price = walls.count(space) + doubled.count(space)
            fits = space not in humans + zombies and kind != "red village" and drops >= price
        else:
            fits = not (space in humans[:1] and space in walls)
        if fits:
            expected.add(space)
    _compare(f"{land.describe()}; {told}", str(roll), expected)


def _compare(told: str, roll: str, expected: set[str]) -> None:
    """The open question offers what is expected. A sole way is gone without a question, and where
    there is none the turn is over: the examples below hold those."""
    assume(len(expected) > 1)
    case = Board(told).play(roll)
    assert case.colour_asked == "red"
    assert set(case.options) == expected
