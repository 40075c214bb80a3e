"""Votes."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine import Chance, Option, Play, Table
from rules.kit.bots import choose_best_answer
from rules.kit.turns import Turn
from rules.kit.votes import ABSTAIN, find_plurality, has_majority, hold_vote
from tests.rules.engine.play import Note, answer_prompt, find_prompt, open_script

WALK, RIDE = Option("walk", "vote", "Walk"), Option("ride", "vote", "Ride")


def open_vote(
    seats: int = 3, options: tuple[Option, ...] = (WALK, RIDE), **more: Any
) -> Table[Note]:
    def step(t: Table[Note]) -> Play[None]:
        vote = hold_vote(Turn(t), range(seats), "How?", options, default="walk", **more)
        t.state.log.append((yield from vote))
        yield from t.ask(t.text(0, "And then?", most=9))

    return open_script(step, seats=seats)


@pytest.mark.parametrize(
    ("votes", "won"),
    [
        ({0: "b", 1: "b", 2: "a"}, "b"),
        ({0: "b", 1: "a"}, "a"),
        ({0: "b", 1: "c", 2: "b", 3: "c", 4: "a"}, "b"),
        ({}, None),
        ({0: "x"}, None),
    ],
)
def test_the_most_votes_win_and_a_tie_goes_to_the_first_listed(
    votes: dict[int, str], won: str | None
) -> None:
    assert find_plurality(votes, "abc") == won


@given(st.dictionaries(st.integers(0, 5), st.sampled_from("abc")))
def test_no_option_has_more_votes_than_the_winner(votes: dict[int, str]) -> None:
    won = find_plurality(votes, "abc")
    given = list(votes.values())
    assert (won is None) == (not votes)
    assert all(given.count(one) <= given.count(str(won)) for one in "abc")


def test_half_is_no_majority() -> None:
    assert not has_majority({0: "a", 1: "a"}, "a", 4)
    assert has_majority({0: "a", 1: "a"}, "a", 3)


def test_votes_are_public_and_can_be_changed_until_all_are_in() -> None:
    table = open_vote()
    assert table.waiting_seats == {0, 1, 2}
    others = [find_prompt(table, seat).id for seat in (1, 2)]
    assert answer_prompt(table, 0, "ride") == ("Ada votes: Ride.",)
    assert table.waiting_seats == {1, 2}
    assert [find_prompt(table, seat).id for seat in (1, 2)] == others
    assert find_prompt(table, 0).text == "How? Your vote: Ride."
    assert answer_prompt(table, 0, "walk") == ("Ada changes their vote: Walk.",)
    assert [option.id for option in find_prompt(table, 0).options] == ["ride"]
    answer_prompt(table, 1, "ride")
    answer_prompt(table, 2, "walk")
    assert table.state.log == [{0: "walk", 1: "ride", 2: "walk"}]


@pytest.mark.parametrize(
    ("more", "votes"), [({}, {0: "ride", 1: "walk"}), ({"abstain": ABSTAIN}, {0: "ride"})]
)
def test_an_absent_player_votes_for_the_default_or_abstains(
    more: dict[str, Any], votes: dict[int, str]
) -> None:
    table = open_vote(seats=2, **more)
    table.lapse_prompt(find_prompt(table, 1).id)
    answer_prompt(table, 0, "ride")
    assert table.state.log == [votes]


def test_a_vote_needs_two_choices() -> None:
    assert open_vote(options=(RIDE,)).state.log == [{0: "ride", 1: "ride", 2: "ride"}]


def test_bots_do_not_change_their_votes() -> None:
    table = open_vote()
    rng = Chance("bot")
    assert choose_best_answer(rng, find_prompt(table, 0), lambda option: 1) in (["walk"], ["ride"])
    answer_prompt(table, 0, "ride")
    assert choose_best_answer(rng, find_prompt(table, 0), lambda option: 1) == []


def test_votes_may_be_stored_where_views_can_show_them() -> None:
    votes: dict[int, str] = {}
    table = open_vote(seats=2, votes=votes)
    answer_prompt(table, 1, "ride")
    assert votes == {1: "ride"}
    answer_prompt(table, 0, "ride")
    assert votes == {}
