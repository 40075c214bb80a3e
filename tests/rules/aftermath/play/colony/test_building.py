"""What the colony puts its scrap into (AF-19.17 to AF-19.28)."""

from typing import Any

from rules.aftermath.play.colony.building import (
    list_buildable,
    resolve_building,
    resolve_repair_step,
)
from rules.aftermath.play.turn.repairing import find_repair_cost
from tests.rules.aftermath.positions import know_thing
from tests.rules.aftermath.rows import Check, make_rows

SCRIPTS: dict[str, Any] = {
    "build": resolve_building,
    "fix": resolve_repair_step,
    "buildable": lambda h: [*list_buildable(h.s)],
    "cap": lambda h: h.s.population_cap,
    "cost": lambda h, item: find_repair_cost(h.s, know_thing(item)),
}


rows = make_rows(SCRIPTS, before="seats 1; phase build; campaign-flag seeds")


@rows("""
AF-19.20 AF-19.21 AF-19.22 AF-19.23 nothing for four | dials scrap=4 | buildable | gives nothing
AF-19.24 AF-19.25 AF-19.26 for five | dials scrap=5 | buildable
    | gives palisade watchtower larder infirmary
AF-19.27 for six, seeds or not | dials scrap=6 | buildable | gives palisade watchtower larder
    infirmary warren workshop hall
AF-19.20 | dials scrap=5 | build; palisade | scrap 0; built palisade
AF-19.21 | dials scrap=5 | build; watchtower | scrap 0; built watchtower
AF-19.22 | dials scrap=5 | build; larder | scrap 0; built larder
AF-19.23 | dials scrap=5 | build; infirmary | scrap 0; built infirmary
AF-19.24 | dials scrap=6 | build; warren | scrap 0; built warren
AF-19.25 | dials scrap=6 | build; workshop | scrap 0; built workshop
AF-19.26 | dials scrap=6 | build; hall | scrap 0; built hall
AF-19.27 | dials scrap=7 | build; orchard | scrap 0; built orchard
AF-19.27 seeds | campaign-flag seeds=0; dials scrap=20 | buildable | gives palisade watchtower
    larder infirmary warren workshop hall
AF-19.19 once | dials scrap=20; colony built=palisade | buildable | gives watchtower larder
    infirmary warren workshop hall orchard
AF-19.19 by four people | dials scrap=5 population=4 | buildable
    | gives palisade watchtower larder infirmary
AF-19.19 not by three | dials scrap=20 population=3 | buildable | gives nothing
AF-19.18 one a chapter | dials scrap=30 | build; hall | built hall; over yes
AF-19.18 silence builds nothing | party 3; seats 3; dials scrap=9 | build; defaults | built nothing
AF-19.18 by vote | party 3; seats 3; dials scrap=9 | build; 0:larder 1:larder 2:hall | built larder
AF-24.6 a loom | dials scrap=9 morale=5; colony supply=loom | build; loom | morale 6;
    improvements loom
AF-24.6 bunks | colony improvements=bunks | cap | gives 17
AF-24.6 said | dials scrap=30; colony supply=bunks | build
    | detail bunks Room for 2 more in the colony.
AF-1.11 | - | cap | gives 15
AF-19.24 room | colony built=warren | cap | gives 20
AF-19.28 any number of improvements, are paid for | item hat slot=stash repair=2 kind=improvement;
    item cap slot=stash repair=3 kind=improvement; dials scrap=30; colony supply=hat,cap | build;
    hall; is options enough hat cap; hat cap | over yes; scrap 19; improvements hat cap;
    supply nothing
AF-19.28 or not | item cap slot=stash repair=3 kind=improvement; dials scrap=2; colony supply=cap
    | build | over yes
AF-19.28 just | item cap slot=stash repair=3 kind=improvement; dials scrap=3; colony supply=cap
    | build | options enough cap
AF-19.25 no workshop | item hat repair=3 | cost hat | gives 3
AF-19.25 a workshop | item hat repair=3; colony built=workshop | cost hat | gives 2
AF-19.25 never free | item hat repair=1; colony built=workshop | cost hat | gives 1
AF-26.10 a wreck | dials scrap=4; colony railcar=yes hull=0 | fix; mend | hull 3; scrap 0
AF-26.10 for four | dials scrap=9; colony railcar=yes hull=0 | fix; mend | hull 3; scrap 5
AF-26.10 dear | dials scrap=3; colony railcar=yes hull=0 | fix | over yes
AF-26.10 whole | dials scrap=9; colony railcar=yes hull=1 | fix | over yes
AF-26.10 none | dials scrap=9 | fix | over yes
AF-19.17 broken things, for anybody, for their cost | item pin repair=3; item hat repair=1;
    breaks pin hat; dials scrap=4 | fix; is options enough pin.0 pin.1 hat.0 hat.1;
    pin.1 place:equip enough | bodkin_worn pin; scrap 1; broken hat; over yes
AF-19.17 not for less | item pin repair=3; breaks pin; dials scrap=2 | fix | over yes
AF-19.17 silence fixes nothing | breaks pin; dials scrap=9 | fix; defaults | broken pin
AF-19.17 an improvement, once, for the colony | item hat slot=stash repair=1 kind=improvement;
    breaks hat; dials scrap=2 | fix; is options enough hat.0; hat.0 | supply hat
""")
def test_building(check: Check) -> None:
    check()
