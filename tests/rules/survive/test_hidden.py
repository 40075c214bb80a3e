"""SV-19: what is hidden and what is open. tests/test_noninterference.py asks the same of random
games: whatever a seat may not know is dealt again, and nothing that it sees may change. Trades:
play/humans/test_trading.py; hands: play/test_bank.py; what the bag gives: play/test_setup.py."""

from tests.rules.survive.rows import Check, make_rows

rows = make_rows(
    beside="D4 lake, D5 lake, D3 mountain, E4 mountain, C4 lake, A1 city; blue D4; "
    "red zombies original D5",
    home="D4 lake, E4 blue village, C4 lake; blue D4; red",
    both="D4 lake, D5 lake, A1 city, A7 graveyard; blue D4 1 wood 1 rock; red zombies",
)


@rows("""
SV-19.2 SV-2.3 SV-2.5 all on the table is open
    | D4 lake, D5 blue village, A1 city, A7 graveyard, G1 lake;
    dark C1; blue D4 1 rock 2 crates improved D5; red zombies original G1; crates E1;
    green vampire G1 3 drops coffins white D5 red A7; yellow
    | 1 -> all see tokens.D5 village-blue; all see white G7; all see dark C1; all see crates E1 1;
    all see crates_left 9; all see defenses D5 blue improved; all see zombies original G1;
    all see vampire G1; all see drops 3; all see coffins white D5, red A7; all see saved red;
    all see bank 15 crops, 15 water, 15 wood, 14 rock; all see bag.lake 6; all see roll 1;
    all see turn 0; all see players.0.cards 1; all see players.0.crates 2;
    all see players.0.months 4;
    all see players.0.space D4; all see players.0.cubes basic 5, improved 1, fortified 1
SV-19.5 SV-4.23 destinations by the hand are the player's own | beside; blue {1/0} rock {1/2} wood
    | 1 -> ends {C4 D5/C4}; secret yes; blue reaches {C4 D5/C4}; red reaches nothing;
    all see sheet none; red see reach C4; red see contested D5
SV-19.5 SV-4.19 without a Monster in reach they are open | D4 lake; blue D4 1 wood 1 rock; red
    | 1 -> secret no
SV-19.1 SV-18.3 a default that tells of the hand is hidden | home; blue 12 crates {set/4 crops}
    | 1 -> secret yes
SV-19.1 SV-18.3 but not without the Months | home; blue 11 crates set | 1 -> secret no
SV-19.1 SV-18.3 nor with home out of reach
    | D4 lake, G1 blue village, C4 lake; blue D4 12 crates set; red
    | 1 -> secret no
SV-19.1 SV-9.7 which kind of Monster the hand pays for | both; red original D5; green vampire D5
    | 1 > D5 -> asks blue; options original; secret yes
SV-19.1 SV-9.7 not among Zombies alone | both; red original+white D5
    | 1 > D5 -> options original white; secret no
""")
def test_hidden_and_open(check: Check) -> None:
    check()
