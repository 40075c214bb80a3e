"""Ledger section 23: the facts that the table card and the private sheets are drawn from, what is
new on the board, and where somebody may go as far as everybody may know."""

import json

from rules.survive import GAME
from rules.survive.model.state import State
from tests.rules.survive.build import Board
from tests.rules.survive.rows import Check, make_rows

rows = make_rows(
    busy="D4 lake, D5 blue village, A1 city, A7 graveyard, G1 lake, F1 lake; dark C1; round 7 40; "
    "crates E1 E1; blue D4 1 crops 1 water 1 wood 2 crates improved D5; yellow G1 basic D5; "
    "red zombies original F1 white A1; green vampire F1 3 drops coffins white D5 red A7",
    group="D4 white village, D3 lake, D2 lake, D5 lake, D6 lake, A1 city, G1 lake; "
    "red zombies original D2 red D6; blue G1 basic D4; yellow G1 basic D4",
)


@rows("""
SV-7.5 SV-10.5 SV-10.6 a Human's sheet | busy
    | 1 -> blue sees players.0.hand 1 crops, 1 water, 1 wood;
    blue pays basic attack-vampire defend-vampire; blue sees sheet.missing rock;
    blue sees sheet.months_missing 8
SV-17.1 SV-17.15 how far along one is | blue 2 crops 1 rock 3 crates; red
    | 3 -> blue sees sheet.months_missing 9; blue sees sheet.missing water wood;
    blue sees players.0.progress 18
the side panel | busy | 1 -> all see round 7; all see last_dawn 40; all see turn 0; all see roll 1;
    all see players.0.colour blue; all see players.1.space G1; all see players.2.space none;
    all see zombie_player 2; all see vampire_player 3; all see crates_left 8;
    all see defenses D5 blue improved, D5 yellow basic; all see zombies original F1, white A1
progress of Monsters alone | busy | 1 -> all see players.0.progress none;
    all see players.1.progress none; all see players.2.progress 15; all see players.3.progress 18
a stuck Human | D4 lake; dark D4; blue D4; red | 1 -> blue stuck yes; red stuck no
a move leaves a trail, and what it found is new | D4 lake, E4 lake; blue D4; red
    | 1 prairie -> all see news nothing | D5 -> all see trail D4 D5; all see news D5
a move alone finds nothing new | D4 lake, E4 mountain, D5 rocky; blue D4; red
    | 1 > D5 -> all see trail D4 D5; all see news nothing
SV-19.2 what came down is new, moves before it are not | D4 lake, D5 rocky; blue D4; red
    | 1 {crate/meteorite}-C3 > D5 -> all see trail nothing; all see news C3
nowhere to go after the move | D4 lake, D5 lake; blue D4 1 crops 1 wood; red
    | 1 > D5 -> asks blue; all see reach nothing
where a Zombie may go | D4 lake, A1 city, D5 lake, D3 lake, C4 lake; red zombies original D4; blue
    | 2 -> ends C4 D3 D5 E4; all see reach C4 D3 D5 E4
SV-15.1 where the Vampire may go | D4 lake, A7 graveyard; red vampire D4; blue
    | 1 -> ends B4 C3 C5 D2 D6 E3 E5 F4; all see reach B4 C3 C5 D2 D6 E3 E5 F4
SV-11.3 who comes back is new | D4 graveyard, A1 city; blue; green vampire; red zombies
    | quiet -> all see news A1 D4
SV-14.16 SV-3.4 a Village for several, as far as they get | group
    | {2/3} -> all see reach {C2 C6 D1 D3 D5 D7 E2 E6/B2 B6 C1 C3 C5 C7 D4 E1 E3 E5 E7 F2 F6}
""")
def test_the_view(check: Check) -> None:
    check()


def find_brought(told: str, roll: str, colour: str) -> dict[tuple[str, str], str]:
    """What a player's sheet says that each destination brings, by piece and space."""
    view = Board(told).play(roll).view(colour)
    return {(d.piece, d.space): d.brings for d in view.sheet.destinations}


def test_sheets_say_what_each_destination_brings() -> None:
    human = find_brought("D4 lake, D5 blue village, E4 prairie; blue D4; red", "1", "blue")
    assert {brings for (_, space), brings in human.items() if space == "D5"} == {
        "Blue Village, your home"
    }
    assert "Prairie: 1 Crop" in human.values()
    zombies = "D4 lake, D5 white village, A1 city; red zombies original D4 blue A1; green 2 wood"
    by = find_brought(zombies, "2", "red")
    assert by["original", "D5"] == "White Village: the White Zombie rises"
    assert ("blue", "A2") in by
    assert ("blue", "A1") in by  # to stay
    village = "D4 lake, D6 white village, A7 graveyard; red vampire D4 2 drops; green basic D6"
    priced = "White Village: pay 1 Blood Drop, place the White Coffin"
    assert find_brought(village, "1", "red")["vampire", "D6"] == priced


def test_a_position_from_before_there_was_news_can_be_read() -> None:
    written = Board("D4 lake; blue D4").state.model_dump(mode="json")
    del written["before"]
    read = State.model_validate_json(json.dumps(written))
    assert GAME.view(read, None, ("Ben",)).news == []
