"""What strong bots do differently from middling ones, before they search."""

from statistics import fmean

import pytest

from rules.engine import Answer, Chance
from rules.hope import GAME
from rules.hope.bot.strong import KEEN, LOSS_WORTH, rate_prospects
from rules.hope.bot.worths import Stakes
from rules.hope.effects.language.models import TERRAINS, Terrain
from rules.hope.model.decks import DECKS
from tests.rules.hope.build import NAMES, Case
from tests.rules.hope.rows import play_row, rows


def find_answer(case: Case, whom: str, *, mood: str = "mood") -> Answer:
    """What a strong bot answers there at once: "Ben/refuse"."""
    who, _, verb = whom.partition("/")
    seat = NAMES.index(who)
    return GAME.strong_bot(case.view(seat), case.prompt(seat, verb), Chance(mood))


@rows("""
- | half of the Scenes of Any Terrain are questions | seats 4 | Ada | any
- | Humanity for a wound, or a die lost: the wound is cheaper | seats 4; Ben humanity 2; printed
    x10; Ada acts | Ben/refuse | accept
- | unless it is the last | seats 4; Ben humanity 2 harm 2; printed x10; Ada acts | Ben/refuse
    | refuse
- | a die and a meal: not unless one is hungry | seats 4; Ben humanity 2; printed x11; Ada acts
    | Ben/refuse | refuse
- | a die is given for a meal early | seats 4; Ben humanity 3 hunger 1; printed x15; Ada acts
    | Ben/refuse | accept
- | and kept late | seats 4; round 5; Ben humanity 3 hunger 1; printed x15; Ada acts | Ben/refuse
    | refuse
- | to eat, for who starves, as long as not all refuse and lose two Humanity | seats 4; Dov
    humanity 1 hunger 2; printed x12; Ada acts; Ben accepts; Cleo accepts | Dov/refuse | refuse
- | but not if all do | seats 4; Dov humanity 1 hunger 2; printed x12; Ada acts; Ben refuses;
    Cleo refuses | Dov/refuse | accept
- | no hunger, which would be death, as all accept | seats 4; Ada humanity 3 hunger 2; printed c13;
    Ada draws coastal; Ada acts; rest accept | Ada/refuse | accept
- | and hunger if not | seats 4; Ada humanity 3 hunger 2; printed c13; Ada draws coastal; Ada acts;
    rest refuse | Ada/refuse | refuse
- | friends count for half as much as with a middling one | Ben harm 2; Cleo harm 2; Scene roll 1
    succeed harm-1; Ada draws | Ada/avoid | avoid
- | what all would gain is nothing once one has refused | Ada humanity 3; Scene question all_accept
    humanity+2 refuse hunger+1; Ada acts; Ben refuses; Cleo accepts | Ada/refuse | accept
- | nor if one has accepted | Ada humanity 3; Scene question accept hunger+1 all_refuse humanity+2;
    Ada acts; Ben accepts; Cleo refuses | Ada/refuse | refuse
""")
def test_a_strong_bot_answers_by_what_a_scene_brings(play: str, whom: str, answer: str) -> None:
    case = play_row(play)
    assert all(find_answer(case, whom, mood=f"{n}") == [answer] for n in range(8))


def test_a_middling_bot_draws_from_any_deck_and_acts_for_its_friends() -> None:
    case = play_row("seats 4")
    moods = {str(GAME.bot(case.view(0), case.prompt(0), Chance(f"{n}"))) for n in range(40)}
    assert len(moods) == len(TERRAINS)
    case = play_row("Ben harm 2; Cleo harm 2; Scene roll 1 succeed harm-1; Ada draws")
    assert GAME.bot(case.view(0), case.prompt(0), Chance("mood")) != ["avoid"]


@pytest.mark.parametrize("hunger", [0, 2])
def test_a_strong_bot_draws_from_the_next_best_deck_if_the_first_is_empty(hunger: int) -> None:
    case = play_row(f"seats 4; Ada hunger {hunger}; left any 0")

    def promise(terrain: Terrain) -> float:
        """What a deck is worth to the seat, for somebody with Humanity."""
        found = []
        for card in DECKS.scenes.values():
            if card.terrain == terrain:
                ways = ["act-1", "act-2"] if card.kind == "roll" else ["act"]
                ways += [] if card.unavoidable else ["avoid"]
                found.append(max(KEEN.rate_answer(case.view(0), card, way) for way in ways))
        return fmean(found)

    best = max((terrain for terrain in TERRAINS if terrain != "any"), key=promise)
    assert find_answer(case, "Ada/scene") == [best]


@pytest.mark.parametrize("hope", [0, 2])
def test_a_strong_bot_draws_a_scene_even_without_humanity(hope: int) -> None:
    case = play_row(f"seats 4; hope {hope}; Ada humanity 0")
    assert find_answer(case, "Ada/scene") in [[terrain] for terrain in TERRAINS]


def test_a_callout_in_own_words_tells_bots_nothing() -> None:
    """Then both are weighed as the questions of that deck are on average."""
    first, second = (
        play_row(
            f"seats 4; Ben harm 2 humanity 2; printed {card}; Ada draws; Ada picks act; "
            "Ada says Well, then: do we, or do we not?"
        )
        for card in ("x10", "x12")
    )
    for mood in map(str, range(8)):
        answers = [find_answer(case, "Ben/refuse", mood=mood) for case in (first, second)]
        assert answers[0] == answers[1]


def test_a_callout_of_another_kind_of_scene_tells_bots_nothing() -> None:
    """Read out over a question, that of a roll whose refusal is hunger."""
    for hunger in (0, 1, 2):
        answers = []
        for words in ("Well, then: do we, or do we not?", DECKS.scenes["c06"].callout):
            case = play_row(
                f"seats 4; Ben harm 2 hunger {hunger} humanity 2; printed x10; Ada draws"
            )
            answers.append(find_answer(case.acts(tells=str(words)), "Ben/refuse"))
        assert answers[0] == answers[1]


def test_a_strong_bot_otherwise_answers_like_a_middling_one() -> None:
    case = play_row("Scene roll 1; Ada draws; Ada picks act-1")
    assert case.prompt(0).kind == "text"
    assert find_answer(case, "Ada") == case.prompt(0).default


def test_avoiding_is_tried_before_committing_many_dice() -> None:
    case = play_row("Scene roll 1; Ada draws")
    search = GAME.search
    assert search is not None
    tried = search.list_answers_to_try(case.view(0), case.prompt(0, "act"), Chance("mood"))
    assert tried[: search.most] == [["avoid"], ["act-1"], ["act-2"], ["act-3"]]


def test_dice_count_more_towards_the_end_and_death_counts_most() -> None:
    for left in (0.1, 0.5, 0.9):
        lives = [rate_prospects(Stakes(n, 0, 0), left) for n in range(6)]
        assert lives == sorted(set(lives))
        assert lives[3] > max(rate_prospects(Stakes(3, *hurt), left) for hurt in ((1, 0), (0, 1)))
        dead = (Stakes(5, 3, 0), Stakes(5, 0, 3), Stakes(-1, 0, 0))
        assert {rate_prospects(who, left) for who in dead} == {LOSS_WORTH}
        assert rate_prospects(Stakes(0, 2, 2), left) > LOSS_WORTH
    early, late = (
        rate_prospects(Stakes(2, 0, 0), n) - rate_prospects(Stakes(1, 0, 0), n) for n in (0.9, 0.1)
    )
    assert late > early
