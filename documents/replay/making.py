"""Makes a replay: from the record of a table to the bytes of one HTML file."""

import contextlib
import os
from dataclasses import dataclass, field
from typing import Literal

from documents import charts
from documents.moments import Record, Walk

from . import page
from .film import Film, TooLarge, make_film
from .page import paint_inline_picture
from .scenes import make_course

Kind = Literal["public", "own", "whole"]
"""public: what everybody saw. own: also what only one seat saw. whole: also what only each of the
seats saw."""
ADDED_NICENESS = 19
"""The niceness that the process adds, so that all other processes come first."""


@dataclass(frozen=True, slots=True)
class Job:
    """Which replay to make. `record` must have the log lines of the seats that it shows. `seat`:
    the seat, for the kind `own`. `most`: how many bytes the file may have."""

    record: Record
    kind: Kind
    seat: int | None = None
    most: int = 5_000_000

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats whose hands and own pictures the replay shows."""
        if self.kind == "own" and self.seat is not None:
            return (self.seat,)
        return tuple(range(len(self.record.names))) if self.kind == "whole" else ()


@dataclass(frozen=True, slots=True)
class MadeReplay:
    """A finished replay. `notes`: sentences that say what is not in it. `content` None: not even
    the words fit."""

    content: bytes | None = field(repr=False)
    notes: tuple[str, ...] = ()


def make_replay(job: Job) -> MadeReplay:
    """Make a replay. This takes from seconds to minutes and lowers the process's priority, so call
    it in a process of its own."""
    with contextlib.suppress(OSError):
        os.nice(ADDED_NICENESS)
    return make_replay_of_walk(job, Walk(job.record))


def make_replay_of_walk(job: Job, walk: Walk) -> MadeReplay:
    """Make a replay from a walk that has not begun; its content is None if it would be too large.
    Raises ValueError for what is still secret."""
    if job.kind != "public" and not job.record.over:
        raise ValueError("What is hidden stays hidden until the game is over.")
    seen = make_course(job.record, job.seats, walk)
    drawn = next((scene.stills[0] for scene in reversed(seen.scenes) if scene.stills), None)
    last_picture = None if drawn is None else paint_inline_picture(drawn.drawing)
    charted = None if seen.ending is None else charts.make_chart_drawing(job.record)
    chart = None if charted is None else paint_inline_picture(charted)
    edition = page.Edition(job.kind, job.seat, last_picture, chart)
    last: list[bytes] = []

    def fits(film: Film) -> bool:
        """Make the page with this film, keep it in `last`, and return whether it is small
        enough."""
        last[:] = [page.make_replay_page(job.record, seen, film, edition)]
        return len(last[0]) <= job.most

    try:
        film = make_film(seen.scenes, fits)
    except TooLarge:
        return MadeReplay(None)
    return MadeReplay(last[0], tuple(filter(None, (seen.misfit, *film.left_out))))
