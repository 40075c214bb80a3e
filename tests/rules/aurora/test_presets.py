"""What may be answered ahead in Last Aurora: to stay, and what it depends on."""

from __future__ import annotations

import pytest

from rules.aurora import GAME
from tests.ahead import would

from .build import drive


@pytest.mark.parametrize(
    ("fuel", "condition", "stays"),
    [(1, "", True), (1, "0", False), (1, "1", True), (2, "1", False)],
)
def test_one_stays_where_one_is_while_fuel_is_short(fuel: int, condition: str, stays: bool) -> None:
    case = drive(fuel=fuel).play()
    prompt = case.prompt
    assert prompt.topic == "drive"
    answer = would(GAME, case.table, prompt, "drive", "stay", condition)
    assert answer == (["stay"] if stays else None)
