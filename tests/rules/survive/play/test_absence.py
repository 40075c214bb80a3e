"""SV-18: absent players, and what is done for them. The deadline's clock is the table's keeper's;
here is what the rules do when it has run out. In turns of others: test_ending.py, test_trading.py;
attacks: test_combat.py; the end step: test_turn.py."""

from random import Random

import pytest

from rules.engine import Table
from tests.drivers import is_petition, open_table, random_play, show_table
from tests.rules.survive.build import Board
from tests.rules.survive.rows import Check, give_answer, make_rows

rows = make_rows(
    quiet="D4 mountain, G1 mountain; blue D4; red G1",
    ben="D4 lake, A1 city; blue D4; red",
    few="D3 mountain, E4 mountain; blue 1 wood 1 rock",
    ready="blue set 12 crates",
    zombie="D4 lake, G1 lake; red zombies original D4",
    up="red red+blue+yellow+green+white G1",
    vampire="D4 lake; red vampire D4",
)


@rows("""
SV-18.2 three in a row | quiet | 1 mountain 1 > . +mountain,1 F1 +mountain,1 . +mountain,1 E1
    -> absent nothing | +mountain,1 . -> absent blue
SV-18.2 an answer between begins again | quiet
    | 1 mountain 1 > . +mountain,1 F1 +mountain,1 . +mountain,1 E1 +mountain,1 A4 -> absent nothing
SV-18.2 who acts again is present | quiet
    | 1 mountain 1 > . +mountain,1 F1 +mountain,1 . +mountain,1 E1 +mountain,1 . -> absent blue
    | +mountain,1 D1 -> absent blue | +mountain,1 A3 -> absent nothing
""")
def test_absence(check: Check) -> None:
    check()


@rows("""
SV-18.3 a winning landing before an own Defense
    | ben; ready; C4 lake, E4 blue village; blue basic C4
    | 1 -> default E4
SV-18.3 home without the Months is a Village | ben; ready; C4 lake, E4 blue village;
    blue 10 crates basic C4 | 1 -> default C4
SV-18.3 an own Defense before none | ben; C4 lake, D5 lake; blue basic D5 | 1 -> default D5
SV-18.3 none before another's | ben; C4 lake, D5 lake; red basic C4 | 1 -> default D5
SV-18.3 another's before a Village | ben; C4 red village, D5 lake, D3 mountain; red basic D5
    | 1 -> default D5
SV-18.3 a Village before unexplored | ben; D5 red village, E4 mountain | 1 -> default D5
SV-18.3 unexplored before a Monster | ben; few; C4 lake; zombies white C4 | 1 -> default D5
SV-18.3 the lowest coordinate | ben; {C4 lake, D3 lake, D5 lake, E4 lake/D3 lake, E4 lake}
    | 1 -> default {C4/D3}
SV-18.3 unexplored before a Village with a Monster | ben; C4 red village; blue 1 wood 1 rock;
    zombies red C4 | 1 -> default D3
SV-18.3 a Village before that | ben; C4 red village, E4 white village; blue 1 wood 1 rock;
    zombies red C4 | 1 -> default E4
SV-18.3 a winning landing among Monsters comes last | ben; ready; C4 lake, E4 blue village;
    zombies white E4 | 1 -> default C4
SV-18.3 only Monsters: the lowest coordinate | ben; few; C4 lake, D5 lake; zombies white C4 red D5
    | 1 -> default C4
SV-18.3 home that does not win, and Lairs, are no class | A2 lake, B2 lake, A3 blue village;
    blue A2 basic B2; red | 1 -> offers A1 A3; default B2
""")
def test_default_destinations_of_a_human(check: Check) -> None:
    check()


@rows("""
SV-18.7 the City when all six are up | zombie; up; E4 city, C4 lake; blue C4
    | 2 > original -> default E4
SV-18.7 a Village before the City while not | zombie; red red G1; C4 city, E4 white village
    | 2 > -> default original | original -> default E4
SV-18.7 a Village before a Human | zombie; C4 lake, E4 white village, A1 city; blue C4
    | 2 -> default E4
SV-18.7 a Village of the lowest coordinate too
    | zombie; C4 white village, E4 lake, A1 city; green C4;
    green D4; yellow E4 | 2 -> default C4
SV-18.7 a Human whose Zombie is not up | zombie; E4 lake, A1 city; blue E4 | 2 -> default E4
SV-18.7 not one whose Zombie is | zombie; red blue G1; E4 lake, A1 city; blue E4
    | 2 > original -> default C4
SV-18.7 unexplored before any other | zombie; C4 lake, D3 lake, E4 lake, A1 city | 2 -> default D5
SV-18.7 any other: the lowest coordinate | zombie; C4 lake, D3 lake, D5 lake, E4 lake, A1 city
    | 2 -> default C4
SV-18.7 not a Village that takes two
    | zombie; C4 white village, A1 city; blue basic C4; yellow basic C4 | 2 -> default D3
SV-18.7 the City is no class before
    | A2 lake, B2 white village, A3 city; red zombies original A2; blue
    | 2 -> offers A1 A3; default B2
SV-18.8 SV-14.2 on Zombie City: stay once all are up | D4 city, E4 white village, G1 lake; up;
    red zombies original D4 | 2 > original -> default stay
SV-18.8 not before | D4 city, E4 white village, G1 lake; red zombies original D4 red G1
    | 2 > original -> default E4
""")
def test_default_destinations_of_a_zombie(check: Check) -> None:
    check()


@rows("""
SV-18.9 the Graveyard while a Coffin is loose | vampire; F4 graveyard, B4 white village, G1 lake;
    red coffins red G1 | 1 -> default F4
SV-18.9 or where it wins | vampire; F4 graveyard, B4 lake; red 1 drops coffins all F4; blue B4
    | 1 -> default F4
SV-18.9 not without a Drop | vampire; F4 graveyard, B4 lake; red coffins all F4; blue B4
    | 1 -> default B4
SV-18.9 a Village before prey | vampire; {F4/A7} graveyard, E5 white village, B4 lake; blue B4
    | 1 -> default E5
SV-18.9 prey before unexplored: Zombies too
    | vampire; A7 graveyard, E5 lake, A1 city; zombies red E5
    | 1 -> default E5
SV-18.9 unexplored before any other | vampire; A7 graveyard, B4 lake, C3 lake | 1 -> default C5
SV-18.9 any other: the lowest coordinate | vampire; F4 lake, B4 lake, C3 lake, C5 lake, D2 lake,
    D6 lake, E3 lake, E5 forest | 1 -> default B4
SV-18.9 the Graveyard is no class without Coffins | A3 lake, B4 white village, C3 graveyard;
    red vampire A3; blue | 1 -> offers A1 C3; default B4
""")
def test_default_destinations_of_the_vampire(check: Check) -> None:
    check()


@pytest.mark.rule("SV-18.2")
def test_a_returning_player_is_present_again() -> None:
    case = Board("D4 mountain, G1 mountain; blue D4; red G1").play("1", *("mountain", "1") * 5)
    for step in (".", "F1", ".", "E1", "."):
        give_answer(case, step)
    assert case.table.absent_seats == {0}
    case.table.return_seat(0)
    assert case.table.absent_seats == frozenset()


@pytest.mark.rule("SV-18.1", "SV-24.20")
@pytest.mark.parametrize("number", range(10))
def test_every_question_carries_a_legal_default_which_a_lapse_carries_out(number: int) -> None:
    """At moments of random games: letting a question run out is answering it with its default."""
    rnd = Random(f"lapse {number}")
    table = open_table("survive", 1 + number % 5, f"lapse {number}", {"last_dawn": 20})
    for _ in random_play(table, rnd):
        if rnd.random() > 0.05:
            continue
        for prompt in table.prompts:
            prompt.read(prompt.default)
            if prompt.optional:
                continue
            lapsed, answered = (Table.load(table.dump()) for _ in range(2))
            told = lapsed.lapse_prompt(prompt.id)
            assert told == answered.answer(prompt.id, prompt.default)
            assert lapsed.state == answered.state


@pytest.mark.rule("SV-18.10")
@pytest.mark.parametrize("number", range(10))
def test_out_of_turn_a_player_may_only_answer_an_offer_or_a_call(number: int) -> None:
    """In every question of random games, except an undo's petition."""
    rnd = Random(f"turns {number}")
    table = open_table("survive", 2 + number % 4, f"turns {number}", {"last_dawn": 20})
    for _ in random_play(table, rnd):
        if table.state.phase != "turns":
            continue
        for prompt in table.prompts:
            if prompt.seat != table.state.turn and not is_petition(prompt):
                assert {o.verb for o in prompt.options} <= {"accept", "refuse", "call"}
                assert prompt.optional
    assert show_table(table)["waiting"] == []
