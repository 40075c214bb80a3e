"""SV-14: the Zombie player's turn, where Zombies may end, and their attacks. Red plays them; on a 2
they go one step."""

from tests.rules.survive.rows import Check, make_rows

rows = make_rows(
    one="D4 lake, D5 lake, A1 city; red zombies original D4",
    beside="D4 lake, A1 city, A7 graveyard; red zombies original D4",
    village="D4 lake, D5 white village, A1 city; red zombies original D4",
    corner="A1 lake, B1 mountain, G1 city; red zombies original+red A1; blue",
)


@rows("""
SV-14.1 SV-3.4 each moves once, by the die minus 1 | D4 lake, A1 lake, G1 lake, B7 city; blue;
    red zombies original D4 red A1 blue G1; turn red
    | 2 lake lake lake > original D5 red A2 G2 -> zombies original D5, red A2, blue G2; asks blue;
    says The Original Zombie goes from D4 to D5.
SV-14.2 SV-14.7 one on Zombie City may stay | D4 city, A1 lake; red zombies original D4 red A1; blue
    | 2 lake > original -> options C4 D3 D5 E4 stay; secret no
    | stay -> lacks stay; says The Original Zombie stays on Zombie City.
    | A2 -> zombies original D4, red A2; told attack 0
SV-14.3 in the player's order | D4 lake, A1 lake, G1 lake, B7 city;
    red zombies white G1 blue A1 original D4; blue
    | 2 lake lake > -> lists original blue white; asks red; secret no; default original
    | white G2 -> lists original blue | original D5 -> ends A2 B1
SV-14.4 a move is resolved before the next | D4 lake, A1 lake, B7 city; blue; turn red;
    red zombies original D4 red A1
    | 2 village-blue > original D5 -> zombies original D5, blue D5, red A1; asks red; ends A2 B1
SV-14.5 nowhere to go: it attacks
    | D4 lake, C4 mountain, E4 mountain, D3 mountain, D5 mountain, A1 city; red zombies original D4;
    blue D4; green | 2 -> told attack 1; zombies original D4, blue D4
SV-14.5 SV-14.3 or nobody is asked about it | A1 lake, A2 mountain, B1 mountain, D4 lake, G1 city;
    red zombies original D4 red A1; blue
    | 2 lake -> ends C4 D3 D5 E4 | D5 -> asks blue; zombies original D5, red A1;
    says The Red Zombie has nowhere to go and stays at A1.
SV-14.6 SV-3.9 on a 1 all stay, and attack | D4 lake, A2 lake, A1 city; blue D4 8 wood; turn red;
    red zombies original+red D4 white A2
    | 1 -> asks blue; told attack 2; blue hand 2 wood;
    zombies original D4, red D4, white A2, blue D4
SV-14.6 SV-14.3 SV-14.7 idle ones cost no question | D4 city, A1 lake, A2 lake, G1 lake, G2 lake;
    red zombies original+red D4 blue A1 yellow A2 green G1 white G2; blue
    | 1 -> asks blue; hushes stays on Zombie City;
    says Zombies move one space less than the roll, so on a 1 they stay where they are.
SV-14.6 SV-14.25 SV-14.3 only whom to attack | D4 lake, A1 city, G1 lake; blue D4; green D4;
    red zombies original+red D4 white G1 yellow A1; turn red
    | 1 -> question Who does the Original Zombie attack at D4?; options blue green
    | green blue -> zombies original D4, red D4, white G1, yellow A1, green D4, blue D4; asks blue
SV-14.3 SV-3.14 those alike are in no order | corner; A2 lake
    | 2 -> zombies original A2, red A2; asks blue
SV-14.3 SV-14.14 unless the first may close the way | corner; C1 lake{/, A2 white village}
    | 2 > -> offers original red
SV-14.2 SV-14.3 or they stand apart | A1 lake, B1 mountain, A2 lake, A3 lake, B2 mountain, G1 city;
    red zombies original A1 red A3; blue | 2 -> lists original red
SV-14.2 SV-14.3 or may stay | A1 city, B1 mountain, A2 lake; red zombies original+red A1; blue
    | 2 -> lists original red
SV-14.8 an added one waits | beside; red red D4; blue D4 4 wood
    | 1 -> told attack 2; asks blue; blue hand 1 wood; zombies original D4, red D4, blue D4
SV-14.9 they share spaces | D4 lake, D5 lake, D3 lake, A1 city; blue; turn red;
    red zombies original+red D4 blue D5 white D3
    | 2 > blue D4 -> zombies original D4, red D4, blue D4, white D3
SV-14.9 and pass one another
    | A1 lake, B1 lake, C1 lake, A2 mountain, B2 mountain, C2 mountain, G1 city;
    red zombies original A1 red B1; blue
    | 3 lake > original -> says The Original Zombie goes from A1 to C1.
SV-14.31 without the Original the others go on | D4 lake, D5 lake, A1 city, G1 lake;
    blue D4 1 wood 1 rock; red zombies original D5 red G1
    | 1 2 > D5 -> zombies red G1; asks red; ends F1 G2
SV-14.32 SV-11.2 a number brings none back | A1 city, G1 lake; red zombies white G1; blue
    | 3 -> zombies white G1
SV-14.32 an event no coloured one | A1 city; red zombies original A1; blue
    | quiet -> zombies original A1
""")
def test_the_zombies_turn(check: Check) -> None:
    check()


@rows("""
SV-14.10 Elements without Humans | one; D3 forest; blue basic D5 | 2 -> offers D5 D3
SV-14.11 SV-14.12 none where a Human has a Defense | one; A7 graveyard; blue D5 basic D5; green D5;
    white vampire D5 | 2 -> ends C4 D3 E4
SV-14.13 SV-14.23 else it may, and attacks | one; G1 lake; blue D5; green G1 basic D5
    | 2 -> offers D5 | D5 -> told attack 1; zombies original D5, blue D5
SV-14.14 no Village with a Human | village; blue D5 | 2 -> ends C4 D3 E4
SV-14.14 nor the Vampire | village; A7 graveyard; blue; green vampire D5 | 2 -> ends C4 D3 E4
SV-14.14 their own close none | village; red red D5; blue
    | 2 > original D5 -> zombies original D5, red D5, white D5
SV-14.15 none whose Zombie is up | village; red white A1; blue | 2 > original -> ends C4 D3 E4
SV-14.23 SV-14.34 with the Vampire it attacks | one; A7 graveyard; green vampire D5 2 drops; blue
    | 2 > D5 -> drops 1
SV-14.33 who can reach it
    | D4 lake, D6 lake, D5 {city/mountain/lake}, A7 graveyard; dark {C1/C1/D5};
    blue D4 3 wood 3 rock; red zombies original D5; green vampire D6 | 1 -> lacks D5
SV-14.33 not the Vampire | D4 lake, D7 lake, D5 {city/mountain/lake}, A7 graveyard; dark {C1/C1/D5};
    green vampire D7 5 drops; blue; red zombies original D5 | 1 -> lacks D5
""")
def test_where_zombies_end(check: Check) -> None:
    check()


@rows("""
SV-14.24 only the unprotected and the Vampire | beside; blue D4 basic D4; green D4; white vampire D4
    | 1 -> options green vampire
SV-14.24 SV-10.1 nobody in a Village | D4 blue village, A1 city; red zombies original D4; blue D4
    | 1 -> told attack 0
SV-14.25 of several one, openly | beside; green D4 1 rock; yellow D4 1 wood; blue D4 3 wood;
    white vampire D4 | 1 -> options green yellow blue vampire; asks red; secret no; default yellow
    | blue -> zombies original D4, blue D4; blue hand 2 wood
SV-14.25 by default the Vampire last | beside; {blue D4 9 rock/blue}; green D4 5 wood;
    white vampire D4 | 1 -> default green
SV-14.26 SV-10.7 each by itself | beside; red red D4; blue D4 1 water 1 rock 4 wood
    | 1 -> told defense 1; blue hand 2 wood; zombies original D4, red D4, blue D4
SV-14.27 undefended | one; blue D5 5 wood
    | 2 > D5 -> zombies original D5, blue D5; blue hand 3 wood
SV-14.28 with that Zombie up | one; red blue A1; blue D5 5 wood
    | 2 > original D5 -> zombies original D5, blue A1; blue hand 3 wood
SV-14.29 SV-15.27 SV-15.28 the Vampire bleeds | beside; green vampire D4 {3/1} drops; blue
    | 1 -> vampire D4; drops {2/0}; told blood 1
SV-14.29 SV-15.27 or dies | beside; green vampire D4; blue | 1 1 1 -> vampire none
SV-14.30 a killed one can come again | D4 lake, D5 lake, A1 city; blue D4 1 wood 1 rock;
    red zombies original A1 blue D5 | 1 > +1 D5 -> zombies original A1
SV-14.30 and does | D5 lake, A1 city; red zombies original D5; blue D5
    | 1 -> zombies original D5, blue D5
SV-14.35 they carry nothing | beside; blue D4 4 wood
    | 1 -> red cards 0; red crates 0; red months 0; pile wood 13
SV-19.2 SV-14.23 SV-14.29 SV-10.8 all is told | D4 lake, A1 city, A7 graveyard, G1 lake;
    red zombies original+white D4 yellow+green G1; blue D4 3 water 1 rock; green vampire G1 1 drops
    | 1 -> says The Original Zombie attacks Ben.; says The Vampire is destroyed at G1.;
    says The attack costs the Vampire 1 Blood Drop (now 0).;
    says Ben cannot fend it off and loses 1 Water.;
    order attack defense attack blood attack attack cards
""")
def test_attacks_of_zombies(check: Check) -> None:
    check()
