"""LA-9: the Rest Phase."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row


def night(tokens: str = "", damaged: str = "", **zones: str) -> Road:
    """Ada's crew by Zone at the start of the Rest Phase; Ben has nothing to decide."""
    stage = Road(2, "rest").crew(0, **zones)
    return (stage.stow(0, tokens) if tokens else stage).damaged(0, *damaged.split())


ALL = "1b2 2b0 0b3"
BOTH = night("S S P", active="leader", exhausted="medic")
BOTH.crew(1, active="leader", exhausted="driver").stow(1, "S S P")
THREE = night("S S S S S P P", active="renegade", rest="leader", exhausted="medic driver hermit")
# fmt: off
REST = [
    # Both have Food and somebody Exhausted: both are asked, openly, and Ben answers first.
    row("LA-9.1 LA-9.2", BOTH, "-> asked 0 1"),
    row("LA-9.1", BOTH, "1=feed:driver -> active_1 leader driver; asked 0; secret no"),
    row("LA-9.1", BOTH, "1=feed:driver 0=feed:medic -> active leader medic"),
    # One of three Exhausted eats and is Active in the morning, as is the Leader who rested.
    row("LA-9.2 LA-9.3 LA-9.4", THREE,
        "feed:medic done -> active renegade leader medic; rest driver hermit; exhausted; stores P"),
    row("LA-9.2", night("S S P", active="leader", exhausted="medic"), ". -> rest medic; stores P"),
    # The Mechanic who wakes in this Phase mends as one who was awake; one who rests on does not.
    row("LA-9.5", night(damaged=ALL, active="mechanic leader"), "1b2&0b3 -> damaged 2b0"),
    row("LA-9.5", night(damaged=ALL, rest="mechanic"), "1b2&0b3 -> damaged 2b0"),
    row("LA-9.5", night(damaged=ALL, exhausted="mechanic"),
        "-> damaged 1b2 2b0 0b3; rest mechanic"),
    row("LA-9.5 LA-9.2", night("S S P", ALL, active="leader", exhausted="mechanic"),
        "feed:mechanic 1b2&0b3 -> damaged 2b0"),
    # Nobody is asked without Food, without anybody Exhausted, without a Mechanic or Damage.
    row("LA-9.6", night("S S P", ALL, active="leader", exhausted="medic"), "-> phase rest"),
    row("LA-9.6", night("S S F A", ALL, active="leader", exhausted="medic"), "-> phase movement"),
    row("LA-9.6", night("S P", ALL, active="leader"), "-> phase exploration"),
    row("LA-9.6", night(active="mechanic leader"), "-> phase exploration"),
    row("LA-9.6", night(damaged=ALL, rest="mechanic"), "-> phase rest; asks 0"),
    # The Torch takes all Damage off while the Mechanic's question is open; the default still fits.
    row("LA-9.5 LA-16.14 LA-21.1", night(damaged=ALL, active="mechanic leader")
        .hand(0, "welding-torch-1"),
        "+welding-torch-1 . -> damaged; phase exploration"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, REST)
def test_the_rest_phase(position: Position, text: str) -> None:
    check(position, text)
