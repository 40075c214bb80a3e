"""Scars, and what they make of their owner (PH-17)."""

import pytest

from rules.posthuman.play.fights.knockout import resolve_knockout
from rules.posthuman.play.fights.melee import resolve_engagement
from rules.posthuman.play.people.scars import become_mutant, draw_scars, refill_hand
from tests.rules.posthuman.build import Script, ask_idly
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import Check, make_rows


def draw_scars_of_ada(n: int = 1) -> Script:
    return lambda h: draw_scars(h, 0, n, "Test")


MUTATIONS = ["thick-neck", "hare-legs", "long-stride", "owl-eyes", "many-voices"]
POSITIONS = {
    # Ada has so many mutations, and these scars come next.
    **{f"scarred-{n}": f"has {' '.join(MUTATIONS[:n])}; stack scars {{}}" for n in range(1, 6)},
    # Ada is in melee with an enemy, who hits her unless it is said.
    "in-melee": "alone; combat foe {}; fight foe stage=melee round=1; play strike; dice MMM AMM",
    # Ada owns something of everything.
    "owner": "three turn=4; blade blade; gear pack held; follower open hidden; event event; "
    "combat foe; minion kin kind=mutant; tile laid; has acrobatics knife blade pack open event foe "
    "kin thick-neck hare-legs long-stride scar-white-line; holds held; hides hidden; "
    "food=3 ammo=2 counters=1 place=5; on laid",
    "signed": "scar p1 p2 changes=[{stat: strength, n: 1}]; "
    "scar m1 m2 changes=[{stat: strength, n: -1}]; {}; play turn",
    "hand-limits": "scar u1 u2 {anytime: {hand: 1}}; scar d1 d2 {anytime: {hand: -2}}; {}; "
    "play turn",
    "mutant-hand": "three; Ben turned; deed laid one two three; {}; play refill",
}
rows = make_rows(
    POSITIONS,
    draw_scars_of_ada(),
    {
        "two-scars": draw_scars_of_ada(2),
        "knockout": lambda h: resolve_knockout(h, 0, "Test"),
        "strike": lambda h: resolve_engagement(h, 0, 0),
        "turn": lambda h: become_mutant(h, 0),
        "refill": lambda h: refill_hand(h, 1),
        "nothing": ask_idly,
    },
)


@rows("""
# One scar a combat, with the first melee wound of an enemy that has the mark.
PH-17.1 | in-melee kind=mutant | -> scars=1
PH-17.1 | in-melee kind=mutant; already scarred=yes | -> scars=0
PH-17.1 PH-17.2 | in-melee kind=human | -> scars=0
PH-17.2 | in-melee kind=animal scar=yes | -> scars=1
PH-17.2 | in-melee kind=mutant; dice MMM MMM | -> scars=0
PH-17.2 | in-melee kind=mutant wounds=0 | -> scars=0
# Blanks are no mutations.
PH-17.3 | three; scarred-2 scar-stiff-shoulder;
        has scar-white-line scar-burnt-palm scar-short-finger scar-torn-lip
    -> options=stay,never | stay -> mutations=thick-neck,hare-legs returned=no
# With the third and the fourth mutation one may turn; by default one does not.
PH-17.6 | three; scarred-2 second-teeth | -> options=stay,turn,never | turn -> mutants=Ada
PH-17.6 | three; scarred-3 second-teeth | -> options=stay,turn,never | turn -> returned
PH-17.6a | three; scarred-2 second-teeth | -> secret
    . -> returned=no mutants=nobody
PH-17.6b | three; scarred-3 scar-white-line | -> options=stay,never
# "never" answers from then on, but not for the fifth mutation.
PH-17.6a PH-7.6 | three; scarred-2 second-teeth | never -> orders=evolve:never
PH-17.6a PH-7.6 | three; scarred-2 scar-white-line; has scar-burnt-palm
    never -> orders=evolve:never
PH-17.6a PH-7.6 | three; scarred-{3/4} second-teeth; orders evolve=never | -> returned={no/yes}
# The fifth mutation turns at once, and nothing more is drawn. Blanks do not count.
PH-17.7 PH-30.15 | two; scarred-4 many-voices second-teeth; play two-scars
    -> returned mutants=Ada top.scars=second-teeth
PH-17.7 | two; scarred-2 second-teeth; has scar-white-line scar-burnt-palm scar-short-finger
    -> returned=no
# With two players, and alone, nobody may turn; players count, not humans.
PH-17.8 | {alone/two}; scarred-3 second-teeth | -> returned=no mutants=nobody
PH-17.8a | three; scarred-2 second-teeth; Cleo turned | -> options=stay,turn,never
# An empty deck loses its blanks and is shuffled; without mutations no scar is drawn.
PH-17.13 | two; only scars; used scars scar-white-line thick-neck scar-burnt-palm; state removed=[]
    -> scars=thick-neck removed=scar-white-line,scar-burnt-palm
PH-17.13a | two; only scars; used scars scar-white-line; play two-scars | -> scars=0 returned=no
# Without a scar for a knockout its human turns, else it could hold up the mutants for ever.
PH-17.13a | four; Ben turned; has thick-neck; only scars; health=0 place=6; play knockout
    -> returned mutants=Ada,Ben says='Knocked out: no scar is left for Ada to draw.'
PH-17.13a | four; only scars thick-neck; morale=0; play knockout | -> mutants=Ada
PH-1.6 | four; scarred-4 second-teeth; Ben turned; Cleo turned; Dov turned; health=0; play knockout
    -> mutants=Ada,Ben,Cleo,Dov
PH-1.6 | four phase=mutants; Ben turned; Cleo turned; scarred-4 many-voices; health=1; tile town;
        on town; deed blow step=mutant; Dov turned laid=blow; play game
    1:none 2:none -> over=no | 3:play-0 -> winners=Ada,Ben,Cleo,Dov
# A mutation does nothing while its owner is human, who alone sees it.
PH-17.4 | alone; has hare-legs; play nothing | -> whole_speed=3
PH-17.5 | two; has scar-white-line; stack scars thick-neck
    -> Ada.hears='Thick Neck' Ben.misses='Thick Neck' Ben.hears='draws a scar (now 2).'
# Who turns keeps the mutations alone; what can be used again goes to its discards.
PH-17.9 PH-30.17 | owner; play turn
    -> humans=Ben,Cleo Ada.mutations=3 Ada.hand=3 Ada.turned_on=4 used.scars=scar-white-line
        says.turned='Thick Neck' says.turned='Long Stride'
PH-17.10 PH-30.5 | owner; play turn
    -> used.weapons=blade used.equipment=held,pack used.skills=acrobatics
        used.followers=hidden,open used.events=event used.level1=foe used.mutant=kin
        removed=knife.1,laid
# In a fight she is offered a deal and offers one; another is none of hers.
PH-17.11 | three; combat foe; minion kin kind=mutant; fight foe kin; deal 1 0; deal 0 2; deal 1 2;
        play turn
    -> fights=0 deals=1 deal=Ben>Cleo used.level1=foe used.mutant=kin
# The signs of all mutations add up, and are clamped once.
PH-17.12 PH-5.15 PH-30.4 | three; signed strength={5/5/5/2/3};
        has {p1 p2 m1/m1 p1 p2/p1 p2/m1 m2/m1}
    -> Ada.strength={5/5/5/1/2}
PH-17.12 | three; signed strength=3; has m1 | -> says.stats='strength -1'
# The hand limit is 3, and mutations change it, but for the last card; laid cards count.
PH-17.9 PH-18.2 PH-18.2a | three; hand-limits has {thick-neck/u1 u2/d1/d1 d2}
    -> Ada.hand={3/5/1/1}
PH-18.2 | mutant-hand | -> returned=3 Ben.hand=3
PH-18.2 PH-18.2a | mutant-hand Ben turned laid=laid; Ben holds one | -> returned=1 Ben.hand=2
PH-18.2 PH-18.2a | mutant-hand Ben turned laid=laid; Ben holds one two three
    -> returned=0 Ben.hand=3
""")
def test_scars(check: Check) -> None:
    check()


@pytest.mark.rule("PH-17.6a")
def test_the_question_about_a_scar_does_not_reveal_a_mutation() -> None:
    third, blank = (
        read_road(f"three; has thick-neck hare-legs scar-white-line; stack scars {comes}").play(
            draw_scars_of_ada()
        )
        for comes in ("second-teeth", "scar-burnt-palm")
    )
    assert third.prompt().about == blank.prompt().about
    assert "mutation" not in third.prompt().about
    assert [p.id for p in third.table.needed_prompts] == [p.id for p in blank.table.needed_prompts]
