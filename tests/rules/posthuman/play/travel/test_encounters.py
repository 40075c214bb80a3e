"""PH-13: encounters, fight or evade, narratives; PH-16.1 to PH-16.5: what a fight brings."""

import pytest

from rules.posthuman import GAME
from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.models import AddMinion, Plain
from rules.posthuman.effects.spelling import Data
from rules.posthuman.play.fights.evading import fight_or_evade
from rules.posthuman.play.fights.odds import Rolled, find_percents_to_strike
from tests.rules.posthuman.build import Road, Script
from tests.rules.posthuman.own_cards import add_combat
from tests.rules.posthuman.play.fights.in_fights import FIGHT, meet_encounter, until_fallen
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import Check, make_rows


def react_with(primitive: Data) -> Script:
    """Somebody's card does this as Ada's encounter has been revealed."""
    return until_fallen(lambda h: carry_out(h, 0, [primitive], "Somebody"))


POSITIONS = {
    # The next encounter is an enemy, a story, or one enemy and then another.
    "meets": "alone; combat foe {}; stack level1 foe",
    "tells": "alone; story tale {}; stack level1 tale",
    "meets-two": "alone; combat first {}; combat second health=7; stack level1 first second",
    "armed": "blade old new; has old new",
    # An enemy with a human minion of 1 health.
    "leader": "meets health=7 humans=1 reward=[{food: 2}]; minion helper health=1; "
    "stack human helper",
    "revealed": "alone; combat second; stack level1 second; minion kin helper; stack mutant kin; "
    "combat foe; fight foe helper",
}
rows = make_rows(
    POSITIONS,
    meet_encounter(),
    {
        "unavoidable": meet_encounter(evadable=False),
        "replace": react_with(Plain(do="replace_encounter")),
        "add-kin": react_with(AddMinion(do="add_minion", kind="mutant")),
        "fight": FIGHT,
    },
)


@rows("""
# Weapons are changed and items played until the first die, that of an evasion too.
PH-13.1 | meets health=7; armed; mind=4; free; dice MMM MMM
    -> melee=old | 0:wield:new -> melee=new frees=wield:old |
        0:fight -> topics=reroll bars=wield:old
PH-13.1 PH-13.7 | meets health=7; armed; play unavoidable
    -> options=fight refuses.evade=PH-13.7
PH-13.1 | meets health=7; play unavoidable; dice 6xMMM | -> returned=done
PH-13.3 PH-20.7 | meets health=7; hides dorrit; play unavoidable | -> options=fight
PH-13.3 PH-20.15 | meets health=7; has kalt-9mm gunscope; play unavoidable | -> options=fight
PH-13.2 | meets-two; armed; mind=4; free; dice d11 M MMM
    0:evade -> topics=reroll bars=wield:new
PH-13.2 | meets-two; armed; free; dice d61 | 0:evade -> met=second frees=wield:new
PH-13.2 | meets speed=5; speed=4; dice d16 | evade -> topics=strike fight.rolled
PH-13.3 | meets health=7; gear one two; mind=4 holds one two; free; dice MMM MMM
    0:play:one -> gear=one frees=play:two | 0:fight -> topics=reroll bars=play:two
# A combat shows its figures, and a narrative asks.
PH-13.4 | meets speed=4 health=5 melee=2 wounds=2 dice=1 range=3 special=knockdown
    -> topics=evade says.foe='speed 4' says.foe='health 5' says.foe='melee 2'
        says.foe='2 wounds' says.foe=knockdown says.foe='1 die' says.foe=3
PH-13.4 PH-14.13 | meets dice=2 skill_shot={yes/no}
    -> asks={'2 dice at range 1, and skill shots hit.'/'2 dice at range 1.'}
PH-13.4 PH-13.6 | tells {} {} | -> topics=narrative options=0,1
PH-13.4 PH-17.2 | meets kind={human/mutant} | -> asks={'1 wound per hit;'/'leaves a scar;'}
# Minions are there before fight or evade, and the fastest counts.
PH-13.5 PH-13.5a | meets humans=2 mutants=1 speed=1; minion one speed=5; minion two;
        minion three kind=mutant; stack human one two; stack mutant three
    -> topics=evade foes=foe,one,two,three data.against=5
# What is evaded is replaced by what cannot be evaded, unless a card says so.
PH-13.6 PH-13.7 | meets-two humans=1; gear thing; holds thing; minion helper; stack human helper;
        dice d21
    evade -> met=second options=fight used.level1=first used.human=helper
PH-13.7 | meets-two; skill slippery {evade: allow_evade}; has slippery; dice d61
    evade -> has=evade
PH-13.7 | meets-two health=7; dice d{4/3/2}3 | evade .. -> away={yes/no/no}
PH-13.7 | meets speed=1 humans=1; minion fast speed=5; stack human fast; speed=4;
        skill quick {evade: {roll: {what: evade, n: 2}}}; has quick; dice d12
    -> data.speed=6 data.against=5 | evade .. -> away=no
# What asks is offered with that question, or before a story, and once.
PH-25.12 | meets-two; skill asks {{reveal/evade}: {food: 1}, ask: true}; has asks; dice d61
    -> options=fight,evade,asks/0 | evade -> met=second topics=evade
PH-25.12 | tells {} {}; skill asks {reveal: {food: 1}, ask: true}; has asks
    -> options=none,asks/0 | none -> topics=narrative
# Who is caught cannot shoot, is shot at, and has one die in round 1.
PH-13.8 | meets dice=1 health=7; gun gun; ammo=3 has gun; dice d11 s1 M 5xMMM
    evade -> returned=done ammo=3 health=5 mine=1,3,3
# By default one evades whom one outruns.
PH-13.10 | meets speed=2; speed={3/2} | -> default={evade/fight}
PH-13.10 | meets speed=1 health=7; skill stubborn {anytime: {forbid: {what: [evade]}}};
        has stubborn;
        dice 6xMMM
    -> returned=done told.evade=0
PH-13.10 PH-7.6 | meets-two speed=4 health=7; orders evade=evade; dice d61 6xMMM
    -> returned=done told.evade=1
PH-13.10 PH-7.6 | meets-two speed=4 health=7; orders evade={fight/default}; dice 6xMMM
    -> returned=done told.evade=0
# The printed default of a narrative; what cannot be paid is no option.
PH-13.11 | tells {cost: [{food: 1}]} {pass: [{ammo: 1}]} default=1; food=1
    -> options=1,0 | . -> food=1 ammo=1
# Who is Watched reads the odds of passing twice.
PH-20.5 PH-8.9 | tells {test: {stat: {mind/speed}}, pass: [{food: 2}]} {}; in-force watched
    -> detail.0={25%/50%}
PH-13.11 PH-7.6 | tells {cost: [{food: 1}]} {pass: [{ammo: 1}]} default=1; food=1;
        orders narrative=default
    -> returned=done ammo=1
PH-13.11 | tells {cost: [{food: 2}]} {pass: [{ammo: 1}]} default=1; food=1
    -> returned=done ammo=1
PH-13.11 | tells {} {} {cost: [{health: 2}]}; health=2 has painkillers; free
    -> options=0,1 asks='You cannot afford “Way 2” (2 health).' |
        0:painkillers.1/0 -> options=0,1,2 detail.2='Pay 2 of your 4 health.'
        unasked='You cannot afford'
# A test decides what comes, and whether the card is kept.
PH-13.12 PH-16.3 | tells xp=1 {test: {stat: mind}, pass: [{food: 2}], fail: [{ammo: 1}]} {};
        dice d3
    0 -> food=2 ammo=0 trophies=tale
PH-13.12 PH-16.3 PH-12.8 | tells
        xp=1 {test: {stat: mind}, pass: [{food: 2}], fail: [{ammo: 1}]} {}; dice d4
    0 -> returned=done food=0 ammo=1 trophies=0 used.level1=tale
PH-13.12 | tells xp=1 {success: false} {} | 0 -> trophies=0 used.level1=tale
PH-13.12 | tells {test: {stat: mind, modifier: {0/-3/-3/0/2}}} {}; mind={3/3/5/5/5}
    -> detail.0=': {50/0/33/83/100}% (mind {3/0/2/5/7})'
PH-12.8 PH-16.5 | tells xp=1 {pass: [{health: -6}]} {}
    0 .. -> returned=fallen used.level1=tale fights=0
# A follower costs food where so printed, and else just comes.
PH-20.8 PH-20.8a | meets health=1 follower=yes follower_food=yes; food={2/1}; dice AMM MMM
    fight -> default={pay/no} | . -> hidden_followers={1/0} food=1
PH-20.8 | meets health=1 follower=yes; dice AMM MMM | fight -> hidden_followers=1
# Won with all enemies dead and morale left; not where some have fled.
PH-13.12 PH-16.1 | meets health=1 xp=2 reward=[{food: 2}]; dice AMM MMM
    fight -> returned=done told.won=1 food=2 trophies=foe
PH-16.1 | meets health=1 reward=[{food: 2}]; skill last {kill: {morale: -6}}; has last; dice AMM MMM
    fight .. -> returned=fallen told.won=0
PH-16.2 PH-16.3 | leader; dice AMM MMMM 6xMMM
    fight .. -> returned=done told.won=0 food=0 trophies=helper used.level1=foe
# A knockout leaves neither XP nor reward (its 1 food is PH-19.1's); all cards are discarded.
PH-16.4 PH-16.5 | leader; health=1; dice AMM MMMM MMM AMM
    fight .. -> returned=fallen trophies=0 food=1 used.level1=foe used.human=helper fights=0
# What cards do to encounters.
PH-27.12 | revealed; play replace | -> met=second foes=second used.level1=foe used.human=helper
PH-27.12 | revealed; play add-kin | -> foes=foe,helper,kin
PH-27.12 | alone; skill more {reveal: extra_encounter, limit: once}; has more;
        story one two six {} {}; stack level1 one two six
    0 0 -> returned=done used.level1=one,two top.level1=six
# An empty deck is made of its discards, and without any brings nothing.
PH-1.8 | alone; only level1; story tale {} {}; used level1 tale | -> met=tale
PH-1.8 | alone; only level1 | -> returned=done
PH-15.23 | alone; skill edge {combat_start: {dice: {die: melee, n: 1, scope: combat}}}; has edge;
        combat foe health=1; fight foe; play fight; dice AMMM MMM
    -> returned=done lasting=0 used=0
""")
def test_an_encounter(check: Check) -> None:
    check()


@pytest.mark.rule("PH-20.16")
@pytest.mark.parametrize("answers", ["", "fight", "fight hold"])
def test_a_card_whose_condition_no_longer_holds_does_nothing(answers: str) -> None:
    tricks = "".join(
        f"gear {name} {{{hook}: end_combat, if: in_company, cost: {{discard: 1}}}}; has {name}; "
        for name, hook in (("net", "evade"), ("horn", "shoot_roll"), ("flag", "melee_roll"))
    )
    road = read_road(
        f"two; gun gun; ammo=9 speed=5 has gun; {tricks}combat foe health=7; stack level1 foe; "
        "Ben lays clinic 0,1"
    )
    case = road.play(meet_encounter())
    for answer in answers.split():
        case.pick(answer)
    (use,) = [option for option in case.options if "/" in option]
    topic = case.prompt().topic
    case.state.human(1).at = "0,1"
    case.pick(use)
    assert case.topics() == [topic]
    assert use not in case.options


@pytest.mark.rule("PH-13.4", "PH-13.7", "PH-13.12")
def test_the_choice_to_fight_or_evade_tells_enemies_odds_and_rewards() -> None:
    rule = {"at": "combat_start", "do": [{"morale": -1}]}
    met = add_combat(name="Met", xp=2, reward=[{"food": 1}], effects=(rule,), special="effect")
    case = Road(1).human(0, speed=3).fight(0, met).play(lambda h: fight_or_evade(h, 0, 1, 2))
    deal, suffer = find_percents_to_strike(Rolled(3, "wound", 3), Rolled(3, "effect", 3))
    assert case.prompt().text == (
        "Do you fight or evade? Encounter 1 of 2. Met (human): speed 3, health 3, melee 3, 1 wound "
        "per hit. When a fight begins: lose 1 morale. "
        f"Each round: {deal}% that you wound it, {suffer}% that it wounds you."
    )
    assert case.option("fight").detail == (
        "You fight up to 3 rounds. If all enemies die: 2 XP; gain 1 food."
    )
    assert "another encounter instead" in case.option("evade").detail


@pytest.mark.rule("PH-17.11", "PH-19.9")
@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize("strict", ["no", "yes"])
@pytest.mark.parametrize("asked", ["evade", "shoot", "strike", "narrative"])
def test_a_human_struck_down_by_another_player_leaves_the_encounter(
    asked: str, strict: str, turns: bool
) -> None:
    mutations = (
        "has thick-neck hare-legs long-stride owl-eyes many-voices; stack scars second-teeth"
    )
    met = "story met {} {}" if asked == "narrative" else "combat met health=7"
    road = read_road(
        f"two strict={strict}; gun gun; ammo=9 speed=4 has gun; tile lane terrain=rural zones=1+1; "
        "on lane done=1 zone=0; declares move; "
        "skill curse vs=yes {anytime: {morale: {n: -6, whom: other}}, ask: true}; Ben has curse; "
        f"{met}; stack level1 met; {mutations if turns else '-'}"
    )
    case = road.play(None, game=GAME).pick("next", by=0)
    for answer in ("fight", "hold"):
        if asked not in case.topics(0):
            case.pick(answer, by=0)
    assert asked in case.topics(0)
    case.pick("curse/0", by=1)
    while case.s.phase == "act":
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
    assert case.s.fights == {}
    assert "met" in case.s.encounters[1].discards
    assert case.s.players[0].mutant is not None if turns else case.human().on_start
    for kind in ("melee", "shots", "won", "zone"):
        assert not case.told(kind)
