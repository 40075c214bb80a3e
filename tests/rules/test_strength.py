"""Strong and easy bots of every game: what they imagine, and what they answer."""

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.engine import Chance, Prompt, Table, copy_position
from rules.engine.playout import Playout
from rules.engine.search import Search
from rules.kit.search import is_worth_searching, think_through
from tests.drivers import open_table
from tests.golden import pass_positions
from tools.noninterference import Deal, list_deals
from tools.strength import Pair, Played, estimate_alone

KEYS = sorted(GAMES)
PLAYOUTS = 4
MOST_GAMES = 10


def find_questions(
    key: str, seed: str, every: int, most: int
) -> Iterator[tuple[Table[Any], Prompt[Any]]]:
    """Questions that a strong bot would think about, in kept games in any order: every so-many-th
    question."""
    found = 0
    for table in pass_positions(key, seed):
        prompt = next((one for one in table.needed_prompts if is_worth_searching(table, one)), None)
        if prompt is not None:
            found += 1
            if found % every == 0:
                yield table, prompt
        if found >= most * every:
            return


def dump_view(table: Table[Any], state: Any, seat: int) -> Any:
    return table.game.view(state, seat, table.names).model_dump(mode="json")


def alike(table: Table[Any], seat: int, deal: Deal, rnd: Random) -> Any:
    """Another position that looks the same to the seat; None where this way of dealing has none."""
    other = deal.deal_state(copy_position(table.state), seat, rnd)
    if other is None or dump_view(table, other, seat) != dump_view(table, table.state, seat):
        return None
    return other


@pytest.mark.parametrize("key", KEYS)
def test_a_seats_imagined_position_does_not_depend_on_hidden_things(key: str) -> None:
    """Two positions that differ in hidden things alone become the same one, card by card."""
    search, rnd, compared = GAMES[key].search, Random(key), 0
    assert search is not None
    for table, prompt in find_questions(key, "imagined", 5, 25):
        for deal in list_deals(key):
            other = alike(table, prompt.seat, deal, rnd)
            if other is None:
                continue
            imagined = []
            for state in (copy_position(table.state), other):
                search.redeal_hidden(state, prompt.seat, Chance("a key"))
                imagined.append(state.model_dump_json())
            assert imagined[0] == imagined[1], type(deal).__name__
            compared += 1
        if compared > 8:
            break
    assert compared > 1


@pytest.mark.parametrize("key", KEYS)
def test_an_imagined_position_fits_what_the_seat_knows(key: str) -> None:
    search, differs = GAMES[key].search, 0
    assert search is not None
    for table, prompt in find_questions(key, "fits", 5, 5):
        before = dump_view(table, table.state, prompt.seat)
        other = copy_position(table.state)
        search.redeal_hidden(other, prompt.seat, Chance("another key"))
        assert dump_view(table, other, prompt.seat) == before
        differs += other.model_dump_json() != table.state.model_dump_json()
    assert differs


def saved_alike(table: Table[Any], seat: int, deal: Deal, rnd: Random) -> str | None:
    """The dump of another table that looks the same to the seat; None where there is none."""
    other = deal.deal_saved(json.loads(table.dump()), seat, rnd)
    if other is None:
        return None
    text = json.dumps({**other, "written": True})
    again: Table[Any] = Table.load(text)
    if again.fell_back or dump_view(again, again.state, seat) != dump_view(
        table, table.state, seat
    ):
        return None
    return text


def disagreements(key: str, enough: int = 3) -> list[str]:
    """Where a strong bot answers differently because of what it may not know; "same" where not."""
    rnd, found = Random(f"answers/{key}"), list[str]()
    for table, prompt in find_questions(key, "answers", 1, 150):
        if rnd.randrange(3):
            continue
        dumps = [saved_alike(table, prompt.seat, deal, rnd) for deal in list_deals(key)]
        for dump in [dump for dump in dumps if dump is not None][:1]:
            here, there = (
                think_through(Table[Any].load(text), prompt.id, most=PLAYOUTS)
                for text in (table.dump(), dump)
            )
            found.append("same" if here == there else f"{prompt.topic}: {here} {there}")
        if len(found) >= enough:
            break
    return found


def without_margin(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the least difference in what was tried decide, so that none hides in the margin."""
    monkeypatch.setattr(type(GAMES[key].search), "margin", 0.0)


@pytest.mark.parametrize("key", KEYS)
def test_no_strong_bot_looks_at_what_its_seat_may_not_see(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_margin(key, monkeypatch)
    found = disagreements(key)
    assert len(found) == 3
    assert set(found) == {"same"}


class Cheat(Search[Any]):
    """Deals nothing again, and weighs what it should not know."""

    margin = 0.0

    def __init__(self, honest: Search[Any]) -> None:
        self.honest = honest

    def redeal_hidden(self, state: Any, seat: int, rng: Chance) -> None:
        pass

    def list_plausible_answers(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Any:
        return self.honest.list_plausible_answers(view, prompt, rng)

    def is_worth_searching(self, view: Any, prompt: Prompt[Any]) -> bool:
        return self.honest.is_worth_searching(view, prompt)

    def rate_position(self, state: Any, seat: int) -> float:
        return Random(state.model_dump_json()).random()


def test_a_strong_bot_that_cheats_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GAMES["aurora"].search
    assert honest is not None
    monkeypatch.setattr(type(GAMES["aurora"]), "search", Cheat(honest))
    assert set(disagreements("aurora")) != {"same"}


@pytest.mark.parametrize("key", KEYS)
def test_a_strong_bots_answer_fits_and_is_always_the_same(key: str) -> None:
    asked = 0
    for table, prompt in find_questions(key, "legal", 9, 3):
        before = table.dump()
        thought = think_through(table, prompt.id, most=PLAYOUTS)
        prompt.read(thought.answer)
        assert think_through(table, prompt.id, most=PLAYOUTS) == thought
        assert table.dump() == before, "thinking changes nothing at the table"
        assert thought.playouts <= PLAYOUTS
        asked += 1
    assert asked > 1


@pytest.mark.parametrize("key", KEYS)
def test_playouts_roll_other_dice_than_the_table(key: str) -> None:
    search = GAMES[key].search
    assert search is not None
    for table, prompt in find_questions(key, "dice", 9, 1):
        copy = Playout[Any].make_imagined(table.dump(), prompt.seat, search, "a key")
        assert table.seed not in copy.seed
        true = Chance(copy.rng._key.decode())
        true.change_key(table.rng._key.decode())
        assert [copy.rng.draw_below(1000) for _ in range(8)] != [
            true.draw_below(1000) for _ in range(8)
        ]


@pytest.mark.parametrize("key", KEYS)
def test_an_easy_bot_gives_fitting_answers_and_plays_to_the_end(key: str) -> None:
    game, otherwise = GAMES[key], 0
    seats = 2 if 2 in game.seats else game.seats[0]
    for number in range(MOST_GAMES):
        table = open_table(game, seats, f"easy{number or ''}")
        for _ in range(5000):
            if table.result is not None:
                break
            prompt = table.needed_prompts[0]
            answer = table.choose_bot_answer(prompt, "easy")
            assert answer == table.choose_bot_answer(prompt, "easy")
            otherwise += answer != table.choose_bot_answer(prompt)
            assert answer is not None
            table.answer(prompt.id, answer)
        assert table.result is not None
        if otherwise > 5:
            return
    raise AssertionError(f"An easy bot answers otherwise only {otherwise} times.")


@pytest.mark.parametrize("key", KEYS)
def test_a_strong_bot_plays_to_the_end_without_a_search(key: str) -> None:
    game = GAMES[key]
    table = open_table(game, game.seats[0], "strong")
    for _ in range(5000):
        if table.result is not None:
            break
        prompt = table.needed_prompts[0]
        answer = table.choose_bot_answer(prompt, "strong")
        assert answer is not None
        table.answer(prompt.id, answer)
    assert table.result is not None


ENOUGH = 150
"""Answers that are compared with a quick view."""
QUICK = [key for key in KEYS if type(GAMES[key].search).view is not Search.view]


@pytest.mark.parametrize("key", QUICK)
def test_the_quick_view_has_everything_bots_use(key: str) -> None:
    """Bots that see only the quick view answer the same."""
    game, compared = GAMES[key], 0
    assert game.search is not None
    for table in islice(pass_positions(key, "quick view"), 0, None, 3):
        for prompt in table.prompts:
            quick = game.search.view(table.state, prompt.seat, table.names)
            if quick is None or prompt.kind != "choice" or prompt.id.startswith("u"):
                continue
            whole = table.view(prompt.seat)
            mine, theirs = (game.bot(v, prompt, Chance("a key")) for v in (quick, whole))
            assert mine == theirs, prompt.topic
            compared += 1
        if compared > ENOUGH:
            return
    raise AssertionError(f"Only {compared} answers were compared.")


def test_without_time_a_strong_bot_gives_the_quick_answer() -> None:
    for table, prompt in find_questions("survive", "hurry", 10, 2):
        thought = think_through(table, prompt.id, stop=lambda: True)
        assert thought.playouts == 0
        prompt.read(thought.answer)


def test_the_strength_of_campaigns_is_counted_by_chapter() -> None:
    """Three of four and one of two, that is four of six."""

    def campaign(won: float, chapters: int) -> Played:
        pair: Pair = ("strong", "middling")
        return Played(
            "aftermath", pair, 0, 0, ("strong",), (won,), {}, 0.0, campaign=4, chapters=chapters
        )

    found = estimate_alone([campaign(0.75, 4), campaign(0.5, 2)], "strong")
    assert (found.share, found.games) == (4 / 6, 6)
    assert found.low < 4 / 6 < found.high
