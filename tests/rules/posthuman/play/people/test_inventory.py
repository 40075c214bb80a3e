"""Items: the hand, the backpack, mounting, active weapons (PH-13.1, PH-20.9 to PH-20.16)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.models import Discard
from rules.posthuman.model.terms import ItemDeck
from rules.posthuman.play.people import followers, inventory, item_choices
from tests.rules.posthuman.build import Road, Script, idle
from tests.rules.posthuman.own_cards import blade, combat, follower, gear, gun, skill
from tests.rules.posthuman.rows import Row, row

BONUS = {"at": "anytime", "do": [{"stat": {"stat": "speed", "n": 1}}]}
PACK = {"at": "anytime", "do": [{"slots": 2}]}
MORE = {"at": "anytime", "do": [{"slots": 1}]}


def draws(n: int = 1, keep: int = 0, deck: ItemDeck = "equipment") -> Script:
    """Ada draws item cards."""
    return lambda h: item_choices.draw_items(h, 0, deck, n, keep=keep, cause="Chest")


def things(**sizes: int) -> list[str]:
    """Pieces of equipment by their names, of these sizes."""
    return [gear(id=name, size=size) for name, size in sizes.items()]


def full(new: int = 1, **has: int) -> Road:
    """Ada holds three cards, and a card of a size comes next."""
    road = Road(1).holds(0, *things(one=1, two=1, six=1)).has(0, *things(**has))
    return road.stacks("equipment", *things(new=new))


def finds(*has: Any, size: int = 1, **orders: str) -> Any:
    """Ada has an old gun, and finds a shotgun."""

    def made() -> Road:
        road = Road(1).has(0, gun(id="old", size=size), *[gear(size=one) for one in has])
        return road.stands_by(0, **orders).stacks(
            "weapons", gun(id="found", size=size, name="Shotgun")
        )

    return made


def carried(carrier: str) -> Road:
    return Road(1).has(0, carrier, *things(old=3, new=1), blade(id="sword", size=3))


def in_fight(*, rolled: bool) -> Any:
    return lambda: Road(1).holds(0, *things(thing=1)).fight(0, combat(), rolled=rolled)


def weapons() -> Road:
    made = [blade(id="first"), blade(id="second"), blade(id="third"), blade(id="heavy", hands=2)]
    return Road(1).has(0, *made, gun(id="pistol"), gun(id="rifle", size=2))


def scoped(seats: int = 1) -> Road:
    return Road(seats).has(0, "kalt-9mm").mounts(0, "kalt-9mm", "gunscope")


# fmt: off
DRAWN = [
    # Cards drawn go to the hand, unseen by others; three are kept.
    row("PH-20.9", lambda: Road(1).stacks("equipment", gear(BONUS, id="quick")),
        "-> hand=quick gear=0 whole_speed=3"),
    row("PH-20.9a", lambda: Road(2).stacks("equipment", "antibiotics"),
        "-> Ada.hears=Antibiotics Ben.misses=Antibiotics Ben.hears='Ada draws 1 equipment card'"),
    row("PH-20.9", lambda: Road(1).stacks("weapons", blade(id="one"), blade(id="other")),
        "other -> hand=other used.weapons=one", play=draws(2, 1, "weapons")),
    row("PH-20.9 PH-20.10 PH-30.6",
        lambda: Road(1).holds(0, *things(one=1, two=1)).stacks("equipment", *things(new=1)),
        "keep:new -> over hand=one,two,new"),
    # Beyond three, cards are played or discarded; what is in play may make room.
    row("PH-20.10 PH-30.6", lambda: full(new=2),
        "-> secret has=play:new,drop:new,play:one | "
        "drop:two -> hand=one,six,new used.equipment=two"),
    row("PH-20.10a", lambda: full(new=2), ". -> hand=one,two,six gear=new"),
    row("PH-20.10a", lambda: full(new=2, big=3, small=2),
        ". -> hand=one,two,six used.equipment=new"),
    row("PH-20.10 PH-20.11", lambda: full(new=3, big=3, small=2),
        "-> lacks=play:new | drop:big play:new -> gear=small,new"),
    row("PH-20.10 PH-30.5", full, "-> topics=hand stands.gear=", free=True),
    # What is found is used, packed or left in one answer; in a fight it comes into the hand.
    row("PH-20.9 PH-20.16", finds(), "-> secret topics=found asks=Shotgun keeps=Shotgun "
        "options=keep:found,take:found,play:found,drop:found", play=draws(deck="weapons")),
    row("PH-20.11", finds(), "take:found -> over ranged=found gear=old,found hand=0",
        play=draws(deck="weapons")),
    row("PH-20.11", finds(), "play:found -> ranged=old gear=old,found", play=draws(deck="weapons")),
    row("PH-20.11", finds(), "drop:found -> hand=0 used.weapons=found", play=draws(deck="weapons")),
    row("PH-20.16", finds(), ". -> hand=found gear=old", play=draws(deck="weapons")),
    row("PH-20.12 PH-13.1", finds(3, 1, size=2),
        "-> options=keep:found,swap:found>old,drop:found | "
        "swap:found>old -> ranged=found used.weapons=old", play=draws(deck="weapons")),
    row("PH-7.6 PH-20.16", finds(found="default"), "-> over hand=found",
        play=draws(deck="weapons")),
    row("PH-13.3 PH-20.9", lambda: finds()().fight(0, combat(), rolled=True), "-> over hand=found",
        play=draws(deck="weapons")),
]
PACKED = [
    row("PH-20.9", lambda: Road(1).holds(0, gear(BONUS, id="quick")),
        "-> whole_speed=3 | 0:play:quick -> whole_speed=4"),
    # A card needs free slots; what is in play is dropped for room.
    row("PH-20.11 PH-20.12 PH-30.7", lambda: Road(1).has(0, blade(size=3), *things(mid=2))
        .holds(0, *things(big=2, small=1)), "-> melee=1 frees=play:small bars=play:big"),
    row("PH-20.11", lambda: Road(1).has(0, *things(big=3, other=3)).holds(0, *things(thing=1)),
        "-> bars=play:thing | 0:drop:big 0:play:thing -> gear=other,thing used.equipment=big"),
    # A pack brings slots, and cannot be dropped while they are used.
    row("PH-20.12", lambda: Road(1).has(0, gear(PACK, id="pack", size=0), *things(one=3, other=3))
        .holds(0, *things(two=2)),
        "-> frees=play:two,drop:pack | 0:play:two -> slots=8 bars=drop:pack"),
    row("PH-20.12 PH-30.7", lambda: carried(follower(MORE, id="carrier")),
        "-> gear=old,sword used.equipment=new",
        play=lambda h: followers.dismiss_follower(h, 0, "carrier")),
    row("PH-20.12 PH-30.7", lambda: carried(skill(MORE)), "-> gear=old,sword used.equipment=new",
        play=lambda h: carry_out(h, 0, [Discard(do="discard", kind="skill")], "Test")),
    # Starting items leave the game, others go to their discards; one use is one.
    row("PH-20.13", lambda: Road(1).has(0, "knife", "antibiotics", "crossbow"),
        "0:drop:knife.1 0:drop:antibiotics.1 0:drop:crossbow -> "
        "removed=knife.1 used.equipment=antibiotics.1 used.weapons=crossbow"),
    row("PH-20.14", lambda: Road(1).holds(0, "antibiotics").human(0, health=2),
        "-> bars=antibiotics.1/0"),
    row("PH-20.14", lambda: Road(1).has(0, "antibiotics").human(0, health=2),
        "0:antibiotics.1/0 -> health=5 gear=0 used.equipment=antibiotics.1"),
    # What is mounted takes no slot; a weapon of its class bears one, for good.
    row("PH-20.12a",
        lambda: Road(1).has(0, "kalt-9mm", *things(one=3, other=2)).holds(0, "gunscope"),
        "-> bars=play:gunscope.1 | 0:mount:gunscope.1>kalt-9mm.1 -> "
        "mounts=kalt-9mm.1:gunscope.1 slots=6"),
    row("PH-20.15 PH-26.3",
        lambda: Road(1).has(0, "kalt-9mm", "hunting-bow").holds(0, "gunscope", "gunscope"),
        "-> frees=mount:gunscope.1>kalt-9mm.1 bars=mount:gunscope.1>hunting-bow.1 | "
        "0:mount:gunscope.1>kalt-9mm.1 -> bars=mount:gunscope.2>kalt-9mm.1"),
    row("PH-20.15", scoped, "-> bars=drop:gunscope.1 | 0:drop:kalt-9mm.1 -> "
        "used.equipment=gunscope.1 mounts=0"),
    # One melee and one ranged weapon are active, unless a card allows more, of two hands.
    row("PH-13.1", weapons, "-> melee=first ranged=pistol | 0:wield:second 0:wield:rifle -> "
        "melee=second ranged=rifle"),
    row("PH-13.1", lambda: weapons().has(0, "off-hand"), "0:wield:second -> melee=first,second | "
        "0:wield:third -> melee=second,third | 0:wield:heavy -> melee=heavy"),
    row("PH-20.9", lambda: Road(1).has(0, blade(), blade(BONUS, id="swift")),
        "-> whole_speed=3 | 0:wield:swift -> whole_speed=4"),
    row("PH-13.1 PH-13.3", in_fight(rolled=False), "-> frees=play:thing"),
    row("PH-13.1 PH-13.3", in_fight(rolled=True), "-> bars=play:thing"),
]
# fmt: on


@pytest.mark.parametrize("row", DRAWN)
def test_drawing(row: Row) -> None:
    row.check(draws())


@pytest.mark.parametrize("row", PACKED)
def test_packing(row: Row) -> None:
    row.check(idle, free=True)


@pytest.mark.rule("PH-13.1", "PH-20.13", "PH-20.15")
def test_an_item_is_taken_from_its_place_alone_with_what_is_mounted_on_it() -> None:
    sword, pistol, scope = blade(), gun(), gear()
    road = Road(1).has(0, sword, pistol, gear(), blade(), gun()).holds(0, gear())
    before = road.mounts(0, pistol, scope).state.human(0)
    for card in (*before.gear, *before.hand, scope):
        human = deepcopy(before)
        goes = [pistol, scope] if card == pistol else [card]
        assert inventory.take_away(human, "".join(card)) == goes  # not the same str, as loaded
        assert human.gear == [one for one in before.gear if one != card]
        assert human.hand == [one for one in before.hand if one != card]
        assert human.melee == ([] if card == sword else [sword])
        assert human.ranged == (None if card == pistol else pistol)
        assert human.mounts == ({} if scope in goes else {pistol: scope})
