"""Paints the pictures of a replay, and leaves pictures out until they fit in its file.

A moment whose picture is left out shows the picture before. First the pictures beside the main one
are left out within a turn, then the main ones within a turn, then those of whole turns.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from time import monotonic

from documents.words import Message
from pictures import Drawing

from .patches import Reel
from .scenes import Scene, Still

SECONDS_UNTIL_HURRY = 200.0
"""After this many seconds of painting, only the beginnings of turns are painted."""


@dataclass(frozen=True, slots=True)
class Level:
    """How many pictures are made. `main` n: a picture at the beginning of every n-th turn; 0: at
    every moment; None: no pictures. `beside`: the same for all pictures but the main one."""

    main: int | None
    beside: int | None


_SPARING_LEVELS = [
    (0, 0),
    (0, 1),
    (1, 1),
    (1, 4),
    (1, None),
    (2, None),
    (4, None),
    (8, None),
    (32, None),
]
DETAIL_LEVELS = tuple(Level(main, beside) for main, beside in [*_SPARING_LEVELS, (None, None)])


@dataclass(frozen=True, slots=True)
class Shot:
    """The picture of a reel that a moment shows: the frame's number, and the drawing with its title
    and words. It is an earlier moment's picture if this moment has none of its own."""

    reel: str
    frame: int
    drawing: Drawing


@dataclass(slots=True)
class Film:
    """All pictures of a replay. `shots`: for each scene, what each reader (None: everybody) sees.
    `left_out`: sentences that say which pictures were left out."""

    reels: dict[str, Reel] = field(default_factory=dict)
    shots: list[dict[int | None, tuple[Shot, ...]]] = field(default_factory=list)
    left_out: tuple[str, ...] = ()


class TooLarge(Exception):
    """The replay does not fit in its file even without pictures."""


def make_film(
    scenes: Sequence[Scene], fits: Callable[[Film], bool], clock: Callable[[], float] = monotonic
) -> Film:
    """Make the pictures of these scenes, as many as `fits` accepts. `clock` returns seconds. Raises
    TooLarge."""
    studio = _Studio(scenes, clock)
    for level in DETAIL_LEVELS:
        film = studio.film_scenes(level)
        if fits(film):
            return film
    raise TooLarge


@dataclass(slots=True)
class _Strip:
    """A reel, and the shot that each of its scenes shows, by the scene's number."""

    reel: Reel = field(default_factory=Reel)
    shots: dict[int, Shot] = field(default_factory=dict)


class _Studio:
    """Makes films of several levels. It paints every drawing and makes every strip only once."""

    def __init__(self, scenes: Sequence[Scene], clock: Callable[[], float]) -> None:
        self._scenes = scenes
        self._clock = clock
        self._until = clock() + SECONDS_UNTIL_HURRY
        self._hurried = False
        self._painted: dict[bytes, bytes] = {}
        self._strips: dict[tuple[str, int], _Strip] = {}
        self._seen: dict[str, list[tuple[int, Still]]] = {}
        for number, scene in enumerate(scenes):
            for _, stills in _list_stills_by_reader(scene):
                for still in stills:
                    self._seen.setdefault(still.reel, []).append((number, still))
        self._main = next((s.stills[0].reel for s in scenes if s.stills), "")

    def film_scenes(self, level: Level) -> Film:
        """Make the film of all scenes at this level of detail, with sentences on what it leaves
        out."""
        strips = {}
        for name in self._seen:
            every = level.main if name == self._main else level.beside
            if every is not None:
                if (name, every) not in self._strips:
                    self._strips[name, every] = self._make_strip(self._seen[name], every)
                strips[name] = self._strips[name, every]
        shots = [
            {
                seat: tuple(
                    strips[still.reel].shots[number] for still in stills if still.reel in strips
                )
                for seat, stills in _list_stills_by_reader(scene)
            }
            for number, scene in enumerate(self._scenes)
        ]
        reels = {name: strip.reel for name, strip in strips.items()}
        left = tuple(_describe_left_out(level, len(self._seen) > 1, self._hurried))
        return Film(reels, shots, left if self._seen else ())

    def _make_strip(self, seen: Sequence[tuple[int, Still]], every: int) -> _Strip:
        """Make a reel's strip, a picture every `every` turns; 0: of every scene while there is
        time."""
        strip = _Strip()
        begins = self._choose_painted_scenes(seen, max(every, 1))
        shot: Shot | None = None
        for number, still in seen:
            late = self._clock() > self._until and still.mark not in self._painted
            if shot is None or number in begins or (every == 0 and not late):
                frame = strip.reel.add_picture(self._paint_still(still))
                shot = Shot(still.reel, frame, still.drawing)
            elif every == 0:
                self._hurried = True
            strip.shots[number] = shot
        strip.reel.finish_sheets()
        return strip

    def _choose_painted_scenes(self, seen: Sequence[tuple[int, Still]], every: int) -> set[int]:
        """Choose the scenes to paint after the first: each that begins an `every`-th turn, and the
        last."""
        turns = [(number, self._scenes[number].turn) for number, _ in seen]
        begins = [number for (_, before), (number, turn) in pairwise(turns) if turn != before]
        return {*begins[every - 1 :: every], seen[-1][0]}

    def _paint_still(self, still: Still) -> bytes:
        if still.mark not in self._painted:
            self._painted[still.mark] = still.drawing.draw(still.drawing.facts)
        return self._painted[still.mark]


def _list_stills_by_reader(scene: Scene) -> Iterator[tuple[int | None, tuple[Still, ...]]]:
    """Yield the stills of everybody (None), then those of each seat."""
    yield None, scene.stills
    for seat, held in scene.held.items():
        yield seat, held.stills


def _describe_left_out(level: Level, several: bool, hurried: bool) -> Iterator[str]:
    if level.main is None:
        yield str(Message("no-room"))
        return
    if level.main:
        yield str(Message("pictures-show", turns=level.main))
    elif hurried:
        yield str(Message("painting-took-long"))
    if several and level.beside is None:
        yield str(Message("room-for-main"))
    elif several and level.beside and level.beside != level.main:
        yield str(Message("pictures-beside", turns=level.beside))
