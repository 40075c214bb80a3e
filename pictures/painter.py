"""A painter in a process of its own. A picture takes a processor some fifty milliseconds, and in
the bot's own Python process everything else would have to wait that long.

The process ends when its standard input closes, so it ends with the bot, however the bot ends.
While it is starting, or if it no longer answers, the caller paints instead.
"""

import contextlib
import logging
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event, Lock, Thread, Timer
from typing import Any, NoReturn, TypeAlias

from rules.engine.languages import InLanguage, spoken_language

log = logging.getLogger(__name__)

PAINT_TIMEOUT_SECONDS = 30.0
"""Seconds after which a painter that has not answered is killed."""
# Ctrl+C must reach only the bot, which then ends this process.
if sys.platform == "win32":
    APART: dict[str, Any] = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
else:
    APART: dict[str, Any] = {"start_new_session": True}
_PAINTER_CODE = "import pictures.painter as painter; painter.serve_painting_requests()"

Draw: TypeAlias = Callable[[Any], bytes]


class Painter:
    """Paints one picture after the other, for any thread. Raises OSError if no process can be
    started."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", _PAINTER_CODE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=make_child_environment(),
            **APART,
        )
        self.pid = self._process.pid
        self._ready = Event()
        Thread(target=self._wait_until_ready, name="painter starts", daemon=True).start()

    def paint(self, draw: Draw, view: Any) -> bytes | None:
        """Return what `draw` makes of a view, in the language spoken here; both must be possible to
        pickle. Return None if the process is not ready or fails: to learn why, the caller draws the
        picture itself."""
        if not self._ready.is_set():
            return None
        with self._lock:
            assert self._process.stdin
            if self._process.stdin.closed:
                return None
            try:
                asked = pickle.dumps((InLanguage(spoken_language(), draw), view))
            except (pickle.PicklingError, AttributeError, TypeError):
                return None
            late = Timer(PAINT_TIMEOUT_SECONDS, self._process.kill)
            late.start()
            try:
                painted: bytes = self._ask_process(asked)
            except (EOFError, OSError, pickle.UnpicklingError) as failure:
                log.warning("The painter is gone: %s", failure or type(failure).__name__)
                self._end_process()
                return None
            finally:
                late.cancel()
            return painted or None

    def wait_until_ready(self, seconds: float) -> bool:
        """Wait for at most this many seconds, and return whether the process is ready to paint."""
        return self._ready.wait(seconds)

    def close(self) -> None:
        """End the process, after the picture that is being painted."""
        with self._lock:
            self._end_process()

    def _ask_process(self, asked: bytes) -> Any:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(asked)
        self._process.stdin.flush()
        return pickle.load(self._process.stdout)

    def _wait_until_ready(self) -> None:
        assert self._process.stdout
        with contextlib.suppress(EOFError, OSError, ValueError):
            pickle.load(self._process.stdout)
            self._ready.set()

    def _end_process(self) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdin and self._process.stdout
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        self._process.stdout.close()


KEPT_VARIABLES = frozenset(
    {
        *("HOME", "LANG", "LD_LIBRARY_PATH", "PATH", "TMPDIR", "TZ", "TZDIR", "VIRTUAL_ENV"),
        *("COMSPEC", "PATHEXT", "SYSTEMDRIVE", "SYSTEMROOT", "TEMP", "TMP", "USERPROFILE"),
        *("WINDIR", "_EMBERKEEP_LANGUAGE"),
    }
)
"""The environment variables that the bot's child processes and their libraries need."""


def make_child_environment() -> dict[str, str]:
    """Make the environment for a child process of the bot: no secrets, and the same module path."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name.upper() in KEPT_VARIABLES or name.upper().startswith(("LC_", "PYTHON"))
    }
    return kept | {"PYTHONPATH": os.pathsep.join(str(Path(part).absolute()) for part in sys.path)}


def serve_painting_requests() -> NoReturn:
    """Paint what standard input asks for until it closes. Ctrl+C reaches all processes at once, but
    this one ignores it: the bot may still have something to show, and ends this process itself."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a drawing prints must not mix with the replies
    try:
        import_games()
        pickle.dump(True, replies)
        replies.flush()
        while True:
            draw, view = pickle.load(sys.stdin.buffer)
            try:
                painted = draw(view)
            except Exception:  # the caller draws it again, and sees why
                painted = b""
            pickle.dump(painted, replies)
            replies.flush()
    except (EOFError, OSError):
        pass  # the bot is gone
    finally:
        os._exit(0)


def import_games() -> None:
    """Import everything that draws pictures, so that the first picture need not wait for it."""
    from rules import GAMES

    from .artist import find_artist

    for key in GAMES:
        find_artist(key)
