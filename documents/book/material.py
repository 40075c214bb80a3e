"""Walks through a game once, and collects its valid log lines and possible pictures for a book."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
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
"""Kinds of log lines that are about the table and not about the game."""


@dataclass(frozen=True, slots=True)
class ToldLine:
    """A log line that everybody could read, and how the game retells it for a book. `number`: how
    many answers had been given."""

    line: LoggedEvent
    retold: Retold
    number: int
    round: int | None


@dataclass(slots=True)
class Scene:
    """A drawing of the game after an important answer. `told_so_far`: the game's own tale at that
    time; None if the game tells no tale."""

    drawing: Drawing
    told_so_far: str | None


@dataclass(slots=True)
class Material:
    """The material of a whole game. `scenes`: by the number of answers given."""

    told: list[ToldLine] = field(default_factory=list)
    scenes: dict[int, Scene] = field(default_factory=dict)
    misfit: str = ""


def gather_material(past: Record, *, pictured: bool) -> Material:
    """Walk through the game, and collect its material. Leave out answers that were taken back, and
    what they caused. `pictured`: whether to collect scenes."""
    walk, found = Walk(past), Material()
    stands: list[tuple[tuple[int, int], list[ToldLine], Scene | None, int]] = []
    rounds: dict[int, int] = {}
    place = 0, 0
    for moment in walk:
        if moment.table is not None:
            place = moment.table.place_in_play
            while stands and stands[-1][0] > place:
                stands.pop()
        if moment.round is not None:
            rounds[moment.step] = moment.round
        told = _list_told(past, moment, rounds)
        scene = None
        if pictured and moment.table is not None and any(each.retold.weight for each in told):
            over = moment.table.result is not None or (bool(rounds) and moment.round is None)
            # If the game is over by then, the picture would show the end and not the turn.
            scene = None if over else _make_scene(past, moment.table, told)
        stands.append((place, told, scene, moment.number))
    for _, told, scene, number in stands:
        found.told += told
        if scene is not None:
            found.scenes[number] = scene
    # Retell the game from the beginning, now that it is known what was taken back.
    retold = past.game.retell_events([each.line.event for each in found.told])
    pairs = zip(found.told, retold, strict=True)
    found.told = [replace(each, retold=new) for each, new in pairs if new != Retold()]
    found.misfit = walk.misfit
    return found


def _list_told(past: Record, moment: Moment, rounds: Mapping[int, int]) -> list[ToldLine]:
    """List what everybody was told at a moment. `rounds`: the round of each known step; lines of
    one moment may have different rounds, since an answer that ends a round also opens the next."""
    last = max(rounds.values(), default=None)
    retell = past.game.retell_event
    return [
        ToldLine(line, retell(line.event), moment.number, rounds.get(line.event.step, last))
        for line in moment.told
        if line.event.seats is None and line.event.kind not in FROM_ELSEWHERE
    ]


def _make_scene(past: Record, table: Table[Any], told: list[ToldLine]) -> Scene | None:
    """Make the scene that everybody could see, drawn from the seat of the weightiest line. Return
    None if the game has no pictures."""
    most = max(told, key=lambda each: each.retold.weight)
    drawing = find_drawing(past.game.key, table.view(None), most.retold.seat)
    if drawing is None:
        return None
    return Scene(drawing, table.game.write_story(table.state, past.names, None))


def find_drawing(key: str, view: Any, seat: int | None) -> Drawing | None:
    """Find the drawing that a book shows of a position. Return None if the game has no pictures."""
    artist = pictures.find_artist(key)
    return None if artist is None else artist.plate(view, seat)
