"""HI-20.18: the numbers by which the bots weigh what may come."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

from rules.engine import Chance
from rules.hope.bot import worths
from rules.hope.bot.worths import Stakes
from rules.hope.model.decks import DECKS
from rules.hope.model.scenes import Scene, Section
from tests.rules.hope.build import Road, roll

DICE = (2.2, 1.4, 1.0, 0.7, 0.5)
WHOLE = Stakes(5, 0, 0)


def effects(*these: dict[str, Any]) -> Section:
    return Section.model_validate({"line": "It went as it went.", "effects": list(these)})


@pytest.mark.rule("HI-20.18")
@pytest.mark.parametrize(
    ("humanity", "hunger", "harm", "worth"),
    [
        (0, 0, 0, 0.0),
        (1, 0, 0, 2.2),
        (2, 0, 0, 3.6),
        (3, 0, 0, 4.6),
        (4, 0, 0, 5.3),
        (5, 0, 0, 5.8),
        (1, 1, 0, 1.4),
        (1, 0, 2, -0.2),
        (0, 2, 1, -3.2),
        (3, 3, 0, -9.0),
        (3, 0, 3, -9.0),
        (-1, 0, 0, -9.0),
    ],
)
def test_what_a_life_is_worth(humanity: int, hunger: int, harm: int, worth: float) -> None:
    assert Stakes(humanity, hunger, harm).rate_stakes() == pytest.approx(worth)


@pytest.mark.rule("HI-20.18")
def test_dice_cost_what_the_last_ones_are_worth() -> None:
    assert [WHOLE.rate_dice_cost(n) for n in range(6)] == pytest.approx(
        [0, 0.5, 1.2, 2.2, 3.6, 5.8]
    )
    assert Stakes(1, 0, 0).rate_dice_cost(1) == pytest.approx(2.2)


@pytest.mark.rule("HI-20.18", "HI-20.8")
@pytest.mark.parametrize(
    ("these", "whose", "worth"),
    [
        ([{"op": "humanity", "n": 2}], Stakes(2, 0, 0), 1.7),
        ([{"op": "humanity", "n": 2}], Stakes(4, 0, 0), 0.5),
        ([{"op": "humanity", "n": -1}], Stakes(0, 0, 0), -9.0),
        ([{"op": "hunger", "n": 1}], Stakes(0, 0, 0), -0.8),
        ([{"op": "hunger", "n": -2}], Stakes(0, 1, 0), 0.8),
        ([{"op": "harm", "n": 1}], Stakes(0, 0, 1), -1.6),
        ([{"op": "harm", "n": -1}], Stakes(0, 0, 0), 0.0),
        ([{"op": "hope", "n": 2}], WHOLE, 1.4),
        ([{"op": "draw_asset", "n": 2}], WHOLE, 1.6),
        ([{"op": "draw_trait"}], WHOLE, 0.6),
        ([{"op": "harm", "n": 1, "target": "others"}], WHOLE, 0.0),
        ([{"op": "harm", "n": 1, "target": "all"}], WHOLE, -0.8),
        ([{"op": "hunger", "n": 1}, {"op": "humanity", "n": -1}], WHOLE, -1.3),
        (
            [{"op": "check", "then": [{"op": "hope", "n": 1}], "else": [{"op": "harm", "n": 1}]}],
            WHOLE,
            -0.05,
        ),
        ([{"op": "kill"}], WHOLE, 0.0),
    ],
)
def test_what_effects_are_worth(these: list[dict[str, Any]], whose: Stakes, worth: float) -> None:
    assert worths.rate_section(effects(*these), whose) == pytest.approx(worth)
    assert worths.rate_section(None, whose) == 0


@pytest.mark.rule("HI-20.18")
def test_a_value_between_two_counts_of_dice() -> None:
    assert worths.interpolate_dice(2.0, lambda n: float(n * n)) == 4
    assert worths.interpolate_dice(2.25, lambda n: float(n * n)) == pytest.approx(
        0.75 * 4 + 0.25 * 9
    )


@pytest.mark.rule("HI-20.18")
def test_what_a_scene_may_be_for_all_that_its_back_says() -> None:
    for kind, bound in (("roll", True), ("roll", False), ("question", False)):
        cards = worths.list_possible_scenes("coastal", kind, bound)
        assert set(cards) == {
            one
            for one in DECKS.scenes.values()
            if (one.terrain, one.kind, one.unavoidable) == ("coastal", kind, bound)
        }
    # Where no card of the deck is so, those of its kind in the deck, or of any deck.
    tolls = [one for one in DECKS.scenes.values() if one.kind == "toll"]
    there = {one.terrain for one in tolls}
    for terrain in ("wilderness", "mountainous", "coastal", "urban", "any"):
        found = worths.list_possible_scenes(terrain, "toll", False)
        near = [one for one in tolls if one.terrain == terrain]
        free = [one for one in near if not one.unavoidable]
        assert list(found) == (free or near or tolls), there


def odds(dice: int, hardship: int) -> float:
    return sum(comb(dice, n) for n in range(max(0, hardship), dice + 1)) / 2**dice


def rolls(terrain: str) -> list[Scene]:
    return [
        one
        for one in DECKS.scenes.values()
        if (one.terrain, one.kind, one.unavoidable) == (terrain, "roll", False)
    ]


@pytest.mark.rule("HI-20.18")
@pytest.mark.parametrize("whose", [WHOLE, Stakes(1, 2, 1)])
def test_what_joining_and_refusing_an_unread_scene_is_worth(whose: Stakes) -> None:
    cards = rolls("urban")
    plea = worths.Plea("urban", False, 2, 1, (whose, WHOLE))
    joined = [
        sum(
            odds(dice, one.hardship + 1) * worths.rate_section(one.succeed, whose)
            + (1 - odds(dice, one.hardship + 1)) * worths.rate_section(one.fail, whose)
            for one in cards
        )
        / len(cards)
        for dice in (3, 4)
    ]
    assert plea.rate_commitment(whose, 1) == pytest.approx(joined[0])
    assert plea.rate_commitment(whose, 1.5) == pytest.approx(sum(joined) / 2)
    assert plea.rate_for_committed(1) == pytest.approx(
        plea.rate_commitment(whose, 1) + plea.rate_commitment(WHOLE, 1)
    )
    fair = sum(odds(3, one.hardship + 1) for one in cards) / len(cards)
    assert plea.estimate_plea(1) == pytest.approx(fair)
    one = sum(worths.rate_section(card.refuse, whose) for card in cards) / len(cards)
    everybody = sum(
        worths.rate_section(card.all_refuse or card.refuse, whose) for card in cards
    ) / len(cards)
    assert plea.rate_refusal(whose, 0.25) == pytest.approx(0.75 * one + 0.25 * everybody)


@pytest.mark.rule("HI-20.18")
def test_the_shame_of_refusing_grows_with_how_many_do() -> None:
    card = roll(1, refuse=[{"op": "harm", "n": 1}], all_refuse=[{"op": "harm", "n": 2}])
    assert [
        worths.rate_scene_refusal(card, WHOLE, share) for share in (0, 0.5, 1)
    ] == pytest.approx([-0.8, -1.6, -2.4])
    plain = roll(1, refuse=[{"op": "harm", "n": 1}])
    assert worths.rate_scene_refusal(plain, WHOLE, 1) == pytest.approx(-0.8)


@pytest.mark.rule("HI-20.18")
def test_a_callout_is_guessed_six_times_in_ten() -> None:
    case = Road(3).draws(DECKS.scenes["c06"]).play().acts(1, deck="coastal")
    seen = case.view(1).scene
    assert seen is not None
    guesses = [worths.guess_scene(seen, Chance(f"ear {n}")) for n in range(400)]
    assert set(guesses) == {DECKS.scenes["c06"], None}
    assert 0.5 < sum(one is not None for one in guesses) / 400 < 0.7
    told = Road(3).draws(DECKS.scenes["c06"]).play().acts(1, deck="coastal", tells="Well, then.")
    other = told.view(1).scene
    assert other is not None
    assert worths.guess_scene(other, Chance("ear")) is None
