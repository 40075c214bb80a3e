"""The mutants' step, and what a mutant may do instead of its card (PH-18.2, PH-18.3, PH-18.11 to
PH-18.14, PH-18.16, PH-18.24)."""

import pytest

from rules.engine import Play
from rules.posthuman.play.context import Here
from rules.posthuman.play.mutants import mutants
from rules.posthuman.play.mutants.default_actions import resolve_mutate
from rules.posthuman.play.mutants.mutants import play_mutant_step
from tests.rules.posthuman.build import ask_idly
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import Check, make_rows


def mutate_ben(h: Here) -> Play[None]:
    yield from resolve_mutate(h, 1)


def plan_actions(h: Here) -> Play[None]:
    """What is free to mutants stands open, while Ada is asked something."""
    h.offer_free_actions(
        lambda seat: mutants.list_offers(h, seat), lambda *it: mutants.carry_out(h, *it)
    )
    for _ in range(9):
        yield from ask_idly(h)


POSITIONS = {
    # Ben has turned and holds so many cards; Ada is at home, where nothing hits her.
    "two-cards": "two; deed deed-0 deed-1; Ben turned {}; Ben holds deed-0 deed-1",
    "three-cards": "two; deed deed-0 deed-1 deed-2; Ben turned {}; Ben holds deed-0 deed-1 deed-2",
    "howl": "deed howl step=mutant; two-cards laid=howl",
    # Ada is on an urban tile, and one or two mutants have laid their cards.
    "one-laid": "tile town; on town; deed howl step=mutant; Ben turned laid=howl",
    "two-laid": "three; tile town; on town; deed one step=mutant title={}; "
    "deed other step=mutant title=Howl; Ben turned laid=one; Cleo turned laid=other",
    "mutates": "play mutate; three-cards {}",
    # Ben is a mutant and plans. Ada is about to move in town, and these encounters come next.
    "seer": "three-cards {}; state phase=trade; tile town; on town; declares move; "
    "combat one two three; stack level1 one two three; play plan",
}
rows = make_rows(POSITIONS, play_mutant_step, {"mutate": mutate_ben, "plan": plan_actions})


@rows("""
# Once a turn: the laid card, a default action, which forfeits it openly, or nothing.
PH-18.3 | two-cards acted=yes | -> over
PH-18.3 | two-cards | -> options=consolidate,mutate,none
PH-18.3 PH-10.6 | howl
    consolidate . -> used.mutant_actions=howl Ada.hears='discards Howl unplayed'
PH-18.3 | howl | none none -> used.mutant_actions=0 Ben.hand=deed-0,deed-1,howl
PH-18.3 PH-18.6 | two-cards acted=yes; struck 0 Howl; state tactics=[1]
    -> struck=0 tactics=0 Ben.acted=no
# Clockwise in strict pace; at speed they decide side by side, and are played clockwise.
PH-18.4 | four strict=yes; Ben turned; Cleo turned; Dov turned; state first=2
    -> waits=Cleo | . -> waits=Dov | . -> waits=Ben
PH-18.11 | two-laid First
    -> waits=Ben,Cleo | 2:play-0 1:play-0 -> plays=First>Ada,Howl>Ada
PH-18.11 PH-18.7 | two-laid Howl
    1:play-0 2:play-0 -> health=5 Cleo.topics=mutant options=consolidate,mutate,none
# With the weapon that the mutant picks, if it has several.
PH-18.11 PH-18.18 | tile town; on town; deed blow attack=yes step=mutant;
        scar bone-claw weapon={name: Bone Claw, wounds: 2, special: attack};
        scar nail-paw weapon={name: Nail Paw, wounds: 1, special: attack};
        Ben turned bone-claw nail-paw laid=blow; dice MMM MMM
    -> options=play-0,play-0-nail-paw,consolidate,mutate,none |
        play-0-nail-paw -> says='Ben with Nail Paw rolls'
# By default the laid card hits the leader, or one consolidates and discards nothing.
PH-18.11 | three; tile town; on town; Ben on town; Ben place=3; deed howl step=mutant;
        Cleo turned laid=howl
    .. -> all.health=6,5
PH-18.11 | two; deed deed-0; Ben turned; Ben holds deed-0
    -> default=consolidate | . -> default= | .. -> used.mutant_actions=0 Ben.hand=3
PH-18.11 | howl | -> secret asks=Howl keeps=Howl
PH-18.14 | two-cards
    consolidate deed-0&deed-1 -> used.mutant_actions=deed-0,deed-1 Ben.hand=3
# Hands are filled at the end of the step; a full one may swap a card.
PH-18.16 | one-laid | play-0 -> Ben.hand=3 over
PH-18.16 PH-18.16a | three-cards acted=yes; stack mutant_actions attack-cable
    deed-0 -> used.mutant_actions=deed-0 Ben.hand=deed-1,deed-2,attack-cable
PH-18.16a | three-cards acted=yes | . -> Ben.hand=deed-0,deed-1,deed-2
PH-21.7 | three; tile town; on town; deed blow step=mutant {health: -9}; deed howl step=mutant;
        Ben turned laid=blow; Cleo turned laid=howl;
        has thick-neck hare-legs owl-eyes many-voices; stack scars long-stride
    1:play-0 2:play-0 -> humans=nobody over
# A mutation may take the place of one in play, or is discarded, as a blank one is.
PH-18.13 | mutates thick-neck hare-legs; stack scars owl-eyes
    -> asks='Owl Eyes (shooting +1, +1 card in hand)' options=keep,thick-neck,hare-legs |
        hare-legs -> Ben.mutations=thick-neck,owl-eyes used.scars=hare-legs
PH-18.13 | mutates thick-neck; stack scars owl-eyes
    . -> Ben.mutations=thick-neck used.scars=owl-eyes
PH-18.13 PH-30.8 | mutates thick-neck; stack scars scar-white-line
    -> asks='(no effect)' options=keep |
        keep -> Ben.mutations=thick-neck used.scars=scar-white-line
# Stats are made of the human ones and the mutations in play.
PH-18.13 PH-17.1 | scar strong changes=[{stat: strength, n: 1}]; mutates strong;
        stack scars owl-eyes
    -> detail.strong='Strength +1.'
PH-18.13 | scar clawed weapon={name: Claw, wounds: 2, special: attack}; mutates clawed;
        stack scars owl-eyes
    -> detail.clawed='Claw: 2'
PH-18.13a | scar strong changes=[{stat: strength, n: 1}]; mutates strong strength={5/3};
        stack scars hare-legs
    -> Ben.strength={5/4} | strong -> Ben.strength={5/3}
PH-18.2 PH-30.6 | scar more {anytime: {hand: 1}}; mutates more; deed deed-3; Ben holds deed-3;
        stack scars hare-legs
    more -> topics=hand_limit | deed-2 -> Ben.hand=deed-0,deed-1,deed-3
# Tactics show more the better the mind; the cards go back in any order, or one is discarded.
PH-18.12 | seer mind={1/2/3/4/5}
    1:1 -> Ben.peeked={one/one/one,two/one,two/one,two,three} Ben.acted
PH-18.12 | seer mind=1; combat last level=2; stack level2 last | 1:2 -> Ben.peeked=last
PH-18.12 | seer mind=1; only level1; only level2; only level3 | -> Ben.bars=1
PH-18.12 | seer mind=3 | 1:1 1:o10 -> top.level1=two,one,three used.level1=0
    1:1 1:o1x0 -> top.level1=two,three used.level1=one
PH-18.12 | deed howl; seer laid=howl
    1:1 -> Ben.laid=none says='discards Howl unplayed' Ben.bars=1
PH-18.12a | three; tile town; on town; declares move; Ben turned mind=1; Cleo turned; play plan
    1:1 -> Cleo.hears='Next encounters of level' Ada.misses='Next encounters of level'
# From the reveal until the last mover has chosen a way, out of turn and in secret.
PH-18.24 PH-18.24a | seer mind=1 | -> Ben.frees=1 Ben.stands.tactics=optional,secret
PH-18.24 | seer mind=1; state phase=act | -> Ben.frees=1
PH-18.24 | seer mind=1; state phase=event | -> Ben.bars=1
PH-18.24 PH-23.5 | three phase=declare; calm; Cleo turned; deed howl; Cleo holds howl; play game
    0:move 1:move 2:none -> waits=Ada,Ben Cleo.frees=1 | 0:stay -> Cleo.frees=1 |
        1:stay -> Cleo.bars=1
PH-18.24 | seer mind=1; declares camp | -> Ben.bars=1
""")
def test_mutants(check: Check) -> None:
    check()


@pytest.mark.rule("PH-17.5")
def test_nobody_else_learns_which_scar_was_discarded() -> None:
    def tell(comes: str) -> list[str]:
        case = read_road(f"two; Ben turned thick-neck; stack scars {comes}").play(mutate_ben)
        assert case.prompt().secret
        told = [case.prompt().about]
        case.lapse()
        return [*told, *case.texts()]

    assert tell("owl-eyes") == tell("scar-white-line")


@pytest.mark.rule("PH-18.24")
def test_tactics_delay_no_mover_and_put_no_drawn_card_back() -> None:
    road = read_road("two phase=trade; Ben turned mind=3; tile town; on town; declares move")
    case = road.play(plan_actions).pick("1", by=1)
    assert case.waits_for == {0}
    drawn = case.s.encounters[1].pile.pop()
    case.pick("on", by=0)
    assert case.free(1) == []
    assert drawn not in case.s.encounters[1].pile
