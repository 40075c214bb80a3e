"""What a newcomer is told about the game and about who they are."""

from __future__ import annotations

from rules.posthuman import GAME
from rules.posthuman.view import view_table
from rules.posthuman.words import introduction
from tests.rules.posthuman.build import NAMES, Road


def test_a_ready_character_a_built_one_and_a_mutant_are_three_roles() -> None:
    road = Road(3).human(0, character="gamer").mutant(2)
    assert [GAME.role_key(road.state, seat) for seat in range(3)] == ["gamer", "human", "mutant"]


def test_a_human_is_told_who_they_are() -> None:
    road = Road(2).human(0, character="gamer", melee=5).has(0, "stealth")
    told = introduction.introduce_role(view_table(road.state, 0, NAMES[:2]))
    assert told.startswith("You are the Gamer")
    assert "melee (5)" in told
    assert "Stealth" in told
    assert len(told) <= 600


def test_a_mutant_is_told_what_it_is_now_wants_and_can_do() -> None:
    road = Road(4).mutant(1, "long-stride", "second-stomach", "knotted-arms", speed=5)
    told = introduction.introduce_role(view_table(road.state, 1, NAMES))
    assert told.startswith("You are a mutant now")
    assert "Long Stride" in told
    assert "if no human is left" in told
    assert "play one of your 3 cards" in told
    assert len(told) <= 600


def test_measured_is_the_place_on_the_track() -> None:
    road = Road(3).human(0, place=4).human(1, place=7).mutant(2)
    assert GAME.measure_progress(road.state) == [4.0, 7.0, 0.0]
