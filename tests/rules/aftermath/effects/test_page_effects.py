"""What effects do to page and journey, tokens and heavy objects (AF-1.6, AF-6.12, AF-6.16 to
AF-6.19, AF-18.7, AF-18.8, AF-25.9, AF-25.10)."""

from typing import Any

import pytest

from rules.aftermath.effects.models import Mission
from rules.aftermath.model.book import list_nested_effects
from rules.aftermath.model.decks import BOOK
from rules.aftermath.play.page import hazards, heavy, maps
from tests.rules.aftermath.build import A
from tests.rules.aftermath.rows import Check, make_rows

SCRIPTS: dict[str, Any] = {
    "line": lambda h, a, b: maps.find_line(h.s, a, b),
    "exits": lambda h: maps.list_exit_spaces(h.s),
    "spring": lambda h: hazards.spring_trap(h, h.s.visit.enemies[0], 3),
    "pushes": lambda h: heavy.list_pushes(h.s, A),
    "push": lambda h, to: heavy.push_object(h, A, to),
}


rows = make_rows(SCRIPTS)


@rows("""
AF-25.9 placed | - | does {place: {token: trap, spaces: [2, 4]}} | lies 2:trap 4:trap
AF-25.9 taken | tokens 2 trap fire | does {take: {token: trap, spaces: [2, 3]}} | lies 2:fire
AF-1.5 AF-1.6 five fires | - | does {place: {token: fire, spaces: [1, 2, 3, 4, 5, 6]}}
    | lies 1:fire 2:fire 3:fire 4:fire 5:fire
AF-1.5 AF-1.6 three heavy objects | - | does {place: {token: heavy, spaces: [1, 2, 3, 4]}}
    | lies 1:heavy 2:heavy 3:heavy
AF-1.5 AF-1.6 two traps | - | does {place: {token: trap, spaces: [1, 2, 3]}} | lies 1:trap 2:trap
AF-1.6 AF-6.12 four objectives | - | does {objective: 1}, {objective: 2}, {objective: 3},
    {objective: 4}, {objective: 5} | lies 1:objective 2:objective 3:objective 4:objective
AF-3.16 none on a revisit | visited | does {objective: 3} | lies nothing
AF-25.9 one of a kind | tokens 2 fire | does {place: {token: fire, spaces: [2]}} | lies 2:fire
AF-6.19 aim tokens | bodkin aim=1 | does {aim: 1} | all_aim 1 1
AF-6.19 AF-1.6 the last of three | bodkin aim=2 | does {aim: 2} | all_aim 1 2
AF-6.19 AF-1.6 none | bodkin aim=3 | does {aim: 1} | all_aim 0 3; never aim
AF-3.9 AF-25.10 or is kept | space 2 objective=1; entry 1 keep_token, {dial: {food: 1}};
    tokens 2 objective; wren green-1a | turn; discard: move-2 | food 7; lies 2:objective
AF-6.18 a trap is sprung | latch-rat 3; tokens 3 trap | spring | gives yes; lies nothing
AF-6.18 once | latch-rat 3; tokens 3 trap | spring then spring | gives no
AF-6.17 over a dashed line | page dash 1-2 1-3-4 red 1-4 white 1-5; tokens 1 heavy; wren red-1a
    | pushes | gives 2 3
AF-6.17 where there is none | page dash 1-2 1-3-4 red 1-4; tokens 1 heavy; tokens 3 heavy;
    wren red-1a | pushes | gives 2
AF-6.17 AF-8.10 with strength | page dash 1-2; tokens 1 heavy; wren green-1a | pushes
    | gives nothing
AF-6.17 from its space | page dash 1-2; tokens 1 heavy; wren red-1a at=2 | pushes | gives nothing
AF-6.17 of six | tokens 1 heavy; wren red-3a | dice 3; push 2; push:red-3a | lies 2:heavy; at 1
AF-6.17 or not | tokens 1 heavy; wren red-3a | dice 2; push 2; push:red-3a | lies 1:heavy
AF-6.17 an action | page dash 1-2 1-3; tokens 1 heavy; wren red-3a | turn; discard:
    | offers push-2 push-3
AF-25.9 a line | - | does {line: {between: [2, 1], to: double}} then line 1 2 | gives double
AF-25.9 an exit opens | space 5 exit=A; space 6 exit=B; exit A closed; exit B closed
    | does {exit: {letter: B}} then exits | gives 6; events exits
AF-25.9 closes | - | does {exit: {letter: A, open: false}} then exits | gives nothing; events exits
AF-25.9 was open | - | does {exit: {letter: A}} | never exits
AF-25.9 AF-6.16 moved into a fire | tokens 3 fire | does {move: {space: 3}} | all_at 3 1; wounds 1
AF-3.4 AF-25.9 the active one reads there | space 3 poi=1; entry 1 {dial: {food: 5}}
    | does {move: {space: 3}} | food 11
AF-3.4 AF-25.9 others do not | space 3 poi=1; entry 1 {dial: {food: 5}}
    | does {move: {space: 3, who: others}} | food 6; all_at 1 3
AF-25.9 not onto the map | party 3; gone bodkin | does {move: {space: 3, who: all}}
    | all_at 3 none 3
AF-25.10 goto | - | does {goto: 15}, {dial: {food: 5}} | ended PageLeft; ended.to 15; food 6
AF-25.10 AF-4.16 travel | seats 1 | does travel; walk-goods-yard | ended PageLeft; ended.to 7
AF-25.10 AF-26.4 the railcar | - | does vehicle | railcar yes; hull 3
AF-18.6 AF-18.7 AF-25.10 the assigned mission | colony assigned=3 open=3
    | does {mission: {n: 3, to: success}}, {dial: {food: 5}} | ended.outcome success; food 6
AF-18.6 AF-18.7 whichever it is | colony assigned=3 open=3
    | does {mission: {n: 0, to: success}}, {dial: {food: 5}} | ended.outcome success; food 6
AF-18.6 AF-18.7 its failure | colony assigned=3 open=3
    | does {mission: {n: 3, to: fail}}, {dial: {food: 5}} | ended.outcome fail; food 6
AF-18.8 another on the way | colony assigned=1 open=1,5
    | does {mission: {n: 5, to: success}}, {dial: {food: 5}} | ended none; sides 5; food 11
AF-18.8 once | colony assigned=1 open=1,5; state sides=5 | does {mission: {n: 5, to: success}}
    | sides 5
AF-18.8 never fails | colony assigned=1 open=1,5 | does {mission: {n: 5, to: fail}} | ended none;
    sides nothing
AF-18.8 an open one | colony assigned=1 open=1 | does {mission: {n: 5, to: success}} | sides nothing
AF-18.8 no main one | colony assigned=1 open=1,2 | does {mission: {n: 2, to: success}}
    | sides nothing; ended none
AF-25.10 a mission opens | colony open=1,7 | does {mission: {n: 6, to: open}} | open 1 6 7
AF-25.10 once | colony open=6 | does {mission: {n: 6, to: open}} | open 6
AF-25.10 not again | colony open=1 done=6 | does {mission: {n: 6, to: open}} | open 1
""")
def test_effects_on_the_page(check: Check) -> None:
    check()


@pytest.mark.rule("AF-4.19")
def test_missions_succeed_only_on_pages_of_their_location() -> None:
    found = set()
    for number, one in BOOK.pages.items():
        for entry in one.entries:
            for effect in list_nested_effects(entry.do):
                if isinstance(effect, Mission) and effect.to == "success":
                    card = BOOK.missions[effect.n]
                    assert number in card.pages, (number, entry.id)
                    assert one.location == card.location
                    found.add(effect.n)
    assert found == set(BOOK.missions)
