"""LA-20.36 to LA-20.42: how the Last Automa fires."""

import pytest

from rules.aurora.play.automa import board as automa
from tests.rules.aurora.rows import Check, check_play, make_rows

POSITIONS = {
    # Warwolves (I) and Riderwolves (II) on its Region; Weapons 1 in A1 and C2. Ada is next.
    "aims": "solo; phase fire; foe warwolves filled=4; foe riderwolves hitpoints=2a; stow SSSA; "
    "outcomes 2 7",
    # It fires once at Warwolves with this Hitpoints card.
    "rewards": "solo; phase fire; foe warwolves {}; stow SSSA; its_marks C2; objects mre-1; "
    "outcomes 2 7",
}
rows = make_rows(POSITIONS)


@rows("""
# The arrow of the first card of the Exploration Phase: right the highest, left the lowest.
LA-20.36 LA-20.23 | aims; its_cards AC2 AC1 | -> filled warwolves:4 riderwolves:4
LA-20.36 LA-20.23 | aims; its_cards AC1 AC2 | -> filled warwolves:5 riderwolves:3
LA-20.37 | aims | -> filled warwolves:5 riderwolves:3
LA-20.36 LA-20.23 | solo; order -1 0; foe warwolves filled=4; foe riderwolves hitpoints=2a;
        rest leader; stow SA; deck driver; its_pile AC2; its_food 0; its_fuel 0; outcomes 2 7
    -> phase fire; filled warwolves:4 riderwolves:4
# A card that was only eaten for does not aim.
LA-20.37 | aims; its_cards AC2; its_explored 0 | -> filled warwolves:5 riderwolves:3
# It fires the Weapon 1 because the one further right is damaged, at Rendall and Randall.
LA-20.36 | solo; phase fire; foe warwolves filled=4; foe rendall-and-randall hitpoints=4a;
        stow SSSA; its_cards AC2; outcomes 8 7; its_column 3; its_marks A3
    -> filled warwolves:4 rendall-and-randall:4; its_fired C2; its_ammo 0
# Three Ammo and two Weapons are two shots; only at Enemies of its own Region.
LA-20.36 | aims; its_ammo 3 | -> its_ammo 1; its_fired C2 A1
LA-20.36 | aims; its_ammo 3; its_space 109a | -> its_ammo 3; its_fired
# Outcome 6 jams C2, right of the counter; outcome 12 gives nobody Fury.
LA-20.38 | aims; outcomes 6 7 | -> its_marks C2
LA-20.38 | aims; outcomes 12 7 | -> fury 0; its_marks
# The boxes pay as for a player, Objects unseen.
LA-20.38 | rewards hitpoints=1b filled=0
    -> its_fame 1; its_stores PF; its_objects; targets warwolves:
LA-20.38 | rewards hitpoints=2b filled=0 | -> its_fame 0; its_stores PPF; its_objects
LA-20.38 | rewards hitpoints=2a filled=1 | -> its_fame 0; its_stores PFA; its_objects
LA-20.38 | rewards filled=0 | -> its_fame 0; its_stores PF; its_objects mre-1
LA-20.38 | rewards hitpoints=2a filled=0 | -> its_stores PF; targets warwolves:-1x1
# Without a counter on its board both move to the Enemy it fires at.
LA-20.40 | solo; phase fire;
        foe warwolves filled=4; foe riderwolves hitpoints=2a -1x2; stow SSSA; outcomes 2 7
    -> targets warwolves:-1x2 riderwolves:
LA-20.41 | solo; phase fire; foe warwolves filled=4 -1x2; stow SSSA; outcomes 2 7
    -> targets warwolves:-1x2; filled warwolves:5
# Outcome 11 is 2 damage, and the Warwolves have 1 box left.
LA-20.38 LA-11.16 | solo; phase fire; foe warwolves filled=5; outcomes 11 7
    -> filled; defeated warwolves
# Two Loot cards for its two counters go under its board, unseen; Ada draws as usual.
LA-20.42 LA-22.6 | solo; phase fire;
        foe warwolves filled=5 -1x2 0x1; outcomes 2 7; loot 0 land-mine pack-banner weapon-manual
    -> its_count loot:2; view.automa.cards 2;
        loot_count 2; loot_left 5; its_counters 2; sees_one land-mine pack-banner weapon-manual
""")
def test_the_automa_fires(check: Check) -> None:
    check()


@pytest.mark.rule("LA-20.37")
@pytest.mark.parametrize(("ammo", "fired"), [(2, "C2 A1"), (3, "C2 A1 B1")])
def test_two_weapons_in_one_column_fire_from_the_top(
    ammo: int, fired: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No column of the board has two, so one more is put in B1: A1 fires before it."""
    monkeypatch.setitem(automa.WEAPONS, ("B", 1), 1)
    check_play(f"aims; its_ammo {ammo}", f"-> its_fired {fired}", POSITIONS)
