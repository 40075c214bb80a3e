"""Scavenging, recovering and encouraging (AF-10.21 to AF-10.27, AF-10.30, AF-10.31)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.model.state import Member
from rules.aftermath.model.terms import WHITE_DIE, Attribute, Status
from rules.aftermath.play.cards import encouraging
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.turn import recovering, scavenging
from tests.rules.aftermath.build import A, B, Case, Party
from tests.rules.aftermath.model.own_book import item, token

C = Member(2)


def finds(*tokens: str, card: str = "yellow-2a") -> Party:
    """Wren (instinct +1) with a card, and tokens in her space."""
    return Party().holds("wren", card).finds(1, *tokens)


def scavenges(party: Party, difficulty: int, *luck: Any) -> Case:
    """Wren tries for a token of that difficulty with all her cards."""
    hand = list(party.of("wren").hand)
    case = party.play(lambda h: scavenging.resolve_scavenge(h, A, difficulty), *luck)
    return case.says("scavenge", *hand)


def offered(party: Party) -> list[str]:
    """What Wren can try for."""
    return [option.id for option in scavenging.list_scavenge_options(party.state, A)]


# -- scavenging ----------------------------------------------------------------------------------


@pytest.mark.rule("AF-10.21")
def test_a_token_in_ones_own_space_is_tried_by_difficulty() -> None:
    party = finds(token(4), token(6), token(4)).finds(2, token(5))
    assert offered(party) == ["scavenge-4", "scavenge-6"]


@pytest.mark.rule("AF-21.12")
def test_what_a_token_hides_is_not_said() -> None:
    party = finds(token(4, {"dial": {"food": 3}}, label="3 food"))
    (option,) = scavenging.list_scavenge_options(party.state, A)
    assert "food" not in f"{option.label} {option.detail} {dict(option.data)}"


@pytest.mark.rule("AF-10.21")
@pytest.mark.parametrize(("die", "found"), [(2, False), (3, True)])
def test_it_is_a_regular_test_against_the_difficulty(die: int, found: bool) -> None:
    # 2 of the card, 1 of Wren's own
    case = scavenges(finds(token(6, {"dial": {"food": 3}}, label="3 food")), 6, die)
    assert case.luck.picked == [WHITE_DIE]
    assert case.dial("food") == (9 if found else 6)


@pytest.mark.rule("AF-10.21")
def test_success_reveals_and_discards_the_token_and_failure_leaves_it() -> None:
    one = token(6, {"dial": {"food": 3}}, label="3 food")
    case = scavenges(finds(one), 6, 4)
    assert (case.s.visit.scavenge, case.s.spent) == ({}, [one])
    assert case.texts("dial") == ["Scavenged: food +3 (now 9)."]
    case = scavenges(finds(one), 6, 1)
    assert (case.s.visit.scavenge, case.s.spent) == ({1: [one]}, [])
    assert not case.told("dial")


@pytest.mark.rule("AF-10.22")
def test_it_takes_instinct() -> None:
    assert offered(finds(token(4), card="green-3a")) == []
    assert offered(finds(token(4), card="yellow-1a")) == ["scavenge-4"]


@pytest.mark.rule("AF-10.24")
@pytest.mark.parametrize(
    ("prize", "dial", "value"), [("food", "food", 8), ("scrap", "scrap", 4), ("clue", "clue", 2)]
)
def test_dials_of_a_prize_rise(prize: str, dial: Any, value: int) -> None:
    case = scavenges(finds(token(4, {"dial": {prize: 2}})), 4, 4)
    assert case.dial(dial) == value


@pytest.mark.rule("AF-10.24")
def test_batteries_items_and_broken_items_of_a_prize() -> None:
    assert scavenges(finds(token(4, {"battery": 2})), 4, 4).of("wren").batteries == 2
    whole, broken = item(), item()
    party = finds(token(4, {"item": {}}))
    party.state.colony.items.pile.append(whole)
    assert scavenges(party, 4, 4).defaults().worn("wren") == [whole]
    party = finds(token(4, {"item": {"broken": True}}))
    party.state.colony.items.pile.append(broken)
    assert scavenges(party, 4, 4).s.colony.broken == [broken]


@pytest.mark.rule("AF-10.25")
def test_a_token_never_returns_to_the_supply_in_this_game() -> None:
    party = finds("t4a")
    before = len(party.state.scavenge)
    case = scavenges(party, 4, 4)
    assert "t4a" not in case.s.scavenge
    assert len(case.s.scavenge) == before


@pytest.mark.rule("AF-24.2")
def test_tools_for_scavenging_help() -> None:
    party = finds(token(8, {"dial": {"food": 1}})).wears("wren", item(("scavenge", 2)))
    assert scavenges(party, 8, 3).dial("food") == 7


@pytest.mark.rule("AF-22.10")
def test_rummaging_helps_the_next_scavenge() -> None:
    party = finds(token(8, {"dial": {"food": 1}}))
    lasting.start_lasting(party.state, A, "rummage")
    case = scavenges(party, 8, 3)
    assert (case.dial("food"), case.of("wren").lasting) == (7, [])


# -- recovering ----------------------------------------------------------------------------------


@pytest.mark.rule("AF-10.26")
@pytest.mark.parametrize(("die", "left"), [(1, ["burning"]), (2, [])])
def test_success_in_its_test_removes_ones_own_status(die: int, left: list[str]) -> None:
    # agility 5: 1 of the card, 2 of Wren's own
    party = Party().holds("wren", "green-1a").member("wren", statuses=["burning"])
    party.stands("bodkin", 6).member("bodkin", statuses=["burning"])
    case = party.play(lambda h: recovering.resolve_recovery(h, A, "burning"), die)
    case.says("recover", "green-1a")
    assert case.of("wren").statuses == left
    assert case.of("bodkin").statuses == ["burning"]


@pytest.mark.rule("AF-10.26")
@pytest.mark.parametrize(
    ("status", "attribute", "difficulty"),
    [
        ("badly-hurt", "resistance", 6),
        ("poisoned", "resistance", 6),
        ("tangled", "strength", 5),
        ("frightened", "instinct", 5),
        ("soaked", "agility", 4),
        ("burning", "agility", 5),
    ],
)
def test_each_negative_status_has_its_test(
    status: Status, attribute: Attribute, difficulty: int
) -> None:
    party = Party().holds("wren", "white-1a").member("wren", statuses=[status])
    (option,) = recovering.list_recover_options(party.stands("bodkin", 6).state, A)
    assert (option.data["attribute"], option.data["difficulty"]) == (attribute, difficulty)


@pytest.mark.rule("AF-10.26")
def test_other_statuses_have_none() -> None:
    party = Party().holds("wren", "white-1a")
    party.member("wren", statuses=["stunned", "inspired", "camouflaged"])
    assert recovering.list_recover_options(party.state, A) == []


@pytest.mark.rule("AF-10.27")
@pytest.mark.parametrize(("beside", "difficulty"), [(0, 5), (1, 4), (2, 3)])
def test_each_other_character_in_the_space_helps(beside: int, difficulty: int) -> None:
    party = Party("wren", "bodkin", "cog").holds("wren", "green-1a")
    party.member("wren", statuses=["burning"])
    for who in ("bodkin", "cog")[beside:]:
        party.stands(who, 2)
    (option,) = recovering.list_recover_options(party.state, A)
    assert option.data["difficulty"] == difficulty
    case = party.play(lambda h: recovering.resolve_recovery(h, A, "burning"))
    assert case.prompt("recover").data["difficulty"] == difficulty


# -- encouraging ---------------------------------------------------------------------------------


def encourages(party: Party) -> list[str]:
    """Whom Wren can give a card."""
    return [option.id for option in encouraging.list_encourage_options(party.state, A)]


@pytest.mark.rule("AF-10.30")
@pytest.mark.parametrize(("held", "may"), [(0, True), (2, True), (3, False)])
def test_a_card_is_given_to_somebody_with_two_or_fewer(held: int, may: bool) -> None:
    party = Party().holds("wren", "green-1a")
    party.holds("bodkin", *("red-1a", "red-1b", "red-2a")[:held])
    assert encourages(party) == (["encourage-1"] if may else [])


@pytest.mark.rule("AF-10.30")
def test_the_card_goes_from_hand_to_hand() -> None:
    party = Party().holds("wren", "green-1a", "blue-3a").holds("bodkin", "red-1a")
    case = party.play(lambda h: encouraging.encourage_member(h, A, B)).says("encourage", "blue-3a")
    assert (case.of("wren").hand, case.of("bodkin").hand) == (["green-1a"], ["red-1a", "blue-3a"])


@pytest.mark.rule("AF-10.30")
@pytest.mark.rule("AF-22.13")
def test_only_giver_and_receiver_see_it() -> None:
    party = Party("wren", "bodkin", "cog").holds("wren", "green-1a", "blue-3a")
    case = party.play(lambda h: encouraging.encourage_member(h, A, B))
    assert case.prompt("encourage").secret
    case.pick("blue-3a")
    naming = [event.seats for event in case.told() if "resistance" in event.text]
    assert naming == [(0, 1)]
    assert case.said("Wren encourages Bodkin with a card.", to=2)


@pytest.mark.rule("AF-10.31")
def test_distance_exit_and_defeat_do_not_matter_and_nobody_refuses() -> None:
    party = Party("wren", "bodkin", "cog", "marl").holds("wren", "green-1a", "blue-3a")
    party.stands("bodkin", 6).member("cog", at=None, exited=True)
    party.member("marl", at=None, defeated=True)
    assert encourages(party) == ["encourage-1", "encourage-2", "encourage-3"]
    case = party.play(lambda h: encouraging.encourage_member(h, A, C)).says("encourage", "blue-3a")
    assert case.over
    assert case.of("cog").hand == ["blue-3a"]


@pytest.mark.rule("AF-8.14")
def test_an_influence_card_is_not_given_away() -> None:
    party = Party().holds("wren", "influence-wren")
    assert encourages(party) == []
    party.holds("wren", "green-1a", "red-1a")
    case = party.play(lambda h: encouraging.encourage_member(h, A, B))
    assert case.options == ["green-1a", "red-1a"]
