"""What may be answered ahead in Posthuman: a meal, a plan, and a mutant's reaction."""

from rules.posthuman import GAME
from rules.posthuman.play.actions.declaring import declare_phase
from rules.posthuman.play.eating import play_eating_phase
from tests.ahead import answer_ahead
from tests.rules.posthuman.play.mutants.test_attacks import POSITIONS, begin_actions
from tests.rules.posthuman.play.travel.on_the_map import perform_actions
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import pairs

PLAYS = {
    "eat": play_eating_phase,
    "declare": declare_phase,
    "destination": perform_actions(0, "move"),
    "reaction": begin_actions(0),
}
"""What is played, by the topic of its question."""


@pairs("""
- | alone; food=3 hunger=2 > eat eat {1/0/full} | {1/0/2}
- | alone; food=3 hunger=2 > eat eat 1 {hungry/4/3} | {1/-/1}
- | alone; food=3 hunger=2 > eat eat 0 safe | -
# With half of one's health, or with little food; not in a safe house.
- | alone; food=9 health={3/4} > declare plan move hurt | {move/-}
- | alone; food={1/2} > declare plan move hungry | {move/-}
- | alone; food=9 > declare plan move out | move
- | alone; tile house zones=1safe; on house zone=0 > declare plan move out | -
# Going on is for tiles that have another zone.
PH-12.1 | alone; tile town zones={1+1/1}; on town done=1 zone=0 > destination go next | {next/-}
PH-18.9 | laid; Cleo aims when=ask > reaction reaction {fire/hold on-0/fire on-1} | {fire/hold/-}
""")
def test_answers_given_ahead(said: str, told: str) -> None:
    position, asked = said.split(" > ")
    topic, kind, answer, *condition = asked.split()
    case = read_road(position, POSITIONS).play(PLAYS[topic])
    given = answer_ahead(GAME, case.table, case.prompt(topic), kind, answer, *condition)
    assert given == ([told] if told else None)
