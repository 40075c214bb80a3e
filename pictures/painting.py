"""Paints pictures off the event loop, each one once, and keeps them while there is room."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from hashlib import sha256
from threading import Lock
from time import perf_counter
from typing import TypeAlias

from rules.engine.languages import spoken_language

from .chart import Chart, make_drawing
from .drawing import Drawing, Picture
from .painter import Painter

log = logging.getLogger(__name__)

CACHE_BYTES = 32 * 2**20
"""How many bytes of finished pictures are kept."""
PAINTER_COUNT = 2

Observer: TypeAlias = Callable[[str, float], None]
"""Gets a game's key and the seconds that one of its pictures took, on a painter's thread."""


class Studio:
    """Paints in threads of its own, or has a painter paint. Drawings with the same facts share one
    picture, and a second caller waits for a picture that is being painted already. A picture that
    only one seat may see is kept apart from everybody's and from other seats'."""

    def __init__(self, room: int = CACHE_BYTES, painters: int = PAINTER_COUNT) -> None:
        self._room = room
        self._painters = painters
        self._threads: ThreadPoolExecutor | None = None
        self._lock = Lock()
        self._done: OrderedDict[bytes, Picture] = OrderedDict()
        self._begun: dict[bytes, Future[Picture]] = {}
        self._weight = 0
        self.painter: Painter | None = None
        self.observer: Observer | None = None

    @property
    def bytes_kept(self) -> int:
        """How many bytes of pictures are kept now."""
        return self._weight

    async def paint(self, game_key: str, drawing: Drawing, seat: int | None = None) -> Picture:
        """Return the picture of a drawing, painted unless it is kept. `seat`: the only seat that
        may see it, or None for everybody. Raises what drawing raises."""
        mark = _make_key(game_key, drawing, seat)
        with self._lock:
            if mark in self._done:
                self._done.move_to_end(mark)
                return self._done[mark]
            if mark not in self._begun:
                if self._threads is None:
                    self._threads = ThreadPoolExecutor(self._painters, "painter")
                paint = partial(self._paint_drawing, mark, game_key, drawing)
                self._begun[mark] = self._threads.submit(copy_context().run, paint)
            painted = self._begun[mark]
        # Shielded: a caller who stops waiting must not cancel the picture for the others.
        return await asyncio.shield(asyncio.wrap_future(painted))

    def _paint_drawing(self, mark: bytes, game_key: str, drawing: Drawing) -> Picture:
        picture = None
        began = perf_counter()
        facts = drawing.facts
        try:
            painter = self.painter  # read only once, because `close` may set it to None meanwhile
            png = painter.paint(drawing.draw, facts) if painter else None
            png = png or drawing.draw(facts)
            picture = Picture(png, drawing.alt(facts), drawing.name, drawing.title)
            return picture
        finally:
            if self.observer is not None:
                self.observer(game_key, perf_counter() - began)
            with self._lock:
                self._begun.pop(mark, None)
                if picture is not None:
                    self._keep_picture(mark, picture)

    def _keep_picture(self, mark: bytes, picture: Picture) -> None:
        self._done[mark] = picture
        self._weight += picture.size_in_bytes
        while self._weight > self._room:
            _, oldest = self._done.popitem(last=False)
            self._weight -= oldest.size_in_bytes

    def close(self) -> None:
        """Finish the pictures that are being painted, and drop all that is kept. A later `paint`
        starts the threads again."""
        with self._lock:
            threads, self._threads = self._threads, None
            painter, self.painter = self.painter, None
        if threads is not None:
            threads.shutdown()
        if painter is not None:
            painter.close()
        with self._lock:
            self._done.clear()
            self._begun.clear()
            self._weight = 0


def _make_key(game_key: str, drawing: Drawing, seat: int | None) -> bytes:
    """Make the key that no other picture has, from all that is drawn, the language of its words
    and who may see it."""
    whose = "everybody" if seat is None else f"seat {seat}"
    about = f"{game_key}\n{drawing.name}\n{spoken_language()}\n{whose}\n"
    return sha256(about.encode() + drawing.fingerprint).digest()


_STUDIO = Studio()


async def paint(game_key: str, drawing: Drawing, seat: int | None = None) -> Picture:
    """Return the picture of a drawing, painted off the event loop. `seat`: the only seat that may
    see it, or None for everybody. Raises what drawing raises."""
    return await _STUDIO.paint(game_key, drawing, seat)


async def paint_chart(chart: Chart) -> Picture:
    """Return the chart of a finished game, painted off the event loop."""
    return await _STUDIO.paint("chart", make_drawing(chart))


def start_painting_process() -> None:
    """Start a separate painting process without waiting for it. It paints every picture from the
    moment it is ready."""
    try:
        _STUDIO.painter = Painter()
    except OSError as reason:
        log.info("Pictures are painted in the bot's own process: %s", reason)


def observe_painting(observer: Observer | None) -> None:
    """Call the observer after each picture that is painted; None stops that."""
    _STUDIO.observer = observer


def close_painters() -> None:
    """Close the painters, at the end of the program."""
    _STUDIO.close()
