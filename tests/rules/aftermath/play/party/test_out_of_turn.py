"""What players do when it is not their turn (AF-17.6)."""

from random import Random

import pytest

from rules.aftermath import GAME
from tests.drivers import open_table, random_play

ON_OWN_TURN = {
    *("move", "fight", "shoot", "talk", "scavenge", "recover", "encourage", "task", "visit"),
    *("exit", "end"),
}
"""Verbs of actions. The others are of defences, votes, choices, fates of items, consent, reactions
and standing orders, all of which may come in anybody's turn."""
ENTRIES = 120


@pytest.mark.rule("AF-17.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_acts_in_another_players_turn(seats: int) -> None:
    table = open_table(GAME, seats, f"turns-{seats}")
    turns = set()
    for _, _ in zip(range(ENTRIES), random_play(table, Random(seats)), strict=False):
        s = table.state
        if s.phase == "turn":
            active = s.party[s.active].seat
            turns.add(active)
            for prompt in table.prompts:
                verbs = {option.verb for option in prompt.options}
                assert prompt.seat == active or not verbs & ON_OWN_TURN, prompt.text
    assert len(turns) > 1
