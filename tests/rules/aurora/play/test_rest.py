"""LA-9: the Rest Phase."""

from tests.rules.aurora.rows import Check, rows


@rows("""
# Both have Food and somebody Exhausted: both are asked, openly, and Ben answers first.
LA-9.1 LA-9.2 | phase rest;
        active leader; exhausted medic; stow SSP; active_1 leader; exhausted_1 driver; stow_1 SSP
    -> asked 0 1 | 1=feed:driver -> active_1 leader driver; asked 0; secret no
        | 0=feed:medic -> active leader medic
# One of three Exhausted eats and is Active in the morning, as is the Leader who rested.
LA-9.2 LA-9.3 LA-9.4
        | phase rest; active renegade; rest leader; exhausted medic driver hermit; stow SSSSSPP
    feed:medic done -> active renegade leader medic; rest driver hermit; exhausted; stores P
LA-9.2 | phase rest; active leader; exhausted medic; stow SSP | . -> rest medic; stores P
# The Mechanic who wakes in this Phase mends as one who was awake; one who rests on does not.
LA-9.5 | phase rest; active mechanic leader; damaged 1b2 2b0 0b3 | 1b2&0b3 -> damaged 2b0
LA-9.5 | phase rest; rest mechanic; damaged 1b2 2b0 0b3 | 1b2&0b3 -> damaged 2b0
LA-9.5 | phase rest; exhausted mechanic; damaged 1b2 2b0 0b3 | -> damaged 1b2 2b0 0b3; rest mechanic
LA-9.5 LA-9.2 | phase rest; active leader; exhausted mechanic; stow SSP; damaged 1b2 2b0 0b3
    feed:mechanic 1b2&0b3 -> damaged 2b0
# An MRE wakes the Mechanic while Ben is asked who eats.
LA-9.5 LA-16.9 | phase rest; exhausted mechanic; damaged 1b2 2b0 0b3; hand mre-1;
        active_1 leader; exhausted_1 driver; stow_1 SSP
    0=mre-1 1b2&0b3 -> active mechanic; damaged 2b0; asked 1
# Nobody is asked without Food, without anybody Exhausted, without a Mechanic or Damage.
LA-9.6 | phase rest; active leader; exhausted medic; stow SSP; damaged 1b2 2b0 0b3 | -> phase rest
LA-9.6 | phase rest; active leader; exhausted medic; stow SSFA; damaged 1b2 2b0 0b3
    -> phase movement
LA-9.6 | phase rest; active leader; stow SP; damaged 1b2 2b0 0b3 | -> phase exploration
LA-9.6 | phase rest; active mechanic leader | -> phase exploration
LA-9.6 | phase rest; rest mechanic; damaged 1b2 2b0 0b3 | -> phase rest; asks 0
# The Torch takes all Damage off while the Mechanic's question is open; the default still fits.
LA-9.5 LA-16.14 LA-21.1
        | phase rest; active mechanic leader; damaged 1b2 2b0 0b3; hand welding-torch-1
    +welding-torch-1 . -> damaged; phase exploration
""")
def test_the_rest_phase(check: Check) -> None:
    check()
