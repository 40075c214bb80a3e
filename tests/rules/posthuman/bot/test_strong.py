"""What strong bots do differently from middling ones, before they search."""

from typing import Any

import pytest

from rules import GAMES
from rules.engine import Answer, Chance, Option, Prompt
from rules.posthuman import GAME
from rules.posthuman.bot.search import FITTEST
from rules.posthuman.model.decks import CONTENT, MUTANT_ACTIONS
from rules.posthuman.model.state import Order, Phase, State
from rules.posthuman.view import view_table
from tests.drivers import open_table
from tests.rules.posthuman.bot.test_player import ask_for_level, ask_for_plan, make_question
from tests.rules.posthuman.build import NAMES, Road


def ask_bot(road: Road, prompt: Prompt[str]) -> Answer:
    """What a strong bot in seat 0 answers at once."""
    view = view_table(road.state, 0, NAMES[: road.state.seats])
    return GAME.strong_bot(view, prompt, Chance("bot"))


def test_every_ready_character_has_a_rank() -> None:
    assert sorted(FITTEST) == sorted(CONTENT.characters)


def test_a_strong_bot_picks_the_fittest_character_left() -> None:
    table = open_table("posthuman", 2, "characters")
    first = table.needed_prompts[0]
    assert table.choose_bot_answer(first, "strong") == [FITTEST[0]]
    table.answer(first.id, [FITTEST[0]])
    assert table.choose_bot_answer(table.needed_prompts[0], "strong") == [FITTEST[1]]


PLANS = ask_for_plan("nothing", "camp", "forage", "move")
SPEND = [Option(one, "spend", "") for one in ("skill", "stat:speed", "stat:strength")]
FIT = {"stats": {"strength": 3, "speed": 3, "mind": 3, "melee": 5, "shooting": 2}}
# fmt: off
CHOICES: list[tuple[int, dict[str, Any], Prompt[str], list[str]]] = [
    # It goes on without food and rests when weak; alone it plans as a middling one does.
    (2, {"food": 0}, PLANS, ["move"]),
    (2, {"food": 4, "place": 7, "health": 3}, PLANS, ["camp"]),
    (2, {"food": 4, "place": 0, "health": 3}, PLANS, ["move"]),
    (1, {"food": 0}, PLANS, ["forage"]),
    # The level that gives a point, however weak; it saves for stats, strength first.
    (2, {"place": 4, "health": 1}, ask_for_level(), ["2"]),
    (2, FIT, make_question("spend", SPEND[0]), []),
    (2, FIT, make_question("spend", *SPEND), ["stat:strength"]),
]
# fmt: on


@pytest.mark.parametrize(("seats", "ada", "prompt", "answer"), CHOICES)
def test_what_a_strong_bot_chooses(
    seats: int, ada: Any, prompt: Prompt[str], answer: list[str]
) -> None:
    assert ask_bot(Road(seats).human(0, **ada), prompt) == answer


def test_an_easy_bot_does_not_waste_its_turn() -> None:
    search = GAMES["posthuman"].search
    assert search is not None
    found = search.list_plausible_answers(
        view_table(Road(2).state, 0, NAMES[:2]), PLANS, Chance("easy")
    )
    assert found == [["camp"], ["forage"], ["move"]]


def test_a_mutant_answers_by_the_middling_rules() -> None:
    prompt = make_question("evade", Option("0s0", "strike", ""), Option("fight", "fight", ""))
    assert ask_bot(Road(2).mutant(0), prompt) == ["0s0"]


def test_a_playout_ends_when_the_next_turns_actions_are_declared() -> None:
    search, road = GAMES["posthuman"].search, Road(2)
    assert search is not None
    moments: list[tuple[Phase, int]] = [
        ("declare", 4),
        ("mutants", 4),
        ("event", 5),
        ("declare", 5),
    ]
    laps = []
    for phase, turn in moments:
        road.state.turn, road.state.phase = turn, phase
        laps.append(search.find_lap(road.state))
    assert laps[0] == laps[1] == laps[2] != laps[3]


def test_an_imagined_position_deals_laid_cards_to_those_who_have_laid_one() -> None:
    search = GAMES["posthuman"].search
    assert search is not None
    laid = next(iter(MUTANT_ACTIONS))
    road = (
        Road(4).mutant(1, laid=laid, order=Order(targets=[0])).mutant(2).holds(2, "attack-doorway")
    )
    known = {road.state.mutant(1).laid, *road.state.mutant(2).hand}
    seen = set()
    for number in range(30):
        state = State.model_validate_json(road.state.model_dump_json())
        search.redeal_hidden(state, 0, Chance(f"deal {number}"))
        dealt = state.mutant(1).laid
        assert dealt is not None
        assert state.mutant(1).order == Order()
        assert state.mutant(2).laid is None
        assert len(state.mutant(2).hand) == 1
        seen.add(dealt)
    assert len(seen - known) > 5


def test_an_imagined_position_deals_the_tiles_that_others_look_at() -> None:
    """It leaves those that the searching seat has drawn itself."""
    search = GAMES["posthuman"].search
    assert search is not None
    state = Road(3).state
    state.drawn_tiles = {0: state.tiles[:2], 1: state.tiles[2:4], 2: state.tiles[4:5]}
    state.tiles = state.tiles[5:]
    before = {seat: list(tiles) for seat, tiles in state.drawn_tiles.items()}
    search.redeal_hidden(state, 0, Chance("tiles"))
    assert state.drawn_tiles[0] == before[0]
    assert [len(state.drawn_tiles[seat]) for seat in (1, 2)] == [2, 1]
    assert not {*before[1], *before[2]} <= {*state.drawn_tiles[1], *state.drawn_tiles[2]}
