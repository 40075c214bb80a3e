"""What strong bots do differently from middling ones, before they search."""

from typing import Any

import pytest

from rules.engine import Answer, Chance, Prompt
from rules.engine.playout import Playout
from rules.kit.search import Thought, think_through
from rules.survive import GAME
from rules.survive.bot import player
from rules.survive.bot.foresight import (
    BITTEN,
    CRATE,
    FIGHT,
    HOME_WORTH,
    HUNTED,
    KILL,
    NEXT,
    Foresight,
    find_hand_after_paying,
)
from rules.survive.bot.hunt import Hunt
from rules.survive.model.board import GRID, SPACES
from rules.survive.model.components import ELEMENTS, ZOMBIES, count_cards
from rules.survive.model.state import State
from tests.kit.tables import RecordingTable
from tests.rules.survive.build import Board, Case


def choose_answer(case: Case) -> Answer:
    """What a strong bot answers at once to the open question."""
    prompt = case.prompt
    return GAME.strong_bot(case.table.view(prompt.seat), prompt, Chance("bot"))


def read_foresight(case: Case) -> Foresight:
    view = case.view(case.colour_asked)
    return Foresight(view, view.players[case.prompt.seat])


def begin_beside(told: str, hand: str = "", months: int = 0, others: int = 0) -> Case:
    """Red on a Mountain at D4, beside what is told, and Blue far away, have these Crates."""
    players = f"red D4 {hand} {months} crates; blue G1 {others} crates"
    return Board(f"D4 mountain, G1 lake, {told}; {players}").play("1")


def test_a_strong_bot_goes_home_when_it_has_everything() -> None:
    assert choose_answer(begin_beside("D5 red village, D3 lake", "set", months=12)) == ["D5"]


def test_a_strong_bot_counts_on_what_it_can_build_at_home() -> None:
    """The eleventh Month and the hand for one more, with one of each left."""
    hand = "2 crops 1 water 2 wood 1 rock"
    case = begin_beside("D5 red village, D3 lake", hand, months=11)
    assert choose_answer(case) == ["D5"]
    case.go("D5")
    assert choose_answer(case) == ["build"]


def test_a_strong_human_gathers_rather_than_discovers() -> None:
    """A middling Human with enough of the element would rather discover something."""
    case = begin_beside("D5 lake", "3 crops 3 water 3 rock")
    assert {"C4", "D3", "E4"} <= case.ends
    assert choose_answer(case) == ["D5"]
    view, prompt = case.view("red"), case.prompt
    assert GAME.bot(view, prompt, Chance("bot")) != ["D5"]


def test_a_strong_human_discovers_once_both_lairs_are_found() -> None:
    hand = "3 crops 3 water 3 rock"
    case = begin_beside("D5 lake, A1 city, A7 graveyard", hand)
    assert choose_answer(case) != ["D5"]


def test_discovery_is_worth_more_with_more_players() -> None:
    pair = read_foresight(begin_beside("D5 lake"))
    many = read_foresight(begin_beside("D5 lake; red D4; blue; yellow G1; green G1; white G1"))
    assert pair.estimate_win() == many.estimate_win() == 0.5
    assert pair.unknown < -30 < 0 < many.unknown


def test_a_human_far_behind_risks_discovery_more() -> None:
    ahead, behind = (
        read_foresight(begin_beside("D5 lake", months=mine, others=theirs))
        for mine, theirs in ((6, 0), (0, 6))
    )
    assert ahead.estimate_win() > 0.5 > behind.estimate_win()
    assert ahead.unknown < behind.unknown


def test_a_destination_is_rated_by_what_the_next_turn_may_bring() -> None:
    """Two Lakes, and everything near one of them is known to be good."""
    near = "B4 forest, A4 prairie, B3 rocky, B5 lake, C3 forest, C5 prairie"
    case = begin_beside(f"C4 lake, E4 lake, {near}")
    weighed = read_foresight(case)
    assert weighed.rate_gain("C4", weighed.now) == weighed.rate_gain("E4", weighed.now)
    assert weighed.rate_end("C4") > weighed.rate_end("E4")


def test_a_crate_may_be_the_last_month_before_home() -> None:
    """From D5, half of the rolls end at D6."""
    told = "D5 lake, D6 red village, A1 city, A7 graveyard; crates D5"
    weighed = read_foresight(begin_beside(told, "set", months=11))
    later = weighed.rate_end("D5") - weighed.rate_gain("D5", weighed.now)
    assert later > NEXT * HOME_WORTH / 2


@pytest.mark.parametrize(("zombie", "worth"), [("original", KILL), ("red", KILL), ("blue", FIGHT)])
def test_a_fight_is_rated_higher_if_it_gains_a_crate(zombie: str, worth: float) -> None:
    for crates, more in (("", 0), ("crates D5; ", CRATE)):
        told = f"D5 forest; {crates}zombies {zombie} D5"
        weighed = read_foresight(begin_beside(told, "1 wood 1 rock"))
        assert weighed.rate_gain("D5", weighed.now) == more + worth


@pytest.mark.parametrize(
    ("told", "each", "reach"), [("zombies original D5", HUNTED, 4), ("green vampire D5", BITTEN, 6)]
)
def test_cards_are_in_danger_where_a_monster_may_come_next_turn(
    told: str, each: float, reach: int
) -> None:
    """With a 5 a Zombie moves four spaces, and the Vampire six; they do not stay."""
    weighed = read_foresight(Board(f"A1 lake, D4 lake, D5 lake; red D4 basic A1; {told}").play("1"))
    view, me, hand = weighed.view, weighed.me, count_cards(wood=3)
    for space in SPACES:
        comes = space != "A1" and 0 < GRID.count_steps("D5", space) <= reach
        assert weighed._estimate_danger(space, 3) == (3 * each if comes else 0), space
        assert (player._estimate_danger(view, me, space, hand) > 0) is comes, space


def test_the_last_basic_is_kept_for_a_village_until_the_last_month() -> None:
    """Four Basics stand; the fifth goes to a Lake only where it is the last Month."""
    for crates, built in ((2, False), (7, True)):
        walls = "A1 lake, A3 lake, A5 lake, A7 lake"
        hand = "1 crops 1 wood basic A1+A3+A5+A7"
        after = read_foresight(begin_beside(f"{walls}, D5 lake", hand, months=crates))
        held = after.build_everything("D5", after.now)
        assert (held.months > after.now.months) is built


def test_swaps_count_towards_what_can_be_built() -> None:
    assert find_hand_after_paying(
        count_cards(crops=4, wood=1), count_cards(crops=1, wood=1)
    ) == count_cards(crops=3)
    assert (
        find_hand_after_paying(count_cards(crops=4), count_cards(crops=1, wood=1)) == count_cards()
    )
    assert find_hand_after_paying(count_cards(crops=3), count_cards(crops=1, wood=1)) is None


def test_a_strong_bot_swaps_for_the_next_building_step_and_builds_it() -> None:
    case = begin_beside("D5 lake", "4 crops")
    case.go("D5")
    assert choose_answer(case) == ["swap-crops-wood"]
    case.go("swap-crops-wood")
    assert choose_answer(case) == ["build"]


def test_a_strong_bot_otherwise_swaps_only_with_cards_to_spare() -> None:
    few, plenty = (begin_beside("D5 lake, D3 lake", hand) for hand in ("3 rock", "9 rock"))
    for case in (few, plenty):
        case.go("D5")
    assert choose_answer(few) == ["done"]
    assert choose_answer(plenty) == ["swap-rock-crops"]


@pytest.mark.parametrize(("few", "plenty", "months"), [(8, 9, 0), (3, 4, 12)])
def test_a_bot_with_nothing_to_build_swaps_only_for_missing_elements(
    few: int, plenty: int, months: int
) -> None:
    """And only if it has plenty, which is less once it has all Months."""
    for rocks, answer in ((few, "done"), (plenty, "swap-rock-wood")):
        told = "D5 lake; red D4; blue G1 basic D5"
        case = begin_beside(told, f"{rocks} rock 1 crops", months)
        case.go("D5")
        assert {"swap-rock-crops", "swap-rock-wood"} <= set(case.options)
        assert choose_answer(case) == [answer]


def test_without_defenses_every_element_is_worth_the_same() -> None:
    weighed = read_foresight(begin_beside("D5 lake, D3 forest, C4 rocky, E4 prairie"))
    assert len({weighed.rate_gain(space, weighed.now) for space in ("D5", "D3", "C4", "E4")}) == 1


def test_a_lone_strong_bot_answers_like_a_middling_one() -> None:
    case = Board("D4 mountain, D5 lake; red D4 2 water").play("1")
    view, prompt = case.view("red"), case.prompt
    search = GAME.search
    assert search.give_advice(view, prompt, Chance("bot")) is None
    assert GAME.strong_bot(view, prompt, Chance("bot")) == GAME.bot(view, prompt, Chance("bot"))


def test_the_search_skips_settled_questions_and_tries_all_others() -> None:
    """A Human's destination and the end of the turn are settled; whom to attack is searched. Copies
    throw real dice, and eight that could not be played on would end the search."""
    told = "D4 mountain, D5 forest, D3 lake, G1 lake; zombies original+red D5"
    state = Board(f"{told}; red D4 3 wood 3 rock; blue G1").state
    case, bot = Case(RecordingTable.place(GAME, state, "dice", ["Ruth", "Ben"])), Chance("bot")
    assert think_through(case.table, case.prompt.id, most=8) == Thought(choose_answer(case))
    assert GAME.search.list_answers_to_try(case.view("red"), case.prompt, bot) == []
    case.go("D5")
    assert set(case.options) == {"original", "red"}
    assert len(GAME.search.list_answers_to_try(case.view("red"), case.prompt, bot)) == 2
    assert think_through(case.table, case.prompt.id, most=9).playouts == 9


def test_playouts_use_the_answers_of_middling_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first question is where to go."""
    state = Board("D4 mountain, D5 forest, D3 lake, G1 lake; red D4; blue G1").state
    table, asked = RecordingTable.place(GAME, state, "dice", ["Ruth", "Ben"]), list[str]()

    def choose_last(_view: Any, prompt: Prompt[Any], _rng: Chance) -> Answer:
        asked.append(prompt.topic)
        return [] if prompt.optional else [prompt.options[-1].id]

    monkeypatch.setattr(GAME, "bot", choose_last)
    copy = Playout[State].make_imagined(table.dump(), 0, GAME.search, "copy")
    question = next(prompt for prompt in copy.asked_prompts if not prompt.optional)
    copy.play_on(1, copy.lap)
    assert len(question.options) > 1
    assert question.topic in asked
    assert copy.state.players[0].space == question.options[-1].id


def test_a_human_with_more_months_is_rated_nearer_to_winning() -> None:
    boards = (Board(f"A1 red village; red {months} crates; blue") for months in range(13))
    rates = [GAME.search.rate_position(board.state, 0) for board in boards]
    assert rates == sorted(set(rates))


def test_monsters_that_have_done_more_are_rated_nearer_to_winning() -> None:
    """Zombies rise, and go home; the Vampire has Drops and places Coffins."""
    land = "A1 city, B1 graveyard, C1 lake"
    risen = [f"red zombies {'+'.join(ZOMBIES[:n])} C1" for n in range(1, len(ZOMBIES) + 1)]
    rest = "+".join(ZOMBIES[1:])
    home = [f"red zombies original A1 {rest} C1", "red zombies all A1"]
    bitten = [f"red vampire C1 {n} drops" for n in range(4)]
    laid = ["red C1 3 drops", "red C1 3 drops; coffins blue C1", "red C1 3 drops; coffins all C1"]
    placed = [f"{told}; red vampire C1" for told in laid]
    for tellings in ([*risen, *home], [*bitten, *placed[1:]]):
        boards = (Board(f"{land}; start G1; {told}; blue G1") for told in tellings)
        rates = [GAME.search.rate_position(board.state, 0) for board in boards]
        assert rates == sorted(set(rates))


def test_a_missing_element_is_worth_more_than_any_other() -> None:
    """With twelve Months a card of what is lacking counts more than any other."""
    case = begin_beside("D5 lake, D3 forest", "1 crops 1 wood 1 rock", months=12)
    weighed = read_foresight(case)
    assert set(weighed.now.hand) == set(ELEMENTS)
    assert weighed.rate_gain("D5", weighed.now) > weighed.rate_gain("D3", weighed.now)


def test_the_vampire_rates_spaces_by_what_the_next_turn_may_bring() -> None:
    """Two bare Lakes, alike but for the Village that most rolls reach from one of them."""
    lakes = "A1 graveyard, A2 mountain, B1 lake, B2 lake, C1 lake, D1 red village, G7 lake"
    case = Board(f"{lakes}; start G1; red vampire B1; blue G7").play("1")
    hunt = Hunt(case.view("red"))
    assert hunt.rate_end("C1") > hunt.rate_end("B2")
    assert len(GAME.search.list_answers_to_try(case.view("red"), case.prompt, Chance("bot"))) == 0
    best = max(case.ends, key=hunt.rate_end)
    assert choose_answer(case) == [best]
