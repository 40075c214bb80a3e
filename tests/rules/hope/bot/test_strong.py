"""What strong bots do otherwise than middling ones, before they search."""

from __future__ import annotations

from statistics import fmean

import pytest

from rules.engine import Answer, Chance
from rules.hope import GAME
from rules.hope.bot.strong import KEEN, LOST, rate_prospects
from rules.hope.bot.worths import Stakes
from rules.hope.effects.language.models import TERRAINS, Terrain
from rules.hope.model.decks import DECKS
from rules.hope.view import View
from tests.rules.hope.build import Case, Road, roll


def says(case: Case, seat: int, verb: str, *, mood: str = "mood") -> Answer:
    """What a strong bot answers there at once."""
    return GAME.strong_bot(case.view(seat), case.prompt(seat, verb), Chance(mood))


def promises(view: View, terrain: Terrain) -> float:
    """What a deck is worth to the seat, for somebody with Humanity."""
    cards = [card for card in DECKS.scenes.values() if card.terrain == terrain]
    found = []
    for card in cards:
        ways = ["act-1", "act-2"] if card.kind == "roll" else ["act"]
        ways += [] if card.unavoidable else ["avoid"]
        found.append(max(KEEN.value(view, card, way) for way in ways))
    return fmean(found)


def test_it_draws_where_half_the_scenes_are_questions() -> None:
    case = Road(4).play()
    assert says(case, 0, "scene") == ["any"]
    moods = {str(GAME.bot(case.view(0), case.prompt(0), Chance(f"{n}"))) for n in range(40)}
    assert len(moods) == len(TERRAINS), "a middling one draws anywhere"


@pytest.mark.parametrize("hunger", [0, 2])
def test_where_that_deck_is_out_it_takes_the_next_best(hunger: int) -> None:
    road = Road(4).person(0, hunger=hunger)
    road.state.decks["any"].pile.clear()
    case = road.play()
    left: list[Terrain] = [terrain for terrain in TERRAINS if terrain != "any"]
    best = max(left, key=lambda terrain: promises(case.view(0), terrain))
    assert says(case, 0, "scene") == [best]


@pytest.mark.parametrize(("humanity", "hope"), [(0, 0), (0, 2)])
def test_it_draws_with_empty_hands_too(humanity: int, hope: int) -> None:
    case = Road(4).hope(hope).person(0, humanity=humanity).play()
    assert says(case, 0, "scene") in [[terrain] for terrain in TERRAINS]


@pytest.mark.parametrize("mood", range(8))
@pytest.mark.parametrize(
    ("card", "hurt", "answer"),
    [
        # Humanity for a wound, or a die lost: the wound is cheaper, unless it is the last.
        ("x10", 0, "accept"),
        ("x10", 2, "refuse"),
        # A die and a meal: only where one is hungry is it worth it.
        ("x11", 0, "refuse"),
    ],
)
def test_it_hears_what_a_question_is_about_in_any_mood(
    card: str, hurt: int, answer: str, mood: int
) -> None:
    scene = DECKS.scenes[card]
    case = Road(4).person(1, harm=hurt, humanity=2).draws(scene).play().acts()
    assert says(case, 1, "refuse", mood=f"{mood}") == [answer]


def test_a_callout_in_ones_own_words_says_nothing() -> None:
    """Then both are weighed as the questions of that deck are on average."""
    printed = DECKS.scenes["x10"]
    case = Road(4).person(1, harm=2, humanity=2).draws(printed).play()
    case.acts(tells="Well, then: do we, or do we not?")
    other = Road(4).person(1, harm=2, humanity=2).draws(DECKS.scenes["x12"]).play()
    other.acts(tells="Well, then: do we, or do we not?")
    first, second = (
        [says(one, 1, "refuse", mood=f"{n}") for n in range(8)] for one in (case, other)
    )
    assert first == second


def test_a_callout_of_another_kind_of_scene_says_nothing_either() -> None:
    """Read out over a question, that of a roll whose refusal is hunger."""
    salt_road = DECKS.scenes["c06"]
    for hunger in (0, 1, 2):
        answers = []
        for tells in ("Well, then: do we, or do we not?", salt_road.callout):
            seats = Road(4).person(1, harm=2, hunger=hunger, humanity=2)
            case = seats.draws(DECKS.scenes["x10"]).play().acts(tells=tells)
            answers.append(says(case, 1, "refuse"))
        assert answers[0] == answers[1]


def test_it_minds_others_half_as_much_as_a_middling_one() -> None:
    """A Scene that is dear to itself and would save a friend."""
    kind = roll(1, succeed=[{"op": "harm", "n": -1}])
    case = Road(3).person(1, harm=2).person(2, harm=2).draws(kind).play().draw()
    assert GAME.bot(case.view(0), case.prompt(0), Chance("mood")) != ["avoid"]
    assert says(case, 0, "avoid") == ["avoid"]


def test_it_leaves_to_the_middling_one_what_it_knows_no_better() -> None:
    case = Road(3).draws(roll(1)).play().draw()
    case.pick("act-1", 0)
    prompt = case.prompt(0)
    assert prompt.kind == "text"
    assert GAME.strong_bot(case.view(0), prompt, Chance("mood")) == prompt.default


def test_to_avoid_is_tried_before_many_dice_are() -> None:
    case = Road(3).draws(roll(1)).play().draw()
    search = GAME.search
    assert search is not None
    tried = search.list_tried(case.view(0), case.prompt(0, "act"), Chance("mood"))
    assert tried[: search.most] == [["avoid"], ["act-1"], ["act-2"], ["act-3"]]


@pytest.mark.parametrize(
    ("others", "answer"),
    [
        # "Refuse: eat. All refuse: lose two Humanity", for a starving one with one die.
        ("accept", "refuse"),
        ("refuse", "accept"),
    ],
)
def test_it_counts_who_has_answered_how(others: str, answer: str) -> None:
    dog = DECKS.scenes["x12"]
    case = Road(4).person(3, humanity=1, hunger=2).draws(dog).play().acts()
    for seat in (1, 2):
        case.pick(others, seat, "refuse")
    assert says(case, 3, "refuse") == [answer]


@pytest.mark.parametrize(("round_", "answer"), [(1, "accept"), (5, "refuse")])
def test_a_die_is_given_for_a_meal_early_and_kept_late(round_: int, answer: str) -> None:
    fire = DECKS.scenes["x15"]
    road = Road(4).round(round_).turn(0).person(1, humanity=3, hunger=1)
    assert says(road.draws(fire).play().acts(), 1, "refuse") == [answer]


def test_the_drawer_answers_by_the_card() -> None:
    supper = DECKS.scenes["c13"]
    for others, answer in (("accept", "accept"), ("refuse", "refuse")):
        # Where all accept there is no hunger in it, which would be the death of this one.
        case = Road(4).person(0, humanity=3, hunger=2).draws(supper).play().acts(deck="coastal")
        for seat in (1, 2, 3):
            case.pick(others, seat, "refuse")
        assert says(case, 0, "refuse") == [answer]


def test_dice_count_for_more_towards_the_end_and_death_for_most() -> None:
    for left in (0.1, 0.5, 0.9):
        lives = [rate_prospects(Stakes(n, 0, 0), left) for n in range(6)]
        assert lives == sorted(set(lives))
        for hurt in (Stakes(3, 1, 0), Stakes(3, 0, 1)):
            assert lives[3] > rate_prospects(hurt, left)
        dead = {
            rate_prospects(who, left)
            for who in (Stakes(5, 3, 0), Stakes(5, 0, 3), Stakes(-1, 0, 0))
        }
        assert dead == {LOST}
        assert rate_prospects(Stakes(0, 2, 2), left) > LOST
    early, late = (
        rate_prospects(Stakes(2, 0, 0), n) - rate_prospects(Stakes(1, 0, 0), n) for n in (0.9, 0.1)
    )
    assert late > early
