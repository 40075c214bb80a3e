"""How strong bots weigh a journey: what makes it likelier that somebody arrives."""

import pytest

from rules.engine import Chance, copy_position
from rules.hope import GAME
from rules.hope.bot import worths
from rules.hope.effects.language.models import TERRAINS, Terrain
from rules.hope.model.decks import DECKS
from rules.kit.search import is_worth_searching, think_through
from tests.rules.hope.build import NAMES, Road
from tests.rules.hope.rows import play_row, rows

SEARCH = GAME.search
assert SEARCH is not None
RATE, FIND_LAP = SEARCH.rate_position, SEARCH.find_lap


def rate_play(play: str) -> float:
    """How likely the first of four is to arrive, as a turn begins in this position."""
    return RATE(play_row(f"seats 4; {play}").state, 0)


def test_the_chance_of_arriving_grows_towards_the_end() -> None:
    assert 0 < rate_play("round 1") < rate_play("round 4") < rate_play("round 5") < 1


def test_the_chance_of_arriving_changes_little_early_on() -> None:
    """There is time to die, and time to recover."""
    first, second = rate_play("round 1"), rate_play("round 2")
    assert abs(second - first) < 0.1 < rate_play("round 4") - second


@pytest.mark.parametrize("late", [4, 5])
def test_wounds_hunger_and_lost_humanity_lower_the_chance_of_arriving(late: int) -> None:
    none, three, five = (rate_play(f"round {late}; Ada humanity {n}") for n in (0, 3, 5))
    assert five > three > none
    for what in ("harm", "hunger"):
        hurt, near_death = (rate_play(f"round {late}; Ada humanity 3 {what} {n}") for n in (1, 2))
        assert three > hurt > near_death


def test_being_one_stage_from_death_counts_more_near_the_end() -> None:
    early, late = (
        rate_play(f"round {n}; Ada humanity 3") - rate_play(f"round {n}; Ada humanity 3 harm 2")
        for n in (1, 5)
    )
    assert late > early


def test_a_dead_seat_arrives_only_if_a_newcomer_may_join() -> None:
    road = Road(4, round=2).dead(0)
    assert RATE(road.state, 0) == 0
    road.state.players[0].grace = "open"
    assert 0 < RATE(road.state, 0) < 0.3


def test_a_playout_ends_with_the_turn() -> None:
    laps = [FIND_LAP(Road(4, round=n, turn=seat).state) for n in (1, 2) for seat in (0, 1)]
    assert len(set(laps)) == 4


def test_unspent_helpful_cards_raise_the_chance_of_arriving() -> None:
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
    spent = play_row("seats 4; round 3; Ada trait free hunger-1").state
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
def test_which_questions_are_searched(play: str, whom: str, searched: str) -> None:
    case, (who, _, verb) = play_row(play), whom.partition("/")
    prompt = case.prompt(NAMES.index(who), verb)
    assert is_worth_searching(case.table, prompt) is (searched == "yes")


@pytest.mark.parametrize("terrain", TERRAINS)
def test_anothers_scene_is_imagined_as_a_similar_one_from_its_deck(terrain: Terrain) -> None:
    card = worths.list_possible_scenes(terrain, "roll", False)[0]
    own_words = "Ada picks act-1; Ada says Well, then."
    case, imagined = play_row(f"printed {card.id}; Ada draws {terrain}; {own_words}"), set()
    for n in range(12):
        state = copy_position(case.state)
        SEARCH.redeal_hidden(state, 1, Chance(f"mood {n}"))
        imagined.add(state.scene.card)
    found = [DECKS.scenes[one] for one in imagined]
    assert {(one.terrain, one.kind, one.unavoidable) for one in found} == {(terrain, "roll", False)}
    assert len(found) > 2


@pytest.mark.parametrize(("hardship", "used"), [(4, False), (1, True)])
def test_a_card_after_the_roll_is_used_only_if_it_changes_the_outcome(
    hardship: int, used: bool
) -> None:
    """First three more successes are needed than the card brings, then none."""
    cards = "Ada harm 1; Ada trait after_roll success+1"
    case = play_row(f"{cards}; Scene roll {hardship} fail harm+2; Ada rolls 1")
    answer = think_through(case.table, case.prompt(0, "use").id, most=20).answer
    assert (answer != ["pass"]) is used
