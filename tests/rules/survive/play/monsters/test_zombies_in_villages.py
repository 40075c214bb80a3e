"""SV-14.16 to SV-14.22: Zombies who enter a Village together, and the one who rises there."""

from tests.rules.survive.rows import Check, make_rows

rows = make_rows(
    village="D4 white village, D3 lake, D5 lake, C4 lake, A1 city, G1 lake; red zombies; blue G1",
    two="red original D3 red D5",
    three="red original D3 red D5 blue C4",
    walls1="blue basic D4",
    walls2="blue basic D4; yellow G1 basic D4",
    walls3="blue basic D4; yellow G1 basic D4; green G1 basic D4",
)


@rows("""
SV-14.16 one Defense lets one in | village; walls1; red original D3 | 2 -> offers D4
SV-14.16 two ask for two | village; two; walls2 | 2 -> lists original red group-D4
    | original -> lacks D4
SV-14.16 three for three | village; two; walls3 | 2 -> lists original red
SV-14.16 SV-14.17 SV-14.20 one move that names them all | village; three; walls2
    | 2 > group-D4 -> options original red blue back; default back; way_out back;
    label back Never mind
    | original&blue -> zombies original D4, blue D4, red D5, white D4; asks red; lacks D4;
    says The Original and Blue Zombies enter D4 together.; says The White Zombie rises at D4.
SV-14.17 each by its own path | village; red original D3 red G1 blue D5; walls2
    | 2 > group-D4 -> options original blue back
SV-14.17 those there do not count | village; red original D3 red D4; walls2
    | 2 -> lists original red
SV-14.17 the default is no group | village; two; walls2 | 2 -> offers group-D4; default original
SV-14.17 it can be left again | village; two; walls2 | 2 lake > group-D4 back
    -> lists original red group-D4; zombies original D3, red D5
    | original D2 -> zombies original D2, red D5
SV-14.17 SV-18.1 the silent send nobody | village; two; walls2 | 2 > group-D4 .
    -> lists original red group-D4; zombies original D3, red D5
SV-14.16 SV-14.17 too few are refused | village; three; walls3
    | 2 > group-D4 -> refuses original&red SV-14.16; refuses original SV-14.16;
    refuses original At least 3 Zombies must enter together.;
    refuses back&original&red&blue SV-14.17; refuses back&original&red&blue not both
    | original&red&blue -> zombies original D4, red D4, blue D4, white D4
SV-14.16 SV-14.17 a group is two at least | village; two; walls1
    | 2 > group-D4 -> refuses original At least 2 Zombies must enter together
SV-14.16 the Defenses are told | village; two; {blue/walls1/walls2}
    | 2 -> detail group-D4 White Village with {no Defenses/1 Defense/2 Defenses}: the White Zombie
    rises
SV-14.18 a group forces nobody
    | D4 white village, D3 lake, D5 lake, D6 mountain, C5 mountain, E5 mountain;
    red zombies original D3 red D5; blue basic D4; yellow basic D4 | 2 -> offers group-D4
    | red -> zombies original D3, red D5; ends C3 E3 D2
SV-14.19 entering replicates | D3 lake, D4 yellow village, A1 city; red zombies original D3; blue
    | 2 > D4 -> zombies original D4, yellow D4
SV-14.20 one, however many enter | village; three | 2 > group-D4 original&red&blue
    -> zombies original D4, red D4, blue D4, white D4
SV-14.22 staying is not entering | D4 white village, A1 city; red zombies original D4; blue basic D4
    | 1 -> zombies original D4; asks blue
""")
def test_zombies_in_villages(check: Check) -> None:
    check()
