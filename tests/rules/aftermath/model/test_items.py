"""Items and batteries: how they come, fit, break and are fixed (AF-14, AF-24.5)."""

from typing import Any

import pytest

from rules.aftermath.model import decks, items
from rules.aftermath.model.state import Member
from rules.aftermath.play.cards import batteries
from rules.aftermath.play.context import Here
from rules.aftermath.play.turn import actions, skill_tests
from rules.aftermath.words.item_words import summarise_item
from tests.rules.aftermath.build import A
from tests.rules.aftermath.positions import know_thing
from tests.rules.aftermath.rows import Check, make_rows


def use_salve(h: Here) -> Any:
    (salve,) = [one for one in actions.list_turn_options(h.s, A) if one.id == "salve"]
    return actions.carry_out(h, A, salve)


SCRIPTS: dict[str, Any] = {
    "fits": lambda h, one, m=0: items.can_equip_item(h.s, Member(m), know_thing(one)),
    "stores": lambda h, one: items.can_store_item(h.s, A, know_thing(one)),
    "takes": lambda h, one: items.can_have_item(h.s, A, know_thing(one)),
    "gain": lambda h, one: items.gain_item(h, A, know_thing(one)),
    "fix": lambda h, one, m=0: items.fix_item(h, one, Member(m)),
    "draw": lambda h: items.draw_item(h, A),
    "charge": lambda h, n: batteries.gain_batteries(h, A, n, ""),
    "room": lambda h: len(batteries.find_battery_room(h.s, A)),
    "salve": use_salve,
    "find-salve": lambda h: items.find_salve(h.s, A) or "none",
}


rows = make_rows(SCRIPTS, before="party wren")


@rows("""
AF-14.1 a head | - | fits hat | gives yes
AF-14.1 {one/one body/one accessory} | wren wears={cap/vest/tin} | fits {hat/coat/pin} | gives no
AF-14.1 two paws | wren wears=fork | fits spoon | gives yes
AF-14.1 not three | wren wears=fork,spoon | fits knife | gives no
AF-14.1 the pack holds two | wren packs=hat | stores coat | gives yes
AF-14.1 {not three/or it is worn} | wren packs=hat,cap | {stores/takes} coat | gives {no/yes}
AF-14.1 nowhere | wren packs=hat,cap wears=vest | takes coat | gives no
AF-24.5 a backpack | wren wears=sock-rucksack packs=hat,cap | stores coat | gives yes
AF-24.5 of three | wren wears=sock-rucksack packs=hat,cap,vest | stores coat | gives no
AF-14.3 two paws are full | item fork two_paw; wren wears=fork | fits spoon | gives no
AF-14.3 or not free | item fork two_paw; wren wears=spoon | fits fork | gives no
AF-14.3 but free | item fork two_paw | fits fork | gives yes
AF-24.2 {not for the small/but to carry} | item hat big_only | {fits/stores} hat | gives {no/yes}
AF-24.2 for big ones | party wren bodkin; item hat big_only | fits hat 1 | gives yes
AF-14.4 what can become of it | party 3; cog at=2 | gain hat | options equip store give-1 scrap;
    default equip
AF-14.4 worn | - | gain hat; equip | worn hat
AF-14.4 stored | - | gain hat; store | pack hat; worn nothing
AF-14.4 taken apart | item hat repair=3; dials scrap=1 | gain hat; scrap | scrap 4; worn nothing;
    pack nothing; item_discards hat
AF-14.4 given, and stored there | party wren bodkin | gain hat; give-1; is topics place;
    is waits_for 1; is options equip store; store | bodkin_pack hat
AF-14.4 the default, stored | wren wears=cap | gain hat | default store
AF-14.4 the default, scrap | party wren bodkin; wren wears=cap packs=coat,vest | gain hat
    | default scrap
AF-14.4 the default, worn | wren packs=coat,vest | gain hat | default equip
AF-14.4 not to whom has no room | party wren bodkin; bodkin wears=cap packs=coat,vest | gain hat
    | options equip store scrap
AF-14.5 improvements | - | gain loom | over yes; supply loom; pack nothing
AF-14.5 are not worn | - | fits loom | gives no
AF-14.6 AF-14.7 what fits nowhere pays scrap | wren wears=cap packs=coat,vest; dials scrap=0
    | gain hat | over yes; scrap 2
AF-14.6 AF-14.7 what fits no more, is discarded for nothing | item hat repair=1;
    wren wears=sock-rucksack packs=cap,hat,coat | does {lose_item: 1}; lose:sock-rucksack;
    is topics lose; is default hat; cap | pack hat coat; scrap 2; item_discards sock-rucksack cap
AF-14.15 the top card | items latchkey sixpence | draw; equip | worn latchkey
AF-14.15 the discards again | only items; discarded items latchkey | draw; equip | worn latchkey
AF-14.15 none at all | only items; dials scrap=1 | draw | over yes; scrap 3
AF-25.8 the top items | items latchkey felt-slippers | does {item: 2}; defaults
    | worn latchkey felt-slippers
AF-14.8 a broken one | items latchkey | does {item: {n: 1, broken: true}} | over yes;
    broken latchkey; says The ledge: the party finds the Latchkey, but it is broken.
AF-25.8 a certain one | - | does {item: {id: latchkey}}; equip | worn latchkey; items_left 46
AF-25.8 once | party wren bodkin; bodkin packs=latchkey | does {item: {id: latchkey}} | over yes;
    worn nothing
AF-25.8 lost by choice, to the discards | wren wears=latchkey packs=chain-flail,party-popper
    | does {lose_item: 1}; is options latchkey party-popper chain-flail; party-popper
    | pack chain-flail; broken nothing; item_discards party-popper
AF-25.8 nothing to lose | - | does {lose_item: 1} | over yes
AF-14.8 it breaks, without batteries | wren wears=flint-gun+1
    | does {lose_item: {n: 1, breaks: true}} | broken flint-gun; batteries_left 8; worn nothing;
    told Wren's Lighter-Flint Gun breaks.
AF-14.9 a starting item too | wren wears=rubber-band-sling | does {lose_item: {n: 1, breaks: true}}
    | broken rubber-band-sling
AF-14.9 fixed for another | party wren bodkin; breaks rubber-band-sling | fix rubber-band-sling 1;
    place:equip | broken nothing; bodkin_worn rubber-band-sling
AF-14.9 for the colony | breaks loom | fix loom | broken nothing; supply loom
AF-14.6 for whom it does not fit | wren wears=cap packs=coat,vest; breaks hat; dials scrap=0
    | fix hat | scrap 0; item_discards hat
AF-14.14 batteries are held | wren wears=flint-gun | does {battery: 2} | batteries 2; on_items 0
AF-1.6 there are eight | party wren bodkin; bodkin batteries=5; wren wears=coil-magnet+2 | charge 3
    | gives 1; batteries 1
AF-14.11 {none printed/one} | item hat battery={0/1}; wren wears=hat | room | gives {0/1}
AF-14.11 {full/another} | item hat battery={1/2}; wren wears=hat+1 | room | gives {0/1}
AF-24.5 the salve | wren wears=salve-tin wounds=2 | salve | wounds 1; worn nothing; broken salve-tin
AF-24.5 for a wound | wren wears=salve-tin wounds=1 | find-salve | gives salve-tin
AF-24.5 no toxic one | wren wears=salve-tin toxic=1 | find-salve | gives none
AF-24.5 not without | wren wears=salve-tin | find-salve | gives none
AF-24.5 not in the pack | wren packs=salve-tin wounds=1 | find-salve | gives none
""")
def test_items(check: Check) -> None:
    check()


@pytest.mark.parametrize(
    ("item", "words"),
    [
        ("chain-flail", "+2 melee attacks, noisy"),
        ("flint-gun", "+1 ranged attacks with each battery, range 3, holds 1 battery"),
    ],
)
def test_an_item_in_words(item: str, words: str) -> None:
    assert str(summarise_item(decks.ITEMS[item])) == words
    assert all(0 < len(str(summarise_item(one))) <= 100 for one in decks.ITEMS.values())
    assert skill_tests.CHARM not in decks.ACTIONS
