"""SV-12: the Meteorite lands."""

from collections import Counter

import pytest

from tests.rules.survive.build import Board
from tests.rules.survive.rows import Check, make_rows, read_luck

rows = make_rows()


@rows("""
SV-12.1 SV-1.19 there is one, and landing moves it | start D4; dark B2; blue
    | meteorite-E5 -> dark E5; start D4
SV-12.2 SV-7.2 under it all cards are lost | A1 lake; red A1 3 crops 2 water; blue A1 1 rock; green
    | meteorite-A1 3 -> red hand nothing; blue hand nothing;
    bank 15 crops, 15 water, 15 wood, 15 rock
SV-12.3 SV-12.20 SV-3.11 SV-4.15 and one is stuck | A1 lake; dark A1; blue A1; red
    | 3 1 -> asks red; order roll forfeit roll; blue at A1; blue hand nothing; blue stuck yes;
    says Ben is stuck under the Meteorite and forfeits the turn.
SV-12.4 beside it half | {C4/E4/D3/D5} lake; blue {C4/E4/D3/D5} 3 crops 2 water 1 wood 1 rock
    | meteorite-D4 lose:crops+crops+rock -> blue hand 1 crops, 2 water, 1 wood
SV-12.4 not farther off | {C3/E5/D6/B4} lake; blue {C3/E5/D6/B4} 7 wood
    | meteorite-D4 -> blue hand 7 wood
SV-12.4 one card is kept | D5 lake; blue D5 1 rock | meteorite-D4 -> blue hand 1 rock
SV-12.4 not round the edge | B1 lake; blue B1 7 wood | meteorite-A7 -> blue hand 7 wood
SV-12.5 no Village or Defense protects | D4 red village, D5 lake; red D4 7 wood basic D4;
    blue D5 4 wood basic D5 | meteorite-D4 -> red hand nothing; blue hand 2 wood
SV-12.6 SV-12.18 Monsters die under it alone | D4 lake, D5 lake, A1 city, A7 graveyard; blue;
    red zombies original+red D4 blue D5; green vampire D4 3 drops
    | meteorite-D4 -> zombies blue D5; vampire none; drops 0
SV-12.7 on Zombie City too | D4 city, A1 lake; blue; red zombies original+red D4 white A1
    | meteorite-D4 -> zombies white A1
SV-12.8 saved Coffins | D4 graveyard, A1 lake, B1 red village; blue;
    green vampire A1 coffins green+blue D4 red B1 | meteorite-D4 -> coffins red B1; vampire A1
SV-12.8 SV-12.9 SV-19.2 one is told | A7 graveyard, D4 lake; blue; green vampire D4 coffins red A7
    | meteorite-A7 -> says The Red Coffin is destroyed.
SV-12.9 loose ones | D4 graveyard, A1 lake, B1 red village, C1 blue village; blue;
    green vampire A1 coffins green D4 red B1 blue C1
    | meteorite-B1 -> coffins green D4, blue C1
SV-12.10 SV-12.11 SV-6.22 Defenses return to stock | D4 red village, A1 lake; red A1 improved D4;
    blue basic D4 | meteorite-D4 -> defenses nothing; red cubes 5 2 1; blue cubes 5 2 1;
    red months 0; blue months 0
SV-12.11 and may be built again
    | A1 lake, A2 lake, B1 lake, C1 lake, D1 lake, E1 lake, F1 lake;
    red A2 1 crops 1 wood 1 rock basic B1+C1+D1+E1+F1
    | meteorite-E1 1 > A1 build
    -> defenses B1 red basic, C1 red basic, D1 red basic, F1 red basic, A1 red basic;
    red cubes 0 2 1
SV-12.12 SV-13.2 Crates lying there | crates A1 A1; blue | meteorite-A1
    -> crates nothing; out 2; left 10; says The Meteorite crushes 2 Crates at A1.
SV-12.12 one | crates A1; blue | meteorite-A1 -> out 1; says The Meteorite crushes a Crate at A1.
SV-12.13 no collected ones | A1 lake; blue A1 3 crates 7 wood; red
    | meteorite-A1 -> blue crates 3; blue hand nothing
SV-12.14 SV-12.15 SV-4.14 on an unexplored space | D5 lake, A1 city, A7 graveyard; blue D5;
    red zombies original D5; green vampire D5
    | meteorite-D4 2 -> token D4 none; bag_size 45; asks red; ends C5 D6 E5
SV-12.16 again where it lies | A1 lake; dark A1; blue A1 7 wood; red
    | meteorite-A1 -> dark A1; blue hand nothing
SV-12.17 on the White Meteorite | A1 lake; start D4; red; blue 7 wood; green A1
    | meteorite-D4 3 3 -> dark D4; blue hand nothing; forfeits 1; asks green; red stuck yes;
    blue stuck yes
SV-12.18 no Monster beside it | D4 lake, D5 lake, D3 lake, A1 city, A7 graveyard; blue;
    red zombies original D5; green vampire D3 2 drops
    | meteorite-D4 -> zombies original D5; vampire D3; drops 2
SV-12.19 no Crate for its kills | D4 lake, A1 city, A7 graveyard; blue;
    red zombies original+blue D4; green vampire D4
    | meteorite-D4 -> blue crates 0; left 12
SV-12.21 SV-3.6 free again, on the next turn | A1 lake; dark A1; red A1
    | meteorite-G1 1 -> red at A1; ends A2 B1; round 2
SV-12.22 SV-14.33 SV-15.34 who respawns under it lives, stuck
    | D4 {city/graveyard}; dark D4; blue; red {zombies/vampire}
    | S S 1 Crate 4 1 -> zombies {original D4/nothing}; vampire {none/D4}; asks blue; dark D4
SV-12.23 a stuck Zombie attacks nobody | D4 city; dark D4; red zombies original D4; blue
    | 4 1 -> asks blue; told attack 0
SV-12.23 a stuck Vampire forfeits | D4 graveyard; dark D4; red vampire D4; blue
    | 4 1 -> asks blue; forfeits 0; vampire D4
SV-19.2 SV-12.2 SV-12.4 SV-12.6 SV-12.9 SV-12.10 all is told
    | D4 lake, D5 lake, A1 city, A7 graveyard; blue D4 2 wood basic D4; red D5 2 rock;
    green zombies original D4; white vampire D4 coffins red D4 blue D5
    | meteorite-D4 -> says Ben is under it, loses 2 Wood and is stuck.;
    says Ruth is next to it and loses 1 Rock.; says The Original Zombie is destroyed at D4.;
    says The Vampire is destroyed at D4, and the Red and Blue Coffins with it.;
    says The Meteorite destroys Ben's Basic Defense,
    which goes back to stock. Ben now has no Months.
""")
def test_the_meteorite(check: Check) -> None:
    check()


@pytest.mark.rule("SV-12.4")
def test_the_lost_half_is_drawn_blindly_from_the_whole_hand() -> None:
    case = Board("D5 lake; blue D5 3 crops 2 water 1 wood 1 rock").play(*read_luck("meteorite-D4"))
    ((things, count),) = case.luck.sampled
    assert Counter(things) == {"crops": 3, "water": 2, "wood": 1, "rock": 1}
    assert count == 3
