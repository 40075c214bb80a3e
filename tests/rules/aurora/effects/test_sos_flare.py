"""LA-16.20, LA-16.21: the SOS Flare, which calls the Aurora back."""

from __future__ import annotations

import pytest

from tests.rules.aurora.positions import place
from tests.rules.aurora.rows import Check, table

POSITIONS = {
    # Ada holds the Flare; Ben takes somebody in, and the Early Departure is next.
    "departs": "round 3; order 1 0; zone driver medic; fury_1 3; hand sos-flare; active_1 "
    "leader renegade; stow_1 SSP"
}
rows = table(POSITIONS)


@rows("""
# On Ben's turn the Aurora is called back to white 3, and Ada has 2 Fame more.
LA-16.20 LA-16.16 LA-16.21 | departs; deck early-departure orphan
    explore:1:leader later none -> red yes; asks 1; free fire keep
        | 0=fire -> aurora 3; red no; aurora_at 125; fame 2; hand; common early-departure sos-flare
    # It is fired by default before the next Movement Phase begins, unless Ada has said no.
    explore:1:leader later none .. -> red no; fame 2
    explore:1:leader later none 0=keep .. -> red yes; fame 0
    # Without a Departure, or with one on the red track, there is nothing to fire it for.
    -> unfree fire sos-flare
LA-16.21 | departs; deck early-departure orphan; red yes
    explore:1:leader later none -> unfree fire sos-flare
LA-16.21 | departs; deck heavy-snowstorm-1 orphan
    explore:1:leader later none -> storm yes; unfree fire | .. -> fame 0; hand sos-flare
# If a fourth card has come, the Flare is fired as the one that goes.
LA-5.20 LA-16.20 | round 3; zone driver medic; deck early-departure orphan;
        fury_1 3; hand sos-flare; recall yes; red yes; hand hazmat-suit-1 welding-torch-1;
        fury 4; objects mre-1; active_1 leader renegade; stow_1 SSP
    +fury:O -> offers play-sos-flare; unfree fire
        | play-sos-flare -> hand hazmat-suit-1 welding-torch-1 mre-1
""")
def test_the_sos_flare(check: Check) -> None:
    check()


@pytest.mark.rule("LA-16.20")
def test_the_flare_is_asked_in_secret_and_nobody_waits() -> None:
    flare = place("hand_1 sos-flare; red yes; recall yes").asked_for(1, ["fire"])
    assert flare.secret and flare.optional
