"""Collects what a replay shows, scene by scene, before anything is painted: which pictures and
lines, and for whom."""

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
    """A drawing to show at a moment. `reel`: the name of the reel that it belongs to. `mark`: a
    hash that only equal drawings of the same reel share."""

    reel: str
    mark: bytes
    drawing: Drawing


@dataclass(frozen=True, slots=True)
class OwnHand:
    """What only one seat sees: its hand in words (Markdown), and its own pictures."""

    words: str
    stills: tuple[Still, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment with something new to see or to read. `number`: the number of the answer that led to
    it. `turn`: the turn that it belongs to; 0 if unknown."""

    number: int
    turn: int
    round: int | None
    told: tuple[LoggedEvent, ...]
    stills: tuple[Still, ...]
    held: dict[int, OwnHand] = field(default_factory=dict)


@dataclass(slots=True)
class Course:
    """A whole game in scenes. `misfit`: as in `Walk`. `marks`: the players' marks at the end, in
    seat order; () if the game has no pictures. `ending`: why the game ended, and which seats won;
    None if the walk did not reach an end."""

    scenes: list[Scene]
    misfit: str = ""
    marks: tuple[Mark, ...] = ()
    ending: tuple[str, tuple[int, ...]] | None = None


def make_course(past: Record, seats: Sequence[int] = (), walk: Walk | None = None) -> Course:
    """Make the scenes of a game, with what only these seats saw. `walk`: a walk through the same
    record that has not begun; None: make one."""
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
    held: dict[int, OwnHand] = {}
    if view is not None and artist is not None:
        stills = tuple(_make_stills(artist.pictures(view), ""))
        held = {seat: _make_own_hand(moment, artist, seat) for seat in seats}
    return Scene(moment.number, moment.step, moment.round, moment.told, stills, held)


def _make_own_hand(moment: Moment, artist: Artist, seat: int) -> OwnHand:
    """Make the hand and own pictures that the seat sees at this moment."""
    own = moment.copy_seat_view(seat)
    return OwnHand(artist.hand(own), tuple(_make_stills(artist.private(own, None), f"{seat}:")))


def _make_stills(drawings: Sequence[Drawing], whose: str) -> Iterator[Still]:
    """Yield the stills of these drawings. `whose` begins their reels' names, such as "2:" for a
    seat."""
    for drawing in drawings:
        reel = whose + drawing.name
        yield Still(reel, sha256(f"{reel}\n".encode() + drawing.fingerprint).digest(), drawing)


def _has_news(scene: Scene, before: Sequence[Scene]) -> bool:
    """Whether the scene has anything to read, or to see that the scene before did not show."""
    if scene.told or not before:
        return True
    return bool(_collect_visible(scene) != _collect_visible(before[-1]))


def _collect_visible(scene: Scene) -> Any:
    """Return what readers can see in the scene, as a value to compare."""
    hands = {seat: (held.words, _list_marks(held.stills)) for seat, held in scene.held.items()}
    return _list_marks(scene.stills), hands


def _list_marks(stills: Sequence[Still]) -> list[bytes]:
    return [still.mark for still in stills]
