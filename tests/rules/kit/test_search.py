"""Which questions strong bots search, when the search drops an answer, and when it ends."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from rules.engine import Answer, Chance, Game
from rules.engine.search import Search
from rules.kit import search
from rules.kit.search import FIRST_TRIALS, Tried


def make_question(**fields: Any) -> SimpleNamespace:
    """Ada's question, or else another."""
    usual = {"id": "q", "seat": 0, "topic": "go", "kind": "choice", "options": "ab"}
    return SimpleNamespace(**usual | {"optional": False, "secret": False} | fields)


@pytest.mark.parametrize(
    ("asked", "other", "searched"),
    [
        ({}, {}, True),
        ({"optional": True}, {}, False),
        ({"kind": "number"}, {}, False),
        ({"options": "a"}, {}, False),
        ({"id": "u1"}, {}, False),  # whether to take something back is not asked by the game
        # What Ben is asked in secret may tell what he holds, unless Ada is asked the same.
        ({"topic": "a"}, {"secret": True, "topic": "b"}, False),
        ({"topic": "b"}, {"secret": True, "topic": "a"}, False),
        ({}, {"secret": True}, True),
        ({"topic": "a"}, {"topic": "b"}, True),
        ({"topic": "a"}, {"secret": True, "topic": "b", "seat": 0}, True),
    ],
)
def test_which_questions_are_searched(
    asked: dict[str, Any], other: dict[str, Any], searched: bool
) -> None:
    prompt = make_question(**asked)
    beside = make_question(**{"seat": 1, **other})
    game = SimpleNamespace(search=SimpleNamespace(is_worth_searching=lambda view, _: view == 0))
    table: Any = SimpleNamespace(game=game, asked_prompts=[prompt, beside], view=lambda seat: seat)
    assert search.is_worth_searching(table, prompt) is searched


@pytest.mark.parametrize(("winners", "worth"), [((0,), 1), ((0, 1), 0.5), ((1, 2), 0)])
def test_a_shared_win_is_worth_a_share(winners: tuple[int, ...], worth: float) -> None:
    ended: Any = SimpleNamespace(winners=winners)
    anything: Any = None
    assert Search.rate_result(anything, ended, anything, 0) == worth


@pytest.mark.parametrize(("careless", "sensible"), [(0, 300), (50, 200), (100, 100)])
def test_an_easy_bot_picks_a_plausible_answer_as_often_as_set(careless: int, sensible: int) -> None:
    plausible = {
        "is_worth_searching": lambda *_: True,
        "list_plausible_answers": lambda *_: ["b", "c"],
    }
    game: Any = SimpleNamespace(
        bot=lambda *_: "a", search=SimpleNamespace(careless=careless, most=6, **plausible)
    )
    prompt: Any = make_question(read=lambda _: None)
    answers = [Game.easy_bot(game, None, prompt, Chance(f"{n}")) for n in range(300)]
    assert abs(answers.count("a") - sensible) <= (30 if careless else 0)


ROUNDS = 9
EACH = ["quick", "other", "worst"]


@pytest.mark.parametrize(
    ("leads", "played"),
    [
        # By how much another answer leads the quick one, from copy to copy.
        ([-1], 2 * FIRST_TRIALS),
        ([1], 2 * FIRST_TRIALS),
        ([0], 2 * ROUNDS),
        ([2, -1], 2 * ROUNDS),
        # Clearly better, but not so clearly that the quick one need not be tried any more.
        ([2, 0], 2 * ROUNDS),
    ],
)
@pytest.mark.parametrize("third", [False, True])
def test_the_search_ends_once_it_is_sure(
    leads: Sequence[int], played: int, third: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A third answer that is always far behind is tried no more often than necessary."""

    def play_out(_: Any, answer: Answer, key: str) -> float:
        number = int(key.rpartition("/")[2])
        return {"quick": 0, "other": leads[number % len(leads)], "worst": -9}[str(answer)]

    monkeypatch.setattr(search._Trying, "play_out", play_out)
    asked: Any = SimpleNamespace(rounds=ROUNDS)
    trying = search._Trying("", asked, asked, "key")
    trying.try_answers([Tried(each) for each in EACH[: 2 + third]], lambda: False)
    assert trying.played == played + FIRST_TRIALS * third


def test_the_search_continues_between_two_good_answers() -> None:
    trials = [
        Tried(each, dict.fromkeys(range(FIRST_TRIALS), float(each != "quick"))) for each in EACH
    ]
    assert search._keep_contenders(trials, trials[0]) == trials


@pytest.mark.parametrize(("margin", "picked"), [(0.5, "other"), (0.6, "quick")])
def test_another_answer_is_picked_if_it_leads_by_the_margin(margin: float, picked: str) -> None:
    """Over these four copies it leads by 0.58 standard errors."""
    quick, other = Tried("quick", dict.fromkeys(range(4), 0)), Tried("other", {})
    other.found |= enumerate([2, -1, 2, -1])
    assert search._pick_best([quick, other], margin).answer == picked
