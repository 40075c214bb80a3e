"""SV-9 and SV-10: Humans attacking, and Humans being attacked."""

from collections import Counter

import pytest

from tests.rules.survive.build import Board
from tests.rules.survive.rows import Check, make_rows

hunts = make_rows(
    near="A1 forest, A2 forest, B1 forest, B2 forest; red A1",
    zombies="blue; green zombies",
    payable="A1 forest, A2 forest; red A1 1 wood 1 rock; blue; green zombies",
)


@hunts("""
SV-9.1 those on her space | near; red rich; zombies; green original+red A2 blue A1 white B2
    | 1 > A2 -> options original red
SV-9.2 no Human | near; red rich; blue A2; green zombies original+white A2
    | 1 > A2 -> options original white
SV-9.2 no Human at all | near; red rich; blue A2 | 1 > A2 -> asks red; lacks blue
SV-9.3 SV-9.4 SV-14.31 the one named dies | near; red 2 wood 2 rock; zombies;
    green original+blue+white A2
    | 1 > A2 blue -> zombies original A2, white A2; red hand 1 wood, 1 rock
    | original -> zombies white A2; red hand nothing
SV-9.5 SV-9.6 SV-15.27 the Vampire | near; red 3 crops 3 water 3 wood; green vampire A2 2 drops
    | 1 > A2 -> vampire A2; drops 1 | vampire -> vampire A2; drops 0 | vampire -> vampire none
SV-9.7 at least one, more while payable | near; red 2 wood 2 rock; zombies;
    green original+blue+white A2 | 1 > A2 -> options original blue white
    | blue -> options original white done; says the Blue Zombie; publishes attack
    | white -> turn blue; zombies original A2
SV-9.7 or enough | near; red 2 wood 2 rock; zombies; green original+blue+white A2
    | 1 > A2 blue done -> zombies original A2, white A2
SV-9.8 one is enough to stay | near; red rich; zombies; green original A2; yellow vampire A2
    | 1 > A2 {original/vampire} done -> red at A2; asks red;
    zombies {nothing/original A2}; vampire {A2/none}
SV-9.9 a Crate for the Original and her own | payable; green {original/red} A2
    | 1 > A2 -> zombies nothing; red crates 1; left 11; red months 1
SV-9.9 SV-9.5 and for the Vampire's death | near; red 2 crops 2 water 2 wood; blue;
    green vampire A2 1 drops | 1 > A2 -> red crates 0 | vampire -> red crates 1
SV-9.10 none for another's | payable; green {blue/yellow/green/white} A2
    | 1 > A2 -> zombies nothing; red crates 0; left 12
SV-9.10 none is left | payable; green original A2; left 0
    | 1 > A2 -> zombies nothing; red crates 0; left 0; says No Crates are left, so Ruth gets none.
SV-9.11 the end step is open | near; red rich; blue A2 1 crops; green zombies original A2
    | 1 > A2 -> zombies nothing; offers build swap-water-rock trade-1 done
SV-9.12 SV-3.12 no attack without a move | A1 forest, A2 mountain, B1 mountain; red A1 rich; blue;
    green zombies original A1
    | 1 -> asks blue; zombies original A1; red hand 4 crops, 4 water, 4 wood, 4 rock
SV-9.9 SV-9.10 SV-15.27 what it costs and brings | near; red rich; blue;
    green zombies original+red+blue A2; yellow vampire A2 1 drops
    | 1 > A2 -> detail original Pay 1 Wood and 1 Rock: destroy it and gain 1 Crate.;
    detail red Pay 1 Wood and 1 Rock: destroy it and gain 1 Crate.;
    detail blue Pay 1 Wood and 1 Rock: destroy it, but gain no Crate.;
    detail vampire Pay 1 Crop, 1 Water and 1 Wood: the Vampire loses 1 Blood Drop.
""")
def test_humans_attacking(check: Check) -> None:
    check()


@hunts("""
SV-9.7 SV-18.4 Original, own, colour order; once
    | near; red rich; zombies; yellow vampire A2;
    green {white+red+original/white+blue+red/white+yellow+blue/white} A2
    | 1 > A2 -> default {original/red/blue/white}
    | . -> zombies {white A2, red A2/white A2, blue A2/white A2, yellow A2/nothing}; vampire A2;
    default done
    | . -> zombies {white A2, red A2/white A2, blue A2/white A2, yellow A2/nothing}; vampire A2
SV-9.7 SV-18.4 own colour before the first | A1 forest, A2 forest; white A1 1 wood 1 rock; blue;
    green zombies {red+white/blue+red} A2 | 1 > A2 . -> zombies {red/blue} A2
SV-9.7 SV-18.4 what can be paid | near; red 1 crops 1 water 1 wood; zombies; green original A2;
    yellow vampire A2 1 drops
    | 1 > A2 -> options vampire; default vampire | . -> drops 0; zombies original A2
""")
def test_what_absent_humans_attack(check: Check) -> None:
    check()


attacks = make_rows(
    hit="A1 lake, A2 lake; green zombies original A1; red A2; blue",
    bitten="A1 lake, B2 lake; green vampire A1; red B2; blue",
)


@attacks("""
SV-10.1 SV-14.14 no Zombie comes to a Village | A1 lake, B2 {red/blue/white} village;
    green zombies original A1; red B2 | 3 -> lacks B2
SV-10.1 SV-15.9 nor the Vampire | A1 lake, B2 {red/blue/white} village; green vampire A1 3 drops;
    red B2 | 1 -> lacks B2
SV-10.1 one that is there
    | A1 lake, A2 blue village; green zombies original+white A2; red A2 4 crops
    | 1 -> turn red; told attack 0; red hand 4 crops
SV-10.2 SV-14.11 SV-15.6 behind an own Defense | A1 lake, B2 lake;
    green {zombies original A1/vampire A1 3 drops}; red B2 basic B2 | {3/1} -> lacks B2
SV-10.2 one that is there | A1 lake; green zombies original A1; red A1 4 crops basic A1
    | 1 -> told attack 0; red hand 4 crops
SV-10.3 SV-14.13 behind another's: a Zombie | hit; red 4 crops; blue basic A2
    | 2 > A2 -> red hand 2 crops
SV-10.3 the Vampire | bitten; red 4 crops; blue basic B2 | 1 > B2 -> red hand 2 crops; drops 2
SV-10.4 on open land | A1 lake, A2 {prairie/lake/forest/rocky}; green zombies original A1;
    red A2 4 crops; blue | 2 > A2 -> red hand 2 crops
SV-10.4 SV-5.15 no Zombie can end there | B2 lake, {A1/A2/A2} {lake/mountain/lake};
    {start A2/dark C1/dark A2}; green zombies original B2; red A2 | 2 -> ends B1 B3 C2
SV-10.4 SV-5.15 nor the Vampire | B2 lake, {A1/A2/A2} {lake/mountain/lake};
    {start A2/dark G1/dark A2}; green vampire B2; red A2 | 2 -> lacks A2; offers B1 B3
SV-10.5 SV-10.6 SV-10.8 who can defend does, unasked | hit; red 1 water 1 rock 5 crops
    | 2 > A2 -> red hand 5 crops; zombies original A2; turn red; told defense 1
SV-10.5 SV-10.8 SV-10.13 and nothing else happens | bitten; green 1 drops;
    red 1 crops 1 water 4 rock
    | 1 > B2 {attack/suck} -> red hand 4 rock; drops {0/1}; coffins nothing
SV-10.7 SV-14.26 each by itself | A1 lake, G1 lake; green zombies original+blue+white A1;
    red A1 2 water 2 rock 4 crops; yellow
    | 1 -> told defense 2; says Ruth pays 1 Water and 1 Rock to fend it off.; red hand 2 crops;
    zombies original A1, blue A1, white A1, red A1
SV-7.5 SV-10.6 nobody looks into a hand by an attack that they take back
    | A1 lake, A2 lake, B1 lake, G1 lake; green zombies original A1 white G1; blue;
    red A2 {1 water 1 rock/1 rock/1 water 1 rock}
    | 2 > original {A2/A2/B1} -> asks green; green retracts {no/no/yes}
SV-7.5 SV-10.13 nor the Vampire | bitten; green 2 drops; red 1 crops 1 water
    | 1 > B2 attack -> asks green; red hand nothing; green retracts no
SV-10.9 SV-10.11 half, rounded down: a Zombie's | hit; red {0/1/2/3/4/5/7/15} wood
    | 2 > A2 -> red cards {0/1/1/2/2/3/4/8}; pile wood {15/14/14/13/13/12/11/7}
SV-10.9 SV-10.11 the Vampire's | bitten; green 1 drops; red {0/1/2/3/7/0/1/2/3/7} wood
    | 1 > B2 {attack/attack/attack/attack/attack/suck/suck/suck/suck/suck}
    -> red cards {0/1/1/2/4/0/1/1/2/4}; pile wood {15/14/14/13/11/15/14/14/13/11}
SV-10.10 to the Bank | hit; red 3 crops 2 wood 2 rock | 2 lose:rock+crops+rock > A2
    -> red hand 2 crops, 2 wood; bank 13 crops, 15 water, 13 wood, 15 rock; blue hand nothing
SV-10.10 by chance alone | hit; red 2 crops 2 wood | 2 lose:{crops+crops/wood+crops} > A2
    -> red hand {2 wood/1 crops, 1 wood}; asks red
SV-10.11 SV-10.12 with no card or one it still counts | hit; red {0/1} wood
    | 2 > A2 -> zombies original A2, red A2; red cards {0/1}
SV-10.11 SV-10.12 told | hit; red 1 wood
    | 2 > A2 -> says Ruth cannot fend it off but has too few cards to lose any.
SV-10.11 SV-10.12 attacked by the Vampire | bitten; green 1 drops; red {0/1} wood
    | 1 > B2 attack -> coffins red B2; red cards {0/1}
SV-10.11 SV-10.12 sucked | bitten; red {0/1} wood | 1 > B2 -> drops 2; red cards {0/1}
SV-10.13 sucking is defended as the Vampire's attack | bitten; green 1 drops; red 1 crops 1 water
    | 1 > B2 suck -> red hand nothing; drops 1
SV-10.13 not as a Zombie's | bitten; green 1 drops; red 1 rock 1 water
    | 1 > B2 suck -> red cards 1; drops 3
SV-10.14 nobody defends for another | hit; red 4 crops; blue A2 rich
    | 2 > A2 red -> red hand 2 crops; blue hand 4 crops, 4 water, 4 wood, 4 rock; asks red
""")
def test_humans_being_attacked(check: Check) -> None:
    check()


@pytest.mark.rule("SV-10.10")
def test_a_blind_loss_draws_equally_from_all_cards() -> None:
    hit = "A1 lake, A2 lake; green zombies original A1; red A2 3 crops 2 wood 2 rock; blue"
    case = Board(hit).play("2").go("A2")
    ((drawn_from, count),) = case.luck.sampled
    assert Counter(drawn_from) == {"crops": 3, "wood": 2, "rock": 2}
    assert count == 3
