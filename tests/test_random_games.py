"""The quick part of the random games, for every game there is and every number of seats."""

from collections import Counter

import pytest

from rules import GAMES
from tools.random_games import main, make_repeat_command, play_one

GAMES_EACH = [1, pytest.param(12, marks=pytest.mark.soak)]
"""At each number of seats; more where something has not come up by then."""
MOST_EACH = 12
KINDS = ("answer", "lapse", "undo", "back")
"""Of entries: each comes up in every game."""
SEED = "quick"


@pytest.mark.parametrize("games", GAMES_EACH)
@pytest.mark.parametrize("key", GAMES)
def test_random_games_keep_the_invariants(key, games):
    """Invariants after every answer, loads and replays on the way, and an end to every game."""
    counts = len(GAMES[key].seats)
    total: Counter[str] = Counter()
    for number in range(MOST_EACH * counts):
        if number >= games * counts and not _list_missing(total):
            break
        try:
            total += play_one(key, SEED, number)
        except Exception as error:
            error.add_note(f"Again: {make_repeat_command(key, SEED, number)}")
            raise
    assert not _list_missing(total), "No game had one."


def _list_missing(total: Counter[str]) -> list[str]:
    """What no game had: a kind of entry, a secret question, or a table put away on the way."""
    wanted = ("loads", "secret questions", *(f"{kind} entries" for kind in KINDS))
    return [what for what in wanted if not total[what]]


def test_the_long_run_prints_counts_and_the_command_to_repeat_a_failure(monkeypatch, capsys):
    """A broken law is printed with its trace and one command, and the run goes on and returns 1."""
    key = next(iter(GAMES))
    assert main([key, "--games", "5", "--seed", SEED, "--only", "3"]) == 0
    assert "answer entries" in capsys.readouterr().out

    def break_law(*_):
        raise AssertionError("SV-0.0: broken")

    monkeypatch.setattr("tools.random_games.play_one", break_law)
    assert main([key, "--seed", "a b", "--only", "3"]) == 1
    out = capsys.readouterr().out
    assert "SV-0.0: broken" in out
    assert make_repeat_command(key, "a b", 3) in out
