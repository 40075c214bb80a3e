"""LA-20.20 to LA-20.28: how the Last Automa rests and drives."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aurora.model.cards import Shortcut
from rules.aurora.model.maps import Link
from tests.rules.aurora.build import Road
from tests.rules.aurora.play.automa.stage import rows, solo
from tests.rules.aurora.rows import COLUMNS, Position, check, row


def drives(*cards: str, space: str = "100", hard: bool = False, **facts: Any) -> Road:
    """It moves next, without Fuel unless it is given some; then Ada is asked."""
    sides = facts.pop("sides", ("1A", "2A", "3A"))
    stage = solo("movement", *cards, hard=hard, sides=sides).stow(0, "S S S F")
    return stage.automa(**{"fuel": 0, "space": space, **facts})


def eats(*cards: str, **facts: Any) -> Road:
    return solo("rest", *cards).automa(**facts).stow(0, "S S S F")


ILL = {"survivors": 4, "standing": [True] * 3, "variant": False}
# fmt: off
REST = [
    # It turns over a card for each Food, to the right of the others; AC2 gives it Fuel on the way.
    row("LA-20.24 LA-20.20", eats("AC1", food=2, deck=["AC3", "AC6", "AC2"], fuel=0),
        "-> its_revealed AC1 AC2 AC6; its_food 0; its_deck AC3; its_space 103a"),
    row("LA-20.24", eats(food=3, deck=["AC5"]), "-> its_food 2; its_revealed AC5"),
]

MOVEMENT = [
    # It always moves at full speed, without Fuel 2 spaces, and spends all its Fuel.
    row("LA-20.25", drives(), "-> its_space 102"),
    row("LA-20.25", drives(fuel=3), "-> its_space 105a; its_fuel 0"),
    # A4 is uncovered in round 4, and does not count under its cover or a Damage counter.
    row("LA-20.25 LA-20.4", drives(**rows(column=3)), "-> its_space 102"),
    row("LA-20.25 LA-20.26 LA-20.4", drives(**rows(column=4)), "-> its_space 103a"),
    row("LA-20.26", drives(**rows("A4", column=4)), "-> its_space 102"),
    # 108 is six away by the Dangerous Shortcut, 107 five.
    row("LA-20.25", drives().at(0, "107a"), "-> its_space 102"),
    row("LA-20.25", drives().at(0, "108a"), "-> its_space 103a"),
    # In a storm it makes 2 instead of 4, by the road though AC5 gives it Tracks.
    row("LA-20.26", drives("AC5", space="101", fuel=2).set(storm=True), "-> its_space 103a"),
    row("LA-20.26", drives().set(storm=True), "-> its_space 100"),
    # AC2: 1 Fuel (hard: 2) if it has none, else 1 Fuel and 1 Ammo; used at once.
    row("LA-20.26 LA-20.21 LA-20.20", drives("AC2"), "-> its_space 103a; its_stores PA"),
    row("LA-20.26 LA-20.21", drives("AC2", hard=True), "-> its_space 104a; its_stores PA"),
    row("LA-20.26 LA-20.21", drives("AC2", fuel=1), "-> its_space 104a; its_stores PAA"),
    row("LA-20.21", drives("AC2", fuel=1, hard=True), "-> its_space 104a; its_stores PAA"),
    # The first card finds no Fuel, the next one does.
    row("LA-20.20", drives("AC2", "AC2", ammo=0), "-> its_ammo 1; its_space 104a"),
    # AC3 costs the player a Food; the hard one Food or Ammo, by default Ammo.
    row("LA-20.21 LA-20.22", drives("AC3").stow(0, "S S S P A"), "-> stores A"),
    row("LA-20.21 LA-20.22", drives("AC3").stow(0, "S S S A"), "-> stores A"),
    row("LA-20.22", drives("AC3", hard=True).stow(0, "S S S P A"), "-> options A P; default A"),
    row("LA-20.22", drives("AC3", hard=True).stow(0, "S S S P A"), ". -> stores P"),
    row("LA-20.22", drives("AC3", hard=True).stow(0, "S S S P A"), "P -> stores A"),
    row("LA-20.22", drives("AC3", hard=True).stow(0, "S S S A"), "-> stores"),
    # AC6 treats 1 contaminated Survivor, or 2.
    row("LA-20.21 LA-20.29", drives("AC6", **ILL), "-> its_contaminated_count 2"),
    row("LA-20.21 LA-20.29", drives("AC6", hard=True, **ILL), "-> its_contaminated_count 1"),
    # It suffers the waypoint on which it ends.
    row("LA-20.27", drives().waypoints(s102="A"), "-> its_ammo 2; waypoints"),
    row("LA-20.27", drives().waypoints(s102="O").objects("mre-1"),
        "-> its_objects mre-1; waypoints"),
    row("LA-20.27", drives().waypoints(s102="C"), "-> its_contaminated_count 1; waypoints 102:C"),
    row("LA-20.27", drives().waypoints(s101="C"), "-> its_contaminated_count 0"),
    # It never enters a road that ends at a Closed Tunnel.
    row("LA-20.27", drives(space="106"), "-> its_space 108a"),
    row("LA-20.27", drives(space="115", sides=("1A", "2A", "3B")), "-> its_space 117a"),
    # At a fork it takes branch a, and it never turns back.
    row("LA-20.28", drives(space="102"), "-> its_space 104a"),
    row("LA-20.28", drives(space="107b"), "-> its_space 107b"),
    # With AC5 it takes the first Shortcut, Rough as it is, and only that; the hard one is faster.
    row("LA-20.21 LA-20.28", drives("AC5"), "-> its_space 104a"),
    row("LA-20.21 LA-20.28", drives("AC5", hard=True), "-> its_space 105a"),
    row("LA-20.28", drives("AC5", space="110", fuel=1), "-> its_space 115"),
    # It takes the branch whose first Shortcut is nearer, with its Damage.
    row("LA-20.28", drives("AC5", space="102").outcomes(7), "-> its_space 106; its_marks C1"),
    row("LA-20.28", drives("AC1", space="102"), "-> its_space 104a"),
    # From 104a on 1A the next Shortcut is too far; and it stops at the last quay.
    row("LA-20.28", drives("AC5", space="104a"), "-> its_space 106"),
    row("LA-20.28", drives(space="Q7", fuel=5), "-> its_space Q8"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, [*REST, *MOVEMENT])
def test_the_automa_rests_and_drives(position: Position, text: str) -> None:
    check(position, text)


@pytest.mark.rule("LA-20.28")
def test_of_two_shortcuts_at_one_space_the_furthest_then_the_gentlest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No space of the boards has two, so three more are laid at 101: two lead as far as 105, and
    the one that costs less is taken."""
    stage = drives("AC5", space="101", fuel=0)

    def cut(end: str, damage: int) -> Link:
        return Link(("101", end), "shortcut", Shortcut(ends=("101", end), damage=damage))

    links = stage.state.map.links
    more = (cut("105a", 2), cut("105b", 1), cut("104b", 0))
    monkeypatch.setitem(links, "101", (*links["101"], *more))
    check(stage.automa(**rows(column=3)).outcomes(7), "-> its_space 106; its_marks C3")
