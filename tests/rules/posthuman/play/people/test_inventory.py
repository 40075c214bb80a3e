"""Items, followers and experience (PH-16, PH-20)."""

from copy import deepcopy

import pytest

from rules.posthuman.model.terms import ItemDeck
from rules.posthuman.play.fights.combat import draw_encounter
from rules.posthuman.play.people import experience, followers, inventory, item_choices
from rules.posthuman.words import NO_CAUSE
from tests.rules.posthuman.build import Road, Script, ask_idly
from tests.rules.posthuman.effects.carried import carry_for_ada
from tests.rules.posthuman.own_cards import add_gun, blade, gear
from tests.rules.posthuman.rows import Check, make_rows

FOLLOWED = {
    "swift": "follower swift name='Somebody Else' {anytime: {stat: {stat: speed, n: 1}}} lost=2"
}
follower_rows = make_rows(
    FOLLOWED,
    ask_idly,
    {
        "draw": lambda h: followers.draw_follower(h, 0, "Test"),
        "draw-untold": lambda h: followers.draw_follower(h, 0, NO_CAUSE),
        "gain-for-food": lambda h: followers.gain_follower(h, 0, "Test", for_food=True),
        "lose": carry_for_ada({"discard": {"kind": "follower"}}),
        "dismiss": lambda h: followers.dismiss_follower(h, 0, "swift"),
    },
    before="free",
)


@follower_rows("""
# A follower comes face down, and works once it is called on, which is not taken back.
PH-20.7 | two; swift; stack followers swift; play draw | -> hidden_followers=swift whole_speed=3
PH-20.7 | two; swift; hides swift
    0:flip:swift -> followers=swift hidden_followers=0 whole_speed=4 bars=flip:swift
PH-20.7a | two; swift; hides swift; combat foe; fight foe rolled=no | -> frees=flip:swift
PH-20.7a | two; swift; hides swift; combat foe; fight foe {rolled/caught}=yes | -> bars=flip:swift
PH-20.7b | two; swift; Ben hides swift
    -> Ben.stands.gear=optional,secret Ben.frees=flip:swift | .. -> Ben.hidden_followers=swift
# Only its owner learns who follows.
PH-20.7c | two; swift; stack followers swift; play draw
    -> Ada.hears='Somebody Else' Ben.misses='Somebody Else'
        Ben.hears='Test: a follower joins Ada.'
PH-20.7c | two; play draw-untold | -> Ben.hears='A follower joins Ada.'
PH-1.8 | two; only followers; play draw-untold | -> Ben.hears='No follower is left in the deck.'
PH-20.8 | alone; play gain-for-food | -> over hidden_followers=0
PH-20.8 PH-25.16 | alone; food=2; only followers; play gain-for-food | -> over food=2
# Who leaves goes to the discards, and may cost morale, down to a knockout.
PH-1.8 PH-27.17 | alone; swift; has swift; play lose | -> used.followers=swift morale=4
PH-27.17 | alone; swift; hides swift; play lose | -> used.followers=swift morale=6
PH-20.7c | two; swift; hides swift; play dismiss
    -> hidden_followers=0 says='A follower leaves Ada.'
PH-5.4 | alone; swift; has swift; morale=2; play lose | .. -> fallen
""")
def test_followers(check: Check) -> None:
    check()


def draw_cards(n: int = 1, keep: int = 0, deck: ItemDeck = "equipment") -> Script:
    """Ada draws item cards."""
    return lambda h: item_choices.draw_items(h, 0, deck, n, keep=keep, cause="Chest")


CARRIED = {
    # Ada holds three cards, and this comes next.
    "full-hand": "alone; gear one two six size=1; holds one two six; stack equipment new",
    "new": "gear new size={}",
    # She has an old gun, and finds a shotgun of the same size.
    "finds": "alone; gun old; has old; gun found name=Shotgun; stack weapons found; "
    "play draw 1 0 weapons",
    "finds-big": "alone; gun old size=2; has old; gun found name=Shotgun size=2; "
    "stack weapons found; play draw 1 0 weapons",
    # What carries more is lost, and what is newest with it.
    "laden": "gear old size=3; gear new size=1; blade sword size=3; has {} old new sword",
    "scoped": "{}; has kalt-9mm; mounts kalt-9mm gunscope",
    "armed": "alone; blade first second third; blade heavy hands=2; gun pistol; gun rifle size=2; "
    "has first second third heavy pistol rifle",
}
draw_rows = make_rows(CARRIED, draw_cards(), {"draw": draw_cards})


@draw_rows("""
# Cards drawn go to the hand, unseen by others; three are kept.
PH-20.9 | alone; gear quick {anytime: {stat: {stat: speed, n: 1}}}; stack equipment quick
    -> hand=quick gear=0 whole_speed=3
PH-20.9a | two; stack equipment antibiotics
    -> Ada.hears=Antibiotics Ben.misses=Antibiotics Ben.hears='Ada draws 1 equipment card'
PH-20.9 | alone; blade one other; stack weapons one other; play draw 2 1 weapons
    other -> hand=other used.weapons=one
PH-20.9 | alone; play draw 3 1 weapons | -> asks='You discard the rest'
PH-20.9 PH-20.10 PH-30.6 | alone; gear one two new; holds one two; stack equipment new
    keep:new -> over hand=one,two,new
# Beyond three, cards are played or discarded; what is in play may make room.
PH-20.10 PH-30.6 | new 2; full-hand
    -> secret has=play:new,drop:new,play:one | drop:two -> hand=one,six,new used.equipment=two
PH-20.10a | new 2; full-hand | . -> hand=one,two,six gear=new
PH-20.10a | new 2; full-hand; gear big size=3; gear small size=2; has big small
    . -> hand=one,two,six used.equipment=new
PH-20.10 PH-20.11 | new 3; full-hand; gear big size=3; gear small size=2; has big small
    -> lacks=play:new | drop:big play:new -> gear=small,new
PH-20.10 PH-30.5 | new 1; full-hand; free | -> topics=hand stands.gear=
# What is found is used, packed or left in one answer; in a fight it comes into the hand.
PH-20.9 PH-20.16 | finds
    -> secret topics=found asks=Shotgun keeps=Shotgun
        options=take:found,play:found,keep:found,drop:found detail.play:found='(5 free)'
PH-20.11 | finds | take:found -> over ranged=found gear=old,found hand=0
    play:found -> ranged=old gear=old,found
    drop:found -> hand=0 used.weapons=found
PH-20.16 | finds | . -> hand=found gear=old
PH-20.12 PH-13.1 | finds-big; gear three size=3; gear one; has three one
    -> options=swap:found>old,keep:found,drop:found asks='which has no free slot.' |
        swap:found>old -> ranged=found used.weapons=old
# Meanwhile room is made for it beside the question, and it is used in the question alone.
PH-20.11 | finds-big; gear three size=3; gear one; has three one; free
    -> frees=drop:three bars=swap:found>old | 0:drop:three ->
        options=take:found,play:found,keep:found,drop:found frees=drop:one bars=play:found
PH-20.15 | alone; gun old; has old; gear scope mount=[pistol]; stack equipment scope
    -> detail.mount:scope>old='for good and fills no slot'
# What no weapon in play can carry does nothing yet; anything else works at once.
PH-20.11 PH-20.15 | alone; gear {scope mount=[pistol]/vest}; stack equipment {scope/vest}
    -> detail.play:{scope/vest}='It {does nothing until it is mounted/works from now on}'
PH-7.6 PH-20.16 | finds; orders found=default | -> over hand=found
PH-13.3 PH-20.9 | finds; combat foe; fight foe rolled=yes | -> over hand=found
""")
def test_drawing(check: Check) -> None:
    check()


pack_rows = make_rows(
    CARRIED,
    ask_idly,
    {
        "dismiss": lambda h: followers.dismiss_follower(h, 0, "carrier"),
        "lose-skill": carry_for_ada({"discard": {"kind": "skill"}}),
    },
    before="free",
)


@pack_rows("""
PH-20.9 | alone; gear quick {anytime: {stat: {stat: speed, n: 1}}}; holds quick
    -> whole_speed=3 | 0:play:quick -> whole_speed=4
# A card needs free slots; what is in play is dropped for room.
PH-20.11 PH-20.12 PH-30.7 | alone; blade blade size=3; gear mid size=2; has blade mid;
        gear big size=2; gear small; holds big small
    -> melee=1 frees=play:small bars=play:big
PH-20.11 | alone; gear big other size=3; has big other; gear thing; holds thing
    -> bars=play:thing | 0:drop:big 0:play:thing -> gear=other,thing used.equipment=big
PH-13.1 PH-20.11 | alone; blade first name=Sabre; holds first
    0:play:first -> melee=first says='Ada wields Sabre.'
# A pack brings slots, and cannot be dropped while they are used.
PH-20.12 | alone; gear pack size=0 {anytime: {slots: 2}}; gear one other size=3; has pack one other;
        gear two size=2; holds two
    -> frees=play:two,drop:pack | 0:play:two -> slots=8 bars=drop:pack
PH-20.12 PH-30.7 | alone; follower carrier {anytime: {slots: 1}}; laden carrier; play dismiss
    -> gear=old,sword used.equipment=new
PH-20.12 PH-30.7 | alone; skill carrier {anytime: {slots: 1}}; laden carrier; play lose-skill
    -> gear=old,sword used.equipment=new
# Starting items leave the game, others go to their discards; one use is one.
PH-20.13 | alone; has knife antibiotics crossbow
    0:drop:knife.1 0:drop:antibiotics.1 0:drop:crossbow
        -> removed=knife.1 used.equipment=antibiotics.1 used.weapons=crossbow
PH-20.14 | alone; health=2 holds antibiotics | -> bars=antibiotics.1/0
PH-20.14 | alone; health=2 has antibiotics
    0:antibiotics.1/0 -> health=5 gear=0 used.equipment=antibiotics.1
# What is mounted takes no slot; a weapon of its class bears one, for good.
PH-20.12a | alone; gear one size=3; gear other size=2; has kalt-9mm one other; holds gunscope
    -> bars=play:gunscope.1 |
        0:mount:gunscope.1>kalt-9mm.1 -> mounts=kalt-9mm.1:gunscope.1 slots=6
PH-20.15 PH-26.3 | alone; has kalt-9mm hunting-bow; holds gunscope gunscope
    -> frees=mount:gunscope.1>kalt-9mm.1 bars=mount:gunscope.1>hunting-bow.1 |
        0:mount:gunscope.1>kalt-9mm.1 -> bars=mount:gunscope.2>kalt-9mm.1
PH-20.15 | scoped alone
    -> bars=drop:gunscope.1 | 0:drop:kalt-9mm.1 -> used.equipment=gunscope.1 mounts=0
# One melee and one ranged weapon are active, unless a card allows more, of two hands.
PH-13.1 | armed
    -> melee=first ranged=pistol | 0:wield:second 0:wield:rifle -> melee=second ranged=rifle
PH-13.1 | armed; has off-hand
    0:wield:second -> melee=first,second | 0:wield:third -> melee=second,third |
        0:wield:heavy -> melee=heavy
PH-20.9 | alone; blade plain; blade swift {anytime: {stat: {stat: speed, n: 1}}}; has plain swift
    -> whole_speed=3 | 0:wield:swift -> whole_speed=4
PH-13.1 PH-13.3 | alone; gear thing; holds thing; combat foe; fight foe rolled=no
    -> frees=play:thing
PH-13.1 PH-13.3 | alone; gear thing; holds thing; combat foe; fight foe rolled=yes
    -> bars=play:thing
""")
def test_packing(check: Check) -> None:
    check()


@pytest.mark.rule("PH-13.1", "PH-20.13", "PH-20.15")
def test_taking_an_item_takes_only_it_and_what_is_mounted_on_it() -> None:
    sword, pistol, scope = blade(), add_gun(), gear()
    road = Road(1).has(0, sword, pistol, gear(), blade(), add_gun()).holds(0, gear())
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


LEARNED = {
    "learns": "two; counters={}; skill one other; stack skills one other; play buy skill",
    # Ada has so many counters, and a skill.
    "rich": "alone; counters={} has looting",
    # Nothing is left of level 1; a fight of that level is to begin.
    "level-1-empty": "two; only level1; combat hard level=2 xp=2; fight hard; "
    "already level=1; play draw",
    "kept": "combat first second xp=2; has {}; play pay",
}
experience_rows = make_rows(
    LEARNED,
    ask_idly,
    {
        "keep": lambda h: experience.store_xp_cards(h, 0, ["two", "one", "tale", "none"]),
        "buy": lambda what: lambda h: experience.spend_xp(h, 0, what),
        "draw": lambda h: draw_encounter(h, h.s.fights[0]),
        "pay": lambda h: experience.pay_xp(h, 0, 3),
    },
    before="free",
)


@experience_rows("""
# What was killed is kept for what it is worth, if it is anything.
PH-16.3 | alone; combat two xp=2; minion one xp=1; story tale xp=1 {} {}; combat none xp=0 level=2;
        play keep
    -> trophies=two,one,tale xp=4 used.level2=none
# Three buy one of two skills, by default the first; what is owned or drawn twice is replaced.
PH-16.6 PH-16.8 | learns 4 | -> secret | other -> skills=other learnt=1 used.skills=one xp=1
    . -> skills=one learnt=1 used.skills=other
PH-16.6a | two; counters=3 has looting; skill new; stack skills looting raiding raiding new;
        play buy skill
    -> options=raiding.2,new
# Six raise a stat, and strength and mind their track.
PH-16.7 | alone; counters=6 health=3 morale=2; play buy stat:{strength/mind/speed}
    -> {strength/mind/speed}=4 bought=1 counters=0 skills=0 health={4/3/3} morale={2/3/2}
# What can be paid is offered, but no stat of 5, and no skill if there is none.
PH-16.6 | rich 2
    -> bars=skill,stat:strength,stat:speed,stat:mind,stat:melee,stat:shooting
PH-16.6 PH-16.7 | rich {3/5} | -> frees=skill bars=stat:melee
PH-16.7 | rich 6 | -> frees=skill,stat:strength,stat:speed,stat:mind,stat:melee,stat:shooting
PH-16.7a PH-5.15a | rich 6; shooting=5 | -> frees=stat:melee bars=stat:shooting
PH-16.6a PH-25.16 | rich 3; only skills looting | -> bars=skill
# It stands open outside the player's own fight, and the game never does it for somebody.
PH-16.8 | two; Ben counters=6
    -> Ben.frees=stat:melee Ben.stands.spend=optional | .. -> Ben.counters=6
PH-16.8 | two; Ben counters=6; combat foe; Ben fight foe | -> Ben.bars=stat:melee
PH-16.8 | two; Ben counters=3; skill one other; stack skills one other
    1:skill -> Ben.options=one,other | 1:other -> Ben.skills=other waits=Ada
# An empty deck takes its discards, then what is kept of it, for counters.
PH-16.9 PH-1.8 | combat two xp=2; combat next level=2; has two next; combat one xp=1; Ben has one;
        Ben counters=1; level-1-empty
    -> trophies=next counters=2 Ben.counters=2 Ben.trophies=0 returned
PH-16.9a | combat two xp=2; has two; combat spent; level-1-empty; used level1 spent
    -> met=spent trophies=two counters=0
PH-16.9 PH-1.8 | alone; minion kept; has kept; only human; combat lead humans=1; only level1 lead;
        combat foe; fight foe; play draw
    -> foes=lead,kept trophies=0 counters=1
PH-1.8 PH-16.9 | level-1-empty | -> returned=no
# Counters are paid first, and what is too much comes back in them.
PH-16.9a PH-1.4 | alone; kept first second
    -> trophies=0 counters=1 used.level1=first,second
PH-16.9a | alone; kept first; counters=3 | -> trophies=first counters=0 used.level1=0
""")
def test_experience(check: Check) -> None:
    check()
