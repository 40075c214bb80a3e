"""LA-5.1 to LA-5.6: Fame."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row


def at(fame: int, *zone: str) -> Road:
    """Ada has a Leader to send and this much Fame."""
    return Road(2).zone(*zone).crew(0, active="leader").has(0, fame=fame)


def praised(fame: int) -> Road:
    """The Travelers give 2 Fame; two boxes are damaged."""
    return at(fame, "travelers-1").damaged(0, "1b2", "2b0")


# fmt: off
FAME = [
    # The Hunting Lodge costs 1 Fame, the Travelers give 2.
    row("LA-5.1 LA-8.23", at(3, "hunting-lodge"), "explore:1 later 0 -> fame 2; damaged"),
    row("LA-5.1 LA-5.2", at(0, "hunting-lodge"), "explore:1 later 0 -> fame -1; damaged"),
    row("LA-5.1", at(-1, "travelers-1"), "explore:1 later kind -> fame 1"),
    row("LA-5.1", at(1, "travelers-1"), "explore:1 later kind -> fame 3"),
    # Above the top a point may mend a box; the default does.
    row("LA-5.3 LA-5.2", praised(2), "explore:1 later kind -> fame 3; options 1b2 2b0 none"),
    row("LA-5.3", praised(2), "explore:1 later kind 2b0 -> fame 3; damaged 1b2"),
    row("LA-5.3", praised(3), "explore:1 later kind . none -> fame 3; damaged 2b0"),
    # Below the bottom it costs a box instead, any that Ada likes.
    row("LA-5.4 LA-5.2 LA-8.23", at(-1, "hunting-lodge"),
        "explore:1 later 0 -> options 0b0 0b1 0b2 0b3 1b0 1b1 1b2 2b0 2b1 2b2"),
    row("LA-5.4", at(-1, "hunting-lodge"), "explore:1 later 0 2b2 -> fame -1; damaged 2b2"),
    # Slot 3 sells an Object for 1 Fame: not to Ada at -1.
    row("LA-5.5 LA-8.44", at(-1, "", "", "driver"), "explore:3 -> lacks first:3.2"),
    row("LA-5.5", at(0, "", "", "driver").objects("mre-1"),
        "explore:3 first:3.2 -> fame -1; hand mre-1"),
    # With Fame 3 the Orphan still brings a point to the sum.
    row("LA-5.6", Road(2, "end", number=6).crew(0, active="orphan leader").has(0, fame=3),
        "-> score fame:3 survivors:1; fame 3"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, FAME)
def test_fame(position: Position, text: str) -> None:
    check(position, text)
