"""What a replay shows, scene by scene, before anything is painted: which pictures, which lines, and
for whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from pydantic import BaseModel

import pictures
from documents.moments import Moment, Record, Walk
from pictures import Artist, Drawing
from pictures.kit.players import Mark
from storage import LoggedEvent


@dataclass(frozen=True, slots=True)
class Still:
    """A drawing as it is seen at some moment. `reel`: whose row of pictures it belongs to; `mark`
    tells it from all others of the file."""

    reel: str
    mark: bytes
    drawing: Drawing


@dataclass(frozen=True, slots=True)
class Held:
    """What one seat alone sees: its hand in words (Markdown), and its own pictures."""

    words: str
    stills: tuple[Still, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment at which there is something to see or to read. `number`: of the answer that led to
    it. `turn`: which turn it belongs to; 0 where nobody knows."""

    number: int
    turn: int
    round: int | None
    told: tuple[LoggedEvent, ...]
    stills: tuple[Still, ...]
    held: dict[int, Held] = field(default_factory=dict)


@dataclass(slots=True)
class Course:
    """A whole game in scenes. `misfit` as `Walk` has it; `marks`: the players' in the end, in seat
    order, where the game has pictures; `ending`: why the game ended, and who has won; None where no
    end can be seen (yet)."""

    scenes: list[Scene]
    misfit: str = ""
    marks: tuple[Mark, ...] = ()
    ending: tuple[str, tuple[int, ...]] | None = None


def make_course(past: Record, seats: Sequence[int] = (), walk: Walk | None = None) -> Course:
    """The scenes of a game, with what these seats alone saw. `walk`: one of the same record that
    has not begun."""
    walk = walk or Walk(past)
    artist = pictures.find_artist(past.game.key)
    found = Course([])
    for moment in walk:
        view = moment.copy_seat_view(None)
        scene = _make_scene(moment, view, artist, seats)
        if artist is not None and view is not None:  # the latest: colours may be chosen in play
            found.marks = artist.marks(view, past.names)
        if _has_news(scene, found.scenes):
            found.scenes.append(scene)
        if moment.table is not None and moment.table.result is not None:
            found.ending = (moment.table.result.why, moment.table.result.winners)
    if walk.misfit:
        found.misfit, found.ending = walk.misfit, None
    return found


def _make_scene(
    moment: Moment, view: BaseModel | None, artist: Artist | None, seats: Sequence[int]
) -> Scene:
    stills: tuple[Still, ...] = ()
    held: dict[int, Held] = {}
    if view is not None and artist is not None:
        stills = tuple(_make_stills(artist.pictures(view), ""))
        held = {seat: _make_held(moment, artist, seat) for seat in seats}
    return Scene(moment.number, moment.step, moment.round, moment.told, stills, held)


def _make_held(moment: Moment, artist: Artist, seat: int) -> Held:
    own = moment.copy_seat_view(seat)
    return Held(artist.hand(own), tuple(_make_stills(artist.private(own, None), f"{seat}:")))


def _make_stills(drawings: Sequence[Drawing], whose: str) -> Iterator[Still]:
    for drawing in drawings:
        reel = whose + drawing.name
        yield Still(reel, sha256(f"{reel}\n".encode() + drawing.fingerprint).digest(), drawing)


def _has_news(scene: Scene, before: Sequence[Scene]) -> bool:
    """Whether there is anything in it that was not there before it."""
    if scene.told or not before:
        return True
    return bool(_list_visible(scene) != _list_visible(before[-1]))


def _list_visible(scene: Scene) -> Any:
    hands = {seat: (held.words, _list_marks(held.stills)) for seat, held in scene.held.items()}
    return _list_marks(scene.stills), hands


def _list_marks(stills: Sequence[Still]) -> list[bytes]:
    return [still.mark for still in stills]
