"""Abilities: paying for them, and what each does (AF-10.28, AF-10.29, AF-22.7 to AF-22.13)."""

from typing import Any

from rules.aftermath.model.state import Member
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.combat.abilities import list_ability_options, list_payments, use_ability
from rules.aftermath.play.combat.combat import list_targets, resolve_melee, resolve_shot
from rules.aftermath.play.combat.defending import resolve_attack, resolve_enemy_attack
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies.enemies import find_defence
from rules.aftermath.play.enemies.turn import resolve_enemy_turn
from rules.aftermath.play.page.leaving import clear_page
from tests.rules.aftermath.build import A
from tests.rules.aftermath.rows import Check, make_rows


def list_offers(h: Here) -> dict[str, str]:
    return {one.id: str(one.label) for one in list_ability_options(h.s, A)}


def suffer_attack(h: Here, number: int) -> Any:
    one = h.s.find_enemy(number)
    assert one is not None
    return resolve_enemy_attack(h, one, 0, A, one.card.actions[0])


def go_on(h: Here, space: int, threat: str) -> Any:
    """The first enemy stands there when the enemies act, by this threat."""
    h.s.visit.enemies[0].at = [space]
    h.s.deck.pile.remove(threat)
    h.s.visit.threats = [threat]
    return resolve_enemy_turn(h)


SCRIPTS: dict[str, Any] = {
    "use": lambda h, does, m=0: use_ability(h, Member(m), does),
    "used": lambda h, does: lasting.end_used_ability(h.s, A, does),
    "offered": lambda h, does: f"ability-{does}" in list_offers(h),
    "labels": list_offers,
    "pay": lambda h, of: list_payments(h.s, A, of),
    "defences": lambda h: [find_defence(h.s, one) for one in h.s.visit.enemies],
    "targets": lambda h: [one.way for one in list_targets(h.s, A)],
    "shoot": lambda h: resolve_shot(h, A, h.s.visit.enemies[0]),
    "melee": lambda h: resolve_melee(h, A, h.s.visit.enemies[0]),
    "attack": suffer_attack,
    "trap": lambda h, whom: resolve_attack(h, Member(whom), 5, "The trap door"),
    "enemies-act": go_on,
    "in-force": lambda h, does: lasting.count_in_force(h.s, A, does),
    "bonus": lambda h, does: lasting.sum_bonus(h.s, A, does),
    "page-left": clear_page,
}


rows = make_rows(SCRIPTS)
wren_rows = make_rows(SCRIPTS, before="wren white-3a")
bodkin_rows = make_rows(SCRIPTS, before="party bodkin wren; bodkin white-3a")
cog_rows = make_rows(SCRIPTS, before="party cog wren; cog white-3a")
marl_rows = make_rows(SCRIPTS, before="party marl wren; marl white-3a")


@rows("""
AF-10.28 what is too much is lost | party cog wren; cog white-3a green-3a knows=spark | use spark
    | hand green-3a; batteries 1
AF-10.28 one is too few | party cog wren; cog white-1a yellow-3a influence-cog knows=spark
    | offered spark | gives no
AF-10.28 two are enough | party cog wren; cog white-1a white-1b knows=spark | offered spark
    | gives yes
AF-10.28 one card for three | wren white-1a white-2a white-3a | pay 3 | gives white-3a
AF-10.28 of two alike | wren white-2a white-2b | pay 1 | gives white-2a
AF-10.28 two ways | wren white-1a white-1b white-3a | pay 2 | gives white-1a+white-1b white-3a
AF-10.28 each way | party cog wren; cog white-1a white-1b white-3a knows=spark | labels | gives
    ability-spark:Spark: pay white heroic 1 and white heroic 1 ability-spark.1:Spark: pay white
    heroic 3
AF-10.28 the first | party cog wren; cog white-1a white-1b white-3a knows=spark | use ability-spark
    | hand white-3a
AF-10.28 the second | party cog wren; cog white-1a white-1b white-3a knows=spark
    | use ability-spark.1 | hand white-1a white-1b
AF-10.29 again | party cog wren; cog white-2a white-2b knows=spark | use spark then use spark
    | batteries 2
AF-10.29 twice spotted | wren white-3a white-3b knows=spotter; enemy foe at 2 | use spotter
    then offered spotter then use spotter then defences | gives 1
AF-10.29 twice dug in | party marl wren; marl white-3a white-3b knows=dig-in | use dig-in
    then use dig-in then bonus dig-in | gives 4
AF-10.29 vanished | wren white-3a white-3b knows=vanish | use vanish then offered vanish | gives no
AF-10.29 a waiting ricochet | wren white-3a white-3b knows=ricochet; enemy foe at 2; foe 2
    | use ricochet then offered ricochet | gives no
AF-10.29 a used one | wren white-3a white-3b knows=ricochet; enemy foe at 2; foe 2 | use ricochet
    then used ricochet then offered ricochet | gives yes
AF-22.7 only known ones | party cog wren; cog white-3a knows=spark | labels
    | gives ability-spark:Spark: pay white heroic 3
""")
def test_paying(check: Check) -> None:
    check()


@wren_rows("""
AF-22.8 spotter, in sight | wren knows=spotter; enemy foe at 3; foe 4; lines 3-4=double
    | use spotter then defences | gives 3 5
AF-22.8 spotter, this turn | wren knows=spotter; enemy foe at 3 | use spotter then turn-ends
    then defences | gives 5
AF-22.8 spotter, out of sight | wren knows=spotter; enemy foe at 3; lines 1-2=double
    | offered spotter | gives no
AF-22.8 quick feet | wren knows=quick-feet | use quick-feet then bonus quick-feet | gives 3
AF-22.8 quick feet, once | wren knows=quick-feet | use quick-feet then used quick-feet
    then bonus quick-feet | gives 0
AF-22.8 quick feet, this turn | wren knows=quick-feet | use quick-feet then turn-ends
    then bonus quick-feet | gives 0
AF-22.8 long shot | wren knows=long-shot; enemy foe at 4 | use long-shot then targets | gives shoot
AF-22.8 long shot, by 2 | wren knows=long-shot; enemy foe at 4 | use long-shot
    then bonus long-shot | gives 2
AF-22.8 long shot, once | wren green-1a knows=long-shot; enemy foe life=2 at 4 | use long-shot
    then shoot then targets; shoot:green-1a | gives nothing
AF-22.8 long shot, this turn | wren red-1a knows=long-shot; enemy foe at 1 | use long-shot
    then turn-ends then bonus long-shot | gives 0
AF-22.8 vanish | wren knows=vanish | use vanish | statuses camouflaged
AF-22.8 vanished | wren knows=vanish statuses=camouflaged | offered vanish | gives no
AF-22.8 ricochet, within a space | wren green-3a knows=ricochet; enemy foe life=2 at 2; foe 3;
    foe 4; foe 1 | use ricochet then shoot; dice 4 1; shoot:green-3a | options 2 4
AF-22.8 ricochet, once | wren green-3a green-3b knows=ricochet; enemy foe life=2 at 2; foe 3; foe 4;
    foe 1 | use ricochet then shoot then shoot; dice 4 1 4 1;
    shoot:green-3a ricochet:4 shoot:green-3b | over yes; enemy_ids foe foe foe; enemy_wounds 0 0 1
AF-22.8 ricochet, after a miss | wren green-1a green-3a knows=ricochet; enemy foe life=2 at 2; foe 2
    | use ricochet then shoot then shoot; dice 1 3 4 1; shoot:green-1a shoot:green-3a
    | enemy_wounds 1 1
""")
def test_wren(check: Check) -> None:
    check()


@bodkin_rows("""
AF-22.9 barge, lines to cross | bodkin knows=shoulder-barge;
    page dash 1-2-4 red 1-3 white 1-5 double 1-4; enemy foe life=2 at 1; foe 2 | use shoulder-barge
    | options 1-2 1-3
AF-22.9 barge, into a fire | bodkin knows=shoulder-barge; page dash 1-2-4 red 1-3;
    enemy foe life=2 at 1; tokens 3 fire | use shoulder-barge; 1-3 | enemies_at 3; enemy_wounds 1
AF-22.9 AF-6.18 barge, into a trap | bodkin knows=shoulder-barge; page dash 1-2-4 red 1-3;
    enemy foe at 1; tokens 3 trap | use shoulder-barge; 1-3 | enemies_at 3; lies nothing; told snaps
AF-22.9 barge, in his space | bodkin knows=shoulder-barge; enemy foe at 2 | offered shoulder-barge
    | gives no
AF-22.9 bristle, missed | bodkin red-3a knows=bristle; enemy foe life=2 action=0/1/4 at 1
    | use bristle then attack 1; dice 4 1; defend:red-3a | enemy_wounds 1; wounds 0
AF-22.9 bristle, from afar | bodkin red-3a knows=bristle; enemy foe life=2 action=0/1/4 at 2
    | use bristle then attack 1; dice 4 1; defend:red-3a | enemy_wounds 0
AF-22.9 bristle, hit | bodkin knows=bristle standing=none; enemy foe life=2 at 1 | use bristle
    then attack 1 | enemy_wounds 0; wounds 1
AF-22.9 bristle, after the turn | bodkin knows=bristle | use bristle then turn-ends
    then in-force bristle | gives 1
AF-22.9 bristle alone | bodkin knows=bristle | use bristle then in-force roar | gives 0
AF-22.9 bristle, until his next | bodkin knows=bristle | use bristle then turn-ends then turn-begins
    then in-force bristle | gives 0
AF-22.9 roar, one enemy turn | wren at=none; bodkin knows=roar;
    enemy cub action=1/0/-,2/0/-,3/0/- at 1 | use roar then turn-ends then turn-begins
    then enemies-act 5 black-3a | enemies_at 4
AF-22.9 roar, no second | wren at=none; bodkin knows=roar; enemy cub action=1/0/-,2/0/-,3/0/- at 1
    | use roar then enemies-act 5 black-3a then enemies-act 6 black-2a | enemies_at 4
AF-22.9 roar, in his space | wren at=none; bodkin knows=roar;
    enemy cub action=1/0/-,2/0/-,3/0/- at 6; enemy foe at 1 | use roar then enemies-act 6 black-3a
    | enemies_at 3 1
AF-22.9 roar, on this page | bodkin knows=roar; enemy foe at 1 | use roar then page-left
    | lasting nothing
AF-22.9 hurl, up to three over any line but double ones | party bodkin wren; bodkin knows=hurl;
    page dash 1-2 4-5-6 white 2-3 red 3-4 double 1-6 | use hurl | options 2 3 4
AF-22.9 hurl, consent | bodkin knows=hurl | use hurl; hurl-space:4 | waits_for 1;
    topics hurl-consent; default yes
AF-22.9 hurl, into a fire | bodkin knows=hurl; tokens 4 fire | use hurl; hurl-space:4 yes
    | wren_at 4; wren_wounds 1; wren_statuses burning
AF-22.9 hurl, no | bodkin knows=hurl | use hurl; hurl-space:2 no | wren_at 1; over yes
AF-22.9 hurl, both one player's | seats 1; bodkin knows=hurl | use hurl; hurl-space:2 | over yes;
    wren_at 2
AF-22.9 second wind | bodkin knows=second-wind wounds=2 toxic=1 | use second-wind | wounds 1;
    toxic 1
AF-22.9 second wind, normal wounds | bodkin knows=second-wind toxic=1 | offered second-wind
    | gives no
""")
def test_bodkin(check: Check) -> None:
    check()


@cog_rows("""
AF-22.10 rummage | cog knows=rummage; finds 2 t4a | use rummage then bonus rummage | gives 2
AF-22.10 AF-10.28 rummage, nothing to find | cog knows=rummage | offered rummage | gives no
AF-22.10 rummage, something | cog knows=rummage; finds 2 t4a | offered rummage | gives yes
AF-22.10 spark | cog knows=spark | use spark | batteries 1
AF-22.10 spark, none left | party cog bodkin; cog knows=spark; bodkin batteries=8 | offered spark
    | gives no
AF-22.10 bluff | cog knows=bluff; threats 3 1 | use bluff | threats black-3a;
    discards white-3a black-1a
AF-22.10 jury-rig, costs of two | cog knows=jury-rig; dials scrap=0; item lid repair=3;
    item hat repair=1; breaks lid pin hat | use jury-rig | options pin hat
AF-22.10 jury-rig, for its user | seats 1; cog knows=jury-rig; dials scrap=0; breaks pin hat
    | use jury-rig; hat defaults | worn hat; broken pin; scrap 0
AF-22.10 AF-14.4 AF-14.6 jury-rig, no room | cog knows=jury-rig wears=hat packs=coat,vest;
    wren at=2; item cap slot=head repair=2; dials scrap=0; breaks cap | use jury-rig
    | scrap 2; broken nothing; item_discards cap
AF-22.10 jury-rig, all dear | cog knows=jury-rig; item lid repair=3; breaks lid | offered jury-rig
    | gives no
AF-22.10 AF-22.13 foresight, in secret, foresight, her order | cog knows=foresight;
    deck red-1a red-2a blue-1a black-1a green-1a yellow-3b | use foresight; is secret yes;
    is data.cards red-1a red-2a blue-1a black-1a green-1a; is untold resistance;
    black-1a red-2a as-is | next black-1a red-2a red-1a blue-1a green-1a yellow-3b
AF-22.10 foresight, the absent | cog knows=foresight;
    deck red-1a red-2a blue-1a black-1a green-1a yellow-3b | use foresight; defaults
    | next red-1a red-2a blue-1a black-1a green-1a yellow-3b
""")
def test_cog(check: Check) -> None:
    check()


@marl_rows("""
AF-22.11 dig in | marl red-1a knows=dig-in | use dig-in then turn-ends then trap 0
    | data.bonuses.instinct 2
AF-22.11 dig in, until his next turn | marl knows=dig-in | use dig-in then turn-begins
    then bonus dig-in | gives 0
AF-22.11 tunnel, two steps over any line | marl knows=tunnel;
    page double 1-2 white 2-3 dash 3-4 1-5 red 5-6 | use tunnel | options 2 3 5 6
AF-22.11 tunnel, and what is read | marl knows=tunnel wounds=1; page double 1-2 white 2-3;
    space 3 poi=1; entry 1 {heal: 1} | use tunnel; 3 | at 3; wounds 0
AF-22.11 calm word | marl knows=calm-word; latch-rat 1 safe | use calm-word
    then bonus calm-word | gives 3
AF-22.11 AF-10.10 calm word, for strangers | marl knows=calm-word; latch-rat 1 safe
    | offered calm-word | gives yes
AF-22.11 AF-10.10 calm word, the hostile | marl knows=calm-word; latch-rat 1 | offered calm-word
    | gives no
AF-22.11 calm word, nobody there | marl knows=calm-word | offered calm-word | gives no
AF-22.11 poultice, in his space | party marl wren cog; marl knows=poultice wounds=1;
    wren wounds=1 toxic=1; cog wounds=1 at=2 | use poultice | options 0 1 1-toxic
AF-22.11 poultice, a toxic one | marl knows=poultice wounds=1; wren wounds=1 toxic=1 | use poultice;
    1-toxic | wren_wounds 1; wren_toxic 0; wounds 1
AF-22.11 poultice, himself | marl knows=poultice wounds=1; wren wounds=1 | use poultice; 0
    | wounds 0; wren_wounds 1
AF-22.11 AF-22.12 guardian, asked | marl knows=guardian; wren green-1a | use guardian then turn-ends
    then trap 1 | waits_for 0; topics guardian; default no
AF-22.11 AF-22.12 guardian, who sits after | party wren marl; marl knows=guardian; wren green-1a
    | use guardian 1 then trap 0 | waits_for 1; topics guardian
AF-22.11 AF-22.12 guardian, before a defence | wren green-1a; marl knows=guardian standing=none
    | use guardian then turn-ends then trap 1; yes | wounds 1; wren_wounds 0; wren_hand green-1a
AF-22.12 guardian, no | marl knows=guardian; wren green-1a | use guardian then turn-ends
    then trap 1; no | topics defend; waits_for 1
AF-22.11 guardian, his own space | marl knows=guardian; wren at=2 | use guardian then trap 1
    | wren_wounds 1; over yes
AF-22.11 guardian, until his next turn | marl knows=guardian | use guardian then turn-begins
    then trap 1 | wren_wounds 1; over yes
""")
def test_marl(check: Check) -> None:
    check()
