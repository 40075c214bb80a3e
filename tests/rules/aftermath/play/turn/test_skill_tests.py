"""Skill tests (AF-8), who is asked for them, and what entries make of them. Wren adds 2 to agility
and 1 to instinct."""

from typing import Any

import pytest

from rules.aftermath.model.state import Member
from rules.aftermath.model.terms import BLACK_DIE, WHITE_DIE
from rules.aftermath.play.cards.action_deck import name_cards
from rules.aftermath.play.context import Here
from rules.aftermath.play.turn import skill_tests
from rules.aftermath.words import Message
from rules.aftermath.words.fitting import FittedMessage
from rules.engine.languages import speak
from rules.kit.content import DETAIL_CHARACTERS
from tests.rules.aftermath.build import Case, Party
from tests.rules.aftermath.rows import Check, make_rows


def take_test(
    h: Here, attribute: Any, difficulty: int, *more: str, extra: int = 0, m: int = 0
) -> Any:
    """A test on a ledge."""
    orders = [word.replace("nothing", "none") for word in more if word in ORDERS]
    trial: Any = skill_tests.Trial(
        member=Member(m),
        attribute=None if attribute == "any" else attribute,
        difficulty=difficulty,
        cause="The ledge",
        opposed="opposed" in more,
        compulsory="compulsory" in more,
        extra=extra,
        topic="test",
    )
    trial.scope = next((word for word in more if word in ("melee", "defence")), None)
    standing: Any = orders[0] if orders else None
    return skill_tests.resolve_test(h, trial, standing=standing)


ORDERS = ("thrifty", "all-out", "nothing")
"""Standing orders, in the words of the rows."""


def play_two(difficulty: int, *luck: int, opposed: bool = False) -> Case:
    """Wren has played 2 in a test of agility."""
    party = Party().holds("wren", "green-2a", "red-1a")
    word = ["opposed"] if opposed else []
    case = party.play(lambda h: take_test(h, "agility", difficulty, *word), *luck)
    assert case.luck.picked == []
    return case.says("test", "green-2a")


SCRIPTS: dict[str, Any] = {
    "test": take_test,
    "helped": lambda h, extra: take_test(h, "agility", 7, extra=extra),
    "bodkin": lambda h: take_test(h, "strength", 5, m=1),
}


rows = make_rows(SCRIPTS)
entry_rows = make_rows()


@rows("""
AF-8.1 it says attribute and difficulty | wren green-2a | test agility 5 | data.attribute agility;
    data.difficulty 5; data.opposed no; asks The ledge: agility test, difficulty 5
AF-8.5 AF-8.6 AF-8.16 {2, bonus 2 and white 2 make 6/white 3} | wren green-2a
    | test agility 7; dice {2/3}; green-2a | gives {no/yes}
AF-8.5 items | item pin bonus=strength+1; item fork bonus=melee+1,ranged+2;
    wren red-2a wears=pin,fork | test strength 5 melee; dice 1; red-2a | gives yes; tested.bonus 2
AF-8.7 against black 2 | wren green-2a | test agility 5 opposed; dice 3 2; green-2a | gives yes
AF-8.7 against black 3 | wren green-2a | test agility 5 opposed; dice 3 3; green-2a | gives no
AF-8.8 cards are discarded | wren green-2a green-1a red-1a | test agility 9; green-2a
    | hand green-1a red-1a; discards green-2a
AF-8.9 {its bonus, agility/instinct/strength} | wren white-1a | test {agility/instinct/strength} 5;
    dice 2; white-1a | tested.bonus {2/1/0}; tested.attribute {agility/instinct/strength}
AF-8.15 a 1 is no failure | wren green-2a | test agility -2; dice 1; green-2a | gives yes
AF-8.15 a 4 is no success | wren green-2a | test agility 9; dice 4; green-2a | gives no
AF-8.2 its colour first | wren green-2a red-2a | test agility 5 | refuses red-2a AF-8.2
AF-8.2 then another | wren green-2a red-2a | test agility 5; green-2a&red-2a
    | tested.cards green-2a red-2a
AF-8.3 colour or number | wren green-2a green-1a red-1a red-2a | test agility 5
    | refuses green-2a&red-1a AF-8.3; refuses green-2a&red-1a&red-2a AF-8.3
AF-8.3 of the first | wren green-2a green-1a red-1a red-2a | test agility 5;
    green-1a&red-1a&green-2a | over yes
AF-8.3 what can take part | wren green-2a red-2a blue-1a yellow-3a white-3a | test agility 5
    | options green-2a red-2a yellow-3a white-3a
AF-8.10 no card to begin with | wren red-2a blue-3a | test agility 1 | gives none; picked nothing;
    hand red-2a blue-3a; never test
AF-8.10 none played | wren green-2a | test agility 1; test: | gives none; hand green-2a
AF-8.11 compulsory, no card | wren red-2a | test agility -5 compulsory | gives no; picked nothing
AF-8.11 compulsory, none played | wren green-2a | test agility -5 compulsory; test: | gives no;
    picked nothing
AF-8.13 AF-8.14 an influence card | wren influence-wren | test strength 5; dice 2; influence-wren
    | gives yes; influence no; hand nothing; discards nothing
AF-8.12 the default leaves two to the die | wren green-1a green-2a green-3a | test agility 6
    | default green-2a
AF-8.12 of an opposed test none | wren green-1a green-2a green-3a | test agility 5 opposed
    | default green-3a
AF-8.12 a slight chance | wren green-1a | test agility 7 | default green-1a
AF-8.12 AF-17.8 though none can succeed | wren green-1a | test agility 8 | default green-1a;
    asks No cards that you hold can succeed.
AF-8.12 its player alone | wren green-2a green-3a | test agility 5 | waits_for 0; secret yes; about
    The ledge: Wren chooses cards (agility test, difficulty 5); never test
AF-8.12 the chance of the default | wren green-2a | test agility 7 | data.bonus 2; data.chance 0.5;
    asks Your chance with green agility 2 is 50%.
a defence | wren green-2a red-2a | test any 4 opposed defence | about The ledge: Wren chooses cards
    (attack 4 + black die); asks Your bonus is +2 agility and +1 instinct, otherwise 0.
AF-13.2 a coloured card | wren yellow-1a | test any 3 opposed defence; dice 2 2; yellow-1a
    | tested.attribute instinct; tested.bonus 1
AF-15.13 inspired | wren green-2a statuses=inspired | test agility 7; dice 2; green-2a | gives yes;
    statuses inspired
AF-15.13 until a failure | wren green-2a statuses=inspired | test agility 7; dice 1; green-2a
    | gives no; statuses nothing
AF-15.13 at everything | wren red-2a statuses=inspired | test strength 7 | data.bonus 1
AF-24.5 the charm | wren green-2a wears=sixpence | test agility 7; dice 2; green-2a&charm
    | gives yes; charmed yes
AF-24.5 not named | wren green-2a wears=sixpence | test agility 7; dice 2; green-2a | gives no;
    charmed no
AF-24.5 not alone | wren green-2a wears=sixpence | test agility 7 | options green-2a charm;
    refuses charm AF-8.2
AF-24.5 once on a page | wren green-2a wears=sixpence charmed=yes | test agility 7
    | options green-2a
what an action adds | wren green-1a | helped 3; dice 1; green-1a | gives yes
AF-2.5 whose it is | seats 1; bodkin red-2a | bodkin | waits_for 0;
    asks Bodkin · The ledge: strength test, difficulty 5
""")
def test_tests(check: Check) -> None:
    check()


@pytest.mark.rule("AF-8.7", "AF-8.8", "AF-8.16")
@pytest.mark.parametrize(
    ("opposed", "dice", "told"),
    [
        (False, [3], "make 7. Wren needs 7 and succeeds."),
        (True, [1, 3], "make 5. Wren needs 8 (5 + black die 3) and fails."),
    ],
)
def test_dice_are_rolled_after_the_cards_and_both_sums_are_told(
    opposed: bool, dice: list[int], told: str
) -> None:
    case = play_two(5 if opposed else 7, *dice, opposed=opposed)
    assert case.luck.picked == [WHITE_DIE, BLACK_DIE][: 1 + opposed]
    start = "The ledge: green agility 2, bonus +2 and white die"
    assert case.texts("test") == [f"{start} {dice[0]} {told}"]


def test_the_table_keeps_the_last_three_tests() -> None:
    def four(h: Here) -> Any:
        for number in range(4):
            yield from take_test(h, "agility", number)

    party = Party().holds("wren", "green-1a", "green-1b", "green-2a", "green-2b")
    assert [one.difficulty for one in party.play(four).defaults().s.tested] == [1, 2, 3]


@entry_rows("""
AF-25.10 ok | wren green-2a | does {test: {attribute: agility, difficulty: 5, ok: [{dial: {food:
    1}}], ko: [{wound: 1}]}}; dice 1; green-2a | food 7; wounds 0
AF-25.10 ko | wren green-2a | does {test: {attribute: agility, difficulty: 8, ok: [{dial: {food:
    1}}], ko: [{wound: 1}]}}; dice 3; green-2a | food 6; wounds 1
AF-8.11 compulsory | wren red-2a | does {test: {attribute: agility, difficulty: 5, ko: [{wound:
    1}]}} | wounds 1; says The ledge: Wren has no card that can start an agility test and fails.
AF-8.11 none played | wren green-2a | does {test: {attribute: agility, difficulty: 5, ko: [{wound:
    1}]}}; test: | wounds 1; says The ledge: Wren plays no cards and fails.
opposed | wren green-1a | does {test: {attribute: agility, difficulty: 4, opposed: true, ko:
    [{wound: 1}]}}; dice 2 2; green-1a | wounds 1
its tale | wren green-2a | does {test: {attribute: agility, difficulty: 5, told_ok: She is across.,
    told_ko: It falls.}}; dice 4; green-2a | tale She is across.
its other tale | wren green-2a | does {test: {attribute: agility, difficulty: 9, told_ok: She is
    across., told_ko: It falls.}}; dice 4; green-2a | tale It falls.
AF-17.11 each at once | wren green-2a; bodkin green-3a | does {test: {who: each, attribute: agility,
    difficulty: 5, ko: [{wound: 1}]}}; 1:green-3a | picked nothing; waits_for 0; never test
AF-17.11 each its own | wren green-2a; bodkin green-3a | does {test: {who: each, attribute: agility,
    difficulty: 5, ok: [{dial: {food: 1}}], ko: [{wound: 1}]}}; dice 1 1; 1:green-3a 0:green-2a
    | food 7; all_wounds 0 1
AF-25.11 all | wren green-2a; bodkin red-3a | does {test: {who: all, attribute: agility, difficulty:
    5, ok: [{dial: {food: 1}}], ko: [{wound: 1}]}}; dice 4; 0:green-2a | food 7; all_wounds 0 1
its tale once | wren green-2a; bodkin green-3a | dice 4 4; does {test: {who: each, attribute:
    agility, difficulty: 5, ok: [{dial: {food: 1}}], told_ok: It holds.}}; defaults
    | tale It holds.; food 8
AF-25.11 the chosen one | wren green-2a; bodkin green-3a | does {test: {who: chosen, attribute:
    agility, difficulty: 5, ko: [{wound: 1}]}}; dice 1; whom:1 green-3a | all_wounds 0 1
""")
def test_tests_of_entries(check: Check) -> None:
    check()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("aim", [0, 3])
def test_a_full_hand_and_its_attack_fit_into_an_options_detail(language: str, aim: int) -> None:
    hand = name_cards(["green-2a", "red-3a", "blue-3a", "yellow-3a", "white-3a"])
    attack = Message("attack-detail", count=aim, bonus=3, difficulty=5, life=3)
    plays = Message("plays-cards", cards=hand, chance=78, detail=attack)
    with speak(language):
        shown = str(FittedMessage(plays, DETAIL_CHARACTERS, "…"))
        assert len(str(plays)) > DETAIL_CHARACTERS >= len(shown)
        assert shown.endswith(".")
