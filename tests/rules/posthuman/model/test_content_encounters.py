"""The encounters and minions as the ledger would have them (PH-27.4 to PH-27.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import mean

import pytest
from pytest import approx

from rules.posthuman.effects.language.models import Amount, Data, Dice, Draw, Peek
from rules.posthuman.model.cards import Combat, Enemy, NarrativeOption
from rules.posthuman.model.terms import Kind, Level
from tests.rules.posthuman.model.encounter_decks import (
    ENCOUNTER_CARDS,
    LEVELS,
    MINIONS,
    combats,
    minions,
    narratives,
    options,
)


def fights(level: Level) -> list[Combat]:
    return [card.combat for card in combats(level) if card.combat is not None]


def enemies(level: Level) -> list[Enemy]:
    return [fight.enemy for fight in fights(level)]


def kinds(level: Level) -> Counter[str]:
    return Counter(enemy.kind for enemy in enemies(level))


def company(level: Level) -> Counter[int]:
    """How many fights have so many minions."""
    return Counter(fight.humans + fight.mutants for fight in fights(level))


def within(numbers: Iterable[int], least: int, most: int) -> bool:
    """Whether they fill that range, both ends included."""
    there = set(numbers)
    return (min(there), max(there)) == (least, most)


def shooters(level: Level) -> list[Enemy]:
    return [enemy for enemy in enemies(level) if enemy.dice]


@pytest.mark.rule("PH-27.4")
def test_the_cards_of_level_1() -> None:
    assert kinds(1) == {"mutant": 11, "human": 7, "animal": 4}
    assert len(narratives(1)) == 17


@pytest.mark.rule("PH-27.4")
def test_the_enemies_of_level_1() -> None:
    deck = enemies(1)
    assert within((enemy.melee for enemy in deck), 1, 3)
    assert mean(enemy.melee for enemy in deck) == approx(2, abs=0.1)
    assert within((enemy.health for enemy in deck), 1, 3)
    assert mean(enemy.health for enemy in deck) == approx(2.2, abs=0.1)
    assert within((enemy.speed for enemy in deck), 1, 4)
    assert mean(enemy.speed for enemy in deck) == approx(2.5, abs=0.1)
    assert {enemy.wounds for enemy in deck} == {1}
    assert {enemy.xp for enemy in deck} == {1}
    assert [enemy.dice for enemy in shooters(1)] == [1, 1, 1, 1]
    assert within((enemy.range for enemy in shooters(1)), 1, 2)
    assert company(1) == {0: 20, 1: 2}


@pytest.mark.rule("PH-27.5")
def test_the_cards_of_level_2() -> None:
    assert kinds(2) == {"mutant": 10, "human": 6, "animal": 3}
    assert len(narratives(2)) == 12


@pytest.mark.rule("PH-27.5")
def test_the_enemies_of_level_2() -> None:
    deck = enemies(2)
    assert within((enemy.melee for enemy in deck), 2, 4)
    assert mean(enemy.melee for enemy in deck) == approx(3, abs=0.1)
    assert within((enemy.health for enemy in deck), 3, 5)
    assert mean(enemy.health for enemy in deck) == approx(3.9, abs=0.1)
    assert within((enemy.speed for enemy in deck), 1, 4)
    assert within((enemy.wounds for enemy in deck), 1, 2)
    assert mean(enemy.wounds == 1 for enemy in deck) == approx(0.75, abs=0.03)
    assert Counter(enemy.xp for enemy in deck) == {1: 14, 2: 5}
    assert len(shooters(2)) == 6
    assert within((enemy.dice for enemy in shooters(2)), 1, 2)
    assert company(2) == {0: 15, 1: 4}


@pytest.mark.rule("PH-27.6")
def test_the_cards_of_level_3() -> None:
    assert kinds(3) == {"mutant": 9, "human": 5, "animal": 2}
    assert len(narratives(3)) == 8


@pytest.mark.rule("PH-27.6")
def test_the_enemies_of_level_3() -> None:
    deck = enemies(3)
    assert within((enemy.melee for enemy in deck), 3, 5)
    assert mean(enemy.melee for enemy in deck) == approx(3.8, abs=0.1)
    assert within((enemy.health for enemy in deck), 4, 7)
    assert mean(enemy.health for enemy in deck) == approx(5.4, abs=0.1)
    assert within((enemy.speed for enemy in deck), 2, 5)
    assert within((enemy.wounds for enemy in deck), 1, 2)
    assert mean(enemy.wounds == 2 for enemy in deck) == approx(0.6, abs=0.03)
    assert within((enemy.xp for enemy in deck), 2, 3)
    assert len(shooters(3)) == 7
    assert within((enemy.dice for enemy in shooters(3)), 1, 3)
    assert company(3) == {0: 10, 1: 5, 2: 1}


# -- specials, effects, minions (PH-27.7) ----------------------------------------------------------


LEADERS = [enemy for level in LEVELS for enemy in enemies(level)]
FOLLOWING = [card.enemy for kind in ("human", "mutant") for card in minions(kind)]


@pytest.mark.rule("PH-27.7")
@pytest.mark.parametrize("deck", [LEADERS, FOLLOWING], ids=["leaders", "minions"])
def test_the_specials_of_enemies(deck: Sequence[Enemy]) -> None:
    share = {special: n / len(deck) for special, n in Counter(e.special for e in deck).items()}
    assert share["attack"] == approx(1 / 3, abs=0.02)
    assert share["critical"] == approx(1 / 4, abs=0.02)
    assert share["knockdown"] == approx(1 / 5, abs=0.02)
    assert share["wound"] > 0


@pytest.mark.rule("PH-27.7")
def test_a_quarter_of_the_combats_have_one_effect() -> None:
    assert {len(enemy.effects) for enemy in LEADERS} == {0, 1}
    assert mean(len(enemy.effects) for enemy in LEADERS) == approx(1 / 4, abs=0.02)


@pytest.mark.rule("PH-27.7")
def test_there_are_as_many_human_minions_as_mutants() -> None:
    assert len(minions("human")) == len(minions("mutant")) == 12
    assert len(FOLLOWING) == sum(card.copies for card in MINIONS.values())


@pytest.mark.rule("PH-27.7")
def test_the_figures_of_minions() -> None:
    assert within((enemy.melee for enemy in FOLLOWING), 1, 3)
    assert within((enemy.health for enemy in FOLLOWING), 1, 3)
    assert within((enemy.speed for enemy in FOLLOWING), 2, 4)
    assert {enemy.wounds for enemy in FOLLOWING} == {1}
    assert {enemy.xp for enemy in FOLLOWING} == {1}


@pytest.mark.rule("PH-27.7")
def test_four_human_minions_shoot() -> None:
    shooting: list[tuple[Kind, int, int]] = [
        (enemy.kind, enemy.dice, enemy.range) for enemy in FOLLOWING if enemy.dice
    ]
    assert shooting == [("human", 1, 1)] * 4


@pytest.mark.rule("PH-27.7")
def test_animals_have_no_minions() -> None:
    packs = [fight for level in LEVELS for fight in fights(level) if fight.enemy.kind == "animal"]
    assert [fight.humans + fight.mutants for fight in packs] == [0] * 9


@pytest.mark.rule("PH-26.5")
def test_the_netboy_trapper() -> None:
    netboy = ENCOUNTER_CARDS["netboy-trapper"]
    assert netboy.level == 2
    assert netboy.combat is not None
    enemy = netboy.combat.enemy
    figures = (enemy.speed, enemy.health, enemy.melee, enemy.wounds, enemy.xp)
    assert (enemy.kind, *figures) == ("mutant", 3, 4, 3, 1, 1)
    assert (netboy.combat.humans, netboy.combat.mutants) == (0, 1)
    (net,) = enemy.effects
    assert net.at == "shoot_result"
    assert net.do == (Dice(do="dice", die="melee", n=-1, side="player", scope="round"),)


# -- narratives (PH-27.8) --------------------------------------------------------------------------


STORIES = [story for level in LEVELS for story in narratives(level)]
TESTS = [option for option in options() if option.test is not None]
FOOD = {"food": 1.0, "ammo": 0.5, "health": 1.0, "morale": 1.0, "hunger": -1.0, "heal_scar": 2.0}
"""What one of it is worth; a cartridge as in PH-4.13 and PH-26.6."""
DRAWN = {"supply": 2.0, "equipment": 1.5, "weapons": 2.0}
"""What a card is worth; with a second to choose from, as in PH-26.6, half a food more."""


def worth(primitives: Sequence[Data]) -> float:
    """In food."""
    total = 0.0
    for one in primitives:
        if isinstance(one, Amount):
            total += FOOD[one.do] * one.n
        elif isinstance(one, Draw):
            total += DRAWN[one.deck] + (one.n > 1) / 2
        else:
            assert isinstance(one, Peek)
            total += 0.5
    return total


def gain(option: NarrativeOption, xp: int) -> float:
    """What passing is worth: a follower is 2 food, and costs 1 where it has the icon."""
    followers = 2 * option.follower - option.follower_food
    return worth(option.passed) + followers + xp * option.success


@pytest.mark.rule("PH-27.8")
def test_each_narrative_has_two_or_three_ways_and_one_is_safe_but_poor() -> None:
    for story in STORIES:
        assert len(story.options) in (2, 3)
        safe = story.options[story.default]
        assert not (safe.cost or safe.test or safe.follower)
        assert 0 <= gain(safe, story.xp) <= 1
        assert gain(safe, story.xp) < max(gain(option, story.xp) for option in story.options)


@pytest.mark.rule("PH-27.8")
def test_what_is_tested() -> None:
    stats = Counter(option.test.stat for option in TESTS if option.test is not None)
    share = {stat: n / stats.total() for stat, n in stats.items()}
    assert share["mind"] == approx(0.40, abs=0.02)
    assert share["speed"] == approx(0.25, abs=0.02)
    assert share["strength"] == approx(0.25, abs=0.02)
    assert share["melee"] + share["shooting"] == approx(0.10, abs=0.02)


@pytest.mark.rule("PH-27.8")
def test_a_pass_is_worth_about_two_food() -> None:
    gains = [
        gain(option, story.xp)
        for story in STORIES
        for option in story.options
        if option.test is not None
    ]
    assert mean(gains) == approx(2, abs=0.25)
    assert min(gains) >= 1
    assert max(gains) <= 3.5


@pytest.mark.rule("PH-27.8")
@pytest.mark.parametrize(("level", "most"), [(1, 1), (2, 1), (3, 2)])
def test_what_a_fail_costs(level: Level, most: int) -> None:
    """Health or morale; or a scar, which is counted below."""
    for story in narratives(level):
        for option in story.options:
            if option.test is None:
                assert not option.failed
                continue
            amounts = [one for one in option.failed if isinstance(one, Amount)]
            assert len(amounts) == len(option.failed)
            losses = [one for one in amounts if one.n < 0]
            scars = [one for one in amounts if one.do == "scar"]
            assert {one.do for one in losses} <= {"health", "morale"}
            assert bool(scars) or 1 <= -sum(one.n for one in losses) <= most


@pytest.mark.rule("PH-27.8")
def test_scars_are_rare() -> None:
    scarring = [
        story
        for story in STORIES
        if any(
            isinstance(one, Amount) and one.do == "scar"
            for option in story.options
            for one in (*option.passed, *option.failed)
        )
    ]
    assert 0 < len(scarring) <= 5


@pytest.mark.rule("PH-27.8")
def test_followers_and_xp() -> None:
    following = [story for story in STORIES if any(option.follower for option in story.options)]
    food = [story for story in following if any(one.follower_food for one in story.options)]
    assert (len(following), len(food)) == (6, 4)
    assert all(option.follower for option in options() if option.follower_food)
    assert sum(story.xp for story in STORIES) == 12


@pytest.mark.rule("PH-27.8")
def test_a_story_worth_xp_is_not_won_by_its_safe_way() -> None:
    for story in STORIES:
        if story.xp:
            assert not story.options[story.default].success


# -- rewards (PH-27.9) -----------------------------------------------------------------------------


def reward(fight: Combat) -> str:
    """Of which kind it is."""
    if not fight.reward:
        return "nothing"
    (one,) = fight.reward
    if isinstance(one, Amount):
        assert 1 <= one.n <= (2 if one.do == "ammo" else 1)
        return one.do
    assert isinstance(one, Draw)
    assert one.deck in ("supply", "equipment", "weapons")
    return "draw"


@pytest.mark.rule("PH-27.9")
def test_what_is_won() -> None:
    won = Counter(reward(fight) for level in LEVELS for fight in fights(level))
    share = {kind: n / won.total() for kind, n in won.items()}
    assert share == approx(
        {"food": 0.40, "ammo": 0.25, "morale": 0.15, "draw": 0.10, "nothing": 0.10}, abs=0.02
    )
    drawn = {
        one.deck
        for level in LEVELS
        for fight in fights(level)
        for one in fight.reward
        if isinstance(one, Draw)
    }
    assert drawn == {"supply", "equipment", "weapons"}


# -- the words -------------------------------------------------------------------------------------


def opening(text: str) -> str:
    return " ".join(text.split()[:2]).lower()


def test_no_two_encounters_begin_alike() -> None:
    openings = Counter(opening(str(card.text)) for card in ENCOUNTER_CARDS.values())
    assert {words: n for words, n in openings.items() if n > 1} == {}


def test_no_two_answers_are_the_same() -> None:
    said = Counter(text for one in options() for text in (one.told, one.told_failed) if text)
    assert {text: n for text, n in said.items() if n > 1} == {}
