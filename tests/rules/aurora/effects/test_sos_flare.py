"""LA-16.20, LA-16.21: the SOS Flare, which calls the Aurora back."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row

SUIT, TORCH = "hazmat-suit-1", "welding-torch-1"


def departs(*deck: str, **facts: object) -> Road:
    """Ada holds the Flare; Ben takes somebody in, and the Early Departure is next."""
    road = Road(2, number=3).order(1, 0).zone("driver", "medic")
    road.deck(*(deck or ("early-departure", "orphan")))
    road.crew(1, active="leader renegade").stow(1, "S S P").has(1, fury=3)
    return road.hand(0, "sos-flare").set(**facts)


FOURTH = departs(recall=True, red=True).hand(0, SUIT, TORCH).order(0, 1).has(0, fury=4)
X = "explore:1:leader later none "
# fmt: off
FLARE = [
    # On Ben's turn the Aurora is called back to white 3, and Ada has 2 Fame more.
    row("LA-16.20 LA-16.16", departs(), X + "-> red yes; asks 1; free fire keep"),
    row("LA-16.20 LA-16.16", departs(),
        X + "0=fire -> aurora 3; red no; aurora_at 125; fame 2; hand; "
        "common early-departure sos-flare"),
    # It is fired by default before the next Movement Phase begins, unless Ada has said no.
    row("LA-16.20", departs(), X + ".. -> red no; fame 2"),
    row("LA-16.20", departs(), X + "0=keep .. -> red yes; fame 0"),
    # Without a Departure, or with one on the red track, there is nothing to fire it for.
    row("LA-16.21", departs(), "-> unfree fire sos-flare"),
    row("LA-16.21", departs(red=True), X + "-> unfree fire sos-flare"),
    row("LA-16.21", departs("heavy-snowstorm-1", "orphan"), X + "-> storm yes; unfree fire"),
    row("LA-16.21", departs("heavy-snowstorm-1", "orphan"), X + ".. -> fame 0; hand sos-flare"),
    # If a fourth card has come, the Flare is fired as the one that goes.
    row("LA-5.20 LA-16.20", FOURTH, "+fury:O -> offers play-sos-flare; unfree fire"),
    row("LA-5.20 LA-16.20", FOURTH.objects("mre-1"),
        f"+fury:O play-sos-flare -> hand {SUIT} {TORCH} mre-1"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, FLARE)
def test_the_sos_flare(position: Position, text: str) -> None:
    check(position, text)


@pytest.mark.rule("LA-16.20")
def test_the_flare_is_asked_in_secret_and_nobody_waits() -> None:
    case = departs().play().go("explore:1:leader", "later", "none")
    flare = next(p for p in case.asked(0) if "fire" in [o.id for o in p.options])
    assert flare.secret
    assert flare.optional
