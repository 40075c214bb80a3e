"""Skill tests (AF-8), who is asked for them, and what entries make of them."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.model.state import Order
from rules.aftermath.model.terms import BLACK_DIE, WHITE_DIE
from rules.aftermath.play.context import Here
from rules.aftermath.play.turn import skill_tests
from tests.rules.aftermath.build import A, B, Case, Party, Script
from tests.rules.aftermath.model.own_book import effects, item


def takes(attribute: Any, difficulty: int, **fields: Any) -> Script:
    """Wren takes a test on a ledge."""
    return lambda h: skill_tests.resolve_test(
        h, A, attribute, difficulty, cause="The ledge", **fields
    )


def wren(*cards: str) -> Party:
    """Wren (agility +2, instinct +1) with these cards, and Bodkin."""
    return Party("wren", "bodkin").holds("wren", *cards)


def played(difficulty: int, *luck: int, card: str = "green-2a", **fields: Any) -> Case:
    """Wren has played one card in a test of agility."""
    case = wren(card, "red-1a").play(takes("agility", difficulty, **fields), *luck)
    return case.says("test", card)


# -- the roll ------------------------------------------------------------------------------------


@pytest.mark.rule("AF-8.1")
def test_the_question_says_attribute_and_difficulty() -> None:
    case = wren("green-2a").play(takes("agility", 5))
    data = case.prompt("test").data
    assert (data["attribute"], data["difficulty"], data["opposed"]) == ("agility", 5, False)
    assert "The ledge: agility test, difficulty 5" in case.prompt().text


@pytest.mark.rule("AF-8.5")
@pytest.mark.rule("AF-8.6")
@pytest.mark.rule("AF-8.16")
@pytest.mark.parametrize(("die", "success"), [(2, False), (3, True), (4, True)])
def test_cards_bonus_and_white_die_must_come_to_the_difficulty(die: int, success: bool) -> None:
    # 2 of the card, 2 of Wren's own
    case = played(7, die)
    assert case.returned is success
    assert case.luck.picked == [WHITE_DIE]


@pytest.mark.rule("AF-8.5")
def test_bonuses_of_items_to_attribute_and_action_count() -> None:
    party = wren("red-2a").wears("wren", item(("strength", 1)), item(("melee", 1), ("ranged", 2)))
    case = party.play(takes("strength", 5, scope="melee"), 1).says("test", "red-2a")
    assert case.returned is True
    assert case.s.tested[-1].bonus == 2


@pytest.mark.rule("AF-8.7")
@pytest.mark.parametrize(("black", "success"), [(1, True), (2, True), (3, False)])
def test_an_opposed_test_adds_the_black_die_to_the_difficulty(black: int, success: bool) -> None:
    case = played(5, 3, black, opposed=True)
    assert case.returned is success
    assert case.luck.picked == [WHITE_DIE, BLACK_DIE]


@pytest.mark.rule("AF-8.8")
def test_cards_are_chosen_before_the_die_falls_and_discarded_after_it() -> None:
    case = wren("green-2a", "green-1a", "red-1a").play(takes("agility", 9), 1)
    assert case.luck.picked == []
    case.says("test", "green-2a")
    assert case.luck.picked == [WHITE_DIE]
    assert case.over
    assert case.of("wren").hand == ["green-1a", "red-1a"]
    assert case.s.deck.discards == ["green-2a"]


@pytest.mark.rule("AF-8.9")
def test_the_tests_attribute_gives_the_bonus_when_a_heroic_card_begins() -> None:
    for attribute, bonus in (("agility", 2), ("instinct", 1), ("strength", 0)):
        case = wren("white-1a").play(takes(attribute, 5), 2).says("test", "white-1a")
        assert case.s.tested[-1].bonus == bonus
        assert case.s.tested[-1].attribute == attribute


@pytest.mark.rule("AF-8.15")
@pytest.mark.parametrize(("difficulty", "die"), [(-2, 1), (0, 1), (8, 4), (30, 4)])
def test_no_face_of_the_die_decides_alone(difficulty: int, die: int) -> None:
    assert played(difficulty, die).returned is (difficulty <= 0 or difficulty == 8)


def test_what_happened_is_told_in_one_line_with_both_sums() -> None:
    told = played(7, 3).texts("test")
    assert told == [
        "The ledge: green agility 2, bonus +2 and white die 3 make 7. Wren needs 7 and succeeds."
    ]
    told = played(5, 1, 3, opposed=True).texts("test")
    assert told == [
        "The ledge: green agility 2, bonus +2 and white die 1 make 5. Wren needs 8 "
        "(5 + black die 3) and fails."
    ]


def test_the_table_remembers_three_tests() -> None:
    def four(h: Here) -> Any:
        for number in range(4):
            yield from skill_tests.resolve_test(h, A, "agility", number, cause="It")

    party = wren("green-1a", "green-1b", "green-2a", "green-2b")
    assert [one.difficulty for one in party.play(four).defaults().s.tested] == [1, 2, 3]


# -- which cards ---------------------------------------------------------------------------------


@pytest.mark.rule("AF-8.2")
def test_cards_of_other_colours_cannot_begin() -> None:
    case = wren("green-2a", "red-2a").play(takes("agility", 5))
    assert case.refused("red-2a") == "AF-8.2"
    case.says("test", "green-2a", "red-2a")
    assert case.s.tested[-1].cards == ["green-2a", "red-2a"]


@pytest.mark.rule("AF-8.3")
def test_cards_that_do_not_go_together_are_refused() -> None:
    case = wren("green-2a", "green-1a", "red-1a", "red-2a").play(takes("agility", 5))
    assert case.refused("green-2a", "red-1a", "red-2a") == "AF-8.3"
    assert case.refused("green-2a", "red-1a") == "AF-8.3"
    case.says("test", "green-1a", "red-1a", "green-2a")
    assert case.over


def test_only_cards_that_can_take_part_are_offered() -> None:
    case = wren("green-2a", "red-2a", "blue-1a", "yellow-3a", "white-3a").play(takes("agility", 5))
    assert case.options == ["green-2a", "red-2a", "yellow-3a", "white-3a"]


@pytest.mark.rule("AF-8.10")
@pytest.mark.parametrize("cards", [(), ("red-2a", "blue-3a"), ("red-2a",)])
def test_without_a_card_to_begin_nobody_is_asked_and_nothing_attempted(
    cards: tuple[str, ...],
) -> None:
    case = wren(*cards).play(takes("agility", 1))
    assert case.returned is None
    assert (case.luck.picked, case.told("test"), case.of("wren").hand) == ([], [], [*cards])


def test_who_answers_with_no_card_does_not_attempt_it() -> None:
    case = wren("green-2a").play(takes("agility", 1)).says("test")
    assert case.returned is None
    assert case.of("wren").hand == ["green-2a"]


@pytest.mark.rule("AF-8.11")
@pytest.mark.parametrize("cards", [("red-2a",), ("green-2a",)])
def test_a_compulsory_test_that_is_not_begun_fails(cards: tuple[str, ...]) -> None:
    case = wren(*cards).play(takes("agility", -5, compulsory=True))
    if not case.over:
        case.says("test")
    assert case.returned is False
    assert case.luck.picked == []


@pytest.mark.rule("AF-8.13")
@pytest.mark.rule("AF-8.14")
def test_an_influence_card_is_a_three_and_goes_out_of_play() -> None:
    party = wren("influence-wren").member("wren", influence=True)
    case = party.play(takes("strength", 5), 2).says("test", "influence-wren")
    assert case.returned is True
    assert not case.of("wren").influence
    assert (case.of("wren").hand, case.s.deck.discards) == ([], [])


# -- the default ---------------------------------------------------------------------------------


@pytest.mark.rule("AF-8.12")
def test_the_default_leaves_two_to_the_die() -> None:
    # Wren adds 2: cards of 2 reach 6 - 2.
    case = wren("green-1a", "green-2a", "green-3a").play(takes("agility", 6))
    assert case.prompt().default == ["green-2a"]


@pytest.mark.rule("AF-8.12")
def test_the_default_of_an_opposed_test_reaches_the_plain_difficulty() -> None:
    case = wren("green-1a", "green-2a", "green-3a").play(takes("agility", 5, opposed=True))
    assert case.prompt().default == ["green-3a"]


@pytest.mark.rule("AF-8.12")
def test_the_cards_are_their_players_alone_until_they_are_played() -> None:
    case = wren("green-2a", "green-3a").play(takes("agility", 5))
    prompt = case.prompt()
    assert (prompt.seat, prompt.secret) == (0, True)
    assert prompt.about == "The ledge: Wren chooses cards (agility test, difficulty 5)"
    assert case.texts("test") == []


def test_a_defence_says_what_it_is_against() -> None:
    script = takes(None, 4, opposed=True, scope="defence")
    prompt = wren("green-2a", "red-2a").play(script).prompt()
    assert prompt.about == "The ledge: Wren chooses cards (attack 4 + black die)"
    assert "Your bonus is +2 agility and +1 instinct, otherwise 0." in prompt.text


def test_the_question_tells_bots_the_chance_of_the_default() -> None:
    case = wren("green-2a").play(takes("agility", 7))
    assert case.prompt().data["bonus"] == 2
    assert case.prompt().data["chance"] == 3 / 6
    assert "Your chance with green agility 2 is 50%." in case.prompt().text


@pytest.mark.rule("AF-13.5")
@pytest.mark.parametrize(
    ("order", "cards"), [("thrifty", ["green-1a"]), ("all-out", ["green-1a", "green-3a"])]
)
def test_a_standing_order_answers_without_a_question(order: Order, cards: list[str]) -> None:
    script = takes(None, 3, opposed=True, scope="defence", standing=order)
    case = wren("green-1a", "green-3a", "red-2a").play(script)
    assert case.over
    assert case.s.tested[-1].cards == cards


@pytest.mark.rule("AF-13.5")
def test_the_standing_order_for_none_plays_nothing() -> None:
    case = wren("green-1a").play(takes(None, 3, scope="defence", standing="none"))
    assert case.returned is None
    assert case.of("wren").hand == ["green-1a"]


@pytest.mark.rule("AF-13.2")
def test_a_heroic_card_defends_with_the_best_bonus() -> None:
    case = wren("white-1a").play(takes(None, 3, scope="defence", opposed=True), 2, 2)
    case.says("test", "white-1a")
    assert (case.s.tested[-1].attribute, case.s.tested[-1].bonus) == ("agility", 2)


@pytest.mark.rule("AF-13.2")
def test_a_coloured_card_defends_with_its_own_bonus() -> None:
    case = wren("yellow-1a").play(takes(None, 3, scope="defence", opposed=True), 2, 2)
    case.says("test", "yellow-1a")
    assert (case.s.tested[-1].attribute, case.s.tested[-1].bonus) == ("instinct", 1)


# -- what changes totals -------------------------------------------------------------------------


@pytest.mark.rule("AF-15.13")
@pytest.mark.parametrize(("die", "success"), [(2, True), (1, False)])
def test_inspired_adds_one_until_a_test_fails(die: int, success: bool) -> None:
    party = wren("green-2a").member("wren", statuses=["inspired"])
    case = party.play(takes("agility", 7), die).says("test", "green-2a")
    assert case.returned is success
    assert case.of("wren").statuses == (["inspired"] if success else [])


@pytest.mark.rule("AF-15.13")
def test_inspired_adds_to_tests_of_every_attribute() -> None:
    party = wren("red-2a").member("wren", statuses=["inspired"])
    assert party.play(takes("strength", 7)).prompt().data["bonus"] == 1


@pytest.mark.rule("AF-24.5")
@pytest.mark.parametrize(
    ("chosen", "success"), [(["green-2a"], False), (["green-2a", "charm"], True)]
)
def test_the_charm_adds_one_where_it_is_named_before_rolling(
    chosen: list[str], success: bool
) -> None:
    party = wren("green-2a").wears("wren", "sixpence")
    case = party.play(takes("agility", 7), 2).says("test", *chosen)
    assert case.returned is success
    assert case.of("wren").charmed is success


@pytest.mark.rule("AF-24.5")
def test_the_charm_helps_once_on_a_page_and_not_without_cards() -> None:
    party = wren("green-2a").wears("wren", "sixpence")
    case = party.play(takes("agility", 7))
    assert case.options == ["green-2a", "charm"]
    assert case.refused("charm") == "AF-8.2"
    party.member("wren", charmed=True)
    assert party.play(takes("agility", 7)).options == ["green-2a"]


def test_what_an_action_brings_counts() -> None:
    case = wren("green-1a").play(takes("agility", 7, extra=3), 1).says("test", "green-1a")
    assert case.returned is True


def test_who_plays_two_is_told_whose_test_it_is() -> None:
    party = Party("wren", "bodkin", seats=1).holds("bodkin", "red-2a")
    case = party.play(lambda h: skill_tests.resolve_test(h, B, "strength", 5, cause="A lid"))
    assert case.prompt().seat == 0
    assert case.prompt().text.startswith("Bodkin: A lid: strength test, difficulty 5")


# -- tests of entries ----------------------------------------------------------------------------


def reads(**fields: Any) -> Script:
    """Wren reads of a test, where success finds food and failure wounds nobody but scrap."""
    written = {
        "attribute": "agility",
        "difficulty": 5,
        "ok": [{"dial": {"food": 1}}],
        "ko": [{"dial": {"scrap": -1}}],
        **fields,
    }
    return lambda h: apply_effects(h, effects({"test": written}), A, "The ledge")


@pytest.mark.rule("AF-25.10")
@pytest.mark.parametrize(("die", "food", "scrap"), [(1, 7, 2), (2, 7, 2)])
def test_success_does_what_stands_under_ok(die: int, food: int, scrap: int) -> None:
    case = wren("green-2a").play(reads(), die).says("test", "green-2a")
    assert (case.dial("food"), case.dial("scrap")) == (food, scrap)


@pytest.mark.rule("AF-25.10")
def test_failure_does_what_stands_under_ko() -> None:
    case = wren("green-2a").play(reads(difficulty=8), 3).says("test", "green-2a")
    assert (case.dial("food"), case.dial("scrap")) == (6, 1)


@pytest.mark.rule("AF-8.11")
def test_a_test_of_an_entry_is_compulsory() -> None:
    case = wren("red-2a").play(reads())
    assert case.dial("scrap") == 1
    assert case.texts("test") == [
        "The ledge: Wren has no card that can start an agility test and fails."
    ]
    case = wren("green-2a").play(reads()).says("test")
    assert case.dial("scrap") == 1
    assert case.texts("test") == ["The ledge: Wren plays no cards and fails."]


def test_an_opposed_test_of_an_entry_is_opposed() -> None:
    case = wren("green-1a").play(reads(difficulty=4, opposed=True), 2, 2).says("test", "green-1a")
    assert case.dial("scrap") == 1


def test_what_the_entry_says_of_the_result_becomes_part_of_the_tale() -> None:
    told = {"told_ok": "She is across before it can fall.", "told_ko": "It falls, and so does she."}
    case = wren("green-2a").play(reads(**told), 4).says("test", "green-2a")
    assert case.s.colony.tale == ["She is across before it can fall."]
    case = wren("green-2a").play(reads(**told, difficulty=9), 4).says("test", "green-2a")
    assert case.s.colony.tale == ["It falls, and so does she."]


@pytest.mark.rule("AF-17.11")
def test_each_takes_its_own_test_and_nobody_sees_the_others_cards_first() -> None:
    party = wren("green-2a").holds("bodkin", "green-3a")
    case = party.play(reads(who="each", ko=[{"wound": 1}]), 1, 1)
    assert case.waits_for == {0, 1}
    case.says("test", "green-3a", seat=1)
    assert (case.luck.picked, case.texts("test")) == ([], [])
    case.says("test", "green-2a", seat=0)
    # Wren: 2 + 2 + 1 reaches 5; Bodkin: 3 + 1 does not, and is wounded himself.
    assert (case.dial("food"), case.of("wren").wounds, case.of("bodkin").wounds) == (7, 0, 1)


def test_who_can_begin_is_asked_and_the_others_fail() -> None:
    party = wren("green-2a").holds("bodkin", "red-3a")
    case = party.play(reads(who="all", ko=[{"wound": 1}]), 4).says("test", "green-2a", seat=0)
    assert (case.dial("food"), case.of("bodkin").wounds) == (7, 1)


def test_what_several_are_told_is_told_once() -> None:
    party = wren("green-2a").holds("bodkin", "green-3a")
    case = party.play(reads(who="each", told_ok="It holds."), 4, 4).defaults()
    assert case.s.colony.tale == ["It holds."]
    assert case.dial("food") == 8


@pytest.mark.rule("AF-25.11")
def test_whom_the_reader_chooses_takes_the_test() -> None:
    party = wren("green-2a").holds("bodkin", "green-3a")
    case = party.play(reads(who="chosen", ko=[{"wound": 1}]), 1).says("whom", str(B))
    case.says("test", "green-3a", seat=1)
    assert (case.of("wren").wounds, case.of("bodkin").wounds) == (0, 1)
