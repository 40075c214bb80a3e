"""Positions of Survive! in the rulebook's own words, and dice that fall as the test says.

    case = (
        Board("A1 lake, B1 red village")
        .human("red", "A1", hand="2 wood, 1 rock")
        .zombie_player("blue", original="C1")
        .defense("A1", red="basic")
        .play("4")
    )
    case.go("B4")

Seats are taken in the order told, and the first one told is to roll. The builder keeps the box
complete: what a hand, the board or a player has is missing from the Bank, the bag and the supply.
Everything goes through the table's public face.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeVar, cast

from rules.engine import Event, Option, Prompt
from rules.survive import GAME
from rules.survive.model.board import SPACES
from rules.survive.model.components import CRATES, ELEMENTS, SURVIVE, Cards, Size, count_cards
from rules.survive.model.state import GM, Player, State
from rules.survive.play.dice import MOVEMENT_DIE
from rules.survive.view import View
from tests.kit import tables
from tests.kit.luck import Loaded
from tests.kit.tables import with_luck

T = TypeVar("T")

NAMES = {"red": "Ruth", "blue": "Ben", "yellow": "Yara", "green": "Gil", "white": "Wes"}
"""Who plays which colour: the initial tells."""

IDLE = "3"
"""What the Movement Die shows when nobody said otherwise: the next player's turn waits there."""
MOST_IDLE = 12


class Luck(Loaded):
    """Once the script is through, the Movement Die shows IDLE, blind losses are really blind, and
    any other draw fails: a test names its luck."""

    _idle = 0

    def unscripted(self, things: Sequence[T]) -> T:
        assert tuple(things) == MOVEMENT_DIE, f"The script says nothing of {set(things)}."
        self._idle += 1
        assert self._idle <= MOST_IDLE, "The script is through, and nobody is asked any more."
        self.draws += 1
        return cast(T, IDLE)


def _counts(text: str) -> dict[str, int]:
    """ "2 wood, 1 rock" -> {"wood": 2, "rock": 1}; "" -> nothing."""
    return {what: int(count) for count, what in re.findall(r"(\d+) ([a-z]+)", text)}


def _token(name: str) -> str:
    """ "red village" -> "village-red"; the other kinds are called as they are."""
    colour, _, village = name.partition(" ")
    return f"village-{colour}" if village == "village" else name


class Board:
    """A position in the making. Spaces that nobody names are unexplored."""

    def __init__(self, spaces: str = "", *, white: str = "G7", dark: str | None = None) -> None:
        self.state = State(players=[], phase="turns", round=1, last_dawn=60)
        self.state.white, self.state.dark = white, dark
        for line in filter(None, (part.strip() for part in spaces.split(","))):
            space, _, name = line.partition(" ")
            assert space in SPACES, line
            assert space != white, f"{white} is under the White Meteorite."
            assert space not in self.state.tokens, f"{space} is told twice."
            token = cast(Any, _token(name))
            self.state.tokens[space] = token
            self.state.bag[token] -= 1
            assert self.state.bag[token] >= 0, f"The box has no further {name}."

    # -- who sits there --------------------------------------------------------------------------

    def human(self, colour: str, space: str = "", *, hand: str = "", crates: int = 0) -> Board:
        """A Human; without a space still on the White Meteorite's."""
        player = self._seat(colour)
        player.space = space or self.state.white
        player.crates = crates
        self.state.crates_left -= crates
        player.hand = count_cards(**_counts(hand))
        for element, count in player.hand.items():
            self.state.bank[element] -= count
            assert self.state.bank[element] >= 0, f"The box has no more {element}."
        return self

    def zombie_player(self, colour: str, **zombies: str) -> Board:
        """The Zombie player, and where Zombies stand: original="D4", red="D4"."""
        self._seat(colour).role = "zombie"
        return self.zombies(**zombies)

    def vampire_player(
        self, colour: str, space: str | None = None, *, drops: int = 0, **coffins: str
    ) -> Board:
        """The Vampire player; without a space it is off the board. red="C3": the Red Coffin."""
        self._seat(colour).role = "vampire"
        self.state.vampire, self.state.drops = space, drops
        return self.coffins(**coffins)

    def hunted(self) -> Board:
        """The game master plays the Zombies (one seat alone)."""
        self.state.hunted = True
        return self

    def _seat(self, colour: str) -> Player:
        self.state.picked.append(len(self.state.players))
        self.state.players.append(Player(colour=cast(Any, colour)))
        return self.state.players[-1]

    # -- what stands and lies there --------------------------------------------------------------

    def zombies(self, **zombies: str) -> Board:
        self.state.zombies.update(cast(Any, zombies))
        return self

    def coffins(self, **coffins: str) -> Board:
        self.state.coffins.update(cast(Any, coffins))
        return self

    def defense(self, space: str, **sizes: Size) -> Board:
        """Defenses on a space, by their owners' colours; the cubes come out of their stock."""
        for colour, size in sizes.items():
            (owner,) = (p for p in self.state.players if p.colour == colour)
            owner.cubes[size] -= 1
            assert owner.cubes[size] >= 0, f"{colour} has no further {size} cube."
            self.state.defenses.setdefault(space, {})[owner.colour] = size
        return self

    def crate(self, space: str, count: int = 1) -> Board:
        """Crates lying on a space."""
        self.state.crates[space] = self.state.crates.get(space, 0) + count
        self.state.crates_left -= count
        return self

    def crates_left(self, count: int) -> Board:
        """So many in the supply; the others that nobody has are out of the game. Tell it last."""
        out = self.state.crates_left - count
        assert out >= 0
        self.state.crates_left, self.state.crates_out = count, out
        return self

    # -- when --------------------------------------------------------------------------------------

    def turn(self, colour: str) -> Board:
        """Who is to roll, if not the first seat; "gm" for the game master's Zombies."""
        colours = [player.colour for player in self.state.players]
        self.state.turn = GM if colour == "gm" else colours.index(cast(Any, colour))
        return self

    def first(self, colour: str) -> Board:
        """Who began the game, if not the first seat."""
        colours = [player.colour for player in self.state.players]
        self.state.first = colours.index(cast(Any, colour))
        return self

    def round(self, number: int, last_dawn: int = 60) -> Board:
        self.state.round, self.state.last_dawn = number, last_dawn
        return self

    def play(self, *luck: Any) -> Case:
        """Sit down and roll. `luck`, in the order in which it comes: faces of dice and coin, tokens
        as the bag calls them ("lake", "village-red"), lists of elements for blind losses."""
        standing = [player.space for player in self.state.players if player.role == "human"]
        standing += [*self.state.zombies.values(), self.state.vampire or self.state.white]
        for space in standing:
            assert space in (*self.state.tokens, self.state.white), f"{space} is unexplored."
        held = sum(player.crates for player in self.state.players)
        lying = sum(self.state.crates.values())
        assert self.state.crates_left >= 0
        assert self.state.crates_left + self.state.crates_out + held + lying == CRATES
        names = [NAMES[player.colour] for player in self.state.players]
        loaded = Luck(luck)
        return Case(with_luck(loaded).place(GAME, self.state, "seed", names), loaded)


def meteorite(space: str) -> tuple[str, ...]:
    """A SURVIVE! roll that throws the Meteorite there."""
    return (SURVIVE, *space, "Meteorite")


def crate(space: str) -> tuple[str, ...]:
    """A SURVIVE! roll that throws a Crate there."""
    return (SURVIVE, *space, "Crate")


def opened(count: int, *luck: Any, **options: Any) -> Case:
    """A new table, before its colours are chosen; Ruth, Ben, Yara, Gil and Wes come in."""
    loaded = Luck(luck)
    names = list(NAMES.values())[:count]
    return Case(with_luck(loaded).open(GAME, names=names, seed="seed", options=options), loaded)


class Case(tables.Case[State]):
    """A table in play, spoken to by colours and option ids."""

    # -- playing ---------------------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt[Any]:
        """The one question that the table waits for."""
        return self.needed()

    def asked(self, who: str | int) -> list[Prompt[Any]]:
        """All that is open to a player, optional questions too."""
        return super().asked(self.seat(who))

    @property
    def options(self) -> list[str]:
        """The ids that the open question offers."""
        return [option.id for option in self.prompt.options]

    def option(self, option_id: str) -> Option:
        return tables.option(self.prompt, option_id)

    @property
    def ends(self) -> set[str]:
        """The spaces that the open question offers to move to."""
        return {option for option in self.options if option in SPACES}

    @property
    def whose(self) -> str:
        """The colour of the player whom the table waits for."""
        return self.state.players[self.prompt.seat].colour

    def pick(self, *chosen: str, by: str | None = None) -> tuple[Event, ...]:
        """Answer the open question; with `by`, the one of that player that has these options,
        optional ones (an offer, a call) included."""
        return self.answer(*chosen, seat=None if by is None else self.seat(by))

    def go(self, *steps: str) -> tuple[Event, ...]:
        """One answer after another: go("D4"), or for one of several Zombies go("red", "D4")."""
        events: tuple[Event, ...] = ()
        for step in steps:
            events += self.pick(step)
        return events

    def lapse(self) -> tuple[Event, ...]:
        """The deadline passes: the open question's default is carried out."""
        return self.run_out()

    # -- looking ---------------------------------------------------------------------------------

    def seat(self, who: str | int) -> int:
        """The seat of a colour."""
        return who if isinstance(who, int) else [p.colour for p in self.state.players].index(who)

    def player(self, colour: str) -> Player:
        return self.state.players[self.seat(colour)]

    def hand(self, colour: str) -> dict[str, int]:
        """The cards that the player holds; elements of which there are none are left out."""
        return _held(self.player(colour).hand)

    def bank(self) -> dict[str, int]:
        return dict(self.state.bank)

    def months(self, colour: str) -> int:
        return self.state.count_months(self.seat(colour))

    def view(self, colour: str | None = None) -> View:
        """What that player may see; without a colour, a spectator."""
        view = self.table.view(None if colour is None else self.seat(colour))
        assert isinstance(view, View)
        return view

    def said(self, words: str, to: str | int | None = None) -> list[Event]:
        """Events with these words in them that all may read, or that this player may."""
        return super().said(words, None if to is None else self.seat(to))

    @property
    def turn(self) -> str:
        """The colour of whose turn it is."""
        return self.state.players[self.state.turn].colour


def _held(hand: Cards) -> dict[str, int]:
    return {element: hand[element] for element in ELEMENTS if hand[element]}
