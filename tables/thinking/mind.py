"""The process in which strong bots think: it reads questions from standard input, and writes what
it came to. It ends when its standard input is closed, and so with the bot, however that ends."""

from __future__ import annotations

import contextlib
import os
import pickle
import sys
from dataclasses import dataclass
from struct import Struct
from time import monotonic
from typing import Any, BinaryIO

import rules
from rules.engine import Answer, Table
from rules.kit.search import think

SIZE = Struct(">I")
"""Before each message, its length in bytes."""
READY = b"+"
NICE = 10
"""How much the process lowers its priority."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: so many `seconds`, and so many `playouts` at the most. Without
    seconds, as tests have it, it always comes to the same."""

    seconds: float | None = 0.3
    playouts: int = 10_000


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to think about: a table's dump, the id of a question open there, and the contents
    of the packs that it plays with."""

    dump: str
    prompt: str
    packs: tuple[str, ...] = ()


def answer(asked: Asked, budget: Budget) -> Answer | None:
    """What a strong bot answers; None where the question is not open."""
    until = None if budget.seconds is None else monotonic() + budget.seconds
    table: Table[Any] = Table.load(asked.dump, packs=asked.packs)
    if table.fell_back:
        return None

    def stop() -> bool:
        return until is not None and monotonic() >= until

    return think(table, asked.prompt, stop, budget.playouts).answer


def serve() -> None:
    """In the process: think about one question after the other. Where the bot is gone in the
    middle, so are its questions."""
    assert rules.GAMES, "a table is loaded by its game's key"
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed must not come between
    with contextlib.suppress(OSError):
        os.nice(NICE)
    with contextlib.suppress(BrokenPipeError):
        _serve(answers)
    os._exit(0)


def _serve(answers: BinaryIO) -> None:
    _write(answers, READY)
    while (message := _read(sys.stdin.buffer)) is not None:
        try:
            asked, budget = pickle.loads(message)
            found = answer(asked, budget)
        except Exception:  # the quick bot answers instead
            found = None
        _write(answers, pickle.dumps(found))


def _read(pipe: BinaryIO) -> bytes | None:
    head = pipe.read(SIZE.size)
    if len(head) < SIZE.size:
        return None
    (length,) = SIZE.unpack(head)
    return pipe.read(length)


def _write(pipe: BinaryIO, message: bytes) -> None:
    pipe.write(SIZE.pack(len(message)) + message)
    pipe.flush()
