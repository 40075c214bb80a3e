"""LA-20.20 to LA-20.28: how the Last Automa rests and drives."""

import pytest

from rules.aurora.model.cards import Shortcut
from rules.aurora.model.maps import Link, make_map
from tests.rules.aurora.rows import Check, check_play, make_rows

POSITIONS = {
    "eats": "solo; phase rest; stow SSSF; its_food {}",
    # It moves next, without Fuel unless it is given some; then Ada is asked.
    "drives": "solo; phase movement; stow SSSF; its_fuel 0",
}
rows = make_rows(POSITIONS)


@rows("""
# It turns over a card for each Food, to the right of the others; AC2 gives it Fuel on the way.
LA-20.24 LA-20.20 | eats 2; its_cards AC1; its_deck AC3 AC6 AC2; its_fuel 0
    -> its_revealed AC1 AC2 AC6; its_food 0; its_deck AC3; its_space 103a
LA-20.24 | eats 3; its_deck AC5 | -> its_food 2; its_revealed AC5
# It always moves at full speed, without Fuel 2 spaces, and spends all its Fuel.
LA-20.25 | drives | -> its_space 102
LA-20.25 | drives; its_fuel 3 | -> its_space 105a; its_fuel 0
# A4 is uncovered in round 4, and does not count under its cover or a Damage counter.
LA-20.25 LA-20.4 | drives; its_column 3; its_marks | -> its_space 102
LA-20.25 LA-20.26 LA-20.4 | drives; its_column 4; its_marks | -> its_space 103a
LA-20.26 | drives; its_column 4; its_marks A4 | -> its_space 102
# 108 is six away by the Dangerous Shortcut, 107 five.
LA-20.25 | drives; at 107a | -> its_space 102
LA-20.25 | drives; at 108a | -> its_space 103a
# In a storm it makes 2 instead of 4, by the road though AC5 gives it Tracks.
LA-20.26 | drives; its_cards AC5; its_fuel 2; its_space 101; storm yes | -> its_space 103a
LA-20.26 | drives; storm yes | -> its_space 100
# AC2: 1 Fuel (hard: 2) if it has none, else 1 Fuel and 1 Ammo; used at once.
LA-20.26 LA-20.21 LA-20.20 | drives; its_cards AC2 | -> its_space 103a; its_stores PA
LA-20.26 LA-20.21 | drives; hard; its_cards AC2 | -> its_space 104a; its_stores PA
LA-20.26 LA-20.21 | drives; its_fuel 1; its_cards AC2 | -> its_space 104a; its_stores PAA
LA-20.21 | drives; hard; its_fuel 1; its_cards AC2 | -> its_space 104a; its_stores PAA
# The first card finds no Fuel, the next one does.
LA-20.20 | drives; its_cards AC2 AC2; its_ammo 0 | -> its_ammo 1; its_space 104a
# AC3 costs the player a Food; the hard one Food or Ammo, by default Ammo.
LA-20.21 LA-20.22 | drives; stow SSSPA; its_cards AC3 | -> stores A
LA-20.21 LA-20.22 | drives; stow SSSA; its_cards AC3 | -> stores A
LA-20.22 | drives; hard; stow SSSPA; its_cards AC3
    -> options A P; default A | . -> stores P
    P -> stores A
LA-20.22 | drives; hard; stow SSSA; its_cards AC3 | -> stores
# AC6 treats 1 contaminated Survivor, or 2.
LA-20.21 LA-20.29 | drives; its_cards AC6; its_survivors 4; its_standing yes yes yes; its_variant no
    -> its_contaminated_count 2
LA-20.21 LA-20.29
        | drives; hard; its_cards AC6; its_survivors 4; its_standing yes yes yes; its_variant no
    -> its_contaminated_count 1
# It suffers the waypoint on which it ends.
LA-20.27 | drives; waypoints 102:A | -> its_ammo 2; waypoints
LA-20.27 | drives; waypoints 102:O; objects mre-1 | -> its_objects mre-1; waypoints
LA-20.27 | drives; waypoints 102:C | -> its_contaminated_count 1; waypoints 102:C
LA-20.27 | drives; waypoints 101:C | -> its_contaminated_count 0
# It never enters a road that ends at a Closed Tunnel.
LA-20.27 | drives; its_space 106 | -> its_space 108a
LA-20.27 | drives; sides 1A 2A 3B; its_space 115 | -> its_space 117a
# At a fork it takes branch a, and it never turns back.
LA-20.28 | drives; its_space 102 | -> its_space 104a
LA-20.28 | drives; its_space 107b | -> its_space 107b
# With AC5 it takes the first Shortcut, Rough as it is, and only that; the hard one is faster.
LA-20.21 LA-20.28 | drives; its_cards AC5 | -> its_space 104a
LA-20.21 LA-20.28 | drives; hard; its_cards AC5 | -> its_space 105a
LA-20.28 | drives; its_fuel 1; its_cards AC5; its_space 110 | -> its_space 115
# It takes the branch whose first Shortcut is nearer, with its Damage.
LA-20.28 | drives; its_cards AC5; its_space 102; outcomes 7 | -> its_space 106; its_marks C1
LA-20.28 | drives; its_cards AC1; its_space 102 | -> its_space 104a
# From 104a on 1A the next Shortcut is too far; and it stops at the last quay.
LA-20.28 | drives; its_cards AC5; its_space 104a | -> its_space 106
LA-20.28 | drives; its_fuel 5; its_space Q7 | -> its_space Q8
""")
def test_the_automa_rests_and_drives(check: Check) -> None:
    check()


@pytest.mark.rule("LA-20.28")
def test_of_two_shortcuts_the_automa_takes_the_furthest_then_the_gentlest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No space of the boards has two, so three more are laid at 101: two lead as far as 105, and
    the one that costs less is taken."""

    def make_link(end: str, damage: int) -> Link:
        return Link(("101", end), "shortcut", Shortcut(ends=("101", end), damage=damage))

    links = make_map(("1A", "2A", "3A")).links
    more = (make_link("105a", 2), make_link("105b", 1), make_link("104b", 0))
    monkeypatch.setitem(links, "101", (*links["101"], *more))
    position = "drives; its_cards AC5; its_space 101; its_column 3; its_marks; outcomes 7"
    check_play(position, "-> its_space 106; its_marks C3", POSITIONS)
