"""How strong bots weigh a journey: what makes it likelier that somebody arrives."""

import pytest

from rules.engine import Chance, copy_position
from rules.hope import GAME
from rules.hope.bot import worths
from rules.hope.effects.language.models import TERRAINS, Terrain
from rules.hope.model.decks import DECKS
from rules.kit.search import is_worth_searching, think_through
from tests.rules.hope.build import NAMES, Road
from tests.rules.hope.rows import perform, rows

SEARCH = GAME.search
assert SEARCH is not None
RATE, FIND_LAP = SEARCH.rate_position, SEARCH.find_lap


def rate_play(play: str) -> float:
    """How likely the first of four arrives, as a turn begins in which it is like that."""
    return RATE(perform(f"seats 4; {play}").state, 0)


def test_it_is_a_likelihood_that_grows_as_the_end_comes_near() -> None:
    assert 0 < rate_play("round 1") < rate_play("round 4") < rate_play("round 5") < 1


def test_early_on_all_chances_are_much_alike() -> None:
    """There is time to die, and time to recover."""
    first, second = rate_play("round 1"), rate_play("round 2")
    assert abs(second - first) < 0.1 < rate_play("round 4") - second


@pytest.mark.parametrize("late", [4, 5])
def test_wounds_hunger_and_empty_hands_make_it_less_likely(late: int) -> None:
    none, three, five = (rate_play(f"round {late}; Ada humanity {n}") for n in (0, 3, 5))
    assert five > three > none
    for what in ("harm", "hunger"):
        hurt, near_death = (rate_play(f"round {late}; Ada humanity 3 {what} {n}") for n in (1, 2))
        assert three > hurt > near_death


def test_a_last_stage_counts_for_more_the_nearer_the_end() -> None:
    early, late = (
        rate_play(f"round {n}; Ada humanity 3") - rate_play(f"round {n}; Ada humanity 3 harm 2")
        for n in (1, 5)
    )
    assert late > early


def test_the_dead_arrive_only_where_somebody_new_may_come() -> None:
    road = Road(4, round=2).dead(0)
    assert RATE(road.state, 0) == 0
    road.state.players[0].grace = "open"
    assert 0 < RATE(road.state, 0) < 0.3


def test_a_playout_ends_with_the_turn() -> None:
    laps = [FIND_LAP(Road(4, round=n, turn=seat).state) for n in (1, 2) for seat in (0, 1)]
    assert len(set(laps)) == 4


def test_unspent_cards_that_help_make_it_likelier() -> None:
    none, bread, skin, friend = (
        rate_play(f"round 3; {cards}")
        for cards in (
            "turn Ada",
            "Ada trait free hunger-1",
            "Ada trait react prevent:of=harm",
            "Ada trait react prevent@others:of=harm",
        )
    )
    assert bread == skin > none == friend
    spent = perform("seats 4; round 3; Ada trait free hunger-1").state
    spent.find_character(0).traits[0].spent.append(0)
    assert RATE(spent, 0) == none


@rows("""
- | what to do at her own Scene | Scene question; Ada draws | Ada/act | yes
- | whether to support another's | Scene roll 1; Ada acts 1 | Ben/refuse | yes
- | not how to answer hers, whose card cannot be dealt again | Scene question; Ada acts | Ben/refuse
    | no
- | whether she uses a card for herself | Ada trait react prevent:of=harm; avoid harm+1@drawer!
    | Ada/use | yes
- | not for a friend, whose chances it is about | Ada trait react prevent@others:of=harm;
    avoid harm+1@left! | Ada/use | no
- | nor on another's Scene, which may be dealt again | Ben trait react prevent:of=harm; avoid harm+1
    | Ben/use | no
- | nor before the Scene lies open (HI-5.10, HI-5.12) | Ben trait after_roll success+1; Ben trait
    react prevent:of=harm; Scene roll 2 fail harm+1; Ada Ben roll 1 1; is prompt Ben/use topic after
    roll | Ben/use | no
- | but as soon as it does | Ben trait after_roll success+1; Ben trait react prevent:of=harm; Scene
    roll 2 fail harm+1; Ada Ben roll 1 1; Ben passes; is prompt Ben/use topic react | Ben/use | yes
""")
def test_what_is_thought_about(play: str, whom: str, searched: str) -> None:
    case, (who, _, verb) = perform(play), whom.partition("/")
    prompt = case.prompt(NAMES.index(who), verb)
    assert is_worth_searching(case.table, prompt) is (searched == "yes")


@pytest.mark.parametrize("terrain", TERRAINS)
def test_anothers_scene_is_imagined_as_any_of_its_deck_that_is_like_it(terrain: Terrain) -> None:
    card = worths.list_possible_scenes(terrain, "roll", False)[0]
    own_words = "Ada picks act-1; Ada says Well, then."
    case, imagined = perform(f"printed {card.id}; Ada draws {terrain}; {own_words}"), set()
    for n in range(12):
        state = copy_position(case.state)
        SEARCH.redeal(state, 1, Chance(f"mood {n}"))
        imagined.add(state.scene.card)
    found = [DECKS.scenes[one] for one in imagined]
    assert {(one.terrain, one.kind, one.unavoidable) for one in found} == {(terrain, "roll", False)}
    assert len(found) > 2


@pytest.mark.parametrize(("hardship", "used"), [(4, False), (1, True)])
def test_a_card_on_a_roll_is_used_where_it_turns_it(hardship: int, used: bool) -> None:
    """Three more are needed than one card brings; and one is."""
    cards = "Ada harm 1; Ada trait after_roll success+1"
    case = perform(f"{cards}; Scene roll {hardship} fail harm+2; Ada rolls 1")
    answer = think_through(case.table, case.prompt(0, "use").id, most=20).answer
    assert (answer != ["pass"]) is used
