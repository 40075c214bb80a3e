"""When the search of strong bots drops an answer, and when it ends."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from rules.engine import Answer
from rules.kit import search
from rules.kit.search import FIRST, Tried

ROUNDS = 9
EACH = ["quick", "other", "worst"]


@pytest.mark.parametrize(
    ("leads", "played"),
    [
        # By how much another answer leads the quick one, from copy to copy.
        ([-1], 2 * FIRST),
        ([1], 2 * FIRST),
        ([0], 2 * ROUNDS),
        ([2, -1], 2 * ROUNDS),
        # Clearly better, but not so clearly that the quick one need not be tried any more.
        ([2, 0], 2 * ROUNDS),
    ],
)
@pytest.mark.parametrize("third", [False, True])
def test_it_ends_once_it_is_sure(
    leads: Sequence[int], played: int, third: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A third answer that is always far behind is tried no oftener than need be."""

    def play_out(_: Any, answer: Answer, key: str) -> float:
        number = int(key.rpartition("/")[2])
        return {"quick": 0, "other": leads[number % len(leads)], "worst": -9}[str(answer)]

    monkeypatch.setattr(search._Trying, "play_out", play_out)
    asked: Any = SimpleNamespace(rounds=ROUNDS)
    trying = search._Trying("", asked, asked, "key")
    trying.try_answers([Tried(each) for each in EACH[: 2 + third]], lambda: False)
    assert trying.played == played + FIRST * third
