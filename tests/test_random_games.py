"""The quick part of the random games, for every game there is and every number of seats."""

from collections import Counter

import pytest

from rules import GAMES
from tests.random_games import again, main, play_one

GAMES_EACH = 24
SEED = "quick"

TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_random_games_keep_the_laws(key, seats):
    """Invariants after every answer, loads and replays on the way, and an end to every game."""
    counts = GAMES[key].seats
    total: Counter[str] = Counter()
    for number in range(counts.index(seats), GAMES_EACH, len(counts)):
        try:
            total += play_one(key, SEED, number)
        except Exception as error:
            error.add_note(f"Again: {again(key, SEED, number)}")
            raise
    assert total["games"] >= GAMES_EACH // len(counts)
    assert total["loads"], "No game was long enough to be put away on the way."
    for kind in ("answer", "lapse", "undo", "back"):
        assert total[f"{kind} entries"], f"No game had one: {kind}"


def test_the_long_run_prints_counts_and_fails_with_the_command_that_repeats(monkeypatch, capsys):
    """A broken law is printed with its trace and one command, and the run goes on and returns 1."""
    key = next(iter(GAMES))
    assert main([key, "--games", "5", "--seed", SEED, "--only", "3"]) == 0
    assert "answer entries" in capsys.readouterr().out

    def broken(*_):
        raise AssertionError("SV-0.0: broken")

    monkeypatch.setattr("tests.random_games.play_one", broken)
    assert main([key, "--seed", "a b", "--only", "3"]) == 1
    out = capsys.readouterr().out
    assert "SV-0.0: broken" in out
    assert again(key, "a b", 3) in out
