"""SV-11: a rolled SURVIVE!."""

import pytest

from rules.survive.play.dice import COIN, LETTER_DIE, NUMBER_DIE
from tests.rules.survive.build import Board
from tests.rules.survive.rows import Check, make_rows, read_luck

rows = make_rows()


@rows("""
SV-11.1 respawns come first; who is killed then waits | D4 city; red zombies; blue
    | meteorite-D4 -> order zombie dice meteorite zombie; zombies nothing
SV-11.1 who is killed does not return at once | D4 graveyard, B2 lake; blue; red vampire B2
    | meteorite-B2 -> vampire none
SV-11.2 SV-14.32 the Original, and only it | D4 city; blue; red zombies
    | quiet -> zombies original D4; says The Original Zombie is back on Zombie City, D4.
SV-11.2 one on the board stays there | D4 city, A2 lake; blue; red zombies original A2
    | quiet -> zombies original A2
SV-11.2 SV-11.3 nobody without a player | D4 city, C3 graveyard; blue
    | quiet 3 -> zombies nothing; vampire none
SV-11.3 the Vampire | D4 graveyard; blue; red vampire
    | quiet -> vampire D4; says The Vampire rises again at D4.
SV-11.4 on anybody's roll
    | D4 city, C3 graveyard; blue; red zombies; green vampire; turn {blue/red/green}
    | quiet -> zombies original D4; vampire C3
SV-11.6 letter and number name the space | blue | {meteorite/crate}-{G3/D7}
    -> dark {G3/none}; crates {nothing/D7 1}
SV-11.7 one icon and a Crate: nothing | dark B2; blue | S {A/S} {S/1} Crate
    -> dark B2; crates nothing; left 12
SV-11.8 one icon and the Meteorite: it leaves | A1 lake; dark B2; blue A1 7 wood
    | S {A/S} {S/1} Meteorite
    -> dark none; blue hand 7 wood; says The dark Meteorite leaves the board.
SV-11.8 if there is one | blue | S A S Meteorite -> dark none
SV-11.9 two icons: where the Human stands | A1 lake; blue A1 7 wood; red
    | S S S {Meteorite/Crate} -> dark {A1/none}; blue hand {nothing/7 wood}; blue crates {0/1}
SV-11.10 on Zombie City
    | D4 city, A2 lake; {red zombies original A2; blue/red; zombies original A2; hunted; turn gm}
    | S S S Meteorite -> dark D4
SV-11.11 on the Graveyard | D4 graveyard, A2 lake; red vampire A2; blue | S S S Meteorite -> dark D4
SV-11.12 SV-13.2 a Crate there is lost | D4 city, C3 graveyard; red {zombies/vampire}; blue
    | S S S Crate -> left 11; out 1; crates nothing
SV-11.13 an event never waits | A1 lake, B1 lake; red A1 7 wood; blue B1 7 rock
    | meteorite-A1 -> asks blue; told roll 2
SV-3.6 SV-11.5 SV-19.2 it is told once, with its dice | blue
    | quiet -> publishes roll; publishes dice;
    says After SURVIVE!, the coordinate dice show A and SURVIVE!; says the coin shows Crate.;
    hushes SURVIVE! The
""")
def test_an_event(check: Check) -> None:
    check()


@pytest.mark.rule("SV-11.5", "SV-1.15", "SV-1.16", "SV-1.17", "SV-1.18")
def test_both_dice_are_rolled_before_the_coin_and_each_has_every_face_once() -> None:
    case = Board("blue").play(*read_luck("crate-A1"))
    movement, letters, numbers, coin = case.luck.picked[:4]
    assert (letters, numbers, coin) == (LETTER_DIE, NUMBER_DIE, COIN)
    assert sorted(movement) == ["1", "2", "3", "4", "5", "SURVIVE!"]
    assert sorted(letters) == ["A", "B", "C", "D", "E", "F", "G", "SURVIVE!"]
    assert sorted(numbers) == ["1", "2", "3", "4", "5", "6", "7", "SURVIVE!"]
    assert sorted(coin) == ["Crate", "Meteorite"]


@pytest.mark.rule("SV-19.2")
def test_the_event_tells_every_die_and_the_coin() -> None:
    (dice,) = Board("D4 lake; blue D4; red").play(*read_luck("crate-A1")).told("dice")
    shown = {"letter": "A", "number": "1", "coin": "Crate", "dice": ["A", "1", "Crate"]}
    assert (dice.seats, dice.data) == (None, shown)
