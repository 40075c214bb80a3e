"""The encounters and minions as the ledger would have them (PH-26.5, PH-27.4 to PH-27.9)."""

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import mean
from typing import Any

import pytest
from pytest import approx

from rules.posthuman.effects.models import Amount, Draw, Peek
from rules.posthuman.effects.spelling import Data
from rules.posthuman.model.cards import Combat, Enemy, Narrative, NarrativeOption
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.terms import LEVELS, Level
from tests.rules.posthuman.model.printed import list_combats, list_enemies, list_minions
from tests.rules.posthuman.rows import figure


def list_fights(level: Level) -> list[Combat]:
    return [card.combat for card in list_combats(level) if card.combat is not None]


def list_stories(level: Level) -> list[Narrative]:
    cards = [card for card in CONTENT.encounters.values() if card.level == level]
    return [card.narrative for card in cards if card.narrative is not None]


FIGHTS = [fight for level in LEVELS for fight in list_fights(level)]
LEADERS = [fight.enemy for fight in FIGHTS]
FOLLOWING = [card.enemy for kind in ("human", "mutant") for card in list_minions(kind)]
STORIES = [story for level in LEVELS for story in list_stories(level)]
OPTIONS = [option for story in STORIES for option in story.options]
SPECIALS = {"attack": 1 / 3, "critical": 1 / 4, "knockdown": 1 / 5}


def find_ends(deck: Sequence[Enemy], field: str) -> tuple[int, int]:
    """The least and the most of a figure."""
    found = [getattr(enemy, field) for enemy in deck]
    return min(found), max(found)


def describe_level(level: Level) -> dict[str, Any]:
    """How many cards of which sort, how many fights with how many minions, and ends of figures."""
    deck = list_enemies(level)
    shooters = [enemy for enemy in deck if enemy.dice]
    return {
        "kinds": Counter(enemy.kind for enemy in deck),
        "stories": len(list_stories(level)),
        "minions": Counter(fight.humans + fight.mutants for fight in list_fights(level)),
        "shooters": (len(shooters), *find_ends(shooters, "dice")),
        **{field: find_ends(deck, field) for field in ("melee", "health", "speed", "wounds")},
        "xp": {enemy.xp for enemy in deck},
    }


def find_means(level: Level, *fields: str) -> list[float]:
    return [mean(getattr(enemy, field) for enemy in list_enemies(level)) for field in fields]


def share_specials(deck: Sequence[Enemy]) -> dict[str, float]:
    found: Counter[Any] = Counter(enemy.special for enemy in deck)
    return {special: found[special] / len(deck) for special in SPECIALS}


def find_shares(found: Counter[str]) -> dict[str, float]:
    return {name: n / found.total() for name, n in found.items()}


def share_tests() -> dict[str, float]:
    found = Counter(one.test.stat for one in OPTIONS if one.test is not None)
    fighting = found.pop("melee", 0) + found.pop("shooting", 0)
    return find_shares(Counter({**found, "a fight": fighting}))


def name_reward(fight: Combat) -> str:
    """Of which kind it is."""
    if not fight.reward:
        return "nothing"
    (one,) = fight.reward
    if isinstance(one, Amount):
        assert 1 <= one.n <= (2 if one.do == "ammo" else 1)
        return one.do
    assert isinstance(one, Draw) and one.deck in ("supply", "equipment", "weapons")
    return "draw"


def count_followers() -> tuple[int, int, int]:
    """Stories with a follower, those of them that cost food, and XP."""
    with_one = [story for story in STORIES if any(option.follower for option in story.options)]
    fed = [story for story in with_one if any(one.follower_food for one in story.options)]
    return len(with_one), len(fed), sum(story.xp for story in STORIES)


def round_shares(wanted: dict[str, float]) -> Any:
    return approx(wanted, abs=0.02)


# fmt: off
ENCOUNTERS = [
    figure("PH-27.4", lambda: describe_level(1), {
        "kinds": {"mutant": 11, "human": 7, "animal": 4}, "stories": 17, "minions": {0: 20, 1: 2},
        "shooters": (4, 1, 1), "melee": (1, 3), "health": (1, 3), "speed": (1, 4), "wounds": (1, 1),
        "xp": {1}}),
    figure("PH-27.5", lambda: describe_level(2), {
        "kinds": {"mutant": 10, "human": 6, "animal": 3}, "stories": 12, "minions": {0: 15, 1: 4},
        "shooters": (6, 1, 2), "melee": (2, 4), "health": (3, 5), "speed": (1, 4), "wounds": (1, 2),
        "xp": {1, 2}}),
    figure("PH-27.6", lambda: describe_level(3), {
        "kinds": {"mutant": 9, "human": 5, "animal": 2}, "stories": 8,
        "minions": {0: 10, 1: 5, 2: 1}, "shooters": (7, 1, 3), "melee": (3, 5), "health": (4, 7),
        "speed": (2, 5), "wounds": (1, 2), "xp": {2, 3}}),
    figure("PH-27.4", lambda: find_means(1, "melee", "health", "speed"),
        approx([2, 2.2, 2.5], abs=0.1)),
    figure("PH-27.5", lambda: find_means(2, "melee", "health"), approx([3, 3.9], abs=0.1)),
    figure("PH-27.6", lambda: find_means(3, "melee", "health"), approx([3.8, 5.4], abs=0.1)),
    figure("PH-27.5", lambda: find_means(2, "wounds"), approx([1.25], abs=0.03)),
    figure("PH-27.5", lambda: Counter(enemy.xp for enemy in list_enemies(2)), {1: 14, 2: 5}),
    figure("PH-27.6", lambda: find_means(3, "wounds"), approx([1.6], abs=0.03)),
    figure("PH-27.4", lambda: find_ends([e for e in list_enemies(1) if e.dice], "range"), (1, 2)),
    # Specials, effects and minions.
    figure("PH-27.7", lambda: share_specials(LEADERS), round_shares(SPECIALS)),
    figure("PH-27.7", lambda: share_specials(FOLLOWING), round_shares(SPECIALS)),
    figure("PH-27.7", lambda: {len(enemy.effects) for enemy in LEADERS}, {0, 1}),
    figure("PH-27.7", lambda: mean(len(e.effects) for e in LEADERS), approx(1 / 4, abs=0.02)),
    figure("PH-27.7", lambda: (len(list_minions("human")), len(list_minions("mutant"))), (12, 12)),
    figure("PH-27.7", lambda: sum(card.copies for card in CONTENT.minions.values()), 24),
    figure("PH-27.7", lambda: [find_ends(FOLLOWING, field) for field in
        ("melee", "health", "speed", "wounds", "xp")], [(1, 3), (1, 3), (2, 4), (1, 1), (1, 1)]),
    figure("PH-27.7", lambda: [(e.kind, e.dice, e.range) for e in FOLLOWING if e.dice],
        [("human", 1, 1)] * 4),
    figure("PH-27.7", lambda: {f.humans + f.mutants for f in FIGHTS if f.enemy.kind == "animal"},
        {0}),
    # Narratives, and what is won.
    figure("PH-27.8", share_tests,
        round_shares({"mind": 0.4, "speed": 0.25, "strength": 0.25, "a fight": 0.1})),
    figure("PH-27.8", count_followers, (6, 4, 12)),
    figure("PH-27.8", lambda: [one for one in OPTIONS if one.follower_food and not one.follower],
        []),
    figure("PH-27.9", lambda: find_shares(Counter(map(name_reward, FIGHTS))),
        round_shares({"food": 0.4, "ammo": 0.25, "morale": 0.15, "draw": 0.1, "nothing": 0.1})),
    figure("PH-27.9", lambda: {p.deck for f in FIGHTS for p in f.reward if isinstance(p, Draw)},
        {"supply", "equipment", "weapons"}),
]
# fmt: on


@pytest.mark.parametrize(("find", "wanted"), ENCOUNTERS)
def test_the_figures_of_encounters(find: Callable[[], Any], wanted: Any) -> None:
    assert find() == wanted


FOOD = {"food": 1.0, "ammo": 0.5, "health": 1.0, "morale": 1.0, "hunger": -1.0, "heal_scar": 2.0}
"""What one of it is worth; a cartridge as in PH-4.13 and PH-26.6."""
DRAWN = {"supply": 2.0, "equipment": 1.5, "weapons": 2.0}
"""What a card is worth; with a second to choose from, as in PH-26.6, half a food more."""


def price_primitive(one: Data) -> float:
    """In food."""
    if isinstance(one, Amount):
        return FOOD[one.do] * one.n
    if isinstance(one, Draw):
        return DRAWN[one.deck] + (one.n > 1) / 2
    assert isinstance(one, Peek)
    return 0.5


def price_option(option: NarrativeOption, xp: int) -> float:
    """What passing is worth: a follower is 2 food, and costs 1 where it has the icon."""
    followers = 2 * option.follower - option.follower_food
    return sum(map(price_primitive, option.passed)) + followers + xp * option.success


@pytest.mark.rule("PH-27.8")
def test_each_narrative_has_two_or_three_ways_and_one_is_safe_but_poor() -> None:
    gains = []
    for story in STORIES:
        assert len(story.options) in (2, 3)
        safe = story.options[story.default]
        assert not (safe.cost or safe.test or safe.follower or (story.xp and safe.success))
        assert 0 <= price_option(safe, story.xp) <= 1
        assert price_option(safe, story.xp) < max(
            price_option(option, story.xp) for option in story.options
        )
        gains += [
            price_option(option, story.xp) for option in story.options if option.test is not None
        ]
    assert mean(gains) == approx(2, abs=0.25)
    assert 1 <= min(gains) <= max(gains) <= 3.5


@pytest.mark.rule("PH-27.8")
def test_what_a_failed_test_costs() -> None:
    """Health or morale, 1, at level 3 up to 2; or a scar, in at most five stories."""
    scarring = 0
    for n in LEVELS:
        for story in list_stories(n):
            scarring += any(
                one.do == "scar" for way in story.options for one in (*way.passed, *way.failed)
            )
            for option in story.options:
                amounts = [one for one in option.failed if isinstance(one, Amount)]
                assert len(amounts) == len(option.failed)
                assert option.test is not None or not amounts
                lost = {one.do: -one.n for one in amounts if one.n < 0}
                assert lost.keys() <= {"health", "morale"}
                if amounts and not any(one.do == "scar" for one in amounts):
                    assert 1 <= sum(lost.values()) <= (2 if n == 3 else 1)
                assert amounts or option.test is None
    assert 0 < scarring <= 5


def test_no_two_encounters_share_an_opening_or_an_outcome_text() -> None:
    openings = [
        " ".join(str(card.text).split()[:2]).lower() for card in CONTENT.encounters.values()
    ]
    told = [text for one in OPTIONS for text in (one.told, one.told_failed) if text]
    assert len(set(openings)) == len(openings)
    assert len(set(told)) == len(told)
