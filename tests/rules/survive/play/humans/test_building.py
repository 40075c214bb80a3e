"""SV-6: collecting and building. Ruth, who is Red, goes from A1 to A2."""

from tests.rules.survive.rows import Check, make_rows

rows = make_rows(
    lakes="A1 lake, A2 lake; red A1 rich; blue",
    village="A1 lake, A2 blue village; red A1; blue",
    hoard="A1 red village, A2 lake, G1 blue village; red A1; blue G1",
    far="G1 lake, G2 lake, G3 lake, G4 lake, G5 lake",
    walls="A1 lake, B2 lake, A2 lake, B1 blue village, A3 green village; blue basic A2+B1+A3",
)


@rows("""
SV-6.1 an own Defense | A1 red village, A2 {prairie/lake/forest/rocky}; red A1 basic A2
    | 1 > A2 -> red hand 2 {crops/water/wood/rock}
SV-6.2 another's | A1 red village, A2 {prairie/lake/forest/rocky}; red A1; blue A1 basic A2
    | 1 > A2 -> red hand 1 {crops/water/wood/rock}; blue hand nothing
SV-6.2 another's, who is there | A1 red village, A2 lake; red A1; blue A2 basic A2
    | 1 > A2 -> red hand 1 water; blue hand nothing
SV-6.3 no Defense | A1 red village, A2 {prairie/lake/forest/rocky}; red A1
    | 1 > A2 -> red hand 1 {crops/water/wood/rock}; pile {crops/water/wood/rock} 14
SV-6.4 SV-4.23 an attack instead | A1 red village, A2 forest; green zombies original A2;
    red A1 1 wood 1 rock {/basic A2}; turn red
    | 1 > A2 -> zombies nothing; red hand nothing
SV-6.5 two due, one there | hoard; red basic A2; blue 14 water
    | 1 > A2 -> red hand 1 water; pile water 0
SV-6.5 two due, none there | hoard; red basic A2; blue 15 water
    | 1 > A2 -> red hand nothing; pile water 0
SV-6.5 one due, none there | hoard; blue 15 water | 1 > A2 -> red hand nothing; pile water 0
SV-6.5 discovered | hoard; blue 14 water | 1 lake > B1 -> red hand 1 water; pile water 0
SV-6.6 Villages | A1 yellow village, A2 blue village, B1 red village; red A1 basic A2
    | 1 > {A2/B1} -> red hand nothing
SV-6.6 new Villages and a Mountain | A1 yellow village; red A1
    | 1 {village-red/village-blue/mountain} > A2 -> red hand nothing
SV-6.7 no limit
    | A1 red village, A2 lake; red A1 15 crops 15 wood 15 rock 12 water basic A2; blue A1
    | 1 > A2 -> red hand 15 crops, 15 wood, 15 rock, 14 water
""")
def test_collecting(check: Check) -> None:
    check()


@rows("""
SV-6.8 SV-3.1 at the end of the own turn | lakes | 1 -> red cannot build
    | A2 -> red may build | done -> asks blue; red open nothing
SV-6.9 where she stands | lakes | 1 > A2 build -> defenses A2 red basic
SV-6.10 on any Element | A1 red village, A2 {prairie/lake/forest/rocky}; red A1 1 crops 1 wood; blue
    | 1 > A2 build -> defenses A2 red basic; red cubes 4 2 1
SV-6.11 one for all | lakes; {red/blue} basic A2 | 1 > A2 -> asks red; lacks build
SV-6.12 no upgrade | lakes | 1 > A2 build -> asks red; lacks build
SV-6.12 nor later | lakes; red basic A2 | 1 > A2 -> asks red; lacks build
SV-6.13 SV-6.14 SV-6.15 SV-6.16 Basic, Improved, Fortified | village; red rich; blue fortified A2
    | 1 > A2 -> label build Build a Basic Defense
    | build -> defenses A2 blue fortified, A2 red basic; red cubes 4 2 1;
               label build Upgrade to an Improved Defense
    | build -> defenses A2 blue fortified, A2 red improved; red cubes 5 1 1;
               label build Upgrade to a Fortified Defense
    | build -> defenses A2 blue fortified, A2 red fortified; red cubes 5 2 0; asks red; lacks build
SV-6.15 none is left out | village; red 3 water 1 wood 4 rock | 1 > A2 -> asks red; lacks build
SV-6.15 nor for the dearest | village; red 1 water 1 wood 3 rock basic A2
    | 1 > A2 -> asks red; lacks build
SV-6.17 no Basic cube | A1 red village, A2 {lake/blue village}; far;
    red A1 rich basic G1+G2+G3+G4+G5
    | 1 > A2 -> asks red; lacks build
SV-6.17 no Improved cube | A1 red village, A2 blue village, F1 green village;
    red A1 rich improved A1+F1 basic A2 | 1 > A2 -> asks red; lacks build
SV-6.17 no Fortified cube | A1 red village, A2 blue village; red A1 rich fortified A1 improved A2
    | 1 > A2 -> asks red; lacks build
SV-6.16 SV-6.17 one that comes back | A2 blue village, A1 lake; far;
    red A1 rich basic G1+G2+G3+G4+A2; blue
    | 1 quiet 1 > A2 build done A1 -> asks red; offers build
SV-6.18 nowhere else | A1 lake; red A1 rich; blue
    | 1 {mountain/city/graveyard} > A2 -> asks blue; defenses nothing
SV-6.18 nor at the start | start D4; dark D4; red rich; blue
    | 3 S A S Meteorite 1 -> forfeits 0; defenses nothing
SV-6.19 each step is paid | village; red 1 crops 3 water 2 wood 3 rock
    | 1 > A2 build build build -> defenses A2 red fortified; red hand nothing; turn blue
SV-6.20 beside a Human and a Monster
    | A1 red village, A2 lake; red A1 1 crops 2 wood 1 rock; blue A2; green zombies original+blue A2
    | 1 > A2 original build -> defenses A2 red basic; zombies blue A2
SV-6.21 in any Village | A1 lake, A2 {red/blue/white} village; red A1 1 crops 1 wood; blue
    | 1 > A2 build -> defenses A2 red basic
""")
def test_building(check: Check) -> None:
    check()


@rows("""
SV-6.22 SV-12.10 under a Meteorite | A1 lake, A2 blue village, A3 lake; red A1 basic A2;
    blue A1 improved A2 basic A3 | meteorite-A2 -> defenses A3 blue basic
SV-6.22 not under a Crate | A1 lake, A2 blue village, A3 lake; red A1 basic A2;
    blue A1 improved A2 basic A3
    | crate-A2 -> defenses A2 red basic, A2 blue improved, A3 blue basic
SV-6.23 conversion | A1 lake, A3 lake, C1 blue village; red A1 basic A3 improved C1; blue basic C1
    | 1 city > A2 -> defenses C1 blue basic
SV-6.22 SV-6.24 not under a Zombie | red zombies original A1; walls | 2 > {A2/B1}
    -> zombies {original A2/original B1, blue B1};
    defenses A2 blue basic, B1 blue basic, A3 blue basic
SV-6.22 SV-6.24 nor the Vampire | red vampire A1 1 drops; walls | 1 > {B2/A3}
    -> vampire {B2/A3}; defenses A2 blue basic, B1 blue basic, A3 blue basic
""")
def test_a_defense_stands_until_a_meteorite_or_its_owners_conversion(check: Check) -> None:
    check()
