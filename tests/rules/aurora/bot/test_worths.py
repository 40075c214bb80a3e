"""What a bot of Last Aurora expects of Bonus Actions."""

from __future__ import annotations

import pytest

from rules.aurora.bot.worths import WORTH, rate_recycling, steps_worth
from rules.aurora.model.cards import Step
from tests.rules.aurora.positions import place


@pytest.mark.parametrize(("fury", "count", "gained"), [(0, 2, 2), (4, 2, 1), (5, 1, 0)])
def test_fury_is_worth_something_up_to_the_top_of_its_track(
    fury: int, count: int, gained: int
) -> None:
    me = place(f"fury {fury}").table.view(0).players[0]
    worth = steps_worth(me, [Step(do="fury", count=count)])
    assert worth == pytest.approx(gained * WORTH["Fury"])


def test_a_faster_truck_is_worth_the_more_the_more_movements_are_to_come() -> None:
    views = [place(f"round {n}; common snowcat").table.view(0) for n in range(1, 7)]
    found = [rate_recycling(view, view.players[0], "truck") for view in views]
    assert found == sorted(set(found), reverse=True)
