"""SV-15: the Vampire, played by Green, on D4. On a 1 it goes two steps."""

from tests.rules.survive.rows import Check, make_rows

rows = make_rows(
    vampire="D4 lake, A7 graveyard; green vampire D4",
    prey="D4 lake, D6 lake, A7 graveyard, A1 city; green vampire D4; blue D6",
    village="D4 lake, D6 white village, A7 graveyard; green vampire D4; blue; red",
)


@rows("""
SV-15.1 SV-3.5 the die plus 1 | vampire; blue | 1 -> ends B4 C3 C5 D2 D6 E3 E5 F4
SV-15.2 it must leave its Graveyard | D4 graveyard; green vampire D4; blue
    | 1 -> options B4 C3 C5 D2 D6 E3 E5 F4
SV-15.3 without a destination: under the Meteorite | A7 graveyard; dark A7; green vampire A7; blue
    | 1 -> forfeits 0; asks blue; says The Vampire has nowhere to go and forfeits the turn.
SV-15.3 beside Ben, whom it may not suck | A1 lake, A2 mountain, B1 mountain, A7 graveyard;
    green vampire A1 3 drops; blue A1; red | 1 -> told attack 0; drops 3
SV-15.4 it respawns without a Drop | D4 graveyard; blue; green vampire
    | quiet -> vampire D4; drops 0
SV-15.6 not where a Human has a Defense | prey; red D6; blue basic D6
    | 1 -> ends B4 C3 C5 D2 E3 E5 F4
SV-15.7 with other Humans it must act | prey; green 2 drops; red basic D6
    | 1 > D6 -> options suck attack; asks green
SV-15.8 with Zombies too | D4 lake, D6 lake, A1 city; green vampire D4 2 drops; blue;
    red zombies original D6 | 1 > D6 -> options suck attack
SV-15.8 on an empty Element nothing | prey; D2 lake; green 2 drops
    | 1 > D2 -> asks blue; drops 2; told attack 0
SV-15.9 no Village with a Human | village; green 5 drops; blue D6 | 1 -> ends B4 C3 C5 D2 E3 E5 F4
SV-15.9 nor with a Zombie | village; A1 city; green 5 drops; red zombies original D6
    | 1 -> ends B4 C3 C5 D2 E3 E5 F4
SV-15.10 SV-15.13 a Drop for each Defense | village; green 3 drops; blue fortified D6; red basic D6
    | 1 -> detail D6 White Village: pay 2 Blood Drops, place the White Coffin
    | D6 -> drops 1; coffins white D6; defenses D6 blue fortified, D6 red basic;
    says The 2 Defenses at D6 cost the Vampire 2 Blood Drops (now 1).
SV-15.10 for one | village; green {1/3} drops; blue basic D6
    | 1 -> detail D6 White Village: pay 1 Blood Drop, place the White Coffin
    | D6 -> drops {0/2}; says The Defense at D6 costs the Vampire 1 Blood Drop (now {0/2}).
SV-15.11 with fewer not there | village; green 1 drops; blue basic D6; red {basic A7/basic D6}
    | 1 -> {offers/lacks} D6
SV-15.12 not with its Coffin placed | village; G1 lake; green coffins white {G1/A7}
    | 1 -> ends B4 C3 C5 D2 E3 E5 F4
SV-15.13 SV-5.12 the Coffin | village | 1 > D6 -> coffins white D6
SV-15.13 SV-5.12 discovered | vampire; blue | 1 village-red > D6 -> coffins red D6
SV-15.14 placed already | vampire; green coffins red D4; blue | 1 village-red > D6 -> coffins red D4
SV-15.32 it carries no Coffins | D4 red village, D6 lake, A7 graveyard; blue; turn green;
    green vampire D4 coffins red D4 | 1 > D6 -> coffins red D4
SV-15.33 which bind nobody | D4 lake, D5 lake, A7 graveyard, A1 city;
    {blue D4/white zombies original D4};
    green vampire A7 coffins red D5; red | {1/2} -> offers D5
SV-15.34 who can reach it | D4 lake, D5 {graveyard/mountain/lake}, A1 city; dark {C1/C1/D5};
    blue D4 3 crops 3 water 3 wood; red zombies original A1; green vampire D5 | 1 -> lacks D5
SV-15.34 no Zombie | D4 lake, D5 {graveyard/mountain/lake}, A1 city; dark {C1/C1/D5};
    red zombies original D4; blue; green vampire D5 | 2 -> lacks D5
""")
def test_where_the_vampire_ends(check: Check) -> None:
    check()


@rows("""
SV-15.15 one action, openly | prey; green 5 drops
    | 1 > D6 -> secret no; default suck | suck -> asks blue
SV-15.5 SV-15.16 nine Drops at most | prey; green {7/8/9} drops | 1 > D6 suck -> drops 9;
    says The Vampire gains {2 Blood Drops (now 9)/1 Blood Drop (now 9)/no blood and still has 9}
SV-15.16 SV-15.18 SV-15.20 suck everybody once | prey; blue 4 wood; red D6 3 rock;
    white zombies original+blue D6
    | 1 > D6 -> drops 6; blue hand 2 wood; red hand 2 rock; told attack 1
SV-15.16 SV-15.18 SV-19.2 told | prey; green 1 drops; red zombies white+red D6 | 1 > D6 suck
    -> says The Vampire sucks blood from Ben, the White Zombie and the Red Zombie at D6.;
    says The Vampire gains 4 Blood Drops (now 5).; order attack blood
SV-15.17 SV-10.13 a defended suck | prey; blue 1 crops 1 water 4 wood
    | 1 > D6 -> drops 0; blue hand 4 wood
SV-15.17 SV-10.13 told | prey; blue 1 crops 1 water; green 3 drops
    | 1 > D6 suck -> drops 3; says The Vampire gains no blood and still has 3 Blood Drops.
SV-15.18 SV-15.19 a Drop from each Zombie, unharmed | D4 lake, D6 lake, A1 city; blue;
    green vampire D4; turn green; red zombies original+red D6
    | 1 > D6 -> drops 2; zombies original D6, red D6
SV-15.19 and again later | D4 lake, D6 lake, A1 city; green vampire D4 2 drops;
    red zombies original D6 | 1 > D6 suck -> drops 3
SV-15.21 SV-15.23 each attack costs a Drop | prey; green 5 drops; blue 4 wood;
    red zombies original+blue D6
    | 1 > D6 attack -> lists blue zombie-original zombie-blue; secret no
    | zombie-blue -> lists blue zombie-original done; default done; zombies original D6
    | blue blue done -> drops 2; blue hand 1 wood; asks blue
SV-15.23 with nobody left it is over | D4 lake, D6 lake, A1 city; green vampire D4 2 drops; blue;
    red zombies original D6 | 1 > D6 attack -> drops 1; zombies nothing; asks blue
SV-15.22 without a Drop none | prey | 1 > D6 -> drops 2; told defense 0
SV-15.22 a defended one costs it too | prey; green 1 drops; blue 1 crops 1 water
    | 1 > D6 attack -> told defense 1; drops 0; coffins nothing; asks blue
SV-15.24 an undefended one | prey; green 1 drops; blue 5 wood
    | 1 > D6 attack -> coffins blue D6; blue hand 3 wood; says The Blue Coffin stands at D6.
SV-15.25 with the Coffin placed | prey; green 1 drops coffins blue A7; blue 5 wood
    | 1 > D6 attack -> coffins blue A7; blue hand 3 wood
SV-15.26 a Zombie dies | D4 lake, D6 lake, A1 city; green vampire D4 1 drops; blue;
    red zombies original D6 red A1 | 1 > D6 attack -> zombies red A1
SV-19.2 SV-15.21 attacks are told | prey; green 2 drops; red zombies white D6
    | 1 > D6 attack blue zombie-white -> says The Vampire attacks Ben.;
    says The Vampire attacks the White Zombie.; says The Vampire goes from D4 to D6.
""")
def test_what_the_vampire_does(check: Check) -> None:
    check()


@rows("""
SV-15.27 SV-15.28 attacked by a Human | D4 lake, D5 lake, A7 graveyard;
    blue D4 2 crops 2 water 2 wood; green vampire D5 1 drops
    | 1 > D5 -> vampire D5; drops 0; asks blue | vampire -> vampire none
SV-15.29 SV-15.30 killed, with its loose Coffins | D4 lake, D5 lake, A7 graveyard, G1 lake;
    blue D4 1 crops 1 water 1 wood 3 rock; green vampire D5 coffins red G1 white A7 blue D5
    | 1 > D5 -> vampire none; coffins white A7
SV-15.30 and all its Drops | D5 lake, A7 graveyard; blue; green vampire D5 7 drops
    | meteorite-D5 -> vampire none; drops 0
SV-15.31 Coffins come home | A5 lake, A7 graveyard, G1 lake, F2 lake; blue;
    green vampire A5 coffins red G1 blue F2 white A7; turn green
    | 1 > A7 -> coffins red A7, blue A7, white A7; all see saved red blue white;
    savers 1; says The Vampire saves the Red and Blue Coffins in the Graveyard.
SV-15.31 one | A5 lake, A7 graveyard, G1 lake; green vampire A5 coffins red G1; blue
    | 1 > A7 -> says The Vampire saves the Red Coffin in the Graveyard.
""")
def test_what_becomes_of_the_vampire(check: Check) -> None:
    check()
