"""HI-20.18: the numbers by which the bots weigh what may come."""

import pytest

from rules.engine import Chance
from rules.hope.bot import worths
from rules.hope.bot.worths import Stakes
from rules.hope.effects.language.models import TERRAINS
from rules.hope.model.decks import DECKS
from rules.hope.model.odds import estimate_chance
from rules.hope.model.scenes import Scene, Section
from tests.rules.hope.cards import add_scene, make_section
from tests.rules.hope.rows import play_row, rows

WHOLE = Stakes(5, 0, 0)


@rows("""
HI-20.18 | 0 0 0 | 0.0
HI-20.18 | 1 0 0 | 2.2
HI-20.18 | 2 0 0 | 3.6
HI-20.18 | 3 0 0 | 4.6
HI-20.18 | 4 0 0 | 5.3
HI-20.18 | 5 0 0 | 5.8
HI-20.18 | 1 1 0 | 1.4
HI-20.18 | 1 0 2 | -0.2
HI-20.18 | 0 2 1 | -3.2
HI-20.18 | 3 3 0 | -9.0
HI-20.18 | 3 0 3 | -9.0
HI-20.18 | -1 0 0 | -9.0
""")
def test_what_a_life_is_worth(humanity_hunger_harm: str, worth: str) -> None:
    whose = Stakes(*map(int, humanity_hunger_harm.split()))
    assert whose.rate_stakes() == pytest.approx(float(worth))


@pytest.mark.rule("HI-20.18")
def test_dice_cost_what_the_last_ones_are_worth() -> None:
    assert [WHOLE.rate_dice_cost(n) for n in range(6)] == pytest.approx(
        [0, 0.5, 1.2, 2.2, 3.6, 5.8]
    )
    assert Stakes(1, 0, 0).rate_dice_cost(1) == pytest.approx(2.2)


@rows("""
HI-20.18 HI-20.8 | humanity+2 | 2 0 0 | 1.7
HI-20.18 HI-20.8 | humanity+2 | 4 0 0 | 0.5
HI-20.18 HI-20.8 | humanity-1 | 0 0 0 | -9.0
HI-20.18 HI-20.8 | hunger+1 | 0 0 0 | -0.8
HI-20.18 HI-20.8 | hunger-2 | 0 1 0 | 0.8
HI-20.18 HI-20.8 | harm+1 | 0 0 1 | -1.6
HI-20.18 HI-20.8 | harm-1 | 0 0 0 | 0.0
HI-20.18 HI-20.8 | hope+2 | 5 0 0 | 1.4
HI-20.18 HI-20.8 | draw_asset2 | 5 0 0 | 1.6
HI-20.18 HI-20.8 | draw_trait | 5 0 0 | 0.6
HI-20.18 HI-20.8 | harm+1@others | 5 0 0 | 0.0
HI-20.18 HI-20.8 | harm+1@all | 5 0 0 | -0.8
HI-20.18 HI-20.8 | hunger+1,humanity-1 | 5 0 0 | -1.3
HI-20.18 HI-20.8 | check:then=hope+1:else=harm+1 | 5 0 0 | -0.05
HI-20.18 HI-20.8 | kill | 5 0 0 | 0.0
""")
def test_what_effects_are_worth(effects: str, whose: str, worth: str) -> None:
    part, stakes = Section.model_validate(make_section(effects)), Stakes(*map(int, whose.split()))
    assert worths.rate_section(part, stakes) == pytest.approx(float(worth))
    assert worths.rate_section(None, stakes) == 0


@pytest.mark.rule("HI-20.18")
def test_values_between_two_numbers_of_dice_are_interpolated() -> None:
    assert worths.interpolate_dice(2.0, lambda n: float(n * n)) == 4
    assert worths.interpolate_dice(2.25, lambda n: float(n * n)) == pytest.approx(
        0.75 * 4 + 0.25 * 9
    )


def list_scenes(terrain: str, kind: str, *, bound: bool) -> list[Scene]:
    wanted = (terrain, kind, bound)
    return [s for s in DECKS.scenes.values() if (s.terrain, s.kind, s.unavoidable) == wanted]


@pytest.mark.rule("HI-20.18")
def test_possible_scenes_are_those_that_fit_the_back_of_the_card() -> None:
    for kind, bound in (("roll", True), ("roll", False), ("question", False)):
        cards = worths.list_possible_scenes("coastal", kind, bound)
        assert [*cards] == list_scenes("coastal", kind, bound=bound)
    # Where no card of the deck is so, those of its kind in the deck, or of any deck.
    tolls = [one for one in DECKS.scenes.values() if one.kind == "toll"]
    for terrain in TERRAINS:
        found = worths.list_possible_scenes(terrain, "toll", False)
        near = [one for one in tolls if one.terrain == terrain]
        free = [one for one in near if not one.unavoidable]
        assert list(found) == (free or near or tolls), terrain


@pytest.mark.rule("HI-20.18")
@pytest.mark.parametrize("whose", [WHOLE, Stakes(1, 2, 1)])
def test_what_joining_and_refusing_an_unread_scene_is_worth(whose: Stakes) -> None:
    cards = list_scenes("urban", "roll", bound=False)
    plea = worths.Plea("urban", False, 2, 1, (whose, WHOLE))
    joined = [
        sum(
            estimate_chance(dice, one.hardship + 1) * worths.rate_section(one.succeed, whose)
            + (1 - estimate_chance(dice, one.hardship + 1)) * worths.rate_section(one.fail, whose)
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
    fair = sum(estimate_chance(3, one.hardship + 1) for one in cards) / len(cards)
    assert plea.estimate_plea(1) == pytest.approx(fair)
    one = sum(worths.rate_section(card.refuse, whose) for card in cards) / len(cards)
    everybody = sum(
        worths.rate_section(card.all_refuse or card.refuse, whose) for card in cards
    ) / len(cards)
    assert plea.rate_refusal(whose, 0.25) == pytest.approx(0.75 * one + 0.25 * everybody)


@pytest.mark.rule("HI-20.18")
def test_refusing_costs_more_if_more_people_are_expected_to_refuse() -> None:
    card = add_scene("roll 1 refuse harm+1 all_refuse harm+2")
    shame = [worths.rate_scene_refusal(card, WHOLE, share) for share in (0, 0.5, 1)]
    assert shame == pytest.approx([-0.8, -1.6, -2.4])
    plain = add_scene("roll 1 refuse harm+1")
    assert worths.rate_scene_refusal(plain, WHOLE, 1) == pytest.approx(-0.8)


@pytest.mark.rule("HI-20.18")
def test_bots_recognise_a_printed_callout_six_times_in_ten() -> None:
    seen = play_row("printed c06; Ada draws coastal; Ada acts 1").view(1).scene
    assert seen is not None
    guesses = [worths.guess_scene(seen, Chance(f"ear {n}")) for n in range(400)]
    assert set(guesses) == {DECKS.scenes["c06"], None}
    assert 0.5 < sum(one is not None for one in guesses) / 400 < 0.7
    case = play_row("printed c06; Ada draws coastal; Ada picks act-1; Ada says Well, then.")
    other = case.view(1).scene
    assert other is not None
    assert worths.guess_scene(other, Chance("ear")) is None
