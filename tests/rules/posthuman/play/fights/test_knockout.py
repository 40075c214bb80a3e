"""Knocked out: what it costs, and where it leaves somebody (PH-19)."""

from __future__ import annotations

import pytest

from rules.engine import Play
from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.models import Amount
from rules.posthuman.model import decks
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.fights.knockout import hunger_knockout, or_fall, resolve_knockout
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import combat, event, follower, gear, skill, tile
from tests.rules.posthuman.rows import Row, row

BLANKS = [one for one in decks.SCARS if decks.SCARS[one].is_blank]
MUTATIONS = ["thick-neck", "hare-legs", "long-stride", "owl-eyes", "many-voices"]


def ada(road: Road | None = None, **human: int) -> Road:
    """Ada, whose tracks stand as said; the scars that she draws are blank."""
    return (road or Road(1)).stacks("scars", *BLANKS[:2]).human(0, **human)


def beside(*, done: int | None = None) -> Road:
    """Ada stands on a tile of two zones north of home."""
    laid = tile(zones=({"figures": 1}, {"figures": 1}))
    road = Road(1).lays(0, laid, "0,1", done=done)
    return road.stands(0, "0,1", zone=None if done is None else done)


def owns_much() -> Road:
    return Road(1).has(0, gear(), skill(), event(), combat()).holds(0, gear())


def play(h: Here) -> Play[bool]:
    return (yield from resolve_knockout(h, 0, "Test"))


def falls(h: Here) -> Play[str]:
    """What Ada does ends with the knockout."""
    with pytest.raises(Fallen):
        yield from or_fall(h, 0, "Test")
    return "fell"


def is_struck(h: Here) -> Play[None]:
    with pytest.raises(Fallen):
        yield from carry_out(h, 0, [Amount(do="health", n=-9)], "Test")


# fmt: off
KNOCKOUTS = [
    # Two scars, 1 food, hunger 0 and home; open followers leave, the place stays.
    row("PH-19.1", lambda: ada(beside(), health=0, morale=1, food=2, hunger=3, place=6),
        "-> returned scars=scar-white-line,scar-burnt-palm food=3 hunger=0 place=6 at=0,0 "
        "zone=none"),
    row("PH-19.1 PH-12.7", lambda: ada(beside(done=1), health=0, morale=1),
        "-> at=0,0 tiles_done=0"),
    row("PH-19.1 PH-12.7", lambda: ada(beside(), health=0, morale=1), "-> tiles_done=2"),
    row("PH-19.1 PH-19.8",
        lambda: ada(Road(1).has(0, follower(), follower()).hides(0, follower()), health=0),
        ". -> followers=0 hidden_followers=1"),
    row("PH-19.1 PH-5.4", lambda: ada(health=1, morale=1), "-> returned=no scars=0"),
    # A scar of the combat is one more.
    row("PH-19.1 PH-30.15",
        lambda: ada(Road(1).fight(0, combat(), scarred=True).has(0, BLANKS[4]), health=0),
        ". -> scars=scar-stiff-shoulder,scar-white-line,scar-burnt-palm"),
    # What was at 0 becomes 1, and the other track may be changed for more.
    row("PH-19.2", lambda: ada(health=0, morale=4), "-> options=0,1,2,3 health=1 morale=4"),
    row("PH-19.2", lambda: ada(health=0, morale=4), "2 -> health=3 morale=2"),
    row("PH-19.3", lambda: ada(health=3, morale=0), "-> options=0,1,2 | 1 -> health=2 morale=2"),
    # Hunger, or both at 0: one knockout, and both become 1.
    row("PH-19.4", lambda: ada(health=5, morale=4, hunger=3),
        "-> health=1 morale=1 hunger=0 scars=2", play=lambda h: hunger_knockout(h, 0)),
    row("PH-19.5 PH-19.5a", lambda: ada(health=0, morale=0, food=0),
        "-> returned health=1 morale=1 scars=2 food=1"),
    row("PH-19.5a", lambda: ada(Road(1).has(0, follower(lost=2)), health=0, morale=2),
        "-> returned health=1 morale=1 scars=2"),
    # The exchange leaves 1, stays within the limit, and is neither forced nor asked in vain.
    row("PH-19.6", lambda: ada(Road(1).human(0, strength=2), health=0, morale=6),
        "-> options=0,1,2,3,4"),
    row("PH-19.6", lambda: ada(health=0, morale=3), "-> options=0,1,2"),
    row("PH-19.6a", lambda: ada(health=0, morale=4), ". -> health=1 morale=4"),
    row("PH-19.6a", lambda: ada(health=0, morale=1), "-> over"),
    # Scars come first, and turning replaces the rest; less than 0 counts as 0.
    row("PH-19.7",
        lambda: ada(Road(2).has(0, *MUTATIONS[:4]), health=0).stacks("scars", MUTATIONS[4]),
        "-> returned mutants=Ada top.scars=scar-white-line"),
    row("PH-19.7 PH-30.1", lambda: ada(health=2, morale=1), "-> health=1", play=is_struck),
    # Everything else stays; what was done or declared ends.
    row("PH-19.9", lambda: ada(owns_much(), health=0, morale=1, ammo=4, food=1, counters=2),
        "-> gear=1 skills=1 events=1 trophies=1 hand=1 ammo=4 counters=2"),
    row("PH-19.9", lambda: ada(health=0, morale=1), "-> returned=fell", play=falls),
    row("PH-7.3", lambda: ada(Road(1).declares(0, "move"), health=0, morale=1), "-> declared=none"),
    row("PH-19.10", lambda: ada(health=0, morale=1), "-> legal=camp,forage,scout,move,nothing"),
]
# fmt: on


@pytest.mark.parametrize("row", KNOCKOUTS)
def test_a_knockout(row: Row) -> None:
    row.check(play)
