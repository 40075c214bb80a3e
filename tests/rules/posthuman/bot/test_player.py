"""The bots that fill seats: they go by data, and do what a sensible player does."""

from dataclasses import replace
from typing import Any

import pytest

from rules.engine import Answer, Chance, Option, Prompt
from rules.posthuman import Posthuman
from rules.posthuman.bot.player import CAREFUL, RECKLESS, SENSIBLE
from rules.posthuman.model.decks import TILES
from rules.posthuman.model.state import Laid
from rules.posthuman.play.fights.shooting import play_shooting_round
from rules.posthuman.play.trading.trading import trade_phase
from rules.posthuman.play.travel.movement import resolve_move
from rules.posthuman.view import view_table
from tests.drivers import bot_play, open_table
from tests.kit.bots import make_deaf_game
from tests.rules.posthuman.build import NAMES, Road
from tests.rules.posthuman.rows import shots

WORDS = {"name", "text", "rules", "tile", "where", "reasons", "result", "reward", "lasting"}
"""What a view has to say in words for people; of a tile, where somebody stands."""


def test_a_bot_reads_only_data() -> None:
    game, twice = make_deaf_game(Posthuman, SENSIBLE, WORDS)
    for seats in (1, 2):
        for _ in bot_play(open_table(game, seats, "words 0")):
            pass
    known = {"character", "eat", "declare", "way", "place", "evade", "strike", "narrative", "gear"}
    assert known <= set(twice.asked)


def test_a_bot_that_answers_at_random_finishes_a_game() -> None:
    class Dice(Posthuman):
        def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
            return RECKLESS.choose_answer(view, prompt, rng)

    table = open_table(Dice(), 3, "dice 0")
    for _ in bot_play(table):
        pass
    assert table.result is not None


# -- one question at a time ------------------------------------------------------------------------


def ask_bot(road: Road, prompt: Prompt[Any], player: Any = SENSIBLE) -> Answer:
    """What a bot in seat 0 answers in a position."""
    return player.choose_answer(
        view_table(road.state, 0, NAMES[: road.state.seats]), prompt, Chance("bot")
    )


def make_question(topic: str, *options: Option, data: dict[str, Any] | None = None) -> Prompt[str]:
    """A choice of that topic, whose first option is the default."""
    return Prompt(
        id="q",
        seat=0,
        text="?",
        kind="choice",
        least=1,
        most=1,
        options=options,
        default=[options[0].id],
        topic=topic,
        data=data or {},
    )


def ask_for_plan(*actions: str) -> Prompt[str]:
    return make_question(
        "declare", *(Option(one, "plan", one, "", {"action": one}) for one in actions)
    )


def ask_for_meal(hunger: int) -> Prompt[str]:
    ways = [(0, hunger + 1), (1, max(0, hunger - 1))]
    options = [Option(str(n), "eat", "", "", {"food": n, "slot": slot}) for n, slot in ways]
    return make_question("eat", *options)


def ask_for_level() -> Prompt[str]:
    """Level 2 gives a point."""
    options = [Option(str(n), "go", "", "", {"level": n, "jp": n == 2}) for n in (1, 2)]
    return make_question("level", *options)


def ask_for_block(**ways: tuple[int, int]) -> Prompt[str]:
    """Ways to block, by the wounds that are then dealt and suffered."""
    found = [(one, {"deal": deal, "suffer": suffer}) for one, (deal, suffer) in ways.items()]
    return make_question("blocks", *[Option(one, "block", "", "", data) for one, data in found])


FORAGE = ask_for_plan("nothing", "forage", "move")
STRIKE = Option("0s0", "strike", "Strike"), Option("a/0", "use", "Use it")
# fmt: off
CHOICES = [
    # Who is out of food forages.
    *(
        (player, {"food": food, **ada}, prompt, answer)
        for player in (SENSIBLE, CAREFUL) for food, ada, prompt, answer in (
            (0, {}, FORAGE, "forage"), (4, {}, FORAGE, "move"))
    ),
    # The last food is eaten before hunger hurts.
    *((SENSIBLE, {"food": 1, "hunger": hunger}, ask_for_meal(hunger), "1") for hunger in range(4)),
    # Wounds suffered weigh more than those dealt; the level with a point is for the strong.
    (SENSIBLE, {}, ask_for_block(one=(1, 2), two=(1, 0), six=(0, 0)), "two"),
    (SENSIBLE, {"place": 4}, ask_for_level(), "2"),
    (SENSIBLE, {"place": 4, "health": 1}, ask_for_level(), "1"),
]
# fmt: on


@pytest.mark.parametrize(("player", "ada", "prompt", "answer"), CHOICES)
def test_what_a_bot_chooses(
    player: Any, ada: dict[str, int], prompt: Prompt[str], answer: str
) -> None:
    assert ask_bot(Road(1).human(0, **ada), prompt, player) == [answer]


@pytest.mark.parametrize("topic", ["strike", "evade", "use", "gear", "spend"])
def test_a_mutant_gives_the_default_to_questions_it_got_as_a_human(topic: str) -> None:
    assert ask_bot(Road(2).mutant(0), make_question(topic, *STRIKE)) == ["0s0"]


def ask_to_evolve(mutations: int) -> Prompt[str]:
    options = (Option("stay", "evolve", ""), Option("turn", "evolve", ""))
    return make_question("evolve", *options, data={"mutations": mutations})


def count_turned(road: Road, player: Any = SENSIBLE) -> int:
    """How many of a hundred bots turn mutant when they may."""
    view, prompt = view_table(road.state, 0, NAMES[: road.state.seats]), ask_to_evolve(3)
    found = [player.choose_answer(view, prompt, Chance(f"turn {number}")) for number in range(100)]
    return found.count(["turn"])


@pytest.mark.rule("PH-27.21")
def test_some_bots_turn_mutant_when_they_may_but_none_after_another() -> None:
    behind = Road(3).human(1, place=5)
    assert 0 < count_turned(Road(3)) < count_turned(behind) < 100
    assert count_turned(Road(3).human(1, place=5), CAREFUL) == 0
    assert count_turned(Road(3).mutant(2).human(1, place=5)) == 0


def test_a_bot_declines_a_deal_for_which_it_has_no_room() -> None:
    """It would be asked what to discard, go back, and be offered the same again, for ever."""
    road = Road(2).has(0, "knife").has(1, "nail-club", "hunting-bow", "sleeping-bag")
    (knife,) = road.state.human(0).gear
    road.state.wishes = [0]
    case = road.play(trade_phase)
    case.answer("offer:1", seat=0)
    case.says("offer", f"give:{knife}", seat=0)
    asked = case.prompt("trade", seat=1)
    view = view_table(case.s, 1, NAMES[:2])
    assert next(one for one in asked.options if one.id == "yes:1").data["lacking"]
    assert SENSIBLE.choose_answer(view, asked, Chance("room")) == ["no:1"]
    roomy = [replace(one, data={**one.data, "lacking": False}) for one in asked.options]
    fits = replace(asked, options=tuple(roomy))
    assert SENSIBLE.choose_answer(view, fits, Chance("room")) == ["yes:1"]


@pytest.mark.parametrize(("rolled", "again"), [("333S", []), ("3K3X", ["p1"]), ("11X2", ["p2"])])
def test_a_bot_rolls_again_only_what_misses(rolled: str, again: list[str]) -> None:
    """With range 3, range 3 is a hit."""
    road = Road(1).human(0, ammo=2).has(0, "kalt-a4", "steady-hand").fight(0, "circus-elephant")
    case = road.play(lambda h: play_shooting_round(h, 0), *shots(rolled))
    case.pick("0x4")
    assert ask_bot(road, case.prompt("reroll", 0)) == again


def test_a_bot_walks_back_over_completed_tiles_to_where_the_journey_goes_on() -> None:
    road = Road(1)
    human = road.state.human(0)
    crossing = next(tile for tile in TILES.values() if len(tile.exits) == 4 and tile.zones)
    for cell in ("0,1", "1,0", "0,-1", "-1,0"):
        human.map[cell] = Laid(tile=crossing.id, done=len(crossing.zones))
    human.map["0,2"] = Laid(tile=crossing.id)
    for cell in ("1,1", "-1,1", "2,0", "1,-1", "0,-2", "-1,-1", "-2,0"):
        human.map[cell] = Laid(tile=crossing.id, done=len(crossing.zones))
    assert human.find_empty_exits() == {}
    case = road.play(lambda h: resolve_move(h, 0))
    prompt = case.prompt("destination", 0)
    assert {option.data["kind"] for option in prompt.options} == {"stay", "enter"}
    (chosen,) = ask_bot(road, prompt)
    assert next(one for one in prompt.options if one.id == chosen).data["side"] == "N"
