"""Sets up positions of The Last Cistern in the rulebook's words, with luck that a test names."""

from typing import Any

from rules.engine import Event, Prompt
from rules.kit.decks import Deck
from tests.kit import tables
from tests.kit.luck import Loaded
from tests.kit.tables import with_luck
from tests.template_game.rules import GAME
from tests.template_game.rules.model.state import State

NAMES = ("Ada", "Ben")


class Case(tables.Case[State]):
    """A table in play: Ada has seat 0 and Ben seat 1."""

    def choices(self, seat: int) -> list[str]:
        """The ids that the seat's question offers."""
        return [option.id for option in self.needed(seat).options]

    def pour(self, *litres: int) -> tuple[Event, ...]:
        """Both pour, in seat order."""
        told: tuple[Event, ...] = ()
        for seat, number in enumerate(litres):
            told = self.table.answer(self.needed(seat).id, number)
        return told

    def pour_question(self, seat: int) -> Prompt[Any]:
        """The seat's question at dusk."""
        prompt = self.needed(seat)
        assert prompt.kind == "number"
        return prompt


def at_turn(
    *luck: Any,
    cistern: int = 12,
    jars: tuple[int, int] = (0, 0),
    hands: tuple[str, str] = ("", ""),
    deck: str = "map pump",
    discards: str = "",
    day: int = 1,
    days: int = 5,
    acted: int = 0,
) -> Case:
    """A turn of that day; on day 1 Ada is first. The last card of `deck` is on top."""
    state = _position(cistern, jars, hands, deck, discards)
    state.phase, state.day, state.days, state.acted, state.weather = "turns", day, days, acted, 3
    return _place(state, *luck)


def at_dusk(*luck: Any, **position: Any) -> Case:
    """The same at dusk."""
    case = at_turn(*luck, **position)
    case.state.phase, case.state.acted = "dusk", 2
    return _place(case.state, *luck)


def at_dawn(*luck: Any, **position: Any) -> Case:
    """The same before the dawn of that day."""
    case = at_turn(**position)
    case.state.phase, case.state.day = "dawn", case.state.day - 1
    return _place(case.state, *luck)


def open_new_table(**options: Any) -> Case:
    """A new table with fair chance."""
    return Case(with_luck(Loaded(())).open(GAME, names=list(NAMES), seed="s", options=options))


def _position(
    cistern: int, jars: tuple[int, int], hands: tuple[str, str], deck: str, discards: str
) -> State:
    pile = Deck(deck.split(), discards.split())
    return State(5, list(jars), [hand.split() for hand in hands], cistern, pile)


def _place(state: State, *luck: Any) -> Case:
    loaded = Loaded(luck)
    return Case(with_luck(loaded).place(GAME, state, "seed", list(NAMES)), loaded)
