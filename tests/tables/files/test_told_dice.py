"""No die is rolled that the log does not tell with its draw, so that a verifier misses none."""

from __future__ import annotations

import pytest

from rules import GAMES
from tests import golden
from tests.browser.verifier.exports import kept

GOT, WHERE = 4, 6
LONGEST = 220
"""Lines of a kept game that is looked through; the others take longer, and roll the same dice."""


@pytest.mark.parametrize("key", GAMES)
def test_wherever_dice_are_told_all_are(key: str) -> None:
    """Over the kept games: what is rolled by a function of the rules that tells dice is told."""
    rolled: set[str] = set()
    silent: set[str] = set()
    for file in sorted((golden.FOLDER / key).glob("*.jsonl")):
        if len(file.read_text(encoding="utf-8").splitlines()) > LONGEST:
            continue
        drawn = kept(file).draws
        assert drawn is not None
        told = {index for line in drawn.told for index in line.draws}
        assert -1 not in told, f"{file.name}: every die told was drawn"
        for index, row in enumerate(drawn.made):
            if len(row[GOT]) == 1:
                (rolled if index in told else silent).add(drawn.where[row[WHERE]])
    assert rolled & silent == set()
