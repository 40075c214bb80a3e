"""Ready characters (PH-3)."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.engine import Table
from rules.posthuman import GAME
from rules.posthuman.model.characters import choose_characters
from rules.posthuman.model.decks import CONTENT, kind_of
from rules.posthuman.model.terms import STATS
from tests.rules.posthuman.build import Case
from tests.rules.posthuman.turn_frame import making, opened


def kinds(cards: list[str]) -> list[str]:
    return sorted(kind_of(one) for one in cards)


@pytest.mark.rule("PH-1.5")
def test_there_are_six() -> None:
    assert len(opened(2, 0, 0).options) == 6


@pytest.mark.rule("PH-3.1")
def test_a_die_says_who_picks_first_then_it_goes_clockwise_without_doubles() -> None:
    case = opened(3, 0, 2)
    assert case.prompt().seat == 2
    case.pick("runner")
    assert case.prompt().seat == 0
    assert "runner" not in case.options
    case.pick("gamer")
    assert case.prompt().seat == 1
    assert len(case.options) == 4


@pytest.mark.rule("PH-3.2")
def test_silence_takes_a_free_character_by_chance() -> None:
    found = set()
    for seed in "abcdefgh":
        table = Table.open(GAME, names=["Ada", "Ben"], seed=seed)
        first, second = [], []
        for into in (first, second):
            prompt = table.needed_prompts[0]
            into.append(prompt.seat)
            table.lapse_prompt(prompt.id)
        one, other = (table.state.human(seat).character for seat in (0, 1))
        assert one != other
        found.add(one)
    assert len(found) > 2


@pytest.mark.rule("PH-3.2")
def test_who_picks_for_the_silent_was_drawn_before_so_a_pick_stays_free_to_take_back() -> None:
    case = opened(2, 0, 0)
    draws = case.luck.draws
    case.pick("gamer", by=0)
    assert case.luck.draws == draws


@pytest.mark.rule("PH-3.3", "PH-3.7")
def test_the_cage_fighter() -> None:
    human = chosen("cage-fighter").human()
    assert human.stats == {"strength": 3, "speed": 4, "mind": 2, "melee": 5, "shooting": 2}
    assert kinds(human.skills) == ["acrobatics"]
    assert kinds(human.gear) == ["flare", "nail-club", "painkillers"]
    assert (human.food, human.ammo) == (4, 0)


def chosen(character: str) -> Case:
    """Somebody alone plays this character."""
    return making(1, choose_characters).pick(character)


@pytest.mark.rule("PH-3.4")
@pytest.mark.parametrize("character", list(CONTENT.characters))
def test_random_skills_bring_their_number_to_that_of_the_mind(character: str) -> None:
    human = chosen(character).human()
    named = CONTENT.characters[character].skills
    assert len(human.skills) == {2: 1, 3: 2, 4: 3, 5: 3}[human.stats["mind"]]
    assert {*named} <= {*kinds(human.skills)}
    assert len(set(kinds(human.skills))) == len(human.skills)


@pytest.mark.rule("PH-3.4")
def test_a_random_skill_that_is_owned_is_drawn_again() -> None:
    case = making(2, choose_characters, 0)
    case.pick("gamer")  # mind 4: Stealth and two more
    pile = case.s.skills.pile
    doubles = [one for one in pile if kind_of(one) == "looting"]
    for one in doubles:
        pile.remove(one)
        pile.append(one)
    case.pick("runner")
    assert kinds(case.human(0).skills).count("looting") == 1
    assert doubles[0] in case.s.skills.discards


@pytest.mark.rule("PH-3.5")
@pytest.mark.parametrize("character", list(CONTENT.characters))
def test_named_items_are_in_play_whatever_their_icon(character: str) -> None:
    human = chosen(character).human()
    assert kinds(human.gear) == sorted(CONTENT.characters[character].items)
    assert not human.hand


@pytest.mark.rule("PH-3.5")
def test_the_names_that_the_errata_give() -> None:
    gamer, runner = CONTENT.characters["gamer"], CONTENT.characters["runner"]
    assert gamer.skills == ("stealth",)
    assert runner.skills == ("athletics",)
    assert "kalt-9mm" in gamer.items
    assert "kalt-9mm" in runner.items


@pytest.mark.rule("PH-3.6", "PH-5.1")
def test_tracks_are_full_and_weapons_active() -> None:
    human = chosen("runner").human()
    assert (human.health, human.morale, human.hunger) == (5, 5, 0)
    assert kinds(human.melee) == ["knife"]
    assert human.ranged is not None
    assert kind_of(human.ranged) == "kalt-9mm"


@pytest.mark.rule("PH-5.2")
def test_tracks_end_at_8() -> None:
    assert chosen("stevedore").human().health == 8
    assert chosen("night-nurse").human().morale == 8


POINTS = {2: 0, 3: 2, 4: 3, 5: 5}
"""Of PH-4.2."""
COSTS = {
    "lead-pipe": 1,
    "knife": 1,
    "nail-club": 2,
    "kalt-9mm": 2,
    "hunting-bow": 3,
    "painkillers": 1,
    "bandages": 2,
    "road-map": 1,
    "sleeping-bag": 2,
    "flare": 0,
}
"""Of PH-27.16."""


@pytest.mark.rule("PH-3.8")
@pytest.mark.parametrize("character", list(CONTENT.characters))
def test_all_have_cost_the_same(character: str) -> None:
    one = CONTENT.characters[character]
    assert sum(POINTS[one.stats[stat]] for stat in STATS) == 10
    assert sum(COSTS[item] for item in one.items) + one.food + one.ammo / 2 == 7


def test_any_four_can_be_dealt_together() -> None:
    for party in combinations(CONTENT.characters, 4):
        case = making(4, choose_characters, 0)
        for character in party:
            case.pick(character)
        assert [case.human(seat).character for seat in range(4)] == list(party)


def test_what_nobody_took_is_out_of_the_game() -> None:
    case = making(2, choose_characters).defaults()
    assert case.s.market == []
