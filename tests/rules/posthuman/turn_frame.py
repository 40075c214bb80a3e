"""Whole games and single phases of the turn, for the tests of the chapters that make the course of
the game."""

from typing import Any

from rules.posthuman import GAME
from rules.posthuman.model.state import Player, State
from tests.kit.luck import Loaded
from tests.kit.tables import with_luck
from tests.rules.posthuman.build import DECKS, NAMES, Case, Road, Script


def open_table_of(seats: int, *luck: Any, seed: str = "seed", **options: Any) -> Case:
    """A new table: Ada, Ben, Cleo and Dov are about to make their characters. `luck`: see
    Loaded; the first two picks are the starting player and who chooses a character first."""
    loaded = Loaded(luck)
    table = with_luck(loaded).open(GAME, names=NAMES[:seats], seed=seed, options=options)
    return Case(table, loaded)


def make_characters(seats: int, script: Script, *luck: Any) -> Case:
    """A part of the making of characters alone, with whole decks and before anybody has one."""
    road = Road(seats, phase="build")
    road.state.players = [Player() for _ in range(seats)]
    return road.play(script, *luck)


def defaults_until(case: Case, phase: str, most: int = 300) -> Case:
    """Let the deadlines of all questions pass until a phase has begun."""
    for _ in range(most):
        if case.over or case.s.phase == phase:
            return case
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
    raise AssertionError(f"The phase {phase} does not come.")


def list_all_cards(s: State) -> list[str]:
    """Every card and tile of the position, wherever it lies, of those that setup deals with."""
    found = [*s.tiles, *s.market, *s.removed]
    named = [getattr(s, name) for name in DECKS]
    for deck in (*named, *s.encounters.values(), *s.minions.values()):
        found += deck.cards
    for seat in s.humans:
        human = s.human(seat)
        found += [*human.skills, *human.hand, *human.gear, *human.scars, *human.trophies]
    return found
