"""Actions of the menu that name the cards they play, and how a player chooses others (AF-7.11).
Wren has agility +2 and strength 0."""

import pytest

from rules.aftermath.play.turn import actions
from tests.rules.aftermath.build import A
from tests.rules.aftermath.positions import read_position
from tests.rules.aftermath.rows import Check, make_rows

rows = make_rows(before="enemy foe life=3 defence=5")


@rows("""
AF-10.16 the thrifty cards | wren red-3a red-2a green-1a; foe 1 | acts
    | detail fight-1-1 Play red strength 2 and red strength 3 (
AF-10.16 of two alike | latch-rat 1; latch-rat 1; wren red-3a | acts | label fight-2-1 (second)
AF-10.16 in one press | wren red-3a red-2a green-1a; foe 1 | acts; dice 1 1; fight-1-1
    | enemy_wounds 1; hand green-1a; topics act
AF-8.2 others are two presses away, as chosen | wren red-3a red-2a green-3a green-1a; foe 1 | acts;
    dice 1 1; otherwise; is topics act-cards; is secret yes; is options fight-1-1 shoot-1-1;
    fight-1-1 fight:red-2a | hand red-3a green-3a green-1a
AF-8.2 of one action at once, and none | wren green-3a green-2a; foe 2 | acts; otherwise;
    is topics shoot; is data.attribute agility; shoot: | hand green-3a green-2a
AF-8.2 a single set is no choice | wren green-3a; foe 2 | acts | lacks otherwise
AF-6.19 all aim tokens | wren green-1a aim=2; foe 2 | acts | detail shoot-1-2 2 aim tokens
AF-6.19 are spent | wren green-1a aim=2; foe 2 | acts; dice 1 1; shoot-1-2 | aim 0; enemy_wounds 1
AF-6.19 or one | wren green-1a aim=2; foe 2 | acts; otherwise aim:1 shoot:green-1a | aim 1
AF-9.2 all that fits | wren red-3a red-2a red-1a green-1a; entry 1; task strength 9 | acts
    | cards task green-1a red-1a red-2a red-3a
AF-9.2 what finishes it | wren red-3a red-2a red-1a green-1a; entry 1; task strength 3 | acts; task
    | hand red-2a red-1a green-1a
AF-9.2 all that fits the slot | wren red-3a red-2a red-1a green-1a; entry 1;
    task strength 9 card=red-1b dial=1 | acts | cards task green-1a red-1a red-2a red-3a
AF-9.2 what finishes it then | wren red-3a red-2a red-1a green-1a; entry 1;
    task strength 6 card=red-1b dial=1 | acts; task | hand red-1a green-1a
AF-9.2 AF-24.5 with a prybar | wren red-3a red-2a wears=nail-file; entry 1; task strength 4 | acts
    | cards task red-3a
AF-10.21 a search | wren yellow-2a red-1a; finds 1 t4a | acts | cards scavenge-4 yellow-2a
AF-10.21 in one press | wren yellow-2a red-1a; finds 1 t4a | acts; dice 1; scavenge-4 | hand red-1a
""")
def test_named_cards(check: Check) -> None:
    check()


@pytest.mark.rule("AF-8.2")
def test_the_shown_chance_is_that_of_the_named_cards() -> None:
    party = read_position("enemy foe life=3 defence=5 at 1; wren red-3a red-2a")
    case = party.play(lambda h: actions.resolve_actions(h, A))
    named = case.option("fight-1-1").data
    prompt = case.pick("otherwise").prompt("fight")
    assert (prompt.data["chance"], prompt.default) == (named["chance"], named["cards"])


@pytest.mark.rule("AF-8.2")
@pytest.mark.parametrize(("hand", "others"), [("red-3a red-2a", True), ("red-3a", False)])
def test_an_option_says_whether_other_cards_would_do(hand: str, others: bool) -> None:
    party = read_position(f"enemy foe life=3 defence=5 at 1; wren {hand}")
    case = party.play(lambda h: actions.resolve_actions(h, A))
    assert case.option("fight-1-1").data["others"] is others
