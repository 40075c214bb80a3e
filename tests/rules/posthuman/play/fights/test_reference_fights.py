"""PH-27.10: the reference fights. `python -m tests.rules.posthuman.play.fights.reference_fights`
prints the figures."""

from __future__ import annotations

import pytest

from rules.posthuman.model.terms import Level
from tests.rules.posthuman.play.fights.reference_fights import reference

BANDS: dict[Level, tuple[tuple[float, float], ...]] = {
    1: ((1.2, 1.8), (0.70, 0.85), (0, 0.06)),
    2: ((1.4, 2.0), (0.80, 0.90), (0, 0.08)),
    3: ((2.5, 3.3), (0.70, 0.82), (0.10, 0.18)),
}
"""Wounds, share won, share of KOs."""


@pytest.mark.rule("PH-27.10")
@pytest.mark.parametrize("level", BANDS)
def test_the_reference_fighter_of_a_level(level: Level) -> None:
    figures = reference(level, fights=3000)
    for (least, most), figure in zip(
        BANDS[level], (figures.wounds, figures.won, figures.ko), strict=True
    ):
        assert least <= figure <= most, figures
