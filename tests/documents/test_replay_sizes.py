"""Every kept game as a replay that a server of Discord's takes: the long run.

uv run pytest -n0 -m soak tests/documents
"""

from pathlib import Path

import pytest

from documents.moments import Walk
from documents.replay import film
from documents.replay.making import Job, make_replay_of_walk
from tests.documents.records import read_golden
from tests.golden import FOLDER

MOST = 5_000_000


@pytest.mark.soak
@pytest.mark.parametrize("file", sorted(FOLDER.glob("*/*.jsonl")), ids=lambda file: file.stem)
def test_a_golden_game_fits_with_all_its_pictures(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a busy machine takes to paint them."""
    monkeypatch.setattr(film, "SECONDS_UNTIL_HURRY", float("inf"))
    past = read_golden(file)
    made = make_replay_of_walk(Job(past, "public", most=MOST), Walk(past))
    assert made.content is not None
    assert len(made.content) <= MOST
    assert made.notes == ()
