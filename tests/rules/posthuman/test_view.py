"""What each seat may see (section 29): of two positions that differ in one hidden thing alone,
everybody but its owner sees the same."""

from typing import Any

import pytest

from rules.engine import Chance
from rules.posthuman.model.state import State
from rules.posthuman.view import view_table
from tests.kit.positions import decks as decks_in
from tests.kit.rows import spread_braces
from tests.rules.posthuman.build import NAMES, Road, ask_idly
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import RULE, Check, make_rows

READERS = {**{name: seat for seat, name in enumerate(NAMES)}, "spectators": None}


def dump_views(s: State, *readers: str) -> list[str]:
    """What these readers see."""
    names = NAMES[: s.seats]
    return [view_table(s, READERS[one], names).model_dump_json() for one in readers]


def hidden_rows(text: str) -> list[Any]:
    """Rows of two positions, one of each thing in braces, and who sees which of them it is."""
    found = []
    for line in text.strip().splitlines():
        numbers, position, knowing = line.split(" | ")
        found.append(pytest.param(position, knowing.split(), marks=RULE(*numbers.split())))
    return found


@pytest.mark.parametrize(
    ("position", "knowing"),
    hidden_rows("""
PH-1.10 PH-17.5 | two; used scars {scar-white-line/thick-neck} | nobody
PH-20.9a PH-30.19 | two; holds {gunscope/camo-tent} | Ada
PH-17.5 PH-30.19 | two; has {scar-white-line/thick-neck} | Ada
PH-20.7c PH-30.19 | two; hides {wren/brindle} | Ada
PH-18.22a PH-30.19 | four; Cleo turned; Dov turned; Dov holds {nest-barn/charge-street} | Cleo Dov
PH-10.6 | four; Cleo turned; Dov turned laid={attack-cable/charge-street} | Cleo Dov
PH-10.6 | four; Cleo turned; Dov turned laid=attack-cable; Dov aims {0/1} | Cleo Dov
PH-6.18 PH-30.19 | two; state drawn_tiles={0: [{underpass/clinic}]} | Ada
PH-18.12a | three; Cleo turned peeked=[{toll-collector/parachute}] | Cleo
PH-7.6 | two; orders level={next/current} | Ada
"""),
)
def test_what_is_hidden(position: str, knowing: list[str]) -> None:
    one, other = (read_road(each).state for each in spread_braces(position))
    for reader in (*NAMES[: one.seats], "spectators"):
        sees_which = dump_views(one, reader) != dump_views(other, reader)
        assert sees_which == (reader in knowing), reader


@pytest.mark.rule("PH-1.10")
def test_the_order_of_decks_is_hidden() -> None:
    def shuffle_decks(how: str) -> State:
        s, chance = Road(2).state, Chance(how)
        for deck in decks_in(s).values():
            deck.shuffle(chance)
        s.tiles = chance.shuffle(s.tiles)
        return s

    views = [dump_views(shuffle_decks(how), "Ada", "Ben", "spectators") for how in ("one", "other")]
    assert views[0] == views[1]


POSITIONS = {
    "sheet": "two; health=3 food=2 ammo=1 hunger=1 place=4 counters=2; has footwork knife wren; "
    "on clinic done=0 zone=0",
    "attacked": "two; scar claw weapon={name: Claw, wounds: 3, special: critical}; Ben turned claw "
    "strength=4",
}
rows = make_rows(POSITIONS, ask_idly)


@rows("""
# Sizes and discards are public, but of scars only their number.
PH-1.10 | two; used equipment gunscope; used scars thick-neck
    -> Ada.of.decks.equipment=36 Ada.of.decks.scars=30 Ada.of.decks.tiles=68 of.scar_discards=1
        Ada.of.discards.equipment=1
PH-1.10 | two; Ben hides wren; Ben holds gunscope camo-tent
    -> Ada.of.Ben.hidden_followers=1 Ada.of.Ben.hand=2
PH-20.9a | two; holds camo-tent | -> Ada.of.private.hand.*.name='Camo Tent'
PH-20.7c | two; hides wren | -> of.Ada.hidden_followers=1 of.Ada.followers=
PH-17.5 | two; has thick-neck | -> Ben.of.Ada.scars=1
PH-17.5 | two; Ben turned thick-neck
    -> {Ada./Ben./}of.Ben.mutations.*.id=thick-neck
PH-18.22a | four; Cleo turned; Dov turned; deed howl; Dov holds howl
    -> Cleo.of.private.plans.*.seat=2,3 Cleo.of.private.plans.0.hand=
        Cleo.of.private.plans.1.hand.*.id=howl
PH-10.6 | four; Cleo turned; deed howl; Dov turned laid=howl | -> Ada.of.Dov.laid
PH-10.6 | two phase={declare/trade}; declares forage | -> Ben.of.Ada.declared={none/forage}
PH-10.14 | three; has knife; holds gunscope; deal 0 1 give=[gunscope.1,knife.1] food=2
    -> {Ada./Ben./Cleo./}of.deals.0.give={Gunscope,Knife/Gunscope,Knife/Knife/Knife}
        {Ada./Ben./Cleo./}of.deals.0.food=2
# All that section 29 calls public.
PH-30.19 | sheet | -> of.Ada.health=3 of.Ada.hunger=1 of.Ada.food=2 of.Ada.ammo=1 of.Ada.xp=2
        of.Ada.place=4 of.Ada.used_slots=1 of.Ada.slots=6 of.Ada.scars=0
PH-30.19 | sheet
    -> of.Ada.terrain=urban of.Ada.tile=Clinic of.Ada.where='Clinic, zone 1 of 1'
        of.Ada.limits=health:6,morale:6
PH-30.19 | sheet | -> of.Ada.skills.*.name=Footwork of.Ada.gear.*.name=Knife
        of.Ada.gear.*.active=yes of.Ada.followers.*.id=wren
PH-30.19 PH-6.1 | sheet | -> of.Ada.map.*.x=0,0 of.Ada.map.*.y=1,0
PH-13.4 | two; fight netboy-trapper
    -> Ben.of.Ada.fight.level=2 Ben.of.Ada.fight.combat Ben.of.Ada.fight.foes.*.speed=3
        Ben.of.Ada.fight.foes.*.health=4 Ben.of.Ada.fight.foes.*.full=4
        Ben.of.Ada.fight.foes.*.melee=3 Ben.of.Ada.fight.foes.*.wounds=1
PH-25.4 | two; gear thing size=2 once={yes/no} {camp: {health: 1}, limit: {discard/turn}}; has thing
    -> Ada.of.Ada.gear.*.once={yes/no} Ben.of.Ada.gear.*.once={yes/no} of.Ada.gear.*.once={yes/no}
        of.Ada.gear.*.size=2
PH-20.15 PH-25.4 | two; gear thing mount=[pistol,rifle] {shoot_roll: {range: 1}}; has thing
    -> {Ada/Ben}.of.Ada.gear.*.rules='for pistol or rifle,+1 range'
PH-18.19 | attacked; assault 1 weapon={claw/null} stage=melee shot=2 swap=1
    -> {Ada/Ben}.of.Ada.assault.weapon={Claw/} of.Ada.assault.wounds={4/2} of.Ada.assault.mutant=1
        of.Ada.assault.stage=melee of.Ada.assault.shot=2 of.Ada.assault.swap=1
PH-6.10 | alone; lays clinic 0,1; lays silo 0,-1
    -> of.Ada.map.*.cell=0,1,0,0,0,-1 of.Ada.map.*.start=no,yes,no
""")
def test_what_is_seen(check: Check) -> None:
    check()
