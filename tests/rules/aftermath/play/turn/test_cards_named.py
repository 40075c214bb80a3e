"""Actions of the menu that name the cards they play, and how a player chooses others (AF-7.11)."""

from __future__ import annotations

import pytest

from rules.aftermath.play.turn import actions
from rules.engine import Option
from tests.rules.aftermath.build import A, Case, Party
from tests.rules.aftermath.model.own_book import enemy, page, token


def acts(party: Party, *luck: object) -> Case:
    return party.play(lambda h: actions.resolve_actions(h, A), *luck)


def option(case: Case, key: str) -> Option:
    return next(one for one in case.prompt("act").options if one.id == key)


def meets_a_foe(*cards: str, at: int = 1) -> Party:
    """Wren (agility +2, strength 0) holds these cards against defence 5."""
    return Party().faces(enemy(life=3, defence=5), at).holds("wren", *cards)


@pytest.mark.rule("AF-10.16")
def test_one_press_attacks_with_the_thrifty_cards() -> None:
    case = acts(meets_a_foe("red-3a", "red-2a", "green-1a"), 1, 1)
    # 3 and 2 reach 5; the white die and the black die have the values 1 to 4.
    assert option(case, "fight-1-1").detail.startswith("Play red strength 2 and red strength 3 (")
    case.pick("fight-1-1")
    assert case.s.visit.enemies[0].wounds == 1
    assert case.of("wren").hand == ["green-1a"]
    assert case.topics() == ["act"]


@pytest.mark.rule("AF-8.2")
def test_the_chance_is_that_of_the_named_cards() -> None:
    case = acts(meets_a_foe("red-3a", "red-2a"))
    asked = acts(meets_a_foe("red-3a", "red-2a")).pick("otherwise")
    data = option(case, "fight-1-1").data
    assert asked.prompt("fight").data["chance"] == data["chance"]
    assert asked.prompt("fight").default == data["cards"]


@pytest.mark.rule("AF-8.2")
def test_other_cards_are_two_presses_away() -> None:
    party = meets_a_foe("red-3a", "red-2a", "green-3a", "green-1a")
    case = acts(party, 1, 1).pick("otherwise")
    assert case.prompt("act-cards").secret
    assert case.options == ["fight-1-1", "shoot-1-1"]
    case.pick("fight-1-1").says("fight", "red-2a")
    assert case.of("wren").hand == ["red-3a", "green-3a", "green-1a"]


@pytest.mark.rule("AF-8.2")
def test_where_one_action_has_other_cards_the_cards_are_asked_at_once() -> None:
    case = acts(meets_a_foe("green-3a", "green-2a", at=2)).pick("otherwise")
    assert case.prompt("shoot").data["attribute"] == "agility"
    case.says("shoot")
    assert case.of("wren").hand == ["green-3a", "green-2a"], "no cards: no attack"


@pytest.mark.rule("AF-8.2")
def test_a_single_set_of_cards_is_no_choice() -> None:
    assert "otherwise" not in acts(meets_a_foe("green-3a", at=2)).options


@pytest.mark.rule("AF-6.19")
def test_a_shot_of_one_press_spends_all_aim_tokens_and_says_so() -> None:
    party = meets_a_foe("green-1a", at=2).member("wren", aim=2)
    case = acts(party, 1, 1)
    assert "2 aim tokens" in option(case, "shoot-1-2").detail
    case.pick("shoot-1-2")
    assert (case.of("wren").aim, case.s.visit.enemies[0].wounds) == (0, 1)
    kept = acts(meets_a_foe("green-1a", at=2).member("wren", aim=2)).pick("otherwise")
    kept.says("aim", "1").says("shoot", "green-1a")
    assert kept.of("wren").aim == 1


@pytest.mark.rule("AF-9.2")
@pytest.mark.parametrize(
    ("slotted", "difficulty", "named"),
    [
        (None, 9, ["green-1a", "red-1a", "red-2a", "red-3a"]),
        (None, 3, ["red-3a"]),
        ("red-1b", 9, ["green-1a", "red-1a", "red-2a", "red-3a"]),
        ("red-1b", 6, ["red-2a", "red-3a"]),
    ],
)
def test_a_group_task_gets_what_finishes_it_or_all_that_fits(
    slotted: str | None, difficulty: int, named: list[str]
) -> None:
    party = Party(page=page(entries={"1": []}))
    party.holds("wren", "red-3a", "red-2a", "red-1a", "green-1a")
    party.task("strength", difficulty, card=slotted, dial=1 if slotted else 0)
    case = acts(party)
    assert sorted(option(case, "task").data["cards"]) == named
    case.pick("task")
    assert not {*named} & {*case.of("wren").hand}


@pytest.mark.rule("AF-10.21")
def test_searching_names_its_cards() -> None:
    case = acts(Party().holds("wren", "yellow-2a", "red-1a").finds(1, token(4)), 1)
    assert option(case, "scavenge-4").data["cards"] == ["yellow-2a"]
    assert case.pick("scavenge-4").of("wren").hand == ["red-1a"]
