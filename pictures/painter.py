"""A painter in a process of its own: painting takes a processor for some fifty milliseconds, and
within one process of Python nobody else gets on meanwhile.

The process is a fork, made before there is a second thread that it would leave half-way, and knows
all games from the start. It ends when its end of the pipe does: with the bot, whatever becomes of
that. Where it cannot be asked any more, it has no successor; one paints without it.
"""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import signal
import sys
from collections.abc import Callable
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any, TypeAlias

log = logging.getLogger(__name__)

PATIENCE = 30.0
"""Seconds after which a painter has no answer."""

Draw: TypeAlias = Callable[[Any], bytes]


class Painter:
    """Paints one thing after the other, for whichever thread asks. Raises OSError where the system
    has no processes of this kind, or no more."""

    def __init__(self) -> None:
        if sys.platform != "linux":
            raise OSError("Elsewhere, a process is not forked without risk.")
        self._lock = Lock()
        self._pipe, theirs = Pipe()
        self.pid = os.fork()
        if self.pid == 0:
            self._pipe.close()
            _serve(theirs)
        theirs.close()

    def paint(self, draw: Draw, view: Any) -> bytes | None:
        """What `draw` makes of a view; both must bear being pickled. None where that cannot be had
        from here: whoever wants to know why draws it."""
        with self._lock:
            if self._pipe.closed:
                return None
            try:
                self._pipe.send((draw, view))
                if not self._pipe.poll(PATIENCE):
                    raise TimeoutError(f"no picture within {PATIENCE:.0f} seconds")
                return self._pipe.recv_bytes() or None
            except (EOFError, OSError) as failure:
                log.warning("The painter is gone: %s", failure or type(failure).__name__)
                self._leave()
            except (pickle.PicklingError, AttributeError, TypeError):  # nothing was sent
                pass
            return None

    def close(self) -> None:
        """Let it go, when nobody waits for it any more."""
        with self._lock:
            if not self._pipe.closed:
                self._leave()

    def _leave(self) -> None:
        self._pipe.close()
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        with contextlib.suppress(ChildProcessError):
            os.waitpid(self.pid, 0)


def _serve(pipe: Connection) -> None:
    """Be the painter. Who stops the bot from a keyboard stops all its processes at once: it is the
    bot that leaves, and this one with it."""
    try:
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, signal.SIG_IGN)
        while True:
            asked = pipe.recv_bytes()
            try:
                draw, view = pickle.loads(asked)
                painted = draw(view)
            except Exception:  # it will be seen where it is drawn next, by whoever asked
                painted = b""
            pipe.send_bytes(painted)
    finally:
        os._exit(0)
