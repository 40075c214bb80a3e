"""Equip and trade (AF-10.32 to AF-10.36, AF-14.10, AF-14.13, AF-14.14). A card of one kind is
discarded without a question."""

from typing import Any

from rules.aftermath.model.decks import ITEMS
from rules.aftermath.play.cards import equipping
from rules.aftermath.play.cards.equipping import EquipProgress
from rules.aftermath.play.turn import actions
from rules.engine import Option
from tests.rules.aftermath.build import A, B, Party
from tests.rules.aftermath.positions import read_position
from tests.rules.aftermath.rows import Check, make_rows


def list_changes(party: Party) -> list[Option]:
    return equipping.list_changes(party.state, A, EquipProgress())


SCRIPTS: dict[str, Any] = {
    "equip": lambda h: equipping.resolve_equipping(h, A),
    "changes": lambda h: [one.id for one in equipping.list_changes(h.s, A, EquipProgress())],
    "can": lambda h: "equip" in [one.id for one in actions.list_turn_options(h.s, A)],
    "menu": lambda h: [one.id for one in actions.list_turn_options(h.s, A)],
}


rows = make_rows(SCRIPTS, before="wren green-1a")


@rows("""
AF-10.32 one card of any kind, pays for everything | wren hand=green-3a,red-1a packs=hat,coat
    | equip; is topics equip-card; is secret yes; is default red-1a; green-3a on.hat on.coat
    | over yes; worn hat coat; hand red-1a; discards green-3a
AF-10.35 an action | wren packs=hat | can | gives yes
AF-10.35 of some use | - | can | gives no
AF-10.35 with a card | wren hand= packs=hat | can | gives no
AF-10.35 until it is done | wren packs=hat,coat | equip | topics equip; default done
AF-10.35 done | wren packs=hat,coat | equip; done | over yes; worn nothing
AF-10.32 to slots and back, both | wren packs=hat wears=coat | equip;
    is options on.hat off.coat give.coat give.hat done; on.hat off.coat | worn hat; pack coat
AF-10.32 in place of another | wren wears=cap packs=hat,coat | equip; swap.hat.cap | worn hat;
    pack coat cap
AF-10.32 which of two | bodkin at=2; wren packs=coat,hat | equip; on.hat done | worn hat
AF-10.32 what it does | item lid slot=head bonus=melee+1; wren wears=cap packs=lid,coat | equip
    | detail swap.lid.cap +1 melee attacks
AF-14.1 of two paws one is freed | bodkin at=2; wren wears=fork,spoon packs=knife | changes
    | gives swap.knife.fork swap.knife.spoon off.fork off.spoon
AF-14.1 for two-pawed things both | bodkin at=2; item knife two_paw;
    wren wears=fork,spoon packs=knife | equip; swap.knife.fork | worn knife; pack fork spoon
AF-14.1 where the pack has room | bodkin at=2; item knife two_paw;
    wren wears=fork,spoon packs=knife,hat | changes | gives on.hat
AF-14.1 a full pack stores nothing | bodkin at=2; wren wears=hat packs=coat,vest | changes
    | gives on.coat on.vest
AF-24.5 a backpack stays while it is full | bodkin at=2; wren wears=sock-rucksack,hat packs=cap,coat
    | changes | gives swap.cap.hat on.coat off.hat
AF-24.5 it is given while it is needless | wren wears=sock-rucksack packs=hat,cap | equip
    | offers on.hat give.sock-rucksack; lacks off.sock-rucksack
AF-24.5 and not then | wren wears=sock-rucksack packs=hat,cap,coat | equip
    | lacks off.sock-rucksack give.sock-rucksack
AF-24.2 for big ones only | item hat big_only; wren packs=hat | changes | gives give.hat
AF-24.2 nor in place of another | item hat big_only; wren packs=hat wears=cap | changes
    | gives off.cap give.cap give.hat
AF-24.2 who wear it | item hat big_only; wren packs=hat | equip; give.hat place:equip
    | bodkin_worn hat
AF-14.10 batteries on any items, any number | wren wears=flint-gun,wired-waistcoat batteries=2
    | equip; battery.flint-gun; is lacks battery.flint-gun; is offers battery.wired-waistcoat;
    battery.wired-waistcoat done | on_items 1 1; batteries 0
AF-14.10 not in the pack | bodkin at=2; wren packs=flint-gun batteries=1 | changes
    | gives on.flint-gun
AF-14.13 stored it loses them | wren wears=flint-gun+1 | equip; off.flint-gun defaults
    | pack flint-gun; batteries_left 8; all_batteries 0 0
AF-14.13 given as well | wren wears=flint-gun+1 | equip; give.flint-gun defaults
    | bodkin_worn flint-gun; batteries_left 8; all_batteries 0 0
AF-14.14 held ones are lent, and not asked back | wren batteries=1 | equip; lend.1
    | all_batteries 0 1; over yes
AF-14.14 and borrowed | bodkin batteries=1 | equip; borrow.1 consent:yes done | all_batteries 1 0
AF-10.33 AF-10.34 who is given something says where, and has it | wren packs=hat | equip; give.hat;
    is topics place; is waits_for 1; is default equip; is options equip store; store
    | bodkin_pack hat; pack nothing; worn nothing
AF-10.34 a full slot | wren packs=hat; bodkin wears=cap | equip; give.hat | bodkin_pack hat
AF-10.34 a full pack | wren packs=hat; bodkin packs=coat,vest | equip; give.hat | bodkin_worn hat
AF-10.33 no place at all | wren packs=hat; bodkin wears=cap packs=coat,vest | changes
    | gives on.hat take.1
AF-10.34 taking needs consent, given | bodkin wears=hat | equip; take.1; is topics consent;
    is waits_for 1; is default yes; yes place:equip | worn hat; bodkin_worn nothing
AF-10.34 refused once | bodkin wears=hat | equip; take.1 no | over yes; bodkin_worn hat
AF-10.34 one player's two | seats 1; bodkin wears=hat | equip; take.1 | topics place
AF-10.33 taken where it fits | wren wears=cap; bodkin wears=hat | changes
    | gives off.cap give.cap take.1
AF-10.33 and nowhere else | wren wears=cap packs=coat,vest; bodkin wears=hat | equip | lacks take.1
AF-10.33 not what was given | wren packs=hat | equip; give.hat place:equip | over yes
AF-10.32 in her space alone | wren packs=hat; bodkin at=2 wears=coat batteries=1 | changes
    | gives on.hat
AF-10.36 the defeated, their own | wren packs=hat defeated=yes at=none; fallen bodkin | menu
    | gives equip encourage-1 end
AF-10.36 exited members | wren packs=hat exited=yes at=none; gone bodkin | menu
    | gives equip encourage-1 end
AF-10.36 and nobody's else | wren packs=hat exited=yes at=none; gone bodkin | changes | gives on.hat
each thing moves once | party wren; wren packs=hat | equip; on.hat | over yes
and back | party wren; wren wears=hat | equip; off.hat | over yes
companions by name, as chosen | party 3; wren packs=hat | equip; give.hat; is topics give;
    is waits_for 0; is options 1 2; 2 defaults | cog_worn hat
""")
def test_equipping(check: Check) -> None:
    check()


def test_bots_can_tell_what_an_option_does() -> None:
    party = read_position("wren green-1a packs=hat wears=cap batteries=1")
    found = {one.id: one.data for one in list_changes(party)}
    assert found["swap.hat.cap"] == {"do": "swap", "items": ["hat", "cap"]}
    assert found["lend.1"] == {"do": "lend", "with": B}


def test_ids_of_options_stay_short_enough_for_a_button() -> None:
    """Also of the things with the longest names, of which a two-pawed one takes two places."""
    paws = sorted((one for one in ITEMS.values() if one.slot == "paw"), key=lambda one: len(one.id))
    small = [one.id for one in paws if not one.two_paw and not one.big_only]
    large = [one.id for one in paws if one.two_paw]
    party = Party("bodkin").wears("bodkin", *small[-2:]).packs("bodkin", large[-1])
    found = [option.id for option in list_changes(party)]
    assert any(one.startswith("swap") for one in found)
    assert max(map(len, found)) <= 40
