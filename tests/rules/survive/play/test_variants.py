"""SV-20: practice, and Hunted."""

import pytest

from rules.engine import Illegal
from rules.survive import Options
from rules.survive.model.board import GRID, SPACES
from tests.rules.survive.build import open_table
from tests.rules.survive.rows import Check, make_rows

rows = make_rows(chased="hunted; D4 city, A1 lake; red A1; zombies original D4")


@rows("""
SV-20.2 SV-1.8 practice, a turn a round | opens 1 | D 4 3 lake > red -> last_dawn 45; bag_size 48
    | D7 -> turn red; round 2
SV-20.2 converted, one plays on | A1 lake; red A1
    | 1 city > A2 -> red role zombie; zombies original A2; asks red
SV-20.2 and wins in the new role | D4 city; red zombies red+blue+yellow+green+white D4
    | quiet -> over six red
SV-20.2 the last dawn is no victory | D4 city, A1 lake; red A1 1 rock 1 crates; round 45 45;
    {zombies original D4; hunted; turn gm/turn red}
    | quiet -> over dawn; scores 7;
    says The last dawn breaks. Ruth has not won. Progress: 7 of 60.
SV-20.2 SV-17.17 nor is calling the end | red 1 crates; round 2
    | 3 > red:call -> over called;
    says Ruth ends the game. Ruth has not won. Progress: 4 of 60.
SV-20.2 the condition is, in the last round too | A1 lake, A2 red village; round 45 45;
    red A1 set 12 crates | 1 > A2 -> over home red
SV-20.3 Zombie City, four steps away | opens 1 hunted=1 | D 4 A1 3 > red -> tokens A1 city;
    zombies original A1; bag_size 47; bag city 0; last_dawn 45
SV-20.3 SV-18.7 the Zombies act after the player | opens 1 hunted=1
    | D 4 A1 3 lake 2 forest 1 > red D7 -> rolls 0:3 -1:2 0:1; zombies original A2; round 2
SV-20.3 six at home, and it is lost | D4 city, A1 lake; red A1; hunted; turn gm; zombies all D4
    | 1 -> over six
SV-20.4 the player may become the Vampire | chased
    | 1 graveyard 1 1 > A2 -> red role vampire; vampire A2; zombies original D4; asks red
SV-20.4 SV-16.9 a Zombie in the Graveyard goes home
    | D4 lake, A1 lake, G7 city; start G1; red A1; hunted; turn gm; zombies original D4 white A1
    | 2 graveyard forest 1 -> token C4 graveyard; zombies original G7, white A2; red role human;
    asks red
""")
def test_playing_alone(check: Check) -> None:
    check()


@pytest.mark.rule("SV-20.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_variants_are_off_by_default_and_only_for_one_player(seats: int) -> None:
    assert set(Options.model_fields) == {"last_dawn", "hunted"}
    assert not open_table(seats).state.hunted
    with pytest.raises(Illegal, match="Hunted") as refused:
        open_table(seats, hunted=True)
    assert refused.value.rule == "SV-20.3"


@pytest.mark.rule("SV-20.3")
def test_zombie_city_may_lie_on_any_space_at_least_four_steps_away() -> None:
    case = open_table(1, "D", "4", "A1", "3", hunted=True).go("red")
    far = tuple(space for space in SPACES if GRID.count_steps(space, "D4") >= 4)
    assert far in case.luck.picked


@pytest.mark.rule("SV-20.2", "SV-17.17")
def test_calling_the_end_of_a_solo_game_warns_that_it_is_no_victory() -> None:
    case = open_table(1, "D", "4", "1", "lake", "1").go("red", "D3")
    (call,) = (prompt for prompt in case.asked("red") if prompt.optional)
    assert call.text == "Call the end of the game? Then you cannot win any more."
