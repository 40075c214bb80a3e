"""What "How to play" tells of its first turn is what the rules did."""

from importlib import import_module

import pytest

from rules import GAMES
from rules.kit.first_turn import play_first_turn


@pytest.mark.parametrize("key", list(GAMES))
def test_the_first_turns_screens_tell_what_the_rules_did(key: str) -> None:
    lessons = GAMES[key].how_to_play
    assert lessons is not None
    told, claims = "", dict(import_module(f"tests.rules.{key}.first_turn").TOLD)
    assert claims
    for given, (_, events) in enumerate(play_first_turn(key, lessons)):
        told += "".join(f"{event.text}\n" for event in events)
        for line in claims.pop(given, ()):
            assert line in told, (given, line)
    assert not claims, "each was compared"
