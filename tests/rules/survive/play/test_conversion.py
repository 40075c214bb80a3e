"""SV-16: conversion. Ben, who is Blue, walks from A2 into a Lair on A1."""

from tests.rules.survive.rows import Check, make_rows

rows = make_rows(
    ben="A2 lake, D4 blue village, E4 lake, G1 lake; red G1 basic D4; green G1; turn blue; "
    "first blue; blue A2 3 crops 2 water 4 wood 1 rock 2 crates improved D4 basic E4"
)


@rows("""
SV-16.1 SV-16.14 SV-5.9 Zombie City, without a choice | ben
    | 1 city 3 mountain 3 mountain 3 > A1 -> blue role zombie; zombies original A1; asks red;
    says Ben discovers Zombie City and is now the Zombie player.;
    says The Original Zombie stands on Zombie City, A1.
    | G4 E2 -> asks blue; offers stay
SV-16.1 SV-16.14 the Graveyard | ben | 1 graveyard > A1
    -> blue role vampire; vampire A1; drops 0; asks red;
    says Ben discovers the Vampire Graveyard and is now the Vampire.;
    says The Vampire stands on the Graveyard, A1.
SV-16.2 SV-16.3 SV-1.13 what was Ben's leaves | ben | 1 {city/graveyard} > A1
    -> blue hand nothing; bank 15 crops, 15 water, 15 wood, 15 rock; blue crates 0; left 10; out 2;
    defenses D4 red basic; blue cubes 5 2 1; blue at nowhere; blue months 0
SV-19.2 SV-19.4 SV-16.2 SV-13.19 it is told | D4 lake, A1 lake; red; crates D5; turn blue;
    blue D4 1 crops 2 rock 1 crates basic D4+A1
    | 1 city > D5 -> publishes conversion;
    says Ben discovers Zombie City and is now the Zombie player. 1 Crop and 2 Rock go back to
    the Bank. 2 Crates are lost. 2 Defenses leave the board.
SV-19.2 SV-16.2 SV-16.1 but not what Ben had not | D4 lake; blue D4 1 crates; red
    | 1 graveyard > D5 -> hushes the Bank; hushes leave the board;
    says Ben discovers the Vampire Graveyard and is now the Vampire. A Crate is lost.
SV-16.3 nobody becomes Human again | D4 lake, A1 city; blue zombies original D4; red
    | 2 village-blue > D5 -> blue role zombie; zombies original D5, blue D5
SV-16.4 SV-16.5 SV-5.13 a Zombie in the Graveyard
    | D4 lake, D7 lake, A1 city; blue zombies original D4 red D7; green
    | 2 graveyard > original D5 -> blue role vampire; zombies nothing; waiting nothing; vampire D5;
    drops 0; asks green
SV-16.6 SV-5.13 the Vampire in Zombie City | D4 lake, A7 graveyard, G1 lake; green; turn blue;
    blue vampire D4 4 drops coffins red A7 white G1
    | 1 city > D6 -> blue role zombie; vampire none; drops 0; coffins nothing; zombies original D6
SV-16.7 SV-16.8 the second Lair opens the other role | A2 lake, D4 city, G1 lake; blue A2;
    red zombies original D4 red G1; green
    | 1 graveyard -> bag city 0; bag graveyard 1
    | A1 -> blue role vampire; red role zombie; green role human; zombies original D4, red G1
SV-16.9 a Lair without owner: nobody ends there | D4 lake, D5 {city/city/graveyard/graveyard},
    A7 {graveyard/lake/lake/lake}; {blue vampire D4/green D4/green D4/blue zombies original D4}; red
    | {2/1/1/2} -> lacks D5
SV-16.9 and passing costs 2 | D4 lake, D5 city, A7 graveyard; blue vampire D4; green
    | 2 -> offers D6
SV-16.9 nothing respawns there | D4 city, A7 graveyard; blue vampire A7; green
    | quiet -> zombies nothing
SV-16.10 SV-16.11 two may both be Monsters | D4 city, A7 graveyard; red zombies original D4;
    blue vampire A7 | 2 lake 1 lake 2 > D5 -> asks blue; bag city 0; bag graveyard 0
    | B6 -> asks red; round 2; over no
SV-16.11 one Monster role alone plays on, and wins | D4 city, D5 lake;
    red zombies all D4 white D5; blue
    | 2 > original stay red stay blue stay yellow stay green stay D4 -> over six red
SV-16.12 SV-16.13 the Village stays | ben
    | 1 graveyard > A1 -> token D4 village-blue; defenses D4 red basic
SV-16.12 with its Coffin | D4 blue village, D2 lake, A7 graveyard; blue vampire D2; green
    | 1 > D4 -> coffins blue D4
SV-16.12 and its Zombie | D4 blue village, D3 lake, A1 city; blue zombies original D3; green
    | 2 > D4 -> zombies original D4, blue D4
""")
def test_conversion(check: Check) -> None:
    check()
