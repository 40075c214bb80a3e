"""Books of kept games, with pictures that take no time: their colour says what is drawn."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from documents.book import followed, front_and_back
from documents.book.making import Job
from documents.moments import Record
from pictures.drawing import Drawing
from rules.engine import Table
from tests import golden
from tests.documents.records import kept

BY_SIZE = sorted(golden.FOLDER.glob("*/*.jsonl"), key=lambda file: -file.stat().st_size)
KEPT = {file.parent.name: file for file in BY_SIZE if len(kept(file, 0).names) > 1}
"""The shortest kept game of each in which several play."""


def job(kind: str, file: Path, entries: int | None = None, **more: Any) -> Job:
    """The job for the book of a kept game, whole or up to so many entries."""
    past, table = kept(file, entries), played(file, entries)
    return of(kind, past, table.dump(), **more)


def of(kind: str, past: Record, dump: str, **more: Any) -> Job:
    return Job(kind, (past,), (dump,), (False,), **more)  # type: ignore[arg-type]


def played(file: Path, entries: int | None = None) -> Table[Any]:
    """A kept game after so many entries."""
    past = kept(file, entries)
    table: Table[Any] = Table.open(
        past.game.key, names=past.names, seed=past.seed, options=past.options, save=past.save
    )
    table.replay(past.entries)
    return table


def coloured(said: bytes, _facts: Any) -> bytes:
    held = io.BytesIO()
    Image.new("RGB", (6, 4), tuple(sha256(said).digest()[:3])).save(held, "PNG")
    return held.getvalue()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pictures are a few pixels, in a colour that all their facts decide."""
    honest, charted = followed.plate, front_and_back.charted

    def plain(drawing: Drawing | None) -> Drawing | None:
        if drawing is None:
            return None
        return replace(drawing, draw=partial(coloured, drawing.fingerprint))

    for module in (followed, front_and_back):
        monkeypatch.setattr(module, "plate", lambda *given: plain(honest(*given)))
    monkeypatch.setattr(front_and_back, "charted", lambda chart: plain(charted(chart)))
    monkeypatch.setattr(
        front_and_back.book_cover, "draw", lambda shown: coloured(repr(shown).encode(), None)
    )
    monkeypatch.setattr(
        front_and_back.portrait, "draw", lambda shown: coloured(repr(shown).encode(), None)
    )
    yield
