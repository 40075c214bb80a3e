"""LA-13: the end of the game, what counts, who wins, and who does not get so far."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # The Final Howl falls on Ada, whose last Survivor is a Co-Pilot of skill 1.
    "howl": "phase ambush; zone the-final-howl; active co-pilot; stow SF; at_1 101",
    # Ada recruits from slot 1 in round 4, and Early Departure comes up.
    "departs": "round 4; zone mechanic driver; deck early-departure orphan {}",
}
rows = make_rows(POSITIONS)


@rows("""
# One Convoy on or beyond the Aurora's space suffices.
LA-13.1 | phase end; round 3; at_1 Q3 | -> ended taken
LA-13.1 | phase end; round 3; at_1 Q4 | -> ended taken
LA-13.1 | phase end; round 6; at_1 Q6 | -> ended taken
LA-13.1 | phase end; round 6; at_1 Q5 | -> ended missed
# In round 6 on red she lies at Q8.
LA-13.1 LA-19.3 | phase end; round 6; red yes; at_1 Q7 | -> ended missed
LA-13.1 LA-19.3 | phase end; round 6; red yes; at_1 Q8 | -> ended taken
# If the ship is taken, Survivors without Contamination count for everybody, in any zone.
LA-13.10 | phase end;
        round 6; active leader; rest cold-maiden+1; exhausted co-pilot mechanic; at_1 Q6
    -> parts aboard:3; score_1 aboard:3
# If it is missed, undamaged Convoy cards do: one of five is damaged.
LA-13.11 | phase end; round 6; convoy hauler/roof-gun crew-car flatbed/roof-rack; damaged 1b2
    -> parts convoy:4; parts_1 convoy:3
# Ada at 100 is last; Ben and Cleo count from her, by the Shortcut anybody may use.
LA-13.2 | seats 3; phase end; round 6; at_1 103a; at_2 106
    -> score_0 distance:0; score_1 distance:3; score_2 distance:4
# The Tracks of the last Convoy count, not the leader's own.
LA-13.2 | phase end; round 6; convoy hauler/plough-blades flatbed; at_1 104a | -> score_1 distance:2
LA-13.2 | phase end; round 6; convoy hauler/plough-blades flatbed; damaged 0t0; at_1 104a
    -> score_1 distance:4
LA-13.2 | phase end; round 6; convoy_1 hauler/plough-blades flatbed; at_1 104a
    -> score_1 distance:4
# Of several last Convoys the shortest distance counts, with the Tracks of any.
LA-13.3 | seats 3; phase end; round 6; at 103a; at_1 103b; at_2 106
    -> score_0 distance:0; score_1 distance:0; score_2 distance:1
LA-13.3 | seats 3;
        phase end; round 6; at 101; convoy_1 hauler/plough-blades flatbed; at_1 101; at_2 104a
    -> score_2 distance:1
# The Fame Track counts from -1 to 3.
LA-13.4 | phase end; round 6; fame -1 | -> score fame:-1; points 2
LA-13.4 | phase end; round 6 | -> score fame:0; points 3
LA-13.4 | phase end; round 6; fame 3 | -> score fame:3; points 6
# Two Objects and a Weapon Manual make 2.
LA-13.5 LA-11.29 | phase end; round 6; hand mre-1 mre-2 weapon-manual | -> parts objects:2 convoy:3
# The Tooth Necklace counts defeated Enemies, at most 3, and is revealed.
LA-13.6 LA-16.16 | phase end; round 6; hand tooth-necklace; defeated
    .. -> score loot:0; shown tooth-necklace
LA-13.6 LA-16.16 | phase end; round 6; hand tooth-necklace; defeated warwolves
    .. -> score loot:1; shown tooth-necklace
LA-13.6 LA-16.16 | phase end; round 6; hand tooth-necklace; defeated warwolves riderwolves ulmar
    .. -> score loot:3; shown tooth-necklace
LA-13.6 LA-16.16 | phase end;
        round 6; hand tooth-necklace; defeated warwolves riderwolves ulmar immortal-wolf
    .. -> score loot:3; shown tooth-necklace
# Banner, Necklace and Prisoner are three Wolves cards, though the Necklace is given away.
LA-13.8 LA-13.6
        | phase end; round 6; active leader prisoner; hand tooth-necklace pack-banner; defeated
    -> score loot:4
LA-13.8 | phase end; round 6; hand pack-banner | -> score loot:2
# The Bounty Hunter is paid for a Convoy card with the Loot mark, not for a Necklace.
LA-13.7 LA-14.8 | phase end; round 6; active bounty-hunter; hand tooth-necklace
    -> score survivors:0
LA-13.7 LA-14.8 | phase end; round 6; convoy hauler/wolves-cages crew-car; active bounty-hunter
    -> score survivors:2
# Fame boxes count if they are undamaged; Survivors' own points in any zone, ill or not.
LA-13.9 | phase end; round 6; convoy hauler/nuclear-generator | -> score boxes:2
LA-13.9 | phase end; round 6; convoy hauler/nuclear-generator; damaged 0t0 | -> score boxes:0
LA-13.9 LA-14.2 LA-14.18 LA-14.23
        | phase end; round 6; active leader; rest prisoner+1; exhausted orphan
    -> score survivors:2
LA-13.5 LA-13.2 LA-13.4 LA-13.6 LA-13.9 LA-13.10 LA-1.2 LA-25.20 | seats 4; phase end; round 5;
        order 1 0 2 3; at Q2; fame_3 2; defeated warwolves riderwolves the-final-howl ulmar;
        at_1 Q1; at_2 Q2; convoy_3 hauler crew-car/shielded-rack; active_3 leader;
        rest_3 co-pilot; exhausted_3 prisoner+1; damaged_3 0b3; at_3 Q6; hand_3 mre-1 tooth-necklace
    -> asks 3; options done | done -> parts_3 distance:5
        fame:2 objects:1 loot:3 boxes:1 survivors:1 aboard:2; points_3 15; ended taken; winners 3
# Ben is at the ship with a Fame of -1, Ada a space behind it has more.
LA-1.2 | phase end; round 6; fame 1 | -> ended missed; winners 0
LA-13.12 LA-1.2 | phase end; at 122; fame 3; fame_1 -1; at_1 Q1
    -> ended taken; points_0 6; points_1 3; winners 0
# A tie goes to the higher space, then to the counter further right.
LA-13.12 | phase end; round 6; at 101; fame_1 1 | -> points_0 4; points_1 4; winners 0
LA-13.12 | phase end; round 6 | -> winners 1
LA-13.12 | phase end; round 6; order 1 0 | -> winners 0
# Ada's last Survivor dies: her cards and counters leave the table, and the others play on.
LA-13.13 LA-13.14 | seats 3; phase ambush; zone the-final-howl; foe warwolves 0x2 1x1;
        active co-pilot; stow SF; hand mre-1 weapon-manual; fury 3; at_1 101; at_2 101
    0=0 0=red-co-pilot -> out yes; fury 0; convoy; hand;
        objects_out mre-1; common red-co-pilot red-hauler red-crew-car red-flatbed weapon-manual;
        targets warwolves:1x1 the-final-howl:; order 1 2; asked 1 2
# The distances at the end are counted from Ben on 101, not from Ada on 100.
LA-13.14 | howl; seats 3; round 6; at_2 103a
    0=0 .. -> score_2 distance:2; score_1 distance:0; points_0 0
# The front Convoy is wiped out by the first Enemy; the second falls on the next one's Region.
LA-13.14 | phase ambush; zone the-final-howl riderwolves; active_1 co-pilot; at_1 109a
    0 -> out_1 yes; regions the-final-howl:2 riderwolves:1
# Three sat down, one is out: a new Enemy still begins at the third box.
LA-13.14 LA-17.2 | howl; seats 3; order 1 2 0; zone - riderwolves; at_2 101
    0=0 1=1 1=0b2&0b3 2=1 2=0b2&0b3 -> out yes; filled the-final-howl:2 riderwolves:2
# Nobody is left: the end without a winner.
LA-13.14 | howl; active_1 orphan; at_1 100 | 0=0 1=0 -> over yes; winners; ended lost
LA-13.14 | solo; phase ambush; zone the-final-howl; active co-pilot
    0 -> over yes; winners; ended lost
# From white 4 to red 4 at once: from Q4 to Q6; on the red track it does nothing.
LA-13.15 LA-15.13 LA-19.3 | departs
    explore:1:leader later none -> aurora 4;
        red yes; aurora_at 128; common early-departure; holds orphan
LA-13.16 | departs; red yes
    explore:1:leader later none -> aurora 4; aurora_at 128; common early-departure
""")
def test_the_end(check: Check) -> None:
    check()
