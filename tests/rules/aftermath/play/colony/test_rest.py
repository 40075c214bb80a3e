"""Everybody is whole again, and things change boxes (AF-19.31 to AF-19.33)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.model.pieces import Worn
from rules.aftermath.play.colony.rest import resolve_rest
from tests.rules.aftermath.build import Case, Party
from tests.rules.aftermath.model import own_book


def home(**colony: Any) -> Party:
    return Party("wren", "bodkin", seats=1, phase="rest").colony(**colony)


@pytest.mark.rule("AF-19.31")
def test_wounds_statuses_batteries_and_hands_are_over() -> None:
    lamp = own_book.item(battery=1)
    party = home().holds("wren", "green-1a", "influence-wren").wears("wren", lamp, batteries=1)
    party.member("wren", wounds=1, toxic=1, statuses=["soaked"], batteries=2, aim=1)
    case: Case = party.play(resolve_rest).defaults()
    wren = case.of("wren")
    assert (wren.wounds, wren.toxic, wren.statuses) == (0, 0, [])
    assert (wren.hand, wren.influence) == ([], False)
    assert (wren.batteries, wren.aim, case.s.batteries_left) == (0, 0, 8)


@pytest.mark.parametrize(
    ("item", "named"),
    [("thimble-helm", "Marl's Thimble Helm"), ("buttons-oar", "Button's Oar (Marl's)")],
)
def test_what_somebody_owns_has_one_owner_and_no_article(item: str, named: str) -> None:
    party = home().packs("marl", item)
    labels = [one.label for one in party.play(resolve_rest).prompt("rearrange").options]
    assert f"{named}: equip it" in labels


@pytest.mark.rule("AF-19.32")
def test_each_gives_what_they_like_and_silence_changes_nothing() -> None:
    pin = own_book.item()
    case = home().packs("wren", pin).play(resolve_rest)
    assert case.topics() == ["rearrange"]
    case.pick(f"{pin}.bodkin")
    assert case.worn("bodkin") == [pin]
    assert case.box("wren").pack == []
    case = home().packs("wren", pin).play(resolve_rest).defaults()
    assert case.box("wren").pack == [pin]


@pytest.mark.rule("AF-19.32")
def test_who_plays_alone_is_asked_once_about_all_boxes_and_once_more_after_each_change() -> None:
    pin, tin, cap = own_book.item(), own_book.item(), own_book.item(slot="head")
    party = home().packs("wren", pin).packs("bodkin", tin)
    party.state.colony.boxes["cog"].pack.append(cap)
    case = party.play(resolve_rest)
    assert case.topics() == ["rearrange"]
    assert {f"{pin}.bodkin", f"{tin}.wren", f"{cap}.wren"} <= {*case.options}
    case.pick(f"{cap}.wren")
    assert case.prompt().text.endswith("Rearrange anything else?")
    case.pick("done")
    assert case.over
    assert case.worn("wren") == [cap]


@pytest.mark.rule("AF-19.32", "AF-14.1")
def test_only_where_there_is_room() -> None:
    pins = [own_book.item(slot="head") for _ in range(4)]
    party = home().wears("bodkin", pins[0]).packs("bodkin", pins[1], pins[2]).packs("wren", pins[3])
    case = party.play(resolve_rest)
    assert f"{pins[3]}.equip" in case.options
    assert f"{pins[3]}.bodkin" not in case.options


@pytest.mark.rule("AF-19.32", "AF-24.5")
def test_a_backpack_makes_room_for_one_more() -> None:
    pins = [own_book.item(slot="head") for _ in range(5)]
    backpack = own_book.item(slot="accessory", power="backpack")
    party = home().wears("bodkin", pins[0], backpack).packs("bodkin", pins[1], pins[2])
    case = party.packs("wren", pins[3]).play(resolve_rest)
    assert f"{pins[3]}.bodkin" in case.options
    case.pick(f"{pins[3]}.bodkin").defaults()
    assert case.box("bodkin").pack == [pins[1], pins[2], pins[3]]
    party = home().wears("bodkin", pins[0], backpack).packs("bodkin", *pins[1:4])
    assert f"{pins[4]}.bodkin" not in party.packs("wren", pins[4]).play(resolve_rest).options


@pytest.mark.rule("AF-19.32")
def test_what_nobody_plays_is_borrowed_by_vote() -> None:
    pin = own_book.item()
    party = Party("wren", "bodkin", phase="rest")
    party.state.colony.boxes["cog"].equipped.append(Worn(item=pin))
    case = party.play(resolve_rest)
    assert case.topics() == ["borrow", "borrow"]
    case.pick(f"{pin}.wren", by=0).pick(f"{pin}.wren", by=1)
    assert case.worn("wren") == [pin]


@pytest.mark.rule("AF-19.32")
def test_one_vote_is_about_the_boxes_of_all_whom_nobody_plays() -> None:
    pin, tin = own_book.item(), own_book.item()
    party = Party("wren", "bodkin", phase="rest")
    party.state.colony.boxes["cog"].equipped.append(Worn(item=pin))
    party.state.colony.boxes["marl"].equipped.append(Worn(item=tin))
    case = party.play(resolve_rest)
    assert case.topics() == ["borrow", "borrow"]
    assert {f"{pin}.wren", f"{tin}.wren"} <= {one.id for one in case.prompt(seat=0).options}
    case.pick("done", by=0).pick("done", by=1)
    assert case.over


@pytest.mark.rule("AF-19.33", "AF-2.9")
@pytest.mark.parametrize(("morale", "held"), [(9, False), (10, True)])
def test_high_morale_starts_everybody_with_their_influence_card(morale: int, held: bool) -> None:
    assert home().dials(morale=morale).play(resolve_rest).s.colony.influence is held
