"""SV-3: the turn."""

from tests.rules.survive.rows import Check, make_rows

rows = make_rows(
    walled="A1 lake, A2 mountain, B1 mountain; red A1",
    village="A1 lake, A2 blue village, G1 lake; red A1; blue G1",
)


@rows("""
SV-3.1 SV-3.2 it begins with the roll and the move | A1 blue village; red A1 rich; blue A1 1 rock
    | 1 -> kinds roll; rolls 0:1; lists A2 B1
SV-3.3 a Human moves the number rolled | D4 lake; red D4 | 2 -> ends B4 C3 C5 D2 D6 E3 E5 F4
SV-3.4 a Zombie one less | D4 lake; red zombies original+blue D4
    | 3 lake > original -> ends B4 C3 C5 D2 D6 E3 E5 F4 | B4 -> ends B4 C3 C5 D2 D6 E3 E5 F4
SV-3.5 SV-15.1 the Vampire one more | D4 lake; red vampire D4 | 1 -> ends B4 C3 C5 D2 D6 E3 E5 F4
SV-3.6 SV-3.7 SURVIVE! is a Human's whole turn
    | A1 blue village, B1 lake; red A1 rich; blue A1 1 rock;
    green zombies original A1
    | crate-D4 1 -> asks blue; rolls 0:SURVIVE! 1:1; crates D4 1; zombies original A1; red at A1;
    red hand 4 crops, 4 water, 4 wood, 4 rock; defenses nothing;
    tokens A1 village-blue, B1 lake
SV-3.6 and a Monster's | A1 lake, G1 lake; red zombies original A1; blue vampire G1
    | quiet quiet 2 -> turn red; zombies original A1; vampire G1
SV-3.8 it frees no stuck Human and is no attack
    | A1 lake, G1 city; dark A1; red A1 1 wood 1 rock; blue G1
    | crate-D4 -> red at A1; red hand 1 wood, 1 rock; told move 0; told attack 0; told forfeit 0
SV-3.8 nor a stuck Zombie | A1 lake, G1 city; dark G1; red zombies original G1; blue A1
    | crate-D4 -> zombies original G1; told move 0; told attack 0
SV-3.9 no Zombie attacks on it | A1 lake, C1 city; red zombies original+red A1; blue A1 4 crops
    | quiet -> blue hand 4 crops; told attack 0
SV-3.10 move, Crate, discovery, end step | A1 lake; red A1 3 rock; crates A2
    | 1 lake > A2 -> kinds roll move crate discovery cards;
    lists swap-rock-crops swap-rock-water swap-rock-wood done
    | done -> kinds roll move crate discovery cards roll
SV-3.10 or attack, then end step | A1 lake, A2 rocky; red A1 1 wood 4 rock; blue zombies original A2
    | 1 > A2 -> order roll move attack; offers done
SV-3.10 or cards, then end step | A1 lake, B1 forest; red A1 1 wood 4 rock; blue
    | 1 > B1 -> kinds roll move cards; offers done
SV-3.11 SV-3.12 SV-4.2 with nowhere to go she forfeits all | walled; red rich; blue A1 1 rock
    | 1 3 -> forfeits 0; asks blue; red hand 4 crops, 4 water, 4 wood, 4 rock; defenses nothing;
    says Ruth has nowhere to go and forfeits the turn.
SV-3.11 also where a point would be left | walled; blue A1 | 2 3 -> forfeits 0; ends A3 B2 C1
SV-3.13 SV-8.8 SV-6.19 the end step, in any order
    | A1 lake, A2 blue village; blue A2 1 water 1 rock;
    red A1 3 water 3 rock 3 wood; turn red
    | 1 > A2 swap-wood-crops -> red hand 1 crops, 3 water, 3 rock
    | swap-rock-wood build -> red hand 3 water
    | trade-0 water-1 rock-1 blue:accept -> red hand 2 water, 1 rock
    | build -> defenses A2 red improved; turn blue
SV-3.13 in turn only, and open | A1 lake, A2 blue village; red A1 1 crops 1 wood; blue A2 rich
    | 1 > A2 -> blue open nothing | build -> publishes build
SV-3.13 SV-18.5 SV-18.6 silence builds once | A1 lake, A2 blue village; red A1 rich; blue A2 1 rock
    | 1 > A2 -> offers build trade-1 swap-crops-rock done; default build
    | . -> defenses A2 red basic; default done
    | . -> turn blue; red hand 3 crops, 4 water, 3 wood, 4 rock; defenses A2 red basic
SV-3.13 SV-18.5 SV-18.6 or just ends the turn | village; red 3 rock
    | 1 > A2 -> default done | . -> red hand 3 rock; asks blue
SV-3.14 nothing to choose, no end step | village; red 2 rock; blue 1 rock | 1 > A2 -> asks blue
SV-3.14 a swap, a building, a trade | village; red {3 rock/1 wood 1 crops/2 rock};
    blue {G1/G1/A2} 1 rock | 1 > A2 -> asks red
SV-3.15 SV-3.17 without Zombies they roll on | A1 lake, D4 city; red zombies; blue A1
    | 4 -> rolls 0:4 1:3; zombies nothing; asks blue
SV-3.15 SV-11.2 until a SURVIVE! | A1 lake, D4 city; red zombies; blue A1
    | quiet -> zombies original D4
SV-3.16 SV-3.17 so does the Vampire player | A1 lake, D4 graveyard; red vampire; blue A1
    | 4 -> rolls 0:4 1:3; vampire none; asks blue;
    says Ruth has no piece on the board, so nothing moves.
SV-3.16 SV-11.3 until a SURVIVE! | A1 lake, D4 graveyard; red vampire; blue A1
    | quiet -> vampire D4
""")
def test_the_turn(check: Check) -> None:
    check()


@rows("""
SV-8.7 SV-8.5 SV-6.16 SV-19.2
    | D4 lake, D5 white village; blue D4 1 crops 4 water 1 wood 5 rock; red D5 1 rock
    | 1 > D5 -> says Ben goes from D4 to D5.
    | build -> says Ben pays 1 Crop and 1 Wood to build a Basic Defense at D5 and now has 1 Month.
    | build
    -> says Ben pays 2 Water and 1 Rock to upgrade the Defense at D5 to Improved and now has 2
    Months. | swap-rock-wood -> says Ben swaps 3 Rock for 1 Wood.
    | trade-1 water-2 rock-1 -> says Ben offers Ruth a trade: 2 cards for 1 card.
    | red:accept -> says Ruth accepts: Ben gives 2 cards and Ruth gives 1 card.
    | trade-1 wood-1 water-1 red:refuse -> says Ruth refuses Ben's offer.
""")
def test_the_end_step_is_told(check: Check) -> None:
    check()
