"""What a bot of Last Aurora expects of Bonus Actions."""

import pytest

from rules.aurora.bot.worths import WORTH, rate_recycling, slot_worth, steps_worth
from rules.aurora.model.cards import Step
from tests.rules.aurora.positions import place


@pytest.mark.parametrize(("fury", "count", "gained"), [(0, 2, 2), (4, 2, 1), (5, 1, 0)])
def test_fury_is_worth_something_up_to_the_top_of_its_track(
    fury: int, count: int, gained: int
) -> None:
    me = place(f"fury {fury}").table.view(0).players[0]
    worth = steps_worth(me, [Step(do="fury", count=count)])
    assert worth == pytest.approx(gained * WORTH["Fury"])


def test_what_serves_in_every_round_is_worth_the_more_the_more_are_to_come() -> None:
    """A faster Truck, and a Survivor."""
    views = [place(f"round {n}; common snowcat; zone medic").table.view(0) for n in range(1, 7)]
    trucks = [rate_recycling(view, view.players[0], "truck") for view in views]
    crew = [slot_worth(view, view.players[0], view.zone[0]) for view in views]
    for found in (trucks, crew):
        assert found == sorted(set(found), reverse=True)
