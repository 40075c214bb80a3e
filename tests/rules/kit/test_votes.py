"""Votes."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine import Chance, Option, Play, Table
from rules.kit.bots import choose_best_answer
from rules.kit.turns import Turn
from rules.kit.votes import ABSTAIN, find_plurality, has_majority, hold_vote
from tests.rules.engine.play import Note, of, say, script

WALK, RIDE = Option("walk", "vote", "Walk"), Option("ride", "vote", "Ride")


def voting(seats: int = 3, options: tuple[Option, ...] = (WALK, RIDE), **more: Any) -> Table[Note]:
    def step(t: Table[Note]) -> Play[None]:
        vote = hold_vote(Turn(t), range(seats), "How?", options, default="walk", **more)
        t.state.log.append((yield from vote))
        yield from t.ask(t.text(0, "And then?", most=9))

    return script(step, seats=seats)


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
def test_most_votes_then_the_first(votes: dict[int, str], won: str | None) -> None:
    assert find_plurality(votes, "abc") == won


@given(st.dictionaries(st.integers(0, 5), st.sampled_from("abc")))
def test_nothing_has_more_votes_than_what_wins(votes: dict[int, str]) -> None:
    won = find_plurality(votes, "abc")
    given = list(votes.values())
    assert (won is None) == (not votes)
    assert all(given.count(one) <= given.count(str(won)) for one in "abc")


def test_half_is_no_majority() -> None:
    assert not has_majority({0: "a", 1: "a"}, "a", 4)
    assert has_majority({0: "a", 1: "a"}, "a", 3)


def test_all_vote_openly_and_whoever_has_voted_may_change_it() -> None:
    table = voting()
    assert table.waiting_seats == {0, 1, 2}
    others = [of(table, seat).id for seat in (1, 2)]
    assert say(table, 0, "ride") == ("Ada votes: Ride.",)
    assert table.waiting_seats == {1, 2}
    assert [of(table, seat).id for seat in (1, 2)] == others
    assert of(table, 0).text == "How? Your vote: Ride."
    assert say(table, 0, "walk") == ("Ada changes their vote: Walk.",)
    assert [option.id for option in of(table, 0).options] == ["ride"]
    say(table, 1, "ride")
    say(table, 2, "walk")
    assert table.state.log == [{0: "walk", 1: "ride", 2: "walk"}]


@pytest.mark.parametrize(
    ("more", "votes"), [({}, {0: "ride", 1: "walk"}), ({"abstain": ABSTAIN}, {0: "ride"})]
)
def test_an_absent_player_votes_as_the_default_says_or_not_at_all(
    more: dict[str, Any], votes: dict[int, str]
) -> None:
    table = voting(seats=2, **more)
    table.lapse_prompt(of(table, 1).id)
    say(table, 0, "ride")
    assert table.state.log == [votes]


def test_there_is_no_vote_about_one_thing() -> None:
    assert voting(options=(RIDE,)).state.log == [{0: "ride", 1: "ride", 2: "ride"}]


def test_bots_let_their_votes_stand() -> None:
    table = voting()
    rng = Chance("bot")
    assert choose_best_answer(rng, of(table, 0), lambda option: 1) in (["walk"], ["ride"])
    say(table, 0, "ride")
    assert choose_best_answer(rng, of(table, 0), lambda option: 1) == []


def test_votes_may_be_kept_where_views_see_them() -> None:
    votes: dict[int, str] = {}
    table = voting(seats=2, votes=votes)
    say(table, 1, "ride")
    assert votes == {1: "ride"}
    say(table, 0, "ride")
    assert votes == {}
