"""Environments come, are in force, and end; what fire and live rails do (AF-6.16, AF-26.1 to
AF-26.3)."""

from typing import Any

from rules.aftermath.play.page import hazards
from tests.rules.aftermath.build import A
from tests.rules.aftermath.rows import Check, make_rows

SCRIPTS: dict[str, Any] = {
    "stop": lambda h: hazards.end_of_movement(h, A),
    "cross": lambda h, to: hazards.resolve_crossing(h, A, 1, to),
}


rows = make_rows(SCRIPTS)


@rows("""
AF-26.1 | - | does {environment: {name: night}} | environments night; told Night
AF-26.1 ends | environment night | does {environment: {name: night, ends: true}}
    | environments nothing
AF-26.1 a third | environment night frost | does {environment: {name: rain}}
    | environments night frost; told Rain does not come
AF-26.1 again | environment night | does {environment: {name: night}} | environments night;
    kinds nothing
AF-26.1 not there | environment night | does {environment: {name: rain, ends: true}}
    | environments night; kinds nothing
AF-26.2 rain | tokens 2 fire trap; tokens 3 fire | does {environment: {name: rain}} | lies 2:trap
AF-26.2 | wren statuses=burning | does {environment: {name: rain}} | statuses nothing
AF-26.2 night puts out nothing | tokens 2 fire | does {environment: {name: night}} | lies 2:fire
AF-26.2 no fire | environment rain | does {place: {token: fire, spaces: [2]}} | lies nothing
AF-26.2 night | environment night | does {place: {token: fire, spaces: [2]}} | lies 2:fire
AF-26.3 | - | does {environment: {name: clatter}}, {environment: {name: cramped}}
    | environments clatter cramped
AF-26.3 | - | does {environment: {name: frost}}, {environment: {name: hush}}
    | environments frost hush
AF-26.3 bells | - | does {environment: {name: truce-bells}} | environments truce-bells
AF-6.16 | tokens 1 fire | stop | all_wounds 1 0; statuses burning
AF-6.16 beside it | tokens 2 fire | stop | wounds 0; statuses nothing
AF-6.16 felled | tokens 1 fire; wren wounds=3 | stop | defeated yes; statuses nothing
AF-24.4 fireproof | item coat power=fireproof; wren wears=coat; tokens 1 fire | stop | wounds 1;
    statuses nothing
AF-15.11 in water | space 1 water start; wren statuses=burning | stop | statuses nothing
AF-13.12 the last one | tokens 1 fire; wren wounds=3; fallen bodkin | stop | ended MissionEnds
AF-26.2 {the rail/fails} | page dash 1-2-3 red 1-3; environment live-rail; wren blue-3a
    | dice {2/1}; cross 3; blue-3a | gives yes; wounds {0/1}
AF-26.2 no card | page dash 1-2-3 red 1-3; environment live-rail; wren blue-3a | cross 3; live-rail:
    | gives yes; wounds 1
AF-26.2 cannot | page dash 1-2-3 red 1-3; environment live-rail | cross 3 | wounds 1
AF-26.2 felled | page dash 1-2-3 red 1-3; environment live-rail; wren wounds=3 | cross 3 | gives no
AF-26.2 dashed | page dash 1-2-3 red 1-3; environment live-rail; wren blue-3a | cross 2 | gives yes;
    wounds 0
AF-26.2 dead | page dash 1-2-3 red 1-3; wren blue-3a | cross 3 | gives yes; wounds 0
""")
def test_environments(check: Check) -> None:
    check()
