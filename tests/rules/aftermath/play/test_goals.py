"""Personal goals, and the campaign they win (AF-20, AF-22)."""

from __future__ import annotations

import pytest

from rules.aftermath.effects import operations
from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.model import decks
from rules.aftermath.play import goals
from rules.aftermath.play.context import Here
from tests.rules.aftermath.build import A, Party
from tests.rules.aftermath.model.own_book import effects

assert operations
LETTERS = {"letter1": 1, "letter2": 1, "letter3": 1}


def done(party: Party) -> list[str]:
    return party.play(goals.complete_goals).s.colony.goals


@pytest.mark.rule("AF-22.3")
def test_wren_wants_all_three_letters() -> None:
    assert done(Party().colony(flags={**LETTERS, "letter2": 0})) == []
    assert done(Party().colony(flags=LETTERS)) == ["wren"]


@pytest.mark.rule("AF-22.4")
def test_bodkin_wants_the_orchard() -> None:
    assert done(Party().colony(built=["workshop", "hall"])) == []
    assert done(Party().colony(built=["orchard"])) == ["bodkin"]


@pytest.mark.rule("AF-22.5")
def test_cog_wants_the_workshop_and_the_railcar() -> None:
    assert done(Party().colony(built=["workshop"])) == []
    assert done(Party().colony(railcar=True)) == []
    assert done(Party().colony(built=["workshop"], railcar=True)) == ["cog"]


@pytest.mark.rule("AF-22.6")
@pytest.mark.parametrize(("before", "reached"), [(4, []), (5, ["marl"])])
def test_marl_wants_six_strays(before: int, reached: list[str]) -> None:
    party = Party()
    party.state.colony.boxes["marl"].strays = before
    case = party.play(lambda h: goals.gain_strays(h, 1))
    assert case.box("marl").strays == before + 1
    assert case.s.colony.goals == reached


@pytest.mark.rule("AF-22.6")
def test_entries_may_add_strays() -> None:
    case = Party().play(lambda h: apply_effects(h, effects({"strays": 2}), A, "The nest"))
    assert case.box("marl").strays == 2
    assert case.said("Marl's goal: 2 of 6 strays home.")


@pytest.mark.rule("AF-20.3")
def test_goals_count_of_characters_whom_nobody_plays() -> None:
    party = Party("wren", "bodkin").colony(built=["workshop"], railcar=True)
    assert done(party) == ["cog"]


@pytest.mark.rule("AF-20.2")
def test_a_goal_stays_reached_whatever_happens() -> None:
    party = Party().colony(built=["orchard"])

    def lost(h: Here) -> None:
        goals.complete_goals(h)
        party.state.colony.built.remove("orchard")
        goals.complete_goals(h)

    case = party.play(lost)
    assert case.box("bodkin").done
    assert case.s.colony.goals == ["bodkin"]
    assert len(case.texts("goal")) == 1


@pytest.mark.rule("AF-20.4")
def test_a_goal_is_announced_when_a_flag_reaches_it() -> None:
    flag = effects({"flag": {"name": "letter3", "campaign": True}})
    party = Party().colony(flags={**LETTERS, "letter3": 0})
    case = party.play(lambda h: apply_effects(h, flag, A, "The tank"))
    assert case.texts("goal") == [
        f"Wren Sallow has reached her goal: {decks.CHARACTERS['wren'].goal}"
    ]


@pytest.mark.rule("AF-1.3", "AF-20.1")
@pytest.mark.parametrize(("strays", "won"), [(5, False), (6, True)])
def test_the_fourth_goal_wins_the_campaign(strays: int, won: bool) -> None:
    party = Party().colony(flags=LETTERS, built=["orchard", "workshop"], railcar=True)
    party.state.colony.boxes["marl"].strays = strays
    case = party.play(goals.complete_goals)
    assert case.s.colony.won is won
    assert bool(case.texts("won")) is won


def test_every_character_has_a_goal_that_can_be_counted() -> None:
    party = Party()
    for character in decks.CHARACTERS:
        so_far, wanted = goals.find_progress(party.state.colony, character)
        assert so_far == 0 < wanted
