"""Positions that rows write out: statements, with a semicolon between them.

    phase fire; foe warwolves filled=5 1x2; active leader medic+1; stow SSA; fury_1 3; storm yes

A statement is one of `STATEMENTS` with its words, or a fact as rows have it: of Ada, of the seat
behind it (`fury_1` is Ben's), of the Automa (`its_food`), or of the table. `active`, `rest` and
`exhausted` name the whole crew. A name that the chapter gives to a position stands for its
statements, with the words behind it in place of `{}`. Start cards go without their colour.

Without a word to the contrary every seat has its start cards, three Survivors aboard and nothing
else, nothing lies in the Zone, the roads are 1A, 2A, 3A, no waypoints lie on them, the turn order
is that of the seats, and every deck is in the order of its file (the last is on top).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from rules.aurora import GAME
from rules.aurora.model.boxes import Token
from rules.aurora.model.cards import Encounter, Location
from rules.aurora.model.decks import CARDS, DECKS, ENEMIES, HELD
from rules.aurora.model.players import Column, Crew, Hauled, Player
from rules.aurora.model.state import AUTOMA, Automa, Foe, Phase, Slot
from rules.aurora.play.automa import board as automa
from rules.aurora.play.convoy import convoy
from rules.aurora.play.setup import make_opening
from rules.kit.decks import Deck
from tests.kit import tables
from tests.rules.aurora.build import NAMES, Case, open_new_table

ZONES = ("active", "rest", "exhausted")
Said = list[tuple[str, int, list[str]]]
"""Statements: each with its name, its seat and its words."""


def sit_down_at(text: str, names: Mapping[str, str] | None = None) -> Case:
    """Sit down at a position; `opened 3 expert=yes` is a new table."""
    first, *words = text.split()
    if first == "opened":
        pairs = (word.split("=") for word in words[1:])
        return open_new_table(
            int(words[0]), **{name: _read_value(value, bool) for name, value in pairs}
        )
    return read_position(text, names or {}).sit_down()


def read_position(text: str, names: Mapping[str, str]) -> Position:
    """Build the position that these statements describe."""
    said = _read_statements(text.removeprefix("-"), names)
    kinds: dict[str, Any] = {}
    crews: dict[int, dict[str, list[str]]] = {}
    for name, seat, words in said:
        if name in KINDS:
            kinds |= KINDS[name](words)
        elif name in ZONES:
            crews.setdefault(seat, {})[name] = words
    position = Position(**kinds)
    for seat, crew in crews.items():
        position.set_crew(seat, crew)
    for name, seat, words in sorted(said, key=lambda one: one[0] != "convoy"):
        if name in STATEMENTS:
            STATEMENTS[name](position, seat, words)
        elif name not in KINDS and name not in ZONES:
            position.set_fact(seat, name, words)
    return position


def _read_statements(text: str, names: Mapping[str, str]) -> Said:
    found: Said = []
    for statement in filter(None, map(str.strip, text.split(";"))):
        first, *words = statement.split()
        name, _, seat = first.rpartition("_")
        if first in names:
            found += _read_statements(names[first].format(" ".join(words)), names)
        elif seat.isdigit():
            found.append((name, int(seat), words))
        else:
            found.append((first, 0, words))
    return found


def _read_value(word: str, kind: type) -> Any:
    if kind is bool and word in ("yes", "no"):
        return word == "yes"
    if "+" in word:
        return word.split("+")
    return int(word) if kind is int else word


def _put_on_top(pile: list[Any], cards: Iterable[Any]) -> list[Any]:
    """The pile with these cards on top, the first named first."""
    named = [*cards]
    return [*(card for card in pile if card not in named), *reversed(named)]


class Position:
    """A position in the making."""

    def __init__(
        self,
        seats: int = 2,
        phase: Phase = "exploration",
        *,
        number: int = 1,
        # The round; the Aurora lies at the same number.
        sides: tuple[str, str, str] = ("1A", "2A", "3A"),
        expert: bool = False,
        solo: bool = False,
        hard: bool = False,
        variant: bool = True,
    ) -> None:
        alone = automa.make_board(hard=hard, variant=variant) if solo else None
        count = 1 if solo else seats
        s = self.state = make_opening(count, wanted=("", "", ""), expert=expert, automa=alone)
        s.phase, s.round, s.aurora, s.sides = phase, number, number, sides
        s.tiles = [f"{tile}-1" for tile in range(1, 6)]
        s.deck = Deck.of(list(DECKS.exploration)[::-1])
        s.objects = Deck.of(card for card in HELD if HELD[card].kind == "object")
        s.outcomes = Deck.of(DECKS.outcomes)
        s.loot = [Deck.of(c.id for c in DECKS.loot.values() if c.pair == pair) for pair in range(3)]
        s.hitpoints = [["1a", "2a"], ["3a", "4a"], ["5a", "6a"]]
        s.order = [*range(count), *([AUTOMA] if solo else [])]
        if alone is not None:
            alone.deck = Deck.of(DECKS.actions)
        self._stowed: dict[int, str] = dict.fromkeys(range(count), "SSS")

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    @property
    def board(self) -> Automa:
        assert self.state.automa is not None
        return self.state.automa

    def _take(self, seat: int, name: str) -> str:
        """A card's id; a start card's is the seat's own. It comes off the Exploration deck."""
        if name in self.state.deck.pile:
            self.state.deck.pile.remove(name)
        return name if name in CARDS else f"{self.player(seat).colour}-{name}"

    def set_fact(self, seat: int, name: str, words: list[str]) -> None:
        """Set what a row would find under this name."""
        player, field = self.player(seat), name.removeprefix("its_")
        own: Any = player if hasattr(player, field) else self.state
        of = self.board if name.startswith("its_") else own
        was = getattr(of, field)
        if isinstance(was, Deck):
            was.pile = words
        elif isinstance(was, list):
            setattr(of, field, [_read_value(word, bool) for word in words])
        else:
            setattr(of, field, _read_value(words[0], type(was)))

    def sit_down(self) -> Case:
        s = self.state
        for seat, tokens in self._stowed.items():
            lost = convoy.stow_tokens(s.players[seat], cast(list[Token], [*tokens]), moving=True)
            assert not lost, f"No box for {lost}."
        s.queue = list(s.order) if s.phase == "exploration" else s.right_turn_order
        return Case(tables.RecordingTable.place(GAME, s, "seed", NAMES[: s.seats]))

    # -- the table -------------------------------------------------------------------------------

    def lay_zone(self, _: int, cards: list[str]) -> None:
        """What lies in the slots from the left; "-" for an empty one."""
        for index, card in enumerate(cards):
            if card != "-":
                data = CARDS[self._take(0, card)]
                blocks = list(data.blocks) if isinstance(data, Location) else []
                if isinstance(data, Encounter) and data.deal == "merchant":
                    blocks = ["F"]
                self.state.zone[index] = Slot(card=card, blocks=blocks)

    def lay_blocks(self, _: int, words: list[str]) -> None:
        """What is left in a slot: `blocks 2 P -`."""
        slot = self.state.zone[int(words[0]) - 1]
        assert slot is not None
        slot.blocks = [block.strip("-") for block in words[1:]]

    def stack_deck(self, _: int, cards: list[str]) -> None:
        """The Exploration deck, the first named on top; what is not named is left out."""
        self.state.left_out += [card for card in self.state.deck.pile if card not in cards]
        self.state.deck.pile = cards[::-1]

    def put_in_common(self, _: int, cards: list[str]) -> None:
        self.state.common += [self._take(0, card) for card in cards]

    def add_foe(self, _: int, words: list[str]) -> None:
        """Put an Enemy in play: `foe warwolves 2 hitpoints=1b filled=4 0x2 -1x1`. With two players
        the first 3 boxes of a I-II card are never in play."""
        foe = Foe(card=self._take(0, words[0]), region=1, hitpoints="1a", filled=3)
        for word in words[1:]:
            name, eq, value = word.partition("=")
            seat, x, count = word.partition("x")
            if eq:
                setattr(foe, name, _read_value(value, int if name == "filled" else str))
            elif x:
                foe.targets[int(seat)] = int(count)
            else:
                foe.region = int(word)
        self.state.foes.append(foe)

    # -- a player --------------------------------------------------------------------------------

    def set_crew(self, seat: int, zones: Mapping[str, list[str]]) -> None:
        """Survivor cards by zone. "medic+2" has two Contamination counters, "medic+1!" one that has
        just come. As many tokens go aboard, unless `stow` says otherwise."""
        crew = self.player(seat).crew = []
        for zone in ZONES:
            for word in zones.get(zone, ()):
                name, _, counters = word.partition("+")
                ill, fresh = int(counters.rstrip("!") or 0), int(counters.endswith("!"))
                card = self._take(seat, name)
                crew.append(Crew(card=card, zone=cast(Any, zone), counters=ill, fresh=fresh))
        self._stowed[seat] = "S" * len(crew)

    def stow_tokens(self, seat: int, words: list[str]) -> None:
        """What lies in the Convoy, stowed as the game stows it: `stow SSSPFA`."""
        self._stowed[seat] = "".join(words)

    def fill_boxes(self, seat: int, words: list[str]) -> None:
        """Exactly this in the boxes: `lies 0b0:S 1b1:A 2b2:X`."""
        self._stowed[seat] = ""
        for word in words:
            self.player(seat).fill_box(*cast(Any, word.split(":")))

    def hitch_convoy(self, seat: int, columns: list[str]) -> None:
        """The Convoy's cards by column, each "truck" or "trailer/device"."""

        def haul(name: str) -> Hauled:
            return Hauled.make_empty(self._take(seat, name))

        pairs = (column.partition("/") for column in columns)
        self.player(seat).columns = [
            Column(bottom=haul(bottom), top=haul(top) if top else None) for bottom, _, top in pairs
        ]

    def damage_boxes(self, seat: int, refs: list[str]) -> None:
        """Boxes with Damage: "0b3" is the Truck's fourth, "1t0" the first of the Device above the
        first Trailer."""
        for ref in refs:
            self.player(seat).fill_box(ref, "X")

    def give_cards(self, seat: int, cards: list[str]) -> None:
        """Hidden cards, newest last; of Special Loot an Enemy has been defeated that carried it."""
        for card in cards:
            if HELD[card].pair is not None:
                foe = next(e.id for e in ENEMIES.values() if e.group == HELD[card].pair)
                self.state.defeated.append(foe)
            for deck in (self.state.objects, *self.state.loot):
                if card in deck.pile:
                    deck.pile.remove(card)
            self.player(seat).hand.append(card)

    # -- the Automa ------------------------------------------------------------------------------

    def mark_boxes(self, _: int, boxes: list[str]) -> None:
        """Damage the Automa's boxes; its row A is covered right of the counter."""
        for row, marks in self.board.rows.items():
            covered = self.board.column if row == "A" else len(marks)
            marks[:] = [f"{row}{n}" in boxes or n > covered for n in range(1, len(marks) + 1)]

    def reveal_cards(self, _: int, cards: list[str]) -> None:
        """The Automa's open cards, by the first of which it has explored."""
        self.board.revealed, self.board.explored = cards, 1


KINDS: Mapping[str, Callable[[list[str]], dict[str, Any]]] = {
    "seats": lambda words: {"seats": int(words[0])},
    "phase": lambda words: {"phase": words[0]},
    "round": lambda words: {"number": int(words[0])},
    "sides": lambda words: {"sides": tuple(words)},
    "solo": lambda _: {"solo": True},
    "hard": lambda _: {"solo": True, "hard": True},
    "simple": lambda _: {"variant": False},
    "expert": lambda _: {"expert": True},
}
"""What kind of table it is. `simple`: without the variant of the solo game."""


def _set(of: Any, **fields: Any) -> None:
    for name, value in fields.items():
        setattr(of, name, value)


STATEMENTS: Mapping[str, Callable[[Position, int, list[str]], Any]] = {
    "zone": Position.lay_zone,
    "blocks": Position.lay_blocks,
    "deck": Position.stack_deck,
    "common": Position.put_in_common,
    "foe": Position.add_foe,
    "stow": Position.stow_tokens,
    "lies": Position.fill_boxes,
    "convoy": Position.hitch_convoy,
    "damaged": Position.damage_boxes,
    "hand": Position.give_cards,
    "its_marks": Position.mark_boxes,
    "its_cards": Position.reveal_cards,
    "its_discards": lambda p, _, cards: _set(p.board.deck, discards=cards),
    "at": lambda p, seat, words: _set(p.player(seat), space=words[0]),
    "order": lambda p, _, seats: _set(p.state, order=[*map(int, seats)]),
    "waypoints": lambda p, _, words: _set(p.state, waypoints=dict(w.split(":") for w in words)),
    # the next Outcomes, Objects and Loot cards; or all that are left, or discarded
    "outcomes": lambda p, _, words: _set(
        p.state.outcomes, pile=_put_on_top([*DECKS.outcomes], map(int, words))
    ),
    "outcomes_left": lambda p, _, words: _set(p.state.outcomes, pile=[*map(int, words)]),
    "outcomes_out": lambda p, _, words: _set(p.state.outcomes, discards=[*map(int, words)]),
    "objects": lambda p, _, cards: _set(
        p.state.objects, pile=_put_on_top(p.state.objects.pile, cards)
    ),
    "objects_left": lambda p, _, cards: _set(p.state.objects, pile=cards),
    "objects_out": lambda p, _, cards: _set(p.state.objects, pile=[], discards=cards),
    "loot": lambda p, _, words: _set(
        p.state.loot[int(words[0])], pile=_put_on_top(p.state.loot[int(words[0])].pile, words[1:])
    ),
    "loot_left": lambda p, _, words: _set(p.state.loot[int(words[0])], pile=words[1:]),
}
"""What a position may say besides facts."""
