"""Encounters: who comes, where they stand, and what the situation becomes (AF-5)."""

from typing import Any

import pytest

from rules.aftermath.play.combat.defeating import wound_enemy
from rules.aftermath.play.context import Here
from rules.aftermath.play.page.encounters import reveal_encounter
from rules.aftermath.play.page.situations import remove_enemy
from rules.aftermath.play.turn.talking import list_listeners
from tests.rules.aftermath.build import A, Member, Party
from tests.rules.aftermath.rows import SCRIPTS as COMMON
from tests.rules.aftermath.rows import Check, make_rows


def fell_enemy(h: Here, number: int, by: int) -> Any:
    """The last wound of an enemy."""
    enemy = h.s.visit.enemies[number]
    enemy.wounds = enemy.card.life - 1
    return wound_enemy(h, enemy, "", by=Member(by))


SCRIPTS: dict[str, Any] = {
    "hit": lambda h: wound_enemy(h, h.s.visit.enemies[0], "", by=A),
    "hit-token": lambda h: wound_enemy(h, h.s.visit.enemies[0], "", token=0),
    "burn": lambda h: wound_enemy(h, h.s.visit.enemies[0], "Fire"),
    "fell": fell_enemy,
    "remove": lambda h: remove_enemy(h, h.s.visit.enemies[0]),
    "reveal": lambda h: reveal_encounter(h, A),
    "listeners": lambda h: [one.id for one in list_listeners(h.s, A)],
}


rows = make_rows(SCRIPTS)


@rows("""
AF-5.7 in a random order, after those in play | jackdaw 2 | dice [pin-vole,latch-rat];
    does {encounter: {enemies: [latch-rat, pin-vole]}} | enemy_ids jackdaw pin-vole latch-rat;
    enemies_at 2 6 6
AF-5.8 AF-5.9 by turns from the lowest space | party 3; space 1 start; space 3 enemy; space 5 enemy
    | dice [bruiser,silverfish,latch-rat]; does {encounter: {enemies: [latch-rat, bruiser,
    silverfish]}} | enemies_at 3 5+3+5+3+5+3 5
AF-5.10 hostile | - | does {encounter: {enemies: [bruiser]}} | situation hostile
AF-5.10 safe | - | does {encounter: {enemies: [bruiser], situation: safe}} | situation safe;
    enemy_ids bruiser
AF-5.10 hostile among strangers | jackdaw 4 safe | does {encounter: {enemies: [bruiser]}}
    | situation hostile
AF-5.11 strangers among the hostile | jackdaw 4
    | does {encounter: {enemies: [bruiser], situation: safe}} | situation hostile
AF-5.12 AF-5.13 over a threat, which stays | threats 1 3 2 | does {encounter: {enemies: [bruiser]}}
    | enemy_ids bruiser; threats black-1a black-3a black-2a
AF-5.14 no boss at random | - | does {encounter: {random: boss}} | enemies nothing
AF-5.16 AF-23.23 a card, two of its list | encounters the-bruiser | does {encounter: {card: true}}
    | met bruiser latch-rat; colony.encounters.discards the-bruiser; situation hostile
AF-5.16 AF-23.23 for three, three | party 3; encounters pedlars | does {encounter: {card: true}}
    | met latch-rat pigeon-drifter pin-vole; situation safe
AF-23.23 for four, four | party 4; encounters the-bruiser | does {encounter: {card: true}}
    | met bruiser latch-rat latch-rat pin-vole
AF-23.23 or as many as there are | party 3; encounters the-yard-cat | does {encounter: {card: true}}
    | met young-cat
AF-23.26 the adder for three | party 3; encounters adder-on-the-ballast
    | does {encounter: {card: true}} | met yard-adder
AF-23.26 for four | party 4; encounters adder-on-the-ballast | does {encounter: {card: true}}
    | met house-centipede yard-adder
AF-23.25 the web | encounters web | does {encounter: {card: true}} | all_statuses tangled -
AF-5.17 from the supply | state hunt=jackdaw,jackdaw | does {encounter: {enemies: [jackdaw]}}
    | hunt jackdaw jackdaw; met jackdaw
AF-5.17 then from The Hunt | state hunt=jackdaw enemy_supply=bruiser
    | does {encounter: {enemies: [jackdaw]}} | hunt nothing; met jackdaw
AF-5.17 at random from both | state hunt=jackdaw enemy_supply=pigeon-drifter
    | does {encounter: {random: bird}} | met jackdaw pigeon-drifter
AF-5.18 fewer copies | party 3 | does {encounter: {enemies: [bruiser, bruiser, whistler]}}
    | met bruiser whistler
AF-5.19 AF-5.21 no sixth | latch-rat 5; pin-vole 5; jackdaw 5; whistler 5; wolf-spider 5
    | does {encounter: {enemies: [bruiser, jackdaw]}}
    | enemy_ids latch-rat pin-vole jackdaw whistler wolf-spider; supplied bruiser 1
AF-5.20 AF-5.21 but a boss | latch-rat 5; pin-vole 5; jackdaw 5; whistler 5; wolf-spider 5
    | does {encounter: {boss: old-grin}} | enemy_ids latch-rat pin-vole jackdaw whistler old-grin;
    supplied wolf-spider 1
AF-5.20 in place of one of the list | - | does {encounter: {boss: old-grin, enemies: [latch-rat,
    latch-rat, pin-vole]}} | met latch-rat old-grin
AF-5.22 a swarm loses a token | silverfish 3 4 | hit-token | enemies_at 4
AF-5.22 and leaves with the last | silverfish 3 4 | hit-token then hit-token | enemies nothing;
    supplied silverfish 1
AF-5.23 swarms of two | - | does {encounter: {enemies: [silverfish, wasp-drones]}}
    | figures silverfish:4 wasp-drones:2
AF-5.23 of three | party 3 | does {encounter: {enemies: [silverfish, wasp-drones]}}
    | figures silverfish:6 wasp-drones:3
AF-5.23 of four at most | party 4; enemy ants type=crawler swarm=3 most=8; state enemy_supply=ants
    | does {encounter: {enemies: [ants]}} | figures ants:8
AF-5.24 The Hunt, until five are in play | latch-rat 5 safe; pin-vole 5 safe;
    state hunt=bruiser,whistler,jackdaw,young-cat | dice [jackdaw,bruiser,young-cat,whistler];
    does {encounter: {hunt: true}} | enemy_ids latch-rat pin-vole jackdaw bruiser young-cat;
    hunt whistler; situation hostile
AF-5.24 all of it | state hunt=bruiser | does {encounter: {hunt: true}} | hunt nothing; met bruiser;
    untold nobody is hunting you
AF-5.24 nobody hunts | - | does {encounter: {hunt: true}} | situation safe;
    told nobody is hunting you
AF-5.24 but stirs up strangers | latch-rat 5 safe | does {encounter: {hunt: true}}
    | situation hostile; met latch-rat
AF-5.25 hunters carry no loot | whistler 5 encounter=black-wings; state hunt=pin-vole
    | does {encounter: {hunt: true}} then fell 1 0 | never loot; enemy_ids whistler
AF-5.26 a whole swarm | state hunt=silverfish | does {encounter: {hunt: true}}
    | figures silverfish:4
AF-5.28 AF-11.4 no loot before the last | entry 1 {encounter: {enemies: [latch-rat, jackdaw], loot:
    [{battery: 1}]}}; whistler 5 | reads 1 then fell 1 0 | all_batteries 0 0
AF-5.28 AF-11.4 whose blow was the last | entry 1 {encounter: {enemies: [latch-rat, jackdaw], loot:
    [{battery: 1}]}}; whistler 5 | reads 1 then fell 1 0 then fell 1 1 | all_batteries 0 1;
    enemy_ids whistler
AF-11.4 the loot of a card | young-cat 1 encounter=the-yard-cat wounds=3 | hit | clue 1
AF-11.5 none if the last one leaves | young-cat 1 encounter=the-yard-cat | remove | clue 0;
    enemies nothing
AF-11.5 or is replaced | latch-rat 5; pin-vole 5; jackdaw 5; whistler 5;
    young-cat 5 encounter=the-yard-cat | does {encounter: {boss: old-grin}} | clue 0;
    supplied young-cat 1
AF-11.5 the active one's, if nobody's | active bodkin; hornet-guard 1 encounter=black-wings | burn
    | all_batteries 0 1
AF-5.29 the discards again | only encounters; discarded encounters the-bruiser | reveal
    | met bruiser latch-rat; colony.encounters.cards the-bruiser
AF-5.2 strangers may be talked to | latch-rat 1 safe; jackdaw 3 safe | listeners | gives latch-rat
AF-5.3 the hostile may not | latch-rat 1 | listeners | gives nothing
AF-5.4 one enemy left | jackdaw 1; bruiser 1 | remove | situation hostile
AF-5.4 AF-11.8 none left | jackdaw 1; bruiser 1; threats 1 2 | remove then remove | situation safe;
    threats black-1a black-2a
AF-5.5 nobody is hostile | - | does {situation: hostile} | situation safe
AF-5.1 an effect, told to all | jackdaw 1 | does {situation: safe} | situation safe;
    says The ledge: the situation is now safe.
AF-5.1 hostile | jackdaw 1 safe | does {situation: hostile} | situation hostile
AF-25.9 sent away by type | jackdaw 1; bruiser 1 | does {remove_enemies: {type: bird}}
    | enemy_ids bruiser
AF-25.9 or all | bruiser 1; jackdaw 1 | does {remove_enemies: {}} | enemies nothing; situation safe
AF-11.1 AF-11.2 AF-11.3 those below slide up | pin-vole 1; jackdaw 1; threats 1 2 | hit
    | enemy_ids jackdaw; threats black-1a black-2a; supplied pin-vole 2
AF-11.1 two of three lives | bruiser 1 | hit then hit | enemy_ids bruiser
AF-11.1 three | bruiser 1 | hit then hit then hit | enemies nothing
AF-11.6 AF-11.7 a boss of three, one of them gone | party 3; gone bodkin; old-grin 1 | hit then hit
    | enemy_ids old-grin
AF-11.6 AF-11.7 the third | party 3; gone bodkin; old-grin 1 | hit then hit then hit
    | enemies nothing
AF-11.6 of four | party 4; old-grin 1 wounds=2 | hit | enemy_ids old-grin
AF-19.29 a colony that knows | lamp-keeper 1; dials clue=4 | hit | enemies nothing
AF-19.29 less | lamp-keeper 1; dials clue=3 | hit | enemy_ids lamp-keeper
AF-19.29 of another | old-grin 1; dials clue=4 | hit | enemy_ids old-grin
AF-19.29 AF-11.1 AF-11.8 known when almost beaten | dials clue=3; lamp-keeper 1 wounds=1 | does
    {dial: {clue: 1}} | enemies nothing; situation safe
AF-19.29 AF-11.1 known when hardly hurt | party 3; dials clue=3; lamp-keeper 1 wounds=1
    | does {dial: {clue: 1}} | enemy_ids lamp-keeper
""")
def test_encounters(check: Check) -> None:
    check()


@pytest.mark.rule("AF-5.14", "AF-5.15")
@pytest.mark.parametrize("who", ["wren bodkin", "wren bodkin cog", "wren bodkin cog marl"])
def test_a_random_encounter_deals_one_enemy_of_its_type_per_character(who: str) -> None:
    case = Party(*who.split()).play(lambda h: COMMON["does"](h, "{encounter: {random: raider}}"))
    kinds = ["latch-rat", "latch-rat", "pin-vole", "pin-vole", "bruiser", "whistler"]
    assert sorted(case.luck.sampled[0][0]) == sorted(kinds)
    assert [one.card.type for one in case.s.visit.enemies] == ["raider"] * len(who.split())
