"""The card of a game that is over."""

from __future__ import annotations

import pytest

from cogs.views.card import ranked
from rules.engine import Result


@pytest.mark.parametrize(
    ("winners", "order"),
    [((), [0, 2, 1]), ((1,), [1, 0, 2]), ((2, 1), [2, 1, 0])],
)
def test_the_winners_come_first_whatever_their_scores(
    winners: tuple[int, ...], order: list[int]
) -> None:
    scores = {0: 9, 1: 3, 2: 7}
    found = ranked(Result(winners, scores, "It is over."))
    assert found == [(seat, scores[seat]) for seat in order]
