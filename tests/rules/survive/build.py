"""Positions of Survive! in the rulebook's own words, and dice that fall as the test says.

    case = Board("A1 lake, B1 red village; red A1 2 wood 1 rock basic A1; blue zombies original B1")
    case.play("4").go("B4")

A position is told in parts between semicolons:

    A1 lake, B1 red village              what is explored; all other spaces are not
    red A1 2 wood 3 crates basic B1      a Human: space (else the White Meteorite's), cards, Crates,
                                         Defenses (`basic B1+C1`: two); `rich` is 4 cards of each
                                         element, `set` 1
    blue zombies original+red A1         the Zombie player; `all A1` is each Zombie
    green vampire A1 2 drops coffins red B1 white G1
    crates C1 C1                         Crates lying on the board; `left 0`: so many in the supply
    dark A1; start B1                    where the Meteorites lie: the White one on G7 if not told
    turn blue, first blue, round 7 40    whose turn it is, who began, the round and the last dawn
    hunted                               the game master plays the Zombies: `turn gm`

Seats are taken in the order told, and the first one told is to roll. A colour may be told again to
add to it. The builder keeps the box complete: what a hand, the board or a player has is missing
from the Bank, the bag and the supply. Everything goes through the table's public face.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from typing import Any, TypeVar, cast

from rules.engine import Event, Option, Prompt
from rules.survive import GAME
from rules.survive.model.board import SPACES
from rules.survive.model.components import COLOURS, CRATES, CUBES, ELEMENTS, SIZES, TOKENS, ZOMBIES
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


class Board:
    """A position in the making."""

    def __init__(self, told: str = "") -> None:
        self.state = State(players=[], phase="turns", round=1, last_dawn=60, white="G7")
        self._left: int | None = None
        parts = [part.split() for part in told.split(";") if part.strip()]
        for part in sorted(parts, key=lambda part: part[0] in ("turn", "first")):
            self._read_part(*part)
        self._take_out_of_box()

    def _read_part(self, first: str, *words: str) -> None:
        s: Any = self.state
        if first in COLOURS or first in ("zombies", "coffins"):
            self._read_pieces(first, deque(words))
        elif first in SPACES:
            self._lay_tokens(" ".join((first, *words)))
        elif first == "crates":
            s.crates = dict(Counter(words))
        elif first in ("dark", "start"):
            setattr(s, "white" if first == "start" else first, words[0])
        elif first in ("turn", "first"):
            setattr(s, first, GM if words[0] == "gm" else self._find_seat(words[0]))
        elif first == "round":
            s.round, s.last_dawn = int(words[0]), int(words[1]) if words[1:] else 60
        elif first == "left":
            self._left = int(words[0])
        else:
            assert first == "hunted", f"Nothing is called {first}."
            s.hunted = True

    def _lay_tokens(self, told: str) -> None:
        for line in told.split(", "):
            space, _, name = line.partition(" ")
            colour, _, village = name.partition(" ")
            token: Any = f"village-{colour}" if village == "village" else name
            assert space in SPACES, line
            assert space not in self.state.tokens, f"{space} is told twice."
            assert token in TOKENS, line
            self.state.tokens[space] = token

    def _read_pieces(self, whose: str, words: deque[str]) -> None:
        """Read what a player has, or Monsters and Coffins that nobody owns."""
        player = self._seat_player(whose) if whose in COLOURS else Player(colour="red")
        pieces: dict[Any, str] = self.state.coffins if whose == "coffins" else self.state.zombies
        while words:
            word = words.popleft()
            if word.isdigit():
                self._count_things(player, int(word), words.popleft())
            elif word in SPACES and player.role == "vampire":
                self.state.vampire = word
            elif word in SPACES:
                player.space = word
            elif word in SIZES:
                for space in words.popleft().split("+"):
                    there = self.state.defenses.setdefault(space, {})
                    assert player.colour not in there, f"{player.colour} has a Defense at {space}."
                    there[player.colour] = word
            elif word in ("zombies", "vampire"):
                player.role = "zombie" if word == "zombies" else "vampire"
            elif word == "coffins":
                pieces = self.state.coffins
            elif word in ("rich", "set"):
                player.hand = dict.fromkeys(ELEMENTS, 4 if word == "rich" else 1)
            else:
                names = (
                    ZOMBIES[pieces is self.state.coffins :] if word == "all" else word.split("+")
                )
                assert {*names} <= {*ZOMBIES}, word
                pieces.update(dict.fromkeys(names, words.popleft()))

    def _count_things(self, player: Player, count: int, thing: str) -> None:
        if thing == "crates":
            player.crates = count
        elif thing == "drops":
            self.state.drops = count
        else:
            assert thing in player.hand, thing
            player.hand[cast(Any, thing)] = count

    def _seat_player(self, colour: str) -> Player:
        players = self.state.players
        if colour not in [player.colour for player in players]:
            self.state.picked.append(len(players))
            players.append(Player(colour=cast(Any, colour)))
        return players[self._find_seat(colour)]

    def _find_seat(self, colour: str) -> int:
        return [player.colour for player in self.state.players].index(cast(Any, colour))

    def _take_out_of_box(self) -> None:
        """Take what lies about out of the bag, the Bank and the supplies."""
        s = self.state
        s.bag = {
            token: count - [*s.tokens.values()].count(token) for token, count in TOKENS.items()
        }
        for player in s.players:
            if player.role == "human":
                player.space = player.space or s.white
            standing = [there.get(player.colour) for there in s.defenses.values()]
            player.cubes = {size: CUBES[size] - standing.count(size) for size in SIZES}
            for element in ELEMENTS:
                s.bank[element] -= player.hand[element]
        lying_and_held = sum(s.crates.values()) + sum(player.crates for player in s.players)
        s.crates_left = CRATES - lying_and_held if self._left is None else self._left
        s.crates_out = CRATES - lying_and_held - s.crates_left
        counts = [*s.bag.values(), *s.bank.values(), s.crates_left, s.crates_out]
        counts += [count for player in s.players for count in player.cubes.values()]
        assert min(counts) >= 0, f"The box has not that much: {s}."
        standing = [player.space for player in s.players if player.role == "human"]
        for space in (*standing, *s.zombies.values(), s.vampire or s.white):
            assert space in (*s.tokens, s.white), f"{space} is unexplored."
        assert s.white not in s.tokens, f"{s.white} is under the White Meteorite."

    def play(self, *luck: Any) -> Case:
        """Sit down and roll. `luck`, in the order in which it comes: faces of dice and coin, tokens
        as the bag calls them ("lake", "village-red"), lists of elements for blind losses."""
        names = [NAMES[player.colour] for player in self.state.players]
        loaded = Luck(luck)
        return Case(with_luck(loaded).place(GAME, self.state, "seed", names), loaded)


def open_table(count: int, *luck: Any, **options: Any) -> Case:
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
        return tables.find_option(self.prompt, option_id)

    @property
    def ends(self) -> set[str]:
        """The spaces that the open question offers to move to."""
        return {option for option in self.options if option in SPACES}

    @property
    def colour_asked(self) -> str:
        """The colour of the player whom the table waits for."""
        return self.state.players[self.prompt.seat].colour

    def pick(self, *chosen: str, by: str | int | None = None) -> tuple[Event, ...]:
        """Answer the open question; with `by`, the one of that player that has these options,
        optional ones (an offer, a call) included."""
        return self.answer(*chosen, seat=None if by is None else self.seat(by))

    def go(self, *steps: str) -> Case:
        """One answer after another: go("D4"), or for one of several Zombies go("red", "D4")."""
        for step in steps:
            self.pick(step)
        return self

    # -- looking ---------------------------------------------------------------------------------

    def seat(self, who: str | int) -> int:
        """The seat of a colour."""
        return who if isinstance(who, int) else [p.colour for p in self.state.players].index(who)

    def player(self, colour: str) -> Player:
        return self.state.players[self.seat(colour)]

    def view(self, colour: str | None = None) -> View:
        """What that player may see; without a colour, a spectator."""
        view = self.table.view(None if colour is None else self.seat(colour))
        assert isinstance(view, View)
        return view

    def said(self, words: str, to: str | int | None = None) -> list[Event]:
        """Events with these words in them that all may read, or that this player may."""
        return super().said(words, None if to is None else self.seat(to))
