"""A game's guide tells every rule that players can meet. Beside the ledger, `unguided.toml` says
what it leaves out and why: `"HI-18 HI-20.1" = "..."` is a whole section and one rule."""

import re
import tomllib
from pathlib import Path

import pytest

from rules import GAMES

TESTS = Path(__file__).parents[1]
NUMBER = r"[A-Z]{2}-\d+\.\d+[a-z]?"
EACH_GAME = pytest.mark.parametrize("key", sorted(GAMES))


def list_left_out(key: str, ledger: list[str]) -> set[str]:
    """The numbers that a game's guide leaves to the people who make the game."""
    file = TESTS / key / "unguided.toml"
    named = " ".join(tomllib.loads(file.read_text("utf-8")) if file.exists() else ()).split()
    left = {one: {n for n in ledger if n == one or n.startswith(f"{one}.")} for one in named}
    assert all(left.values()), [one for one, numbers in left.items() if not numbers]
    return set().union(*left.values())


@EACH_GAME
def test_a_guide_names_every_rule_for_players_once(key: str) -> None:
    ledger = (TESTS / key / "ledger.txt").read_text("utf-8").split()
    left_out = list_left_out(key, ledger)
    wanted = [number for number in ledger if number not in left_out]
    assert sorted(re.findall(NUMBER, GAMES[key].guide)) == sorted(wanted)


@EACH_GAME
def test_every_paragraph_of_a_guide_begins_with_its_rule_numbers(key: str) -> None:
    for block in GAMES[key].guide.split("\n## ", 1)[1].split("\n\n"):
        if block.strip() and not re.match(r"(## )?\d+ ", block):
            assert re.match(rf"\*\*{NUMBER}(, {NUMBER})*\*\* \S", block), block[:80]


@EACH_GAME
def test_every_paragraph_of_a_guide_fits_a_search_result(key: str) -> None:
    for block in GAMES[key].guide.split("\n\n"):
        assert len(block) < 900, (len(block), block[:80])
