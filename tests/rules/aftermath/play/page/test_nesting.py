"""Rest at the end of a turn, while it is safe (AF-16)."""

from typing import Any

from rules.aftermath.model.state import Member
from rules.aftermath.play.context import Here
from rules.aftermath.play.page import nesting
from rules.engine import Play
from tests.rules.aftermath.build import A, B
from tests.rules.aftermath.rows import Check, make_rows


def propose_nest(h: Here) -> Play[None]:
    """The proposal, and what may be proposed meanwhile."""
    h.offer_free_actions(lambda seat: nesting.list_nest_offers(h, seat), lambda *_: None)
    yield from nesting.resolve_nest_proposal(h, A)


SCRIPTS: dict[str, Any] = {
    "vote": lambda h: nesting.resolve_nest_proposal(h, A),
    "vote-beside": propose_nest,
    "nest": lambda h, m=0: nesting.resolve_nest(h, Member(m)),
    "may": lambda h: nesting.can_propose_nest(h.s),
    "propose": lambda h: nesting.propose_nest(h, B),
    "offers": lambda h, seat: [role for role, _ in nesting.list_nest_offers(h, seat)],
}


rows = make_rows(SCRIPTS, before="state camp=0")


@rows("""
AF-16.1 not unless somebody proposes it | state camp=none | vote | over yes; time 0
AF-16.1 all are asked, silence goes on | - | vote; is waits_for 0 1; defaults | time 0
AF-16.1 AF-16.8 AF-16.9 an hour, and it is over | dials time=3 | vote; 0:nest 1:nest | time 4;
    camp none
AF-16.1 not while it is hostile | latch-rat 6 | vote | over yes; time 0
AF-16.1 nor proposed | latch-rat 6; state camp=none | may | gives no
AF-16.1 but while it is safe | state camp=none | may | gives yes
AF-16.1 no vote in a solo game | seats 1 | vote | time 1
AF-16.1 anybody may propose | state camp=none | propose | camp 1
AF-16.1 and take it back | state camp=none | propose then propose | camp none
AF-16.1 themselves | state camp=none | propose then offers 1 | gives nest
AF-16.1 and nobody else | state camp=none | propose then offers 0 | gives nothing
AF-16.1 no other proposal meanwhile, nor in the nest | wren wounds=1; dials food=3 | vote-beside;
    is topics nest-vote nest-vote; is unfree 0 nest; is unfree 1 nest; 0:nest 1:nest | topics meal;
    unfree 0 nest; unfree 1 nest
AF-16.2 a food against a wound | wren wounds=2; bodkin wounds=1; dials food=5 | nest; 0:eat 1:fast
    | all_wounds 1 1; food 4; over yes
AF-16.2 enough, all at once | wren wounds=2; bodkin wounds=1; dials food=5 | nest | waits_for 0 1
AF-16.2 silence eats, and the unhurt are not asked, eaten | bodkin wounds=1; dials food=5 | nest;
    is waits_for 1; is default eat; defaults | food 4; all_wounds 0 0
AF-16.2 without food | bodkin wounds=1; dials food=0 | nest | over yes; all_wounds 0 1
AF-16.2 just enough, all at once | wren wounds=1; bodkin wounds=1; dials food=2 | nest
    | waits_for 0 1
AF-16.3 short, from whose turn it was, round the table | party 3; wren wounds=1; bodkin wounds=1;
    cog wounds=1; dials food=1 | nest 2; is waits_for 2; fast | waits_for 0
AF-16.3 until it is gone | party 3; wren wounds=1; bodkin wounds=1; cog wounds=1; dials food=1
    | nest 2; fast eat | all_wounds 0 1 1; over yes
AF-19.23 the infirmary | bodkin wounds=3; dials food=5; colony built=infirmary | nest; eat
    | all_wounds 0 1; food 4
AF-16.4 toxic wounds become ordinary after eating | bodkin wounds=1 toxic=2; dials food=5 | nest;
    eat | bodkin_wounds 2; bodkin_toxic 0
AF-16.4 without | bodkin toxic=1; dials food=5 | nest | bodkin_wounds 1; bodkin_toxic 0
AF-16.5 AF-15.15 bad statuses go | wren statuses=tangled,inspired,badly-hurt,camouflaged | nest
    | statuses inspired camouflaged
AF-16.6 batteries on items are used up | item hat battery=2; wren wears=hat+2 batteries=1 | nest
    | on_items 0; batteries 1
AF-16.7 broken things are fixed by vote | dials scrap=2; breaks pin | nest;
    0:pin.1 1:pin.1 place:equip | bodkin_worn pin; scrap 0; over yes
AF-16.7 silence fixes nothing | dials scrap=2; breaks pin | nest; defaults | broken pin; scrap 2
AF-16.7 nor does too little | dials scrap=1; breaks pin | nest | over yes
AF-16.7 as much of what it does as fits | seats 1; dials scrap=30; breaks bicycle-lamp | nest
    | detail bicycle-lamp.0 Pay 2 of 30 scrap: +1 instinct with each battery, sees through Night and
    Smoke with a battery, hold…
AF-16.10 those outside too, the defeated not | party 3; wren at=none exited=yes statuses=soaked;
    bodkin at=none defeated=yes statuses=soaked | nest | all_statuses - soaked -
""")
def test_nesting(check: Check) -> None:
    check()
