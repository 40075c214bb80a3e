"""SV-13: Crates."""

from tests.rules.survive.rows import Check, make_rows

rows = make_rows(three="D4 lake; blue D4; green D4; red D4")


@rows("""
SV-13.1 several, also on one space | crates A1 C3; blue | crate-A1 -> crates A1 2, C3 1; left 9
SV-13.1 SV-13.3 none is left | A1 lake; blue A1; left 0 | crate-A1
    -> crates nothing; left 0; out 12; blue crates 0; says No Crates are left, so nothing falls.
SV-13.4 lost on a Lair or Mountain | D4 {city/graveyard/mountain}; blue
    | crate-D4 -> crates nothing; left 11; out 1;
    says A Crate lands on {Zombie City/the Vampire Graveyard/a Mountain} at D4 and is lost.
SV-13.4 on either Meteorite | start {G7/A1/D4}; dark {D4/D4/A1}; blue
    | crate-D4 -> crates nothing; out 1; blue crates 0;
    says A Crate lands on the {dark/dark/White} Meteorite at D4 and is lost.
SV-13.5 before Village and Element | D4 {blue village/lake}; dark D4; blue D4; red
    | crate-D4 -> blue crates 0; out 1
SV-13.6 on an unexplored space it stays | A2 lake; blue A2; red
    | crate-A1 2 mountain 1 lake -> crates A1 1; says A Crate lands on A1 and waits
    | G5 -> crates A1 1 | A1 -> blue crates 1; crates nothing
SV-13.7 the Village's Human takes it | D4 red village, A1 lake; red A1 1 crates; blue D4 basic D4
    | crate-D4 -> red crates 2; blue crates 0; left 10;
    says A Crate lands on D4, Ruth's Home Village.; says Ruth takes the Crate and now has 2 Months.
SV-13.8 SV-13.9 nobody's Village
    | D4 {white/green} village, A1 city; blue D4 basic D4; green zombies
    | crate-D4 -> blue crates 0; crates nothing; out 1;
    says on the {White/Green} Village at D4, which is nobody's home, and is lost.
SV-13.10 SV-13.11 the Defense's owner | D4 lake, A1 lake; blue D4; green D4; red A1 basic D4
    | crate-D4 -> red crates 1; blue crates 0; green crates 0;
    says A Crate lands on D4, where Ruth has a Defense.
SV-13.12 SV-13.13 the highest roll | three | crate-D4 2 S 4
    -> red crates 1; blue crates 0; green crates 0; left 11; dark none;
    says A Crate lands on D4, where Ben, Gil and Ruth stand.
SV-13.13 the tied roll again | three | crate-D4 5 1 5 1 S
    -> blue crates 1; green crates 0; red crates 0
SV-13.13 noughts tie too | D4 lake; blue D4; green D4
    | crate-D4 S S 1 2 -> green crates 1; blue crates 0
SV-13.14 the one Human there, Monsters or not
    | D4 lake, A1 city; blue D4; red zombies {/original D4}
    | crate-D4 -> blue crates 1; says A Crate lands on D4, where Ben stands.
SV-13.15 lost where only Monsters stand
    | D4 lake, A1 {city/graveyard}; blue; red {zombies original/vampire} D4
    | crate-D4 -> crates nothing; out 1;
    says A Crate lands on D4, where a Monster stands, and is lost.
SV-13.16 on an empty Element it stays | D4 lake; blue
    | crate-D4 -> crates D4 1; says A Crate lands on D4 and waits there.
SV-13.17 who ends there takes all, then discovers | A2 lake; blue A2; crates A1 A1
    | 1 mountain > A1 -> blue crates 2; order crate discovery
SV-13.17 the destination says so | D4 lake, D5 forest; blue D4; red; crates {D5/D5 D5}
    | 1 -> detail D5 Forest: 1 Wood, plus {a Crate/2 Crates}
SV-13.17 SV-4.17 who passes does not | A1 lake, A3 lake; blue A1; crates A2 | 2 > A3 -> crates A2 1
SV-13.18 SV-13.2 a Zombie tramples them | A1 lake, A2 lake, D4 city; red zombies original A2; blue;
    crates {A1/A1 A1} | 2 > A1 -> crates nothing; out {1/2}; order move crate;
    says The Original Zombie tramples {a Crate/2 Crates} at A1.
SV-13.18 SV-13.2 so does the Vampire | A1 lake, D4 graveyard; red vampire A1; blue; crates A3
    | 1 lake > A3 -> crates nothing; out 1; says The Vampire tramples a Crate at A3.
SV-13.19 taken and lost in a Lair | A2 lake; blue A2; red; crates A1
    | 1 city > A1 -> told crate 1; blue crates 0; out 1; left 11
""")
def test_crates(check: Check) -> None:
    check()
