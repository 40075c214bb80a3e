"""What games measure: in every golden game, at every answer, and at the end what the scores say;
and the rounds that they count."""

import json
from pathlib import Path

import pytest

from rules import GAMES
from rules.engine import Entry
from rules.engine.course import find_deciding_moments, measure_course
from tests import golden

FILES = sorted(golden.FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name} {file.stem}")
def test_a_golden_game_has_a_course(file: Path) -> None:
    head, *journal, _ = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    table = golden.begin_game(head)
    assert table.game.measure
    points = measure_course(table, [Entry(*line) for line in journal])
    assert table.result is not None
    assert {len(point.values) for point in points} == {len(table.names)}
    assert [point.revision for point in points] == sorted({point.revision for point in points})
    rounds = [point.round for point in points if point.round is not None]
    assert rounds
    assert rounds == sorted(rounds)
    assert rounds[0] == 1
    assert None not in [point.round for point in points][-len(rounds) :]
    if table.result.scores:
        assert dict(enumerate(points[-1].values)) == table.result.scores
    assert find_deciding_moments(points, table.result.winners)


def test_a_heavy_event_is_dated_by_the_turn_that_begins_before_it() -> None:
    """Answer 74 ends turn 9, and the event of turn 10 knocks Ben out. After answer 285 Ada turns
    into a mutant, and then turn 12 begins."""
    for name, revision, expected in [
        ("two-players", 74, 10),
        ("several-on-the-last-space", 285, 11),
    ]:
        file = golden.FOLDER / "posthuman" / f"{name}.jsonl"
        head, *journal, _ = map(json.loads, file.read_text(encoding="utf-8").splitlines())
        points = measure_course(golden.begin_game(head), [Entry(*line) for line in journal])
        assert [p.heavy_round for p in points if p.revision == revision] == [expected]


def test_every_game_has_a_measured_golden_game() -> None:
    assert {file.parent.name for file in FILES} >= set(GAMES) - {"tiny", "odd", "script", "canary"}
