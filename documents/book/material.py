"""A game walked once for its book: what of its log stands, and what could be pictured."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pictures
from documents.moments import Moment, Record, Walk
from pictures.drawing import Drawing
from rules.engine import Table
from rules.engine.retelling import Retold
from storage import LoggedEvent

FROM_ELSEWHERE = frozenset(
    {"away", "deadline", "dice-mixed", "dice-sealed", "seat", "settings", "start", "undo"}
)
"""Kinds of lines that are about the table and not of the game."""


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the log that everybody could read, and what the game makes of it for a book.
    `number`: how many answers had been given."""

    line: LoggedEvent
    retold: Retold
    number: int
    round: int | None


@dataclass(slots=True)
class Scene:
    """What could be seen after an answer on which the game turned. `told_so_far`: the game's own
    tale at that time; None where it tells none."""

    drawing: Drawing
    told_so_far: str | None


@dataclass(slots=True)
class Material:
    """A game that was walked. `scenes` by the number of answers given."""

    told: list[Told] = field(default_factory=list)
    scenes: dict[int, Scene] = field(default_factory=dict)
    misfit: str = ""


def gather_material(past: Record, *, pictured: bool) -> Material:
    """Walk the game. Answers that were taken back, and what came of them, are left out. `pictured`:
    whether scenes are wanted."""
    walk, found = Walk(past), Material()
    stands: list[tuple[tuple[int, int], list[Told], Scene | None, int]] = []
    rounds: dict[int, int] = {}
    for moment in walk:
        if moment.table is not None:
            place = moment.table.place_in_play
            while stands and stands[-1][0] > place:
                stands.pop()
        else:
            place = stands[-1][0] if stands else (0, 0)
        if moment.round is not None:
            rounds[moment.step] = moment.round
        told = [each for each in _list_told(past, moment, rounds) if each.retold != Retold()]
        scene = None
        if pictured and moment.table is not None and any(each.retold.weight for each in told):
            over = moment.table.result is not None or (bool(rounds) and moment.round is None)
            # Where it is over by then, the picture would show the end and not the turn.
            scene = None if over else _make_scene(past, moment.table, told)
        stands.append((place, told, scene, moment.number))
    for _, told, scene, number in stands:
        found.told += told
        if scene is not None:
            found.scenes[number] = scene
    found.misfit = walk.misfit
    return found


def _list_told(past: Record, moment: Moment, rounds: Mapping[int, int]) -> list[Told]:
    """What everybody was told. `rounds`: by step, the round it belongs to, as far as is known: an
    answer that ends a round tells of the next one as well."""
    last = max(rounds.values(), default=None)
    return [
        Told(
            line,
            past.game.retell_event(line.event),
            moment.number,
            rounds.get(line.event.step, last),
        )
        for line in moment.told
        if line.event.seats is None and line.event.kind not in FROM_ELSEWHERE
    ]


def _make_scene(past: Record, table: Table[Any], told: list[Told]) -> Scene | None:
    """What all could see then: of the seat on whose doing the game turned most."""
    most = max(told, key=lambda each: each.retold.weight)
    drawing = find_drawing(past.game.key, table.view(None), most.retold.seat)
    if drawing is None:
        return None
    return Scene(drawing, table.game.write_story(table.state, past.names, None))


def find_drawing(key: str, view: Any, seat: int | None) -> Drawing | None:
    """The picture that a book shows of a position; None for a game without pictures."""
    artist = pictures.find_artist(key)
    if artist is None:
        return None
    return artist.plate(view, seat)
