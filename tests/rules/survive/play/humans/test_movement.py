"""SV-4: what moving costs, where nobody may end, and what the mover is asked.

In the corner, A1, with the dark Meteorite on A2, every way out leads through B1. With three points
an ordinary B1 leads to B3, C2 or D1, and one that costs 2 leads to B2 or C1."""

import pytest

from tests.rules.survive.build import Board
from tests.rules.survive.rows import Check, make_rows

rows = make_rows(
    corner="A1 lake; dark A2",
    crowd="A1 lake, B1 forest; dark A2",
    around="B2 lake, A2 lake, A1 mountain",
)


@rows("""
SV-4.5 ordinary spaces | corner; B1 {prairie/lake/forest/rocky/blue village}; red A1
    | 3 -> ends B3 C2 D1
SV-4.5 unexplored | corner; red A1 | 3 -> ends B3 C2 D1
SV-4.6 Mountain and Lairs | corner; B1 {mountain/city/graveyard}; red A1 | 3 -> ends B2 C1
SV-4.6 SV-4.14 White Meteorite | corner; start B1;
    red {A1/zombies original A1/vampire A1} | {3/4/2} -> ends B2 C1
SV-4.7 the Vampire on its Graveyard | corner; B1 graveyard; red vampire A1 | 2 -> ends B3 C2 D1
SV-4.7 elsewhere | corner; B1 {city/mountain}; red vampire A1 | 2 -> ends B2 C1
SV-4.8 a Zombie on its City | corner; B1 {city/graveyard/mountain}; red zombies original A1
    | 4 -> ends B2 C1
SV-4.9 home, a Zombie | A2 lake, A1 city; red zombies original A2 | 2 -> offers A1
SV-4.9 with 2 points | A2 lake, A1 city; red zombies original A2 | 3 -> lacks A1
SV-4.9 home, the Vampire | B2 lake, A1 graveyard; red vampire B2 | 1 -> offers A1
SV-4.9 with 3 points | B2 lake, A1 graveyard; red vampire B2 | 2 -> lacks A1
SV-4.10 SV-4.18 leaving | A1 {lake/mountain/city/graveyard};
    red {A1/A1/zombies original A1/vampire A1} | {2/2/3/1} -> ends A3 B2 C1
SV-4.10 SV-4.18 leaving the White Meteorite | start A1; red | 2 -> ends A3 B2 C1
SV-4.3 SV-4.4 no space twice | A1 lake; red A1 | 4 -> ends A3 A5 B2 B4 C1 C3 D2 E1
SV-4.3 but round the square | A1 lake; red A1 | 3 -> ends A2 A4 B1 B3 C2 D1
SV-4.3 SV-4.4 no turning round | corner; red A1 | 2 -> ends B2 C1
SV-4.16 pieces bar no way: a Human's | crowd; red A1; blue B1 basic B1; green zombies original B1;
    yellow vampire B1 | 3 -> ends B3 C2 D1
SV-4.16 a Zombie's | crowd; red zombies original A1; blue B1 basic B1; yellow vampire B1
    | 4 -> ends B3 C2 D1
SV-4.16 the Vampire's | crowd; red vampire A1; blue B1 basic B1; yellow zombies original B1
    | 2 -> ends B3 C2 D1
""")
def test_what_a_move_costs(check: Check) -> None:
    check()


@rows("""
SV-4.11 no explored Mountain | B2 lake, A2 mountain, A1 mountain; red {B2/zombies original B2}
    | {1/2} -> ends B1 B3 C2
SV-4.11 SV-4.12 nor the White Meteorite: the Vampire | B2 lake, {A1 mountain/A3 lake};
    start {G7/A1}; red vampire B2 | 1 -> lacks A1
SV-4.12 nor the White Meteorite | B2 lake; start A2; red {B2/zombies original B2}
    | {1/2} -> ends B1 B3 C2
SV-4.13 no Lair for Humans | B2 lake, A2 city, B1 graveyard; red B2 | 1 -> ends B3 C2
SV-4.13 the City for Zombies | B2 lake, A2 city, B1 graveyard; red zombies original B2
    | 2 -> ends A2 B3 C2
SV-4.13 the Graveyard for the Vampire | B2 lake, A1 graveyard, A3 city; red vampire B2
    | 1 -> offers A1; lacks A3
SV-4.14 SV-12.14 no dark Meteorite | B2 lake, {A2 lake/A3 lake/A2 lake/A3 lake}; dark A2;
    red {B2/B2/zombies original B2/zombies original B2} | {1/1/2/2} -> ends B1 B3 C2
SV-4.14 SV-12.14 nor past it: the Vampire | A1 lake, B1 lake; dark A2; red vampire A1
    | 1 -> ends B2 C1
SV-4.14 it bars the White one too | A1 lake; start B1; dark B1; red A1 | 3 -> ends A4 B3 C2
SV-4.15 SV-12.3 SV-12.20 under it a Human is stuck | A1 lake; dark A1; red A1; blue A1
    | 4 S B S Meteorite 4 -> forfeits 0; asks red; offers A5
SV-4.15 a Zombie and the Vampire
    | A1 {city/graveyard}, G1 lake; dark A1; blue G1; turn red; red {zombies original A1/vampire A1}
    | 4 -> asks blue; zombies {original A1/nothing}; vampire {none/A1}
SV-4.21 with other Humans | A1 lake, A2 lake; red A1; blue A2 basic A2
    | 1 > A2 -> red at A2; blue at A2
SV-4.22 SV-4.23 SV-9.1 beside a Zombie with the cards to attack
    | A1 lake, A2 forest; blue A1;
    red A1 {0/1/0/1/0/0/0/1} wood {0/0/1/1/1/1/1/1} rock {0/0/0/0/1/1/1/1} crops {0/0/0/0/1/0/1/1}
    water; green zombies original A2; turn red
    | 1 -> {lacks/lacks/lacks/offers/lacks/lacks/lacks/offers} A2
SV-4.22 SV-4.23 SV-9.1 beside the Vampire | A1 lake, A2 forest; blue A1;
    red A1 {1/1/0/1} wood {1/0/1/0} rock {0/1/1/1} crops {1/1/1/0} water;
    green vampire A2; turn red | 1 -> {lacks/offers/lacks/lacks} A2
SV-4.23 SV-9.8 beside both, for either | A1 lake, A2 forest; blue A1;
    red A1 1 wood {1/0/0} rock {0/1/1} crops {0/1/0} water;
    green zombies original A2; yellow vampire A2; turn red | 1 -> {offers/offers/lacks} A2
SV-4.23 SV-7.1 and what that costs | A1 lake, A2 forest; blue A1;
    red A1 1 wood {1/0/1} rock {0/1/1} crops {0/1/1} water;
    green zombies original A2; yellow vampire A2; turn red
    | 1 -> detail A2 Forest: attack {a Zombie for 1 Wood and 1 Rock/the Vampire for 1 Crop, 1 Water
    and 1 Wood/the Monsters there}
SV-4.23 SV-6.4 what the space would yield does not pay | A1 lake, A2 forest; red A1 5 rock;
    blue A1; green zombies original A2 | 1 -> ends B1
SV-4.22 and then attacks | A1 lake, A2 forest; red A1 1 wood 1 rock;
    green zombies original+blue A2 | 1 > A2 -> options original blue
SV-4.22 the only one, unasked | A1 lake, A2 forest; red A1 1 wood 1 rock;
    green zombies original A2 | 1 > A2 -> zombies nothing
""")
def test_where_a_move_ends(check: Check) -> None:
    check()


@rows("""
SV-4.17 SV-3.10 nothing on the way | A1 lake, C1 lake, D1 blue village; dark A2;
    red A1 1 wood 1 rock; green zombies original C1; crates B1
    | 3 > D1 -> token B1 none; crates B1 1; zombies original C1; red hand 1 wood, 1 rock
SV-4.17 nor of a Zombie | A1 lake, B1 lake, C1 lake; dark A2; red zombies original A1; crates C1;
    blue B1 4 crops | 4 lake > D1 -> blue hand 4 crops; crates C1 1
SV-4.17 nor of the Vampire | A1 lake, B1 lake, C1 lake; dark A2; red vampire A1 1 drops;
    blue B1 4 crops | 1 > C1 -> blue hand 4 crops; drops 1
SV-4.18 SV-2.10 all leave on their first number | start D4; red; blue
    | quiet 1 lake 1 > D3 -> asks red; lists C4 D3 D5 E4
SV-4.19 the destination alone | A1 lake, B2 lake; red A1; blue B2; yellow A1
    | 2 -> asks red; secret no; blue open nothing; yellow open nothing;
    refuses A1 You can; refuses G7 You can
    | B2 -> red at B2; publishes move; says Ruth goes from A1 to B2.
SV-4.19 SV-18.3 the silent are moved | A1 mountain, B2 lake, A2 red village, B3 lake; red B2
    | 1 > . -> red at B3
SV-4.19 SV-18.7 and their Zombies | B2 lake, A2 red village, B3 lake; red zombies original B2
    | 2 > . -> zombies original A2, red A2
SV-4.19 SV-18.9 and their Vampire | B2 lake, A1 graveyard, A3 blue village;
    red vampire B2 coffins red B2 | 1 > . -> vampire A1
SV-4.20 SV-15.2 nobody may stay | A1 {lake/lake/graveyard};
    red {A1/zombies original A1/vampire A1} | {1/2/1} -> options {A2 B1/A2 B1/A3 B2 C1}
SV-4.20 SV-14.2 but Zombies at home | A1 city, G1 lake; red zombies original A1; blue G1
    | 2 -> options A2 B1 stay | stay -> zombies original A1
""")
def test_moving(check: Check) -> None:
    check()


@pytest.mark.rule("SV-19.5", "SV-4.19")
def test_moves_is_a_private_page_with_what_each_destination_brings() -> None:
    case = Board("D4 lake, D5 forest; blue D4; red").play("1")
    brings = {d.space: d.brings for d in case.view("blue").sheet.destinations}
    unexplored = dict.fromkeys(case.ends - {"D5"}, "unexplored")
    assert brings == {"D5": "Forest: 1 Wood", **unexplored}
