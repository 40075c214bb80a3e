"""Communicating, and the special rules of safe encounters (AF-10.10 to AF-10.15, AF-23.27,
AF-23.28). Wren has an instinct card of 2 and a bonus of 1, against 4 of a Latch Rat."""

from typing import Any

from rules.aftermath.model.state import Member
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.turn import talking
from tests.rules.aftermath.build import A
from tests.rules.aftermath.rows import Check, make_rows

SCRIPTS: dict[str, Any] = {
    "options": lambda h, m=0: [one.id for one in talking.list_talk_options(h.s, Member(m))],
    "difficulties": lambda h: [
        talking.find_talk_difficulty(h.s, A, one) for one in h.s.visit.enemies
    ],
    "calms": lambda h: lasting.start_lasting(h.s, A, "calm-word"),
    "talk": lambda h: talking.resolve_talk(h, A, 1),
    "feed": lambda h: talking.feed_stranger(h, A, 1),
    "buy": lambda h, m=0: talking.buy_item(h, Member(m)),
    "can-buy": lambda h, m=0: talking.can_buy(h.s, Member(m)),
}


rows = make_rows(SCRIPTS, before="wren yellow-2a; bodkin at=6")


@rows("""
AF-10.10 in her space | latch-rat 1 safe; pin-vole 2 safe | options | gives talk-1
AF-10.10 not the hostile | latch-rat 1 | options | gives nothing
AF-10.11 with instinct alone | active bodkin; bodkin at=1 red-3a; latch-rat 1 safe | options 1
    | gives nothing
AF-10.15 not with every kind | enemy swarm type=crawler swarm=2 most=8 communicate=3;
    house-centipede 1 safe; swarm 1 safe; latch-rat 1 safe | options | gives talk-3
AF-15.9 the frightened | wren statuses=frightened; latch-rat 1 safe | options | gives nothing
AF-10.10 opposed | latch-rat 1 safe | talk; dice 3 3; talk:yellow-2a
    | picked 1+2+2+3+3+4 1+1+2+2+3+3; situation hostile
AF-10.10 enough | latch-rat 1 safe | talk; dice 4 3; talk:yellow-2a | situation safe;
    enemies nothing
AF-10.12 AF-10.13 it joins, with a threat | latch-rat 1 safe; pin-vole 1 safe; threats 1 2 | talk;
    dice 4 1; talk:yellow-2a | population 8; situation safe; enemy_ids pin-vole; threats black-1a
AF-10.12 AF-22.6 without threats | latch-rat 1 safe | talk; dice 4 1; talk:yellow-2a | population 8;
    marl_strays 1
AF-10.14 all turn hostile and stay | latch-rat 1 safe; pin-vole 1 safe; threats 1 2 | talk;
    dice 1 3; talk:yellow-2a | situation hostile; population 7; enemy_ids latch-rat pin-vole;
    threats black-1a black-2a
AF-10.14 not if not tried | latch-rat 1 safe | talk; talk: | situation safe; hand yellow-2a
AF-22.11 a calm word | latch-rat 1 safe | calms then difficulties | gives 1
AF-22.11 once | latch-rat 1 safe | calms then talk; dice 1 3; talk:yellow-2a | lasting nothing;
    situation safe
AF-26.3 bells | latch-rat 1 safe; environment truce-bells | difficulties | gives 2
AF-23.27 lost folk | latch-rat 1 safe encounter=lost-folk; latch-rat 1 safe | difficulties
    | gives 3 4
AF-23.27 pedlars | pin-vole 1 safe encounter=pedlars; dials scrap=2 | can-buy | gives yes
AF-23.27 poor | pin-vole 1 safe encounter=pedlars; dials scrap=1 | can-buy | gives no
AF-23.27 hostile | pin-vole 1 encounter=pedlars; dials scrap=2 | can-buy | gives no
AF-23.27 away | pin-vole 1 safe encounter=pedlars; dials scrap=2; wren at=2 | can-buy | gives no
AF-23.27 an item | pin-vole 1 safe encounter=pedlars; dials scrap=5; items latchkey | buy; defaults
    | worn latchkey; scrap 3
AF-23.27 once a turn | pin-vole 1 safe encounter=pedlars; dials scrap=5 | buy then can-buy; defaults
    | gives no
AF-23.27 the other | pin-vole 1 safe encounter=pedlars; dials scrap=5; bodkin at=1 | buy
    then can-buy 1; defaults | gives yes
AF-23.28 the hungry | latch-rat 1 safe encounter=hungry-strangers | options | gives talk-1 feed-1
AF-23.28 no food | latch-rat 1 safe encounter=hungry-strangers; dials food=0 | options
    | gives talk-1
AF-23.28 fed | latch-rat 1 safe encounter=hungry-strangers; threats 1 | feed | food 5; population 8;
    enemies nothing; threats nothing; marl_strays 1; hand yellow-2a
AF-23.28 jackdaws | pin-vole 1 safe encounter=jackdaw-court | talk; dice 1 3; talk:yellow-2a
    | situation hostile; scrap 1
AF-23.28 others | latch-rat 1 safe encounter=lost-folk | talk; dice 1 3; talk:yellow-2a | scrap 2
""")
def test_talking(check: Check) -> None:
    check()
