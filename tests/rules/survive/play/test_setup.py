"""SV-2: the setup. Seats take the colours in colour order; the fifth has no choice left."""

import pytest

from tests.rules.survive.build import Board, Case
from tests.rules.survive.rows import Check, make_rows

rows = make_rows()


@rows("""
SV-2.1 all tokens in the bag | opens 2 | D 4 5 1 > 0:red 1:blue -> tokens nothing; bag_size 48
SV-2.3 which is counted openly | A1 lake, B1 lake, C1 red village; red A1
    | 3 -> all see bag.lake 6; all see bag.village-red 0; all see bag.mountain 9
SV-2.5 as are the piles | A1 lake; red A1 4 crops 1 rock
    | 3 -> all see bank 11 crops, 15 water, 15 wood, 14 rock
SV-2.6 SV-1.10 all begin as Humans with nothing | opens 5
    | D 4 5 1 1 1 1 > 0:red 1:blue 2:yellow 3:green
    -> {red/blue/yellow/green/white} role human; {red/blue/yellow/green/white} hand nothing;
    {red/blue/yellow/green/white} crates 0; {red/blue/yellow/green/white} cubes 5 2 1; left 12
SV-2.7 colours in any order, openly | opens 3 | D 4 5 1 1 > 2:white
    -> all see players.2.colour white; all see players.0.colour none; says Yara plays White.;
    red open red blue yellow green; publishes colour | 0:red 1:blue -> turn red
SV-2.7 the silent get the first free one | opens 3 | D 4 5 1 1 > 0:blue 1:. 2:.
    -> blue at D4; says Ruth plays Blue.; says Ben plays Red.; says Yara plays Yellow.
SV-2.7 the last is not asked | opens 5 | D 4 5 1 1 1 1 > 0:white 1:red 4:blue 2:green
    -> yellow at D4; says Gil plays Yellow.; turn white
SV-2.8 SV-2.10 the dice choose where all begin | opens 3 | B 6 5 1 1 > 0:red 1:blue 2:yellow
    -> start B6; red at B6; blue at B6; yellow at B6
SV-2.9 SURVIVE! on either rolls both again | opens 2 | {S/C/S} {3/S/S} E 2 5 1 > 0:red 1:blue
    -> start E2
SV-2.11 nobody ends under the White Meteorite | B2 lake; start A2; red B2; blue B2
    | crate-A2 meteorite-A2 1 -> asks red; ends B1 B3 C2; tokens B2 lake; dark A2
SV-2.12 SV-2.14 SV-2.16 the highest begins, then in order | opens 3
    | D 4 2 5 1 quiet quiet quiet 2 > 0:red 1:blue 2:yellow
    -> rolls 1:SURVIVE! 2:SURVIVE! 0:SURVIVE! 1:2; asks blue; round 2
SV-2.13 SURVIVE! counts as 0 | opens 2 | D 4 S 1 > 0:red 1:blue -> turn blue; dark none; left 12
SV-2.13 the tied roll again | opens 3 | D 4 5 2 5 3 3 1 4 > 0:red 1:blue 2:yellow -> turn yellow
SV-2.13 SV-19.2 in one line | opens 2 | D 4 2 2 5 3 1 > 0:red 1:blue
    -> says Highest roll, where SURVIVE! counts 0: Ruth 2, Ben 2; says they tie and
        roll again: Ruth 5, Ben 3.
SV-2.15 no dark Meteorite yet | opens 2 | D 4 5 1 > 0:red 1:blue -> dark none
SV-2.16 a round is a turn of each | A1 lake; red A1; blue A1; round 3 | quiet -> turn blue; round 3
SV-2.16 from the first player on | A1 lake; red A1; blue A1; round 3
    | quiet quiet -> turn red; round 4
""")
def test_setup(check: Check) -> None:
    check()


@rows("""
SV-19.2 SV-2.8 SV-2.12 SV-3.2 of two | opens 2 | S 3 D 4 2 5 3 > 0:red 1:blue
    -> order colour colour dice dice dice roll; says The coordinate dice show SURVIVE! and 3.;
    says The coordinate dice show D and 4.; says The White Meteorite lies on D4.;
    says Highest roll, where SURVIVE! counts 0: Ruth 2, Ben 5.;
    says Ben goes first. If nobody wins before that, the game ends with the last dawn,
    after round 80.;
    says Round 1: Ben rolls 3.
SV-19.2 SV-20.3 of one, Hunted | opens 1 hunted=1 | D 4 A1 3 > 0:red
    -> says Zombie City stands at A1, and something has already left it.
""")
def test_the_setup_is_told(check: Check) -> None:
    check()


@pytest.mark.rule("SV-2.2", "SV-5.1", "SV-19.1")
def test_nobody_knows_what_the_bag_will_give() -> None:
    """From the very same position one table draws a Lake and the other a Mountain; before that
    everybody saw the same counts, and afterwards everybody sees the token."""

    def begin(token: str) -> Case:
        return Board("A1 lake; red A1; blue A1").play("1", token)

    lake, mountain = begin("lake"), begin("mountain")
    assert lake.table.dump() == mountain.table.dump()
    for colour in ("red", "blue", None):
        assert lake.view(colour) == mountain.view(colour)
    lake.go("A2")
    mountain.go("A2")
    for colour in ("red", "blue", None):
        assert lake.view(colour).tokens["A2"] == "lake"
        assert mountain.view(colour).tokens["A2"] == "mountain"
