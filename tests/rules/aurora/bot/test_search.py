"""Strong bots in solo games: what they aim for, and how they weigh what a round has brought."""

from dataclasses import replace
from random import Random

import pytest

from rules.aurora import GAME
from rules.aurora.bot.player import ALONE, MIDDLING
from rules.aurora.bot.prospects import estimate_solo_win
from rules.aurora.bot.search import AuroraSearch
from rules.aurora.model.state import AUTOMA, State
from rules.engine import Answer, Chance, Prompt, Result, copy_position
from rules.kit.search import think_through
from tests.drivers import bot_play, open_table
from tests.rules.aurora.build import Case
from tests.rules.aurora.positions import sit_down_at
from tests.rules.test_strength import alike
from tools.noninterference import list_deals

SEARCH = AuroraSearch()


def place_midgame(more: str = "", **board: object) -> State:
    """The fourth round of somebody alone."""
    its = "".join(f"; its_{name} {value}" for name, value in board.items())
    base = "solo; round 4; active leader co-pilot; stow SSPFA; at 110; its_space 110"
    return sit_down_at(f"{base}{its}; {more}").s


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"survivors": 2}, {"survivors": 3}),
        ({"fame": -1}, {"fame": 2}),
        ({"fuel": 0}, {"fuel": 1}),
        ({"counted": 0}, {"counted": 4}),
        # A contaminated Survivor of its own.
        ({"standing": "yes"}, {}),
    ],
)
def test_what_the_automa_has_lowers_the_chance_of_winning(
    better: dict[str, object], worse: dict[str, object]
) -> None:
    assert (
        1
        > estimate_solo_win(place_midgame(**better))
        > estimate_solo_win(place_midgame(**worse))
        > 0
    )


@pytest.mark.parametrize("more", ["stow SSPFFA", "stow SSPPFA", "stow SSPFAA", "hand mre-1"])
def test_each_token_and_card_raises_the_chance_of_winning(more: str) -> None:
    assert estimate_solo_win(place_midgame(more)) > estimate_solo_win(place_midgame())


def test_fame_distance_and_undamaged_boxes_raise_the_chance_of_winning() -> None:
    state = place_midgame()
    before = estimate_solo_win(state)
    state.players[0].fame += 1
    famous = estimate_solo_win(state)
    state.players[0].space = "113"
    assert before < famous < estimate_solo_win(state)
    roomy = estimate_solo_win(state)
    me = state.players[0]
    me.fill_box(
        next(ref for ref, box, what in me.list_boxes() if box.kind == "any" and not what), "X"
    )
    assert estimate_solo_win(state) < roomy
    me.out = True
    assert estimate_solo_win(state) == 0


def find_turn_prompt(case: Case) -> Prompt[str]:
    return next(prompt for prompt in case.table.needed_prompts if prompt.topic == "turn")


def compare_answers(case: Case) -> tuple[Answer, Answer | None]:
    """What a middling bot does and what a strong one begins with."""
    prompt, view = find_turn_prompt(case), case.table.view(0)
    return MIDDLING.choose_answer(view, prompt, Chance("a")), SEARCH.give_advice(
        view, prompt, Chance("a")
    )


def test_in_a_solo_game_a_bot_takes_a_survivor_before_the_automa_does() -> None:
    case = sit_down_at("solo; zone - roadside-pump medic; active leader")
    middling, strong = compare_answers(case)
    assert (middling, strong) == (["explore:2"], ["explore:3"])


def test_with_several_players_strong_bots_use_the_usual_worths() -> None:
    case = sit_down_at("zone - roadside-pump medic; active leader")
    assert compare_answers(case)[1] is None
    view, prompt = case.table.view(0), find_turn_prompt(case)
    assert SEARCH.list_answers_to_try(view, prompt, Chance("a")) == MIDDLING.rank_options(
        view, prompt
    )
    assert SEARCH.list_answers_to_try(view, prompt, Chance("a")) != ALONE.rank_options(view, prompt)


def test_solo_playouts_end_with_the_round_and_others_as_time_allows() -> None:
    state = place_midgame()
    assert SEARCH.find_lap(state) == SEARCH.find_lap(place_midgame())
    later = replace(state, round=5)
    assert SEARCH.find_lap(state) != SEARCH.find_lap(later)
    assert SEARCH.find_lap(sit_down_at("-").s) is None


def test_in_a_solo_game_the_margin_of_the_score_counts() -> None:
    state = place_midgame()
    state.scores = {0: {"fame": 0}, AUTOMA: {"fame": 5, "distance": 2}}
    found = []
    for points in (2, 7, 8, 12):
        result = Result((0,) if points > 7 else (), {0: points}, "")
        found.append(SEARCH.rate_result(result, state, 0))
    assert found == sorted(set(found))
    assert found[1] < 0.5 < found[2], "equal points are lost (LA-20.51)"
    state.players[0].out = True
    assert SEARCH.rate_result(result, state, 0) == 0
    several = sit_down_at("-").s
    assert SEARCH.rate_result(Result((1,), {0: 1, 1: 9}, ""), several, 1) == 1


def test_imagining_the_outcome_deck_loses_no_card() -> None:
    state = sit_down_at("-").s
    known, whole = state.outcomes.pile[-1], sorted(state.outcomes.pile)
    SEARCH.redeal_hidden(state, 0, Chance("a key"))
    assert (state.outcomes.pile[-1], sorted(state.outcomes.pile)) == (known, whole)


@pytest.mark.rule("LA-22.1", "LA-22.4", "LA-22.5")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("hand_1 pack-banner", "hand_1 land-mine"),
        ("kept_1 pack-banner", "kept_1 wolves-cages"),
        ("recall yes; hand_1 sos-flare; keeps_flare yes", "recall yes; hand_1 sanitizer-kit"),
        ("hitpoints 1a+2a 3a+4a 5a+6a", "hitpoints 2b+1a 3a+4b 6a+5b"),
    ],
)
def test_loot_and_hitpoints_that_nobody_shows_are_imagined_alike(one: str, two: str) -> None:
    imagined = []
    for text in (one, two):
        state = sit_down_at(f"phase fire; foe warwolves; stow SSSA; {text}").s
        held = {*state.players[1].hand, *state.players[1].kept}
        for deck in state.loot:
            deck.pile = [card for card in deck.pile if card not in held]
        SEARCH.redeal_hidden(state, 0, Chance("a key"))
        imagined.append(state.model_dump_json())
    assert imagined[0] == imagined[1]


def test_a_strong_bot_searches_a_solo_turn() -> None:
    case = sit_down_at("solo; zone - roadside-pump medic; active leader")
    thought = think_through(case.table, find_turn_prompt(case).id, most=8)
    assert thought.playouts == 8
    assert GAME.search is not None
    find_turn_prompt(case).read(thought.answer)


def test_a_solo_games_imagined_position_does_not_depend_on_hidden_cards() -> None:
    """The Automa's cards among it, turned over or not."""
    table, rnd, compared = open_table("aurora", 1, "imagined alone"), Random(1), 0
    for number, _ in enumerate(bot_play(table)):
        if table.result is not None:
            break
        if number % 12:
            continue
        for deal in list_deals("aurora"):
            other = alike(table, 0, deal, rnd)
            if other is None:
                continue
            imagined = []
            for state in (copy_position(table.state), other):
                SEARCH.redeal_hidden(state, 0, Chance("a key"))
                imagined.append((estimate_solo_win(state), state.model_dump_json()))
            assert imagined[0] == imagined[1], type(deal).__name__
            compared += 1
    assert compared > 5
