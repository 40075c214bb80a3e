"""Camp, forage and scout (PH-11)."""

from rules.posthuman.play.actions.actions import perform_action
from tests.rules.posthuman.build import ask_idly
from tests.rules.posthuman.play.travel.on_the_map import (
    answer_encounters,
    make_camp,
    perform_actions,
)
from tests.rules.posthuman.rows import Check, make_rows

POSITIONS = {
    # Ada stands on a tile that ends in a safe house, and is completed unless it is said.
    "on-tile": "alone; tile lane zones=1+1safe {}; play nothing; on lane zone=0",
    # Ben's mutant action hits Ada as she begins an action.
    "attacked": "two; deed blow {morale: -1} terrains=[] step={}; Ben turned laid=blow",
    # Tiles that lie around home, from the north on.
    "three-around": "alone; tile cross; lays cross 0,1; lays cross 1,0; lays cross 0,-1",
    "next": "tile first second third fourth exits={}; stack tiles first second third fourth",
}
PLAYS = {
    "nothing": ask_idly,
    "does": lambda *actions: perform_actions(0, *actions),
    "both-scout": lambda h: h.together([perform_action(h, n, "scout") for n in (0, 1)]),
}
forage_rows = make_rows(POSITIONS, perform_actions(0, "forage"), PLAYS, between=answer_encounters)
scout_rows = make_rows(POSITIONS, perform_actions(0, "scout"), PLAYS)


@forage_rows("""
# One supply card whatever the icons: its mountain cell has 1 food and 2 ammo.
PH-11.8 | alone; tile peak terrain=mountain zones=1dead supply=3; on peak;
        stack supply under-floorboards left-in-a-hurry
    -> food=1 ammo=2 used.supply=under-floorboards foraged
PH-11.8 | alone; has forager; supply one two; stack supply one two | -> food=2
# Only a completed tile with a supply icon, and once; from the safe house at its end too.
PH-11.8 | on-tile supply={1/0} | -> can_forage={yes/no}
PH-11.8 | on-tile; on lane done=1 zone=0 | -> can_forage=no
PH-11.8 | on-tile; forages | -> can_forage=no
PH-11.10 | on-tile; on lane done=1 zone=0; calm; supply one two food=1; stack supply one two;
        play does move forage
    next -> in_safe_house food=2 foraged
# It can be left after a mutant has struck, is not asked about else, and may be lost.
PH-10.2 PH-11.8 | attacked forage
    -> morale=5 topics=forage default=go |
        leave -> over foraged=no says='Ada decides not to forage after all'
    . -> foraged unsaid='after all'
PH-10.2 | alone | -> over foraged
PH-10.2 | alone; forages | -> over says='loses the action'
""")
def test_foraging(check: Check) -> None:
    check()


@scout_rows("""
# Not without a vacant exit: a neighbour without an exit towards home blocks it.
PH-11.11 | three-around; play nothing | -> legal=forage,scout,move,nothing
PH-11.11 PH-6.6a | three-around; tile road exits=NS; lays road -1,0; play nothing
    -> legal=forage,move,nothing
PH-11.12 | on-tile; on lane done=1 zone=0 | -> legal=camp,scout,move,nothing
# A tile for each vacant exit, drawn in order; the last has one way left.
PH-11.11 PH-11.12 PH-11.13 | alone; tile cross; lays cross 0,1; next NESW
    -> options=E.0,S.0,W.0 secret | S.0 -> options=E.0,W.0 |
        W.0 -> over at=0,0 laid_tiles=cross,first,second,third cells=-1,0/0,-1/0,0/0,1/1,0
PH-11.13 | alone; tile corner exits=NE; tile one two six exits=NS; stack tiles corner one two six
    -> has=N.1,N.2 lacks=N.0 default=N.1 | N.2 -> exits=NESW,SW
PH-11.13 | two | -> waits=Ada topics=place secret refuses.N.4=PH-6.4
PH-10.2 PH-11.11 | attacked scout; next NESW
    -> topics=scout default=go | leave -> over top.tiles=first map=1
PH-11.14 | two; tile fifth sixth seventh last; stack tiles fifth sixth seventh last; next NESW;
        play both-scout
    -> waits=Ada,Ben | 1:S.0 -> map=1 Ben.map=2 | 0:E.0 -> map=2 Ben.map=2
""")
def test_scouting(check: Check) -> None:
    check()


CAMPS = {
    "outside": "alone; tile field; camps field",
    "house": "alone; tile house zones=1safe; on house zone=0 fresh=yes; declares camp",
    # Both are at home, which is rural, and hurt; Ada camps with these cards.
    "together": "{} phase=camp; declares camp; health=2 morale=2; "
    "Ben health=2 morale=2 food=3 ammo=3",
    "card": "together two; gear own {camp: {morale: {n: 1, whom: chosen}}, ask: true} {}; has own",
    "aid": "together two; gear own {camp: {health: {n: 1, whom: other}}, ask: true} {}; has own",
}
camp_rows = make_rows(CAMPS, make_camp, PLAYS)


@camp_rows("""
# 2 health up to the limit; in a safe house 1 more of either, the lower one by default.
PH-11.1 | outside; health={3/5} | -> over health={5/6}
PH-11.1 | house; health=1 morale=1 | health -> health=4 morale=1
    morale -> health=3 morale=2
PH-11.1a | house; health={1/3/2} morale={4/2/4} | -> default={health/morale/health}
PH-11.1 | house; health=5 | -> over health=6
PH-11.1a | house; health=5 morale=3 | -> over health=6 morale=4
PH-10.2 PH-11.2 | alone; declares camp | -> says='Ada can no longer camp and loses the action.'
# What gives something at camp just gives it; the menu names each who can be helped.
PH-11.3 | together two; has sound-sleeper ines | -> over morale=4
PH-11.3 | together three; has first-aid; Cleo health=2 on clinic
    -> options=first-aid/0>0,first-aid/0>1,done | first-aid/0>0 -> over health=5 Ben.health=2
PH-11.3 | together two; has first-aid; health=6; Ben health=6 | -> over
# Another on the same terrain, who need not camp, is helped if it agrees, and pays nothing.
PH-11.3 PH-11.4 | together two; has first-aid | first-aid/0>1 -> waits=Ben
PH-11.4 PH-11.6 | together two; has first-aid
    first-aid/0>1 yes -> over Ben.health=3 Ben.food=3 Ben.ammo=3 food=0
PH-11.4 | together two; food=1 has suture-kit camp-cook
    suture-kit.1/0>1 no -> Ben.health=2 gear=1 options=camp-cook/0>,done
PH-11.4 | together two; has suture-kit
    suture-kit.1/0>1 yes -> Ben.health=5 gear=0 used.equipment=suture-kit.1
PH-11.5 | together two; has first-aid | -> secret=no default=done
# All in any order, until all are done.
PH-11.7 | together two; has first-aid; Ben has first-aid; Ben declares camp | -> waits=Ada,Ben
PH-11.7 | together two; has first-aid; Ben has camp-cook; Ben declares camp
    1:done -> waits=Ada | 0:done -> over
# Skills that the rulebook names.
PH-26.1 PH-11.4 | together two; has looting
    looting.1/0> -> over food=1 ammo=0 Ben.food=2 Ben.ammo=3
    looting.1/0+1> -> over food=0 ammo=2 Ben.food=3 Ben.ammo=1
PH-26.1 | together two; has raiding; Ben has knife; dice d{43/33/25}
    raiding.1/0> -> gear={1/0/0} Ben.gear={0/1/1}
PH-26.1 | together two; speed=5 health=2 has raiding; Ben has knife nail-club; dice d12
    raiding.1/0> -> gear=knife.1 Ben.gear=nail-club.1
PH-26.1 | together three; has storytelling; Cleo morale=2
    storytelling/0>0.1.2 -> waits=Ben,Cleo | 1:yes 2:no -> all.morale=3,3,2
PH-26.1 | together two; has psychologist
    -> options=psychologist/0>1,done | psychologist/0>1 yes -> morale=2 Ben.morale=4
# A camo tent keeps VS cards from a camper, from nobody else, and no help.
PH-26.3 | together two; has looting; Ben has camo-tent | -> over=no
PH-26.3 | together two; has looting; Ben has camo-tent; Ben declares camp | -> over Ben.food=3
PH-26.3 | together two; has psychologist; Ben has camo-tent; Ben declares camp
    -> options=psychologist/0>1,done
# At home one camps only with something to recover from; camping draws no encounter.
PH-11.2 | alone; play nothing | -> legal=forage,scout,move,nothing
PH-11.2 | alone; {health/morale}=5; play nothing | -> legal=camp,forage,scout,move,nothing
PH-11.2 | alone; tile bare supply=0; on bare; play nothing | -> legal=camp,scout,move,nothing
PH-11.9 | alone; health=1; play does camp forage scout
    .. -> drawn=none foraged health=3 map=5
# An absent player agrees to a benign card. Some cards are discarded after one use.
PH-11.5 | aid benign={yes/no} | own/0>1 -> options=yes,no default={yes/no}
PH-11.4 | card once=yes | own/0>0 -> morale=3 gear=0 used.equipment=own
PH-11.4 | card | own/0>0 -> morale=3 gear=own used.equipment=0
""")
def test_camping(check: Check) -> None:
    check()
