"""Wounds, defeat and coming back (AF-13.6 to AF-13.14)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.play.combat.damage import all_gone, heal_member, return_defeated, wound_member
from rules.aftermath.play.context import MissionEnds
from tests.rules.aftermath.build import A, B, C, Case, Party
from tests.rules.aftermath.model.own_book import effects, item, page


def wounded(party: Party, n: int = 1, **more: Any) -> Case:
    """Wren takes wounds."""
    return party.play(lambda h: wound_member(h, A, n, "The ledge", **more))


@pytest.mark.rule("AF-13.6")
def test_a_member_flees_at_wounds_and_toxic_wounds_of_its_life() -> None:
    case = wounded(Party().member("wren", wounds=1, toxic=1))
    wren = case.of("wren")
    assert (wren.wounds, wren.toxic, wren.defeated, wren.at) == (2, 1, False, 1)
    assert case.dial("time") == 0
    case = wounded(Party().member("wren", wounds=1, toxic=2))
    assert case.of("wren").defeated
    assert case.of("wren").at is None
    assert case.dial("time") == 1
    case = wounded(Party().member("wren", wounds=3), toxic=True)
    assert case.of("wren").defeated


@pytest.mark.rule("AF-13.6")
@pytest.mark.rule("AF-13.7")
def test_tokens_and_statuses_go_with_it_hand_and_items_stay() -> None:
    lamp, pin = item(battery=2), item()
    party = Party().wears("wren", lamp, batteries=2).packs("wren", pin).holds("wren", "green-2a")
    party.member("wren", wounds=3, toxic=0, aim=2, batteries=1, statuses=["tangled", "inspired"])
    case = wounded(party)
    wren = case.of("wren")
    assert (wren.wounds, wren.toxic, wren.aim, wren.batteries) == (0, 0, 0, 0)
    assert wren.statuses == []
    assert wren.hand == ["green-2a"]
    assert case.worn("wren") == [lamp]
    assert case.box("wren").pack == [pin]
    assert case.box("wren").equipped[0].batteries == 0
    assert case.s.batteries_left == 8


def test_who_is_defeated_takes_no_more_wounds() -> None:
    case = wounded(Party().member("wren", defeated=True, at=None))
    assert (case.of("wren").wounds, case.dial("time")) == (0, 0)


# -- all of them (AF-13.12 to AF-13.14) ----------------------------------------------------------


@pytest.mark.rule("AF-13.12")
@pytest.mark.rule("AF-13.14")
@pytest.mark.rule("AF-18.2")
def test_the_mission_fails_once_all_are_defeated() -> None:
    party = Party("wren", "bodkin", "cog").member("bodkin", defeated=True, at=None)
    party.member("wren", wounds=3).member("cog", wounds=3)

    def script(h: Any) -> Any:
        yield from wound_member(h, A, 1, "The ledge")
        yield from wound_member(h, C, 1, "The ledge")
        raise AssertionError("The game goes on.")

    case = party.play(script)
    assert isinstance(case.ended, MissionEnds)
    assert case.ended.outcome == "fail"


@pytest.mark.rule("AF-13.13")
@pytest.mark.rule("AF-4.15")
def test_where_one_has_exited_nothing_fails_and_the_page_is_left() -> None:
    party = Party().member("bodkin", exited=True, at=None).member("wren", wounds=3)
    case = wounded(party)
    assert case.ended is None
    assert all_gone(case.s)
    assert not all_gone(wounded(Party().member("wren", wounds=3)).s)


# -- coming back (AF-13.9 to AF-13.11) -----------------------------------------------------------


def out(*characters: str) -> Party:
    party = Party(*(characters or ("wren", "bodkin", "cog")))
    return party.member("wren", defeated=True, at=None)


@pytest.mark.rule("AF-13.9")
def test_a_defeated_member_returns_only_where_it_is_safe() -> None:
    party = out("wren", "bodkin").stands("bodkin", 3).faces("jackdaw", 6)
    assert party.play(lambda h: return_defeated(h, A)).of("wren").defeated
    party = out("wren", "bodkin").stands("bodkin", 3).faces("jackdaw", 6, safe=True)
    case = party.play(lambda h: return_defeated(h, A))
    assert (case.of("wren").defeated, case.of("wren").at) == (False, 3)


@pytest.mark.rule("AF-13.10")
@pytest.mark.rule("AF-1.17")
def test_it_returns_badly_hurt_beside_a_fellow_of_its_choice() -> None:
    party = out().stands("bodkin", 4).stands("cog", 2)
    case = party.play(lambda h: return_defeated(h, A))
    assert (case.waits_for, case.options) == ({0}, ["4", "2"])
    case.pick("2")
    assert (case.of("wren").at, case.of("wren").statuses) == (2, ["badly-hurt"])
    by_default = party.play(lambda h: return_defeated(h, A)).defaults()
    assert by_default.of("wren").at == 4
    assert wounded(Party().member("wren", wounds=3)).of("wren").statuses == []


@pytest.mark.rule("AF-13.10")
def test_nobody_is_asked_where_all_fellows_are_together() -> None:
    case = out().play(lambda h: return_defeated(h, A))
    assert case.of("wren").at == 1


@pytest.mark.rule("AF-13.11")
def test_without_a_fellow_on_the_map_it_stays_out() -> None:
    party = out("wren", "bodkin").member("bodkin", exited=True, at=None)
    case = party.play(lambda h: return_defeated(h, A))
    assert (case.of("wren").defeated, case.of("wren").statuses) == (True, [])


# -- healing -------------------------------------------------------------------------------------


def test_healing_takes_normal_wounds_alone_unless_it_says_otherwise() -> None:
    party = Party().member("bodkin", wounds=2, toxic=2)
    case = party.play(lambda h: heal_member(h, B, 3))
    assert (case.returned, case.of("bodkin").wounds, case.of("bodkin").toxic) == (2, 0, 2)
    case = party.play(lambda h: heal_member(h, B, 3, toxic=True))
    assert (case.returned, case.of("bodkin").wounds, case.of("bodkin").toxic) == (3, 1, 0)


@pytest.mark.rule("AF-12.20")
def test_plain_wounds_cannot_be_defended_against() -> None:
    party = Party().holds("wren", "green-3a")
    case = party.play(lambda h: apply_effects(h, effects({"wound": 1}), A, "The ledge"))
    assert (case.of("wren").wounds, case.of("wren").hand) == (1, ["green-3a"])


@pytest.mark.rule("AF-25.8")
def test_entries_wound_and_heal_those_they_mean() -> None:
    made = effects({"wound": {"who": "all", "n": 2}}, {"heal": {"who": "others", "n": 1}})
    case = Party(page=page()).play(lambda h: apply_effects(h, made, A, "The ledge"))
    assert (case.of("wren").wounds, case.of("bodkin").wounds) == (2, 1)
    toxic = effects({"wound": {"toxic": True}})
    case = Party().play(lambda h: apply_effects(h, toxic, A, "The ledge"))
    assert (case.of("wren").wounds, case.of("wren").toxic) == (0, 1)
