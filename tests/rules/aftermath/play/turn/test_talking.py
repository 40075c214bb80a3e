"""Communicating, and the special rules of safe encounters (AF-10.10 to AF-10.15, AF-23.27,
AF-23.28)."""

from __future__ import annotations

import pytest

from rules.aftermath.model.state import Member
from rules.aftermath.model.terms import BLACK_DIE, WHITE_DIE
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.turn import talking
from tests.rules.aftermath.build import A, Case, Party
from tests.rules.aftermath.model.own_book import enemy, item


def meets(*strangers: str, encounter: str = "", safe: bool = True) -> Party:
    """Wren, with an instinct card of 2 (and a bonus of 1), among strangers."""
    party = Party().holds("wren", "yellow-2a").stands("bodkin", 6)
    for one in strangers:
        party.faces(one, 1, encounter=encounter, safe=safe)
    return party


def offered(party: Party) -> list[str]:
    """What Wren can do among them."""
    return [option.id for option in talking.list_talk_options(party.state, A)]


def talks(party: Party, *luck: int) -> Case:
    """Wren talks to the first of them with her card."""
    case = party.play(lambda h: talking.resolve_talk(h, A, 1), *luck)
    return case.says("talk", "yellow-2a")


# -- who can be talked to ------------------------------------------------------------------------


@pytest.mark.rule("AF-10.10")
def test_strangers_in_ones_space_are_talked_to_while_it_is_safe() -> None:
    assert offered(meets("latch-rat").faces("pin-vole", 2, safe=True)) == ["talk-1"]
    assert offered(meets("latch-rat", safe=False)) == []


@pytest.mark.rule("AF-10.11")
def test_it_takes_instinct() -> None:
    party = Party().holds("wren", "green-3a", "red-3a", "blue-3a").faces("latch-rat", 1, safe=True)
    assert offered(party) == []
    assert offered(party.holds("wren", "yellow-1a")) == ["talk-1"]


@pytest.mark.rule("AF-10.15")
def test_nobody_talks_to_those_without_a_communicate_value_or_to_a_swarm() -> None:
    swarm = enemy(swarm=2, most=8, communicate=3, life=1)
    assert offered(meets("house-centipede", swarm, "latch-rat")) == ["talk-3"]


@pytest.mark.rule("AF-15.9")
def test_the_frightened_talk_to_nobody() -> None:
    assert offered(meets("latch-rat").member("wren", statuses=["frightened"])) == []


# -- the test ------------------------------------------------------------------------------------


@pytest.mark.rule("AF-10.10")
@pytest.mark.parametrize(("white", "heard"), [(3, False), (4, True)])
def test_it_is_an_opposed_test_against_the_communicate_value(white: int, heard: bool) -> None:
    # 2 of the card, 1 of Wren's own, against 4 of a Latch Rat and the black die
    case = talks(meets("latch-rat"), white, 3)
    assert case.luck.picked == [WHITE_DIE, BLACK_DIE]
    assert (case.s.visit.enemies == []) is heard


@pytest.mark.rule("AF-10.12")
@pytest.mark.rule("AF-10.13")
def test_success_brings_it_home_takes_the_last_threat_and_adds_to_the_population() -> None:
    party = meets("latch-rat", "pin-vole").threats("black-1a", "black-2a")
    case = talks(party, 4, 1)
    assert [one.id for one in case.s.visit.enemies] == ["pin-vole"]
    assert "latch-rat" in case.s.enemy_supply
    assert (case.s.visit.threats, case.s.deck.discards) == (["black-1a"], ["yellow-2a", "black-2a"])
    assert case.dial("population") == 8
    assert case.s.visit.situation == "safe"


@pytest.mark.rule("AF-10.12")
def test_success_without_a_threat_on_the_track_takes_none() -> None:
    assert talks(meets("latch-rat"), 4, 1).dial("population") == 8


@pytest.mark.rule("AF-22.6")
def test_each_success_is_a_stray_come_home_whoever_brings_it() -> None:
    assert talks(meets("latch-rat"), 4, 1).box("marl").strays == 1


@pytest.mark.rule("AF-10.14")
def test_failure_makes_the_situation_hostile() -> None:
    case = talks(meets("latch-rat", "pin-vole"), 1, 3)
    assert case.s.visit.situation == "hostile"
    assert (len(case.s.visit.enemies), case.dial("population")) == (2, 7)


@pytest.mark.rule("AF-10.14")
def test_whoever_thinks_better_of_it_has_not_failed() -> None:
    case = meets("latch-rat").play(lambda h: talking.resolve_talk(h, A, 1)).says("talk")
    assert (case.s.visit.situation, case.of("wren").hand) == ("safe", ["yellow-2a"])


@pytest.mark.rule("AF-22.11")
def test_a_calm_word_makes_the_next_talk_easier() -> None:
    party = meets("latch-rat")
    lasting.start_lasting(party.state, A, "calm-word")
    assert talking.find_talk_difficulty(party.state, A, party.state.visit.enemies[0]) == 1
    assert talks(party, 1, 3).of("wren").lasting == []


@pytest.mark.rule("AF-26.3")
def test_truce_bells_make_talking_easier() -> None:
    party = meets("latch-rat").environment("truce-bells")
    assert talking.find_talk_difficulty(party.state, A, party.state.visit.enemies[0]) == 2


# -- safe encounters -----------------------------------------------------------------------------


@pytest.mark.rule("AF-23.27")
def test_lost_folk_are_easier_to_talk_to() -> None:
    party = meets("latch-rat", encounter="lost-folk").faces("latch-rat", 1, safe=True)
    among, other = party.state.visit.enemies
    assert talking.find_talk_difficulty(party.state, A, among) == 3
    assert talking.find_talk_difficulty(party.state, A, other) == 4


@pytest.mark.rule("AF-23.27")
def test_pedlars_sell_an_item_for_two_scrap_once_a_turn() -> None:
    pin = item()
    party = meets("pin-vole", encounter="pedlars").dials(scrap=5)
    party.state.colony.items.pile.append(pin)
    assert "buy" in offered(party)
    case = party.play(lambda h: talking.buy_item(h, A)).defaults()
    assert case.worn("wren") == [pin]
    assert case.dial("scrap") == 3
    assert not talking.can_buy(case.s, A)
    case.s.find_character(Member(1)).at = 1
    assert talking.can_buy(case.s, Member(1))  # another's turn, another's purchase


@pytest.mark.rule("AF-23.27")
@pytest.mark.parametrize(
    ("scrap", "safe", "at", "sold"),
    [(2, True, 1, True), (1, True, 1, False), (2, False, 1, False), (2, True, 2, False)],
)
def test_they_sell_for_scrap_where_they_are_while_it_is_safe(
    scrap: int, safe: bool, at: int, sold: bool
) -> None:
    party = meets("pin-vole", encounter="pedlars", safe=safe).dials(scrap=scrap)
    assert talking.can_buy(party.stands("wren", at).state, A) is sold


@pytest.mark.rule("AF-23.28")
def test_feeding_the_hungry_is_a_successful_communicate() -> None:
    party = meets("latch-rat", encounter="hungry-strangers").threats("black-1a")
    assert offered(party) == ["talk-1", "feed-1"]
    case = party.play(lambda h: talking.feed_stranger(h, A, 1))
    assert (case.dial("food"), case.dial("population")) == (5, 8)
    assert (case.s.visit.enemies, case.s.visit.threats) == ([], [])
    assert case.box("marl").strays == 1
    assert case.of("wren").hand == ["yellow-2a"]


@pytest.mark.rule("AF-23.28")
def test_without_food_nobody_is_fed() -> None:
    party = meets("latch-rat", encounter="hungry-strangers").dials(food=0)
    assert offered(party) == ["talk-1"]


@pytest.mark.rule("AF-23.28")
@pytest.mark.parametrize(("encounter", "scrap"), [("jackdaw-court", 1), ("lost-folk", 2)])
def test_failing_before_the_jackdaw_court_costs_scrap(encounter: str, scrap: int) -> None:
    case = talks(meets("pin-vole", encounter=encounter), 1, 3)
    assert (case.s.visit.situation, case.dial("scrap")) == ("hostile", scrap)
