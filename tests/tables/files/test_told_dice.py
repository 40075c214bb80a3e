"""No die is rolled that the log does not tell with its draw, so that a verifier misses none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import golden
from tests.browser.verifier.exports import kept

KEPT = {
    "aftermath": ("nobody is left standing", "success"),
    "hope": ("all arrived",),
    "posthuman": ("all mutants",),
    "survive": ("dawn alone", "hunted lost"),
}
"""Golden games with many kinds of dice. Last Aurora has none."""
ENTRY, _, _, _, GOT, _, WHERE = range(7)


@pytest.mark.parametrize(
    "file", [golden.path(key, ending) for key, endings in KEPT.items() for ending in endings]
)
def test_wherever_dice_are_told_all_are(file: Path) -> None:
    drawn = kept(file).draws
    assert drawn is not None
    told = {index for line in drawn.told for index in line.draws}
    assert told, "the game tells dice"
    assert -1 not in told, "every die told was drawn"
    rolling = {drawn.made[index][WHERE] for index in told}
    silent = [
        f"{drawn.where[row[WHERE]]} at answer {row[ENTRY]}"
        for index, row in enumerate(drawn.made)
        if row[WHERE] in rolling and len(row[GOT]) == 1 and index not in told
    ]
    assert silent == []
