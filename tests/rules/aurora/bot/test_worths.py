"""What a bot of Last Aurora values, and how highly."""

from collections.abc import Callable, Mapping

import pytest

from rules.aurora.bot import boxes, worths
from rules.aurora.model.cards import Step
from tests.rules.aurora.positions import sit_down_at

FULL = "lies 0b0:S 0b2:F 1b0:F 1b1:F 2b0:F 2b1:F 2b2:X"
"""No room is left for tokens."""
RATED: Mapping[str, Callable[..., float]] = {
    "frailty": lambda _, me: worths.rate_frailty(me),
    "life": lambda _, me: worths.rate_survivor_life(me),
    "token": lambda _, me, token: worths.rate_token(me, token),
    "steps": lambda _, me, *steps: worths.rate_steps(me, [read_step(step) for step in steps]),
    "bonus": worths.rate_bonus,
    "slot": lambda view, me, n="1": worths.rate_slot(view, me, view.zone[int(n) - 1]),
    "deal": lambda view, me, deal: worths.deal_worth(me, deal, view.zone[0], 6 - view.round),
    "loss": lambda view, me, ref: boxes._rate_box_loss(view, *boxes._index_boxes(me)[ref]),
    "mend": lambda view, me, ref: boxes._rate_box_repair(view, me, *boxes._index_boxes(me)[ref]),
    "part": lambda view, me, card: worths.rate_part(me, card, 6 - view.round),
}


def read_step(step: str) -> Step:
    """Read "gain:F2", "gain:O" or "fury2"."""
    do, _, what = step.rstrip("23").partition(":")
    return Step(do=do, what=what, count=int(step[-1]) if step[-1].isdigit() else 1)


@pytest.mark.parametrize(
    ("rated", "position", "worth"),
    [
        # Half for each box less than five that holds nothing, 0.3 for each damaged one but the
        # first, 1 for a Truck with no other box to damage, and more for the last two Survivors.
        ("frailty", "round 1", 0),
        ("frailty", "stow SSSFFPPA", 3 * 0.5),
        ("frailty", "damaged 1b0 1b1", 0.3),
        ("frailty", "damaged 1b0 1b1; stow SSSF", 0.3 + 0.5),
        ("frailty", "damaged 0b2 0b3", 0.3 + 1),
        ("frailty", "active leader medic", 1.2),
        ("frailty", "active leader", 2.5),
        ("life", "round 1", 4),
        ("life", "active leader medic", 4 + 3 * 1.2),
        ("life", "active leader", 99),
        ("token F", "stow SSSF", 3),
        ("token F", "stow SSSFF", 3 * 0.8),
        ("token P", "stow SSSPP", 1.6 * 0.8),
        ("token A", "stow SSSAPP", 1.7),
        ("steps repair3", "damaged 1b0 1b1", 2 * (0.75 + 0.3)),
        ("steps damage2", "damaged 1b0 1b1", -2 * (1 + 0.3)),
        ("steps treat3", "active renegade+1 driver; rest co-pilot", 0.8),
        ("steps treat2", "active leader+1 medic+1 driver", 2 * 0.8 + 1),
        ("steps contaminate", "round 1", -1.5),
        ("steps fame", "fame 3", -1.4),
        ("steps fame", "fame -1; damaged 1b0 1b1", -1 * (1 + 0.3)),
        ("steps fury2", "fury 0", 2 * 0.6),
        ("steps fury2", "fury 4", 0.6),
        ("steps fury", "fury 5", 0),
        ("steps gain:F", "round 1", 3 + 2),
        ("steps gain:F2", "stow SSSFFPPA", 2 * 3),
        ("steps gain:P3", "stow SSSFFPA", 1.6),
        ("steps gain:A", "stow SSSFFPPA", 0),
        ("steps contaminate repair gain:P", "damaged 1b0", -1.5 + 0.75 + 1.6),
        # What can be recycled comes to it, from what anybody has left or the seat's own colour.
        (
            "bonus 3.1",
            "tiles 1-1 2-1 3-2 4-1 5-1; damaged 1b0; common snowcat; round 6",
            6.1 - 3.5 + 2.2 + 0.75,
        ),
        ("bonus 3.2", "tiles 1-1 2-1 3-2 4-1 5-1; damaged 1b0; common snowcat; round 6", 0.75),
        # A Truck: its boxes for those of the old one, of which a damaged one counts half; 2.2 a
        # space and movement; and what more it tows.
        ("part fortress-hauler", "round 6", 5.4 - 3.5 + 2.2 + 2),
        ("part fortress-hauler", "round 4; damaged 0b2", 5.4 - 2.9 + 3 * 2.2 + 2),
        ("part ice-runner", "round 5", 3.8 - 3.5 + 2 * 2 * 2.2),
        # A Trailer or Device takes the place of the worst one where there is no room.
        ("part covered-wagon", "round 1", 4.5 - 3.4 - 0.5),
        ("part covered-wagon", "damaged 2b2", 4.5 - 2.9 - 0.5),
        ("part covered-wagon", "convoy hauler crew-car; lies 0b0:S", 4.5),
        ("part plough-blades", "convoy hauler crew-car; lies 0b0:S", 3.9),
        ("part plough-blades", "convoy hauler/roof-gun crew-car; lies 0b0:S", 3.9),
        (
            "part plough-blades",
            "convoy hauler/roof-gun crew-car/roof-rack; lies 0b0:S",
            3.9 - 1 - 0.5,
        ),
        # A Location: its better block, what it costs, and half for a new card if it is the last.
        ("slot", "zone roadside-pump; stow SSSF", 3 * 3),
        ("slot", "zone roadside-pump; blocks 1 FFF -; stow SSSF", 3 * 3 + 0.5),
        ("slot", "zone roadside-pump; stow SSSFFPPA", 3 + 0.3 * 2),
        ("slot", "zone ranger-station; blocks 1 P -; round 5", 1.6 + 0.5),
        ("slot", "zone ranger-station; blocks 1 P -; round 6", 0.5),
        ("slot", "zone wrecked-convoy; stow SSSF; damaged 1b0 1b1", 1.7 + 1.7 - 0.8 - 0.8),
        ("slot", "zone icebound-tanker; active leader medic; stow SSF", 2 * 3 - 1.5 - 1.2),
        ("slot", "zone arsenal", 3 * 1.7 - 1.4),
        ("slot", "zone power-station; stow SSSF; hand mre-1 mre-2 weapon-manual", 3 - 1.5),
        # A Survivor: half a skill for each round, and what helps or drives, if there is room.
        ("slot", "zone medic; round 5", 1 + 0.5 * 2 + 0.5),
        ("slot", "zone jackal; round 4", 1 + 2 * (0.5 * 2 + 1) + 0.5),
        ("slot", "zone driver; round 6", 2.2 + 1 + 0.5),
        ("slot", "zone medic; round 4; stow SSSFFPPA", 0.3 * 2 + 0.5),
        ("slot", "zone medic; round 6; active leader", 2 * 2.5 + 1 + 0.5),
        ("slot", "zone roof-rack; convoy hauler crew-car; lies 0b0:S; round 5", 2 * 1.2 + 0.5),
        ("slot", "zone roof-rack; convoy hauler crew-car; lies 0b0:S; round 6", 1 + 0.5),
        # A box: what it holds or does; it shields Survivors of its card, most of all in the Truck;
        # a card with no Damage counts, from the fourth round on for more.
        ("loss 0b0", "round 1", 10 + 0.5),
        ("loss 2b0", "lies 0b0:S 2b0:F", 3),
        ("loss 0b2", "round 1", 1.2 + 0.9 * 2 / 2),
        ("loss 1b1", "round 1", 1.2 + 0.3 / 2),
        ("loss 1b1", "damaged 1b2", 1.2 + 0.3 - 0.2),
        ("loss 1b1", "damaged 1b2; round 4", 1.2 + 0.3 - 0.8),
        ("loss 2b2", "round 1", 1),
        ("mend 0b2", "damaged 0b2 0b3", 1.2 + 2 * 2),
        ("mend 0b3", "damaged 0b3; round 4", 0.7 + 2 * 2 / 2 + 0.8),
        ("mend 1b2", "damaged 1b2", 2.2 + 0.8 / 2 + 0.1),
        ("mend 2b2", FULL, 1 + 0.8 + 0.1),
        ("mend 2b2", f"{FULL}; round 6", 1 + 0.8),
        # A deal: what it gives less what it costs.
        ("deal kind", "zone travelers-1; fame 1", 2 * 1.4 + 1.6),
        ("deal kind", "zone travelers-1; fame 2; round 6; damaged 1b0", 1.4 + 0.75),
        ("deal hard", "zone travelers-1", 3 + 1.7 - 1.4),
        ("deal sell", "zone slaver-1; active leader medic driver co-pilot", 2 * 3 + 1.7 - 1.4 - 4),
        ("deal sell", "zone slaver-1", 2 * 3 + 1.7 - 1.4 - 2 * 4),
        ("deal trade", "zone merchant-1", 0.3),
        ("deal swap-P", "zone merchant-1; stow SSSPP", 3 + 1.7 - 1.6 * 0.8),
        ("slot", "zone merchant-1; stow SSSPP", 3 + 1.7 - 1.6 * 0.8),
        ("slot", "zone merchant-1; stow SSSF", 0.3),
    ],
)
def test_what_things_are_worth(rated: str, position: str, worth: float) -> None:
    view = sit_down_at(position).table.view(0)
    what, *words = rated.split()
    assert RATED[what](view, view.players[0], *words) == pytest.approx(worth)
