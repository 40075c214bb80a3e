"""Attacks of characters (AF-10.16 to AF-10.20), as Wren makes them: strength 0, agility +2."""

from typing import Any

from rules.aftermath.play.combat.combat import list_targets, resolve_melee, resolve_shot
from tests.rules.aftermath.build import A
from tests.rules.aftermath.rows import Check, make_rows

SCRIPTS: dict[str, Any] = {
    "melee": lambda h: resolve_melee(h, A, h.s.visit.enemies[0]),
    "shoot": lambda h: resolve_shot(h, A, h.s.visit.enemies[0]),
    "shoot-at": lambda h, space: resolve_shot(h, A, h.s.visit.enemies[0], space),
    "seen": lambda h: [(one.way, one.enemy.number, one.space) for one in list_targets(h.s, A)],
}


rows = make_rows(SCRIPTS, before="enemy foe life=2 defence=5")


@rows("""
AF-10.16 AF-10.19 3, white 3 and no bonus against 5 and black 1 | wren red-3a; foe 1 | melee;
    dice 3 1; fight:red-3a | enemy_wounds 1
AF-10.16 AF-10.19 against black 2 | wren red-3a; foe 1 | melee; dice 3 2; fight:red-3a
    | enemy_wounds 0
AF-10.16 strength | wren red-3a green-3a; foe 1 | melee | data.attribute strength;
    refuses green-3a AF-8.2
AF-10.16 in her own space | foe 1 | seen | gives fight+1+1 shoot+1+1
AF-10.16 not beside it | foe 2 | seen | gives shoot+1+2
AF-10.16 AF-10.17 not strangers | foe 1 safe | seen | gives nothing
AF-15.9 the frightened may shoot | wren statuses=frightened; foe 1 | seen | gives shoot+1+1
AF-10.16 AF-8.5 bonuses | item fork bonus=melee+2; item knife bonus=ranged+2;
    wren red-1a wears=fork,knife; foe 1 | melee | data.bonus 2
AF-10.17 AF-10.19 a shot: 2, white 2 and bonus 2 | wren green-2a; foe 2 | shoot; dice 2 1;
    shoot:green-2a | enemy_wounds 1
AF-10.17 AF-10.19 against black 2 | wren green-2a; foe 2 | shoot; dice 2 2; shoot:green-2a
    | enemy_wounds 0
AF-10.17 agility | wren green-2a; foe 2 | shoot | data.attribute agility; data.difficulty 5;
    data.opposed yes
AF-10.17 one space | foe 2; foe 3 | seen | gives shoot+1+2
AF-10.17 in sight | page white 1-2 double 1-3 dash 2-3; foe 2; foe 3 | seen | gives shoot+1+2
AF-10.18 AF-1.17 the furthest weapon | item fork kind=ranged range=2;
    item knife kind=ranged range=3; wren wears=fork,knife; foe 4; foe 5 | seen | gives shoot+1+4
AF-10.20 all bonuses | item fork kind=ranged range=2 bonus=ranged+1;
    item knife kind=ranged range=3 bonus=ranged+1; wren green-1a wears=fork,knife; foe 4 | shoot
    | data.bonus 4
AF-10.18 a range of two | item fork kind=ranged range=2; wren wears=fork; foe 3; foe 4 | seen
    | gives shoot+1+3
AF-10.18 in the pack | item fork kind=ranged range=2; wren packs=fork; foe 3 | seen | gives nothing
AF-26.2 a shot in the rain | wren green-1a; foe 1; environment rain | shoot | data.bonus 1
AF-26.2 melee in the rain | wren red-1a; foe 1; environment rain | melee | data.bonus 0
AF-6.19 aim tokens | wren green-1a aim=2; foe 2 | shoot | topics aim; default 0
AF-6.19 are spent before a shot, with it | wren green-1a aim=2; foe 2 | shoot; dice 2 1; aim:2;
    is data.bonus 4; shoot:green-1a | aim 0; enemy_wounds 1
AF-6.19 and not without | wren green-1a aim=2; foe 2 | shoot; aim:1 shoot: | aim 2
AF-15.14 melee ends a disguise | wren red-1a statuses=camouflaged; foe 1 | melee; fight:red-1a
    | statuses nothing
AF-15.14 so does a shot | wren green-1a statuses=camouflaged; foe 1 | shoot; shoot:green-1a
    | statuses nothing
AF-15.14 but not none | wren green-1a statuses=camouflaged; foe 1 | shoot; shoot:
    | statuses camouflaged
AF-5.22 within reach | enemy swarm type=crawler swarm=2 most=8 at 3 2 1 | seen
    | gives fight+1+1 shoot+1+1 shoot+1+2
AF-5.22 the token aimed at | enemy swarm type=crawler swarm=2 most=8 at 3 2 1; wren green-3a
    | shoot-at 2; dice 4 1; shoot:green-3a | enemies_at 3+1
AF-5.22 else the nearest | enemy swarm type=crawler swarm=2 most=8 at 3 2 1; wren green-3a | shoot;
    dice 4 1; shoot:green-3a | enemies_at 3+2
AF-5.22 in melee one of the space | enemy swarm type=crawler swarm=2 most=8 at 3 1; wren red-3a
    | melee; dice 4 1; fight:red-3a | enemies_at 3
AF-10.19 told with its weapon | item fork kind=tool; item knife kind=melee;
    wren red-3a wears=fork,knife; foe 1 | melee; dice 4 1; fight:red-3a | weapons knife
AF-10.19 or none | item fork kind=ranged; wren red-3a wears=fork; foe 1 | melee; dice 4 1;
    fight:red-3a | weapons nothing
AF-11.4 the attacker's loot | active bodkin; wren red-3a; hornet-guard 1 encounter=black-wings
    | melee; dice 4 1; fight:red-3a | batteries 1
""")
def test_attacks(check: Check) -> None:
    check()
