"""SV-1: what is in the box, and what it is worth."""

from itertools import product

import pytest

from rules.engine import Illegal, Table
from rules.survive import GAME
from rules.survive.content.flavour import FLAVOUR
from tests.rules.survive.build import open_table
from tests.rules.survive.rows import Check, make_rows

rows = make_rows(box="A1 lake, A2 lake, A3 lake, A4 lake, A5 lake, A6 blue village, B6 red village")


@rows("""
SV-1.2 a space is written letter first | D4 lake; red D4 | 1 -> lists C4 D3 D5 E4
SV-1.3 SV-2.1 48 tokens | opens 2 | -> bag_size 48;
    bag {lake/forest/rocky/prairie/mountain} {8/8/8/8/9}
SV-1.3 one of each Village and Lair | opens 2
    | -> bag {village-red/village-blue/village-yellow/village-green/village-white/city/graveyard} 1
SV-1.5 SV-2.4 60 cards in four piles | opens 5 | -> bank 15 crops, 15 water, 15 wood, 15 rock
SV-1.6 five colours | opens 2 | -> red open red blue yellow green white
SV-1.6 SV-1.10 SV-5.11 with a Zombie each | A1 lake; red zombies original A1
    | 2 village-{red/blue/yellow/green/white} > A2
    -> zombies original A2, {red/blue/yellow/green/white} A2
SV-1.6 SV-1.10 SV-5.12 and a Coffin | A1 lake; red vampire A1
    | 1 village-{red/blue/yellow/green/white} > A3 -> coffins {red/blue/yellow/green/white} A3
SV-1.6 SV-1.9 an avatar and eight cubes | opens 5
    | -> {red/blue/yellow/green/white} cubes 5 2 1; {red/blue/yellow/green/white} role human
SV-1.7 SV-1.10 the sixth Zombie is the Original | A1 lake; red A1; blue A1
    | 1 city > A2 -> zombies original A2; red at nowhere
SV-1.7 the sixth avatar is the Vampire | A1 lake; red A1; blue A1
    | 1 graveyard > A2 -> vampire A2; red at nowhere
SV-1.10 nine Blood Drops | A1 lake, A3 lake; red vampire A1 8 drops; zombies red+blue+green A3
    | 1 > A3 suck -> drops 9
SV-1.10 SV-2.6 SV-1.13 twelve Crates | opens 5
    | -> left 12; crates nothing; {red/blue/yellow/green/white} crates 0
SV-1.11 SV-1.12 SV-1.14 Months follow what stands | A1 lake, A2 blue village;
    red A1 1 crops 3 water 2 wood 3 rock
    | 1 > A2 -> red months 0 | build -> red months 1 | build -> red months 2 | build -> red months 3
SV-1.9 SV-1.11 SV-1.12 SV-1.14 all cubes are twelve | box; C6 green village; blue A2 fortified A6;
    red A1 basic A1+A2+A3+A4+A5 improved A6+B6 fortified C6; turn red
    | 1 -> red months 12; blue months 3; all see players.1.months 12
SV-1.13 SV-1.14 a Crate is one | A1 lake; red A1 2 crates basic A1 | 1 -> red months 3
SV-1.13 SV-5.4 which is told | D4 lake; blue D4 2 crates; red | 1 village-white > D5
    -> says Ben gets a free Basic Defense at D5 and now has 3 Months.
SV-1.13 SV-3.14 it is nothing to trade
    | A1 forest, A2 lake; red A1 3 crates; blue A2 1 rock; turn blue | 1 > A1 -> asks red
SV-1.13 SV-12.13 neither attack nor Meteorite takes it | A1 forest, B1 prairie, G1 city;
    green zombies original B1; red A1 3 crates
    | 2 meteorite-A1 S A S Meteorite > A1
    -> landings A1 gone; zombies original G1; red crates 3; red months 3
""")
def test_the_box(check: Check) -> None:
    check()


@pytest.mark.rule("SV-1.1")
def test_the_white_meteorite_may_lie_on_each_of_49_spaces() -> None:
    found = set()
    for letter, number in product("ABCDEFG", "1234567"):
        found.add(open_table(1, letter, number).go("red").state.white)
    assert found == {letter + number for letter in "ABCDEFG" for number in "1234567"}
    assert len(found) == 49


@pytest.mark.rule("SV-1.2")
@pytest.mark.parametrize("typed", ["D4", "4D", "d4", "4d", "d 4", "4 D"])
def test_a_space_is_read_either_way_round(typed: str) -> None:
    assert GAME.read_typed(typed) == "D4"


@pytest.mark.rule("SV-1.8")
def test_the_game_takes_one_to_five_players() -> None:
    for count in (1, 2, 3, 4, 5):
        assert open_table(count).state.seats == count
    for count in (0, 6):
        with pytest.raises(Illegal):
            Table.open("survive", names=["Somebody"] * count, seed="seed")


@pytest.mark.rule("SV-1.14")
def test_months_are_those_of_the_board_whatever_is_in_stock() -> None:
    state = open_table(2).state
    state.defenses = {"A1": {"red": "fortified", "blue": "basic"}, "A2": {"red": "improved"}}
    state.players[0].crates = 1
    assert [state.count_months(seat) for seat in (0, 1)] == [6, 1]


@pytest.mark.rule("SV-1.20")
def test_quick_play_cards_are_only_help() -> None:
    """Nothing but the four elements is ever held, and the chart is a verb of its own."""
    held = {card for player in open_table(5).state.players for card in player.hand}
    assert held == {"crops", "water", "wood", "rock"}
    assert "chart" in GAME.verbs


@pytest.mark.rule("SV-1.21")
def test_every_kind_of_flavour_text_has_lines() -> None:
    """Two lines or more for eight event results, an opening for each role, nine token kinds; and
    everybody at a full table wakes to other words."""
    assert [len(part) for part in (FLAVOUR.roles, FLAVOUR.tokens, FLAVOUR.events)] == [3, 9, 8]
    assert all(len(set(lines)) >= 2 for lines in FLAVOUR.events.values())
    assert len(set(FLAVOUR.roles["human"])) >= 5
