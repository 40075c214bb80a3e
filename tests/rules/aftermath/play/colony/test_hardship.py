"""What has happened at home meanwhile (AF-19.5 to AF-19.13). Mission 1 may take 6 hours."""

from rules.aftermath.model.terms import BLACK_DIE
from rules.aftermath.play.colony.hardship import resolve_hardship
from tests.rules.aftermath.build import Party
from tests.rules.aftermath.rows import Check, make_rows

AT_HOME = "phase hardship; state played=1; dials time=6 morale=9 food=9 population=9"
rows = make_rows({"hard": resolve_hardship}, before=AT_HOME)


@rows("""
AF-18.4 three hours late | dials time=9 | dice 3; hard | told 6: black die 3 + 3 (hours
AF-19.5 in time | dials time=1 | dice 2; hard | told 2: black die 2.
AF-19.35 a forage in time | state played=0; dials time=5 | dice 1; hard | told 1: black die 1.
AF-19.35 late | state played=0; dials time=6 | dice 1; hard | told 2: black die 1 + 1 (hour
AF-19.5 morale 4 | dials time=6 morale=4 | dice 1; hard | told 1: black die 1.
AF-19.5 morale 3 | dials time=6 morale=3 | dice 1; hard | told 2: black die 1 + 1 (low
AF-19.5 AF-19.20 the palisade | colony built=palisade | dice 3; hard | told 2: black die 3 - 1
AF-19.5 AF-19.21 the watchtower | colony built=watchtower | dice 3; hard | told 2: black die 3 - 1
AF-19.5 both | colony built=palisade,watchtower | dice 3; hard | told 1: black die 3 - 2
AF-24.6 the bell | colony improvements=alarm-bell | dice 3; hard | told 2: black die 3 - 1
AF-19.6 | dials time=6 | dice 1; hard | food 9; morale 9; population 9
AF-19.6 less | dials time=6; colony built=palisade,watchtower | dice 1; hard | food 9; morale 9;
    population 9
AF-19.7 | dials time=7 | dice 1; hard | food 7; morale 9; population 9
AF-19.8 | dials time=8 | dice 1; hard | food 9; morale 8; population 9
AF-19.9 | dials time=9 | dice 1; hard | food 7; morale 8; population 9
AF-19.10 | dials time=10 | dice 1; hard | food 9; morale 8; population 8
AF-19.11 | dials time=11 | dice 1; hard | food 9; morale 7; population 8
AF-19.12 | dials time=12; colony built=warren | dice 1; hard | food 9; morale 7; population 7;
    built warren
AF-19.13 | dials time=13 | dice 1; hard | food 9; morale 7; population 6
AF-19.13 more | dials time=16 | dice 1; hard | food 9; morale 7; population 6
AF-19.13 a structure | dials time=13; colony built=orchard,infirmary,larder | dice 1; hard;
    0:orchard 1:orchard | built infirmary larder
AF-19.13 the cheapest | dials time=13; colony built=orchard,infirmary,larder | dice 1; hard;
    defaults | built orchard infirmary
AF-1.11 AF-19.13 the warren | dials time=13 population=20; colony built=warren | dice 1; hard
    | population 15; told Warren: population -2 (now 15).
AF-1.11 AF-24.6 bunks stay | dials time=13 population=20; colony built=warren improvements=bunks
    | dice 1; hard | population 17
AF-19.36 | dials time=9 morale=2 | dice 3; hard | topics infinite-lives infinite-lives
""")
def test_hardship(check: Check) -> None:
    check()


def test_hardship_is_rolled_with_the_black_die() -> None:
    case = Party(phase="hardship").set(played=1).play(resolve_hardship)
    assert case.luck.picked == [BLACK_DIE]
