"""Items, followers and experience (PH-16, PH-20)."""

from copy import deepcopy
from typing import Any

import pytest

from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.models import Discard
from rules.posthuman.model.terms import ItemDeck
from rules.posthuman.play.context import Here, until_fallen
from rules.posthuman.play.fights.combat import draw_encounter
from rules.posthuman.play.people import experience, followers, inventory, item_choices
from rules.posthuman.words import NO_CAUSE
from tests.rules.posthuman.build import Road, Script, ask_idly
from tests.rules.posthuman.own_cards import (
    blade,
    combat,
    follower,
    gear,
    gun,
    minion,
    narrative,
    skill,
)
from tests.rules.posthuman.rows import Row, row

SWIFT = {"at": "anytime", "do": [{"stat": {"stat": "speed", "n": 1}}]}


def draw_follower(cause: str = "Test") -> Script:
    return lambda h: followers.draw_follower(h, 0, cause)


def next_one() -> Road:
    return Road(2).stacks("followers", follower(SWIFT, id="one", name="Somebody Else"))


def hide_follower(seat: int = 0, **fight: Any) -> Road:
    road = Road(2).hides(seat, follower(SWIFT, id="one", lost=2))
    return road.fight(0, combat(), **fight) if fight else road


LOSES = [Discard(do="discard", kind="follower")]
# fmt: off
FOLLOWERS = [
    # A follower comes face down, and works once it is called on, which is not taken back.
    row("PH-20.7", next_one, "-> hidden_followers=one whole_speed=3", play=draw_follower()),
    row("PH-20.7", hide_follower, "0:flip:one -> followers=one hidden_followers=0 whole_speed=4 "
        "bars=flip:one"),
    row("PH-20.7a", lambda: hide_follower(rolled=False), "-> frees=flip:one"),
    row("PH-20.7a", lambda: hide_follower(rolled=True), "-> bars=flip:one"),
    row("PH-20.7a", lambda: hide_follower(caught=True), "-> bars=flip:one"),
    row("PH-20.7b", lambda: hide_follower(1),
        "-> Ben.stands.gear=optional,secret Ben.frees=flip:one | "
        ".. -> Ben.hidden_followers=one"),
    # Only its owner learns who follows.
    row("PH-20.7c", next_one, "-> Ada.hears='Somebody Else' Ben.misses='Somebody Else' "
        "Ben.hears='Test: a follower joins Ada.'", play=draw_follower()),
    row("PH-20.7c", next_one, "-> Ben.hears='A follower joins Ada.'", play=draw_follower(NO_CAUSE)),
    row("PH-1.8", lambda: Road(2).only("followers"),
        "-> Ben.hears='No follower is left in the deck.'", play=draw_follower(NO_CAUSE)),
    row("PH-20.8", lambda: Road(1), "-> over hidden_followers=0",
        play=lambda h: followers.gain_follower(h, 0, "Test", for_food=True)),
    # Who leaves goes to the discards, and may cost morale, down to a knockout.
    row("PH-1.8 PH-27.17", lambda: Road(1).has(0, follower(id="one", lost=2)),
        "-> used.followers=one morale=4",
        play=lambda h: carry_out(h, 0, LOSES, "Test")),
    row("PH-27.17", hide_follower, "-> used.followers=one morale=6",
        play=lambda h: carry_out(h, 0, LOSES, "Test")),
    row("PH-20.7c", hide_follower, "-> hidden_followers=0 says='A follower leaves Ada.'",
        play=lambda h: followers.dismiss_follower(h, 0, "one")),
    row("PH-5.4", lambda: Road(1).has(0, follower(lost=2)).human(0, morale=2), ".. -> fallen",
        play=lambda h: until_fallen(carry_out(h, 0, LOSES, "Test"))),
]
# fmt: on


@pytest.mark.parametrize("row", FOLLOWERS)
def test_followers(row: Row) -> None:
    row.check(ask_idly, free=True)


BONUS = {"at": "anytime", "do": [{"stat": {"stat": "speed", "n": 1}}]}
PACK = {"at": "anytime", "do": [{"slots": 2}]}
MORE = {"at": "anytime", "do": [{"slots": 1}]}


def draw_cards(n: int = 1, keep: int = 0, deck: ItemDeck = "equipment") -> Script:
    """Ada draws item cards."""
    return lambda h: item_choices.draw_items(h, 0, deck, n, keep=keep, cause="Chest")


def make_things(**sizes: int) -> list[str]:
    """Pieces of equipment by their names, of these sizes."""
    return [gear(id=name, size=size) for name, size in sizes.items()]


def fill_hand(new: int = 1, **has: int) -> Road:
    """Ada holds three cards, and a card of a size comes next."""
    road = Road(1).holds(0, *make_things(one=1, two=1, six=1)).has(0, *make_things(**has))
    return road.stacks("equipment", *make_things(new=new))


def find_shotgun(*has: Any, size: int = 1, **orders: str) -> Any:
    """Ada has an old gun, and finds a shotgun."""

    def make_road() -> Road:
        road = Road(1).has(0, gun(id="old", size=size), *[gear(size=one) for one in has])
        return road.stands_by(0, **orders).stacks(
            "weapons", gun(id="found", size=size, name="Shotgun")
        )

    return make_road


def carry_things(carrier: str) -> Road:
    return Road(1).has(0, carrier, *make_things(old=3, new=1), blade(id="sword", size=3))


def in_fight(*, rolled: bool) -> Any:
    return lambda: Road(1).holds(0, *make_things(thing=1)).fight(0, combat(), rolled=rolled)


def give_weapons() -> Road:
    made = [blade(id="first"), blade(id="second"), blade(id="third"), blade(id="heavy", hands=2)]
    return Road(1).has(0, *made, gun(id="pistol"), gun(id="rifle", size=2))


def mount_scope(seats: int = 1) -> Road:
    return Road(seats).has(0, "kalt-9mm").mounts(0, "kalt-9mm", "gunscope")


# fmt: off
DRAWN = [
    # Cards drawn go to the hand, unseen by others; three are kept.
    row("PH-20.9", lambda: Road(1).stacks("equipment", gear(BONUS, id="quick")),
        "-> hand=quick gear=0 whole_speed=3"),
    row("PH-20.9a", lambda: Road(2).stacks("equipment", "antibiotics"),
        "-> Ada.hears=Antibiotics Ben.misses=Antibiotics Ben.hears='Ada draws 1 equipment card'"),
    row("PH-20.9", lambda: Road(1).stacks("weapons", blade(id="one"), blade(id="other")),
         "other -> hand=other used.weapons=one", play=draw_cards(2, 1, "weapons")),
    row("PH-20.9", lambda: Road(1).stacks("weapons", *(blade() for _ in range(3))),
         "-> asks='You discard the rest'", play=draw_cards(3, 1, "weapons")),
    row("PH-20.9 PH-20.10 PH-30.6",
        lambda: Road(1).holds(0, *make_things(one=1, two=1))
        .stacks("equipment", *make_things(new=1)), "keep:new -> over hand=one,two,new"),
    # Beyond three, cards are played or discarded; what is in play may make room.
    row("PH-20.10 PH-30.6", lambda: fill_hand(new=2),
        "-> secret has=play:new,drop:new,play:one | "
        "drop:two -> hand=one,six,new used.equipment=two"),
    row("PH-20.10a", lambda: fill_hand(new=2), ". -> hand=one,two,six gear=new"),
    row("PH-20.10a", lambda: fill_hand(new=2, big=3, small=2),
        ". -> hand=one,two,six used.equipment=new"),
    row("PH-20.10 PH-20.11", lambda: fill_hand(new=3, big=3, small=2),
        "-> lacks=play:new | drop:big play:new -> gear=small,new"),
    row("PH-20.10 PH-30.5", fill_hand, "-> topics=hand stands.gear=", free=True),
    # What is found is used, packed or left in one answer; in a fight it comes into the hand.
    row("PH-20.9 PH-20.16", find_shotgun(), "-> secret topics=found asks=Shotgun keeps=Shotgun "
        "options=keep:found,take:found,play:found,drop:found detail.play:found='(5 free)'",
        play=draw_cards(deck="weapons")),
    row("PH-20.11", find_shotgun(), "take:found -> over ranged=found gear=old,found hand=0",
        play=draw_cards(deck="weapons")),
    row("PH-20.11", find_shotgun(), "play:found -> ranged=old gear=old,found",
        play=draw_cards(deck="weapons")),
    row("PH-20.11", find_shotgun(), "drop:found -> hand=0 used.weapons=found",
        play=draw_cards(deck="weapons")),
    row("PH-20.16", find_shotgun(), ". -> hand=found gear=old", play=draw_cards(deck="weapons")),
    row("PH-20.12 PH-13.1", find_shotgun(3, 1, size=2),
        "-> options=keep:found,swap:found>old,drop:found asks='which has no free slot.' | "
        "swap:found>old -> ranged=found used.weapons=old", play=draw_cards(deck="weapons")),
    row("PH-20.15", lambda: Road(1).has(0, gun(id="old"))
        .stacks("equipment", gear(id="scope", mount=["pistol"])),
        "-> detail.mount:scope>old='for good and fills no slot'", play=draw_cards()),
    row("PH-7.6 PH-20.16", find_shotgun(found="default"), "-> over hand=found",
        play=draw_cards(deck="weapons")),
    row("PH-13.3 PH-20.9", lambda: find_shotgun()().fight(0, combat(), rolled=True),
        "-> over hand=found", play=draw_cards(deck="weapons")),
]
PACKED = [
    row("PH-20.9", lambda: Road(1).holds(0, gear(BONUS, id="quick")),
        "-> whole_speed=3 | 0:play:quick -> whole_speed=4"),
    # A card needs free slots; what is in play is dropped for room.
    row("PH-20.11 PH-20.12 PH-30.7", lambda: Road(1).has(0, blade(size=3), *make_things(mid=2))
        .holds(0, *make_things(big=2, small=1)), "-> melee=1 frees=play:small bars=play:big"),
    row("PH-20.11",
        lambda: Road(1).has(0, *make_things(big=3, other=3)).holds(0, *make_things(thing=1)),
        "-> bars=play:thing | 0:drop:big 0:play:thing -> gear=other,thing used.equipment=big"),
    row("PH-13.1 PH-20.11", lambda: Road(1).holds(0, blade(id="first", name="Sabre")),
        "0:play:first -> melee=first says='Ada wields Sabre.'"),
    # A pack brings slots, and cannot be dropped while they are used.
    row("PH-20.12",
        lambda: Road(1).has(0, gear(PACK, id="pack", size=0), *make_things(one=3, other=3))
        .holds(0, *make_things(two=2)),
        "-> frees=play:two,drop:pack | 0:play:two -> slots=8 bars=drop:pack"),
    row("PH-20.12 PH-30.7", lambda: carry_things(follower(MORE, id="carrier")),
        "-> gear=old,sword used.equipment=new",
        play=lambda h: followers.dismiss_follower(h, 0, "carrier")),
    row("PH-20.12 PH-30.7", lambda: carry_things(skill(MORE)),
        "-> gear=old,sword used.equipment=new",
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
        lambda: Road(1).has(0, "kalt-9mm", *make_things(one=3, other=2)).holds(0, "gunscope"),
        "-> bars=play:gunscope.1 | 0:mount:gunscope.1>kalt-9mm.1 -> "
        "mounts=kalt-9mm.1:gunscope.1 slots=6"),
    row("PH-20.15 PH-26.3",
        lambda: Road(1).has(0, "kalt-9mm", "hunting-bow").holds(0, "gunscope", "gunscope"),
        "-> frees=mount:gunscope.1>kalt-9mm.1 bars=mount:gunscope.1>hunting-bow.1 | "
        "0:mount:gunscope.1>kalt-9mm.1 -> bars=mount:gunscope.2>kalt-9mm.1"),
    row("PH-20.15", mount_scope, "-> bars=drop:gunscope.1 | 0:drop:kalt-9mm.1 -> "
        "used.equipment=gunscope.1 mounts=0"),
    # One melee and one ranged weapon are active, unless a card allows more, of two hands.
    row("PH-13.1", give_weapons, "-> melee=first ranged=pistol | 0:wield:second 0:wield:rifle -> "
        "melee=second ranged=rifle"),
    row("PH-13.1", lambda: give_weapons().has(0, "off-hand"),
        "0:wield:second -> melee=first,second | "
        "0:wield:third -> melee=second,third | 0:wield:heavy -> melee=heavy"),
    row("PH-20.9", lambda: Road(1).has(0, blade(), blade(BONUS, id="swift")),
        "-> whole_speed=3 | 0:wield:swift -> whole_speed=4"),
    row("PH-13.1 PH-13.3", in_fight(rolled=False), "-> frees=play:thing"),
    row("PH-13.1 PH-13.3", in_fight(rolled=True), "-> bars=play:thing"),
]
# fmt: on


@pytest.mark.parametrize("row", DRAWN)
def test_drawing(row: Row) -> None:
    row.check(draw_cards())


@pytest.mark.parametrize("row", PACKED)
def test_packing(row: Row) -> None:
    row.check(ask_idly, free=True)


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


def buy_with_xp(what: str) -> Script:
    """Ada spends XP."""
    return lambda h: experience.spend_xp(h, 0, what)


def keep_as_xp(h: Here) -> object:
    """Ada keeps what she holds as XP."""
    return experience.store_xp_cards(h, 0, ["two", "one", "story", "none"])


def draws_skills(h: Here) -> bool:
    """Ada's fight begins with the next card of level 1."""
    return draw_encounter(h, h.s.fights[0])


def pay_xp(h: Here) -> object:
    return experience.pay_xp(h, 0, 3)


def make_trophies() -> Road:
    combat(id="two", xp=2), minion(id="one", xp=1), narrative({}, {}, id="story", xp=1)
    combat(id="none", xp=0, level=2)
    return Road(1)


def place_learner(*skills: str, seat: int = 0, counters: int = 3) -> Road:
    return Road(2).human(seat, counters=counters).stacks("skills", *skills)


def two_skills(seat: int = 0, counters: int = 4) -> Road:
    return place_learner(skill(id="one"), skill(id="other"), seat=seat, counters=counters)


def has_xp(counters: int, **ada: int) -> Any:
    return lambda: Road(1).human(0, counters=counters, **ada).has(0, "looting")


def level_1(*kept: str, spent: tuple[str, ...] = ()) -> Road:
    """Nothing is left of level 1; Ada has kept these, and there are discards."""
    road = Road(2).has(0, *kept).only("level1").fight(0, combat(level=2, xp=2, id="hard"))
    road.state.fights[0].level = 1
    road.state.encounters[1].discards = [*spent]
    return road


def keep_xp(cards: int, counters: int) -> Any:
    made = ("first", "second")[:cards]
    return lambda: (
        Road(1).has(0, *[combat(id=one, xp=2) for one in made]).human(0, counters=counters)
    )


ALL = "skill,stat:strength,stat:speed,stat:mind,stat:melee,stat:shooting"
WOUNDED = {"health": 3, "morale": 2}
# fmt: off
EXPERIENCE = [
    # What was killed is kept for what it is worth, if it is anything.
    row("PH-16.3", make_trophies, "-> trophies=two,one,story xp=4 used.level2=none",
        play=keep_as_xp),
    # Three buy one of two skills, by default the first; what is owned or drawn twice is replaced.
    row("PH-16.6 PH-16.8", two_skills,
        "-> secret | other -> skills=other learnt=1 used.skills=one xp=1",
        play=buy_with_xp("skill")),
    row("PH-16.6 PH-16.8", two_skills, ". -> skills=one learnt=1 used.skills=other",
        play=buy_with_xp("skill")),
    row("PH-16.6a", lambda: place_learner("looting", "raiding", "raiding", skill(id="new"))
        .has(0, "looting"), "-> options=raiding.2,new", play=buy_with_xp("skill")),
    # Six raise a stat, and strength and mind their track.
    *(
        row("PH-16.7", lambda: Road(1).human(0, counters=6, **WOUNDED),
            f"-> {stat}=4 bought=1 counters=0 skills=0 health={health} morale={morale}",
            play=buy_with_xp(f"stat:{stat}"))
        for stat, health, morale in (("strength", 4, 2), ("mind", 3, 3), ("speed", 3, 2))
    ),
    # What can be paid is offered, but no stat of 5, and no skill if there is none.
    row("PH-16.6", has_xp(2), f"-> bars={ALL}"),
    row("PH-16.6 PH-16.7", has_xp(3), "-> frees=skill bars=stat:melee"),
    row("PH-16.7", has_xp(5), "-> frees=skill bars=stat:melee"),
    row("PH-16.7", has_xp(6), f"-> frees={ALL}"),
    row("PH-16.7a PH-5.15a", has_xp(6, shooting=5), "-> frees=stat:melee bars=stat:shooting"),
    row("PH-16.6a PH-25.16", lambda: has_xp(3)().only("skills", "looting"), "-> bars=skill"),
    # It stands open outside the player's own fight, and the game never does it for somebody.
    row("PH-16.8", lambda: Road(2).human(1, counters=6),
        "-> Ben.frees=stat:melee Ben.stands.spend=optional | .. -> Ben.counters=6"),
    row("PH-16.8", lambda: Road(2).human(1, counters=6).fight(1, combat()),
        "-> Ben.bars=stat:melee"),
    row("PH-16.8", lambda: two_skills(1, 3),
        "1:skill -> Ben.options=one,other | 1:other -> Ben.skills=other waits=Ada"),
    # An empty deck takes its discards, then what is kept of it, for counters.
    row("PH-16.9 PH-1.8", lambda: level_1(combat(id="two", xp=2), combat(id="next", level=2))
        .has(1, combat(id="one", xp=1)).human(1, counters=1),
        "-> trophies=next counters=2 Ben.counters=2 Ben.trophies=0 returned", play=draws_skills),
    row("PH-16.9a", lambda: level_1(combat(id="two", xp=2), spent=(combat(id="spent"),)),
        "-> met=spent trophies=two counters=0", play=draws_skills),
    row("PH-16.9 PH-1.8", lambda: Road(1).has(0, minion(id="kept")).only("human")
        .only("level1", combat(id="lead", humans=1)).fight(0, combat()),
        "-> foes=lead,kept trophies=0 counters=1", play=draws_skills),
    row("PH-1.8 PH-16.9", level_1, "-> returned=no", play=draws_skills),
    # Counters are paid first, and what is too much comes back in them.
    row("PH-16.9a PH-1.4", keep_xp(2, 0), "-> trophies=0 counters=1 used.level1=first,second",
        play=pay_xp),
    row("PH-16.9a", keep_xp(1, 3), "-> trophies=first counters=0 used.level1=0", play=pay_xp),
]
# fmt: on


@pytest.mark.parametrize("row", EXPERIENCE)
def test_experience(row: Row) -> None:
    row.check(ask_idly, free=True)
