"""SV-17: winning and the end."""

import pytest

from rules.engine import Illegal
from tests.rules.survive.build import open_table
from tests.rules.survive.rows import Check, make_rows

rows = make_rows(
    ben="D4 lake, D5 blue village; blue D4 set; red",
    armed="D4 lake, D5 blue village, A1 city; blue D4 1 crops 1 water 3 wood 3 rock; red zombies",
    six="D4 city, D5 lake, G1 lake; red zombies all D4; blue",
    five="A5 lake, A7 graveyard, G1 lake; green vampire A5 coffins all A7; blue",
    three="red; blue; green; round 2",
    quiet="D4 mountain, G1 mountain; blue D4; red G1",
)


@rows("""
SV-17.1 SV-7.4 home with 12 Months and one of each | ben; blue 12 crates
    | 1 > D5 -> over home blue; blue hand 1 crops, 1 water, 1 wood, 1 rock; open_questions 0;
    says enough Months and a card; blue has_achieved gained 12 Months and holds 4 of 4 elements
SV-17.1 not with 11 | ben; blue 11 crates | 1 > D5 -> over no
SV-17.1 SV-7.4 not without each element | D4 lake, D5 blue village; red;
    blue D4 12 crates {0/5/5/5} crops {5/0/5/5} water {5/5/0/5} wood {5/5/5/0} rock; turn blue
    | 1 > D5 -> over no
SV-17.1 not elsewhere | ben; C4 red village; blue 12 crates | 1 > C4 -> over no
SV-17.2 13 do | ben; blue 12 crates basic D4 | 1 -> blue months 13 | D5 -> over home blue
SV-17.3 discovering is landing | D4 lake; blue D4 set 10 crates; red
    | 1 village-blue > D5 -> over home blue; blue months 12
SV-17.3 standing there is not | D5 blue village; blue D5 set 12 crates; red | quiet -> over no
SV-17.3 nor being stuck | D5 blue village; dark D5; blue D5 set 12 crates; red | 1 -> over no
SV-17.3 nor leaving | D5 blue village; blue D5 set 12 crates; red | 1 mountain > D4 -> over no
SV-17.4 a building may complete it | ben; blue 2 crops 2 wood 11 crates
    | 1 > D5 -> over no | build -> over home blue
SV-17.4 a swap | ben; blue 4 crops 0 rock 12 crates | 1 > D5 swap-crops-rock -> over home blue
SV-17.4 a trade | D4 lake, D5 blue village; blue D4 2 crops 1 water 1 wood 12 crates; red D5 1 rock
    | 1 > D5 trade-1 crops-1 rock-1 -> over no | red:accept -> over home blue
SV-17.5 not with one of the last four cards | ben; blue 11 crates
    | 1 > D5 build -> blue months 12; over no
SV-17.6 SV-17.4 with Monsters after the first attack | armed; blue 12 crates; red red+white D5
    | 1 > D5 -> options red white; over no
    | red -> over home blue; zombies white D5; open_questions 0
SV-17.6 SV-17.4 or a later one | armed; blue 11 crates; red white+blue D5
    | 1 > D5 white -> over no; options blue done | blue -> over home blue; blue months 12
SV-17.6 SV-17.4 not elsewhere | D4 lake, D5 red village, A1 city; red zombies white D5; turn blue;
    blue D4 1 crops 1 water 2 wood 2 rock 12 crates | 1 > D5 -> zombies nothing; over no
SV-17.7 SV-17.9 six Zombies at home | six; red white D5
    | 2 > white D4 original stay red stay blue stay yellow stay -> over no
    | stay -> over six red; epilogue The last of the six
SV-17.7 not five | six; red white G1 | 1 -> asks blue; over no
SV-17.8 SURVIVE! may bring the sixth | D4 city; red zombies red+blue+yellow+green+white D4; blue
    | quiet -> over six red
SV-17.8 not on another's turn | D4 city; blue; red zombies red+blue+yellow+green+white D4
    | quiet 2 -> over no; zombies original D4, red D4, blue D4, yellow D4, green D4, white D4
    | original stay red stay blue stay yellow stay green stay stay -> over six red
SV-17.10 five Coffins and a Drop | five; green 1 drops
    | 1 > A7 -> over five green; epilogue Five lids close
SV-17.10 not elsewhere | five; green 1 drops | 1 mountain > B6 -> over no
SV-17.10 not four | A5 lake, A7 graveyard;
    green vampire A5 9 drops coffins red+blue+yellow+green A7; blue
    | 1 > A7 -> over no
SV-17.11 loose ones are saved first | five; green 1 drops coffins red G1 white A5
    | 1 > A7 -> over five green
SV-17.12 not without a Drop | five | 1 > A7 -> over no; all see saved red blue yellow green white
SV-17.12 it must leave and land again | five; green 1 drops A7 | 1 -> over no; lacks A7
SV-17.13 the first wins alone, at once | D4 city, A1 lake, A2 blue village; blue A1 set 12 crates;
    red zombies all D4 | 1 > A2 -> over home blue; open_questions 0; epilogue The gate falls shut
""")
def test_winning(check: Check) -> None:
    check()


@rows("""
SV-17.14 SV-20.2 rounds by seats | opens {2/3/4/5/1}
    | {D 4 5 1/D 4 5 1 1/D 4 5 1 1 1/D 4 5 1 1 1 1/D 4} > {0:red 1:blue/0:red 1:blue 2:white/0:red
    1:blue 2:white 3:green/0:red 1:blue 2:white 3:green/red} -> last_dawn {80/60/60/60/45}
SV-17.14 20 to 120 as the table likes | opens 2 last_dawn={20/120} | D 4 5 1 > 0:red 1:blue
    -> last_dawn {20/120}
SV-17.14 SV-2.16 after the last turn of the round | red; blue; first blue; turn blue; round 60
    | quiet quiet -> over dawn red blue; rolls 1:SURVIVE! 0:SURVIVE!
SV-17.14 also in a round that comes too late | red; blue; first blue; turn red; round 61
    | quiet -> over dawn red blue
SV-17.14 SV-2.16 not before | red; blue; round 59; turn blue | quiet -> over no; round 60
SV-17.15 the progress of each role | D4 city, A7 graveyard, A1 lake, A2 lake, B1 lake;
    red A1 2 crops 1 rock basic A1+A2+B1; blue set 12 crates; yellow;
    white zombies original+red D4 blue A2; green vampire A2 coffins red+blue A7 white B1;
    turn green; round 60 | quiet -> scores 18 60 0 25 30; over dawn blue;
    red has_achieved gained 3 Months and holds 2 of 4 elements, progress 18 of 60;
    white has_achieved brought 2 of 6 Zombies to Zombie City, progress 25 of 60;
    green has_achieved brought 2 of 5 Coffins to the Graveyard, progress 30 of 60
SV-17.15 12 Months at most | A1 lake; red 1 rock 12 crates basic A1; round 60 | quiet -> scores 51
SV-17.15 a Human 4 per Month and 3 per element | red 9 rock {0/2} crates; blue; turn blue; round 60
    | quiet -> scores {3 0/11 0}
SV-17.16 equals share | red 1 crates; blue 1 crates; green; turn green; round 60
    | quiet -> over dawn red blue;
    says Ruth and Ben share the highest progress, 4 of 60.; epilogue The light comes up
SV-17.16 three of them | red; blue; green; turn green; round 60
    | quiet -> over dawn red blue green;
    says Ruth, Ben and Gil share the highest progress, 0 of 60.
SV-17.18 SV-3.15 SV-3.16 no piece, and still in the game | D4 city, A7 graveyard; red zombies;
    green vampire; blue | 4 2 3 -> rolls 0:4 1:2 2:3
SV-17.18 to its end | D4 city, A7 graveyard; red zombies; green vampire; round 60
    | 4 2 -> over dawn red green
SV-19.3 SV-18.1 then all hands are public | blue 2 crops; red 1 rock; turn red; round 60
    | quiet -> all see players.0.hand 2 crops; all see players.1.hand 1 rock
""")
def test_the_last_dawn(check: Check) -> None:
    check()


@rows("""
SV-17.17 SV-18.10 all call it, out of turn | three; blue 1 crates
    | 3 -> red has call optional open nothing; blue has call optional open nothing
    | green:call -> calls green; says Gil calls the end; says Ruth and Ben have not agreed yet.
    | blue:call -> over no
    | red:call -> over called blue; says Ben has the highest progress, 4 of 60.;
    red reaches nothing
SV-17.17 calls lapse with the round | three; turn blue
    | 3 lake 3 lake > green:call blue:call G4 -> calls green blue; hushes no longer call
    | F5 -> round 3; calls nothing; says Round 2 is over, so Ben and Gil no longer call the end.
    | red:call -> over no
SV-17.17 three of them | three; yellow; turn yellow | 3 lake > green:call red:call blue:call F5
    -> says so Ruth, Ben and Gil no longer call the end.
SV-17.17 one | red; blue; round 2; turn blue | 3 lake > red:call F5
    -> says Round 2 is over, so Ruth no longer calls the end.
SV-17.17 none is told of | red; blue; turn blue | 3 lake > G4 -> round 2; hushes no longer call
SV-17.17 one may think again | red; blue | 3 > blue:call blue:recall red:call -> over no
SV-17.17 from the first turn on | red; blue; round 1
    | 3 > -> red may call; blue may call | blue:call red:call -> over called red blue; scores 0 0
SV-17.17 SV-18.2 absent players are not asked | quiet
    | 1 mountain 1 > . +mountain,1 F1 +mountain,1 . +mountain,1 E1 -> asks blue
    | +mountain,1 . -> absent blue; blue cannot call | red:call -> over called blue red
SV-17.17 SV-18.2 nor waited for | quiet
    | 1 mountain 1 > . +mountain,1 F1 +mountain,1 . +mountain,1 E1 red:call -> over no
    | +mountain . -> over called blue red
""")
def test_calling_the_end(check: Check) -> None:
    check()


@pytest.mark.rule("SV-17.14")
@pytest.mark.parametrize("beyond", [19, 121])
def test_a_last_dawn_outside_20_to_120_rounds_is_refused(beyond: int) -> None:
    with pytest.raises(Illegal, match="last_dawn"):
        open_table(3, last_dawn=beyond)
