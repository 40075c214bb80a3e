"""Ledger section 25. tests/test_random_games.py holds random games against the invariants; here
each of them is shown to catch what breaks it, and a good position to pass."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.aurora.model.state import State
from rules.engine import Event, Table
from tests.drivers import open_table
from tests.rules.aurora import invariants
from tests.rules.aurora.build import open_new_table as opened_case
from tests.rules.aurora.invariants import Laws, check_position
from tests.rules.aurora.positions import sit_down_at
from tests.rules.aurora.rows import RULE


def open_good_table() -> Table[State]:
    """A table just opened: everything lies where it belongs."""
    return open_table("aurora", 3, "good")


Break = Callable[[State], object]


def test_a_good_position_passes() -> None:
    for table in (
        open_good_table(),
        open_table("aurora", 1, "good"),
        sit_down_at("-").table,
        sit_down_at("solo").table,
    ):
        check_position(table)


def make_break(number: str, position: str, how: Break = lambda s: None) -> Any:
    return pytest.param(position, how, number, id=f"{number} {position}", marks=RULE(number))


@pytest.mark.parametrize(
    ("position", "how", "number"),
    [
        make_break("LA-25.1", "-", lambda s: s.common.append(s.deck.pile[0])),
        make_break("LA-25.1", "-", lambda s: s.deck.pile.pop()),
        make_break("LA-25.1", "outcomes_left 1 2 3 4 5 6 7 8 9 10 11"),
        make_break("LA-25.1", "-", lambda s: s.hitpoints[0].pop()),
        make_break("LA-25.1", "-", lambda s: s.players[0].hand.append(s.objects.pile[0])),
        make_break("LA-25.2", "stow SS"),
        make_break("LA-25.3", "lies 0b0:A"),
        make_break("LA-25.3", "lies 0b3:F"),
        make_break("LA-25.4", "convoy crew-car hauler flatbed"),
        make_break("LA-25.4", "convoy hauler crew-car flatbed bunk-wagon"),
        make_break("LA-25.5", "fame_1 4"),
        make_break("LA-25.5", "fame_1 -2"),
        make_break("LA-25.5", "fury_1 6"),
        make_break("LA-25.6", "hand mre-1 mre-2 nitromethane-1 welding-torch-1"),
        make_break("LA-25.7", "-", lambda s: s.zone.append(None)),
        make_break("LA-25.7", "zone - driver"),
        make_break("LA-25.7", "zone driver heavy-snowstorm-1"),
        make_break("LA-25.8", "rest leader+2 co-pilot cold-maiden"),
        make_break("LA-25.9", "phase movement; exhausted leader co-pilot cold-maiden; stow SSSF"),
        make_break("LA-25.11", "aurora 2"),
        make_break("LA-25.11", "round 7"),
        make_break("LA-25.12", "-", lambda s: s.order.pop()),
        make_break("LA-25.12", "-", lambda s: s.order.append(s.order[0])),
        make_break("LA-25.13", "-", lambda s: setattr(s.players[0], "space", "109z")),
        make_break("LA-25.17", "solo; its_food 8"),
        make_break("LA-25.17", "solo; its_survivors 7"),
        make_break("LA-25.17", "solo; its_standing yes yes yes yes yes yes yes"),
        make_break("LA-25.17", "solo; its_column 3; its_marks; its_column 1"),
        make_break("LA-25.17", "solo; its_marks B5"),
    ],
)
def test_each_invariant_catches_what_breaks_it(position: str, how: Break, number: str) -> None:
    table = sit_down_at(position).table
    how(table.state)
    with pytest.raises(AssertionError, match=rf"^{number}\b"):
        check_position(table)


@pytest.mark.rule("LA-25.16", "LA-25.10")
def test_an_enemy_with_too_many_counters_or_twice_in_play_is_caught() -> None:
    """Three counters of a player are all there are."""
    case = sit_down_at("phase fire; foe warwolves 0x4")
    with pytest.raises(AssertionError, match=r"^LA-25\.10"):
        invariants._check_foes(case.s, resolving=False)
    table = open_good_table()
    table.state.defeated.append("warwolves")
    with pytest.raises(AssertionError, match=r"^LA-25\.(1|16)\b"):
        check_position(table)


@pytest.mark.rule("LA-25.11", "LA-25.13")
def test_the_red_track_and_closed_avalanches_must_stay() -> None:
    """The red track and closed avalanches stay, except for the SOS Flare."""
    table = open_table("aurora", 2, "good")
    laws = Laws(table)
    table.state.red = True
    table.state.closed = ["104a-107"]
    laws.check(())
    table.state.closed = []
    with pytest.raises(AssertionError, match=r"^LA-25\.13"):
        laws.check(())
    table.state.closed, table.state.red = ["104a-107"], False
    laws.closed = ["104a-107"]
    with pytest.raises(AssertionError, match=r"^LA-25\.11"):
        laws.check(())
    laws.red = True
    laws.check((Event("Ada plays SOS Flare."),))


@pytest.mark.rule("LA-21.1", "LA-12.3", "LA-25.19", "LA-25.20")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_defaults_alone_bring_every_game_to_its_end(seats: int) -> None:
    """Everybody away: each default is legal, and the score is the sum of its parts."""
    table = opened_case(seats, "asleep").table
    for _ in range(2000):
        if table.result is not None:
            break
        check_position(table)
        table.lapse_prompt(next(p.id for p in table.prompts if not p.optional))
    assert table.result is not None
    check_position(table)
