"""The turns, phases and rounds of each game's rulebook: an answer given ahead counts until one of
them ends, and not a step of the engine longer or shorter."""

from itertools import groupby
from typing import Any, NamedTuple

import pytest

from rules import GAMES
from rules.engine import Table, ahead
from rules.posthuman.model.state import State
from rules.posthuman.presets import name_spans
from tests.drivers import bot_play, open_table

ENTRIES = 400
TURNS = r"'s turn ends"


class Moment(NamedTuple):
    """What was being played when a question was open. `phase`: the position's own word for it."""

    step: int
    phase: str
    turn: int
    ends: str
    round: int
    round_ends: str


def moments(key: str, seats: int, seed: str) -> list[Moment]:
    """Each moment of a game of bots at which somebody was asked."""
    table: Table[Any] = open_table(key, seats, seed)
    found: list[Moment] = []

    def note() -> None:
        if table.result is None:
            now = ahead.find_spans(table)
            whole = now.get("round")
            found.append(
                Moment(
                    table.step,
                    str(getattr(table.state, "phase", "")),
                    now["turn"].number,
                    now["turn"].ends,
                    whole.number if whole else 0,
                    whole.ends if whole else "",
                )
            )

    note()
    for _, _ in bot_play(table):
        note()
        if len(found) > ENTRIES:
            break
    return found


@pytest.mark.parametrize("key", GAMES)
def test_a_span_keeps_its_number_and_name_from_beginning_to_end(key: str) -> None:
    found = moments(key, GAMES[key].seats[min(1, len(GAMES[key].seats) - 1)], "spans 1")
    spells = [each for each, _ in groupby((m.turn, m.ends) for m in found)]
    assert len(spells) > 10
    assert len({number for number, _ in spells}) == len(spells), "none comes back"
    for _, at in groupby(found, key=lambda m: m.step):
        assert len({m.turn for m in at}) == 1, "a turn or phase does not end within a step"
    wholes = {(m.round, m.round_ends) for m in found if m.round}
    assert len({number for number, _ in wholes}) == len(wholes)
    for _, of_it in groupby(found, key=lambda m: m.turn):
        assert len({m.round for m in of_it}) == 1, "a round does not end within a turn"


def list_ends(found: list[Moment], *phases: str) -> set[str]:
    return {m.ends for m in found if m.phase in phases}


def test_survive_has_turns_and_rounds() -> None:
    found = moments("survive", 3, "spans")
    assert list_ends(found, "colours") == {"all colours are chosen"}
    assert list_ends(found, "turns") == {f"{name}{TURNS}" for name in ("Ada", "Ben", "Cleo")}
    assert {m.round_ends for m in found if m.round == 2} == {"round 2 ends"}
    assert {m.round for m in found if m.phase == "colours"} == {0}


def test_hope_has_turns_and_rounds() -> None:
    table = open_table("hope", 3, "spans")
    found = moments("hope", 3, "spans")
    assert list_ends(found, "world") == {"the first turn begins"}
    for _ in bot_play(table):
        if table.result is None and table.state.phase == "turns":
            person = table.state.people[table.state.turn]
            if person is not None:
                assert ahead.find_spans(table)["turn"].ends == f"{person.name}{TURNS}"
    assert {m.round for m in found} <= {0, 1, 2, 3, 4, 5}


def test_auroras_fire_weapons_phase_is_one_span_of_several_steps() -> None:
    found = moments("aurora", 2, "spans 1")
    assert list_ends(found, "exploration", "movement") == {f"Ada{TURNS}", f"Ben{TURNS}"}
    assert list_ends(found, "ambush", "fire", "enemies") == {"the Fire Weapons Phase ends"}
    fires = [m for m in found if m.phase in ("ambush", "fire", "enemies")]
    assert any(
        len({m.step for m in fires if m.round == number}) > 1 for number in {m.round for m in fires}
    ), "one of them took several steps of the engine"
    for number in {m.round for m in fires}:
        assert len({m.turn for m in fires if m.round == number}) == 1
    assert list_ends(found, "rest") == {"the Rest Phase ends"}


def test_posthumans_actions_are_one_phase_and_trade_another() -> None:
    found = moments("posthuman", 4, "spans 0")
    acting = [m for m in found if m.phase in ("camp", "act", "mutants")]
    assert {m.ends for m in acting} == {"this turn's actions are over"}
    several = [m.round for m in acting if {o.phase for o in acting if o.round == m.round} > {"act"}]
    assert several, "in one turn both campers and others were asked"
    for number in several:
        assert len({m.turn for m in acting if m.round == number}) == 1
    trading = State(seats=2, turn=3, phase="trade")
    assert name_spans(trading, 1, ())["turn"].ends == "the trade phase ends"
    assert list_ends(found, "event") == {"everybody has eaten"}
    assert list_ends(found, "declare") == {"everybody has chosen an action"}
    assert {m.round_ends for m in found if m.round == 3} == {"turn 3 ends"}


def test_aftermaths_spans_are_character_turns_and_pages() -> None:
    found = moments("aftermath", 2, "spans 1")
    assert list_ends(found, "prepare") == {"the characters are chosen"}
    turns = list_ends(found, "turn")
    assert len(turns) == 2 and all(ends.endswith(TURNS) for ends in turns)
    way = [m for m in found if m.phase in ("turn", "leaving")]
    assert all(m.round_ends.startswith("the party leaves ") for m in way)
    assert len({m.round for m in way}) > 2
    home = [m for m in found if m.phase in ("verdict", "upkeep", "work", "repair", "build", "rest")]
    assert {m.ends for m in home} == {"this step of the Colony Phase ends"}
    assert {m.round for m in home} == {0}, "there is no page to leave at home"
