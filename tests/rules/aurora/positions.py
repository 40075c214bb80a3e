"""Positions that rows write out: statements, with a semicolon between them.

    phase fire; foe warwolves filled=5 1x2; active leader medic+1; stow SSA; fury_1 3; storm yes

A statement is one of `STATEMENTS` with its words, or a fact as rows have it: of Ada, of the seat
behind it (`fury_1` is Ben's), of the Automa (`its_food`), or of the table. `active`, `rest` and
`exhausted` name the whole crew. A name that the chapter gives to a position stands for its
statements, with the words behind it in place of `{}`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.kit.decks import Deck
from tests.rules.aurora.build import ZONES, Case, Road, opened

Said = list[tuple[str, int, list[str]]]
"""Statements: each with its name, its seat and its words."""
ROADS: Mapping[str, Callable[[list[str]], dict[str, Any]]] = {
    "seats": lambda words: {"seats": int(words[0])},
    "phase": lambda words: {"phase": words[0]},
    "round": lambda words: {"number": int(words[0])},
    "sides": lambda words: {"sides": tuple(words)},
    "solo": lambda _: {"solo": True},
    "hard": lambda _: {"solo": True, "hard": True},
    "simple": lambda _: {"variant": False},
    "expert": lambda _: {"expert": True},
}
"""What kind of table it is. `simple`: without the variant of the solo game."""


def place(text: str, names: Mapping[str, str] | None = None) -> Case:
    """Sit down at a position; `opened 3 expert=yes` is a new table."""
    first, *words = text.split()
    if first == "opened":
        pairs = (word.split("=") for word in words[1:])
        return opened(int(words[0]), **{name: _read_value(value, bool) for name, value in pairs})
    return read_position(text, names or {}).play()


def read_position(text: str, names: Mapping[str, str]) -> Road:
    """Build the position that these statements describe."""
    said = _read_statements(text, names)
    kinds: dict[str, Any] = {}
    crews: dict[int, dict[str, str]] = {}
    for name, seat, words in said:
        if name in ROADS:
            kinds |= ROADS[name](words)
        elif name in ZONES:
            crews.setdefault(seat, {})[name] = " ".join(words)
    road = Road(**kinds)
    for seat, crew in crews.items():
        road.crew(seat, **crew)
    for name, seat, words in sorted(said, key=lambda one: one[0] != "convoy"):
        if name in STATEMENTS:
            STATEMENTS[name](road, seat, words)
        elif name not in ROADS and name not in ZONES:
            _set_fact(road, seat, name, words)
    return road


def _read_statements(text: str, names: Mapping[str, str]) -> Said:
    found: Said = []
    for statement in filter(None, map(str.strip, text.removeprefix("-").split(";"))):
        first, *words = statement.split()
        name, _, seat = first.rpartition("_")
        if first in names:
            found += _read_statements(names[first].format(" ".join(words)), names)
        elif seat.isdigit():
            found.append((name, int(seat), words))
        else:
            found.append((first, 0, words))
    return found


def _set_fact(road: Road, seat: int, name: str, words: list[str]) -> None:
    """Set what a row would find under this name."""
    of: Any = road.state.automa
    name, its = name.removeprefix("its_"), name.startswith("its_")
    if not its:
        of = road.player(seat) if hasattr(road.player(seat), name) else road.state
    was = getattr(of, name)
    if isinstance(was, Deck):
        was.pile = words
    elif isinstance(was, list):
        setattr(of, name, [_read_value(word, bool) for word in words])
    else:
        setattr(of, name, _read_value(words[0], type(was)))


def _read_value(word: str, kind: type) -> Any:
    if kind is bool and word in ("yes", "no"):
        return word == "yes"
    if "+" in word:
        return word.split("+")
    return int(word) if kind is int else word


def _add_foe(road: Road, words: list[str]) -> None:
    """Put an Enemy in play: `foe warwolves 2 hitpoints=1b filled=4 0x2 -1x1`."""
    card, *rest = words
    kinds: dict[str, Any] = {}
    targets: dict[int, int] = {}
    for word in rest:
        name, eq, value = word.partition("=")
        seat, x, count = word.partition("x")
        if eq:
            kinds[name] = _read_value(value, int if name == "filled" else str)
        elif x:
            targets[int(seat)] = int(count)
        else:
            kinds["region"] = int(word)
    road.foe(card, **kinds)
    road.state.foes[-1].targets = targets


def _mark(road: Road, words: list[str]) -> None:
    """Damage the Automa's boxes; its row A is covered right of the counter."""
    board = road.state.automa
    assert board is not None
    for row, boxes in board.rows.items():
        covered = board.column if row == "A" else len(boxes)
        boxes[:] = [f"{row}{n}" in words or n > covered for n in range(1, len(boxes) + 1)]


def _set_pile(deck: Deck[str], cards: list[str]) -> None:
    deck.pile = cards


def _set_blocks(road: Road, slot: int, blocks: list[str]) -> None:
    """What is left in a slot; "-" is an empty block."""
    there = road.state.zone[slot - 1]
    assert there is not None
    there.blocks = [block.strip("-") for block in blocks]


STATEMENTS: Mapping[str, Callable[[Road, int, list[str]], Any]] = {
    # the table
    "zone": lambda road, _, cards: road.zone(*("" if card == "-" else card for card in cards)),
    "blocks": lambda road, _, words: _set_blocks(road, int(words[0]), words[1:]),
    "deck": lambda road, _, cards: road.deck(*cards),
    "tiles": lambda road, _, tiles: road.tiles(*tiles),
    "outcomes": lambda road, _, numbers: road.outcomes(*map(int, numbers)),
    "outcomes_left": lambda road, _, numbers: road.set(outcomes=Deck([*map(int, numbers)])),
    "outcomes_out": lambda road, _, numbers: road.state.outcomes.discards.extend(map(int, numbers)),
    "objects": lambda road, _, cards: road.objects(*cards),
    "objects_left": lambda road, _, cards: road.set(objects=Deck(cards)),
    "objects_out": lambda road, _, cards: road.set(objects=Deck([], cards)),
    "loot": lambda road, _, words: road.loot(int(words[0]), *words[1:]),
    "loot_left": lambda road, _, words: _set_pile(road.state.loot[int(words[0])], words[1:]),
    "common": lambda road, _, cards: road.common(*cards),
    "waypoints": lambda road, _, words: road.waypoints(
        **{f"s{space}": counter for space, counter in (word.split(":") for word in words)}
    ),
    "foe": lambda road, _, words: _add_foe(road, words),
    "order": lambda road, _, seats: road.order(*map(int, seats)),
    # a player
    "stow": lambda road, seat, words: road.stow(seat, " ".join("".join(words))),
    "lies": lambda road, seat, words: road.lies(seat, " ".join(words)),
    "convoy": lambda road, seat, columns: road.convoy(seat, *columns),
    "damaged": lambda road, seat, refs: road.damaged(seat, *refs),
    "hand": lambda road, seat, cards: road.hand(seat, *cards),
    "at": lambda road, seat, words: road.at(seat, words[0]),
    # the Automa
    "its_cards": lambda road, _, cards: road.automa(revealed=cards, explored=1),
    "its_marks": lambda road, _, boxes: _mark(road, boxes),
    "its_discards": lambda road, _, cards: road.automa(discards=cards),
}
"""What a position may say besides facts."""
