"""What a seat may not know changes nothing that it sees: the quick part, for every game."""

from collections import Counter

import pytest

from rules import GAMES
from rules.engine import Table
from tools.noninterference import Leak, Tally, main, play_one

GAMES_EACH = [1, pytest.param(20, marks=pytest.mark.soak)]
"""At each number of seats; more where those were too short to be looked into often enough."""
MOST_EACH = 20
VIEWS, MOVES = 20, 8
"""More than so many are compared for each number of seats."""
EVERY, RARER = 12, 3
"""One entry of so many is looked into, of more after each hundred: some games are many times as
long as others."""


@pytest.mark.parametrize("games", GAMES_EACH)
@pytest.mark.parametrize("key", GAMES)
def test_nothing_shown_depends_on_hidden_things(key, games):
    """Hidden things are dealt again during random games: views, questions and events stay."""
    counts = len(GAMES[key].seats)
    seen: Tally = Counter()
    for number in range(MOST_EACH * counts):
        seen += play_one(key, "quick", number, EVERY, RARER)
        enough = seen["views"] > VIEWS * counts and seen["moves"] > MOVES * counts
        if enough and number + 1 >= games * counts:
            return
    assert enough, seen


@pytest.mark.parametrize("key", GAMES)
def test_a_view_that_leaks_is_caught(key, monkeypatch):
    """The check itself: a view that shows the whole position beside what it should is a leak."""
    game = GAMES[key]
    honest = game.view

    def tell_too_much(state, seat, names):
        view = honest(state, seat, names)
        told = view.model_dump(mode="json") | {"whole": state.model_dump(mode="json")}
        object.__setattr__(view, "model_dump", lambda **_: told)
        return view

    monkeypatch.setattr(game, "view", tell_too_much)
    with pytest.raises(Leak):
        for number in range(len(game.seats) - 1, 50, len(game.seats)):
            play_one(key, "leak", number, 3)


@pytest.mark.parametrize("key", GAMES)
def test_public_words_that_leak_are_caught(key, monkeypatch):
    """The check itself: public words that tell what the person asked may see are a leak."""
    honest = Table.choice

    def tell_too_much(self, *args, **kinds):
        prompt = honest(self, *args, **kinds)
        prompt.about = self.view(prompt.seat).model_dump_json()
        return prompt

    monkeypatch.setattr(Table, "choice", tell_too_much)
    with pytest.raises(Leak):
        for number in range(len(GAMES[key].seats) - 1, 100, len(GAMES[key].seats)):
            play_one(key, "words", number, 3)


def test_the_long_run_prints_counts(capsys):
    key = next(iter(GAMES))
    assert main([key, "--games", "4", "--only", "3", "--every", "30"]) == 0
    assert "leaks: 0" in capsys.readouterr().out
