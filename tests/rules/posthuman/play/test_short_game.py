"""The short game (PH-22)."""

from __future__ import annotations

import pytest

from rules.posthuman import GAME
from rules.posthuman.model.decks import SCARS, WEAPONS
from rules.posthuman.play.short_game import head_start
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Case, Road


def starts(road: Road) -> Case:
    return road.play(head_start)


@pytest.mark.rule("PH-22.1")
def test_everybody_starts_on_space_4_with_two_scars() -> None:
    case = starts(Road(3)).defaults()
    for seat in range(3):
        assert case.human(seat).place == 4
        assert len(case.human(seat).scars) == 2


@pytest.mark.rule("PH-22.2", "PH-22.3")
def test_three_cards_in_a_mix_of_ones_choice_of_several_weapons_one_stays() -> None:
    case = starts(Road(2))
    assert case.topics() == ["mix", "mix"]
    case.says("mix", "3", seat=0)
    case.says("mix", "0", seat=1)
    prompt = case.prompt("keep", 0)
    drawn = [option.id for option in prompt.options]
    assert len(drawn) == 3
    assert all(one in WEAPONS for one in drawn)
    assert prompt.secret
    case.pick(drawn[1])
    assert case.human(0).hand == [drawn[1]]
    assert case.s.weapons.discards == [drawn[0], drawn[2]]
    assert len(case.human(1).hand) == 3
    assert not any(one in WEAPONS for one in case.human(1).hand)


@pytest.mark.rule("PH-22.3")
def test_silence_takes_a_weapon_and_two_of_equipment_in_hand() -> None:
    human = starts(Road(2)).defaults().human(0)
    assert [one in WEAPONS for one in sorted(human.hand, key=lambda one: one in WEAPONS)] == [
        False,
        False,
        True,
    ]
    assert not human.gear


@pytest.mark.rule("PH-22.2")
def test_the_cards_may_be_put_into_play_before_the_first_decision() -> None:
    road = Road(1, phase="event", turn=0).holds(0, "field-dressing").human(0, food=1)
    case = road.play(game=GAME)
    assert any(option.startswith("play:") for option in case.free(0))


@pytest.mark.rule("PH-22.4", "PH-22.4a")
def test_three_encounters_are_xp_and_each_counts_at_least_one() -> None:
    two, one = own_cards.combat(xp=2), own_cards.combat(xp=1)
    none = own_cards.narrative({}, {})
    case = starts(Road(1).stacks("level1", two, none, one)).defaults()
    human = case.human()
    assert sorted(human.trophies) == sorted([two, one])
    assert human.counters == 1
    assert case.s.encounters[1].discards == [none]


@pytest.mark.rule("PH-22.5")
def test_those_scars_turn_nobody_and_ask_nothing() -> None:
    mutations = [own_cards.scar(changes=[{"stat": "melee", "n": 1}]) for _ in range(6)]
    case = starts(Road(3).stacks("scars", *mutations))
    assert set(case.topics()) == {"mix"}
    assert all(not SCARS[scar].is_blank for seat in range(3) for scar in case.human(seat).scars)
