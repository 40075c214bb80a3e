"""LA-13: the end of the game, what counts, who wins, and who does not get so far."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.aurora.build import Case, Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row


def last(seats: int = 2, number: int = 6, **kinds: Any) -> Road:
    """The last Phase 5: round 6, everybody on space 100, nobody at the ship."""
    return Road(seats, "end", number=number, **kinds)


# fmt: off
WHICH_END = [
    # One Convoy on or beyond the Aurora's space suffices.
    row("LA-13.1", last(number=3).at(1, "Q3"), "-> ended taken"),
    row("LA-13.1", last(number=3).at(1, "Q4"), "-> ended taken"),
    row("LA-13.1", last().at(1, "Q6"), "-> ended taken"),
    row("LA-13.1", last().at(1, "Q5"), "-> ended missed"),
    # In round 6 on red she lies at Q8.
    row("LA-13.1 LA-19.3", last().set(red=True).at(1, "Q7"), "-> ended missed"),
    row("LA-13.1 LA-19.3", last().set(red=True).at(1, "Q8"), "-> ended taken"),
    # If the ship is taken, Survivors without Contamination count for everybody, in any zone.
    row("LA-13.10", last().at(1, "Q6")
        .crew(0, active="leader", rest="cold-maiden+1", exhausted="co-pilot mechanic"),
        "-> parts aboard:3; score_1 aboard:3"),
    # If it is missed, undamaged Convoy cards do: one of five is damaged.
    row("LA-13.11", last().convoy(0, "hauler/roof-gun", "crew-car", "flatbed/roof-rack")
        .damaged(0, "1b2"),
        "-> parts convoy:4; parts_1 convoy:3"),
]
# fmt: on

TRACKS = ("hauler/plough-blades", "flatbed")
FOUR = ["warwolves", "riderwolves", "ulmar", "immortal-wolf"]
# fmt: off
PARTS = [
    # Ada at 100 is last; Ben and Cleo count from her, by the Shortcut anybody may use.
    row("LA-13.2", last(3).at(1, "103a").at(2, "106"), "-> score_0 distance:0; score_1 distance:3"),
    row("LA-13.2", last(3).at(1, "103a").at(2, "106"), "-> score_2 distance:4"),
    # The Tracks of the last Convoy count, not the leader's own.
    row("LA-13.2", last().convoy(0, *TRACKS).at(1, "104a"), "-> score_1 distance:2"),
    row("LA-13.2", last().convoy(0, *TRACKS).damaged(0, "0t0").at(1, "104a"),
        "-> score_1 distance:4"),
    row("LA-13.2", last().convoy(1, *TRACKS).at(1, "104a"), "-> score_1 distance:4"),
    # Of several last Convoys the shortest distance counts, with the Tracks of any.
    row("LA-13.3", last(3).at(0, "103a").at(1, "103b").at(2, "106"),
        "-> score_0 distance:0; score_1 distance:0; score_2 distance:1"),
    row("LA-13.3", last(3).at(0, "101").at(1, "101").at(2, "104a").convoy(1, *TRACKS),
        "-> score_2 distance:1"),
    # The Fame Track counts from -1 to 3.
    *(
        row("LA-13.4", last().has(0, fame=fame), f"-> score fame:{fame}; points {3 + fame}")
        for fame in (-1, 0, 3)
    ),
    # Two Objects and a Weapon Manual make 2.
    row("LA-13.5 LA-11.29", last().hand(0, "mre-1", "mre-2", "weapon-manual"),
        "-> parts objects:2 convoy:3"),
    # The Tooth Necklace counts defeated Enemies, at most 3, and is revealed.
    *(
        row("LA-13.6 LA-16.16", last().hand(0, "tooth-necklace").set(defeated=FOUR[:defeated]),
            f".. -> score loot:{points}; shown tooth-necklace")
        for defeated, points in ((0, 0), (1, 1), (3, 3), (4, 3))
    ),
    # Banner, Necklace and Prisoner are three Wolves cards, though the Necklace is given away.
    row("LA-13.8 LA-13.6", last().hand(0, "tooth-necklace", "pack-banner")
        .crew(0, active="leader prisoner").set(defeated=[]),
        "-> score loot:4"),
    row("LA-13.8", last().hand(0, "pack-banner"), "-> score loot:2"),
    # The Bounty Hunter is paid for a Convoy card with the Loot mark, not for a Necklace.
    row("LA-13.7 LA-14.8", last().hand(0, "tooth-necklace").crew(0, active="bounty-hunter"),
        "-> score survivors:0"),
    row("LA-13.7 LA-14.8", last().convoy(0, "hauler/wolves-cages", "crew-car")
        .crew(0, active="bounty-hunter"),
        "-> score survivors:2"),
    # Fame boxes count if they are undamaged; Survivors' own points in any zone, ill or not.
    row("LA-13.9", last().convoy(0, "hauler/nuclear-generator"), "-> score boxes:2"),
    row("LA-13.9", last().convoy(0, "hauler/nuclear-generator").damaged(0, "0t0"),
        "-> score boxes:0"),
    row("LA-13.9 LA-14.2 LA-14.18 LA-14.23", last()
        .crew(0, active="leader", rest="prisoner+1", exhausted="orphan"),
        "-> score survivors:2"),
]
# fmt: on


def the_example() -> Case:
    """Blue: 5 spaces, 2 Fame, 1 Object, 3 for the Necklace (4 Enemies), 2 for Prisoner and Shielded
    Rack, 2 for Survivors."""
    red, green, yellow, blue = range(4)
    stage = last(4, number=5).order(green, red, yellow, blue)
    stage.at(green, "Q1").at(red, "Q2").at(yellow, "Q2").at(blue, "Q6")
    stage.convoy(blue, "hauler", "crew-car/shielded-rack").damaged(blue, "0b3")
    stage.crew(blue, active="leader", rest="co-pilot", exhausted="prisoner+1")
    stage.has(blue, fame=2).hand(blue, "mre-1", "tooth-necklace")
    return stage.set(defeated=["warwolves", "riderwolves", "the-final-howl", "ulmar"]).play()


# fmt: off
WINNERS = [
    row("LA-13.5", the_example, "-> asks 3; options done"),
    row("LA-13.2 LA-13.4 LA-13.5 LA-13.6 LA-13.9 LA-13.10 LA-1.2 LA-25.20", the_example,
        "done -> parts_3 distance:5 fame:2 objects:1 loot:3 boxes:1 survivors:1 aboard:2; "
        "points_3 15; ended taken; winners 3"),
    # Ben is at the ship with a Fame of -1, Ada a space behind it has more.
    row("LA-13.12 LA-1.2", last(number=1).at(0, "122").at(1, "Q1").has(0, fame=3).has(1, fame=-1),
        "-> points_0 6; points_1 3; winners 0"),
    # A tie goes to the higher space, then to the counter further right.
    row("LA-13.12", last().at(0, "101").has(1, fame=1).order(0, 1),
        "-> points_0 4; points_1 4; winners 0"),
    row("LA-13.12", last().order(0, 1), "-> winners 1"),
    row("LA-13.12", last().order(1, 0), "-> winners 0"),
]
# fmt: on


def howl(seats: int = 3, number: int = 1) -> Road:
    """The Final Howl falls on Ada, whose last Survivor is a Co-Pilot of skill 1."""
    stage = Road(seats, "ambush", number=number).zone("the-final-howl").crew(0, active="co-pilot")
    for seat in range(1, seats):
        stage.at(seat, "101")
    return stage.stow(0, "S F")


GONE = howl().hand(0, "mre-1", "weapon-manual").has(0, fury=3).foe("warwolves", 1, s0=2, s1=1)
FRONT = Road(2, "ambush").zone("the-final-howl", "riderwolves").crew(1, active="co-pilot")
FRONT.at(1, "109a").stow(1, "S")
ALONE = Road(solo=True, phase="ambush").zone("the-final-howl").crew(0, active="co-pilot")
# fmt: off
OUT = [
    # Ada's last Survivor dies: her cards and counters leave the table, and the others play on.
    row("LA-13.13 LA-13.14", GONE,
        "0=0 0=red-co-pilot -> out yes; fury 0; convoy; hand; objects_out mre-1; "
        "common red-co-pilot red-hauler red-crew-car red-flatbed weapon-manual; "
        "targets warwolves:1x1 the-final-howl:; order 1 2; asked 1 2"),
    # The distances at the end are counted from Ben on 101, not from Ada on 100.
    row("LA-13.14", howl(number=6).at(2, "103a"),
        "0=0 .. -> score_2 distance:2; score_1 distance:0; points_0 0"),
    # The front Convoy is wiped out by the first Enemy; the second falls on the next one's Region.
    row("LA-13.14", FRONT, "0 -> out_1 yes; regions the-final-howl:2 riderwolves:1"),
    # Three sat down, one is out: a new Enemy still begins at the third box.
    row("LA-13.14 LA-17.2", howl().order(1, 2, 0).zone("", "riderwolves"),
        "0=0 1=1 1=0b2&0b3 2=1 2=0b2&0b3 -> out yes; filled the-final-howl:2 riderwolves:2"),
    # Nobody is left: the end without a winner.
    row("LA-13.14", howl(2).at(1, "100").crew(1, active="orphan").stow(1, "S"),
        "0=0 1=0 -> over yes; winners; ended lost"),
    row("LA-13.14", ALONE.stow(0, "S"), "0 -> over yes; winners; ended lost"),
]
# fmt: on


def departs(*, red: bool = False) -> Road:
    """Ada recruits from slot 1 in round 4, and Early Departure comes up."""
    stage = Road(2, number=4).zone("mechanic", "driver").deck("early-departure", "orphan")
    return stage.set(red=red)


# fmt: off
DEPARTURE = [
    # From white 4 to red 4 at once: from Q4 to Q6; on the red track it does nothing.
    row("LA-13.15 LA-15.13 LA-19.3", departs(),
        "explore:1:leader later none -> aurora 4; red yes; aurora_at 128; "
        "common early-departure; holds orphan"),
    row("LA-13.16", departs(red=True),
        "explore:1:leader later none -> aurora 4; aurora_at 128; common early-departure"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, [*WHICH_END, *PARTS, *WINNERS, *OUT, *DEPARTURE])
def test_the_end(position: Position, text: str) -> None:
    check(position, text)
