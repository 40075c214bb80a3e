"""Painting off the event loop: each picture once, and kept while there is room."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from hashlib import sha256
from threading import Lock
from time import perf_counter
from typing import TypeAlias

from .chart import Chart, make_drawing
from .drawing import Drawing, Picture
from .painter import Painter

log = logging.getLogger(__name__)

ROOM = 32 * 2**20
"""Bytes of finished pictures that are kept."""
PAINTERS = 2

Observer: TypeAlias = Callable[[str, float], None]
"""Called with a game's key and the seconds that one of its pictures took, on a painter's thread."""


class Studio:
    """Paints in threads of its own, or has a painter paint. Two drawings of the same facts share
    one picture, and those who ask for one that is being painted wait for that one. What one seat
    alone may see is kept apart from everybody's and from every other seat's."""

    def __init__(self, room: int = ROOM, painters: int = PAINTERS) -> None:
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
        """Bytes kept now."""
        return self._weight

    async def paint(self, game_key: str, drawing: Drawing, seat: int | None = None) -> Picture:
        """The picture of a drawing; `seat`: whose alone it is, None for everybody's. Raises what
        drawing raises."""
        mark = _make_key(game_key, drawing, seat)
        with self._lock:
            if mark in self._done:
                self._done.move_to_end(mark)
                return self._done[mark]
            if mark not in self._begun:
                if self._threads is None:
                    self._threads = ThreadPoolExecutor(self._painters, "painter")
                self._begun[mark] = self._threads.submit(
                    self._paint_drawing, mark, game_key, drawing
                )
            painted = self._begun[mark]
        # Shielded: one who stops waiting must not take the picture from the others.
        return await asyncio.shield(asyncio.wrap_future(painted))

    def _paint_drawing(self, mark: bytes, game_key: str, drawing: Drawing) -> Picture:
        picture = None
        began = perf_counter()
        facts = drawing.facts
        try:
            painter = self.painter  # looked at once: `close` may take it away meanwhile
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
        """Finish what is being painted and let everything go. A later `paint` opens it again."""
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
    """What tells a picture from all others: the whole of what is drawn, and for whom."""
    whose = "everybody" if seat is None else f"seat {seat}"
    return sha256(f"{game_key}\n{drawing.name}\n{whose}\n".encode() + drawing.fingerprint).digest()


_STUDIO = Studio()


async def paint(game_key: str, drawing: Drawing, seat: int | None = None) -> Picture:
    """The picture of a drawing, painted off the event loop. `seat`: whose alone it is, None for
    everybody's. Raises what drawing raises."""
    return await _STUDIO.paint(game_key, drawing, seat)


async def paint_chart(chart: Chart) -> Picture:
    """The chart of a game that is over, painted off the event loop."""
    return await _STUDIO.paint("chart", make_drawing(chart))


def paint_apart() -> None:
    """From now on, a process of its own paints, once it has started; the caller does not wait for
    that."""
    try:
        _STUDIO.painter = Painter()
    except OSError as reason:
        log.info("Pictures are painted in the bot's own process: %s", reason)


def observe_painting(observer: Observer | None) -> None:
    """Have each picture that is painted reported; None: no more."""
    _STUDIO.observer = observer


def close_painters() -> None:
    """Let the painters go; for the end of the program."""
    _STUDIO.close()
