"""The child's end of a worker process: it reads requests from standard input, runs them one after
the other, and writes the replies to standard output.

It ends when its standard input is closed, so also if the bot crashes. This module imports little,
because every worker has to import it.
"""

import contextlib
import gc
import os
import pickle
import sys
import threading
import traceback
from queue import SimpleQueue
from struct import Struct
from typing import Any, BinaryIO, Literal, NoReturn, TypeAlias

from tables.garbage import SELDOM_THRESHOLDS

MESSAGE_HEAD = Struct(">I")
"""The head of each message, in either direction: how many bytes the message takes."""
ADDED_NICENESS = 10
"""How much a worker lowers its priority."""

Kind: TypeAlias = Literal["started", "progress", "done", "failed"]
"""The kind of a reply: the function has been imported and begins; it reports progress; it has
returned a result; it has raised, and the reply is the traceback."""


def frame_message(message: Any) -> bytes:
    """Pickle a message and put its length before it."""
    pickled = pickle.dumps(message)
    return MESSAGE_HEAD.pack(len(pickled)) + pickled


def serve_requests() -> NoReturn:
    """Run requests, each a function, its arguments and whether it reports progress, until the bot
    closes standard input or is gone."""
    gc.set_threshold(*SELDOM_THRESHOLDS)
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a function prints must not get between the replies
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(ADDED_NICENESS)
    requests: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_receive_requests, args=(requests,), daemon=True).start()
    try:
        while True:
            _run_request(requests.get(), replies)
    except BrokenPipeError:
        pass  # the bot is gone, and nobody is left to complain to
    finally:
        os._exit(0)  # a normal exit would wait for the thread, which waits for input


def _receive_requests(requests: SimpleQueue[bytes]) -> None:
    """Read requests into the queue, and end the process when the bot is gone. Runs on a thread, so
    that this works in the middle of a request too."""
    pipe = sys.stdin.buffer
    while len(head := pipe.read(MESSAGE_HEAD.size)) == MESSAGE_HEAD.size:
        (length,) = MESSAGE_HEAD.unpack(head)
        requests.put(pipe.read(length))
    os._exit(0)


def _load_request(request: bytes) -> Any:
    gc.disable()  # the first imports a lot, all of which stays
    try:
        return pickle.loads(request)
    finally:
        gc.enable()


def _run_request(request: bytes, replies: BinaryIO) -> None:
    """Run a request. Reply when it starts, with its progress, and with its result or traceback."""

    def reply(kind: Kind, value: Any) -> None:
        replies.write(frame_message((kind, value)))
        replies.flush()

    try:
        function, arguments, reports = _load_request(request)
        reply("started", None)
        report = [lambda value: reply("progress", value)] if reports else []
        reply("done", function(*arguments, *report))
    except BrokenPipeError:
        raise
    except Exception:
        reply("failed", traceback.format_exc())
