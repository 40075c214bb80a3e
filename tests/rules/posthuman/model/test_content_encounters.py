"""The encounters and minions as the ledger would have them (PH-26.5, PH-27.4 to PH-27.9)."""

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import mean
from typing import Any

import pytest
from pytest import approx

from rules.posthuman.effects.models import Amount, Dice, Draw, Peek
from rules.posthuman.effects.spelling import Data
from rules.posthuman.model.cards import Combat, Enemy, NarrativeOption
from rules.posthuman.model.terms import Level
from tests.rules.posthuman.model.printed import (
    ENCOUNTER_CARDS,
    LEVELS,
    MINIONS,
    list_combats,
    list_enemies,
    list_minions,
    list_narratives,
    measure_spread,
)
from tests.rules.posthuman.rows import figure

FIGHTS = [
    card.combat for level in LEVELS for card in list_combats(level) if card.combat is not None
]
LEADERS = [fight.enemy for fight in FIGHTS]
FOLLOWING = [card.enemy for kind in ("human", "mutant") for card in list_minions(kind)]
STORIES = [story for level in LEVELS for story in list_narratives(level)]
OPTIONS = [option for story in STORIES for option in story.options]
SPECIALS = {"attack": 1 / 3, "critical": 1 / 4, "knockdown": 1 / 5}


def count_kinds(level: Level) -> Counter[str]:
    return Counter(enemy.kind for enemy in list_enemies(level))


def count_minions(level: Level) -> Counter[int]:
    """How many fights have so many minions."""
    fights = [card.combat for card in list_combats(level) if card.combat is not None]
    return Counter(fight.humans + fight.mutants for fight in fights)


def measure_shooters(level: Level, field: str = "dice") -> tuple[Any, ...]:
    found = [enemy for enemy in list_enemies(level) if enemy.dice]
    return (len(found), *measure_spread(found, field))


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


def describe_netboy() -> tuple[Any, ...]:
    card = ENCOUNTER_CARDS["netboy-trapper"]
    assert card.combat is not None
    one, (net,) = card.combat.enemy, card.combat.enemy.effects
    minions = card.combat.humans, card.combat.mutants
    figures = (one.speed, one.health, one.melee, one.wounds, one.xp)
    return (card.level, one.kind, figures, minions, net.at, net.do)


def count_followers() -> tuple[int, int, int]:
    """Stories with a follower, those of them that cost food, and XP."""
    with_one = [story for story in STORIES if any(option.follower for option in story.options)]
    fed = [story for story in with_one if any(one.follower_food for one in story.options)]
    return len(with_one), len(fed), sum(story.xp for story in STORIES)


NET = Dice(do="dice", die="melee", n=-1, side="player", scope="round")


def round_shares(wanted: dict[str, float]) -> Any:
    return approx(wanted, abs=0.02)


def prove_level(rules: str, n: Level, wanted: dict[str, Any]) -> list[Any]:
    """Rows about the figures of a level."""
    deck = list_enemies(n)
    find: dict[str, Callable[[], Any]] = {
        "kinds": lambda: count_kinds(n),
        "stories": lambda: len(list_narratives(n)),
        "company": lambda: count_minions(n),
        "shooters": lambda: measure_shooters(n),
        "range": lambda: measure_shooters(n, "range")[1:],
    }
    return [
        figure(
            rules,
            find.get(
                field, lambda field=field, value=value: measure_spread(deck, field, *value[2:])
            ),
            value if field in find else value[:2] + (True,) * len(value[2:]),
        )
        for field, value in wanted.items()
    ]


# fmt: off
ENCOUNTERS = [
    *prove_level("PH-27.4", 1, {"kinds": {"mutant": 11, "human": 7, "animal": 4}, "stories": 17,
        "melee": (1, 3, 2), "health": (1, 3, 2.2), "speed": (1, 4, 2.5), "wounds": (1, 1),
        "xp": (1, 1), "shooters": (4, 1, 1), "range": (1, 2), "company": {0: 20, 1: 2}}),
    *prove_level("PH-27.5", 2, {"kinds": {"mutant": 10, "human": 6, "animal": 3}, "stories": 12,
        "melee": (2, 4, 3), "health": (3, 5, 3.9), "speed": (1, 4), "wounds": (1, 2),
        "shooters": (6, 1, 2), "company": {0: 15, 1: 4}}),
    *prove_level("PH-27.6", 3, {"kinds": {"mutant": 9, "human": 5, "animal": 2}, "stories": 8,
        "melee": (3, 5, 3.8), "health": (4, 7, 5.4), "speed": (2, 5), "wounds": (1, 2),
        "xp": (2, 3), "shooters": (7, 1, 3), "company": {0: 10, 1: 5, 2: 1}}),
    figure("PH-27.5", lambda: Counter(enemy.xp for enemy in list_enemies(2)), {1: 14, 2: 5}),
    figure("PH-27.5", lambda: mean(e.wounds == 1 for e in list_enemies(2)), approx(0.75, abs=0.03)),
    figure("PH-27.6", lambda: mean(e.wounds == 2 for e in list_enemies(3)), approx(0.6, abs=0.03)),
    # Specials, effects and minions.
    figure("PH-27.7", lambda: share_specials(LEADERS), round_shares(SPECIALS)),
    figure("PH-27.7", lambda: share_specials(FOLLOWING), round_shares(SPECIALS)),
    figure("PH-27.7", lambda: {len(enemy.effects) for enemy in LEADERS}, {0, 1}),
    figure("PH-27.7", lambda: mean(len(e.effects) for e in LEADERS), approx(1 / 4, abs=0.02)),
    figure("PH-27.7", lambda: (len(list_minions("human")), len(list_minions("mutant"))), (12, 12)),
    figure("PH-27.7", lambda: sum(card.copies for card in MINIONS.values()), 24),
    *(
        figure("PH-27.7", lambda field=field: measure_spread(FOLLOWING, field), ends)
        for field, ends in (("melee", (1, 3)), ("health", (1, 3)), ("speed", (2, 4)),
            ("wounds", (1, 1)), ("xp", (1, 1)))
    ),
    figure("PH-27.7", lambda: [(e.kind, e.dice, e.range) for e in FOLLOWING if e.dice],
        [("human", 1, 1)] * 4),
    figure("PH-27.7", lambda: {f.humans + f.mutants for f in FIGHTS if f.enemy.kind == "animal"},
        {0}),
    figure("PH-26.5", describe_netboy,
        (2, "mutant", (3, 4, 3, 1, 1), (0, 1), "shoot_result", (NET,))),
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
def test_what_a_fail_costs() -> None:
    """Health or morale, 1, at level 3 up to 2; or a scar, in at most five stories."""
    scarring = 0
    for n in LEVELS:
        for story in list_narratives(n):
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


def test_no_two_encounters_begin_alike_or_are_answered_with_the_same_words() -> None:
    openings = [" ".join(str(card.text).split()[:2]).lower() for card in ENCOUNTER_CARDS.values()]
    told = [text for one in OPTIONS for text in (one.told, one.told_failed) if text]
    assert len(set(openings)) == len(openings)
    assert len(set(told)) == len(told)
